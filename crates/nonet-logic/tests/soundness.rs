//! Every step on every way through our own puzzles is sound, and so is every other step that the
//! techniques find on the way.

use nonet_core::{Grid, Position, Proper, Puzzle};
use nonet_logic::checker::{check_against, check_step, follow};
use nonet_logic::page::Conclusions;
use nonet_logic::{Board, Step, Technique, Toolbox, all_steps};
use nonet_testing::corpora::cases;

/// Every so many steps through a 9×9 grid all that can be found is checked, not only the step that is
/// taken. In larger grids there is far more to be found.
const SAMPLE_EVERY: usize = 12;

/// How many steps of one technique are checked in one position.
const MOST_OF_ONE: usize = 20;

/// The technique of last resort.
const TRIAL: &str = "trial";

/// After so many steps that try something out, the rest of the way is left: each takes long to find.
const MOST_TRIALS: usize = 12;

/// What is checked on the way through a puzzle.
struct Way {
    toolbox: Toolbox,
    /// The solution, if there is exactly one.
    solution: Option<Grid>,
    checked: usize,
}

impl Way {
    fn through(puzzle: &Puzzle) -> Way {
        let proper = Proper::of(puzzle.draft()).ok();
        let solution = proper.as_ref().map(|proper| proper.solution().clone());
        let mut way = Way { toolbox: Toolbox::default(), solution, checked: 0 };
        way.walk(proper.map_or_else(|| puzzle.start().clone(), |proper| proper.start()));
        way
    }

    fn walk(&mut self, mut position: Position) {
        let size = position.layout().size();
        let sample_every = SAMPLE_EVERY * size.max(9).pow(3) / 9_usize.pow(3);
        let mut trials = 0;
        for number in 0.. {
            let board = Board::of(&position).expect("small enough");
            if board.is_full() || board.is_broken() {
                return;
            }
            if number % sample_every == sample_every / 2 {
                let techniques: Vec<&'static Technique> =
                    self.toolbox.tools.iter().map(|tool| tool.technique).collect();
                for technique in techniques.into_iter().filter(|it| !it.tries()) {
                    let steps = all_steps(technique, &board);
                    let apart = steps.len().div_ceil(MOST_OF_ONE).max(1);
                    for step in steps.iter().step_by(apart) {
                        self.check(&position, step);
                    }
                }
            }
            let Some(step) = self.toolbox.next_step(&board) else { return };
            self.check(&position, &step);
            follow(&mut position, &step);
            trials += usize::from(step.technique.id == TRIAL);
            if trials == MOST_TRIALS {
                return;
            }
        }
    }

    fn check(&mut self, position: &Position, step: &Step) {
        self.checked += 1;
        let mut result = check_step(position, step);
        if let Some(solution) = &self.solution {
            result = result.and_then(|()| check_against(solution, step));
        }
        if let Err(fault) = result {
            let concluded = Conclusions::of(step).to_text(position.layout());
            panic!("{:?} {concluded}: {fault}\n{position:?}\n{step:#?}", step.technique);
        }
    }
}

/// Checks the ways through all puzzles of some files.
fn check_all(names: &[&str]) {
    for name in names {
        let puzzles = cases(name).into_iter().filter_map(|case| case.puzzle());
        let checked: usize = puzzles.map(|puzzle| Way::through(&puzzle).checked).sum();
        assert!(checked > 100, "{name}: {checked} steps");
    }
}

#[test]
fn every_step_through_small_grids_is_sound() {
    check_all(&["easy-4x4", "easy-6x6", "easy-8x8", "minimal-8x8"]);
}

#[test]
fn every_step_through_classic_grids_is_sound() {
    check_all(&["easy-9x9", "minimal-9x9"]);
}

#[test]
fn every_step_through_pencil_marks_is_sound() {
    check_all(&["easy-pencil-marks-9x9"]);
}

#[test]
fn every_step_is_sound_where_there_are_several_solutions() {
    check_all(&["several-9x9"]);
}

#[test]
fn every_step_through_the_famous_puzzles_is_sound() {
    check_all(&["famous-9x9"]);
}

#[test]
fn every_step_through_grids_of_10_and_12_digits_is_sound() {
    check_all(&["minimal-10x10", "minimal-12x12"]);
}

#[test]
fn every_step_through_grids_of_16_digits_is_sound() {
    check_all(&["singles-16x16", "hard-16x16"]);
}
