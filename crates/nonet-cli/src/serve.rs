//! `nonet` and `nonet serve`: the app, in a browser on this machine.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::path::PathBuf;

use clap::ArgMatches;
use nonet_api::{Message, Outcome, Words, message};
use nonet_server::{Data, Limits, Options, ServeError, Server};

use crate::args::{has, path, text};
use crate::commands::Settings;
use crate::console::{on_ctrl_c, start_working};
use crate::failure::Failure;
use crate::output::{Output, tell};

/// Where the app is unless told otherwise.
const ADDRESS: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 7878);

/// What stands for a folder where nothing is to be kept.
const MEMORY: &str = ":memory:";

/// `nonet serve`.
pub(crate) fn serve(settings: &Settings<'_>, output: &mut Output) -> Result<Outcome, Failure> {
    let words = settings.words;
    let listen = match text(settings.matches, "listen") {
        Some(address) => Some(address.parse::<SocketAddr>().map_err(|_| {
            Failure::invalid(words, &message!("serve-address", address = address.as_str()))
        })?),
        None => None,
    };
    let mut limits = Limits::default();
    if let Some(&ahead) = settings.matches.get_one::<u64>("ahead") {
        limits.ready = ahead as usize;
    }
    let opens = !has(settings.matches, "no-open");
    run(listen, &data(settings.matches), limits, opens, words, output)
}

/// Where the arguments say that things are kept.
pub(crate) fn data(matches: &ArgMatches) -> Data {
    match path(matches, "data") {
        Some(folder) if folder == MEMORY => Data::Memory,
        Some(folder) => Data::Folder(PathBuf::from(folder)),
        None => Data::Usual,
    }
}

/// `nonet` without a command.
pub(crate) fn start(words: &'static Words, output: &mut Output) -> Result<Outcome, Failure> {
    run(None, &Data::Usual, Limits::default(), true, words, output)
}

/// Serves at an address, or at the usual one, or at any other if that is taken.
fn run(
    listen: Option<SocketAddr>,
    data: &Data,
    limits: Limits,
    opens: bool,
    words: &'static Words,
    output: &mut Output,
) -> Result<Outcome, Failure> {
    // A page is no place for what to type at a command line.
    let page = words.for_everybody();
    let options =
        |listen| Options { listen, data: data.clone(), words: page, limits, hear: remark };
    let remark = |text| remark(words, &text);
    let server = match (listen, Server::listen(&options(listen.unwrap_or(ADDRESS)))) {
        (None, Err(ServeError::Listen(..))) => {
            remark(message!("serve-port-taken", address = ADDRESS.to_string()));
            Server::listen(&options(SocketAddr::new(ADDRESS.ip(), 0)))
        }
        (_, server) => server,
    };
    let server = server.map_err(|error| failure(&error, words))?;
    // Whoever reads the address may press Ctrl-C at once.
    start_working();
    on_ctrl_c(Box::new(server.ender()));
    // What stands behind '#' stays in the browser: it is in no log.
    let token = server.token().map(|token| format!("#token={token}")).unwrap_or_default();
    let address = format!("http://{}/{token}", reached_at(server.address()));
    output.line(&words.say(&message!("serve-ready", address = address.as_str())))?;
    output.flush()?;
    if !server.address().ip().is_loopback() {
        remark(message!("serve-open-to-network"));
    }
    if opens && has_browser() {
        // Where none starts, the address has been said.
        let _ = open::that_detached(&address);
    }
    server.run();
    tell(&words.say(&message!("serve-ended")));
    Ok(Outcome::Yes)
}

/// Says something beside what was asked for.
fn remark(words: &Words, text: &Message) {
    tell(&words.say(&message!("remark", text = text.clone())));
}

/// The address under which this machine reaches a server: where it listens on all, that is loopback.
fn reached_at(address: SocketAddr) -> SocketAddr {
    match address.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => {
            SocketAddr::new(Ipv4Addr::LOCALHOST.into(), address.port())
        }
        IpAddr::V6(ip) if ip.is_unspecified() => {
            SocketAddr::new(Ipv6Addr::LOCALHOST.into(), address.port())
        }
        _ => address,
    }
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
