#![doc = include_str!("locked_triple.md")]

use std::ops::ControlFlow;

use super::{Level, Technique, every_layout};
use crate::board::Board;
use crate::pattern::subset;
use crate::sink::Sink;

pub(super) static LOCKED_TRIPLE: Technique = Technique {
    id: "locked-triple",
    name: "Locked Triple",
    level: Level::Medium,
    score: 60,
    needs_uniqueness: false,
    takes: every_layout,
    page: include_str!("locked_triple.md"),
    find,
};

fn find(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    subset::locked(board, sink, 3)
}
