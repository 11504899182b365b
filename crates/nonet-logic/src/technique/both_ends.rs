#![doc = include_str!("both_ends.md")]

use std::ops::ControlFlow;

use nonet_core::DigitSet;

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
        for (place, &cell) in view.cells.iter().enumerate() {
            // What one of the clues rules out alone is told better without the other.
            let candidates = board.candidates(cell).iter();
            let gone = candidates
                .filter(|&digit| skyline.with(place, digit).parts(view.number, other.number));
            let gone: DigitSet = gone.collect();
            let kept = board.candidates(cell).without(gone);
            let leaving = Leaving { clues: vec![view.index, other.index], cell, kept };
            if !gone.is_empty() && !kept.is_empty() && sink.wants(1, gone.len()) {
                sink.eliminate(leaving.gone(board).collect(), clue::evidence([leaving]))?;
            }
        }
    }
    ControlFlow::Continue(())
}
