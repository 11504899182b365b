//! Replies: JSON with a status, also where something is wrong.

use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use nonet_api::{Fault, Message, Outcome, Words};
use serde::Serialize;

/// Why a request is not done.
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
}

/// The reply to a request that is done, or is not.
pub(crate) fn told(words: &Words, result: Result<Response, Wrong>) -> Response {
    result.unwrap_or_else(|wrong| error(wrong.status, words, &wrong.message))
}

/// Something to say as JSON.
pub(crate) fn json(status: StatusCode, value: &impl Serialize) -> Response {
    match serde_json::to_vec(value) {
        Ok(body) => (status, [(header::CONTENT_TYPE, "application/json")], body).into_response(),
        // Answers are made of texts and numbers: this does not happen.
        Err(_) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}

/// Something to say as JSON, when all went well.
pub(crate) fn ok(value: &impl Serialize) -> Response {
    json(StatusCode::OK, value)
}

/// The status of an answer: one that says no is an answer all the same.
pub(crate) fn status(outcome: Outcome) -> StatusCode {
    match outcome {
        Outcome::Yes | Outcome::No => StatusCode::OK,
        Outcome::Invalid => StatusCode::UNPROCESSABLE_ENTITY,
    }
}

/// What is wrong, as JSON.
pub(crate) fn error(status: StatusCode, words: &Words, message: &Message) -> Response {
    #[derive(Serialize)]
    struct Body {
        error: Fault,
    }
    json(status, &Body { error: Fault::new(words, message) })
}
