//! What others make of a layout: made once, kept with it, and shared.

use std::any::Any;
use std::sync::{Arc, OnceLock};

/// How many kinds of things are made of layouts: the tables of solvers and of logic.
const SLOTS: usize = 8;

/// A few things of different types, each made when it is first asked for.
#[derive(Default)]
pub(super) struct Derived([OnceLock<Arc<dyn Any + Send + Sync>>; SLOTS]);

impl Derived {
    /// The thing of this type; it is made if there is none yet.
    pub(super) fn get<T: Any + Send + Sync>(&self, make: impl Fn() -> T) -> Arc<T> {
        for slot in &self.0 {
            let kept = slot.get_or_init(|| Arc::new(make()));
            // A slot of another type is passed by; types come in the order in which they were asked for.
            if let Ok(found) = Arc::clone(kept).downcast::<T>() {
                return found;
            }
        }
        Arc::new(make())
    }
}
