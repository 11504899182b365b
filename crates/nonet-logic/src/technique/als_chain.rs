#![doc = include_str!("als_chain.md")]

use std::ops::ControlFlow;

use super::{Level, Technique, every_layout};
use crate::board::Board;
use crate::pattern::set_chain;
use crate::sink::Sink;

pub(super) static ALS_CHAIN: Technique = Technique {
    id: "als-chain",
    name: "ALS Chain",
    level: Level::Unfair,
    score: 340,
    needs_uniqueness: false,
    takes: every_layout,
    page: include_str!("als_chain.md"),
    find,
};

fn find(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    set_chain::find(board, sink)
}
