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
use tokio::runtime::Handle;
use tokio::sync::mpsc::Receiver;

use crate::work::Cancel;
use host::Teller;

/// How many jobs may be at work at a time.
const MOST_JOBS: usize = 32;
/// How many jobs are remembered at a time, whether they are at work or not.
const MOST_REMEMBERED: usize = 2 * MOST_JOBS;

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

impl Inner {
    /// Forgets the oldest job that has ended and whose end nobody has heard.
    fn forget_unheard(&mut self) {
        let mut jobs = self.jobs.iter();
        let unheard = jobs.find(|(_, job)| !job.is_working && job.events.is_some());
        if let Some(number) = unheard.map(|(&number, _)| number) {
            self.jobs.remove(&number);
        }
    }
}

impl Jobs {
    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Begins a job: its number, and where its events go. None if there are too many at work; one that
    /// has ended takes nobody's place, whether somebody hears its end or not.
    fn begin(&self, runtime: Handle) -> Option<(u64, Teller)> {
        let mut inner = self.inner();
        if inner.jobs.values().filter(|job| job.is_working).count() >= MOST_JOBS {
            return None;
        }
        if inner.jobs.len() >= MOST_REMEMBERED {
            inner.forget_unheard();
        }
        inner.last += 1;
        let number = inner.last;
        let (teller, events) = Teller::new(runtime);
        let cancel = teller.cancel.clone();
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

    fn begin(jobs: &Jobs) -> Option<(u64, Teller)> {
        jobs.begin(Handle::current())
    }

    #[tokio::test]
    async fn a_job_is_there_until_it_is_done_and_nobody_listens() {
        let jobs = Jobs::default();
        let (number, teller) = begin(&jobs).expect("there is room");
        let events = jobs.listen(number).expect("nobody listens yet");
        assert!(jobs.listen(number).is_none(), "somebody listens");
        jobs.end(number);
        assert!(jobs.stop(number), "somebody still listens");
        drop(events);
        jobs.leave(number);
        assert!(!jobs.stop(number) && teller.cancel.is_set());
    }

    #[tokio::test]
    async fn a_job_that_has_ended_makes_room_and_can_still_be_heard() {
        let jobs = Jobs::default();
        let begun: Vec<_> = (0..MOST_JOBS).map(|_| begin(&jobs).expect("there is room")).collect();
        assert!(begin(&jobs).is_none(), "there are too many");
        jobs.stop_unheard(begun[1].0);
        assert!(begin(&jobs).is_none(), "it is still at work");
        begun[0].1.end(&1);
        jobs.end(begun[0].0);
        assert!(begin(&jobs).is_some());
        assert!(begin(&jobs).is_none());
        assert!(jobs.listen(begun[0].0).is_some_and(|mut events| events.try_recv().is_ok()));
    }

    #[tokio::test]
    async fn jobs_that_nobody_ever_hears_are_forgotten_at_last() {
        let jobs = Jobs::default();
        for _ in 0..10 * MOST_JOBS {
            let (number, _) = begin(&jobs).expect("there is room");
            jobs.end(number);
        }
        assert_eq!(jobs.inner().jobs.len(), MOST_REMEMBERED);
        assert!(jobs.listen(1).is_none() && jobs.listen(10 * MOST_JOBS as u64).is_some());
    }

    #[tokio::test]
    async fn a_job_that_is_stopped_ends_although_nobody_takes_its_events() {
        let jobs = Jobs::default();
        let (number, teller) = begin(&jobs).expect("there is room");
        let watched = teller.clone();
        let work = tokio::task::spawn_blocking(move || {
            let mut told = 0_u64;
            while !teller.cancel.is_set() {
                teller.tell("step", &told);
                told += 1;
            }
            teller.end(&told);
        });
        while !watched.is_full() {
            tokio::task::yield_now().await;
        }
        drop(watched);
        assert!(jobs.stop(number));
        work.await.expect("it ends");
        let mut events = jobs.listen(number).expect("nobody listens yet");
        let mut count = 0;
        while events.recv().await.is_some() {
            count += 1;
        }
        assert_eq!(count, host::QUEUE + 1, "what was told before, and the end");
    }

    #[tokio::test]
    async fn a_job_that_somebody_listens_to_is_not_stopped() {
        let jobs = Jobs::default();
        let (number, teller) = begin(&jobs).expect("there is room");
        let _events = jobs.listen(number);
        jobs.stop_unheard(number);
        assert!(!teller.cancel.is_set());
        jobs.stop_all();
        assert!(teller.cancel.is_set());
    }
}
