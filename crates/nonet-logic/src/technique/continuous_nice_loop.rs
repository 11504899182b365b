#![doc = include_str!("continuous_nice_loop.md")]

use std::ops::ControlFlow;

use super::{Level, Technique, every_layout};
use crate::board::Board;
use crate::pattern::nice_loop::{self, Nodes};
use crate::sink::Sink;

pub(super) static CONTINUOUS_NICE_LOOP: Technique = Technique {
    id: "continuous-nice-loop",
    name: "Continuous Nice Loop",
    level: Level::Unfair,
    score: 280,
    needs_uniqueness: false,
    takes: every_layout,
    page: include_str!("continuous_nice_loop.md"),
    find,
};

fn find(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    nice_loop::find_loops(board, sink, Nodes::Candidates)
}
