#![doc = include_str!("als_nice_loop.md")]

use std::ops::ControlFlow;

use super::{Level, Technique, every_layout};
use crate::board::Board;
use crate::pattern::nice_loop::{self, Nodes};
use crate::sink::Sink;

pub(super) static ALS_NICE_LOOP: Technique = Technique {
    id: "als-nice-loop",
    name: "Nice Loop with ALS",
    level: Level::Unfair,
    score: 320,
    needs_uniqueness: false,
    takes: every_layout,
    page: include_str!("als_nice_loop.md"),
    find,
};

fn find(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    nice_loop::find_loops(board, sink, Nodes::Sets)
}
