//! What the server does with requests that are too large, too many, or make no sense.

use std::io::Write;
use std::net::{Shutdown, TcpStream};
use std::thread;
use std::time::{Duration, Instant};

use crate::client::{PUZZLE, TestServer};

#[test]
fn a_body_that_is_too_large_is_refused() {
    let server = TestServer::start();
    let body = format!(r#"{{"puzzle":"{}"}}"#, "1".repeat(1 << 20));
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
        for path in ["/solve", "/grid", "/rules", "/estimate", "/jobs", "/games", "/records"] {
            let reply = server.post(path, body);
            assert_eq!(reply.status, 400, "{path}");
            assert!(!reply.code().is_empty(), "{path}");
        }
    }
    assert_eq!(server.get("/nothing").code(), "server-not-found");
    let reply = server.send("DELETE", "/solve", &[], "");
    assert_eq!((reply.status, reply.header("allow")), (405, Some("POST")));
    assert_eq!(reply.code(), "server-wrong-method");
}

#[test]
fn an_answer_that_takes_too_long_says_that_it_was_stopped() {
    let server = TestServer::start();
    let started = Instant::now();
    let body = format!(r#"{{"puzzle":"{}","method":"sets"}}"#, ".".repeat(81));
    let answer = server.post("/count", &body).json();
    assert_eq!(answer["stopped"], true);
    let took = started.elapsed();
    assert!((Duration::from_secs(9)..Duration::from_secs(20)).contains(&took), "{took:?}");
}

#[test]
fn work_for_clients_that_have_gone_makes_room_for_others() {
    let server = TestServer::start();
    let body = format!(r#"{{"puzzle":"{}","method":"sets"}}"#, ".".repeat(81));
    // More than there are places, each of which would take ten seconds.
    let streams: Vec<TcpStream> =
        (0..64).map(|_| server.open("POST", "/api/v1/count", &[], &body)).collect();
    for stream in &streams {
        stream.shutdown(Shutdown::Both).expect("it was open");
    }
    drop(streams);
    let started = Instant::now();
    assert_eq!(server.post("/solve", &format!(r#"{{"puzzle":"{PUZZLE}"}}"#)).status, 200);
    assert!(started.elapsed() < Duration::from_secs(9), "{:?}", started.elapsed());
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
