//! Questions about the solutions of puzzles on the way.

use std::ops::ControlFlow;
use std::sync::Arc;

use nonet_core::solve::fast::{self, Path, State};
use nonet_core::{Digit, DigitSet, Grid, Layout};

use crate::forge::Stopped;
use crate::general::Asker;

/// The nodes that a question may take.
const NODES: u64 = 20_000;

/// The keys of a puzzle, cell by cell; 0 where there is none.
pub(super) type Keys = Vec<u8>;

/// How many keys there are.
pub(super) fn count(keys: &[u8]) -> usize {
    keys.iter().filter(|&&key| key != 0).count()
}

/// What a solver says about solutions besides a known one.
pub(super) enum Answer {
    /// There is this one.
    Other(Keys),
    /// There is none.
    Nothing,
    /// It takes too long to say.
    Unknown,
}

/// Answers questions about puzzles of one layout.
pub(super) struct Oracle<'s> {
    asker: Asker<'s>,
    layout: Arc<Layout>,
    is_stopped: &'s dyn Fn() -> bool,
    asked: u64,
}

impl<'s> Oracle<'s> {
    pub(super) fn new(layout: &Arc<Layout>, is_stopped: &'s dyn Fn() -> bool) -> Oracle<'s> {
        let asker = Asker::new(layout, NODES, is_stopped);
        Oracle { asker, layout: Arc::clone(layout), is_stopped, asked: 0 }
    }

    pub(super) fn layout(&self) -> &Arc<Layout> {
        &self.layout
    }

    /// How many questions it was asked.
    pub(super) fn asked(&self) -> u64 {
        self.asked
    }

    /// Ends the work if nobody waits for it any more.
    pub(super) fn go_on(&self) -> Result<(), Stopped> {
        if (self.is_stopped)() { Err(Stopped) } else { Ok(()) }
    }

    /// Looks for a solution that is not the known one.
    pub(super) fn other(&mut self, grid: &[u8], keys: &[u8]) -> Result<Answer, Stopped> {
        let mut found = None;
        let all = self.visit(keys, &mut |digits| {
            if digits == grid {
                return ControlFlow::Continue(());
            }
            found = Some(digits.to_vec());
            ControlFlow::Break(())
        })?;
        Ok(match found {
            Some(other) => Answer::Other(other),
            None if all => Answer::Nothing,
            None => Answer::Unknown,
        })
    }

    /// Calls `visit` with solutions until it breaks; says whether these were all.
    pub(super) fn visit(
        &mut self,
        keys: &[u8],
        visit: &mut dyn FnMut(&[u8]) -> ControlFlow<()>,
    ) -> Result<bool, Stopped> {
        self.asked += 1;
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
            numbers.extend(numbers_of(grid));
            visit(&numbers)
        })
    }
}

/// The digits of a grid as numbers.
pub(super) fn numbers_of(grid: &Grid) -> impl Iterator<Item = u8> {
    grid.digits().iter().map(|digit| digit.number() as u8)
}

/// The same for classic puzzles, by the solver that was made for them. Which solutions come first must not depend on the
/// processor.
fn visit_classic(keys: &[u8; 81], visit: &mut dyn FnMut(&[u8]) -> ControlFlow<()>) -> bool {
    let Some(state) = State::from_givens(keys) else { return true };
    let mut all = true;
    let on_solution = |solution: &[u8; 81], _: &fast::Progress| {
        let flow = visit(solution);
        all &= flow.is_continue();
        flow
    };
    fast::search_on(Path::PORTABLE, &state, on_solution, |_| ControlFlow::Continue(()));
    all
}
