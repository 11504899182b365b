//! Classic puzzles: many attempts in step, so that the bulk solver is asked many questions at once.
//!
//! ```text
//!   attempt 0   grid ─▶ cut ─▶ question ─┐                ┌─▶ answer ─▶ cut ─▶ question ─ …
//!   attempt 1   grid ─▶ cut ─▶ question ─┼─▶ bulk solver ─┼─▶ answer ─▶ done
//!      ⋮                                 │                │
//!   attempt n   grid ─▶ cut ─▶ question ─┘                └─▶ answer ─▶ cut ─▶ question ─ …
//! ```
//!
//! Each attempt has random numbers of its own, and all that it hears from the solver is whether puzzles
//! have another solution: what comes of it does not depend on those beside it.

mod cut;
pub(crate) mod unavoidable;

use std::ops::Range;

use nonet_core::solve::bulk::{Clues, Solver};
use nonet_core::solve::fast::{self, State};
use nonet_core::{Cell, Digit, Draft, Entry, Grid, Layout, Proper};
use nonet_count::{ClassicGrid, Sampler};

use crate::made::Made;
use crate::plan::Plan;
use crate::random::{of_attempt, shuffle};
use cut::Cut;

/// How many attempts are made side by side at most: enough for the solver's full speed, and few enough
/// to stay in a processor's nearer memory.
pub(crate) const LARGEST_BATCH: u64 = 512;

/// The cells of a classic grid as bits.
pub(crate) type Cells = u128;

/// All cells.
const ALL: Cells = (1 << 81) - 1;

/// What a thread works with.
#[derive(Default)]
pub(crate) struct Bench {
    solver: Solver,
    questions: Vec<Clues>,
    known: Vec<[u8; 81]>,
    others: Vec<Option<[u8; 81]>>,
}

/// An attempt under way.
struct Attempt {
    index: u64,
    grid: [u8; 81],
    cut: Cut,
}

impl Bench {
    /// Makes these attempts: what came of them, in their order, unless it was stopped.
    pub(crate) fn attempts(
        &mut self,
        plan: &Plan,
        seed: u64,
        range: Range<u64>,
        is_stopped: &dyn Fn() -> bool,
    ) -> Option<Vec<Made>> {
        let mut attempts: Vec<Attempt> = range.map(|index| begin(plan, seed, index)).collect();
        if !plan.wish().any_solutions {
            self.cut_all(&mut attempts, is_stopped)?;
        }
        let mut made = Vec::new();
        for attempt in attempts {
            if is_stopped() {
                return None;
            }
            made.extend(self.finish(plan, attempt));
        }
        Some(made)
    }

    /// Cuts all puzzles, in step.
    fn cut_all(&mut self, attempts: &mut [Attempt], is_stopped: &dyn Fn() -> bool) -> Option<()> {
        let mut open: Vec<usize> = (0..attempts.len()).collect();
        loop {
            open.retain(|&at| attempts[at].cut.is_open());
            if open.is_empty() {
                return Some(());
            }
            if is_stopped() {
                return None;
            }
            self.questions.clear();
            self.known.clear();
            for &at in &open {
                let Attempt { cut, grid, .. } = &mut attempts[at];
                self.questions.push(clues(grid, cut.question()));
                self.known.push(*grid);
            }
            self.solver.find_others(&self.questions, &self.known, &mut self.others);
            for (&at, other) in open.iter().zip(&self.others) {
                let Attempt { cut, grid, .. } = &mut attempts[at];
                match other {
                    Some(other) => cut.learn(difference(grid, other)),
                    None => cut.accept(),
                }
            }
        }
    }

    /// What has come of an attempt whose puzzle is cut.
    fn finish(&mut self, plan: &Plan, attempt: Attempt) -> Option<Made> {
        let wish = plan.wish();
        let Attempt { index, grid, cut, .. } = attempt;
        let keys = cut.keys();
        if !wish.keys.allow(keys.count_ones() as usize) {
            return None;
        }
        if wish.minimal && plan.orbits.len() < 81 && !self.is_minimal(&grid, keys) {
            return None;
        }
        let clues = clues(&grid, keys);
        let (puzzle, solution) = (draft(&clues), full(&grid)?);
        if wish.any_solutions {
            return Some(Made { index, puzzle, solution, rating: None });
        }
        let Some(judge) = &plan.judge else {
            // Another solver than the one that it was cut with has the last word.
            let is_unique = is_unique(&clues);
            debug_assert!(is_unique, "two solvers disagree about attempt {index}");
            return is_unique.then_some(Made { index, puzzle, solution, rating: None });
        };
        let proper = Proper::of(&puzzle).ok()?;
        let rating = Some(judge.judge(&proper)?);
        Some(Made { index, puzzle, solution, rating })
    }

    /// Whether every key of a puzzle is needed.
    fn is_minimal(&mut self, grid: &[u8; 81], keys: Cells) -> bool {
        self.questions.clear();
        self.questions.extend(members(keys).map(|cell| clues(grid, keys & !(1 << cell))));
        !self.solver.are_unique(&self.questions).contains(&true)
    }
}

/// The puzzle with these keys, if another solver than the one in step finds one solution, too.
pub(crate) fn proven(index: u64, grid: &[u8; 81], keys: Cells) -> Option<Made> {
    let clues = clues(grid, keys);
    let is_unique = is_unique(&clues);
    debug_assert!(is_unique, "two solvers disagree about attempt {index}");
    let (puzzle, solution) = (draft(&clues), full(grid)?);
    is_unique.then_some(Made { index, puzzle, solution, rating: None })
}

/// Whether *fast* finds exactly one solution.
fn is_unique(clues: &Clues) -> bool {
    State::from_givens(clues.givens()).is_some_and(|state| fast::count(&state, 2).solutions == 1)
}

/// An attempt with its grid and the order in which keys go.
fn begin(plan: &Plan, seed: u64, index: u64) -> Attempt {
    let mut random = of_attempt(seed, index);
    let grid = match &plan.wish().grid {
        Some(grid) => ClassicGrid::try_from(grid).expect("the plan is about classic grids"),
        None => Sampler::shared().draw(&mut random),
    };
    let grid = grid.digits().map(|digit| digit + 1);
    let (least, most) = plan.aims();
    let aim = least + random.below(most - least + 1);
    let bits = |orbit: &Vec<Cell>| orbit.iter().fold(0, |bits, cell| bits | 1 << cell.index());
    let cut = match &plan.wish().pattern {
        Some(pattern) => Cut::fixed(bits(pattern)),
        None => {
            let mut orbits: Vec<Cells> = plan.orbits.iter().map(bits).collect();
            shuffle(&mut orbits, &mut random);
            if plan.wish().any_solutions {
                Cut::blind(&orbits, aim as u32)
            } else {
                let mut cut = Cut::new(orbits, aim as u32);
                unavoidable::for_each(&grid, |set| cut.learn(set));
                cut.begin();
                cut
            }
        }
    };
    Attempt { index, grid, cut }
}

/// The cells of a set, in their order.
pub(crate) fn members(mut cells: Cells) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let first = cells.trailing_zeros() as usize;
        (first < 81).then(|| cells &= cells - 1)?;
        Some(first)
    })
}

/// The digits of a grid in some cells.
pub(crate) fn clues(grid: &[u8; 81], keys: Cells) -> Clues {
    let mut givens = [0; 81];
    for cell in members(keys) {
        givens[cell] = grid[cell];
    }
    Clues::from_givens(&givens).expect("digits go up to 9")
}

/// The cells in which two grids differ.
fn difference(one: &[u8; 81], other: &[u8; 81]) -> Cells {
    let differ = (0..81).filter(|&cell| one[cell] != other[cell]);
    differ.fold(0, |cells, cell| cells | 1 << cell)
}

/// The puzzle with these clues.
fn draft(clues: &Clues) -> Draft {
    let mut draft = Draft::empty(Layout::classic());
    for (entry, &given) in draft.entries.iter_mut().zip(clues.givens()) {
        *entry = Digit::from_number(given.into()).map_or(Entry::Empty, Entry::Given);
    }
    draft
}

/// The grid with these digits.
fn full(grid: &[u8; 81]) -> Option<Grid> {
    let digits: Option<Vec<Digit>> =
        grid.iter().map(|&digit| Digit::from_number(digit.into())).collect();
    Grid::try_new(Layout::classic(), digits?)
}
