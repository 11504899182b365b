#![doc = include_str!("finned_x_wing.md")]

use std::ops::ControlFlow;

use super::{Level, Technique, with_boxes};
use crate::board::Board;
use crate::pattern::fish::{self, Finned};
use crate::sink::Sink;

pub(super) static FINNED_X_WING: Technique = Technique {
    id: "finned-x-wing",
    name: "Finned X-Wing",
    level: Level::Hard,
    score: 130,
    needs_uniqueness: false,
    takes: with_boxes,
    page: include_str!("finned_x_wing.md"),
    find,
};

fn find(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    fish::finned(board, sink, 2, Finned::Plain)
}
