//! The routes: which address does what.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::{DefaultBodyLimit, Path, State};
use axum::http::StatusCode;
use axum::middleware;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get, post};
use axum::{Json, Router};
use nonet_api::{message, samples};
use serde::Serialize;
use serde_json::json;
use tokio::task;
use tokio_stream::{Stream, StreamExt};

use crate::app::{App, Shared};
use crate::assets;
use crate::guard;
use crate::jobs::{Listening, PATIENCE};
use crate::puzzle::{self, Question};
use crate::reply;

/// The longest body of a request.
const LONGEST_BODY: usize = 1 << 20;

/// The tasks about a puzzle, each at an address of its own.
const TASKS: [&str; 9] =
    ["parse", "check", "solve", "count", "candidates", "hint", "explain", "rate", "convert"];

/// Everything that the server answers to.
pub(crate) fn router(app: Arc<App>) -> Router {
    let mut api = Router::new()
        .route("/grid", post(|app, body| ask(app, Question::Grid, body)))
        .route("/rules", post(|app, body| ask(app, Question::Rules, body)))
        .route("/estimate", post(|app, body| ask(app, Question::Estimate, body)))
        .route("/samples", get(list_samples))
        .route("/samples/{name}", get(sample))
        .route("/jobs", post(begin_job))
        .route("/jobs/{number}", get(listen))
        .route("/jobs/{number}", delete(stop_job))
        .route("/exit", post(exit));
    for task in TASKS {
        let question = Question::Puzzle(task);
        api = api.route(&format!("/{task}"), post(move |app, body| ask(app, question, body)));
    }
    Router::new()
        .nest("/api/v1", api)
        .fallback(get(assets::file))
        .layer(DefaultBodyLimit::max(LONGEST_BODY))
        .layer(middleware::from_fn_with_state(Arc::clone(&app), guard::guard))
        .with_state(app)
}

async fn ask(State(app): Shared, question: Question, body: Bytes) -> Response {
    puzzle::answer(app, question, body).await
}

/// A sample, as the list has it.
#[derive(Serialize)]
struct SampleData {
    name: &'static str,
    about: &'static str,
    expected: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<&'static str>,
}

async fn list_samples(State(app): Shared) -> Json<serde_json::Value> {
    let data = |sample: &samples::Sample| SampleData {
        name: sample.name,
        about: sample.about,
        expected: sample.outcome(app.words),
        text: None,
    };
    let list: Vec<SampleData> = samples::ALL.iter().map(data).collect();
    Json(json!({ "samples": list }))
}

async fn sample(State(app): Shared, Path(name): Path<String>) -> Response {
    match samples::find(&name) {
        Ok(sample) => reply::json(
            StatusCode::OK,
            &SampleData {
                name: sample.name,
                about: sample.about,
                expected: sample.outcome(app.words),
                text: Some(sample.text),
            },
        ),
        Err(_) => {
            let wrong = message!("server-no-sample", name = name);
            reply::error(StatusCode::NOT_FOUND, app.words, &wrong)
        }
    }
}

async fn begin_job(State(app): Shared, body: Bytes) -> Response {
    let body = match puzzle::object(&body) {
        Ok(body) => body,
        Err(wrong) => return reply::error(StatusCode::BAD_REQUEST, app.words, &wrong),
    };
    let work = match crate::jobs_work::prepare(&app, body) {
        Ok(work) => work,
        Err(wrong) => return reply::error(StatusCode::BAD_REQUEST, app.words, &wrong),
    };
    let Some((number, teller)) = app.jobs.begin() else {
        let wrong = message!("server-too-many-jobs");
        return reply::error(StatusCode::TOO_MANY_REQUESTS, app.words, &wrong);
    };
    let shared = Arc::clone(&app);
    task::spawn_blocking(move || {
        work(teller);
        shared.jobs.end(number);
    });
    let shared = Arc::clone(&app);
    task::spawn(async move {
        tokio::time::sleep(PATIENCE).await;
        shared.jobs.stop_unheard(number);
    });
    reply::json(StatusCode::ACCEPTED, &json!({ "job": number }))
}

async fn listen(State(app): Shared, Path(number): Path<u64>) -> Response {
    let Some((events, guard)) = app.jobs.listen(number) else {
        return reply::error(StatusCode::NOT_FOUND, app.words, &message!("server-no-job"));
    };
    let listening = Listening { app, number, _guard: guard };
    let stream = tokio_stream::wrappers::ReceiverStream::new(events).map(move |event| {
        // The stream holds on to the job for as long as it is listened to.
        let _ = &listening;
        Ok::<Event, Infallible>(event)
    });
    events_response(stream)
}

fn events_response(
    stream: impl Stream<Item = Result<Event, Infallible>> + Send + 'static,
) -> Response {
    Sse::new(stream).keep_alive(KeepAlive::new().interval(Duration::from_secs(5))).into_response()
}

async fn stop_job(State(app): Shared, Path(number): Path<u64>) -> Response {
    if app.jobs.stop(number) {
        StatusCode::NO_CONTENT.into_response()
    } else {
        reply::error(StatusCode::NOT_FOUND, app.words, &message!("server-no-job"))
    }
}

/// Ends the server once this reply is out.
async fn exit(State(app): Shared) -> Response {
    app.ending.send_replace(true);
    reply::json(StatusCode::OK, &json!({ "ended": true }))
}
