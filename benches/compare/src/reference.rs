//! The corpus of reference, by which rates of different machines are compared.

use std::path::Path;

use crate::clock::time;
use crate::corpora::{Line, Selection};
use crate::solvers::their_count;

/// Puzzles per second that crate `sudoku` solves of the 49,158 with 17 clues, with the proof that the
/// solution is unique, where our figures are compared.
pub(crate) const REFERENCE_RATE: f64 = 355_000.0;

/// Puzzles of the corpus that are solved in each turn.
const SHARE: usize = 5000;

/// Puzzles that crate `sudoku` solves in turn with what is measured.
pub(crate) struct Reference(Vec<Line>);

impl Reference {
    /// Puzzles from all over a file.
    pub(crate) fn read(path: &Path) -> Reference {
        let all = Selection::AS_WRITTEN.read(path);
        let share: Vec<_> = all.iter().step_by((all.len() / SHARE).max(1)).copied().collect();
        assert!(!share.is_empty(), "the corpus of reference has puzzles");
        Reference(share)
    }

    /// By how much a rate measured now is to be multiplied, for what it would be where crate
    /// `sudoku` solves at its known rate.
    pub(crate) fn scale(&self) -> f64 {
        let theirs = time(|| self.0.iter().map(their_count).sum::<u64>());
        REFERENCE_RATE * theirs.as_secs_f64() / self.0.len() as f64
    }
}
