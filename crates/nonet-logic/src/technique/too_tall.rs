#![doc = include_str!("too_tall.md")]

use std::ops::ControlFlow;

use nonet_core::DigitSet;

use super::{Level, Technique, with_constraints};
use crate::board::Board;
use crate::pattern::clue::{self, Leaving};
use crate::pattern::skyline::View;
use crate::sink::Sink;

pub(super) static TOO_TALL: Technique = Technique {
    id: "too-tall",
    name: "Too Tall",
    level: Level::Easy,
    score: 10,
    needs_uniqueness: false,
    takes: with_constraints,
    page: include_str!("too_tall.md"),
    find,
};

fn find(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for view in View::all(board) {
        // Behind the building at each place so many higher ones must find room as are still to be seen.
        let lowered = view.cells[..view.number - 1].iter().enumerate().map(|(place, &cell)| {
            let highest = board.size() - view.number + 1 + place;
            let kept = board.candidates(cell) & DigitSet::all(highest);
            Leaving { clues: vec![view.index], cell, kept }
        });
        clue::report(board, clue::changed(board, lowered), sink)?;
    }
    ControlFlow::Continue(())
}
