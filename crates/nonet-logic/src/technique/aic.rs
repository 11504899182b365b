#![doc = include_str!("aic.md")]

use std::ops::ControlFlow;

use super::{Level, Technique, every_layout};
use crate::board::Board;
use crate::pattern::nice_loop::{self, Nodes};
use crate::sink::Sink;

pub(super) static AIC: Technique = Technique {
    id: "aic",
    name: "Alternating Inference Chain",
    level: Level::Unfair,
    score: 280,
    needs_uniqueness: false,
    takes: every_layout,
    page: include_str!("aic.md"),
    find,
};

fn find(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    nice_loop::find_open(board, sink, Nodes::Candidates)
}
