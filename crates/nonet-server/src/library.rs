//! What there is to choose from and to read: methods, formats, samples, pages, and the program itself.

use std::sync::Arc;

use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State as Extract};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use nonet_api::{Answerable, ListSamples, ShowPage, ShowSample, message};
use serde::Deserialize;
use serde_json::json;

use crate::app::{App, Shared};
use crate::questions::in_turn;
use crate::reply;
use crate::store::State;
use crate::work::short;

/// The program: its version, and how what is kept stands. Where that is, only the owner is told.
pub(crate) async fn about(Extract(app): Shared, headers: HeaderMap) -> Response {
    let is_owner = app.owner.is(&headers);
    let status = app.store.status();
    let file = status.file.filter(|_| is_owner).map(|file| file.display().to_string());
    let message = status.message.filter(|_| is_owner).map(|message| app.words.say(&message));
    reply::ok(&json!({
        "name": "Nonet",
        "version": env!("CARGO_PKG_VERSION"),
        "owner": is_owner,
        "file": file.as_ref().filter(|_| status.state == State::File),
        "remark": message.as_ref().filter(|_| status.state != State::File),
        "store": {
            "state": status.state.id(),
            "file": file,
            "since": status.since,
            "message": message,
            "unsaved": if is_owner { status.unsaved } else { 0 },
        },
    }))
}

/// Something that is listed.
pub(crate) fn list(app: &App, question: &impl Answerable) -> Response {
    tell(app, question, StatusCode::OK)
}

/// A page to learn from.
pub(crate) async fn page(Extract(app): Shared, Path(name): Path<String>) -> Response {
    tell(&app, &ShowPage { name }, StatusCode::NOT_FOUND)
}

/// The samples: the bundled ones, and for the owner their own.
pub(crate) async fn samples(Extract(app): Shared, headers: HeaderMap) -> Response {
    with_samples(app, &headers, ListSamples {}, StatusCode::OK).await
}

/// Among which samples to look.
#[derive(Deserialize)]
pub(crate) struct Shelf {
    own: Option<bool>,
}

/// A sample, by name, by number or by the beginning of its name.
pub(crate) async fn sample(
    Extract(app): Shared,
    headers: HeaderMap,
    Path(name): Path<String>,
    query: Result<Query<Shelf>, QueryRejection>,
) -> Response {
    let Ok(Query(Shelf { own })) = query else {
        return reply::error(StatusCode::BAD_REQUEST, app.words, &message!("request-samples"));
    };
    with_samples(app, &headers, ShowSample { name, own }, StatusCode::NOT_FOUND).await
}

/// The answer to a question for which files of the owner are read, and the status if it has none. Others
/// are not told that there are any.
async fn with_samples<Q: Answerable + Send + 'static>(
    app: Arc<App>,
    headers: &HeaderMap,
    question: Q,
    unanswered: StatusCode,
) -> Response {
    let (words, time) = (app.words, app.limits.answer);
    let folder = app.store.samples().filter(|_| app.owner.is(headers)).cloned();
    let answered = in_turn(&app, move |cancel| {
        let mut host = short(cancel, time).with_samples(folder);
        Ok(match question.answer(words, &mut host) {
            Ok(answer) => reply::ok(&answer),
            Err(refused) => reply::json(unanswered, &refused),
        })
    });
    reply::told(words, answered.await)
}

/// The answer to a question that takes no time, and the status if it has none.
fn tell(app: &App, question: &impl Answerable, unanswered: StatusCode) -> Response {
    match question.answer(app.words, &mut ()) {
        Ok(answer) => reply::ok(&answer),
        Err(refused) => reply::json(unanswered, &refused),
    }
}
