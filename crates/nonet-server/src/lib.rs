//! The local web server: everything of nonet-api over HTTP, long work as jobs, the store, the page.
//!
//! It serves one person on one machine. It listens on loopback unless told otherwise, answers only to
//! the names under which it is reached, and refuses what other sites ask in the name of the browser.

mod app;
mod assets;
mod backups;
mod bare;
mod body;
mod connections;
mod guard;
mod jobs;
mod keep;
mod library;
mod limits;
mod openapi;
mod owner;
mod pack;
mod pool;
mod questions;
mod raw;
mod reply;
mod routes;
mod samples;
mod server;
mod shape;
mod splice;
mod store;
mod work;

pub use backups::{Done, KeepError, back_up, restore, today};
pub use limits::Limits;
pub use server::{Options, ServeError, Server};
pub use store::{Amount, Changes, Data, Mode, Restored};
