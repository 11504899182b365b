//! The smallest sum: of all ways to an answer, the one with the fewest calls of the methods.

use std::ops::ControlFlow;

use nonet_core::DigitSet;

use super::attempt::{Attempt, Outcome};
use super::methods::Methods;
use super::record::Record;
use super::search::{Tell, TrialSearch};
use crate::board::Board;
use crate::candidate::Candidate;

/// How many ways to an answer are compared, times cells. With one solution and two values at once,
/// these are all ways in any grid of 9×9.
const BUDGET: u64 = 400_000;

/// How many answers a puzzle has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answers {
    /// One: only its values can lead to it.
    One,
    /// Several: any value may lead to one of them.
    Several,
}

/// Where the assumptions began that led to an answer.
#[derive(Clone, Debug)]
pub(crate) struct Fork {
    attempt: Box<Attempt>,
    /// How many values were assumed at once, at most.
    at_once: usize,
    methods: Methods,
}

impl Fork {
    pub(super) fn new(attempt: &Attempt, at_once: usize, methods: Methods) -> Fork {
        Fork { attempt: attempt.boxed(), at_once, methods }
    }

    /// The fewest calls with which as many values at once lead to an answer, if that is fewer than
    /// the calls that are known to do.
    pub(super) fn fewest_calls(
        &self,
        answer: &Board,
        answers: Answers,
        known: u64,
        tell: Tell<'_>,
    ) -> ControlFlow<(), u64> {
        let cells = answer.layout().cell_count() as u64;
        let mut comparison = Comparison {
            search: TrialSearch::new(self.methods, tell),
            only: (answers == Answers::One).then_some(answer),
            fewest: known,
            left: BUDGET / cells,
        };
        comparison.compare(&self.attempt, self.at_once)?;
        ControlFlow::Continue(comparison.fewest)
    }
}

/// A comparison under way.
struct Comparison<'a> {
    search: TrialSearch<'a>,
    /// The only answer, if there is one only.
    only: Option<&'a Board>,
    /// The fewest calls so far.
    fewest: u64,
    /// How many more values may be assumed.
    left: u64,
}

impl Comparison<'_> {
    /// Goes on with each way to assume so many values.
    fn compare(&mut self, attempt: &Attempt, at_once: usize) -> ControlFlow<()> {
        for cell in attempt.board.empty_cells() {
            let digits = match self.only {
                Some(answer) => answer.value(cell).map_or(DigitSet::EMPTY, DigitSet::single),
                None => attempt.board.candidates(cell),
            };
            for digit in digits {
                if self.left == 0 {
                    return ControlFlow::Continue(());
                }
                self.left -= 1;
                let mut branch = self.search.branch(attempt, Candidate { cell, digit })?;
                let outcome = self.search.follow(&mut branch, &mut Record::of_nothing());
                if branch.calls < self.fewest {
                    match outcome {
                        Outcome::Solved => self.fewest = branch.calls,
                        Outcome::Stuck if at_once > 1 => self.compare(&branch, at_once - 1)?,
                        Outcome::Stuck | Outcome::Broken => {}
                    }
                }
                self.search.recycle(branch);
            }
        }
        ControlFlow::Continue(())
    }
}
