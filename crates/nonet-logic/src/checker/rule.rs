//! Whether clues imply that one of some candidates is true: told by trying everything else.
//!
//! A clause follows from clues if no way to fill their cells that keeps them all does without it. Ways
//! are tried cell by cell, out of what each can still hold, and each is judged by the rule as it is
//! told. Long lines have too many ways for that; there is another way to look at some of them.

use nonet_core::rule::Clue;
use nonet_core::{Cell, Digit, DigitSet, Layout, Position};

use super::skyline;
use crate::candidate::Candidate;

/// How many digits are put into cells at most before it is given up.
const LIMIT: usize = 30_000;

/// Whether, in a position, clues leave no way to do without all of some candidates. Nothing, if there are
/// too many ways to try.
pub(super) fn implies(
    position: &Position,
    clues: &[usize],
    candidates: &[Candidate],
) -> Option<bool> {
    let layout = position.layout();
    let clues: Vec<&Clue> = clues.iter().map(|&clue| &layout.clues()[clue]).collect();
    let cells = all_cells(&clues);
    let left = |cell: Cell| {
        let own = candidates.iter().filter(|candidate| candidate.cell == cell);
        position.possible(cell).without(own.map(|candidate| candidate.digit).collect())
    };
    let left: Vec<DigitSet> = cells.iter().map(|&cell| left(cell)).collect();
    let mut ways =
        Ways { layout, clues: &clues, cells: &cells, left: &left, digits: Vec::new(), tried: 0 };
    let is_any = ways.is_any().or_else(|| skyline::is_any(&clues, &cells, &left, layout))?;
    Some(!is_any)
}

/// The cells of some clues, each once.
fn all_cells(clues: &[&Clue]) -> Vec<Cell> {
    let mut cells: Vec<Cell> = Vec::new();
    for &cell in clues.iter().flat_map(|clue| &clue.cells) {
        if !cells.contains(&cell) {
            cells.push(cell);
        }
    }
    cells
}

/// The ways to fill the cells of clues, one after the other.
struct Ways<'a> {
    layout: &'a Layout,
    clues: &'a [&'a Clue],
    cells: &'a [Cell],
    /// Cell by cell what may be put in.
    left: &'a [DigitSet],
    /// What has been put in, from the first cell on.
    digits: Vec<Digit>,
    tried: usize,
}

impl Ways<'_> {
    /// Whether there is a way that keeps all clues. Nothing if it takes too long to know.
    fn is_any(&mut self) -> Option<bool> {
        let place = self.digits.len();
        let Some(&cell) = self.cells.get(place) else { return Some(self.keeps_all()) };
        for digit in self.left[place] {
            let mut before = self.cells.iter().zip(&self.digits);
            if before.any(|(&other, &held)| held == digit && self.layout.sees(cell, other)) {
                continue;
            }
            self.tried += 1;
            if self.tried > LIMIT {
                return None;
            }
            self.digits.push(digit);
            let is_any = self.is_any();
            self.digits.pop();
            if is_any != Some(false) {
                return is_any;
            }
        }
        Some(false)
    }

    /// Whether the digits keep all clues. One that is no constraint says nothing here.
    fn keeps_all(&self) -> bool {
        let held = |cell: &Cell| {
            let place = self.cells.iter().position(|other| other == cell);
            self.digits[place.expect("these are all cells of the clues")]
        };
        self.clues.iter().all(|clue| {
            let digits: Vec<Digit> = clue.cells.iter().map(held).collect();
            clue.rule.constraint.is_none_or(|constraint| (constraint.holds)(clue, &digits))
        })
    }
}
