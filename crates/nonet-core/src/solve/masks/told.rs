//! Tells observers what is found, each solution once.

use std::ops::ControlFlow;
use std::sync::Arc;

use super::super::{Effort, Observer};
use super::engine::{MANY_SOLUTIONS, Watch};
use super::lanes::Chunk;
use crate::digit::Digit;
use crate::grid::Grid;
use crate::layout::Layout;

/// Tells an observer of solutions, and keeps the first ones.
pub(super) struct Told<'o> {
    grid: Grid,
    pub(super) solutions: Vec<Grid>,
    pub(super) observer: &'o mut dyn Observer,
}

impl<'o> Told<'o> {
    pub(super) fn new(layout: &Arc<Layout>, observer: &'o mut dyn Observer) -> Told<'o> {
        Told { grid: Grid::buffer(Arc::clone(layout)), solutions: Vec::new(), observer }
    }
}

impl Watch for Told<'_> {
    fn solution(&mut self, cells: &[Chunk], effort: &Effort) -> ControlFlow<()> {
        write(cells, &mut self.grid);
        if self.solutions.len() < MANY_SOLUTIONS {
            self.solutions.push(self.grid.clone());
        }
        self.observer.solution(&self.grid, effort)
    }

    fn progress(&mut self, effort: &Effort) -> ControlFlow<()> {
        self.observer.progress(effort)
    }
}

/// Writes settled cells as a grid.
fn write(cells: &[Chunk], grid: &mut Grid) {
    let masks = cells.iter().flat_map(|chunk| &chunk.0);
    for (digit, mask) in grid.digits_mut().iter_mut().zip(masks) {
        *digit = Digit::from_index(mask.trailing_zeros() as usize).expect("a cell holds a digit");
    }
}

/// Tells an observer what another search finds besides the solutions that were told.
pub(super) struct Rest<'r> {
    pub(super) before: Effort,
    /// How many solutions were told, by both.
    pub(super) solutions: u128,
    pub(super) told: &'r [Grid],
    pub(super) observer: &'r mut dyn Observer,
}

impl Rest<'_> {
    /// The effort of both searches.
    pub(super) fn in_all(&self, after: &Effort) -> Effort {
        let before = &self.before;
        Effort {
            nodes: before.nodes + after.nodes,
            trials: before.trials + after.trials,
            // The other search finds again what was told.
            solutions: self.solutions,
            explored: before.explored + (1.0 - before.explored) * after.explored,
        }
    }
}

impl Observer for Rest<'_> {
    fn solution(&mut self, solution: &Grid, effort: &Effort) -> ControlFlow<()> {
        if self.told.contains(solution) {
            return ControlFlow::Continue(());
        }
        self.solutions += 1;
        let effort = self.in_all(effort);
        self.observer.solution(solution, &effort)
    }

    fn progress(&mut self, effort: &Effort) -> ControlFlow<()> {
        let effort = self.in_all(effort);
        self.observer.progress(&effort)
    }
}
