//! The app as a process: it starts, keeps what it is given, and ends.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use crate::common::{Run, command, file, nonet};

/// The app, run by a test.
struct App {
    child: Child,
    /// As in `127.0.0.1:40123`.
    address: String,
}

impl App {
    /// Starts the app on a free port.
    fn start(arguments: &[&str]) -> App {
        let mut serve = command();
        App::run(serve.args(["serve", "--no-open"]).args(arguments))
    }

    /// Runs the app, and waits for its address.
    fn run(command: &mut Command) -> App {
        let mut child = command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the command starts");
        let mut line = String::new();
        let out = child.stdout.as_mut().expect("a pipe");
        BufReader::new(out).read_line(&mut line).expect("a line");
        let address = line.trim_end().strip_prefix("Nonet is at http://");
        let address = address.and_then(|address| address.strip_suffix('/')).unwrap_or_default();
        App { address: address.to_owned(), child }
    }

    /// Starts the app on a free port, with a folder for what it keeps.
    fn start_in(folder: &str) -> App {
        App::start(&["--listen", "127.0.0.1:0", "--data", folder])
    }

    /// Asks something: the status and the body of the reply.
    fn ask(&self, verb: &str, path: &str, body: &str) -> (u16, String) {
        let mut stream = TcpStream::connect(&self.address).expect("it is there");
        let (host, length) = (&self.address, body.len());
        let head = format!(
            "{verb} {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\
             Content-Length: {length}\r\n\r\n"
        );
        stream.write_all(head.as_bytes()).expect("it listens");
        stream.write_all(body.as_bytes()).expect("it listens");
        let mut reply = String::new();
        stream.read_to_string(&mut reply).expect("a reply");
        let status = reply.split(' ').nth(1).and_then(|status| status.parse().ok());
        let body = reply.split_once("\r\n\r\n").map_or("", |(_, body)| body);
        (status.unwrap_or_default(), body.to_owned())
    }

    /// Waits for its end.
    fn wait(self) -> Run {
        let output = self.child.wait_with_output().expect("it ends");
        Run {
            code: output.status.code().unwrap_or(-1),
            out: String::from_utf8_lossy(&output.stdout).into_owned(),
            err: String::from_utf8_lossy(&output.stderr).into_owned(),
        }
    }
}

/// A folder of the tests that is not there yet.
fn new_folder(name: &str) -> String {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    folder.to_str().expect("a path of the tests is text").to_owned()
}

#[test]
fn the_app_answers_serves_its_page_and_exits() {
    let app = App::start_in(":memory:");
    assert!(app.address.starts_with("127.0.0.1:"), "{}", app.address);
    let (status, page) = app.ask("GET", "/", "");
    assert!(status == 200 && page.contains("<!doctype html>"), "{status} {page}");
    let (status, answer) = app.ask("POST", "/api/v1/count", r#"{"puzzle":"................"}"#);
    assert!(status == 200 && answer.contains("\"count\":\"288\""), "{status} {answer}");
    let started = Instant::now();
    assert_eq!(app.ask("POST", "/api/v1/exit", "").0, 200);
    let run = app.wait();
    assert_eq!((run.code, run.err.trim_end()), (0, "Nonet has ended."));
    assert!(started.elapsed() < Duration::from_secs(3));
}

#[test]
fn what_was_kept_outlives_a_process_that_is_killed() {
    let folder = new_folder("killed");
    let mut app = App::start_in(&folder);
    for number in 0..10 {
        let game = format!(r#"{{"state":{{"number":{number}}}}}"#);
        assert_eq!(app.ask("POST", "/api/v1/games", &game).0, 201);
    }
    // On Unix, this is kill -9.
    app.child.kill().expect("it runs");
    app.wait();
    let app = App::start_in(&folder);
    let other = App::start_in(&folder);
    for app in [&app, &other] {
        let (_, games) = app.ask("GET", "/api/v1/games", "");
        assert_eq!(games.matches("\"id\"").count(), 10, "{games}");
    }
    assert_eq!(other.ask("DELETE", "/api/v1/games/1", "").0, 204);
    assert_eq!(app.ask("GET", "/api/v1/games/1", "").0, 404);
    for app in [app, other] {
        app.ask("POST", "/api/v1/exit", "");
        assert_eq!(app.wait().code, 0);
    }
}

#[test]
fn without_a_usable_folder_the_app_runs_and_says_so() {
    let no_folder = file("no-folder", b"");
    let app = App::start_in(no_folder.to_str().expect("text"));
    assert_eq!(app.ask("PUT", "/api/v1/settings", r#"{"theme":"night"}"#).0, 200);
    let (_, about) = app.ask("GET", "/api/v1/about", "");
    assert!(about.contains("no-folder") && about.contains("\"file\":null"), "{about}");
    app.ask("POST", "/api/v1/exit", "");
    let run = app.wait();
    assert!(run.code == 0 && run.err.contains("forgotten when the app ends"), "{run:?}");
}

#[test]
fn a_port_that_is_taken_is_a_clear_message() {
    let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = taken.local_addr().expect("an address").to_string();
    let run = nonet(&["serve", "--no-open", "--data", ":memory:", "--listen", &address]);
    assert_eq!(run.code, 2);
    assert!(run.err.contains("cannot listen on") && run.err.contains(&address), "{run:?}");
    let run = nonet(&["serve", "--no-open", "--listen", "nowhere"]);
    assert!(run.code == 2 && run.err.contains("'nowhere' is no address"), "{run:?}");
}

#[test]
fn an_address_for_others_is_said_to_be_one() {
    let app = App::start(&["--listen", "0.0.0.0:0", "--data", ":memory:"]);
    assert!(app.address.starts_with("127.0.0.1:"), "how to reach it: {}", app.address);
    app.ask("POST", "/api/v1/exit", "");
    let run = app.wait();
    assert!(run.code == 0 && run.err.contains("everybody in this network"), "{run:?}");
}

// Elsewhere a browser would open.
#[cfg(target_os = "linux")]
#[test]
fn the_command_alone_starts_the_app_on_another_port_if_its_own_is_taken() {
    let folder = new_folder("alone");
    let start = || {
        let mut nonet = command();
        nonet.env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY").env("XDG_DATA_HOME", &folder);
        App::run(&mut nonet)
    };
    let apps = [start(), start()];
    assert_ne!(apps[0].address, apps[1].address);
    let (_, about) = apps[0].ask("GET", "/api/v1/about", "");
    assert!(about.contains(&folder), "{about}");
    for app in apps {
        app.ask("POST", "/api/v1/exit", "");
        assert_eq!(app.wait().code, 0);
    }
}

#[cfg(unix)]
#[test]
fn ctrl_c_ends_the_app_although_somebody_listens() {
    let app = App::start_in(":memory:");
    let blank = ".".repeat(81);
    let job = format!(r#"{{"kind":"count","method":"sets","puzzle":"{blank}"}}"#);
    assert_eq!(app.ask("POST", "/api/v1/jobs", &job).0, 202);
    let mut listener = TcpStream::connect(&app.address).expect("it is there");
    let head = format!("GET /api/v1/jobs/1 HTTP/1.1\r\nHost: {}\r\n\r\n", app.address);
    listener.write_all(head.as_bytes()).expect("it listens");
    listener.read_exact(&mut [0; 100]).expect("events");
    let started = Instant::now();
    let process = app.child.id().to_string();
    let status = Command::new("kill").args(["-INT", &process]).status();
    assert!(status.is_ok_and(|status| status.success()));
    assert_eq!(app.wait().code, 0);
    assert!(started.elapsed() < Duration::from_secs(3));
}
