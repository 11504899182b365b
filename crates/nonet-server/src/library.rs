//! What there is to choose from and to read: methods, formats, samples, pages, and the program itself.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use nonet_api::{Answerable, ShowPage, ShowSample};
use serde_json::json;

use crate::app::{App, Shared};
use crate::reply;

/// The program: its version, and where it keeps things.
pub(crate) async fn about(State(app): Shared) -> Response {
    let remark = app.store.remark().map(|remark| app.words.say(&remark));
    let file = app.store.file().map(|file| file.display().to_string());
    reply::ok(&json!({
        "name": "Nonet",
        "version": env!("CARGO_PKG_VERSION"),
        "file": file,
        "remark": remark,
    }))
}

/// Something that is listed.
pub(crate) fn list(app: &App, question: &impl Answerable) -> Response {
    tell(app, question, StatusCode::OK)
}

/// A page to learn from.
pub(crate) async fn page(State(app): Shared, Path(name): Path<String>) -> Response {
    tell(&app, &ShowPage { name }, StatusCode::NOT_FOUND)
}

/// A sample, by name, by number or by the beginning of its name.
pub(crate) async fn sample(State(app): Shared, Path(name): Path<String>) -> Response {
    tell(&app, &ShowSample { name }, StatusCode::NOT_FOUND)
}

/// The answer to a question that takes no time, and the status if it has none.
fn tell(app: &App, question: &impl Answerable, unanswered: StatusCode) -> Response {
    match question.answer(app.words, &mut ()) {
        Ok(answer) => reply::ok(&answer),
        Err(refused) => reply::json(unanswered, &refused),
    }
}
