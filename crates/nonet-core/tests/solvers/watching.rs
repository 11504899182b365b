//! What a person sees who watches a search.

use std::ops::ControlFlow;

use nonet_core::solve::{ALL, Case, Effort, End, Method, Moment, Observer};
use nonet_core::{Cell, Digit, DigitSet, Grid, Layout, Puzzle};
use nonet_testing::strategy::{with_digits, with_marks};
use nonet_testing::{WIKIPEDIA, draft, puzzle, shape};
use proptest::prelude::*;

use crate::method;

/// What happens in a search that is watched.
#[derive(Clone, PartialEq, Debug)]
enum Event {
    Moment(Moment),
    Solution(Grid),
}

#[derive(Default)]
struct Diary(Vec<Event>);

impl Observer for Diary {
    fn solution(&mut self, solution: &Grid, _effort: &Effort) -> ControlFlow<()> {
        self.0.push(Event::Solution(solution.clone()));
        ControlFlow::Continue(())
    }

    fn watches(&self) -> bool {
        true
    }

    fn moment(&mut self, moment: &Moment) -> ControlFlow<()> {
        self.0.push(Event::Moment(*moment));
        ControlFlow::Continue(())
    }
}

fn watch(method: &Method, puzzle: &Puzzle) -> (Vec<Event>, Effort) {
    let mut diary = Diary::default();
    let effort = (method.search)(puzzle, 0, &mut diary);
    (diary.0, effort)
}

/// The events as a person would note them down, cells as `r1c1`.
fn notes(method: &Method, puzzle: &Puzzle) -> Vec<String> {
    let layout = puzzle.layout();
    let at = |cell: Cell| format!("r{}c{}", layout.row_of(cell) + 1, layout.column_of(cell) + 1);
    let set = |digits: DigitSet| -> String {
        digits.iter().map(|digit| digit.number().to_string()).collect()
    };
    let note = |event: &Event| match event {
        Event::Solution(grid) => format!("solution {grid}"),
        Event::Moment(Moment::Look { cell, row, column, block, possible, case }) => format!(
            "{}: R {} C {} B {} P {} {case:?}",
            at(*cell),
            set(*row),
            set(*column),
            set(*block),
            set(*possible)
        ),
        Event::Moment(Moment::End(end)) => format!("{end:?}"),
        Event::Moment(Moment::Try { cell, digit, trial }) => {
            format!("trial {trial}: {digit:?} in {}", at(*cell))
        }
        Event::Moment(Moment::TakeBack { cell, digit }) => {
            format!("not {digit:?} in {}", at(*cell))
        }
    };
    watch(method, puzzle).0.iter().map(note).collect()
}

#[test]
fn the_set_algorithm_can_be_followed_cell_by_cell() {
    let puzzle = puzzle("..343412..434321");
    let expected = [
        "r1c1: R 12 C 12 B 12 P 12 Several",
        "r1c2: R 12 C 12 B 12 P 12 Several",
        "r3c1: R 12 C 12 B 12 P 12 Several",
        "r3c2: R 12 C 12 B 12 P 12 Several",
        "Stuck",
        "trial 1: 1 in r1c1",
        "r1c2: R 2 C 12 B 2 P 2 One",
        "r3c1: R 12 C 2 B 12 P 2 One",
        "r3c2: R 1 C 1 B 1 P 1 One",
        "Solved",
        "solution 1234341221434321",
        "not 1 in r1c1",
        "trial 2: 2 in r1c1",
        "r1c2: R 1 C 12 B 1 P 1 One",
        "r3c1: R 12 C 1 B 12 P 1 One",
        "r3c2: R 2 C 2 B 2 P 2 One",
        "Solved",
        "solution 2134341212434321",
        "not 2 in r1c1",
    ];
    assert_eq!(notes(method("sets"), &puzzle), expected);
}

#[test]
fn the_set_algorithm_sees_a_contradiction_and_takes_its_trial_back() {
    // Row 1 has 2 and 4 left for three cells: no rule of the algorithm sees that without a trial.
    let puzzle = puzzle("....13....3...1.");
    let notes = notes(method("sets"), &puzzle);
    let expected = [
        "r4c4: R 234 C 1234 B 24 P 24 Several",
        "Stuck",
        "trial 1: 2 in r1c1",
        "r1c2: R 134 C 124 B 4 P 4 One",
        "r1c3: R 13 C 24 B 1234 P  None",
        "Contradiction",
        "not 2 in r1c1",
        "trial 2: 4 in r1c1",
        "r1c2: R 123 C 124 B 2 P 2 One",
        "r1c3: R 13 C 24 B 1234 P  None",
        "Contradiction",
        "not 4 in r1c1",
    ];
    assert_eq!(notes[11..], expected);
}

#[test]
fn pencil_marks_are_one_more_set() {
    let mut draft = draft("..343412..434321");
    let mut marks = vec![draft.layout.digits(); 16];
    marks[1] = DigitSet::from_mask(0b0001);
    draft.pencil_marks = Some(marks);
    let puzzle = Puzzle::try_from(draft).expect("a puzzle");
    let expected = [
        "r1c1: R 12 C 12 B 12 P 12 Several",
        "r1c2: R 12 C 12 B 12 P 1 One",
        "r3c1: R 12 C 12 B 12 P 12 Several",
        "r3c2: R 12 C 2 B 12 P 2 One",
        "r1c1: R 2 C 12 B 2 P 2 One",
        "r3c1: R 1 C 1 B 1 P 1 One",
        "Solved",
        "solution 2134341212434321",
    ];
    assert_eq!(notes(method("sets"), &puzzle), expected);
}

#[test]
fn backtracking_can_be_followed_trial_by_trial() {
    // The picture in the documentation of the method.
    let puzzle = puzzle("123434.....2..4.");
    let expected = [
        "trial 1: 1 in r2c3",
        "not 1 in r2c3",
        "trial 2: 2 in r2c3",
        "trial 3: 1 in r2c4",
        "trial 4: 4 in r3c1",
        "trial 5: 1 in r3c2",
        "not 1 in r3c2",
        "trial 6: 3 in r3c2",
        "trial 7: 1 in r3c3",
        "trial 8: 2 in r4c1",
        "trial 9: 1 in r4c2",
        "trial 10: 3 in r4c4",
        "solution 1234342143122143",
        "not 3 in r4c4",
        "not 1 in r4c2",
        "not 2 in r4c1",
        "not 1 in r3c3",
        "not 3 in r3c2",
        "not 4 in r3c1",
        "not 1 in r2c4",
        "not 2 in r2c3",
    ];
    assert_eq!(notes(method("backtrack"), &puzzle), expected);
}

#[test]
fn methods_that_cannot_be_watched_report_no_moment() {
    let puzzle = puzzle(WIKIPEDIA);
    for method in ALL.iter().copied().filter(|method| (method.takes)(puzzle.layout())) {
        let (events, _) = watch(method, &puzzle);
        let moments = events.iter().filter(|event| matches!(event, Event::Moment(_))).count();
        assert_eq!(moments > 0, method.can_be_watched, "{method:?}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn whoever_repeats_what_was_watched_gets_the_same_grids(
        draft in prop_oneof![
            with_digits(shape(2, 2), 0..=16),
            with_digits(shape(2, 3), 0..=24),
            with_marks(shape(3, 2), 0..=36, 2),
            with_digits(shape(3, 3), 0..=44),
        ]
    ) {
        if let Ok(puzzle) = Puzzle::try_from(draft) {
            for method in ALL.iter().copied().filter(|method| method.can_be_watched) {
                Replay::of(method, &puzzle);
            }
        }
    }
}

/// A grid on which what was watched is done again, with everything checked.
struct Replay<'a> {
    puzzle: &'a Puzzle,
    values: Vec<Option<Digit>>,
    /// Each trial that is being followed, and the grid before it.
    open: Vec<(Cell, Digit, Vec<Option<Digit>>)>,
    trials: u64,
    last_end: Option<End>,
}

impl Replay<'_> {
    fn of(method: &Method, puzzle: &Puzzle) {
        let (events, effort) = watch(method, puzzle);
        let values = puzzle.draft().entries.iter().map(|entry| entry.digit()).collect();
        let mut replay = Replay { puzzle, values, open: Vec::new(), trials: 0, last_end: None };
        for event in &events {
            match event {
                Event::Moment(moment) => replay.repeat(moment),
                Event::Solution(grid) => {
                    let digits: Vec<_> = grid.digits().iter().copied().map(Some).collect();
                    assert_eq!(replay.values, digits, "{method:?}");
                    assert!(matches!(replay.last_end, None | Some(End::Solved)));
                }
            }
        }
        assert!(replay.open.is_empty(), "{method:?} did not take everything back");
        assert_eq!(effort.trials, replay.trials, "{method:?}");
    }

    fn repeat(&mut self, moment: &Moment) {
        match *moment {
            Moment::Look { cell, row, column, block, possible, case } => {
                let layout = self.puzzle.layout();
                assert_eq!(self.values[cell.index()], None);
                assert_eq!(row, self.missing(|other| layout.row_of(other) == layout.row_of(cell)));
                assert_eq!(
                    column,
                    self.missing(|other| layout.column_of(other) == layout.column_of(cell))
                );
                assert_eq!(
                    block,
                    self.missing(|other| layout.box_of(other) == layout.box_of(cell))
                );
                let marks = self.puzzle.draft().pencil_marks.as_ref();
                let marks = marks.map_or(layout.digits(), |marks| marks[cell.index()]);
                assert_eq!(possible, row & column & block & marks);
                let size = possible.len();
                assert_eq!((size == 0, size == 1), (case == Case::None, case == Case::One));
                if case == Case::One {
                    self.values[cell.index()] = possible.only();
                }
            }
            Moment::End(end) => {
                let full = self.first_empty().is_none();
                assert_eq!(full, end == End::Solved);
                self.last_end = Some(end);
            }
            Moment::Try { cell, digit, trial } => {
                assert_eq!(self.first_empty(), Some(cell), "the first empty cell is tried");
                self.open.push((cell, digit, self.values.clone()));
                self.values[cell.index()] = Some(digit);
                self.trials += 1;
                assert_eq!(trial, self.trials);
            }
            Moment::TakeBack { cell, digit } => {
                let (tried, tried_digit, before) = self.open.pop().expect("a trial to take back");
                assert_eq!((cell, digit), (tried, tried_digit), "the last trial goes first");
                self.values = before;
            }
        }
    }

    fn first_empty(&self) -> Option<Cell> {
        self.puzzle.layout().cells().find(|cell| self.values[cell.index()].is_none())
    }

    fn missing(&self, is_in_house: impl Fn(Cell) -> bool) -> DigitSet {
        let layout: &Layout = self.puzzle.layout();
        let cells = layout.cells().filter(|&cell| is_in_house(cell));
        layout.digits().without(cells.filter_map(|cell| self.values[cell.index()]).collect())
    }
}
