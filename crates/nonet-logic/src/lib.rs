//! Human techniques: steps with their evidence, hints, and ratings.
//!
//! A [`Board`] is a position as finders see it. A [`Technique`] finds [`Step`]s in it; each holds its
//! conclusions and its [`Evidence`] as data. A [`Toolbox`] says which techniques are used, and leads
//! through a puzzle. A checker verifies steps without knowing how they were found.
//!
//! Nothing here searches for solutions, and nothing here makes sentences.

mod bits;
mod board;
mod candidate;
pub mod checker;
mod evidence;
mod families;
mod geometry;
pub mod method;
mod name;
pub mod page;
mod pattern;
mod prune;
mod rating;
mod sink;
mod standard;
mod step;
pub mod study;
mod synonym;
pub mod technique;
mod toolbox;
pub mod trial;

pub use board::Board;
pub use candidate::Candidate;
pub use evidence::{Branch, BranchEnd, Deadly, Evidence, Link, Node, Part, Premise, Role, Via};
pub use geometry::{Cells, Crossing, MAX_LOGIC_SIZE};
pub use name::{NAMES, Name, Rank};
pub use pattern::skyline::seen_with;
pub use rating::{Rating, Use, scores};
pub use sink::Sink;
pub use step::Step;
pub use synonym::{SYNONYMS, Synonym};
pub use technique::{Level, Technique};
pub use toolbox::{Choice, Ending, Path, Tool, Toolbox, Walk, all_steps, best_step};
