#![doc = include_str!("unique_rectangle_6.md")]

use std::ops::ControlFlow;

use nonet_core::DigitSet;

use super::{Level, Technique};
use crate::board::Board;
use crate::candidate::Candidate;
use crate::evidence::{Part, Premise, Role};
use crate::pattern::rectangle::{Extras, Rectangle, each_unique};
use crate::sink::Sink;

pub(super) static UNIQUE_RECTANGLE_6: Technique = Technique {
    id: "unique-rectangle-6",
    name: "Unique Rectangle Type 6",
    level: Level::Hard,
    score: 100,
    needs_uniqueness: true,
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
    let spoiled = rectangle.spoiled();
    for digit in rectangle.digits {
        for sides in [[[0, 1], [2, 3]], [[1, 2], [3, 0]]] {
            let [Some(one), Some(other)] = sides.map(|side| rectangle.binding_line(digit, side))
            else {
                continue;
            };
            let gone = spoiled.cells() & *rectangle.board.cells_with(digit);
            let lines = [one, other];
            let place = |&(house, cells)| Premise::Place { house, digit, cells };
            let base =
                |&(house, cells)| Part::within(Role::Base, house, cells, DigitSet::single(digit));
            spoiled.report(
                gone.iter().map(|cell| Candidate { cell, digit }).collect(),
                lines.iter().map(place).collect(),
                lines.iter().map(base).collect(),
                sink,
            )?;
            // The other two sides would say the same.
            break;
        }
    }
    ControlFlow::Continue(())
}
