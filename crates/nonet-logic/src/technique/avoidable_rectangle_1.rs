#![doc = include_str!("avoidable_rectangle_1.md")]

use std::ops::ControlFlow;

use super::{Level, Technique, with_boxes};
use crate::board::Board;
use crate::pattern::rectangle::{Extras, each_avoidable};
use crate::sink::Sink;

pub(super) static AVOIDABLE_RECTANGLE_1: Technique = Technique {
    id: "avoidable-rectangle-1",
    name: "Avoidable Rectangle Type 1",
    level: Level::Hard,
    score: 100,
    needs_uniqueness: true,
    takes: with_boxes,
    page: include_str!("avoidable_rectangle_1.md"),
    find,
};

fn find(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    each_avoidable(board, &mut |rectangle| match rectangle.extras() {
        Extras::Corner => rectangle.spoiled().in_one_cell(sink),
        _ => ControlFlow::Continue(()),
    })
}
