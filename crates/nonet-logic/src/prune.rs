//! Pruning: of all the steps that led to a contradiction, those that it really needs.
//!
//! Every candidate goes out once. A premise rests on the candidates that are gone, and so on the
//! steps that took them out. Going backwards from the contradiction, a step is needed if it took
//! out something that a later one, or the contradiction itself, rests on. Of the steps that are left, those
//! can go whose effect other needed ones have, too.

use nonet_core::{Contradiction, Digit};

use crate::board::Board;
use crate::candidate::Candidate;
use crate::evidence::{Branch, BranchEnd, Node, Premise};
use crate::geometry::{Cells, MAX_LOGIC_SIZE};
use crate::step::Step;

/// Candidates that are gone, digit by digit.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Gone([Cells; MAX_LOGIC_SIZE]);

impl Gone {
    const NONE: Gone = Gone([Cells::EMPTY; MAX_LOGIC_SIZE]);

    /// What is a candidate before, and not after, and was not put in.
    fn between(before: &Board, after: &Board) -> Gone {
        let mut gone = Gone::NONE;
        for digit in before.digits() {
            let out = before.cells_with(digit).without(after.cells_with(digit));
            let is_out = |cell: &nonet_core::Cell| after.value(*cell) != Some(digit);
            gone.0[digit.index()] = out.iter().filter(is_out).collect();
        }
        gone
    }

    fn add(&mut self, digit: Digit, cells: &Cells) {
        self.0[digit.index()] |= *cells;
    }

    fn add_all(&mut self, other: &Gone) {
        self.0.iter_mut().zip(&other.0).for_each(|(mine, theirs)| *mine |= *theirs);
    }

    fn remove_all(&mut self, other: &Gone) {
        self.0.iter_mut().zip(&other.0).for_each(|(mine, theirs)| *mine = mine.without(theirs));
    }

    fn keep_only(&mut self, other: &Gone) {
        self.0.iter_mut().zip(&other.0).for_each(|(mine, theirs)| *mine &= *theirs);
    }

    fn is_subset_of(&self, other: &Gone) -> bool {
        self.0.iter().zip(&other.0).all(|(mine, theirs)| mine.is_subset_of(theirs))
    }

    fn meets(&self, other: &Gone) -> bool {
        self.0.iter().zip(&other.0).any(|(mine, theirs)| mine.meets(theirs))
    }

    /// What a premise rests on.
    fn add_for_premise(&mut self, premise: &Premise, board: &Board) {
        match premise {
            Premise::Cell { cell, digits } => {
                let cell = Cells::single(*cell);
                board.digits().without(*digits).iter().for_each(|digit| self.add(digit, &cell));
            }
            Premise::Place { house, digit, cells } => {
                self.add(*digit, &board.cells_of(*house).without(cells));
            }
            // Whether the pattern is one depends on the whole position.
            Premise::Unique { .. } => {
                let everywhere: Cells = board.layout().cells().collect();
                board.digits().iter().for_each(|digit| self.add(digit, &everywhere));
            }
            Premise::Rule { clues, .. } => {
                for &clue in clues {
                    self.add_for_clue(clue, board);
                }
            }
        }
    }

    /// What follows from a clue rests on: all that is gone from its cells.
    fn add_for_clue(&mut self, clue: usize, board: &Board) {
        for &cell in &board.layout().clues()[clue].cells {
            let gone = board.digits().without(board.possible(cell));
            gone.iter().for_each(|digit| self.add(digit, &Cells::single(cell)));
        }
    }

    /// What a step rests on, in the position in which it is taken.
    fn add_for_step(&mut self, step: &Step, board: &Board) {
        for premise in &step.evidence.premises {
            self.add_for_premise(premise, board);
        }
        for branch in &step.evidence.branches {
            if let BranchEnd::Breaks(end) = &branch.end {
                let assumed = assumed(branch);
                self.add_all(&Course::follow(board, assumed, &branch.steps).rests_on(end));
            }
        }
    }

    fn add_for_contradiction(&mut self, contradiction: &Contradiction, board: &Board) {
        match contradiction {
            Contradiction::NoValue { cell } => {
                let cell = Cells::single(*cell);
                board.digits().iter().for_each(|digit| self.add(digit, &cell));
            }
            Contradiction::NoPlace { house, digit } => self.add(*digit, board.cells_of(*house)),
            Contradiction::Constraint { clue } => self.add_for_clue(*clue, board),
            // These rest on no candidate, or are not looked for here.
            Contradiction::Clash { .. }
            | Contradiction::Pair { .. }
            | Contradiction::UnknownRules => {}
        }
    }
}

/// What a branch assumes to be in its cell.
fn assumed(branch: &Branch) -> Option<Candidate> {
    let Node { digit, cells, .. } = branch.assumption;
    cells.only().map(|cell| Candidate { cell, digit })
}

/// The way to a contradiction: what each step rests on, and what it takes out.
struct Course {
    /// What the assumption takes out, if there is one.
    at_first: Gone,
    steps: Vec<(Gone, Gone)>,
    /// Where it ends.
    board: Board,
}

impl Course {
    fn follow(start: &Board, assumed: Option<Candidate>, steps: &[Step]) -> Course {
        let mut board = start.clone();
        if let Some(candidate) = assumed {
            board.place(candidate);
        }
        let at_first = Gone::between(start, &board);
        let mut before = board.clone();
        let steps = steps.iter().map(|step| {
            let mut rests_on = Gone::NONE;
            rests_on.add_for_step(step, &board);
            before.clone_from(&board);
            board.apply(step);
            (rests_on, Gone::between(&before, &board))
        });
        let steps = steps.collect();
        board.look_at_constraints();
        Course { at_first, steps, board }
    }

    /// What the whole way rests on before its beginning.
    fn rests_on(&self, end: &Contradiction) -> Gone {
        let mut needed = Gone::NONE;
        needed.add_for_contradiction(end, &self.board);
        self.steps.iter().for_each(|(rests_on, _)| needed.add_all(rests_on));
        self.steps.iter().for_each(|(_, out)| needed.remove_all(out));
        needed.remove_all(&self.at_first);
        needed
    }

    /// Which steps a contradiction needs, as long as each candidate counts as taken out by the step that did so
    /// first.
    fn needed(&self, end: &Contradiction) -> Vec<bool> {
        let mut needed = Gone::NONE;
        needed.add_for_contradiction(end, &self.board);
        let mut is_needed = vec![false; self.steps.len()];
        for (is_needed, (rests_on, out)) in is_needed.iter_mut().zip(&self.steps).rev() {
            if out.meets(&needed) {
                *is_needed = true;
                needed.add_all(rests_on);
            }
        }
        is_needed
    }
}

/// Those of some steps that lead to a contradiction, if they lead to one: the shortest way to any
/// of the contradictions that can be seen at their end.
pub(crate) fn to_contradiction(
    start: &Board,
    assumed: Option<Candidate>,
    mut steps: Vec<Step>,
) -> Option<(Vec<Step>, Contradiction)> {
    let course = Course::follow(start, assumed, &steps);
    let ends = course.board.contradictions().into_iter();
    let length = |is_needed: &Vec<bool>| -> usize {
        let needed = steps.iter().zip(is_needed).filter(|(_, is_needed)| **is_needed);
        needed.map(|(step, _)| 1 + step.length()).sum()
    };
    let ends = ends.map(|end| (course.needed(&end), end));
    let (is_needed, end) = ends.min_by_key(|(is_needed, _)| length(is_needed))?;
    let mut needed = is_needed.iter();
    steps.retain(|_| needed.next() == Some(&true));
    let kept = course.steps.into_iter().zip(is_needed).filter(|(_, is_needed)| *is_needed);
    let mut rests_on: Vec<Gone> = kept.map(|((rests_on, _), _)| rests_on).collect();
    let mut last = Gone::NONE;
    last.add_for_contradiction(&end, &course.board);
    rests_on.push(last);
    leave_out(start, assumed, &mut steps, rests_on);
    Some((steps, end))
}

/// Leaves out each step, from the last to the first, without which the others still stand: what they rest on, and at
/// last the contradiction, has also been taken out by one before them.
fn leave_out(
    start: &Board,
    assumed: Option<Candidate>,
    steps: &mut Vec<Step>,
    mut needs: Vec<Gone>,
) {
    let mut board = start.clone();
    if let Some(candidate) = assumed {
        board.place(candidate);
    }
    let mut after = board.clone();
    let mut gone = Gone::NONE;
    let mut takes = Vec::with_capacity(steps.len());
    for (step, needs) in steps.iter().zip(&mut needs) {
        // Only what a step has taken out can be missing; the rest was gone before.
        needs.keep_only(&gone);
        after.clone_from(&board);
        after.apply(step);
        let taken = Gone::between(&board, &after);
        gone.add_all(&taken);
        takes.push(taken);
    }
    if let Some(last) = needs.last_mut() {
        last.keep_only(&gone);
    }
    let mut is_kept = vec![true; steps.len()];
    for index in (0..steps.len()).rev() {
        is_kept[index] = false;
        is_kept[index] = !stands(&needs, &takes, &is_kept);
    }
    let mut is_kept = is_kept.into_iter();
    steps.retain(|_| is_kept.next() == Some(true));
}

/// Whether the steps that are kept, and the contradiction, have all they rest on.
fn stands(needs: &[Gone], takes: &[Gone], is_kept: &[bool]) -> bool {
    let mut gone = Gone::NONE;
    for ((needs, takes), is_kept) in needs.iter().zip(takes).zip(is_kept) {
        if *is_kept {
            if !needs.is_subset_of(&gone) {
                return false;
            }
            gone.add_all(takes);
        }
    }
    needs.last().is_none_or(|needs| needs.is_subset_of(&gone))
}
