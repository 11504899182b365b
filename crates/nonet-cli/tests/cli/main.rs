//! The real command, run as people and scripts run it.

mod commands;
mod common;
mod golden;
mod grid;
mod pages;
mod pseudo;
mod reason;
mod robustness;
mod samples;
mod serve;
