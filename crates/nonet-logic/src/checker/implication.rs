//! Whether statements imply others: a small search over candidates.
//!
//! Known are clauses, each saying that at least one of some candidates is true, candidates that are
//! false, and the rules: no cell has two digits, and no house has a digit twice. A statement
//! follows if its negation leaves no way to make all of that true. The search is that of Davis,
//! Putnam, Logemann and Loveland: draw what is forced, then try the shortest clause.

use nonet_core::Layout;

use crate::candidate::Candidate;

/// What is known.
pub(super) struct Knowledge<'a> {
    layout: &'a Layout,
    /// The candidates that something is known about, in order.
    candidates: Vec<Candidate>,
    /// Clauses, as indices of candidates.
    clauses: Vec<Vec<usize>>,
    /// Candidates known to be false, as indices.
    refuted: Vec<usize>,
    /// For each candidate those that the rules do not allow beside it, as indices.
    conflicts: Vec<Vec<usize>>,
}

impl<'a> Knowledge<'a> {
    /// The knowledge of clauses and of candidates that are false.
    pub(super) fn new(
        layout: &'a Layout,
        clauses: &[Vec<Candidate>],
        refuted: &[Candidate],
        asked: impl Iterator<Item = Candidate>,
    ) -> Knowledge<'a> {
        let known = clauses.iter().flatten().chain(refuted).copied();
        let mut candidates: Vec<Candidate> = known.chain(asked).collect();
        candidates.sort_unstable();
        candidates.dedup();
        let mut knowledge = Knowledge {
            layout,
            clauses: Vec::with_capacity(clauses.len()),
            refuted: Vec::new(),
            conflicts: Vec::new(),
            candidates,
        };
        knowledge.clauses = clauses
            .iter()
            .map(|clause| clause.iter().map(|&candidate| knowledge.index(candidate)).collect())
            .collect();
        knowledge.refuted = refuted.iter().map(|&candidate| knowledge.index(candidate)).collect();
        knowledge.conflicts = knowledge.find_conflicts();
        knowledge
    }

    fn index(&self, candidate: Candidate) -> usize {
        self.candidates.binary_search(&candidate).expect("every candidate was collected")
    }

    fn find_conflicts(&self) -> Vec<Vec<usize>> {
        let all = self.candidates.iter().enumerate();
        let conflicts = |one: &Candidate| {
            let rivals = all.clone().filter(|(_, other)| one.excludes(**other, self.layout));
            rivals.map(|(index, _)| index).collect()
        };
        self.candidates.iter().map(conflicts).collect()
    }

    /// Whether it follows that a candidate is true.
    pub(super) fn implies(&self, candidate: Candidate) -> bool {
        let mut truth = Truth::unknown(self);
        let is_open = truth.refute_all(self) && truth.set(self, self.index(candidate), false);
        !is_open || !self.is_possible(truth)
    }

    /// Whether it follows that a candidate is false.
    pub(super) fn excludes(&self, candidate: Candidate) -> bool {
        let mut truth = Truth::unknown(self);
        let is_open = truth.refute_all(self) && truth.set(self, self.index(candidate), true);
        !is_open || !self.is_possible(truth)
    }

    /// Whether all clauses can be made true.
    fn is_possible(&self, mut truth: Truth) -> bool {
        let Ok(shortest) = self.propagate(&mut truth) else { return false };
        let Some(clause) = shortest else { return true };
        for &candidate in clause {
            if truth.0[candidate].is_some() {
                continue;
            }
            let mut trial = truth.clone();
            if trial.set(self, candidate, true) && self.is_possible(trial) {
                return true;
            }
            truth.0[candidate] = Some(false);
        }
        false
    }

    /// Draws what is forced. Returns the open clause with the fewest candidates left, if there is
    /// one, or that a clause cannot be made true.
    fn propagate(&self, truth: &mut Truth) -> Result<Option<&Vec<usize>>, ()> {
        loop {
            let mut shortest: Option<(usize, &Vec<usize>)> = None;
            let mut is_forced = false;
            for clause in &self.clauses {
                if clause.iter().any(|&candidate| truth.0[candidate] == Some(true)) {
                    continue;
                }
                let open = clause.iter().filter(|&&candidate| truth.0[candidate].is_none());
                match (open.clone().count(), open.clone().next()) {
                    (0, _) => return Err(()),
                    (1, Some(&only)) => {
                        if !truth.set(self, only, true) {
                            return Err(());
                        }
                        is_forced = true;
                    }
                    (count, _) => {
                        if shortest.is_none_or(|(least, _)| count < least) {
                            shortest = Some((count, clause));
                        }
                    }
                }
            }
            if !is_forced {
                return Ok(shortest.map(|(_, clause)| clause));
            }
        }
    }
}

/// Which candidates are true, false or undecided.
#[derive(Clone)]
struct Truth(Vec<Option<bool>>);

impl Truth {
    fn unknown(knowledge: &Knowledge<'_>) -> Truth {
        Truth(vec![None; knowledge.candidates.len()])
    }

    /// Decides a candidate and what the rules make of that; false if it was decided otherwise.
    fn set(&mut self, knowledge: &Knowledge<'_>, candidate: usize, is_true: bool) -> bool {
        if self.0[candidate].is_some_and(|decided| decided != is_true) {
            return false;
        }
        self.0[candidate] = Some(is_true);
        !is_true || knowledge.conflicts[candidate].iter().all(|&rival| self.set_false(rival))
    }

    fn set_false(&mut self, candidate: usize) -> bool {
        let was_true = self.0[candidate] == Some(true);
        self.0[candidate] = Some(false);
        !was_true
    }

    fn refute_all(&mut self, knowledge: &Knowledge<'_>) -> bool {
        knowledge.refuted.iter().all(|&candidate| self.set_false(candidate))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_core::Digit;

    fn candidate(layout: &Layout, name: usize) -> Candidate {
        let (digit, row, column) = (name / 100, name / 10 % 10 - 1, name % 10 - 1);
        let cell = layout.cell(row, column).expect("a cell");
        Candidate::new(cell, Digit::from_number(digit).expect("a digit"))
    }

    /// Whether clauses exclude a candidate; all are digit, row, column.
    fn excludes(clauses: &[&[usize]], refuted: &[usize], asked: usize) -> bool {
        let layout = Layout::classic();
        let named = |names: &[usize]| -> Vec<Candidate> {
            names.iter().map(|&name| candidate(&layout, name)).collect()
        };
        let clauses: Vec<Vec<Candidate>> = clauses.iter().map(|clause| named(clause)).collect();
        let asked = candidate(&layout, asked);
        Knowledge::new(&layout, &clauses, &named(refuted), std::iter::once(asked)).excludes(asked)
    }

    #[test]
    fn an_x_wing_follows_from_its_two_rows_only() {
        let rows: [&[usize]; 2] = [&[622, 628], &[672, 678]];
        assert!(excludes(&rows, &[], 652) && excludes(&rows, &[], 618));
        assert!(!excludes(&rows, &[], 653) && !excludes(&rows, &[], 552));
        assert!(!excludes(&rows[..1], &[], 652));
        assert!(!excludes(&[&[622, 628, 625], &[672, 678]], &[], 652));
        assert!(excludes(&[&[622, 628, 625], &[672, 678]], &[625], 652));
    }

    #[test]
    fn a_naked_triple_needs_a_search() {
        let cells: [&[usize]; 3] = [&[111, 211, 311], &[112, 212, 312], &[113, 213, 313]];
        assert!(excludes(&cells, &[], 119) && excludes(&cells, &[], 233));
        assert!(!excludes(&cells, &[], 419) && !excludes(&cells[..2], &[], 119));
    }

    #[test]
    fn a_placement_follows_from_what_is_left() {
        let layout = Layout::classic();
        let [one, two, three] = [111, 211, 212].map(|name| candidate(&layout, name));
        let clauses = [vec![one, two], vec![three]];
        let knowledge = Knowledge::new(&layout, &clauses, &[], [one, two].into_iter());
        assert!(knowledge.implies(one) && !knowledge.implies(two));
        assert!(knowledge.excludes(two) && !knowledge.excludes(one));
    }

    #[test]
    fn from_what_is_impossible_everything_follows() {
        assert!(excludes(&[&[]], &[], 111) && excludes(&[&[122]], &[122], 111));
        assert!(excludes(&[&[111], &[112]], &[], 999));
    }
}
