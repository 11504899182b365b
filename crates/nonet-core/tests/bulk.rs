//! Solving in bulk: every way in, on every path.

use std::ops::ControlFlow;

use nonet_core::solve::bulk::{Candidates, Clues, Found, InBulk, Path, Solver};
use nonet_core::solve::fast::{State, count_on};
use nonet_core::{Layout, Random};
use nonet_testing::bulk::{Batch, Making, Solvers, batch, expected, is_solution};
use nonet_testing::{INKALA, WIKIPEDIA, WIKIPEDIA_SOLUTION, corpora, random};

const NO_GIVENS: &str =
    ".................................................................................";

fn clues(line: &str) -> Clues {
    Clues::from_line(line.as_bytes()).expect("a line of 81 cells")
}

fn solved(path: Path, puzzles: &[Clues], limit: u64) -> Vec<Found> {
    let mut found = Vec::new();
    Solver::on(path).solve(puzzles, limit, &mut found);
    found
}

#[test]
fn all_paths_agree_with_one_search_after_the_other() {
    let mut solvers = Solvers::default();
    for (index, making) in Making::ALL.into_iter().enumerate() {
        for limit in [1, 2, 5, 100] {
            let puzzles = batch(making, 700, &mut Random::stream(limit, index as u64));
            let kinds = solvers.compare(&puzzles, limit).expect("no fault");
            let has_kinds = kinds.iter().filter(|&&kind| kind > 50).count() > 1;
            assert!(limit == 1 || has_kinds, "{making:?}: {kinds:?}");
        }
    }
}

#[test]
fn batches_of_every_size_are_answered_in_order() {
    let Batch::Clues(puzzles) = batch(Making::Changed, 150, &mut Random::new(11)) else {
        panic!("these are clues")
    };
    let mut solvers = Solvers::default();
    for size in 0..puzzles.len() {
        let some = puzzles[puzzles.len() - size..].to_vec();
        solvers.compare(&Batch::Clues(some), 2).expect("no fault");
    }
}

#[test]
fn the_corpora_have_the_solutions_that_are_known() {
    let mut solvers = Solvers::default();
    for name in corpora::names() {
        let cases = corpora::cases(&name);
        let puzzles: Vec<Clues> =
            cases.iter().filter_map(|case| Clues::from_line(case.text.as_bytes())).collect();
        solvers.compare(&Batch::Clues(puzzles), 2).expect("no fault");
    }
}

#[test]
fn a_puzzle_without_givens_has_as_many_solutions_as_are_asked_for() {
    for path in Path::available() {
        for limit in [1, 2, 3, 1000, 5000] {
            let found = solved(path, &[clues(NO_GIVENS); 3], limit);
            for found in found {
                assert_eq!(found.solutions, limit, "{path}");
                let all = Candidates::from(clues(NO_GIVENS));
                assert!(is_solution(&found.first.expect("there is one"), &all), "{path}");
            }
        }
    }
}

#[test]
fn nothing_is_found_where_nothing_is_asked() {
    for path in Path::available() {
        let none = Found { solutions: 0, first: None };
        assert_eq!(solved(path, &[clues(WIKIPEDIA)], 0), [none]);
        assert_eq!(solved(path, &[], 2), []);
    }
}

#[test]
fn what_was_in_the_results_before_is_gone() {
    let mut solver = Solver::new();
    let (mut found, mut counts) = (vec![Found { solutions: 9, first: None }; 5], vec![9; 5]);
    solver.solve(&[clues(INKALA)], 2, &mut found);
    solver.count(&[clues(INKALA)], 2, &mut counts);
    assert_eq!((found.len(), found[0].solutions, counts), (1, 1, vec![1]));
}

#[test]
fn clashing_givens_and_empty_cells_leave_no_solution() {
    let mut cells = *Candidates::from(clues(WIKIPEDIA)).cells();
    cells[80] = 0;
    let without_a_candidate = Candidates::new(cells).expect("no cell has a tenth digit");
    let mut full = [0x1ff; 81];
    full[40] = 0;
    let nothing_but_a_hole = Candidates::new(full).expect("no cell has a tenth digit");
    let mut one_digit = [1; 81];
    one_digit[0] = 2;
    let ones = Candidates::new(one_digit).expect("no cell has a tenth digit");
    let twice = |one: usize, other: usize| {
        let mut givens = [0; 81];
        (givens[one], givens[other]) = (5, 5);
        Candidates::from(Clues::from_givens(&givens).expect("digits up to 9"))
    };
    // In a row, in a column, in a box: two givens and nothing else, where a search without sense for it takes for ever.
    let puzzles =
        [without_a_candidate, nothing_but_a_hole, ones, twice(0, 8), twice(0, 72), twice(0, 20)];
    for path in Path::available() {
        assert_eq!(Solver::on(path).are_solvable(&puzzles), [false; 6], "{path}");
    }
}

#[test]
fn two_cells_of_a_row_that_need_the_same_digit_are_found_out() {
    // r1c1 sees 1 to 8 in its column and box, and so does r1c9 in its own: both can only be 9.
    let mut givens = [0; 81];
    for (digit, [row, column]) in
        [[1, 0], [2, 0], [3, 0], [4, 0], [1, 1], [1, 2], [2, 1], [2, 2]].iter().enumerate()
    {
        givens[9 * row + column] = digit as u8 + 1;
    }
    for (digit, [row, column]) in
        [[5, 8], [6, 8], [7, 8], [8, 8], [1, 7], [1, 6], [2, 7], [2, 6]].iter().enumerate()
    {
        givens[9 * row + column] = (digit as u8 + 4) % 8 + 1;
    }
    let puzzle = Clues::from_givens(&givens).expect("digits up to 9");
    assert_eq!(expected(&puzzle.into(), 2).solutions, 0);
    for path in Path::available() {
        assert_eq!(Solver::on(path).are_solvable(&[puzzle; 40]), [false; 40], "{path}");
    }
}

#[test]
fn what_takes_the_lanes_too_long_is_left_to_one_search() {
    // Found by fuzzing: one search sees after some hundred guesses that there is no solution, the lanes after some ten million.
    #[rustfmt::skip]
    let cells = [
        0x1ff, 0x1ff, 0xff, 0xff, 0x1fe, 0x1ff, 0x1ff, 0x1ff, 0xff,
        0x1fe, 0xff, 0x1fe, 0x1ff, 0x1ff, 0xff, 0x1fe, 0x1ff, 0x1ff,
        0xff, 0xfe, 0x1fe, 0x1ff, 0x1d6, 0x80, 0x1ff, 0x1ff, 0x106,
        0xff, 0x1fe, 0x1ff, 0x1ff, 0x1ff, 0xff, 0x76, 0x76, 0x76,
        0x76, 0x76, 0x76, 0x76, 0x76, 0x76, 0x76, 0x1ff, 0x1ff,
        0x1ff, 0x1ff, 0x80, 0xff, 0x76, 0x76, 0x76, 0x76, 0x76,
        0x76, 0x1ff, 0x1ff, 0x1ff, 0x1ff, 0x1ff, 0x1ff, 0x1ff, 0x1ff,
        0x1ff, 0x1ff, 0x1ff, 0x1ff, 0x1ff, 0x1ff, 0x1ff, 0x1ff, 0x1ff,
        0x1ff, 0x1ff, 0x1ff, 0x1ff, 0x1ff, 0x1ff, 0x1ff, 0x1ff, 0x1ff,
    ];
    let puzzle = Candidates::new(cells).expect("no cell has a tenth digit");
    assert_eq!(expected(&puzzle, 2).solutions, 0);
    let easy = Candidates::from(clues(WIKIPEDIA));
    let state = State::from_candidates(&cells).expect("every cell has a candidate");
    for path in Path::available() {
        let mut counts = Vec::new();
        Solver::on(path).count(&[easy, puzzle, easy], 2, &mut counts);
        assert_eq!(counts, [1, 0, 1], "{path}");
        assert_eq!(count_on(path, &state, 2).solutions, 0, "{path}");
    }
}

#[test]
fn a_solver_can_be_used_again_after_it_stopped_early() {
    for path in Path::available() {
        let mut solver = Solver::on(path);
        let mut found = Vec::new();
        for _ in 0..3 {
            solver.solve(&[clues(NO_GIVENS); 50], 2, &mut found);
            assert!(found.iter().all(|found| found.solutions == 2), "{path}");
            solver.solve(&[clues(WIKIPEDIA); 50], 2, &mut found);
            let expected: Vec<u8> = WIKIPEDIA_SOLUTION.bytes().map(|byte| byte - b'0').collect();
            for found in &found {
                assert_eq!(found.solutions, 1, "{path}");
                assert_eq!(found.first.expect("there is one")[..], expected[..], "{path}");
            }
        }
    }
}

#[test]
fn who_is_asked_can_end_a_batch_that_would_never_end() {
    for path in Path::available() {
        let mut solver = Solver::on(path);
        let (mut found, mut counts) = (Vec::new(), Vec::new());
        for last in [1, 2, 5] {
            let mut asked = 0;
            let mut go_on = || {
                asked += 1;
                if asked < last { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
            };
            let flow =
                solver.solve_while(&[clues(NO_GIVENS); 50], u64::MAX, &mut found, &mut go_on);
            assert_eq!((flow, asked), (ControlFlow::Break(()), last), "{path}");
            let flow = solver.count_while(&[clues(NO_GIVENS); 50], u64::MAX, &mut counts, || {
                ControlFlow::Break(())
            });
            assert!(flow.is_break(), "{path}");
            assert_eq!((found.len(), counts.len()), (50, 50), "{path}");
            solver.count(&[clues(WIKIPEDIA); 50], 2, &mut counts);
            assert_eq!(counts, [1; 50], "{path}");
        }
    }
}

#[test]
fn a_batch_that_nobody_ends_is_found_as_always() {
    let puzzles = [WIKIPEDIA, NO_GIVENS, INKALA].map(clues);
    for path in Path::available() {
        let mut solver = Solver::on(path);
        let (mut found, mut counts, mut expected) = (Vec::new(), Vec::new(), Vec::new());
        let go_on = || ControlFlow::Continue(());
        assert!(solver.solve_while(&puzzles, 7, &mut found, go_on).is_continue(), "{path}");
        solver.solve(&puzzles, 7, &mut expected);
        assert_eq!(found, expected, "{path}");
        assert!(solver.count_while(&puzzles, 7, &mut counts, go_on).is_continue(), "{path}");
        assert_eq!(counts, [1, 7, 1], "{path}");
        assert!(solver.count_while(&puzzles, 0, &mut counts, go_on).is_continue(), "{path}");
        assert_eq!(counts, [0; 3], "{path}");
    }
}

#[test]
fn an_iterator_is_solved_in_its_order() {
    let grid = random::grid(&Layout::classic(), &mut Random::new(5));
    let full: String = grid.digits().iter().map(|digit| digit.number().to_string()).collect();
    let lines: Vec<&str> =
        [full.as_str(), NO_GIVENS, INKALA].into_iter().cycle().take(2500).collect();
    let found: Vec<Found> = lines.iter().map(|line| clues(line)).solve_in_bulk(3).collect();
    assert_eq!(found.len(), 2500);
    for (index, found) in found.iter().enumerate() {
        assert_eq!(found.solutions, [1, 3, 1][index % 3]);
    }
}

#[test]
fn lines_and_numbers_are_read_alike() {
    let line = ".0*_123456789".chars().cycle().take(81).collect::<String>();
    let mut givens = [0; 81];
    for (cell, byte) in line.bytes().enumerate() {
        givens[cell] = if byte.is_ascii_digit() { byte - b'0' } else { 0 };
    }
    assert_eq!(Clues::from_line(line.as_bytes()), Clues::from_givens(&givens));
    assert_eq!(clues(&line).givens(), &givens);
    givens[7] = 10;
    assert_eq!(Clues::from_givens(&givens), None);
    for wrong in
        ["", &line[1..], &format!("{line}."), &line.replace('3', "a"), &line.replace('_', " ")]
    {
        assert_eq!(Clues::from_line(wrong.as_bytes()), None, "{wrong}");
    }
    assert_eq!(Candidates::new([0x200; 81]), None);
    let ruled_out = Candidates::from(clues(NO_GIVENS)).without(80, 9);
    assert_eq!((ruled_out.cells()[79], ruled_out.cells()[80]), (0x1ff, 0xff));
}
