//! Many 9×9 puzzles at once: one search node in each lane of a register.
//!
//! ```text
//!                     lane  0     1     2     3   …       32 lanes with AVX-512, 16 with AVX2, 8 in others
//!                        ┌─────┬─────┬─────┬─────┬─
//!   cell 0  (r1c1)       │ 3   │12 5 │  3  │1…9  │      a register for each cell: in each lane the
//!   cell 1  (r1c2)       │1 4  │  6  │12   │1…9  │      candidates that the cell has in one node, nine bits
//!     ⋮                  │     │     │     │     │
//!   cell 80 (r9c9)       │ 7 9 │  8  │ 5   │1…9  │
//!                        └─────┴─────┴─────┴─────┴─
//!   puzzle                  17    4    23    24          nodes of different puzzles side by side
//! ```
//!
//! An operation on two registers works on two cells of all nodes. There is nothing to look up and nothing to branch on, so
//! that a node costs a fraction of what it costs alone, however many there are. The parts:
//!
//! - `sweep`: singles and locked candidates, once over all cells; says which nodes are dead, stalled or solved.
//! - `choose`: where to guess, in all nodes.
//! - `search`: a puzzle in every lane, searched depth first; which lane does what next. `postponed`: nodes that wait for their turn.
//! - `load`: puzzles into the lanes and solutions out of them.
//! - `lanes`: what a register has to be able to do, and `avx512`, `avx2`, `sse2` and `simd128` (WebAssembly), which do it. On other
//!   processors one search after the other is faster than lanes in plain words would be.
//!
//! Sweep and choice, in their first form, come from an experiment with 32 nodes that was made for this project; locked
//! candidates in both directions at once are an idea of tdoku.
//!
//! ```
//! use nonet_core::solve::bulk::{Clues, Solver};
//!
//! let lines = [
//!     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
//!     "5...7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8...9",
//!     "55..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
//! ];
//! let puzzles = lines.map(|line| Clues::from_line(line.as_bytes()).expect("81 cells"));
//! let mut solver = Solver::new();
//! assert_eq!(solver.are_unique(&puzzles), [true, false, false]);
//!
//! let mut found = Vec::new();
//! solver.solve(&puzzles, 100, &mut found);
//! assert_eq!(found.iter().map(|found| found.solutions).collect::<Vec<_>>(), [1, 2, 0]);
//! assert_eq!(found[0].first.expect("it has one")[..9], [5, 3, 4, 6, 7, 8, 9, 1, 2]);
//! ```

#![expect(clippy::inline_always, reason = "measured: what works on registers must be inlined")]
#![cfg_attr(
    not(any(target_arch = "x86_64", all(target_arch = "wasm32", target_feature = "simd128"))),
    expect(
        dead_code,
        reason = "where nobody has written down the registers, one search after the other is faster"
    )
)]

#[cfg(target_arch = "x86_64")]
mod avx2;
#[cfg(target_arch = "x86_64")]
mod avx512;
mod choose;
mod found;
mod iter;
mod lanes;
mod load;
mod moves;
#[cfg(any(target_arch = "x86_64", all(target_arch = "wasm32", target_feature = "simd128")))]
mod portable;
#[cfg(not(any(target_arch = "x86_64", all(target_arch = "wasm32", target_feature = "simd128"))))]
#[path = "bulk/one_by_one.rs"]
mod portable;
mod postponed;
mod search;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod simd128;
#[cfg(target_arch = "x86_64")]
mod sse2;
mod start;
mod sweep;
#[cfg(target_arch = "x86_64")]
mod transpose;

use std::cell::Cell;
use std::ops::ControlFlow;

use super::fast::Tally;
use super::path::Kind;
pub use super::path::Path;
#[cfg(target_arch = "x86_64")]
use super::simd::{Avx2, Avx512};
pub use found::Found;
use found::{Count, Keep, Others, Sum, While};
pub use iter::{Bulk, InBulk};
use portable::Portable;
use search::Finds;
#[cfg(target_arch = "x86_64")]
use search::{Run, Search};
pub use start::{Candidates, Clues, Start};

/// Solves many puzzles at once, on the thread it is called on. It keeps its memory from one call to the
/// next: a program has one for each of its threads.
///
/// A call takes as many puzzles as there are. With hard ones 16 are enough for nearly full speed, with easy ones some
/// hundreds. Which of several solutions of a puzzle is found first depends on the puzzles beside it.
pub struct Solver(Engine);

/// The memory of a search on each path.
enum Engine {
    Portable(Portable),
    #[cfg(target_arch = "x86_64")]
    Avx2(Avx2, Box<Search<16>>),
    #[cfg(target_arch = "x86_64")]
    Avx512(Avx512, Box<Search<32>>),
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
        Self(match path.0 {
            Kind::Portable => Engine::Portable(Portable::new()),
            #[cfg(target_arch = "x86_64")]
            Kind::Avx2(cpu) => Engine::Avx2(cpu, Box::new(Search::new())),
            #[cfg(target_arch = "x86_64")]
            Kind::Avx512(cpu) => Engine::Avx512(cpu, Box::new(Search::new())),
        })
    }

    /// Counts the solutions of each puzzle, at most up to a limit, and keeps one of each. What was
    /// found takes the place of what is in `found`, in the order of the puzzles.
    pub fn solve<S: Start>(&mut self, puzzles: &[S], limit: u64, found: &mut Vec<Found>) {
        found.clear();
        found.resize(puzzles.len(), Found { solutions: 0, first: None });
        if limit > 0 {
            self.search(puzzles, &mut Keep { limit, found });
        }
    }

    /// Counts the solutions of each puzzle, at most up to a limit. The counts take the place of what is in
    /// `counts`, in the order of the puzzles.
    pub fn count<S: Start>(&mut self, puzzles: &[S], limit: u64, counts: &mut Vec<u64>) {
        counts.clear();
        counts.resize(puzzles.len(), 0);
        if limit > 0 {
            self.search(puzzles, &mut Count { limit, counts });
        }
    }

    /// [`Solver::solve`] for as long as somebody wants it to go on, who is asked at the start and then some thousand times a
    /// second: a batch of hard puzzles holds nobody up. If it is stopped, `found` has what was found until then, and any
    /// puzzle may have more solutions.
    ///
    /// ```
    /// use std::ops::ControlFlow;
    /// use std::time::{Duration, Instant};
    ///
    /// use nonet_core::solve::bulk::{Clues, Solver};
    ///
    /// let empty = Clues::from_givens(&[0; 81]).expect("no given is above 9");
    /// let deadline = Instant::now() + Duration::from_millis(10);
    /// let in_time = || match Instant::now() < deadline {
    ///     true => ControlFlow::Continue(()),
    ///     false => ControlFlow::Break(()),
    /// };
    /// let mut found = Vec::new();
    /// let flow = Solver::new().solve_while(&[empty], u64::MAX, &mut found, in_time);
    /// assert!(flow.is_break());
    /// assert!(found[0].solutions > 1);
    /// ```
    pub fn solve_while<S: Start>(
        &mut self,
        puzzles: &[S],
        limit: u64,
        found: &mut Vec<Found>,
        go_on: impl FnMut() -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        found.clear();
        found.resize(puzzles.len(), Found { solutions: 0, first: None });
        self.search_while(puzzles, limit, Keep { limit, found }, go_on)
    }

    /// [`Solver::count`] for as long as somebody wants it to go on: see [`Solver::solve_while`].
    pub fn count_while<S: Start>(
        &mut self,
        puzzles: &[S],
        limit: u64,
        counts: &mut Vec<u64>,
        go_on: impl FnMut() -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        counts.clear();
        counts.resize(puzzles.len(), 0);
        self.search_while(puzzles, limit, Count { limit, counts }, go_on)
    }

    fn search_while<S: Start>(
        &mut self,
        puzzles: &[S],
        limit: u64,
        finds: impl Finds,
        go_on: impl FnMut() -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mut finds = While::new(finds, go_on);
        if limit > 0 {
            self.search(puzzles, &mut finds);
        }
        if finds.is_stopped { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
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

    /// For each puzzle a solution that is not the known one, if there is any. If the known one is a solution, there is
    /// none where it is the only one; otherwise the two differ in cells of which a puzzle must give one. What was found takes
    /// the place of what is in `found`, in the order of the puzzles; which of several others it is depends on the
    /// puzzles beside it.
    ///
    /// ```
    /// use nonet_core::solve::bulk::{Clues, Solver};
    ///
    /// let line = b"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    /// let puzzle = Clues::from_line(line).expect("a puzzle");
    /// let (mut solver, mut found, mut others) = (Solver::new(), Vec::new(), Vec::new());
    /// solver.solve(&[puzzle], 2, &mut found);
    /// let solution = found[0].first.expect("it has one");
    /// let empty = Clues::from_givens(&[0; 81]).expect("no given is above 9");
    /// solver.find_others(&[puzzle, empty], &[solution; 2], &mut others);
    /// assert!(others[0].is_none() && others[1].is_some_and(|other| other != solution));
    /// ```
    ///
    /// # Panics
    /// If there is not a known solution for each puzzle.
    pub fn find_others<S: Start>(
        &mut self,
        puzzles: &[S],
        known: &[[u8; 81]],
        found: &mut Vec<Option<[u8; 81]>>,
    ) {
        assert_eq!(puzzles.len(), known.len(), "a known solution for each puzzle");
        found.clear();
        found.resize(puzzles.len(), None);
        self.search(puzzles, &mut Others { known, found });
    }

    /// The path it was made for.
    fn path(&self) -> Path {
        Path(match &self.0 {
            Engine::Portable(_) => Kind::Portable,
            #[cfg(target_arch = "x86_64")]
            Engine::Avx2(cpu, _) => Kind::Avx2(*cpu),
            #[cfg(target_arch = "x86_64")]
            Engine::Avx512(cpu, _) => Kind::Avx512(*cpu),
        })
    }

    /// Searches for solutions of all puzzles: how many guesses that took.
    fn search<S: Start, F: Finds>(&mut self, puzzles: &[S], finds: &mut F) -> u64 {
        match &mut self.0 {
            Engine::Portable(portable) => portable.search(puzzles, finds),
            #[cfg(target_arch = "x86_64")]
            Engine::Avx2(cpu, search) => cpu.enter(Run { search, puzzles, finds }),
            #[cfg(target_arch = "x86_64")]
            Engine::Avx512(cpu, search) => cpu.enter(Run { search, puzzles, finds }),
        }
    }
}

thread_local! {
    /// The memory that [`count_together`] left on this thread, which has no other use for it.
    static LEFT: Cell<Option<Solver>> = const { Cell::new(None) };
}

/// Counts the solutions of several parts of one search together, at most up to a limit.
#[cold]
pub(super) fn count_together(path: Path, parts: &[Candidates], limit: u64) -> Tally {
    let mut solver =
        LEFT.take().filter(|left| left.path() == path).unwrap_or_else(|| Solver::on(path));
    let mut finds = Sum { limit, solutions: 0, counts: vec![0; parts.len()] };
    let guesses = solver.search(parts, &mut finds);
    LEFT.set(Some(solver));
    Tally { solutions: finds.solutions, guesses, nodes: parts.len() as u64 + 2 * guesses }
}
