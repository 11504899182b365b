//! Puzzles of any layout, one after the other.

use std::ops::{ControlFlow, Range};

use nonet_core::solve::{Effort, Method, Observer, Prober};
use nonet_core::{Cell, Digit, DigitSet, Draft, Entry, Grid, Position, Proper, Puzzle, Random};
use nonet_count::SmallGrids;

use crate::forge;
use crate::made::Made;
use crate::plan::Plan;
use crate::random::{of_attempt, shuffle};
use crate::wish::Wish;

/// A grid that takes more nodes of a search than this is given up for another.
const PATIENCE: u64 = 20_000;

/// What a thread works with.
pub(crate) struct Bench {
    prober: Prober,
}

impl Bench {
    pub(crate) fn new(plan: &Plan) -> Bench {
        Bench { prober: Prober::new(&plan.wish().layout) }
    }

    /// Makes these attempts: what came of them, in their order, unless it was stopped.
    pub(crate) fn attempts(
        &mut self,
        plan: &Plan,
        seed: u64,
        range: Range<u64>,
        is_stopped: &dyn Fn() -> bool,
    ) -> Option<Vec<Made>> {
        let mut made = Vec::new();
        for index in range {
            let mut random = of_attempt(seed, index);
            made.extend(self.attempt(plan, index, &mut random, is_stopped)?);
        }
        Some(made)
    }

    /// Makes an attempt: nothing at all if it was stopped, and nothing in it if it came to nothing.
    fn attempt(
        &mut self,
        plan: &Plan,
        index: u64,
        random: &mut Random,
        is_stopped: &dyn Fn() -> bool,
    ) -> Option<Option<Made>> {
        let wish = plan.wish();
        let grid = match &wish.grid {
            Some(grid) => grid.clone(),
            None => match random_grid(plan, random, is_stopped) {
                Some(grid) => grid,
                None if is_stopped() => return None,
                None => return Some(None),
            },
        };
        let cells = wish.layout.cell_count();
        let is_key = match &wish.pattern {
            Some(pattern) => {
                let mut is_key = vec![false; cells];
                pattern.iter().for_each(|cell| is_key[cell.index()] = true);
                is_key
            }
            None => self.cut(plan, &grid, random, is_stopped)?,
        };
        let mut puzzle = Draft::empty(wish.layout.clone());
        for cell in wish.layout.cells().filter(|cell| is_key[cell.index()]) {
            puzzle.entries[cell.index()] = Entry::Given(grid.digit(cell));
        }
        if plan.judge.is_none() && !wish.keys.allow(puzzle.given_count()) {
            return Some(None);
        }
        if wish.any_solutions {
            return Some(Some(Made { index, puzzle, solution: grid, rating: None }));
        }
        if wish.minimal
            && !plan.cuts_minimal()
            && !self.is_minimal(wish, &puzzle, &grid, is_stopped)?
        {
            return Some(None);
        }
        let rating = match &plan.judge {
            Some(judge) => {
                let shaped = forge::shape(plan, judge, &mut puzzle, &grid, random, is_stopped)?;
                let Some(rating) = shaped else { return Some(None) };
                Some(rating)
            }
            None => {
                let mut go_on = |_: &Effort| match is_stopped() {
                    true => ControlFlow::Break(()),
                    false => ControlFlow::Continue(()),
                };
                if Proper::search(&puzzle, &mut go_on).is_err() {
                    return if is_stopped() { None } else { Some(None) };
                }
                None
            }
        };
        Some(Some(Made { index, puzzle, solution: grid, rating }))
    }

    /// Which cells keep their keys after as many as shall go have gone.
    fn cut(
        &mut self,
        plan: &Plan,
        grid: &Grid,
        random: &mut Random,
        is_stopped: &dyn Fn() -> bool,
    ) -> Option<Vec<bool>> {
        let wish = plan.wish();
        let aim = plan.aim(random);
        let mut orbits = plan.orbits.clone();
        shuffle(&mut orbits, random);
        let mut is_key = vec![true; grid.digits().len()];
        let mut keys = is_key.len();
        for orbit in orbits {
            if keys - orbit.len() < aim {
                continue;
            }
            if is_stopped() {
                return None;
            }
            orbit.iter().for_each(|cell| is_key[cell.index()] = false);
            if wish.any_solutions || self.is_unique(grid, &is_key) {
                keys -= orbit.len();
            } else {
                orbit.iter().for_each(|cell| is_key[cell.index()] = true);
            }
        }
        Some(is_key)
    }

    fn is_minimal(
        &mut self,
        wish: &Wish,
        puzzle: &Draft,
        grid: &Grid,
        is_stopped: &dyn Fn() -> bool,
    ) -> Option<bool> {
        let mut is_key: Vec<bool> =
            puzzle.entries.iter().map(|entry| entry.digit().is_some()).collect();
        for cell in wish.layout.cells() {
            if is_stopped() {
                return None;
            }
            if std::mem::replace(&mut is_key[cell.index()], false) {
                if self.is_unique(grid, &is_key) {
                    return Some(false);
                }
                is_key[cell.index()] = true;
            }
        }
        Some(true)
    }

    fn is_unique(&mut self, grid: &Grid, is_key: &[bool]) -> bool {
        let layout = grid.layout();
        let possible = |cell: Cell| match is_key[cell.index()] {
            true => DigitSet::single(grid.digit(cell)),
            false => layout.digits(),
        };
        let possible: Vec<DigitSet> = layout.cells().map(possible).collect();
        self.prober.count_up_to(&possible, 2) == 1
    }
}

/// A grid by lot: each as likely as any other where that can be had, and otherwise what a search finds
/// from some digits that were placed by lot.
fn random_grid(plan: &Plan, random: &mut Random, is_stopped: &dyn Fn() -> bool) -> Option<Grid> {
    let layout = &plan.wish().layout;
    if let Some(shape) = layout.plain_shape()
        && let Some(small) = SmallGrids::shared(shape)
    {
        return Some(small.draw(random));
    }
    while !is_stopped() {
        if let Some(grid) = grid_from_lot(plan, random, is_stopped) {
            return Some(grid);
        }
    }
    None
}

/// A grid with some digits that were placed by lot, unless they lead nowhere.
fn grid_from_lot(plan: &Plan, random: &mut Random, is_stopped: &dyn Fn() -> bool) -> Option<Grid> {
    let layout = &plan.wish().layout;
    let mut cells: Vec<Cell> = layout.cells().collect();
    shuffle(&mut cells, random);
    let mut draft = Draft::empty(layout.clone());
    let mut position = Position::of(&draft);
    for &cell in &cells[..2 * layout.size()] {
        let digits: Vec<Digit> = position.candidates(cell).iter().collect();
        let digit = *digits.get(random.below(digits.len().max(1)))?;
        position.place(cell, digit);
        draft.entries[cell.index()] = Entry::Given(digit);
    }
    let puzzle = Puzzle::try_from(draft).ok()?;
    let mut first = First { grid: None, is_stopped };
    (Method::for_layout(layout).search)(&puzzle, 0, &mut first);
    first.grid
}

/// Waits for a first solution, for a while.
struct First<'a> {
    grid: Option<Grid>,
    is_stopped: &'a dyn Fn() -> bool,
}

impl Observer for First<'_> {
    fn solution(&mut self, solution: &Grid, _: &Effort) -> ControlFlow<()> {
        self.grid = Some(solution.clone());
        ControlFlow::Break(())
    }

    fn progress(&mut self, effort: &Effort) -> ControlFlow<()> {
        if effort.nodes > PATIENCE || (self.is_stopped)() {
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    }
}
