//! What jobs do.

use std::sync::Arc;
use std::time::Duration;

use nonet_api::{Message, answer, message};
use serde_json::Value;

use super::host::{Teller, host};
use crate::app::App;
use crate::body::{Object, ask, ask_of};

/// The longest that a job may be told to take.
const LONGEST: u64 = 24 * 60 * 60;

/// How long an estimate takes unless told otherwise.
const ESTIMATE_TIME: Duration = Duration::from_secs(10);

/// Work that is ready to begin.
pub(crate) type Work = Box<dyn FnOnce(Teller) + Send>;

/// The work that a request for a job asks for: `kind` says what it is, the rest is its request.
pub(crate) fn prepare(app: &Arc<App>, mut body: Object) -> Result<Work, Message> {
    let (words, threads) = (app.words, app.threads);
    let Some(Value::String(kind)) = body.remove("kind") else {
        return Err(message!("job-kind"));
    };
    let watch = match body.remove("watch") {
        None => false,
        Some(Value::Bool(watch)) => watch,
        Some(_) => return Err(message!("job-watch")),
    };
    let seconds = match body.remove("seconds") {
        None | Some(Value::Null) => None,
        Some(seconds) => match seconds.as_u64().filter(|seconds| (1..=LONGEST).contains(seconds)) {
            Some(seconds) => Some(Duration::from_secs(seconds)),
            None => return Err(message!("job-seconds", most = LONGEST)),
        },
    };
    let (ask, time) = match kind.as_str() {
        "solve" | "check" | "count" | "hint" | "explain" | "rate" => (ask(&kind, body)?, seconds),
        "grid" => (ask_of("grid", body)?, seconds),
        "estimate" => (ask("estimate", body)?, seconds.or(Some(ESTIMATE_TIME))),
        "race" => {
            // The time is that of each method.
            body.extend(seconds.map(|time| ("seconds".to_owned(), Value::from(time.as_secs()))));
            (ask("race", body)?, None)
        }
        _ => return Err(message!("job-kind")),
    };
    Ok(Box::new(move |teller| {
        let told = answer(&ask, words, &mut host(&teller, watch, threads, time));
        teller.end(&told);
    }))
}
