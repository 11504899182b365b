#![doc = include_str!("w_wing.md")]

use std::ops::ControlFlow;

use nonet_core::{Cell, Digit, DigitSet, House};

use super::{Level, Technique};
use crate::board::Board;
use crate::candidate::Candidate;
use crate::evidence::{Evidence, Link, Node, Part, Premise, Role, Via};
use crate::geometry::Cells;
use crate::sink::Sink;

pub(super) static W_WING: Technique = Technique {
    id: "w-wing",
    name: "W-Wing",
    level: Level::Hard,
    score: 150,
    needs_uniqueness: false,
    page: include_str!("w_wing.md"),
    find,
};

fn find(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let bivalue = board.bivalue_cells();
    for first in bivalue.iter() {
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
    let Some(bridge) = Bridge::find(board, ends, other) else {
        return ControlFlow::Continue(());
    };
    let [near, far] = bridge.ends;
    let node = |cell, digit, is_true| Node { digit, cells: Cells::single(cell), is_true };
    let chain = [
        node(first, digit, false),
        node(first, other, true),
        node(near, other, false),
        node(far, other, true),
        node(second, other, false),
        node(second, digit, true),
    ];
    let via = [
        Via::Cell(first),
        meeting(board, first, near),
        Via::House(bridge.house),
        meeting(board, far, second),
        Via::Cell(second),
    ];
    let links = (0..via.len()).map(|i| Link { from: chain[i], to: chain[i + 1], via: via[i] });
    let premises = vec![
        Premise::Cell { cell: first, digits },
        Premise::Place {
            house: bridge.house,
            digit: other,
            cells: [near, far].into_iter().collect(),
        },
        Premise::Cell { cell: second, digits },
    ];
    let parts = vec![
        Part::new(Role::Pincer, ends.into_iter().collect(), digits),
        Part::new(Role::End, Cells::single(first), DigitSet::single(digit)),
        Part::new(Role::End, Cells::single(second), DigitSet::single(digit)),
    ];
    let eliminations = victims.iter().map(|cell| Candidate { cell, digit }).collect();
    let links = links.collect();
    sink.eliminate(eliminations, Evidence { premises, parts, links, ..Evidence::default() })
}

/// A digit with two places in a house, each of which sees one end of the wing.
struct Bridge {
    house: House,
    /// The place that sees the first end, then the one that sees the second.
    ends: [Cell; 2],
}

impl Bridge {
    fn find(board: &Board, ends: [Cell; 2], digit: Digit) -> Option<Bridge> {
        board.houses().iter().find_map(|&house| {
            let slots = board.slots(house, digit);
            if slots.count_ones() != 2 {
                return None;
            }
            let places = [slots.trailing_zeros(), slots.ilog2()];
            let [near, far] = places.map(|slot| board.layout().cells_of(house)[slot as usize]);
            let sees = |end: usize, cell| board.peers(ends[end]).contains(cell);
            if sees(0, near) && sees(1, far) {
                Some(Bridge { house, ends: [near, far] })
            } else if sees(0, far) && sees(1, near) {
                Some(Bridge { house, ends: [far, near] })
            } else {
                None
            }
        })
    }
}

/// A house where two cells see each other.
fn meeting(board: &Board, one: Cell, other: Cell) -> Via {
    let both = [one, other].into_iter().collect();
    Via::House(board.houses_holding(&both).next().expect("the cells see each other"))
}
