//! Jobs over HTTP: to begin one, to listen to it, to stop it.

use std::convert::Infallible;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use nonet_api::{Fault, message};
use serde_json::json;
use tokio::runtime::Handle;
use tokio::task;
use tokio_stream::StreamExt;
use tokio_stream::wrappers::ReceiverStream;

use super::work::{Work, prepare};
use crate::app::{App, Shared};
use crate::body::object;
use crate::reply::{self, Wrong};

/// How often a stream with nothing to tell says that it is there: so a listener that has gone is
/// noticed.
const SIGN_OF_LIFE: Duration = Duration::from_secs(2);

/// Begins a job.
pub(crate) async fn begin(State(app): Shared, body: Bytes) -> Response {
    let work = object(&body).and_then(|body| prepare(&app, body)).map_err(Wrong::bad);
    reply::told(app.words, work.and_then(|work| start(&app, work)))
}

fn start(app: &Arc<App>, work: Work) -> Result<Response, Wrong> {
    let too_many = || Wrong::new(StatusCode::TOO_MANY_REQUESTS, message!("server-too-many-jobs"));
    let (number, teller) = app.jobs.begin(Handle::current()).ok_or_else(too_many)?;
    let shared = Arc::clone(app);
    task::spawn_blocking(move || {
        let for_work = teller.clone();
        if catch_unwind(AssertUnwindSafe(|| work(for_work))).is_err() {
            let fault = Fault::new(shared.words, &message!("server-fault"));
            teller.end(&json!({ "error": fault }));
        }
        shared.jobs.end(number);
    });
    let shared = Arc::clone(app);
    task::spawn(async move {
        tokio::time::sleep(shared.limits.listen).await;
        shared.jobs.stop_unheard(number);
    });
    Ok(reply::json(StatusCode::ACCEPTED, &json!({ "job": number })))
}

/// A job that is listened to; when this is dropped, nobody listens any more.
struct Listening {
    app: Arc<App>,
    number: u64,
}

impl Drop for Listening {
    fn drop(&mut self) {
        self.app.jobs.leave(self.number);
    }
}

fn no_job() -> Wrong {
    Wrong::missing(message!("server-no-job"))
}

/// The events of a job.
pub(crate) async fn listen(State(app): Shared, path: Result<Path<u64>, PathRejection>) -> Response {
    let events = path.ok().and_then(|Path(number)| Some((number, app.jobs.listen(number)?)));
    let words = app.words;
    let stream = events.ok_or_else(no_job).map(|(number, events)| {
        let listening = Listening { app, number };
        let stream = ReceiverStream::new(events).map(move |event| {
            // The stream holds on to the job for as long as it is listened to.
            let _ = &listening;
            Ok::<Event, Infallible>(event)
        });
        Sse::new(stream).keep_alive(KeepAlive::new().interval(SIGN_OF_LIFE)).into_response()
    });
    reply::told(words, stream)
}

/// Stops a job.
pub(crate) async fn stop(State(app): Shared, path: Result<Path<u64>, PathRejection>) -> Response {
    let was_there = path.is_ok_and(|Path(number)| app.jobs.stop(number));
    let done = || StatusCode::NO_CONTENT.into_response();
    reply::told(app.words, was_there.then(done).ok_or_else(no_job))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_job_that_panics_ends_with_a_fault_and_makes_room() {
        let app = Arc::new(App::for_tests());
        let response = start(&app, Box::new(|_| panic!("as the test wants"))).ok();
        assert_eq!(response.map(|response| response.status()), Some(StatusCode::ACCEPTED));
        let response = listen(State(Arc::clone(&app)), Ok(Path(1))).await;
        let body = axum::body::to_bytes(response.into_body(), 1 << 16).await.expect("a body");
        let body = String::from_utf8_lossy(&body);
        assert!(body.contains("event: done") && body.contains("server-fault"), "{body}");
        assert!(!app.jobs.stop(1), "it is forgotten");
    }
}
