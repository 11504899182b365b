//! Combinatorics: rules and sets, exact counts, every grid's number, symmetry, and estimates.
//!
//! Nothing here starts threads or looks at a clock: long work is handed to a [`Crew`] part by part,
//! and the caller decides how many hands it has, hears how far it is, and can stop it.

pub mod burnside;
mod classic;
mod crew;
pub mod permutation;
mod stack;
mod two_row;
mod variant;

pub use classic::ClassicGrid;
pub use crew::{Alone, Crew, Stopped};
pub use two_row::{FamilyClass, count_two_row, family_classes, is_countable};
pub use variant::Variant;
