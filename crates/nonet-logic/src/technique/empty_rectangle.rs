#![doc = include_str!("empty_rectangle.md")]

use std::ops::ControlFlow;

use super::{Level, Technique, with_boxes};
use crate::board::Board;
use crate::candidate::Candidate;
use crate::pattern::barren::DigitSearch;
use crate::pattern::empty_rectangle::empty_rectangles;
use crate::sink::Sink;

pub(super) static EMPTY_RECTANGLE: Technique = Technique {
    id: "empty-rectangle",
    name: "Empty Rectangle",
    level: Level::Hard,
    score: 120,
    needs_uniqueness: false,
    takes: with_boxes,
    page: include_str!("empty_rectangle.md"),
    find,
};

fn find(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    board.each_fertile(DigitSearch::EMPTY_RECTANGLE, |digit| {
        let rectangles = empty_rectangles(board, digit);
        for rectangle in &rectangles {
            let gone = Candidate { cell: rectangle.target, digit };
            sink.eliminate(vec![gone], rectangle.evidence())?;
        }
        ControlFlow::Continue(!rectangles.is_empty())
    })
}
