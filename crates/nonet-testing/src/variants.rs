//! Layouts with rules of every kind, and grids and puzzles of them, from a seed.

use std::sync::Arc;

use nonet_core::rule::{Clue, Rule, Says};
use nonet_core::{
    BoxShape, Cell, DigitSet, Draft, Grid, House, Layout, Position, Puzzle, Random, solve,
};

use crate::random::shuffle;

/// How often a grid is begun before there is said to be none.
const MOST_ATTEMPTS: usize = 60;

/// A full grid of a layout, if one is found soon.
pub fn grid(layout: &Arc<Layout>, random: &mut Random) -> Option<Grid> {
    (0..MOST_ATTEMPTS).find_map(|_| {
        let mut draft = Draft::empty(Arc::clone(layout));
        let mut position = Position::of(&draft);
        // A few digits at random make a difference to the solution that is found first.
        for _ in 0..layout.size() / 2 {
            let cell = Cell::from_index(random.below(layout.cell_count()))?;
            let digits: Vec<_> = position.candidates(cell).iter().collect();
            if !digits.is_empty() {
                position.place(cell, digits[random.below(digits.len())]);
            }
        }
        for cell in layout.cells() {
            if let Some(digit) = position.value(cell) {
                draft.entries[cell.index()] = nonet_core::Entry::Given(digit);
            }
        }
        solve::first(&Puzzle::try_from(draft).ok()?)
    })
}

/// A full grid with these rules, by their ids, as many clues of each as make a puzzle of its kind. None
/// if they do not go together, or if no grid is found soon.
pub fn grid_with(shape: BoxShape, rules: &[&str], random: &mut Random) -> Option<Grid> {
    let all: Vec<&'static Rule> = rules.iter().filter_map(|id| Rule::by_id(id)).collect();
    assert_eq!(all.len(), rules.len(), "{rules:?}");
    let whole = all.iter().filter(|rule| rule.says == Says::Nothing);
    let mut clues: Vec<Clue> = whole.map(|rule| Clue::whole(rule)).collect();
    let layout = Layout::new(shape.size(), Some(shape), clues.clone()).ok()?;
    // What is said of some cells only is taken from a grid, so that there is one.
    let grid = grid(&layout, random)?;
    let has_regions = rules.contains(&"region");
    for rule in all.into_iter().filter(|rule| rule.says != Says::Nothing) {
        clues.extend(match rule.id {
            "region" => regions(rule, &grid, random),
            "even" | "odd" => parity(rule, &grid, random),
            "buildings" => buildings(rule, &grid, random),
            "extra-region" | "strip" => (0..2).map(|_| part(rule, &grid, random)).collect(),
            _ => anywhere(rule, &grid, random),
        });
    }
    let boxes = Some(shape).filter(|_| !has_regions);
    let layout = Layout::new(shape.size(), boxes, clues).ok()?;
    Grid::try_new(layout, grid.digits().to_vec())
}

/// The boxes, after some have exchanged cells that hold the same digit.
fn regions(rule: &'static Rule, grid: &Grid, random: &mut Random) -> Vec<Clue> {
    let layout = grid.layout();
    let size = layout.size();
    let boxes = layout.houses_of_kind(nonet_core::HouseKind::Box);
    let mut regions: Vec<Vec<Cell>> =
        boxes.iter().map(|&house| layout.cells_of(house).to_vec()).collect();
    for _ in 0..size {
        let (one, other) = (random.below(size), random.below(size));
        let digit = grid.digit(regions[one][random.below(size)]);
        let place = |region: &[Cell]| region.iter().position(|&cell| grid.digit(cell) == digit);
        if let (Some(here), Some(there)) = (place(&regions[one]), place(&regions[other])) {
            let cell = regions[one][here];
            regions[one][here] = std::mem::replace(&mut regions[other][there], cell);
        }
    }
    regions.into_iter().map(|cells| Clue::about(rule, cells)).collect()
}

/// The numbers at about half of all ends of rows and columns.
fn buildings(rule: &'static Rule, grid: &Grid, random: &mut Random) -> Vec<Clue> {
    let layout = grid.layout();
    let lines = layout.houses().iter().filter(|house| house.kind().is_line());
    let lines = lines.map(|&house| layout.cells_of(house).to_vec());
    let views = lines.flat_map(|line| [line.iter().rev().copied().collect(), line]);
    let views: Vec<Vec<Cell>> = views.filter(|_| random.below(2) == 0).collect();
    let seen = |cells: &[Cell]| {
        let heights: Vec<usize> = cells.iter().map(|&cell| grid.digit(cell).number()).collect();
        let is_seen = |&place: &usize| heights[..place].iter().all(|&one| one < heights[place]);
        (0..heights.len()).filter(is_seen).count() as u32
    };
    let clue = |cells: Vec<Cell>| Clue { number: Some(seen(&cells)), ..Clue::about(rule, cells) };
    views.into_iter().map(clue).collect()
}

/// Clues of any rule: out of those that chance proposes, the ones that the grid keeps.
fn anywhere(rule: &'static Rule, grid: &Grid, random: &mut Random) -> Vec<Clue> {
    let layout = grid.layout();
    let size = layout.size();
    let proposed = (0..40 * size).flat_map(|_| {
        let cells = some_cells(rule, layout, random);
        let numbers = if rule.says.has_number() { 0..=cells.len() * size } else { 0..=0 };
        numbers.map(move |number| {
            let number = rule.says.has_number().then_some(number as u32);
            Clue { number, ..Clue::about(rule, cells.clone()) }
        })
    });
    let is_kept = |clue: &Clue| {
        let layout = Layout::new(size, layout.box_shape(), vec![clue.clone()]);
        layout.is_ok_and(|layout| Grid::try_new(layout, grid.digits().to_vec()).is_some())
    };
    proposed.filter(is_kept).take(size).collect()
}

/// A line, if that is what a clue of the rule is about; otherwise two to four cells in any order.
fn some_cells(rule: &Rule, layout: &Layout, random: &mut Random) -> Vec<Cell> {
    if rule.says == Says::LineAndNumber {
        let index = random.below(layout.size());
        let line = [House::row(index), House::column(index)][random.below(2)];
        return layout.cells_of(line).to_vec();
    }
    let mut cells: Vec<Cell> = layout.cells().collect();
    shuffle(&mut cells, random);
    cells.truncate(2 + random.below(3));
    cells
}

/// Half of the cells with such digits.
fn parity(rule: &'static Rule, grid: &Grid, random: &mut Random) -> Vec<Clue> {
    let is_even = rule.id == "even";
    let fits = |cell: &Cell| grid.digit(*cell).number().is_multiple_of(2) == is_even;
    let mut cells: Vec<Cell> = grid.layout().cells().filter(fits).collect();
    shuffle(&mut cells, random);
    cells.truncate(cells.len() / 2);
    vec![Clue::about(rule, cells)]
}

/// Some cells with different digits; for an extra region perhaps as many as there are digits.
fn part(rule: &'static Rule, grid: &Grid, random: &mut Random) -> Clue {
    let size = grid.layout().size();
    let mut cells: Vec<Cell> = grid.layout().cells().collect();
    shuffle(&mut cells, random);
    let mut held = DigitSet::EMPTY;
    cells.retain(|&cell| {
        let is_new = !held.contains(grid.digit(cell));
        held.insert(grid.digit(cell));
        is_new
    });
    cells.truncate(size - random.below(size / 2));
    let digits = cells.iter().map(|&cell| grid.digit(cell)).collect();
    let clue = Clue::about(rule, cells);
    if rule.says == Says::CellsAndDigits { Clue { digits, ..clue } } else { clue }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{WIKIPEDIA, puzzle, shape};

    /// A rule that nothing here knows: the digits of its cells rise.
    static RISING: Rule = Rule {
        id: "rising",
        page: "",
        says: Says::Cells,
        add: |clue, layout| {
            clue.cells.windows(2).for_each(|pair| layout.pair(pair[0], pair[1]));
            Ok(())
        },
        allows_pair: Some(|_, one, next| one < next),
        constraint: None,
    };

    #[test]
    fn clues_of_a_new_rule_are_kept_by_the_grid_they_are_made_for() {
        let grid = solve::first(&puzzle(WIKIPEDIA)).expect("a solution");
        let clues = anywhere(&RISING, &grid, &mut Random::new(1));
        assert_eq!(clues.len(), 9);
        for clue in clues {
            assert!(clue.cells.is_sorted_by_key(|&cell| grid.digit(cell)), "{clue:?}");
        }
    }

    #[test]
    fn every_rule_has_grids_that_are_varied_and_repeatable() {
        for rule in nonet_core::rule::ALL {
            let grids = |seed: u64| -> Vec<Option<Grid>> {
                let mut random = Random::new(seed);
                (0..3).map(|_| grid_with(shape(3, 3), &[rule.id], &mut random)).collect()
            };
            assert_eq!(grids(1), grids(1));
            assert!(grids(1).iter().all(Option::is_some), "{rule:?}");
            assert_ne!(grids(1)[0], grids(1)[1], "{rule:?}");
            let has_clue =
                |grid: &Grid| grid.layout().clues().iter().any(|clue| clue.rule == *rule);
            assert!(grids(1).iter().flatten().all(has_clue), "{rule:?}");
        }
    }
}
