//! The search against a naive oracle, on small layouts with random givens and candidates.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use super::engine::Engine;
use super::frame::Frame;
use super::{Effort, PATIENCE, Shape};
use crate::random::Random;

/// The rows, columns and boxes of a grid whose boxes have so many rows and columns.
fn boxes(rows: usize, columns: usize) -> Shape {
    let size = rows * columns;
    let cell = |row: usize, column: usize| (row * size + column) as u16;
    let mut houses: Vec<Vec<u16>> = Vec::new();
    for i in 0..size {
        let (top, left) = (i / rows * rows, i % rows * columns);
        houses.push((0..size).map(|j| cell(i, j)).collect());
        houses.push((0..size).map(|j| cell(j, i)).collect());
        houses.push((0..size).map(|j| cell(top + j / columns, left + j % columns)).collect());
    }
    let held = (1 << size) - 1;
    let houses = houses.into_iter().map(|cells| (cells, held)).collect();
    Shape { size, cells: size * size, houses, ..Shape::default() }
}

/// All solutions, or the first `most`, by plain backtracking: slow, but plainly right.
fn naive(shape: &Shape, candidates: &[u64], most: usize) -> Vec<Vec<u8>> {
    let mut peers: Vec<BTreeSet<u16>> = vec![BTreeSet::new(); shape.cells];
    for (house, _) in &shape.houses {
        for &cell in house {
            peers[cell as usize].extend(house.iter().filter(|&&other| other != cell));
        }
    }
    let mut found = Vec::new();
    let mut stack = vec![candidates.to_vec()];
    while let Some(masks) = stack.pop() {
        // A cell is done when its mask is marked with the highest bit.
        let open = (0..shape.cells).filter(|&cell| masks[cell] >> 63 == 0);
        let Some(cell) = open.min_by_key(|&cell| masks[cell].count_ones()) else {
            found.push(masks.iter().map(|mask| mask.trailing_zeros() as u8).collect());
            if found.len() == most {
                break;
            }
            continue;
        };
        for digit in (0..shape.size).filter(|&digit| masks[cell] >> digit & 1 == 1) {
            let mut next = masks.clone();
            next[cell] = 1 << digit | 1 << 63;
            for &peer in &peers[cell] {
                next[peer as usize] &= !(1 << digit);
            }
            stack.push(next);
        }
    }
    found
}

/// Finds every solution with some patience: with less, small puzzles are learned from too.
fn search_with(
    patience: u32,
    frame: &Frame,
    candidates: &[u64],
    on_solution: &mut dyn FnMut(&[u8], &Effort) -> ControlFlow<()>,
    on_progress: &mut dyn FnMut(&Effort) -> ControlFlow<()>,
) -> Effort {
    let mut engine = Engine::new(frame, patience);
    let _ = engine.run(candidates, on_solution, on_progress);
    engine.effort()
}

fn assert_same_as_naive(shape: &Shape, candidates: &[u64], expected: &[Vec<u8>]) {
    assert!(shape.is_sound());
    let frame = Frame::new(shape);
    for patience in [0, 1, 2, 5, PATIENCE] {
        let mut found = Vec::new();
        let mut explored = 0.0;
        let effort = search_with(
            patience,
            &frame,
            candidates,
            &mut |digits, effort| {
                found.push(digits.to_vec());
                assert_eq!(effort.solutions, found.len() as u128);
                assert!(effort.explored >= explored && effort.explored <= 1.0);
                explored = effort.explored;
                ControlFlow::Continue(())
            },
            &mut |_| ControlFlow::Continue(()),
        );
        assert_eq!(effort.solutions, expected.len() as u128);
        assert!((effort.explored - 1.0).abs() < 1e-9);
        let distinct: BTreeSet<&Vec<u8>> = found.iter().collect();
        assert_eq!(distinct.len(), found.len(), "a solution came twice");
        assert_eq!(distinct, expected.iter().collect(), "patience {patience}: {candidates:?}");
    }
}

#[test]
fn solutions_are_those_of_the_oracle() {
    const MOST: usize = 2000;
    let mut random = Random::new(1);
    let mut counts = [0; 3];
    let layouts =
        [(1, 1, 5), (1, 4, 60), (2, 2, 300), (2, 3, 200), (3, 2, 200), (2, 4, 80), (3, 3, 80)];
    for (rows, columns, rounds) in layouts {
        let shape = boxes(rows, columns);
        let all = (1_u64 << shape.size) - 1;
        let first = naive(&shape, &vec![all; shape.cells], 1).remove(0);
        for _ in 0..rounds {
            let givens = random.below(60) + shape.size * 3;
            let slack = random.below(3);
            let shift = random.below(shape.size);
            let candidates: Vec<u64> = (0..shape.cells)
                .map(|cell| {
                    let right = 1 << ((first[cell] as usize + shift) % shape.size);
                    let mask = random.number() & all;
                    match (random.below(100) < givens, slack) {
                        // Now and then a given is wrong.
                        (true, _) if random.below(200) == 0 => 1 << random.below(shape.size),
                        (true, _) => right,
                        (false, 0) => all,
                        (false, 1) => mask | right,
                        (false, _) => mask | random.number() & all,
                    }
                })
                .collect();
            let expected = naive(&shape, &candidates, MOST);
            if expected.len() < MOST {
                assert_same_as_naive(&shape, &candidates, &expected);
                counts[expected.len().min(2)] += 1;
            }
        }
    }
    assert!(counts.iter().all(|&count| count > 50), "{counts:?}");
}

#[test]
fn solutions_are_those_of_the_oracle_with_small_and_extra_houses() {
    let mut random = Random::new(2);
    for _ in 0..300 {
        let mut shape = boxes(2, 2);
        for _ in 0..random.below(4) {
            let mut house: Vec<u16> = Vec::new();
            for _ in 0..random.below(5) {
                let cell = random.below(16) as u16;
                if !house.contains(&cell) {
                    house.push(cell);
                }
            }
            let held = if house.len() == 4 { 15 } else { 0 };
            shape.houses.push((house, held));
        }
        let mut mask = || if random.below(3) == 0 { random.number() & 15 } else { 15 };
        let candidates: Vec<u64> = (0..16).map(|_| mask()).collect();
        assert_same_as_naive(&shape, &candidates, &naive(&shape, &candidates, usize::MAX));
    }
}

#[test]
fn every_patience_finds_as_many_solutions_of_hard_puzzles() {
    // Hard puzzles with one given taken away: "Golden Nugget" by tarek, Arto Inkala's "AI Escargot",
    // and his puzzle of 2012.
    let puzzles = [
        ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....",
        "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
        "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
    ];
    let frame = Frame::new(&boxes(3, 3));
    for puzzle in puzzles {
        let digit = |symbol: char| symbol.to_digit(10).map_or(511, |digit| 1 << (digit - 1));
        let mut candidates: Vec<u64> = puzzle.chars().map(digit).collect();
        let given = candidates.iter().position(|&mask| mask != 511).unwrap();
        candidates[given] = 511;
        let count = |patience| {
            let mut distinct = BTreeSet::new();
            let effort = search_with(
                patience,
                &frame,
                &candidates,
                &mut |digits, _| {
                    assert!(distinct.insert(digits.to_vec()));
                    ControlFlow::Continue(())
                },
                &mut |_| ControlFlow::Continue(()),
            );
            effort.solutions
        };
        let plain = count(u32::MAX);
        assert!(plain > 1);
        for patience in [0, 3, PATIENCE] {
            assert_eq!(count(patience), plain);
        }
    }
}

#[test]
fn counts_of_empty_grids_are_right() {
    let count = |rows, columns| {
        let shape = boxes(rows, columns);
        let open = vec![u64::MAX; shape.cells];
        let go_on = ControlFlow::Continue(());
        search_with(PATIENCE, &Frame::new(&shape), &open, &mut |_, _| go_on, &mut |_| go_on)
            .solutions
    };
    assert_eq!(count(1, 1), 1);
    assert_eq!(count(1, 2), 2);
    assert_eq!(count(1, 3), 12);
    assert_eq!(count(1, 4), 576);
    assert_eq!(count(2, 2), 288);
    assert_eq!(count(1, 5), 161_280);
    // Too slow without optimisation.
    if !cfg!(debug_assertions) {
        assert_eq!(count(2, 3), 28_200_960);
    }
}

#[test]
fn mixtures_of_rules_have_the_grids_that_keep_all_of_them() {
    use crate::grid::Grid;
    use crate::layout::Layout;
    use crate::rule::{self, Clue, Says};
    use crate::{BoxShape, Cell, Digit, DigitSet};

    let mut random = Random::new(3);
    let shape = BoxShape::new(2, 2).expect("a shape");
    let plain = naive(&boxes(2, 2), &[15; 16], usize::MAX);
    assert_eq!(plain.len(), 288);
    let mut with_grids = 0;
    for _ in 0..600 {
        let solution = &plain[random.below(plain.len())];
        let mut clues = Vec::new();
        for _ in 0..=random.below(4) {
            let rule = rule::ALL[1 + random.below(rule::ALL.len() - 1)];
            let mut some: Vec<Cell> = (0..16).filter_map(Cell::from_index).collect();
            while some.len() > 1 + random.below(4) {
                some.remove(random.below(some.len()));
            }
            let (digits, number) = (DigitSet::EMPTY, None);
            clues.push(match rule.says {
                Says::Nothing => Clue::whole(rule),
                Says::Cells => Clue::about(rule, some),
                Says::CellsAndDigits => {
                    let held = some.iter().map(|cell| solution[cell.index()] as usize);
                    let digits: DigitSet = held.filter_map(Digit::from_index).collect();
                    some.truncate(digits.len());
                    Clue { rule, cells: some, digits, number }
                }
                Says::CellsAndNumber => {
                    let number = Some(1 + random.below(10) as u32);
                    Clue { rule, cells: some, digits, number }
                }
                Says::LineAndNumber => {
                    let line = random.below(4);
                    let cells = (0..4).rev().filter_map(|place| Cell::from_index(place * 4 + line));
                    let number = Some(1 + random.below(4) as u32);
                    Clue { rule, cells: cells.collect(), digits, number }
                }
            });
        }
        let Ok(layout) = Layout::new(4, Some(shape), clues) else { continue };
        let keeps = |grid: &&Vec<u8>| {
            let digits = grid.iter().filter_map(|&digit| Digit::from_index(digit.into())).collect();
            Grid::try_new(layout.clone(), digits).is_some()
        };
        let expected: Vec<Vec<u8>> = plain.iter().filter(keeps).cloned().collect();
        let allowed: Vec<u64> = layout.cells().map(|cell| layout.allowed(cell).mask()).collect();
        assert_same_as_naive(&Shape::of(&layout), &allowed, &expected);
        with_grids += usize::from(!expected.is_empty());
    }
    assert!(with_grids > 100, "{with_grids}");
}
