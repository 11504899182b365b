//! Looks: where each of the five methods looks, in which order, and what it sees there.

use std::ops::ControlFlow;

use nonet_core::{BoxShape, House};

use super::finding::Finding;
use super::locked::{Band, LockedLines};
use super::methods::MethodNumber;
use super::subset::Subset;
use crate::board::Board;
use crate::candidate::Candidate;
use crate::geometry::index_of;

/// A look of a method at one place, for one kind of finding.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Look {
    /// At the cells of a row.
    NakedSingles(House),
    /// At the digits of a house.
    HiddenSingles(House),
    /// At the boxes of a band, up to this many at once.
    LockedLines(Band, usize),
    /// At the cells and digits of a house.
    Subsets(House),
}

impl Look {
    /// Calls `visit` with every look of one call of a method, until it breaks.
    pub(super) fn for_each(
        method: MethodNumber,
        shape: BoxShape,
        visit: &mut impl FnMut(Look) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let size = shape.size();
        let boxes = || (0..size).map(House::block);
        let lines = || (0..size).map(House::row).chain((0..size).map(House::column));
        match method {
            MethodNumber::One => {
                (0..size).map(House::row).map(Look::NakedSingles).try_for_each(visit)
            }
            MethodNumber::Two => {
                boxes().chain(lines()).map(Look::HiddenSingles).try_for_each(visit)
            }
            MethodNumber::Three => {
                Band::all(shape).map(|band| Look::LockedLines(band, 1)).try_for_each(visit)
            }
            MethodNumber::Four => {
                let mut bands = Band::all(shape);
                bands.try_for_each(|band| visit(Look::LockedLines(band, band.len())))?;
                lines().map(Look::HiddenSingles).try_for_each(visit)
            }
            MethodNumber::Five => boxes().chain(lines()).map(Look::Subsets).try_for_each(visit),
            MethodNumber::FiveInBoxes => boxes().map(Look::Subsets).try_for_each(visit),
        }
    }

    /// The first thing to see here.
    pub(super) fn first(self, board: &Board) -> Option<Finding> {
        let mut first = None;
        let _ = self.for_each_finding(board, &mut |finding| {
            first = Some(finding);
            ControlFlow::Break(())
        });
        first
    }

    /// Calls `take` with everything to see here from which something follows, until it breaks.
    pub(super) fn for_each_finding(
        self,
        board: &Board,
        take: &mut impl FnMut(Finding) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        match self {
            Look::NakedSingles(row) => {
                let cells = board.layout().cells_of(row).iter();
                let singles =
                    cells.filter_map(|&cell| Some((cell, board.candidates(cell).only()?)));
                let mut singles = singles.map(|(cell, digit)| Candidate { cell, digit });
                singles.try_for_each(|single| take(Finding::NakedSingle(single)))
            }
            Look::HiddenSingles(house) => board.missing(house).iter().try_for_each(|digit| {
                let slots = board.slots(house, digit);
                if !slots.is_power_of_two() {
                    return ControlFlow::Continue(());
                }
                let cell = board.layout().cells_of(house)[slots.trailing_zeros() as usize];
                take(Finding::HiddenSingle(house, Candidate { cell, digit }))
            }),
            Look::LockedLines(band, most) => LockedLines::for_each(board, band, most, take),
            Look::Subsets(house) => Subset::for_each(board, house, take),
        }
    }

    /// The houses that hold all there is to see here, as bits in their order.
    fn houses(self, size: usize) -> u64 {
        let bit = |house: House| 1 << index_of(house, size);
        match self {
            Look::NakedSingles(house) | Look::HiddenSingles(house) | Look::Subsets(house) => {
                bit(house)
            }
            Look::LockedLines(band, _) => {
                (0..band.len()).map(|place| bit(band.line(place))).fold(0, |all, bit| all | bit)
            }
        }
    }
}

/// The houses in which something has changed since a method has looked at them in vain, for each
/// method and kind of look. To look at the others again would be in vain again.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Changes([u64; 6]);

impl Changes {
    /// Nobody has looked at anything.
    pub(crate) const ALL: Changes = Changes([u64::MAX; 6]);

    /// Takes note of what has changed on a board.
    pub(super) fn note(&mut self, board: &mut Board) {
        let touched = board.take_touched();
        self.0.iter_mut().for_each(|houses| *houses |= touched);
    }

    /// The houses that have changed for a method and its looks of this kind.
    fn of(&mut self, method: MethodNumber, look: Look) -> &mut u64 {
        let kind = match (method, look) {
            (MethodNumber::One, _) => 0,
            (MethodNumber::Two, _) => 1,
            (MethodNumber::Three, _) => 2,
            // The only method that looks for two kinds of things.
            (MethodNumber::Four, Look::HiddenSingles(_)) => 3,
            (MethodNumber::Four, _) => 4,
            (MethodNumber::Five | MethodNumber::FiveInBoxes, _) => 5,
        };
        &mut self.0[kind]
    }

    /// Whether there may be something new to see.
    pub(super) fn concern(&mut self, method: MethodNumber, look: Look, size: usize) -> bool {
        *self.of(method, look) & look.houses(size) != 0
    }

    /// Takes note that a method has looked in vain.
    pub(super) fn clear(&mut self, method: MethodNumber, look: Look, size: usize) {
        *self.of(method, look) &= !look.houses(size);
    }
}
