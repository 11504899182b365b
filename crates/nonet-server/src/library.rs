//! What there is to choose from and to read: methods, formats, pages, and the program itself.

use axum::extract::{Path, State as Extract};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use nonet_api::{Answerable, ShowPage};
use serde_json::json;

use crate::app::{App, Shared};
use crate::reply;
use crate::store::State;

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

/// The answer to a question that takes no time, and the status if it has none.
fn tell(app: &App, question: &impl Answerable, unanswered: StatusCode) -> Response {
    match question.answer(app.words, &mut ()) {
        Ok(answer) => reply::ok(&answer),
        Err(refused) => reply::json(unanswered, &refused),
    }
}
