//! Jobs: long work whose progress is told as server-sent events, and that can be stopped.
//!
//! A job begins with a request and ends when its work is done, when it is stopped, or when nobody
//! listens to it: a page that is closed stops its jobs.

mod host;
pub(crate) mod http;
mod id;
mod work;

use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};

use axum::response::sse::Event;
use tokio::runtime::Handle;
use tokio::sync::mpsc::Receiver;

use crate::work::Cancel;
use host::Teller;
use id::Id;

/// How many jobs are remembered whose end nobody has heard, for each that may be at work.
const UNHEARD_PER_JOB: usize = 2;

/// How many jobs are known to have been there once.
const MOST_GONE: usize = 1024;

/// The jobs that are there: those that are at work, and those that somebody listens to or may
/// still want to.
pub(crate) struct Jobs {
    /// How many may be at work at a time.
    most: usize,
    inner: Mutex<Inner>,
}

#[derive(Default)]
struct Inner {
    /// The jobs, the oldest first.
    jobs: Vec<Job>,
    /// The ids of jobs that are no more: to stop one of them is no mistake.
    gone: VecDeque<Id>,
}

struct Job {
    id: Id,
    /// Whether it is the owner's.
    is_owners: bool,
    cancel: Cancel,
    /// Its events, until somebody listens.
    events: Option<Receiver<Event>>,
    /// Whether its work is not done yet.
    is_working: bool,
    /// Whether somebody listens, or still may.
    is_wanted: bool,
}

impl Inner {
    fn find(&mut self, id: Id) -> Option<&mut Job> {
        self.jobs.iter_mut().find(|job| job.id == id)
    }

    /// Forgets the first job that is like this, but for its id.
    fn forget(&mut self, is_meant: impl Fn(&Job) -> bool) {
        let Some(place) = self.jobs.iter().position(is_meant) else { return };
        let job = self.jobs.remove(place);
        if self.gone.len() == MOST_GONE {
            self.gone.pop_front();
        }
        self.gone.push_back(job.id);
    }
}

impl Jobs {
    /// No jobs yet, and so many at a time.
    pub(crate) fn new(most: usize) -> Jobs {
        Jobs { most, inner: Mutex::default() }
    }

    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Begins a job: where its events go. None if there are too many at work, or half of the places are
    /// taken by others than the owner and this is one more of them; a job that has ended takes nobody's
    /// place, whether somebody hears its end or not.
    fn begin(&self, id: Id, is_owners: bool, runtime: Handle) -> Option<Teller> {
        let mut inner = self.inner();
        let working = inner.jobs.iter().filter(|job| job.is_working);
        let others = working.clone().filter(|job| !job.is_owners).count();
        if working.count() >= self.most || (!is_owners && others >= self.most.div_ceil(2)) {
            return None;
        }
        if inner.jobs.len() >= UNHEARD_PER_JOB * self.most {
            // The oldest that has ended and whose end nobody has heard.
            inner.forget(|job| !job.is_working && job.events.is_some());
        }
        let (teller, events) = Teller::new(runtime);
        let cancel = teller.cancel.clone();
        let events = Some(events);
        inner.jobs.push(Job { id, is_owners, cancel, events, is_working: true, is_wanted: true });
        Some(teller)
    }

    /// The events of a job, for the first who asks.
    fn listen(&self, id: Id) -> Option<Receiver<Event>> {
        self.inner().find(id)?.events.take()
    }

    /// Stops a job, if it has not ended yet; whether there ever was one.
    fn stop(&self, id: Id) -> bool {
        if let Some(job) = self.inner().find(id) {
            job.cancel.set();
        }
        self.was_there(id)
    }

    /// Whether there is such a job, or was one not long ago.
    fn was_there(&self, id: Id) -> bool {
        let mut inner = self.inner();
        inner.find(id).is_some() || inner.gone.contains(&id)
    }

    /// Whether any is at work.
    pub(crate) fn are_working(&self) -> bool {
        self.inner().jobs.iter().any(|job| job.is_working)
    }

    /// Stops all jobs.
    pub(crate) fn stop_all(&self) {
        self.inner().jobs.iter().for_each(|job| job.cancel.set());
    }

    /// Stops a job that nobody has listened to.
    fn stop_unheard(&self, id: Id) {
        if self.inner().find(id).is_some_and(|job| job.events.is_some()) {
            self.leave(id);
        }
    }

    /// Stops a job, since nobody listens to it any more.
    fn leave(&self, id: Id) {
        self.change(id, |job| {
            job.cancel.set();
            job.is_wanted = false;
            job.events = None;
        });
    }

    /// Notes that the work of a job is done. Its events can still be listened to.
    fn end(&self, id: Id) {
        self.change(id, |job| job.is_working = false);
    }

    /// Changes a job, and forgets it if that was the end of it.
    fn change(&self, id: Id, change: impl FnOnce(&mut Job)) {
        let mut inner = self.inner();
        if let Some(job) = inner.find(id) {
            change(job);
            if !job.is_working && !job.is_wanted {
                inner.forget(|job| job.id == id);
            }
        }
    }

    /// How many jobs are remembered.
    #[cfg(test)]
    fn count(&self) -> usize {
        self.inner().jobs.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MOST: usize = 32;

    fn begin(jobs: &Jobs) -> Option<(Id, Teller)> {
        let id = Id::new().expect("there are random numbers");
        Some((id, jobs.begin(id, true, Handle::current())?))
    }

    #[tokio::test]
    async fn a_job_is_there_until_it_is_done_and_nobody_listens() {
        let jobs = Jobs::new(MOST);
        let (id, teller) = begin(&jobs).expect("there is room");
        let events = jobs.listen(id).expect("nobody listens yet");
        assert!(jobs.listen(id).is_none(), "somebody listens");
        jobs.end(id);
        assert_eq!(jobs.count(), 1, "somebody still listens");
        drop(events);
        jobs.leave(id);
        assert!(jobs.count() == 0 && teller.cancel.is_set());
    }

    #[tokio::test]
    async fn to_stop_a_job_that_has_ended_is_no_mistake() {
        let jobs = Jobs::new(MOST);
        let (id, _) = begin(&jobs).expect("there is room");
        assert!(jobs.stop(id) && jobs.stop(id));
        jobs.end(id);
        jobs.leave(id);
        assert!(jobs.count() == 0 && jobs.stop(id));
        assert!(!jobs.stop(Id::new().expect("there are random numbers")), "it never was there");
        for _ in 0..MOST_GONE {
            let (other, _) = begin(&jobs).expect("there is room");
            jobs.end(other);
            jobs.leave(other);
            assert!(jobs.stop(other));
        }
        assert!(!jobs.stop(id), "that was long ago");
    }

    #[tokio::test]
    async fn a_job_that_has_ended_makes_room_and_can_still_be_heard() {
        let jobs = Jobs::new(MOST);
        let begun: Vec<_> = (0..MOST).map(|_| begin(&jobs).expect("there is room")).collect();
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
    async fn strangers_leave_half_of_the_places_to_the_owner() {
        let jobs = Jobs::new(MOST);
        let begin = |is_owners| {
            let id = Id::new().expect("random bits");
            jobs.begin(id, is_owners, Handle::current()).is_some()
        };
        assert!((0..MOST.div_ceil(2)).all(|_| begin(false)));
        assert!(!begin(false), "they have their half");
        assert!((MOST.div_ceil(2)..MOST).all(|_| begin(true)));
        assert!(!begin(true) && !begin(false), "all places are taken");
    }

    #[tokio::test]
    async fn jobs_that_nobody_ever_hears_are_forgotten_at_last() {
        let jobs = Jobs::new(MOST);
        let ids: Vec<Id> = (0..10 * MOST)
            .map(|_| {
                let (id, _) = begin(&jobs).expect("there is room");
                jobs.end(id);
                id
            })
            .collect();
        assert_eq!(jobs.count(), UNHEARD_PER_JOB * MOST);
        assert!(jobs.listen(ids[0]).is_none() && jobs.listen(ids[10 * MOST - 1]).is_some());
    }

    #[tokio::test]
    async fn a_job_that_is_stopped_ends_although_nobody_takes_its_events() {
        let jobs = Jobs::new(MOST);
        let (id, teller) = begin(&jobs).expect("there is room");
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
        assert!(jobs.stop(id));
        work.await.expect("it ends");
        let mut events = jobs.listen(id).expect("nobody listens yet");
        let mut count = 0;
        while events.recv().await.is_some() {
            count += 1;
        }
        assert_eq!(count, host::QUEUE + 1, "what was told before, and the end");
    }

    #[tokio::test]
    async fn a_job_that_somebody_listens_to_is_not_stopped() {
        let jobs = Jobs::new(MOST);
        let (id, teller) = begin(&jobs).expect("there is room");
        let _events = jobs.listen(id);
        jobs.stop_unheard(id);
        assert!(!teller.cancel.is_set());
        jobs.stop_all();
        assert!(teller.cancel.is_set());
    }
}
