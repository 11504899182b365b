//! The observer ends a search whenever it likes.

use std::ops::ControlFlow;

use nonet_core::Grid;
use nonet_core::solve::{Effort, Moment, Observer};
use nonet_testing::runner::{methods_for, run_to};
use nonet_testing::{empty, shape};

#[test]
fn a_search_that_is_stopped_after_k_solutions_has_found_exactly_k() {
    let small = empty(shape(2, 2));
    let classic = empty(shape(3, 3));
    for (puzzle, counts) in [(&small, [1, 2, 3, 17, 287, 288]), (&classic, [1, 2, 3, 10, 99, 5000])]
    {
        for method in methods_for(puzzle.layout()) {
            for count in counts {
                assert_eq!(run_to(method, puzzle, count).solutions.len(), count, "{method:?}");
            }
        }
    }
}

#[test]
fn a_search_that_is_stopped_is_not_done() {
    let puzzle = empty(shape(3, 3));
    for method in methods_for(puzzle.layout()) {
        assert!(run_to(method, &puzzle, 10).effort.explored < 0.5, "{method:?}");
    }
}

/// Ends the search at the first report of progress, and notes what comes after.
#[derive(Default)]
struct Impatient {
    ended_at: Option<Effort>,
    solutions: u128,
}

impl Observer for Impatient {
    fn solution(&mut self, _solution: &Grid, effort: &Effort) -> ControlFlow<()> {
        assert!(self.ended_at.is_none(), "a solution after the end");
        self.solutions += 1;
        assert!(effort.nodes < 10_000_000, "no progress was reported for ten million nodes");
        ControlFlow::Continue(())
    }

    fn progress(&mut self, effort: &Effort) -> ControlFlow<()> {
        assert!(self.ended_at.is_none(), "progress after the end");
        self.ended_at = Some(*effort);
        ControlFlow::Break(())
    }
}

#[test]
fn a_search_without_end_can_be_stopped_from_its_progress() {
    for (rows, columns) in [(2, 3), (3, 3), (3, 4), (4, 4), (5, 5)] {
        let puzzle = empty(shape(rows, columns));
        for method in methods_for(puzzle.layout()) {
            let mut impatient = Impatient::default();
            let effort = (method.search)(&puzzle, 0, &mut impatient);
            assert_eq!(impatient.ended_at, Some(effort), "{method:?} {rows}x{columns}");
            assert_eq!(effort.solutions, impatient.solutions, "{method:?}");
            assert!(effort.explored < 1.0, "{method:?}");
        }
    }
}

/// Watches, and ends the search at its n-th moment.
struct Watcher {
    left: u32,
}

impl Observer for Watcher {
    fn solution(&mut self, _solution: &Grid, _effort: &Effort) -> ControlFlow<()> {
        assert_ne!(self.left, 0, "a solution after the end");
        ControlFlow::Continue(())
    }

    fn watches(&self) -> bool {
        true
    }

    fn moment(&mut self, _moment: &Moment) -> ControlFlow<()> {
        assert_ne!(self.left, 0, "a moment after the end");
        self.left -= 1;
        if self.left == 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}

#[test]
fn a_search_can_be_stopped_at_any_moment_it_reports() {
    let puzzle = empty(shape(2, 2));
    for method in methods_for(puzzle.layout()).filter(|method| method.can_be_watched) {
        for left in 1..40 {
            let mut watcher = Watcher { left };
            (method.search)(&puzzle, 0, &mut watcher);
            assert_eq!(watcher.left, 0, "{method:?} has fewer than {left} moments");
        }
    }
}
