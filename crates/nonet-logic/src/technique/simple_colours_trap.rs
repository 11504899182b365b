#![doc = include_str!("simple_colours_trap.md")]

use std::ops::ControlFlow;

use super::{Level, Technique, every_layout};
use crate::board::Board;
use crate::candidate::Candidate;
use crate::pattern::colouring::{Colour, Colouring};
use crate::sink::Sink;

pub(super) static SIMPLE_COLOURS_TRAP: Technique = Technique {
    id: "simple-colours-trap",
    name: "Simple Colours: Trap",
    level: Level::Hard,
    score: 150,
    needs_uniqueness: false,
    takes: every_layout,
    page: include_str!("simple_colours_trap.md"),
    find,
};

fn find(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for digit in board.digits() {
        for group in board.colourings(digit) {
            let coloured = *group.cells(Colour::One) | *group.cells(Colour::Other);
            let seen = *group.seen(Colour::One) & *group.seen(Colour::Other);
            let trapped = (seen & *board.cells_with(digit)).without(&coloured);
            if trapped.is_empty() {
                continue;
            }
            let trapped: Vec<Candidate> =
                trapped.iter().map(|cell| Candidate { cell, digit }).collect();
            report(board, &group.colouring, &trapped, sink)?;
        }
    }
    ControlFlow::Continue(())
}

/// Reports each candidate that sees both colours, with the shortest way between them and what else sees
/// both along it, and all of them at once.
fn report(
    board: &Board,
    colouring: &Colouring,
    trapped: &[Candidate],
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    for &gone in trapped {
        let Some(part) = colouring.trap(board, gone) else { continue };
        // A trap between the two ends of one link has names of its own: pointing, claiming.
        if part.kept() == 2 {
            continue;
        }
        let gone = part.against_both(board, trapped);
        sink.eliminate(gone, part.evidence(board, Colour::One))?;
    }
    if !colouring.has_link_seen_by_all(board, trapped) {
        sink.eliminate(trapped.to_vec(), colouring.evidence_of_trap(board, trapped))?;
    }
    ControlFlow::Continue(())
}
