#![doc = include_str!("naked_single.md")]

use std::ops::ControlFlow;

use super::{Level, Technique, every_layout};
use crate::board::Board;
use crate::candidate::Candidate;
use crate::evidence::{Evidence, Premise};
use crate::sink::Sink;

pub(super) static NAKED_SINGLE: Technique = Technique {
    id: "naked-single",
    name: "Naked Single",
    level: Level::Easy,
    score: 4,
    needs_uniqueness: false,
    takes: every_layout,
    page: include_str!("naked_single.md"),
    find,
};

fn find(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for cell in board.cells_by_count(1) {
        let digits = board.candidates(cell);
        let digit = digits.first().expect("it has one candidate");
        let premises = vec![Premise::Cell { cell, digits }];
        sink.place(Candidate { cell, digit }, Evidence { premises, ..Evidence::default() })?;
        if sink.wants_only_one() {
            return ControlFlow::Break(());
        }
    }
    ControlFlow::Continue(())
}
