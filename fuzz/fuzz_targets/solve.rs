//! All methods find the same solutions of any puzzle with a small grid.
#![no_main]

use std::ops::ControlFlow;

use libfuzzer_sys::fuzz_target;
use nonet_core::solve::{ALL, Effort, Method, Observer};
use nonet_core::{BoxShape, Digit, DigitSet, Draft, Entry, Grid, Layout, Puzzle};

/// No more solutions than this are compared.
const MOST_SOLUTIONS: usize = 100;

/// A search that has taken so many nodes is given up when it next reports progress.
const MOST_NODES: u64 = 2_000;

/// The grids to choose from, by the first byte.
const SHAPES: [(usize, usize); 8] =
    [(1, 1), (1, 2), (2, 1), (1, 3), (2, 2), (2, 3), (3, 2), (3, 3)];

fuzz_target!(|bytes: &[u8]| {
    let Some(puzzle) = draft_of(bytes).and_then(|draft| Puzzle::try_from(draft).ok()) else {
        return;
    };
    let mut known: Option<(&Method, Vec<Vec<Digit>>)> = None;
    let exhaustive = |method: &&&Method| method.is_exhaustive && (method.takes)(puzzle.layout());
    for &method in ALL.iter().filter(exhaustive) {
        let Some(found) = solutions(method, &puzzle) else { continue };
        match &known {
            None => known = Some((method, found)),
            Some((first, expected)) => assert_eq!(expected, &found, "{first:?} and {method:?}"),
        }
    }
});

/// The first byte chooses the boxes; then each cell has two bytes.
///
/// ```text
/// bit   15 14 13  12 11 10  9   8  7  6  5  4  3  2  1  0
///       └ kind ┘  └─ digit ─┘   └─ digits it cannot have ┘
/// ```
///
/// Kind 1 is a given digit, kind 2 a placed one, any other an empty cell. Where no digit is ruled
/// out, the puzzle has no pencil marks.
fn draft_of(bytes: &[u8]) -> Option<Draft> {
    let (&choice, rest) = bytes.split_first()?;
    let (rows, columns) = SHAPES[usize::from(choice) % SHAPES.len()];
    let layout = Layout::with_boxes(BoxShape::new(rows, columns)?);
    let (size, all) = (layout.size(), layout.digits());
    let mut draft = Draft::empty(layout);
    let mut marks = vec![all; draft.entries.len()];
    for (cell, pair) in rest.chunks_exact(2).take(marks.len()).enumerate() {
        let bits = u16::from_le_bytes([pair[0], pair[1]]);
        let digit = Digit::from_index(usize::from(bits >> 9 & 15) % size)?;
        marks[cell] = all.without(DigitSet::from_mask(u64::from(bits & 0x1FF)));
        draft.entries[cell] = match bits >> 13 {
            1 => Entry::Given(digit),
            2 => Entry::Placed(digit),
            _ => Entry::Empty,
        };
    }
    draft.pencil_marks = Some(marks).filter(|marks| marks.iter().any(|&marks| marks != all));
    Some(draft)
}

/// All solutions in order; none if there are too many, or finding them takes too long.
fn solutions(method: &Method, puzzle: &Puzzle) -> Option<Vec<Vec<Digit>>> {
    let mut collector = Collector { found: Vec::new(), is_complete: true };
    let effort = (method.search)(puzzle, 0, &mut collector);
    assert_eq!(effort.solutions, collector.found.len() as u128, "{method:?}");
    let mut found = collector.found;
    found.sort_unstable();
    assert!(found.is_sorted_by(|a, b| a < b), "{method:?} found a solution twice");
    collector.is_complete.then_some(found)
}

struct Collector {
    found: Vec<Vec<Digit>>,
    is_complete: bool,
}

impl Collector {
    fn give_up_if(&mut self, too_much: bool) -> ControlFlow<()> {
        if too_much {
            self.is_complete = false;
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    }
}

impl Observer for Collector {
    fn solution(&mut self, solution: &Grid, _effort: &Effort) -> ControlFlow<()> {
        let (layout, digits) = (solution.layout().clone(), solution.digits().to_vec());
        assert!(Grid::try_new(layout, digits.clone()).is_some(), "a solution keeps the rules");
        self.found.push(digits);
        self.give_up_if(self.found.len() > MOST_SOLUTIONS)
    }

    fn progress(&mut self, effort: &Effort) -> ControlFlow<()> {
        self.give_up_if(effort.nodes > MOST_NODES)
    }
}
