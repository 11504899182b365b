//! The host of a job: tells what happens as events, and stops when nobody listens any more.

use std::ops::ControlFlow;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::response::sse::Event;
use nonet_api::{Event as Happening, Progress};
use nonet_host::{Machine, Threads};
use serde::Serialize;
use tokio::runtime::Handle;
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::mpsc::{OwnedPermit, Receiver, Sender, channel};
use tokio::time::timeout;

use crate::work::Cancel;

/// How often progress is told.
const PROGRESS: Duration = Duration::from_millis(100);

/// How many events wait for a slow listener before the work waits too.
pub(super) const QUEUE: usize = 64;

/// How long the work waits for a listener who takes nothing.
const PATIENCE: Duration = Duration::from_secs(60);

/// Tells what happens in a job.
#[derive(Clone)]
pub(crate) struct Teller {
    sender: Sender<Event>,
    /// A place in the queue for the end: it is told even if nobody has taken anything before.
    last: Arc<Mutex<Option<OwnedPermit<Event>>>>,
    runtime: Handle,
    pub(crate) cancel: Cancel,
}

impl Teller {
    /// One who tells, and who can be told.
    pub(super) fn new(runtime: Handle) -> (Teller, Receiver<Event>) {
        let (sender, events) = channel(QUEUE + 1);
        let last = Arc::new(Mutex::new(sender.clone().try_reserve_owned().ok()));
        (Teller { sender, last, runtime, cancel: Cancel::default() }, events)
    }

    /// Tells an event; waits if the listener is slow, but not once the job is stopped. If nobody
    /// listens any more, the job is over.
    pub(crate) fn tell(&self, name: &str, data: &impl Serialize) {
        if self.cancel.is_set() {
            return;
        }
        match self.sender.try_send(event(name, data)) {
            Ok(()) => {}
            Err(TrySendError::Full(event)) => self.wait_and_tell(event),
            Err(TrySendError::Closed(_)) => self.cancel.set(),
        }
    }

    fn wait_and_tell(&self, event: Event) {
        let place = self.runtime.block_on(async {
            tokio::select! {
                place = timeout(PATIENCE, self.sender.reserve()) => place.ok()?.ok(),
                () = self.cancel.wait() => None,
            }
        });
        match place {
            Some(place) => place.send(event),
            None => self.cancel.set(),
        }
    }

    /// Tells an event that nobody misses: only if there is room.
    pub(crate) fn mention(&self, name: &str, data: &impl Serialize) {
        if let Err(TrySendError::Closed(_)) = self.sender.try_send(event(name, data)) {
            self.cancel.set();
        }
    }

    /// Whether whoever tells has to wait.
    #[cfg(test)]
    pub(super) fn is_full(&self) -> bool {
        self.sender.capacity() == 0
    }

    /// Tells the end.
    pub(crate) fn end(&self, data: &impl Serialize) {
        let place = self.last.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(place) = place {
            place.send(event("done", data));
        }
    }
}

fn event(name: &str, data: &impl Serialize) -> Event {
    let text = serde_json::to_string(data).unwrap_or_default();
    Event::default().event(name).data(text)
}

/// The host of a job: tells what happens, and ends when its time is up or nobody listens.
pub(crate) fn host(
    teller: &Teller,
    watches: bool,
    threads: usize,
    time: Option<Duration>,
) -> Machine<'_> {
    let cancel = teller.cancel.clone();
    let (told, by_threads) = (Mutex::new(Instant::now()), teller.clone());
    let tell_share = move |share: f64| {
        // Where another thread is at it, that will do.
        let Ok(mut told) = told.try_lock() else { return };
        if told.elapsed() >= PROGRESS {
            *told = Instant::now();
            let progress = Happening::Progress(Progress { share, ..Progress::default() });
            by_threads.mention(progress.name(), &progress);
        }
    };
    let threads = Threads::new(threads, move || cancel.is_set()).within(time).telling(tell_share);
    let mut told = Instant::now();
    Machine::new(threads).watching(watches).hearing(move |event| {
        match event {
            Happening::Begin { .. } => {}
            Happening::Progress(_) if told.elapsed() < PROGRESS => {}
            Happening::Progress(_) => {
                told = Instant::now();
                teller.mention(event.name(), event);
            }
            _ => teller.tell(event.name(), event),
        }
        ControlFlow::Continue(())
    })
}
