//! Questions about a puzzle: how it comes in, and what all answers about it need.

/// Ties a question about one puzzle to its answer, whose remarks are in this field.
macro_rules! about_puzzle {
    ($question:ident => $answer:ident, $($remarks:ident).+) => {
        impl $crate::ask::Answerable for $question {
            type Answer = $answer;

            fn answer(
                &self,
                words: &$crate::Words,
                host: &mut dyn $crate::Host,
            ) -> Result<$answer, $crate::Refusal> {
                $crate::puzzle::answer(self, words, host)
            }
        }

        impl $crate::puzzle::Remarkable for $answer {
            fn remarks_mut(&mut self) -> &mut Vec<String> {
                &mut self.$($remarks).+
            }
        }
    };
}

mod board;
mod candidates;
mod check;
mod convert;
mod count;
mod every;
mod explain;
mod follow;
mod grounds;
mod hint;
mod mistake;
mod parse;
mod race;
mod rate;
mod redundant;
mod search;
mod solve;
mod watch;

use std::borrow::Cow;

use nonet_core::format::{Expectation, ReadError, read_all, to_whole_line};
use nonet_core::rule::{Rule, Variants};
use nonet_core::{BoxShape, Draft};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::answer::{Answered, Fault, Outcome, Refusal};
use crate::ask::Answerable;
use crate::describe;
use crate::host::{Event, Host};
use crate::message;
use crate::words::{Argument, Message, Words};

pub use board::{BoardClue, BoardData, BoardHouse, BoardRules, Side, ToldRule};
pub use candidates::{CandidateGrid, Candidates};
pub use check::{Check, Checked};
pub use convert::{Convert, Converted};
pub use count::{Count, Counted};
pub use every::{OfEffect, OfTechnique, OneEffect};
pub use explain::{Explain, Explained};
pub use follow::{Follow, Followed};
pub use grounds::Logic;
pub use hint::{Hint, Hinted};
pub use parse::{Parse, Parsed};
pub use race::{
    Finish, LinesRaced, MethodOverLines, NodesOverLines, Race, RaceLines, Raced, Standings,
    TimesOverLines, UnreadableLine,
};
pub use rate::{Rate, Rated, Rating, Uses};
pub use redundant::{Redundancy, SpareClue};
pub use search::{CHECK_LIMIT, Findings, SearchOptions, Stats};
pub use solve::{Mode, Show, Solve, Solved};
pub use watch::MomentData;

/// A puzzle as it is asked about.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct Problem {
    /// The puzzle: a text in any format, or an object as Nonet's own format `json` has it.
    pub puzzle: PuzzleData,
    /// The shape of its boxes, rows × columns, as in `2x3`; otherwise it follows from the number of
    /// cells.
    #[serde(rename = "box", default, skip_serializing_if = "Option::is_none")]
    pub box_shape: Option<String>,
    /// Rules about the whole grid that it has besides those that it says itself, such as `diagonal`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub variants: Vec<String>,
}

/// A puzzle as a text or as data.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(untagged, expecting = "a puzzle is a text or an object")]
pub enum PuzzleData {
    /// A text in any format.
    Text(String),
    /// An object, as the format `json` has it.
    Object(Map<String, Value>),
}

impl Default for PuzzleData {
    fn default() -> PuzzleData {
        PuzzleData::Text(String::new())
    }
}

impl From<&str> for PuzzleData {
    fn from(text: &str) -> PuzzleData {
        PuzzleData::Text(text.to_owned())
    }
}

impl From<String> for PuzzleData {
    fn from(text: String) -> PuzzleData {
        PuzzleData::Text(text)
    }
}

impl PuzzleData {
    /// The puzzle as a text that the readers of formats take.
    fn text(&self) -> Cow<'_, str> {
        match self {
            PuzzleData::Text(text) => Cow::Borrowed(text),
            PuzzleData::Object(object) => Cow::Owned(Value::Object(object.clone()).to_string()),
        }
    }

    /// Every puzzle in it, of which there is at least one.
    ///
    /// # Errors
    /// Why there is none. In an object there are no lines and columns to blame.
    pub(crate) fn read_all(
        &self,
        expectation: Expectation,
        words: &Words,
    ) -> Result<Vec<Draft>, Fault> {
        read_all(&self.text(), &expectation).map_err(|error| {
            let error = match self {
                PuzzleData::Text(_) => error,
                PuzzleData::Object(_) => ReadError { line: None, column: None, ..error },
            };
            describe::read_fault(&error, words)
        })
    }
}

impl Problem {
    /// A puzzle with boxes as they follow from its size.
    pub fn new(puzzle: impl Into<PuzzleData>) -> Problem {
        Problem { puzzle: puzzle.into(), ..Problem::default() }
    }

    /// What is known about the puzzle before it is read.
    ///
    /// # Errors
    /// If there are no such boxes, or no such rules.
    pub fn expectation(&self, words: &Words) -> Result<Expectation, Refusal> {
        let box_shape = shape(self.box_shape.as_deref(), words)?;
        let variants = variants(&self.variants);
        let variants = variants.map_err(|unknown| Refusal::invalid(words, &unknown))?;
        Ok(Expectation { box_shape, variants })
    }

    /// Every puzzle in the text, of which there is at least one.
    pub(crate) fn read_all(&self, words: &Words) -> Result<Vec<Draft>, Refusal> {
        let drafts = self.puzzle.read_all(self.expectation(words)?, words);
        drafts.map_err(|fault| Refusal::new(Outcome::Invalid, fault))
    }

    /// The first puzzle in the text.
    pub(crate) fn read(&self, words: &Words) -> Result<Draft, Refusal> {
        Ok(self.read_all(words)?.swap_remove(0))
    }
}

/// The shape of boxes that a text names, if there is one.
pub(crate) fn shape(text: Option<&str>, words: &Words) -> Result<Option<BoxShape>, Refusal> {
    let shape = text.map(str::parse::<BoxShape>).transpose();
    shape.map_err(|_| Refusal::invalid(words, &message!("box-unknown")))
}

/// The rules of variants by their names.
pub(crate) fn variants(names: &[String]) -> Result<Variants, Message> {
    let mut variants = Variants::default();
    match names.iter().find(|name| !variants.add(name)) {
        None => Ok(variants),
        Some(name) => {
            let known = Argument::ids(Rule::variants());
            Err(message!("variant-unknown", variant = name.clone(), known = known))
        }
    }
}

/// A question about one puzzle.
pub trait AboutPuzzle: Answerable {
    /// The puzzle.
    fn problem(&self) -> &Problem;

    /// Whether it is about solutions, so that no rule may be unknown.
    fn needs_all_rules(&self) -> bool {
        true
    }

    /// Checks that a puzzle has no rules that nobody here knows, if that matters, and answers the question about it.
    ///
    /// # Errors
    /// Why there is no answer.
    fn answer_read(
        &self,
        draft: Draft,
        words: &Words,
        host: &mut dyn Host,
    ) -> Result<Self::Answer, Refusal> {
        if self.needs_all_rules() && !draft.unknown_rules().is_empty() {
            let refused = Refusal::invalid(words, &describe::rules_unknown(&draft));
            return Err(refused.about(to_whole_line(&draft)));
        }
        self.answer_draft(draft, words, host)
    }

    /// Checks that the question can be answered, whatever the puzzle.
    ///
    /// # Errors
    /// What is wrong with it.
    fn check(&self) -> Result<(), Message> {
        Ok(())
    }

    /// Answers the question about another puzzle, which has been read already.
    ///
    /// # Errors
    /// Why there is no answer.
    fn answer_draft(
        &self,
        draft: Draft,
        words: &Words,
        host: &mut dyn Host,
    ) -> Result<Self::Answer, Refusal>;
}

/// What is said about a puzzle, and can be remarked upon.
pub(crate) trait Remarkable: Answered {
    fn remarks_mut(&mut self) -> &mut Vec<String>;

    /// Whether the puzzle was found to have one solution.
    fn is_unique(&self) -> Option<bool> {
        self.findings()?.is_unique()
    }
}

/// Reads the puzzle of a question and answers it.
pub(crate) fn answer<Q: AboutPuzzle<Answer: Remarkable>>(
    question: &Q,
    words: &Words,
    host: &mut dyn Host,
) -> Result<Q::Answer, Refusal> {
    question.check().map_err(|wrong| Refusal::invalid(words, &wrong))?;
    let problem = question.problem();
    let mut drafts = problem.read_all(words)?;
    let more = drafts.len() - 1;
    let draft = drafts.swap_remove(0);
    let shape = draft.layout.box_shape();
    begin(&draft, host);
    let mut answer = question.answer_read(draft, words, host)?;
    if more > 0 {
        answer.remarks_mut().push(words.say(&message!("remark-more-puzzles", more = more)));
    }
    let oblong = shape.filter(|shape| shape.rows() != shape.columns());
    let guess = oblong.filter(|_| problem.box_shape.is_none());
    if let (Some(shape), Some(false)) = (guess, answer.is_unique()) {
        answer.remarks_mut().push(words.say(&describe::guessed_box(shape)));
    }
    Ok(answer)
}

/// Tells the host that the work on a puzzle begins.
pub(crate) fn begin(draft: &Draft, host: &mut dyn Host) {
    // Who does not want to wait says so again when there is something to stop.
    let _ = host.hear(&Event::Begin { puzzle: &to_whole_line(draft), draft });
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problem(json: &str) -> Problem {
        serde_json::from_str(json).expect("a problem")
    }

    #[test]
    fn a_puzzle_may_be_a_text_or_an_object() {
        let text = problem(r#"{"puzzle": "1234............"}"#);
        let object = problem(r#"{"puzzle": {"puzzle": "1234............", "box": "2x2"}}"#);
        let numbers = problem(r#"{"puzzle": {"puzzle": [1,2,3,4,0,0,0,0,0,0,0,0,0,0,0,0]}}"#);
        let words = Words::english();
        let drafts = [text, object, numbers].map(|one| one.read(words).expect("a puzzle"));
        assert_eq!(drafts[0], drafts[1]);
        assert_eq!(drafts[0].entries, drafts[2].entries);
        let wrong = serde_json::from_str::<Problem>(r#"{"puzzle": 7}"#).expect_err("a number");
        assert!(wrong.to_string().contains("a puzzle is a text or an object"), "{wrong}");
    }

    #[test]
    fn an_object_that_is_no_puzzle_has_no_lines_to_blame() {
        let words = Words::english();
        let refused =
            problem(r#"{"puzzle": {"puzzle": "1294............"}}"#).read(words).expect_err("no");
        assert_eq!((refused.error.line, refused.error.column), (None, None));
        let refused = problem(r#"{"puzzle": "1294............"}"#).read(words).expect_err("no");
        assert!(refused.error.column.is_some(), "{refused:?}");
    }

    #[test]
    fn boxes_that_make_no_sense_are_refused() {
        let words = Words::english();
        let refused = problem(r#"{"puzzle": "1...", "box": "x"}"#).read(words).expect_err("no");
        assert_eq!(refused.error.code, "box-unknown");
    }
}
