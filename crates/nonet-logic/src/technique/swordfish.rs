#![doc = include_str!("swordfish.md")]

use std::ops::ControlFlow;

use super::{Level, Technique, every_layout};
use crate::board::Board;
use crate::pattern::fish;
use crate::sink::Sink;

pub(super) static SWORDFISH: Technique = Technique {
    id: "swordfish",
    name: "Swordfish",
    level: Level::Hard,
    score: 150,
    needs_uniqueness: false,
    takes: every_layout,
    page: include_str!("swordfish.md"),
    find,
};

fn find(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    fish::plain(board, sink, 3)
}
