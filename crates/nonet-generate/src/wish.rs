//! Wishes: which puzzles somebody wants.

use std::sync::Arc;

use nonet_core::{Cell, Grid, Layout};

use crate::difficulty::Difficulty;
use crate::symmetry::Symmetry;
use crate::variety::Variety;

/// Which puzzles are wished for. Nothing in it has been checked: a [`Plan`](crate::Plan) is a wish that makes
/// sense.
#[derive(Clone, PartialEq, Debug)]
pub struct Wish {
    /// The cells, houses and other rules.
    pub layout: Arc<Layout>,
    /// The solution, if it is not drawn by lot.
    pub grid: Option<Grid>,
    /// How many keys.
    pub keys: Keys,
    /// Whether no key may be superfluous.
    pub minimal: bool,
    /// How the keys lie.
    pub symmetry: Symmetry,
    /// The cells that hold keys, if that is fixed.
    pub pattern: Option<Vec<Cell>>,
    /// Whether a puzzle may have several solutions.
    pub any_solutions: bool,
    /// How hard.
    pub difficulty: Difficulty,
    /// Clues that are made for each puzzle, no variety twice.
    pub varieties: Vec<Variety>,
    /// How puzzles are looked for.
    pub search: Search,
}

/// How puzzles are looked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Search {
    /// Keys are taken from a grid, one after the other.
    #[default]
    Cut,
    /// From a puzzle to those near to it, towards fewer keys.
    FewKeys,
    /// Each minimal puzzle is as likely as any other.
    Unbiased,
}

impl Default for Wish {
    /// Any classic puzzle.
    fn default() -> Wish {
        Wish::of(Layout::classic())
    }
}

impl Wish {
    /// Any puzzle of a layout.
    pub fn of(layout: Arc<Layout>) -> Wish {
        Wish {
            layout,
            grid: None,
            keys: Keys::ANY,
            minimal: false,
            symmetry: Symmetry::None,
            pattern: None,
            any_solutions: false,
            difficulty: Difficulty::default(),
            varieties: Vec::new(),
            search: Search::Cut,
        }
    }
}

/// How many keys a puzzle shall have.
///
/// With a least and a most, each number between them is aimed at equally often; with a most alone, that
/// number; with a least alone, that one. Without either, as many keys are taken away as can be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Keys {
    /// At least so many.
    pub least: Option<usize>,
    /// At most so many.
    pub most: Option<usize>,
}

impl Keys {
    /// Any number.
    pub const ANY: Keys = Keys { least: None, most: None };

    /// Exactly so many.
    pub const fn exactly(keys: usize) -> Keys {
        Keys { least: Some(keys), most: Some(keys) }
    }

    /// At most so many.
    pub const fn at_most(keys: usize) -> Keys {
        Keys { least: None, most: Some(keys) }
    }

    /// From so many to so many, both included.
    pub const fn between(least: usize, most: usize) -> Keys {
        Keys { least: Some(least), most: Some(most) }
    }

    /// Whether so many are right.
    pub fn allow(self, keys: usize) -> bool {
        self.least.is_none_or(|least| keys >= least) && self.most.is_none_or(|most| keys <= most)
    }
}
