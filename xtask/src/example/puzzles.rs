//! Random minimal puzzles, repeatable from a seed.

use nonet_core::solve::fast::{State, count, solve_line};

/// An endless source of random minimal 9×9 puzzles: no clue can be taken away without a second
/// solution. They are random enough for examples, not evenly spread over all puzzles.
pub(super) struct Puzzles {
    random: Random,
}

impl Puzzles {
    /// The puzzles that follow from a seed.
    pub(super) fn from_seed(seed: u64) -> Puzzles {
        Puzzles { random: Random(seed) }
    }

    fn full_grid(&mut self) -> [u8; 81] {
        // Three boxes that do not see each other can be filled at will.
        let mut line = [b'.'; 81];
        for block in 0..3 {
            let mut digits = *b"123456789";
            self.random.shuffle(&mut digits);
            for (place, digit) in digits.into_iter().enumerate() {
                line[(3 * block + place / 3) * 9 + 3 * block + place % 3] = digit;
            }
        }
        // A few further digits, as far as they fit, keep the first solution from being a favourite.
        for _ in 0..4 {
            let (cell, digit) = (self.random.below(81), b'1' + self.random.below(9) as u8);
            let mut trial = line;
            trial[cell] = digit;
            let fits = line[cell] == b'.'
                && State::from_line(&trial).is_some_and(|state| count(&state, 1).solutions == 1);
            line = if fits { trial } else { line };
        }
        let solution = solve_line(&line, 1).and_then(|(_, first)| first);
        solution.expect("what fits has a solution").map(|digit| b'0' + digit)
    }
}

impl Iterator for Puzzles {
    type Item = String;

    fn next(&mut self) -> Option<String> {
        let mut line = self.full_grid();
        let mut cells: [usize; 81] = std::array::from_fn(|cell| cell);
        self.random.shuffle(&mut cells);
        for cell in cells {
            let digit = std::mem::replace(&mut line[cell], b'.');
            let is_unique =
                State::from_line(&line).is_some_and(|state| count(&state, 2).solutions == 1);
            if !is_unique {
                line[cell] = digit;
            }
        }
        Some(line.into_iter().map(char::from).collect())
    }
}

/// `SplitMix64`, by Steele, Lea and Flood.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    fn below(&mut self, end: usize) -> usize {
        ((u128::from(self.next()) * end as u128) >> 64) as usize
    }

    fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
