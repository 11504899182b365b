//! What all answers have in common: how a question ended, and what was wrong with it.

use schemars::JsonSchema;
use serde::Serialize;

use crate::ask::Answer;
use crate::message;
use crate::puzzle::Findings;
use crate::words::{Message, Words};

/// How a question ended, which is also the exit code of a command.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Outcome {
    /// There is an answer, or the answer is yes.
    #[default]
    Yes,
    /// There is none, or the answer is no.
    No,
    /// The question makes no sense: its text is no puzzle, or it asks for something unknown.
    Invalid,
}

impl Outcome {
    /// Yes if something is so, and no otherwise.
    pub(crate) fn of(is_so: bool) -> Outcome {
        if is_so { Outcome::Yes } else { Outcome::No }
    }
}

/// An answer to a question. What goes out as JSON has the field names that scripts depend on; a
/// field that does not apply is left out.
pub trait Answered: Serialize + JsonSchema + Into<Answer> {
    /// How the question ended.
    fn outcome(&self) -> Outcome {
        Outcome::Yes
    }

    /// What a search for solutions has come to, if the answer rests on one.
    fn findings(&self) -> Option<&Findings> {
        None
    }

    /// What else there is to say.
    fn remarks(&self) -> &[String] {
        self.findings().map_or(&[], |findings| &findings.remarks)
    }

    /// Whether the host ended the work before it was done.
    fn is_stopped(&self) -> bool {
        self.findings().is_some_and(|findings| findings.stopped)
    }

    /// Takes out what only someone who asks for statistics wants to see.
    #[must_use]
    fn without_stats(self) -> Self {
        self
    }
}

/// The answer to a question that has none: what is wrong with it, or why it cannot be done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Refusal {
    /// The puzzle, in one line, if it could be read.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub puzzle: Option<String>,
    /// A cell in which something is wrong, as in `r1c2`: its digit is not that of the solution, or
    /// its pencil marks leave that out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mistake: Option<Box<str>>,
    /// Whether the host ended the work before it was done.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub stopped: bool,
    /// What is wrong.
    pub error: Fault,

    /// How the question ended.
    #[serde(skip)]
    pub outcome: Outcome,
}

impl Refusal {
    /// A question that ends with a fault.
    pub fn new(outcome: Outcome, error: Fault) -> Refusal {
        Refusal { puzzle: None, mistake: None, stopped: false, error, outcome }
    }

    /// A question that makes no sense.
    pub(crate) fn invalid(words: &Words, message: &Message) -> Refusal {
        Refusal::new(Outcome::Invalid, Fault::new(words, message))
    }

    /// A wish that makes sense and cannot be met.
    pub(crate) fn unmet(words: &Words, message: &Message) -> Refusal {
        Refusal::new(Outcome::No, Fault::new(words, message))
    }

    /// Work that the host ended before there was an answer.
    pub(crate) fn stopped(words: &Words) -> Refusal {
        let refused = Refusal::unmet(words, &message!("lines-stopped"));
        Refusal { stopped: true, ..refused }
    }

    /// The same about a puzzle.
    pub(crate) fn about(mut self, puzzle: String) -> Refusal {
        self.puzzle = Some(puzzle);
        self
    }
}

/// What was wrong with a question, in words and by place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Fault {
    /// What kind of fault it is: the id of the message, the same in every language.
    pub code: &'static str,
    /// The sentence.
    pub message: String,
    /// The 1-based line of the text that is to blame.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<usize>,
    /// The 1-based column, in characters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub column: Option<usize>,
}

impl Fault {
    /// A fault of the question as a whole.
    pub fn new(words: &Words, message: &Message) -> Fault {
        Fault { code: message.id(), message: words.say(message), line: None, column: None }
    }
}
