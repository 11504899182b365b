#![doc = include_str!("locked_pair.md")]

use std::ops::ControlFlow;

use super::{Level, Technique, every_layout};
use crate::board::Board;
use crate::pattern::subset;
use crate::sink::Sink;

pub(super) static LOCKED_PAIR: Technique = Technique {
    id: "locked-pair",
    name: "Locked Pair",
    level: Level::Medium,
    score: 40,
    needs_uniqueness: false,
    takes: every_layout,
    page: include_str!("locked_pair.md"),
    find,
};

fn find(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    subset::locked(board, sink, 2)
}
