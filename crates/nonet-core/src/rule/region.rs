//! Regions of a jigsaw puzzle: groups of cells of any form in place of boxes.

use super::{Flaw, Rule, Says};
use crate::house::HouseKind;

/// One region. If it has as many cells as there are digits, it holds each of them; otherwise no
/// digit repeats in it. No cell is in two; some may be in none.
pub(super) static REGION: Rule = Rule {
    id: "region",
    page: include_str!("region.md"),
    says: Says::Cells,
    add: |clue, layout| {
        let taken = clue.cells.iter().find(|&&cell| layout.is_in_a(HouseKind::Region, cell));
        if let Some(&cell) = taken {
            return Err(Flaw::Overlap(cell));
        }
        if layout.box_shape().is_some() {
            return Err(Flaw::Boxes);
        }
        layout.house(HouseKind::Region, clue.cells.clone())
    },
    allows_pair: None,
    constraint: None,
};
