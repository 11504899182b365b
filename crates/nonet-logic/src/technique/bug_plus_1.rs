#![doc = include_str!("bug_plus_1.md")]

use std::ops::ControlFlow;

use super::{Level, Technique, with_full_houses};
use crate::board::Board;
use crate::pattern::grave;
use crate::sink::Sink;

pub(super) static BUG_PLUS_1: Technique = Technique {
    id: "bug-plus-1",
    name: "BUG+1",
    level: Level::Hard,
    score: 100,
    needs_uniqueness: true,
    takes: with_full_houses,
    page: include_str!("bug_plus_1.md"),
    find,
};

fn find(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    match grave::spoiled(board) {
        Some(spoiled) => spoiled.in_one_cell(sink),
        None => ControlFlow::Continue(()),
    }
}
