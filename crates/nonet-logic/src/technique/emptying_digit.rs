#![doc = include_str!("emptying_digit.md")]

use std::ops::ControlFlow;

use nonet_core::DigitSet;

use super::{Level, Technique, with_other_sight};
use crate::board::Board;
use crate::candidate::Candidate;
use crate::evidence::{Evidence, Part, Premise, Role};
use crate::geometry::Cells;
use crate::sink::Sink;

pub(super) static EMPTYING_DIGIT: Technique = Technique {
    id: "emptying-digit",
    name: "Emptying Digit",
    level: Level::Medium,
    score: 50,
    needs_uniqueness: false,
    takes: with_other_sight,
    page: include_str!("emptying_digit.md"),
    find,
};

fn find(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for &house in board.houses() {
        for digit in board.missing(house).without(board.lone(house)) {
            report(
                board,
                Premise::Place { house, digit, cells: board.places(house, digit) },
                sink,
            )?;
        }
    }
    // Only pairs of cells can rule out several digits of a cell at once.
    if board.has_pairs() {
        for cell in board.empty_cells().without(board.cells_by_count(1)) {
            report(board, Premise::Cell { cell, digits: board.candidates(cell) }, sink)?;
        }
    }
    ControlFlow::Continue(())
}

/// Reports what would leave nothing of all that a premise names.
fn report(board: &Board, premise: Premise, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let layout = board.layout();
    let named = premise.clause();
    let Some((first, others)) = named.split_first() else { return ControlFlow::Continue(()) };
    let same = *board.peers(first.cell) & *board.cells_with(first.digit);
    let same = same.iter().map(|cell| Candidate { cell, digit: first.digit });
    let related = layout.ruled_out_by(first.cell, first.digit).flat_map(|(cell, digits)| {
        let digits = digits & board.candidates(cell);
        digits.iter().map(move |digit| Candidate { cell, digit })
    });
    let mut gone: Vec<Candidate> = same.chain(related).collect();
    gone.retain(|gone| others.iter().all(|&other| gone.excludes(other, layout)));
    gone.sort_unstable();
    gone.dedup();
    if gone.is_empty() || !sink.wants(1, gone.len()) {
        return ControlFlow::Continue(());
    }
    let part = match premise {
        Premise::Place { house, digit, cells } => {
            Part::within(Role::Base, house, cells, DigitSet::single(digit))
        }
        _ => {
            let digits = named.iter().map(|candidate| candidate.digit).collect();
            Part::new(Role::Base, Cells::single(first.cell), digits)
        }
    };
    let (premises, parts) = (vec![premise], vec![part]);
    sink.eliminate(gone, Evidence { premises, parts, ..Evidence::default() })
}
