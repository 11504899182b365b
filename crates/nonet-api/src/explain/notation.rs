//! Notation: cells, houses and chains as solvers write them.
//!
//! Chains are written as in the Eureka notation of the players' forum of that name:
//! `(4=7)r1c1 - (7)r1c6 = (7)r4c6 => r4c1<>7`. A strong link is `=`, a weak one `-`, the digits come
//! before their cells, and digits of one cell share its name.

use nonet_core::{Cell, House, HouseKind, Layout};
use nonet_logic::{Cells, Link, Node, Role, Step};

use super::chains::split;
use super::conclusion::groups;
use super::speaker::Speaker;

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

/// The chain of a step in Eureka notation, with its conclusions. Colourings are no chains.
pub(super) fn of_step(step: &Step, speaker: &Speaker<'_>) -> Option<String> {
    let links = &step.evidence.links;
    let is_colouring = step.evidence.parts_as(Role::ColourA).next().is_some();
    if links.is_empty() || is_colouring {
        return None;
    }
    let chains = split(links).into_iter().map(|links| chain(links, speaker));
    let chains = chains.collect::<Vec<_>>().join("; ");
    Some(format!("{chains} => {}", conclusions(step, speaker)))
}

/// Links that follow one another, in Eureka notation.
fn chain(links: &[Link], speaker: &Speaker<'_>) -> String {
    let mut text = String::new();
    let mut nodes: Vec<Node> = links.first().map(|link| link.from).into_iter().collect();
    nodes.extend(links.iter().map(|link| link.to));
    let mut rest = &nodes[..];
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
