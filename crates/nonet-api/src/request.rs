//! Requests: what can be asked of Nonet.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// How far solutions are counted where it only matters whether there is one or more.
pub const CHECK_LIMIT: u64 = 1000;

/// A question about a puzzle.
///
/// ```
/// let json = r#"{"puzzle": "................", "task": "count", "limit": 100}"#;
/// let request: nonet_api::Request = serde_json::from_str(json).unwrap();
/// let answer = nonet_api::handle(&request, nonet_api::Words::english(), &mut ());
/// assert_eq!((answer.count, answer.limit_reached), (Some(100), Some(true)));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Request {
    /// The puzzle, in any text format.
    pub puzzle: String,
    /// The shape of its boxes, as in `2x3`; otherwise it follows from the number of cells.
    #[serde(rename = "box", default, skip_serializing_if = "Option::is_none")]
    pub box_shape: Option<String>,
    /// What to do with it.
    #[serde(flatten)]
    pub task: Task,
}

/// What to do with a puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "task", rename_all = "kebab-case")]
pub enum Task {
    /// Say what was read, and what contradicts itself in it.
    Parse,
    /// Find solutions.
    Solve(Solve),
    /// Say whether there is exactly one solution.
    Check(Search),
    /// Count the solutions.
    Count(Search),
    /// Show every possible value of every empty cell.
    Candidates {
        /// Whether, and how, to count the solutions as well.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        unique: Option<Search>,
    },
    /// Write the puzzle in another format.
    Convert {
        /// The format's name.
        to: String,
    },
    /// Give the next step of reasoning.
    Hint {
        /// How much to tell, from 1, where to look, to 4, everything.
        #[serde(default = "nudge")]
        level: u8,
        /// Which techniques to use.
        #[serde(flatten)]
        logic: Logic,
    },
    /// Explain the whole way to the solution, step by step.
    Explain(Logic),
    /// Say how hard it is.
    Rate(Logic),
}

/// The level of hints that tells least.
fn nudge() -> u8 {
    1
}

impl Task {
    /// How to search, if the task is one that needs a search to be complete: the answer says how
    /// many solutions there are, or shows more than one.
    pub(crate) fn needs_proof(&self) -> Option<&Search> {
        match self {
            Task::Check(search) | Task::Count(search) => Some(search),
            Task::Candidates { unique } => unique.as_ref(),
            Task::Solve(solve) => {
                let several = match solve.show {
                    Show::Two => true,
                    Show::All => solve.search.limit != Some(1),
                    Show::Nothing | Show::First => {
                        solve.search.limit.is_some_and(|limit| limit > 1)
                    }
                };
                Some(&solve.search).filter(|_| solve.unique || several)
            }
            Task::Parse
            | Task::Convert { .. }
            | Task::Hint { .. }
            | Task::Explain(_)
            | Task::Rate(_) => None,
        }
    }

    /// How to search, if the task is one that searches.
    pub(crate) fn search(&self) -> Option<&Search> {
        match self {
            Task::Solve(solve) => Some(&solve.search),
            Task::Check(search) | Task::Count(search) => Some(search),
            Task::Candidates { unique } => unique.as_ref(),
            Task::Parse
            | Task::Convert { .. }
            | Task::Hint { .. }
            | Task::Explain(_)
            | Task::Rate(_) => None,
        }
    }

    /// Which techniques to use, if the task is one that reasons.
    pub(crate) fn logic(&self) -> Option<&Logic> {
        match self {
            Task::Hint { logic, .. } | Task::Explain(logic) | Task::Rate(logic) => Some(logic),
            Task::Parse
            | Task::Solve(_)
            | Task::Check(_)
            | Task::Count(_)
            | Task::Candidates { .. }
            | Task::Convert { .. } => None,
        }
    }
}

/// Which techniques to reason with.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Logic {
    /// Techniques to use and no others, in this order; all in their usual order if there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub only: Vec<String>,
    /// Techniques to leave out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub without: Vec<String>,
    /// Whether to leave out all techniques that rely on the puzzle having a single solution.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub no_uniqueness: bool,
    /// What a step of a technique counts, where it is not to be the usual.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub scores: BTreeMap<String, u32>,
}

/// How to find solutions, and what to show of them.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Solve {
    /// What to show of a solution.
    #[serde(default)]
    pub mode: Mode,
    /// How many to show; one if not said. They go to the host one by one.
    #[serde(default)]
    pub show: Show,
    /// Whether the answer says if the solution is the only one, and is no if it is not.
    #[serde(default)]
    pub unique: bool,
    /// How to search. The limit is how many to look for; otherwise as many as the rest of the
    /// request needs.
    #[serde(flatten)]
    pub search: Search,
}

/// How many solutions to show.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Show {
    /// None.
    Nothing,
    /// The first.
    #[default]
    First,
    /// Two that differ; if there are no two, the answer is no.
    Two,
    /// As many as the limit allows, or all.
    All,
}

/// What to show of a solution.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// All of it.
    #[default]
    Answer,
    /// The givens and the cells marked `*`.
    OnlyMarked,
    /// Nothing but whether there is one.
    OnlyCheck,
}

/// How to search for solutions.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Search {
    /// The method's name; otherwise the best for the layout.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub method: Option<String>,
    /// How many solutions to look for; otherwise all, or as many as the question needs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<u64>,
    /// For the method `trial`: the only ones of the five methods to use, by their ids; for `logic`
    /// the only techniques. Otherwise all.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub only: Vec<String>,
    /// Where methods that draw random numbers begin; the same seed gives the same result.
    #[serde(default)]
    pub seed: u64,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_request_goes_to_json_and_back() {
        let search = Search {
            method: Some("trial".into()),
            limit: Some(7),
            only: vec!["method-1".into()],
            seed: 3,
        };
        let solve =
            Solve { mode: Mode::OnlyMarked, show: Show::Two, unique: true, search: search.clone() };
        let logic = Logic {
            only: vec!["full-house".into()],
            without: vec!["x-wing".into()],
            no_uniqueness: true,
            scores: [("x-wing".into(), 7)].into(),
        };
        let tasks = [
            Task::Parse,
            Task::Solve(Solve::default()),
            Task::Solve(solve),
            Task::Check(search.clone()),
            Task::Count(Search::default()),
            Task::Candidates { unique: Some(search) },
            Task::Candidates { unique: None },
            Task::Convert { to: "sdk".into() },
            Task::Hint { level: 3, logic: logic.clone() },
            Task::Explain(Logic::default()),
            Task::Rate(logic),
        ];
        for task in tasks {
            let request = Request { puzzle: "1...".into(), box_shape: Some("2x3".into()), task };
            let json = serde_json::to_string(&request).expect("a request is JSON");
            let back: Request = serde_json::from_str(&json).expect("JSON is a request");
            assert_eq!(back, request, "{json}");
        }
    }

    #[test]
    fn a_request_needs_to_say_only_what_it_wants() {
        let request: Request =
            serde_json::from_str(r#"{"puzzle": "1...", "task": "solve"}"#).expect("a request");
        assert_eq!(request.task, Task::Solve(Solve::default()));
        let request: Request =
            serde_json::from_str(r#"{"puzzle": "1...", "task": "hint"}"#).expect("a request");
        assert_eq!(request.task, Task::Hint { level: 1, logic: Logic::default() });
        assert!(serde_json::from_str::<Request>(r#"{"puzzle": "1..."}"#).is_err());
    }
}
