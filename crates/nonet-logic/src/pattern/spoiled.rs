//! Spoiled patterns: what follows from a deadly pattern that only a few extra candidates prevent.
//!
//! A puzzle with a single solution contains no deadly pattern, so at least one of the extra
//! candidates is true. What that implies depends on where they are, and not on the pattern:
//!
//! ```text
//! in one cell   seen by others   with a subset        with a strong link
//! 12   12       12    12         12    12             12    12
//! 12   123      123   123        123   124  34        123   124  (no other 1 in this row)
//!      ↑                  ↑                  ↑        ↑     ↑
//!   not 1, 2       no other 3     no other 3, 4          not 2
//! ```

use std::ops::ControlFlow;

use nonet_core::{Cell, DigitSet, House};

use crate::board::Board;
use crate::candidate::Candidate;
use crate::evidence::{Deadly, Evidence, Part, Premise, Role};
use crate::geometry::Cells;
use crate::sink::Sink;

/// A deadly pattern and the candidates that spoil it, at least one of which is true.
pub(crate) struct Spoiled<'a> {
    board: &'a Board,
    pattern: Pattern<'a>,
    /// The cells with extra candidates and these, in the order of the pattern.
    pub(crate) extras: Vec<(Cell, DigitSet)>,
}

/// A pattern that would be deadly without its extra candidates.
#[derive(Clone, Copy)]
enum Pattern<'a> {
    /// Two digits could be exchanged in these cells, which form a loop.
    Loop { cells: &'a [Cell], digits: DigitSet },
    /// Every empty cell has two candidates, and every missing digit two places in each house.
    Grave,
}

impl<'a> Spoiled<'a> {
    /// The pattern of two digits in the cells of a loop.
    pub(crate) fn of_loop(board: &'a Board, cells: &'a [Cell], digits: DigitSet) -> Spoiled<'a> {
        let extras = cells.iter().map(|&cell| (cell, board.candidates(cell).without(digits)));
        let extras = extras.filter(|(_, extras)| !extras.is_empty()).collect();
        Spoiled { board, pattern: Pattern::Loop { cells, digits }, extras }
    }

    /// The pattern of all empty cells without these candidates.
    pub(crate) fn of_grave(board: &'a Board, extras: Vec<(Cell, DigitSet)>) -> Spoiled<'a> {
        Spoiled { board, pattern: Pattern::Grave, extras }
    }

    /// The cells with extra candidates.
    pub(crate) fn cells(&self) -> Cells {
        self.extras.iter().map(|&(cell, _)| cell).collect()
    }

    /// Every digit that is an extra candidate somewhere.
    pub(crate) fn digits(&self) -> DigitSet {
        self.extras.iter().fold(DigitSet::EMPTY, |all, &(_, extras)| all | extras)
    }

    /// The candidates of a cell that belong to the pattern.
    fn kept(&self, (cell, extras): (Cell, DigitSet)) -> DigitSet {
        self.board.candidates(cell).without(extras)
    }

    /// Reports what follows if all extras are in one cell: it holds one of them.
    pub(crate) fn in_one_cell(&self, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let &[only] = &self.extras[..] else { return ControlFlow::Continue(()) };
        let eliminations: Vec<Candidate> = candidates(only.0, self.kept(only)).collect();
        self.report(eliminations, Vec::new(), Vec::new(), sink)
    }

    /// Whether no extra could be true beside this candidate.
    fn refutes(&self, candidate: Candidate) -> bool {
        let Candidate { cell, digit } = candidate;
        self.extras.iter().all(|&(other, extras)| {
            let sees = extras.only() == Some(digit) && self.board.peers(cell).contains(other);
            cell == other && !extras.contains(digit) || sees
        })
    }

    /// Reports what follows if there are extras in several cells, and candidates that see them all:
    /// cells that see all extras, if these are the same digit, and the cell of some of the extras
    /// if it sees all the others.
    pub(crate) fn seen_by_others(&self, sink: &mut Sink<'_>) -> ControlFlow<()> {
        if self.extras.len() < 2 {
            return ControlFlow::Continue(());
        }
        let outside = self.digits().only().map(|digit| {
            let seen = self.board.common_peers(&self.cells()) & *self.board.cells_with(digit);
            seen.iter().map(|cell| Candidate { cell, digit }).collect::<Vec<_>>()
        });
        let inside = self.extras.iter().flat_map(|&extra| candidates(extra.0, self.kept(extra)));
        let inside = inside.filter(|&candidate| self.refutes(candidate));
        let eliminations = outside.into_iter().flatten().chain(inside).collect();
        self.report(eliminations, Vec::new(), Vec::new(), sink)
    }

    /// Reports what follows if the extras, all in one house, are as good as a cell of a naked
    /// subset there: one of their cells has one of these digits.
    pub(crate) fn with_subset(&self, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let (cells, digits) = (self.cells(), self.digits());
        if self.extras.len() < 2 || digits.len() < 2 {
            return ControlFlow::Continue(());
        }
        for house in self.board.houses_holding(&cells) {
            let pool: Vec<Cell> = self.partners_in(house).collect();
            // Subsets with few cells first: one that contains another says nothing new.
            let mut found: Vec<Cells> = Vec::new();
            for size in digits.len() - 1..=pool.len() {
                subsets(&pool, size, digits, self.board, &mut |subset, digits| {
                    if found.iter().any(|smaller| smaller.is_subset_of(&subset)) {
                        return ControlFlow::Continue(());
                    }
                    found.push(subset);
                    if is_subset_without_extras(self.board, subset) {
                        return ControlFlow::Continue(());
                    }
                    self.with_this_subset(house, subset, digits, sink)
                })?;
            }
        }
        ControlFlow::Continue(())
    }

    /// The cells of a house that may form a subset with the extras.
    fn partners_in(&self, house: House) -> impl Iterator<Item = Cell> + '_ {
        let taken = self.cells();
        let unfit = match self.pattern {
            Pattern::Loop { digits, .. } => digits,
            Pattern::Grave => DigitSet::EMPTY,
        };
        let open = *self.board.cells_of(house) & *self.board.empty_cells();
        let is_fit = move |&cell: &Cell| (self.board.candidates(cell) & unfit).is_empty();
        self.board
            .layout()
            .cells_of(house)
            .iter()
            .copied()
            .filter(move |&cell| open.without(&taken).contains(cell))
            .filter(is_fit)
    }

    fn with_this_subset(
        &self,
        house: House,
        subset: Cells,
        digits: DigitSet,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        let all = self.cells() | subset;
        let mut houses = self.board.houses_holding(&all).peekable();
        if houses.peek() != Some(&house) {
            // Reported with the first house that holds it.
            return ControlFlow::Continue(());
        }
        let mut eliminations = Vec::new();
        let mut parts = Vec::new();
        for house in houses {
            let before = eliminations.len();
            for digit in digits {
                let gone = self.board.places(house, digit).without(&all);
                eliminations.extend(gone.iter().map(|cell| Candidate { cell, digit }));
            }
            if eliminations.len() > before {
                parts.push(Part::within(Role::Subset, house, subset, digits));
            }
        }
        let cell = |cell| Premise::Cell { cell, digits: self.board.candidates(cell) };
        self.report(eliminations, subset.iter().map(cell).collect(), parts, sink)
    }

    /// Reports what follows if a digit of the pattern has no other places in a house than the two
    /// cells with extras: it is in one of them, and an extra in the other.
    pub(crate) fn with_strong_link(&self, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let &[first, second] = &self.extras[..] else { return ControlFlow::Continue(()) };
        let cells = self.cells();
        for digit in (self.kept(first) | self.kept(second)).without(first.1 | second.1) {
            let is_bound = |house: &House| {
                let is_missing = self.board.missing(*house).contains(digit);
                is_missing && self.board.places(*house, digit) == cells
            };
            let Some(house) = self.board.houses_holding(&cells).find(is_bound) else { continue };
            let others = |extra| self.kept(extra).without(DigitSet::single(digit));
            let gone =
                [first, second].into_iter().flat_map(|extra| candidates(extra.0, others(extra)));
            // What the extras alone refute needs no link.
            let gone = gone.filter(|&candidate| !self.refutes(candidate));
            let premises = vec![Premise::Place { house, digit, cells }];
            let parts = vec![Part::within(Role::Base, house, cells, DigitSet::single(digit))];
            self.report(gone.collect(), premises, parts, sink)?;
        }
        ControlFlow::Continue(())
    }

    /// Reports eliminations that follow from the extras together with further premises.
    pub(crate) fn report(
        &self,
        eliminations: Vec<Candidate>,
        further_premises: Vec<Premise>,
        further_parts: Vec<Part>,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        if eliminations.is_empty() {
            return ControlFlow::Continue(());
        }
        let mut premises = vec![self.premise()];
        premises.extend(further_premises);
        let mut parts = self.parts();
        parts.extend(further_parts);
        sink.eliminate(eliminations, Evidence { premises, parts, ..Evidence::default() })
    }

    fn premise(&self) -> Premise {
        let pattern = match self.pattern {
            Pattern::Loop { cells, digits } => Deadly::Loop { cells: cells.to_vec(), digits },
            Pattern::Grave => Deadly::Grave,
        };
        let extras = self.extras.iter().flat_map(|&(cell, digits)| candidates(cell, digits));
        Premise::Unique { pattern, extras: extras.collect() }
    }

    /// The pattern, and its extras: cells with the same ones together.
    fn parts(&self) -> Vec<Part> {
        let mut parts = Vec::new();
        if let Pattern::Loop { cells, digits } = self.pattern {
            parts.push(Part::new(Role::Pattern, cells.iter().copied().collect(), digits));
        }
        for &(cell, digits) in &self.extras {
            let alike = |part: &&mut Part| part.role == Role::Extra && part.digits == digits;
            match parts.iter_mut().find(alike) {
                Some(part) => part.cells.insert(cell),
                None => parts.push(Part::new(Role::Extra, Cells::single(cell), digits)),
            }
        }
        parts
    }
}

fn candidates(cell: Cell, digits: DigitSet) -> impl Iterator<Item = Candidate> {
    digits.iter().map(move |digit| Candidate { cell, digit })
}

/// Calls `take` with every set of `size` cells that have, together with `digits`, one digit more
/// than there are cells.
fn subsets(
    pool: &[Cell],
    size: usize,
    digits: DigitSet,
    board: &Board,
    take: &mut dyn FnMut(Cells, DigitSet) -> ControlFlow<()>,
) -> ControlFlow<()> {
    fn extend(
        pool: &[Cell],
        size: usize,
        chosen: (Cells, DigitSet),
        board: &Board,
        limit: usize,
        take: &mut dyn FnMut(Cells, DigitSet) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if size == 0 {
            return if chosen.1.len() == limit {
                take(chosen.0, chosen.1)
            } else {
                ControlFlow::Continue(())
            };
        }
        for (next, &cell) in pool.iter().enumerate() {
            let digits = chosen.1 | board.candidates(cell);
            if digits.len() <= limit && pool.len() - next >= size {
                let chosen = (chosen.0 | Cells::single(cell), digits);
                extend(&pool[next + 1..], size - 1, chosen, board, limit, take)?;
            }
        }
        ControlFlow::Continue(())
    }
    extend(pool, size, (Cells::EMPTY, digits), board, size + 1, take)
}

/// Whether some of these cells have no more candidates than they are: then they are a subset by
/// themselves, which is an easier reason.
fn is_subset_without_extras(board: &Board, cells: Cells) -> bool {
    let digits: Vec<DigitSet> = cells.iter().map(|cell| board.candidates(cell)).collect();
    (1_u32..1 << digits.len()).any(|chosen| {
        let of_chosen = digits.iter().enumerate().filter(|(index, _)| chosen >> index & 1 == 1);
        let all = of_chosen.fold(DigitSet::EMPTY, |all, (_, &digits)| all | digits);
        all.len() <= chosen.count_ones() as usize
    })
}
