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

mod climb;
mod cut;
pub(crate) mod unavoidable;

use std::ops::Range;

use nonet_core::solve::bulk::{Clues, Solver};
use nonet_core::solve::fast::{self, State};
use nonet_core::{Cell, Digit, Draft, Entry, Grid, Layout, Random};
use nonet_count::{ClassicGrid, Sampler};

use crate::forge::{self, Stopped};
use crate::made::Made;
use crate::plan::Plan;
use crate::random::{of_attempt, shuffle};
use cut::Cut;

/// How many attempts are made side by side: enough for the solver's full speed, and few enough to stay in
/// a processor's nearer memory.
const WINDOW: usize = 256;

/// How often as many grids are tried for a pattern of keys before the attempt is given up.
const TRIES: usize = 64;

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
    random: Random,
    cutting: Cutting,
}

/// A grid that is being cut.
struct Cutting {
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
        if plan.wish().pattern.is_some() && !plan.wish().any_solutions {
            return self.attempts_of_pattern(plan, seed, range, is_stopped);
        }
        let mut made = Vec::new();
        let climbs = |index: &u64| {
            let judge = plan.judge.as_ref().filter(|judge| judge.climbs());
            judge.filter(|_| index % climb::ONE_IN == climb::ONE_IN - 1)
        };
        for (index, judge) in range.clone().filter_map(|index| Some((index, climbs(&index)?))) {
            made.extend(self.climb(plan, judge, (seed, index), is_stopped).ok()?);
        }
        let cut = range.filter(|index| climbs(index).is_none());
        let mut waiting = cut.map(|index| begin(plan, seed, index));
        let mut open: Vec<Attempt> = Vec::new();
        loop {
            // As soon as one is done another takes its place, so that there is always a lot to ask.
            let mut at = 0;
            while at < open.len() {
                if open[at].cutting.cut.is_open() {
                    at += 1;
                } else {
                    let done = open.swap_remove(at);
                    made.extend(self.finish(plan, done, is_stopped).ok()?);
                }
            }
            open.extend(waiting.by_ref().take(WINDOW - open.len()));
            if open.is_empty() {
                break;
            }
            if is_stopped() {
                return None;
            }
            self.ask(open.iter_mut().map(|attempt| &mut attempt.cutting).collect());
        }
        made.sort_unstable_by_key(|made| made.index);
        Some(made)
    }

    /// Makes attempts for a pattern of keys: grid after grid, until one has no other solution with these keys.
    fn attempts_of_pattern(
        &mut self,
        plan: &Plan,
        seed: u64,
        range: Range<u64>,
        is_stopped: &dyn Fn() -> bool,
    ) -> Option<Vec<Made>> {
        // A grid that is given is tried once.
        let (tries, at_once) = if plan.wish().grid.is_some() { (1, 1) } else { (TRIES, WINDOW) };
        let mut made = Vec::new();
        for index in range {
            let mut attempt = begin(plan, seed, index);
            let keys = attempt.cutting.cut.keys();
            for _ in 0..tries {
                if is_stopped() {
                    return None;
                }
                self.known.clear();
                self.known.push(attempt.cutting.grid);
                self.known.extend((1..at_once).map(|_| draw(plan, &mut attempt.random)));
                self.questions.clear();
                self.questions.extend(self.known.iter().map(|grid| clues(grid, keys)));
                self.solver.find_others(&self.questions, &self.known, &mut self.others);
                if let Some(at) = self.others.iter().position(Option::is_none) {
                    attempt.cutting.grid = self.known[at];
                    made.extend(self.finish(plan, attempt, is_stopped).ok()?);
                    break;
                }
                attempt.cutting.grid = draw(plan, &mut attempt.random);
            }
        }
        Some(made)
    }

    /// Asks until nothing is left to ask about these grids, unless it was stopped.
    fn cut_all(
        &mut self,
        cuttings: &mut [Cutting],
        is_stopped: &dyn Fn() -> bool,
    ) -> Result<(), Stopped> {
        while cuttings.iter().any(|cutting| cutting.cut.is_open()) {
            if is_stopped() {
                return Err(Stopped);
            }
            self.ask(cuttings.iter_mut().collect());
        }
        Ok(())
    }

    /// Asks the questions of all grids about which there is one.
    fn ask(&mut self, mut cuttings: Vec<&mut Cutting>) {
        self.questions.clear();
        self.known.clear();
        cuttings.retain(|cutting| cutting.cut.is_open());
        for Cutting { cut, grid } in cuttings.iter().map(|cutting| &**cutting) {
            self.questions.push(clues(grid, cut.question()));
            self.known.push(*grid);
        }
        self.solver.find_others(&self.questions, &self.known, &mut self.others);
        for (Cutting { cut, grid }, other) in cuttings.into_iter().zip(&self.others) {
            match other {
                Some(other) => cut.learn(difference(grid, other)),
                None => cut.accept(),
            }
        }
    }

    /// What has come of an attempt whose puzzle is cut.
    fn finish(
        &mut self,
        plan: &Plan,
        attempt: Attempt,
        is_stopped: &dyn Fn() -> bool,
    ) -> Result<Option<Made>, Stopped> {
        let wish = plan.wish();
        let Attempt { index, mut random, cutting: Cutting { grid, cut } } = attempt;
        let keys = cut.keys();
        let is_wrong = (plan.judge.is_none() && !wish.keys.allow(keys.count_ones() as usize))
            || (wish.minimal && !plan.cuts_minimal() && !self.is_minimal(&grid, keys));
        if is_wrong {
            return Ok(None);
        }
        let clues = clues(&grid, keys);
        let (mut puzzle, solution) = (draft(&clues), full(&grid));
        let rating = match &plan.judge {
            Some(judge) => {
                let shaped =
                    forge::shape(plan, judge, &mut puzzle, &solution, &mut random, is_stopped)?;
                let Some(rating) = shaped else { return Ok(None) };
                Some(rating)
            }
            // Another solver than the one that it was cut with has the last word.
            None if !wish.any_solutions && !is_unique(&clues) => {
                debug_assert!(false, "two solvers disagree about attempt {index}");
                return Ok(None);
            }
            None => None,
        };
        Ok(Some(Made { index, puzzle, solution, rating }))
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
    let (puzzle, solution) = (draft(&clues), full(grid));
    is_unique.then_some(Made { index, puzzle, solution, rating: None })
}

/// Whether *fast* finds exactly one solution.
fn is_unique(clues: &Clues) -> bool {
    State::from_givens(clues.givens()).is_some_and(|state| fast::count(&state, 2).solutions == 1)
}

/// An attempt with its grid and the order in which keys go.
fn begin(plan: &Plan, seed: u64, index: u64) -> Attempt {
    let mut random = of_attempt(seed, index);
    let grid = draw(plan, &mut random);
    let cutting = Cutting::by_lot(plan, grid, &mut random);
    Attempt { index, random, cutting }
}

impl Cutting {
    /// A grid whose keys go in an order by lot, or stay where the pattern has them.
    fn by_lot(plan: &Plan, grid: [u8; 81], random: &mut Random) -> Cutting {
        let aim = plan.aim(random);
        if let Some(pattern) = &plan.wish().pattern {
            return Cutting { grid, cut: Cut::fixed(bits(pattern)) };
        }
        let mut orbits: Vec<Cells> = plan.orbits.iter().map(|orbit| bits(orbit)).collect();
        shuffle(&mut orbits, random);
        if plan.wish().any_solutions {
            return Cutting { grid, cut: Cut::blind(&orbits, aim as u32) };
        }
        Cutting::in_order(grid, orbits, aim)
    }

    /// A grid whose keys go in this order, until so many are left.
    fn in_order(grid: [u8; 81], orbits: Vec<Cells>, aim: usize) -> Cutting {
        let mut cut = Cut::new(orbits, aim as u32);
        unavoidable::for_each(&grid, |set| cut.learn(set));
        cut.begin();
        Cutting { grid, cut }
    }
}

/// Some cells as bits.
fn bits(cells: &[Cell]) -> Cells {
    cells.iter().fold(0, |bits, cell| bits | 1 << cell.index())
}

/// The grid that is wished for, or one by lot, each as likely as any other.
fn draw(plan: &Plan, random: &mut Random) -> [u8; 81] {
    let grid = match &plan.wish().grid {
        Some(grid) => ClassicGrid::try_from(grid).expect("the plan is about classic grids"),
        None => Sampler::shared().draw(random),
    };
    grid.digits().map(|digit| digit + 1)
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
fn full(grid: &[u8; 81]) -> Grid {
    let digit = |&digit: &u8| Digit::from_number(digit.into()).expect("digits go from 1 to 9");
    Grid::try_new(Layout::classic(), grid.iter().map(digit).collect())
        .expect("it was drawn, or is the one that was wished for")
}
