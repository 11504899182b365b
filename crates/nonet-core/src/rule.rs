//! Rules: what a puzzle may ask for besides rows, columns and boxes.
//!
//! A [`Rule`] is a static with a name, a page and a few functions; a [`Clue`] is one use of it in a
//! puzzle, as plain data. To add a rule, write one file here with such a static, a page about it
//! beside that, and one line in [`ALL`].
//!
//! A rule says what it means in one or more of these ways, and everything else follows from them:
//!
//! - *houses*: cells among which no digit repeats, and digits that they must hold;
//! - *allowed digits* of single cells;
//! - *pairs*: two cells, and which two digits they may hold together;
//! - a *constraint* on a list of cells, for what cannot be said otherwise.

use std::fmt;
use std::hash::{Hash, Hasher};

use crate::cell::Cell;
use crate::digit::{Digit, DigitSet};
use crate::house::HouseKind;
use crate::layout::Builder;

mod anti_king;
mod anti_knight;
mod buildings;
mod diagonal;
mod disjoint_groups;
mod even_odd;
mod extra_region;
mod non_consecutive;
mod region;
mod strip;
mod windoku;

/// Every rule, in the order in which they are told.
pub static ALL: &[&Rule] = &[
    &region::REGION,
    &diagonal::FALLING,
    &diagonal::RISING,
    &windoku::WINDOKU,
    &disjoint_groups::DISJOINT_GROUPS,
    &extra_region::EXTRA_REGION,
    &strip::STRIP,
    &anti_knight::ANTI_KNIGHT,
    &anti_king::ANTI_KING,
    &non_consecutive::NON_CONSECUTIVE,
    &even_odd::EVEN,
    &even_odd::ODD,
    &buildings::BUILDINGS,
];

/// A rule that puzzles may have.
pub struct Rule {
    /// Its name in data.
    pub id: &'static str,
    /// What there is to know about it, in Markdown. The first line is its name as the title.
    pub page: &'static str,
    /// What a clue of it says.
    pub says: Says,
    /// Adds to a layout what a clue means.
    ///
    /// # Errors
    /// If the clue makes no sense in that layout.
    pub add: fn(&Clue, &mut Builder<'_>) -> Result<(), Flaw>,
    /// Whether the two cells of a pair, in their order, may hold these digits.
    pub allows_pair: Option<fn(&Clue, Digit, Digit) -> bool>,
    /// What its cells must keep together.
    pub constraint: Option<Constraint>,
}

/// What a clue of a rule says besides the name of the rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Says {
    /// Nothing: the rule is about the whole grid, and stands in a puzzle once.
    Nothing,
    /// Which cells it is about.
    Cells,
    /// Which cells it is about, and which digits they hold.
    CellsAndDigits,
    /// Which cells it is about, in their order, and a number.
    CellsAndNumber,
    /// Which row or column it looks along, from the side at which its number stands.
    LineAndNumber,
}

impl Says {
    /// Whether it names a number.
    pub const fn has_number(self) -> bool {
        matches!(self, Says::CellsAndNumber | Says::LineAndNumber)
    }
}

/// What a list of cells must keep together, where houses and pairs cannot say it.
#[derive(Clone, Copy, Debug)]
pub struct Constraint {
    /// Whether these digits, one for each cell of the clue, keep it. Written as plainly as the rule
    /// is told: everything faster is compared with it.
    pub holds: fn(&Clue, &[Digit]) -> bool,
    /// Takes out of the sets, one for each cell of the clue, digits that no way to keep the
    /// constraint has; says whether there still is one. The smaller the sets that go in, the smaller
    /// those that come out.
    pub filter: fn(&Clue, &mut [DigitSet]) -> bool,
}

/// One use of a rule in a puzzle.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Clue {
    /// The rule.
    pub rule: &'static Rule,
    /// The cells it is about, in the order that the rule gives a meaning.
    pub cells: Vec<Cell>,
    /// The digits that it names.
    pub digits: DigitSet,
    /// The number that it names.
    pub number: Option<u32>,
}

impl Clue {
    /// A clue of a rule about the whole grid.
    pub const fn whole(rule: &'static Rule) -> Clue {
        Clue { rule, cells: Vec::new(), digits: DigitSet::EMPTY, number: None }
    }

    /// A clue about some cells.
    pub const fn about(rule: &'static Rule, cells: Vec<Cell>) -> Clue {
        Clue { rule, cells, digits: DigitSet::EMPTY, number: None }
    }
}

impl Rule {
    /// The rule with this name.
    pub fn by_id(id: &str) -> Option<&'static Rule> {
        ALL.iter().copied().find(|rule| rule.id == id)
    }

    /// The rules that a variant of the whole grid has, by its name: `diagonal` stands for both.
    ///
    /// ```
    /// use nonet_core::rule::Rule;
    ///
    /// let ids = |name| Rule::of_variant(name).map(|rules| rules.iter().map(|rule| rule.id).collect::<Vec<_>>());
    /// assert_eq!(ids("diagonal").unwrap(), ["diagonal-falling", "diagonal-rising"]);
    /// assert_eq!(ids("anti-knight").unwrap(), ["anti-knight"]);
    /// assert_eq!(ids("strip"), None);
    /// ```
    pub fn of_variant(name: &str) -> Option<Vec<&'static Rule>> {
        match name {
            "diagonal" => Some(vec![&diagonal::FALLING, &diagonal::RISING]),
            "one-diagonal" => Some(vec![&diagonal::FALLING]),
            _ => Rule::by_id(name).filter(|rule| rule.says == Says::Nothing).map(|rule| vec![rule]),
        }
    }

    /// The names that [`Rule::of_variant`] takes, without those that are only kept for old scripts.
    pub fn variants() -> impl Iterator<Item = &'static str> {
        let whole = ALL.iter().filter(|rule| rule.says == Says::Nothing).map(|rule| rule.id);
        std::iter::once("diagonal").chain(whole)
    }
}

/// Some of the rules about the whole grid, as a caller names them.
///
/// ```
/// use nonet_core::rule::Variants;
///
/// let mut variants = Variants::default();
/// assert!(variants.add("diagonal") && variants.add("anti-knight") && !variants.add("chess"));
/// let ids: Vec<_> = variants.rules().map(|rule| rule.id).collect();
/// assert_eq!(ids, ["diagonal-falling", "diagonal-rising", "anti-knight"]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Variants(u32);

impl Variants {
    /// Adds the rules of a variant, if there is one of this name.
    pub fn add(&mut self, name: &str) -> bool {
        let Some(rules) = Rule::of_variant(name) else { return false };
        for rule in rules {
            let place = ALL.iter().position(|other| *other == rule).expect("all rules are there");
            self.0 |= 1 << place;
        }
        true
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The rules, in their order.
    pub fn rules(self) -> impl Iterator<Item = &'static Rule> {
        let places = ALL.iter().enumerate();
        places.filter(move |(place, _)| self.0 >> place & 1 == 1).map(|(_, rule)| *rule)
    }
}

impl fmt::Debug for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Rule({})", self.id)
    }
}

impl PartialEq for Rule {
    fn eq(&self, other: &Rule) -> bool {
        self.id == other.id
    }
}

impl Eq for Rule {}

impl Hash for Rule {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.id.hash(state);
    }
}

/// Why a clue makes no sense in a layout.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// It names a cell twice.
    RepeatedCell(Cell),
    /// It names a cell that the grid does not have.
    OutsideCell(Cell),
    /// It names fewer cells than it takes, or more.
    CellCount {
        /// How many it names.
        count: usize,
        /// How few it may name.
        least: usize,
        /// How many it may name.
        most: usize,
    },
    /// It does not name as many digits as cells.
    DigitCount {
        /// How many digits it names.
        digits: usize,
        /// How many cells it names.
        cells: usize,
    },
    /// It has no number, or one that no grid of this size can meet.
    Number {
        /// The smallest that makes sense.
        least: u32,
        /// The largest that makes sense.
        most: u32,
    },
    /// Its cells are no row and no column, seen from one of its ends.
    NotALine,
    /// A cell would be in two regions.
    Overlap(Cell),
    /// The rule is about boxes, and the layout has none, or of a shape that it does not suit.
    Boxes,
    /// There are more houses of a kind than a layout may have.
    TooMany(HouseKind),
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Flaw::RepeatedCell(cell) => write!(f, "it names {cell:?} twice"),
            Flaw::OutsideCell(cell) => write!(f, "the grid has no {cell:?}"),
            Flaw::CellCount { count, least, most } => {
                write!(f, "it has {count} cells, not {least} to {most}")
            }
            Flaw::DigitCount { digits, cells } => {
                write!(f, "it has {digits} digits for {cells} cells")
            }
            Flaw::Number { least, most } => {
                write!(f, "its number is not one from {least} to {most}")
            }
            Flaw::NotALine => f.write_str("its cells are no row or column"),
            Flaw::Overlap(cell) => write!(f, "{cell:?} is in another region already"),
            Flaw::Boxes => f.write_str("it needs boxes of another shape"),
            Flaw::TooMany(kind) => write!(f, "there are too many houses of the kind {}", kind.id()),
        }
    }
}

#[cfg(test)]
mod tests;
