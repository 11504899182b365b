//! The chores that use the engine, and with them all the others: `cargo xtask help` lists them.
//!
//! `cargo xtask` hands over to this program what it cannot do without the engine. To add such a chore,
//! write one file here with its static and add one line to [`ALL`].

use std::process::ExitCode;

use xtask::{Chore, Failure, exit_code, perform};

mod cases;
mod check_bulk;
mod check_drafts;
mod check_generated;
mod check_rules;
mod check_steps;
mod example;
mod generate;
mod levels;

/// Every chore that uses the engine, in the order in which the help lists them.
static ALL: [&Chore; 9] = [
    &generate::GENERATE,
    &cases::CASES,
    &example::EXAMPLE,
    &check_bulk::CHECK_BULK,
    &check_steps::CHECK_STEPS,
    &check_drafts::CHECK_DRAFTS,
    &check_rules::CHECK_RULES,
    &check_generated::CHECK_GENERATED,
    &levels::LEVELS,
];

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    exit_code(run(&arguments))
}

fn run(arguments: &[String]) -> Result<(), Failure> {
    let Some(name) = arguments.first() else {
        return Err(Failure::Usage(format!("no chore was named\n\n{}", help())));
    };
    if ["help", "-h", "--help"].contains(&name.as_str()) {
        print!("{}", help());
        return Ok(());
    }
    let unknown = || Failure::Usage(format!("there is no chore `{name}`\n\n{}", help()));
    perform(every(), arguments).ok_or_else(unknown)?
}

/// Every chore of the repository, those without the engine first.
fn every() -> impl Iterator<Item = &'static Chore> {
    xtask::ALL.into_iter().chain(ALL)
}

fn help() -> String {
    let line = |call: &str, about: &str| format!("  {call:<30} {about}\n");
    let chores = every().map(|chore| line(&chore.call(), chore.about)).collect::<String>();
    format!("Usage: cargo xtask CHORE\n\n{chores}{}", line("help", "this list"))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn an_unknown_chore_is_wrong_use_and_names_the_known_ones() {
        let Err(Failure::Usage(reason)) = run(&["tets".to_string()]) else {
            panic!("this chore does not exist")
        };
        for chore in every() {
            assert!(reason.contains(chore.about), "{}", chore.id);
        }
    }

    #[test]
    fn calling_without_a_chore_is_wrong_use() {
        assert!(matches!(run(&[]), Err(Failure::Usage(_))));
    }

    #[test]
    fn help_is_an_answer() {
        assert_eq!(run(&["help".to_string()]), Ok(()));
        for chore in every() {
            assert_eq!(run(&[chore.id.to_string(), "--help".to_string()]), Ok(()));
        }
    }

    #[test]
    fn chores_have_different_names() {
        let names: BTreeSet<&str> = every().map(|chore| chore.id).collect();
        assert_eq!(names.len(), every().count(), "{names:?}");
    }
}
