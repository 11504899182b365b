//! Trials: how they are counted and told, the same for every method that tries digits one by one.

use std::ops::ControlFlow;

use super::{Effort, Moment, Observer};
use crate::cell::Cell;
use crate::digit::Digit;
use crate::grid::Grid;

/// The trials made so far, and who is told of them: of the progress after every `PER_REPORT`.
pub(super) struct Trials<'a, const PER_REPORT: u64> {
    observer: &'a mut dyn Observer,
    /// Whether the observer wants to see each moment.
    is_watched: bool,
    effort: Effort,
}

impl<'a, const PER_REPORT: u64> Trials<'a, PER_REPORT> {
    /// No trials yet; the root is a node.
    pub(super) fn new(observer: &'a mut dyn Observer) -> Trials<'a, PER_REPORT> {
        let effort = Effort { nodes: 1, ..Effort::default() };
        Trials { is_watched: observer.watches(), observer, effort }
    }

    /// Counts one trial; `explored` is asked for when progress is reported.
    #[inline]
    pub(super) fn count(&mut self, explored: impl FnOnce() -> f64) -> ControlFlow<()> {
        self.effort.trials += 1;
        self.effort.nodes += 1;
        self.report(explored)
    }

    /// Counts and shows the trial of a digit.
    #[inline]
    pub(super) fn try_digit(
        &mut self,
        cell: Cell,
        digit: Digit,
        explored: impl FnOnce() -> f64,
    ) -> ControlFlow<()> {
        self.effort.trials += 1;
        self.effort.nodes += 1;
        let trial = self.effort.trials;
        self.show(|| Moment::Try { cell, digit, trial })?;
        self.report(explored)
    }

    /// Shows that the digit that was tried in a cell is taken back, if there was one.
    #[inline]
    pub(super) fn take_back(&mut self, cell: Cell, tried: Option<Digit>) -> ControlFlow<()> {
        match tried {
            Some(digit) => self.show(|| Moment::TakeBack { cell, digit }),
            None => ControlFlow::Continue(()),
        }
    }

    /// Shows a moment to an observer that watches.
    #[inline]
    pub(super) fn show(&mut self, moment: impl FnOnce() -> Moment) -> ControlFlow<()> {
        if self.is_watched { self.observer.moment(&moment()) } else { ControlFlow::Continue(()) }
    }

    /// Counts and reports a solution.
    pub(super) fn solution(&mut self, solution: &Grid, explored: f64) -> ControlFlow<()> {
        self.effort.solutions += 1;
        self.effort.explored = explored;
        self.observer.solution(solution, &self.effort)
    }

    /// The effort in total: everything is explored, unless the observer has ended the search.
    pub(super) fn end(&self, search: ControlFlow<()>) -> Effort {
        let explored = if search.is_continue() { 1.0 } else { self.effort.explored };
        Effort { explored, ..self.effort }
    }

    #[inline]
    fn report(&mut self, explored: impl FnOnce() -> f64) -> ControlFlow<()> {
        if self.effort.trials.is_multiple_of(PER_REPORT) {
            self.effort.explored = explored();
            self.observer.progress(&self.effort)?;
        }
        ControlFlow::Continue(())
    }
}

/// The share of a search that is done, if all choices at a step are taken to be equal work.
///
/// Each step of the stack, from the root on, tells how many choices it had and how many of them
/// are left; one that is not left any more is being followed, and the rest are done.
pub(super) fn explored(stack: impl Iterator<Item = (usize, usize)>) -> f64 {
    let (mut share, mut done) = (1.0, 0.0);
    for (choices, left) in stack {
        share /= choices as f64;
        done += share * (choices - left - 1) as f64;
    }
    done
}
