#![doc = include_str!("hidden_pair.md")]

use std::ops::ControlFlow;

use super::{Level, Technique, every_layout};
use crate::board::Board;
use crate::pattern::subset;
use crate::sink::Sink;

pub(super) static HIDDEN_PAIR: Technique = Technique {
    id: "hidden-pair",
    name: "Hidden Pair",
    level: Level::Medium,
    score: 70,
    needs_uniqueness: false,
    takes: every_layout,
    page: include_str!("hidden_pair.md"),
    find,
};

fn find(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    subset::hidden(board, sink, 2)
}
