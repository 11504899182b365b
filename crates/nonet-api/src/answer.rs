//! Answers: what Nonet says to a request.

use nonet_core::{Draft, Grid};
use nonet_logic::Use;
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use crate::board::BoardData;
use crate::steps::ToldStep;
use crate::words::Message;

/// How a request ended, which is also the exit code of a command.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Outcome {
    /// There is an answer, or the answer is yes.
    #[default]
    Yes,
    /// There is none, or the answer is no.
    No,
    /// The request makes no sense: its text is no puzzle, or it asks for something unknown.
    Invalid,
}

/// The answer to a request.
///
/// What goes out as JSON has the field names that scripts depend on; a field that does not apply
/// is left out. Beside it stands what a program needs to draw the answer.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Answer {
    /// The puzzle, in one line.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub puzzle: Option<String>,
    /// The first solution, in one line.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub solution: Option<String>,
    /// A second one, where two were asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub second_solution: Option<String>,
    /// How many solutions were found.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub count: Option<u128>,
    /// Whether the search ended at its limit, so that there may be more.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limit_reached: Option<bool>,
    /// For every cell, row by row, its possible values as one text.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub candidates: Option<Vec<String>>,
    /// The puzzle as a page draws it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<BoardData>,
    /// The puzzle in another format.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// Which method searched.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub method: Option<&'static str>,
    /// The nodes of the search tree that were visited.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
    /// I. Bocharov's figure for how hard it was, where his method solved it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub complexity: Option<u64>,
    /// The values that were tried.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub trials: Option<u64>,
    /// The values that were tried up to each of the first solutions.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub trials_to_each: Vec<u64>,
    /// The values that were tried up to the last solution.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub trials_to_last: Option<u64>,
    /// A hint, as much of it as was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hint: Option<String>,
    /// A cell in which something is wrong, as in `r1c2`: its digit is not that of the solution, or
    /// its pencil marks leave that out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mistake: Option<String>,
    /// How hard it is.
    #[serde(flatten)]
    pub rating: Option<Rated>,
    /// The steps of reasoning, in order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub steps: Vec<ToldStep>,
    /// Whether the host ended the search before it was done.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub stopped: bool,
    /// Why there is no solution, where it can be seen.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub reasons: Vec<String>,
    /// What else there is to say.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub remarks: Vec<String>,
    /// What was wrong with the request.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<Fault>,

    /// How the request ended.
    #[serde(skip)]
    pub outcome: Outcome,
    /// The puzzle as it was read.
    #[serde(skip)]
    pub draft: Option<Draft>,
    /// The first two solutions.
    #[serde(skip)]
    pub grids: Vec<Grid>,
}

impl Answer {
    /// The answer to a request that cannot be answered.
    pub fn fault(outcome: Outcome, fault: Fault) -> Answer {
        Answer { outcome, error: Some(fault), ..Answer::default() }
    }

    /// Says no unless there is exactly one solution for sure.
    pub(crate) fn demand_uniqueness(&mut self) {
        if self.outcome == Outcome::Yes && self.is_unique() != Some(true) {
            self.outcome = Outcome::No;
        }
    }

    /// Takes out what only someone who asks for statistics wants to see.
    #[must_use]
    pub fn without_stats(mut self) -> Answer {
        self.nodes = None;
        self.trials = None;
        self.complexity = None;
        self.trials_to_last = None;
        self.trials_to_each.clear();
        self
    }

    /// Whether there is exactly one solution, if that is known.
    pub fn is_unique(&self) -> Option<bool> {
        match (self.count?, self.limit_reached? || self.stopped) {
            (0 | 1, true) => None,
            (count, _) => Some(count == 1),
        }
    }
}

/// How hard a puzzle is, by the way through it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Rated {
    /// The rating of the hardest step, as Sudoku Explainer has it.
    pub er: Option<f64>,
    /// The same up to the first digit placed.
    pub ep: Option<f64>,
    /// The same of the first step.
    pub ed: Option<f64>,
    /// The level: `easy`, `medium`, `hard`, `unfair` or `extreme`. None if the way does not reach the
    /// solution; so with the score.
    pub level: Option<&'static str>,
    /// What all steps count together.
    pub score: Option<u64>,
    /// How hard it was for the five methods of the solver by I. Bocharov.
    pub complexity: Option<u64>,
    /// Whether the way reaches the solution.
    pub solved: bool,
    /// How many cells are filled at its end.
    #[serde(skip)]
    pub filled: usize,
    /// How often each technique was used.
    pub techniques: Uses,
}

/// Techniques and how often each was used. As JSON, an object from ids to numbers.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Uses(pub Vec<Use>);

impl Serialize for Uses {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for used in &self.0 {
            map.serialize_entry(used.technique.id, &used.times)?;
        }
        map.end()
    }
}

/// What was wrong with a request, in words and by place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
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
    /// A fault of the request as a whole.
    pub fn new(words: &crate::Words, message: &Message) -> Fault {
        Fault { code: message.id(), message: words.say(message), line: None, column: None }
    }
}
