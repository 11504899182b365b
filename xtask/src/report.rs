//! What a chore of several steps has to say: each step as it begins, and a table at the end.

use std::fmt::Write as _;
use std::time::{Duration, Instant};

use crate::Failure;
use crate::tool::Tool;

/// How a step has ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Outcome {
    /// All is well.
    Passed,
    /// Something is wrong; the step itself has said what.
    Failed,
    /// The step could not be done for lack of something, which this line tells how to get.
    Skipped(String),
}

impl Outcome {
    /// Passed or failed.
    pub(crate) fn of(passed: bool) -> Outcome {
        if passed { Outcome::Passed } else { Outcome::Failed }
    }

    /// Skipped for lack of a tool.
    pub(crate) fn lacks(tool: &Tool) -> Outcome {
        Outcome::Skipped(format!("needs {}: {}", tool.name, tool.install))
    }

    fn word(&self) -> &'static str {
        match self {
            Outcome::Passed => "ok",
            Outcome::Failed => "FAILED",
            Outcome::Skipped(_) => "SKIPPED",
        }
    }
}

/// The steps done so far.
#[derive(Default)]
pub(crate) struct Report {
    steps: Vec<(String, Outcome, Duration)>,
}

impl Report {
    /// Does a step: says so, and keeps how it ended and how long it took.
    pub(crate) fn step(&mut self, id: &str, about: &str, run: impl FnOnce() -> Outcome) {
        println!("\n== {id}: {about}");
        let start = Instant::now();
        let outcome = run();
        if let Outcome::Skipped(lack) = &outcome {
            println!("SKIPPED, {lack}");
        }
        self.steps.push((id.to_string(), outcome, start.elapsed()));
    }

    /// Prints the table and the closing line, and says whether the whole has succeeded.
    ///
    /// If everything is required, a skipped step is a failure.
    pub(crate) fn finish(&self, require_all: bool) -> Result<(), Failure> {
        let failed = self.count(|outcome| *outcome == Outcome::Failed);
        let skipped = self.count(|outcome| matches!(outcome, Outcome::Skipped(_)));
        let skips_count = require_all && skipped > 0;
        print!("\n{}", self.table());
        if skips_count {
            println!("{REQUIRE_ALL} is set: what is skipped counts as failed");
        }
        println!("{}", self.closing_line());
        if failed > 0 || skips_count { Err(Failure::Reported) } else { Ok(()) }
    }

    fn table(&self) -> String {
        let mut table = format!("{:<12} {:<8} {:>8}\n", "step", "result", "seconds");
        for (id, outcome, duration) in &self.steps {
            let seconds = duration.as_secs_f64();
            let line = format!("{id:<12} {:<8} {seconds:>8.1}", outcome.word());
            match outcome {
                Outcome::Skipped(lack) => writeln!(table, "{line}  {lack}"),
                Outcome::Passed | Outcome::Failed => writeln!(table, "{line}"),
            }
            .expect("writing to a string cannot fail");
        }
        table
    }

    fn closing_line(&self) -> String {
        let passed = self.count(|outcome| *outcome == Outcome::Passed);
        let failed = self.count(|outcome| *outcome == Outcome::Failed);
        let skipped = self.count(|outcome| matches!(outcome, Outcome::Skipped(_)));
        format!("{passed} passed, {failed} failed, {skipped} skipped")
    }

    fn count(&self, is_so: impl Fn(&Outcome) -> bool) -> usize {
        self.steps.iter().filter(|(_, outcome, _)| is_so(outcome)).count()
    }
}

/// The name of the environment variable that makes skips failures.
const REQUIRE_ALL: &str = "NONET_REQUIRE_ALL";

/// Whether a skipped step counts as a failure, by the environment.
pub(crate) fn require_all() -> bool {
    std::env::var_os(REQUIRE_ALL).is_some_and(|value| value == "1")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn report(outcomes: &[Outcome]) -> Report {
        let steps = outcomes
            .iter()
            .map(|outcome| ("a".to_string(), outcome.clone(), Duration::from_millis(1250)));
        Report { steps: steps.collect() }
    }

    #[test]
    fn the_table_lists_steps_and_the_closing_line_counts_them() {
        let skipped = Outcome::Skipped("needs a spoon: buy one".to_string());
        let report = report(&[Outcome::Passed, Outcome::Failed, skipped, Outcome::Passed]);
        assert_eq!(report.closing_line(), "2 passed, 1 failed, 1 skipped");
        let table = report.table();
        assert!(table.contains("FAILED        1.2\n"), "{table}");
        assert!(table.contains("SKIPPED       1.2  needs a spoon: buy one\n"), "{table}");
    }

    #[test]
    fn one_failure_fails_the_whole() {
        assert!(report(&[Outcome::Passed, Outcome::Failed]).finish(false).is_err());
        assert!(report(&[Outcome::Passed, Outcome::Passed]).finish(true).is_ok());
    }

    #[test]
    fn a_skip_fails_the_whole_only_if_all_is_required() {
        let report = report(&[Outcome::Passed, Outcome::Skipped(String::new())]);
        assert!(report.finish(false).is_ok());
        assert!(report.finish(true).is_err());
    }
}
