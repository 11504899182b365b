#![doc = include_str!("full_house.md")]

use std::ops::ControlFlow;

use super::{Level, Technique, every_layout};
use crate::board::Board;
use crate::candidate::Candidate;
use crate::evidence::{Evidence, Premise};
use crate::sink::Sink;

pub(super) static FULL_HOUSE: Technique = Technique {
    id: "full-house",
    name: "Full House",
    level: Level::Easy,
    score: 4,
    needs_uniqueness: false,
    takes: every_layout,
    page: include_str!("full_house.md"),
    find,
};

fn find(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for (house, missing) in board.missing_by_house() {
        let Some(digit) = missing.only() else { continue };
        let cells = board.places(house, digit);
        let Some(cell) = cells.only() else { continue };
        let premises = vec![Premise::Place { house, digit, cells }];
        sink.place(Candidate { cell, digit }, Evidence { premises, ..Evidence::default() })?;
        if sink.wants_only_one() {
            return ControlFlow::Break(());
        }
    }
    ControlFlow::Continue(())
}
