//! Runs the real command for the tests.

use std::ffi::OsStr;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::thread;

pub(crate) use nonet_testing::{WIKIPEDIA as PUZZLE, WIKIPEDIA_SOLUTION as SOLUTION};

/// What a run of the command gave.
#[derive(Debug)]
pub(crate) struct Run {
    /// The exit code.
    pub(crate) code: i32,
    /// Standard output.
    pub(crate) out: String,
    /// Standard error.
    pub(crate) err: String,
}

/// The command itself, without colours, language or data from the environment of the tests.
pub(crate) fn command() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_nonet"));
    command.env_remove("NO_COLOR").env_remove("CLICOLOR_FORCE").env("TERM", "xterm");
    command.env("XDG_DATA_HOME", concat!(env!("CARGO_TARGET_TMPDIR"), "/no-data"));
    command
}

/// Runs the command without input.
pub(crate) fn nonet<A: AsRef<OsStr>>(arguments: &[A]) -> Run {
    with_input(arguments, b"")
}

/// Runs the command with this input.
pub(crate) fn with_input<A: AsRef<OsStr>>(arguments: &[A], input: &[u8]) -> Run {
    let mut child = started(arguments);
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.to_vec();
    // The command may end before it has read everything: that is its right.
    let writing = thread::spawn(move || drop(stdin.write_all(&input)));
    let run = ended(child);
    writing.join().expect("the writer does not panic");
    run
}

/// The command at work, with all its streams in the hands of the test.
pub(crate) fn started<A: AsRef<OsStr>>(arguments: &[A]) -> Child {
    command()
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts")
}

/// Waits for the end of a command.
fn ended(child: Child) -> Run {
    let output = child.wait_with_output().expect("the command ends");
    Run {
        code: output.status.code().unwrap_or(-1),
        out: String::from_utf8(output.stdout).expect("UTF-8"),
        err: String::from_utf8(output.stderr).expect("UTF-8"),
    }
}

/// Interrupts a command as Ctrl-C does.
#[cfg(unix)]
pub(crate) fn interrupted(child: Child) -> Run {
    let kill = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(kill.expect("kill runs").success());
    ended(child)
}

/// A file with this content, in a folder of the tests.
pub(crate) fn file(name: &str, content: &[u8]) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, content).expect("a file of the tests");
    path
}
