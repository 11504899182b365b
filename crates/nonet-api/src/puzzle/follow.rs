//! What follows from a position, whether it is right or wrong.

use nonet_core::Draft;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::grounds::{Logic, as_it_stands};
use super::{AboutPuzzle, Problem};
use crate::answer::{Answered, Outcome, Refusal};
use crate::host::Host;
use crate::steps::ToldStep;
use crate::toolbox::toolbox;
use crate::words::{Message, Words};

/// Say what follows from a position, whether it is right or wrong: whoever tries a digit wants to see where it leads.
///
/// Nobody looks for a solution here, so the answer tells nothing of one, and techniques that rely on there being only one find
/// nothing.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Follow {
    /// The puzzle, as far as it has been filled.
    #[serde(flatten)]
    pub problem: Problem,
    /// After how many steps nobody wants to know more; all of them if it is not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub most: Option<usize>,
    /// Which techniques to use.
    #[serde(flatten)]
    pub logic: Logic,
}

/// What follows from a position.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Followed {
    /// The puzzle, in one line.
    pub puzzle: String,
    /// The steps, in order.
    pub steps: Vec<ToldStep>,
    /// Why the position has no solution, if they lead to where that shows.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub reasons: Vec<String>,
    /// What else there is to say.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub remarks: Vec<String>,
}

impl Answered for Followed {
    fn outcome(&self) -> Outcome {
        Outcome::of(self.reasons.is_empty())
    }

    fn remarks(&self) -> &[String] {
        &self.remarks
    }
}

about_puzzle!(Follow => Followed, remarks);

impl AboutPuzzle for Follow {
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
    ) -> Result<Followed, Refusal> {
        let grounds = as_it_stands(draft, &self.logic, words)?;
        let start = grounds.board();
        let most = self.most.unwrap_or(usize::MAX);
        let way = grounds.walk_up_to(most, &grounds.toolbox, &start, 0.0, host)?;
        Ok(Followed {
            steps: grounds.told_steps(&way, &start),
            reasons: grounds.told_end(&way).into_iter().collect(),
            remarks: Vec::new(),
            puzzle: grounds.puzzle,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ask::Answerable;

    /// The puzzle of Wikipedia's article on Sudoku.
    const EASY: &str =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    fn follow(puzzle: &str) -> Followed {
        first_of(puzzle, None)
    }

    fn first_of(puzzle: &str, most: Option<usize>) -> Followed {
        let only = ["full-house", "naked-single", "hidden-single"].map(str::to_owned).to_vec();
        let logic = Logic { only, ..Logic::default() };
        let question = Follow { problem: Problem::new(puzzle), most, logic };
        question.answer(Words::english(), &mut ()).expect("an answer")
    }

    #[test]
    fn a_right_position_leads_to_its_solution() {
        let answer = follow(EASY);
        assert_eq!(answer.steps.len(), 51);
        assert!(answer.reasons.is_empty());
        assert_eq!(answer.outcome(), Outcome::Yes);
    }

    #[test]
    fn a_wrong_digit_leads_to_where_that_shows() {
        // The solution has a 4 in r1c3.
        let answer = follow(&EASY.replacen("53.", "532", 1));
        assert!(!answer.steps.is_empty());
        assert_eq!(answer.reasons.len(), 1, "{answer:?}");
        assert_eq!(answer.outcome(), Outcome::No);
    }

    #[test]
    fn several_solutions_do_not_matter_and_what_they_share_follows() {
        let answer = follow("1234............");
        assert!(answer.steps.is_empty() && answer.reasons.is_empty());
        let answer = follow("123.............");
        assert_eq!(answer.steps.len(), 1);
        assert_eq!(answer.steps[0].conclusion, "r1c4=4");
    }

    #[test]
    fn no_more_is_told_than_somebody_wants_to_know() {
        let whole = follow(EASY);
        let first = first_of(EASY, Some(1));
        assert_eq!(first.steps, whole.steps[..1]);
        assert!(first.reasons.is_empty());
        let none = first_of(EASY, Some(0));
        assert!(none.steps.is_empty() && none.reasons.is_empty());
    }

    #[test]
    fn digits_that_clash_lead_nowhere() {
        let answer = follow("11..............");
        assert!(answer.steps.is_empty());
        assert_eq!(answer.reasons.len(), 1);
    }
}
