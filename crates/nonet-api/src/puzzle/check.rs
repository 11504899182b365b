//! Whether a puzzle has exactly one solution, and which of its givens and clues it could do without.

use nonet_core::Draft;
use nonet_core::format::to_whole_line;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::redundant::{Redundancy, redundancy};
use super::search::{Findings, SearchOptions, Shown, search};
use super::{AboutPuzzle, Problem};
use crate::answer::{Answered, Outcome, Refusal};
use crate::host::Host;
use crate::words::{Message, Words};

/// Say whether a puzzle has exactly one solution.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Check {
    /// The puzzle.
    #[serde(flatten)]
    pub problem: Problem,
    /// Whether to say as well which givens and which clues of rules could go.
    #[serde(default)]
    pub redundant: bool,
    /// How to search. Solutions are counted up to 1000 unless another limit is said.
    #[serde(flatten)]
    pub search: SearchOptions,
}

/// Whether a puzzle has exactly one solution.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Checked {
    /// The puzzle, in one line.
    pub puzzle: String,
    /// Whether there is exactly one solution, if that is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unique: Option<bool>,
    /// Which givens and clues could go, where that was asked and there is one solution.
    #[serde(flatten)]
    pub redundancy: Option<Redundancy>,
    /// What the search came to.
    #[serde(flatten)]
    pub findings: Findings,
}

impl Answered for Checked {
    fn outcome(&self) -> Outcome {
        self.findings.outcome_if_unique()
    }

    fn findings(&self) -> Option<&Findings> {
        Some(&self.findings)
    }

    fn without_stats(mut self) -> Checked {
        self.findings.stats = None;
        self
    }
}

about_puzzle!(Check => Checked, findings.remarks);

impl AboutPuzzle for Check {
    fn problem(&self) -> &Problem {
        &self.problem
    }

    fn check(&self) -> Result<(), Message> {
        self.search.check_proof()
    }

    fn answer_draft(
        &self,
        draft: Draft,
        words: &Words,
        host: &mut dyn Host,
    ) -> Result<Checked, Refusal> {
        let options = self.search.for_uniqueness();
        let mut findings = search(&draft, &options, &Shown::NOTHING, words, host)?;
        let unique = findings.is_unique();
        let mut found = None;
        if self.redundant && unique == Some(true) {
            found = redundancy(&draft, words, host)?;
            findings.stopped |= found.is_none();
        }
        Ok(Checked { puzzle: to_whole_line(&draft), unique, redundancy: found, findings })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ask::Answerable;
    use crate::grids::GridFewestKeys;

    fn check(puzzle: &str) -> Check {
        Check { problem: Problem::new(puzzle), ..Check::default() }
    }

    fn ask(question: &Check) -> Checked {
        question.answer(Words::english(), &mut ()).expect("an answer")
    }

    #[test]
    fn one_solution_at_the_limit_is_not_called_unique() {
        let question = Check { search: SearchOptions::up_to(1), ..check("1234341221434321") };
        assert_eq!(ask(&question).unique, Some(true));
        let question = Check { search: SearchOptions::up_to(1), ..check("................") };
        assert_eq!((ask(&question).unique, ask(&question).outcome()), (Some(false), Outcome::No));
    }

    #[test]
    fn a_check_shows_no_solution_and_no_second_one() {
        let json = serde_json::to_value(ask(&check("................"))).expect("JSON");
        assert_eq!(json["count"], "288");
        assert!(json.get("solution").is_none() && json.get("second_solution").is_none(), "{json}");
    }

    #[test]
    fn boxes_that_were_guessed_are_mentioned_where_it_may_matter() {
        let answer = ask(&check("1234562.....3.....4.....5.....6....."));
        let remarks = answer.remarks();
        assert!(remarks.iter().any(|remark| remark.contains("as 3x2")), "{remarks:?}");
    }

    #[test]
    fn the_givens_that_could_go_are_named() {
        let question = |puzzle: &str| Check { redundant: true, ..check(puzzle) };
        // Of a puzzle with the fewest keys that there can be, none could go.
        let fewest = GridFewestKeys { box_shape: Some("2x2".to_owned()), variants: Vec::new() };
        let fewest = fewest.answer(Words::english(), &mut ()).expect("a proof").puzzle;
        let minimal = ask(&question(&fewest)).redundancy.expect("it is unique");
        assert!(minimal.minimal && minimal.redundant.is_empty());
        let full = ask(&question("1234341221434321")).redundancy.expect("it is unique");
        assert_eq!((full.minimal, full.redundant.len()), (false, 16));
        assert_eq!((full.redundant[0].cell.as_str(), full.redundant[0].digit), ("r1c1", 1));
        assert!(ask(&question("................")).redundancy.is_none());
        assert!(ask(&check("1234341221434321")).redundancy.is_none(), "nobody has asked");
    }
}
