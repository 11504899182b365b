//! Constraints in the search: what they take away, and the causes of that.

use super::frame::{Candidate, Frame, bits, low_bits};
use super::propagate::Conflict;
use super::trail::{Literal, Reason, Trail};
use crate::digit::{DigitSet, MAX_SIZE};
use crate::rule::{Clue, Constraint};

/// A clue that is a constraint.
#[derive(Clone, Debug)]
pub(super) struct ConstraintOnCells {
    clue: Clue,
    constraint: Constraint,
}

/// The digits that each cell of a clue can have, in the order of its cells.
type Sets = Vec<DigitSet>;

impl ConstraintOnCells {
    pub(super) fn new(clue: Clue, constraint: Constraint) -> Self {
        Self { clue, constraint }
    }

    /// Its cells, by index.
    pub(super) fn cells(&self) -> impl Iterator<Item = usize> + '_ {
        self.clue.cells.iter().map(|cell| cell.index())
    }

    fn is_possible(&self, sets: &Sets) -> bool {
        (self.constraint.filter)(&self.clue, &mut sets.clone())
    }

    /// Takes away what no way to keep the constraint has.
    pub(super) fn apply(
        &self,
        frame: &Frame,
        trail: &mut Trail,
        index: u32,
    ) -> Result<(), Conflict> {
        let mut sets = [DigitSet::EMPTY; MAX_SIZE];
        let sets = &mut sets[..self.clue.cells.len()];
        for (set, cell) in sets.iter_mut().zip(self.cells()) {
            *set = DigitSet::from_mask(trail.left(cell));
        }
        if !(self.constraint.filter)(&self.clue, sets) {
            return Err(Conflict::Constraint(index));
        }
        for (set, cell) in sets.iter().zip(self.cells()) {
            for digit in bits(trail.left(cell) & !set.mask()) {
                let candidate = cell * frame.size + digit;
                if !trail.is_open(candidate) {
                    return Err(Conflict::Constraint(index));
                }
                trail.assign(frame, Literal::is_not(candidate), Reason::Constraint(index));
            }
        }
        Ok(())
    }

    /// The false candidates for which the constraint cannot be kept now.
    pub(super) fn causes_of_conflict(
        &self,
        frame: &Frame,
        trail: &Trail,
        causes: &mut Vec<Candidate>,
    ) {
        let sets = self.cells().map(|cell| DigitSet::from_mask(trail.left(cell))).collect();
        self.widen(frame, sets, causes);
    }

    /// The false candidates for which the constraint took `candidate` away.
    pub(super) fn causes_of(
        &self,
        frame: &Frame,
        trail: &Trail,
        candidate: Candidate,
        causes: &mut Vec<Candidate>,
    ) {
        let own = frame.cell(candidate);
        let digit_at = |cell: usize, digit: usize| cell * frame.size + digit;
        let sets = self.cells().map(|cell| {
            if cell == own {
                // Supposing that it holds the digit after all leads to nothing.
                return DigitSet::from_mask(1 << (candidate - own * frame.size));
            }
            let was_left =
                |&digit: &usize| !trail.was_false_before(digit_at(cell, digit), candidate);
            DigitSet::from_mask(
                (0..frame.size).filter(was_left).fold(0, |set, digit| set | 1 << digit),
            )
        });
        let sets = sets.collect();
        let first = causes.len();
        self.widen(frame, sets, causes);
        // What is missing in its own cell was supposed, and is no cause.
        let mut index = first;
        while index < causes.len() {
            if frame.cell(causes[index]) == own {
                causes.swap_remove(index);
            } else {
                index += 1;
            }
        }
    }

    /// Gives cells, then single digits, back to sets that cannot be kept, as long as they still cannot;
    /// what is missing in the end are the causes.
    fn widen(&self, frame: &Frame, mut sets: Sets, causes: &mut Vec<Candidate>) {
        let all = low_bits(frame.size);
        for place in 0..sets.len() {
            let narrow = std::mem::replace(&mut sets[place], DigitSet::from_mask(all));
            if narrow.mask() == all || !self.is_possible(&sets) {
                continue;
            }
            sets[place] = narrow;
            for digit in bits(all & !narrow.mask()) {
                let before = sets[place];
                sets[place] = before | DigitSet::from_mask(1 << digit);
                if self.is_possible(&sets) {
                    sets[place] = before;
                }
            }
        }
        for (set, cell) in sets.iter().zip(self.cells()) {
            causes.extend(bits(all & !set.mask()).map(|digit| cell * frame.size + digit));
        }
    }
}
