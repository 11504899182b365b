//! Minimal classic puzzles, each as likely as any other.
//!
//! Keys that are taken away one after the other lead to some minimal puzzles more often than to others: to
//! those with few keys above all. D. Berthier, *Unbiased statistics of a CSP: a controlled-bias generator*
//! (2009), measured by how much. Here nothing has to be corrected afterwards:
//!
//! ```text
//!   grid, each as likely as any other
//!     └─ number of keys, as likely as there are ways to choose so many cells
//!          └─ cells, each choice as likely as any other
//!               └─ is it a minimal puzzle?  ─▶ told      otherwise: forgotten
//! ```
//!
//! Every choice of a grid and of at most [`MOST`] cells is as likely as any other, and so is every one
//! that is a minimal puzzle. Nearly all are none: most miss an unavoidable set that can be seen in the
//! grid, which takes no solver. Minimal puzzles with more keys than [`MOST`] are left out: by that paper they are two or
//! three in ten thousand.

use std::ops::Range;

use nonet_core::solve::bulk::{Clues, Solver};
use nonet_count::Sampler;

use crate::classic::{self, Cells};
use crate::made::Made;
use crate::random::{of_attempt, shuffle};

/// The fewest keys that are tried: no puzzle has fewer than 17, and minimal ones with 17 to 19 are too rare to
/// be met, but they cost nothing.
const LEAST: usize = 17;

/// The most keys that are tried.
pub(crate) const MOST: usize = 30;

/// How many orders of all cells are drawn for a grid: enough that drawing the grid costs little. In an order that
/// goes around in a circle there are 81 choices of cells that follow each other, each as likely as any
/// other choice; that they have to do with each other is nothing to a search that meets one puzzle in millions of them.
const ROUNDS: usize = 200;

/// What a thread works with.
#[derive(Default)]
pub(crate) struct Bench {
    solver: Solver,
    questions: Vec<Clues>,
}

impl Bench {
    /// Makes these attempts. One attempt can make several puzzles, which are all told: to tell only
    /// one of them would favour grids with few.
    pub(crate) fn attempts(
        &mut self,
        seed: u64,
        range: Range<u64>,
        is_stopped: &dyn Fn() -> bool,
    ) -> Option<Vec<Made>> {
        let mut made = Vec::new();
        for index in range {
            if is_stopped() {
                return None;
            }
            self.attempt(seed, index, &mut made);
        }
        Some(made)
    }

    fn attempt(&mut self, seed: u64, index: u64, made: &mut Vec<Made>) {
        let mut random = of_attempt(seed, index);
        let grid = Sampler::shared().draw(&mut random).digits().map(|digit| digit + 1);
        let mut sets: Vec<Cells> = Vec::new();
        classic::unavoidable::for_each(&grid, |set| sets.push(set));
        // The smallest are missed most often.
        sets.sort_unstable_by_key(|set| (set.count_ones(), *set));
        sets.dedup();
        let ways = ways();
        let mut hits: Vec<Cells> = Vec::new();
        let mut order: [u8; 81] = std::array::from_fn(|cell| cell as u8);
        for _ in 0..ROUNDS {
            let lot = random.exactly_below(ways[MOST - LEAST]);
            let keys = LEAST + ways.iter().take_while(|&&ways| ways <= lot).count();
            shuffle(&mut order, &mut random);
            for_each_run(&order, keys, |cells| {
                if sets.iter().all(|set| set & cells != 0) {
                    hits.push(cells);
                }
            });
        }
        let puzzles: Vec<Clues> = hits.iter().map(|&keys| classic::clues(&grid, keys)).collect();
        let are_unique = self.solver.are_unique(&puzzles);
        for (&keys, _) in hits.iter().zip(are_unique).filter(|(_, is_unique)| *is_unique) {
            if self.is_minimal(&grid, keys) {
                made.extend(classic::proven(index, &grid, keys));
            }
        }
    }

    /// Whether every key is needed. Most puzzles fail with the first keys.
    fn is_minimal(&mut self, grid: &[u8; 81], keys: Cells) -> bool {
        let cells: Vec<usize> = classic::members(keys).collect();
        cells.chunks(4).all(|some| {
            let less = some.iter().map(|&cell| classic::clues(grid, keys & !(1 << cell)));
            self.questions.clear();
            self.questions.extend(less);
            !self.solver.are_unique(&self.questions).contains(&true)
        })
    }
}

/// In how many ways cells can be chosen, from the fewest keys to as many as the place says.
fn ways() -> [u128; MOST - LEAST + 1] {
    let mut ways = [0; MOST - LEAST + 1];
    let mut sum = 0;
    for (sums, keys) in ways.iter_mut().zip(LEAST..) {
        sum +=
            (0..keys).fold(1_u128, |ways, taken| ways * (81 - taken as u128) / (taken as u128 + 1));
        *sums = sum;
    }
    ways
}

/// Calls `take` with so many cells that follow each other in a circle, from each cell on.
fn for_each_run(order: &[u8; 81], count: usize, mut take: impl FnMut(Cells)) {
    let mut cells = order[..count].iter().fold(0, |cells: Cells, &cell| cells | 1 << cell);
    for first in 0..81 {
        take(cells);
        cells &= !(1 << order[first]);
        cells |= 1 << order[(first + count) % 81];
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_core::Random;

    #[test]
    fn there_are_as_many_ways_as_the_binomials_say() {
        let ways = ways();
        assert_eq!(ways[0], 128_447_994_798_305_325);
        assert_eq!(ways[1] - ways[0], 456_703_981_505_085_600);
    }

    #[test]
    fn every_choice_has_so_many_cells_and_every_cell_its_turn() {
        let mut random = Random::new(1);
        let mut order: [u8; 81] = std::array::from_fn(|cell| cell as u8);
        shuffle(&mut order, &mut random);
        let mut times = [0; 81];
        let mut all = std::collections::BTreeSet::new();
        for_each_run(&order, 27, |cells| {
            assert_eq!(cells.count_ones(), 27);
            classic::members(cells).for_each(|cell| times[cell] += 1);
            all.insert(cells);
        });
        assert_eq!((times, all.len()), ([27; 81], 81));
    }
}
