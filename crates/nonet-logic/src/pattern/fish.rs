//! Basic fish: the places of a digit in a few rows lie in as few columns, or the other way round.
//!
//! ```text
//!   base rows    cover columns                 with a fin (f): what sees it goes out (*)
//!   . X . . . X . . .                          . X . . . X f . .
//!   . * . . . * . . .                          . . . . . * . . .
//!   . X . . . X . . .                          . X . . . X . . .
//! ```

use std::ops::ControlFlow;

use nonet_core::{BoxShape, Digit, DigitSet, House};

use super::barren::DigitSearch;
use super::family::{Member, Members};
use crate::bits::bits;
use crate::board::Board;
use crate::candidate::Candidate;
use crate::evidence::{Evidence, Part, Premise, Role};
use crate::geometry::Cells;
use crate::sink::Sink;

/// A kind of finned fish.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Finned {
    /// Without its fins, each base line still has two places or more.
    Plain,
    /// Without its fins, some base line has a single place left.
    Sashimi,
}

impl Finned {
    fn other(self) -> Finned {
        match self {
            Finned::Plain => Finned::Sashimi,
            Finned::Sashimi => Finned::Plain,
        }
    }
}

/// Whether the base lines are rows or columns.
#[derive(Clone, Copy)]
struct Orientation<'a> {
    bases: &'a [House],
    covers: &'a [House],
    /// How many base lines, and how many cover lines, run through a box.
    base_per_box: usize,
    cover_per_box: usize,
}

impl<'a> Orientation<'a> {
    fn both(board: &'a Board) -> [Orientation<'a>; 2] {
        let (rows, columns) = board.lines().split_at(board.size());
        // Without boxes nothing asks how many lines run through one.
        let shape = board.box_shape();
        let rows_per_box = shape.map_or(board.size(), BoxShape::rows);
        let columns_per_box = shape.map_or(board.size(), BoxShape::columns);
        let by_row = Orientation {
            bases: rows,
            covers: columns,
            base_per_box: rows_per_box,
            cover_per_box: columns_per_box,
        };
        let by_column = Orientation {
            bases: columns,
            covers: rows,
            base_per_box: columns_per_box,
            cover_per_box: rows_per_box,
        };
        [by_row, by_column]
    }

    /// The lines that hold `digit` in two places or more, at most `most`.
    fn members(self, board: &Board, digit: Digit, most: u32) -> Members {
        let mut members = Members::default();
        for (line, &base) in self.bases.iter().enumerate() {
            let mask = board.slots(base, digit);
            if (2..=most).contains(&mask.count_ones()) {
                members.push(Member { mark: 1 << line, mask });
            }
        }
        members
    }

    /// The places of `digit` in cover lines, but not in base lines, among the lines `within`.
    fn places_outside(self, board: &Board, digit: Digit, fish: Fish, within: u16) -> Cells {
        bits(fish.cover).fold(Cells::EMPTY, |cells, line| {
            let cover = self.covers[line];
            let slots = board.slots(cover, digit) & !fish.base & within;
            if slots == 0 { cells } else { cells | board.cells_in_slots(cover, slots) }
        })
    }
}

/// A fish: bit *i* stands for the *i*-th line.
#[derive(Clone, Copy)]
struct Fish {
    base: u16,
    cover: u16,
}

/// Reports the fish of `size` lines that have no fins.
pub(crate) fn plain(board: &Board, sink: &mut Sink<'_>, size: usize) -> ControlFlow<()> {
    for (direction, orientation) in Orientation::both(board).into_iter().enumerate() {
        board.each_fertile(DigitSearch::fish(size, direction, 0), |digit| {
            let mut is_found = false;
            let members = orientation.members(board, digit, size as u32);
            members.for_each_family(size, size, &mut |base, cover| {
                let fish = Fish { base, cover };
                let leaving = orientation.places_outside(board, digit, fish, u16::MAX);
                is_found |= !leaving.is_empty();
                report(board, orientation, digit, fish, Cells::EMPTY, leaving, sink)
            })?;
            ControlFlow::Continue(is_found)
        })?;
    }
    ControlFlow::Continue(())
}

/// Reports the fish of `size` lines with fins in one box.
pub(crate) fn finned(
    board: &Board,
    sink: &mut Sink<'_>,
    size: usize,
    kind: Finned,
) -> ControlFlow<()> {
    for (direction, orientation) in Orientation::both(board).into_iter().enumerate() {
        let limit = size + orientation.cover_per_box - 1;
        let search = |kind: Finned| DigitSearch::fish(size, direction, 1 + kind as usize);
        board.each_fertile(search(kind), |digit| {
            let members = orientation.members(board, digit, limit as u32);
            let mut school = School { board, orientation, digit, size, kind, is_found: [false; 2] };
            members
                .for_each_family(size, limit, &mut |base, lines| school.find(base, lines, sink))?;
            // Whoever looks for one kind comes upon the other.
            let other = kind.other();
            if !school.is_found[other as usize] {
                board.note_barren_digit(search(other), digit);
            }
            ControlFlow::Continue(school.is_found[kind as usize])
        })?;
    }
    ControlFlow::Continue(())
}

/// The finned fish of a digit.
struct School<'a> {
    board: &'a Board,
    orientation: Orientation<'a>,
    digit: Digit,
    size: usize,
    kind: Finned,
    /// Whether there are any of each kind.
    is_found: [bool; 2],
}

impl School<'_> {
    /// Tries all ways to leave out some of the `lines` that cross the base, so that as many cover
    /// lines remain as there are base lines, and all that is left out is in one box.
    fn find(&mut self, base: u16, lines: u16, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let extra = (lines.count_ones() as usize).saturating_sub(self.size) as u32;
        if extra == 0 {
            return ControlFlow::Continue(());
        }
        for through_box in chunks(self.board.size(), self.orientation.cover_per_box) {
            let here = lines & through_box;
            // What goes out is in a cover line through the box of the fins.
            if here.count_ones() <= extra {
                continue;
            }
            let mut fins = here;
            while fins != 0 {
                if fins.count_ones() == extra {
                    self.try_fins(Fish { base, cover: lines & !fins }, fins, here, sink)?;
                }
                fins = (fins - 1) & here;
            }
        }
        ControlFlow::Continue(())
    }

    /// `fins` are the lines with the fins, `here` all lines through the same boxes.
    fn try_fins(
        &mut self,
        fish: Fish,
        fins: u16,
        here: u16,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        let School { board, orientation, digit, .. } = *self;
        let slots_of = |line| board.slots(orientation.covers[line], digit) & fish.base;
        let finned_bases = bits(fins).fold(0, |all, line| all | slots_of(line));
        let mut boxes = chunks(board.size(), orientation.base_per_box);
        let Some(in_box) = boxes.find(|in_box| finned_bases & !in_box == 0) else {
            return ControlFlow::Continue(());
        };
        let near = Fish { base: fish.base, cover: here & !fins };
        let leaving = orientation.places_outside(board, digit, near, in_box);
        if leaving.is_empty() {
            return ControlFlow::Continue(());
        }
        let left = bits(fish.base)
            .map(|line| (board.slots(orientation.bases[line], digit) & !fins).count_ones());
        let kind = match left.min() {
            Some(0) | None => return ControlFlow::Continue(()),
            Some(1) => Finned::Sashimi,
            Some(_) => Finned::Plain,
        };
        self.is_found[kind as usize] = true;
        if kind != self.kind {
            return ControlFlow::Continue(());
        }
        let fin_cells = bits(fins).fold(Cells::EMPTY, |cells, line| {
            cells | board.cells_in_slots(orientation.covers[line], slots_of(line))
        });
        report(board, orientation, digit, fish, fin_cells, leaving, sink)
    }
}

/// The lines through each row or column of boxes: `size` lines, `per_box` at a time.
fn chunks(size: usize, per_box: usize) -> impl Iterator<Item = u16> {
    let first = u16::MAX >> (16 - per_box);
    (0..size).step_by(per_box).map(move |start| first << start)
}

fn report(
    board: &Board,
    orientation: Orientation<'_>,
    digit: Digit,
    fish: Fish,
    fins: Cells,
    leaving: Cells,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let size = fish.base.count_ones() as usize;
    if leaving.is_empty() || !sink.wants(size, leaving.len()) {
        return ControlFlow::Continue(());
    }
    let digits = DigitSet::single(digit);
    let bases = || bits(fish.base).map(|line| orientation.bases[line]);
    let covers = || bits(fish.cover).map(|line| orientation.covers[line]);
    let base_cells = bases().fold(Cells::EMPTY, |all, house| all | board.places(house, digit));
    let part = |role, house: House, cells: Cells| Part::within(role, house, cells, digits);
    let mut parts: Vec<Part> = Vec::with_capacity(2 * size + 1);
    parts.extend(
        bases().map(|house| part(Role::Base, house, board.places(house, digit).without(&fins))),
    );
    parts.extend(
        covers().map(|house| part(Role::Cover, house, *board.cells_of(house) & base_cells)),
    );
    if !fins.is_empty() {
        parts.push(Part::new(Role::Fin, fins, digits));
    }
    let premise = |house| Premise::Place { house, digit, cells: board.places(house, digit) };
    let evidence =
        Evidence { premises: bases().map(premise).collect(), parts, ..Evidence::default() };
    sink.eliminate(leaving.iter().map(|cell| Candidate { cell, digit }).collect(), evidence)
}
