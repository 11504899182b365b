#![doc = include_str!("wxyz_wing.md")]

use std::ops::ControlFlow;

use nonet_core::{Cell, Digit, DigitSet};

use super::{Level, Technique, every_layout};
use crate::board::Board;
use crate::pattern::wing;
use crate::sink::Sink;

pub(super) static WXYZ_WING: Technique = Technique {
    id: "wxyz-wing",
    name: "WXYZ-Wing",
    level: Level::Unfair,
    score: 280,
    needs_uniqueness: false,
    takes: every_layout,
    page: include_str!("wxyz_wing.md"),
    find,
};

fn find(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let is_small = |cell: &Cell| (2..=4).contains(&board.candidates(*cell).len());
    let cells: Vec<Cell> = board.empty_cells().iter().filter(is_small).collect();
    for &pivot in &cells {
        let start =
            Wing { pincers: [pivot; 3], digits: board.candidates(pivot), free: DigitSet::EMPTY };
        let seen = board.peers(pivot);
        let fits = |cell: &Cell| (start.digits | board.candidates(*cell)).len() <= 4;
        let pincers = cells.iter().copied().filter(|&cell| seen.contains(cell));
        let pincers: Vec<Cell> = pincers.filter(fits).collect();
        for (i, &first) in pincers.iter().enumerate() {
            let Some(one) = start.with(board, 0, first) else { continue };
            for (j, &second) in pincers.iter().enumerate().skip(i + 1) {
                let Some(two) = one.with(board, 1, second) else { continue };
                for &third in &pincers[j + 1..] {
                    let Some(wing) = two.with(board, 2, third) else { continue };
                    let Some(digit) = wing.digit_to_go(board, pivot) else { continue };
                    wing::eliminate(board, sink, pivot, &wing.pincers, digit)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Some pincers of a pivot.
#[derive(Clone, Copy)]
struct Wing {
    pincers: [Cell; 3],
    /// The candidates of all cells so far.
    digits: DigitSet,
    /// Those that can be in two of the cells at once. As the pivot sees every pincer, that takes two
    /// pincers that do not see each other.
    free: DigitSet,
}

impl Wing {
    /// The wing with one more pincer, unless there are more than four digits then, or more than
    /// one that can be in two cells.
    fn with(mut self, board: &Board, count: usize, pincer: Cell) -> Option<Wing> {
        let candidates = board.candidates(pincer);
        self.digits |= candidates;
        for &other in &self.pincers[..count] {
            if !board.peers(pincer).contains(other) {
                self.free |= board.candidates(other) & candidates;
            }
        }
        self.pincers[count] = pincer;
        (self.digits.len() <= 4 && self.free.len() <= 1).then_some(self)
    }

    /// The one digit that can be in two cells. The other three fill three of the four cells at most,
    /// so it is in one of them.
    ///
    /// None if fewer cells would do, or if another cell is a better pivot.
    fn digit_to_go(&self, board: &Board, pivot: Cell) -> Option<Digit> {
        let digit = self.free.only().filter(|_| self.digits.len() == 4)?;
        let cells = [pivot, self.pincers[0], self.pincers[1], self.pincers[2]];
        let digits = cells.map(|cell| board.candidates(cell));
        let rank = |cell: Cell| (board.candidates(cell).len(), std::cmp::Reverse(cell));
        for (i, &cell) in cells.iter().enumerate() {
            let others = || (0..4).filter(move |&j| j != i);
            // Three cells with three digits are a wing of their own.
            if others().fold(DigitSet::EMPTY, |all, j| all | digits[j]).len() <= 3 {
                return None;
            }
            if others().any(|j| digits[j] == digits[i] && digits[i].len() == 2) {
                return None;
            }
            let sees_all = || others().all(|j| board.peers(cell).contains(cells[j]));
            if rank(cell) > rank(pivot) && sees_all() {
                return None;
            }
        }
        Some(digit)
    }
}
