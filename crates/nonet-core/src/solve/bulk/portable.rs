//! The path that every processor has, with registers of eight lanes.

use super::search::{Finds, Search};
#[cfg(target_arch = "wasm32")]
use super::simd128::Any;
#[cfg(target_arch = "x86_64")]
use super::sse2::Any;
use super::start::Start;

/// The memory of a search.
pub(super) struct Portable(Box<Search<8>>);

impl Portable {
    pub(super) fn new() -> Self {
        Self(Box::new(Search::new()))
    }

    /// Searches for solutions of all puzzles: how many guesses that took.
    pub(super) fn search<S: Start, F: Finds>(&mut self, puzzles: &[S], finds: &mut F) -> u64 {
        self.0.run(Any, puzzles, finds)
    }
}
