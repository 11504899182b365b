//! The programs that chores call, and how to get those that may be missing.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A program that may be missing.
pub(crate) struct Tool {
    /// Its name, for people.
    pub(crate) name: &'static str,
    /// A command that succeeds if and only if it is there.
    pub(crate) probe: &'static [&'static str],
    /// The line that installs it.
    pub(crate) install: &'static str,
}

pub(crate) static RUSTFMT: Tool = Tool {
    name: "rustfmt",
    probe: &["cargo", "fmt", "--version"],
    install: "rustup component add rustfmt",
};

pub(crate) static CLIPPY: Tool = Tool {
    name: "clippy",
    probe: &["cargo", "clippy", "--version"],
    install: "rustup component add clippy",
};

pub(crate) static NEXTEST: Tool = Tool {
    name: "cargo-nextest",
    probe: &["cargo", "nextest", "--version"],
    install: "cargo install cargo-nextest --locked",
};

pub(crate) static CARGO_DENY: Tool = Tool {
    name: "cargo-deny",
    probe: &["cargo", "deny", "--version"],
    install: "cargo install cargo-deny --locked",
};

pub(crate) static CARGO_FUZZ: Tool = Tool {
    name: "cargo-fuzz",
    probe: &["cargo", "fuzz", "--version"],
    install: "cargo install cargo-fuzz --locked",
};

pub(crate) static NIGHTLY: Tool = Tool {
    name: "the nightly compiler",
    probe: &["rustup", "run", "nightly", "rustc", "--version"],
    install: "rustup toolchain install nightly --profile minimal",
};

impl Tool {
    /// Whether it is there.
    pub(crate) fn is_there(&self) -> bool {
        let (program, arguments) = self.probe.split_first().expect("a probe names its program");
        let mut command = if *program == "cargo" { cargo() } else { Command::new(program) };
        command.args(arguments).stdout(Stdio::null()).stderr(Stdio::null());
        command.status().is_ok_and(|status| status.success())
    }
}

/// Cargo, the one that has called us, in the root of the repository.
pub fn cargo() -> Command {
    let program = std::env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo"));
    let mut command = Command::new(program);
    command.current_dir(root());
    command
}

/// The root of the repository.
pub fn root() -> PathBuf {
    let own = std::env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    own.parent().map(Path::to_path_buf).expect("the chores live in a folder of the repository")
}

/// Says what is run, runs it, and tells whether it succeeded.
pub(crate) fn run(command: &mut Command) -> bool {
    println!("$ {}", shown(command));
    match command.status() {
        Ok(status) => status.success(),
        Err(error) => {
            println!("it cannot be started: {error}");
            false
        }
    }
}

/// A command as one would type it in the root of the repository.
fn shown(command: &Command) -> String {
    let program = Path::new(command.get_program());
    let program = program.file_stem().unwrap_or(program.as_os_str());
    let mut words = vec![program.to_string_lossy().into_owned()];
    for (name, value) in command.get_envs() {
        if let Some(value) = value {
            let (name, value) = (name.to_string_lossy(), value.to_string_lossy());
            words.insert(0, format!("{name}={}", quoted(&value)));
        }
    }
    words.extend(command.get_args().map(|argument| quoted(&argument.to_string_lossy())));
    words.join(" ")
}

fn quoted(word: &str) -> String {
    if word.contains(' ') { format!("'{word}'") } else { word.to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_program_is_not_there() {
        let tool = Tool { name: "x", probe: &["nonet-no-such-program"], install: "" };
        assert!(!tool.is_there());
    }

    #[test]
    fn a_command_is_shown_as_typed() {
        let mut command = Command::new("cargo");
        command.args(["doc", "--lib"]).env("RUSTDOCFLAGS", "-D warnings");
        assert_eq!(shown(&command), "RUSTDOCFLAGS='-D warnings' cargo doc --lib");
    }

    #[test]
    fn the_root_holds_the_workspace() {
        let manifest = std::fs::read_to_string(root().join("Cargo.toml")).unwrap();
        assert!(manifest.contains("[workspace]"));
    }
}
