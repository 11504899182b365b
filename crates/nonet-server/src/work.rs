//! Work: what is done for a request, with its end in sight.

use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use nonet_host::{Machine, Threads};
use tokio::sync::Notify;

/// Set once nobody waits for the work any more.
#[derive(Clone, Default)]
pub(crate) struct Cancel(Arc<Cancelled>);

#[derive(Default)]
struct Cancelled {
    is_set: AtomicBool,
    is_heard: Notify,
}

impl Cancel {
    pub(crate) fn set(&self) {
        self.0.is_set.store(true, Ordering::Release);
        self.0.is_heard.notify_waiters();
    }

    pub(crate) fn is_set(&self) -> bool {
        self.0.is_set.load(Ordering::Acquire)
    }

    /// Waits until it is set.
    pub(crate) async fn wait(&self) {
        let mut heard = pin!(self.0.is_heard.notified());
        // From here on nothing is missed.
        heard.as_mut().enable();
        if !self.is_set() {
            heard.await;
        }
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
