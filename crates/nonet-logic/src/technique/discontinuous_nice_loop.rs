#![doc = include_str!("discontinuous_nice_loop.md")]

use std::ops::ControlFlow;

use super::{Level, Technique, every_layout};
use crate::board::Board;
use crate::pattern::nice_loop::{self, Kind, Nodes};
use crate::sink::Sink;

pub(super) static DISCONTINUOUS_NICE_LOOP: Technique = Technique {
    id: "discontinuous-nice-loop",
    name: "Discontinuous Nice Loop",
    level: Level::Unfair,
    score: 280,
    needs_uniqueness: false,
    takes: every_layout,
    page: include_str!("discontinuous_nice_loop.md"),
    find,
};

fn find(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    nice_loop::find(board, sink, Kind::Discontinuous, Nodes::Candidates)
}
