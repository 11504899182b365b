//! What a run over many puzzles with rules has found, rule by rule.

use std::collections::BTreeMap;
use std::fmt;

/// How many faults are shown in full.
const SHOWN_FAULTS: usize = 10;

/// What was found in one puzzle, or in several.
#[derive(Default, Debug)]
pub(super) struct Summary {
    /// By the place of the rule, or of the mixtures behind all rules.
    pub(super) rows: BTreeMap<usize, Row>,
    /// What was wrong, each with the place of its rule and the index of its puzzle.
    faults: Vec<((usize, u64), String)>,
    fault_count: usize,
}

/// The puzzles of one rule.
#[derive(Clone, Default, Debug)]
pub(super) struct Row {
    pub(super) name: &'static str,
    /// How many puzzles have no solution, one, and several.
    pub(super) solutions: [usize; 3],
    /// How many the SAT solver could not settle.
    pub(super) too_hard: usize,
    /// How many steps of logic were checked.
    pub(super) steps: usize,
    /// How many of these are refused without the rules.
    pub(super) refused: usize,
}

impl Summary {
    /// Adds what one puzzle has shown.
    pub(super) fn add(&mut self, place: (usize, u64), row: Row, fault: Option<String>) {
        let own = self.rows.entry(place.0).or_default();
        own.name = row.name;
        own.solutions.iter_mut().zip(row.solutions).for_each(|(own, more)| *own += more);
        own.too_hard += row.too_hard;
        own.steps += row.steps;
        own.refused += row.refused;
        self.fault_count += usize::from(fault.is_some());
        // The same faults are shown whatever the order in which puzzles are done.
        self.faults.extend(fault.map(|fault| (place, fault)));
        self.faults.sort_by_key(|fault| fault.0);
        self.faults.truncate(SHOWN_FAULTS);
    }

    /// How many puzzles had something wrong.
    pub(super) fn faults(&self) -> usize {
        self.fault_count
    }

    /// The rules of which the checker accepts every step without knowing them, although it was shown
    /// some: it does not look at them. What a rule says of single cells shows in their candidates.
    pub(super) fn unneeded(&self) -> Vec<&'static str> {
        let is_unneeded = |row: &&Row| row.steps > 0 && row.refused == 0;
        let rows = self.rows.values().filter(is_unneeded).map(|row| row.name);
        rows.filter(|name| !["even", "odd"].contains(name)).collect()
    }
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for ((_, index), fault) in &self.faults {
            writeln!(f, "FAULT in puzzle {index} of {fault}\n")?;
        }
        let head = ["none", "one", "several", "too hard", "steps", "refused without"];
        write!(f, "{:<18}", "rule")?;
        head.iter().try_for_each(|head| write!(f, " {head:>9}"))?;
        writeln!(f)?;
        for row in self.rows.values() {
            write!(f, "{:<18}", row.name)?;
            let numbers = row.solutions.into_iter().chain([row.too_hard, row.steps, row.refused]);
            numbers.into_iter().try_for_each(|number| write!(f, " {number:>9}"))?;
            writeln!(f)?;
        }
        let puzzles: usize = self.rows.values().flat_map(|row| row.solutions).sum();
        writeln!(f, "{puzzles} puzzles, {} faults", self.fault_count)
    }
}
