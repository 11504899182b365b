//! Grids: every cell filled and every rule kept.

use std::fmt;
use std::sync::Arc;

use crate::alphabet::Alphabet;
use crate::cell::Cell;
use crate::digit::{Digit, DigitSet};
use crate::house::House;
use crate::layout::Layout;

/// A filled grid in which every rule of its layout is kept.
///
/// ```
/// use nonet_core::{BoxShape, Digit, Grid, Layout};
///
/// let layout = Layout::with_boxes(BoxShape::new(2, 2).unwrap());
/// let digits = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1].map(|n| Digit::from_number(n).unwrap());
/// let grid = Grid::try_new(layout, digits.to_vec()).unwrap();
/// assert_eq!(grid.to_string(), "1234341221434321");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Grid {
    layout: Arc<Layout>,
    digits: Vec<Digit>,
}

impl Grid {
    /// The grid with these digits, row by row, if they keep every rule.
    pub fn try_new(layout: Arc<Layout>, digits: Vec<Digit>) -> Option<Grid> {
        let grid = Grid { layout, digits };
        grid.is_valid().then_some(grid)
    }

    /// A solver's buffer for its next solution. Until the first one is written it is no grid.
    pub(crate) fn buffer(layout: Arc<Layout>) -> Grid {
        let first = Digit::from_index(0).expect("there is a first digit");
        Grid { digits: vec![first; layout.cell_count()], layout }
    }

    /// The digits, for a solver to write its next solution into.
    pub(crate) fn digits_mut(&mut self) -> &mut [Digit] {
        &mut self.digits
    }

    fn is_valid(&self) -> bool {
        self.digits.len() == self.layout.cell_count()
            && self.layout.houses().iter().all(|&house| self.keeps_house(house))
            && self.keeps_other_rules()
    }

    /// Whether a house holds what it must, and nothing twice.
    fn keeps_house(&self, house: House) -> bool {
        let cells = self.layout.cells_of(house);
        let held: DigitSet = cells.iter().map(|&cell| self.digit(cell)).collect();
        held.len() == cells.len() && self.layout.digits_of(house).without(held).is_empty()
    }

    /// Whether single cells, pairs and constraints get what they ask for.
    fn keeps_other_rules(&self) -> bool {
        let layout = &self.layout;
        let clues = layout.clues();
        layout.cells().all(|cell| layout.allowed(cell).contains(self.digit(cell)))
            && layout.pairs().iter().all(|pair| {
                let clue = &clues[pair.clue];
                let allows = clue.rule.allows_pair;
                allows
                    .is_none_or(|allows| allows(clue, self.digit(pair.one), self.digit(pair.other)))
            })
            && layout.constraints().all(|(_, clue, constraint)| {
                let digits: Vec<Digit> = clue.cells.iter().map(|&cell| self.digit(cell)).collect();
                (constraint.holds)(clue, &digits)
            })
    }

    /// Its cells and houses.
    pub fn layout(&self) -> &Arc<Layout> {
        &self.layout
    }

    /// The digit in `cell`.
    pub fn digit(&self, cell: Cell) -> Digit {
        self.digits[cell.index()]
    }

    /// The digits, row by row.
    pub fn digits(&self) -> &[Digit] {
        &self.digits
    }

    /// One line of characters.
    pub fn to_line(&self, alphabet: Alphabet) -> String {
        self.digits.iter().map(|&digit| alphabet.symbol(digit)).collect()
    }
}

impl fmt::Display for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_line(Alphabet::for_size(self.layout.size())))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::box_shape::BoxShape;

    #[test]
    fn digits_that_break_a_rule_are_no_grid() {
        let layout = Layout::with_boxes(BoxShape::new(2, 2).expect("a shape"));
        let digit = |number| Digit::from_number(number).expect("a digit");
        let good = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1].map(digit).to_vec();
        assert!(Grid::try_new(layout.clone(), good.clone()).is_some());
        let mut bad = good.clone();
        bad.swap(0, 1);
        assert_eq!(Grid::try_new(layout.clone(), bad), None);
        assert_eq!(Grid::try_new(layout, good[1..].to_vec()), None);
    }
}
