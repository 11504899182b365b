//! Anti-knight: cells a knight's move apart differ.

use super::{Rule, Says};

/// The moves down the grid; those up are the same pairs the other way round.
const MOVES: [(usize, isize); 4] = [(1, -2), (1, 2), (2, -1), (2, 1)];

pub(super) static ANTI_KNIGHT: Rule = Rule {
    id: "anti-knight",
    page: include_str!("anti_knight.md"),
    says: Says::Nothing,
    add: |_, layout| {
        layout.pairs_by_moves(&MOVES);
        Ok(())
    },
    allows_pair: Some(|_, one, other| one != other),
    constraint: None,
};
