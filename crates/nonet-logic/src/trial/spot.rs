//! Spots: where each of the five methods looks, in which order, and what it sees there.

use std::ops::ControlFlow;

use nonet_core::{BoxShape, Digit, DigitSet, House, HouseKind};

use super::finding::{Band, Finding, Group, Lines};
use super::group;
use crate::board::Board;
use crate::candidate::Candidate;
use crate::geometry::MAX_LOGIC_SIZE;

/// The largest group that the fifth method looks for.
const LARGEST_GROUP: usize = 8;

/// Where a method looks, and for what.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Spot {
    /// The cells of a row, for the only value left.
    Values(House),
    /// A house, for the only cell left for a digit.
    Places(House),
    /// A band, for up to this many boxes that need as many lines for a digit.
    Lines(Band, usize),
    /// A house, for cells that share as many digits.
    Groups(House),
}

/// Calls `visit` with every spot of the method at this place among the five, until it breaks.
pub(super) fn for_each(
    method: usize,
    shape: BoxShape,
    visit: &mut impl FnMut(Spot) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let size = shape.size();
    match method {
        0 => (0..size).map(|row| Spot::Values(House::row(row))).try_for_each(visit),
        1 => houses(size).map(Spot::Places).try_for_each(visit),
        2 => Band::all(shape).map(|band| Spot::Lines(band, 1)).try_for_each(visit),
        3 => {
            let mut bands = Band::all(shape);
            bands.try_for_each(|band| visit(Spot::Lines(band, band.len())))?;
            houses(size).skip(size).map(Spot::Places).try_for_each(visit)
        }
        _ => houses(size).map(Spot::Groups).try_for_each(visit),
    }
}

/// Boxes, rows, columns.
fn houses(size: usize) -> impl Iterator<Item = House> {
    let rows = (0..size).map(House::row);
    (0..size).map(House::block).chain(rows).chain((0..size).map(House::column))
}

/// Takes what there is to see.
pub(super) trait Take {
    /// Takes something, and breaks if that is enough.
    fn take(&mut self, finding: Finding) -> ControlFlow<()>;
}

impl Spot {
    /// The first thing to see here.
    pub(super) fn first(self, board: &Board) -> Option<Finding> {
        struct First(Option<Finding>);
        impl Take for First {
            fn take(&mut self, finding: Finding) -> ControlFlow<()> {
                self.0 = Some(finding);
                ControlFlow::Break(())
            }
        }
        let mut first = First(None);
        let _ = self.for_each(board, &mut first);
        first.0
    }

    /// Everything to see here from which something follows.
    pub(super) fn for_each(self, board: &Board, take: &mut impl Take) -> ControlFlow<()> {
        match self {
            Spot::Values(row) => {
                let cells = board.layout().cells_of(row).iter();
                let values = cells.filter_map(|&cell| Some((cell, board.candidates(cell).only()?)));
                let mut values = values.map(|(cell, digit)| Candidate { cell, digit });
                values.try_for_each(|value| take.take(Finding::Value(value)))
            }
            Spot::Places(house) => board.missing(house).iter().try_for_each(|digit| {
                let slots = board.slots(house, digit);
                if !slots.is_power_of_two() {
                    return ControlFlow::Continue(());
                }
                let cell = board.layout().cells_of(house)[slots.trailing_zeros() as usize];
                take.take(Finding::Place(house, Candidate { cell, digit }))
            }),
            Spot::Lines(band, most) => {
                let mut digits = board.digits().iter();
                digits.try_for_each(|digit| look_for_lines(board, band, digit, most, take))
            }
            Spot::Groups(house) => look_for_groups(board, house, take),
        }
    }

    /// The houses that hold all there is to see here, as bits in their order.
    fn houses(self, size: usize) -> u64 {
        let bit = |house: House| match house.kind() {
            HouseKind::Row => 1 << house.index(),
            HouseKind::Column => 1 << (size + house.index()),
            HouseKind::Box => 1 << (2 * size + house.index()),
        };
        match self {
            Spot::Values(house) | Spot::Places(house) | Spot::Groups(house) => bit(house),
            Spot::Lines(band, _) => {
                (0..band.len()).map(|place| bit(band.line(place))).fold(0, |all, bit| all | bit)
            }
        }
    }
}

/// The houses in which something has changed since a method has looked at them in vain, for each
/// method and kind of spot. Looking again would be in vain again.
#[derive(Clone, Copy, Debug)]
pub(crate) struct News([u64; 6]);

impl News {
    /// Nobody has looked at anything.
    pub(crate) const ALL: News = News([u64::MAX; 6]);

    /// Takes note of what has changed on a board.
    pub(super) fn add(&mut self, board: &mut Board) {
        let touched = board.take_touched();
        self.0.iter_mut().for_each(|houses| *houses |= touched);
    }

    /// The houses that are news to a method at its spots of this kind, and those of the spot.
    fn at(&mut self, method: usize, spot: Spot, size: usize) -> (&mut u64, u64) {
        let kind = if method == 3 && matches!(spot, Spot::Places(_)) { 5 } else { method };
        (&mut self.0[kind], spot.houses(size))
    }

    /// Whether there is something new at a spot.
    pub(super) fn has(&mut self, method: usize, spot: Spot, size: usize) -> bool {
        let (news, houses) = self.at(method, spot, size);
        *news & houses != 0
    }

    /// Takes note that a method has looked at a spot in vain.
    pub(super) fn remove(&mut self, method: usize, spot: Spot, size: usize) {
        let (news, houses) = self.at(method, spot, size);
        *news &= !houses;
    }
}

fn look_for_lines(
    board: &Board,
    band: Band,
    digit: Digit,
    most: usize,
    take: &mut impl Take,
) -> ControlFlow<()> {
    let mut lines_of_box = [0; MAX_LOGIC_SIZE];
    for line in 0..band.len() {
        let mut boxes = band.boxes_of_line(board, line, digit);
        while boxes != 0 {
            lines_of_box[boxes.trailing_zeros() as usize] |= 1 << line;
            boxes &= boxes - 1;
        }
    }
    let lines_of_box = &lines_of_box[..band.len()];
    // Where the digit has been placed, a box has no lines.
    let open = lines_of_box.iter().filter(|&&lines| lines != 0).count();
    for count in 1..open.min(most + 1) {
        group::for_each(lines_of_box, count, &mut |boxes, lines| {
            let others = lines_of_box.iter().enumerate();
            let mut others = others.filter(|(place, _)| boxes >> place & 1 == 0);
            if others.all(|(_, other)| other & lines == 0) {
                return ControlFlow::Continue(());
            }
            take.take(Finding::Lines(Lines { band, digit, boxes, taken: lines, open }))
        })?;
    }
    ControlFlow::Continue(())
}

/// Cells that share digits leave the other digits to the other cells: what is looked for, and told,
/// are the cells or the digits, whichever are fewer.
fn look_for_groups(board: &Board, house: House, take: &mut impl Take) -> ControlFlow<()> {
    let missing = board.missing(house);
    let open = missing.len();
    let mut of_cells = [0; MAX_LOGIC_SIZE];
    let cells = board.layout().cells_of(house);
    for (set, &cell) in of_cells.iter_mut().zip(cells) {
        *set = board.candidates(cell).mask() as u16;
    }
    let mut of_digits = [0; MAX_LOGIC_SIZE];
    for digit in missing {
        of_digits[digit.index()] = board.slots(house, digit);
    }
    for count in 1..=LARGEST_GROUP.min(open / 2) {
        let others = open - count;
        // One cell with one digit is no group, unless the others are one.
        if count == 1 && !(2..=LARGEST_GROUP).contains(&others) {
            continue;
        }
        group::for_each(&of_cells[..cells.len()], count, &mut |slots, digits| {
            let digits = DigitSet::from_mask(u64::from(digits));
            take_group(board, Group { house, slots, digits, is_hidden: false }, take)
        })?;
        if count < others {
            group::for_each(&of_digits[..cells.len()], count, &mut |digits, slots| {
                let digits = DigitSet::from_mask(u64::from(digits));
                take_group(board, Group { house, slots, digits, is_hidden: true }, take)
            })?;
        }
    }
    ControlFlow::Continue(())
}

/// Takes a group if something follows from it.
fn take_group(board: &Board, found: Group, take: &mut impl Take) -> ControlFlow<()> {
    let goes_out = found.for_each_out(board, &mut |_| ControlFlow::Break(())).is_break();
    if goes_out { take.take(Finding::Group(found)) } else { ControlFlow::Continue(()) }
}
