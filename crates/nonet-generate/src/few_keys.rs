//! A search for puzzles with few keys: on a grid, and from there to others if the grid is not fixed.

mod hitting;
mod on_grid;
mod oracle;
#[cfg(test)]
mod tests;
mod walk;

use std::ops::{ControlFlow, Range};
use std::sync::Arc;

use nonet_core::{Digit, Draft, Entry, Grid, Layout};

use crate::forge::Stopped;
use crate::general;
use crate::made::Made;
use crate::plan::Plan;
use crate::random::of_attempt;
use on_grid::OnGrid;
use oracle::{Keys, Oracle, count, numbers_of};
use walk::Walk;

/// How many steps in a row may lead to nothing better on a grid: on one that is wished for, and on one of many.
const PATIENCE: [u64; 2] = [200_000, 10_000];

/// Makes these attempts: what came of them, in their order. If it was stopped, what had been found until then is not
/// lost.
pub(crate) fn attempts(
    plan: &Plan,
    seed: u64,
    range: Range<u64>,
    is_stopped: &dyn Fn() -> bool,
) -> Result<Vec<Made>, Vec<Made>> {
    let mut made = Vec::new();
    for index in range {
        let (found, ended) = attempt(plan, seed, index, is_stopped);
        made.extend(found);
        if ended.is_err() {
            return Err(made);
        }
    }
    Ok(made)
}

/// What was found, and whether it came to its end.
fn attempt(
    plan: &Plan,
    seed: u64,
    index: u64,
    is_stopped: &dyn Fn() -> bool,
) -> (Option<Made>, Result<(), Stopped>) {
    let wish = plan.wish();
    let mut random = of_attempt(seed, index);
    let start = match &wish.grid {
        Some(grid) => Ok(Some(grid.clone())),
        None => general::grid_by_lot(&wish.layout, &mut random, is_stopped),
    };
    let grid: Keys = match start {
        Ok(Some(grid)) => numbers_of(&grid).collect(),
        Ok(None) => return (None, Ok(())),
        Err(stopped) => return (None, Err(stopped)),
    };
    let enough = wish.keys.most.unwrap_or(0);
    let mut oracle = Oracle::new(&wish.layout, is_stopped);
    let mut search = OnGrid::new(&mut oracle, &grid);
    let patience = PATIENCE[usize::from(wish.grid.is_none())];
    let mut ended = search.go(enough, patience, &mut random);
    let mut best = search.into_best();
    if wish.grid.is_none() && ended.is_ok() {
        let mut walk = Walk::new(&mut oracle, best);
        ended = walk.go(enough, &mut random);
        best = walk.into_best();
    }
    // Whoever stopped it at once has not found anything: the grid itself is no puzzle.
    let is_right = count(&best) < grid.len() && wish.keys.allow(count(&best));
    (is_right.then(|| proven(&wish.layout, &best, index)).flatten(), ended)
}

/// The puzzle with these keys, if another solver than the one that found it agrees. It is asked also when the search was
/// stopped.
fn proven(layout: &Arc<Layout>, keys: &[u8], index: u64) -> Option<Made> {
    let mut puzzle = Draft::empty(Arc::clone(layout));
    for (entry, &key) in puzzle.entries.iter_mut().zip(keys) {
        *entry = Digit::from_number(key.into()).map_or(Entry::Empty, Entry::Given);
    }
    let is_proven = general::is_proven(&puzzle, &|| false);
    let mut solution = None;
    let solved = Oracle::new(layout, &|| false).visit(keys, &mut |digits| {
        let digits = digits.iter().filter_map(|&digit| Digit::from_number(digit.into()));
        solution = Grid::try_new(Arc::clone(layout), digits.collect());
        ControlFlow::Break(())
    });
    let solution = solution.filter(|_| solved.is_ok() && is_proven == Ok(true))?;
    Some(Made { index, puzzle, solution, rating: None })
}
