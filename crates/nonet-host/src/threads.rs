//! Threads that share long work, and what ends it early.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use nonet_count::Crew;

/// Says whether nobody waits for the work any more, on any thread.
type IsCancelled = Box<dyn Fn() -> bool + Send + Sync>;

/// Hears which share of the work is done, on any thread.
type Hear = Box<dyn Fn(f64) + Send + Sync>;

/// Threads that share long work, until it is done, its time is up, or nobody waits for it.
pub struct Threads {
    count: usize,
    is_cancelled: IsCancelled,
    started: Instant,
    deadline: Option<Instant>,
    /// How long the work takes, if it has no other end: then progress is the time.
    time: Option<Duration>,
    hear: Option<Hear>,
}

impl Threads {
    /// So many threads, whose work ends when it is cancelled.
    pub fn new(count: usize, is_cancelled: impl Fn() -> bool + Send + Sync + 'static) -> Threads {
        let (is_cancelled, started) = (Box::new(is_cancelled), Instant::now());
        Threads { count, is_cancelled, started, deadline: None, time: None, hear: None }
    }

    /// So many threads, whose work nobody cancels.
    pub fn unstoppable(count: usize) -> Threads {
        Threads::new(count, || false)
    }

    /// The same, but their work is given up after some time, if there is a limit to it.
    #[must_use]
    pub fn within(self, time: Option<Duration>) -> Threads {
        Threads { deadline: time.and_then(|time| self.started.checked_add(time)), ..self }
    }

    /// The same, but their work goes on for some time, and ends then.
    #[must_use]
    pub fn until(self, time: Duration) -> Threads {
        Threads { time: Some(time), ..self.within(Some(time)) }
    }

    /// The same, but somebody hears how far the work is.
    #[must_use]
    pub fn telling(self, hear: impl Fn(f64) + Send + Sync + 'static) -> Threads {
        Threads { hear: Some(Box::new(hear)), ..self }
    }

    /// How long it is since the work began.
    pub fn elapsed(&self) -> Duration {
        self.started.elapsed()
    }
}

/// Lets all other work on the machine go first from here on, if a thread can say so of itself: on Linux. Elsewhere
/// only a whole process can.
pub fn step_back() {
    #[cfg(target_os = "linux")]
    // Whoever may not is as important as before.
    let _ = rustix::process::nice(LOWEST);
}

/// By how much a thread steps back: to the end of the queue.
#[cfg(target_os = "linux")]
const LOWEST: i32 = 19;

impl Crew for Threads {
    fn each(&self, count: usize, part: &(dyn Fn(usize) + Sync)) {
        let next = AtomicUsize::new(0);
        let work = || {
            while !self.is_stopped() {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= count {
                    break;
                }
                part(number);
                if let Some(time) = self.time {
                    self.progress(self.elapsed().div_duration_f64(time));
                }
            }
        };
        thread::scope(|scope| {
            for _ in 1..self.count.min(count) {
                scope.spawn(work);
            }
            work();
        });
    }

    fn hands(&self) -> usize {
        self.count
    }

    fn is_stopped(&self) -> bool {
        (self.is_cancelled)() || self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
    }

    fn progress(&self, share: f64) {
        if let Some(hear) = &self.hear {
            hear(share);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;
    use std::sync::{Arc, Mutex};

    use super::*;

    #[test]
    fn every_part_is_done_once_whatever_the_number_of_threads() {
        for count in [1, 2, 7] {
            let threads = Threads::unstoppable(count);
            let done = Mutex::new(Vec::new());
            threads.each(100, &|part| done.lock().expect("no part panics").push(part));
            let mut done = done.into_inner().expect("no part panics");
            done.sort_unstable();
            assert_eq!(done, (0..100).collect::<Vec<_>>());
        }
    }

    #[test]
    fn work_ends_when_it_is_cancelled_or_late() {
        let cancel = Arc::new(AtomicBool::new(false));
        let is_set = Arc::clone(&cancel);
        let threads = Threads::new(2, move || is_set.load(Ordering::Relaxed));
        let done = AtomicUsize::new(0);
        threads.each(1000, &|part| {
            done.fetch_add(1, Ordering::Relaxed);
            if part == 3 {
                cancel.store(true, Ordering::Relaxed);
            }
        });
        assert!(threads.is_stopped() && done.into_inner() < 1000);
        let late = Threads::unstoppable(2).within(Some(Duration::ZERO));
        late.each(1, &|_| panic!("it is too late for that"));
    }

    #[test]
    fn whoever_wants_to_hears_how_far_the_work_is() {
        let heard = Arc::new(Mutex::new(Vec::new()));
        let told = Arc::clone(&heard);
        let hear = move |share| told.lock().expect("nobody panics").push(share);
        Threads::unstoppable(1).telling(hear).progress(0.5);
        assert_eq!(*heard.lock().expect("nobody panics"), [0.5]);
    }
}
