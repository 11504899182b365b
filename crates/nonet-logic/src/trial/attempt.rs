//! Attempts: a position on the way, and what led to it.

use super::look::Changes;
use super::methods::Methods;
use super::record::Record;
use crate::board::Board;
use crate::candidate::Candidate;

/// What comes of going on from a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Outcome {
    /// Every cell is filled.
    Solved,
    /// There is a contradiction.
    Broken,
    /// Neither.
    Stuck,
}

/// A position, with what was assumed to get there and what it has cost.
#[derive(Clone, Debug)]
pub(crate) struct Attempt {
    pub(crate) board: Board,
    /// What the methods have not looked at yet.
    changes: Changes,
    /// The calls of the methods.
    pub(crate) calls: u64,
    /// What was assumed, all of it at once.
    pub(crate) assumptions: Vec<Candidate>,
}

impl Attempt {
    /// The start of the way: nothing is assumed.
    pub(crate) fn new(board: Board) -> Attempt {
        Attempt { board, changes: Changes::ALL, calls: 0, assumptions: Vec::new() }
    }

    /// The same, but if some methods see nothing there they know it.
    pub(crate) fn stuck(board: &Board, methods: Methods) -> Attempt {
        let mut attempt = Attempt::new(board.clone());
        attempt.follow(methods, &mut Record::of_nothing());
        let is_same = |digit| attempt.board.cells_with(digit) == board.cells_with(digit);
        let is_stuck = board.digits().iter().all(is_same);
        if is_stuck { attempt } else { Attempt::new(board.clone()) }
    }

    /// A copy on the heap. A board is large, and searches go deep: nothing of it may stay behind on
    /// the stack.
    #[inline(never)]
    pub(super) fn boxed(&self) -> Box<Attempt> {
        Box::new(self.clone())
    }

    /// Becomes what follows at once from one more assumption in another position.
    pub(super) fn branch_off(&mut self, from: &Attempt, assumed: Candidate) {
        self.board.clone_from(&from.board);
        self.changes = from.changes;
        self.calls = from.calls;
        self.assumptions.clone_from(&from.assumptions);
        self.assume(assumed);
    }

    pub(super) fn assume(&mut self, assumed: Candidate) {
        self.board.place(assumed);
        self.assumptions.push(assumed);
    }

    /// Goes on with some methods. Returns the number of their calls.
    pub(crate) fn follow(&mut self, methods: Methods, record: &mut Record) -> u64 {
        let calls = methods.follow(&mut self.board, &mut self.changes, record);
        self.board.look_at_constraints();
        self.calls += calls;
        calls
    }

    pub(super) fn outcome(&self) -> Outcome {
        if self.board.is_broken() {
            Outcome::Broken
        } else if self.board.is_full() {
            Outcome::Solved
        } else {
            Outcome::Stuck
        }
    }
}
