//! `cargo xtask`: does a chore that needs no engine, and hands everything else over to `chores`.

use std::process::{Command, ExitCode};

use xtask::tool::cargo;
use xtask::{Failure, exit_code, perform};

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match perform(xtask::ALL, &arguments) {
        Some(result) => exit_code(result),
        None => handed_over(&mut chores(&arguments)),
    }
}

/// The program with all chores, also `help`, in the folder of the caller: its files are meant from there.
fn chores(arguments: &[String]) -> Command {
    let mut command = cargo();
    command.current_dir(".").args(["run", "--quiet", "--package", "chores", "--"]).args(arguments);
    command
}

/// Runs another program in our place.
fn handed_over(command: &mut Command) -> ExitCode {
    match command.status() {
        // One that was killed has no code.
        Ok(status) => status.code().and_then(|code| u8::try_from(code).ok()).unwrap_or(1).into(),
        Err(error) => exit_code(Err(Failure::Failed(format!("cargo cannot be started: {error}")))),
    }
}

#[cfg(test)]
mod tests {
    use std::process::Stdio;

    use super::*;

    #[test]
    fn the_other_program_gets_all_arguments() {
        let command = chores(&["levels".to_string(), "--help".to_string()]);
        let arguments: Vec<_> = command.get_args().skip_while(|word| *word != "--").collect();
        assert_eq!(arguments, ["--", "levels", "--help"]);
    }

    #[test]
    fn the_exit_code_is_passed_on() {
        let no_such_command =
            handed_over(cargo().arg("nonet-no-such-command").stderr(Stdio::null()));
        assert_eq!(no_such_command, ExitCode::from(101));
    }
}
