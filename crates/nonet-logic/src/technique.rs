//! Techniques: the ways of reasoning that people have names for.
//!
//! A technique is one file with one static, a page about it beside that, and one line in [`ALL`].
//! Its page is also its test: see `tests/pages.rs`. Code that several techniques share lives in
//! `pattern`.

use std::fmt;
use std::ops::ControlFlow;

use crate::board::Board;
use crate::sink::Sink;

mod als_xy_wing;
mod als_xz;
mod full_house;
mod hidden_single;
mod naked_single;
mod sue_de_coq;
mod w_wing;
mod wxyz_wing;
mod xy_wing;
mod xyz_wing;

/// Every technique, in the order in which they are tried: the easiest first.
pub static ALL: &[&Technique] = &[
    &full_house::FULL_HOUSE,
    &hidden_single::HIDDEN_SINGLE,
    &naked_single::NAKED_SINGLE,
    &w_wing::W_WING,
    &xy_wing::XY_WING,
    &xyz_wing::XYZ_WING,
    &wxyz_wing::WXYZ_WING,
    &sue_de_coq::SUE_DE_COQ,
    &als_xz::ALS_XZ,
    &als_xy_wing::ALS_XY_WING,
];

/// A way of reasoning.
pub struct Technique {
    /// Its name, as commands take it.
    pub id: &'static str,
    /// Its name, as a heading shows it.
    pub name: &'static str,
    /// How hard a puzzle is that needs it.
    pub level: Level,
    /// What one use of it adds to a puzzle's score.
    pub score: u32,
    /// Whether it relies on the puzzle having a single solution.
    pub needs_uniqueness: bool,
    /// What there is to know about it, in Markdown. The first line is its name as the title.
    pub page: &'static str,
    /// Finds its steps in a position, the easiest first where that costs nothing, until the sink
    /// has enough.
    pub find: fn(&Board, &mut Sink<'_>) -> ControlFlow<()>,
}

impl Technique {
    /// The technique with this id.
    pub fn by_id(id: &str) -> Option<&'static Technique> {
        ALL.iter().copied().find(|technique| technique.id == id)
    }
}

impl fmt::Debug for Technique {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Technique({})", self.id)
    }
}

impl PartialEq for Technique {
    fn eq(&self, other: &Technique) -> bool {
        self.id == other.id
    }
}

/// How hard a puzzle is for people.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Singles.
    Easy,
    /// Intersections and small subsets.
    Medium,
    /// Fish, wings, rectangles.
    Hard,
    /// Chains and almost locked sets.
    Unfair,
    /// Forcing chains and beyond.
    Extreme,
}

impl Level {
    /// Every level, from the easiest.
    pub const ALL: [Level; 5] =
        [Level::Easy, Level::Medium, Level::Hard, Level::Unfair, Level::Extreme];

    /// Its name, as commands take it.
    pub const fn id(self) -> &'static str {
        match self {
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
            Level::Unfair => "unfair",
            Level::Extreme => "extreme",
        }
    }
}
