//! Strips: shaded cells, and the digits that go into them.

use super::{Flaw, Rule, Says};
use crate::house::HouseKind;

/// One strip: a house of some cells and as many digits, which stand there in some order.
pub(super) static STRIP: Rule = Rule {
    id: "strip",
    page: include_str!("strip.md"),
    says: Says::CellsAndDigits,
    add: |clue, layout| {
        let (digits, cells) = (clue.digits.len(), clue.cells.len());
        if digits != cells {
            return Err(Flaw::DigitCount { digits, cells });
        }
        clue.cells.iter().for_each(|&cell| layout.allow(cell, clue.digits));
        layout.house_with(HouseKind::Strip, clue.cells.clone(), clue.digits)
    },
    allows_pair: None,
    constraint: None,
};
