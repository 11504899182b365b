#![doc = include_str!("claiming.md")]

use std::ops::ControlFlow;

use super::{Level, Technique, every_layout};
use crate::board::Board;
use crate::pattern::intersection;
use crate::sink::Sink;

pub(super) static CLAIMING: Technique = Technique {
    id: "claiming",
    name: "Claiming",
    level: Level::Medium,
    score: 50,
    needs_uniqueness: false,
    takes: every_layout,
    page: include_str!("claiming.md"),
    find,
};

fn find(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    intersection::claiming(board, sink)
}
