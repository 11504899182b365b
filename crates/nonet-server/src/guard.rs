//! The guard: whom the server answers, and what it tells the browser to refuse.

use std::sync::Arc;

use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, Response, StatusCode, header};
use axum::middleware::Next;
use nonet_api::message;

use crate::app::App;
use crate::reply;

/// Headers of every response. Nothing but our own files runs on the page, nothing of it goes
/// anywhere else, and no other site can frame it.
const HEADERS: [(HeaderName, &str); 5] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
         font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; \
         form-action 'none'; frame-ancestors 'none'",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// Lets a request through if it comes from this machine's own page or from a program.
pub(crate) async fn guard(
    State(app): State<Arc<App>>,
    request: Request,
    next: Next,
) -> Response<Body> {
    let is_api = request.uri().path().starts_with("/api/");
    let response = match refusal(&app, request.method(), request.headers()) {
        Some(message) => reply::error(StatusCode::FORBIDDEN, app.words, &message),
        None => next.run(request).await,
    };
    let mut response = if is_api { spoken(&app, response) } else { response };
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

/// Why a request is refused, if it is.
///
/// A page of another site can make the browser send requests here. It cannot hide its origin, and if it
/// has a name point to this address (DNS rebinding), the name gives it away.
fn refusal(app: &App, method: &Method, headers: &HeaderMap) -> Option<nonet_api::Message> {
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    if !app.names.iter().any(|name| name.eq_ignore_ascii_case(host)) {
        return Some(message!("server-host", host = host));
    }
    // A script sends no origin, and is served.
    let origin = headers.get(header::ORIGIN).map(|origin| origin.to_str().unwrap_or("?"));
    let is_own = |origin: &str| {
        origin.strip_prefix("http://").is_some_and(|name| name.eq_ignore_ascii_case(host))
    };
    match origin {
        Some(origin) if !is_own(origin) => Some(message!("server-origin", origin = origin)),
        // Old browsers send no origin with some requests, but say that they are from another site.
        None if method != Method::GET && is_cross_site(headers) => {
            Some(message!("server-origin", origin = "?"))
        }
        _ => None,
    }
}

fn is_cross_site(headers: &HeaderMap) -> bool {
    headers.get("sec-fetch-site").is_some_and(|site| site == "cross-site" || site == "same-site")
}

/// A response of the API: also what goes wrong before a handler is JSON with a message.
fn spoken(app: &App, response: Response<Body>) -> Response<Body> {
    let status = response.status();
    let kind = response.headers().get(header::CONTENT_TYPE);
    let is_json = kind.is_some_and(|kind| kind == "application/json");
    if status.is_success() || is_json {
        return response;
    }
    let message = match status {
        StatusCode::NOT_FOUND => message!("server-not-found"),
        StatusCode::METHOD_NOT_ALLOWED => message!("server-wrong-method"),
        StatusCode::PAYLOAD_TOO_LARGE => message!("server-too-large"),
        _ => message!("server-unreadable"),
    };
    let mut reply = reply::error(status, app.words, &message);
    if let Some(allow) = response.headers().get(header::ALLOW) {
        reply.headers_mut().insert(header::ALLOW, allow.clone());
    }
    reply
}
