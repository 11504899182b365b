#![doc = include_str!("finned_jellyfish.md")]

use std::ops::ControlFlow;

use super::{Level, Technique, with_boxes};
use crate::board::Board;
use crate::pattern::fish::{self, Finned};
use crate::sink::Sink;

pub(super) static FINNED_JELLYFISH: Technique = Technique {
    id: "finned-jellyfish",
    name: "Finned Jellyfish",
    level: Level::Unfair,
    score: 250,
    needs_uniqueness: false,
    takes: with_boxes,
    page: include_str!("finned_jellyfish.md"),
    find,
};

fn find(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    fish::finned(board, sink, 4, Finned::Plain)
}
