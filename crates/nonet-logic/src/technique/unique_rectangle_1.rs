#![doc = include_str!("unique_rectangle_1.md")]

use std::ops::ControlFlow;

use super::{Level, Technique, with_boxes};
use crate::board::Board;
use crate::pattern::rectangle::{Extras, each_unique};
use crate::sink::Sink;

pub(super) static UNIQUE_RECTANGLE_1: Technique = Technique {
    id: "unique-rectangle-1",
    name: "Unique Rectangle Type 1",
    level: Level::Hard,
    score: 100,
    needs_uniqueness: true,
    takes: with_boxes,
    page: include_str!("unique_rectangle_1.md"),
    find,
};

fn find(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    each_unique(board, &mut |rectangle| match rectangle.extras() {
        Extras::Corner => rectangle.spoiled().in_one_cell(sink),
        _ => ControlFlow::Continue(()),
    })
}
