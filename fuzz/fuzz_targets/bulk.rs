//! Solving in bulk finds what one search after the other finds, on every path.
#![no_main]

use std::ops::ControlFlow;

use libfuzzer_sys::fuzz_target;
use nonet_core::solve::Path;
use nonet_core::solve::bulk::{Candidates, Solver};
use nonet_core::solve::fast::{Progress, State, search_on};

/// Up to so many solutions are counted.
const LIMIT: u64 = 3;

/// A search that has taken so many nodes is given up.
const MOST_NODES: u64 = 4_096;

fuzz_target!(|bytes: &[u8]| {
    // Two bytes a cell: the digits that it cannot have, so that few bytes leave much open.
    let mut puzzles = Vec::new();
    let mut expected = Vec::new();
    for puzzle in bytes.chunks(162).take(40) {
        let mut cells = [0x1ff; 81];
        for (cell, pair) in cells.iter_mut().zip(puzzle.chunks_exact(2)) {
            *cell &= !u16::from_le_bytes([pair[0], pair[1]]);
        }
        let Some(count) = count(&cells) else { continue };
        puzzles.push(Candidates::new(cells).expect("nine digits"));
        expected.push(count);
    }
    for path in Path::available() {
        let mut counts = Vec::new();
        Solver::on(path).count(&puzzles, LIMIT, &mut counts);
        assert_eq!(counts, expected, "{path}: {puzzles:?}");
    }
});

/// How many solutions one search finds, unless it takes too long.
fn count(cells: &[u16; 81]) -> Option<u64> {
    // A cell without candidates is no state.
    let Some(state) = State::from_candidates(cells) else { return Some(0) };
    let mut is_complete = true;
    let on_solution = |_: &[u8; 81], progress: &Progress| {
        let is_enough = progress.tally.solutions >= LIMIT;
        if is_enough { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    let on_progress = |progress: &Progress| {
        is_complete = progress.tally.nodes < MOST_NODES;
        if is_complete { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    };
    let tally = search_on(Path::PORTABLE, &state, on_solution, on_progress);
    is_complete.then_some(tally.solutions)
}
