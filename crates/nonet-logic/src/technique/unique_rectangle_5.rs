#![doc = include_str!("unique_rectangle_5.md")]

use std::ops::ControlFlow;

use super::{Level, Technique, with_boxes};
use crate::board::Board;
use crate::pattern::rectangle::{Extras, each_unique};
use crate::sink::Sink;

pub(super) static UNIQUE_RECTANGLE_5: Technique = Technique {
    id: "unique-rectangle-5",
    name: "Unique Rectangle Type 5",
    level: Level::Hard,
    score: 100,
    needs_uniqueness: true,
    takes: with_boxes,
    page: include_str!("unique_rectangle_5.md"),
    find,
};

fn find(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    each_unique(board, &mut |rectangle| match rectangle.extras() {
        Extras::Diagonal | Extras::AllButOne => rectangle.spoiled().seen_by_others(sink),
        _ => ControlFlow::Continue(()),
    })
}
