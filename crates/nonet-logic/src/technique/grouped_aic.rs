#![doc = include_str!("grouped_aic.md")]

use std::ops::ControlFlow;

use super::{Level, Technique, every_layout};
use crate::board::Board;
use crate::pattern::nice_loop::{self, Nodes};
use crate::sink::Sink;

pub(super) static GROUPED_AIC: Technique = Technique {
    id: "grouped-aic",
    name: "Grouped Alternating Inference Chain",
    level: Level::Unfair,
    score: 300,
    needs_uniqueness: false,
    takes: every_layout,
    page: include_str!("grouped_aic.md"),
    find,
};

fn find(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    nice_loop::find_open(board, sink, Nodes::Groups)
}
