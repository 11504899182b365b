//! `cargo xtask busy`: whether the tests in the browser pass however busy the machine is.

use std::hint::spin_loop;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use crate::report::{Outcome, Report};
use crate::{Chore, Failure, count, web};

pub(crate) static BUSY: Chore = Chore {
    id: "busy",
    arguments: "[COUNT]",
    about: "run the tests in the browser, 10 times in a row by default, while two loops keep two cores busy",
    run: busy,
};

/// How many loops there are beside the tests.
const LOOPS: usize = 2;

fn busy(arguments: &[String]) -> Result<(), Failure> {
    let count = count(arguments, 10)?;
    let mut report = Report::default();
    for run in 1..=count {
        let mut has_passed = false;
        report.step(
            &format!("run {run}"),
            &format!("of {count}, beside {LOOPS} busy loops"),
            || {
                let outcome = beside_loops(web::browser);
                has_passed = outcome == Outcome::Passed;
                outcome
            },
        );
        // In a row: what follows a failure would count for nothing.
        if !has_passed {
            break;
        }
    }
    report.finish(true)
}

/// Does something while loops keep the machine busy; they end with it.
fn beside_loops<T>(work: impl FnOnce() -> T) -> T {
    /// Ends the loops also where the work panics.
    struct End<'a>(&'a AtomicBool);

    impl Drop for End<'_> {
        fn drop(&mut self) {
            self.0.store(true, Ordering::Relaxed);
        }
    }

    let is_over = AtomicBool::new(false);
    thread::scope(|scope| {
        let _end = End(&is_over);
        for _ in 0..LOOPS {
            scope.spawn(|| {
                while !is_over.load(Ordering::Relaxed) {
                    spin_loop();
                }
            });
        }
        work()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_loops_end_with_the_work() {
        assert_eq!(beside_loops(|| 7), 7);
    }

    #[test]
    fn what_is_no_count_is_wrong_use() {
        assert!(matches!(busy(&["x".to_string()]), Err(Failure::Usage(_))));
    }
}
