//! What is kept for the player: settings, games and records.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use nonet_api::message;
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::task;

use crate::app::{App, Shared};
use crate::body::{Object, object, request};
use crate::reply::{self, Wrong};
use crate::store::{NewRecord, Store, is_busy};

/// The longest text of all settings together.
const LONGEST_SETTINGS: usize = 64 << 10;
/// The longest state of a game.
const LONGEST_STATE: usize = 64 << 10;
/// The longest text of what a list shows of a game, and of the details of a record.
const LONGEST_NOTE: usize = 4 << 10;
/// The longest puzzle of a record: the largest grid, with room for its pencil marks.
const LONGEST_PUZZLE: usize = 16 << 10;
/// The longest name of a level, and the longest date.
const LONGEST_NAME: usize = 64;
/// How many records a list has unless more are asked for.
const RECORDS: u32 = 1000;
/// How many records a list has at most.
const MOST_RECORDS: u32 = 10_000;

/// Does something with the store, on a thread that may wait.
async fn with_store<T: Send + 'static>(
    app: &Arc<App>,
    work: impl FnOnce(&Store) -> rusqlite::Result<T> + Send + 'static,
) -> Result<T, Wrong> {
    let shared = Arc::clone(app);
    match task::spawn_blocking(move || work(&shared.store)).await {
        Ok(Ok(result)) => Ok(result),
        Ok(Err(error)) if is_busy(&error) => {
            Err(Wrong::new(StatusCode::SERVICE_UNAVAILABLE, message!("store-busy")))
        }
        Ok(Err(error)) => {
            let wrong = message!("store-fault", reason = error.to_string());
            Err(Wrong::new(StatusCode::SERVICE_UNAVAILABLE, wrong))
        }
        Err(_) => Err(Wrong::new(StatusCode::INTERNAL_SERVER_ERROR, message!("server-fault"))),
    }
}

/// A text that is to be kept, if it is not too long.
fn fitting(text: String, longest: usize) -> Result<String, Wrong> {
    if text.len() <= longest {
        return Ok(text);
    }
    let wrong = message!("store-too-large", most = longest);
    Err(Wrong::new(StatusCode::PAYLOAD_TOO_LARGE, wrong))
}

/// The number at the end of an address.
fn number(path: Result<Path<i64>, PathRejection>) -> Result<i64, Wrong> {
    path.map(|Path(id)| id).map_err(|_| Wrong::missing(message!("server-not-found")))
}

/// The settings.
pub(crate) async fn settings(State(app): Shared) -> Response {
    let settings = with_store(&app, Store::settings).await;
    reply::told(app.words, settings.map(|settings| reply::ok(&settings)))
}

/// Sets the settings: those that are not named are forgotten.
pub(crate) async fn set_settings(State(app): Shared, body: Bytes) -> Response {
    change_settings(&app, &body, |_, new| new).await
}

/// Changes some settings: those that are not named stay, those that are null are forgotten.
pub(crate) async fn merge_settings(State(app): Shared, body: Bytes) -> Response {
    let merge = |mut old: Object, new: Object| {
        old.extend(new);
        old.retain(|_, value| !value.is_null());
        old
    };
    change_settings(&app, &body, merge).await
}

async fn change_settings(
    app: &Arc<App>,
    body: &[u8],
    change: fn(Object, Object) -> Object,
) -> Response {
    let result = async {
        let new = object(body).map_err(Wrong::bad)?;
        let changed = with_store(app, move |store| {
            store.change_settings(|old| {
                let settings = change(old, new.clone());
                let size = Value::Object(settings.clone()).to_string().len();
                if size <= LONGEST_SETTINGS { Ok(settings) } else { Err(()) }
            })
        });
        let too_large = message!("store-too-large", most = LONGEST_SETTINGS);
        let too_large = |()| Wrong::new(StatusCode::PAYLOAD_TOO_LARGE, too_large);
        changed.await?.map_err(too_large).map(|settings| reply::ok(&settings))
    };
    reply::told(app.words, result.await)
}

/// A game as the page sends it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NewGame {
    #[serde(default)]
    summary: Option<Object>,
    state: Object,
}

impl NewGame {
    /// The texts to keep.
    fn texts(body: &[u8]) -> Result<(Option<String>, String), Wrong> {
        let game: NewGame = object(body).and_then(request).map_err(Wrong::bad)?;
        let text = |object| Value::Object(object).to_string();
        let summary = game.summary.map(|summary| fitting(text(summary), LONGEST_NOTE));
        Ok((summary.transpose()?, fitting(text(game.state), LONGEST_STATE)?))
    }
}

fn no_game() -> Wrong {
    Wrong::missing(message!("server-no-game"))
}

/// All games, without their states.
pub(crate) async fn games(State(app): Shared) -> Response {
    let games = with_store(&app, Store::games).await;
    reply::told(app.words, games.map(|games| reply::ok(&json!({ "games": games }))))
}

/// Keeps a new game.
pub(crate) async fn add_game(State(app): Shared, body: Bytes) -> Response {
    let result = async {
        let (summary, state) = NewGame::texts(&body)?;
        let summary = summary.unwrap_or_else(|| "{}".to_owned());
        let game = with_store(&app, move |store| store.add_game(&summary, &state)).await?;
        let too_many = || Wrong::new(StatusCode::CONFLICT, message!("server-too-many-games"));
        game.ok_or_else(too_many).map(|game| reply::json(StatusCode::CREATED, &game))
    };
    let result = result.await;
    reply::told(app.words, result)
}

/// A game.
pub(crate) async fn game(State(app): Shared, path: Result<Path<i64>, PathRejection>) -> Response {
    let result = async {
        let id = number(path)?;
        let game = with_store(&app, move |store| store.game(id)).await?;
        game.ok_or_else(no_game).map(|game| reply::ok(&game))
    };
    let result = result.await;
    reply::told(app.words, result)
}

/// Changes a game.
pub(crate) async fn set_game(
    State(app): Shared,
    path: Result<Path<i64>, PathRejection>,
    body: Bytes,
) -> Response {
    let result = async {
        let id = number(path)?;
        let (summary, state) = NewGame::texts(&body)?;
        let changed =
            with_store(&app, move |store| store.change_game(id, summary.as_deref(), &state));
        changed.await?.ok_or_else(no_game).map(|game| reply::ok(&game))
    };
    let result = result.await;
    reply::told(app.words, result)
}

/// Forgets a game.
pub(crate) async fn remove_game(
    State(app): Shared,
    path: Result<Path<i64>, PathRejection>,
) -> Response {
    let result = async {
        let id = number(path)?;
        let was_there = with_store(&app, move |store| store.remove_game(id)).await?;
        was_there.then(|| StatusCode::NO_CONTENT.into_response()).ok_or_else(no_game)
    };
    let result = result.await;
    reply::told(app.words, result)
}

/// Which records to list.
#[derive(Deserialize)]
pub(crate) struct Page {
    limit: Option<u32>,
    before: Option<i64>,
}

fn no_record() -> Wrong {
    Wrong::missing(message!("server-no-record"))
}

/// Records, the last first.
pub(crate) async fn records(
    State(app): Shared,
    query: Result<Query<Page>, QueryRejection>,
) -> Response {
    let result = async {
        let makes_sense = |page: &Page| {
            page.limit.is_none_or(|limit| (1..=MOST_RECORDS).contains(&limit))
                && page.before.is_none_or(|before| before > 0)
        };
        let page = query.ok().map(|Query(page)| page).filter(makes_sense);
        let wrong = || Wrong::bad(message!("request-records", most = u64::from(MOST_RECORDS)));
        let page = page.ok_or_else(wrong)?;
        let limit = page.limit.unwrap_or(RECORDS);
        let records = with_store(&app, move |store| store.records(limit, page.before)).await?;
        Ok(reply::ok(&json!({ "records": records })))
    };
    let result = result.await;
    reply::told(app.words, result)
}

/// Keeps a new record.
pub(crate) async fn add_record(State(app): Shared, body: Bytes) -> Response {
    let result = async {
        let mut record: NewRecord = object(&body).and_then(request).map_err(Wrong::bad)?;
        record.puzzle = fitting(record.puzzle, LONGEST_PUZZLE)?;
        let short = |text: Option<String>| text.map(|text| fitting(text, LONGEST_NAME)).transpose();
        record.level = short(record.level)?;
        record.date = short(record.date)?;
        fitting(Value::Object(record.details.clone()).to_string(), LONGEST_NOTE)?;
        let record = with_store(&app, move |store| store.add_record(&record)).await?;
        Ok(reply::json(StatusCode::CREATED, &record))
    };
    let result = result.await;
    reply::told(app.words, result)
}

/// A record.
pub(crate) async fn record(State(app): Shared, path: Result<Path<i64>, PathRejection>) -> Response {
    let result = async {
        let id = number(path)?;
        let record = with_store(&app, move |store| store.record(id)).await?;
        record.ok_or_else(no_record).map(|record| reply::ok(&record))
    };
    let result = result.await;
    reply::told(app.words, result)
}

/// Forgets a record.
pub(crate) async fn remove_record(
    State(app): Shared,
    path: Result<Path<i64>, PathRejection>,
) -> Response {
    let result = async {
        let id = number(path)?;
        let was_there = with_store(&app, move |store| store.remove_record(id)).await?;
        was_there.then(|| StatusCode::NO_CONTENT.into_response()).ok_or_else(no_record)
    };
    let result = result.await;
    reply::told(app.words, result)
}

/// Forgets all records.
pub(crate) async fn remove_records(State(app): Shared) -> Response {
    let removed = with_store(&app, Store::remove_records).await;
    reply::told(app.words, removed.map(|()| StatusCode::NO_CONTENT.into_response()))
}
