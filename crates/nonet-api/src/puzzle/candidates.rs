//! Every possible value of every empty cell.

use nonet_core::format::to_whole_line;
use nonet_core::solve::{Stopped, true_candidates};
use nonet_core::{DigitSet, Draft, Position, Puzzle, contradictions};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::search::{Findings, SearchOptions, Shown, search};
use super::{AboutPuzzle, Problem};
use crate::answer::{Answered, Outcome, Refusal};
use crate::describe;
use crate::host::{Event, Host};
use crate::number::Large;
use crate::words::{Message, Words};

/// Show every possible value of every empty cell.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Candidates {
    /// The puzzle.
    #[serde(flatten)]
    pub problem: Problem,
    /// Whether, and how, to count the solutions as well.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unique: Option<SearchOptions>,
    /// Whether to show only values that the cell has in some solution.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub true_only: bool,
}

/// The possible values of all cells.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct CandidateGrid {
    /// The puzzle, in one line.
    pub puzzle: String,
    /// For every cell, row by row, its possible values as one text.
    pub candidates: Vec<String>,
    /// What the search for solutions came to, where that was asked, and why there is none.
    #[serde(flatten)]
    pub findings: Findings,

    /// How the question ended.
    #[serde(skip)]
    pub outcome: Outcome,
    /// The puzzle with the possible values as pencil marks.
    #[serde(skip)]
    pub draft: Draft,
}

impl Answered for CandidateGrid {
    fn outcome(&self) -> Outcome {
        self.outcome
    }

    fn findings(&self) -> Option<&Findings> {
        Some(&self.findings)
    }

    fn without_stats(mut self) -> CandidateGrid {
        self.findings.stats = None;
        self
    }
}

about_puzzle!(Candidates => CandidateGrid, findings.remarks);

impl AboutPuzzle for Candidates {
    fn problem(&self) -> &Problem {
        &self.problem
    }

    fn check(&self) -> Result<(), Message> {
        self.unique.as_ref().map_or(Ok(()), SearchOptions::check_proof)
    }

    fn answer_draft(
        &self,
        draft: Draft,
        words: &Words,
        host: &mut dyn Host,
    ) -> Result<CandidateGrid, Refusal> {
        let position = Position::of(&draft);
        let (findings, outcome) = match &self.unique {
            Some(options) => {
                let options = options.for_uniqueness();
                let findings = search(&draft, &options, &Shown::NOTHING, words, host)?;
                let outcome = findings.outcome_if_unique();
                (findings, outcome)
            }
            None => {
                let reasons = contradictions(&position);
                let say = |reason| words.say(&describe::contradiction(reason, &draft));
                let reasons: Vec<String> = reasons.iter().map(say).collect();
                let outcome = Outcome::of(reasons.is_empty());
                (Findings { reasons, ..Findings::default() }, outcome)
            }
        };
        let marks = if self.true_only {
            true_marks(&draft, host).map_err(|_| Refusal::stopped(words))?
        } else {
            draft.layout.cells().map(|cell| position.possible(cell)).collect()
        };
        let has_solution = marks.iter().any(|digits| !digits.is_empty());
        let (findings, outcome) = if self.true_only && !has_solution {
            let count = Some(Large(0));
            (Findings { count, limit_reached: Some(false), ..findings }, Outcome::No)
        } else {
            (findings, outcome)
        };
        let symbols = |digits: &DigitSet| -> String {
            digits.iter().map(|digit| draft.alphabet.symbol(digit)).collect()
        };
        Ok(CandidateGrid {
            puzzle: to_whole_line(&draft),
            candidates: marks.iter().map(symbols).collect(),
            findings,
            outcome,
            draft: Draft { pencil_marks: Some(marks), ..draft },
        })
    }
}

/// For each cell the values that it has in some solution.
fn true_marks(draft: &Draft, host: &mut dyn Host) -> Result<Vec<DigitSet>, Stopped> {
    match Puzzle::try_from(draft.clone()) {
        Ok(puzzle) => true_candidates(&puzzle, &mut |share| host.hear(&Event::share(share))),
        Err(_) => Ok(vec![DigitSet::EMPTY; draft.layout.cell_count()]),
    }
}
