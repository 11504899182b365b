//! Learns from a conflict: which few literals together caused it, and how far back to go.

use super::clauses::Clauses;
use super::frame::{Candidate, Frame, bits};
use super::propagate::Conflict;
use super::trail::{Literal, Reason, Trail};

/// What a conflict teaches.
#[derive(Clone, Copy, Debug)]
pub(super) struct Learned {
    /// The highest level among the clause's literals but the first: there it has one literal left.
    pub(super) backjump: usize,
    /// Its literal block distance (LBD): the number of levels among its literals.
    pub(super) lbd: u32,
}

/// The scratch space of the analysis, kept from conflict to conflict.
#[derive(Debug)]
pub(super) struct Analysis {
    /// The clause learned; first the literal that it forces after the return.
    pub(super) clause: Vec<Literal>,
    /// Every candidate that took part, for the scores.
    pub(super) involved: Vec<Candidate>,
    marks: Vec<Mark>,
    marked: Vec<Candidate>,
    causes: Vec<Candidate>,
    stack: Vec<(Candidate, bool)>,
    /// Per level: the last count in which it took part.
    stamps: Vec<u64>,
    stamp: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mark {
    /// Not met yet.
    None,
    /// In the clause, or resolved away from the highest level.
    Seen,
    /// Follows from the clause's other literals.
    Implied,
    /// Known not to follow from them.
    Free,
}

impl Analysis {
    /// Scratch space for so many candidates.
    pub(super) fn new(candidates: usize) -> Self {
        Self {
            clause: Vec::new(),
            involved: Vec::new(),
            marks: vec![Mark::None; candidates],
            marked: Vec::new(),
            causes: Vec::new(),
            stack: Vec::new(),
            stamps: vec![0; candidates + 1],
            stamp: 0,
        }
    }

    /// Works out a clause from a conflict on the trail's highest level.
    ///
    /// It resolves backwards along the trail until one literal of the highest level is left, the
    /// first unique implication point (Marques-Silva and Sakallah, "GRASP", 1996; Zhang et al.,
    /// "Efficient conflict driven learning", 2001).
    pub(super) fn run(
        &mut self,
        frame: &Frame,
        trail: &Trail,
        clauses: &mut Clauses,
        conflict: Conflict,
    ) -> Learned {
        let level = trail.level() as u32;
        self.clause.clear();
        self.involved.clear();
        self.clause.push(Literal::is(0));
        self.causes.clear();
        causes_of_conflict(frame, trail, clauses, conflict, &mut self.causes);
        if let Conflict::Clause(clause) = conflict {
            self.update_lbd(trail, clauses, clause);
        }
        let mut open = 0;
        let mut position = trail.order().len();
        loop {
            for index in 0..self.causes.len() {
                let candidate = self.causes[index];
                let cause_level = trail.level_of(candidate);
                if self.marks[candidate] != Mark::None || cause_level == 0 {
                    continue;
                }
                self.mark(candidate, Mark::Seen);
                self.involved.push(candidate);
                if cause_level == level {
                    open += 1;
                } else {
                    self.clause.push(opposite_of(trail, candidate));
                }
            }
            let literal = loop {
                position -= 1;
                let literal = trail.order()[position];
                if self.marks[literal.candidate()] == Mark::Seen {
                    break literal;
                }
            };
            open -= 1;
            if open == 0 {
                self.clause[0] = literal.opposite();
                break;
            }
            self.causes.clear();
            let reason = trail.reason_of(literal.candidate());
            if let Reason::Clause(clause) = reason {
                self.update_lbd(trail, clauses, clause);
            }
            causes_of(frame, trail, clauses, reason, literal.candidate(), &mut self.causes);
        }
        self.shorten(frame, trail, clauses);
        for candidate in self.marked.drain(..) {
            self.marks[candidate] = Mark::None;
        }
        self.describe(trail)
    }

    fn mark(&mut self, candidate: Candidate, mark: Mark) {
        if self.marks[candidate] == Mark::None {
            self.marked.push(candidate);
        }
        self.marks[candidate] = mark;
    }

    /// Drops the literals that follow from the others, however far back (Sörensson and Biere,
    /// "Minimizing learned clauses", 2009), with a stack of its own in place of recursion.
    fn shorten(&mut self, frame: &Frame, trail: &Trail, clauses: &Clauses) {
        self.stamp += 1;
        for literal in &self.clause {
            self.stamps[trail.level_of(literal.candidate()) as usize] = self.stamp;
        }
        let mut kept = 1;
        for index in 1..self.clause.len() {
            let literal = self.clause[index];
            if !self.follows(frame, trail, clauses, literal.candidate()) {
                self.clause[kept] = literal;
                kept += 1;
            }
        }
        self.clause.truncate(kept);
    }

    /// Whether a literal of the clause follows from others of it.
    fn follows(
        &mut self,
        frame: &Frame,
        trail: &Trail,
        clauses: &Clauses,
        candidate: Candidate,
    ) -> bool {
        if is_hard_to_follow(trail.reason_of(candidate)) {
            return false;
        }
        self.stack.clear();
        self.stack.push((candidate, false));
        while let Some((candidate, expanded)) = self.stack.pop() {
            if expanded {
                // All its causes have been found to follow.
                if self.marks[candidate] == Mark::None {
                    self.mark(candidate, Mark::Implied);
                }
                continue;
            }
            self.stack.push((candidate, true));
            self.causes.clear();
            causes_of(
                frame,
                trail,
                clauses,
                trail.reason_of(candidate),
                candidate,
                &mut self.causes,
            );
            for index in 0..self.causes.len() {
                let cause = self.causes[index];
                if trail.level_of(cause) == 0
                    || matches!(self.marks[cause], Mark::Seen | Mark::Implied)
                {
                    continue;
                }
                let hopeless = self.marks[cause] == Mark::Free
                    || is_hard_to_follow(trail.reason_of(cause))
                    || self.stamps[trail.level_of(cause) as usize] != self.stamp;
                if hopeless {
                    // Whoever waits on the stack rests on this cause or on one that was not
                    // looked at yet; only those that wait for it, the expanded ones, are free.
                    self.mark(cause, Mark::Free);
                    while let Some((waiting, expanded)) = self.stack.pop() {
                        if expanded && self.marks[waiting] == Mark::None {
                            self.mark(waiting, Mark::Free);
                        }
                    }
                    return false;
                }
                self.stack.push((cause, false));
            }
        }
        true
    }

    /// Moves the literal of the highest level to the second place and counts the levels.
    fn describe(&mut self, trail: &Trail) -> Learned {
        let mut level = 0;
        for index in 1..self.clause.len() {
            let here = trail.level_of(self.clause[index].candidate());
            if here > level {
                level = here;
                self.clause.swap(1, index);
            }
        }
        let clause = std::mem::take(&mut self.clause);
        let lbd = self.count_levels(trail, clause.iter().copied());
        self.clause = clause;
        Learned { backjump: level as usize, lbd }
    }

    fn count_levels(&mut self, trail: &Trail, literals: impl Iterator<Item = Literal>) -> u32 {
        self.stamp += 1;
        let mut count = 0;
        for literal in literals {
            let stamp = &mut self.stamps[trail.level_of(literal.candidate()) as usize];
            if *stamp != self.stamp {
                *stamp = self.stamp;
                count += 1;
            }
        }
        count
    }

    fn update_lbd(&mut self, trail: &Trail, clauses: &mut Clauses, clause: u32) {
        if clauses.lbd(clause) > 2 {
            let lbd = self.count_levels(trail, clauses.literals(clause));
            clauses.improve(clause, lbd);
        }
    }
}

/// Whether it does not pay to ask for the causes behind a reason only to drop a literal: a choice has
/// none, and those of a constraint take long to find.
fn is_hard_to_follow(reason: Reason) -> bool {
    matches!(reason, Reason::Choice | Reason::Constraint(_))
}

/// The literal that does not hold, of an assigned candidate.
fn opposite_of(trail: &Trail, candidate: Candidate) -> Literal {
    let literal = Literal::is(candidate);
    if trail.holds(literal) { literal.opposite() } else { literal }
}

/// The candidates whose values make a conflict.
fn causes_of_conflict(
    frame: &Frame,
    trail: &Trail,
    learned: &Clauses,
    conflict: Conflict,
    causes: &mut Vec<Candidate>,
) {
    match conflict {
        Conflict::Empty(set) => {
            causes.extend(bits(frame.whole[set]).map(|place| frame.member(set, place)));
        }
        Conflict::Both(one, other) => causes.extend([one, other]),
        Conflict::Clause(clause) => causes.extend(learned.literals(clause).map(Literal::candidate)),
        Conflict::Constraint(index) => {
            frame.constraints[index as usize].causes_of_conflict(frame, trail, causes);
        }
    }
}

/// The candidates whose values forced that of `candidate`.
fn causes_of(
    frame: &Frame,
    trail: &Trail,
    learned: &Clauses,
    reason: Reason,
    candidate: Candidate,
    causes: &mut Vec<Candidate>,
) {
    match reason {
        Reason::Choice => {}
        Reason::Excluded(other) => causes.push(other as Candidate),
        Reason::LastOf(set) => {
            let members =
                bits(frame.whole[set as usize]).map(|place| frame.member(set as usize, place));
            causes.extend(members.filter(|&member| member != candidate));
        }
        Reason::Confined(index) => {
            let intersection = &frame.intersections[index as usize];
            let digit = candidate - frame.cell(candidate) * frame.size;
            let set = intersection.source as usize + digit;
            let outside = frame.whole[set] & !intersection.shared;
            causes.extend(bits(outside).map(|place| frame.member(set, place)));
        }
        Reason::Clause(clause) => {
            let others = learned.literals(clause).map(Literal::candidate);
            causes.extend(others.filter(|&other| other != candidate));
        }
        Reason::Constraint(index) => {
            frame.constraints[index as usize].causes_of(frame, trail, candidate, causes);
        }
    }
}
