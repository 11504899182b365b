#![doc = include_str!("pointing.md")]

use std::ops::ControlFlow;

use super::{Level, Technique, every_layout};
use crate::board::Board;
use crate::pattern::intersection;
use crate::sink::Sink;

pub(super) static POINTING: Technique = Technique {
    id: "pointing",
    name: "Pointing",
    level: Level::Medium,
    score: 50,
    needs_uniqueness: false,
    takes: every_layout,
    page: include_str!("pointing.md"),
    find,
};

fn find(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    intersection::pointing(board, sink)
}
