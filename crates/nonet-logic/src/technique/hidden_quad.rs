#![doc = include_str!("hidden_quad.md")]

use std::ops::ControlFlow;

use super::{Level, Technique, every_layout};
use crate::board::Board;
use crate::pattern::subset;
use crate::sink::Sink;

pub(super) static HIDDEN_QUAD: Technique = Technique {
    id: "hidden-quad",
    name: "Hidden Quad",
    level: Level::Hard,
    score: 150,
    needs_uniqueness: false,
    takes: every_layout,
    page: include_str!("hidden_quad.md"),
    find,
};

fn find(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    subset::hidden(board, sink, 4)
}
