#![doc = include_str!("multi_colours_2.md")]

use std::ops::ControlFlow;

use super::{Level, Technique, every_layout};
use crate::board::Board;
use crate::evidence::{Evidence, Role};
use crate::geometry::Cells;
use crate::pattern::colouring::{Colour, Colouring, Roles, Tree};
use crate::sink::Sink;

pub(super) static MULTI_COLOURS_2: Technique = Technique {
    id: "multi-colours-2",
    name: "Multi-Colours 2",
    level: Level::Hard,
    score: 200,
    needs_uniqueness: false,
    takes: every_layout,
    page: include_str!("multi_colours_2.md"),
    find,
};

fn find(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for digit in board.digits() {
        let groups = board.colourings(digit);
        for (index, first) in groups.iter().enumerate() {
            for colour in Colour::BOTH {
                let seen = first.seen(colour);
                for (other, second) in groups.iter().enumerate() {
                    let sees = |side: &Colour| seen.meets(second.cells(*side));
                    if other != index && Colour::BOTH.iter().all(sees) {
                        let mut evidence = first.colouring.evidence_of_colour(board, colour);
                        tell_way(board, &second.colouring, seen, &mut evidence);
                        sink.eliminate(first.colouring.candidates(colour).collect(), evidence)?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Adds the shortest way between a cell of one colour and one of the other that are both `seen`: one of
/// the two is right.
fn tell_way(board: &Board, colouring: &Colouring, seen: &Cells, evidence: &mut Evidence) {
    let ends =
        |colour| colouring.of_colour(colour).filter(|(_, candidate)| seen.contains(candidate.cell));
    let ways = ends(Colour::One).filter_map(|(root, _)| {
        let mut tree = colouring.tree(root);
        let (end, _) = ends(Colour::Other).min_by_key(|&(node, _)| tree.depth(node))?;
        tree.keep(end);
        Some(tree)
    });
    if let Some(way) = ways.min_by_key(Tree::kept) {
        let roles = Roles { colour: Colour::One, this: Role::ColourC, opposite: Role::ColourD };
        way.tell(board, roles, evidence);
    }
}
