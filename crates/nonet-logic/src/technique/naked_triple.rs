#![doc = include_str!("naked_triple.md")]

use std::ops::ControlFlow;

use super::{Level, Technique, every_layout};
use crate::board::Board;
use crate::pattern::subset;
use crate::sink::Sink;

pub(super) static NAKED_TRIPLE: Technique = Technique {
    id: "naked-triple",
    name: "Naked Triple",
    level: Level::Medium,
    score: 80,
    needs_uniqueness: false,
    takes: every_layout,
    page: include_str!("naked_triple.md"),
    find,
};

fn find(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    subset::naked(board, sink, 3)
}
