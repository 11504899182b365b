//! Notation: cells, houses, chains and patterns as solvers write them.
//!
//! Chains are written as in the Eureka notation of the players' forum of that name:
//! `(4=7)r1c1 - (7)r1c6 = (7)r4c6 => r4c1<>7`. A strong link is `=`, a weak one `-`, the digits come
//! before their cells, and digits of one cell share its name.

mod patterns;

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
    let mut rows: Vec<usize> = cells.iter().map(|cell| layout.row_of(cell) + 1).collect();
    let mut columns: Vec<usize> = cells.iter().map(|cell| layout.column_of(cell) + 1).collect();
    for numbers in [&mut rows, &mut columns] {
        numbers.sort_unstable();
        numbers.dedup();
    }
    let is_crossing = rows.len() * columns.len() == cells.len();
    // Numbers that run together can be told apart only if each has one digit.
    let is_readable = rows.iter().chain(&columns).all(|&number| number < 10) || cells.len() == 1;
    if is_crossing && is_readable {
        let join = |numbers: &[usize]| numbers.iter().map(ToString::to_string).collect::<String>();
        format!("r{}c{}", join(&rows), join(&columns))
    } else {
        cells.iter().map(|cell| cell_id(cell, layout)).collect::<Vec<_>>().join(",")
    }
}

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
        text.push_str(&cells_id(&first.cells, speaker.board.layout()));
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
