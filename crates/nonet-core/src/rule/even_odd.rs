//! Even and odd cells: shaded cells whose digit is even, or odd.

use super::{Clue, Rule, Says};
use crate::digit::{Digit, DigitSet};
use crate::layout::Builder;

/// The cells of a clue hold even digits.
pub(super) static EVEN: Rule = Rule {
    id: "even",
    page: include_str!("even.md"),
    says: Says::Cells,
    add: |clue, layout| {
        allow(clue, layout, |digit| digit.number().is_multiple_of(2));
        Ok(())
    },
    allows_pair: None,
    constraint: None,
};

/// The cells of a clue hold odd digits.
pub(super) static ODD: Rule = Rule {
    id: "odd",
    page: include_str!("odd.md"),
    says: Says::Cells,
    add: |clue, layout| {
        allow(clue, layout, |digit| !digit.number().is_multiple_of(2));
        Ok(())
    },
    allows_pair: None,
    constraint: None,
};

fn allow(clue: &Clue, layout: &mut Builder<'_>, is_allowed: fn(&Digit) -> bool) {
    let digits: DigitSet = layout.digits().iter().filter(is_allowed).collect();
    for &cell in &clue.cells {
        layout.allow(cell, digits);
    }
}
