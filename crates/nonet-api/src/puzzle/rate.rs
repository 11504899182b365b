//! How hard a puzzle is.

use std::collections::BTreeMap;

use nonet_core::Draft;
use nonet_logic::{Board, Use};
use schemars::JsonSchema;
use serde::ser::SerializeMap;
use serde::{Deserialize, Serialize, Serializer};

use super::grounds::{Grounds, Logic, Solutions, Way, survey};
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
    /// The level: `easy`, `medium`, `hard`, `unfair` or `extreme`, by the standard order of techniques,
    /// whatever way is shown. Null if no way reaches the solution, or there is not exactly one; so with the
    /// score.
    pub level: Option<&'static str>,
    /// What all steps count together, in the standard order of techniques.
    pub score: Option<u64>,
    /// How hard it was for the five methods of the solver by I. Bocharov: 0 without a solution. Null
    /// if the host did not wait for it.
    pub complexity: Option<u64>,
    /// Whether the way reaches the solution.
    pub solved: bool,
    /// How often each technique was used: on the way that is shown, and where none is, in the standard order.
    #[schemars(with = "BTreeMap<String, usize>")]
    pub techniques: Uses,

    /// Whether the score is another than what the steps that are shown count together.
    #[serde(skip)]
    pub is_apart: bool,
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
                rating(&grounds, &board, None, host)?
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

/// How hard a puzzle with one solution is, by the standard order of techniques: whatever way is shown, the
/// level is the same. Where that order does not lead to the solution, the one that was asked for may.
pub(super) fn rating(
    grounds: &Grounds<'_>,
    board: &Board,
    shown: Option<&Way>,
    host: &mut dyn Host,
) -> Result<Rating, Refusal> {
    // Whoever is shown a way has been told how far that is.
    let done = if shown.is_some() { 1.0 } else { 0.0 };
    let mut toolbox = &grounds.standard;
    let mut way = grounds.walk(toolbox, board, done, host)?;
    if !way.is_solved() {
        toolbox = &grounds.toolbox;
        way = match shown {
            Some(shown) => shown.clone(),
            None => grounds.walk(toolbox, board, done, host)?,
        };
    }
    let rated = nonet_logic::Rating::of_way(&way.path, toolbox, board);
    let told = shown.map_or_else(
        || rated.clone(),
        |shown| nonet_logic::Rating::of_way(&shown.path, &grounds.toolbox, board),
    );
    let cells = board.layout().cell_count();
    Ok(Rating {
        level: way.is_solved().then(|| rated.level.id()),
        score: way.is_solved().then_some(rated.score),
        complexity: grounds.complexity(board, host),
        solved: shown.unwrap_or(&way).is_solved(),
        is_apart: way.is_solved() && rated.score != told.score,
        techniques: Uses(told.uses),
        filled: cells - shown.unwrap_or(&way).last.empty_cells().len(),
        has_way: true,
    })
}
