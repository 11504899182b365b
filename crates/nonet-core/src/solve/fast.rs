//! The fast solver: one 9×9 puzzle per call, depth first, counting or streaming its solutions.
//!
//! A search node is nine bit boards ([`State`]). `sweep` settles a node with singles and locked
//! candidates, all digits side by side; `branch` chooses where to guess; this file walks the
//! tree with a stack of fixed size. Nothing is allocated, nothing recurses, and the same puzzle
//! always visits the same nodes. Only a count that turns out long is handed over to `bulk`, which
//! searches what is left with many nodes at once.
//!
//! There are several paths through the same search ([`Path`]), each compiled for a kind of processor
//! and chosen at run time: on the portable one and with AVX2 a node is kept board by board
//! (`sweep`), with AVX-512 band by band (`wide`). All prune with the same code, over words that are
//! one lane or sixteen.
//!
//! Ideas taken from others, none of their code: boards per digit and band (Zhou Yundong's
//! `bb_sudoku`, `JCZSolve`, crate `sudoku`), locked candidates in both directions at once and many
//! lanes per operation (tdoku).
//!
//! ```
//! use nonet_core::solve::fast::{State, count};
//!
//! let line = b"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
//! let state = State::from_line(line).expect("81 cells");
//! assert_eq!(count(&state, 2).solutions, 1);
//! ```

#![expect(clippy::inline_always, reason = "measured: what works on several boards must be inlined")]

mod branch;
mod method;
mod node;
mod path;
mod review;
#[cfg(target_arch = "x86_64")]
mod simd;
mod state;
mod sweep;
#[cfg(target_arch = "x86_64")]
mod wide;

use std::ops::ControlFlow;

pub(super) use method::FAST;
#[doc(hidden)]
pub use method::SLOWER;
use node::{Node, Outcome};
use review::Review;
pub use state::State;

use super::bulk::{self, Candidates};
pub use super::path::Path;

/// Nodes between two reports of progress.
const REPORT_EVERY: u32 = 4096;

/// Entries of the stack that are made ready for every search; most searches need no more.
const SHALLOW: usize = 24;

/// Further entries, made ready only when a search gets there. Every entry goes with a first
/// child that filled a cell, so that 81 are always enough.
const DEEP: usize = 81;

/// A search guesses in several places at once until it has met this many dead ends. Below that
/// the puzzle may well have many solutions, where a guess moves little and rarely fails; beyond,
/// the puzzle is hard, and a careful choice pays.
const PATIENCE: u32 = 6;

/// What a search found, and what it cost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Solutions found.
    pub solutions: u64,
    /// Places where the search had to branch.
    pub guesses: u64,
    /// Nodes of the search tree that were visited, the root included.
    pub nodes: u64,
}

/// How far a search is.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Progress {
    /// What it has found so far, and what that has cost.
    pub tally: Tally,
    /// The share of the search tree that is finished, from 0 to 1, if each branch halves it.
    pub explored: f64,
}

/// Counts the solutions of a puzzle, at most up to a limit.
pub fn count(state: &State, limit: u64) -> Tally {
    count_on(Path::best(), state, limit)
}

/// [`count`] on a path of one's own choice.
pub fn count_on(path: Path, state: &State, limit: u64) -> Tally {
    if limit == 0 {
        return Tally::default();
    }
    path.run(state, &mut UpTo { limit, path })
}

/// Streams the solutions of a puzzle, each as 81 digits in row-major order, and reports progress
/// every few thousand nodes. Either callback can stop it.
pub fn search<F, P>(state: &State, on_solution: F, on_progress: P) -> Tally
where
    F: FnMut(&[u8; 81], &Progress) -> ControlFlow<()>,
    P: FnMut(&Progress) -> ControlFlow<()>,
{
    search_on(Path::best(), state, on_solution, on_progress)
}

/// [`search`] on a path of one's own choice.
pub fn search_on<F, P>(path: Path, state: &State, on_solution: F, on_progress: P) -> Tally
where
    F: FnMut(&[u8; 81], &Progress) -> ControlFlow<()>,
    P: FnMut(&Progress) -> ControlFlow<()>,
{
    path.run(state, &mut Stream { on_solution, on_progress, explored: 0.0, nodes: 0 })
}

/// Counts the solutions of a line of 81 characters, at most up to a limit, and keeps the first: what
/// bulk solving asks for. There is no answer if the line is not 81 cells.
pub fn solve_line(line: &[u8], limit: u64) -> Option<(Tally, Option<[u8; 81]>)> {
    let state = State::from_line(line.try_into().ok()?)?;
    let mut first = None;
    let tally = search(
        &state,
        |digits, progress| {
            first.get_or_insert(*digits);
            let is_enough = progress.tally.solutions >= limit;
            if is_enough { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        },
        |_| ControlFlow::Continue(()),
    );
    Some((tally, first))
}

/// Who looks on during a search. The two kinds of search differ in nothing else.
trait Watch {
    /// A solution was found; it is in the tally already.
    fn solution(&mut self, node: &impl Node, tally: &Tally) -> ControlFlow<()>;

    /// A node is about to be settled.
    fn node(&mut self, tally: &Tally) -> ControlFlow<()>;

    /// A node so many branches below the root turned out to have no children.
    fn leaf(&mut self, level: u16);

    /// Whether others may do the rest of a long search.
    fn hands_over(&self) -> bool;

    /// Has others do the rest of a long search.
    fn hand_over(&mut self, rest: &[Candidates], tally: &mut Tally);
}

/// Stops at a number of solutions, and looks at nothing else.
struct UpTo {
    limit: u64,
    path: Path,
}

impl Watch for UpTo {
    fn hands_over(&self) -> bool {
        self.path != Path::PORTABLE
    }

    fn solution(&mut self, _: &impl Node, tally: &Tally) -> ControlFlow<()> {
        let is_enough = tally.solutions >= self.limit;
        if is_enough { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    fn hand_over(&mut self, rest: &[Candidates], tally: &mut Tally) {
        let others = bulk::count_together(self.path, rest, self.limit - tally.solutions);
        tally.solutions += others.solutions;
        tally.guesses += others.guesses;
        tally.nodes += others.nodes;
    }

    fn node(&mut self, _: &Tally) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    fn leaf(&mut self, _: u16) {}
}

/// Hands solutions and progress to the callbacks.
struct Stream<F, P> {
    on_solution: F,
    on_progress: P,
    explored: f64,
    nodes: u32,
}

impl<F, P> Watch for Stream<F, P>
where
    F: FnMut(&[u8; 81], &Progress) -> ControlFlow<()>,
    P: FnMut(&Progress) -> ControlFlow<()>,
{
    /// Who looks on wants to see every node.
    fn hands_over(&self) -> bool {
        false
    }

    fn hand_over(&mut self, _: &[Candidates], _: &mut Tally) {}

    fn solution(&mut self, node: &impl Node, tally: &Tally) -> ControlFlow<()> {
        (self.on_solution)(&node.values(), &Progress { tally: *tally, explored: self.explored })
    }

    fn node(&mut self, tally: &Tally) -> ControlFlow<()> {
        self.nodes += 1;
        if self.nodes < REPORT_EVERY {
            return ControlFlow::Continue(());
        }
        self.nodes = 0;
        (self.on_progress)(&Progress { tally: *tally, explored: self.explored })
    }

    fn leaf(&mut self, level: u16) {
        // Two to the power of minus the level, written as the exponent of a float: levels stay
        // below 729, since every branch removes a candidate.
        self.explored += f64::from_bits(u64::from(1023_u16.saturating_sub(level)) << 52);
    }
}

/// The postponed second children, each with its level. Beginning a search costs only the shallow
/// part.
struct Stack<N> {
    shallow: [N; SHALLOW],
    deep: Option<[N; DEEP]>,
    levels: [u16; SHALLOW + DEEP],
    height: usize,
}

impl<N: Node> Stack<N> {
    #[inline(always)]
    fn new(filler: N) -> Self {
        Self { shallow: [filler; SHALLOW], deep: None, levels: [0; SHALLOW + DEEP], height: 0 }
    }

    /// The next free node, to be filled in place.
    #[inline(always)]
    fn push(&mut self, level: u16) -> &mut N {
        let height = self.height;
        self.height += 1;
        self.levels[height] = level;
        if height < SHALLOW {
            return &mut self.shallow[height];
        }
        &mut self.deep.get_or_insert([self.shallow[0]; DEEP])[height - SHALLOW]
    }

    /// The levels of all postponed nodes.
    #[inline(always)]
    fn pending(&self) -> &[u16] {
        &self.levels[..self.height]
    }

    /// The candidates of all postponed nodes.
    #[cold]
    fn rest(&mut self) -> Vec<Candidates> {
        let mut rest = Vec::with_capacity(self.height);
        while let Some((node, _)) = self.pop() {
            rest.push(node.candidates());
        }
        rest
    }

    /// The node filled last, which is free again.
    #[inline(always)]
    fn pop(&mut self) -> Option<(&N, u16)> {
        self.height = self.height.checked_sub(1)?;
        let level = self.levels[self.height];
        match self.height.checked_sub(SHALLOW) {
            None => Some((&self.shallow[self.height], level)),
            Some(depth) => Some((self.deep.as_ref()?.get(depth)?, level)),
        }
    }
}

/// Searches, from the root on. Puzzles that need no guess never touch the stack.
#[inline(always)]
fn run<N: Node, W: Watch>(root: Option<N>, watch: &mut W) -> Tally {
    let mut tally = Tally { nodes: 1, ..Tally::default() };
    let Some(mut root) = root else {
        watch.leaf(0);
        return tally;
    };
    match root.settle() {
        Outcome::Dead => watch.leaf(0),
        Outcome::Solved => {
            tally.solutions = 1;
            // Nothing is left to stop.
            let _ = watch.solution(&root, &tally);
            watch.leaf(0);
        }
        Outcome::Stalled => explore(&mut root, watch, &mut tally),
    }
    tally
}

/// Searches below a stalled root, which it uses as its working copy.
#[inline(always)]
fn explore<N: Node, W: Watch>(node: &mut N, watch: &mut W, tally: &mut Tally) {
    let mut stack = Stack::new(node.blank());
    let (mut level, mut dead_ends) = (0, 0);
    let review = watch.hands_over().then(|| Review::of(node));
    loop {
        // The node is stalled here: branch, and go on with the first child.
        let hasty = dead_ends < PATIENCE;
        for split in branch::choose(node, hasty).into_iter().flatten() {
            tally.guesses += 1;
            level += 1;
            split.apply(node, stack.push(level));
        }
        // Take up postponed children until one of them stalls.
        loop {
            tally.nodes += 1;
            if watch.node(tally).is_break() {
                return;
            }
            match node.settle() {
                Outcome::Stalled => break,
                Outcome::Dead => {
                    dead_ends += 1;
                    if review
                        .as_ref()
                        .is_some_and(|review| review.is_too_much(dead_ends, stack.pending()))
                    {
                        watch.hand_over(&stack.rest(), tally);
                        return;
                    }
                }
                Outcome::Solved => {
                    tally.solutions += 1;
                    if watch.solution(node, tally).is_break() {
                        return;
                    }
                }
            }
            watch.leaf(level);
            let Some((next, its_level)) = stack.pop() else { return };
            node.copy_from(next);
            level = its_level;
        }
    }
}
