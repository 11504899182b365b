//! Many 9×9 puzzles at once.

mod iter;
mod start;

use std::ops::ControlFlow;

use super::fast;
pub use super::path::Path;
pub use iter::{Bulk, InBulk};
pub use start::{Candidates, Clues, Start};

/// What was found out about a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Found {
    /// How many solutions there are: exact below the limit, and the limit once so many were found.
    pub solutions: u64,
    /// One of them in row-major order, if there is one.
    pub first: Option<[u8; 81]>,
}

/// Solves many puzzles at once, on the thread it is called on. It keeps its memory from one call to the
/// next: a program has one for each of its threads.
pub struct Solver {
    path: Path,
}

impl Default for Solver {
    fn default() -> Self {
        Self::new()
    }
}

impl Solver {
    /// A solver on the fastest path that this processor has.
    pub fn new() -> Self {
        Self::on(Path::best())
    }

    /// A solver on a path of one's own choice.
    pub fn on(path: Path) -> Self {
        Self { path }
    }

    /// Counts the solutions of each puzzle, at most up to a limit, and keeps the first of each. What was
    /// found takes the place of what is in `found`, in the order of the puzzles.
    pub fn solve<S: Start>(&mut self, puzzles: &[S], limit: u64, found: &mut Vec<Found>) {
        found.clear();
        found.extend(puzzles.iter().map(|puzzle| {
            let mut first = None;
            let Some(state) = puzzle.state() else { return Found { solutions: 0, first } };
            let tally = fast::search_on(
                self.path,
                &state,
                |digits, progress| {
                    first.get_or_insert(*digits);
                    let is_enough = progress.tally.solutions >= limit;
                    if is_enough { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
                },
                |_| ControlFlow::Continue(()),
            );
            Found { solutions: tally.solutions, first }
        }));
    }

    /// Counts the solutions of each puzzle, at most up to a limit. The counts take the place of what is in
    /// `counts`, in the order of the puzzles.
    pub fn count<S: Start>(&mut self, puzzles: &[S], limit: u64, counts: &mut Vec<u64>) {
        let mut found = Vec::new();
        self.solve(puzzles, limit, &mut found);
        counts.clear();
        counts.extend(found.iter().map(|found| found.solutions));
    }

    /// Which of the puzzles have exactly one solution.
    pub fn are_unique<S: Start>(&mut self, puzzles: &[S]) -> Vec<bool> {
        let mut counts = Vec::new();
        self.count(puzzles, 2, &mut counts);
        counts.into_iter().map(|count| count == 1).collect()
    }

    /// Which of the puzzles have a solution.
    pub fn are_solvable<S: Start>(&mut self, puzzles: &[S]) -> Vec<bool> {
        let mut counts = Vec::new();
        self.count(puzzles, 1, &mut counts);
        counts.into_iter().map(|count| count == 1).collect()
    }
}
