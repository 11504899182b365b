//! Every wish, made and looked at by others: the naive oracle, and a fresh run of the logic.

use std::sync::atomic::{AtomicU64, Ordering};

use nonet_core::solve::count_up_to;
use nonet_core::{BoxShape, Layout, Proper, Puzzle};
use nonet_count::{Alone, Sampler};
use nonet_logic::technique::ALL;
use nonet_logic::{Board, Ending, Level, Rating, Technique, Toolbox};

use crate::{Difficulty, Impossible, Keys, Made, Need, Plan, Sense, Symmetry, Wish, generate};

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
fn a_naive_search_finds_the_same_single_solution() {
    for made in made(Wish { keys: Keys::exactly(33), ..Wish::default() }, 1, 5) {
        let digits: Vec<usize> =
            made.solution.digits().iter().map(|digit| digit.number()).collect();
        assert_eq!(nonet_testing::oracle::solutions(&made.puzzle, 2), [digits], "{made}");
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

#[test]
fn a_pattern_is_kept() {
    let layout = Layout::classic();
    let is_in = |cell: &nonet_core::Cell| (cell.index() * 7 + cell.index() / 9) % 5 < 2;
    let pattern: Vec<_> = layout.cells().filter(is_in).collect();
    assert!((30..36).contains(&pattern.len()), "{}", pattern.len());
    for made in made(Wish { pattern: Some(pattern.clone()), ..Wish::default() }, 6, 3) {
        let held = |cell: &nonet_core::Cell| made.puzzle.entry(*cell).digit().is_some();
        assert!(layout.cells().filter(held).eq(pattern.iter().copied()), "{made}");
        assert!(is_unique(&made.puzzle), "{made}");
    }
}

#[test]
fn levels_are_those_of_a_fresh_rating() {
    for level in [Level::Easy, Level::Medium, Level::Hard] {
        let difficulty = Difficulty { level: Some(level), ..Difficulty::default() };
        for made in made(Wish { difficulty, ..Wish::default() }, 7, 3) {
            let (toolbox, board) = board(&made);
            let rating = Rating::of(&toolbox, &board).expect("logic solves it");
            assert_eq!(rating.level, level, "{made}");
            assert_eq!(made.rating, Some(rating), "{made}");
        }
    }
}

#[test]
fn a_technique_that_is_needed_is_used_where_all_before_it_get_stuck() {
    for id in ["naked-pair", "x-wing", "xy-wing"] {
        let technique = Technique::by_id(id).expect("there is one");
        let difficulty =
            Difficulty { needs: vec![Need { technique, times: 1 }], ..Difficulty::default() };
        for made in made(Wish { difficulty, ..Wish::default() }, 8, 2) {
            let (toolbox, board) = board(&made);
            let end = ALL.iter().position(|&it| it == technique).expect("it is one of them");
            assert_eq!(Toolbox::of(&ALL[..end]).path(&board).ending, Ending::Stuck, "{id} {made}");
            let used = toolbox.path(&board).steps;
            assert!(used.iter().any(|step| step.technique == technique), "{id} {made}");
        }
    }
}

#[test]
fn a_technique_that_is_needed_strictly_is_used_where_all_others_up_to_its_level_get_stuck() {
    for id in ["naked-pair", "xy-wing"] {
        let technique = Technique::by_id(id).expect("there is one");
        let needs = vec![Need { technique, times: 1 }];
        let difficulty = Difficulty { needs, sense: Sense::Strict, ..Difficulty::default() };
        for made in made(Wish { difficulty, ..Wish::default() }, 8, 2) {
            let (toolbox, board) = board(&made);
            let is_other = |it: &Technique| it.level <= technique.level && it != technique;
            let others = Toolbox::default().without(|it| !is_other(it));
            assert_eq!(others.path(&board).ending, Ending::Stuck, "{id} {made}");
            let used = toolbox.path(&board).steps;
            assert!(used.iter().any(|step| step.technique == technique), "{id} {made}");
        }
    }
}

#[test]
fn most_extreme_puzzles_are_so_by_a_step() {
    let difficulty = Difficulty { level: Some(Level::Extreme), ..Difficulty::default() };
    let all = made(Wish { difficulty, ..Wish::default() }, 7, 12);
    let is_by_step = |made: &&Made| {
        let (toolbox, board) = board(made);
        let rating = Rating::of(&toolbox, &board).expect("logic solves it");
        assert_eq!(rating.level, Level::Extreme, "{made}");
        assert_eq!(made.rating.as_ref(), Some(&rating), "{made}");
        rating.uses.iter().any(|used| used.technique.level == Level::Extreme)
    };
    let by_step = all.iter().filter(is_by_step).count();
    assert!(by_step >= 6, "{by_step}");
}

/// The position that reasoning begins with, and everything to reason with.
fn board(made: &Made) -> (Toolbox, Board) {
    let proper = Proper::of(&made.puzzle).expect("it has one solution");
    (Toolbox::default(), Board::of(&proper.start()).expect("it is small"))
}

#[test]
fn wishes_that_cannot_be_met_are_refused_with_the_reason() {
    let refused = |wish: Wish| Plan::try_from(wish).expect_err("it cannot be met");
    let keys = |keys| Wish { keys, ..Wish::default() };
    assert_eq!(refused(keys(Keys::exactly(16))), Impossible::TooFewKeys { least: 17 });
    assert_eq!(refused(keys(Keys::exactly(82))), Impossible::TooManyKeys { most: 81 });
    assert_eq!(refused(keys(Keys::between(30, 20))), Impossible::NoKeys { least: 30, most: 20 });
    let quarter = Wish { symmetry: Symmetry::Quarter, ..keys(Keys::exactly(23)) };
    assert_eq!(refused(quarter), Impossible::SymmetryOfKeys(Symmetry::Quarter));
    let corner: Vec<_> = Layout::classic().cells().take(20).collect();
    let lone = Wish { pattern: Some(corner), symmetry: Symmetry::Full, ..Wish::default() };
    assert_eq!(refused(lone), Impossible::PatternSymmetry(Symmetry::Full));
    let pattern = |is_in: fn(usize) -> bool| {
        let cells = Layout::classic().cells().filter(|cell| is_in(cell.index())).collect();
        Wish { pattern: Some(cells), ..Wish::default() }
    };
    for is_in in [|cell| cell >= 18, |cell| cell % 9 < 7] {
        assert_eq!(refused(pattern(is_in)), Impossible::PatternLeavesLines);
    }
    // Lines of different boxes cannot be exchanged.
    assert!(Plan::try_from(pattern(|cell| ![2, 3].contains(&(cell / 9)))).is_ok());
    let several = Wish { any_solutions: true, minimal: true, ..Wish::default() };
    assert_eq!(refused(several), Impossible::SeveralSolutions);
    let technique = Technique::by_id("x-wing").expect("there is one");
    let needs = vec![Need { technique, times: 1 }];
    let easy = Difficulty { level: Some(Level::Easy), needs, ..Difficulty::default() };
    let level = Level::Easy;
    let above = Impossible::TechniqueAbove { technique, level };
    assert_eq!(refused(Wish { difficulty: easy, ..Wish::default() }), above);
}

#[test]
fn a_chain_that_is_needed_is_the_shortest_of_its_family() {
    for id in ["continuous-nice-loop", "grouped-aic"] {
        let technique = Technique::by_id(id).expect("there is one");
        let needs = vec![Need { technique, times: 1 }];
        let difficulty = Difficulty { needs, ..Difficulty::default() };
        let made = made(Wish { difficulty, ..Wish::default() }, 8, 1);
        let (toolbox, board) = board(&made[0]);
        let others = toolbox.clone().without(|it| it.level > Level::Hard);
        assert_eq!(others.path(&board).ending, Ending::Stuck, "{id} {}", made[0]);
        let used = toolbox.path(&board).steps;
        assert!(used.iter().any(|step| step.technique == technique), "{id} {}", made[0]);
    }
}

#[test]
fn a_puzzle_is_told_before_the_rest_of_its_round_is_made() {
    let shape = BoxShape::new(2, 2).expect("a shape of boxes");
    let wish = Wish { layout: Layout::with_boxes(shape), ..Wish::default() };
    let plan = Plan::try_from(wish).expect("it makes sense");
    let (made, mut most) = (AtomicU64::new(0), 0);
    let count = |_: Made| made.fetch_add(1, Ordering::Relaxed) + 1;
    let ended = generate(&plan, 1, 0, 50, &Alone, &count, &mut |number| {
        most = most.max(made.load(Ordering::Relaxed) - number);
        true
    });
    assert_eq!((ended.told, most), (50, 0));
}

#[test]
fn attempts_end_with_their_numbers() {
    let plan = Plan::try_from(Wish::default()).expect("it makes sense");
    let mut told = 0;
    let ended = generate(&plan, 1, u64::MAX - 2, 5, &Alone, &drop, &mut |()| {
        told += 1;
        true
    });
    assert_eq!((told, ended.next, ended.given_up), (2, u64::MAX, true));
}

#[test]
fn what_finds_nothing_new_is_never_needed() {
    let mut unneeded = 0;
    for &technique in ALL {
        let Some(part) = crate::part_of_unneeded(technique) else { continue };
        unneeded += 1;
        let place = |it: &Technique| ALL.iter().position(|&other| other == it);
        assert!(place(part) < place(technique), "{technique:?}");
        // Wherever there is a step of it on the way through some puzzles, there is one of the other.
        let puzzles = made(Wish::default(), 10, 150);
        let found = puzzles.iter().filter(|made| {
            let (toolbox, board) = board(made);
            let mut walk = toolbox.walk(board);
            let mut is_found = false;
            loop {
                let has = |it| Toolbox::of(&[it]).next_step(walk.board()).is_some();
                if has(technique) {
                    is_found = true;
                    assert!(has(part), "{technique:?} {made}");
                }
                if walk.next().is_none() {
                    return is_found;
                }
            }
        });
        assert!(found.count() > 0, "{technique:?} is nowhere");
        let difficulty =
            Difficulty { needs: vec![Need { technique, times: 1 }], ..Difficulty::default() };
        let refused = Plan::try_from(Wish { difficulty, ..Wish::default() }).err();
        assert_eq!(refused, Some(Impossible::TechniqueNeverNeeded { technique, part }));
    }
    assert_eq!(unneeded, 2);
}

#[test]
fn a_climb_finds_what_hardly_any_puzzle_needs() {
    // Attempts before this one are cut by lot; this one climbs.
    let technique = Technique::by_id("jellyfish").expect("there is one");
    let needs = vec![Need { technique, times: 1 }];
    let difficulty = Difficulty { needs, ..Difficulty::default() };
    let plan = Plan::try_from(Wish { difficulty, ..Wish::default() }).expect("it makes sense");
    let first = |from: u64, count: u64| {
        let mut all = Vec::new();
        generate(
            &plan.clone().with_patience(1),
            3,
            from,
            count,
            &Alone,
            &|made| made,
            &mut |made| {
                all.push(made);
                true
            },
        );
        all
    };
    let climbs = (0..40).flat_map(|number| first(128 * number + 127, 1));
    let made = climbs.into_iter().next().expect("one of forty gets there");
    assert!(is_unique(&made.puzzle), "{made}");
    let (toolbox, board) = board(&made);
    let end = ALL.iter().position(|&it| it == technique).expect("it is one of them");
    assert_eq!(Toolbox::of(&ALL[..end]).path(&board).ending, Ending::Stuck, "{made}");
    assert!(toolbox.path(&board).steps.iter().any(|step| step.technique == technique), "{made}");
    // It is the same whatever was made before it.
    assert_eq!(first(made.index, 1), [made]);
}

#[test]
fn cutting_by_sets_gives_what_asking_key_by_key_gives() {
    use nonet_core::solve::bulk::{Clues, Solver};
    let mut solver = Solver::new();
    for (index, made) in (0..).zip(made(Wish::default(), 9, 20)) {
        // The same random numbers: the grid first, then the order of the keys.
        let mut random = crate::random::of_attempt(9, index);
        let grid = Sampler::shared().draw(&mut random).digits().map(|digit| digit + 1);
        random.below(1);
        let mut order: Vec<usize> = (0..81).collect();
        crate::random::shuffle(&mut order, &mut random);
        let mut givens = grid;
        for cell in order {
            givens[cell] = 0;
            let clues = Clues::from_givens(&givens).expect("digits");
            if !solver.are_unique(&[clues])[0] {
                givens[cell] = grid[cell];
            }
        }
        let line: String = givens
            .iter()
            .map(|&given| if given == 0 { '.' } else { (b'0' + given).into() })
            .collect();
        assert_eq!(made.to_string(), line);
    }
}
