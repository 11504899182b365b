#![doc = include_str!("hidden_single.md")]

use std::ops::ControlFlow;

use nonet_core::HouseKind;

use super::{Level, Technique};
use crate::board::Board;
use crate::candidate::Candidate;
use crate::evidence::{Evidence, Premise};
use crate::sink::Sink;

pub(super) static HIDDEN_SINGLE: Technique = Technique {
    id: "hidden-single",
    name: "Hidden Single",
    level: Level::Easy,
    score: 8,
    needs_uniqueness: false,
    page: include_str!("hidden_single.md"),
    find,
};

fn find(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    // Boxes first: a box is seen at a glance, a line has to be scanned.
    let is_box = |kind| kind == HouseKind::Box;
    let boxes = board.houses().iter().filter(|house| is_box(house.kind()));
    let lines = board.houses().iter().filter(|house| !is_box(house.kind()));
    for &house in boxes.chain(lines) {
        for digit in board.missing(house) {
            let slots = board.slots(house, digit);
            if !slots.is_power_of_two() {
                continue;
            }
            let cells = board.cells_in_slots(house, slots);
            let cell = cells.only().expect("one slot is one cell");
            let premises = vec![Premise::Place { house, digit, cells }];
            sink.place(Candidate { cell, digit }, Evidence { premises, ..Evidence::default() })?;
            if sink.wants_only_one() {
                return ControlFlow::Break(());
            }
        }
    }
    ControlFlow::Continue(())
}
