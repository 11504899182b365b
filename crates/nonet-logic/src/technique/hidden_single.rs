#![doc = include_str!("hidden_single.md")]

use std::ops::ControlFlow;

use super::{Level, Technique, every_layout};
use crate::board::Board;
use crate::candidate::Candidate;
use crate::evidence::{Evidence, Premise};
use crate::sink::Sink;

pub(super) static HIDDEN_SINGLE: Technique = Technique {
    id: "hidden-single",
    name: "Hidden Single",
    level: Level::Easy,
    score: 14,
    needs_uniqueness: false,
    takes: every_layout,
    page: include_str!("hidden_single.md"),
    find,
};

fn find(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    // Boxes first: a box is seen at a glance, a line has to be scanned.
    for &house in board.boxes().iter().chain(board.lines()).chain(board.others()) {
        for digit in board.lone(house) {
            let cells = board.cells_in_slots(house, board.slots(house, digit));
            let cell = cells.first().expect("a lone digit has a place");
            let premises = vec![Premise::Place { house, digit, cells }];
            sink.place(Candidate { cell, digit }, Evidence { premises, ..Evidence::default() })?;
            if sink.wants_only_one() {
                return ControlFlow::Break(());
            }
        }
    }
    ControlFlow::Continue(())
}
