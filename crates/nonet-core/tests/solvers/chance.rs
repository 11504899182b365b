//! The methods that leave solving to chance: what they find is right, and they prove nothing.
//!
//! Their work is bounded here by trials, not by time, so that the tests do the same everywhere.

use nonet_core::Puzzle;
use nonet_core::solve::{Effort, Method};
use nonet_testing::corpora::{Case, Count, cases};
use nonet_testing::runner::{Outcome, methods_of_chance, run_within};
use nonet_testing::strategy::{with_digits, with_marks};
use nonet_testing::{empty, puzzle, shape};
use proptest::prelude::*;

/// So many trials are enough for every easy puzzle, by a wide margin.
const PLENTY: u64 = 3_000_000;

/// The files whose puzzles every method of chance solves.
const EASY: [&str; 3] = ["easy-4x4", "easy-6x6", "easy-9x9"];

/// The easy puzzles with so many solutions.
fn easy_puzzles(count: usize) -> impl Iterator<Item = Puzzle> {
    let with_so_many = move |case: &Case| case.count == Count::Exactly(count);
    let cases = EASY.into_iter().flat_map(cases).filter(with_so_many);
    cases.filter_map(|case| case.puzzle())
}

fn run(method: &Method, puzzle: &Puzzle, seed: u64, trials: u64) -> Outcome {
    run_within(method, puzzle, seed, usize::MAX, trials)
}

fn is_done(effort: &Effort) -> bool {
    (effort.explored - 1.0).abs() < 1e-9
}

#[test]
fn every_method_of_chance_solves_easy_puzzles_from_any_seed() {
    let puzzles: Vec<Puzzle> = easy_puzzles(1).collect();
    assert!(puzzles.len() >= 30, "the easy corpora have lost their puzzles");
    for method in methods_of_chance() {
        for (index, puzzle) in puzzles.iter().enumerate() {
            for seed in 1..=3 {
                let outcome = run(method, puzzle, seed, PLENTY);
                let effort = outcome.effort;
                assert_eq!(outcome.solutions.len(), 1, "{method:?} {index} {seed}");
                assert!(is_done(&effort), "{method:?} {effort:?}");
                assert_eq!(effort.nodes, effort.trials + 1, "{method:?}");
            }
        }
    }
}

#[test]
fn one_solution_of_several_is_found_and_then_the_search_ends() {
    for puzzle in [empty(shape(2, 2)), empty(shape(2, 3)), empty(shape(3, 3))] {
        for method in methods_of_chance() {
            assert_eq!(run(method, &puzzle, 5, PLENTY).solutions.len(), 1, "{method:?}");
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_grid_after_the_same_trials_and_another_one_another() {
    let puzzle = empty(shape(3, 3));
    for method in methods_of_chance() {
        let [first, second, other] = [1, 1, 2].map(|seed| run(method, &puzzle, seed, PLENTY));
        assert_eq!(first.effort, second.effort, "{method:?}");
        assert_eq!(first.solutions, second.solutions, "{method:?}");
        assert_ne!(first.solutions, other.solutions, "{method:?}");
    }
}

#[test]
fn a_full_grid_and_a_single_cell_take_no_trial() {
    for puzzle in [puzzle("1234341221434321"), empty(shape(1, 1))] {
        for method in methods_of_chance() {
            let outcome = run(method, &puzzle, 1, 1);
            let found = (outcome.solutions.len(), outcome.effort.trials);
            assert_eq!(found, (1, 0), "{method:?}");
        }
    }
}

#[test]
fn a_search_by_chance_ends_at_once_when_it_is_told_to_on_every_layout() {
    for rows in 1..=36 {
        for columns in 1..=36 / rows {
            let puzzle = empty(shape(rows, columns));
            for method in methods_of_chance() {
                // The runner breaks at the first report, and refuses any call after it.
                let effort = run(method, &puzzle, 1, 0).effort;
                assert!(effort.trials <= 1024, "{method:?} {rows}x{columns}: {effort:?}");
            }
        }
    }
}

#[test]
fn a_puzzle_without_a_solution_is_searched_until_the_observer_ends_it() {
    // Row 1 of the first has two digits left for three cells.
    let mut puzzles = vec![puzzle("....13....3...1.")];
    puzzles.extend(easy_puzzles(0));
    assert!(puzzles.len() > 1, "the easy corpora have lost their puzzles without a solution");
    for puzzle in &puzzles {
        for method in methods_of_chance() {
            let outcome = run(method, puzzle, 1, 100_000);
            assert!(outcome.solutions.is_empty(), "{method:?}");
            assert!(outcome.effort.trials >= 100_000, "{method:?} gave up");
            assert!(outcome.effort.explored.abs() < 1e-9, "{method:?}");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(120))]

    /// The runner inspects every grid that is reported, and every effort.
    #[test]
    fn no_wrong_grid_is_ever_reported(
        draft in prop_oneof![
            with_digits(shape(2, 2), 0..=16),
            with_digits(shape(2, 3), 0..=36),
            with_marks(shape(3, 2), 0..=36, 2),
            with_digits(shape(3, 3), 0..=81),
            with_marks(shape(3, 3), 20..=81, 3),
            with_digits(shape(1, 5), 0..=25),
        ],
        seed in any::<u64>(),
    ) {
        if let Ok(puzzle) = Puzzle::try_from(draft) {
            for method in methods_of_chance() {
                let outcome = run(method, &puzzle, seed, 5_000);
                let found = outcome.solutions.len();
                prop_assert_eq!(is_done(&outcome.effort), found == 1, "{:?}", method);
            }
        }
    }
}
