//! What an attempt has made.

use std::fmt;

use nonet_core::format::to_whole_line;
use nonet_core::{Draft, Grid};
use nonet_logic::Rating;

/// A puzzle that was made.
#[derive(Clone, PartialEq, Debug)]
pub struct Made {
    /// The number of the attempt that made it, from 0.
    pub index: u64,
    /// The puzzle.
    pub puzzle: Draft,
    /// Its solution; one of them, if it may have several.
    pub solution: Grid,
    /// How hard it is, by a fresh run of the logic, if the wish says how hard it shall be.
    pub rating: Option<Rating>,
}

/// The puzzle in one line: as a document, if it has rules of its own.
impl fmt::Display for Made {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&to_whole_line(&self.puzzle))
    }
}
