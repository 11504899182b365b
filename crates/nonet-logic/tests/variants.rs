//! Every step through puzzles with any rules is sound, and rests on those rules.

use std::sync::Arc;

use nonet_core::rule;
use nonet_core::{Draft, Entry, Grid, Layout, Position, Proper, Random};
use nonet_logic::checker::{check_against, check_step, follow, needless_premises};
use nonet_logic::page::Conclusions;
use nonet_logic::{Board, Premise, Step, Toolbox, all_steps, technique};
use nonet_testing::random::minimal;
use nonet_testing::{shape, variants};

/// Every so many steps all that can be found is checked, not only the step that is taken.
const SAMPLE_EVERY: usize = 9;

/// How many steps of one technique are checked in one position.
const MOST_OF_ONE: usize = 10;

/// After so many steps that try something out, the rest of the way is left: each takes long to find.
const MOST_TRIALS: usize = 3;

/// What was seen on the way through a puzzle.
#[derive(Default)]
struct Seen {
    checked: usize,
    /// The steps that a checker who does not know the rules refuses.
    refused_without_rules: usize,
    techniques: Vec<&'static str>,
}

/// Checks every step that is taken, and many more, on the way through a puzzle.
fn walk(draft: &Draft, seen: &mut Seen) {
    let proper = Proper::of(draft).expect("one solution");
    let solution = proper.solution();
    let toolbox = Toolbox::default();
    let mut position = proper.start();
    let mut trials = 0;
    for number in 0.. {
        let board = Board::of(&position).expect("small enough");
        assert!(!board.is_broken(), "{:?}", draft.layout);
        if board.is_full() {
            return;
        }
        if number % SAMPLE_EVERY == SAMPLE_EVERY / 2 {
            for technique in technique::ALL.iter().filter(|it| !it.tries()) {
                for step in all_steps(technique, &board).iter().take(MOST_OF_ONE) {
                    check(&position, solution, step, seen);
                }
            }
        }
        let Some(step) = toolbox.next_step(&board) else { return };
        check(&position, solution, &step, seen);
        follow(&mut position, &step);
        trials += usize::from(step.technique.id == "trial");
        if trials == MOST_TRIALS {
            return;
        }
    }
}

fn check(position: &Position, solution: &Grid, step: &Step, seen: &mut Seen) {
    let result = check_step(position, step).and_then(|()| check_against(solution, step));
    if let Err(fault) = result {
        let concluded = Conclusions::of(step).to_text(position.layout());
        panic!("{:?} {concluded}: {fault}\n{position:?}\n{step:#?}", step.technique);
    }
    // A chain may pass by a shortcut that a further rule opens; what rests on clues has no such excuse.
    let is_by_clue = |premise: &Premise| matches!(premise, Premise::Rule { .. });
    let needless = if step.evidence.premises.iter().any(is_by_clue) {
        needless_premises(position, step)
    } else {
        Vec::new()
    };
    assert!(needless.is_empty(), "{:?} without {needless:?}: {step:#?}", step.technique);
    seen.checked += 1;
    // What relies on a single solution is refused by whoever does not know that there is one.
    if !step.technique.needs_uniqueness {
        seen.refused_without_rules += usize::from(check_step(&unruled(position), step).is_err());
    }
    if !seen.techniques.contains(&step.technique.id) {
        seen.techniques.push(step.technique.id);
    }
}

/// The same digits and candidates in a layout that has no rule but rows, columns and boxes.
fn unruled(position: &Position) -> Position {
    let layout = position.layout();
    let boxes = layout.box_shape();
    let plain = Layout::new(layout.size(), boxes, Vec::new()).expect("a layout");
    let mut draft = Draft::empty(Arc::clone(&plain));
    for cell in layout.cells() {
        if let Some(digit) = position.value(cell) {
            draft.entries[cell.index()] = Entry::Placed(digit);
        }
    }
    draft.pencil_marks = Some(layout.cells().map(|cell| position.possible(cell)).collect());
    Position::of(&draft)
}

/// Walks through minimal puzzles with some rules.
fn walk_all(rules: &[&str], shapes: &[(usize, usize)], seed: u64) -> Seen {
    let mut seen = Seen::default();
    let mut random = Random::new(seed);
    for &(rows, columns) in shapes {
        if let Some(grid) = variants::grid_with(shape(rows, columns), rules, &mut random) {
            walk(&minimal(&grid, &mut random), &mut seen);
        }
    }
    seen
}

#[test]
fn every_step_through_puzzles_of_each_rule_is_sound_and_needs_the_rule() {
    for rule in rule::ALL {
        let shapes = [(2, 2), (2, 3), (2, 3), (3, 3)];
        let seen = walk_all(&[rule.id], &shapes, 1);
        assert!(seen.checked > 100, "{rule:?}: {} steps", seen.checked);
        // What a rule says of single cells shows in the candidates that are left.
        let is_of_cells = matches!(rule.id, "even" | "odd");
        assert_eq!(seen.refused_without_rules > 0, !is_of_cells, "{rule:?}");
    }
}

#[test]
fn every_step_through_puzzles_of_mixed_rules_is_sound() {
    let all: Vec<&'static str> = rule::ALL.iter().map(|rule| rule.id).collect();
    let mut random = Random::new(2);
    let (mut checked, mut mixtures) = (0, 0);
    while mixtures < 16 {
        let chosen: Vec<&str> =
            all.iter().copied().filter(|_| random.below(4) == 0).take(4).collect();
        let shapes = [(2, 3), (3, 3)];
        let seen = walk_all(&chosen, &shapes[mixtures % 2..=mixtures % 2], mixtures as u64);
        checked += seen.checked;
        mixtures += usize::from(seen.checked > 0);
    }
    assert!(checked > 1000, "{checked} steps");
}
