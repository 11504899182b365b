//! Findings: what one of the five methods sees at one spot, small enough to be made by the million.

use std::ops::ControlFlow;

use nonet_core::{BoxShape, Cell, Digit, DigitSet, House};

use crate::board::Board;
use crate::candidate::Candidate;
use crate::evidence::{Evidence, Part, Premise, Role};
use crate::geometry::Cells;
use crate::step::Step;
use crate::technique::Technique;

/// What a method sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Finding {
    /// A cell has one value left.
    Value(Candidate),
    /// A value has one cell left in a house.
    Place(House, Candidate),
    /// Boxes that have their places for a value in as many lines.
    Lines(Lines),
    /// Cells of a house that share as many values.
    Group(Group),
}

/// Some boxes beside or above each other have their places for a digit in as many lines, so that
/// the digit goes out of these lines in the other boxes.
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
pub(crate) struct Lines {
    pub(super) band: Band,
    pub(super) digit: Digit,
    /// The boxes, by their places in the band.
    pub(super) boxes: u16,
    /// The lines, by their places in the band.
    pub(super) taken: u16,
    /// How many boxes of the band have places for the digit.
    pub(super) open: usize,
}

/// Boxes beside each other with their rows, or above each other with their columns. There are as
/// many boxes as lines.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Band {
    shape: BoxShape,
    is_of_rows: bool,
    index: usize,
}

impl Band {
    /// All bands of a grid.
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
    pub(super) fn boxes_of_line(self, board: &Board, line: usize, digit: Digit) -> u16 {
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

/// Cells of a house and as many digits: the cells can take no others, or the digits can go nowhere
/// else.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Group {
    pub(super) house: House,
    pub(super) slots: u16,
    pub(super) digits: DigitSet,
    /// Whether it is the digits that can go nowhere else.
    pub(super) is_hidden: bool,
}

impl Finding {
    /// Does what follows.
    pub(super) fn apply(&self, board: &mut Board) {
        match self {
            Finding::Value(placed) | Finding::Place(_, placed) => board.place(*placed),
            Finding::Lines(lines) => {
                for cell in lines.out(board) {
                    board.eliminate(Candidate { cell, digit: lines.digit });
                }
            }
            Finding::Group(found) => {
                // No more candidates than a house can have.
                let mut out = [None; 256];
                let mut count = 0;
                let _ = found.for_each_out(board, &mut |candidate| {
                    out[count] = Some(candidate);
                    count += 1;
                    ControlFlow::Continue(())
                });
                out[..count].iter().flatten().for_each(|&candidate| board.eliminate(candidate));
            }
        }
    }

    /// The id of the technique that has a name for it today.
    pub(super) fn technique(&self) -> Option<&'static str> {
        match self {
            Finding::Value(_) => Some("naked-single"),
            Finding::Place(..) => Some("hidden-single"),
            Finding::Lines(lines) if lines.boxes.is_power_of_two() => Some("pointing"),
            Finding::Lines(lines) => {
                let others = lines.open - lines.boxes.count_ones() as usize;
                (others == 1).then_some("claiming")
            }
            Finding::Group(found) => match (found.digits.len(), found.is_hidden) {
                (1, false) => Some("naked-single"),
                (2, false) => Some("naked-pair"),
                (3, false) => Some("naked-triple"),
                (4, false) => Some("naked-quad"),
                (1, true) => Some("hidden-single"),
                (2, true) => Some("hidden-pair"),
                (3, true) => Some("hidden-triple"),
                (4, true) => Some("hidden-quad"),
                _ => None,
            },
        }
    }

    /// The step that it is.
    pub(super) fn step(&self, technique: &'static Technique, board: &Board) -> Step {
        let one = |premise| Evidence { premises: vec![premise], ..Evidence::default() };
        match self {
            Finding::Value(placed) => {
                let digits = DigitSet::single(placed.digit);
                let evidence = one(Premise::Cell { cell: placed.cell, digits });
                Step::placing(technique, *placed, evidence)
            }
            Finding::Place(house, placed) => {
                let (house, digit, cells) = (*house, placed.digit, Cells::single(placed.cell));
                Step::placing(technique, *placed, one(Premise::Place { house, digit, cells }))
            }
            Finding::Lines(lines) => {
                let out = lines.out(board);
                let out = out.iter().map(|cell| Candidate { cell, digit: lines.digit });
                Step::eliminating(technique, out.collect(), lines.evidence(board))
            }
            Finding::Group(found) => {
                let mut out = Vec::new();
                let _ = found.for_each_out(board, &mut |candidate| {
                    out.push(candidate);
                    ControlFlow::Continue(())
                });
                Step::eliminating(technique, out, found.evidence(board))
            }
        }
    }
}

impl Lines {
    /// Whether the other lines are fewer, and so tell it better.
    fn is_told_by_others(&self) -> bool {
        2 * self.boxes.count_ones() as usize > self.open
    }

    /// Where the digit goes out.
    pub(super) fn out(&self, board: &Board) -> Cells {
        let houses = |mask: u16| (0..self.band.len()).filter(move |i| mask >> i & 1 == 1);
        let lines = houses(self.taken).map(|line| *board.cells_of(self.band.line(line)));
        let lines = lines.fold(Cells::EMPTY, |all, cells| all | cells);
        let boxes = houses(self.boxes).map(|place| *board.cells_of(self.band.block(place)));
        let boxes = boxes.fold(Cells::EMPTY, |all, cells| all | cells);
        lines.without(&boxes) & *board.cells_with(self.digit)
    }

    fn evidence(&self, board: &Board) -> Evidence {
        let out = self.out(board);
        let digits = DigitSet::single(self.digit);
        let houses = |which: fn(Band, usize) -> House, is_in: &dyn Fn(usize) -> bool| {
            let places = (0..self.band.len()).filter(|&place| is_in(place));
            let houses = places.map(|place| which(self.band, place));
            // Where the digit stands already there is nothing to say.
            houses.filter(|&house| board.missing(house).contains(self.digit)).collect()
        };
        let is_box = |place: usize| self.boxes >> place & 1 == 1;
        let is_line = |place: usize| self.taken >> place & 1 == 1;
        let (bases, covers): (Vec<House>, Vec<House>) = if self.is_told_by_others() {
            (houses(Band::line, &|place| !is_line(place)), houses(Band::block, &|i| !is_box(i)))
        } else {
            (houses(Band::block, &is_box), houses(Band::line, &is_line))
        };
        let digit = self.digit;
        let places = |house| board.places(house, digit);
        let premises = bases.iter().map(|&house| {
            let cells = places(house);
            Premise::Place { house, digit, cells }
        });
        let base =
            bases.iter().map(|&house| Part::within(Role::Base, house, places(house), digits));
        let cover = covers.iter().map(|&house| (house, out & *board.cells_of(house)));
        let cover = cover.filter(|(_, cells)| !cells.is_empty());
        let cover = cover.map(|(house, cells)| Part::within(Role::Cover, house, cells, digits));
        Evidence {
            premises: premises.collect(),
            parts: base.chain(cover).collect(),
            ..Evidence::default()
        }
    }
}

impl Group {
    /// Calls `take` with every candidate that goes out, until it breaks.
    pub(super) fn for_each_out(
        &self,
        board: &Board,
        take: &mut impl FnMut(Candidate) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let cells = board.layout().cells_of(self.house);
        for (slot, &cell) in cells.iter().enumerate() {
            let is_in = self.slots >> slot & 1 == 1;
            let out = match (is_in, self.is_hidden) {
                (true, true) => board.candidates(cell).without(self.digits),
                (false, false) => board.candidates(cell) & self.digits,
                _ => continue,
            };
            for digit in out {
                take(Candidate { cell, digit })?;
            }
        }
        ControlFlow::Continue(())
    }

    fn evidence(&self, board: &Board) -> Evidence {
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
