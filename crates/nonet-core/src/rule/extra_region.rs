//! Extra regions: further groups of cells in which no digit repeats.

use super::{Rule, Says};
use crate::house::HouseKind;

/// One region. If it has as many cells as there are digits, it holds each of them.
pub(super) static EXTRA_REGION: Rule = Rule {
    id: "extra-region",
    page: include_str!("extra_region.md"),
    says: Says::Cells,
    add: |clue, layout| layout.house(HouseKind::Extra, clue.cells.clone()),
    allows_pair: None,
    constraint: None,
};
