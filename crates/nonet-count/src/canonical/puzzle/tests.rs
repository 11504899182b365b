//! Canonical forms and automorphisms against all symmetries, one by one, and figures that are known.

use std::collections::HashSet;

use nonet_core::{BoxShape, Layout, Random, read};
use nonet_testing::{random, shape};

use super::*;
use crate::Alone;

/// A grid with so many cells left.
fn random_puzzle(shape: BoxShape, left: usize, random: &mut Random) -> Draft {
    let grid = random::grid(&Layout::with_boxes(shape), random);
    random::dug(&grid, left, random)
}

/// Every symmetry of rows and columns, digits left alone.
fn all_moves(shape: BoxShape) -> Vec<Symmetry> {
    let (mut all, mut number, mut is_done) = (Vec::new(), 0, false);
    let still = Symmetry::identity(shape);
    while !is_done {
        // The first questions are about digits.
        let (mut rest, mut asked) = (number, 0);
        let symmetry = Symmetry::from_choices(shape, |bound| {
            asked += 1;
            if asked <= shape.size() {
                return 0;
            }
            let choice = rest % bound;
            rest /= bound;
            choice
        });
        assert_eq!(symmetry.digits(), still.digits());
        is_done = rest > 0;
        if !is_done {
            all.push(symmetry);
        }
        number += 1;
    }
    all
}

/// The cells of a draft with digits named in the order in which they appear, from 1.
fn named(draft: &Draft) -> Vec<u8> {
    let mut names = vec![0; draft.layout.size()];
    let mut count = 0;
    let name = |entry: &Entry| {
        let Some(digit) = entry.digit() else { return 0 };
        if names[digit.index()] == 0 {
            count += 1;
            names[digit.index()] = count;
        }
        names[digit.index()]
    };
    draft.entries.iter().map(name).collect()
}

fn cells(draft: &Draft) -> Vec<u8> {
    Source::new(draft).sides.swap_remove(0).cells
}

/// Compares with all forms, one by one.
fn check(draft: &Draft, moves: &[Symmetry]) {
    let forms = || moves.iter().map(|one| named(&one.apply_to_draft(draft)));
    let least = forms().min().expect("there are moves");
    let found = minlex(draft, &Alone).expect("nobody stops");
    assert_eq!(cells(&found.draft), least, "{draft:?}");
    let still = named(draft);
    assert_eq!(found.automorphisms, forms().filter(|form| *form == still).count() as u128);
    assert_eq!(found.symmetry.apply_to_draft(draft), found.draft);
    let group = automorphisms(draft, &Alone).expect("nobody stops");
    assert_eq!(group.count, found.automorphisms);
    assert!(group.is_complete());
    assert_eq!(group.listed[0], Symmetry::identity(draft.layout.plain_shape().expect("boxes")));
    assert_eq!(generated(&group, draft.layout.plain_shape().expect("boxes")), group.count as usize);
    for symmetry in group.listed.iter().chain(&group.swaps) {
        assert_eq!(symmetry.apply_to_draft(draft), *draft);
    }
}

/// How many symmetries are made of those in the lists.
fn generated(group: &Automorphisms, shape: BoxShape) -> usize {
    let mut open = vec![Symmetry::identity(shape)];
    let mut seen: HashSet<Symmetry> = open.iter().cloned().collect();
    while let Some(one) = open.pop() {
        for next in group.listed.iter().chain(&group.swaps) {
            let both = one.then(next);
            if seen.insert(both.clone()) {
                open.push(both);
            }
        }
    }
    seen.len()
}

#[test]
fn the_search_finds_what_trying_all_symmetries_finds() {
    let mut random = Random::new(1);
    for (shape, rounds) in [(shape(2, 2), 100), (shape(2, 3), 6), (shape(3, 2), 6)] {
        let moves = all_moves(shape);
        for round in 0..rounds {
            let left = round * shape.size() * shape.size() / (rounds - 1);
            check(&random_puzzle(shape, left, &mut random), &moves);
        }
    }
}

#[test]
fn digits_that_clash_do_not_matter() {
    let mut random = Random::new(2);
    let moves = all_moves(shape(2, 2));
    for _ in 0..100 {
        let mut draft = Draft::empty(Layout::with_boxes(shape(2, 2)));
        for _ in 0..random.below(12) {
            let digit = Digit::from_index(random.below(4)).expect("a digit");
            draft.entries[random.below(16)] = Entry::Given(digit);
        }
        check(&draft, &moves);
    }
}

#[test]
fn scrambling_changes_nothing() {
    let mut random = Random::new(3);
    for shape in [(2, 4), (3, 3), (3, 4), (4, 4)].map(|(rows, columns)| shape(rows, columns)) {
        let cells = shape.size() * shape.size();
        for left in [0, 1, 2, cells / 20, cells / 4, cells / 2] {
            let puzzle = random_puzzle(shape, left, &mut random);
            let form = minlex(&puzzle, &Alone).expect("nobody stops");
            assert_eq!(form.symmetry.apply_to_draft(&puzzle), form.draft);
            let other = random::symmetry(shape, &mut random).apply_to_draft(&puzzle);
            let again = minlex(&other, &Alone).expect("nobody stops");
            assert_eq!((&again.draft, again.automorphisms), (&form.draft, form.automorphisms));
            let way = equivalence(&puzzle, &other, &Alone).expect("nobody stops");
            assert_eq!(way.expect("a way").apply_to_draft(&puzzle), other);
        }
    }
}

#[test]
fn other_puzzles_are_not_equivalent() {
    let one = read("12..............").expect("a puzzle");
    let way = |other: &str| {
        equivalence(&one, &read(other).expect("a puzzle"), &Alone).expect("nobody stops")
    };
    assert!(way("1...3...........").is_some());
    assert!(way("1.*.2...........").is_some(), "marks do not count");
    assert_eq!(way("1....2.........."), None);
    assert_eq!(way("1..............."), None);
    assert_eq!(way("12..................................").map(|_| ()), None, "another size");
}

#[test]
fn nearly_empty_puzzles_have_millions_of_automorphisms() {
    let count = |draft: &Draft| automorphisms(draft, &Alone).expect("nobody stops").count;
    let mut draft = Draft::empty(Layout::classic());
    assert_eq!(count(&draft), 3_359_232);
    draft.entries[40] = Entry::Given(Digit::from_number(7).expect("a digit"));
    assert_eq!(count(&draft), 3_359_232 / 81);
    let draft = Draft::empty(Layout::with_boxes(shape(4, 4)));
    assert_eq!(count(&draft), 2 * 24_u128.pow(10));
    let draft = Draft::empty(Layout::with_boxes(shape(6, 6)));
    assert_eq!(count(&draft), u128::MAX);
}

#[test]
fn small_grids_fall_into_few_classes() {
    // Known: 288 grids are of 2 kinds, and 28,200,960 of 49.
    for (shape, moves, labels, grids, kinds) in
        [(shape(2, 2), 128, 24, 288, 2), (shape(2, 3), 3_456, 720, 28_200_960, 49)]
    {
        let mut left: HashSet<Vec<u8>> = normalised_grids(shape).iter().map(cells).collect();
        assert_eq!(left.len() as u128 * labels, grids);
        let mut found = 0;
        let moves_of_shape = all_moves(shape);
        for grid in normalised_grids(shape) {
            if !left.contains(&cells(&grid)) {
                continue;
            }
            found += 1;
            let form = minlex(&grid, &Alone).expect("nobody stops");
            // All grids that the symmetries make of it, and their number by another way.
            let before = left.len();
            for one in &moves_of_shape {
                left.remove(&named(&one.apply_to_draft(&grid)));
            }
            assert_eq!((before - left.len()) as u128 * form.automorphisms, moves);
        }
        assert_eq!((found, left.len()), (kinds, 0));
    }
}

#[test]
fn many_automorphisms_are_counted_without_being_met() {
    // One digit of each kind on the diagonal of 16×16.
    let mut draft = Draft::empty(Layout::with_boxes(shape(4, 4)));
    for line in 0..16 {
        let digit = Digit::from_index(line).expect("a digit");
        draft.entries[17 * line] = Entry::Given(digit);
    }
    let group = automorphisms(&draft, &Alone).expect("nobody stops");
    assert_eq!((group.count, group.by_swaps), (2 * 24_u128.pow(5), 1));
    assert!(!group.is_complete());
    assert!(group.listed.iter().all(|symmetry| symmetry.apply_to_draft(&draft) == draft));
    // On 9×9 those that are listed can be seen to make all.
    let mut draft = Draft::empty(Layout::classic());
    for line in 0..9 {
        draft.entries[10 * line] = Entry::Given(Digit::from_index(line).expect("a digit"));
    }
    let group = automorphisms(&draft, &Alone).expect("nobody stops");
    assert_eq!((group.count, group.is_complete()), (2 * 6_u128.pow(4), false));
    assert_eq!(generated(&group, BoxShape::CLASSIC), 2592);
}

#[test]
fn a_crew_that_has_stopped_gets_no_form() {
    struct Nobody;
    impl Crew for Nobody {
        fn each(&self, _count: usize, _part: &(dyn Fn(usize) + Sync)) {}

        fn is_stopped(&self) -> bool {
            true
        }
    }
    let draft = Draft::empty(Layout::classic());
    assert_eq!(minlex(&draft, &Nobody), Err(Stopped));
    assert_eq!(automorphisms(&draft, &Nobody), Err(Stopped));
    assert_eq!(equivalence(&draft, &draft, &Nobody), Err(Stopped));
}

#[test]
fn equal_lines_do_not_multiply_the_work() {
    let mut draft = Draft::empty(Layout::with_boxes(shape(4, 4)));
    draft.entries.fill(Entry::Given(Digit::from_number(3).expect("a digit")));
    let form = minlex(&draft, &Alone).expect("nobody stops");
    assert_eq!(form.automorphisms, 2 * 24_u128.pow(10));
}

/// Grids whose first row is in order.
fn normalised_grids(shape: BoxShape) -> Vec<Draft> {
    let size = shape.size();
    let mut grids = vec![Draft::empty(Layout::with_boxes(shape))];
    for cell in 0..size * size {
        let layout = grids[0].layout.clone();
        let at = layout.cells().nth(cell).expect("a cell");
        let mut next = Vec::new();
        for grid in grids {
            for digit in layout.digits() {
                let clashes =
                    layout.peers(at).iter().any(|&peer| grid.entry(peer).digit() == Some(digit));
                if !clashes && (cell >= size || digit.index() == cell) {
                    let mut grid = grid.clone();
                    grid.entries[cell] = Entry::Given(digit);
                    next.push(grid);
                }
            }
        }
        grids = next;
    }
    grids
}
