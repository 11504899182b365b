//! The host of a job: tells what happens as events, and stops when nobody listens any more.

use std::ops::ControlFlow;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use axum::response::sse::Event;
use nonet_api::Event as Happening;
use nonet_host::{Machine, Threads};
use serde::Serialize;
use serde_json::json;
use tokio::sync::mpsc::Sender;

use crate::work::Cancel;

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
            by_threads.tell("progress", &json!({ "share": share }));
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
                teller.tell(event.name(), event);
            }
            _ => teller.tell(event.name(), event),
        }
        ControlFlow::Continue(())
    })
}
