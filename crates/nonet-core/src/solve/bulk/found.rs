//! What is found, and who hears of it.

use super::lanes::Nodes;
use super::search::Finds;

/// What was found out about a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Found {
    /// How many solutions there are: exact below the limit, and the limit once so many were found.
    pub solutions: u64,
    /// One of them in row-major order, if there is one.
    pub first: Option<[u8; 81]>,
}

/// Counts the solutions of each puzzle.
pub(super) struct Count<'a> {
    pub(super) limit: u64,
    pub(super) counts: &'a mut [u64],
}

impl Finds for Count<'_> {
    #[inline(always)]
    fn solution<const N: usize>(&mut self, puzzle: usize, _: &Nodes<N>, _: usize) -> bool {
        self.counts[puzzle] += 1;
        self.counts[puzzle] >= self.limit
    }
}

/// Counts the solutions of each puzzle, and keeps the first.
pub(super) struct Keep<'a> {
    pub(super) limit: u64,
    pub(super) found: &'a mut [Found],
}

impl Finds for Keep<'_> {
    #[inline(always)]
    fn solution<const N: usize>(&mut self, puzzle: usize, nodes: &Nodes<N>, lane: usize) -> bool {
        let found = &mut self.found[puzzle];
        found.solutions += 1;
        found.first.get_or_insert_with(|| {
            let mut digits = [0; 81];
            for (digit, cell) in digits.iter_mut().zip(nodes.lane(lane)) {
                *digit = 1 + cell.trailing_zeros() as u8;
            }
            digits
        });
        found.solutions >= self.limit
    }
}
