//! `cargo xtask slow`: the examples of pages that take minutes, which the tests leave out.
//!
//! They are in blocks `console slow` of the pages about subjects. The test that runs all other examples
//! runs these too if it is told to; the runner that ends tests which hang must not be asked.

use std::process::Command;

use crate::tool::{cargo, run};
use crate::{Chore, Failure, no_arguments};

pub(crate) static SLOW: Chore = Chore {
    id: "slow",
    arguments: "",
    about: "run the examples of pages that take minutes, too",
    run: slow,
};

/// What tells the tests of pages to run the slow examples.
const SWITCH: &str = "NONET_SLOW";

fn slow(arguments: &[String]) -> Result<(), Failure> {
    no_arguments(arguments)?;
    if run(&mut command()) { Ok(()) } else { Err(Failure::Reported) }
}

fn command() -> Command {
    let mut command = cargo();
    command.args(["test", "--package", "nonet-cli", "--test", "cli", "pages::"]).env(SWITCH, "1");
    command
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tests_of_pages_are_told_to_run_slow_examples() {
        let command = command();
        let told = command.get_envs().any(|(name, value)| name == SWITCH && value.is_some());
        assert!(told, "{command:?}");
        let tests = include_str!("../../crates/nonet-cli/tests/cli/pages.rs");
        assert!(tests.contains(&format!("var_os(\"{SWITCH}\")")), "the tests ask for {SWITCH}");
    }

    #[test]
    fn an_argument_is_wrong_use() {
        assert!(matches!(slow(&["fast".to_owned()]), Err(Failure::Usage(_))));
    }
}
