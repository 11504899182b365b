//! The search behind trial: one value at a time, then two at once, then three, and so on.
//!
//! ```text
//!   run ─┬─ the methods alone
//!        │
//!        ├─ try_all(1)     each value of each cell alone, round after round
//!        ├─ try_all(2)     each again, and inside of it what try_all(1) does: two at once
//!        ├─ try_all(3) …   and inside of it what try_all(1) and try_all(2) do: three at once
//!        │                 Whatever leads to a contradiction is crossed out for good, and then
//!        │                 fewer at once come first again.
//!        │
//!        └─ backtrack      when the budget for this is spent: a value of the cell with the
//!                          fewest, inside of it another such value, and so on
//! ```

use std::ops::ControlFlow;

use nonet_core::{Cell, Contradiction, Digit};

use super::attempt::{Attempt, Outcome};
use super::methods::Methods;
use super::record::{Naming, Record};
use super::smallest::Fork;
use crate::board::Board;
use crate::candidate::Candidate;
use crate::evidence::{Branch, BranchEnd, Evidence, Node};
use crate::geometry::Cells;
use crate::prune;
use crate::step::Step;
use crate::technique::Technique;
use crate::technique::trial::TRIAL;

/// How much may be tried before more than one value at once are no longer tried in strict order: in
/// trials, times the values that a grid of this size has. For 9×9 that is 27,000 trials, about a
/// second's work, and twice what any of 775 of the hardest puzzles known has needed.
const BUDGET: u64 = 20_000_000;

/// How many assumptions there are between two reports: a few milliseconds' work at most.
const TRIALS_PER_REPORT: u64 = 64;

/// How much has been done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Work {
    /// The calls of the methods, also those that led nowhere.
    pub calls: u64,
    /// The values that were tried.
    pub trials: u64,
}

/// What comes of it, unless whoever is told of the work has broken it off.
pub(crate) type Flow = ControlFlow<(), Outcome>;

/// Who is told of the work, and of each solution where all are looked for, and can break it off.
pub(crate) type Tell<'a> = &'a mut (dyn FnMut(&Work, Option<&Board>) -> ControlFlow<()> + 'a);

/// How many further values may be assumed at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Depth {
    /// So many, in any cells, fewer before more.
    AtMost(usize),
    /// As many as it takes, each in the cell with the fewest values left.
    Any,
}

/// A search under way.
pub(crate) struct TrialSearch<'a> {
    methods: Methods,
    pub(crate) work: Work,
    /// The most values that were assumed at once.
    pub(crate) most_at_once: usize,
    /// How many of them it takes at least: so many were tried after all ways to assume fewer.
    pub(crate) needed_at_once: usize,
    /// Whether the strict order was given up.
    is_budget_spent: bool,
    /// Where the assumptions began that led to the answer, if that was in strict order.
    pub(crate) fork: Option<Fork>,
    tell: Tell<'a>,
    /// Attempts that are not in use, for their memory.
    #[expect(clippy::vec_box, reason = "attempts go in and out without being copied")]
    spare: Vec<Box<Attempt>>,
}

impl<'a> TrialSearch<'a> {
    pub(crate) fn new(methods: Methods, tell: Tell<'a>) -> TrialSearch<'a> {
        TrialSearch {
            methods,
            work: Work::default(),
            most_at_once: 0,
            needed_at_once: 0,
            is_budget_spent: false,
            fork: None,
            tell,
            spare: Vec::new(),
        }
    }

    /// The whole way to the first answer, or to the contradiction.
    pub(crate) fn run(&mut self, attempt: &mut Attempt, record: &mut Record) -> Flow {
        let mut outcome = self.follow(attempt, record);
        // In strict order there is always an end, if only with as many values as there are cells.
        // What may have an end before is the budget.
        for depth in [Depth::AtMost(usize::MAX), Depth::Any] {
            if outcome == Outcome::Stuck {
                outcome = self.assume(attempt, depth, record)?;
            }
        }
        ControlFlow::Continue(outcome)
    }

    /// Goes on with the methods.
    pub(super) fn follow(&mut self, attempt: &mut Attempt, record: &mut Record) -> Outcome {
        self.work.calls += attempt.follow(self.methods, record);
        attempt.outcome()
    }

    /// Goes on with assumptions from where the methods are stuck.
    pub(crate) fn assume(
        &mut self,
        attempt: &mut Attempt,
        depth: Depth,
        record: &mut Record,
    ) -> Flow {
        let Depth::AtMost(most) = depth else { return self.backtrack(attempt, record) };
        for at_once in 1..=most {
            if attempt.assumptions.is_empty() {
                self.needed_at_once = self.needed_at_once.max(at_once);
            }
            let outcome = self.try_all(attempt, at_once, record)?;
            if outcome != Outcome::Stuck || self.is_budget_spent {
                return ControlFlow::Continue(outcome);
            }
        }
        ControlFlow::Continue(Outcome::Stuck)
    }

    /// Assumes each value of each cell in turn, and inside of it fewer others, round after round until
    /// nothing new comes of it. To assume fewer at once has brought nothing before.
    fn try_all(&mut self, attempt: &mut Attempt, at_once: usize, record: &mut Record) -> Flow {
        let inside = Depth::AtMost(at_once - 1);
        let mut rounds = Rounds::of(&attempt.board);
        while let Some(assumed) = rounds.next(&attempt.board) {
            if at_once > 1 && self.spends_budget(&attempt.board) {
                break;
            }
            let (outcome, branch) = self.try_value(attempt, assumed, inside)?;
            if outcome == Outcome::Solved {
                if attempt.assumptions.is_empty() {
                    self.fork = Some(Fork::new(attempt, at_once, self.methods));
                }
                return self.accept(attempt, branch, inside, record);
            }
            self.recycle(branch);
            if outcome == Outcome::Broken {
                let mut outcome = self.cross_out(attempt, assumed, inside, record)?;
                if outcome == Outcome::Stuck {
                    outcome = self.assume(attempt, inside, record)?;
                }
                if outcome != Outcome::Stuck {
                    return ControlFlow::Continue(outcome);
                }
                rounds.begin_again();
            }
        }
        ControlFlow::Continue(Outcome::Stuck)
    }

    fn spends_budget(&mut self, board: &Board) -> bool {
        let values = board.layout().cell_count() * board.size();
        self.is_budget_spent |= self.work.trials * values as u64 > BUDGET;
        self.is_budget_spent
    }

    /// Assumes a value of the cell with the fewest, inside of it another one in the same way, and so
    /// on until there is a solution or a contradiction.
    fn backtrack(&mut self, attempt: &mut Attempt, record: &mut Record) -> Flow {
        loop {
            let assumed = first_of_fewest(&attempt.board);
            let (outcome, branch) = self.try_value(attempt, assumed, Depth::Any)?;
            if outcome == Outcome::Solved {
                return self.accept(attempt, branch, Depth::Any, record);
            }
            self.recycle(branch);
            let outcome = self.cross_out(attempt, assumed, Depth::Any, record)?;
            if outcome != Outcome::Stuck {
                return ControlFlow::Continue(outcome);
            }
        }
    }

    /// What comes of a value, and where that is.
    pub(crate) fn try_value(
        &mut self,
        attempt: &Attempt,
        assumed: Candidate,
        inside: Depth,
    ) -> ControlFlow<(), (Outcome, Box<Attempt>)> {
        let mut branch = self.branch(attempt, assumed)?;
        let outcome = self.follow_and_assume(&mut branch, inside, &mut Record::of_nothing())?;
        ControlFlow::Continue((outcome, branch))
    }

    /// What comes of a value.
    pub(crate) fn outcome_of(
        &mut self,
        attempt: &Attempt,
        assumed: Candidate,
        inside: Depth,
    ) -> Flow {
        let (outcome, branch) = self.try_value(attempt, assumed, inside)?;
        self.recycle(branch);
        ControlFlow::Continue(outcome)
    }

    /// Assumes one more value, and counts that.
    pub(super) fn branch(
        &mut self,
        attempt: &Attempt,
        assumed: Candidate,
    ) -> ControlFlow<(), Box<Attempt>> {
        self.work.trials += 1;
        if self.work.trials.is_multiple_of(TRIALS_PER_REPORT) {
            (self.tell)(&self.work, None)?;
        }
        let mut branch = self.spare.pop().unwrap_or_else(|| attempt.boxed());
        branch.branch_off(attempt, assumed);
        self.most_at_once = self.most_at_once.max(branch.assumptions.len());
        ControlFlow::Continue(branch)
    }

    /// Takes back an attempt that is not needed any more.
    pub(crate) fn recycle(&mut self, attempt: Box<Attempt>) {
        self.spare.push(attempt);
    }

    fn follow_and_assume(
        &mut self,
        attempt: &mut Attempt,
        depth: Depth,
        record: &mut Record,
    ) -> Flow {
        match self.follow(attempt, record) {
            Outcome::Stuck => self.assume(attempt, depth, record),
            outcome => ControlFlow::Continue(outcome),
        }
    }

    /// Crosses out a value that has led to a contradiction, and goes on with the methods.
    fn cross_out(
        &mut self,
        attempt: &mut Attempt,
        assumed: Candidate,
        inside: Depth,
        record: &mut Record,
    ) -> Flow {
        if let Some(naming) = record.naming() {
            record.step(self.refutation(attempt, assumed, inside, naming)?);
        }
        attempt.board.eliminate(assumed);
        ControlFlow::Continue(self.follow(attempt, record))
    }

    /// Keeps a branch that has led to an answer.
    fn accept(
        &mut self,
        attempt: &mut Attempt,
        solved: Box<Attempt>,
        inside: Depth,
        record: &mut Record,
    ) -> Flow {
        if let Some(naming) = record.naming() {
            let assumed = solved.assumptions[attempt.assumptions.len()];
            let steps = self.replay(attempt, assumed, inside, naming)?;
            record.step(answering(attempt.board.empty_cells(), assumed, steps, &solved.board));
        }
        *attempt = *solved;
        ControlFlow::Continue(Outcome::Solved)
    }

    /// The step that crosses out a value that leads to a contradiction.
    pub(crate) fn refutation(
        &mut self,
        attempt: &Attempt,
        assumed: Candidate,
        inside: Depth,
        naming: Naming,
    ) -> ControlFlow<(), Step> {
        let steps = self.replay(attempt, assumed, inside, naming)?;
        let step = crossing_out(&TRIAL, &attempt.board, assumed, steps);
        ControlFlow::Continue(step.expect("the same leads to a contradiction again"))
    }

    /// Does again what came of a value, this time with its steps. It has been counted before, and so
    /// is the work of another search.
    pub(crate) fn replay(
        &mut self,
        attempt: &Attempt,
        assumed: Candidate,
        inside: Depth,
        naming: Naming,
    ) -> ControlFlow<(), Vec<Step>> {
        let (tell, work) = (&mut self.tell, self.work);
        let mut tell = |_: &Work, _: Option<&Board>| tell(&work, None);
        let mut search = TrialSearch::new(self.methods, &mut tell);
        let mut record = Record::of_steps(naming);
        let mut branch = attempt.boxed();
        branch.assume(assumed);
        search.follow_and_assume(&mut branch, inside, &mut record)?;
        ControlFlow::Continue(record.into_steps())
    }

    /// Tells of every solution from here.
    pub(crate) fn for_each_solution(&mut self, attempt: &mut Attempt) -> ControlFlow<()> {
        let mut nothing = Record::of_nothing();
        let mut outcome = self.follow(attempt, &mut nothing);
        while outcome == Outcome::Stuck {
            let assumed = first_of_fewest(&attempt.board);
            let mut branch = self.branch(attempt, assumed)?;
            self.for_each_solution(&mut branch)?;
            self.recycle(branch);
            // Its solutions are known, if it had any: on with the others.
            attempt.board.eliminate(assumed);
            outcome = self.follow(attempt, &mut nothing);
        }
        if outcome == Outcome::Solved {
            return (self.tell)(&self.work, Some(&attempt.board));
        }
        ControlFlow::Continue(())
    }
}

/// Goes through the candidates of a grid, cell by cell, round after round, until it has come round
/// once without being told to begin again.
struct Rounds {
    size: usize,
    /// How many candidates a grid of this size has where nothing is ruled out.
    all: usize,
    next: usize,
    left: usize,
}

impl Rounds {
    fn of(board: &Board) -> Rounds {
        let all = board.layout().cell_count() * board.size();
        Rounds { size: board.size(), all, next: 0, left: all }
    }

    /// The next value that is still possible.
    fn next(&mut self, board: &Board) -> Option<Candidate> {
        while self.left > 0 {
            let candidate = Candidate {
                cell: Cell::from_index(self.next / self.size).expect("a cell of the grid"),
                digit: Digit::from_index(self.next % self.size).expect("a digit of the grid"),
            };
            self.next = (self.next + 1) % self.all;
            self.left -= 1;
            if board.has(candidate) {
                return Some(candidate);
            }
        }
        None
    }

    /// Begins a new round with the next candidate.
    fn begin_again(&mut self) {
        self.left = self.all;
    }
}

/// The first value of the first cell that has the fewest.
fn first_of_fewest(board: &Board) -> Candidate {
    let count = |cell: &Cell| board.candidates(*cell).len();
    let cell = board.empty_cells().iter().min_by_key(count);
    let cell = cell.expect("a board that is stuck has empty cells");
    let digit = board.candidates(cell).first().expect("a board that is stuck is not broken");
    Candidate { cell, digit }
}

/// The step that crosses out an assumption after which some steps lead to a contradiction, with
/// those of them that it needs.
pub(crate) fn crossing_out(
    technique: &'static Technique,
    board: &Board,
    assumed: Candidate,
    steps: Vec<Step>,
) -> Option<Step> {
    let (steps, end) = prune::to_contradiction(board, Some(assumed), steps)?;
    Some(refuting(technique, assumed, steps, end))
}

/// The step that crosses out an assumption after which these steps lead to a contradiction.
pub(crate) fn refuting(
    technique: &'static Technique,
    assumed: Candidate,
    steps: Vec<Step>,
    end: Contradiction,
) -> Step {
    let branches = vec![branch_of(assumed, steps, BranchEnd::Breaks(end))];
    let evidence = Evidence { branches, ..Evidence::default() };
    Step::eliminating(technique, vec![assumed], evidence)
}

/// The step that fills some cells, because an assumption leads to an answer.
fn answering(empty: &Cells, assumed: Candidate, steps: Vec<Step>, answer: &Board) -> Step {
    let placements = empty.iter().filter_map(|cell| {
        let digit = answer.value(cell)?;
        Some(Candidate { cell, digit })
    });
    let branches = vec![branch_of(assumed, steps, BranchEnd::Solves)];
    Step {
        technique: &TRIAL,
        placements: placements.collect(),
        eliminations: Vec::new(),
        evidence: Evidence { branches, ..Evidence::default() },
    }
}

fn branch_of(assumed: Candidate, steps: Vec<Step>, end: BranchEnd) -> Branch {
    let cells = Cells::single(assumed.cell);
    let assumption = Node { digit: assumed.digit, cells, is_true: true };
    Branch { assumption, links: Vec::new(), steps, end }
}
