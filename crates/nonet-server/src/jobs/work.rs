//! What jobs do.

use std::sync::Arc;
use std::time::Duration;

use nonet_api::{
    EstimateRequest, GridRequest, Message, Request, Words, estimate, handle, handle_grid, message,
};
use serde_json::{Value, json};

use super::host::{JobHands, JobHost, Teller};
use crate::app::App;
use crate::body::{Object, request, with_task};
use crate::race;

/// The longest that a job may be told to take.
const LONGEST: u64 = 24 * 60 * 60;

/// How long each method of a race may take unless told otherwise.
const RACE_SECONDS: u64 = 10;

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
    match kind.as_str() {
        "solve" | "check" | "count" | "hint" | "explain" | "rate" => {
            let request: Request = request(with_task(body, &kind))?;
            Ok(Box::new(move |teller| {
                let hands = JobHands::new(teller.clone(), threads, seconds);
                let mut host = JobHost::new(teller.clone(), watch, hands);
                let answer = handle(&request, words, &mut host);
                teller.tell("done", &answer);
            }))
        }
        "grid" => {
            let request: GridRequest = request(body)?;
            Ok(Box::new(move |teller| {
                let hands = JobHands::new(teller.clone(), threads, seconds);
                teller.tell("done", &handle_grid(&request, words, &hands));
            }))
        }
        "estimate" => {
            let request: EstimateRequest = request(body)?;
            let seconds = seconds.or(Some(Duration::from_secs(RACE_SECONDS)));
            Ok(Box::new(move |teller| {
                let hands = JobHands::new(teller.clone(), threads, seconds);
                teller.tell("done", &estimate(&request, words, &hands));
            }))
        }
        "race" => {
            let request: Request = request(with_task(body, "parse"))?;
            let time = seconds.unwrap_or(Duration::from_secs(RACE_SECONDS));
            Ok(Box::new(move |teller| race(&request, time, words, &teller)))
        }
        _ => Err(message!("job-kind")),
    }
}

/// A race as a job: each finish is told as it comes.
fn race(request: &Request, time: Duration, words: &Words, teller: &Teller) {
    let tell = |finish: Value| teller.tell("finish", &finish);
    match race::run(request, time, words, &teller.cancel, tell) {
        Ok(()) => teller.tell("done", &json!({})),
        Err(answer) => teller.tell("done", &*answer),
    }
}
