#![doc = include_str!("nishio.md")]

use std::ops::ControlFlow;

use nonet_core::{Cell, Digit, House};

use super::{Level, Technique, every_layout};
use crate::board::Board;
use crate::candidate::Candidate;
use crate::evidence::{Branch, BranchEnd, Evidence, Link, Node, Premise, Via};
use crate::geometry::Cells;
use crate::pattern::barren::DigitSearch;
use crate::pattern::sight;
use crate::sink::Sink;

pub(super) static NISHIO: Technique = Technique {
    id: "nishio",
    name: "Nishio",
    level: Level::Extreme,
    score: 400,
    needs_uniqueness: false,
    takes: every_layout,
    page: include_str!("nishio.md"),
    find,
};

fn find(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    board.each_fertile(DigitSearch::NISHIO, |digit| {
        let mut is_found = false;
        for cell in board.cells_with(digit) {
            let candidate = Candidate::new(cell, digit);
            if let Some(refutation) = Refutation::of(board, candidate) {
                is_found = true;
                sink.eliminate(vec![candidate], refutation.evidence())?;
            }
        }
        ControlFlow::Continue(is_found)
    })
}

/// Why a digit cannot be in a cell: if it were, it would have to be in more and more cells, until
/// some house had no place for it.
struct Refutation<'a> {
    board: &'a Board,
    digit: Digit,
    /// The cell where the digit is assumed.
    assumed: Cell,
    /// The cells that must have it then, each with the house where no other place is left.
    taken: Vec<(Cell, House)>,
    /// The house that has no place left.
    stuck: House,
}

impl Refutation<'_> {
    fn of(board: &Board, assumed: Candidate) -> Option<Refutation<'_>> {
        let Candidate { cell: assumed, digit } = assumed;
        let mut taken: Vec<(Cell, House)> = Vec::new();
        let mut open = *board.cells_with(digit);
        let mut cell = assumed;
        for next in 0.. {
            let gone = open & *board.peers(cell);
            open = open.without(&gone);
            let touched = |&&house: &&House| {
                board.cells_of(house).meets(&gone) && board.missing(house).contains(digit)
            };
            for &house in board.houses().iter().filter(touched) {
                let places = *board.cells_of(house) & open;
                if places.is_empty() {
                    // A digit with a single place is no matter of assumptions.
                    let is_single = board.slots(house, digit).is_power_of_two();
                    let refutation = Refutation { board, digit, assumed, taken, stuck: house };
                    return (!is_single).then_some(refutation);
                }
                let place = places.only().filter(|&place| place != assumed);
                if let Some(place) = place.filter(|p| taken.iter().all(|(cell, _)| cell != p)) {
                    taken.push((place, house));
                }
            }
            cell = taken.get(next)?.0;
        }
        None
    }

    fn evidence(&self) -> Evidence {
        let last = self.last_place();
        // It may be one of the taken cells, which is told once.
        let is_last = |&taken: &(Cell, House)| taken == (last, self.stuck);
        let told = self.taken.iter().position(is_last).into_iter().collect();
        let mut story = Story { refutation: self, told, links: Vec::new() };
        story.tell(last, self.stuck);
        story.rule_out(&Cells::single(last));
        let node = |cells, is_true| Node { digit: self.digit, cells, is_true };
        let (assumed, last) = (Cells::single(self.assumed), Cells::single(last));
        let premises = story.links.iter().filter(|link| link.is_strong()).filter_map(|link| {
            let Via::House(house) = link.via else { return None };
            let cells = link.from.cells | link.to.cells;
            Some(Premise::Place { house, digit: self.digit, cells })
        });
        Evidence {
            premises: premises.collect(),
            branches: vec![Branch {
                assumption: node(assumed, true),
                links: story.links,
                steps: Vec::new(),
                end: BranchEnd::Contradicts(node(last, true), node(last, false)),
            }],
            ..Evidence::default()
        }
    }

    /// The place of the stuck house that is ruled out last.
    fn last_place(&self) -> Cell {
        let places = self.board.places(self.stuck, self.digit);
        places.iter().max_by_key(|&place| self.ruler(place)).expect("a digit has places")
    }

    /// Which cell rules a place out first: 0 is the assumed one, then the taken ones.
    fn ruler(&self, place: Cell) -> usize {
        let sees = |cell: Cell| self.board.peers(place).contains(cell);
        if sees(self.assumed) {
            return 0;
        }
        let rulers = self.taken.iter().map(|taken| taken.0);
        1 + rulers.into_iter().position(sees).unwrap_or(self.taken.len())
    }
}

/// The inferences of a refutation that it really needs, in reading order.
struct Story<'a> {
    refutation: &'a Refutation<'a>,
    /// The taken cells that have been told of, by index.
    told: Vec<usize>,
    links: Vec<Link>,
}

impl Story<'_> {
    fn node(&self, cells: Cells, is_true: bool) -> Node {
        Node { digit: self.refutation.digit, cells, is_true }
    }

    /// Tells why the digit must be in a cell: it is the last place in a house.
    fn tell(&mut self, cell: Cell, house: House) {
        let places = self.refutation.board.places(house, self.refutation.digit);
        let others = places.without(&Cells::single(cell));
        self.rule_out(&others);
        let (from, to) = (self.node(others, false), self.node(Cells::single(cell), true));
        self.links.push(Link { from, to, via: Via::House(house) });
    }

    /// Tells why the digit is in none of some cells of a house.
    fn rule_out(&mut self, cells: &Cells) {
        let refutation = self.refutation;
        let mut rulers: Vec<usize> = cells.iter().map(|cell| refutation.ruler(cell)).collect();
        rulers.sort_unstable();
        rulers.dedup();
        for ruler in rulers {
            let source = match ruler.checked_sub(1) {
                None => refutation.assumed,
                Some(index) => {
                    let (cell, house) = refutation.taken[index];
                    if !self.told.contains(&index) {
                        self.told.push(index);
                        self.tell(cell, house);
                    }
                    cell
                }
            };
            let ruled = cells.iter().filter(|&cell| refutation.ruler(cell) == ruler);
            let ruled: Cells = ruled.collect();
            let (from, to) = (self.node(Cells::single(source), true), self.node(ruled, false));
            let via = sight::via(refutation.board, &from, &to);
            self.links.push(Link { from, to, via });
        }
    }
}
