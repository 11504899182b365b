//! Jobs over HTTP: to begin one, to listen to it, to stop it.

use std::convert::Infallible;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse;
use axum::response::sse::{Event, KeepAlive, Sse};
use nonet_api::{Fault, message};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;
use tokio::runtime::Handle;
use tokio::task;
use tokio_stream::StreamExt;
use tokio_stream::wrappers::ReceiverStream;

use super::id::Id;
use super::work::Work;
use crate::app::{App, Shared};
use crate::body::{object, request};
use crate::reply::{self, Done, Refused, Tongue, Wrong};

pub(crate) use super::work::JobRequest;

/// How often a stream with nothing to tell says that it is there: so a listener that has gone is
/// noticed.
const SIGN_OF_LIFE: Duration = Duration::from_secs(2);

/// A job that has begun.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Job {
    /// Its id, which whoever begins it is told and nobody else.
    #[schemars(regex(pattern = "^[0-9a-f]{32}$"))]
    job: String,
}

/// Begins a job. It speaks the language of this request to the end.
pub(crate) async fn begin(
    State(app): Shared,
    headers: HeaderMap,
    tongue: Tongue,
    body: Bytes,
) -> Done {
    let job: JobRequest = object(&body).and_then(request).map_err(Wrong::bad)?;
    let tongue = tongue.or(job.question.get("lang").and_then(Value::as_str));
    let is_owners = app.owner.is(&headers);
    let begun = job.work(&app, tongue).map_err(Wrong::bad);
    let begun = begun.and_then(|work| start(&app, is_owners, tongue, work));
    Ok(begun.unwrap_or_else(|wrong| wrong.said(tongue.0)))
}

fn start(app: &Arc<App>, is_owners: bool, Tongue(words): Tongue, work: Work) -> Done {
    let fault = |_| Wrong::new(StatusCode::INTERNAL_SERVER_ERROR, message!("server-fault"));
    let too_many = || Wrong::new(StatusCode::TOO_MANY_REQUESTS, message!("server-too-many-jobs"));
    let id = Id::new().map_err(fault)?;
    let teller = app.jobs.begin(id, is_owners, Handle::current()).ok_or_else(too_many)?;
    let shared = Arc::clone(app);
    task::spawn_blocking(move || {
        let for_work = teller.clone();
        if catch_unwind(AssertUnwindSafe(|| work(for_work))).is_err() {
            teller.end(&Refused { error: Fault::new(words, &message!("server-fault")) });
        }
        shared.jobs.end(id);
    });
    let shared = Arc::clone(app);
    task::spawn(async move {
        tokio::time::sleep(shared.limits.listen).await;
        shared.jobs.stop_unheard(id);
    });
    Ok(reply::json(StatusCode::ACCEPTED, &Job { job: id.to_string() }))
}

/// A job that is listened to; when this is dropped, nobody listens any more.
struct Listening {
    app: Arc<App>,
    id: Id,
}

impl Drop for Listening {
    fn drop(&mut self) {
        self.app.jobs.leave(self.id);
    }
}

fn no_job() -> Wrong {
    Wrong::missing(message!("server-no-job"))
}

/// The events of a job.
pub(crate) async fn listen(State(app): Shared, Path(id): Path<String>) -> Done {
    let id = Id::parse(&id).ok_or_else(no_job)?;
    let events = app.jobs.listen(id).ok_or_else(|| {
        let is_told = app.jobs.was_there(id);
        let told = || Wrong::new(StatusCode::GONE, message!("server-job-told"));
        if is_told { told() } else { no_job() }
    })?;
    let listening = Listening { app, id };
    let stream = ReceiverStream::new(events).map(move |event| {
        // The stream holds on to the job for as long as it is listened to.
        let _ = &listening;
        Ok::<Event, Infallible>(event)
    });
    Ok(Sse::new(stream).keep_alive(KeepAlive::new().interval(SIGN_OF_LIFE)).into_response())
}

/// Stops a job. If it has just ended by itself, that is as good.
pub(crate) async fn stop(State(app): Shared, Path(id): Path<String>) -> Done {
    let was_there = Id::parse(&id).is_some_and(|id| app.jobs.stop(id));
    was_there.then(reply::done).ok_or_else(no_job)
}

#[cfg(test)]
mod tests {
    use axum::response::Response;

    use super::*;

    async fn text(response: Response) -> String {
        let body = axum::body::to_bytes(response.into_body(), 1 << 16).await.expect("a body");
        String::from_utf8_lossy(&body).into_owned()
    }

    #[tokio::test]
    async fn a_job_that_panics_ends_with_a_fault_and_makes_room() {
        let app = Arc::new(App::for_tests());
        let work = Box::new(|_| panic!("as the test wants"));
        let begun = start(&app, true, Tongue(app.words), work).expect("there is room");
        assert_eq!(begun.status(), StatusCode::ACCEPTED);
        let begun: Value = serde_json::from_str(&text(begun).await).expect("JSON");
        let id = begun["job"].as_str().expect("an id").to_owned();
        let events = listen(State(Arc::clone(&app)), Path(id.clone())).await.expect("a job");
        let body = text(events).await;
        assert!(body.contains("event: done") && body.contains("server-fault"), "{body}");
        let again = listen(State(Arc::clone(&app)), Path(id.clone())).await;
        assert!(again.is_err(), "it is forgotten");
        let stopped = stop(State(app), Path(id)).await.expect("to stop it is no mistake");
        assert_eq!(stopped.status(), StatusCode::NO_CONTENT);
    }
}
