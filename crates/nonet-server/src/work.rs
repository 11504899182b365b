//! Work: what is done for a request, with its end in sight.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use nonet_api::Host;
use nonet_core::solve::Effort;
use nonet_count::Crew;

/// Set once nobody waits for the work any more.
#[derive(Clone, Default)]
pub(crate) struct Cancel(Arc<AtomicBool>);

impl Cancel {
    pub(crate) fn set(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    pub(crate) fn is_set(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    /// Cancels when it goes out of scope, as when a client has gone.
    pub(crate) fn guard(&self) -> CancelGuard {
        CancelGuard(self.clone())
    }
}

/// Cancels work when it is dropped.
pub(crate) struct CancelGuard(Cancel);

impl Drop for CancelGuard {
    fn drop(&mut self) {
        self.0.set();
    }
}

/// The host of a short piece of work: it ends when its time is up or nobody waits for it.
pub(crate) struct Short {
    crew: Hands,
}

impl Short {
    pub(crate) fn new(cancel: Cancel, time: Duration) -> Short {
        Short { crew: Hands { cancel, deadline: Instant::now().checked_add(time), threads: 1 } }
    }

    /// The crew of the same work.
    pub(crate) fn hands(&self) -> &Hands {
        &self.crew
    }
}

impl Host for Short {
    fn progress(&mut self, _effort: &Effort) -> ControlFlow<()> {
        if self.crew.is_stopped() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    fn crew(&self) -> &dyn Crew {
        &self.crew
    }
}

/// Threads that do work which can be shared.
pub(crate) struct Hands {
    pub(crate) cancel: Cancel,
    pub(crate) deadline: Option<Instant>,
    pub(crate) threads: usize,
}

impl Crew for Hands {
    fn each(&self, count: usize, part: &(dyn Fn(usize) + Sync)) {
        each(self.threads, count, part, &|| self.is_stopped());
    }

    fn is_stopped(&self) -> bool {
        self.cancel.is_set() || self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
    }
}

/// Does parts on some threads until all are done or it is time to stop.
pub(crate) fn each(
    threads: usize,
    count: usize,
    part: &(dyn Fn(usize) + Sync),
    is_stopped: &(dyn Fn() -> bool + Sync),
) {
    let next = AtomicUsize::new(0);
    let work = || {
        while !is_stopped() {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= count {
                break;
            }
            part(number);
        }
    };
    thread::scope(|scope| {
        for _ in 1..threads.min(count) {
            scope.spawn(work);
        }
        work();
    });
}
