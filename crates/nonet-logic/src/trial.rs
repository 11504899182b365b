//! Bocharov's solver: five methods, and trial where they stop.
//!
//! The methods are called from simple to hard, and after each success from the first one again.
//! Where none of them sees anything, a value is assumed and the methods go on from there. If that
//! leads to a contradiction, the value is crossed out for good. If it leads to a full grid, that is
//! an answer. First each value of each cell is assumed alone, round after round until nothing new
//! comes of it, then two values at once in the same way, then three, and so on.
//!
//! # The bound
//!
//! This order has a bound. Where hardly anything follows, as in a grid that is almost empty, many
//! values have to be assumed at once, and there are millions of ways to choose three, billions to
//! choose four. So after some tens of thousands of trials the order is given up: from here on each
//! value is assumed in the cell that has the fewest left, inside of it another one, and so on, which
//! leads to an answer soon. Then more values are assumed than it would take, and only the least number
//! is known that it takes, [`Trial::needed_at_once`]. Single values are always tried to the end.
//!
//! # Complexity
//!
//! A *call* of a method leads it through the whole grid once, from the first cell or house to the
//! last, whether it sees anything or not; what it sees at one place is done before it looks at the
//! next. (The third method goes through the grid again and again in one call, until there is nothing
//! new.) The complexity of a puzzle is the number of calls on the way to the answer: those before the
//! assumption that led there, and those after it, but not those that were spent on assumptions that
//! led nowhere. A puzzle that needed trial has 50 more, once. One without a solution has 0.
//!
//! Whoever stops at the first answer has its sum, [`Trial::complexity`]. Whoever goes on to see
//! whether it is the only one has the smallest sum of all ways to an answer,
//! [`Trial::smallest_complexity`].
//!
//! After I. Bocharov, *Sudoku solver* (Tallinn 2015), which stops at two assumptions at once.

mod attempt;
mod finding;
mod locked;
mod look;
mod methods;
pub(crate) mod nested;
mod net;
mod record;
mod search;
mod smallest;
mod subset;

use std::ops::ControlFlow;

pub(crate) use attempt::{Attempt, Outcome};
pub use methods::METHODS;
pub(crate) use methods::{MethodNumber, Methods};
pub(crate) use net::{Net, NetSearch, candidates};
pub(crate) use record::{Naming, Record};
pub use search::Work;
pub(crate) use search::{Depth, TrialSearch, crossing_out, refuting};
pub use smallest::Answers;
use smallest::Fork;

use crate::board::Board;
use crate::candidate::Candidate;
use crate::step::Step;
use crate::technique::Technique;
use crate::toolbox::Ending;

/// What needing trial adds to the complexity of a puzzle.
const TRIAL_COMPLEXITY: u64 = 50;

/// How a puzzle was solved.
#[derive(Clone, Debug)]
pub struct Trial {
    /// The steps to the answer, or to the contradiction. Those of the methods have the methods'
    /// ids. One that crosses a value out has the id `trial`, and a branch that breaks. If a value
    /// was assumed that leads to the answer, the last step has the id `trial` and a branch that
    /// solves: the steps are in the branch, and all that they put in follows from it.
    pub steps: Vec<Step>,
    /// Where they lead. Stuck if the work was broken off.
    pub ending: Ending,
    /// The position they lead to.
    pub board: Board,
    /// What was assumed on the way to the answer.
    pub assumptions: Vec<Candidate>,
    /// The most values that were assumed at once, on the way to the answer or in vain: 0 if the
    /// methods did it alone.
    pub assumed_at_once: usize,
    /// How many values at once it takes at least: the same number, unless the bound was met.
    pub needed_at_once: usize,
    /// The calls of the methods on the way to the answer.
    pub calls: u64,
    /// The figure for how hard it was to come to this answer.
    pub complexity: u64,
    /// All that was done, also what led nowhere.
    pub work: Work,
    /// Where other ways to an answer may begin.
    fork: Option<Fork>,
}

impl Trial {
    /// The smallest complexity of all ways to an answer: from the position where the assumptions
    /// began, as many values at once as led to this answer, in any cells, and then the methods alone.
    /// If the bound was met, the way that was found is the only one.
    ///
    /// `tell` is told of the work that this takes, and can break it off. Then there is none, and
    /// neither is there if that has happened before.
    ///
    /// ```
    /// use std::ops::ControlFlow;
    /// use nonet_core::{Puzzle, read};
    /// use nonet_logic::{Board, trial};
    ///
    /// let text = "2....589..6..9.71595.7....4....6.958..6..94..59..3....3..9.8..7.49.2..8..851....9";
    /// let puzzle = Puzzle::try_from(read(text).unwrap()).unwrap();
    /// let board = Board::of(puzzle.start()).unwrap();
    /// let mut go_on = |_: &trial::Work| ControlFlow::Continue(());
    /// let trial = trial::run_without_steps(&board, &trial::METHODS, &mut go_on);
    /// let smallest = trial.smallest_complexity(trial::Answers::One, &mut go_on);
    /// assert!(smallest.unwrap() <= trial.complexity);
    /// ```
    pub fn smallest_complexity(
        &self,
        answers: Answers,
        tell: &mut dyn FnMut(&Work) -> ControlFlow<()>,
    ) -> Option<u64> {
        if self.ending == Ending::Stuck {
            return None;
        }
        let Some(fork) = &self.fork else { return Some(self.complexity) };
        let mut tell = |work: &Work, _: Option<&Board>| tell(work);
        let calls = fork.fewest_calls(&self.board, answers, self.calls, &mut tell);
        calls.continue_value().map(|calls| calls + TRIAL_COMPLEXITY)
    }
}

/// Whether a position has a cell with a single value left, or a house with a single place for a digit.
pub(crate) fn has_single(board: &Board) -> bool {
    let mut houses = board.houses().iter();
    !board.cells_by_count(1).is_empty() || houses.any(|&house| !board.lone(house).is_empty())
}

/// Solves a puzzle by some of the five methods and trial, and keeps every step.
///
/// Every now and then `tell` is told how much has been done, and can break it off.
///
/// ```
/// use std::ops::ControlFlow;
/// use nonet_core::{Puzzle, read};
/// use nonet_logic::{Board, trial};
///
/// let text = "2....589..6..9.71595.7....4....6.958..6..94..59..3....3..9.8..7.49.2..8..851....9";
/// let puzzle = Puzzle::try_from(read(text).unwrap()).unwrap();
/// let board = Board::of(puzzle.start()).unwrap();
/// let trial = trial::run(&board, &trial::METHODS, &mut |_| ControlFlow::Continue(()));
/// assert!(trial.board.is_full() && trial.complexity > 50);
/// ```
pub fn run(
    board: &Board,
    methods: &[&'static Technique],
    tell: &mut dyn FnMut(&Work) -> ControlFlow<()>,
) -> Trial {
    let mut record = Record::of_steps(Naming::Methods);
    let trial = run_with(board, methods, tell, &mut record);
    Trial { steps: record.into_steps(), ..trial }
}

/// Solves a puzzle like [`run`] without keeping the steps, which is faster.
pub fn run_without_steps(
    board: &Board,
    methods: &[&'static Technique],
    tell: &mut dyn FnMut(&Work) -> ControlFlow<()>,
) -> Trial {
    run_with(board, methods, tell, &mut Record::of_nothing())
}

fn run_with(
    board: &Board,
    methods: &[&'static Technique],
    tell: &mut dyn FnMut(&Work) -> ControlFlow<()>,
    record: &mut Record,
) -> Trial {
    let mut attempt = Attempt::new(board.clone());
    let mut tell = |work: &Work, _: Option<&Board>| tell(work);
    let mut search = TrialSearch::new(Methods::of(methods), &mut tell);
    let was_broken_off = search.run(&mut attempt, record).is_break();
    let Attempt { board, calls, assumptions, .. } = attempt;
    let ending = match board.contradiction() {
        Some(contradiction) => Ending::Broken(contradiction),
        None if board.is_full() => Ending::Solved,
        None => Ending::Stuck,
    };
    debug_assert_eq!(was_broken_off, ending == Ending::Stuck);
    let extra = if search.work.trials > 0 { TRIAL_COMPLEXITY } else { 0 };
    Trial {
        steps: Vec::new(),
        complexity: if ending == Ending::Solved { calls + extra } else { 0 },
        ending,
        board,
        assumptions,
        assumed_at_once: search.most_at_once,
        needed_at_once: search.needed_at_once,
        calls,
        work: search.work,
        fork: search.fork,
    }
}

/// Finds every solution, each once, by assumptions in the cells with the fewest values left.
///
/// `tell` is told how much has been done, with each solution and every now and then without one, and
/// can break it off.
pub fn for_each_solution(
    board: &Board,
    methods: &[&'static Technique],
    tell: &mut dyn FnMut(&Work, Option<&Board>) -> ControlFlow<()>,
) -> (Work, ControlFlow<()>) {
    let mut search = TrialSearch::new(Methods::of(methods), tell);
    let flow = search.for_each_solution(&mut Attempt::new(board.clone()));
    (search.work, flow)
}
