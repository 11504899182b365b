//! Replies: JSON with a status, also where something is wrong.

use std::convert::Infallible;
use std::sync::Arc;

use axum::body::Body;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use nonet_api::{Fault, Message, Outcome, Words};
use schemars::JsonSchema;
use serde::Serialize;

use crate::app::App;

/// The words of whoever asks.
#[derive(Clone, Copy)]
pub(crate) struct Tongue(pub(crate) &'static Words);

impl Tongue {
    /// The language that a client asks for by its headers; that of the server if it asks for none that
    /// there is.
    pub(crate) fn of(app: &App, headers: &HeaderMap) -> Tongue {
        let wishes = headers.get(header::ACCEPT_LANGUAGE).and_then(|wishes| wishes.to_str().ok());
        Tongue(wishes.and_then(Words::negotiate).unwrap_or(app.words))
    }

    /// The language that a request asks for itself; else this one.
    pub(crate) fn or(self, tag: Option<&str>) -> Tongue {
        tag.and_then(Words::for_tag).map_or(self, Tongue)
    }
}

impl FromRequestParts<Arc<App>> for Tongue {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Tongue, Infallible> {
        Ok(Tongue::of(app, &parts.headers))
    }
}

/// Why a request is not done. As a reply it has no sentence yet: the [guard](crate::guard) says it in the
/// language of the request.
#[derive(Debug)]
pub(crate) struct Wrong {
    status: StatusCode,
    message: Message,
}

impl Wrong {
    pub(crate) fn new(status: StatusCode, message: Message) -> Wrong {
        Wrong { status, message }
    }

    /// That the request makes no sense.
    pub(crate) fn bad(message: Message) -> Wrong {
        Wrong::new(StatusCode::BAD_REQUEST, message)
    }

    /// That there is no such thing.
    pub(crate) fn missing(message: Message) -> Wrong {
        Wrong::new(StatusCode::NOT_FOUND, message)
    }

    /// The reply in a language that the guard does not know of.
    pub(crate) fn said(self, words: &Words) -> Response {
        say(self.into_response(), words)
    }
}

impl IntoResponse for Wrong {
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        response.extensions_mut().insert(self.message);
        response
    }
}

/// A request that is done, or is not.
pub(crate) type Done = Result<Response, Wrong>;

/// A reply with the sentence that it stands for; any other reply as it is.
pub(crate) fn say(mut response: Response, words: &Words) -> Response {
    let Some(message) = response.extensions_mut().remove::<Message>() else { return response };
    let (mut parts, _) = response.into_parts();
    let error = json(parts.status, &Refused { error: Fault::new(words, &message) });
    parts.headers.remove(header::CONTENT_LENGTH);
    parts.headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
    Response::from_parts(parts, error.into_body())
}

/// What a request gets that is not done.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Refused {
    /// What is wrong.
    pub(crate) error: Fault,
}

/// Something to say as JSON.
pub(crate) fn json(status: StatusCode, value: &impl Serialize) -> Response {
    match serde_json::to_vec(value) {
        Ok(body) => {
            let kind = [(header::CONTENT_TYPE, "application/json")];
            (status, kind, Body::from(body)).into_response()
        }
        // Answers are made of texts and numbers: this does not happen.
        Err(_) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}

/// Something to say as JSON, when all went well.
pub(crate) fn ok(value: &impl Serialize) -> Response {
    json(StatusCode::OK, value)
}

/// That it is done, and there is nothing to say.
pub(crate) fn done() -> Response {
    StatusCode::NO_CONTENT.into_response()
}

/// The status of an answer: one that says no is an answer all the same.
pub(crate) fn status(outcome: Outcome) -> StatusCode {
    match outcome {
        Outcome::Yes | Outcome::No => StatusCode::OK,
        Outcome::Invalid => StatusCode::UNPROCESSABLE_ENTITY,
    }
}
