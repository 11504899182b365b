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
//! What stands here keeps to semantic versioning. The crates behind it may change between minor
//! versions. The programs in `examples/` show more: every solution of a puzzle, a search that can be
//! stopped, other sizes and formats, all reasons why a puzzle contradicts itself, the way that a
//! person would take to the solution, and the number of a grid.

pub use nonet_api::{Explanation, Words, explain};
pub use nonet_core::{
    Alphabet, BoxShape, BoxShapeError, Cell, CellSet, Contradiction, Digit, DigitSet, Digits,
    Draft, Entry, Grid, House, HouseKind, Layout, MAX_CELLS, MAX_SIZE, Position, Proper,
    ProperError, Puzzle, PuzzleError, Random, Remark, contradictions, format, read, solve,
    symmetry,
};
pub use nonet_count as count;
pub use nonet_logic as logic;

/// The examples of the README are tests.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
