//! The fast solver as one of the methods.

use std::cell::RefCell;
use std::ops::ControlFlow;
use std::sync::Arc;

use super::super::{Effort, Method, Observer};
use super::{Path, Progress, State, search_on};
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

/// The same on the paths that are not the fastest, so that tests can reach them. Where the processor
/// lacks one, its method takes the fastest there is.
#[doc(hidden)]
pub static SLOWER: [Method; 2] = [
    Method {
        id: "fast-portable",
        name: FAST.name,
        page: FAST.page,
        takes: Layout::is_classic,
        can_be_watched: false,
        is_exhaustive: true,
        search: |puzzle, _seed, observer| run_on(Path::PORTABLE, puzzle, observer),
    },
    Method {
        id: "fast-avx2",
        name: FAST.name,
        page: FAST.page,
        takes: Layout::is_classic,
        can_be_watched: false,
        is_exhaustive: true,
        search: |puzzle, _seed, observer| {
            run_on(Path::named("avx2").unwrap_or(Path::best()), puzzle, observer)
        },
    },
];

fn run(puzzle: &Puzzle, _seed: u64, observer: &mut dyn Observer) -> Effort {
    run_on(Path::best(), puzzle, observer)
}

fn run_on(path: Path, puzzle: &Puzzle, observer: &mut dyn Observer) -> Effort {
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
    let tally = search_on(
        path,
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
