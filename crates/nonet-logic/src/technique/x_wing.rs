#![doc = include_str!("x_wing.md")]

use std::ops::ControlFlow;

use super::{Level, Technique, every_layout};
use crate::board::Board;
use crate::pattern::fish;
use crate::sink::Sink;

pub(super) static X_WING: Technique = Technique {
    id: "x-wing",
    name: "X-Wing",
    level: Level::Hard,
    score: 140,
    needs_uniqueness: false,
    takes: every_layout,
    page: include_str!("x_wing.md"),
    find,
};

fn find(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    fish::plain(board, sink, 2)
}
