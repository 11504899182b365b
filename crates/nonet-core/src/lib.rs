//! The model of Sudoku, its text formats and its solvers.
//!
//! Text becomes a [`Draft`], which is unchecked; a draft without open contradictions becomes a
//! [`Puzzle`]; a [`solve::Method`] streams its solutions, each a [`Grid`].
//!
//! Nothing here reads files, looks at a clock, or starts threads; random numbers come from the
//! caller's seed.

mod alphabet;
mod box_shape;
mod cell;
mod digit;
pub mod format;
mod grid;
mod house;
mod layout;
mod position;
mod proper;
mod puzzle;
mod random;
pub mod rule;
pub mod solve;
pub mod symmetry;

pub use alphabet::Alphabet;
pub use box_shape::{BoxShape, BoxShapeError};
pub use cell::{Cell, CellMembers, CellSet, MAX_CELLS};
pub use digit::{Digit, DigitSet, Digits, MAX_SIZE};
pub use format::read;
pub use grid::Grid;
pub use house::{House, HouseKind};
pub use layout::{Builder, Layout, LayoutError, Pair};
pub use position::Position;
pub use proper::{Proper, ProperError};
pub use puzzle::{
    Contradiction, Draft, Entry, Foreign, Puzzle, PuzzleError, Remark, contradictions,
};
pub use random::Random;
