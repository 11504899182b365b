//! Solving what an iterator brings.

use std::vec;

use super::{Found, Solver, Start};

/// Puzzles that are solved in one go.
const BATCH: usize = 1024;

/// Iterators over puzzles that can be solved in bulk.
pub trait InBulk: Iterator<Item: Start> + Sized {
    /// Solves what the iterator brings, some puzzles ahead, and gives what was found in the same order.
    ///
    /// ```
    /// use nonet_core::solve::bulk::{Clues, InBulk};
    ///
    /// let text = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n\
    ///             5...7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8...9\n";
    /// let puzzles = text.lines().filter_map(|line| Clues::from_line(line.as_bytes()));
    /// let counts: Vec<u64> = puzzles.solve_in_bulk(2).map(|found| found.solutions).collect();
    /// assert_eq!(counts, [1, 2]);
    /// ```
    fn solve_in_bulk(self, limit: u64) -> Bulk<Self> {
        Bulk {
            puzzles: self,
            limit,
            solver: Solver::new(),
            batch: Vec::new(),
            found: Vec::new().into_iter(),
        }
    }
}

impl<I: Iterator<Item: Start>> InBulk for I {}

/// An iterator that solves what another one brings: see [`InBulk::solve_in_bulk`].
pub struct Bulk<I: Iterator<Item: Start>> {
    puzzles: I,
    limit: u64,
    solver: Solver,
    batch: Vec<I::Item>,
    found: vec::IntoIter<Found>,
}

impl<I: Iterator<Item: Start>> Iterator for Bulk<I> {
    type Item = Found;

    fn next(&mut self) -> Option<Found> {
        if self.found.len() == 0 {
            self.batch.clear();
            self.batch.extend(self.puzzles.by_ref().take(BATCH));
            let mut found = Vec::with_capacity(self.batch.len());
            self.solver.solve(&self.batch, self.limit, &mut found);
            self.found = found.into_iter();
        }
        self.found.next()
    }
}
