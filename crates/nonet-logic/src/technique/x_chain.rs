#![doc = include_str!("x_chain.md")]

use std::ops::ControlFlow;

use super::{Level, Technique, every_layout};
use crate::board::Board;
use crate::pattern::simple_chain::{self, Style};
use crate::sink::Sink;

pub(super) static X_CHAIN: Technique = Technique {
    id: "x-chain",
    name: "X-Chain",
    level: Level::Unfair,
    score: 260,
    needs_uniqueness: false,
    takes: every_layout,
    page: include_str!("x_chain.md"),
    find,
};

fn find(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    simple_chain::find(board, sink, Style::OneDigit)
}
