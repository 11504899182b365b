//! Exchanges: whether two digits can change places in some cells without breaking a rule.
//!
//! That rows, columns and boxes keep their digits is for the shape of a pattern to see to. Every other
//! rule that touches its cells must not notice the exchange either; where in doubt, it does.

use nonet_core::{Cell, DigitSet, Pair};

use crate::board::Board;

/// Whether every rule is kept if two digits, which fill these cells, change places there.
pub(crate) fn keeps_rules(board: &Board, cells: &[Cell], digits: DigitSet) -> bool {
    board.layout().is_plain()
        || (keeps_houses(board, cells)
            && !touches_constraint(board, cells)
            && board.layout().pairs().iter().all(|pair| keeps_pair(board, *pair, cells, digits)))
}

/// A house that has two of the cells has the same digits afterwards.
fn keeps_houses(board: &Board, cells: &[Cell]) -> bool {
    let count = |house| cells.iter().filter(|&&cell| board.cells_of(house).contains(cell)).count();
    board.houses().iter().all(|&house| matches!(count(house), 0 | 2))
}

fn touches_constraint(board: &Board, cells: &[Cell]) -> bool {
    let mut constraints = board.layout().constraints();
    constraints.any(|(_, clue, _)| cells.iter().any(|cell| clue.cells.contains(cell)))
}

/// What a pair may hold, it may hold afterwards. A cell that is none of ours keeps its digit, whichever
/// of those it can have that is.
fn keeps_pair(board: &Board, pair: Pair, cells: &[Cell], digits: DigitSet) -> bool {
    let is_ours = |cell: Cell| cells.contains(&cell);
    if !is_ours(pair.one) && !is_ours(pair.other) {
        return true;
    }
    let clue = &board.layout().clues()[pair.clue];
    let Some(allows) = clue.rule.allows_pair else { return true };
    // What a cell may hold now, and what it holds afterwards.
    let changes = |cell: Cell| -> Vec<_> {
        if is_ours(cell) {
            let other = |digit| digits.without(DigitSet::single(digit)).only().unwrap_or(digit);
            digits.iter().map(|digit| (digit, other(digit))).collect()
        } else {
            let held = board.value(cell).map_or(board.candidates(cell), DigitSet::single);
            held.iter().map(|digit| (digit, digit)).collect()
        }
    };
    let others = changes(pair.other);
    changes(pair.one).iter().all(|(before, after)| {
        let kept =
            |other: &(_, _)| !allows(clue, *before, other.0) || allows(clue, *after, other.1);
        others.iter().all(kept)
    })
}
