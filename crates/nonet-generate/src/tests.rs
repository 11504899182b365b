//! Every wish, made and looked at by others: the naive oracle, and a fresh run of the logic.

use nonet_core::solve::count_up_to;
use nonet_core::{BoxShape, Layout, Puzzle};
use nonet_count::Alone;

use crate::{Keys, Made, Plan, Symmetry, Wish, generate};

/// So many puzzles of a wish.
fn made(wish: Wish, seed: u64, count: u64) -> Vec<Made> {
    let plan = Plan::try_from(wish).expect("the wish makes sense");
    let mut all = Vec::new();
    let ended = generate(&plan, seed, 0, count, &Alone, &|made| made, &mut |made| {
        all.push(made);
        true
    });
    assert_eq!((ended.told, ended.stopped), (count, false));
    assert_eq!(ended.next, all.last().map_or(0, |made| made.index + 1));
    all
}

/// Whether a puzzle has one solution, by a method that nothing here uses.
fn is_unique(puzzle: &nonet_core::Draft) -> bool {
    let puzzle = Puzzle::try_from(puzzle.clone()).expect("no contradiction");
    count_up_to(&puzzle, 2) == 1
}

#[test]
fn classic_puzzles_are_unique_and_lead_to_their_solution() {
    for made in made(Wish::default(), 1, 40) {
        assert!(is_unique(&made.puzzle), "{made}");
        let givens =
            made.puzzle.layout.cells().filter_map(|cell| {
                Some((made.puzzle.entry(cell).digit()?, made.solution.digit(cell)))
            });
        assert!(givens.into_iter().all(|(given, digit)| given == digit), "{made}");
    }
}

#[test]
fn without_a_symmetry_what_is_cut_as_far_as_it_goes_is_minimal() {
    for made in made(Wish { minimal: true, ..Wish::default() }, 2, 10) {
        for cell in made.puzzle.layout.cells() {
            let mut less = made.puzzle.clone();
            less.entries[cell.index()] = nonet_core::Entry::Empty;
            assert!(less == made.puzzle || !is_unique(&less), "{made} without {cell:?}");
        }
    }
}

#[test]
fn every_symmetry_is_kept() {
    for symmetry in Symmetry::ALL {
        for made in made(Wish { symmetry, keys: Keys::at_most(45), ..Wish::default() }, 3, 3) {
            let held = |cell: &nonet_core::Cell| made.puzzle.entry(*cell).digit().is_some();
            let keys: Vec<_> = made.puzzle.layout.cells().filter(held).collect();
            assert!(symmetry.keeps(&made.puzzle.layout, &keys), "{symmetry:?} {made}");
            assert!(is_unique(&made.puzzle), "{made}");
        }
    }
}

#[test]
fn the_number_of_keys_is_as_wished() {
    for (keys, allowed) in [
        (Keys::exactly(30), 30..=30),
        (Keys::between(26, 34), 26..=34),
        (Keys::at_most(28), 28..=28),
    ] {
        for made in made(Wish { keys, ..Wish::default() }, 4, 20) {
            assert!(allowed.contains(&made.puzzle.given_count()), "{keys:?} {made}");
        }
    }
    let any = Wish { any_solutions: true, ..Wish::default() };
    assert!(made(any, 4, 5).iter().all(|made| made.puzzle.given_count() == 25));
}

#[test]
fn other_sizes_are_made_too() {
    for (rows, columns) in [(2, 2), (2, 3), (3, 2), (2, 4)] {
        let layout = Layout::with_boxes(BoxShape::new(rows, columns).expect("a box"));
        for made in made(Wish { minimal: true, ..Wish::of(layout) }, 5, 3) {
            assert!(is_unique(&made.puzzle), "{made}");
        }
    }
}
