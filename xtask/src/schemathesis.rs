//! `cargo xtask schemathesis`: whether the server does what its OpenAPI document says, by requests that
//! nobody thought of.

use std::fs;
use std::io::{self, BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use crate::report::{Outcome, Report};
use crate::tool::{Tool, cargo, root, run};
use crate::{Chore, Failure};

pub(crate) static SCHEMATHESIS: Chore = Chore {
    id: "schemathesis",
    arguments: "[CASES]",
    about: "try the server with requests made from its OpenAPI document, 100 for each route by default",
    run: schemathesis,
};

/// Runs Schemathesis, which is written in it.
static PYTHON: Tool = Tool {
    name: "Python 3.10 or later with venv",
    probe: &["python3", "-m", "venv", "--help"],
    install: "apt-get install python3-venv",
};

/// The version of Schemathesis that the documents were mended for.
const VERSION: &str = "4.32.5";

/// Who asks.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Guest {
    /// Everybody on loopback is.
    Owner,
    /// One who has the token.
    Bearer,
    /// One who has none.
    Stranger,
}

impl Guest {
    /// Where the server listens for such a guest.
    fn address(self) -> &'static str {
        if self == Guest::Owner { "127.0.0.1:0" } else { "0.0.0.0:0" }
    }
}

fn schemathesis(arguments: &[String]) -> Result<(), Failure> {
    let cases = cases(arguments)?;
    if !PYTHON.is_there() {
        let (name, install) = (PYTHON.name, PYTHON.install);
        return Err(Failure::Failed(format!("{name} is missing; this installs it: {install}")));
    }
    let (Some(tool), true) =
        (installed(), run(cargo().args(["build", "--workspace", "--bin", "nonet"])))
    else {
        return Err(Failure::Reported);
    };
    let mut report = Report::default();
    for (name, about, guest) in [
        ("owner", "on loopback, where everybody is the owner", Guest::Owner),
        ("token", "on all addresses, with the owner's token", Guest::Bearer),
        ("stranger", "on all addresses, without it", Guest::Stranger),
    ] {
        report.step(name, about, || Outcome::of(try_as(guest, &tool, cases)));
    }
    report.finish(false)
}

fn cases(arguments: &[String]) -> Result<u32, Failure> {
    match arguments {
        [] => Ok(100),
        [cases] => {
            cases.parse().map_err(|_| Failure::Usage(format!("`{cases}` is no number of cases")))
        }
        [_, more, ..] => Err(Failure::Usage(format!("`{more}` is one argument too many"))),
    }
}

/// Where Schemathesis is, in an environment of its own; installs it there if it is not.
fn installed() -> Option<PathBuf> {
    let folder = root().join("target").join(format!("schemathesis-{VERSION}"));
    let programs = folder.join(if cfg!(windows) { "Scripts" } else { "bin" });
    let tool = programs.join("schemathesis");
    // Written last: an environment without it was not finished.
    let stamp = folder.join("installed");
    if !stamp.exists() {
        let wanted = format!("schemathesis=={VERSION}");
        let is_there = run(Command::new("python3").args(["-m", "venv"]).arg(&folder))
            && run(Command::new(programs.join("python"))
                .args(["-m", "pip", "install", "--quiet", &wanted]))
            && fs::write(&stamp, "").is_ok();
        if !is_there {
            println!("Schemathesis cannot be installed, which needs a network");
            return None;
        }
    }
    Some(tool)
}

/// Tries the server as somebody; whether all went well.
fn try_as(guest: Guest, tool: &Path, cases: u32) -> bool {
    let mut server = match TestServer::start(guest.address()) {
        Ok(server) => server,
        Err(error) => {
            println!("the server does not start: {error}");
            return false;
        }
    };
    let mut command = Command::new(tool);
    let document = format!("http://127.0.0.1:{}/api/v1/openapi.json", server.port);
    command.current_dir(&server.folder).env("COLUMNS", "100").arg("--config-file");
    command.arg(root().join("xtask/schemathesis.toml")).args(["run", &document]);
    // All checks are on unless the file says otherwise; to ask for all of them here would overrule it.
    command.args(["--max-examples", &cases.to_string(), "--no-color"]);
    // An answer has ten seconds; a busy machine may need some more.
    command.args(["--request-timeout", "60", "--max-response-time", "30"]);
    if guest != Guest::Stranger {
        // It ends the server, as it should.
        command.args(["--exclude-path", "/api/v1/exit"]);
    }
    if let (Guest::Bearer, Some(token)) = (guest, &server.token) {
        command.args(["--header", &format!("Authorization: Bearer {token}")]);
    }
    let has_passed = run(&mut command);
    let is_there = server.is_there();
    if !is_there {
        println!("the server has ended by itself");
    }
    has_passed && is_there
}

/// A server with a folder of its own; both go with this.
struct TestServer {
    child: Child,
    port: String,
    token: Option<String>,
    folder: PathBuf,
}

impl TestServer {
    fn start(address: &str) -> io::Result<TestServer> {
        let folder =
            std::env::temp_dir().join(format!("nonet-schemathesis-{}", std::process::id()));
        fs::create_dir_all(&folder)?;
        // This program lies where the others do.
        let program = std::env::current_exe()?;
        let program = program.with_file_name(format!("nonet{}", std::env::consts::EXE_SUFFIX));
        let mut child = Command::new(program)
            .args(["serve", "--no-open", "--listen", address, "--data"])
            .arg(folder.join("data"))
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()?;
        let mut line = String::new();
        if let Some(out) = child.stdout.as_mut() {
            BufReader::new(out).read_line(&mut line)?;
        }
        let mut server = TestServer { child, port: String::new(), token: None, folder };
        let (port, token) = parts(&line).ok_or_else(|| io::Error::other(line.clone()))?;
        server.port.push_str(port);
        server.token = token.map(str::to_owned);
        Ok(server)
    }

    fn is_there(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(None))
    }
}

impl Drop for TestServer {
    fn drop(&mut self) {
        // One that has ended cannot be killed, and nothing depends on the folder.
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// The port and the token in the line that the server prints.
fn parts(line: &str) -> Option<(&str, Option<&str>)> {
    let (_, link) = line.trim_end().split_once("http://")?;
    let (host, rest) = link.split_once('/')?;
    let (_, port) = host.rsplit_once(':')?;
    Some((port, rest.strip_prefix("#token=")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_route_has_100_cases_unless_told_otherwise() {
        assert_eq!(cases(&[]), Ok(100));
        assert_eq!(cases(&["7".to_string()]), Ok(7));
        assert!(matches!(cases(&["x".to_string()]), Err(Failure::Usage(_))));
        assert!(matches!(cases(&["1".to_string(), "2".to_string()]), Err(Failure::Usage(_))));
    }

    #[test]
    fn the_printed_link_has_the_port_and_perhaps_a_token() {
        assert_eq!(parts("Nonet is at http://127.0.0.1:4711/\n"), Some(("4711", None)));
        let link = "Nonet is at http://[::]:80/#token=00ff\n";
        assert_eq!(parts(link), Some(("80", Some("00ff"))));
        assert_eq!(parts("error: the address is taken"), None);
    }
}
