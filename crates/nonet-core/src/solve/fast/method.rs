//! The fast solver as one of the methods.

use std::cell::RefCell;
use std::ops::ControlFlow;
use std::sync::Arc;

use super::super::{Effort, Method, Observer};
use super::{Progress, State, search};
use crate::digit::Digit;
use crate::grid::Grid;
use crate::layout::Layout;
use crate::puzzle::Puzzle;

pub(in crate::solve) static FAST: Method = Method {
    id: "fast",
    name: "Fast solver",
    page: include_str!("../fast.md"),
    takes: Layout::is_classic,
    can_be_watched: false,
    is_exhaustive: true,
    search: run,
};

fn run(puzzle: &Puzzle, _seed: u64, observer: &mut dyn Observer) -> Effort {
    let layout = puzzle.layout();
    let mut candidates = [0; 81];
    for (cell, mask) in layout.cells().zip(&mut candidates) {
        *mask = puzzle.start().possible(cell).mask() as u16;
    }
    let state =
        State::from_candidates(&candidates).expect("every cell of a puzzle has a value left");
    let mut solution = Grid::buffer(Arc::clone(layout));
    // Both callbacks report to the same observer, one after the other, and leave a last word.
    let observer = RefCell::new(observer);
    let last = RefCell::new(None);
    let report = |flow: ControlFlow<()>, effort: Effort| {
        if flow.is_break() {
            *last.borrow_mut() = Some(effort);
        }
        flow
    };
    let tally = search(
        &state,
        |digits, progress| {
            for (digit, &number) in solution.digits_mut().iter_mut().zip(digits) {
                *digit = Digit::from_number(number.into()).expect("a solution has digits 1 to 9");
            }
            let effort = effort(progress);
            report(observer.borrow_mut().solution(&solution, &effort), effort)
        },
        |progress| {
            let effort = effort(progress);
            report(observer.borrow_mut().progress(&effort), effort)
        },
    );
    last.into_inner().unwrap_or_else(|| effort(&Progress { tally, explored: 1.0 }))
}

fn effort(progress: &Progress) -> Effort {
    let Progress { tally, explored } = *progress;
    Effort {
        nodes: tally.nodes,
        trials: tally.guesses,
        solutions: u128::from(tally.solutions),
        explored,
    }
}
