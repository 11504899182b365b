//! Every method of solving goes through the same facts, with one runner and a naive oracle.
//!
//! A method is tested here as soon as it stands in `solve::ALL`.

mod chance;
mod corpora;
mod properties;
mod stopping;
mod watching;

use nonet_core::solve::{ALL, Method};
use nonet_core::{Grid, Layout};
use nonet_testing::runner::{methods_for, run};
use nonet_testing::{WIKIPEDIA, WIKIPEDIA_SOLUTION, empty, puzzle, shape};

#[test]
fn every_method_finds_the_288_grids_of_the_empty_4x4() {
    let puzzle = empty(shape(2, 2));
    for method in methods_for(puzzle.layout()) {
        assert_eq!(run(method, &puzzle).solutions.len(), 288, "{method:?}");
    }
}

#[test]
fn every_method_finds_the_grid_with_a_single_cell() {
    let puzzle = empty(shape(1, 1));
    for method in methods_for(puzzle.layout()) {
        let lines: Vec<String> =
            run(method, &puzzle).solutions.iter().map(Grid::to_string).collect();
        assert_eq!(lines, ["1"], "{method:?}");
    }
}

#[test]
fn every_method_finds_that_a_full_grid_is_its_own_solution() {
    let puzzle = puzzle(WIKIPEDIA_SOLUTION);
    for method in methods_for(puzzle.layout()) {
        let outcome = run(method, &puzzle);
        assert_eq!(outcome.solutions[0].to_string(), WIKIPEDIA_SOLUTION, "{method:?}");
        assert_eq!(outcome.effort.trials, 0, "{method:?}");
    }
}

#[test]
fn every_shape_of_box_has_a_method_and_every_method_a_name_of_its_own() {
    for (rows, columns) in (1..=36).flat_map(|rows| (1..=36 / rows).map(move |c| (rows, c))) {
        let layout = Layout::with_boxes(shape(rows, columns));
        assert!((Method::for_layout(&layout).takes)(&layout));
    }
    for &method in ALL {
        assert_eq!(Method::by_id(method.id), Some(method));
    }
    assert_eq!(Method::by_id("guesswork"), None);
}

#[test]
fn the_set_algorithm_needs_568_trials_for_all_4x4_grids() {
    let outcome = run(method("sets"), &empty(shape(2, 2)));
    assert_eq!(outcome.effort.trials, 568);
}

#[test]
fn the_trials_up_to_each_of_the_first_4x4_grids_are_known() {
    let outcome = run(method("sets"), &empty(shape(2, 2)));
    let trials: Vec<u64> = outcome.found_at.iter().take(12).map(|effort| effort.trials).collect();
    assert_eq!(trials, [7, 8, 10, 11, 13, 14, 17, 18, 21, 22, 24, 25]);
    assert_eq!(outcome.found_at[287].trials, 568);
}

#[test]
fn what_follows_from_single_candidates_is_no_trial_of_the_set_algorithm() {
    let easy = puzzle(WIKIPEDIA);
    let effort = run(method("sets"), &easy).effort;
    assert_eq!((effort.nodes, effort.trials), (1, 0));
    // Backtracking knows no difference: each digit it puts in is one.
    assert_eq!(run(method("backtrack"), &easy).effort.trials, 4631);
}

#[test]
fn exact_cover_counts_every_row_it_takes_but_no_given() {
    // Naked and hidden singles suffice here: one row for each of the 51 empty cells.
    let easy = puzzle(WIKIPEDIA);
    assert_eq!(run(method("exact-cover"), &easy).effort.trials, 51);
    assert_eq!(run(method("exact-cover"), &empty(shape(2, 2))).effort.trials, 2156);
}

#[test]
fn the_teaching_methods_visit_a_node_for_each_trial_and_the_root() {
    for method in ["backtrack", "exact-cover", "sets"].map(method) {
        let outcome = run(method, &empty(shape(2, 2)));
        for effort in outcome.found_at.iter().chain([&outcome.effort]) {
            assert_eq!(effort.nodes, effort.trials + 1, "{method:?}");
        }
    }
}

#[test]
fn the_teaching_methods_find_solutions_in_the_order_of_a_dictionary() {
    for method in ["backtrack", "sets"].map(method) {
        let found = run(method, &empty(shape(2, 2))).solutions;
        assert!(found.is_sorted_by(|a, b| a.digits() < b.digits()), "{method:?}");
    }
}

fn method(id: &str) -> &'static Method {
    Method::by_id(id).expect("a method of this name")
}
