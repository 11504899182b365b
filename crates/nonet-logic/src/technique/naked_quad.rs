#![doc = include_str!("naked_quad.md")]

use std::ops::ControlFlow;

use super::{Level, Technique, every_layout};
use crate::board::Board;
use crate::pattern::subset;
use crate::sink::Sink;

pub(super) static NAKED_QUAD: Technique = Technique {
    id: "naked-quad",
    name: "Naked Quad",
    level: Level::Hard,
    score: 120,
    needs_uniqueness: false,
    takes: every_layout,
    page: include_str!("naked_quad.md"),
    find,
};

fn find(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    subset::naked(board, sink, 4)
}
