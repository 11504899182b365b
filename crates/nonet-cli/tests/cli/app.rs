//! The app as a process of its own, for the tests.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use crate::common::{Run, command};

/// The app, run by a test.
pub(crate) struct App {
    pub(crate) child: Child,
    /// As in `127.0.0.1:40123`.
    pub(crate) address: String,
    /// What its owner has to show, if anything.
    pub(crate) token: Option<String>,
}

impl App {
    /// Starts the app on a free port.
    pub(crate) fn start(arguments: &[&str]) -> App {
        let mut serve = command();
        App::run(serve.args(["serve", "--no-open"]).args(arguments))
    }

    /// Runs the app, and waits for its address.
    pub(crate) fn run(command: &mut Command) -> App {
        let mut child = command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the command starts");
        let mut line = String::new();
        let out = child.stdout.as_mut().expect("a pipe");
        BufReader::new(out).read_line(&mut line).expect("a line");
        let link = line.trim_end().strip_prefix("Nonet is at http://").unwrap_or_default();
        let (address, token) = link.split_once('/').unwrap_or((link, ""));
        let token = token.strip_prefix("#token=").map(str::to_owned);
        App { address: address.to_owned(), token, child }
    }

    /// Starts the app on a free port, with a folder for what it keeps.
    pub(crate) fn start_in(folder: &str) -> App {
        App::start(&["--listen", "127.0.0.1:0", "--data", folder])
    }

    /// Asks something: the status and the body of the reply.
    pub(crate) fn ask(&self, verb: &str, path: &str, body: &str) -> (u16, String) {
        self.try_ask(verb, path, body).expect("it is there")
    }

    /// Asks something; nothing if the app ends before it has replied.
    pub(crate) fn try_ask(&self, verb: &str, path: &str, body: &str) -> Option<(u16, String)> {
        let mut stream = TcpStream::connect(&self.address).ok()?;
        let (host, length) = (&self.address, body.len());
        let token = self.token.iter().map(|token| format!("Authorization: Bearer {token}\r\n"));
        let token: String = token.collect();
        let head = format!(
            "{verb} {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n{token}\
             Content-Length: {length}\r\n\r\n"
        );
        stream.write_all(head.as_bytes()).ok()?;
        stream.write_all(body.as_bytes()).ok()?;
        let mut reply = String::new();
        stream.read_to_string(&mut reply).ok()?;
        let status = reply.split(' ').nth(1)?.parse().ok()?;
        let (head, body) = reply.split_once("\r\n\r\n")?;
        // A reply that was cut off is none.
        let length = head.lines().find_map(|line| line.strip_prefix("content-length: "));
        let is_whole = length.is_none_or(|length| length.parse() == Ok(body.len()));
        is_whole.then(|| (status, body.to_owned()))
    }

    /// Ends the app as its page does, and waits for that.
    pub(crate) fn exit(self) -> Run {
        assert_eq!(self.ask("POST", "/api/v1/exit", "").0, 200);
        self.wait()
    }

    /// Kills it, as `kill -9` does, and waits for that.
    pub(crate) fn kill(mut self) {
        self.child.kill().expect("it runs");
        self.wait();
    }

    /// Sends it a signal, such as `INT`.
    #[cfg(unix)]
    pub(crate) fn signal(&self, name: &str) {
        let process = self.child.id().to_string();
        let status = Command::new("kill").args([&format!("-{name}"), &process]).status();
        assert!(status.is_ok_and(|status| status.success()));
    }

    /// Ends it as its page does or by a signal, and waits for that.
    pub(crate) fn end_by(self, way: &str) -> Run {
        match way {
            #[cfg(unix)]
            "INT" | "TERM" => {
                self.signal(way);
                self.wait()
            }
            _ => self.exit(),
        }
    }

    /// Waits for its end.
    pub(crate) fn wait(self) -> Run {
        let output = self.child.wait_with_output().expect("it ends");
        Run {
            code: output.status.code().unwrap_or(-1),
            out: String::from_utf8_lossy(&output.stdout).into_owned(),
            err: String::from_utf8_lossy(&output.stderr).into_owned(),
        }
    }
}

/// A folder of the tests that is not there yet.
pub(crate) fn new_folder(name: &str) -> String {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    folder.to_str().expect("a path of the tests is text").to_owned()
}
