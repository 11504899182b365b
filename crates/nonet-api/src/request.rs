//! Requests: what can be asked of Nonet.

use serde::{Deserialize, Serialize};

/// The methods that the contract names and that come with a later version.
pub const LATER_METHODS: [&str; 6] =
    ["trial", "logic", "exact-cover", "annealing", "genetic", "tabu"];

/// A question about a puzzle.
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
    /// Find solutions.
    Solve {
        /// What of them to show.
        #[serde(default)]
        mode: Mode,
        /// How many to show; all if not said. They go to the host one by one.
        #[serde(default)]
        show: Option<u128>,
        /// How to find them, and how many to look for.
        #[serde(flatten)]
        search: Search,
    },
    /// Say whether there is exactly one solution.
    Check {
        /// How to find out.
        #[serde(flatten)]
        search: Search,
    },
    /// Count the solutions.
    Count {
        /// How to find out.
        #[serde(flatten)]
        search: Search,
    },
    /// Show every possible value of every empty cell.
    Candidates {
        /// Whether, and how, to count the solutions as well.
        #[serde(default)]
        unique: Option<Search>,
    },
    /// Write the puzzle in another format.
    Convert {
        /// The format's name.
        to: String,
    },
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
    /// How many solutions to look for; otherwise all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<u128>,
    /// Whether the answer says if the solution is the only one.
    #[serde(default)]
    pub unique: bool,
}
