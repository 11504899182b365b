#![doc = include_str!("jellyfish.md")]

use std::ops::ControlFlow;

use super::{Level, Technique, every_layout};
use crate::board::Board;
use crate::pattern::fish;
use crate::sink::Sink;

pub(super) static JELLYFISH: Technique = Technique {
    id: "jellyfish",
    name: "Jellyfish",
    level: Level::Hard,
    score: 160,
    needs_uniqueness: false,
    takes: every_layout,
    page: include_str!("jellyfish.md"),
    find,
};

fn find(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    fish::plain(board, sink, 4)
}
