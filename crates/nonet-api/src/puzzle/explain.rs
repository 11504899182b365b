//! The whole way to the solution, step by step.

use nonet_core::Draft;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::grounds::{Logic, Solutions, survey};
use super::rate::{Rating, rating};
use super::{AboutPuzzle, Problem};
use crate::answer::{Answered, Outcome, Refusal};
use crate::host::Host;
use crate::steps::ToldStep;
use crate::toolbox::toolbox;
use crate::words::{Message, Words};

/// Explain the whole way to the solution, step by step; without a solution, the way to where that
/// shows.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Explain {
    /// The puzzle, as far as it has been solved.
    #[serde(flatten)]
    pub problem: Problem,
    /// Which techniques to use.
    #[serde(flatten)]
    pub logic: Logic,
}

/// The way through a puzzle.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Explained {
    /// The puzzle, in one line.
    pub puzzle: String,
    /// The solution, in one line, if the way reaches it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub solution: Option<String>,
    /// How hard it is, if there is a solution.
    #[serde(flatten)]
    pub rating: Option<Rating>,
    /// The steps, in order.
    pub steps: Vec<ToldStep>,
    /// Why there is no solution, as the last step shows it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub reasons: Vec<String>,
    /// What else there is to say.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub remarks: Vec<String>,

    /// The puzzle as it was read.
    #[serde(skip)]
    pub draft: Draft,
}

impl Answered for Explained {
    fn outcome(&self) -> Outcome {
        Outcome::of(self.solution.is_some())
    }

    fn remarks(&self) -> &[String] {
        &self.remarks
    }
}

about_puzzle!(Explain => Explained, remarks);

impl AboutPuzzle for Explain {
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
    ) -> Result<Explained, Refusal> {
        let mut grounds = survey(draft, &self.logic, words, host)?;
        grounds.refuse_mistake()?;
        grounds.refuse_several()?;
        grounds.refuse_contradiction()?;
        let start = grounds.board();
        let way = grounds.walk(&grounds.toolbox, &start, 0.0, host)?;
        let mut answer = Explained {
            puzzle: grounds.puzzle.clone(),
            solution: None,
            rating: None,
            steps: grounds.told_steps(&way, &start),
            reasons: Vec::new(),
            remarks: std::mem::take(&mut grounds.remarks),
            draft: grounds.draft.clone(),
        };
        if grounds.solutions == Solutions::One {
            answer.rating = Some(rating(&grounds, &start, Some(&way), host)?);
            if way.is_solved() {
                let alphabet = grounds.teller.alphabet;
                let symbol =
                    |cell| way.last.value(cell).map_or('.', |digit| alphabet.symbol(digit));
                answer.solution = Some(way.last.layout().cells().map(symbol).collect());
            }
            return Ok(answer);
        }
        let Some(reason) = grounds.told_end(&way) else { return Err(grounds.no_solution()) };
        answer.reasons = vec![reason];
        Ok(answer)
    }
}
