//! What all requests share.

use std::sync::Arc;
use std::thread;

use nonet_api::Words;
use tokio::sync::{Semaphore, watch};

use crate::jobs::Jobs;

/// How many requests each core works on at a time; the others wait.
const REQUESTS_PER_CORE: usize = 2;

/// What all requests share.
pub(crate) struct App {
    /// The words of answers.
    pub(crate) words: &'static Words,
    /// The names under which the server is reached.
    pub(crate) names: Vec<String>,
    /// How many threads a long count has.
    pub(crate) threads: usize,
    /// A place for each request that is being worked on.
    pub(crate) places: Arc<Semaphore>,
    /// Long work.
    pub(crate) jobs: Jobs,
    /// Set once the server is to end.
    pub(crate) ending: watch::Sender<bool>,
}

impl App {
    pub(crate) fn new(words: &'static Words, names: Vec<String>) -> App {
        let threads = thread::available_parallelism().map_or(1, usize::from);
        App {
            words,
            names,
            threads,
            places: Arc::new(Semaphore::new(REQUESTS_PER_CORE * threads)),
            jobs: Jobs::default(),
            ending: watch::Sender::new(false),
        }
    }
}

/// The way handlers get it.
pub(crate) type Shared = axum::extract::State<Arc<App>>;
