//! What is found, and who hears of it.

use std::ops::ControlFlow;

use super::search::Finds;

/// What was found out about a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Found {
    /// How many solutions there are: exact below the limit, and the limit once so many were found.
    pub solutions: u64,
    /// One of them in row-major order, if there is one.
    pub first: Option<[u8; 81]>,
}

/// Counts the solutions of each puzzle.
pub(super) struct Count<'a> {
    pub(super) limit: u64,
    pub(super) counts: &'a mut [u64],
}

impl Finds for Count<'_> {
    const KEEPS: bool = false;

    #[inline(always)]
    fn solution(&mut self, puzzle: usize, _: &[u8; 81]) -> bool {
        self.counts[puzzle] += 1;
        self.counts[puzzle] >= self.limit
    }

    fn forget(&mut self, puzzle: usize) {
        self.counts[puzzle] = 0;
    }
}

/// Counts the solutions of each puzzle, and keeps the first.
pub(super) struct Keep<'a> {
    pub(super) limit: u64,
    pub(super) found: &'a mut [Found],
}

impl Finds for Keep<'_> {
    const KEEPS: bool = true;

    #[inline(always)]
    fn solution(&mut self, puzzle: usize, digits: &[u8; 81]) -> bool {
        let found = &mut self.found[puzzle];
        found.solutions += 1;
        found.first.get_or_insert(*digits);
        found.solutions >= self.limit
    }

    fn forget(&mut self, puzzle: usize) {
        self.found[puzzle] = Found { solutions: 0, first: None };
    }
}

/// Looks for a solution of each puzzle that is not a known one.
pub(super) struct Others<'a> {
    pub(super) known: &'a [[u8; 81]],
    pub(super) found: &'a mut [Option<[u8; 81]>],
}

impl Finds for Others<'_> {
    const KEEPS: bool = true;

    #[inline(always)]
    fn solution(&mut self, puzzle: usize, digits: &[u8; 81]) -> bool {
        let is_other = *digits != self.known[puzzle];
        if is_other {
            self.found[puzzle] = Some(*digits);
        }
        is_other
    }

    fn forget(&mut self, puzzle: usize) {
        self.found[puzzle] = None;
    }
}

/// Counts the solutions of all puzzles together.
pub(super) struct Sum {
    pub(super) limit: u64,
    pub(super) solutions: u64,
    /// The solutions of each.
    pub(super) counts: Vec<u64>,
}

impl Finds for Sum {
    const KEEPS: bool = false;

    /// What has been searched for so long has few.
    const MAY_BE_MANY: bool = false;

    #[inline(always)]
    fn solution(&mut self, puzzle: usize, _: &[u8; 81]) -> bool {
        self.counts[puzzle] += 1;
        self.solutions += 1;
        self.is_enough()
    }

    fn forget(&mut self, puzzle: usize) {
        self.solutions -= std::mem::take(&mut self.counts[puzzle]);
    }

    #[inline(always)]
    fn is_enough(&self) -> bool {
        self.solutions >= self.limit
    }
}

/// Finds for as long as somebody wants it to go on.
pub(super) struct While<F, A> {
    finds: F,
    /// Who is asked whether to go on.
    go_on: A,
    /// How many rounds there have been.
    rounds: u32,
    pub(super) is_stopped: bool,
}

impl<F, A> While<F, A> {
    /// So many rounds lie between two questions. They take a tenth of a millisecond, so that even a clock costs nothing.
    const ASK_EVERY: u32 = 64;

    pub(super) fn new(finds: F, go_on: A) -> Self {
        Self { finds, go_on, rounds: 0, is_stopped: false }
    }
}

impl<F: Finds, A: FnMut() -> ControlFlow<()>> Finds for While<F, A> {
    const KEEPS: bool = F::KEEPS;

    const MAY_BE_MANY: bool = F::MAY_BE_MANY;

    #[inline(always)]
    fn solution(&mut self, puzzle: usize, digits: &[u8; 81]) -> bool {
        self.finds.solution(puzzle, digits)
    }

    fn forget(&mut self, puzzle: usize) {
        self.finds.forget(puzzle);
    }

    #[inline(always)]
    fn is_enough(&self) -> bool {
        self.finds.is_enough()
    }

    #[inline(always)]
    fn is_stopped(&mut self) -> bool {
        let is_asked = self.rounds.is_multiple_of(Self::ASK_EVERY);
        self.rounds = self.rounds.wrapping_add(1);
        self.is_stopped |= is_asked && (self.go_on)().is_break();
        self.is_stopped
    }
}
