//! The real server on a real socket, asked as browsers and scripts ask it.

mod client;
mod document;
mod guard;
mod jobs;
mod keep;
mod languages;
mod limits;
mod pool;
mod samples;
