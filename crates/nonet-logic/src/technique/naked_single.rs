#![doc = include_str!("naked_single.md")]

use std::ops::ControlFlow;

use super::{Level, Technique};
use crate::board::Board;
use crate::candidate::Candidate;
use crate::evidence::{Evidence, Premise};
use crate::sink::Sink;

pub(super) static NAKED_SINGLE: Technique = Technique {
    id: "naked-single",
    name: "Naked Single",
    level: Level::Easy,
    score: 12,
    needs_uniqueness: false,
    page: include_str!("naked_single.md"),
    find,
};

fn find(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for cell in board.empty_cells().iter() {
        let digits = board.candidates(cell);
        let Some(digit) = digits.only() else { continue };
        let premises = vec![Premise::Cell { cell, digits }];
        sink.place(Candidate { cell, digit }, Evidence { premises, ..Evidence::default() })?;
        if sink.wants_only_one() {
            return ControlFlow::Break(());
        }
    }
    ControlFlow::Continue(())
}
