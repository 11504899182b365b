//! Subsets, the fifth method: cells of a house and as many digits that belong to each other.

use std::ops::ControlFlow;

use nonet_core::{Cell, DigitSet, House};

use super::finding::Finding;
use crate::board::Board;
use crate::candidate::Candidate;
use crate::evidence::{Evidence, Part, Premise, Role};
use crate::geometry::MAX_LOGIC_SIZE;
use crate::pattern::family::Members;

/// The most cells of a subset that is looked for.
const LARGEST: usize = 8;

/// Cells of a house and as many digits: the cells can take no others, or the digits can go nowhere
/// else.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Subset {
    house: House,
    /// The cells, by their places in the house.
    slots: u16,
    digits: DigitSet,
    /// Whether it is the digits that can go nowhere else.
    is_hidden: bool,
}

impl Subset {
    /// Calls `take` with every subset of a house from which something follows, the smallest first,
    /// until it breaks.
    ///
    /// Cells that share digits leave the other digits to the other cells. So every naked subset has a
    /// hidden one beside it, and what is looked for, and told, is the one with fewer cells.
    pub(super) fn for_each(
        board: &Board,
        house: House,
        take: &mut impl FnMut(Finding) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let missing = board.missing(house);
        let cells = board.layout().cells_of(house);
        let mut digits_of_cells = [0; MAX_LOGIC_SIZE];
        for (set, &cell) in digits_of_cells.iter_mut().zip(cells) {
            *set = board.candidates(cell).mask() as u16;
        }
        let mut slots_of_digits = [0; MAX_LOGIC_SIZE];
        for digit in missing {
            slots_of_digits[digit.index()] = board.slots(house, digit);
        }
        let open = missing.len();
        for size in 1..=LARGEST.min(open / 2) {
            let others = open - size;
            // One cell with one digit is no subset, unless the others are one.
            if size == 1 && !(2..=LARGEST).contains(&others) {
                continue;
            }
            for_each_closed(&digits_of_cells, size, &mut |slots, digits| {
                let digits = DigitSet::from_mask(u64::from(digits));
                Subset { house, slots, digits, is_hidden: false }.report(board, take)
            })?;
            // With half of the cells, both are of the same size.
            if size < others {
                for_each_closed(&slots_of_digits, size, &mut |digits, slots| {
                    let digits = DigitSet::from_mask(u64::from(digits));
                    Subset { house, slots, digits, is_hidden: true }.report(board, take)
                })?;
            }
        }
        ControlFlow::Continue(())
    }

    fn report(
        self,
        board: &Board,
        take: &mut impl FnMut(Finding) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let has_effect = self.eliminations(board).next().is_some();
        if has_effect { take(Finding::Subset(self)) } else { ControlFlow::Continue(()) }
    }

    /// The cells of the house with the digits that go out of them.
    fn leaving<'a>(&self, board: &'a Board) -> impl Iterator<Item = (Cell, DigitSet)> + use<'a> {
        let Subset { house, slots, digits, is_hidden } = *self;
        let cells = board.layout().cells_of(house).iter().enumerate();
        cells.filter_map(move |(slot, &cell)| match (slots >> slot & 1 == 1, is_hidden) {
            (true, true) => Some((cell, board.candidates(cell).without(digits))),
            (false, false) => Some((cell, board.candidates(cell) & digits)),
            _ => None,
        })
    }

    /// What goes out.
    pub(super) fn eliminations<'a>(
        &self,
        board: &'a Board,
    ) -> impl Iterator<Item = Candidate> + use<'a> {
        let leaving = self.leaving(board);
        leaving.flat_map(|(cell, digits)| digits.iter().map(move |digit| Candidate { cell, digit }))
    }

    /// Takes out what goes out.
    pub(super) fn apply(&self, board: &mut Board) {
        // To collect them first takes no time beside finding the subset.
        let gone: Vec<Candidate> = self.eliminations(board).collect();
        for candidate in gone {
            board.eliminate(candidate);
        }
    }

    /// The id of the technique that has a name for it today.
    pub(super) fn technique(&self) -> Option<&'static str> {
        match (self.digits.len(), self.is_hidden) {
            (1, false) => Some("naked-single"),
            (2, false) => Some("naked-pair"),
            (3, false) => Some("naked-triple"),
            (4, false) => Some("naked-quad"),
            (1, true) => Some("hidden-single"),
            (2, true) => Some("hidden-pair"),
            (3, true) => Some("hidden-triple"),
            (4, true) => Some("hidden-quad"),
            _ => None,
        }
    }

    pub(super) fn evidence(&self, board: &Board) -> Evidence {
        let house = self.house;
        let cells = board.cells_in_slots(house, self.slots);
        let premises = if self.is_hidden {
            let places = |digit| board.places(house, digit);
            let premise = |digit| Premise::Place { house, digit, cells: places(digit) };
            self.digits.iter().map(premise).collect()
        } else {
            let premise = |cell: Cell| Premise::Cell { cell, digits: board.candidates(cell) };
            cells.iter().map(premise).collect()
        };
        let parts = vec![Part::within(Role::Subset, house, cells, self.digits)];
        Evidence { premises, parts, ..Evidence::default() }
    }
}

/// Calls `take` with every choice of `size` of the sets that have `size` members together.
fn for_each_closed(
    sets: &[u16],
    size: usize,
    take: &mut impl FnMut(u16, u16) -> ControlFlow<()>,
) -> ControlFlow<()> {
    Members::of_sets(sets, size).for_each_family(size, size, &mut |chosen, members| {
        // With fewer members than sets the board is broken, and that shows by itself.
        if members.count_ones() as usize == size {
            take(chosen, members)
        } else {
            ControlFlow::Continue(())
        }
    })
}
