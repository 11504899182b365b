#![doc = include_str!("both_ends.md")]

use std::ops::ControlFlow;

use nonet_core::Digit;

use super::{Level, Technique, with_constraints};
use crate::board::Board;
use crate::pattern::clue::{self, Leaving};
use crate::pattern::skyline::{Ends, Skyline, View};
use crate::sink::Sink;

pub(super) static BOTH_ENDS: Technique = Technique {
    id: "both-ends",
    name: "Clues at Both Ends",
    level: Level::Hard,
    score: 140,
    needs_uniqueness: false,
    takes: with_constraints,
    page: include_str!("both_ends.md"),
    find,
};

fn find(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let views: Vec<View<'_>> = View::all(board).collect();
    for (index, view) in views.iter().enumerate() {
        let is_opposite = |other: &&View<'_>| other.cells.iter().rev().eq(view.cells);
        let Some(other) = views[index..].iter().find(is_opposite) else { continue };
        let Some(skyline) = Skyline::of(board, view.cells, Ends::Both) else { continue };
        let leavings = view.cells.iter().enumerate().map(|(place, &cell)| {
            // What one of the clues rules out alone is told better without the other.
            let stays =
                |digit: &Digit| !skyline.with(place, *digit).parts(view.number, other.number);
            let kept = board.candidates(cell).iter().filter(stays).collect();
            Leaving { clues: vec![view.index, other.index], cell, kept }
        });
        clue::report(board, clue::changed(board, leavings), sink)?;
    }
    ControlFlow::Continue(())
}
