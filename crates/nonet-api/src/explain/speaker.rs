//! How cells, digits and houses are named in the sentences about steps.

use nonet_core::{Alphabet, Cell, Digit, DigitSet, House, HouseKind};
use nonet_logic::{Board, Candidate, Cells, Step};

pub(super) use crate::describe::house_kind as kind;
use crate::describe::{cell_name, clue_name, house_name, technique_name};
use crate::message;
use crate::words::{Argument, Message};

/// Who speaks: knows the board before the step, and the characters of its digits.
pub(super) struct Speaker<'a> {
    /// The position in which the step is found.
    pub(super) board: &'a Board,
    /// The characters that stand for the digits.
    pub(super) alphabet: Alphabet,
}

impl Speaker<'_> {
    /// `r1c1`.
    pub(super) fn cell(&self, cell: Cell) -> Message {
        cell_name(cell, self.board.layout())
    }

    /// `r1c2, r5c2 and r5c8`.
    pub(super) fn all_cells(&self, cells: impl IntoIterator<Item = Cell>) -> Argument {
        Argument::All(self.cells(cells))
    }

    /// `r1c2, r5c2 or r5c8`.
    pub(super) fn any_cell(&self, cells: impl IntoIterator<Item = Cell>) -> Argument {
        Argument::Any(self.cells(cells))
    }

    fn cells(&self, cells: impl IntoIterator<Item = Cell>) -> Vec<Argument> {
        cells.into_iter().map(|cell| self.cell(cell).into()).collect()
    }

    /// The character of a digit.
    pub(super) fn digit(&self, digit: Digit) -> char {
        self.alphabet.symbol(digit)
    }

    /// `2, 3 and 8`.
    pub(super) fn all_digits(&self, digits: DigitSet) -> Argument {
        Argument::All(digits.iter().map(|digit| self.digit(digit).into()).collect())
    }

    /// `2, 3 or 8`.
    pub(super) fn any_digit(&self, digits: DigitSet) -> Argument {
        Argument::Any(digits.iter().map(|digit| self.digit(digit).into()).collect())
    }

    /// `the 3 to the left of row 2`.
    pub(super) fn clue(&self, clue: usize) -> Message {
        clue_name(&self.board.layout().clues()[clue], self.board.layout())
    }

    /// `the 3 to the left of row 2 and the 4 to the right of row 2`.
    pub(super) fn clues(&self, clues: &[usize]) -> Argument {
        Argument::All(clues.iter().map(|&clue| self.clue(clue).into()).collect())
    }

    /// `7 in r1c2`.
    pub(super) fn candidate(&self, candidate: Candidate) -> Message {
        let (digit, cell) = (self.digit(candidate.digit), self.cell(candidate.cell));
        message!("candidate-name", digit = digit, cell = cell)
    }
}

/// The name of what a step is.
pub(super) fn name(step: &Step) -> Message {
    technique_name(step.technique)
}

/// The kind of several houses, if all are rows, all columns or all boxes.
pub(super) fn common_kind(houses: &[House]) -> Option<&'static str> {
    let first = houses.first().filter(|house| house.kind() <= HouseKind::Box)?;
    houses.iter().all(|house| house.kind() == first.kind()).then(|| kind(*first))
}

/// The numbers of several houses.
pub(super) fn numbers(houses: &[House]) -> Argument {
    Argument::All(houses.iter().map(|house| house.number().into()).collect())
}

/// The names of several houses of different kinds.
pub(super) fn names(houses: &[House]) -> Argument {
    houses.iter().map(|&house| house_name(house)).collect::<Vec<_>>().into()
}

/// What all of these sets have in common.
pub(super) fn union(sets: impl IntoIterator<Item = Cells>) -> Cells {
    sets.into_iter().fold(Cells::EMPTY, |all, cells| all | cells)
}
