//! Rectangles: four cells in two rows, two columns and two boxes, where two digits could be
//! exchanged.
//!
//! ```text
//! first ── second     The first two are in one box, the other two in another.
//!   │        │        Two neighbours share a line.
//! fourth ─ third
//! ```

use std::ops::ControlFlow;

use nonet_core::{Cell, Digit, DigitSet, House, HouseKind, Layout};

use super::spoiled::Spoiled;
use crate::board::Board;
use crate::geometry::Cells;

/// A rectangle that would be deadly without its extra candidates.
pub(crate) struct Rectangle<'a> {
    /// Its cells in order, each next to the one before and the one after it.
    pub(crate) cells: [Cell; 4],
    /// The digits that could be exchanged.
    pub(crate) digits: DigitSet,
    /// The board it is on.
    pub(crate) board: &'a Board,
}

impl Rectangle<'_> {
    /// The rectangle and its extra candidates.
    pub(crate) fn spoiled(&self) -> Spoiled<'_> {
        Spoiled::of_loop(self.board, &self.cells, self.digits)
    }

    /// Whether the cell with this index has an extra candidate.
    pub(crate) fn has_extra(&self, index: usize) -> bool {
        !self.board.candidates(self.cells[index]).without(self.digits).is_empty()
    }

    /// Where its extra candidates are.
    pub(crate) fn extras(&self) -> Extras {
        let has = [0, 1, 2, 3].map(|index| self.has_extra(index));
        match has {
            [true, false, true, false] | [false, true, false, true] => Extras::Diagonal,
            _ => match has.into_iter().filter(|&has| has).count() {
                1 => Extras::Corner,
                2 => Extras::Side,
                3 => Extras::AllButOne,
                _ => Extras::NoneOrAll,
            },
        }
    }

    /// The two digits, in both orders.
    pub(crate) fn both_ways(&self) -> impl Iterator<Item = (Digit, Digit)> + use<> {
        let digits = self.digits;
        digits.iter().filter_map(move |digit| {
            digits.without(DigitSet::single(digit)).only().map(|other| (digit, other))
        })
    }

    /// The line through the cells with these indices, if `digit` has no other places in it.
    pub(crate) fn binding_line(&self, digit: Digit, ends: [usize; 2]) -> Option<(House, Cells)> {
        let ends: Cells = ends.into_iter().map(|index| self.cells[index]).collect();
        let is_line = |house: &House| house.kind() != HouseKind::Box;
        let line = self.board.houses_holding(&ends).find(is_line)?;
        let places = self.board.places(line, digit);
        (!places.is_empty() && places.is_subset_of(&ends)).then_some((line, places))
    }
}

/// Where the extra candidates of a rectangle are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Extras {
    /// In one cell.
    Corner,
    /// In two cells of one line.
    Side,
    /// In two opposite cells.
    Diagonal,
    /// In three cells.
    AllButOne,
    /// In every cell, or nowhere.
    NoneOrAll,
}

/// Calls `visit` with every rectangle of empty cells, one of which at least has exactly two
/// candidates. In the others one of these may be missing, as long as it was ruled out by reasoning,
/// and not by a digit in a house of the cell.
pub(crate) fn each_unique<'a>(
    board: &'a Board,
    visit: &mut dyn FnMut(Rectangle<'a>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for first in board.bivalue_cells().iter() {
        let digits = board.candidates(first);
        each_from(board.layout(), first, |cell| can_hold(board, cell, digits), &mut |cells| {
            // Reported when its first cell of this kind comes along.
            let is_earlier = |&cell: &Cell| cell < first && board.candidates(cell) == digits;
            if cells.iter().any(is_earlier) {
                return ControlFlow::Continue(());
            }
            visit(Rectangle { cells, digits, board })
        })?;
    }
    ControlFlow::Continue(())
}

/// Whether no house of an empty cell holds one of these digits.
fn can_hold(board: &Board, cell: Cell, digits: DigitSet) -> bool {
    let houses = board.houses_of(cell).iter();
    board.empty_cells().contains(cell)
        && digits
            .without(houses.fold(digits, |both, &house| both & board.missing(house)))
            .is_empty()
}

/// Calls `visit` with every rectangle in which two neighbours or three cells were placed (and not
/// given), and the others are empty and have the candidates that would make it a deadly one.
pub(crate) fn each_avoidable<'a>(
    board: &'a Board,
    visit: &mut dyn FnMut(Rectangle<'a>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for first in board.layout().cells() {
        let Some(digit) = placed(board, first) else { continue };
        let is_wanted = |cell| match board.value(cell) {
            // Reported when the first of its placed cells comes along.
            Some(_) => cell > first && !board.is_given(cell),
            None => true,
        };
        each_from(board.layout(), first, is_wanted, &mut |cells| {
            let [_, second, third, fourth] = cells;
            let Some(other) = placed(board, second).or_else(|| placed(board, fourth)) else {
                return ControlFlow::Continue(());
            };
            let fits = |cell, digit| match board.value(cell) {
                Some(value) => value == digit,
                None => board.candidates(cell).contains(digit),
            };
            let is_open = cells.iter().any(|&cell| board.value(cell).is_none());
            if !is_open || !fits(second, other) || !fits(third, digit) || !fits(fourth, other) {
                return ControlFlow::Continue(());
            }
            let digits = [digit, other].into_iter().collect();
            visit(Rectangle { cells, digits, board })
        })?;
    }
    ControlFlow::Continue(())
}

/// The digit of a cell that was filled while solving.
fn placed(board: &Board, cell: Cell) -> Option<Digit> {
    board.value(cell).filter(|_| !board.is_given(cell))
}

/// Calls `visit` with every rectangle that starts at `first`, whose next cell is in the same box,
/// and whose other cells are all wanted.
fn each_from(
    layout: &Layout,
    first: Cell,
    is_wanted: impl Fn(Cell) -> bool,
    visit: &mut dyn FnMut([Cell; 4]) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let (row, column) = (layout.row_of(first), layout.column_of(first));
    let home = layout.box_of(first);
    let at = |row, column| layout.cell(row, column).expect("both are lines of the grid");
    let by_column = |column, row| at(row, column);
    // The first two cells share a row, or a column.
    let lines: [(usize, usize, &dyn Fn(usize, usize) -> Cell); 2] =
        [(row, column, &at), (column, row, &by_column)];
    for (line, place, at) in lines {
        for next_place in (0..layout.size()).filter(|&next| next != place) {
            let second = at(line, next_place);
            if layout.box_of(second) != home || !is_wanted(second) {
                continue;
            }
            for other_line in 0..layout.size() {
                let (third, fourth) = (at(other_line, next_place), at(other_line, place));
                let other_box = layout.box_of(third);
                if other_box != home
                    && other_box == layout.box_of(fourth)
                    && is_wanted(third)
                    && is_wanted(fourth)
                {
                    visit([first, second, third, fourth])?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}
