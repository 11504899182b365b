//! A node of the search tree, as the search sees it: each path has its own.

use super::super::bulk::Candidates;
use super::state::{Bitboard, State};

/// How a node ends up.
pub(super) enum Outcome {
    /// It has no solution.
    Dead,
    /// It is a solution.
    Solved,
    /// It may have solutions, and only a guess helps.
    Stalled,
}

/// The candidates at one place of the search tree.
pub(super) trait Node: Copy {
    /// Whether the processor has an instruction to count bits.
    const COUNTS_BITS: bool;

    /// A node of no tree for the same processor, as a filler: all zero, which is cheap to repeat.
    fn blank(&self) -> Self;

    /// Removes candidates until nothing moves.
    fn settle(&mut self) -> Outcome;

    /// The cells with exactly two candidates.
    fn pairs(&self) -> Bitboard;

    /// The cells with several candidates, as far as is known.
    fn unsolved(&self) -> Bitboard;

    /// The candidates of a cell, as a set of digits.
    fn digits_at(&self, band: usize, cell: u32) -> u32;

    /// The cells that can hold a digit, given by its index.
    fn places(&self, digit: usize) -> Bitboard;

    /// Removes a digit, given by its index, from a cell.
    fn remove(&mut self, band: usize, cell: u32, digit: usize);

    /// Takes note that a cell has a single candidate left.
    fn solve(&mut self, band: usize, cell: u32);

    /// Takes note that something has happened to a set of digits.
    fn touch(&mut self, digits: u32);

    /// Becomes a copy of another node.
    fn copy_from(&mut self, other: &Self);

    /// The candidates of all cells.
    #[cold]
    fn candidates(&self) -> Candidates {
        let mut state = State::BLANK;
        for (digit, board) in state.boards.iter_mut().enumerate() {
            *board = self.places(digit);
        }
        state.candidates()
    }

    /// The digits of a solved grid in row-major order.
    fn values(&self) -> [u8; 81];
}
