//! Builds a layout from rows, columns, boxes and what clues add to them.

use std::collections::BTreeSet;

use super::Layout;
use super::relations::Pair;
use crate::box_shape::BoxShape;
use crate::cell::Cell;
use crate::digit::DigitSet;
use crate::house::{House, HouseKind};
use crate::rule::{Clue, Flaw, Says};

/// A layout in the making, as a rule sees it that adds to it.
pub struct Builder<'a> {
    parts: &'a mut Parts,
    /// The index of the clue that is being added.
    clue: usize,
}

/// What a layout is made of.
pub(super) struct Parts {
    pub(super) size: usize,
    pub(super) boxes: Option<BoxShape>,
    /// House by house, kind by kind: the cells in grid order, and the digits that it must hold.
    pub(super) houses: [Vec<(Vec<Cell>, DigitSet)>; HouseKind::ALL.len()],
    /// Cell by cell.
    pub(super) allowed: Vec<DigitSet>,
    pub(super) pairs: Vec<Pair>,
    /// The indices of the clues that are constraints.
    pub(super) constraints: Vec<usize>,
}

impl Parts {
    /// Rows, columns, and boxes if there are any.
    pub(super) fn new(size: usize, boxes: Option<BoxShape>) -> Parts {
        let mut parts = Parts {
            size,
            boxes,
            houses: [const { Vec::new() }; HouseKind::ALL.len()],
            allowed: vec![DigitSet::all(size); size * size],
            pairs: Vec::new(),
            constraints: Vec::new(),
        };
        let cell = |row: usize, column: usize| {
            Cell::from_index(row * size + column).expect("a grid has at most 36 × 36 cells")
        };
        let mut add = |kind: HouseKind, house: Vec<Cell>| {
            parts.houses[kind as usize].push((house, DigitSet::all(size)));
        };
        for row in 0..size {
            add(HouseKind::Row, (0..size).map(|column| cell(row, column)).collect());
        }
        for column in 0..size {
            add(HouseKind::Column, (0..size).map(|row| cell(row, column)).collect());
        }
        if let Some(shape) = boxes {
            for block in 0..size {
                // A band holds as many boxes as a box has rows.
                let top = block / shape.rows() * shape.rows();
                let left = block % shape.rows() * shape.columns();
                let places =
                    (0..size).map(|place| (place / shape.columns(), place % shape.columns()));
                add(
                    HouseKind::Box,
                    places.map(|(row, column)| cell(top + row, left + column)).collect(),
                );
            }
        }
        parts
    }

    /// Adds what a clue means.
    pub(super) fn add(&mut self, index: usize, clue: &Clue) -> Result<(), Flaw> {
        let mut seen = BTreeSet::new();
        for &cell in &clue.cells {
            if cell.index() >= self.size * self.size {
                return Err(Flaw::OutsideCell(cell));
            }
            if !seen.insert(cell) {
                return Err(Flaw::RepeatedCell(cell));
            }
        }
        let (count, most) = (clue.cells.len(), self.size * self.size);
        match clue.rule.says {
            Says::Nothing if count > 0 => return Err(Flaw::CellCount { count, least: 0, most: 0 }),
            Says::Cells | Says::CellsAndDigits | Says::CellsAndNumber if count == 0 => {
                return Err(Flaw::CellCount { count, least: 1, most });
            }
            Says::LineAndNumber if !self.is_line(&clue.cells) => return Err(Flaw::NotALine),
            _ => {}
        }
        (clue.rule.add)(clue, &mut Builder { parts: self, clue: index })
    }

    /// Whether these are all cells of a row or of a column, in the order from one end to the other.
    fn is_line(&self, cells: &[Cell]) -> bool {
        let lines = [HouseKind::Row, HouseKind::Column].map(|kind| &self.houses[kind as usize]);
        lines
            .into_iter()
            .flatten()
            .any(|(line, _)| line.iter().eq(cells) || line.iter().rev().eq(cells))
    }
}

impl Builder<'_> {
    /// How many digits there are; also how many rows and columns.
    pub fn size(&self) -> usize {
        self.parts.size
    }

    /// All digits of the grid.
    pub fn digits(&self) -> DigitSet {
        DigitSet::all(self.size())
    }

    /// The shape of the boxes, if there are boxes.
    pub fn box_shape(&self) -> Option<BoxShape> {
        self.parts.boxes
    }

    /// The cell at these 0-based coordinates, if the grid has it.
    pub fn cell(&self, row: usize, column: usize) -> Option<Cell> {
        Layout::cell_at(self.size(), row, column)
    }

    /// Whether a cell is in a house of this kind already.
    pub fn is_in_a(&self, kind: HouseKind, cell: Cell) -> bool {
        self.parts.houses[kind as usize].iter().any(|(cells, _)| cells.contains(&cell))
    }

    /// Expects of a clue that its number is at least and at most so much.
    ///
    /// # Errors
    /// If it is not, or if there is none.
    pub fn expect_number(&self, clue: &Clue, least: u32, most: u32) -> Result<(), Flaw> {
        let is_expected = clue.number.is_some_and(|number| (least..=most).contains(&number));
        if is_expected { Ok(()) } else { Err(Flaw::Number { least, most }) }
    }

    /// Adds a house of as many cells as there are digits, which holds each of them.
    ///
    /// # Errors
    /// If it has not so many cells, or there are too many houses.
    pub fn full_house(&mut self, kind: HouseKind, cells: Vec<Cell>) -> Result<(), Flaw> {
        let (count, size) = (cells.len(), self.size());
        if count != size {
            return Err(Flaw::CellCount { count, least: size, most: size });
        }
        self.house(kind, cells)
    }

    /// Adds a house: with as many cells as there are digits, it holds each of them; with fewer, no
    /// digit repeats in it.
    ///
    /// # Errors
    /// If it has more cells than there are digits, or there are too many houses.
    pub fn house(&mut self, kind: HouseKind, cells: Vec<Cell>) -> Result<(), Flaw> {
        let held = if cells.len() == self.size() { self.digits() } else { DigitSet::EMPTY };
        self.house_with(kind, cells, held)
    }

    /// Adds a house that must hold these digits.
    ///
    /// # Errors
    /// If it has more cells than there are digits, or there are too many houses.
    pub fn house_with(
        &mut self,
        kind: HouseKind,
        mut cells: Vec<Cell>,
        digits: DigitSet,
    ) -> Result<(), Flaw> {
        let (count, most) = (cells.len(), self.size());
        if count > most {
            return Err(Flaw::CellCount { count, least: 1, most });
        }
        let houses = &mut self.parts.houses[kind as usize];
        if houses.len() == House::MOST {
            return Err(Flaw::TooMany(kind));
        }
        cells.sort_unstable();
        houses.push((cells, digits));
        Ok(())
    }

    /// Says that a cell holds one of these digits.
    pub fn allow(&mut self, cell: Cell, digits: DigitSet) {
        self.parts.allowed[cell.index()] &= digits;
    }

    /// Says that the rule of the clue relates two cells.
    pub fn pair(&mut self, one: Cell, other: Cell) {
        self.parts.pairs.push(Pair { one, other, clue: self.clue });
    }

    /// Says that the rule of the clue relates every cell to those that these moves, rows down and
    /// columns to the right, lead to.
    pub fn pairs_by_moves(&mut self, moves: &[(usize, isize)]) {
        let size = self.size();
        for (row, column) in (0..size * size).map(|index| (index / size, index % size)) {
            for &(down, right) in moves {
                let to = column.checked_add_signed(right).and_then(|to| self.cell(row + down, to));
                if let (Some(one), Some(other)) = (self.cell(row, column), to) {
                    self.pair(one, other);
                }
            }
        }
    }

    /// Says that the cells of the clue keep the constraint of its rule.
    pub fn constrain(&mut self) {
        self.parts.constraints.push(self.clue);
    }
}
