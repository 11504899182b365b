#![doc = include_str!("simple_colours_wrap.md")]

use std::ops::ControlFlow;

use super::{Level, Technique, every_layout};
use crate::board::Board;
use crate::pattern::colouring::Colour;
use crate::sink::Sink;

pub(super) static SIMPLE_COLOURS_WRAP: Technique = Technique {
    id: "simple-colours-wrap",
    name: "Simple Colours: Wrap",
    level: Level::Hard,
    score: 150,
    needs_uniqueness: false,
    takes: every_layout,
    page: include_str!("simple_colours_wrap.md"),
    find,
};

fn find(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for digit in board.digits() {
        for group in board.colourings(digit) {
            for colour in Colour::BOTH {
                if group.seen(colour).meets(group.cells(colour)) {
                    // Two that see each other, and what the way between them says of the colour.
                    if let Some(part) = group.colouring.clash(board, colour) {
                        let gone = part.kept_of(colour).collect();
                        sink.eliminate(gone, part.evidence(board, colour))?;
                    }
                    let gone = group.colouring.candidates(colour).collect();
                    sink.eliminate(gone, group.colouring.evidence_of_colour(board, colour))?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}
