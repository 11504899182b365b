#![doc = include_str!("simple_colours_trap.md")]

use std::ops::ControlFlow;

use super::{Level, Technique};
use crate::board::Board;
use crate::candidate::Candidate;
use crate::pattern::colouring::{Colour, colourings_of};
use crate::sink::Sink;

pub(super) static SIMPLE_COLOURS_TRAP: Technique = Technique {
    id: "simple-colours-trap",
    name: "Simple Colours: Trap",
    level: Level::Hard,
    score: 150,
    needs_uniqueness: false,
    page: include_str!("simple_colours_trap.md"),
    find,
};

fn find(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for digit in board.digits() {
        for colouring in colourings_of(board, digit) {
            let sides = colouring.sides(board);
            let [one, other] = Colour::BOTH.map(|colour| *sides.seen(colour));
            let coloured = *sides.cells(Colour::One) | *sides.cells(Colour::Other);
            let trapped = (one & other & *board.cells_with(digit)).without(&coloured);
            if trapped.is_empty() {
                continue;
            }
            let gone: Vec<Candidate> =
                trapped.iter().map(|cell| Candidate { cell, digit }).collect();
            let evidence = colouring.evidence_of_trap(board, &gone);
            // A single link is a box and a line that meet, which has names of its own.
            if evidence.links.len() > 1 {
                sink.eliminate(gone, evidence)?;
            }
        }
    }
    ControlFlow::Continue(())
}
