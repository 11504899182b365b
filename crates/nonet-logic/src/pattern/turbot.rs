//! Two conjugate pairs of one digit in a chain: what skyscrapers, kites and turbot fish share.
//!
//! ```text
//!   a ═══ b          Suppose a is wrong. Then b is right, c is wrong, and d is right.
//!         │          So a or d is right, and whatever sees both of them is wrong.
//!         c ═══ d
//! ```

use nonet_core::{Cell, Digit, DigitSet, HouseKind};

use crate::board::Board;
use crate::candidate::Candidate;
use crate::evidence::{Evidence, Link, Part, Role};
use crate::geometry::Cells;
use crate::pattern::conjugate::ConjugatePair;
use crate::pattern::sight;

/// Two conjugate pairs of a digit, the second cell of the first seeing the first cell of the second.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Turbot {
    /// From the first end to the cell that is joined.
    pub(crate) first: ConjugatePair,
    /// From the cell that is joined to the second end.
    pub(crate) second: ConjugatePair,
}

impl Turbot {
    /// Its digit.
    pub(crate) fn digit(&self) -> Digit {
        self.first.digit
    }

    /// The two cells of which one must hold the digit.
    pub(crate) fn ends(&self) -> [Cell; 2] {
        [self.first.cells[0], self.second.cells[1]]
    }

    /// The two cells that join the pairs, in grid order.
    pub(crate) fn joint(&self) -> [Cell; 2] {
        let mut joint = [self.first.cells[1], self.second.cells[0]];
        joint.sort_unstable();
        joint
    }

    /// The candidates that see both ends.
    pub(crate) fn eliminations(&self, board: &Board) -> Vec<Candidate> {
        let digit = self.digit();
        let [one, other] = self.ends();
        let seen = *board.peers(one) & *board.peers(other) & *board.cells_with(digit);
        seen.iter().map(|cell| Candidate { cell, digit }).collect()
    }

    /// The chain from end to end.
    pub(crate) fn links(&self, board: &Board) -> Vec<Link> {
        let (first, second) = (self.first.link(), self.second.link());
        let (from, to) = (first.to, second.from);
        vec![first, Link { from, to, via: sight::via(board, &from, &to) }, second]
    }

    /// Its ends, as parts.
    pub(crate) fn end_parts(&self) -> impl Iterator<Item = Part> {
        let digits = DigitSet::single(self.digit());
        self.ends().into_iter().map(move |cell| Part::new(Role::End, Cells::single(cell), digits))
    }

    /// Why one of the ends must hold the digit.
    pub(crate) fn evidence(&self, board: &Board) -> Evidence {
        Evidence {
            premises: vec![self.first.premise(), self.second.premise()],
            parts: self.end_parts().collect(),
            links: self.links(board),
            ..Evidence::default()
        }
    }
}

/// Every way to chain two conjugate pairs of `digit` that `fit` and have no cell in common, of all
/// those that `are_joined`. The pairs come in the order of rows, columns, boxes, others.
pub(crate) fn turbots(
    board: &Board,
    digit: Digit,
    fit: impl Fn(&ConjugatePair, &ConjugatePair) -> bool,
    are_joined: impl Fn(&Turbot) -> bool,
) -> Vec<Turbot> {
    let pairs = board.conjugate_pairs(digit);
    let mut found = Vec::new();
    for (index, first) in pairs.iter().enumerate() {
        for second in &pairs[index + 1..] {
            if !fit(first, second) || first.meets(second) {
                continue;
            }
            for first in first.both_ways() {
                for second in second.both_ways() {
                    let turbot = Turbot { first, second };
                    if are_joined(&turbot) {
                        found.push(turbot);
                    }
                }
            }
        }
    }
    found
}

/// Every two-string kite of `digit`: a pair of a row and a pair of a column, joined in a box or region
/// that their other ends are not in.
pub(crate) fn kites(board: &Board, digit: Digit) -> Vec<Turbot> {
    let block = |cell| board.block_of(cell);
    let are_crossed = |row: &ConjugatePair, column: &ConjugatePair| {
        row.house.kind() == HouseKind::Row && column.house.kind() == HouseKind::Column
    };
    turbots(board, digit, are_crossed, |kite| {
        let [end, joint] = kite.first.cells.map(block);
        let [also_joint, other_end] = kite.second.cells.map(block);
        joint.is_some() && joint == also_joint && joint != end && joint != other_end
    })
}
