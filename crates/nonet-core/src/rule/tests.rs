//! Every rule against its own words: written down once more, and tried on all small grids.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use super::*;
use crate::layout::{Layout, LayoutError};
use crate::puzzle::{Draft, Puzzle};
use crate::random::Random;
use crate::{BoxShape, solve};

fn rule(id: &str) -> &'static Rule {
    Rule::by_id(id).expect("a rule")
}

/// The cells with these names, 10 times the row and the column.
fn cells(size: usize, names: &[usize]) -> Vec<Cell> {
    let index = |&name: &usize| (name / 10 - 1) * size + name % 10 - 1;
    names.iter().map(|name| Cell::from_index(index(name)).expect("a cell")).collect()
}

fn digits(numbers: &[usize]) -> DigitSet {
    numbers.iter().map(|&number| Digit::from_number(number).expect("a digit")).collect()
}

/// The numbers of every grid of a layout, row by row.
fn grids(layout: &std::sync::Arc<Layout>) -> BTreeSet<Vec<usize>> {
    let mut found = BTreeSet::new();
    let empty = Puzzle::try_from(Draft::empty(layout.clone()));
    let Ok(empty) = empty else { return found };
    solve::for_each(&empty, &mut |grid| {
        found.insert(grid.digits().iter().map(|digit| digit.number()).collect());
        ControlFlow::Continue(())
    });
    found
}

fn small() -> BoxShape {
    BoxShape::new(2, 2).expect("a shape")
}

/// The grid of 4×4 numbers with this row and column, counted from 0.
type At<'a> = &'a dyn Fn(usize, usize) -> usize;

/// That the grids with some clues of one rule are those that keep it in words of its own. Takes note of the
/// rule.
fn assert_means(clues: Vec<Clue>, told: &mut BTreeSet<&str>, is_kept: &dyn Fn(At<'_>) -> bool) {
    let plain = grids(&Layout::with_boxes(small()));
    assert_eq!(plain.len(), 288);
    let expected = plain.into_iter().filter(|grid| is_kept(&|row, column| grid[row * 4 + column]));
    let expected: BTreeSet<Vec<usize>> = expected.collect();
    let name = clues[0].rule.id;
    told.insert(name);
    let layout = Layout::new(4, Some(small()), clues).expect("clues that make sense");
    assert_eq!(grids(&layout), expected, "{name}");
}

fn differ(numbers: impl IntoIterator<Item = usize>) -> bool {
    let mut seen = BTreeSet::new();
    numbers.into_iter().all(|number| seen.insert(number))
}

#[test]
fn every_rule_means_what_it_says() {
    let mut told = BTreeSet::new();
    let mut assert_means =
        |clues, is_kept: &dyn Fn(At<'_>) -> bool| assert_means(clues, &mut told, is_kept);
    let whole = |id| vec![Clue::whole(rule(id))];
    assert_means(whole("diagonal-falling"), &|at| differ((0..4).map(|line| at(line, line))));
    assert_means(whole("diagonal-rising"), &|at| differ((0..4).map(|line| at(line, 3 - line))));
    assert_means(whole("windoku"), &|at| differ([at(1, 1), at(1, 2), at(2, 1), at(2, 2)]));
    assert_means(whole("disjoint-groups"), &|at| {
        let places = [(0, 0), (0, 1), (1, 0), (1, 1)];
        let group = |(row, column): (usize, usize)| {
            [(0, 0), (0, 2), (2, 0), (2, 2)].map(|(top, left)| at(top + row, left + column))
        };
        places.into_iter().all(|place| differ(group(place)))
    });
    let apart = |at: At<'_>, is_move: &dyn Fn(usize, usize) -> bool| {
        let places = || (0..16).map(|index: usize| (index / 4, index % 4));
        places().all(|(row, column)| {
            let mut others = places()
                .filter(|&(other, across)| is_move(row.abs_diff(other), column.abs_diff(across)));
            others.all(|(other, across)| at(row, column) != at(other, across))
        })
    };
    assert_means(whole("anti-knight"), &|at| {
        apart(at, &|rows, columns| (rows, columns) == (1, 2) || (rows, columns) == (2, 1))
    });
    assert_means(whole("anti-king"), &|at| {
        apart(at, &|rows, columns| (rows, columns) != (0, 0) && rows < 2 && columns < 2)
    });
    assert_means(whole("non-consecutive"), &|at| {
        (0..4).all(|line| {
            (0..3).all(|place| {
                at(line, place).abs_diff(at(line, place + 1)) != 1
                    && at(place, line).abs_diff(at(place + 1, line)) != 1
            })
        })
    });
    let even = Clue::about(rule("even"), cells(4, &[11, 23]));
    assert_means(vec![even], &|at| at(0, 0) % 2 == 0 && at(1, 2) % 2 == 0);
    let odd = Clue::about(rule("odd"), cells(4, &[44]));
    assert_means(vec![odd], &|at| at(3, 3) % 2 == 1);
    let extra = Clue::about(rule("extra-region"), cells(4, &[12, 23, 34, 41]));
    assert_means(vec![extra], &|at| differ([at(0, 1), at(1, 2), at(2, 3), at(3, 0)]));
    let fewer = Clue::about(rule("extra-region"), cells(4, &[12, 23, 34]));
    assert_means(vec![fewer], &|at| differ([at(0, 1), at(1, 2), at(2, 3)]));
    let strip = Clue { digits: digits(&[1, 4]), ..Clue::about(rule("strip"), cells(4, &[12, 33])) };
    assert_means(vec![strip], &|at| {
        let held = [at(0, 1), at(2, 2)];
        held == [1, 4] || held == [4, 1]
    });
    for number in 1..=4 {
        let from_right = Clue {
            number: Some(number),
            ..Clue::about(rule("buildings"), cells(4, &[24, 23, 22, 21]))
        };
        assert_means(vec![from_right], &|at| {
            let heights = [at(1, 3), at(1, 2), at(1, 1), at(1, 0)];
            let is_seen =
                |&place: &usize| (0..place).all(|before| heights[before] < heights[place]);
            (0..4).filter(is_seen).count() == number as usize
        });
    }
    // Regions stand in place of boxes, and have a test of their own.
    let untold = ALL.iter().filter(|rule| rule.id != "region" && !told.contains(rule.id));
    assert_eq!(untold.collect::<Vec<_>>(), [] as [&&Rule; 0], "write down what they mean here");
}

#[test]
fn the_numbers_of_small_grids_are_those_that_are_known() {
    let count = |rows, columns, ids: &[&str]| {
        let shape = BoxShape::new(rows, columns).expect("a shape");
        let clues = ids.iter().map(|id| Clue::whole(rule(id))).collect();
        let layout = Layout::new(shape.size(), Some(shape), clues).expect("rules that suit");
        solve::count_up_to(&Puzzle::try_from(Draft::empty(layout)).expect("a puzzle"), u128::MAX)
    };
    let both = ["diagonal-falling", "diagonal-rising"];
    assert_eq!((count(2, 2, &both), count(2, 3, &both)), (48, 8640));
    assert_eq!(count(2, 2, &["disjoint-groups"]), 168);
    assert_eq!(count(2, 3, &["anti-knight"]), 11_520);
    assert_eq!(count(2, 3, &["anti-king"]), 74_160);
}

#[test]
fn regions_stand_in_place_of_boxes() {
    let regions = [[11, 12, 13, 14], [21, 22, 31, 41], [23, 24, 33, 34], [32, 42, 43, 44]];
    let clue = |region: &[usize]| Clue::about(rule("region"), cells(4, region));
    let clues: Vec<Clue> = regions.iter().map(|region| clue(region)).collect();
    let layout = Layout::new(4, None, clues.clone()).expect("a jigsaw");
    let expected = grids(&Layout::with_boxes(BoxShape::new(1, 4).expect("rows only")));
    assert_eq!(expected.len(), 576, "Latin squares");
    let is_kept = |grid: &&Vec<usize>| {
        regions.iter().all(|region| differ(cells(4, region).iter().map(|cell| grid[cell.index()])))
    };
    let expected: BTreeSet<Vec<usize>> = expected.iter().filter(is_kept).cloned().collect();
    assert!(!expected.is_empty());
    assert_eq!(grids(&layout), expected);
    let flaw = |boxes, clues: Vec<Clue>| match Layout::new(4, boxes, clues) {
        Err(LayoutError::Clue { flaw, .. }) => flaw,
        other => panic!("{other:?}"),
    };
    let twice = [clues, vec![clue(&[24, 31])]].concat();
    assert_eq!(flaw(None, twice), Flaw::Overlap(cells(4, &[24])[0]));
    assert_eq!(flaw(Some(small()), vec![clue(&[11, 12])]), Flaw::Boxes);
}

#[test]
fn clues_that_make_no_sense_are_refused() {
    let flaw = |clue: Clue| match Layout::new(4, Some(small()), vec![clue]) {
        Err(LayoutError::Clue { flaw, .. }) => flaw,
        other => panic!("{other:?}"),
    };
    let about = |id: &str, names: &[usize]| Clue::about(rule(id), cells(4, names));
    assert_eq!(flaw(about("even", &[])), Flaw::CellCount { count: 0, least: 1, most: 16 });
    assert_eq!(flaw(about("even", &[11, 11])), Flaw::RepeatedCell(cells(4, &[11])[0]));
    assert_eq!(flaw(about("anti-king", &[11])), Flaw::CellCount { count: 1, least: 0, most: 0 });
    let five = about("extra-region", &[11, 12, 13, 14, 22]);
    assert_eq!(flaw(five), Flaw::CellCount { count: 5, least: 1, most: 4 });
    let outside = Clue::about(rule("odd"), vec![Cell::from_index(16).expect("a cell")]);
    assert!(matches!(flaw(outside), Flaw::OutsideCell(_)));
    let strip = Clue { digits: digits(&[1, 2, 3]), ..about("strip", &[11, 22]) };
    assert_eq!(flaw(strip), Flaw::DigitCount { digits: 3, cells: 2 });
    let seen = |number, names: &[usize]| Clue { number, ..about("buildings", names) };
    assert_eq!(flaw(seen(Some(42), &[11, 12, 13, 14])), Flaw::Number { least: 1, most: 4 });
    assert_eq!(flaw(seen(Some(0), &[11, 12, 13, 14])), Flaw::Number { least: 1, most: 4 });
    assert_eq!(flaw(seen(None, &[11, 12, 13, 14])), Flaw::Number { least: 1, most: 4 });
    assert_eq!(flaw(seen(Some(2), &[11, 12, 14, 13])), Flaw::NotALine);
    let oblong = BoxShape::new(2, 3).expect("a shape");
    let windows = Layout::new(6, Some(oblong), vec![Clue::whole(rule("windoku"))]);
    assert!(matches!(windows, Err(LayoutError::Clue { flaw: Flaw::Boxes, .. })));
    assert_eq!(Layout::new(0, None, Vec::new()), Err(LayoutError::Size(0)));
    assert_eq!(Layout::new(37, None, Vec::new()), Err(LayoutError::Size(37)));
}

/// A clue of a rule about the first cells of the first row, if it makes sense.
fn clue_at_random(rule: &'static Rule, size: usize, random: &mut Random) -> Option<Clue> {
    let count = if rule.says == Says::LineAndNumber { size } else { 1 + random.below(size) };
    let numbers = if rule.says == Says::LineAndNumber { size } else { size * (size + 1) / 2 };
    let number = rule.says.has_number().then(|| 1 + random.below(numbers) as u32);
    let cells = (0..count).filter_map(Cell::from_index).collect();
    let clue = Clue { number, ..Clue::about(rule, cells) };
    Layout::new(size, None, vec![clue.clone()]).is_ok().then_some(clue)
}

/// Whether the filter of a rule keeps at least what some way to keep its constraint has; and whether it
/// refuses a digit that it takes away, too, when that is all its cell has.
#[test]
fn filters_never_take_away_what_can_be() {
    let mut random = Random::new(7);
    for rule in ALL {
        let Some(constraint) = rule.constraint else { continue };
        let mut tried = 0;
        for attempt in 0..2400 {
            let size = 2 + attempt % 6;
            let Some(clue) = clue_at_random(rule, size, &mut random) else { continue };
            let set = |_: &Cell| DigitSet::from_mask(random.number() & DigitSet::all(size).mask());
            let sets: Vec<DigitSet> = clue.cells.iter().map(set).collect();
            assert_keeps_what_can_be(&clue, constraint, &sets);
            tried += 1;
        }
        assert!(tried > 100, "{rule:?}: {tried} clues make sense");
    }
}

fn assert_keeps_what_can_be(clue: &Clue, constraint: Constraint, sets: &[DigitSet]) {
    let mut kept = vec![DigitSet::EMPTY; sets.len()];
    permutations(sets, &mut Vec::new(), &mut |digits| {
        if (constraint.holds)(clue, digits) {
            kept.iter_mut().zip(digits).for_each(|(set, &digit)| set.insert(digit));
        }
    });
    let mut filtered = sets.to_vec();
    let is_possible = (constraint.filter)(clue, &mut filtered);
    assert!(is_possible || kept[0].is_empty(), "{clue:?} {sets:?}");
    for place in (0..sets.len()).filter(|_| is_possible) {
        assert!(kept[place].without(filtered[place]).is_empty(), "{clue:?} {sets:?}");
        assert!(filtered[place].without(sets[place]).is_empty());
        for digit in sets[place] {
            let mut only = sets.to_vec();
            only[place] = DigitSet::single(digit);
            let is_possible = (constraint.filter)(clue, &mut only);
            assert!(filtered[place].contains(digit) || !is_possible, "{clue:?} {sets:?}");
        }
    }
}

/// Every way to give the places different digits out of their sets.
fn permutations(sets: &[DigitSet], digits: &mut Vec<Digit>, visit: &mut dyn FnMut(&[Digit])) {
    let Some(set) = sets.get(digits.len()) else { return visit(digits) };
    for digit in *set {
        if !digits.contains(&digit) {
            digits.push(digit);
            permutations(sets, digits, visit);
            digits.pop();
        }
    }
}

#[test]
fn every_rule_has_a_page_and_a_name_of_its_own() {
    for (index, rule) in ALL.iter().enumerate() {
        assert!(ALL[..index].iter().all(|other| other.id != rule.id));
        assert_eq!(Rule::by_id(rule.id), Some(*rule));
        assert!(rule.page.starts_with("# "), "{rule:?}");
    }
    assert!(Rule::variants().all(|name| Rule::of_variant(name).is_some()));
}

#[test]
fn the_example_of_every_page_has_one_solution_and_shows_it() {
    for rule in ALL {
        let block = |fence: &str| {
            let (_, rest) = rule.page.split_once(&format!("```{fence}\n")).expect("a block");
            rest.split_once("\n```").expect("its end").0
        };
        let draft =
            crate::read(block("puzzle")).unwrap_or_else(|error| panic!("{rule:?}: {error}"));
        let is_used = draft.layout.clues().iter().any(|clue| clue.rule == *rule);
        assert!(is_used, "{rule:?}");
        let puzzle = Puzzle::try_from(draft.clone()).expect("no contradiction");
        let solution = solve::first(&puzzle).expect("a solution");
        assert_eq!(solution.to_string(), block("solution"), "{rule:?}");
        assert_eq!(solve::count_up_to(&puzzle, 2), 1, "{rule:?}");
        // It says something: without the rule there would be more.
        let layout = Layout::new(draft.layout.size(), draft.layout.box_shape(), Vec::new());
        let without = Draft { layout: layout.expect("a layout"), ..draft };
        let without = Puzzle::try_from(without).expect("no contradiction");
        assert_eq!(solve::count_up_to(&without, 2), 2, "{rule:?}");
        let sections = ["What it is", "What follows from it", "Example"];
        assert!(rule.page.lines().filter_map(|line| line.strip_prefix("## ")).eq(sections));
    }
}
