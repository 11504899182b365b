//! Follows what has been assigned to all that it forces, from a queue to a fixpoint.

use super::clauses::{Clause, Clauses};
use super::frame::{Candidate, Frame, Holds, Set, bits};
use super::trail::{Literal, Reason, Trail};

/// Why the assignment cannot be right.
#[derive(Clone, Copy, Debug)]
pub(super) enum Conflict {
    /// A set has no member left.
    Empty(Set),
    /// Two candidates that exclude each other are both true.
    Both(Candidate, Candidate),
    /// A learned clause fails.
    Clause(Clause),
    /// A constraint cannot be kept.
    Constraint(u32),
}

/// The queue: the trail itself, with a mark up to which each kind of rule has seen it.
///
/// ```text
/// trail   x x x x x x x x x x x x
///               |       ` the rules of the layout go first, being cheap
///               ` the learned clauses follow
/// ```
#[derive(Debug)]
pub(super) struct Queue {
    layout_seen: usize,
    clauses_seen: usize,
    /// The constraints some of whose cells have lost a digit since they were last looked at.
    pending: Vec<u16>,
    /// Whether each constraint is among them.
    is_pending: Vec<bool>,
    /// Literals looked at so far, as a measure of work done.
    pub(super) steps: u64,
}

impl Queue {
    /// Nothing has been seen yet, and every constraint is to be looked at.
    pub(super) fn new(frame: &Frame) -> Self {
        let constraints = frame.constraints.len();
        Self {
            layout_seen: 0,
            clauses_seen: 0,
            pending: (0..constraints as u16).collect(),
            is_pending: vec![true; constraints],
            steps: 0,
        }
    }

    /// Follows the trail back to where it ends now. What is left of it had been followed to the end
    /// before its last level was opened, so that no constraint waits for it.
    pub(super) fn cut(&mut self, length: usize) {
        self.layout_seen = self.layout_seen.min(length);
        self.clauses_seen = self.clauses_seen.min(length);
        for index in self.pending.drain(..) {
            self.is_pending[index as usize] = false;
        }
    }

    /// Draws the conclusions of the layout alone.
    pub(super) fn run_layout(&mut self, frame: &Frame, trail: &mut Trail) -> Result<(), Conflict> {
        loop {
            self.run_houses(frame, trail)?;
            let Some(index) = self.pending.pop() else { return Ok(()) };
            self.is_pending[index as usize] = false;
            self.steps += 8;
            frame.constraints[index as usize].apply(frame, trail, index.into())?;
        }
    }

    /// Draws the conclusions of cells, houses and pairs.
    fn run_houses(&mut self, frame: &Frame, trail: &mut Trail) -> Result<(), Conflict> {
        while let Some(&literal) = trail.order().get(self.layout_seen) {
            self.layout_seen += 1;
            self.steps += 1;
            if literal.is_positive() {
                exclude(frame, trail, literal.candidate())?;
            } else {
                narrow(frame, trail, literal.candidate())?;
                self.wake(frame, frame.cell(literal.candidate()));
            }
        }
        Ok(())
    }

    /// Notes that a cell has lost a digit.
    fn wake(&mut self, frame: &Frame, cell: usize) {
        for &index in &frame.constraints_of[cell] {
            if !std::mem::replace(&mut self.is_pending[index as usize], true) {
                self.pending.push(index);
            }
        }
    }

    /// Draws all conclusions from what is on the trail.
    pub(super) fn run(
        &mut self,
        frame: &Frame,
        trail: &mut Trail,
        clauses: &mut Clauses,
    ) -> Result<(), Conflict> {
        loop {
            self.run_layout(frame, trail)?;
            let Some(&literal) = trail.order().get(self.clauses_seen) else { return Ok(()) };
            self.clauses_seen += 1;
            let broken = clauses.visit(literal.opposite(), trail, |trail, implied, clause| {
                trail.assign(frame, implied, Reason::Clause(clause));
            });
            if let Some(clause) = broken {
                return Err(Conflict::Clause(clause));
            }
        }
    }
}

/// Removes what a true candidate excludes: other digits of its cell, its digit in its houses.
fn exclude(frame: &Frame, trail: &mut Trail, candidate: Candidate) -> Result<(), Conflict> {
    let cell = frame.cell(candidate);
    let digit = candidate - cell * frame.size;
    exclude_in(frame, trail, candidate, cell, digit)?;
    for membership in frame.memberships(cell) {
        exclude_in(
            frame,
            trail,
            candidate,
            membership.base as usize + digit,
            membership.place as usize,
        )?;
    }
    for &other in frame.rivals(candidate) {
        let other = other as Candidate;
        if trail.holds(Literal::is(other)) {
            return Err(Conflict::Both(candidate, other));
        }
        if trail.is_open(other) {
            trail.assign(frame, Literal::is_not(other), Reason::Excluded(candidate as u32));
        }
    }
    Ok(())
}

fn exclude_in(
    frame: &Frame,
    trail: &mut Trail,
    candidate: Candidate,
    set: Set,
    place: usize,
) -> Result<(), Conflict> {
    for other_place in bits(trail.left(set) & !(1 << place)) {
        let other = frame.member(set, other_place);
        if !trail.is_open(other) {
            return Err(Conflict::Both(candidate, other));
        }
        trail.assign(frame, Literal::is_not(other), Reason::Excluded(candidate as u32));
    }
    Ok(())
}

/// Looks at the sets that have lost a candidate: none left, one left, or confined to a intersection.
fn narrow(frame: &Frame, trail: &mut Trail, candidate: Candidate) -> Result<(), Conflict> {
    let cell = frame.cell(candidate);
    let digit = candidate - cell * frame.size;
    check_last(frame, trail, cell)?;
    for membership in frame.memberships(cell) {
        let set = membership.base as usize + digit;
        let must_hold = match membership.holds {
            Holds::All => true,
            Holds::None => false,
            Holds::Some => frame.must_hold(set),
        };
        if must_hold {
            check_last(frame, trail, set)?;
            confine(frame, trail, membership.base, digit);
        }
    }
    Ok(())
}

/// Looks whether a set has no member left, or only one.
pub(super) fn check_last(frame: &Frame, trail: &mut Trail, set: Set) -> Result<(), Conflict> {
    let left = trail.left(set);
    if left & left.wrapping_sub(1) != 0 {
        return Ok(());
    }
    if left == 0 {
        return Err(Conflict::Empty(set));
    }
    let last = frame.member(set, left.trailing_zeros() as usize);
    if trail.is_open(last) {
        trail.assign(frame, Literal::is(last), Reason::LastOf(set as u32));
    }
    Ok(())
}

/// Removes a digit from the rest of each house in which this house's places for it all lie.
fn confine(frame: &Frame, trail: &mut Trail, base: u32, digit: usize) {
    let left = trail.left(base as usize + digit);
    if left & left.wrapping_sub(1) == 0 {
        return;
    }
    for &index in frame.intersections_at(base, left.trailing_zeros() as usize) {
        let intersection = &frame.intersections[index as usize];
        if left & !intersection.shared != 0 {
            continue;
        }
        let target = intersection.target as usize + digit;
        for place in bits(trail.left(target) & intersection.rest) {
            let other = frame.member(target, place);
            if trail.is_open(other) {
                trail.assign(frame, Literal::is_not(other), Reason::Confined(index));
            }
        }
    }
}
