#![doc = include_str!("avoidable_rectangle_2.md")]

use std::ops::ControlFlow;

use super::{Level, Technique, with_boxes};
use crate::board::Board;
use crate::pattern::rectangle::{Extras, each_avoidable};
use crate::sink::Sink;

pub(super) static AVOIDABLE_RECTANGLE_2: Technique = Technique {
    id: "avoidable-rectangle-2",
    name: "Avoidable Rectangle Type 2",
    level: Level::Hard,
    score: 100,
    needs_uniqueness: true,
    takes: with_boxes,
    page: include_str!("avoidable_rectangle_2.md"),
    find,
};

fn find(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    each_avoidable(board, &mut |rectangle| match rectangle.extras() {
        Extras::Side => rectangle.spoiled().seen_by_others(sink),
        _ => ControlFlow::Continue(()),
    })
}
