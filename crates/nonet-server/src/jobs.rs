//! Jobs: long work whose progress is told as server-sent events, and that can be stopped.
//!
//! A job begins with a request and ends when its work is done, when it is stopped, or when nobody
//! listens to it: a page that is closed stops its jobs.

use std::collections::HashMap;
use std::ops::ControlFlow;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::response::sse::Event;
use nonet_api::{Host, MomentData, ToldStep};
use nonet_core::Draft;
use nonet_core::solve::{Effort, Moment};
use nonet_count::Crew;
use serde::Serialize;
use serde_json::json;
use tokio::sync::mpsc::{Receiver, Sender, channel};

use crate::work::{Cancel, CancelGuard, each};

/// How many events wait for a slow listener before the work waits too.
const QUEUE: usize = 64;
/// How often progress is told.
const PROGRESS: Duration = Duration::from_millis(100);
/// How many jobs there may be at a time.
pub(crate) const MOST_JOBS: usize = 64;
/// How long a job waits for somebody to listen.
pub(crate) const PATIENCE: Duration = Duration::from_secs(10);

/// The jobs that are there.
#[derive(Default)]
pub(crate) struct Jobs {
    inner: Mutex<Inner>,
}

#[derive(Default)]
struct Inner {
    last: u64,
    jobs: HashMap<u64, Job>,
}

struct Job {
    cancel: Cancel,
    /// Its events, until somebody listens.
    events: Option<Receiver<Event>>,
}

impl Jobs {
    fn inner(&self) -> std::sync::MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Begins a job: its number, and where its events go. None if there are too many.
    pub(crate) fn begin(&self) -> Option<(u64, Teller)> {
        let mut inner = self.inner();
        if inner.jobs.len() >= MOST_JOBS {
            return None;
        }
        inner.last += 1;
        let number = inner.last;
        let (sender, events) = channel(QUEUE);
        let cancel = Cancel::default();
        let teller = Teller { sender, cancel: cancel.clone() };
        inner.jobs.insert(number, Job { cancel, events: Some(events) });
        Some((number, teller))
    }

    /// The events of a job, for the first who asks; stopping to listen stops the job.
    pub(crate) fn listen(&self, number: u64) -> Option<(Receiver<Event>, CancelGuard)> {
        let mut inner = self.inner();
        let job = inner.jobs.get_mut(&number)?;
        Some((job.events.take()?, job.cancel.guard()))
    }

    /// Stops a job; whether there was one.
    pub(crate) fn stop(&self, number: u64) -> bool {
        self.inner().jobs.get(&number).is_some_and(|job| {
            job.cancel.set();
            true
        })
    }

    /// Stops a job that nobody has listened to.
    pub(crate) fn stop_unheard(&self, number: u64) {
        let mut inner = self.inner();
        if let Some(job) = inner.jobs.get_mut(&number)
            && job.events.take().is_some()
        {
            job.cancel.set();
        }
    }

    /// Forgets a job whose work is done. Its events can still be listened to.
    pub(crate) fn end(&self, number: u64) {
        let mut inner = self.inner();
        if inner.jobs.get(&number).is_some_and(|job| job.events.is_none()) {
            inner.jobs.remove(&number);
        }
    }

    /// Forgets a job altogether.
    pub(crate) fn forget(&self, number: u64) {
        self.inner().jobs.remove(&number);
    }
}

/// Tells what happens in a job.
#[derive(Clone)]
pub(crate) struct Teller {
    sender: Sender<Event>,
    pub(crate) cancel: Cancel,
}

impl Teller {
    /// Tells an event; waits if the listener is slow. If nobody listens any more, the job is over.
    pub(crate) fn tell(&self, name: &str, data: &impl Serialize) {
        let text = serde_json::to_string(data).unwrap_or_default();
        if self.sender.blocking_send(Event::default().event(name).data(text)).is_err() {
            self.cancel.set();
        }
    }
}

/// The host of a job about a puzzle.
pub(crate) struct JobHost {
    teller: Teller,
    watches: bool,
    told: Instant,
    hands: JobHands,
}

impl JobHost {
    pub(crate) fn new(teller: Teller, watches: bool, hands: JobHands) -> JobHost {
        JobHost { teller, watches, told: Instant::now(), hands }
    }

    fn go_on(&self) -> ControlFlow<()> {
        if self.hands.is_stopped() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}

impl Host for JobHost {
    fn begin(&mut self, _draft: &Draft) {
        self.told = Instant::now();
    }

    fn solution(&mut self, line: &str, effort: &Effort) -> ControlFlow<()> {
        let (number, trials) = (effort.solutions.to_string(), effort.trials);
        let solution = json!({ "solution": line, "number": number, "trials": trials });
        self.teller.tell("solution", &solution);
        self.go_on()
    }

    fn progress(&mut self, effort: &Effort) -> ControlFlow<()> {
        if self.told.elapsed() >= PROGRESS {
            self.told = Instant::now();
            let Effort { nodes, trials, explored, .. } = *effort;
            let count = effort.solutions.to_string();
            let progress =
                json!({ "share": explored, "count": count, "nodes": nodes, "trials": trials });
            self.teller.tell("progress", &progress);
        }
        self.go_on()
    }

    fn step(&mut self, step: &ToldStep) -> ControlFlow<()> {
        self.teller.tell("step", step);
        self.go_on()
    }

    fn crew(&self) -> &dyn Crew {
        &self.hands
    }

    fn watches(&self) -> bool {
        self.watches
    }

    fn moment(&mut self, moment: &Moment) -> ControlFlow<()> {
        self.teller.tell("moment", &MomentData::from(moment));
        self.go_on()
    }
}

/// The crew of a job.
pub(crate) struct JobHands {
    teller: Teller,
    threads: usize,
    deadline: Option<Instant>,
    told: Mutex<Instant>,
}

impl JobHands {
    pub(crate) fn new(teller: Teller, threads: usize, time: Option<Duration>) -> JobHands {
        let now = Instant::now();
        let deadline = time.and_then(|time| now.checked_add(time));
        JobHands { teller, threads, deadline, told: Mutex::new(now) }
    }
}

impl Crew for JobHands {
    fn each(&self, count: usize, part: &(dyn Fn(usize) + Sync)) {
        each(self.threads, count, part, &|| self.is_stopped());
    }

    fn is_stopped(&self) -> bool {
        let is_late = self.deadline.is_some_and(|deadline| Instant::now() >= deadline);
        is_late || self.teller.cancel.is_set()
    }

    fn progress(&self, share: f64) {
        let Ok(mut told) = self.told.try_lock() else { return };
        if told.elapsed() >= PROGRESS {
            *told = Instant::now();
            self.teller.tell("progress", &json!({ "share": share }));
        }
    }
}

/// A job's place in the list, given up when its events are no longer listened to.
pub(crate) struct Listening {
    pub(crate) app: Arc<crate::app::App>,
    pub(crate) number: u64,
    pub(crate) _guard: CancelGuard,
}

impl Drop for Listening {
    fn drop(&mut self) {
        self.app.jobs.forget(self.number);
    }
}
