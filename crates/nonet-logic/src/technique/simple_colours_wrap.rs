#![doc = include_str!("simple_colours_wrap.md")]

use std::ops::ControlFlow;

use super::{Level, Technique};
use crate::board::Board;
use crate::pattern::colouring::{Colour, colourings_of};
use crate::sink::Sink;

pub(super) static SIMPLE_COLOURS_WRAP: Technique = Technique {
    id: "simple-colours-wrap",
    name: "Simple Colours: Wrap",
    level: Level::Hard,
    score: 150,
    needs_uniqueness: false,
    page: include_str!("simple_colours_wrap.md"),
    find,
};

fn find(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for digit in board.digits() {
        for colouring in colourings_of(board, digit) {
            let sides = colouring.sides(board);
            for colour in Colour::BOTH {
                if sides.seen(colour).meets(sides.cells(colour)) {
                    let gone = colouring.candidates(colour).collect();
                    sink.eliminate(gone, colouring.evidence_of_colour(board, colour))?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}
