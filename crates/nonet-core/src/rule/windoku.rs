//! Windoku: further boxes between the boxes hold every digit.

use super::{Flaw, Rule, Says};
use crate::box_shape::BoxShape;
use crate::house::HouseKind;

/// Windows in square grids of square boxes: one where the corners of four boxes meet, shifted so
/// that a line of cells stays free around each.
///
/// ```text
/// . . . . . . . . .      A 9×9 grid has 2 × 2 of them, a 16×16 grid 3 × 3: window k begins
/// . # # # . # # # .      at k times the side of a window and the line before it, plus one.
/// . # # # . # # # .
/// . # # # . # # # .
/// . . . . . . . . .
/// ```
pub(super) static WINDOKU: Rule = Rule {
    id: "windoku",
    page: include_str!("windoku.md"),
    says: Says::Nothing,
    add: |_, layout| {
        let side = layout.box_shape().filter(|shape| shape.rows() == shape.columns());
        let side = side.map(BoxShape::rows).filter(|&side| side > 1).ok_or(Flaw::Boxes)?;
        let starts: Vec<usize> = (0..side - 1).map(|window| window * (side + 1) + 1).collect();
        for &top in &starts {
            for &left in &starts {
                let places =
                    (0..side * side).map(|place| (top + place / side, left + place % side));
                let cells = places.filter_map(|(row, column)| layout.cell(row, column)).collect();
                layout.full_house(HouseKind::Window, cells)?;
            }
        }
        Ok(())
    },
    allows_pair: None,
    constraint: None,
};
