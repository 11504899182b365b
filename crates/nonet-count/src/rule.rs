//! Rules: the ways to place one digit in all nine boxes, and grids as sets of nine of them.
//!
//! A rule (k1, …, k9) says where one digit stands: at position k1 of box 1, at position k2 of
//! box 2, and so on. Boxes and positions are counted from 1, row by row.
//!
//! ```text
//!   the boxes     the positions     the rule 1 4 7 2 5 8 3 6 9
//!                 in each box
//!                                   x . . │ . . . │ . . .
//!                                   . . . │ x . . │ . . .
//!    1  2  3        1  2  3         . . . │ . . . │ x . .
//!                                   ──────┼───────┼──────
//!    4  5  6        4  5  6         . x . │ . . . │ . . .
//!                                   . . . │ . x . │ . . .
//!    7  8  9        7  8  9         . . . │ . . . │ . x .
//!                                   ──────┼───────┼──────
//!                                   . . x │ . . . │ . . .
//!                                   . . . │ . . x │ . . .
//!                                   . . . │ . . . │ . . x
//! ```
//!
//! The digit stands once in each row: the boxes of a band use different rows of it, which are the
//! classes {1 2 3}, {4 5 6} and {7 8 9} of positions. It stands once in each column: the boxes of
//! a stack use different classes of {1 4 7}, {2 5 8} and {3 6 9}. For each band there are 3! ways
//! to choose the rows, for each stack 3! to choose the columns, and none of these choices touches
//! another: there are 6⁶ = 46,656 rules.
//!
//! Two rules are *neighbours* if they differ in every position, so that two digits can follow them
//! in the same grid. A grid is nine rules of which any two are neighbours, and a way to hand out
//! the nine digits to them. No two of the nine share k1, so in sorted order each is from another of
//! the nine *groups* of rules with the same k1.
//!
//! Rules, neighbours and sets are those of A. Kotsyuba, S. Lavrenchuk and R. Ostapchuk (Lutsk, 2015).
//! Elsewhere a rule is called a template.

use std::fmt;
use std::sync::OnceLock;

use crate::classic::ClassicGrid;

mod figures;
pub mod restricted;
mod template;

pub use figures::{PaperFigures, RuleFigures, figures, paper_figures};
pub use template::{TemplateCounts, templates};

/// A way to place one digit in all nine boxes: k1 to k9, each a position from 1 to 9. The order is
/// that of these nine numbers.
///
/// ```
/// use nonet_count::rule::{Rule, rules};
///
/// let first = Rule::try_new([1, 4, 7, 2, 5, 8, 3, 6, 9]).unwrap();
/// assert_eq!(first, rules()[0]);
/// assert_eq!(first.to_string(), "1 4 7 2 5 8 3 6 9");
/// assert_eq!(first.cells(), [0, 12, 24, 28, 40, 52, 56, 68, 80]);
/// assert_eq!(Rule::try_new([1, 2, 7, 2, 5, 8, 3, 6, 9]), None, "twice in the first row");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Rule([u8; 9]);

impl Rule {
    /// The rule with these positions, if each row and each column is used once.
    pub fn try_new(positions: [u8; 9]) -> Option<Rule> {
        let fits = (0..9).all(|place| extends(&positions[..place], positions[place]));
        fits.then_some(Rule(positions))
    }

    /// k1 to k9: the position, from 1, in each box.
    pub fn positions(&self) -> &[u8; 9] {
        &self.0
    }

    /// The cells that the digit takes, by index, in the order of the boxes.
    pub fn cells(&self) -> [usize; 9] {
        std::array::from_fn(|number| cell_at(number, self.0[number]))
    }

    /// In how many boxes both use the same position.
    pub fn equal_positions(&self, other: &Rule) -> usize {
        self.0.iter().zip(&other.0).filter(|(own, other)| own == other).count()
    }

    /// Whether two digits of one grid can follow them: no position is the same.
    pub fn is_neighbour(&self, other: &Rule) -> bool {
        self.equal_positions(other) == 0
    }

    /// Its number, from 1, among all rules in order.
    pub fn number(&self) -> usize {
        rules().binary_search(self).expect("all rules are in the list") + 1
    }
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, rest @ ..] = &self.0;
        write!(f, "{first}")?;
        rest.iter().try_for_each(|position| write!(f, " {position}"))
    }
}

/// All 46,656 rules, in order. The number of a rule, for people, is its index here and one more.
pub fn rules() -> &'static [Rule] {
    static RULES: OnceLock<Vec<Rule>> = OnceLock::new();
    RULES.get_or_init(|| rules_that(&|_, _| true))
}

/// The neighbours of a rule, with their numbers from 1.
pub fn neighbours(rule: &Rule) -> impl Iterator<Item = (usize, Rule)> + use<> {
    let rule = *rule;
    let numbered = rules().iter().copied().zip(1..).map(|(other, number)| (number, other));
    numbered.filter(move |(_, other)| rule.is_neighbour(other))
}

/// The rules that the digits 1 to 9 follow in a grid.
pub fn rules_of(grid: &ClassicGrid) -> [Rule; 9] {
    let mut rules = [Rule([0; 9]); 9];
    for number in 0..9 {
        for position in 1..=9 {
            let digit = grid.digits()[cell_at(number, position)];
            rules[digit as usize].0[number] = position;
        }
    }
    rules
}

/// The grid in which the digit 1 follows the first rule, 2 the second and so on, if any two of them
/// are neighbours.
///
/// ```
/// use nonet_count::ClassicGrid;
/// use nonet_count::rule::{grid_of, rules_of};
///
/// # let text = "359782164416593278827641935593827416641935782278164359935278641164359827782416593";
/// # let digits: Vec<u8> = text.bytes().map(|digit| digit - b'1').collect();
/// # let grid = ClassicGrid::try_new(digits.try_into().unwrap()).unwrap();
/// assert!(grid.to_string().starts_with("359782164"));
/// let mut rules = rules_of(&grid);
/// rules.swap(0, 2);
/// assert!(grid_of(&rules).unwrap().to_string().starts_with("159782364"));
/// rules[0] = rules[1];
/// assert_eq!(grid_of(&rules), None);
/// ```
pub fn grid_of(rules: &[Rule; 9]) -> Option<ClassicGrid> {
    const NOTHING: u8 = u8::MAX;
    let mut digits = [NOTHING; 81];
    for (digit, rule) in (0..).zip(rules) {
        for cell in rule.cells() {
            digits[cell] = digit;
        }
    }
    // Rules that share a cell leave another one with nothing in it, which is no digit of a grid.
    ClassicGrid::try_new(digits)
}

/// The cell, by index, at a position, from 1, of a box, from 0.
fn cell_at(number: usize, position: u8) -> usize {
    let place = position as usize - 1;
    (number / 3 * 3 + place / 3) * 9 + number % 3 * 3 + place % 3
}

/// Which of the three rows of a box a position, from 1, is in.
fn row_class(position: u8) -> u8 {
    (position - 1) / 3
}

/// Which of the three columns of a box a position, from 1, is in.
fn column_class(position: u8) -> u8 {
    (position - 1) % 3
}

/// Whether the digit can take `position` in the next box, given its positions in the first ones.
fn extends(first: &[u8], position: u8) -> bool {
    let number = first.len();
    let fits = |(earlier, &taken): (usize, &u8)| {
        (earlier / 3 != number / 3 || row_class(taken) != row_class(position))
            && (earlier % 3 != number % 3 || column_class(taken) != column_class(position))
    };
    (1..=9).contains(&position) && first.iter().enumerate().all(fits)
}

/// The rules, in order, of which every position pleases `also`, which is told the earlier ones.
fn rules_that(also: &dyn Fn(&[u8], u8) -> bool) -> Vec<Rule> {
    let mut starts: Vec<Vec<u8>> = vec![Vec::new()];
    for _ in 0..9 {
        let longer = starts.iter().flat_map(|start| {
            let fits = |&position: &u8| extends(start, position) && also(start, position);
            (1..=9).filter(fits).map(|position| [start.as_slice(), &[position]].concat())
        });
        starts = longer.collect();
    }
    starts.into_iter().map(|all| Rule(all.try_into().expect("nine positions"))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_core::Layout;

    #[test]
    fn the_rules_are_all_ways_to_place_a_digit() {
        // Slow and independent: a column for each row, such that no column and no box comes twice.
        fn place(row: usize, columns: u16, boxes: u16, found: &mut usize) {
            if row == 9 {
                *found += 1;
                return;
            }
            for column in 0..9 {
                let (own, block) = (1 << column, 1 << (row / 3 * 3 + column / 3));
                if columns & own == 0 && boxes & block == 0 {
                    place(row + 1, columns | own, boxes | block, found);
                }
            }
        }
        let mut found = 0;
        place(0, 0, 0, &mut found);
        assert_eq!(rules().len(), found);
        assert_eq!(found, 46_656);
    }

    #[test]
    fn every_rule_takes_one_cell_of_each_house_and_has_its_number() {
        let layout = Layout::classic();
        let cells: Vec<_> = layout.cells().collect();
        for (index, rule) in rules().iter().enumerate() {
            assert_eq!(rule.number(), index + 1);
            assert_eq!(Rule::try_new(*rule.positions()), Some(*rule));
            let taken = rule.cells().map(|cell| cells[cell]);
            for (number, &cell) in taken.iter().enumerate() {
                assert_eq!(layout.box_of(cell), Some(number));
            }
            let mut lines = [0_u32; 2];
            for &cell in &taken {
                lines[0] |= 1 << layout.row_of(cell);
                lines[1] |= 1 << layout.column_of(cell);
            }
            assert_eq!(lines, [0x1ff; 2], "{rule}");
        }
        assert!(rules().is_sorted());
    }

    #[test]
    fn positions_that_are_none_make_no_rule() {
        assert_eq!(Rule::try_new([0; 9]), None);
        assert_eq!(Rule::try_new([10; 9]), None);
        assert_eq!(Rule::try_new([1, 4, 7, 1, 5, 8, 3, 6, 9]), None, "twice in a column");
    }

    #[test]
    fn the_rules_of_a_grid_are_neighbours_and_make_it_again() {
        let grid = restricted::make(restricted::Reading::Two, 213, 100_330).expect("in range");
        let rules = rules_of(&grid);
        for (index, rule) in rules.iter().enumerate() {
            assert!(rules[..index].iter().all(|other| rule.is_neighbour(other)));
            assert_eq!(Rule::try_new(*rule.positions()), Some(*rule));
        }
        assert_eq!(grid_of(&rules), Some(grid));
    }

    #[test]
    fn neighbours_come_with_their_numbers() {
        let rule = rules()[4711];
        let mut last = 0;
        for (number, other) in neighbours(&rule) {
            assert!(number > last && other.number() == number && rule.is_neighbour(&other));
            last = number;
        }
        assert!(!rule.is_neighbour(&rule));
    }
}
