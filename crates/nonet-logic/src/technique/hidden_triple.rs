#![doc = include_str!("hidden_triple.md")]

use std::ops::ControlFlow;

use super::{Level, Technique, every_layout};
use crate::board::Board;
use crate::pattern::subset;
use crate::sink::Sink;

pub(super) static HIDDEN_TRIPLE: Technique = Technique {
    id: "hidden-triple",
    name: "Hidden Triple",
    level: Level::Medium,
    score: 100,
    needs_uniqueness: false,
    takes: every_layout,
    page: include_str!("hidden_triple.md"),
    find,
};

fn find(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    subset::hidden(board, sink, 3)
}
