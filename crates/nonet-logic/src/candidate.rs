//! Candidates: a digit in a cell.

use std::fmt;

use nonet_core::{Cell, Digit, Layout};

/// A digit in a cell, as something that may be true or false.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Candidate {
    /// The cell.
    pub cell: Cell,
    /// The digit.
    pub digit: Digit,
}

impl Candidate {
    /// `digit` in `cell`.
    pub const fn new(cell: Cell, digit: Digit) -> Candidate {
        Candidate { cell, digit }
    }

    /// Whether the rules forbid both to be true: they are two digits of a cell, one digit in two cells
    /// of a house, or what a pair of cells may not hold together.
    pub fn excludes(self, other: Candidate, layout: &Layout) -> bool {
        layout.excludes((self.cell, self.digit), (other.cell, other.digit))
    }
}

impl fmt::Debug for Candidate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} in {:?}", self.digit, self.cell)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_digits_of_a_cell_and_one_digit_twice_in_a_house_exclude_each_other() {
        let layout = Layout::classic();
        let candidate = |row, column, number| {
            let cell = layout.cell(row, column).expect("a cell");
            Candidate::new(cell, Digit::from_number(number).expect("a digit"))
        };
        let one = candidate(4, 4, 5);
        let excluded = [(4, 4, 6), (4, 0, 5), (8, 4, 5), (3, 3, 5), (5, 4, 5)];
        let allowed = [(4, 4, 5), (4, 0, 6), (3, 3, 6), (0, 0, 5), (3, 8, 5)];
        for (others, is_excluded) in [(excluded, true), (allowed, false)] {
            for (row, column, number) in others {
                let other = candidate(row, column, number);
                assert_eq!(one.excludes(other, &layout), is_excluded, "{other:?}");
                assert_eq!(other.excludes(one, &layout), is_excluded, "{other:?}");
            }
        }
    }
}
