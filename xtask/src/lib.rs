//! Chores of the repository that need no engine, and what all chores share.
//!
//! A chore is a static with a name, a line of help and a function. To add one, write one file here
//! with such a static and add one line to [`ALL`]; one that uses the engine goes into `chores`, where
//! also `cargo xtask help` is: the test command, which is here, must not wait for the engine to be built
//! for it alone.

use std::process::ExitCode;

mod bench;
mod busy;
mod deny;
mod fuzz;
mod kills;
mod page_speed;
mod pictures;
mod report;
mod schemathesis;
mod slow;
mod test;
mod tidy;
pub mod tool;
pub mod tree;
mod web;
mod words;

/// Every chore that needs no engine, in the order in which the help lists them.
pub static ALL: [&Chore; 12] = [
    &test::TEST,
    &tidy::TIDY,
    &slow::SLOW,
    &deny::DENY,
    &fuzz::FUZZ,
    &kills::KILLS,
    &busy::BUSY,
    &schemathesis::SCHEMATHESIS,
    &bench::BENCH,
    &words::WORDS,
    &page_speed::PAGE_SPEED,
    &pictures::PICTURES,
];

/// Something that can be done for the repository.
pub struct Chore {
    /// Its name, the first argument of `cargo xtask`.
    pub id: &'static str,
    /// Its further arguments, as the help shows them.
    pub arguments: &'static str,
    /// What it does, in one line.
    pub about: &'static str,
    /// Does it.
    pub run: fn(&[String]) -> Result<(), Failure>,
}

impl Chore {
    /// Its name and its arguments, as one types them.
    pub fn call(&self) -> String {
        format!("{} {}", self.id, self.arguments)
    }
}

/// Why a chore has not succeeded.
#[derive(PartialEq, Eq, Debug)]
pub enum Failure {
    /// It was called in a way that it does not know: exit code 2.
    Usage(String),
    /// It could not be done, or the answer is no: exit code 1.
    Failed(String),
    /// The same, and everything has been said already.
    Reported,
}

/// Performs the chore that the first argument names, or tells what it does; none if it is not among these.
pub fn perform(
    chores: impl IntoIterator<Item = &'static Chore>,
    arguments: &[String],
) -> Option<Result<(), Failure>> {
    let (name, rest) = arguments.split_first()?;
    let chore = chores.into_iter().find(|chore| chore.id == name)?;
    if rest.iter().any(|argument| ["-h", "--help"].contains(&argument.as_str())) {
        println!("cargo xtask {}\n\n{}", chore.call(), chore.about);
        return Some(Ok(()));
    }
    Some((chore.run)(rest))
}

/// How a program ends after a chore; what is still to be said about it is said.
pub fn exit_code(result: Result<(), Failure>) -> ExitCode {
    match result {
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

/// Refuses arguments, for chores that take none.
fn no_arguments(arguments: &[String]) -> Result<(), Failure> {
    match arguments.first() {
        None => Ok(()),
        Some(argument) => Err(Failure::Usage(format!("`{argument}` is one argument too many"))),
    }
}

/// How often something shall be done, for chores that take only that.
fn count(arguments: &[String], usual: u32) -> Result<u32, Failure> {
    match arguments {
        [] => Ok(usual),
        [count] => match count.parse() {
            Ok(count) if count > 0 => Ok(count),
            _ => Err(Failure::Usage(format!("`{count}` is not how often something can be done"))),
        },
        [_, rest @ ..] => no_arguments(rest).map(|()| usual),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_count_is_a_number_above_zero_and_nothing_else() {
        let of =
            |words: &[&str]| count(&words.iter().map(ToString::to_string).collect::<Vec<_>>(), 200);
        assert_eq!((of(&[]), of(&["7"])), (Ok(200), Ok(7)));
        for wrong in [&["x"][..], &["0"], &["-1"], &["1", "2"]] {
            assert!(matches!(of(wrong), Err(Failure::Usage(_))), "{wrong:?}");
        }
    }

    #[test]
    fn a_chore_of_another_list_is_none_of_these() {
        let call = |words: &[&str]| {
            perform(ALL, &words.iter().map(ToString::to_string).collect::<Vec<_>>())
        };
        assert_eq!((call(&[]), call(&["help"]), call(&["tets"])), (None, None, None));
        assert_eq!(call(&["fuzz", "--help"]), Some(Ok(())));
        assert!(matches!(call(&["tidy", "up"]), Some(Err(Failure::Usage(_)))));
    }
}
