#![doc = include_str!("sashimi_x_wing.md")]

use std::ops::ControlFlow;

use super::{Level, Technique, with_boxes};
use crate::board::Board;
use crate::pattern::fish::{self, Finned};
use crate::sink::Sink;

pub(super) static SASHIMI_X_WING: Technique = Technique {
    id: "sashimi-x-wing",
    name: "Sashimi X-Wing",
    level: Level::Hard,
    score: 150,
    needs_uniqueness: false,
    takes: with_boxes,
    page: include_str!("sashimi_x_wing.md"),
    find,
};

fn find(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    fish::finned(board, sink, 2, Finned::Sashimi)
}
