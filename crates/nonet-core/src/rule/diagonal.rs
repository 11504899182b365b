//! Diagonals: the two long diagonals of a grid hold every digit.

use super::{Rule, Says};
use crate::house::HouseKind;

/// The diagonal from the top left to the bottom right.
pub(super) static FALLING: Rule = Rule {
    id: "diagonal-falling",
    page: include_str!("diagonal_falling.md"),
    says: Says::Nothing,
    add: |_, layout| {
        let cells = (0..layout.size()).filter_map(|line| layout.cell(line, line)).collect();
        layout.full_house(HouseKind::FallingDiagonal, cells)
    },
    allows_pair: None,
    constraint: None,
};

/// The diagonal from the bottom left to the top right.
pub(super) static RISING: Rule = Rule {
    id: "diagonal-rising",
    page: include_str!("diagonal_rising.md"),
    says: Says::Nothing,
    add: |_, layout| {
        let last = layout.size() - 1;
        let cells = (0..=last).filter_map(|line| layout.cell(line, last - line)).collect();
        layout.full_house(HouseKind::RisingDiagonal, cells)
    },
    allows_pair: None,
    constraint: None,
};
