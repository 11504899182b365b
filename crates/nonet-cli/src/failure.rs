//! Failures: what a command says when it cannot do what it was asked, and its exit code.

use std::io;

use nonet_api::{Message, Outcome, Words, message};
use nonet_host::reading_reason;

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
    words.say(&reading_reason(error))
}

/// The exit code of an outcome.
pub(crate) fn exit_code(outcome: Outcome) -> u8 {
    match outcome {
        Outcome::Yes => 0,
        Outcome::No => 1,
        Outcome::Invalid => 2,
    }
}
