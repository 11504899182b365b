//! Methods of solving that reason: each a [`Method`] like those of nonet-core.
//!
//! What they find beside solutions, such as the steps that lead there, is told by [`by_logic`] and
//! [`by_trial`], which the methods are made of.

use std::ops::ControlFlow;
use std::sync::Arc;

use nonet_core::solve::{Effort, Method, Observer};
use nonet_core::{Grid, Puzzle};

use crate::board::Board;
use crate::geometry;
use crate::step::Step;
use crate::technique::Technique;
use crate::toolbox::{Ending, Path, Toolbox};
use crate::trial::{self, Answers, METHODS, Trial, Work};

/// Every method that reasons.
pub static ALL: &[&Method] = &[&LOGIC, &TRIAL];

/// Human techniques, without trial.
pub static LOGIC: Method = Method {
    id: "logic",
    name: "Logic",
    page: include_str!("method/logic.md"),
    takes: geometry::takes,
    can_be_watched: true,
    // What it finds is proved, but it does not always find something.
    is_exhaustive: false,
    search: |puzzle, _, observer| by_logic(puzzle, &logic_toolbox(), observer).effort,
};

/// I. Bocharov's five methods and trial.
pub static TRIAL: Method = Method {
    id: "trial",
    name: "Trial",
    page: include_str!("method/trial.md"),
    takes: geometry::takes,
    can_be_watched: true,
    is_exhaustive: true,
    search: |puzzle, _, observer| by_trial(puzzle, &METHODS, observer).effort,
};

/// The techniques of the method `logic`: all that are certain for any puzzle. Trial is a method of
/// its own, and nets try things out as it does; and that there is only one solution is for a method to find out: those that rely on it
/// would find nothing.
pub fn logic_toolbox() -> Toolbox {
    Toolbox::default().without_uniqueness().without(Technique::tries)
}

/// What reasoning alone comes to.
#[derive(Clone, Debug)]
pub struct Reasoning {
    /// The steps, and where they lead.
    pub path: Path,
    /// The work: each step leads to one node, and nothing is tried.
    pub effort: Effort,
}

/// Solves a puzzle by techniques, as far as they go.
///
/// A solution is the only one: techniques that take that for granted find nothing here.
///
/// # Panics
/// If the grid is larger than 16×16.
pub fn by_logic(puzzle: &Puzzle, toolbox: &Toolbox, observer: &mut dyn Observer) -> Reasoning {
    let board = board_of(puzzle);
    let cells = board.layout().cell_count();
    let mut effort = Effort { nodes: 1, ..Effort::default() };
    let mut steps: Vec<Step> = Vec::new();
    let mut walk = toolbox.walk(board);
    while let Some(step) = walk.next() {
        steps.push(step);
        effort.nodes += 1;
        effort.explored = 1.0 - walk.board().empty_cells().len() as f64 / cells as f64;
        if observer.progress(&effort).is_break() {
            return Reasoning { path: Path { steps, ending: Ending::Stuck }, effort };
        }
    }
    let ending = walk.ending();
    if ending != Ending::Stuck {
        effort.explored = 1.0;
    }
    if let Some(grid) = filled(walk.board()) {
        effort.solutions = 1;
        let _ = observer.solution(&grid, &effort);
    }
    Reasoning { path: Path { steps, ending }, effort }
}

/// What trial comes to.
#[derive(Clone, Debug)]
pub struct TrialAnswer {
    /// The way to the first solution or to the contradiction, unless it was broken off before.
    pub first: Option<Trial>,
    /// The figure for how hard it was: that of the first solution if the observer wanted no other,
    /// else the smallest of all; 0 if there is none. Unknown if it was broken off.
    pub complexity: Option<u64>,
    /// The work.
    pub effort: Effort,
}

/// Solves a puzzle by some of the five methods and trial.
///
/// # Panics
/// If the grid is larger than 16×16.
pub fn by_trial(
    puzzle: &Puzzle,
    methods: &[&'static Technique],
    observer: &mut dyn Observer,
) -> TrialAnswer {
    let board = board_of(puzzle);
    let mut progress = |work: &Work| observer.progress(&effort_of(work));
    let trial = trial::run_without_steps(&board, methods, &mut progress);
    let mut effort = effort_of(&trial.work);
    if trial.ending == Ending::Stuck {
        return TrialAnswer { first: None, complexity: None, effort };
    }
    let mut complexity = Some(trial.complexity);
    if let Some(first) = filled(&trial.board) {
        effort.solutions = 1;
        // If nothing is assumed at the end, all other values were ruled out on the way: there is no
        // other solution.
        effort.explored = if trial.assumptions.is_empty() { 1.0 } else { 0.0 };
        if observer.solution(&first, &effort).is_continue() && effort.explored < 1.0 {
            let mut others = Others { first, effort, was_stopped: false, has_enough: false };
            others.find(&board, methods, observer);
            complexity = others.smallest_complexity(&trial, observer);
            effort = others.effort;
        }
    } else {
        effort.explored = 1.0;
    }
    TrialAnswer { first: Some(trial), complexity, effort }
}

/// The solutions beside the first one.
struct Others {
    first: Grid,
    /// The work, with that for the first one.
    effort: Effort,
    /// Whether the observer had no patience. To have enough solutions is something else.
    was_stopped: bool,
    /// Whether the observer wants no more solutions: then it hears nothing more.
    has_enough: bool,
}

impl Others {
    fn find(&mut self, board: &Board, methods: &[&'static Technique], observer: &mut dyn Observer) {
        let before = self.effort;
        let mut tell = |work: &Work, solution: Option<&Board>| {
            self.effort.nodes = before.nodes + work.trials;
            self.effort.trials = before.trials + work.trials;
            let Some(board) = solution else {
                let flow = observer.progress(&self.effort);
                self.was_stopped = flow.is_break();
                return flow;
            };
            match filled(board) {
                Some(grid) if grid != self.first => {
                    self.effort.solutions += 1;
                    let flow = observer.solution(&grid, &self.effort);
                    self.has_enough = flow.is_break();
                    flow
                }
                _ => ControlFlow::Continue(()),
            }
        };
        let (work, flow) = trial::for_each_solution(board, methods, &mut tell);
        self.effort.nodes = before.nodes + work.trials;
        self.effort.trials = before.trials + work.trials;
        self.effort.explored = if flow.is_continue() { 1.0 } else { 0.0 };
    }

    fn smallest_complexity(&mut self, trial: &Trial, observer: &mut dyn Observer) -> Option<u64> {
        if self.was_stopped {
            return None;
        }
        let answers = if self.effort.solutions == 1 { Answers::One } else { Answers::Several };
        // There is an end to how many ways are compared.
        trial.smallest_complexity(answers, &mut |_| {
            if self.has_enough {
                return ControlFlow::Continue(());
            }
            observer.progress(&self.effort)
        })
    }
}

fn effort_of(work: &Work) -> Effort {
    Effort { nodes: 1 + work.trials, trials: work.trials, ..Effort::default() }
}

fn board_of(puzzle: &Puzzle) -> Board {
    Board::of(puzzle.start()).expect("methods that reason take no larger grids")
}

/// The grid of a full board.
fn filled(board: &Board) -> Option<Grid> {
    let digits: Option<Vec<_>> = board.layout().cells().map(|cell| board.value(cell)).collect();
    Grid::try_new(Arc::clone(board.layout()), digits?)
}
