//! The present assignment: what is true or false, since when and why, in the order it came.

use super::frame::{Candidate, Frame, Set};

/// A statement on a candidate: true ("is") or false ("is not").
///
/// ```text
/// bit 0        1 = "is not"
/// bits 1..     the candidate
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Literal(u32);

impl Literal {
    /// The candidate is true.
    pub(super) fn is(candidate: Candidate) -> Self {
        Self((candidate as u32) << 1)
    }

    /// The candidate is false.
    pub(super) fn is_not(candidate: Candidate) -> Self {
        Self((candidate as u32) << 1 | 1)
    }

    /// The opposite statement.
    pub(super) fn opposite(self) -> Self {
        Self(self.0 ^ 1)
    }

    /// The candidate spoken of.
    pub(super) fn candidate(self) -> Candidate {
        (self.0 >> 1) as usize
    }

    /// Whether the statement is "is".
    pub(super) fn is_positive(self) -> bool {
        self.0 & 1 == 0
    }

    /// A dense number, for tables with an entry per literal.
    pub(super) fn index(self) -> usize {
        self.0 as usize
    }

    /// The literal of a dense number.
    pub(super) fn from_index(index: u32) -> Self {
        Self(index)
    }
}

/// Why a literal holds; each names literals that were there before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reason {
    /// It was chosen, or is the other half of an exhausted choice: nothing implies it.
    Choice,
    /// It is the only member left of a set.
    LastOf(u32),
    /// Another candidate of the same cell, or of the same digit and house, is true.
    Excluded(u32),
    /// A digit of another house is confined to the cells of a intersection.
    Confined(u32),
    /// A learned clause has no other literal left.
    Clause(u32),
    /// No way to keep a constraint has it.
    Constraint(u32),
}

/// Since when and why a candidate has its value.
#[derive(Clone, Copy, Debug)]
struct Origin {
    level: u32,
    reason: Reason,
}

/// The assignment with its history.
#[derive(Debug)]
pub(super) struct Trail {
    /// Per literal: 1 holds, -1 fails, 0 open.
    values: Vec<i8>,
    /// Per candidate.
    origins: Vec<Origin>,
    /// Per candidate: its place in `order`. Only where there are constraints, which ask for it.
    places: Vec<u32>,
    /// The literals that hold, in the order they came.
    order: Vec<Literal>,
    /// Where each level starts in `order`; level 0 has no entry.
    starts: Vec<u32>,
    /// Per set: the members that are not false.
    left: Vec<u64>,
    /// Per cell: the digit placed.
    digits: Vec<u8>,
    /// How many cells have a digit.
    placed: usize,
}

impl Trail {
    /// Nothing is assigned yet.
    pub(super) fn new(frame: &Frame) -> Self {
        Self {
            values: vec![0; frame.candidates * 2],
            origins: vec![Origin { level: 0, reason: Reason::Choice }; frame.candidates],
            places: if frame.constraints.is_empty() {
                Vec::new()
            } else {
                vec![0; frame.candidates]
            },
            order: Vec::with_capacity(frame.candidates),
            starts: Vec::new(),
            left: frame.whole.clone(),
            digits: vec![0; frame.cells],
            placed: 0,
        }
    }

    /// Writes down that a literal, open until now, holds on the present level.
    pub(super) fn assign(&mut self, frame: &Frame, literal: Literal, reason: Reason) {
        let candidate = literal.candidate();
        self.values[literal.index()] = 1;
        self.values[literal.opposite().index()] = -1;
        self.origins[candidate] = Origin { level: self.starts.len() as u32, reason };
        if let Some(place) = self.places.get_mut(candidate) {
            *place = self.order.len() as u32;
        }
        self.order.push(literal);
        let cell = frame.cell(candidate);
        let digit = candidate - cell * frame.size;
        if literal.is_positive() {
            self.digits[cell] = digit as u8;
            self.placed += 1;
        } else {
            self.left[cell] &= !(1 << digit);
            for membership in frame.memberships(cell) {
                self.left[membership.base as usize + digit] &= !(1 << membership.place);
            }
        }
    }

    /// Takes back the newest literal.
    fn take_back(&mut self, frame: &Frame, literal: Literal) {
        let candidate = literal.candidate();
        self.values[literal.index()] = 0;
        self.values[literal.opposite().index()] = 0;
        if literal.is_positive() {
            self.placed -= 1;
        } else {
            let cell = frame.cell(candidate);
            let digit = candidate - cell * frame.size;
            self.left[cell] |= 1 << digit;
            for membership in frame.memberships(cell) {
                self.left[membership.base as usize + digit] |= 1 << membership.place;
            }
        }
    }

    /// Opens a new level; the next literal assigned is its choice.
    pub(super) fn open_level(&mut self) {
        self.starts.push(self.order.len() as u32);
    }

    /// Takes back all levels above `level`, and tells which literals went, newest first.
    pub(super) fn return_to(&mut self, frame: &Frame, level: usize, mut gone: impl FnMut(Literal)) {
        let Some(&start) = self.starts.get(level) else { return };
        while self.order.len() > start as usize
            && let Some(literal) = self.order.pop()
        {
            self.take_back(frame, literal);
            gone(literal);
        }
        self.starts.truncate(level);
    }

    /// The present level.
    pub(super) fn level(&self) -> usize {
        self.starts.len()
    }

    /// The literal chosen when `level` (1 or more) was opened.
    pub(super) fn choice(&self, level: usize) -> Literal {
        self.order[self.starts[level - 1] as usize]
    }

    /// The literals that hold, in the order they came.
    pub(super) fn order(&self) -> &[Literal] {
        &self.order
    }

    /// Whether the literal holds.
    pub(super) fn holds(&self, literal: Literal) -> bool {
        self.values[literal.index()] > 0
    }

    /// Whether the literal's opposite holds.
    pub(super) fn fails(&self, literal: Literal) -> bool {
        self.values[literal.index()] < 0
    }

    /// Whether a candidate is neither true nor false.
    pub(super) fn is_open(&self, candidate: Candidate) -> bool {
        self.values[candidate * 2] == 0
    }

    /// The level on which an assigned candidate got its value.
    pub(super) fn level_of(&self, candidate: Candidate) -> u32 {
        self.origins[candidate].level
    }

    /// Why an assigned candidate has its value.
    pub(super) fn reason_of(&self, candidate: Candidate) -> Reason {
        self.origins[candidate].reason
    }

    /// Whether a candidate was false before another one got its value.
    pub(super) fn was_false_before(&self, candidate: Candidate, other: Candidate) -> bool {
        self.fails(Literal::is(candidate)) && self.places[candidate] < self.places[other]
    }

    /// Follows a reason whose clause has moved in the store.
    pub(super) fn move_reason(&mut self, candidate: Candidate, reason: Reason) {
        self.origins[candidate].reason = reason;
    }

    /// The members of a set that are not false.
    pub(super) fn left(&self, set: Set) -> u64 {
        self.left[set]
    }

    /// The members of every set that are not false.
    pub(super) fn all_left(&self) -> &[u64] {
        &self.left
    }

    /// Whether every cell has a digit.
    pub(super) fn is_complete(&self) -> bool {
        self.placed == self.digits.len()
    }

    /// The digit of every cell, 0-based; right where a digit has been placed.
    pub(super) fn digits(&self) -> &[u8] {
        &self.digits
    }
}
