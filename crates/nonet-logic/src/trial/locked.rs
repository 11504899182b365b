//! Locked lines, the third and fourth method: boxes that need as many lines for a digit.

use std::ops::ControlFlow;

use nonet_core::{BoxShape, Digit, DigitSet, House};

use super::finding::Finding;
use crate::bits::bits;
use crate::board::Board;
use crate::candidate::Candidate;
use crate::evidence::{Evidence, Part, Premise, Role};
use crate::geometry::{Cells, MAX_LOGIC_SIZE};
use crate::pattern::family::Members;

/// Boxes beside each other with their rows (a band), or above each other with their columns (a
/// stack). There are as many boxes as lines.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Band {
    shape: BoxShape,
    is_of_rows: bool,
    index: usize,
}

impl Band {
    /// All bands of a grid, then all stacks.
    pub(super) fn all(shape: BoxShape) -> impl Iterator<Item = Band> {
        let band = move |is_of_rows| move |index| Band { shape, is_of_rows, index };
        (0..shape.columns()).map(band(true)).chain((0..shape.rows()).map(band(false)))
    }

    /// How many lines and boxes it has.
    pub(super) fn len(self) -> usize {
        if self.is_of_rows { self.shape.rows() } else { self.shape.columns() }
    }

    /// Its line at a place.
    pub(super) fn line(self, place: usize) -> House {
        let index = self.index * self.len() + place;
        if self.is_of_rows { House::row(index) } else { House::column(index) }
    }

    /// Its box at a place.
    fn block(self, place: usize) -> House {
        let (down, aside) = if self.is_of_rows { (self.index, place) } else { (place, self.index) };
        House::block(down * self.shape.rows() + aside)
    }

    /// In which of its boxes a line has places for a digit, as bits.
    fn boxes_of_line(self, board: &Board, line: usize, digit: Digit) -> u16 {
        let mut slots = u32::from(board.slots(self.line(line), digit));
        let width = if self.is_of_rows { self.shape.columns() } else { self.shape.rows() };
        let in_one_box = (1 << width) - 1;
        let (mut boxes, mut place) = (0, 0);
        while slots != 0 {
            boxes |= u16::from(slots & in_one_box != 0) << place;
            slots >>= width;
            place += 1;
        }
        boxes
    }
}

/// Some boxes of a band have their places for a digit in as many lines, so that the digit goes out
/// of these lines in the other boxes.
///
/// Said the other way round: the other lines have their places in the other boxes. That is told
/// where it is shorter.
///
/// ```text
///   . x . | . . . | * . *       boxes 1 and 2 need the x's of lines 1 and 3,
///   . . . | . . . | x . x       so the two * are no x;
///   x . x | . x . | . . .       or: line 2 has its x in box 3, so the two * are none
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct LockedLines {
    band: Band,
    digit: Digit,
    /// The boxes, by their places in the band.
    boxes: u16,
    /// The lines that they need, by their places in the band.
    lines: u16,
    /// How many boxes of the band have places for the digit.
    open: usize,
}

impl LockedLines {
    /// Calls `take` with every choice of at most `most` boxes of a band that need as many lines for a
    /// digit and so rule it out in others, until it breaks.
    pub(super) fn for_each(
        board: &Board,
        band: Band,
        most: usize,
        take: &mut impl FnMut(Finding) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mut digits = board.digits().iter();
        digits.try_for_each(|digit| LockedLines::for_each_of(board, band, digit, most, take))
    }

    fn for_each_of(
        board: &Board,
        band: Band,
        digit: Digit,
        most: usize,
        take: &mut impl FnMut(Finding) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mut lines_of_box = [0; MAX_LOGIC_SIZE];
        for line in 0..band.len() {
            for place in bits(band.boxes_of_line(board, line, digit)) {
                lines_of_box[place] |= 1 << line;
            }
        }
        let lines_of_box = &lines_of_box[..band.len()];
        // Where the digit has been placed, a box has no lines.
        let open = lines_of_box.iter().filter(|&&lines| lines != 0).count();
        for count in 1..open.min(most + 1) {
            let members = Members::of_sets(lines_of_box, count);
            members.for_each_family(count, count, &mut |boxes, lines| {
                let others = lines_of_box.iter().enumerate();
                let mut others = others.filter(|(place, _)| boxes >> place & 1 == 0);
                let has_effect = others.any(|(_, other)| other & lines != 0);
                // Fewer lines than boxes are a contradiction, and that shows by itself.
                if !has_effect || lines.count_ones() as usize != count {
                    return ControlFlow::Continue(());
                }
                take(Finding::LockedLines(LockedLines { band, digit, boxes, lines, open }))
            })?;
        }
        ControlFlow::Continue(())
    }

    /// What goes out.
    pub(super) fn eliminations(&self, board: &Board) -> impl Iterator<Item = Candidate> + use<> {
        let digit = self.digit;
        self.leaving(board).into_iter().map(move |cell| Candidate { cell, digit })
    }

    /// Where the digit goes out.
    fn leaving(&self, board: &Board) -> Cells {
        let lines = bits(self.lines).map(|place| *board.cells_of(self.band.line(place)));
        let boxes = bits(self.boxes).map(|place| *board.cells_of(self.band.block(place)));
        let lines = lines.fold(Cells::EMPTY, |all, cells| all | cells);
        let boxes = boxes.fold(Cells::EMPTY, |all, cells| all | cells);
        lines.without(&boxes) & *board.cells_with(self.digit)
    }

    /// The id of the technique that has a name for it today.
    pub(super) fn technique(&self) -> Option<&'static str> {
        let boxes = self.boxes.count_ones() as usize;
        match (boxes, self.open - boxes) {
            (1, _) => Some("pointing"),
            (_, 1) => Some("claiming"),
            _ => None,
        }
    }

    /// Whether the other lines are fewer, and so tell it better.
    fn is_told_by_others(&self) -> bool {
        2 * self.boxes.count_ones() as usize > self.open
    }

    pub(super) fn evidence(&self, board: &Board) -> Evidence {
        let digit = self.digit;
        let all = u16::MAX >> (u16::BITS as usize - self.band.len());
        // Where the digit stands already there is nothing to say.
        let is_open = |house: &House| board.missing(*house).contains(digit);
        let boxes = |places| bits(places).map(|place| self.band.block(place)).filter(is_open);
        let lines = |places| bits(places).map(|place| self.band.line(place)).filter(is_open);
        let (bases, covers): (Vec<House>, Vec<House>) = if self.is_told_by_others() {
            (lines(all & !self.lines).collect(), boxes(all & !self.boxes).collect())
        } else {
            (boxes(self.boxes).collect(), lines(self.lines).collect())
        };
        let leaving = self.leaving(board);
        let part = |role, house, cells| Part::within(role, house, cells, DigitSet::single(digit));
        let places = |house| board.places(house, digit);
        let premises = bases.iter().map(|&house| {
            let cells = places(house);
            Premise::Place { house, digit, cells }
        });
        let base = bases.iter().map(|&house| part(Role::Base, house, places(house)));
        let cover = covers.iter().map(|&house| (house, leaving & *board.cells_of(house)));
        let cover = cover.filter(|(_, cells)| !cells.is_empty());
        let cover = cover.map(|(house, cells)| part(Role::Cover, house, cells));
        Evidence {
            premises: premises.collect(),
            parts: base.chain(cover).collect(),
            ..Evidence::default()
        }
    }
}
