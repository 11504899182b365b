//! The real command, run as people and scripts run it.

mod commands;
mod common;
mod robustness;
mod samples;
