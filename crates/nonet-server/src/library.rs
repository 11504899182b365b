//! What there is to choose from and to read: methods, formats, pages, and the program itself.

use axum::extract::{Path, State as Extract};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use nonet_api::{Answerable, ShowPage};
use schemars::JsonSchema;
use serde::Serialize;

use crate::app::Shared;
use crate::reply::{self, Tongue};
use crate::store::State;

/// The program.
#[derive(Serialize, JsonSchema)]
pub(crate) struct About {
    /// Its name.
    name: &'static str,
    /// Its version.
    version: &'static str,
    /// Whether whoever asks may use what is kept.
    owner: bool,
    /// How what is kept stands.
    store: AboutStore,
}

/// How what is kept stands.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Store")]
struct AboutStore {
    /// Where things are.
    state: State,
    /// Where things belong; only the owner is told.
    file: Option<String>,
    /// Since when it is so, in UTC.
    since: String,
    /// Why things are in memory, if nobody wanted that; what has happened to the file.
    message: Option<String>,
    /// How many things belong into the file and are in memory only.
    unsaved: u64,
}

/// The program: its version, and how what is kept stands. Where that is, only the owner is told.
pub(crate) async fn about(
    Extract(app): Shared,
    Tongue(words): Tongue,
    headers: HeaderMap,
) -> Response {
    let owner = app.owner.is(&headers);
    let status = app.store.status();
    let store = AboutStore {
        state: status.state,
        file: status.file.filter(|_| owner).map(|file| file.display().to_string()),
        since: status.since,
        message: status.message.filter(|_| owner).map(|message| words.say(&message)),
        unsaved: if owner { status.unsaved } else { 0 },
    };
    reply::ok(&About { name: "Nonet", version: env!("CARGO_PKG_VERSION"), owner, store })
}

/// That the program ends.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Exit {
    /// Always true.
    ended: bool,
}

/// Ends the server once this reply is out.
pub(crate) async fn exit(Extract(app): Shared) -> Response {
    app.end();
    reply::ok(&Exit { ended: true })
}

/// Something that is listed.
pub(crate) fn list(tongue: Tongue, question: &impl Answerable) -> Response {
    tell(tongue, question, StatusCode::OK)
}

/// A page to learn from.
pub(crate) async fn page(tongue: Tongue, Path(name): Path<String>) -> Response {
    tell(tongue, &ShowPage { name }, StatusCode::NOT_FOUND)
}

/// The answer to a question that takes no time, and the status if it has none.
fn tell(Tongue(words): Tongue, question: &impl Answerable, unanswered: StatusCode) -> Response {
    match question.answer(words, &mut ()) {
        Ok(answer) => reply::ok(&answer),
        Err(refused) => reply::json(unanswered, &refused),
    }
}
