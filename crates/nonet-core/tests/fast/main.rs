//! The fast solver by itself: every way in, against a naive one.

mod naive;

use std::collections::HashSet;
use std::ops::ControlFlow;

use nonet_core::solve::fast::{
    Path, Progress, State, Tally, count, count_on, search, search_on, solve_line,
};
use nonet_core::{Layout, Random};
use nonet_testing::{INKALA, random};

/// A solved grid.
fn random_solution(random: &mut Random) -> [u8; 81] {
    let grid = random::grid(&Layout::classic(), random);
    std::array::from_fn(|cell| grid.digits()[cell].number() as u8)
}

fn as_candidates(givens: &[u8; 81]) -> [u16; 81] {
    givens.map(|given| if given == 0 { 0x1ff } else { 1 << (given - 1) })
}

fn as_line(givens: &[u8; 81]) -> [u8; 81] {
    givens.map(|given| if given == 0 { b'.' } else { b'0' + given })
}

/// All solutions up to the oracle's limit, in the order found.
fn streamed(path: Path, state: &State) -> Vec<[u8; 81]> {
    let mut found = Vec::new();
    let on_solution = |solution: &[u8; 81], _: &Progress| {
        found.push(*solution);
        if found.len() < naive::ENOUGH { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    };
    let tally = search_on(path, state, on_solution, |_| ControlFlow::Continue(()));
    assert_eq!(tally.solutions, found.len() as u64);
    found
}

/// Checks everything the solver says about some candidates, on every path, against the oracle.
fn agrees_with_the_oracle(state: Option<State>, candidates: &[u16; 81]) -> usize {
    let mut expected = naive::solutions(candidates);
    let Some(state) = state else {
        assert!(expected.is_empty(), "refused, but solvable: {candidates:?}");
        return 0;
    };
    expected.sort_unstable();
    for path in Path::available() {
        let mut found = streamed(path, &state);
        assert_eq!(found.len(), expected.len(), "{path}: {candidates:?}");
        if expected.len() < naive::ENOUGH {
            found.sort_unstable();
            assert_eq!(found, expected, "{path}");
        }
        for limit in [0, 1, 2, 7, naive::ENOUGH] {
            let solutions = count_on(path, &state, limit as u64).solutions;
            assert_eq!(solutions, limit.min(expected.len()) as u64, "{path}: {candidates:?}");
        }
    }
    expected.len()
}

#[test]
fn random_puzzles_have_the_solutions_of_the_oracle() {
    let mut random = Random::new(1);
    let mut kinds = [0; 3];
    for round in 0..250 {
        let mut givens = random_solution(&mut random);
        for _ in 0..45 + round % 60 {
            givens[random.below(81)] = 0;
        }
        let state = State::from_givens(&givens);
        assert_eq!(state, State::from_line(&as_line(&givens)));
        let solutions = agrees_with_the_oracle(state, &as_candidates(&givens));
        kinds[solutions.min(2)] += 1;
    }
    assert!(kinds[0] == 0 && kinds[1] > 20 && kinds[2] > 20, "{kinds:?}");
}

#[test]
fn puzzles_with_a_wrong_given_have_the_solutions_of_the_oracle() {
    let mut random = Random::new(2);
    let mut unsolvable = 0;
    for _ in 0..250 {
        let mut givens = random_solution(&mut random);
        for _ in 0..85 {
            givens[random.below(81)] = 0;
        }
        givens[random.below(81)] = 1 + random.below(9) as u8;
        let candidates = as_candidates(&givens);
        // Clashing givens get past the line, and have to be found by the search.
        let solutions = agrees_with_the_oracle(State::from_line(&as_line(&givens)), &candidates);
        agrees_with_the_oracle(State::from_givens(&givens), &candidates);
        unsolvable += usize::from(solutions == 0);
    }
    assert!(unsolvable > 60, "{unsolvable}");
}

#[test]
fn restricted_candidates_have_the_solutions_of_the_oracle() {
    let mut random = Random::new(3);
    let mut kinds = [0; 3];
    for round in 0..300 {
        let solution = random_solution(&mut random);
        let mut candidates = [0; 81];
        for (cell, set) in candidates.iter_mut().enumerate() {
            // The solution stays possible in two of three rounds.
            if round % 3 != 0 {
                *set = 1 << (solution[cell] - 1);
            }
            for _ in 0..2 + round % 4 {
                *set |= 1 << random.below(9);
            }
        }
        let solutions = agrees_with_the_oracle(State::from_candidates(&candidates), &candidates);
        kinds[solutions.min(2)] += 1;
    }
    assert!(kinds.iter().all(|&kind| kind > 20), "{kinds:?}");
}

#[test]
fn impossible_input_has_no_state() {
    let mut candidates = [0x1ff; 81];
    candidates[40] = 0;
    assert_eq!(State::from_candidates(&candidates), None);
    candidates[40] = 0x200;
    assert_eq!(State::from_candidates(&candidates), None);
    for (one, two) in [(0, 8), (0, 72), (0, 20), (80, 60)] {
        let mut givens = [0; 81];
        (givens[one], givens[two]) = (5, 5);
        assert_eq!(State::from_givens(&givens), None);
        let state = State::from_line(&as_line(&givens)).expect("only the search sees the clash");
        for path in Path::available() {
            assert_eq!(count_on(path, &state, 2), Tally { nodes: 1, ..Tally::default() }, "{path}");
        }
    }
    let mut givens = [0; 81];
    givens[3] = 10;
    assert_eq!(State::from_givens(&givens), None);
}

#[test]
fn a_line_takes_four_signs_for_empty_and_no_foreign_byte() {
    let plain = State::from_line(&[b'.'; 81]);
    assert!(plain.is_some());
    for byte in 0..=255 {
        let mut line = [b'.'; 81];
        line[80] = byte;
        match byte {
            b'1'..=b'9' => assert_ne!(State::from_line(&line), plain),
            b'.' | b'0' | b'*' | b'_' => assert_eq!(State::from_line(&line), plain),
            _ => assert_eq!(State::from_line(&line), None),
        }
    }
}

#[test]
fn solutions_of_an_open_grid_are_distinct_and_valid() {
    for path in Path::available() {
        let mut givens = [0; 81];
        givens[10] = 4;
        let state = State::from_givens(&givens).expect("one given clashes with nothing");
        let mut found = HashSet::new();
        let mut last_guesses = 0;
        let on_solution = |solution: &[u8; 81], progress: &Progress| {
            let guesses = progress.tally.guesses;
            assert_eq!(solution[10], 4);
            for cell in 0..81 {
                assert!((1..=9).contains(&solution[cell]));
                for peer in (0..81).filter(|&peer| naive::see_each_other(cell, peer)) {
                    assert_ne!(solution[cell], solution[peer]);
                }
            }
            assert!(guesses >= last_guesses);
            last_guesses = guesses;
            assert!(found.insert(*solution), "the same solution twice");
            if found.len() < 2000 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        };
        let tally = search_on(path, &state, on_solution, |_| ControlFlow::Continue(()));
        assert_eq!((tally.solutions, tally.guesses), (2000, last_guesses));
    }
}

#[test]
fn progress_is_reported_grows_and_can_stop_the_search() {
    for path in Path::available() {
        let state = State::from_line(&[b'.'; 81]).expect("an empty grid");
        let mut reports: Vec<Progress> = Vec::new();
        let on_progress = |progress: &Progress| {
            reports.push(*progress);
            if reports.len() < 20 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        };
        let tally = search_on(path, &state, |_, _| ControlFlow::Continue(()), on_progress);
        assert_eq!(reports.len(), 20);
        assert!(reports.is_sorted_by(|one, two| {
            one.tally.guesses < two.tally.guesses
                && one.tally.solutions <= two.tally.solutions
                && one.explored <= two.explored
        }));
        assert!(reports[19].explored > 0.0 && reports[19].explored < 1.0);
        assert_eq!(tally.guesses, reports[19].tally.guesses);
    }
}

#[test]
fn progress_is_reported_where_there_is_no_solution() {
    for path in Path::available() {
        // Four random candidates fewer per cell: of 400,000 such grids this one is the hardest.
        let mut random = Random::new(186_157);
        let mut candidates = [0x1ff; 81];
        for set in &mut candidates {
            for _ in 0..4 {
                *set &= !(1 << random.below(9));
            }
        }
        let state = State::from_candidates(&candidates).expect("every cell has candidates");
        let mut reports: Vec<Progress> = Vec::new();
        let on_progress = |progress: &Progress| {
            reports.push(*progress);
            ControlFlow::Continue(())
        };
        let tally = search_on(path, &state, |_, _| ControlFlow::Continue(()), on_progress);
        assert_eq!(tally.solutions, 0);
        assert!(reports.len() > 1 && reports.is_sorted_by(|one, two| one.explored < two.explored));
        assert!(reports.iter().all(|progress| progress.explored < 1.0));
    }
}

#[test]
fn counting_and_streaming_take_the_same_path() {
    // It takes guesses, and not so many that a count would leave the rest to others.
    let line = b"...8.1..........435............7.8........1...2..3....6......75..34........2..6..";
    for path in Path::available() {
        let state = State::from_line(line).expect("81 cells");
        let (go_on, mut found) = (ControlFlow::Continue(()), Vec::new());
        let on_solution = |solution: &[u8; 81], _: &Progress| {
            found.push(*solution);
            go_on
        };
        let tally = search_on(path, &state, on_solution, |_| go_on);
        assert_eq!(tally, count_on(path, &state, 2));
        assert!(tally.guesses > 0);
        assert_eq!(found.len(), 1);
        assert!(
            line.iter().zip(&found[0]).all(|(&byte, &value)| byte == b'.' || byte == b'0' + value)
        );
    }
}

/// What a search finds and reports along the way: everything, up to 300 solutions or 50 reports.
fn history(path: Path, state: &State) -> (Vec<[u8; 81]>, Vec<Progress>, Tally) {
    let (mut found, mut reports) = (Vec::new(), Vec::new());
    let until =
        |is_enough| if is_enough { ControlFlow::Break(()) } else { ControlFlow::Continue(()) };
    let on_solution = |solution: &[u8; 81], _: &Progress| {
        found.push(*solution);
        until(found.len() == 300)
    };
    let on_progress = |progress: &Progress| {
        reports.push(*progress);
        until(reports.len() == 50)
    };
    let tally = search_on(path, state, on_solution, on_progress);
    (found, reports, tally)
}

#[test]
fn all_paths_search_alike_node_by_node() {
    let mut random = Random::new(4);
    for round in 0..150 {
        let mut givens = random_solution(&mut random);
        for _ in 0..60 + round {
            givens[random.below(81)] = 0;
        }
        if round % 4 == 0 {
            givens[random.below(81)] = 1 + random.below(9) as u8;
        }
        let state = State::from_line(&as_line(&givens)).expect("81 cells");
        let expected = history(Path::PORTABLE, &state);
        for path in Path::available() {
            assert_eq!(history(path, &state), expected, "{path}: {givens:?}");
        }
    }
}

#[test]
fn every_path_has_a_name_and_the_default_is_the_fastest() {
    let paths = Path::available();
    let names: Vec<String> = paths.iter().map(Path::to_string).collect();
    assert_eq!(names[0], "portable");
    assert_eq!(Path::best(), *paths.last().expect("one path is always there"));
    assert_eq!(Path::PORTABLE, paths[0]);
    for path in &paths {
        assert_eq!(paths.iter().filter(|other| *other == path).count(), 1);
        assert_eq!(Path::named(&path.to_string()), Some(*path));
    }
    assert_eq!(Path::named("abacus"), None);
}

#[test]
fn the_default_does_what_the_fastest_path_does() {
    let line: &[u8; 81] = INKALA.as_bytes().try_into().expect("81 cells");
    let state = State::from_line(line).expect("81 cells");
    assert_eq!(count(&state, 2), count_on(Path::best(), &state, 2));
    // Counting leaves the rest of a long search to others, who guess elsewhere; who looks on sees one search to its end.
    let go_on = |_: &Progress| ControlFlow::Continue(());
    let expected = search_on(Path::best(), &state, |_, _| ControlFlow::Continue(()), go_on);
    let mut found = Vec::new();
    let on_solution = |solution: &[u8; 81], _: &Progress| {
        found.push(*solution);
        ControlFlow::Continue(())
    };
    assert_eq!(search(&state, on_solution, go_on), expected);
    assert_eq!(solve_line(line, 2), Some((expected, Some(found[0]))));
}
