//! Failures: what a command says when it cannot do what it was asked, and its exit code.

use std::io;

use nonet_api::{Message, Outcome, Words, message};

/// Why a command ends early.
#[derive(Debug)]
pub(crate) enum Failure {
    /// A message for people; the outcome is the exit code.
    Said(Outcome, String),
    /// Whoever reads our output has had enough. That is not an error.
    BrokenPipe,
}

impl Failure {
    /// Wrong use, or a text that is no puzzle.
    pub(crate) fn invalid(words: &Words, message: &Message) -> Failure {
        Failure::Said(Outcome::Invalid, words.say(message))
    }

    /// A file or stream that cannot be read.
    pub(crate) fn reading(words: &Words, name: &str, error: &io::Error) -> Failure {
        let reason = reason(words, error);
        Failure::invalid(words, &message!("io-read", name = name, reason = reason))
    }

    /// Output that cannot be written.
    pub(crate) fn writing(words: &Words, error: &io::Error) -> Failure {
        if error.kind() == io::ErrorKind::BrokenPipe {
            return Failure::BrokenPipe;
        }
        let reason = reason(words, error);
        Failure::invalid(words, &message!("io-write", reason = reason))
    }
}

/// What the system says, in our words where we have them.
pub(crate) fn reason(words: &Words, error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => words.say(&message!("io-not-found")),
        io::ErrorKind::PermissionDenied => words.say(&message!("io-denied")),
        io::ErrorKind::IsADirectory => words.say(&message!("io-folder")),
        io::ErrorKind::StorageFull => words.say(&message!("io-full")),
        _ => error.to_string(),
    }
}

/// The exit code of an outcome.
pub(crate) fn exit_code(outcome: Outcome) -> u8 {
    match outcome {
        Outcome::Yes => 0,
        Outcome::No => 1,
        Outcome::Invalid => 2,
    }
}
