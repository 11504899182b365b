//! Crews: who does long work, hears how far it is, and may stop it.

use std::fmt;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Whoever has long work done. The work comes in parts that do not depend on each other; a crew does
/// them on one thread or on many, and the result is the same.
pub trait Crew: Sync {
    /// Calls `part` once with each number below `count`, in any order and on any thread. Numbers
    /// may be left out once the crew has stopped.
    fn each(&self, count: usize, part: &(dyn Fn(usize) + Sync));

    /// How many parts are done at the same time. Nothing but the time that work takes may depend on it.
    fn hands(&self) -> usize {
        1
    }

    /// Whether the work is to end early. Long parts ask every few milliseconds.
    fn is_stopped(&self) -> bool {
        false
    }

    /// Hears which share of the work is done, from 0 to 1.
    fn progress(&self, _share: f64) {}
}

/// The crew of one that does every part in turn and never stops.
///
/// ```
/// use nonet_count::{Alone, Crew};
/// use std::sync::Mutex;
///
/// let done = Mutex::new(Vec::new());
/// Alone.each(3, &|part| done.lock().unwrap().push(part));
/// assert_eq!(*done.lock().unwrap(), [0, 1, 2]);
/// ```
pub struct Alone;

impl Crew for Alone {
    fn each(&self, count: usize, part: &(dyn Fn(usize) + Sync)) {
        (0..count).for_each(part);
    }
}

/// The crew stopped before the work was done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stopped;

impl fmt::Display for Stopped {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the work was stopped before it was done")
    }
}

impl std::error::Error for Stopped {}

/// The results of all parts, in the order of their numbers. Progress counts finished parts.
///
/// # Errors
/// If the crew stopped before all parts were done.
pub(crate) fn map<T: Send>(
    crew: &dyn Crew,
    count: usize,
    part: impl Fn(usize) -> T + Sync,
) -> Result<Vec<T>, Stopped> {
    let results: Mutex<Vec<Option<T>>> = Mutex::new((0..count).map(|_| None).collect());
    let done = AtomicUsize::new(0);
    crew.each(count, &|number| {
        if crew.is_stopped() {
            return;
        }
        let result = part(number);
        // A part that panicked has left nothing half done in the list.
        results.lock().unwrap_or_else(std::sync::PoisonError::into_inner)[number] = Some(result);
        let done = done.fetch_add(1, Ordering::Relaxed) + 1;
        crew.progress(done as f64 / count as f64);
    });
    let results = results.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    if crew.is_stopped() {
        return Err(Stopped);
    }
    results.into_iter().collect::<Option<Vec<T>>>().ok_or(Stopped)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A crew that does parts backwards and stops after some.
    struct Backwards {
        left: AtomicUsize,
    }

    impl Crew for Backwards {
        fn each(&self, count: usize, part: &(dyn Fn(usize) + Sync)) {
            (0..count).rev().for_each(part);
        }

        fn is_stopped(&self) -> bool {
            self.left.load(Ordering::Relaxed) == 0
        }

        fn progress(&self, share: f64) {
            assert!((0.0..=1.0).contains(&share));
            self.left.fetch_sub(1, Ordering::Relaxed);
        }
    }

    #[test]
    fn results_come_in_the_order_of_the_parts() {
        let crew = Backwards { left: AtomicUsize::new(100) };
        assert_eq!(map(&crew, 4, |part| part * part), Ok(vec![0, 1, 4, 9]));
        assert_eq!(map(&Alone, 0, |part| part), Ok(vec![]));
    }

    #[test]
    fn work_that_was_stopped_has_no_result() {
        let crew = Backwards { left: AtomicUsize::new(3) };
        assert_eq!(map(&crew, 4, |part| part), Err(Stopped));
    }
}
