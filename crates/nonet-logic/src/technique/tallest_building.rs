#![doc = include_str!("tallest_building.md")]

use std::ops::ControlFlow;

use nonet_core::{Cell, Digit, DigitSet};

use super::{Level, Technique, with_constraints};
use crate::board::Board;
use crate::candidate::Candidate;
use crate::pattern::clue::{self, Leaving};
use crate::pattern::skyline::View;
use crate::sink::Sink;
use crate::step::Step;

pub(super) static TALLEST_BUILDING: Technique = Technique {
    id: "tallest-building",
    name: "Tallest Building",
    level: Level::Easy,
    score: 6,
    needs_uniqueness: false,
    takes: with_constraints,
    page: include_str!("tallest_building.md"),
    find,
};

fn find(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for view in View::all(board) {
        // Only one is seen if it is the highest; all are seen if they rise from the lowest on.
        let placed: Vec<(Cell, Option<Digit>)> = match view.number {
            1 => view.cells[..1].iter().map(|&cell| (cell, board.digits().iter().last())).collect(),
            number if number == board.size() => {
                view.cells.iter().copied().zip(board.digits().iter().map(Some)).collect()
            }
            _ => continue,
        };
        let placed = placed.into_iter().filter_map(|(cell, digit)| Some((cell, digit?)));
        let placed = placed.filter(|(cell, _)| board.value(*cell).is_none());
        let placements: Vec<Candidate> =
            placed.map(|(cell, digit)| Candidate { cell, digit }).collect();
        if placements.is_empty() || !placements.iter().all(|&placed| board.has(placed)) {
            continue;
        }
        let leavings = placements.iter().map(|placed| Leaving {
            clues: vec![view.index],
            cell: placed.cell,
            kept: DigitSet::single(placed.digit),
        });
        let (evidence, eliminations) = (clue::evidence(leavings), Vec::new());
        sink.take(Step { technique: &TALLEST_BUILDING, placements, eliminations, evidence })?;
    }
    ControlFlow::Continue(())
}
