//! Nonet for library users: read Sudoku in any format, solve it, check it, count its solutions, and
//! explain it step by step; count grids, number them and draw them by lot.
//!
//! ```
//! use nonet::{Puzzle, read, solve};
//!
//! let text = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
//! let puzzle = Puzzle::try_from(read(text)?)?;
//! let solution = solve::first(&puzzle).expect("it has a solution");
//! assert_eq!(
//!     solution.to_string(),
//!     "534678912672195348198342567859761423426853791713924856961537284287419635345286179",
//! );
//! assert_eq!(solve::count_up_to(&puzzle, 2), 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # What is promised
//!
//! What is listed here, name by name, keeps to semantic versioning: [the model](Puzzle), [formats](mod@format),
//! [solving](solve), [symmetries](symmetry), [reasoning](logic) with its [checker](logic::checker),
//! [combinatorics](count) and [puzzles to order](generate). The crates behind it have more, such as the insides of the fast solver or the
//! patterns that techniques are made of: that may change between minor versions, and whoever needs it
//! depends on those crates.
//!
//! The programs in `examples/` show more: every solution of a puzzle, a search that can be
//! stopped, other sizes and formats, all reasons why a puzzle contradicts itself, the way that a
//! person would take to the solution, and the number of a grid.

pub use nonet_api::{Explanation, Words, explain};
pub use nonet_core::{
    Alphabet, BoxShape, BoxShapeError, Cell, Contradiction, Digit, DigitSet, Draft, Entry, Grid,
    House, HouseKind, Layout, MAX_SIZE, Position, Proper, ProperError, Puzzle, PuzzleError, Random,
    Remark, contradictions, read,
};

/// Text formats: reading several puzzles, and writing in a format of one's choice.
pub mod format {
    pub use nonet_core::format::{
        ALL, Expectation, Format, ReadError, ReadErrorKind, WriteError, Writer, draw_grid,
        read_all, to_line, to_whole_line,
    };
}

/// Solving: solutions one by one or counted, by any method, watched and stopped as one likes.
pub mod solve {
    pub use nonet_core::solve::{
        ALL, Case, Effort, End, Method, Moment, Observer, Path, count_up_to, first, for_each,
    };

    /// Many 9×9 puzzles at once: the fastest way to count, solve and check them by the million.
    pub mod bulk {
        pub use nonet_core::solve::bulk::{Bulk, Candidates, Clues, Found, InBulk, Solver, Start};
    }
}

/// Symmetries: the ways to change a grid that keep every rule.
pub mod symmetry {
    pub use nonet_core::symmetry::{Symmetry, SymmetryError};
}

/// Reasoning: techniques, their steps with evidence, and the way through a puzzle.
pub mod logic {
    pub use nonet_logic::{
        Board, Branch, BranchEnd, Candidate, Cells, Deadly, Ending, Evidence, Level, Link,
        MAX_LOGIC_SIZE, Node, Part, Path, Premise, Rating, Role, Step, Technique, Toolbox, Via,
        all_steps, best_step,
    };

    /// Whether a step follows from its evidence, without a look at its technique.
    pub mod checker {
        pub use nonet_logic::checker::{Fault, check_against, check_step};
    }
}

/// Combinatorics: how many grids there are, the number of each, grids drawn by lot, which are alike.
pub mod count {
    pub use nonet_count::{
        Alone, Automorphisms, Canonical, Canonizer, Census, ClassicGrid, ClassicGridError, Crew,
        Essential, Estimate, Estimator, Minlex, Ranking, Sampler, Stopped, automorphisms,
        equivalence, essentially_different, minlex,
    };
}

/// Puzzles to order: a wish, a plan, and puzzle after puzzle from a seed.
pub mod generate {
    pub use nonet_generate::{
        Difficulty, Ended, Impossible, Keys, Made, Need, Plan, STREAM, Symmetry, Wish, generate,
    };
}

/// The examples of the README are tests.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
