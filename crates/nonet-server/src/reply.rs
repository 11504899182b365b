//! Replies: JSON with a status, also where something is wrong.

use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use nonet_api::{Fault, Message, Outcome, Words};
use serde::Serialize;

/// Something to say as JSON.
pub(crate) fn json(status: StatusCode, value: &impl Serialize) -> Response {
    match serde_json::to_vec(value) {
        Ok(body) => (status, [(header::CONTENT_TYPE, "application/json")], body).into_response(),
        // Answers are made of texts and numbers: this does not happen.
        Err(_) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
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
    struct Wrong {
        error: Fault,
    }
    json(status, &Wrong { error: Fault::new(words, message) })
}
