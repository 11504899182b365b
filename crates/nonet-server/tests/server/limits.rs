//! What the server does with requests that are too large, too many, or make no sense.

use std::io::{self, Read, Write};
use std::net::{Shutdown, TcpStream};
use std::thread;
use std::time::Duration;

use nonet_server::Limits;

use crate::client::{PUZZLE, TestServer};

#[test]
fn a_body_that_is_too_large_is_refused() {
    let server = TestServer::start();
    let body = format!(r#"{{"puzzle":"{}"}}"#, "1".repeat(4 << 20));
    for path in ["/solve", "/jobs", "/games", "/settings"] {
        let verb = if path == "/settings" { "PUT" } else { "POST" };
        let reply = server.send(verb, path, &[], &body);
        assert_eq!((reply.status, reply.code().as_str()), (413, "server-too-large"), "{path}");
    }
}

#[test]
fn what_makes_no_sense_is_answered_with_a_reason() {
    let server = TestServer::start();
    let deep = "[".repeat(100_000);
    for body in ["", "{", "null", "[]", "\"x\"", "{\"puzzle\":1}", "\u{0}", &deep] {
        for path in ["/ask", "/solve", "/grid-rank", "/estimate", "/jobs", "/games", "/records"] {
            let reply = server.post(path, body);
            assert_eq!(reply.status, 400, "{path}");
            assert!(!reply.code().is_empty(), "{path}");
        }
    }
    // To look for no solutions is no question, as for the command.
    for path in ["/solve", "/count", "/check"] {
        let reply = server.post(path, &format!(r#"{{"puzzle":"{PUZZLE}","limit":0}}"#));
        assert_eq!((reply.status, reply.code().as_str()), (422, "limit-zero"), "{path}");
    }
    assert_eq!(server.get("/nothing").code(), "server-not-found");
    let reply = server.send("DELETE", "/solve", &[], "");
    assert_eq!((reply.status, reply.header("allow")), (405, Some("POST")));
    assert_eq!(reply.code(), "server-wrong-method");
}

/// A count that nobody waits for the end of.
fn endless() -> String {
    format!(r#"{{"puzzle":"{}","method":"sets"}}"#, ".".repeat(81))
}

/// Reads until the server ends the connection. If it has not heard all that was sent by then, the system
/// says so in a way of its own.
fn rest(stream: &mut TcpStream) -> String {
    stream.set_read_timeout(Some(Duration::from_secs(60))).expect("a time");
    let mut bytes = Vec::new();
    match stream.read_to_end(&mut bytes) {
        Err(error) if error.kind() != io::ErrorKind::ConnectionReset => {
            panic!("it is not ended: {error}")
        }
        _ => String::from_utf8(bytes).expect("a text"),
    }
}

#[test]
fn an_answer_that_takes_too_long_says_that_it_was_stopped() {
    let answer = Duration::from_millis(50);
    let server = TestServer::start_with(Limits { answer, ..Limits::default() });
    assert_eq!(server.post("/count", &endless()).json()["stopped"], true);
}

#[test]
fn work_for_clients_that_have_gone_makes_room_for_others() {
    // No answer is stopped for the time it takes.
    let answer = Duration::from_secs(100_000);
    let server = TestServer::start_with(Limits { answer, ..Limits::default() });
    // More than there are places.
    let streams: Vec<TcpStream> =
        (0..64).map(|_| server.open("POST", "/api/v1/count", &[], &endless())).collect();
    for stream in &streams {
        stream.shutdown(Shutdown::Both).expect("it was open");
    }
    drop(streams);
    assert_eq!(server.post("/solve", &format!(r#"{{"puzzle":"{PUZZLE}"}}"#)).status, 200);
}

#[test]
fn whoever_does_not_say_what_he_wants_is_sent_away() {
    let head = Duration::from_millis(50);
    let server = TestServer::start_with(Limits { head, ..Limits::default() });
    for said in ["", "GET /api/v1/about HTTP/1.1\r\nHost: 127"] {
        let mut stream = TcpStream::connect(server.address).expect("it is there");
        stream.write_all(said.as_bytes()).expect("it listens");
        assert!(!rest(&mut stream).contains("200 OK"), "{said}");
    }
    assert_eq!(server.get("/about").status, 200);
}

#[test]
fn whoever_does_not_send_all_of_his_request_is_told_so() {
    let body = Duration::from_millis(50);
    let server = TestServer::start_with(Limits { body, ..Limits::default() });
    let mut stream = TcpStream::connect(server.address).expect("it is there");
    let head = format!(
        "POST /api/v1/solve HTTP/1.1\r\nHost: {}\r\nContent-Length: 100\r\n\r\n{{",
        server.address
    );
    stream.write_all(head.as_bytes()).expect("it listens");
    let reply = rest(&mut stream);
    assert!(reply.starts_with("HTTP/1.1 400") && reply.contains("server-unreadable"), "{reply}");
}

#[test]
fn many_who_say_nothing_keep_nobody_out_and_make_room() {
    let server = TestServer::start_with(Limits { connections: 16, ..Limits::default() });
    let job = server.begin(&format!(
        r#"{{"question":{{"ask":"count","puzzle":"{}","method":"sets"}}}}"#,
        ".".repeat(81)
    ));
    let mut events = server.listen(&job);
    let mut silent: Vec<TcpStream> = (0..100)
        .map(|_| {
            let mut stream = TcpStream::connect(server.address).expect("it is there");
            stream.write_all(b"GET /").expect("it listens");
            stream
        })
        .collect();
    for _ in 0..20 {
        assert_eq!(server.get("/about").status, 200);
    }
    assert_eq!(rest(&mut silent[0]), "", "the first had to make room");
    assert!(events.next().is_some(), "who listens stays");
}

#[test]
fn everybody_gets_an_answer_when_many_ask_at_once() {
    let server = TestServer::start();
    let body = format!(r#"{{"puzzle":"{PUZZLE}"}}"#);
    thread::scope(|scope| {
        for path in ["/hint", "/solve", "/explain", "/games"].repeat(16) {
            let (server, body) = (&server, &body);
            scope.spawn(move || {
                let verb = if path == "/games" { "GET" } else { "POST" };
                assert_eq!(server.send(verb, path, &[], body).status, 200, "{path}");
            });
        }
    });
}

#[test]
fn a_client_that_speaks_nonsense_does_not_hurt_others() {
    let server = TestServer::start();
    for nonsense in [
        "\r\n\r\n",
        "GET\r\n\r\n",
        "\u{16}\u{3}\u{1}",
        "POST /api/v1/solve HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
    ] {
        let mut stream = TcpStream::connect(server.address).expect("it is there");
        stream.write_all(nonsense.as_bytes()).expect("it listens");
    }
    assert_eq!(server.get("/about").status, 200);
}
