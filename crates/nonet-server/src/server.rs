//! Starting and ending the server.

use std::fmt;
use std::future::IntoFuture;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use nonet_api::{Message, Words};
use tokio::net::TcpListener;
use tokio::runtime::Runtime;

use crate::app::App;
use crate::guard::{ConnectedTo, Names};
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
        let app = Arc::new(App::new(options.words, Names::of(address), store));
        Ok(Server { runtime, listener, address, app })
    }

    /// The address it listens on.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// What there is to say about what is kept: that it is not, and why.
    pub fn remark(&self) -> Option<Message> {
        self.app.store.remark()
    }

    /// What ends the server, from any thread.
    pub fn ender(&self) -> impl Fn() + Send + Sync + use<> {
        let app = Arc::clone(&self.app);
        move || app.end()
    }

    /// Answers until it is told to end: by the page, or by its [`ender`](Server::ender).
    ///
    /// # Errors
    /// If the system no longer lets it.
    pub fn run(self) -> Result<(), ServeError> {
        let Server { runtime, listener, app, .. } = self;
        let mut ending = app.ending.subscribe();
        let result = runtime.block_on(async move {
            let router = router(Arc::clone(&app));
            let mut signal = app.ending.subscribe();
            let router = router.into_make_service_with_connect_info::<ConnectedTo>();
            let serving = axum::serve(listener, router)
                .with_graceful_shutdown(async move {
                    // An error means that nobody can end it any more: then it is over, too.
                    let _ = signal.wait_for(|&is_over| is_over).await;
                })
                .into_future();
            tokio::select! {
                result = serving => result,
                () = async {
                    let _ = ending.wait_for(|&is_over| is_over).await;
                    tokio::time::sleep(FAREWELL).await;
                } => Ok(()),
            }
        });
        // Work that is still at it sees that nobody listens.
        runtime.shutdown_timeout(Duration::from_millis(200));
        result.map_err(ServeError::Start)
    }
}
