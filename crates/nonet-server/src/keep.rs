//! What is kept for the player: settings, games and records.

use std::io::{self, BufWriter, Write};
use std::num::NonZeroU64;
use std::sync::Arc;

use axum::body::{Body, Bytes};
use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use nonet_api::{Fault, Words, message};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tokio::sync::mpsc;
use tokio::task;
use tokio_stream::wrappers::ReceiverStream;

use crate::app::{App, Shared};
use crate::body::{Object, object, read, request};
use crate::raw::RawObject;
use crate::reply::{self, Done, Tongue, Wrong};
use crate::splice::Splice;
use crate::store::{
    After, BackupError, Change, Game, GameHead, LONGEST_NOTE, LONGEST_SETTINGS, LONGEST_STATE,
    Mode, NewRecord, Record, Store, is_busy,
};

/// The longest body with a game: a state, and whatever space is between its parts.
pub(crate) const LONGEST_GAME: usize = 4 << 20;
/// The longest backup that comes over HTTP. A longer one is taken back by command.
pub(crate) const LONGEST_BACKUP: usize = 128 << 20;
/// The bytes that are sent of a backup at a time.
const PIECE: usize = 64 << 10;
/// How many records a list has unless more are asked for.
const RECORDS: u32 = 1000;
/// How many records a list has at most.
pub(crate) const MOST_RECORDS: u32 = 10_000;

/// What the form of `before` is in the address of a list of games.
pub(crate) const AFTER: &str = After::FORM;

/// Whatever the page wants to remember: at most 64 kB of JSON.
#[derive(JsonSchema)]
#[schemars(transparent)]
pub(crate) struct Settings(#[expect(dead_code, reason = "it is there for its schema")] Object);

/// Does something with the store, on a thread that may wait.
async fn with_store<T: Send + 'static>(
    app: &Arc<App>,
    work: impl FnOnce(&Store) -> rusqlite::Result<T> + Send + 'static,
) -> Result<T, Wrong> {
    let shared = Arc::clone(app);
    match task::spawn_blocking(move || work(&shared.store)).await {
        Ok(Ok(result)) => Ok(result),
        Ok(Err(error)) => Err(unavailable(&error)),
        Err(_) => Err(Wrong::new(StatusCode::INTERNAL_SERVER_ERROR, message!("server-fault"))),
    }
}

/// That what is kept cannot be had.
fn unavailable(error: &rusqlite::Error) -> Wrong {
    let message = if is_busy(error) {
        message!("store-busy")
    } else {
        message!("store-fault", reason = error.to_string())
    };
    Wrong::new(StatusCode::SERVICE_UNAVAILABLE, message)
}

/// A text that is to be kept, if it is not too long.
fn fitting(text: String, longest: usize) -> Result<String, Wrong> {
    if text.len() <= longest { Ok(text) } else { Err(too_large(longest)) }
}

/// That something is more than can be kept.
fn too_large(most: usize) -> Wrong {
    Wrong::new(StatusCode::PAYLOAD_TOO_LARGE, message!("store-too-large", most = most))
}

/// The number at the end of an address.
fn number(path: Result<Path<i64>, PathRejection>) -> Result<i64, Wrong> {
    path.map(|Path(id)| id).map_err(|_| Wrong::missing(message!("server-not-found")))
}

/// The settings.
pub(crate) async fn settings(State(app): Shared) -> Done {
    with_store(&app, Store::settings).await.map(|settings| reply::ok(&settings))
}

/// Sets the settings: those that are not named are forgotten.
pub(crate) async fn set_settings(State(app): Shared, body: Bytes) -> Done {
    change_settings(&app, &body, |_, new| new).await
}

/// Changes some settings: those that are not named stay, those that are null are forgotten.
pub(crate) async fn merge_settings(State(app): Shared, body: Bytes) -> Done {
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
) -> Done {
    let new = object(body).map_err(Wrong::bad)?;
    let changed = with_store(app, move |store| {
        store.change_settings(|old| {
            let settings = change(old, new.clone());
            let size = Value::Object(settings.clone()).to_string().len();
            if size <= LONGEST_SETTINGS { Ok(settings) } else { Err(()) }
        })
    });
    let changed = changed.await?.map_err(|()| too_large(LONGEST_SETTINGS));
    changed.map(|settings| reply::ok(&settings))
}

/// A new game as the page sends it.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewGame {
    /// What a list shows of it: at most 4 kB of JSON.
    #[serde(default)]
    summary: Option<Object>,
    /// What is needed to go on with it: at most 1 MiB of JSON.
    #[schemars(with = "Object")]
    state: RawObject,
}

/// A change of a game as the page sends it.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ChangedGame {
    /// The revision that it changes.
    #[schemars(range(min = 1, max = i64::MAX))]
    revision: NonZeroU64,
    /// What a list shows of it: at most 4 kB of JSON; as before if not said.
    #[serde(default)]
    summary: Option<Object>,
    /// What is needed to go on with it: at most 1 MiB of JSON.
    #[schemars(with = "Object")]
    state: RawObject,
}

/// A change of a game whose state is known to the page as the very text that is kept.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SplicedGame {
    /// The revision that it changes.
    #[schemars(range(min = 1, max = i64::MAX))]
    revision: NonZeroU64,
    /// What a list shows of it: at most 4 kB of JSON; as before if not said.
    #[serde(default)]
    summary: Option<Object>,
    /// What changes in the text of its state.
    splice: Splice,
}

/// A game that was changed elsewhere meanwhile.
#[derive(Serialize, JsonSchema)]
pub(crate) struct StaleGame {
    /// That it was.
    error: Fault,
    /// The game as it is now.
    game: Game,
}

/// Part of the games.
#[derive(Serialize, JsonSchema)]
pub(crate) struct GameList {
    /// The games, without their states.
    games: Vec<GameHead>,
    /// If there are more: what to ask for them with, as `before`.
    next: Option<String>,
}

/// Part of the records.
#[derive(Serialize, JsonSchema)]
pub(crate) struct RecordList {
    /// The records.
    records: Vec<Record>,
    /// If there are more: what to ask for them with, as `before`.
    next: Option<i64>,
}

/// The texts of a summary and of a state to keep. The state stays as it came, unless there is much space
/// between its parts.
fn texts(summary: Option<Object>, state: RawObject) -> Result<(Option<String>, String), Wrong> {
    let is_long = state.text().len() > LONGEST_STATE;
    let state = if is_long { state.compact() } else { state.into_text() };
    Ok((note(summary)?, fitting(state, LONGEST_STATE)?))
}

/// The text of a summary to keep, if there is one.
fn note(summary: Option<Object>) -> Result<Option<String>, Wrong> {
    let text = |object| fitting(Value::Object(object).to_string(), LONGEST_NOTE);
    summary.map(text).transpose()
}

/// A revision, as the store counts.
fn counted(revision: NonZeroU64) -> i64 {
    i64::try_from(revision.get()).unwrap_or(i64::MAX)
}

fn no_game() -> Wrong {
    Wrong::missing(message!("server-no-game"))
}

/// From where to list games.
#[derive(Deserialize)]
pub(crate) struct GamePage {
    before: Option<String>,
}

/// Games, without their states.
pub(crate) async fn games(
    State(app): Shared,
    query: Result<Query<GamePage>, QueryRejection>,
) -> Done {
    let wrong = || Wrong::bad(message!("request-games"));
    let Query(page) = query.map_err(|_| wrong())?;
    let after = match page.before {
        Some(before) => Some(After::parse(&before).ok_or_else(wrong)?),
        None => None,
    };
    let games = with_store(&app, move |store| store.games(after.as_ref())).await?;
    let next = games.next.map(|next| next.text());
    Ok(reply::ok(&GameList { games: games.entries, next }))
}

/// Keeps a new game.
pub(crate) async fn add_game(State(app): Shared, body: Bytes) -> Done {
    let game: NewGame = read(&body).map_err(Wrong::bad)?;
    let (summary, state) = texts(game.summary, game.state)?;
    let summary = summary.unwrap_or_else(|| "{}".to_owned());
    let game = with_store(&app, move |store| store.add_game(&summary, &state)).await?;
    let too_many = || Wrong::new(StatusCode::CONFLICT, message!("server-too-many-games"));
    game.ok_or_else(too_many).map(|game| reply::json(StatusCode::CREATED, &game))
}

/// A game.
pub(crate) async fn game(State(app): Shared, path: Result<Path<i64>, PathRejection>) -> Done {
    let id = number(path)?;
    let game = with_store(&app, move |store| store.game(id)).await?;
    game.ok_or_else(no_game).map(|game| reply::ok(&game))
}

/// Changes a game. Whoever does has its state: the reply is what else there is of it.
pub(crate) async fn set_game(
    State(app): Shared,
    Tongue(words): Tongue,
    path: Result<Path<i64>, PathRejection>,
    body: Bytes,
) -> Done {
    let id = number(path)?;
    let ChangedGame { revision, summary, state } = read(&body).map_err(Wrong::bad)?;
    let (summary, state) = texts(summary, state)?;
    let changed = with_store(&app, move |store| {
        store.change_game(id, counted(revision), summary.as_deref(), &state)
    });
    told(words, changed.await?)
}

/// Changes a part of a game's state. Whoever does has the rest.
pub(crate) async fn splice_game(
    State(app): Shared,
    Tongue(words): Tongue,
    path: Result<Path<i64>, PathRejection>,
    body: Bytes,
) -> Done {
    let id = number(path)?;
    let SplicedGame { revision, summary, splice } = read(&body).map_err(Wrong::bad)?;
    let summary = note(summary)?;
    let changed = with_store(&app, move |store| {
        store.splice_game(id, counted(revision), summary.as_deref(), &splice)
    });
    told(words, changed.await?)
}

/// What has become of a change, as a reply.
fn told(words: &Words, change: Change) -> Done {
    match change {
        Change::Done(head) => Ok(reply::ok(&head)),
        Change::Stale(game) => {
            let error = Fault::new(words, &message!("server-stale-game"));
            Ok(reply::json(StatusCode::CONFLICT, &StaleGame { error, game }))
        }
        Change::Missing => Err(no_game()),
        Change::Unfit => {
            let message = message!("server-other-state");
            Err(Wrong::new(StatusCode::UNPROCESSABLE_ENTITY, message))
        }
        Change::TooLarge => Err(too_large(LONGEST_STATE)),
    }
}

/// Forgets a game.
pub(crate) async fn remove_game(
    State(app): Shared,
    path: Result<Path<i64>, PathRejection>,
) -> Done {
    let id = number(path)?;
    let was_there = with_store(&app, move |store| store.remove_game(id)).await?;
    was_there.then(reply::done).ok_or_else(no_game)
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
) -> Done {
    let makes_sense = |page: &Page| {
        page.limit.is_none_or(|limit| (1..=MOST_RECORDS).contains(&limit))
            && page.before.is_none_or(|before| before > 0)
    };
    let page = query.ok().map(|Query(page)| page).filter(makes_sense);
    let wrong = || Wrong::bad(message!("request-records", most = u64::from(MOST_RECORDS)));
    let page = page.ok_or_else(wrong)?;
    let limit = page.limit.unwrap_or(RECORDS);
    let records = with_store(&app, move |store| store.records(limit, page.before)).await?;
    Ok(reply::ok(&RecordList { records: records.entries, next: records.next }))
}

/// Keeps a new record.
pub(crate) async fn add_record(State(app): Shared, body: Bytes) -> Done {
    let record: NewRecord = object(&body).and_then(request).map_err(Wrong::bad)?;
    record.check().map_err(too_large)?;
    let record = with_store(&app, move |store| store.add_record(&record)).await?;
    Ok(reply::json(StatusCode::CREATED, &record))
}

/// A record.
pub(crate) async fn record(State(app): Shared, path: Result<Path<i64>, PathRejection>) -> Done {
    let id = number(path)?;
    let record = with_store(&app, move |store| store.record(id)).await?;
    record.ok_or_else(no_record).map(|record| reply::ok(&record))
}

/// Forgets a record.
pub(crate) async fn remove_record(
    State(app): Shared,
    path: Result<Path<i64>, PathRejection>,
) -> Done {
    let id = number(path)?;
    let was_there = with_store(&app, move |store| store.remove_record(id)).await?;
    was_there.then(reply::done).ok_or_else(no_record)
}

/// Forgets all records.
pub(crate) async fn remove_records(State(app): Shared) -> Done {
    with_store(&app, Store::remove_records).await.map(|()| reply::done())
}

/// All that is kept, as one file.
pub(crate) async fn back_up(State(app): Shared) -> Done {
    let date = with_store(&app, Store::now).await?;
    let day = date.get(..10).unwrap_or_default();
    let name = format!("attachment; filename=\"nonet-{day}.json\"");
    let headers = [
        (header::CONTENT_TYPE, "application/json".to_owned()),
        (header::CONTENT_DISPOSITION, name),
    ];
    Ok((headers, Body::from_stream(backup_of(&app))).into_response())
}

/// The bytes of a backup as they are made. If that fails, the file is cut off, which the client notices.
fn backup_of(app: &Arc<App>) -> ReceiverStream<io::Result<Bytes>> {
    let (sender, pieces) = mpsc::channel(2);
    let shared = Arc::clone(app);
    task::spawn_blocking(move || {
        let mut out = BufWriter::with_capacity(PIECE, Pieces(sender.clone()));
        let written = shared.store.back_up(&mut out);
        if written.is_err() || out.flush().is_err() {
            // Whoever has gone does not care.
            let _ = sender.blocking_send(Err(io::ErrorKind::Other.into()));
        }
    });
    ReceiverStream::new(pieces)
}

/// Hands over what is written to it.
struct Pieces(mpsc::Sender<io::Result<Bytes>>);

impl Write for Pieces {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let piece = Ok(Bytes::copy_from_slice(bytes));
        self.0.blocking_send(piece).map_err(|_| io::ErrorKind::BrokenPipe)?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// How to take back a backup.
#[derive(Deserialize)]
pub(crate) struct RestoreMode {
    #[serde(default)]
    mode: Option<String>,
}

/// Takes back a backup.
pub(crate) async fn restore(
    State(app): Shared,
    query: Result<Query<RestoreMode>, QueryRejection>,
    body: Bytes,
) -> Done {
    let mode = query.map_or(Some(String::new()), |Query(query)| query.mode);
    let mode = match mode.as_deref() {
        None | Some("merge") => Mode::Merge,
        Some("replace") => Mode::Replace,
        Some(_) => return Err(Wrong::bad(message!("request-restore"))),
    };
    // A backup that is being read takes room: one after the other.
    let _turn = app.restoring.lock().await;
    match with_store(&app, move |store| Ok(store.restore(&body, mode))).await? {
        Ok(restored) => Ok(reply::ok(&restored)),
        Err(BackupError::Wrong(message)) => Err(Wrong::bad(message)),
        Err(BackupError::Unfit(message)) => {
            Err(Wrong::new(StatusCode::UNPROCESSABLE_ENTITY, message))
        }
        Err(BackupError::TooMany) => {
            Err(Wrong::new(StatusCode::CONFLICT, message!("server-too-many-games")))
        }
        Err(BackupError::Samples(message)) => {
            Err(Wrong::new(StatusCode::SERVICE_UNAVAILABLE, message))
        }
        Err(BackupError::Store(error)) => Err(unavailable(&error)),
        Err(BackupError::Io(error)) => {
            let wrong = message!("store-fault", reason = error.to_string());
            Err(Wrong::new(StatusCode::SERVICE_UNAVAILABLE, wrong))
        }
    }
}
