#![doc = include_str!("als_aic.md")]

use std::ops::ControlFlow;

use super::{Level, Technique, every_layout};
use crate::board::Board;
use crate::pattern::nice_loop::{self, Nodes};
use crate::sink::Sink;

pub(super) static ALS_AIC: Technique = Technique {
    id: "als-aic",
    name: "AIC with ALS",
    level: Level::Unfair,
    score: 320,
    needs_uniqueness: false,
    takes: every_layout,
    page: include_str!("als_aic.md"),
    find,
};

fn find(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    nice_loop::find_open(board, sink, Nodes::Sets)
}
