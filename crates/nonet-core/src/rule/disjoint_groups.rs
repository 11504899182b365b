//! Disjoint groups: the cells at one place of all boxes hold every digit.

use super::{Flaw, Rule, Says};
use crate::house::HouseKind;

pub(super) static DISJOINT_GROUPS: Rule = Rule {
    id: "disjoint-groups",
    page: include_str!("disjoint_groups.md"),
    says: Says::Nothing,
    add: |_, layout| {
        let shape = layout.box_shape().ok_or(Flaw::Boxes)?;
        let (rows, columns) = (shape.rows(), shape.columns());
        for place in 0..shape.size() {
            let cells = (0..shape.size()).filter_map(|block| {
                // A band holds as many boxes as a box has rows.
                let (top, left) = (block / rows * rows, block % rows * columns);
                layout.cell(top + place / columns, left + place % columns)
            });
            let cells = cells.collect();
            layout.full_house(HouseKind::Group, cells)?;
        }
        Ok(())
    },
    allows_pair: None,
    constraint: None,
};
