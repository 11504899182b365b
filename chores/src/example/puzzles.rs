//! Random minimal puzzles, repeatable from a seed.

use nonet_core::format::to_line;
use nonet_core::{Layout, Random};
use nonet_testing::random;

/// An endless source of random minimal 9×9 puzzles: no clue can be taken away without a second
/// solution. They are random enough for examples, not evenly spread over all puzzles.
pub(super) struct Puzzles {
    random: Random,
}

impl Puzzles {
    /// The puzzles that follow from a seed.
    pub(super) fn from_seed(seed: u64) -> Puzzles {
        Puzzles { random: Random::new(seed) }
    }
}

impl Iterator for Puzzles {
    type Item = String;

    fn next(&mut self) -> Option<String> {
        let grid = random::grid(&Layout::classic(), &mut self.random);
        Some(to_line(&random::minimal(&grid, &mut self.random)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_core::solve::fast::solve_line;

    #[test]
    fn puzzles_are_minimal_and_repeatable() {
        let puzzles: Vec<String> = Puzzles::from_seed(1).take(3).collect();
        assert_eq!(puzzles, Puzzles::from_seed(1).take(3).collect::<Vec<_>>());
        assert!(
            puzzles[0] != puzzles[1] && Puzzles::from_seed(2).next() != puzzles.first().cloned()
        );
        let solutions = |line: &[u8]| solve_line(line, 2).expect("81 cells").0.solutions;
        for puzzle in puzzles {
            let mut line = puzzle.into_bytes();
            assert_eq!(solutions(&line), 1);
            for cell in 0..81 {
                let digit = std::mem::replace(&mut line[cell], b'.');
                assert!(digit == b'.' || solutions(&line) == 2);
                line[cell] = digit;
            }
        }
    }
}
