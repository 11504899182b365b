#![doc = include_str!("multi_colours_2.md")]

use std::ops::ControlFlow;

use super::{Level, Technique};
use crate::board::Board;
use crate::evidence::{Evidence, Role};
use crate::pattern::colouring::{Colour, Colouring, Roles, Tree, colourings_of};
use crate::sink::Sink;

pub(super) static MULTI_COLOURS_2: Technique = Technique {
    id: "multi-colours-2",
    name: "Multi-Colours 2",
    level: Level::Hard,
    score: 200,
    needs_uniqueness: false,
    page: include_str!("multi_colours_2.md"),
    find,
};

fn find(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for digit in board.digits() {
        let colourings = colourings_of(board, digit);
        if colourings.len() < 2 {
            continue;
        }
        for (index, first) in colourings.iter().enumerate() {
            for colour in Colour::BOTH {
                let seen = board.seen_by(&first.cells(colour));
                let others = colourings.iter().enumerate().filter(|(other, _)| *other != index);
                for (_, second) in others {
                    if Colour::BOTH.iter().all(|&other| seen.meets(&second.cells(other))) {
                        let gone = first.candidates(colour).collect();
                        sink.eliminate(gone, evidence(board, first, colour, second))?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Why a colour is wrong that sees both colours of `second`: the whole of it, and the shortest way
/// between the two colours that it sees.
fn evidence(board: &Board, first: &Colouring, colour: Colour, second: &Colouring) -> Evidence {
    let mut evidence = first.evidence_of_colour(board, colour);
    let seen = board.seen_by(&first.cells(colour));
    let touched =
        |side| second.of_colour(side).filter(|(_, candidate)| seen.contains(candidate.cell));
    let ways = touched(Colour::One).filter_map(|(root, _)| {
        let mut tree = second.tree(root);
        let (end, _) = touched(Colour::Other).min_by_key(|&(node, _)| tree.depth(node))?;
        tree.keep(end);
        Some(tree)
    });
    if let Some(way) = ways.min_by_key(Tree::kept) {
        let roles = Roles { colour: Colour::One, this: Role::ColourC, opposite: Role::ColourD };
        way.tell(board, roles, &mut evidence);
    }
    evidence
}
