//! Starting and ending the server.

use std::fmt;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use nonet_api::{Message, Words};
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use tokio::task;

use crate::app::App;
use crate::connections;
use crate::guard::Names;
use crate::limits::Limits;
use crate::owner::Owner;
use crate::pool;
use crate::routes::router;
use crate::store::{Data, Store};

/// How long open connections may take to end once the server is to end.
const FAREWELL: Duration = Duration::from_secs(1);

/// How to serve.
pub struct Options {
    /// The address to listen on; port 0 takes any that is free.
    pub listen: SocketAddr,
    /// Where to keep what is to be kept.
    pub data: Data,
    /// The words of answers.
    pub words: &'static Words,
    /// How long it waits, and for how many.
    pub limits: Limits,
    /// Hears what happens to the file in which things are kept.
    pub hear: fn(&Words, &Message),
}

/// Why there is no server.
#[derive(Debug)]
pub enum ServeError {
    /// The address cannot be had.
    Listen(SocketAddr, io::Error),
    /// The system does not let us start.
    Start(io::Error),
}

impl fmt::Display for ServeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ServeError::Listen(address, error) => write!(f, "cannot listen on {address}: {error}"),
            ServeError::Start(error) => write!(f, "cannot start: {error}"),
        }
    }
}

impl std::error::Error for ServeError {}

/// A server that listens.
pub struct Server {
    runtime: Runtime,
    listener: TcpListener,
    address: SocketAddr,
    app: Arc<App>,
}

impl Server {
    /// A server that listens, and does not answer yet.
    ///
    /// # Errors
    /// If the address cannot be had.
    pub fn listen(options: &Options) -> Result<Server, ServeError> {
        let runtime = Runtime::new().map_err(ServeError::Start)?;
        let failed = |error| ServeError::Listen(options.listen, error);
        let listener = runtime.block_on(TcpListener::bind(options.listen)).map_err(failed)?;
        let address = listener.local_addr().map_err(failed)?;
        let store = Store::open(&options.data)
            .map_err(|error| ServeError::Start(io::Error::other(error.to_string())))?;
        let owner =
            Owner::of(address.ip(), store.folder().as_deref()).map_err(ServeError::Start)?;
        let app = Arc::new(App::new(options, Names::of(address), owner, store));
        Ok(Server { runtime, listener, address, app })
    }

    /// The address it listens on.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// What the owner has to show, unless everybody who reaches the server is its owner.
    pub fn token(&self) -> Option<String> {
        self.app.owner.token().map(ToString::to_string)
    }

    /// What ends the server, from any thread.
    pub fn ender(&self) -> impl Fn() + Send + Sync + use<> {
        let app = Arc::clone(&self.app);
        move || app.end()
    }

    /// Answers until it is told to end: by the page, or by its [`ender`](Server::ender).
    pub fn run(self) {
        let Server { runtime, listener, app, .. } = self;
        let mut ending = app.ending.subscribe();
        app.tell_news();
        let tending = runtime.spawn(tend(Arc::clone(&app)));
        let kept = Arc::clone(&app);
        pool::begin(&app);
        runtime.block_on(async move {
            let signal = app.ending.subscribe();
            let serving =
                connections::serve(listener, router(Arc::clone(&app)), app.limits, signal);
            tokio::select! {
                () = serving => {}
                () = async {
                    // An error means that nobody can end it any more: then it is over, too.
                    let _ = ending.wait_for(|&is_over| is_over).await;
                    tokio::time::sleep(FAREWELL).await;
                } => {}
            }
        });
        tending.abort();
        kept.pool.end();
        // From here on nothing more is acknowledged, and all that was is in the file.
        kept.store.close();
        kept.tell_news();
        // Work that is still at it sees that nobody listens.
        runtime.shutdown_timeout(Duration::from_millis(200));
    }
}

/// Looks after the store for as long as the server runs.
async fn tend(app: Arc<App>) {
    loop {
        tokio::time::sleep(app.limits.tend).await;
        let shared = Arc::clone(&app);
        let tended = task::spawn_blocking(move || {
            shared.store.tend();
            shared.tell_news();
        });
        // A panic there is told by the panic itself; the next time may go better.
        let _ = tended.await;
    }
}
