#![doc = include_str!("sashimi_swordfish.md")]

use std::ops::ControlFlow;

use super::{Level, Technique, with_boxes};
use crate::board::Board;
use crate::pattern::fish::{self, Finned};
use crate::sink::Sink;

pub(super) static SASHIMI_SWORDFISH: Technique = Technique {
    id: "sashimi-swordfish",
    name: "Sashimi Swordfish",
    level: Level::Unfair,
    score: 240,
    needs_uniqueness: false,
    takes: with_boxes,
    page: include_str!("sashimi_swordfish.md"),
    find,
};

fn find(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    fish::finned(board, sink, 3, Finned::Sashimi)
}
