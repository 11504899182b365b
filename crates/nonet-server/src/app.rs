//! What all requests share.

use std::sync::Arc;
use std::thread;

use nonet_api::Words;
use tokio::sync::{Semaphore, watch};

use crate::guard::Names;
use crate::jobs::Jobs;
use crate::store::Store;

/// How many requests each core works on at a time; the others wait.
const REQUESTS_PER_CORE: usize = 2;

/// What all requests share.
pub(crate) struct App {
    /// The words of answers.
    pub(crate) words: &'static Words,
    /// The names under which the server is reached.
    pub(crate) names: Names,
    /// How many threads a long count has.
    pub(crate) threads: usize,
    /// A place for each request that is being worked on.
    pub(crate) places: Arc<Semaphore>,
    /// Long work.
    pub(crate) jobs: Jobs,
    /// What is kept.
    pub(crate) store: Store,
    /// Set once the server is to end.
    pub(crate) ending: watch::Sender<bool>,
}

impl App {
    pub(crate) fn new(words: &'static Words, names: Names, store: Store) -> App {
        let threads = thread::available_parallelism().map_or(1, usize::from);
        App {
            words,
            names,
            threads,
            places: Arc::new(Semaphore::new(REQUESTS_PER_CORE * threads)),
            jobs: Jobs::default(),
            store,
            ending: watch::Sender::new(false),
        }
    }

    /// Lets the server end: whoever waits for a job hears its end first.
    pub(crate) fn end(&self) {
        self.jobs.stop_all();
        self.ending.send_replace(true);
    }

    /// What the requests of a test share.
    #[cfg(test)]
    pub(crate) fn for_tests() -> App {
        let address = std::net::SocketAddr::from(([127, 0, 0, 1], 7878));
        let store = Store::open(&crate::store::Data::Memory).expect("there is memory");
        App::new(Words::english(), Names::of(address), store)
    }
}

/// The way handlers get it.
pub(crate) type Shared = axum::extract::State<Arc<App>>;
