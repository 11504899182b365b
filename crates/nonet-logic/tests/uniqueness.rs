//! What techniques conclude from a single solution agrees with that solution, in grids of many shapes.

use std::sync::Arc;

use nonet_core::{Grid, Layout, Position, Proper, Random, read};
use nonet_logic::checker::{check_against, check_step, follow};
use nonet_logic::technique::ALL;
use nonet_logic::{Board, Level, Premise, Step, Technique, Toolbox, all_steps};
use nonet_testing::{random, shape};

/// A puzzle with a single solution and few givens.
fn minimal(layout: &Arc<Layout>, random: &mut Random) -> Proper {
    let grid = random::grid(layout, random);
    Proper::of(&random::minimal(&grid, random)).expect("a single solution")
}

fn assert_agrees(step: &Step, solution: &Grid) {
    for gone in &step.eliminations {
        assert_ne!(solution.digit(gone.cell), gone.digit, "{step:?}");
    }
    let [Premise::Unique { extras, .. }, ..] = &step.evidence.premises[..] else {
        panic!("no word about the single solution: {step:?}")
    };
    let is_true = |extra: &nonet_logic::Candidate| solution.digit(extra.cell) == extra.digit;
    assert!(extras.iter().any(is_true), "{step:?}");
}

#[test]
fn steps_that_rely_on_a_single_solution_agree_with_it() {
    let unique: Vec<&'static Technique> =
        ALL.iter().copied().filter(|technique| technique.needs_uniqueness).collect();
    let toolbox = Toolbox::default()
        .without(|technique| technique.level > Level::Hard && !technique.needs_uniqueness);
    for (rows, columns, count) in [(2, 2, 40), (2, 3, 40), (3, 2, 40), (2, 4, 10), (3, 3, 20)] {
        let layout = Layout::with_boxes(shape(rows, columns));
        let mut random = Random::new(1);
        let mut found = 0;
        for _ in 0..count {
            let proper = minimal(&layout, &mut random);
            let solution = proper.solution();
            let mut board = Board::of(&proper.start()).expect("small enough");
            while !board.is_full() {
                for technique in &unique {
                    let steps = all_steps(technique, &board);
                    for step in &steps {
                        assert_agrees(step, solution);
                    }
                    found += steps.len();
                }
                let Some(step) = toolbox.next_step(&board) else { break };
                board.apply(&step);
            }
        }
        assert!(found > 10, "{rows}×{columns}: only {found} steps found");
    }
}

/// Every digit placed and none given, and nothing but pencil marks: in either, exchanging digits as if
/// the question left them open takes a digit of the solution away.
const FOUND: [&str; 2] = [
    include_str!("../../../corpora/found/all-placed.opensudoku"),
    include_str!("../../../corpora/found/sukaku-unique.txt"),
];

#[test]
fn whatever_a_position_comes_from_the_default_toolbox_is_right() {
    for text in FOUND {
        let draft = read(text).expect("a puzzle");
        let proper = Proper::of(&draft).expect("a single solution");
        let known = proper.position(&draft).expect("on the way");
        for (mut position, is_known) in [(known, true), (Position::of(&draft), false)] {
            let board = Board::of(&position).expect("9×9");
            assert_eq!(board.is_proper(), is_known);
            for step in Toolbox::default().path(&board).steps {
                assert_eq!(check_step(&position, &step), Ok(()));
                assert_eq!(check_against(proper.solution(), &step), Ok(()));
                assert!(is_known || !step.technique.needs_uniqueness, "{step:?}");
                follow(&mut position, &step);
            }
        }
    }
}
