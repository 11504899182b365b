//! Questions about one layout, and the tasks that they are made of.

use std::sync::Arc;

use super::super::{Effort, Observer};
use super::engine::{End, Engine, Watch};
use super::lanes::{Processor, Task};
use super::state::State;
use super::tables::Tables;
use super::told::{Rest, Told};
use crate::digit::{Digit, DigitSet};
use crate::grid::Grid;
use crate::layout::Layout;
use crate::solve::path::Path;

/// So many conflicts without a solution are tried before a search is handed over: in grids of up to nine
/// digits, and in larger ones, where learning pays sooner.
const PATIENCE: [u64; 2] = [4000, 400];

/// Questions about one layout: what was met with the one, helps with the next.
#[derive(Debug)]
pub(in crate::solve) struct Searcher {
    path: Path,
    tables: Arc<Tables>,
    state: State,
}

/// What came of trying a digit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::solve) enum Tried {
    /// There is a solution with it.
    Solved(Grid),
    /// There is none.
    Refuted,
    /// It would take too long.
    TooHard,
    /// The search was stopped.
    Stopped,
}

impl Searcher {
    /// For layouts that the method takes.
    pub(in crate::solve) fn new(layout: &Layout) -> Searcher {
        Searcher::on(Path::best(), layout)
    }

    /// The same on a path of one's own choice.
    pub(super) fn on(path: Path, layout: &Layout) -> Searcher {
        let tables = layout.derived(|| Tables::new(layout));
        Searcher { path, state: State::new(&tables), tables }
    }

    /// Conflicts without a solution after which learning gets its turn.
    fn patience(&self) -> u64 {
        // Learning is slow with constraints: what they have to say takes long clauses.
        match self.tables.constraints.len() {
            0 => PATIENCE[usize::from(self.tables.size > 9)],
            _ => u64::MAX,
        }
    }

    /// Finds all solutions with these digits for each cell. A search that gets nowhere is handed over.
    pub(in crate::solve) fn search(
        &mut self,
        layout: &Arc<Layout>,
        possible: &[DigitSet],
        observer: &mut dyn Observer,
        hand_over: &mut dyn FnMut(&mut dyn Observer) -> Effort,
    ) -> Effort {
        let masks: Vec<u16> = possible.iter().map(|digits| digits.mask() as u16).collect();
        let mut told = Told::new(layout, observer);
        let patience = self.patience();
        self.state.met.clear();
        let (end, effort) = self.path.carry_out(Search {
            tables: &self.tables,
            state: &mut self.state,
            masks: &masks,
            patience,
            watch: &mut told,
        });
        match end {
            End::Exhausted => Effort { explored: 1.0, ..effort },
            End::Stopped => effort,
            End::Hard => {
                let Told { solutions, observer, .. } = told;
                let before = effort;
                let mut rest =
                    Rest { before, solutions: before.solutions, told: &solutions, observer };
                let after = hand_over(&mut rest);
                rest.in_all(&after)
            }
        }
    }

    /// Begins with these digits for each cell; says whether some are left for all of them.
    pub(in crate::solve) fn begin(&mut self, possible: &[DigitSet]) -> bool {
        let masks: Vec<u16> = possible.iter().map(|digits| digits.mask() as u16).collect();
        self.state.met = vec![0; masks.len()];
        let Searcher { path, tables, state } = self;
        path.carry_out(Narrow { tables, state, change: |state: &mut State| state.enter(&masks) })
    }

    /// The digits left for a cell, and those of them that no solution so far has.
    pub(in crate::solve) fn unmet(&self, cell: usize) -> DigitSet {
        DigitSet::from_mask((self.state.mask(cell) & !self.state.met[cell]).into())
    }

    /// The digits of a cell that some solution has.
    pub(in crate::solve) fn met(&self, cell: usize) -> DigitSet {
        DigitSet::from_mask(self.state.met[cell].into())
    }

    /// The digits left for each cell.
    pub(in crate::solve) fn left(&self) -> Vec<DigitSet> {
        let masks = (0..self.tables.cells).map(|cell| self.state.mask(cell));
        masks.map(|mask| DigitSet::from_mask(mask.into())).collect()
    }

    /// Notes that there is a solution.
    pub(in crate::solve) fn meet(&mut self, solution: &Grid) {
        for (met, &digit) in self.state.met.iter_mut().zip(solution.digits()) {
            *met |= DigitSet::single(digit).mask() as u16;
        }
    }

    /// Takes a digit from a cell; says whether some are left for all of them.
    pub(in crate::solve) fn remove(&mut self, cell: usize, digit: Digit) -> bool {
        let Searcher { path, tables, state } = self;
        let mask = state.mask(cell) & !(DigitSet::single(digit).mask() as u16);
        path.carry_out(Narrow { tables, state, change: |state: &mut State| state.set(cell, mask) })
    }

    /// Looks for a solution with a digit in a cell.
    pub(in crate::solve) fn try_digit(
        &mut self,
        layout: &Arc<Layout>,
        cell: usize,
        digit: Digit,
        observer: &mut dyn Observer,
    ) -> Tried {
        let mut told = Told::new(layout, observer);
        let patience = self.patience();
        let Searcher { path, tables, state } = self;
        state.push();
        state.set(cell, DigitSet::single(digit).mask() as u16);
        let end = path.carry_out(Above { tables, state, patience, watch: &mut told });
        state.depth -= 1;
        match (end, told.solutions.pop()) {
            (_, Some(solution)) => Tried::Solved(solution),
            (End::Exhausted, None) => Tried::Refuted,
            (End::Hard, None) => Tried::TooHard,
            (End::Stopped, None) => Tried::Stopped,
        }
    }
}

/// All answers to a question.
struct Search<'q> {
    tables: &'q Tables,
    state: &'q mut State,
    masks: &'q [u16],
    patience: u64,
    watch: &'q mut dyn Watch,
}

impl Task for Search<'_> {
    type Output = (End, Effort);

    #[inline(always)]
    fn run<P: Processor>(self, cpu: P) -> (End, Effort) {
        let mut engine = Engine::new(cpu, self.tables, self.state);
        engine.state.enter(self.masks);
        let end = match engine.settle() {
            Ok(()) => engine.search(self.patience, self.watch),
            Err(_) => End::Exhausted,
        };
        (end, engine.effort)
    }
}

/// All answers from the node that is worked on, which is to be settled.
struct Above<'q> {
    tables: &'q Tables,
    state: &'q mut State,
    patience: u64,
    watch: &'q mut dyn Watch,
}

impl Task for Above<'_> {
    type Output = End;

    #[inline(always)]
    fn run<P: Processor>(self, cpu: P) -> End {
        let mut engine = Engine::new(cpu, self.tables, self.state);
        match engine.settle() {
            Ok(()) => engine.search(self.patience, self.watch),
            Err(_) => End::Exhausted,
        }
    }
}

/// A change of the node that is worked on.
struct Narrow<'q, F> {
    tables: &'q Tables,
    state: &'q mut State,
    change: F,
}

impl<F: FnOnce(&mut State)> Task for Narrow<'_, F> {
    /// Whether it is not a dead end.
    type Output = bool;

    #[inline(always)]
    fn run<P: Processor>(self, cpu: P) -> bool {
        (self.change)(self.state);
        Engine::new(cpu, self.tables, self.state).settle().is_ok()
    }
}
