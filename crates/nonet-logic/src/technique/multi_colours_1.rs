#![doc = include_str!("multi_colours_1.md")]

use std::ops::ControlFlow;

use nonet_core::Digit;

use super::{Level, Technique, every_layout};
use crate::board::Board;
use crate::candidate::Candidate;
use crate::evidence::{Evidence, Role};
use crate::pattern::colouring::{Colour, Colouring, DigitColouring, Roles, Tree};
use crate::sink::Sink;

pub(super) static MULTI_COLOURS_1: Technique = Technique {
    id: "multi-colours-1",
    name: "Multi-Colours 1",
    level: Level::Hard,
    score: 200,
    needs_uniqueness: false,
    takes: every_layout,
    page: include_str!("multi_colours_1.md"),
    find,
};

fn find(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for digit in board.digits() {
        let groups = board.colourings(digit);
        for (index, first) in groups.iter().enumerate() {
            for second in &groups[index + 1..] {
                let bridges = bridges(board, digit, [first, second]);
                if !bridges.is_empty() {
                    report(board, [&first.colouring, &second.colouring], &bridges, sink)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Reports each candidate that goes out, with the shortest ways and what else they rule out, and all
/// of them at once.
fn report(
    board: &Board,
    colourings: [&Colouring; 2],
    bridges: &[Bridge],
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    for bridge in bridges {
        for &gone in &bridge.gone {
            let alone = Bridge { colours: bridge.colours, gone: vec![gone] };
            let evidence = evidence(board, colourings, &[alone]);
            let rules_out = |role, one: Candidate| {
                let mut cells = evidence.parts_as(role).flat_map(|part| part.cells.iter());
                cells.any(|cell| board.peers(cell).contains(one.cell))
            };
            // These are the opposites of the two colours that see each other.
            let is_gone = |one: &&Candidate| {
                rules_out(Role::ColourB, **one) && rules_out(Role::ColourD, **one)
            };
            let gone = bridge.gone.iter().filter(is_gone).copied().collect();
            sink.eliminate(gone, evidence)?;
        }
    }
    let gone = bridges.iter().flat_map(|bridge| bridge.gone.clone()).collect();
    sink.eliminate(gone, evidence(board, colourings, bridges))
}

/// A colour of one colouring that sees a colour of another: one of them is wrong, so one of their
/// opposites is right.
struct Bridge {
    colours: [Colour; 2],
    /// What conflicts with both opposites, and with those of no bridge before this one.
    gone: Vec<Candidate>,
}

impl Bridge {
    /// The candidates that see each other, one of either colouring.
    fn spans<'a>(
        &self,
        board: &'a Board,
        [first, second]: [&'a Colouring; 2],
    ) -> impl Iterator<Item = [usize; 2]> + 'a {
        let [one, other] = self.colours;
        first.of_colour(one).flat_map(move |(near, start)| {
            let sees = move |&(_, end): &(usize, Candidate)| start.excludes(end, board.layout());
            second.of_colour(other).filter(sees).map(move |(far, _)| [near, far])
        })
    }
}

/// The bridges between two colourings that rule something out.
fn bridges(board: &Board, digit: Digit, [first, second]: [&DigitColouring; 2]) -> Vec<Bridge> {
    let mut found = Vec::new();
    let mut left = *board.cells_with(digit);
    for one in Colour::BOTH {
        for other in Colour::BOTH {
            if !first.seen(one).meets(second.cells(other)) {
                continue;
            }
            let gone = left & *first.seen(one.opposite()) & *second.seen(other.opposite());
            if !gone.is_empty() {
                left = left.without(&gone);
                let gone = gone.iter().map(|cell| Candidate { cell, digit }).collect();
                found.push(Bridge { colours: [one, other], gone });
            }
        }
    }
    found
}

/// Why what the bridges rule out is wrong: the shortest ways from the ends of the bridges to what
/// sees it.
fn evidence(board: &Board, colourings: [&Colouring; 2], bridges: &[Bridge]) -> Evidence {
    let main = &bridges[0];
    let ways = main.spans(board, colourings).map(|[near, far]| {
        let mut trees = [colourings[0].tree(near), colourings[1].tree(far)];
        for bridge in bridges {
            if bridge.colours != main.colours {
                let spans = bridge.spans(board, colourings);
                let depth = |span: &[usize; 2]| trees[0].depth(span[0]) + trees[1].depth(span[1]);
                let [near, far] = spans.min_by_key(depth).expect("a bridge spans something");
                trees[0].keep(near);
                trees[1].keep(far);
            }
            for &gone in &bridge.gone {
                for (tree, colour) in trees.iter_mut().zip(bridge.colours) {
                    tree.keep_nearest(board, colour.opposite(), gone);
                }
            }
        }
        trees
    });
    let kept = |trees: &[Tree<'_>; 2]| trees.iter().map(Tree::kept).sum::<usize>();
    let trees = ways.min_by_key(kept).expect("a bridge spans something");
    let mut evidence = Evidence::default();
    let names = [(Role::ColourA, Role::ColourB), (Role::ColourC, Role::ColourD)];
    for ((tree, colour), (this, opposite)) in trees.iter().zip(main.colours).zip(names) {
        tree.tell(board, Roles { colour, this, opposite }, &mut evidence);
    }
    evidence
}
