#![doc = include_str!("bug_2.md")]

use std::ops::ControlFlow;

use super::{Level, Technique, with_full_houses};
use crate::board::Board;
use crate::pattern::grave;
use crate::sink::Sink;

pub(super) static BUG_2: Technique = Technique {
    id: "bug-2",
    name: "BUG Type 2",
    level: Level::Unfair,
    score: 200,
    needs_uniqueness: true,
    takes: with_full_houses,
    page: include_str!("bug_2.md"),
    find,
};

fn find(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    match grave::spoiled(board) {
        Some(spoiled) => spoiled.seen_by_others(sink),
        None => ControlFlow::Continue(()),
    }
}
