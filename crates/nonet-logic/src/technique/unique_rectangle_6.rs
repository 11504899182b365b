#![doc = include_str!("unique_rectangle_6.md")]

use std::ops::ControlFlow;

use super::{Level, Technique, with_boxes};
use crate::board::Board;
use crate::candidate::Candidate;
use crate::pattern::rectangle::{Extras, Rectangle, each_unique};
use crate::sink::Sink;

pub(super) static UNIQUE_RECTANGLE_6: Technique = Technique {
    id: "unique-rectangle-6",
    name: "Unique Rectangle Type 6",
    level: Level::Hard,
    score: 100,
    needs_uniqueness: true,
    takes: with_boxes,
    page: include_str!("unique_rectangle_6.md"),
    find,
};

fn find(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    each_unique(board, &mut |rectangle| match rectangle.extras() {
        Extras::Diagonal => find_in(&rectangle, sink),
        _ => ControlFlow::Continue(()),
    })
}

/// If a digit is bound to two opposite sides, it is on one of the two diagonals. It is not on that
/// with the extras: then none of these would be true.
fn find_in(rectangle: &Rectangle<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for digit in rectangle.digits {
        // The second pair of sides, if it binds the digit too, says the same as the first.
        let lines = [[[0, 1], [2, 3]], [[1, 2], [3, 0]]].into_iter().find_map(|[one, other]| {
            let one = rectangle.binding_line(digit, one)?;
            Some([one, rectangle.binding_line(digit, other)?])
        });
        let Some(lines) = lines else { continue };
        let gone = rectangle.spoiled().cells() & *rectangle.board.cells_with(digit);
        let gone = gone.iter().map(|cell| Candidate { cell, digit }).collect();
        rectangle.report_bound(digit, lines, gone, sink)?;
    }
    ControlFlow::Continue(())
}
