//! Whether a symmetry leaves the rules of a layout as they are.

use std::collections::HashSet;

use super::Symmetry;
use crate::cell::Cell;
use crate::digit::DigitSet;
use crate::layout::Layout;
use crate::rule::Clue;

/// Whether houses, allowed digits, relations and constraints are mapped onto each other. What counts is
/// what the rules mean, not which rule says it.
pub(super) fn is_kept(symmetry: &Symmetry, layout: &Layout) -> bool {
    keeps_houses(symmetry, layout)
        && keeps_cells(symmetry, layout)
        && keeps_constraints(symmetry, layout)
}

fn keeps_houses(symmetry: &Symmetry, layout: &Layout) -> bool {
    let house = |&house| (layout.cells_of(house).to_vec(), layout.digits_of(house));
    let houses: HashSet<(Vec<Cell>, DigitSet)> = layout.houses().iter().map(house).collect();
    houses.iter().all(|(cells, digits)| {
        let mut image: Vec<Cell> = cells.iter().map(|&cell| symmetry.cell_image(cell)).collect();
        image.sort_unstable();
        houses.contains(&(image, symmetry.digits_image(*digits)))
    })
}

fn keeps_cells(symmetry: &Symmetry, layout: &Layout) -> bool {
    layout.cells().all(|cell| {
        let image = symmetry.cell_image(cell);
        let mut peers: Vec<Cell> =
            layout.peers(cell).iter().map(|&peer| symmetry.cell_image(peer)).collect();
        peers.sort_unstable();
        let keeps_digit = |digit| {
            let found: HashSet<(Cell, DigitSet)> = layout
                .ruled_out_by(cell, digit)
                .map(|(other, digits)| (symmetry.cell_image(other), symmetry.digits_image(digits)))
                .collect();
            found == layout.ruled_out_by(image, symmetry.digit_image(digit)).collect()
        };
        layout.allowed(image) == symmetry.digits_image(layout.allowed(cell))
            && layout.peers(image) == peers
            && layout.digits().iter().all(keeps_digit)
    })
}

/// A constraint may mean anything, so that only clues moved as a whole are kept, without new digits.
fn keeps_constraints(symmetry: &Symmetry, layout: &Layout) -> bool {
    let clues: HashSet<&Clue> = layout.constraints().map(|(_, clue, _)| clue).collect();
    let keeps_digits = layout.digits().iter().all(|digit| symmetry.digit_image(digit) == digit);
    let is_kept = |clue: &&Clue| {
        let cells = clue.cells.iter().map(|&cell| symmetry.cell_image(cell)).collect();
        clues.contains(&Clue { cells, ..(*clue).clone() })
    };
    clues.is_empty() || (keeps_digits && clues.iter().all(is_kept))
}
