//! Whether a grid has what a step names.

use nonet_core::{Cell, Contradiction, DigitSet, Layout};

use crate::candidate::Candidate;
use crate::evidence::{Branch, BranchEnd, Deadly, Link, Node, Premise, Via};
use crate::geometry::Cells;
use crate::step::Step;

/// Whether a grid has every cell, digit and house that a step names.
pub(super) fn is_inside(layout: &Layout, step: &Step) -> bool {
    let has_cell = |cell: Cell| cell.index() < layout.cell_count();
    let has_cells = |cells: &Cells| cells.iter().all(has_cell);
    let has_digit = |digit| layout.digits().contains(digit);
    let has_digits = |digits: DigitSet| digits.without(layout.digits()).is_empty();
    let has_house = |house| layout.houses().contains(&house);
    let has_candidate = |it: &Candidate| has_cell(it.cell) && has_digit(it.digit);
    let has_node =
        |node: &Node| has_digit(node.digit) && has_cells(&node.cells) && !node.cells.is_empty();
    let has_via = |via: Via| match via {
        Via::Cell(cell) => has_cell(cell),
        Via::House(house) => has_house(house),
        Via::Clue(clue) => clue < layout.clues().len(),
        Via::Sight => true,
        Via::Set(cells) => has_cells(&cells) && !cells.is_empty(),
    };
    let has_link = |link: &Link| has_node(&link.from) && has_node(&link.to) && has_via(link.via);
    let has_premise = |premise: &Premise| match premise {
        Premise::Cell { cell, digits } => has_cell(*cell) && has_digits(*digits),
        Premise::Place { house, digit, cells } => {
            has_house(*house) && has_digit(*digit) && has_cells(cells)
        }
        Premise::Unique { pattern, extras } => {
            let has_pattern = match pattern {
                Deadly::Loop { cells, digits } => {
                    cells.iter().copied().all(has_cell) && has_digits(*digits)
                }
                Deadly::Grave => true,
            };
            has_pattern && extras.iter().all(has_candidate)
        }
        Premise::Rule { clues, candidates } => {
            let has_clue = |&clue: &usize| clue < layout.clues().len();
            clues.iter().all(has_clue) && candidates.iter().all(has_candidate)
        }
    };
    let has_branch = |branch: &Branch| {
        let has_end = match &branch.end {
            BranchEnd::Reaches(node) => has_node(node),
            BranchEnd::Contradicts(one, other) => has_node(one) && has_node(other),
            BranchEnd::Empties(premise) => has_premise(premise),
            BranchEnd::Breaks(Contradiction::Constraint { clue }) => *clue < layout.clues().len(),
            BranchEnd::Breaks(_) | BranchEnd::Solves => true,
        };
        has_node(&branch.assumption) && branch.links.iter().all(has_link) && has_end
    };
    let evidence = &step.evidence;
    step.placements.iter().chain(&step.eliminations).all(has_candidate)
        && evidence.premises.iter().all(has_premise)
        && evidence.parts.iter().all(|part| {
            has_cells(&part.cells) && has_digits(part.digits) && part.house.is_none_or(has_house)
        })
        && evidence.links.iter().all(has_link)
        && evidence.branches.iter().all(has_branch)
}
