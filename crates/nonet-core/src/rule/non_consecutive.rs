//! Non-consecutive: neighbours in a row or column do not follow each other in counting.

use super::{Rule, Says};

/// To the right, and down.
const MOVES: [(usize, isize); 2] = [(0, 1), (1, 0)];

pub(super) static NON_CONSECUTIVE: Rule = Rule {
    id: "non-consecutive",
    page: include_str!("non_consecutive.md"),
    says: Says::Nothing,
    add: |_, layout| {
        layout.pairs_by_moves(&MOVES);
        Ok(())
    },
    allows_pair: Some(|_, one, other| one.index().abs_diff(other.index()) != 1),
    constraint: None,
};
