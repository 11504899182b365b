#![doc = include_str!("clue_elimination.md")]

use std::ops::ControlFlow;

use nonet_core::Digit;

use super::{Level, Technique, with_constraints};
use crate::board::Board;
use crate::pattern::clue::{self, Leaving};
use crate::pattern::skyline::{Ends, Skyline, View};
use crate::sink::Sink;

pub(crate) static CLUE_ELIMINATION: Technique = Technique {
    id: "clue-elimination",
    name: "Clue Elimination",
    level: Level::Hard,
    score: 110,
    needs_uniqueness: false,
    takes: with_constraints,
    page: include_str!("clue_elimination.md"),
    find,
};

fn find(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let mut unchanged = Vec::new();
    for constraint in board.layout().constraints() {
        let filtered = clue::filtered(board, constraint);
        if filtered.is_empty() {
            unchanged.extend(View::all(board).find(|view| view.index == constraint.0));
        }
        clue::report(board, filtered, sink)?;
    }
    if sink.wants_only_one() && sink.length_limit() < usize::MAX {
        return ControlFlow::Continue(());
    }
    // Filters do not look at which digits are used up elsewhere in the line. That takes longer.
    unchanged.into_iter().try_for_each(|view| clue::report(board, exactly(board, view), sink))
}

/// What a clue of Buildings leaves of the cells of its line, if these can be filled at all.
fn exactly(board: &Board, view: View<'_>) -> Vec<Leaving> {
    let Some(skyline) = Skyline::of(board, view.cells, Ends::First) else { return Vec::new() };
    let leavings = view.cells.iter().enumerate().map(|(place, &cell)| {
        // What the line has no room for at all is not for this clue to tell.
        let stays = |digit: &Digit| {
            let seen = skyline.with(place, *digit);
            seen.allows(view.number) || seen.is_nothing()
        };
        let kept = board.candidates(cell).iter().filter(stays).collect();
        Leaving { clues: vec![view.index], cell, kept }
    });
    clue::changed(board, leavings)
}
