//! Jobs: long work whose progress is told as server-sent events, and that can be stopped.
//!
//! A job begins with a request and ends when its work is done, when it is stopped, or when nobody
//! listens to it: a page that is closed stops its jobs.

mod host;
pub(crate) mod http;
mod work;

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use axum::response::sse::Event;
use tokio::sync::mpsc::{Receiver, channel};

use crate::work::Cancel;
use host::Teller;

/// How many events wait for a slow listener before the work waits too.
const QUEUE: usize = 64;
/// How many jobs there may be at a time.
const MOST_JOBS: usize = 32;

/// The jobs that are there: those that are at work, and those that somebody listens to or may
/// still want to.
#[derive(Default)]
pub(crate) struct Jobs {
    inner: Mutex<Inner>,
}

#[derive(Default)]
struct Inner {
    last: u64,
    jobs: BTreeMap<u64, Job>,
}

struct Job {
    cancel: Cancel,
    /// Its events, until somebody listens.
    events: Option<Receiver<Event>>,
    /// Whether its work is not done yet.
    is_working: bool,
    /// Whether somebody listens, or still may.
    is_wanted: bool,
}

impl Jobs {
    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Begins a job: its number, and where its events go. None if there are too many.
    fn begin(&self) -> Option<(u64, Teller)> {
        let mut inner = self.inner();
        if inner.jobs.len() >= MOST_JOBS {
            return None;
        }
        inner.last += 1;
        let number = inner.last;
        let (sender, events) = channel(QUEUE);
        let cancel = Cancel::default();
        let teller = Teller { sender, cancel: cancel.clone() };
        let events = Some(events);
        inner.jobs.insert(number, Job { cancel, events, is_working: true, is_wanted: true });
        Some((number, teller))
    }

    /// The events of a job, for the first who asks.
    fn listen(&self, number: u64) -> Option<Receiver<Event>> {
        self.inner().jobs.get_mut(&number)?.events.take()
    }

    /// Stops a job; whether there was one.
    fn stop(&self, number: u64) -> bool {
        let inner = self.inner();
        let job = inner.jobs.get(&number);
        job.inspect(|job| job.cancel.set()).is_some()
    }

    /// Stops all jobs.
    pub(crate) fn stop_all(&self) {
        self.inner().jobs.values().for_each(|job| job.cancel.set());
    }

    /// Stops a job that nobody has listened to.
    fn stop_unheard(&self, number: u64) {
        let is_unheard = |job: &Job| job.events.is_some();
        if self.inner().jobs.get(&number).is_some_and(is_unheard) {
            self.leave(number);
        }
    }

    /// Stops a job, since nobody listens to it any more.
    fn leave(&self, number: u64) {
        self.change(number, |job| {
            job.cancel.set();
            job.is_wanted = false;
            job.events = None;
        });
    }

    /// Notes that the work of a job is done. Its events can still be listened to.
    fn end(&self, number: u64) {
        self.change(number, |job| job.is_working = false);
    }

    /// Changes a job, and forgets it if that was the end of it.
    fn change(&self, number: u64, change: impl FnOnce(&mut Job)) {
        let mut inner = self.inner();
        if let Some(job) = inner.jobs.get_mut(&number) {
            change(job);
            if !job.is_working && !job.is_wanted {
                inner.jobs.remove(&number);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_job_is_there_until_it_is_done_and_nobody_listens() {
        let jobs = Jobs::default();
        let (number, teller) = jobs.begin().expect("there is room");
        let events = jobs.listen(number).expect("nobody listens yet");
        assert!(jobs.listen(number).is_none(), "somebody listens");
        jobs.end(number);
        assert!(jobs.stop(number), "somebody still listens");
        drop(events);
        jobs.leave(number);
        assert!(!jobs.stop(number) && teller.cancel.is_set());
    }

    #[test]
    fn a_job_that_nobody_listens_to_is_stopped_and_makes_room() {
        let jobs = Jobs::default();
        let numbers: Vec<u64> =
            (0..MOST_JOBS).map(|_| jobs.begin().expect("there is room").0).collect();
        assert!(jobs.begin().is_none(), "there are too many");
        jobs.end(numbers[0]);
        assert!(jobs.begin().is_none(), "somebody may still want to hear its end");
        jobs.stop_unheard(numbers[0]);
        jobs.stop_unheard(numbers[1]);
        assert!(jobs.begin().is_some(), "the first has ended");
        assert!(jobs.begin().is_none(), "the second is still at work");
    }

    #[test]
    fn a_job_that_somebody_listens_to_is_not_stopped() {
        let jobs = Jobs::default();
        let (number, teller) = jobs.begin().expect("there is room");
        let _events = jobs.listen(number);
        jobs.stop_unheard(number);
        assert!(!teller.cancel.is_set());
        jobs.stop_all();
        assert!(teller.cancel.is_set());
    }
}
