//! `nonet` and `nonet serve`: the app, in a browser on this machine.

use std::net::{Ipv4Addr, SocketAddr};
use std::thread;
use std::time::Duration;

use nonet_api::{Outcome, Words, message};
use nonet_server::{Options, ServeError, Server};

use crate::args::{has, text};
use crate::commands::Settings;
use crate::console::{asked_to_stop, start_working};
use crate::failure::Failure;
use crate::output::{Output, tell};

/// Where the app is unless told otherwise.
const ADDRESS: SocketAddr = SocketAddr::new(std::net::IpAddr::V4(Ipv4Addr::LOCALHOST), 7878);

/// How often it is looked whether the user wants to stop.
const GLANCE: Duration = Duration::from_millis(100);

/// `nonet serve`.
pub(crate) fn serve(settings: &Settings<'_>, output: &mut Output) -> Result<Outcome, Failure> {
    let words = settings.words;
    let listen = match text(settings.matches, "listen") {
        Some(address) => Some(address.parse::<SocketAddr>().map_err(|_| {
            Failure::invalid(words, &message!("serve-address", address = address.as_str()))
        })?),
        None => None,
    };
    run(listen, !has(settings.matches, "no-open"), words, output)
}

/// `nonet` without a command.
pub(crate) fn start(words: &'static Words, output: &mut Output) -> Result<Outcome, Failure> {
    run(None, true, words, output)
}

/// Serves at an address, or at the usual one, or at any other if that is taken.
fn run(
    listen: Option<SocketAddr>,
    opens: bool,
    words: &'static Words,
    output: &mut Output,
) -> Result<Outcome, Failure> {
    let options = |listen| Options { listen, words };
    let server = match (listen, Server::listen(&options(listen.unwrap_or(ADDRESS)))) {
        (None, Err(ServeError::Listen(..))) => {
            Server::listen(&options(SocketAddr::new(ADDRESS.ip(), 0)))
        }
        (_, server) => server,
    };
    let server = server.map_err(|error| failure(&error, words))?;
    let address = format!("http://{}/", server.address());
    output.line(&words.say(&message!("serve-ready", address = address.as_str())))?;
    output.flush()?;
    if !server.address().ip().is_loopback() {
        tell(&words.say(&message!("remark", text = message!("serve-open-to-network"))));
    }
    if opens && has_browser() {
        // Where none starts, the address has been said.
        let _ = open::that_detached(&address);
    }
    start_working();
    let end = server.ender();
    thread::spawn(move || {
        while !asked_to_stop() {
            thread::sleep(GLANCE);
        }
        end();
    });
    server.run().map_err(|error| failure(&error, words))?;
    tell(&words.say(&message!("serve-ended")));
    Ok(Outcome::Yes)
}

fn failure(error: &ServeError, words: &Words) -> Failure {
    let message = match error {
        ServeError::Listen(address, error) => {
            message!("serve-listen", address = address.to_string(), reason = error.to_string())
        }
        ServeError::Start(error) => message!("serve-start", reason = error.to_string()),
    };
    Failure::invalid(words, &message)
}

/// Whether a browser can be expected: on Linux only where there is a display.
fn has_browser() -> bool {
    let shows = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    !cfg!(target_os = "linux") || shows("DISPLAY") || shows("WAYLAND_DISPLAY")
}
