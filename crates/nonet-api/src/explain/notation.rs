//! Notation: cells, houses, chains and patterns as solvers write them.
//!
//! Chains are written as in the Eureka notation of the players' forum of that name:
//! `(4=7)r1c1 - (7)r1c6 = (7)r4c6 => r4c1<>7`. A strong link is `=`, a weak one `-`, the digits come
//! before their cells, and digits of one cell share its name.

mod patterns;

use std::collections::BTreeMap;

use nonet_core::{Cell, House, HouseKind, Layout};
use nonet_logic::{Branch, Cells, Link, Node, Role, Step, Via};

use super::chains::split;
use super::conclusion::groups;
use super::speaker::Speaker;
use crate::message;
use crate::words::Message;

/// `r1c2`.
pub(crate) fn cell_id(cell: Cell, layout: &Layout) -> String {
    format!("r{}c{}", layout.row_of(cell) + 1, layout.column_of(cell) + 1)
}

/// `r2`, `c5`, `b3`; other kinds by their whole names: `window 2`, `diagonal-falling 1`.
pub(crate) fn house_id(house: House) -> String {
    match house.kind() {
        HouseKind::Row => format!("r{}", house.number()),
        HouseKind::Column => format!("c{}", house.number()),
        HouseKind::Box => format!("b{}", house.number()),
        other => format!("{} {}", other.id(), house.number()),
    }
}

/// `r12c3` for cells of one line, `r13c25` for all crossings of some rows and columns, otherwise
/// cell by cell.
pub(super) fn cells_id(cells: &Cells, layout: &Layout) -> String {
    match &names(cells, layout)[..] {
        [name] => name.clone(),
        _ => cells.iter().map(|cell| cell_id(cell, layout)).collect::<Vec<_>>().join(","),
    }
}

/// The same of a set that has many cells: `r7c6,r89c456`.
pub(super) fn set_id(cells: &Cells, layout: &Layout) -> String {
    names(cells, layout).join(",")
}

/// Names for cells, each for all crossings of some rows and columns: as few as rows or columns with cells in
/// the same places make.
fn names(cells: &Cells, layout: &Layout) -> Vec<String> {
    let places: Vec<(usize, usize)> =
        cells.iter().map(|cell| (layout.row_of(cell) + 1, layout.column_of(cell) + 1)).collect();
    // Numbers that run together can be told apart only if each has one digit.
    if places.iter().any(|&(row, column)| row.max(column) > 9) {
        return cells.iter().map(|cell| cell_id(cell, layout)).collect();
    }
    let turned: Vec<(usize, usize)> = places.iter().map(|&(row, column)| (column, row)).collect();
    let (by_rows, by_columns) = (crossings(&places), crossings(&turned));
    let join = |numbers: &[usize]| numbers.iter().map(ToString::to_string).collect::<String>();
    let name = |rows: &[usize], columns: &[usize]| format!("r{}c{}", join(rows), join(columns));
    if by_columns.len() < by_rows.len() {
        by_columns.iter().map(|(columns, rows)| name(rows, columns)).collect()
    } else {
        by_rows.iter().map(|(rows, columns)| name(rows, columns)).collect()
    }
}

/// Cells by their lines: those lines together that have cells in the same places.
fn crossings(places: &[(usize, usize)]) -> Vec<(Vec<usize>, Vec<usize>)> {
    let mut lines: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    for &(line, place) in places {
        lines.entry(line).or_default().push(place);
    }
    let mut crossings: Vec<(Vec<usize>, Vec<usize>)> = Vec::new();
    for (line, mut places) in lines {
        places.sort_unstable();
        match crossings.iter_mut().find(|(_, known)| *known == places) {
            Some((lines, _)) => lines.push(line),
            None => crossings.push((vec![line], places)),
        }
    }
    crossings
}

/// The message that shows the notation beside the words.
pub(super) const ID: &str = "chain-notation";

/// The Eureka notation of a step as the last paragraph of its text, where that is shorter than the words.
pub(super) fn told(step: &Step, speaker: &Speaker<'_>) -> Option<Vec<Message>> {
    let notation = eureka(step, speaker)?;
    let notation = format!("{notation} => {}", conclusions(step, speaker));
    Some(vec![message!("chain-notation", notation = notation)])
}

/// A step as solvers write it, with its conclusions. Colourings, and steps that follow from others that were
/// tried, have no notation.
pub(super) fn of_step(step: &Step, speaker: &Speaker<'_>) -> Option<String> {
    let has = |role| step.evidence.parts_as(role).next().is_some();
    let notation = eureka(step, speaker).or_else(|| {
        if has(Role::SetA) {
            patterns::crossing(step, speaker)
        } else if has(Role::Cover) {
            patterns::fish(step, speaker)
        } else {
            None
        }
    })?;
    Some(format!("{notation} => {}", conclusions(step, speaker)))
}

/// The chains of a step in Eureka notation: its links, those of its branches, or what its sets amount to.
fn eureka(step: &Step, speaker: &Speaker<'_>) -> Option<String> {
    let evidence = &step.evidence;
    let has = |role| evidence.parts_as(role).next().is_some();
    if has(Role::ColourA) {
        None
    } else if !evidence.branches.is_empty() {
        forcing(&evidence.branches, &evidence.links, speaker)
    } else if !evidence.links.is_empty() {
        Some(chains(&evidence.links, speaker))
    } else if has(Role::Pivot) {
        patterns::wing(step, speaker)
    } else if has(Role::Restricted) {
        patterns::linked_sets(step, speaker)
    } else {
        None
    }
}

/// What follows from each of several assumptions, and what follows from all of them.
fn forcing(branches: &[Branch], tail: &[Link], speaker: &Speaker<'_>) -> Option<String> {
    if branches.iter().any(|branch| !branch.steps.is_empty()) {
        return None;
    }
    let mut parts: Vec<String> = branches
        .iter()
        .map(|branch| match &branch.links[..] {
            [] => nodes(&[branch.assumption], speaker),
            links => chains(links, speaker),
        })
        .collect();
    if !tail.is_empty() {
        parts.push(chains(tail, speaker));
    }
    Some(parts.join("; "))
}

/// Links, as one chain or several.
fn chains(links: &[Link], speaker: &Speaker<'_>) -> String {
    let chains = split(links).into_iter().map(|links| chain(links, speaker));
    chains.collect::<Vec<_>>().join("; ")
}

/// Links that follow one another, in Eureka notation.
fn chain(links: &[Link], speaker: &Speaker<'_>) -> String {
    let mut all: Vec<Node> = links.first().map(|link| link.from).into_iter().collect();
    all.extend(links.iter().map(|link| link.to));
    for (index, link) in links.iter().enumerate() {
        // A set is named by all its cells: (2=4)r1c25.
        if let Via::Set(set) = link.via {
            all[index].cells = set;
            all[index + 1].cells = set;
        }
    }
    nodes(&all, speaker)
}

/// Statements that follow one another, in Eureka notation.
fn nodes(all: &[Node], speaker: &Speaker<'_>) -> String {
    let mut text = String::new();
    let mut rest = all;
    while let Some(first) = rest.first() {
        let here = rest.iter().take_while(|node| node.cells == first.cells).count();
        let (alike, after) = rest.split_at(here);
        text.push('(');
        for (index, node) in alike.iter().enumerate() {
            if index > 0 {
                text.push(if node.is_true { '=' } else { '-' });
            }
            text.push(speaker.digit(node.digit));
        }
        text.push(')');
        text.push_str(&set_id(&first.cells, speaker.board.layout()));
        if let Some(next) = after.first() {
            text.push_str(if next.is_true { " = " } else { " - " });
        }
        rest = after;
    }
    text
}

/// `r1c2,r5c8<>6, r3c3=4`.
pub(super) fn conclusions(step: &Step, speaker: &Speaker<'_>) -> String {
    let layout = speaker.board.layout();
    let placed = step
        .placements
        .iter()
        .map(|placed| format!("{}={}", cell_id(placed.cell, layout), speaker.digit(placed.digit)));
    let gone = groups(&step.eliminations).into_iter().map(|(digits, cells)| {
        let digits: String = digits.iter().map(|digit| speaker.digit(digit)).collect();
        format!("{}<>{digits}", cells_id(&cells, layout))
    });
    placed.chain(gone).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_named_by_rows_or_columns_with_the_same_places() {
        let cells = |places: &[(usize, usize)], layout: &Layout| -> Cells {
            let cell = |&(row, column): &(usize, usize)| layout.cell(row - 1, column - 1);
            places.iter().filter_map(cell).collect()
        };
        let layout = Layout::classic();
        for (places, one_by_one, in_a_set) in [
            (&[(1, 2)][..], "r1c2", "r1c2"),
            (&[(1, 3), (2, 3)], "r12c3", "r12c3"),
            (&[(1, 2), (1, 5), (3, 2), (3, 5)], "r13c25", "r13c25"),
            (&[(1, 2), (1, 5), (3, 2)], "r1c2,r1c5,r3c2", "r1c25,r3c2"),
            (&[(7, 6), (8, 4), (8, 6), (9, 4), (9, 6)], "r7c6,r8c4,r8c6,r9c4,r9c6", "r7c6,r89c46"),
            (&[(1, 1), (2, 1), (3, 1), (3, 4)], "r1c1,r2c1,r3c1,r3c4", "r12c1,r3c14"),
            (&[(1, 1), (2, 1), (2, 4), (9, 4)], "r1c1,r2c1,r2c4,r9c4", "r12c1,r29c4"),
            (&[(1, 2), (3, 4)], "r1c2,r3c4", "r1c2,r3c4"),
        ] {
            let cells = cells(places, &layout);
            assert_eq!(cells_id(&cells, &layout), one_by_one);
            assert_eq!(set_id(&cells, &layout), in_a_set);
        }
        let large = Layout::with_boxes(nonet_core::BoxShape::new(4, 4).expect("a shape"));
        assert_eq!(set_id(&cells(&[(1, 12), (2, 12)], &large), &large), "r1c12,r2c12");
    }
}
