//! Positions: givens, placed digits and the candidates left, at some moment of solving.

use std::sync::Arc;

use crate::cell::Cell;
use crate::digit::{Digit, DigitSet};
use crate::layout::Layout;
use crate::proper::Proper;
use crate::puzzle::{Draft, Entry};

/// A moment in the solving of a puzzle.
///
/// ```
/// use nonet_core::{Digit, Draft, Layout, Position};
///
/// let layout = Layout::classic();
/// let mut position = Position::of(&Draft::empty(layout.clone()));
/// let (corner, five) = (layout.cell(0, 0).unwrap(), Digit::from_number(5).unwrap());
/// position.place(corner, five);
/// assert_eq!(position.value(corner), Some(five));
/// assert!(!position.candidates(layout.cell(0, 8).unwrap()).contains(five));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    layout: Arc<Layout>,
    entries: Vec<Entry>,
    /// For an empty cell its candidates; for a filled one what it holds, or nothing if its pencil
    /// marks did not allow that.
    possible: Vec<DigitSet>,
    /// The question it comes from, if that is known to have exactly one solution.
    proper: Option<Proper>,
}

impl Position {
    /// The position a draft starts from: the candidates are what the rules and its pencil marks
    /// leave. The draft may contradict itself; so may the position, then.
    pub fn of(draft: &Draft) -> Position {
        let layout = &draft.layout;
        let marks = |cell: Cell| match &draft.pencil_marks {
            Some(marks) => marks[cell.index()] & layout.allowed(cell),
            None => layout.allowed(cell),
        };
        let seen = |cell: Cell| -> DigitSet {
            layout.peers(cell).iter().filter_map(|&peer| draft.entry(peer).digit()).collect()
        };
        let possible = layout.cells().map(|cell| match draft.entry(cell).digit() {
            Some(digit) => marks(cell) & DigitSet::single(digit),
            None => marks(cell).without(seen(cell)),
        });
        let mut position = Position {
            possible: possible.collect(),
            entries: draft.entries.clone(),
            layout: Arc::clone(layout),
            proper: None,
        };
        if !layout.has_houses_only() {
            let filled = layout.cells().filter_map(|cell| Some((cell, position.value(cell)?)));
            let filled: Vec<(Cell, Digit)> = filled.collect();
            for (cell, digit) in filled {
                position.rule_out_related(cell, digit);
            }
        }
        position
    }

    /// Takes out of the candidates of related cells what does not go with this digit.
    fn rule_out_related(&mut self, cell: Cell, digit: Digit) {
        for (other, digits) in self.layout.ruled_out_by(cell, digit) {
            if self.entries[other.index()].digit().is_none() {
                let possible = &mut self.possible[other.index()];
                *possible = possible.without(digits);
            }
        }
    }

    /// The same, as one that comes from a question that is known to have exactly one solution.
    pub(crate) fn coming_from(self, proper: &Proper) -> Position {
        Position { proper: Some(proper.clone()), ..self }
    }

    /// The question it comes from, if that is known to have exactly one solution.
    pub fn proper(&self) -> Option<&Proper> {
        self.proper.as_ref()
    }

    /// Its cells and houses.
    pub fn layout(&self) -> &Arc<Layout> {
        &self.layout
    }

    /// The digit in `cell`, given or placed.
    pub fn value(&self, cell: Cell) -> Option<Digit> {
        self.entries[cell.index()].digit()
    }

    /// Whether the digit in `cell` belongs to the puzzle.
    pub fn is_given(&self, cell: Cell) -> bool {
        matches!(self.entries[cell.index()], Entry::Given(_))
    }

    /// The digits that an empty cell can still take; none for a filled cell.
    pub fn candidates(&self, cell: Cell) -> DigitSet {
        match self.value(cell) {
            Some(_) => DigitSet::EMPTY,
            None => self.possible(cell),
        }
    }

    /// The digits that `cell` can have in a solution: its candidates, or what it holds.
    pub fn possible(&self, cell: Cell) -> DigitSet {
        self.possible[cell.index()]
    }

    /// Puts `digit` into `cell` and takes it out of the candidates of all cells that see it.
    pub fn place(&mut self, cell: Cell, digit: Digit) {
        self.entries[cell.index()] = Entry::Placed(digit);
        self.possible[cell.index()] &= DigitSet::single(digit);
        for peer in self.layout.peers(cell) {
            if self.entries[peer.index()].digit().is_none() {
                self.possible[peer.index()].remove(digit);
            }
        }
        self.rule_out_related(cell, digit);
    }

    /// Takes `digit` out of the candidates of `cell`.
    pub fn eliminate(&mut self, cell: Cell, digit: Digit) {
        self.possible[cell.index()].remove(digit);
    }

    /// Whether every cell is filled.
    pub fn is_full(&self) -> bool {
        self.entries.iter().all(|entry| entry.digit().is_some())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pencil_marks_restrict_the_candidates_from_the_start() {
        let mut draft = Draft::empty(Layout::classic());
        let three = Digit::from_number(3).expect("a digit");
        let mut marks = vec![DigitSet::all(9); 81];
        marks[7] = DigitSet::from_mask(0b101);
        draft.pencil_marks = Some(marks);
        draft.entries[0] = Entry::Given(three);
        let position = Position::of(&draft);
        let cell = Cell::from_index(7).expect("a cell");
        assert_eq!(position.candidates(cell), DigitSet::from_mask(0b001));
        assert!(position.is_given(Cell::from_index(0).expect("a cell")));
    }

    #[test]
    fn a_placed_digit_is_no_given() {
        let mut position = Position::of(&Draft::empty(Layout::classic()));
        let cell = Cell::from_index(40).expect("a cell");
        position.place(cell, Digit::from_number(9).expect("a digit"));
        assert!(!position.is_given(cell) && !position.is_full());
        assert!(position.candidates(cell).is_empty());
    }
}
