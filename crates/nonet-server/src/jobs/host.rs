//! The host of a job: tells what happens as events, and stops when nobody listens any more.

use std::ops::ControlFlow;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use axum::response::sse::Event;
use nonet_api::{Host, MomentData, ToldStep};
use nonet_core::Draft;
use nonet_core::solve::{Effort, Moment};
use nonet_count::Crew;
use serde::Serialize;
use serde_json::json;
use tokio::sync::mpsc::Sender;

use crate::work::{Cancel, each};

/// How often progress is told.
const PROGRESS: Duration = Duration::from_millis(100);

/// Tells what happens in a job.
#[derive(Clone)]
pub(crate) struct Teller {
    pub(super) sender: Sender<Event>,
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
