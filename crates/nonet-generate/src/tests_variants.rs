//! Puzzles of every variant, looked at by a solver that did not make them.

use std::sync::Arc;

use nonet_core::rule::Variants;
use nonet_core::solve::{Effort, Method, Observer};
use nonet_core::{BoxShape, Grid, Layout, Proper, Puzzle, read};
use nonet_count::Alone;
use nonet_logic::{Board, Level, Rating, Toolbox};

use crate::{Difficulty, Impossible, Keys, Made, Plan, Search, Variety, Wish, generate, variants};

/// A wish for a variant by names, as commands take them.
fn wish(rows: usize, columns: usize, names: &[&str]) -> Wish {
    let mut variants = Variants::default();
    let mut varieties = Vec::new();
    for name in names {
        match Variety::by_id(name) {
            Some(variety) => varieties.push(variety),
            None => assert!(variants.add(name), "{name}"),
        }
    }
    let shape = BoxShape::new(rows, columns).expect("a box");
    let layout = Layout::with_boxes(shape).with_variants(variants).expect("a layout");
    Wish { varieties, ..Wish::of(layout) }
}

fn made(wish: Wish, seed: u64, count: u64) -> Vec<Made> {
    let plan = Plan::try_from(wish).expect("the wish makes sense");
    let mut all = Vec::new();
    let ended = generate(&plan, seed, 0, count, &Alone, &|made| made, &mut |made| {
        all.push(made);
        true
    });
    assert_eq!((ended.told, ended.stopped), (count, false));
    all
}

/// The solutions of a puzzle, two at most: by a method that nothing was cut or proved with, if one takes such
/// a puzzle and does not take forever.
fn solutions(made: &Made) -> Vec<Grid> {
    let layout = &made.puzzle.layout;
    let takes = |id| (Method::by_id(id).expect("a method").takes)(layout);
    if takes("exact-cover") {
        found(made, "exact-cover")
    } else if takes("backtrack") && layout.size() <= 6 {
        found(made, "backtrack")
    } else {
        found(made, "general")
    }
}

/// The solutions that a method finds, two at most.
fn found(made: &Made, method: &str) -> Vec<Grid> {
    struct Two(Vec<Grid>);
    impl Observer for Two {
        fn solution(&mut self, solution: &Grid, _: &Effort) -> std::ops::ControlFlow<()> {
            self.0.push(solution.clone());
            if self.0.len() < 2 {
                std::ops::ControlFlow::Continue(())
            } else {
                std::ops::ControlFlow::Break(())
            }
        }
    }
    // What was written down is what is looked at.
    let draft = read(&made.to_string()).expect("a puzzle");
    let puzzle = Puzzle::try_from(draft).expect("no contradiction");
    let mut two = Two(Vec::new());
    (Method::by_id(method).expect("a method").search)(&puzzle, 0, &mut two);
    two.0
}

#[test]
fn puzzles_of_every_variant_have_one_solution_as_they_are_written() {
    for name in variants() {
        for made in made(wish(3, 3, &[name]), 1, 2) {
            let found = solutions(&made);
            assert_eq!(found.len(), 1, "{name}: {made}");
            assert_eq!(found[0].digits(), made.solution.digits(), "{name}: {made}");
        }
    }
}

#[test]
fn mixtures_and_other_sizes_are_made_too() {
    for (rows, columns, names) in [
        (3, 3, &["diagonal", "anti-knight"][..]),
        (3, 3, &["windoku", "even-odd"]),
        (2, 3, &["diagonal", "buildings"]),
        (2, 3, &["jigsaw", "strips"]),
        (2, 2, &["buildings"]),
        (2, 3, &["anti-knight"]),
        (2, 3, &["anti-king", "even-odd"]),
    ] {
        for made in made(wish(rows, columns, names), 2, 2) {
            assert_eq!(solutions(&made).len(), 1, "{names:?}: {made}");
        }
    }
}

#[test]
fn of_a_minimal_puzzle_no_given_and_no_clue_can_go() {
    for names in [&["buildings"][..], &["strips"], &["even-odd"], &["extra-regions"]] {
        let wish = Wish { minimal: true, ..wish(2, 3, names) };
        for made in made(wish, 3, 3) {
            let layout = &made.puzzle.layout;
            for cell in layout.cells().filter(|&cell| made.puzzle.entry(cell).digit().is_some()) {
                let mut less = made.clone();
                less.puzzle.entries[cell.index()] = nonet_core::Entry::Empty;
                assert_eq!(found(&less, "general").len(), 2, "{made} without {cell:?}");
            }
            for (index, clue) in layout.clues().iter().enumerate() {
                // Of marks, one clue holds all: each cell is looked at.
                let is_marks = ["even", "odd"].contains(&clue.rule.id) && clue.cells.len() > 1;
                let parts = if is_marks { clue.cells.len() } else { 1 };
                for part in 0..parts {
                    let mut clues = layout.clues().to_vec();
                    if is_marks {
                        clues[index].cells.remove(part);
                    } else {
                        clues.remove(index);
                    }
                    let rest = Layout::new(layout.size(), layout.box_shape(), clues);
                    let mut less = made.clone();
                    less.puzzle.layout = rest.expect("a layout");
                    assert_eq!(found(&less, "general").len(), 2, "{made} without {clue:?}");
                }
            }
        }
    }
}

#[test]
fn small_buildings_and_strips_do_without_givens() {
    for (rows, columns, name) in
        [(2, 2, "buildings"), (2, 3, "buildings"), (2, 2, "strips"), (2, 3, "strips")]
    {
        let made = made(wish(rows, columns, &[name]), 4, 8);
        let without = made.iter().filter(|made| made.puzzle.given_count() == 0);
        assert!(without.count() >= 6, "{rows}x{columns} {name}");
    }
}

#[test]
fn givens_stay_where_they_are_asked_for() {
    let wish = Wish { keys: Keys::exactly(5), ..wish(2, 3, &["buildings"]) };
    for made in made(wish, 4, 3) {
        assert_eq!(made.puzzle.given_count(), 5, "{made}");
    }
}

#[test]
fn without_keys_means_without_givens() {
    let wish = Wish { keys: Keys::exactly(0), ..wish(2, 4, &["buildings"]) };
    for made in made(wish, 4, 2) {
        assert_eq!(made.puzzle.given_count(), 0, "{made}");
        assert_eq!(solutions(&made).len(), 1, "{made}");
    }
}

#[test]
fn large_puzzles_have_one_solution() {
    for (rows, columns) in [(3, 5), (4, 4)] {
        let made = made(wish(rows, columns, &[]), 5, 1);
        assert_eq!(found(&made[0], "general").len(), 1, "{}", made[0]);
    }
}

#[test]
fn rules_that_no_grid_keeps_are_refused() {
    let plan = Plan::try_from(wish(2, 2, &["anti-king", "non-consecutive"]));
    assert_eq!(plan.err(), Some(Impossible::NoGrid));
    let plan = Plan::try_from(wish(3, 3, &["jigsaw", "windoku"]));
    assert!(matches!(plan, Err(Impossible::NeedsBoxes(rule)) if rule.id == "windoku"));
}

#[test]
fn levels_that_a_size_does_not_have_are_refused() {
    let level = |level| Difficulty { level: Some(level), ..Difficulty::default() };
    let hard = Wish { difficulty: level(Level::Hard), ..wish(2, 2, &[]) };
    let hardest = Level::Easy;
    let expected = Impossible::NoLevel { level: Level::Hard, hardest };
    assert_eq!(Plan::try_from(hard).err(), Some(expected));
    let easy = Wish { difficulty: level(Level::Easy), ..wish(3, 3, &["diagonal"]) };
    for made in made(easy, 5, 2) {
        assert_eq!(made.rating.as_ref().map(|rating| rating.level), Some(Level::Easy), "{made}");
    }
}

/// How hard a puzzle is, if it has one solution.
fn level(puzzle: &nonet_core::Draft) -> Option<Level> {
    let board = Board::of(&Proper::of(puzzle).ok()?.start())?;
    Rating::of(&Toolbox::default(), &board).map(|rating| rating.level)
}

#[test]
fn no_minimal_4_by_4_puzzle_is_harder_than_the_plan_knows() {
    let mut hardest = Level::Easy;
    // All grids of this size are like one of these two.
    for grid in ["1234341221434321", "1234341243212143"] {
        let puzzle = |cells: u32| {
            let given =
                |(cell, digit): (usize, char)| if cells >> cell & 1 == 1 { digit } else { '.' };
            read(&grid.chars().enumerate().map(given).collect::<String>()).expect("a puzzle")
        };
        let is_unique: Vec<bool> = (0..1_u32 << 16)
            .map(|cells| cells.count_ones() >= 4 && Proper::of(&puzzle(cells)).is_ok())
            .collect();
        let is_minimal = |cells: &u32| {
            is_unique[*cells as usize]
                && (0..16)
                    .filter(|bit| cells >> bit & 1 == 1)
                    .all(|bit| !is_unique[(cells & !(1 << bit)) as usize])
        };
        for cells in (0..1 << 16).filter(is_minimal) {
            hardest = hardest.max(level(&puzzle(cells)).expect("logic gets through"));
        }
    }
    let shape = BoxShape::new(2, 2).expect("a box");
    assert_eq!(Some(&hardest), crate::levels_of(&Layout::with_boxes(shape), &[]).last());
}

#[test]
fn an_attempt_depends_on_nothing_but_its_number() {
    for names in [&["diagonal"][..], &["strips"], &["jigsaw"]] {
        let plan = Plan::try_from(wish(2, 3, names)).expect("the wish makes sense");
        let lines = |from: u64, count: u64| {
            let mut lines = Vec::new();
            generate(
                &plan,
                6,
                from,
                count,
                &Alone,
                &|made| (made.index, made.to_string()),
                &mut |line| {
                    lines.push(line);
                    true
                },
            );
            lines
        };
        let all = lines(0, 4);
        let last = all[3].clone();
        assert_eq!(lines(last.0, 1), [last], "{names:?}");
    }
}

#[test]
fn a_search_for_few_keys_finds_fewer_than_a_cut() {
    // 6×6 puzzles have 8 keys at least, and 5 with both diagonals.
    for (names, least, soon) in [(&[][..], 8, 9), (&["diagonal"], 5, 6)] {
        let wish = Wish { search: Search::FewKeys, keys: Keys::at_most(soon), ..wish(2, 3, names) };
        let made = made(wish, 7, 1);
        assert!((least..=soon).contains(&made[0].puzzle.given_count()), "{}", made[0]);
        assert_eq!(solutions(&made[0]).len(), 1);
    }
}

#[test]
fn a_search_on_a_given_grid_stays_there() {
    let layout = Layout::with_boxes(BoxShape::new(2, 3).expect("a box"));
    let grid = made(Wish::of(Arc::clone(&layout)), 8, 1)[0].solution.clone();
    let wish = Wish { search: Search::FewKeys, grid: Some(grid.clone()), ..Wish::of(layout) };
    assert_eq!(made(wish, 8, 1)[0].solution, grid);
}
