//! Anti-king: cells that touch, also at a corner only, differ.

use super::{Rule, Says};

/// The moves down the grid that rows and columns do not forbid already.
const MOVES: [(usize, isize); 2] = [(1, -1), (1, 1)];

pub(super) static ANTI_KING: Rule = Rule {
    id: "anti-king",
    page: include_str!("anti_king.md"),
    says: Says::Nothing,
    add: |_, layout| {
        layout.pairs_by_moves(&MOVES);
        Ok(())
    },
    allows_pair: Some(|_, one, other| one != other),
    constraint: None,
};
