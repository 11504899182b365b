//! Nets: the singles that follow from an assumption until there is a contradiction, and which of them
//! it needs.
//!
//! Most candidates are refuted by nobody, and of those that are only the shortest net is told. So steps
//! are made of a net only when it is wanted.

use nonet_core::{Contradiction, DigitSet, House};

use crate::board::Board;
use crate::candidate::Candidate;
use crate::evidence::{Evidence, Premise};
use crate::geometry::Cells;
use crate::step::Step;
use crate::technique::Technique;

/// A single that follows.
#[derive(Clone, Copy, Debug)]
struct Single {
    placed: Candidate,
    /// Where it is the only place for its digit, unless it is the only value for its cell.
    house: Option<House>,
}

/// Singles that lead from an assumption to a contradiction, all of which it needs.
#[derive(Clone, Debug)]
pub(crate) struct Net {
    pub(crate) assumed: Candidate,
    singles: Vec<Single>,
    end: Contradiction,
}

impl Net {
    /// How many singles there are.
    pub(crate) fn len(&self) -> usize {
        self.singles.len()
    }

    /// Whether all that it puts in is possible on a board.
    pub(crate) fn fits(&self, board: &Board) -> bool {
        self.singles.iter().all(|single| board.has(single.placed))
    }

    /// The singles as steps, and where they lead.
    pub(crate) fn into_steps(self) -> (Vec<Step>, Contradiction) {
        (steps(&self.singles), self.end)
    }
}

/// Singles as steps.
fn steps(singles: &[Single]) -> Vec<Step> {
    let [hidden, naked] = ["hidden-single", "naked-single"].map(Technique::by_id);
    let step = |single: &Single| {
        let Candidate { cell, digit } = single.placed;
        let (technique, premise) = match single.house {
            Some(house) => (hidden, Premise::Place { house, digit, cells: Cells::single(cell) }),
            None => (naked, Premise::Cell { cell, digits: DigitSet::single(digit) }),
        };
        let evidence = Evidence { premises: vec![premise], ..Evidence::default() };
        technique.map(|technique| Step::placing(technique, single.placed, evidence))
    };
    singles.iter().filter_map(step).collect()
}

/// Every candidate of a board.
pub(crate) fn candidates(board: &Board) -> impl Iterator<Item = Candidate> {
    let cells = board.empty_cells().iter();
    cells.flat_map(|cell| board.candidates(cell).iter().map(move |digit| Candidate { cell, digit }))
}

/// Looks for nets in a position without singles, with memory that is used again.
pub(crate) struct NetSearch<'a> {
    start: &'a Board,
    board: Board,
    /// All that follow, in order.
    singles: Vec<Single>,
    /// Those that can be seen at the same time.
    wave: Vec<Single>,
    is_needed: Vec<bool>,
}

impl<'a> NetSearch<'a> {
    pub(crate) fn new(start: &'a Board) -> NetSearch<'a> {
        NetSearch {
            start,
            board: start.clone(),
            singles: Vec::new(),
            wave: Vec::new(),
            is_needed: Vec::new(),
        }
    }

    /// The net that refutes a candidate, if singles do: as many as it takes, or hardly more than `most`.
    pub(crate) fn refute(&mut self, assumed: Candidate, most: usize) -> Option<Net> {
        self.board.clone_from(self.start);
        self.board.place(assumed);
        self.singles.clear();
        let mut waves = 0;
        while !self.board.is_broken() {
            // What is seen in a wave rests on something of the one before it, so that the contradiction
            // needs a single of each.
            if waves == most || !self.follow() {
                return None;
            }
            waves += 1;
        }
        let ends = self.board.contradictions();
        let nets = ends.into_iter().filter_map(|end| self.net(assumed, end));
        nets.min_by_key(Net::len)
    }

    /// All singles that follow without an assumption, until there are no more of them or there is a
    /// contradiction.
    pub(crate) fn singles_from_here(mut self) -> Vec<Step> {
        while !self.board.is_broken() && self.follow() {}
        steps(&self.singles)
    }

    /// Places all singles that can be seen now before any that follow from them, so that there is a
    /// short way to a contradiction among them. Says whether there were any.
    fn follow(&mut self) -> bool {
        let board = &mut self.board;
        for &house in board.houses() {
            for digit in board.lone(house) {
                let cell = board.places(house, digit).only();
                let placed = cell.map(|cell| Candidate { cell, digit });
                self.wave.extend(placed.map(|placed| Single { placed, house: Some(house) }));
            }
        }
        for cell in *board.cells_by_count(1) {
            let placed = board.candidates(cell).only().map(|digit| Candidate { cell, digit });
            self.wave.extend(placed.map(|placed| Single { placed, house: None }));
        }
        let count = self.singles.len();
        for single in self.wave.drain(..) {
            // One cell may have been seen in several ways.
            if !board.is_broken() && board.has(single.placed) {
                board.place(single.placed);
                self.singles.push(single);
            }
        }
        self.singles.len() > count
    }

    /// What of the singles leads to a contradiction.
    fn net(&mut self, assumed: Candidate, end: Contradiction) -> Option<Net> {
        self.is_needed.clear();
        self.is_needed.resize(self.singles.len(), false);
        let count = self.singles.len();
        match &end {
            Contradiction::NoValue { cell } => {
                self.need(assumed, count, &self.candidates(*cell, DigitSet::EMPTY))?;
            }
            Contradiction::NoPlace { house, digit } => {
                let places = self.start.places(*house, *digit);
                let gone: Vec<_> =
                    places.iter().map(|cell| Candidate { cell, digit: *digit }).collect();
                self.need(assumed, count, &gone)?;
            }
            _ => return None,
        }
        for index in (0..count).rev() {
            if !self.is_needed[index] {
                continue;
            }
            let Single { placed, house } = self.singles[index];
            let gone = match house {
                None => self.candidates(placed.cell, DigitSet::single(placed.digit)),
                Some(house) => {
                    let places = self.start.places(house, placed.digit);
                    let others = places.iter().filter(|&cell| cell != placed.cell);
                    others.map(|cell| Candidate { cell, digit: placed.digit }).collect()
                }
            };
            self.need(assumed, index, &gone)?;
        }
        let needed = self.singles.iter().zip(&self.is_needed).filter(|(_, is_needed)| **is_needed);
        Some(Net { assumed, singles: needed.map(|(single, _)| *single).collect(), end })
    }

    /// The candidates of a cell at the start, but for these.
    fn candidates(&self, cell: nonet_core::Cell, but: DigitSet) -> Vec<Candidate> {
        let digits = self.start.candidates(cell).without(but);
        digits.iter().map(|digit| Candidate { cell, digit }).collect()
    }

    /// Marks what rules out some candidates, of the assumption and the first so many singles: what is
    /// needed anyway, or else the first.
    fn need(&mut self, assumed: Candidate, before: usize, gone: &[Candidate]) -> Option<()> {
        for &gone in gone {
            let is_against = |one: Candidate| rules_out(self.start, one, gone);
            let singles = || self.singles[..before].iter().enumerate();
            let is_known = is_against(assumed)
                || singles().any(|(index, it)| self.is_needed[index] && is_against(it.placed));
            if !is_known {
                let (first, _) = singles().find(|(_, single)| is_against(single.placed))?;
                self.is_needed[first] = true;
            }
        }
        Some(())
    }
}

/// Whether two candidates exclude each other.
fn rules_out(board: &Board, one: Candidate, other: Candidate) -> bool {
    let is_plain = if one.digit == other.digit {
        board.peers(one.cell).contains(other.cell)
    } else {
        one.cell == other.cell
    };
    is_plain || (board.has_pairs() && one.excludes(other, board.layout()))
}
