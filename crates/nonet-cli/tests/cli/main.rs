//! The real command, run as people and scripts run it.

mod app;
mod commands;
mod common;
mod generate;
mod golden;
mod grid;
mod keep;
mod kills;
mod lines;
mod pages;
mod pseudo;
mod race;
mod reason;
mod robustness;
mod samples;
mod serve;
mod study;
mod variants;
