#![doc = include_str!("naked_pair.md")]

use std::ops::ControlFlow;

use super::{Level, Technique, every_layout};
use crate::board::Board;
use crate::pattern::subset;
use crate::sink::Sink;

pub(super) static NAKED_PAIR: Technique = Technique {
    id: "naked-pair",
    name: "Naked Pair",
    level: Level::Medium,
    score: 60,
    needs_uniqueness: false,
    takes: every_layout,
    page: include_str!("naked_pair.md"),
    find,
};

fn find(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    subset::naked(board, sink, 2)
}
