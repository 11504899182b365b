#![doc = include_str!("trial.md")]

use std::ops::ControlFlow;

use nonet_core::Cell;

use super::{Level, Technique, every_layout};
use crate::board::Board;
use crate::candidate::Candidate;
use crate::geometry::{Cells, MAX_LOGIC_SIZE};
use crate::sink::Sink;
use crate::step::Step;
use crate::trial::{
    Attempt, Depth, Methods, Naming, Outcome, Record, TrialSearch, Work, has_single, nested,
};

pub(crate) static TRIAL: Technique = Technique {
    id: "trial",
    name: "Trial",
    level: Level::Extreme,
    // More than a forcing net, which HoDoKu counts as 700. Its own last resort counts 10,000, but
    // that puts in a digit and gives no reason.
    score: 1000,
    needs_uniqueness: false,
    takes: every_layout,
    page: include_str!("trial.md"),
    find,
};

/// One further assumption at a time.
const ONE_MORE: Depth = Depth::AtMost(1);

/// How many values may be tried before further assumptions go as deep as it takes.
const NESTED_LIMIT: u64 = 3000;

/// How many values may be tried in all before it is given up.
const LIMIT: u64 = 100_000;

fn find(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    // Whoever still sees a single has no need to try anything, and the search relies on there being
    // none.
    if board.is_broken() || board.is_full() || has_single(board) {
        return ControlFlow::Continue(());
    }
    // What clues say is nothing that nets know of.
    let nested = if board.has_constraints() { None } else { nested::refute(board) };
    if let Some(step) = nested {
        return sink.take(step);
    }
    match refute_one(board) {
        ControlFlow::Continue(Some(step)) => sink.take(step),
        // Nothing can be refuted, or there would be too much to try.
        _ => ControlFlow::Continue(()),
    }
}

/// A candidate that is refuted by further assumptions, if there is any.
fn refute_one(board: &Board) -> ControlFlow<(), Option<Step>> {
    let start = Attempt::stuck(board, Methods::ALL);
    let mut go_on = |work: &Work, _: Option<&Board>| match work.trials {
        ..LIMIT => ControlFlow::Continue(()),
        _ => ControlFlow::Break(()),
    };
    let mut search = TrialSearch::new(Methods::ALL, &mut go_on);
    // What is part of a solution cannot be refuted. Of a puzzle with one solution that is enough
    // to know.
    let mut possible = Possible::default();
    let mut solution = start.clone();
    if search.assume(&mut solution, Depth::Any, &mut Record::of_nothing())? == Outcome::Solved {
        possible.add(&solution.board);
    }
    let mut cells: Vec<Cell> = board.empty_cells().iter().collect();
    cells.sort_by_key(|&cell| board.candidates(cell).len());
    let mut easiest: Option<(u64, Candidate)> = None;
    for &cell in &cells {
        for assumed in possible.others(cell, board) {
            let (outcome, branch) = search.try_value(&start, assumed, ONE_MORE)?;
            // The fewer calls of methods, the less there is to tell, by and large.
            let is_easier = easiest.is_none_or(|(calls, _)| branch.calls < calls);
            if outcome == Outcome::Broken && is_easier {
                easiest = Some((branch.calls, assumed));
            }
            search.recycle(branch);
        }
        // Looking at all cells would take long, and the refutations would be no shorter.
        if easiest.is_some() || search.work.trials > NESTED_LIMIT {
            break;
        }
    }
    if let Some((_, assumed)) = easiest {
        let step = search.refutation(&start, assumed, ONE_MORE, Naming::Techniques)?;
        return ControlFlow::Continue(Some(step));
    }
    for &cell in &cells {
        for assumed in possible.others(cell, board) {
            let (outcome, branch) = search.try_value(&start, assumed, Depth::Any)?;
            if outcome == Outcome::Broken {
                let step = search.refutation(&start, assumed, Depth::Any, Naming::Techniques)?;
                return ControlFlow::Continue(Some(step));
            }
            possible.add(&branch.board);
            search.recycle(branch);
        }
    }
    ControlFlow::Continue(None)
}

/// The candidates that are part of a solution.
#[derive(Default)]
struct Possible([Cells; MAX_LOGIC_SIZE]);

impl Possible {
    /// Adds a full board.
    fn add(&mut self, solution: &Board) {
        for cell in solution.layout().cells() {
            if let Some(digit) = solution.value(cell) {
                self.0[digit.index()].insert(cell);
            }
        }
    }

    /// The other candidates of a cell.
    fn others(&self, cell: Cell, board: &Board) -> Vec<Candidate> {
        let candidates = board.candidates(cell).iter();
        let others = candidates.filter(|digit| !self.0[digit.index()].contains(cell));
        others.map(|digit| Candidate { cell, digit }).collect()
    }
}
