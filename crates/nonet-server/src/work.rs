//! Work: what is done for a request, with its end in sight.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use nonet_host::{Machine, Threads};

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
pub(crate) fn short<'a>(cancel: Cancel, time: Duration) -> Machine<'a> {
    Machine::new(Threads::new(1, move || cancel.is_set()).within(Some(time)))
}
