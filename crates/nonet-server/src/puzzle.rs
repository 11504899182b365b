//! Questions that are answered at once: about puzzles, grids, rules, and by an estimate.

use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use axum::http::StatusCode;
use axum::response::Response;
use nonet_api::{
    EstimateRequest, GridRequest, Message, Request, RulesRequest, estimate, handle, handle_grid,
    handle_rules, message,
};
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use tokio::task;

use crate::app::App;
use crate::reply;
use crate::work::{Cancel, Short};

/// How long an answer may take. What takes longer is a job.
const TIME: Duration = Duration::from_secs(10);

/// How long an estimate takes that is asked for at once.
const ESTIMATE_TIME: Duration = Duration::from_secs(2);

/// A question that is answered at once.
#[derive(Clone, Copy)]
pub(crate) enum Question {
    /// About a puzzle: the name of its task.
    Puzzle(&'static str),
    /// About grids.
    Grid,
    /// About rules.
    Rules,
    /// For an estimate.
    Estimate,
}

/// Answers a question.
pub(crate) async fn answer(app: Arc<App>, question: Question, body: Bytes) -> Response {
    let words = app.words;
    let body = match object(&body) {
        Ok(body) => body,
        Err(wrong) => return reply::error(StatusCode::BAD_REQUEST, words, &wrong),
    };
    let cancel = Cancel::default();
    // Dropped with this future if the client goes away.
    let _gone = cancel.guard();
    let Ok(_place) = Arc::clone(&app.places).acquire_owned().await else {
        return reply::error(StatusCode::SERVICE_UNAVAILABLE, words, &message!("server-ending"));
    };
    let work = move || -> Result<Response, Message> {
        Ok(match question {
            Question::Puzzle(name) => {
                let request: Request = request(with_task(body, name))?;
                let mut answer = handle(&request, words, &mut Short::new(cancel, TIME));
                answer.trials_to_each.truncate(1);
                reply::json(reply::status(answer.outcome), &answer)
            }
            Question::Grid => {
                let request: GridRequest = request(body)?;
                let answer = handle_grid(&request, words, Short::new(cancel, TIME).hands());
                reply::json(reply::status(answer.outcome), &answer)
            }
            Question::Rules => {
                let request: RulesRequest = request(body)?;
                let answer = handle_rules(&request, words);
                reply::json(reply::status(answer.outcome), &answer)
            }
            Question::Estimate => {
                let request: EstimateRequest = request(body)?;
                let answer = estimate(&request, words, Short::new(cancel, ESTIMATE_TIME).hands());
                reply::json(reply::status(answer.outcome), &answer)
            }
        })
    };
    match task::spawn_blocking(work).await {
        Ok(Ok(response)) => response,
        Ok(Err(wrong)) => reply::error(StatusCode::BAD_REQUEST, words, &wrong),
        Err(_) => reply::error(StatusCode::INTERNAL_SERVER_ERROR, words, &message!("server-fault")),
    }
}

/// The JSON object in a body.
pub(crate) fn object(body: &[u8]) -> Result<Map<String, Value>, Message> {
    match serde_json::from_slice(body) {
        Ok(Value::Object(object)) => Ok(object),
        Ok(_) => Err(message!("request-no-object")),
        Err(error) => Err(message!("request-no-json", reason = error.to_string())),
    }
}

/// The object with the name of its task.
pub(crate) fn with_task(mut object: Map<String, Value>, name: &str) -> Map<String, Value> {
    object.insert("task".to_owned(), Value::from(name));
    object
}

/// The request that an object is.
pub(crate) fn request<R: DeserializeOwned>(object: Map<String, Value>) -> Result<R, Message> {
    serde_json::from_value(Value::Object(object))
        .map_err(|error| message!("request-unreadable", reason = error.to_string()))
}
