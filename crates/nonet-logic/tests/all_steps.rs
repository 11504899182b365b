//! All steps of a position hold the next one, whatever it is.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use nonet_core::{Layout, Position, Random};
use nonet_logic::{Board, Step, Technique, Toolbox};
use nonet_testing::random;

/// Whether a technique finds a step with the same conclusions among all its steps.
fn is_among_all(board: &Board, next: &Step) -> bool {
    let mut is_found = false;
    let _ = Toolbox::of(&[next.technique]).for_each_step(board, &mut |step| {
        let is_it = (&step.placements, &step.eliminations, step.length())
            == (&next.placements, &next.eliminations, next.length());
        is_found |= is_it;
        if is_it { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    is_found
}

#[test]
fn the_next_step_is_among_all_steps() {
    // Nets and trials are told one at a time.
    let toolbox = Toolbox::default().without(Technique::tries);
    let mut random = Random::new(14);
    let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
    for _ in 0..150 {
        let grid = random::grid(&Layout::classic(), &mut random);
        let draft = random::minimal(&grid, &mut random);
        let mut board = Board::of(&Position::of(&draft)).expect("9×9");
        while let Some(step) = toolbox.next_step(&board) {
            assert!(is_among_all(&board, &step), "{step:?}");
            *seen.entry(step.technique.id).or_default() += 1;
            board.apply(&step);
        }
    }
    for id in ["aic", "grouped-aic", "continuous-nice-loop", "als-aic", "contradiction-chain"] {
        assert!(seen.contains_key(id), "no {id} among {seen:?}");
    }
}
