//! Solving: the methods behind one interface.
//!
//! A [`Method`] is a static with a name, the layouts it takes, and a function. The function streams
//! what it finds to an [`Observer`], which can end the search at any time. To add a method, write
//! one file here with such a static, a page about it beside that, and one line in [`ALL`]; every
//! test of the methods then runs on it, and the command line offers it.

use std::fmt;
use std::ops::ControlFlow;

use crate::cell::Cell;
use crate::digit::{Digit, DigitSet};
use crate::grid::Grid;
use crate::layout::Layout;
use crate::puzzle::Puzzle;

mod annealing;
mod backtrack;
pub mod bulk;
mod chance;
mod exact_cover;
pub mod fast;
mod general;
mod genetic;
mod masks;
mod path;
mod prober;
mod sets;
mod simd;
mod tabu;
mod trials;

pub use path::Path;
pub use prober::{Prober, Stopped, true_candidates};

/// Every method, the preferred one first.
pub static ALL: &[&Method] = &[
    &fast::FAST,
    &masks::MASKS,
    &general::GENERAL,
    &exact_cover::EXACT_COVER,
    &sets::SETS,
    &backtrack::BACKTRACK,
    &annealing::ANNEALING,
    &tabu::TABU,
    &genetic::GENETIC,
];

/// A way of solving.
pub struct Method {
    /// Its name, as `--method` takes it.
    pub id: &'static str,
    /// Its name, as a heading shows it.
    pub name: &'static str,
    /// What there is to know about it, in Markdown, for people who like to learn. The first line is
    /// its name as the title.
    pub page: &'static str,
    /// Whether it can solve puzzles of this layout.
    pub takes: fn(&Layout) -> bool,
    /// Whether it reports [`Moment`]s to an observer that watches.
    pub can_be_watched: bool,
    /// Whether it finds all solutions and proves that there are no more. A method that does not
    /// looks for one solution until it has it or the observer ends the search.
    pub is_exhaustive: bool,
    /// Finds solutions, each once, unless the observer ends the search. Methods that draw random
    /// numbers draw them from the seed, and do the same for the same seed.
    pub search: fn(&Puzzle, seed: u64, &mut dyn Observer) -> Effort,
}

impl Method {
    /// The method with this name.
    pub fn by_id(id: &str) -> Option<&'static Method> {
        ALL.iter().copied().find(|method| method.id == id)
    }

    /// The best method for a layout.
    pub fn for_layout(layout: &Layout) -> &'static Method {
        let takes = |method: &&Method| (method.takes)(layout);
        ALL.iter().copied().find(takes).expect("the general method takes every layout")
    }
}

impl fmt::Debug for Method {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Method({})", self.id)
    }
}

impl PartialEq for Method {
    fn eq(&self, other: &Method) -> bool {
        self.id == other.id
    }
}

/// How much work a search has done so far.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Effort {
    /// The nodes of the search tree it has visited, the root included.
    pub nodes: u64,
    /// The values it has tried: put into a cell without knowing that they were right.
    pub trials: u64,
    /// The solutions it has found.
    pub solutions: u128,
    /// The share of the search that is done, from 0 to 1, as well as it can be told.
    pub explored: f64,
}

/// Who a search reports to, and who can end it.
pub trait Observer {
    /// A solution has been found. The grid is the solver's own: clone it to keep it.
    fn solution(&mut self, solution: &Grid, effort: &Effort) -> ControlFlow<()>;

    /// The search is still at it. Called many times a second while it works.
    fn progress(&mut self, _effort: &Effort) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    /// Whether [`Observer::moment`] wants to be called: the search takes longer then.
    fn watches(&self) -> bool {
        false
    }

    /// The search has done something worth watching.
    fn moment(&mut self, _moment: &Moment) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }
}

/// What can be watched of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    /// The set algorithm looks at an empty cell.
    Look {
        /// The cell.
        cell: Cell,
        /// The digits missing from its row: R.
        row: DigitSet,
        /// The digits missing from its column: C.
        column: DigitSet,
        /// The digits missing from its box: B.
        block: DigitSet,
        /// What the three have in common: P.
        possible: DigitSet,
        /// Which of the three cases that is.
        case: Case,
    },
    /// A sweep over the cells of the set algorithm has come to an end.
    End(End),
    /// A digit is tried in a cell.
    Try {
        /// The cell.
        cell: Cell,
        /// The digit.
        digit: Digit,
        /// How many trials there have been, this one included.
        trial: u64,
    },
    /// The last trial has been followed to its end and is taken back.
    TakeBack {
        /// The cell.
        cell: Cell,
        /// The digit.
        digit: Digit,
    },
}

/// The three cases of the set algorithm at a cell, by the number of digits that are possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Case {
    /// i: none.
    None,
    /// ii: one, which is then put in.
    One,
    /// iii: several; the cell is left for later.
    Several,
}

/// The three events that end the sweeps of the set algorithm.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// e1: a cell has no possible digit; there is no solution from here.
    Contradiction,
    /// e2: no cell is empty; a solution is found.
    Solved,
    /// e3: every empty cell has several possible digits; one of them has to be tried.
    Stuck,
}

/// The first solution of a puzzle, if it has one, by the best method for its layout.
pub fn first(puzzle: &Puzzle) -> Option<Grid> {
    let mut found = None;
    let mut keep = |solution: &Grid| {
        found = Some(solution.clone());
        ControlFlow::Break(())
    };
    for_each(puzzle, &mut keep);
    found
}

/// The number of solutions of a puzzle, counted up to `limit`, by the best method for its layout.
pub fn count_up_to(puzzle: &Puzzle, limit: u128) -> u128 {
    let mut count = 0;
    let mut add = |_: &Grid| {
        count += 1;
        if count < limit { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    };
    if limit > 0 {
        for_each(puzzle, &mut add);
    }
    count
}

/// Calls `visit` with every solution of a puzzle until it breaks, by the best method for its layout.
pub fn for_each(puzzle: &Puzzle, visit: &mut dyn FnMut(&Grid) -> ControlFlow<()>) -> Effort {
    struct Visitor<'a>(&'a mut dyn FnMut(&Grid) -> ControlFlow<()>);
    impl Observer for Visitor<'_> {
        fn solution(&mut self, solution: &Grid, _effort: &Effort) -> ControlFlow<()> {
            (self.0)(solution)
        }
    }
    (Method::for_layout(puzzle.layout()).search)(puzzle, 0, &mut Visitor(visit))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_method_has_a_page_with_the_same_sections() {
        let sections = [
            "What it does",
            "What it costs",
            "When it fails",
            "Where it comes from",
            "What to try",
        ];
        for method in ALL {
            let mut lines = method.page.lines();
            assert_eq!(lines.next(), Some(format!("# {}", method.name).as_str()), "{method:?}");
            let headings: Vec<_> = lines.filter_map(|line| line.strip_prefix("## ")).collect();
            assert_eq!(headings, sections, "{method:?}");
            let command = format!("--method {}", method.id);
            assert!(method.page.contains(&command), "{method:?}: a command to try");
            assert!((25..=85).contains(&method.page.lines().count()), "{method:?}");
        }
    }
}
