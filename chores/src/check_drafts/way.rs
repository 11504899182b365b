//! The way through a draft, on which every step is checked.

use std::sync::Arc;

use nonet_core::format::to_line;
use nonet_core::{DigitSet, Draft, Grid, Position, Proper, Random};
use nonet_logic::checker::{check_against, check_step, follow};
use nonet_logic::page::Conclusions;
use nonet_logic::{Board, BranchEnd, Candidate, Premise, Step, Technique, Toolbox, all_steps};

use super::draft::{finds_solution, solutions};
use super::summary::Summary;

/// The technique of last resort.
const TRIAL: &str = "trial";

/// After so many steps that try something out, the rest of the way is left: each takes long to find.
const MOST_TRIALS: usize = 2;

/// After so many steps, too. Only the largest grids have longer ways.
const MOST_STEPS: usize = 150;

/// With how many solutions steps are compared at most.
const MOST_SOLUTIONS: usize = 60;

/// Everything that can be found, and not only the step that is taken, is checked once in so many steps
/// through a 9×9 grid. In larger grids there is far more to be found.
const LOOK_EVERYWHERE: usize = 40;

/// How many steps of one technique are checked in one position.
const MOST_OF_ONE: usize = 4;

/// Walks through a draft and checks what is found.
pub(super) struct Way<'a> {
    draft: &'a Draft,
    toolbox: &'a Toolbox,
    random: Random,
    /// The solutions that no step may contradict.
    solutions: Vec<Grid>,
    summary: &'a mut Summary,
}

impl<'a> Way<'a> {
    pub(super) fn through(
        draft: &'a Draft,
        toolbox: &'a Toolbox,
        random: Random,
        summary: &'a mut Summary,
    ) {
        let mut way = Way { draft, toolbox, random, solutions: Vec::new(), summary };
        let position = way.start();
        way.walk(position);
    }

    /// The position of the draft: as one of a player whose question are the givens alone, as one of a
    /// question with pencil marks, or as one that nothing is known about.
    fn start(&mut self) -> Position {
        let questions = [self.draft.givens(), self.draft.question()];
        let known = questions.iter().filter_map(|question| {
            let proper = Proper::of(question).ok()?;
            proper.position(self.draft)
        });
        let mut positions: Vec<Position> = known.collect();
        positions.push(Position::of(self.draft));
        let position = positions.swap_remove(self.random.below(positions.len()));
        self.solutions = match position.proper() {
            Some(proper) => vec![proper.solution().clone()],
            None => solutions(self.draft, MOST_SOLUTIONS),
        };
        self.summary.is_proper = position.proper().is_some();
        position
    }

    fn walk(&mut self, mut position: Position) {
        let Some(mut board) = Board::of(&position) else { return };
        let size = board.size().max(9);
        let look_everywhere = LOOK_EVERYWHERE * size.pow(3) / 9_usize.pow(3);
        let mut trials = 0;
        for _ in 0..MOST_STEPS {
            if board.is_full() || board.is_broken() {
                return;
            }
            let looks_everywhere = self.random.below(look_everywhere) == 0;
            for tool in &self.toolbox.tools {
                let technique = tool.technique;
                let is_wanted = looks_everywhere || technique.needs_uniqueness;
                if is_wanted && technique.id != TRIAL {
                    self.check_all(technique, &position, &board);
                }
            }
            let Some(step) = self.toolbox.next_step(&board) else { return };
            self.check(&position, &step);
            follow(&mut position, &step);
            board.apply(&step);
            trials += usize::from(step.technique.id == TRIAL);
            if trials == MOST_TRIALS {
                return;
            }
        }
    }

    /// Checks some of the steps of a technique.
    fn check_all(&mut self, technique: &'static Technique, position: &Position, board: &Board) {
        let steps = all_steps(technique, board);
        let apart = steps.len().div_ceil(MOST_OF_ONE).max(1);
        for step in steps.iter().skip(self.random.below(apart)).step_by(apart) {
            self.check(position, step);
        }
    }

    fn check(&mut self, position: &Position, step: &Step) {
        let fault = self.fault(position, step).map(|fault| {
            let concluded = Conclusions::of(step).to_text(position.layout());
            let draft = to_line(self.draft);
            format!("{draft}\n  {:?} {concluded}: {fault}\n  {step:?}\n", step.technique)
        });
        self.summary.add(step.technique.id, fault);
    }

    /// What is wrong with a step: the checker refuses it, a solution contradicts it, or the checker
    /// accepts it without a premise that it needs.
    fn fault(&self, position: &Position, step: &Step) -> Option<String> {
        let against = |solution: &Grid| check_against(solution, step);
        let result = check_step(position, step);
        let result = result.and_then(|()| self.solutions.iter().try_for_each(against));
        if let Err(fault) = result {
            return Some(fault.to_string());
        }
        // A trial tells all that leads to its contradiction, and not only what it takes.
        let tries = |end: &BranchEnd| matches!(end, BranchEnd::Breaks(_) | BranchEnd::Solves);
        if step.evidence.branches.iter().any(|branch| tries(&branch.end)) {
            return None;
        }
        let dropped = (0..step.evidence.premises.len()).find(|&index| {
            let mut step = step.clone();
            step.evidence.premises.remove(index);
            check_step(position, &step).is_ok() && has_exception(position, &step)
        })?;
        Some(format!("it is accepted without {:?}", step.evidence.premises[dropped]))
    }
}

/// Whether there is a full grid in which the premises of a step are true and a conclusion is not. That
/// is told by a solver, and has nothing to do with how the checker finds out.
fn has_exception(position: &Position, step: &Step) -> bool {
    let layout = position.layout();
    let mut marks = vec![layout.digits(); layout.cell_count()];
    for premise in &step.evidence.premises {
        match premise {
            Premise::Cell { cell, digits } => marks[cell.index()] &= *digits,
            Premise::Place { house, digit, cells } => {
                let others = layout.cells_of(*house).iter().filter(|cell| !cells.contains(**cell));
                others.for_each(|cell| marks[cell.index()].remove(*digit));
            }
            // That one of several candidates is true cannot be told by pencil marks.
            Premise::Unique { .. } | Premise::Rule { .. } => return false,
        }
    }
    let is_possible = |change: &dyn Fn(&mut Vec<DigitSet>)| {
        let mut draft = Draft::empty(Arc::clone(layout));
        let mut marks = marks.clone();
        change(&mut marks);
        draft.pencil_marks = Some(marks);
        finds_solution(&draft)
    };
    let is_wrong = |gone: &Candidate| {
        is_possible(&|marks| marks[gone.cell.index()] &= DigitSet::single(gone.digit))
    };
    let is_missing =
        |placed: &Candidate| is_possible(&|marks| marks[placed.cell.index()].remove(placed.digit));
    step.eliminations.iter().any(is_wrong) || step.placements.iter().any(is_missing)
}
