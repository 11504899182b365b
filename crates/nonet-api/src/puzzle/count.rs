//! Counting solutions: one by one, or of an empty grid at once.

use nonet_core::Draft;
use nonet_core::format::to_whole_line;
use nonet_count::Stopped;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::search::{Findings, SearchOptions, Shown, search};
use super::{AboutPuzzle, Problem};
use crate::answer::{Answered, Outcome, Refusal};
use crate::grids;
use crate::host::Host;
use crate::number::Large;
use crate::words::{Message, Words};

/// Empty grids from this size on have more solutions than can be counted one by one.
const UNCOUNTABLE_SIZE: usize = 8;

/// What a count says that was not made by a method of solving.
const METHOD: &str = "combinatorics";

/// Count the solutions of a puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Count {
    /// The puzzle.
    #[serde(flatten)]
    pub problem: Problem,
    /// How to search. All solutions are counted unless a limit is said.
    #[serde(flatten)]
    pub search: SearchOptions,
}

/// How many solutions a puzzle has.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Counted {
    /// The puzzle, in one line.
    pub puzzle: String,
    /// What the search came to.
    #[serde(flatten)]
    pub findings: Findings,
}

impl Answered for Counted {
    fn outcome(&self) -> Outcome {
        // A number is an answer, also if it is 0; a count that was stopped is none.
        Outcome::of(!self.findings.stopped)
    }

    fn findings(&self) -> Option<&Findings> {
        Some(&self.findings)
    }

    fn without_stats(mut self) -> Counted {
        self.findings.stats = None;
        self
    }
}

about_puzzle!(Count => Counted, findings.remarks);

impl AboutPuzzle for Count {
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
    ) -> Result<Counted, Refusal> {
        let has_wishes = self.search.limit.is_some() || self.search.method.is_some();
        let at_once = if draft.is_blank() && !has_wishes {
            count_at_once(&draft, words, host)?
        } else {
            None
        };
        let findings = match at_once {
            Some(findings) => findings,
            None => search(&draft, &self.search, &Shown::NOTHING, words, host)?,
        };
        Ok(Counted { puzzle: to_whole_line(&draft), findings })
    }
}

/// All grids of a layout, by combinatorics; nothing where they are few enough to be counted one by
/// one.
fn count_at_once(
    draft: &Draft,
    words: &Words,
    host: &mut dyn Host,
) -> Result<Option<Findings>, Refusal> {
    let Some(shape) = draft.layout.plain_shape() else { return Ok(None) };
    let findings = Findings { method: Some(METHOD), ..Findings::default() };
    match grids::count_all(shape, host.crew()) {
        Ok(Some(count)) => {
            Ok(Some(Findings { count: Some(Large(count)), limit_reached: Some(false), ..findings }))
        }
        Ok(None) if draft.layout.size() >= UNCOUNTABLE_SIZE => {
            Err(Refusal::unmet(words, &grids::uncounted(shape)))
        }
        Ok(None) => Ok(None),
        Err(Stopped) => Ok(Some(Findings { stopped: true, ..findings })),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ask::Answerable;

    fn count(puzzle: &str, search: SearchOptions) -> Count {
        Count { problem: Problem::new(puzzle), search }
    }

    fn ask(question: &Count) -> Counted {
        question.answer(Words::english(), &mut ()).expect("an answer")
    }

    #[test]
    fn the_trials_to_the_last_solution_are_not_those_to_the_last_one_listed() {
        let search = SearchOptions { method: Some("sets".into()), ..SearchOptions::up_to(20_000) };
        let stats = ask(&count(&".".repeat(81), search)).findings.stats.expect("statistics");
        assert_eq!(stats.trials_to_each.len(), 10_000);
        assert_eq!(stats.trials_to_last, Some(stats.trials));
    }

    #[test]
    fn a_count_at_a_limit_shows_no_second_solution_without_a_first() {
        let answer = ask(&count("1...............", SearchOptions::up_to(5)));
        let json = serde_json::to_value(&answer).expect("JSON");
        assert_eq!((&json["count"], &json["limit_reached"]), (&"5".into(), &true.into()));
        assert!(json.get("solution").is_none() && json.get("second_solution").is_none(), "{json}");
    }

    #[test]
    fn an_empty_grid_is_counted_at_once_and_has_no_figures_of_a_search() {
        let answer = ask(&count(&".".repeat(81), SearchOptions::default()));
        assert_eq!(answer.findings.number(), Some(6_670_903_752_021_072_936_960));
        assert_eq!((answer.findings.method, answer.findings.stats), (Some(METHOD), None));
    }

    #[test]
    fn a_limit_of_nothing_is_refused() {
        let question = count("1...............", SearchOptions::up_to(0));
        let refused = question.answer(Words::english(), &mut ()).expect_err("0 is no limit");
        assert_eq!((refused.outcome, refused.error.code), (Outcome::Invalid, "limit-zero"));
    }
}
