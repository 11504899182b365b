//! Sight: by which rule one claim of a chain makes another one false.

use nonet_core::{Layout, Pair};

use crate::board::Board;
use crate::candidate::Candidate;
use crate::evidence::{Node, Via};

/// Where a true statement and one that it makes false meet: in a cell, in a house, in what a clue says
/// of pairs of cells, or in more than one way.
pub(crate) fn via(board: &Board, from: &Node, to: &Node) -> Via {
    if from.digit != to.digit && from.cells == to.cells {
        return from.cells.only().map_or(Via::Sight, Via::Cell);
    }
    let both = from.cells | to.cells;
    if from.digit == to.digit
        && let Some(house) = board.houses_holding(&both).next()
    {
        return Via::House(house);
    }
    let layout = board.layout();
    let (from, to) = (from.candidates(), to.candidates());
    let mut clues = (0..layout.clues().len()).filter(|&clue| {
        let pairs = || layout.pairs().iter().filter(move |pair| pair.clue == clue);
        let keeps_apart = |one, other| pairs().any(|pair| forbids(layout, pair, one, other));
        from.iter().all(|&one| to.iter().all(|&other| keeps_apart(one, other)))
    });
    clues.next().map_or(Via::Sight, Via::Clue)
}

/// Whether two candidates are those of a pair, and do not go together there.
fn forbids(layout: &Layout, pair: &Pair, one: Candidate, other: Candidate) -> bool {
    let clue = &layout.clues()[pair.clue];
    let is_forbidden = |first: Candidate, second: Candidate| {
        let allows = clue.rule.allows_pair;
        (pair.one, pair.other) == (first.cell, second.cell)
            && allows.is_some_and(|allows| !allows(clue, first.digit, second.digit))
    };
    is_forbidden(one, other) || is_forbidden(other, one)
}
