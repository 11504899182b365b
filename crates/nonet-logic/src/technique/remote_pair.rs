#![doc = include_str!("remote_pair.md")]

use std::ops::ControlFlow;

use nonet_core::{Cell, DigitSet};

use super::{Level, Technique, every_layout};
use crate::board::Board;
use crate::candidate::Candidate;
use crate::evidence::{Evidence, Link, Node, Part, Premise, Role, Via};
use crate::geometry::Cells;
use crate::pattern::sight;
use crate::sink::Sink;

pub(super) static REMOTE_PAIR: Technique = Technique {
    id: "remote-pair",
    name: "Remote Pair",
    level: Level::Hard,
    score: 110,
    needs_uniqueness: false,
    takes: every_layout,
    page: include_str!("remote_pair.md"),
    find,
};

/// Chains of these numbers of cells are looked for. Two cells are a naked pair; with an odd number
/// both ends have the same digit.
const LENGTHS: [usize; 4] = [4, 6, 8, 10];

fn find(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let mut pairs: Vec<(DigitSet, Cells)> = Vec::new();
    for cell in board.bivalue_cells() {
        let digits = board.candidates(cell);
        match pairs.iter_mut().find(|pair| pair.0 == digits) {
            Some(pair) => pair.1.insert(cell),
            None => pairs.push((digits, Cells::single(cell))),
        }
    }
    pairs.retain(|(_, cells)| cells.len() >= LENGTHS[0]);
    let mut known = Vec::new();
    for length in LENGTHS {
        if sink.length_limit() < 2 * length - 1 {
            break;
        }
        for &(digits, cells) in &pairs {
            for start in cells {
                let mut chain = Chain { digits, cells: vec![start], rest: cells };
                chain.rest.remove(start);
                chain.extend(board, length, &mut known, sink)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Cells of two candidates, each of which sees the one before.
struct Chain {
    digits: DigitSet,
    cells: Vec<Cell>,
    /// The other cells with these candidates.
    rest: Cells,
}

impl Chain {
    fn extend(
        &mut self,
        board: &Board,
        length: usize,
        known: &mut Vec<Vec<Candidate>>,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        let last = *self.cells.last().expect("a chain has a start");
        if self.cells.len() == length {
            // Each chain is found from both ends.
            if self.cells[0] < last && self.has_effect_at_its_ends(board) {
                let eliminations = self.eliminations(board);
                if !known.contains(&eliminations) {
                    known.push(eliminations.clone());
                    sink.eliminate(eliminations, self.evidence(board))?;
                }
            }
            return ControlFlow::Continue(());
        }
        for next in self.rest & *board.peers(last) {
            self.cells.push(next);
            self.rest.remove(next);
            self.extend(board, length, known, sink)?;
            self.rest.insert(next);
            self.cells.pop();
        }
        ControlFlow::Continue(())
    }

    /// Whether it must be as long as it is.
    fn has_effect_at_its_ends(&self, board: &Board) -> bool {
        let (first, last) = (self.cells[0], self.cells[self.cells.len() - 1]);
        let seen = *board.peers(first) & *board.peers(last);
        self.digits.iter().any(|digit| seen.meets(board.cells_with(digit)))
    }

    /// What sees two of its cells that have different digits. Neighbours would be a naked pair.
    fn eliminations(&self, board: &Board) -> Vec<Candidate> {
        let mut seen = Cells::EMPTY;
        for (index, &cell) in self.cells.iter().enumerate() {
            for &other in self.cells.iter().skip(index + 3).step_by(2) {
                seen |= *board.peers(cell) & *board.peers(other);
            }
        }
        let digits = self.digits;
        let in_cell = |cell| (board.candidates(cell) & digits).iter();
        seen.iter().flat_map(|cell| in_cell(cell).map(move |d| Candidate::new(cell, d))).collect()
    }

    fn evidence(&self, board: &Board) -> Evidence {
        let mut digits = self.digits.iter();
        let (Some(mut off), Some(mut on)) = (digits.next(), digits.next()) else {
            unreachable!("a pair has two digits")
        };
        // The chain begins without this digit, and it ends with it.
        let digit = DigitSet::single(off);
        let mut links = Vec::new();
        let node = |cell, digit, is_true| Node { digit, cells: Cells::single(cell), is_true };
        for (index, &cell) in self.cells.iter().enumerate() {
            let (from, to) = (node(cell, off, false), node(cell, on, true));
            links.push(Link { from, to, via: Via::Cell(cell) });
            if let Some(&next) = self.cells.get(index + 1) {
                let (from, to) = (node(cell, on, true), node(next, on, false));
                links.push(Link { from, to, via: sight::via(board, &from, &to) });
            }
            (off, on) = (on, off);
        }
        let premise = |&cell| Premise::Cell { cell, digits: self.digits };
        let end = |cell| Part::new(Role::End, Cells::single(cell), digit);
        Evidence {
            premises: self.cells.iter().map(premise).collect(),
            parts: vec![end(self.cells[0]), end(self.cells[self.cells.len() - 1])],
            links,
            branches: Vec::new(),
        }
    }
}
