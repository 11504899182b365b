//! Chores of the repository: `cargo xtask help` lists them.
//!
//! A chore is a static with a name, a line of help and a function. To add one, write one file here
//! with such a static and add one line to [`ALL`].

use std::process::ExitCode;

mod bench;
mod cases;
mod check_bulk;
mod check_drafts;
mod check_generated;
mod check_rules;
mod check_steps;
mod deny;
mod example;
mod fuzz;
mod generate;
mod kills;
mod levels;
mod page_speed;
mod pictures;
mod report;
mod schemathesis;
mod slow;
mod test;
mod tidy;
mod tool;
mod tree;
mod web;
mod words;

/// Every chore, in the order in which the help lists them.
static ALL: [&Chore; 20] = [
    &test::TEST,
    &tidy::TIDY,
    &generate::GENERATE,
    &slow::SLOW,
    &deny::DENY,
    &fuzz::FUZZ,
    &kills::KILLS,
    &schemathesis::SCHEMATHESIS,
    &bench::BENCH,
    &cases::CASES,
    &example::EXAMPLE,
    &check_bulk::CHECK_BULK,
    &check_steps::CHECK_STEPS,
    &check_drafts::CHECK_DRAFTS,
    &check_rules::CHECK_RULES,
    &check_generated::CHECK_GENERATED,
    &levels::LEVELS,
    &words::WORDS,
    &page_speed::PAGE_SPEED,
    &pictures::PICTURES,
];

/// Something that can be done for the repository.
struct Chore {
    /// Its name, the first argument of `cargo xtask`.
    id: &'static str,
    /// Its further arguments, as the help shows them.
    arguments: &'static str,
    /// What it does, in one line.
    about: &'static str,
    /// Does it.
    run: fn(&[String]) -> Result<(), Failure>,
}

/// Why a chore has not succeeded.
#[derive(PartialEq, Eq, Debug)]
enum Failure {
    /// It was called in a way that it does not know: exit code 2.
    Usage(String),
    /// It could not be done, or the answer is no: exit code 1.
    Failed(String),
    /// The same, and everything has been said already.
    Reported,
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match run(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure::Failed(reason)) => {
            eprintln!("error: {reason}");
            ExitCode::from(1)
        }
        Err(Failure::Reported) => ExitCode::from(1),
        Err(Failure::Usage(reason)) => {
            eprintln!("error: {reason}");
            ExitCode::from(2)
        }
    }
}

fn run(arguments: &[String]) -> Result<(), Failure> {
    let Some((name, rest)) = arguments.split_first() else {
        return Err(Failure::Usage(format!("no chore was named\n\n{}", help())));
    };
    if ["help", "-h", "--help"].contains(&name.as_str()) {
        print!("{}", help());
        return Ok(());
    }
    let Some(chore) = ALL.into_iter().find(|chore| chore.id == name) else {
        return Err(Failure::Usage(format!("there is no chore `{name}`\n\n{}", help())));
    };
    if rest.iter().any(|argument| ["-h", "--help"].contains(&argument.as_str())) {
        println!("cargo xtask {} {}\n\n{}", chore.id, chore.arguments, chore.about);
        return Ok(());
    }
    (chore.run)(rest)
}

fn help() -> String {
    let line = |call: &str, about: &str| format!("  {call:<30} {about}\n");
    let chores = ALL.map(|chore| line(&format!("{} {}", chore.id, chore.arguments), chore.about));
    format!("Usage: cargo xtask CHORE\n\n{}{}", chores.concat(), line("help", "this list"))
}

/// Refuses arguments, for chores that take none.
fn no_arguments(arguments: &[String]) -> Result<(), Failure> {
    match arguments.first() {
        None => Ok(()),
        Some(argument) => Err(Failure::Usage(format!("`{argument}` is one argument too many"))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_chore_is_wrong_use_and_names_the_known_ones() {
        let Err(Failure::Usage(reason)) = run(&["tets".to_string()]) else {
            panic!("this chore does not exist")
        };
        for chore in ALL {
            assert!(reason.contains(chore.about));
        }
    }

    #[test]
    fn calling_without_a_chore_is_wrong_use() {
        assert!(matches!(run(&[]), Err(Failure::Usage(_))));
    }

    #[test]
    fn help_is_an_answer() {
        assert_eq!(run(&["help".to_string()]), Ok(()));
        assert_eq!(run(&["fuzz".to_string(), "--help".to_string()]), Ok(()));
    }

    #[test]
    fn chores_have_different_names() {
        let mut names = ALL.map(|chore| chore.id);
        names.sort_unstable();
        assert!(names.windows(2).all(|pair| pair[0] != pair[1]));
    }
}
