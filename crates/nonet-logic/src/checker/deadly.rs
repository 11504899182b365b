//! Whether a pattern would give a second solution.

use nonet_core::{Cell, DigitSet, Position};

use crate::candidate::Candidate;
use crate::evidence::Deadly;

/// Whether a puzzle whose solution has none of the extra candidates would have another solution.
pub(super) fn is_deadly(position: &Position, pattern: &Deadly, extras: &[Candidate]) -> bool {
    let are_candidates = extras
        .iter()
        .all(|candidate| position.candidates(candidate.cell).contains(candidate.digit));
    let is_one = match pattern {
        Deadly::Loop { cells, digits } => is_loop(position, cells, *digits, extras),
        Deadly::Grave => is_grave(position, extras),
    };
    are_candidates && is_one
}

/// What an empty cell can hold if no extra is true.
fn left(position: &Position, cell: Cell, extras: &[Candidate]) -> DigitSet {
    let gone = extras.iter().filter(|extra| extra.cell == cell).map(|extra| extra.digit);
    position.candidates(cell).without(gone.collect())
}

/// The two digits of the cells can be exchanged: no cell is given, each holds one of the digits or
/// nothing else is left for it, and every house has exactly two of the cells or none. These two see
/// each other, so that they hold both digits, and hold both after the exchange.
fn is_loop(position: &Position, cells: &[Cell], digits: DigitSet, extras: &[Candidate]) -> bool {
    let layout = position.layout();
    let is_ours = |cell: &Cell| cells.contains(cell);
    let mut houses = layout.houses().iter();
    let in_pairs = houses.all(|&house| {
        let count = layout.cells_of(house).iter().filter(|cell| is_ours(cell)).count();
        count == 0 || count == 2
    });
    let distinct = (1..cells.len()).all(|index| !cells[..index].contains(&cells[index]));
    let holds_digits = |cell: &Cell| match position.value(*cell) {
        Some(digit) => digits.contains(digit) && !position.is_given(*cell),
        None => left(position, *cell, extras).without(digits).is_empty(),
    };
    let has_extras_only =
        extras.iter().all(|extra| is_ours(&extra.cell) && !digits.contains(extra.digit));
    digits.len() == 2
        && cells.len() >= 4
        && distinct
        && in_pairs
        && cells.iter().all(holds_digits)
        && has_extras_only
}

/// Without the extras every empty cell has two candidates and every digit two places in each house
/// where it is missing: from any solution another one is made by giving each empty cell its other
/// candidate.
fn is_grave(position: &Position, extras: &[Candidate]) -> bool {
    let layout = position.layout();
    let is_empty = |cell: &Cell| position.value(*cell).is_none();
    let two_candidates = |cell: Cell| left(position, cell, extras).len() == 2;
    let in_pairs = layout.houses().iter().all(|&house| {
        let cells = layout.cells_of(house);
        layout.digits().iter().all(|digit| {
            let places = cells
                .iter()
                .filter(|cell| is_empty(cell) && left(position, **cell, extras).contains(digit));
            let is_placed = cells.iter().any(|&cell| position.value(cell) == Some(digit));
            places.count() == if is_placed { 0 } else { 2 }
        })
    });
    let mut empty = layout.cells().filter(is_empty).peekable();
    empty.peek().is_some() && empty.all(two_candidates) && in_pairs
}
