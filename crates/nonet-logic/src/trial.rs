//! Bocharov's solver: five methods, and trial where they stop.
//!
//! The methods are called from simple to hard, and after each success from the first one again.
//! Where none of them sees anything, a value is assumed and the methods go on from there. If that
//! leads to a contradiction, the value is crossed out for good. If it leads to a full grid, that is
//! an answer. First each value of each cell is assumed alone, round after round until nothing new
//! comes of it, then two values at a time in the same way. From three on there would be millions of
//! ways to choose them, so from here on each value is assumed in the cell that has the fewest left,
//! as many at a time as it takes.
//!
//! # Complexity
//!
//! A *call* of a method is one look of it through the whole grid, from the first cell or house to
//! the last, whether it sees anything or not; what it sees at one spot is done before it looks at
//! the next. (The third method looks through the grid again and again in one call, until there is
//! nothing new.) The complexity of a puzzle is the number of calls on the way to the answer: those
//! before the assumption that led there, and those after it, but not those that were spent on
//! assumptions that led nowhere. If several assumptions lead to the same answer, the one with the
//! fewest calls counts. A puzzle that needed trial has 50 more, once. One without a solution has 0.
//!
//! After I. Bocharov, *Sudoku solver* (Tallinn 2015), which stops at two assumptions at a time.

mod finding;
mod group;
mod methods;
mod search;
mod spot;

use std::ops::ControlFlow;

pub use methods::METHODS;
use methods::{ByMethod, Record};
pub(crate) use methods::{ByName, Methods};
pub use search::Work;
pub(crate) use search::{Line, Outcome, Reach, Search, crossing_out};

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
    /// The calls of the methods on the way to the answer.
    pub calls: u64,
    /// The figure for how hard it was.
    pub complexity: u64,
    /// All that was done, also what led nowhere.
    pub work: Work,
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
    let mut record = ByMethod::default();
    let trial = run_with(board, methods, tell, &mut record);
    Trial { steps: record.into_steps(), ..trial }
}

/// Solves a puzzle like [`run`] without keeping the steps, which is faster.
pub fn run_without_steps(
    board: &Board,
    methods: &[&'static Technique],
    tell: &mut dyn FnMut(&Work) -> ControlFlow<()>,
) -> Trial {
    run_with(board, methods, tell, &mut ())
}

fn run_with(
    board: &Board,
    methods: &[&'static Technique],
    tell: &mut dyn FnMut(&Work) -> ControlFlow<()>,
    record: &mut impl Record,
) -> Trial {
    let mut line = Line::new(board.clone());
    let mut tell = |work: &Work, _: Option<&Board>| tell(work);
    let mut search = Search::new(Methods::of(methods), &mut tell);
    let was_broken_off = search.run(&mut line, record).is_break();
    let work = search.work;
    let Line { board, calls, assumptions, .. } = line;
    let ending = match board.contradiction() {
        Some(contradiction) => Ending::Broken(contradiction),
        None if board.is_full() => Ending::Solved,
        None => Ending::Stuck,
    };
    debug_assert_eq!(was_broken_off, ending == Ending::Stuck);
    let extra = if work.trials > 0 { TRIAL_COMPLEXITY } else { 0 };
    let complexity = if ending == Ending::Solved { calls + extra } else { 0 };
    Trial { steps: Vec::new(), ending, board, assumptions, calls, complexity, work }
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
    let mut line = Line::new(board.clone());
    let mut search = Search::new(Methods::of(methods), tell);
    let flow = search.for_each_solution(&mut line);
    (search.work, flow)
}
