//! What a machine brings to the engine: its clocks, threads that share work, and a way to stop it.
//!
//! A [`Machine`] is the host of a question on this machine. Its [`Threads`] end when their time is up
//! or their work is cancelled.

mod machine;
mod threads;

pub use machine::{Machine, worked};
pub use threads::Threads;
