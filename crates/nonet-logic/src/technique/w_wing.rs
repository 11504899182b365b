#![doc = include_str!("w_wing.md")]

use std::ops::ControlFlow;

use nonet_core::{Cell, Digit, DigitSet};

use super::{Level, Technique, every_layout};
use crate::board::Board;
use crate::candidate::Candidate;
use crate::evidence::{Evidence, Link, Node, Part, Premise, Role, Via};
use crate::geometry::Cells;
use crate::pattern::sight;
use crate::sink::Sink;

pub(super) static W_WING: Technique = Technique {
    id: "w-wing",
    name: "W-Wing",
    level: Level::Hard,
    score: 150,
    needs_uniqueness: false,
    takes: every_layout,
    page: include_str!("w_wing.md"),
    find,
};

fn find(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let bivalue = board.bivalue_cells();
    for first in bivalue {
        let digits = board.candidates(first);
        // Two such cells that see each other are a naked pair.
        let unseen = bivalue.without(board.peers(first));
        for second in unseen.iter().filter(|&cell| cell > first) {
            if board.candidates(second) != digits {
                continue;
            }
            for digit in digits {
                eliminate(board, sink, [first, second], digit)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Takes `digit` out of the cells that see both `ends`, if the other digit of these cannot be in both.
fn eliminate(board: &Board, sink: &mut Sink<'_>, ends: [Cell; 2], digit: Digit) -> ControlFlow<()> {
    let [first, second] = ends;
    let digits = board.candidates(first);
    let victims = *board.peers(first) & *board.peers(second) & *board.cells_with(digit);
    if victims.is_empty() {
        return ControlFlow::Continue(());
    }
    let other = digits.without(DigitSet::single(digit)).only().expect("the ends have two digits");
    let sees = |end: Cell, cell: Cell| board.peers(end).contains(cell);
    let mut bridges = board.conjugate_pairs(other).iter().flat_map(|pair| pair.both_ways());
    let bridge =
        bridges.find(|bridge| sees(first, bridge.cells[0]) && sees(second, bridge.cells[1]));
    let Some(bridge) = bridge else { return ControlFlow::Continue(()) };
    let node = |cell, digit, is_true| Node { digit, cells: Cells::single(cell), is_true };
    let inside = |cell, from, to| Link {
        from: node(cell, from, false),
        to: node(cell, to, true),
        via: Via::Cell(cell),
    };
    let between = |from, to| {
        let (from, to) = (node(from, other, true), node(to, other, false));
        Link { from, to, via: sight::via(board, &from, &to) }
    };
    let links = vec![
        inside(first, digit, other),
        between(first, bridge.cells[0]),
        bridge.link(),
        between(bridge.cells[1], second),
        inside(second, other, digit),
    ];
    let premises = vec![
        Premise::Cell { cell: first, digits },
        bridge.premise(),
        Premise::Cell { cell: second, digits },
    ];
    let parts = vec![
        Part::new(Role::Pincer, ends.into_iter().collect(), digits),
        Part::new(Role::End, Cells::single(first), DigitSet::single(digit)),
        Part::new(Role::End, Cells::single(second), DigitSet::single(digit)),
    ];
    let eliminations = victims.iter().map(|cell| Candidate { cell, digit }).collect();
    sink.eliminate(eliminations, Evidence { premises, parts, links, ..Evidence::default() })
}
