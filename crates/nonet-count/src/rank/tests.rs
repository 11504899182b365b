//! Numbers of grids, there and back, in order, and against a solver.

use std::ops::ControlFlow;

use nonet_core::Random;
use nonet_core::solve::fast::{self, State};

use super::*;

const FIRST: &str =
    "123456789456789123789123456214365897365897214897214365531642978642978531978531642";
const LAST_SET: &str =
    "123456789987321654654987321896745213745213968312869547578694132469132875231578496";

#[test]
fn numbers_past_the_end_have_no_grid() {
    let ranking = Ranking::shared();
    let (total, sets) = (ranking.census.total(), ranking.census.sets());
    for number in [total, total + 1, total * 2, 1 << 100, u128::MAX] {
        assert_eq!(ranking.unrank(number), None, "{number}");
    }
    assert_eq!(ranking.unrank_set(sets), None);
    assert_eq!(ranking.unrank_set(u64::MAX), None);
}

#[test]
fn the_first_and_the_last_grids_are_the_known_ones() {
    let ranking = Ranking::shared();
    let (total, sets) = (ranking.census.total(), u128::from(ranking.census.sets()));
    let text = |number| ranking.unrank(number).expect("below the total").to_string();
    assert_eq!(text(0), FIRST);
    assert_eq!(text(sets - 1), LAST_SET);
    assert!(text(sets).starts_with("123456798"));
    // The last first row is 987654321, and the last set is relabelled to it.
    let reversed: String = LAST_SET.bytes().map(|digit| char::from(b'1' + b'9' - digit)).collect();
    assert_eq!(text(total - 1), reversed);
}

#[test]
fn ten_thousand_numbers_lead_to_grids_and_back_in_the_same_order() {
    let ranking = Ranking::shared();
    let total = ranking.census.total();
    let mut random = Random::new(81);
    let mut numbers: Vec<u128> = (0..10_000).map(|_| random.exactly_below(total)).collect();
    numbers.extend([0, 1, total - 2, total - 1]);
    numbers.sort_unstable();
    let mut last = None;
    for number in numbers {
        let grid = ranking.unrank(number).expect("below the total");
        assert!(ClassicGrid::try_new(*grid.digits()).is_some(), "{grid}");
        assert_eq!(ranking.rank(&grid), number);
        let key = (grid.row(0), grid.normalised());
        assert!(last < Some(key), "{number}");
        last = Some(key);
    }
}

#[test]
fn the_number_of_a_set_is_that_of_its_first_grid() {
    let ranking = Ranking::shared();
    let mut random = Random::new(27);
    for _ in 0..20 {
        let number = random.exactly_below(ranking.census.total());
        let grid = ranking.unrank(number).expect("below the total");
        let set = ranking.set_number(&grid);
        assert_eq!(number % u128::from(ranking.census.sets()), u128::from(set));
        assert_eq!(ranking.unrank_set(set), Some(grid.normalised()));
        assert_eq!(ranking.rank(&grid.normalised()), u128::from(set));
    }
}

#[test]
fn grids_with_consecutive_numbers_increase() {
    let ranking = Ranking::shared();
    let (total, sets) = (ranking.census.total(), u128::from(ranking.census.sets()));
    let mut random = Random::new(9);
    let mut starts: Vec<u128> = (0..10).map(|_| random.exactly_below(total - 200)).collect();
    starts.extend([0, sets - 100, 7 * sets - 100, total - 200]);
    for start in starts {
        let grids = (start..start + 200).map(|number| ranking.unrank(number));
        let keys: Vec<_> = grids
            .map(|grid| grid.map(|grid| (grid.row(0), grid.normalised())).expect("a grid"))
            .collect();
        assert!(keys.windows(2).all(|two| two[0] < two[1]), "after {start}");
    }
}

#[test]
fn the_fourth_rows_of_every_orbit_add_up_to_its_completions() {
    let ranking = Ranking::shared();
    for (index, orbit) in ranking.census.orbits().iter().enumerate() {
        assert_eq!(ranking.fourth_rows(index).total(), orbit.completions, "orbit {index}");
    }
}

/// Calls back with every grid that has the same first rows as this one, as a solver finds them.
fn solver_finds(grid: &ClassicGrid, rows: usize, mut visit: impl FnMut(ClassicGrid)) {
    let mut line = [b'.'; 81];
    for (cell, digit) in grid.digits().iter().take(9 * rows).enumerate() {
        line[cell] = b'1' + digit;
    }
    let state = State::from_line(&line).expect("rows of a grid");
    let keep = |digits: &[u8; 81], _: &fast::Progress| {
        visit(ClassicGrid::known(digits.map(|digit| digit - 1)));
        ControlFlow::Continue(())
    };
    fast::search(&state, keep, |_| ControlFlow::Continue(()));
}

#[test]
fn all_grids_that_a_solver_finds_below_five_rows_have_consecutive_numbers() {
    let ranking = Ranking::shared();
    for number in [0, 7_654_321_987_654_321, 18_383_222_420_692_991] {
        let grid = ranking.unrank_set(number).expect("a set");
        let mut found = Vec::new();
        solver_finds(&grid, 5, |grid| found.push(grid));
        found.sort_unstable();
        assert!(found.len() > 50, "{}", found.len());
        let first = ranking.set_number(&found[0]);
        for (number, grid) in (first..).zip(&found) {
            assert_eq!(ranking.set_number(grid), number, "{grid}");
        }
    }
}

#[test]
fn as_many_grids_as_a_solver_finds_below_four_rows_have_numbers_between_the_first_and_the_last() {
    let ranking = Ranking::shared();
    for number in [0, 3_333_333_333_333_333] {
        let grid = ranking.unrank_set(number).expect("a set");
        let (mut count, mut first, mut last) = (0_u64, grid, grid);
        solver_finds(&grid, 4, |grid| {
            count += 1;
            first = first.min(grid);
            last = last.max(grid);
        });
        assert!(count > 100_000, "{count}");
        assert_eq!(ranking.set_number(&last) - ranking.set_number(&first) + 1, count);
    }
}
