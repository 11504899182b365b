//! The paths against each other, and against the general solver.

use std::ops::ControlFlow;
use std::sync::Arc;

use super::{MASKS, search};
use crate::grid::Grid;
use crate::layout::Layout;
use crate::puzzle::{Draft, Entry, Puzzle};
use crate::random::Random;
use crate::rule::{Clue, Rule};
use crate::solve::general::GENERAL;
use crate::solve::path::Path;
use crate::solve::{Effort, Observer};
use crate::{BoxShape, Cell, DigitSet};

/// Keeps so many solutions, and the effort at each.
struct Keep {
    most: usize,
    found: Vec<Grid>,
    efforts: Vec<Effort>,
}

impl Observer for Keep {
    fn solution(&mut self, solution: &Grid, effort: &Effort) -> ControlFlow<()> {
        self.found.push(solution.clone());
        self.efforts.push(*effort);
        if self.found.len() < self.most {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    }
}

impl Keep {
    fn up_to(most: usize, run: impl FnOnce(&mut dyn Observer) -> Effort) -> (Keep, Effort) {
        let mut keep = Keep { most, found: Vec::new(), efforts: Vec::new() };
        let effort = run(&mut keep);
        (keep, effort)
    }
}

/// A layout of so many digits with some rules about the whole grid, a strip and a building.
fn layout(rows: usize, columns: usize, ids: &[&str], random: &mut Random) -> Arc<Layout> {
    let shape = BoxShape::new(rows, columns).expect("a shape");
    let size = shape.size();
    let rule = |id: &str| Rule::by_id(id).expect("a rule");
    let mut clues: Vec<Clue> = Vec::new();
    for &id in ids {
        let line: Vec<Cell> = (0..size).filter_map(Cell::from_index).collect();
        clues.push(match id {
            "buildings" => {
                let number = Some(2 + random.below(size - 2) as u32);
                Clue { number, ..Clue::about(rule(id), line) }
            }
            "strip" => {
                let digits = DigitSet::all(size - 1);
                let cells = line[1..].iter().filter_map(|c| Cell::from_index(c.index() + size));
                Clue { digits, ..Clue::about(rule(id), cells.collect()) }
            }
            _ => Clue::whole(rule(id)),
        });
    }
    Layout::new(size, Some(shape), clues).expect("a layout")
}

/// A puzzle with some digits of one of its grids, or of none, if there is none.
fn puzzle(layout: &Arc<Layout>, share: usize, random: &mut Random) -> Puzzle {
    let empty = Puzzle::try_from(Draft::empty(Arc::clone(layout))).expect("no contradiction");
    let (keep, _) = Keep::up_to(1, |observer| (GENERAL.search)(&empty, 0, observer));
    let mut draft = Draft::empty(Arc::clone(layout));
    let digits = keep.found.first().map_or(&[][..], Grid::digits);
    for (entry, &digit) in draft.entries.iter_mut().zip(digits) {
        if random.below(100) < share {
            *entry = Entry::Given(digit);
        }
    }
    Puzzle::try_from(draft).expect("no contradiction")
}

/// Several mixtures of rules, each with the shape of a box, and how many cells of a hundred are given.
const MIXTURES: [(usize, usize, &[&str], usize); 11] = [
    (2, 2, &[], 10),
    (2, 2, &["diagonal-falling", "diagonal-rising"], 0),
    (2, 3, &["anti-king"], 20),
    (2, 3, &["disjoint-groups", "buildings"], 15),
    (3, 3, &["diagonal-falling", "windoku"], 22),
    (3, 3, &["anti-knight", "strip"], 15),
    (3, 3, &["non-consecutive"], 20),
    (3, 3, &["buildings", "anti-king"], 25),
    (2, 5, &["diagonal-rising"], 40),
    (3, 4, &["buildings"], 55),
    (4, 4, &["diagonal-falling", "disjoint-groups"], 60),
];

#[test]
fn all_paths_visit_the_same_nodes() {
    let mut random = Random::new(3);
    for (rows, columns, ids, share) in MIXTURES {
        let layout = layout(rows, columns, ids, &mut random);
        let puzzle = puzzle(&layout, share, &mut random);
        let run = |path| {
            let (keep, effort) = Keep::up_to(50, |observer| search(path, &puzzle, 0, observer));
            (keep.found, keep.efforts, effort)
        };
        let portable = run(Path::PORTABLE);
        for path in Path::available() {
            assert!(run(path) == portable, "{path:?} {layout:?}");
        }
    }
}

#[test]
fn it_finds_what_the_general_solver_finds() {
    let mut random = Random::new(4);
    for round in 0..3 {
        for (rows, columns, ids, share) in MIXTURES {
            let layout = layout(rows, columns, ids, &mut random);
            assert!((MASKS.takes)(&layout));
            let puzzle = puzzle(&layout, share + 5 * round, &mut random);
            let all = |method: &crate::solve::Method| {
                let (keep, effort) =
                    Keep::up_to(3000, |observer| (method.search)(&puzzle, 0, observer));
                let mut lines: Vec<String> = keep.found.iter().map(Grid::to_string).collect();
                lines.sort();
                (lines, effort)
            };
            let ((masks, effort), (general, _)) = (all(&MASKS), all(&GENERAL));
            assert_eq!(masks.len(), general.len(), "{layout:?}");
            if masks.len() < 3000 {
                assert_eq!(masks, general, "{layout:?}");
                assert!((effort.explored - 1.0).abs() < 1e-9, "{layout:?}");
                assert_eq!(effort.solutions, masks.len() as u128);
            }
        }
    }
}
