//! A search for puzzles with few keys, from a puzzle to those near to it.
//!
//! ```text
//!                  take two keys away ─▶ all solutions ─▶ a digit that only one of them has
//!   puzzle ──────────────────────────────────────────────────────▶ puzzle with a key less
//!     ▲    └───── take one key away ─▶ all solutions ─▶ a digit that only one of them has ─┐
//!     └──────────────────────────────────── puzzle with as many keys ◀─────────────────────┘
//! ```
//!
//! Players call these steps {-2, +1} and {-1, +1}. A digit in a cell that only one of all solutions has makes it the single one. Where
//! the grid is fixed, the one solution is that grid, and the search for the others ends as soon as no
//! cell tells all of them from it; otherwise the search goes from grid to grid.

use std::ops::{ControlFlow, Range};
use std::sync::Arc;

use nonet_core::solve::fast::{self, State};
use nonet_core::{Digit, DigitSet, Draft, Entry, Grid, Layout, Random};

use crate::forge::Stopped;
use crate::general::{self, Asker};
use crate::made::Made;
use crate::plan::Plan;
use crate::random::{of_attempt, shuffle};

/// How many puzzles an attempt goes through.
const STEPS: usize = 40;

/// How many pairs of keys are taken away from each.
const PAIRS: usize = 8;

/// With more solutions than this it is no use to look for one digit that makes one of them the only one.
const MOST_SOLUTIONS: usize = 3_000;

/// The nodes that a search for solutions may take.
const NODES: u64 = 20_000;

/// How many keys are added where there is no way on.
const KICK: usize = 3;

/// Makes these attempts: what came of them, in their order, unless it was stopped.
pub(crate) fn attempts(
    plan: &Plan,
    seed: u64,
    range: Range<u64>,
    is_stopped: &dyn Fn() -> bool,
) -> Option<Vec<Made>> {
    let mut made = Vec::new();
    for index in range {
        made.extend(attempt(plan, seed, index, is_stopped).ok()?);
    }
    Some(made)
}

fn attempt(
    plan: &Plan,
    seed: u64,
    index: u64,
    is_stopped: &dyn Fn() -> bool,
) -> Result<Option<Made>, Stopped> {
    let wish = plan.wish();
    let mut random = of_attempt(seed, index);
    let start = match &wish.grid {
        Some(grid) => Some(grid.clone()),
        None => general::grid_by_lot(&wish.layout, &mut random, is_stopped)?,
    };
    let Some(start) = start else { return Ok(None) };
    let numbers = |grid: &Grid| grid.digits().iter().map(|digit| digit.number() as u8).collect();
    let mut walk = Walk {
        asker: Asker::new(&wish.layout, NODES, is_stopped),
        layout: Arc::clone(&wish.layout),
        fixed: wish.grid.as_ref().map(numbers),
        is_stopped,
    };
    let keys = walk.reduced(numbers(&start), &mut random)?;
    let enough = wish.keys.most.unwrap_or(0);
    let best = walk.go(keys, enough, &mut random)?;
    if !wish.keys.allow(count(&best)) {
        return Ok(None);
    }
    let mut puzzle = Draft::empty(Arc::clone(&wish.layout));
    for (entry, &key) in puzzle.entries.iter_mut().zip(&best) {
        *entry = Digit::from_number(key.into()).map_or(Entry::Empty, Entry::Given);
    }
    // Another solver than the one that went the way has the last word.
    if !general::is_proven(&puzzle, is_stopped)? {
        return Ok(None);
    }
    let mut solution = None;
    walk.visit(&best, &mut |digits| {
        let digits = digits.iter().filter_map(|&digit| Digit::from_number(digit.into()));
        solution = Grid::try_new(Arc::clone(&wish.layout), digits.collect());
        ControlFlow::Break(())
    })?;
    Ok(solution.map(|solution| Made { index, puzzle, solution, rating: None }))
}

/// The keys of a puzzle, cell by cell; 0 where there is none.
type Keys = Vec<u8>;

fn count(keys: &[u8]) -> usize {
    keys.iter().filter(|&&key| key != 0).count()
}

/// The cells that hold keys.
fn cells_of(keys: &[u8]) -> Vec<usize> {
    (0..keys.len()).filter(|&cell| keys[cell] != 0).collect()
}

/// A walk from puzzle to puzzle.
struct Walk<'s> {
    asker: Asker<'s>,
    layout: Arc<Layout>,
    /// The solution of all puzzles, if that is fixed.
    fixed: Option<Keys>,
    is_stopped: &'s dyn Fn() -> bool,
}

impl Walk<'_> {
    /// Goes from a puzzle to others, and says which had the fewest keys.
    fn go(&mut self, start: Keys, enough: usize, random: &mut Random) -> Result<Keys, Stopped> {
        let (mut here, mut best) = (start.clone(), start);
        for _ in 0..STEPS {
            while let Some(fewer) = self.with_one_less(&here, random)? {
                here = fewer;
            }
            if count(&here) < count(&best) {
                best.clone_from(&here);
            }
            if count(&best) <= enough {
                break;
            }
            here = match self.beside(&here, random)? {
                Some(next) => next,
                None => self.kicked(here, random)?,
            };
        }
        Ok(best)
    }

    /// A puzzle with a key less that is found by taking some pairs of keys away.
    fn with_one_less(&mut self, here: &Keys, random: &mut Random) -> Result<Option<Keys>, Stopped> {
        let mut cells = cells_of(here);
        for _ in 0..PAIRS {
            shuffle(&mut cells, random);
            let mut less = here.clone();
            cells.iter().take(2).for_each(|&cell| less[cell] = 0);
            let ways = self.completions(&less)?;
            if !ways.is_empty() {
                let (cell, digit) = ways[random.below(ways.len())];
                less[cell] = digit;
                return Ok(Some(less));
            }
        }
        Ok(None)
    }

    /// A puzzle with as many keys, all but one of which are the same; fewer, if some are not needed any more.
    fn beside(&mut self, here: &Keys, random: &mut Random) -> Result<Option<Keys>, Stopped> {
        let mut cells = cells_of(here);
        shuffle(&mut cells, random);
        for cell in cells {
            let mut next = here.clone();
            next[cell] = 0;
            let mut ways = self.completions(&next)?;
            ways.retain(|&way| way != (cell, here[cell]));
            if !ways.is_empty() {
                let (other, digit) = ways[random.below(ways.len())];
                next[other] = digit;
                return self.reduced(next, random).map(Some);
            }
        }
        Ok(None)
    }

    /// The puzzle after some keys have come to it, and others have gone.
    fn kicked(&mut self, mut keys: Keys, random: &mut Random) -> Result<Keys, Stopped> {
        let mut solution = None;
        self.visit(&keys, &mut |digits| {
            solution = Some(digits.to_vec());
            ControlFlow::Break(())
        })?;
        let solution = solution.expect("a puzzle on the way has a solution");
        for _ in 0..KICK {
            let cell = random.below(keys.len());
            keys[cell] = solution[cell];
        }
        self.reduced(keys, random)
    }

    /// The puzzle without keys that are not needed, which go in a random order.
    fn reduced(&mut self, mut keys: Keys, random: &mut Random) -> Result<Keys, Stopped> {
        let mut cells = cells_of(&keys);
        shuffle(&mut cells, random);
        for cell in cells {
            let key = std::mem::take(&mut keys[cell]);
            let mut solutions = 0;
            let all = self.visit(&keys, &mut |_| {
                solutions += 1;
                if solutions < 2 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
            })?;
            if solutions != 1 || !all {
                keys[cell] = key;
            }
        }
        Ok(keys)
    }

    /// The digits in cells each of which makes a puzzle with a single solution of these keys.
    fn completions(&mut self, keys: &Keys) -> Result<Vec<(usize, u8)>, Stopped> {
        if (self.is_stopped)() {
            return Err(Stopped);
        }
        match self.fixed.clone() {
            Some(grid) => self.completions_to(&grid, keys),
            None => self.completions_to_any(keys),
        }
    }

    fn completions_to(&mut self, grid: &Keys, keys: &Keys) -> Result<Vec<(usize, u8)>, Stopped> {
        let mut cells: Vec<usize> = (0..keys.len()).filter(|&cell| keys[cell] == 0).collect();
        let all = self.visit(keys, &mut |other| {
            if other != grid.as_slice() {
                cells.retain(|&cell| other[cell] != grid[cell]);
            }
            if cells.is_empty() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        })?;
        cells.truncate(if all { cells.len() } else { 0 });
        Ok(cells.into_iter().map(|cell| (cell, grid[cell])).collect())
    }

    fn completions_to_any(&mut self, keys: &Keys) -> Result<Vec<(usize, u8)>, Stopped> {
        let size = self.layout.size();
        let mut times = vec![0_u8; keys.len() * (size + 1)];
        let mut solutions = 0;
        let all = self.visit(keys, &mut |digits| {
            for (cell, &digit) in digits.iter().enumerate() {
                let times = &mut times[cell * (size + 1) + digit as usize];
                *times = times.saturating_add(1);
            }
            solutions += 1;
            if solutions < MOST_SOLUTIONS {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        })?;
        let mut ways = Vec::new();
        for cell in (0..keys.len()).filter(|&cell| all && keys[cell] == 0) {
            let digits = (1..=size).filter(|digit| times[cell * (size + 1) + digit] == 1);
            ways.extend(digits.map(|digit| (cell, digit as u8)));
        }
        Ok(ways)
    }

    /// Calls `visit` with solutions until it breaks; says whether these were all.
    fn visit(
        &mut self,
        keys: &[u8],
        visit: &mut dyn FnMut(&[u8]) -> ControlFlow<()>,
    ) -> Result<bool, Stopped> {
        if self.layout.is_classic() {
            let keys: &[u8; 81] = keys.try_into().expect("a classic grid has 81 cells");
            return Ok(visit_classic(keys, visit));
        }
        let all = self.layout.digits();
        let possible = |&key: &u8| Digit::from_number(key.into()).map_or(all, DigitSet::single);
        let possible: Vec<DigitSet> = keys.iter().map(possible).collect();
        let mut numbers = Vec::with_capacity(keys.len());
        self.asker.search(&possible, &mut |grid| {
            numbers.clear();
            numbers.extend(grid.digits().iter().map(|digit| digit.number() as u8));
            visit(&numbers)
        })
    }
}

/// The same for classic puzzles, by the solver that was made for them.
fn visit_classic(keys: &[u8; 81], visit: &mut dyn FnMut(&[u8]) -> ControlFlow<()>) -> bool {
    let Some(state) = State::from_givens(keys) else { return true };
    let mut all = true;
    let on_solution = |solution: &[u8; 81], _: &fast::Progress| {
        let flow = visit(solution);
        all &= flow.is_continue();
        flow
    };
    fast::search(&state, on_solution, |_| ControlFlow::Continue(()));
    all
}
