//! What a machine brings to the engine: its clocks, threads that share work, a way to stop it, and the
//! user's own samples.
//!
//! A [`Machine`] is the host of a question on this machine. Its [`Threads`] end when their time is up
//! or their work is cancelled.

mod files;
mod folder;
mod machine;
mod threads;

pub use files::{decode, reading_reason, writing_reason};
pub use folder::{Part, SampleFolder};
pub use machine::{Machine, worked};
pub use threads::{Threads, step_back};
