//! The path that every processor has, where nobody has written down what its registers can do: one search after the other,
//! which is faster than lanes in plain words were.

use super::search::{Finds, alone};
use super::start::Start;

/// A search needs no memory beyond a call.
pub(super) struct Portable;

impl Portable {
    pub(super) fn new() -> Self {
        Self
    }

    /// Searches for solutions of all puzzles: how many guesses that took.
    #[expect(clippy::unused_self, reason = "others have memory")]
    pub(super) fn search<S: Start, F: Finds>(&mut self, puzzles: &[S], finds: &mut F) -> u64 {
        let mut guesses = 0;
        for (index, puzzle) in puzzles.iter().enumerate() {
            if finds.is_enough() || finds.is_stopped() {
                break;
            }
            guesses += alone(puzzle, index, finds);
        }
        guesses
    }
}
