//! The guard: whom the server answers, and what it tells the browser to refuse.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::body::Body;
use axum::extract::connect_info::ConnectInfo;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, Response, StatusCode, header};
use axum::middleware::Next;
use axum::response::IntoResponse;
use nonet_api::{Message, message};

use crate::app::App;
use crate::connections::ConnectedTo;
use crate::pack::{self, takes_gzip};
use crate::reply::{self, Tongue, Wrong};

/// Headers of every response: it is what it says it is, and no other site can take it in.
const HEADERS: [(HeaderName, &str); 2] = [
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// Headers of whatever a browser may show as a page. Nothing but our own files runs there, nothing of it
/// goes anywhere else, and no other site can frame it.
const PAGE_HEADERS: [(HeaderName, &str); 3] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
         font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; \
         form-action 'none'; frame-ancestors 'none'",
    ),
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
];

/// What is only ever part of a page: a hundred of these make the page, and a policy with each would be a
/// tenth of all that goes over the wire.
const PARTS: [&str; 3] = ["text/javascript", "text/css", "font/"];

/// The names under which a server is reached, as `Host` has them.
pub(crate) struct Names {
    port: u16,
    /// Names and addresses without the port.
    hosts: Vec<String>,
}

impl Names {
    /// The names of a server that listens on an address.
    pub(crate) fn of(address: SocketAddr) -> Names {
        let mut hosts = vec![host(address.ip())];
        if address.ip().is_loopback() || address.ip().is_unspecified() {
            hosts.extend(["127.0.0.1", "localhost", "[::1]"].map(String::from));
        }
        Names { port: address.port(), hosts }
    }

    /// Whether a name is one of them, or the very address to which the client has connected. A page of
    /// another site that has its name point here (DNS rebinding) sends that name, never an address.
    fn have(&self, name: &str, connected_to: Option<IpAddr>) -> bool {
        let suffix = format!(":{}", self.port);
        let bare = match name.strip_suffix(&suffix) {
            Some(bare) => bare,
            // Browsers leave out the usual port.
            None if self.port == 80 => name,
            None => return false,
        };
        let connected_to = connected_to.map(|ip| host(ip.to_canonical()));
        let mut hosts = self.hosts.iter().chain(&connected_to);
        hosts.any(|host| host.eq_ignore_ascii_case(bare))
    }
}

/// An address as `Host` has it.
fn host(ip: IpAddr) -> String {
    match ip {
        IpAddr::V4(ip) => ip.to_string(),
        IpAddr::V6(ip) => format!("[{ip}]"),
    }
}

/// Lets a request through if it comes from this machine's own page or from a program.
pub(crate) async fn guard(
    State(app): State<Arc<App>>,
    request: Request,
    next: Next,
) -> Response<Body> {
    let is_api = request.uri().path().starts_with("/api/");
    let Tongue(words) = Tongue::of(&app, request.headers());
    let is_packed = is_api && takes_gzip(request.headers());
    let response = match refusal(&app, &request, is_api) {
        Some(message) => Wrong::new(StatusCode::FORBIDDEN, message).into_response(),
        None => next.run(request).await,
    };
    let response = if is_api { with_message(response) } else { response };
    let mut response = reply::say(response, words);
    if is_packed {
        response = pack::answer(response).await;
    }
    let more = if is_part(&response) { &[] } else { &PAGE_HEADERS[..] };
    for (name, value) in HEADERS.iter().chain(more) {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    if is_api {
        let never = HeaderValue::from_static("no-store");
        response.headers_mut().insert(header::CACHE_CONTROL, never);
    }
    response
}

/// Whether a response can only be part of a page.
fn is_part(response: &Response<Body>) -> bool {
    let kind = response.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    kind.is_some_and(|kind| PARTS.iter().any(|part| kind.starts_with(part)))
}

/// Why a request is refused, if it is.
///
/// A page of another site can make the browser send requests here. It cannot hide its origin, and if it
/// has a name point to this address (DNS rebinding), the name gives it away.
fn refusal(app: &App, request: &Request, is_api: bool) -> Option<Message> {
    let headers = request.headers();
    let connected_to = request.extensions().get::<ConnectInfo<ConnectedTo>>();
    let connected_to = connected_to.and_then(|info| info.0.0);
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    if !app.names.have(host, connected_to) {
        return Some(message!("server-host", host = host));
    }
    // A script sends no origin, and is served.
    let origin = headers.get(header::ORIGIN).map(|origin| origin.to_str().unwrap_or("?"));
    let is_own = |origin: &str| {
        origin.strip_prefix("http://").is_some_and(|name| name.eq_ignore_ascii_case(host))
    };
    match origin {
        Some(origin) if !is_own(origin) => Some(message!("server-origin", origin = origin)),
        // Browsers send no origin with some requests, but say that they are from another site. A
        // link to the page is welcome.
        None if is_cross_site(headers) && (is_api || request.method() != Method::GET) => {
            Some(message!("server-origin-unknown"))
        }
        _ => None,
    }
}

fn is_cross_site(headers: &HeaderMap) -> bool {
    headers.get("sec-fetch-site").is_some_and(|site| site == "cross-site" || site == "same-site")
}

/// A response of the API: also what goes wrong before a handler has a message.
fn with_message(mut response: Response<Body>) -> Response<Body> {
    let status = response.status();
    let kind = response.headers().get(header::CONTENT_TYPE);
    let is_json = kind.is_some_and(|kind| kind == "application/json");
    if status.is_success() || is_json || response.extensions().get::<Message>().is_some() {
        return response;
    }
    let message = match status {
        StatusCode::NOT_FOUND => message!("server-not-found"),
        StatusCode::METHOD_NOT_ALLOWED => message!("server-wrong-method"),
        StatusCode::PAYLOAD_TOO_LARGE => message!("server-too-large"),
        _ => message!("server-unreadable"),
    };
    response.extensions_mut().insert(message);
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_on_loopback_has_the_names_of_loopback_only() {
        for address in ["127.0.0.1:7878", "[::1]:7878"] {
            let names = Names::of(address.parse().expect("an address"));
            for name in ["127.0.0.1:7878", "localhost:7878", "LocalHost:7878", "[::1]:7878"] {
                assert!(names.have(name, None), "{name}");
            }
            let others = [
                "",
                "localhost",
                "localhost:80",
                "evil.example:7878",
                "127.0.0.1.evil.example:7878",
                "192.168.1.5:7878",
                "localhost:7878:7878",
                "0.0.0.0:7878",
                "::1:7878",
            ];
            for name in others {
                assert!(!names.have(name, None), "{name}");
            }
        }
    }

    #[test]
    fn a_server_on_all_addresses_answers_to_the_one_that_was_used() {
        let names = Names::of("0.0.0.0:7878".parse().expect("an address"));
        let used: IpAddr = "192.168.1.5".parse().expect("an address");
        let mapped: IpAddr = "::ffff:192.168.1.5".parse().expect("an address");
        assert!(names.have("192.168.1.5:7878", Some(used)));
        assert!(names.have("192.168.1.5:7878", Some(mapped)));
        assert!(!names.have("192.168.1.6:7878", Some(used)));
        assert!(!names.have("evil.example:7878", Some(used)));
        assert!(names.have("localhost:7878", None));
    }

    #[test]
    fn the_usual_port_may_be_left_out() {
        let names = Names::of("127.0.0.1:80".parse().expect("an address"));
        assert!(names.have("localhost", None) && names.have("localhost:80", None));
    }
}
