//! Wings: a pivot cell and the pincers it sees, one of which must hold a digit.

use std::ops::ControlFlow;

use nonet_core::{Cell, Digit, DigitSet};

use crate::board::Board;
use crate::candidate::Candidate;
use crate::evidence::{Evidence, Part, Premise, Role};
use crate::geometry::Cells;
use crate::sink::Sink;

/// Takes `digit` out of every cell that sees all its places in the wing, one of which must hold it.
pub(crate) fn eliminate(
    board: &Board,
    sink: &mut Sink<'_>,
    pivot: Cell,
    pincers: &[Cell],
    digit: Digit,
) -> ControlFlow<()> {
    let wing = || std::iter::once(pivot).chain(pincers.iter().copied());
    let holds = |&cell: &Cell| board.candidates(cell).contains(digit);
    let holders: Cells = wing().filter(holds).collect();
    let victims = *board.cells_with(digit) & board.common_peers(&holders);
    if victims.is_empty() {
        return ControlFlow::Continue(());
    }
    let part = |role, cell| Part::new(role, Cells::single(cell), board.candidates(cell));
    let premise = |cell| Premise::Cell { cell, digits: board.candidates(cell) };
    let mut parts = vec![part(Role::Pivot, pivot)];
    parts.extend(pincers.iter().map(|&cell| part(Role::Pincer, cell)));
    parts.push(Part::new(Role::Common, holders, DigitSet::single(digit)));
    let premises = wing().map(premise).collect();
    let eliminations = victims.iter().map(|cell| Candidate { cell, digit }).collect();
    sink.eliminate(eliminations, Evidence { premises, parts, ..Evidence::default() })
}

/// Whether a house holds the pivot and all pincers: they are a subset then, and no wing.
pub(crate) fn is_subset(board: &Board, pivot: Cell, pincers: &[Cell]) -> bool {
    let mut houses = board.houses_of(pivot).iter();
    houses.any(|&house| pincers.iter().all(|&cell| board.cells_of(house).contains(cell)))
}
