//! Looks: where each of the five methods looks, in which order, and what it sees there.

use std::ops::ControlFlow;

use std::sync::Arc;

use nonet_core::{BoxShape, House, HouseKind, Layout};

use super::finding::Finding;
use super::locked::{Band, LockedLines};
use super::methods::MethodNumber;
use super::subset::Subset;
use crate::board::{Board, Houses, house_bit};
use crate::candidate::Candidate;

/// The houses of a grid, as methods go through them.
#[derive(Clone, Debug)]
pub(super) struct Ground {
    size: usize,
    shape: Option<BoxShape>,
    /// The layout, if it has more than rows, columns and boxes.
    further: Option<Arc<Layout>>,
}

impl Ground {
    /// The houses of a board.
    pub(super) fn of(board: &Board) -> Ground {
        let layout = board.layout();
        let further = (!layout.is_plain()).then(|| Arc::clone(layout));
        Ground { size: board.size(), shape: board.box_shape(), further }
    }

    fn rows(&self) -> impl Iterator<Item = House> + use<> {
        (0..self.size).map(House::row)
    }

    fn lines(&self) -> impl Iterator<Item = House> + use<> {
        self.rows().chain((0..self.size).map(House::column))
    }

    /// The boxes, or the regions in their place.
    fn boxes(&self) -> impl Iterator<Item = House> + use<> {
        let regions = self
            .further
            .as_ref()
            .map_or(0, |layout| layout.houses_of_kind(HouseKind::Region).len());
        let boxes = if self.shape.is_some() { self.size } else { 0 };
        let regions = (0..regions).map(|index| House::new(HouseKind::Region, index));
        (0..boxes).map(House::block).chain(regions)
    }

    /// All other houses.
    fn others(&self) -> impl Iterator<Item = House> + '_ {
        let all = self.further.iter().flat_map(|layout| layout.houses());
        all.copied().filter(|house| house.kind() > HouseKind::Region)
    }

    /// Bands and stacks, which a grid without boxes has not.
    fn bands(&self) -> impl Iterator<Item = Band> + use<> {
        self.shape.into_iter().flat_map(Band::all)
    }
}

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
        ground: &Ground,
        visit: &mut impl FnMut(Look) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let all = || ground.boxes().chain(ground.lines()).chain(ground.others());
        match method {
            MethodNumber::One => ground.rows().map(Look::NakedSingles).try_for_each(visit),
            MethodNumber::Two => all().map(Look::HiddenSingles).try_for_each(visit),
            MethodNumber::Three => {
                ground.bands().map(|band| Look::LockedLines(band, 1)).try_for_each(visit)
            }
            MethodNumber::Four => {
                let mut bands = ground.bands();
                bands.try_for_each(|band| visit(Look::LockedLines(band, band.len())))?;
                ground.lines().map(Look::HiddenSingles).try_for_each(visit)
            }
            MethodNumber::Five => all().map(Look::Subsets).try_for_each(visit),
            MethodNumber::FiveInBoxes => ground.boxes().map(Look::Subsets).try_for_each(visit),
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

    /// The houses that hold all there is to see here.
    fn houses(self, board: &Board) -> Houses {
        let bit = |house: House| house_bit(board.index_of(house));
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
pub(crate) struct Changes([Houses; 6]);

impl Changes {
    /// Nobody has looked at anything.
    pub(crate) const ALL: Changes = Changes([Houses::MAX; 6]);

    /// Takes note of what has changed on a board.
    pub(super) fn note(&mut self, board: &mut Board) {
        let touched = board.take_touched();
        self.0.iter_mut().for_each(|houses| *houses |= touched);
    }

    /// The houses that have changed for a method and its looks of this kind.
    fn of(&mut self, method: MethodNumber, look: Look) -> &mut Houses {
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
    pub(super) fn concern(&mut self, method: MethodNumber, look: Look, board: &Board) -> bool {
        *self.of(method, look) & look.houses(board) != 0
    }

    /// Takes note that a method has looked in vain. Where houses share a bit, it may be needed for the
    /// other one.
    pub(super) fn clear(&mut self, method: MethodNumber, look: Look, board: &Board) {
        if board.houses().len() <= Houses::BITS as usize {
            *self.of(method, look) &= !look.houses(board);
        }
    }
}
