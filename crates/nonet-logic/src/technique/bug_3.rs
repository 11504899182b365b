#![doc = include_str!("bug_3.md")]

use std::ops::ControlFlow;

use super::{Level, Technique, with_full_houses};
use crate::board::Board;
use crate::pattern::grave;
use crate::sink::Sink;

pub(super) static BUG_3: Technique = Technique {
    id: "bug-3",
    name: "BUG Type 3",
    level: Level::Unfair,
    score: 200,
    needs_uniqueness: true,
    takes: with_full_houses,
    page: include_str!("bug_3.md"),
    find,
};

fn find(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    match grave::spoiled(board) {
        Some(spoiled) => spoiled.with_subset(sink),
        None => ControlFlow::Continue(()),
    }
}
