//! A prober gives the answers of separate searches, whatever was asked before.

use std::ops::ControlFlow;
use std::sync::Arc;

use nonet_core::solve::{Method, Prober, Stopped, count_up_to, true_candidates};
use nonet_core::{DigitSet, Draft, Entry, Grid, Layout, Puzzle, Random};
use nonet_testing::random::minimal;
use nonet_testing::runner::run;
use nonet_testing::{empty, shape, variants};

/// What a puzzle leaves each cell.
fn possible(puzzle: &Puzzle) -> Vec<DigitSet> {
    puzzle.layout().cells().map(|cell| puzzle.start().possible(cell)).collect()
}

fn goes_on(_: f64) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

/// The digits of all solutions, found one by one.
fn in_solutions(puzzle: &Puzzle) -> Vec<DigitSet> {
    let mut digits = vec![DigitSet::EMPTY; puzzle.layout().cell_count()];
    for solution in run(Method::by_id("general").expect("a method"), puzzle).solutions {
        for (set, &digit) in digits.iter_mut().zip(solution.digits()) {
            set.insert(digit);
        }
    }
    digits
}

/// A minimal puzzle without some of its givens: it has a few solutions.
fn with_some_solutions(grid: &Grid, fewer: usize, random: &mut Random) -> Puzzle {
    let mut draft = minimal(grid, random);
    let given = |draft: &Draft| {
        let is_given = |&index: &usize| matches!(draft.entries[index], Entry::Given(_));
        (0..draft.entries.len()).filter(is_given).collect::<Vec<usize>>()
    };
    for _ in 0..fewer {
        let places = given(&draft);
        if let Some(&place) = places.get(random.below(places.len().max(1))) {
            draft.entries[place] = Entry::Empty;
        }
    }
    Puzzle::try_from(draft).expect("no contradiction")
}

#[test]
fn true_candidates_are_those_of_all_solutions() {
    let mut random = Random::new(5);
    let rules: [&[&str]; 6] = [
        &[],
        &["diagonal-falling"],
        &["anti-knight"],
        &["non-consecutive"],
        &["strip"],
        &["buildings"],
    ];
    for rules in rules {
        for (rows, columns) in [(2, 2), (2, 3), (3, 3)] {
            let Some(grid) = variants::grid_with(shape(rows, columns), rules, &mut random) else {
                continue;
            };
            for fewer in 0..2 {
                let puzzle = with_some_solutions(&grid, fewer, &mut random);
                let expected = in_solutions(&puzzle);
                assert_eq!(true_candidates(&puzzle, &mut goes_on), Ok(expected), "{rules:?}");
            }
        }
    }
}

#[test]
fn a_puzzle_without_a_solution_has_no_true_candidates() {
    let puzzle = nonet_testing::puzzle(
        ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........",
    );
    let nothing = vec![DigitSet::EMPTY; 81];
    assert_eq!(true_candidates(&puzzle, &mut goes_on), Ok(nothing));
}

#[test]
fn a_prober_answers_as_if_nothing_had_been_asked_before() {
    let mut random = Random::new(6);
    for (rows, columns, rules) in [(3, 3, &["anti-king"][..]), (2, 4, &[]), (3, 3, &["buildings"])]
    {
        let grid = variants::grid_with(shape(rows, columns), rules, &mut random).expect("a grid");
        let mut prober = Prober::new(grid.layout());
        for fewer in [0, 1, 3, 0, 2] {
            let puzzle = with_some_solutions(&grid, fewer, &mut random);
            let question = possible(&puzzle);
            let count = count_up_to(&puzzle, 500);
            assert_eq!(prober.count_up_to(&question, 500), count, "{rules:?}");
            assert!(prober.first(&question).is_some());
            assert_eq!(prober.count_up_to(&question, 0), 0);
        }
    }
}

#[test]
fn what_was_learned_about_a_large_layout_holds_for_every_question() {
    // More than 16 digits, so that clauses are learned and kept.
    let layout: Arc<Layout> = Layout::with_boxes(shape(3, 6));
    let mut prober = Prober::new(&layout);
    let grid = prober.first(&vec![layout.digits(); layout.cell_count()]).expect("a grid");
    let mut random = Random::new(7);
    for share in [60, 45, 40, 50, 42, 38] {
        let mut draft = Draft::empty(Arc::clone(&layout));
        for (entry, &digit) in draft.entries.iter_mut().zip(grid.digits()) {
            if random.below(100) < share {
                *entry = Entry::Given(digit);
            }
        }
        // Now and then a wrong digit: mostly there is no solution then.
        if share == 50 {
            let place =
                draft.entries.iter().position(|entry| *entry == Entry::Empty).expect("a place");
            let position = nonet_core::Position::of(&draft);
            let cell = layout.cells().nth(place).expect("a cell");
            let wrong = position.candidates(cell).iter().find(|&digit| digit != grid.digit(cell));
            draft.entries[place] = wrong.map_or(Entry::Empty, Entry::Given);
        }
        let puzzle = Puzzle::try_from(draft).expect("no contradiction");
        let expected = count_up_to(&puzzle, 20);
        assert_eq!(prober.count_up_to(&possible(&puzzle), 20), expected, "{share} in a hundred");
    }
}

#[test]
fn the_work_can_be_stopped() {
    let mut left = 3;
    let mut stop = |_| {
        left -= 1;
        if left > 0 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    };
    assert_eq!(true_candidates(&empty(shape(3, 3)), &mut stop), Err(Stopped));
}
