//! Forms by lot: connected groups of cells, and the clues that are made of them and of a grid.

use std::sync::Arc;

use nonet_core::rule::{Clue, Rule};
use nonet_core::{Cell, Digit, DigitSet, House, HouseKind, Layout, Random};

use crate::random::shuffle;
use crate::variety::Variety;

/// How often a group of cells is begun before there is said to be no room for it.
const TRIES: usize = 40;

/// How many ways to lay strips are looked at: the one with the most strips is taken.
const WAYS: usize = 6;

/// The rule with a name that is known to be there.
fn rule(id: &str) -> &'static Rule {
    Rule::by_id(id).expect("the rules of varieties are there")
}

/// The clues of a variety that a grid keeps: as many as make sense, for most will go.
pub(super) fn clues(
    variety: Variety,
    layout: &Layout,
    digits: &[Digit],
    random: &mut Random,
) -> Vec<Clue> {
    match variety {
        // Regions are there before the grid, and marks are no clues of their own.
        Variety::Jigsaw | Variety::EvenOdd => Vec::new(),
        Variety::Buildings => {
            let clue = |view: Vec<Cell>| {
                let number = Some(seen(&view, digits));
                Clue { number, ..Clue::about(rule("buildings"), view) }
            };
            views(layout).into_iter().map(clue).collect()
        }
        Variety::Strips => {
            let length = (layout.size() - 2).max(2);
            let ways = (0..WAYS).map(|_| groups(layout, digits, length, usize::MAX, random));
            let best = ways.reduce(|best, way| if way.len() > best.len() { way } else { best });
            let strip = |cells: Vec<Cell>| {
                let digits = cells.iter().map(|cell| digits[cell.index()]).collect();
                Clue { digits, ..Clue::about(rule("strip"), cells) }
            };
            best.unwrap_or_default().into_iter().map(strip).collect()
        }
        Variety::ExtraRegions => {
            let most = 1 + random.below(3);
            let regions = groups(layout, digits, layout.size(), most, random);
            regions.into_iter().map(|cells| Clue::about(rule("extra-region"), cells)).collect()
        }
    }
}

/// The rows and columns as they are seen from both ends.
pub(super) fn views(layout: &Layout) -> Vec<Vec<Cell>> {
    let lines = (0..layout.size()).flat_map(|index| [House::row(index), House::column(index)]);
    let views = lines.flat_map(|line| {
        let cells = layout.cells_of(line).to_vec();
        let back: Vec<Cell> = cells.iter().rev().copied().collect();
        [cells, back]
    });
    views.collect()
}

/// How many buildings are seen along these cells.
pub(super) fn seen(view: &[Cell], digits: &[Digit]) -> u32 {
    let mut highest = 0;
    let seen = view.iter().filter(|cell| {
        let height = digits[cell.index()].number();
        let is_seen = height > highest;
        highest = highest.max(height);
        is_seen
    });
    seen.count() as u32
}

/// Groups of so many connected cells that hold different digits, no two of which share a cell.
fn groups(
    layout: &Layout,
    digits: &[Digit],
    length: usize,
    most: usize,
    random: &mut Random,
) -> Vec<Vec<Cell>> {
    let mut is_taken = vec![false; layout.cell_count()];
    let mut groups = Vec::new();
    let mut tries = TRIES;
    while tries > 0 && groups.len() < most {
        tries -= 1;
        let first = Cell::from_index(random.below(layout.cell_count())).expect("a cell");
        if is_taken[first.index()] {
            continue;
        }
        let Some(group) = grow(layout, digits, first, length, &is_taken, random) else { continue };
        for cell in &group {
            is_taken[cell.index()] = true;
        }
        groups.push(group);
        tries = TRIES;
    }
    groups
}

/// Lets a group grow from a cell, by cells with digits that it does not have.
fn grow(
    layout: &Layout,
    digits: &[Digit],
    first: Cell,
    length: usize,
    is_taken: &[bool],
    random: &mut Random,
) -> Option<Vec<Cell>> {
    let mut group = vec![first];
    let mut held = DigitSet::single(digits[first.index()]);
    while group.len() < length {
        let mut next: Vec<Cell> = group
            .iter()
            .flat_map(|&cell| neighbours(layout, cell))
            .filter(|cell| !is_taken[cell.index()] && !held.contains(digits[cell.index()]))
            .collect();
        next.sort_unstable();
        next.dedup();
        let cell = *next.get(random.below(next.len().max(1)))?;
        held.insert(digits[cell.index()]);
        group.push(cell);
    }
    group.sort_unstable();
    Some(group)
}

/// The cells above, below, to the left and to the right.
fn neighbours(layout: &Layout, cell: Cell) -> impl Iterator<Item = Cell> {
    let (row, column) = (layout.row_of(cell), layout.column_of(cell));
    let places = [
        (row.checked_sub(1), Some(column)),
        (Some(row + 1), Some(column)),
        (Some(row), column.checked_sub(1)),
        (Some(row), Some(column + 1)),
    ];
    places.into_iter().filter_map(|(row, column)| layout.cell(row?, column?))
}

/// The same layout with regions of random form in place of boxes, all in one piece.
///
/// Two regions that touch exchange cells again and again, whenever both stay in one piece.
pub(super) fn with_regions(layout: &Layout, random: &mut Random) -> Arc<Layout> {
    let mut region_of: Vec<usize> =
        layout.cells().map(|cell| layout.box_of(cell).expect("a layout with boxes")).collect();
    let cells = layout.cell_count();
    for _ in 0..8 * cells {
        let cell = Cell::from_index(random.below(cells)).expect("a cell");
        let here = region_of[cell.index()];
        let near: Vec<Cell> =
            neighbours(layout, cell).filter(|other| region_of[other.index()] != here).collect();
        let Some(&other) = near.get(random.below(near.len().max(1))) else { continue };
        let there = region_of[other.index()];
        // What comes back must touch the region that it comes to.
        let mut back: Vec<Cell> = layout
            .cells()
            .filter(|&back| {
                region_of[back.index()] == there
                    && neighbours(layout, back)
                        .any(|it| region_of[it.index()] == here && it != cell)
            })
            .collect();
        shuffle(&mut back, random);
        let Some(&back) = back.first() else { continue };
        region_of[cell.index()] = there;
        region_of[back.index()] = here;
        if !is_connected(layout, &region_of, here) || !is_connected(layout, &region_of, there) {
            region_of[cell.index()] = here;
            region_of[back.index()] = there;
        }
    }
    let regions = (0..layout.houses_of_kind(HouseKind::Box).len()).map(|region| {
        let cells = layout.cells().filter(|cell| region_of[cell.index()] == region).collect();
        Clue::about(rule("region"), cells)
    });
    let clues = layout.clues().iter().cloned().chain(regions).collect();
    Layout::new(layout.size(), None, clues).expect("the plan has tried the boxes as regions")
}

/// Whether the cells of a region are in one piece.
fn is_connected(layout: &Layout, region_of: &[usize], region: usize) -> bool {
    let all = region_of.iter().filter(|&&it| it == region).count();
    let Some(first) = layout.cells().find(|cell| region_of[cell.index()] == region) else {
        return false;
    };
    let mut reached = vec![first];
    let mut next = 0;
    while let Some(&cell) = reached.get(next) {
        next += 1;
        for near in neighbours(layout, cell) {
            if region_of[near.index()] == region && !reached.contains(&near) {
                reached.push(near);
            }
        }
    }
    reached.len() == all
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_core::{BoxShape, Layout};

    #[test]
    fn regions_are_in_one_piece_and_as_large_as_boxes() {
        for (rows, columns) in [(2, 2), (2, 3), (3, 3)] {
            let layout = Layout::with_boxes(BoxShape::new(rows, columns).expect("a box"));
            for seed in 0..5 {
                let jigsaw = with_regions(&layout, &mut Random::new(seed));
                let mut region_of = vec![usize::MAX; layout.cell_count()];
                for (index, clue) in jigsaw.clues().iter().enumerate() {
                    assert_eq!(clue.cells.len(), layout.size());
                    clue.cells.iter().for_each(|cell| region_of[cell.index()] = index);
                }
                for region in 0..layout.size() {
                    assert!(is_connected(&layout, &region_of, region));
                }
                assert!(!region_of.contains(&usize::MAX));
            }
        }
    }
}
