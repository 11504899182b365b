//! Finds all solutions of puzzles of any layout up to 16×16, by masks that are copied.
//!
//! # How it works
//!
//! ```text
//! r1c1  r1c2  r1c3  …   one mask of digits for each cell, 32 cells in a chunk
//! 1.3.  .23.  ..3.
//!   │
//!   ├─ a cell has one digit left ────────────┐
//!   ├─ a digit has one place left in a house ┤    its row: what the digit takes from
//!   ├─ a digit has two or three places, or a ┤ ─▶ all other cells, one AND-NOT over the
//!   │  cell two or three digits: what all of │    grid, a chunk at a time
//!   │  them take                             ┘
//!   └─ a constraint filters the digits of its cells
//! ```
//!
//! What two cells may hold together, by any house or rule about pairs, is in one table of rows
//! ([`tables`]), so that all such rules cost the same. When nothing moves any more, a digit is tried on
//! a copy of the node ([`engine`]), where conflicts were met before. There are several
//! [paths](path) through the same code, for processors with wide registers and without.
//!
//! Chains of related pairs in large grids are the business of [the general solver](super::general),
//! which learns: a search without constraints that gets nowhere is handed over to it.

#![expect(clippy::inline_always, reason = "a search is compiled for each kind of processor")]

mod engine;
mod lanes;
mod path;
mod propagate;
mod searcher;
#[cfg(target_arch = "x86_64")]
mod simd;
mod state;
mod tables;
#[cfg(test)]
mod tests;
mod told;

use super::general::GENERAL;
use super::path::Path;
use super::{Effort, Method, Observer};
use crate::digit::DigitSet;
use crate::puzzle::Puzzle;

pub(super) use searcher::{Searcher, Tried};
use tables::Tables;

/// Masks and copying.
pub(super) static MASKS: Method = Method {
    id: "masks",
    name: "Mask solver",
    page: include_str!("masks.md"),
    takes: Tables::exist_for,
    can_be_watched: false,
    is_exhaustive: true,
    search: |puzzle, seed, observer| search(Path::best(), puzzle, seed, observer),
};

fn search(path: Path, puzzle: &Puzzle, seed: u64, observer: &mut dyn Observer) -> Effort {
    let layout = puzzle.layout();
    let possible: Vec<DigitSet> =
        layout.cells().map(|cell| puzzle.start().possible(cell)).collect();
    let mut searcher = Searcher::on(path, layout);
    let hand_over = &mut |rest: &mut dyn Observer| (GENERAL.search)(puzzle, seed, rest);
    searcher.search(layout, &possible, observer, hand_over)
}
