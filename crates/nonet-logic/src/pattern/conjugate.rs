//! Conjugate pairs: houses in which a digit has just two places left.

use nonet_core::{Cell, Digit, House};

use crate::board::Board;
use crate::evidence::{Link, Node, Premise, Via};
use crate::geometry::{Cells, MAX_LOGIC_SIZE};

/// A house in which a digit has just two places: if one is wrong, the other is right.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ConjugatePair {
    pub(crate) digit: Digit,
    pub(crate) house: House,
    /// The two places. In grid order, unless turned round.
    pub(crate) cells: [Cell; 2],
    /// The same as slots of the house.
    pub(crate) slots: u16,
}

impl ConjugatePair {
    /// The same pair, to be read from its other end.
    #[must_use]
    pub(crate) fn turned(self) -> ConjugatePair {
        ConjugatePair { cells: [self.cells[1], self.cells[0]], ..self }
    }

    /// Both ways to read it.
    pub(crate) fn both_ways(self) -> [ConjugatePair; 2] {
        [self, self.turned()]
    }

    /// Whether the two pairs have a cell in common.
    pub(crate) fn meets(&self, other: &ConjugatePair) -> bool {
        self.cells.iter().any(|cell| other.cells.contains(cell))
    }

    /// What it says about the position.
    pub(crate) fn premise(&self) -> Premise {
        let cells = self.cells.into_iter().collect();
        Premise::Place { house: self.house, digit: self.digit, cells }
    }

    /// From "not in the first cell" to "in the second".
    pub(crate) fn link(&self) -> Link {
        let [from, to] = self.cells.map(Cells::single);
        Link {
            from: Node { digit: self.digit, cells: from, is_true: false },
            to: Node { digit: self.digit, cells: to, is_true: true },
            via: Via::House(self.house),
        }
    }
}

/// Every conjugate pair of a position.
#[derive(Debug)]
pub(crate) struct ConjugatePairs {
    /// Digit by digit.
    pairs: Vec<ConjugatePair>,
    /// Where the pairs of each digit end.
    ends: [usize; MAX_LOGIC_SIZE],
}

impl ConjugatePairs {
    /// The pairs of a position.
    pub(crate) fn of(board: &Board) -> ConjugatePairs {
        let mut pairs = Vec::with_capacity(8 * board.size());
        let mut ends = [0; MAX_LOGIC_SIZE];
        for digit in board.digits() {
            collect(board, digit, &mut pairs);
            ends[digit.index()] = pairs.len();
        }
        ConjugatePairs { pairs, ends }
    }

    /// The pairs of `digit`: those of rows, of columns, and then those of boxes and other houses whose
    /// two places are not a pair of an earlier house already.
    pub(crate) fn of_digit(&self, digit: Digit) -> &[ConjugatePair] {
        let start = digit.index().checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.pairs[start..self.ends[digit.index()]]
    }
}

fn collect(board: &Board, digit: Digit, pairs: &mut Vec<ConjugatePair>) {
    let start = pairs.len();
    for (house, slots) in board.slots_by_house(digit) {
        // Two places: one is left without the first.
        let last = slots & slots.wrapping_sub(1);
        if !last.is_power_of_two() || !board.missing(house).contains(digit) {
            continue;
        }
        let (first, last) = (slots.trailing_zeros(), last.trailing_zeros());
        let places = board.layout().cells_of(house);
        let cells = [places[first as usize], places[last as usize]];
        let mut known = pairs[start..].iter();
        if house.kind().is_line() || known.all(|pair| pair.cells != cells) {
            pairs.push(ConjugatePair { digit, house, cells, slots });
        }
    }
}
