//! When to start anew, with all that was learned.

/// Restarts when the clauses of late are worse than those of long, as told by their LBDs
/// (Audemard and Simon, "Refining restarts strategies for SAT and UNSAT", 2012; the moving
/// averages are those of Biere and Fröhlich, "Evaluating CDCL restart schemes", 2015).
#[derive(Debug, Default)]
pub(super) struct Restarts {
    /// All conflicts learned from.
    conflicts: u32,
    /// The conflicts since the last restart.
    since: u32,
    /// The average LBD of about the last 32 clauses.
    late: f64,
    /// The average LBD of about the last 4096 clauses.
    long: f64,
}

/// A restart is not worth it before so many conflicts.
const FEWEST: u32 = 10;
/// How much worse the late clauses must be.
const MARGIN: f64 = 1.1;

impl Restarts {
    /// Takes note of a learned clause.
    pub(super) fn note(&mut self, lbd: u32) {
        self.conflicts = self.conflicts.saturating_add(1);
        self.since = self.since.saturating_add(1);
        let lbd = f64::from(lbd);
        self.late += (lbd - self.late) / f64::from(self.conflicts.min(32));
        self.long += (lbd - self.long) / f64::from(self.conflicts.min(4096));
    }

    /// Whether to restart now; if so, the next restart is counted from here.
    pub(super) fn is_due(&mut self) -> bool {
        let is_due = self.since >= FEWEST && self.late > self.long * MARGIN;
        if is_due {
            self.since = 0;
        }
        is_due
    }

    /// How many clauses were learned in all.
    pub(super) fn conflicts(&self) -> u32 {
        self.conflicts
    }
}
