//! The search: digits are tried, each on a copy of the node before, and taken back.

use std::ops::ControlFlow;

use super::super::Effort;
use super::lanes::{Chunk, Processor};
use super::state::State;
use super::tables::Tables;

/// Nodes between two reports of progress.
const NODES_PER_REPORT: u64 = 512;

/// Who hears of what a search finds.
pub(super) trait Watch {
    /// A solution, as a mask for each cell.
    fn solution(&mut self, cells: &[Chunk], effort: &Effort) -> ControlFlow<()>;

    /// The search is still at it.
    fn progress(&mut self, effort: &Effort) -> ControlFlow<()>;
}

/// How a search ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    /// Everything has been searched.
    Exhausted,
    /// Who watches has had enough.
    Stopped,
    /// There were more conflicts in a row than it should bear.
    Hard,
}

/// A search that has told more solutions than this goes on, however hard it gets.
pub(super) const MANY_SOLUTIONS: usize = 64;

/// Something that must hold cannot.
#[derive(Clone, Copy, Debug)]
pub(super) struct Dead;

/// A search under way.
pub(super) struct Engine<'e, P> {
    pub(super) cpu: P,
    pub(super) tables: &'e Tables,
    pub(super) state: &'e mut State,
    pub(super) effort: Effort,
}

/// A digit that is being tried in a cell. The node below has it no more.
#[derive(Clone, Copy, Debug)]
struct Trial {
    cell: usize,
    /// The share of the whole search that is left to do once the trial is over.
    share_after: f64,
}

impl<'e, P: Processor> Engine<'e, P> {
    #[inline(always)]
    pub(super) fn new(cpu: P, tables: &'e Tables, state: &'e mut State) -> Self {
        Engine { cpu, tables, state, effort: Effort { nodes: 1, ..Effort::default() } }
    }

    /// Draws all conclusions at a node. After a dead end nothing waits any more.
    #[inline(always)]
    pub(super) fn settle(&mut self) -> Result<(), Dead> {
        let result = self.propagate();
        if result.is_err() {
            self.state.waiting.clear();
        }
        result
    }

    /// Searches everything above the node that is worked on, and comes back to it. Gives up after so
    /// many conflicts without a solution.
    #[inline(always)]
    pub(super) fn search(&mut self, patience: u64, watch: &mut dyn Watch) -> End {
        let base = self.state.depth;
        let end = self.search_above(patience, watch);
        self.state.depth = base;
        end
    }

    #[inline(always)]
    fn search_above(&mut self, patience: u64, watch: &mut dyn Watch) -> End {
        let mut too_many = self.state.conflicts.saturating_add(patience);
        let mut next_report = self.effort.nodes + NODES_PER_REPORT;
        let mut trials: Vec<Trial> = Vec::with_capacity(32);
        let mut share = 1.0;
        let mut is_alive = true;
        loop {
            if is_alive && let Some((cell, digit)) = self.state.choose() {
                let own = share / f64::from(self.state.mask(cell).count_ones());
                trials.push(Trial { cell, share_after: share - own });
                share = own;
                is_alive = self.try_out(cell, digit).is_ok();
            } else {
                if is_alive {
                    self.effort.solutions += 1;
                    if watch.solution(self.state.cells(), &self.effort).is_break() {
                        return End::Stopped;
                    }
                    let is_one_of_many = self.effort.solutions > MANY_SOLUTIONS as u128;
                    let patience = if is_one_of_many { u64::MAX } else { patience };
                    too_many = self.state.conflicts.saturating_add(patience);
                } else {
                    self.state.note_conflict();
                }
                self.effort.explored = (self.effort.explored + share).min(1.0);
                let Some(trial) = trials.pop() else { return End::Exhausted };
                share = trial.share_after;
                is_alive = self.take_back(trial.cell).is_ok();
            }
            self.effort.nodes += 1;
            if self.state.conflicts >= too_many {
                return End::Hard;
            }
            if self.effort.nodes >= next_report {
                next_report = self.effort.nodes + NODES_PER_REPORT;
                if watch.progress(&self.effort).is_break() {
                    return End::Stopped;
                }
            }
        }
    }

    /// Tries a digit in a cell, on a node of its own. Below, the digit is gone: there the search goes
    /// on afterwards.
    #[inline(always)]
    fn try_out(&mut self, cell: usize, digit: u16) -> Result<(), Dead> {
        self.effort.trials += 1;
        self.state.push();
        self.state.remove_below(cell, digit);
        self.state.set(cell, digit);
        self.settle_after(cell)
    }

    /// Goes back to the node where a digit was tried in a cell, and is gone now.
    #[inline(always)]
    fn take_back(&mut self, cell: usize) -> Result<(), Dead> {
        self.state.depth -= 1;
        self.state.set(cell, self.state.mask(cell));
        self.settle_after(cell)
    }

    #[inline(always)]
    fn settle_after(&mut self, cell: usize) -> Result<(), Dead> {
        let result = self.settle();
        if result.is_err() {
            self.state.blame(&[cell as u16]);
        }
        result
    }
}
