#![doc = include_str!("hidden_rectangle.md")]

use std::ops::ControlFlow;

use super::{Level, Technique, with_boxes};
use crate::board::Board;
use crate::candidate::Candidate;
use crate::pattern::rectangle::{Extras, Rectangle, each_unique};
use crate::sink::Sink;

pub(super) static HIDDEN_RECTANGLE: Technique = Technique {
    id: "hidden-rectangle",
    name: "Hidden Rectangle",
    level: Level::Hard,
    score: 100,
    needs_uniqueness: true,
    takes: with_boxes,
    page: include_str!("hidden_rectangle.md"),
    find,
};

fn find(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    each_unique(board, &mut |rectangle| match rectangle.extras() {
        Extras::Diagonal | Extras::AllButOne => {
            let mut corners = (0..4).filter(|&corner| !rectangle.has_extra(corner));
            corners.try_for_each(|corner| find_at(&rectangle, corner, sink))
        }
        _ => ControlFlow::Continue(()),
    })
}

/// If the lines through the cell opposite a corner without extras bind a digit, that cell is not the
/// other digit: its neighbours would have to be the first, and no extra would be true.
fn find_at(rectangle: &Rectangle<'_>, corner: usize, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let [before, opposite, after] = [1, 2, 3].map(|steps| (corner + steps) % 4);
    for (digit, other) in rectangle.both_ways() {
        let gone = Candidate { cell: rectangle.cells[opposite], digit: other };
        let sides = [[before, opposite], [opposite, after]];
        if rectangle.board.has(gone)
            && let [Some(one), Some(another)] =
                sides.map(|side| rectangle.binding_line(digit, side))
        {
            rectangle.report_bound(digit, [one, another], vec![gone], sink)?;
        }
    }
    ControlFlow::Continue(())
}
