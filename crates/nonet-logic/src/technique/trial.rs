#![doc = include_str!("trial.md")]

use std::ops::ControlFlow;

use nonet_core::Cell;

use super::{Level, Technique, every_layout};
use crate::board::Board;
use crate::candidate::Candidate;
use crate::geometry::{Cells, MAX_LOGIC_SIZE};
use crate::sink::Sink;
use crate::step::Step;
use crate::toolbox::all_steps;
use crate::trial::{
    Attempt, Depth, Methods, Naming, Outcome, Record, TrialSearch, Work, crossing_out,
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

/// Methods only.
const STRAIGHT: Depth = Depth::AtMost(0);

/// One further assumption at a time.
const ONE_MORE: Depth = Depth::AtMost(1);

/// How many values may be tried before further assumptions go as deep as it takes.
const NESTED_LIMIT: u64 = 3000;

/// How many values may be tried in all before it is given up.
const LIMIT: u64 = 100_000;

fn find(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    // Whoever still sees a single has no need to try anything, and the search relies on there being
    // none.
    let has_naked = !board.cells_by_count(1).is_empty();
    let has_single = has_naked || board.houses().iter().any(|&house| !board.lone(house).is_empty());
    if board.is_broken() || board.is_full() || has_single {
        return ControlFlow::Continue(());
    }
    if refute_each(board, Methods::SINGLES, sink)? || refute_each(board, Methods::ALL, sink)? {
        return ControlFlow::Continue(());
    }
    match refute_one(board) {
        ControlFlow::Continue(Some(step)) => sink.take(step),
        // Nothing can be refuted, or there would be too much to try.
        _ => ControlFlow::Continue(()),
    }
}

/// Reports every candidate from which some methods lead straight to a contradiction. Says whether
/// there was any.
fn refute_each(board: &Board, methods: Methods, sink: &mut Sink<'_>) -> ControlFlow<(), bool> {
    let start = Attempt::stuck(board, methods);
    let go_on = &mut |_: &Work, _: Option<&Board>| ControlFlow::Continue(());
    let mut search = TrialSearch::new(methods, go_on);
    let mut is_any = false;
    let candidates = board
        .empty_cells()
        .iter()
        .flat_map(|cell| board.candidates(cell).iter().map(move |digit| Candidate { cell, digit }));
    for assumed in candidates {
        if search.outcome_of(&start, assumed, STRAIGHT)? != Outcome::Broken {
            continue;
        }
        is_any = true;
        // Singles are told in waves where that leads to the contradiction: it is shorter.
        let in_waves = match methods {
            Methods::SINGLES => crossing_out(board, assumed, singles_after(board, assumed)),
            _ => None,
        };
        let step = match in_waves {
            Some(step) => step,
            None => search.refutation(&start, assumed, STRAIGHT, Naming::Techniques)?,
        };
        sink.take(step)?;
    }
    ControlFlow::Continue(is_any)
}

/// The singles that follow from an assumption until there is a contradiction or no more of them.
/// All that can be seen at a time come before any that follow from them, so that there is a short
/// way to the contradiction among them.
fn singles_after(board: &Board, assumed: Candidate) -> Vec<Step> {
    let mut board = board.clone();
    board.place(assumed);
    let [hidden, naked] = ["hidden-single", "naked-single"].map(Technique::by_id);
    let mut steps = Vec::new();
    let mut wave = Vec::new();
    loop {
        let mut is_new = false;
        for technique in [hidden, naked].into_iter().flatten() {
            wave.append(&mut all_steps(technique, &board));
        }
        for step in wave.drain(..) {
            if board.is_broken() {
                return steps;
            }
            // One cell may have been seen in several ways.
            if step.placements.iter().all(|&placed| board.has(placed)) {
                board.apply(&step);
                steps.push(step);
                is_new = true;
            }
        }
        if !is_new {
            return steps;
        }
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
