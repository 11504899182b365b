//! A server for a test, and a client that speaks plain HTTP.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use nonet_api::Words;
use nonet_server::{Data, Limits, Options, Server};
use serde_json::Value;

/// A puzzle with one solution.
pub(crate) const PUZZLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// A server that ends with the test.
pub(crate) struct TestServer {
    pub(crate) address: SocketAddr,
    /// What its owner has to show, if anything.
    pub(crate) token: Option<String>,
    end: Box<dyn Fn() + Send + Sync>,
    thread: Option<thread::JoinHandle<()>>,
}

impl TestServer {
    /// A server on any port of loopback, that keeps nothing.
    pub(crate) fn start() -> TestServer {
        TestServer::start_at("127.0.0.1:0")
    }

    /// A server at an address, that keeps nothing.
    pub(crate) fn start_at(address: &str) -> TestServer {
        TestServer::run(address, Data::Memory, Limits::default())
    }

    /// A server that waits no longer than this, and keeps nothing.
    pub(crate) fn start_with(limits: Limits) -> TestServer {
        TestServer::run("127.0.0.1:0", Data::Memory, limits)
    }

    /// A server that keeps things in a folder, and so many puzzles of each wish ready.
    pub(crate) fn start_ready_in(folder: &Path, ready: usize) -> TestServer {
        let limits = Limits { ready, ..Limits::default() };
        TestServer::start_all(
            "127.0.0.1:0",
            Data::Folder(folder.to_owned()),
            limits,
            Words::english(),
        )
    }

    /// A server that keeps things in a folder.
    pub(crate) fn start_in(folder: &Path) -> TestServer {
        TestServer::run("127.0.0.1:0", Data::Folder(folder.to_owned()), Limits::default())
    }

    /// A server for others, that keeps things in a folder.
    pub(crate) fn start_for_all_in(folder: &Path) -> TestServer {
        TestServer::run("0.0.0.0:0", Data::Folder(folder.to_owned()), Limits::default())
    }

    /// A server that speaks a language, and keeps nothing.
    pub(crate) fn start_speaking(tag: &str) -> TestServer {
        let limits = Limits { ready: 0, ..Limits::default() };
        let words = Words::for_tag(tag).expect("a language");
        TestServer::start_all("127.0.0.1:0", Data::Memory, limits, words)
    }

    /// A server that makes nothing by itself.
    fn run(address: &str, data: Data, limits: Limits) -> TestServer {
        TestServer::start_all(address, data, Limits { ready: 0, ..limits }, Words::english())
    }

    fn start_all(address: &str, data: Data, limits: Limits, words: &'static Words) -> TestServer {
        let listen = address.parse().expect("an address");
        let options = Options { listen, data, words, limits, hear: |_, _| {} };
        let server = Server::listen(&options).expect("it listens");
        let (address, end) = (server.address(), Box::new(server.ender()));
        let token = server.token();
        let thread = Some(thread::spawn(move || server.run()));
        TestServer { address, token, end, thread }
    }

    /// Sends a request without a body.
    pub(crate) fn get(&self, path: &str) -> Reply {
        self.send("GET", path, &[], "")
    }

    /// Sends a request with a body.
    pub(crate) fn post(&self, path: &str, body: &str) -> Reply {
        self.send("POST", path, &[], body)
    }

    /// Sends a request to the API, as a script does.
    pub(crate) fn send(&self, verb: &str, path: &str, headers: &[&str], body: &str) -> Reply {
        self.send_raw(verb, &format!("/api/v1{path}"), headers, body)
    }

    /// Sends a request to any address of the server.
    pub(crate) fn send_raw(&self, verb: &str, path: &str, headers: &[&str], body: &str) -> Reply {
        let mut reader = BufReader::new(self.open(verb, path, headers, body));
        let (status, headers) = head(&mut reader);
        let mut body = Vec::new();
        // A server that has refused a body may close before it is read.
        let _ = reader.read_to_end(&mut body);
        let body = String::from_utf8_lossy(&body).into_owned();
        let mut reply = Reply { status, headers, body };
        if reply.header("transfer-encoding") == Some("chunked") {
            reply.body = unchunked(&reply.body);
        }
        reply
    }

    /// Sends a request and leaves the reply to be read.
    pub(crate) fn open(&self, verb: &str, path: &str, headers: &[&str], body: &str) -> TcpStream {
        let mut stream = TcpStream::connect(self.address).expect("it is there");
        stream.set_read_timeout(Some(Duration::from_secs(60))).expect("a time");
        let mut lines = vec![format!("{verb} {path} HTTP/1.1"), "Connection: close".to_owned()];
        if !headers.iter().any(|header| header.starts_with("Host:")) {
            lines.push(format!("Host: {}", self.address));
        }
        lines.extend(headers.iter().map(|&header| header.to_owned()));
        lines.push(format!("Content-Length: {}\r\n\r\n", body.len()));
        let request = lines.join("\r\n");
        stream.write_all(request.as_bytes()).expect("it listens");
        // It may refuse a long body before it has all of it.
        let _ = stream.write_all(body.as_bytes());
        stream
    }

    /// The events of a job, as they come.
    pub(crate) fn listen(&self, job: &str) -> Events {
        let stream = self.open("GET", &format!("/api/v1/jobs/{job}"), &[], "");
        let mut reader = BufReader::new(stream);
        assert_eq!(head(&mut reader).0, 200);
        Events { reader }
    }

    /// Begins a job.
    pub(crate) fn begin(&self, body: &str) -> String {
        let reply = self.post("/jobs", body);
        assert_eq!(reply.status, 202, "{reply:?}");
        reply.job()
    }

    /// Tells the server to end, and waits for that; whether all went well.
    pub(crate) fn end(&mut self) -> bool {
        (self.end)();
        self.wait()
    }

    /// Waits for the server to end; whether all went well.
    pub(crate) fn wait(&mut self) -> bool {
        self.thread.take().is_some_and(|thread| thread.join().is_ok())
    }
}

impl Drop for TestServer {
    fn drop(&mut self) {
        (self.end)();
        self.wait();
    }
}

/// A folder of its own for a test, which goes with the test.
pub(crate) struct Folder(pub(crate) PathBuf);

impl Folder {
    pub(crate) fn new(name: &str) -> Folder {
        let name = format!("nonet-server-{}-{name}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        let _ = fs::remove_dir_all(&folder);
        Folder(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// What the server replied.
#[derive(Debug)]
pub(crate) struct Reply {
    pub(crate) status: u16,
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) body: String,
}

impl Reply {
    pub(crate) fn json(&self) -> Value {
        let start = || self.body.chars().take(500).collect::<String>();
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {}", start()))
    }

    /// The id of the job that has begun.
    pub(crate) fn job(&self) -> String {
        self.json()["job"].as_str().expect("an id").to_owned()
    }

    pub(crate) fn code(&self) -> String {
        self.json()["error"]["code"].as_str().unwrap_or_default().to_owned()
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let header = self.headers.iter().find(|(other, _)| other.eq_ignore_ascii_case(name));
        header.map(|(_, value)| value.as_str())
    }
}

/// The status and the headers of a reply.
fn head(reader: &mut impl BufRead) -> (u16, Vec<(String, String)>) {
    let mut line = String::new();
    reader.read_line(&mut line).expect("a reply");
    let status = line.split(' ').nth(1).and_then(|status| status.parse().ok());
    let mut headers = Vec::new();
    loop {
        line.clear();
        reader.read_line(&mut line).expect("a header");
        let Some((name, value)) = line.trim_end().split_once(": ") else { break };
        headers.push((name.to_owned(), value.to_owned()));
    }
    (status.unwrap_or_else(|| panic!("{line}")), headers)
}

/// The body of a reply that came in chunks.
fn unchunked(body: &str) -> String {
    let (mut rest, mut text) = (body, String::new());
    while let Some((length, more)) = rest.split_once("\r\n") {
        let length = usize::from_str_radix(length, 16).expect("a length");
        text.push_str(&more[..length]);
        rest = more[length..].trim_start_matches("\r\n");
    }
    text
}

/// The events of a job.
pub(crate) struct Events {
    reader: BufReader<TcpStream>,
}

impl Iterator for Events {
    type Item = (String, Value);

    fn next(&mut self) -> Option<(String, Value)> {
        let (mut name, mut line) = (String::new(), String::new());
        loop {
            line.clear();
            if self.reader.read_line(&mut line).ok()? == 0 {
                return None;
            }
            if let Some(event) = line.trim_end().strip_prefix("event: ") {
                event.clone_into(&mut name);
            } else if let Some(data) = line.strip_prefix("data: ") {
                return Some((name, serde_json::from_str(data).expect("JSON")));
            }
        }
    }
}
