//! What a run over many drafts has found, kind by kind and technique by technique.

use std::collections::BTreeMap;
use std::fmt;

use nonet_logic::technique;

use super::draft::Kind;

/// How many faults are shown in full.
const SHOWN_FAULTS: usize = 10;

/// What was found in one draft, or in several.
#[derive(Default, Debug)]
pub(super) struct Summary {
    /// Whether the draft that is looked at is known to have a single solution.
    pub(super) is_proper: bool,
    kinds: BTreeMap<Kind, OfKind>,
    /// How many steps were checked, by the place of the technique.
    techniques: BTreeMap<usize, usize>,
    steps: usize,
    /// What was wrong, each with the index of its draft.
    faults: Vec<(u64, String)>,
    fault_count: usize,
}

#[derive(Default, Debug)]
struct OfKind {
    drafts: usize,
    proper: usize,
    steps: usize,
}

impl Summary {
    /// Adds a step of a technique, and what is wrong with it.
    pub(super) fn add(&mut self, id: &str, fault: Option<String>) {
        let place = technique::ALL.iter().position(|technique| technique.id == id);
        *self.techniques.entry(place.unwrap_or(usize::MAX)).or_default() += 1;
        self.steps += 1;
        self.fault_count += usize::from(fault.is_some());
        self.faults.extend(fault.map(|fault| (0, fault)));
    }

    /// Adds what cannot be said of a step.
    pub(super) fn add_fault(&mut self, fault: String) {
        self.fault_count += 1;
        self.faults.push((0, fault));
    }

    /// Says of which draft it is that all this was found in.
    pub(super) fn close(&mut self, index: u64, kind: Kind) {
        let (proper, steps) = (usize::from(self.is_proper), self.steps);
        self.kinds.insert(kind, OfKind { drafts: 1, proper, steps });
        self.faults.iter_mut().for_each(|fault| fault.0 = index);
    }

    pub(super) fn merge(&mut self, other: Summary) {
        for (kind, row) in other.kinds {
            let own = self.kinds.entry(kind).or_default();
            own.drafts += row.drafts;
            own.proper += row.proper;
            own.steps += row.steps;
        }
        for (place, count) in other.techniques {
            *self.techniques.entry(place).or_default() += count;
        }
        self.steps += other.steps;
        self.fault_count += other.fault_count;
        // The same faults are shown whatever the order in which drafts are done.
        self.faults.extend(other.faults);
        self.faults.sort_by_key(|fault| fault.0);
        self.faults.truncate(SHOWN_FAULTS);
    }

    pub(super) fn faults(&self) -> usize {
        self.fault_count
    }

    /// How many steps of a technique were checked.
    #[cfg(test)]
    pub(super) fn checked(&self, id: &str) -> usize {
        let place = technique::ALL.iter().position(|technique| technique.id == id);
        place.and_then(|place| self.techniques.get(&place)).copied().unwrap_or_default()
    }
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, fault) in &self.faults {
            writeln!(f, "FAULT in draft {index}: {fault}")?;
        }
        writeln!(f, "{:<32} {:>9}", "technique", "checked")?;
        for (place, count) in &self.techniques {
            let id = technique::ALL.get(*place).map_or("-", |technique| technique.id);
            writeln!(f, "{id:<32} {count:>9}")?;
        }
        writeln!(f, "\n{:<16} {:>9} {:>9} {:>9}", "kind", "drafts", "proper", "steps")?;
        for (kind, OfKind { drafts, proper, steps }) in &self.kinds {
            writeln!(f, "{:<16} {drafts:>9} {proper:>9} {steps:>9}", kind.name())?;
        }
        let drafts: usize = self.kinds.values().map(|row| row.drafts).sum();
        writeln!(f, "{drafts} drafts, {} steps checked, {} faults", self.steps, self.fault_count)
    }
}
