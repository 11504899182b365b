//! Intersections: a digit of one house is confined to the cells that it shares with another.

use std::ops::ControlFlow;

use nonet_core::{Digit, DigitSet, House};

use crate::board::Board;
use crate::candidate::Candidate;
use crate::evidence::{Evidence, Part, Premise, Role};
use crate::sink::Sink;

/// Reports the digits that a box confines to a line.
pub(crate) fn pointing(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for crossing in board.crossings() {
        let (base, cover) = (crossing.block, crossing.line);
        for digit in board.missing(base).without(board.lone(base)) {
            let leaving = board.slots(cover, digit) & !crossing.line_slots;
            if leaving != 0 && board.slots(base, digit) & !crossing.block_slots == 0 {
                report(board, base, cover, digit, sink)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Reports the digits that a line confines to a box.
pub(crate) fn claiming(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for crossing in board.crossings() {
        let (base, cover) = (crossing.line, crossing.block);
        for digit in board.missing(base).without(board.lone(base)) {
            let leaving = board.slots(cover, digit) & !crossing.block_slots;
            if leaving != 0 && board.slots(base, digit) & !crossing.line_slots == 0 {
                report(board, base, cover, digit, sink)?;
            }
        }
    }
    ControlFlow::Continue(())
}

fn report(
    board: &Board,
    base: House,
    cover: House,
    digit: Digit,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let cells = board.places(base, digit);
    let leaving = board.places(cover, digit).without(&cells);
    if !sink.wants(1, leaving.len()) {
        return ControlFlow::Continue(());
    }
    let evidence = Evidence {
        premises: vec![Premise::Place { house: base, digit, cells }],
        parts: vec![
            Part::within(Role::Base, base, cells, DigitSet::single(digit)),
            Part::within(Role::Cover, cover, leaving, DigitSet::single(digit)),
        ],
        ..Evidence::default()
    };
    sink.eliminate(leaving.iter().map(|cell| Candidate { cell, digit }).collect(), evidence)
}
