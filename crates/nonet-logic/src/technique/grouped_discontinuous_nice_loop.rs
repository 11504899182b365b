#![doc = include_str!("grouped_discontinuous_nice_loop.md")]

use std::ops::ControlFlow;

use super::{Level, Technique, every_layout};
use crate::board::Board;
use crate::pattern::nice_loop::{self, Kind, Nodes};
use crate::sink::Sink;

pub(super) static GROUPED_DISCONTINUOUS_NICE_LOOP: Technique = Technique {
    id: "grouped-discontinuous-nice-loop",
    name: "Grouped Discontinuous Nice Loop",
    level: Level::Unfair,
    score: 300,
    needs_uniqueness: false,
    takes: every_layout,
    page: include_str!("grouped_discontinuous_nice_loop.md"),
    find,
};

fn find(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    nice_loop::find(board, sink, Kind::Discontinuous, Nodes::Groups)
}
