//! Questions about other solutions, each with an end.

use std::ops::ControlFlow;
use std::sync::Arc;

use nonet_core::solve::{Effort, Observer, Prober};
use nonet_core::{Digit, DigitSet, Grid, Layout};

use crate::forge::Stopped;

/// Asks whether there are solutions besides one that is known.
///
/// One is made for each attempt: what a search finds first depends on those before it, and an attempt must
/// not depend on other attempts.
pub(crate) struct Asker<'s> {
    prober: Prober,
    /// The nodes that a question may take.
    budget: u64,
    is_stopped: &'s dyn Fn() -> bool,
}

/// What came of a question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Found {
    /// A solution that differs.
    Other(Grid),
    /// There is none.
    Nothing,
    /// It took too long.
    Unknown,
}

impl<'s> Asker<'s> {
    pub(crate) fn new(layout: &Arc<Layout>, budget: u64, is_stopped: &'s dyn Fn() -> bool) -> Self {
        Asker { prober: Prober::new(layout), budget, is_stopped }
    }

    /// The layout that the questions are about.
    pub(crate) fn layout(&self) -> &Arc<Layout> {
        self.prober.layout()
    }

    /// Looks for a solution with these digits for each cell that is not the known one.
    pub(crate) fn other(
        &mut self,
        possible: &[DigitSet],
        known: &[Digit],
    ) -> Result<Found, Stopped> {
        let mut found = None;
        let ended = self.search(possible, &mut |solution| {
            if solution.digits() == known {
                return ControlFlow::Continue(());
            }
            found = Some(solution.clone());
            ControlFlow::Break(())
        })?;
        Ok(match (found, ended) {
            (Some(other), _) => Found::Other(other),
            (None, true) => Found::Nothing,
            (None, false) => Found::Unknown,
        })
    }

    /// Calls `visit` with solutions until it breaks; says whether these were all.
    pub(crate) fn search(
        &mut self,
        possible: &[DigitSet],
        visit: &mut dyn FnMut(&Grid) -> ControlFlow<()>,
    ) -> Result<bool, Stopped> {
        let Asker { prober, budget, is_stopped } = self;
        let mut patient = Patient { visit, budget: *budget, is_stopped, gave_up: false };
        let effort = prober.search(possible, &mut patient);
        if patient.gave_up && is_stopped() {
            return Err(Stopped);
        }
        Ok(effort.explored >= 1.0 && !patient.gave_up)
    }
}

/// Waits as long as the budget allows.
struct Patient<'a> {
    visit: &'a mut dyn FnMut(&Grid) -> ControlFlow<()>,
    budget: u64,
    is_stopped: &'a dyn Fn() -> bool,
    gave_up: bool,
}

impl Observer for Patient<'_> {
    fn solution(&mut self, solution: &Grid, _: &Effort) -> ControlFlow<()> {
        (self.visit)(solution)
    }

    fn progress(&mut self, effort: &Effort) -> ControlFlow<()> {
        self.gave_up = effort.nodes > self.budget || (self.is_stopped)();
        if self.gave_up { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}
