#![doc = include_str!("rising_run.md")]

use std::ops::ControlFlow;

use nonet_core::{Cell, Digit, DigitSet};

use super::{Level, Technique, with_constraints};
use crate::board::Board;
use crate::pattern::clue::{self, Leaving};
use crate::pattern::skyline::View;
use crate::sink::Sink;

pub(super) static RISING_RUN: Technique = Technique {
    id: "rising-run",
    name: "Rising Run",
    level: Level::Medium,
    score: 40,
    needs_uniqueness: false,
    takes: with_constraints,
    page: include_str!("rising_run.md"),
    find,
};

fn find(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for view in View::all(board) {
        let Some(run) = run(board, view) else { continue };
        let Some(kept) = rising(board, run) else { continue };
        let leavings = run.iter().zip(kept);
        let leavings =
            leavings.map(|(&cell, kept)| Leaving { clues: vec![view.index], cell, kept });
        clue::report(board, clue::changed(board, leavings), sink)?;
    }
    ControlFlow::Continue(())
}

/// The cells up to the highest building, if they are just as many as are seen: nothing behind the highest
/// is, so that each of these must be.
fn run<'b>(board: &Board, view: View<'b>) -> Option<&'b [Cell]> {
    let highest = board.digits().iter().last()?;
    let mut places =
        view.cells.iter().enumerate().filter(|(_, cell)| board.possible(**cell).contains(highest));
    let (place, _) = places.next()?;
    let is_run = places.next().is_none() && place + 1 == view.number;
    is_run.then_some(&view.cells[..=place])
}

/// What cells can hold that rise from the first to the last, if they can.
fn rising(board: &Board, run: &[Cell]) -> Option<Vec<DigitSet>> {
    let mut kept: Vec<DigitSet> = run.iter().map(|&cell| board.possible(cell)).collect();
    let mut lowest = None;
    for kept in &mut kept {
        *kept = kept.iter().filter(|&digit| Some(digit) > lowest).collect();
        lowest = Some(kept.first()?);
    }
    let mut highest: Option<Digit> = None;
    for kept in kept.iter_mut().rev() {
        *kept =
            kept.iter().filter(|&digit| highest.is_none_or(|highest| digit < highest)).collect();
        highest = Some(kept.iter().last()?);
    }
    Some(kept)
}
