//! Samples: the bundled ones for everybody, and those of the owner's own for the owner, who can change these.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode};
use nonet_api::samples::{by_name, own::OwnError};
use nonet_api::{Answerable, ListSamples, Message, ShowSample, Words, message};
use nonet_host::SampleFolder;
use schemars::JsonSchema;
use serde::Deserialize;

use crate::app::{App, Shared};
use crate::body::{object, request};
use crate::questions::in_turn;
use crate::reply::{self, Done, Tongue, Wrong};
use crate::work::{Cancel, short};

/// The longest body with a sample: a text in which every symbol is escaped.
pub(crate) const LONGEST_SAMPLE: usize = 2 << 20;

/// The samples: the bundled ones, and for the owner their own.
pub(crate) async fn list(State(app): Shared, Tongue(words): Tongue, headers: HeaderMap) -> Done {
    told(&app, &headers, words, ListSamples {}, StatusCode::OK).await
}

/// Among which samples to look.
#[derive(Deserialize)]
pub(crate) struct Shelf {
    own: Option<bool>,
}

/// A sample, by name, by number or by the beginning of its name.
pub(crate) async fn show(
    State(app): Shared,
    Tongue(words): Tongue,
    headers: HeaderMap,
    path: Result<Path<String>, PathRejection>,
    query: Result<Query<Shelf>, QueryRejection>,
) -> Done {
    let name = name(path)?;
    let Query(Shelf { own }) = query.map_err(|_| Wrong::bad(message!("request-samples")))?;
    told(&app, &headers, words, ShowSample { name, own }, StatusCode::NOT_FOUND).await
}

/// The answer to a question for which files are read, and the status if it has none.
async fn told<Q: Answerable + Send + 'static>(
    app: &App,
    headers: &HeaderMap,
    words: &'static Words,
    question: Q,
    unanswered: StatusCode,
) -> Done {
    let (is_owners, time) = (app.owner.is(headers), app.limits.answer);
    // Others are not told that the owner has samples of their own.
    let folder = app.store.samples().filter(|_| is_owners).cloned();
    in_turn(app, is_owners, move |cancel| {
        let mut host = short(cancel, time).with_samples(folder);
        Ok(match question.answer(words, &mut host) {
            Ok(answer) => reply::ok(&answer),
            Err(refused) => reply::json(unanswered, &refused),
        })
    })
    .await
}

/// A new sample of the owner's own.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewSample {
    /// The name of its file, which no other sample has, at most 120 bytes.
    name: String,
    /// The puzzle, in any format, at most 256 kB.
    text: String,
}

/// A change of a sample of the owner's own: another text, or another name.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ChangedSample {
    /// The new name of its file.
    #[serde(default)]
    name: Option<String>,
    /// The new text.
    #[serde(default)]
    text: Option<String>,
}

/// Keeps a new sample.
pub(crate) async fn add(State(app): Shared, Tongue(words): Tongue, body: Bytes) -> Done {
    let NewSample { name, text } = object(&body).and_then(request).map_err(Wrong::bad)?;
    let new = name.clone();
    change(&app, name, new, words, StatusCode::CREATED, move |folder, name| folder.add(name, &text))
        .await
}

/// Changes a sample.
pub(crate) async fn set(
    State(app): Shared,
    Tongue(words): Tongue,
    path: Result<Path<String>, PathRejection>,
    body: Bytes,
) -> Done {
    let name = name(path)?;
    let old = name.clone();
    match object(&body).and_then(request).map_err(Wrong::bad)? {
        ChangedSample { name: None, text: Some(text) } => {
            change(&app, name, old, words, StatusCode::OK, move |folder, name| {
                folder.replace(name, &text)
            })
            .await
        }
        ChangedSample { name: Some(new), text: None } => {
            let other = new.clone();
            change(&app, name, new, words, StatusCode::OK, move |folder, name| {
                folder.rename(name, &other)
            })
            .await
        }
        _ => Err(unprocessable(message!("request-sample"))),
    }
}

/// Deletes a sample.
pub(crate) async fn remove(State(app): Shared, path: Result<Path<String>, PathRejection>) -> Done {
    let name = name(path)?;
    with_folder(&app, name, SampleFolder::remove).await?;
    Ok(reply::done())
}

/// That a request can be read, and makes no sense.
fn unprocessable(message: Message) -> Wrong {
    Wrong::new(StatusCode::UNPROCESSABLE_ENTITY, message)
}

/// The name at the end of an address.
fn name(path: Result<Path<String>, PathRejection>) -> Result<String, Wrong> {
    path.map(|Path(name)| name).map_err(|_| Wrong::missing(message!("server-not-found")))
}

/// Changes the sample of a name, and tells about the one of its new name.
async fn change(
    app: &Arc<App>,
    name: String,
    new: String,
    words: &'static Words,
    status: StatusCode,
    work: impl FnOnce(&SampleFolder, &str) -> Result<(), OwnError> + Send + 'static,
) -> Done {
    with_folder(app, name, work).await?;
    let (folder, time) = (app.store.samples().cloned(), app.limits.answer);
    in_turn(app, true, move |cancel: Cancel| {
        let mut host = short(cancel, time).with_samples(folder);
        let question = ShowSample { name: new, own: Some(true) };
        Ok(match question.answer(words, &mut host) {
            Ok(shown) => reply::json(status, &shown.sample),
            // Somebody has deleted it since.
            Err(refused) => reply::json(StatusCode::NOT_FOUND, &refused),
        })
    })
    .await
}

/// Does something with the owner's own samples, on a thread that may wait.
async fn with_folder(
    app: &Arc<App>,
    name: String,
    work: impl FnOnce(&SampleFolder, &str) -> Result<(), OwnError> + Send + 'static,
) -> Result<(), Wrong> {
    let shared = Arc::clone(app);
    let done = tokio::task::spawn_blocking(move || {
        let folder = shared.store.samples().ok_or(OwnError::Nowhere);
        folder.and_then(|folder| work(folder, &name)).map_err(|error| wrong(error, &name))
    });
    let fault = || Wrong::new(StatusCode::INTERNAL_SERVER_ERROR, message!("server-fault"));
    done.await.unwrap_or_else(|_| Err(fault()))
}

/// Why something was not done with a sample.
fn wrong(error: OwnError, name: &str) -> Wrong {
    // What is there and cannot be changed is not missing.
    let error = match error {
        OwnError::Missing if by_name(name).is_some() => OwnError::Bundled,
        error => error,
    };
    let message: Message = error.message(name);
    let status = match error {
        OwnError::Name(_) | OwnError::Empty => StatusCode::UNPROCESSABLE_ENTITY,
        OwnError::Bundled | OwnError::Exists(_) | OwnError::TooMany => StatusCode::CONFLICT,
        OwnError::Missing => StatusCode::NOT_FOUND,
        OwnError::TooLong => StatusCode::PAYLOAD_TOO_LARGE,
        OwnError::Nowhere | OwnError::System(_) => StatusCode::SERVICE_UNAVAILABLE,
    };
    Wrong::new(status, message)
}
