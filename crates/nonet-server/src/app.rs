//! What all requests share.

use std::sync::Arc;
use std::thread;

use nonet_api::{Message, Words};
use tokio::sync::{Semaphore, watch};

use crate::guard::Names;
use crate::jobs::Jobs;
use crate::limits::Limits;
use crate::owner::Owner;
use crate::pool::Pool;
use crate::server::Options;
use crate::store::Store;

/// How many requests each core works on at a time; the others wait.
const REQUESTS_PER_CORE: usize = 2;

/// What all requests share.
pub(crate) struct App {
    /// The words of answers.
    pub(crate) words: &'static Words,
    /// The names under which the server is reached.
    pub(crate) names: Names,
    /// Whose the server is.
    pub(crate) owner: Owner,
    /// How many threads a long count has.
    pub(crate) threads: usize,
    /// A place for each request that is being worked on.
    pub(crate) places: Arc<Semaphore>,
    /// How many of these places others than the owner may have.
    pub(crate) guest_places: Arc<Semaphore>,
    /// Long work.
    pub(crate) jobs: Jobs,
    /// Puzzles that are ready.
    pub(crate) pool: Pool,
    /// What is kept.
    pub(crate) store: Store,
    /// Held by who takes back a backup.
    pub(crate) restoring: tokio::sync::Mutex<()>,
    /// How long it waits, and for how many.
    pub(crate) limits: Limits,
    /// Hears what happens to the store.
    hear: fn(&Words, &Message),
    /// Set once the server is to end.
    pub(crate) ending: watch::Sender<bool>,
}

impl App {
    pub(crate) fn new(options: &Options, names: Names, owner: Owner, store: Store) -> App {
        let threads = thread::available_parallelism().map_or(1, usize::from);
        let places = REQUESTS_PER_CORE * threads;
        App {
            words: options.words,
            names,
            owner,
            threads,
            places: Arc::new(Semaphore::new(places)),
            guest_places: Arc::new(Semaphore::new(places / 2)),
            jobs: Jobs::new(options.limits.jobs),
            pool: Pool::new(options.limits.ready),
            store,
            restoring: tokio::sync::Mutex::default(),
            limits: options.limits,
            hear: options.hear,
            ending: watch::Sender::new(false),
        }
    }

    /// Lets the server end: whoever waits for a job hears its end first.
    pub(crate) fn end(&self) {
        self.jobs.stop_all();
        self.pool.end();
        self.ending.send_replace(true);
    }

    /// Whether somebody waits for an answer.
    pub(crate) fn is_busy(&self) -> bool {
        let places = REQUESTS_PER_CORE * self.threads;
        self.places.available_permits() < places || self.jobs.are_working()
    }

    /// Says what has happened to the store.
    pub(crate) fn tell_news(&self) {
        self.store.news().iter().for_each(|news| (self.hear)(self.words, news));
    }

    /// What the requests of a test share.
    #[cfg(test)]
    pub(crate) fn for_tests() -> App {
        let options = Options {
            listen: std::net::SocketAddr::from(([127, 0, 0, 1], 7878)),
            data: crate::store::Data::Memory,
            words: Words::english(),
            limits: Limits::default(),
            hear: |_, _| {},
        };
        let store = Store::open(&options.data).expect("there is memory");
        App::new(&options, Names::of(options.listen), Owner::Everybody, store)
    }
}

/// The way handlers get it.
pub(crate) type Shared = axum::extract::State<Arc<App>>;
