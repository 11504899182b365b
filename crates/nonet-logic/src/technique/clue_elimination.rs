#![doc = include_str!("clue_elimination.md")]

use std::ops::ControlFlow;

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
        filtered.into_iter().try_for_each(|leaving| report(board, leaving, sink))?;
    }
    if sink.wants_only_one() && sink.length_limit() < usize::MAX {
        return ControlFlow::Continue(());
    }
    // Filters do not look at which digits are used up elsewhere in the line. That takes longer.
    for view in unchanged {
        let Some(skyline) = Skyline::of(board, view.cells, Ends::First) else { continue };
        for (place, &cell) in view.cells.iter().enumerate() {
            let candidates = board.candidates(cell).iter();
            let kept = candidates.filter(|&digit| skyline.with(place, digit).allows(view.number));
            let leaving = Leaving { clues: vec![view.index], cell, kept: kept.collect() };
            report(board, leaving, sink)?;
        }
    }
    ControlFlow::Continue(())
}

fn report(board: &Board, leaving: Leaving, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let gone: Vec<_> = leaving.gone(board).collect();
    // A cell that keeps nothing is a contradiction, and no step.
    if leaving.kept.is_empty() || !sink.wants(1, gone.len()) {
        return ControlFlow::Continue(());
    }
    sink.eliminate(gone, clue::evidence([leaving]))
}
