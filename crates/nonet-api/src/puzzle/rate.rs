//! How hard a puzzle is.

use std::collections::BTreeMap;

use nonet_core::Draft;
use nonet_logic::{Board, Ending, Path, Use};
use schemars::JsonSchema;
use serde::ser::SerializeMap;
use serde::{Deserialize, Serialize, Serializer};

use super::grounds::{Grounds, Logic, Solutions, survey};
use super::{AboutPuzzle, Problem};
use crate::answer::{Answered, Outcome, Refusal};
use crate::host::Host;
use crate::message;
use crate::toolbox::toolbox;
use crate::words::{Message, Words};

/// Say how hard a puzzle is.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Rate {
    /// The puzzle, as far as it has been solved.
    #[serde(flatten)]
    pub problem: Problem,
    /// Which techniques to use.
    #[serde(flatten)]
    pub logic: Logic,
}

/// How hard a puzzle is.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Rated {
    /// The puzzle, in one line.
    pub puzzle: String,
    /// The figures.
    #[serde(flatten)]
    pub rating: Rating,
    /// Why there is no solution, where it can be seen.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub reasons: Vec<String>,
    /// What else there is to say.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub remarks: Vec<String>,
}

/// The figures for how hard a puzzle is.
#[derive(Clone, PartialEq, Debug, Default, Serialize, JsonSchema)]
pub struct Rating {
    /// The level: `easy`, `medium`, `hard`, `unfair` or `extreme`. Null if the way does not reach the
    /// solution, or there is not exactly one; so with the score.
    pub level: Option<&'static str>,
    /// What all steps count together.
    pub score: Option<u64>,
    /// How hard it was for the five methods of the solver by I. Bocharov: 0 without a solution. Null
    /// if the host did not wait for it.
    pub complexity: Option<u64>,
    /// Whether the way reaches the solution.
    pub solved: bool,
    /// How often each technique was used.
    #[schemars(with = "BTreeMap<String, usize>")]
    pub techniques: Uses,

    /// How many cells are filled at the end of the way.
    #[serde(skip)]
    pub filled: usize,
    /// Whether there is exactly one solution, so that there is a way to it.
    #[serde(skip)]
    pub has_way: bool,
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

impl Answered for Rated {
    fn outcome(&self) -> Outcome {
        Outcome::of(self.rating.solved)
    }

    fn remarks(&self) -> &[String] {
        &self.remarks
    }
}

about_puzzle!(Rate => Rated, remarks);

impl AboutPuzzle for Rate {
    fn problem(&self) -> &Problem {
        &self.problem
    }

    fn check(&self) -> Result<(), Message> {
        toolbox(&self.logic).map(drop)
    }

    fn answer_draft(
        &self,
        draft: Draft,
        words: &Words,
        host: &mut dyn Host,
    ) -> Result<Rated, Refusal> {
        let mut grounds = survey(draft, &self.logic, words, host)?;
        grounds.refuse_mistake()?;
        let mut remarks = std::mem::take(&mut grounds.remarks);
        let rating = match grounds.solutions {
            Solutions::One => {
                let board = grounds.board();
                let (path, last) = grounds.walk(&board, host)?;
                rating(&grounds, &board, &path, &last, host)
            }
            // There is no way to one of several, but the figure of the thesis needs none.
            Solutions::Several => {
                remarks.push(words.say(&message!("rate-several")));
                let complexity = grounds.complexity(&grounds.board(), host);
                Rating { complexity, ..Rating::default() }
            }
            Solutions::None => {
                let searched = || words.say(&message!("no-solution-searched"));
                let reason = grounds.reasons.first().cloned().unwrap_or_else(searched);
                remarks.push(words.say(&message!("logic-no-solution", reason = reason)));
                Rating { complexity: Some(0), ..Rating::default() }
            }
        };
        let Grounds { puzzle, reasons, .. } = grounds;
        Ok(Rated { puzzle, rating, reasons, remarks })
    }
}

/// What the way from a board says about a puzzle with one solution.
pub(super) fn rating(
    grounds: &Grounds<'_>,
    board: &Board,
    path: &Path,
    last: &Board,
    host: &mut dyn Host,
) -> Rating {
    let is_solved = path.ending == Ending::Solved;
    let rating = nonet_logic::Rating::of(path, &grounds.toolbox, board);
    Rating {
        level: is_solved.then(|| rating.level.id()),
        score: is_solved.then_some(rating.score),
        complexity: grounds.complexity(board, host),
        solved: is_solved,
        techniques: Uses(rating.uses),
        filled: last.layout().cell_count() - last.empty_cells().len(),
        has_way: true,
    }
}
