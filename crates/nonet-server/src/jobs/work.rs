//! What jobs do.

use std::sync::Arc;
use std::time::{Duration, Instant};

use nonet_api::{
    EstimateRequest, GridRequest, Message, Request, Search, Show, Solve, Task, Words, estimate,
    handle, handle_grid, message, methods,
};
use nonet_core::format::{Expectation, read_all};
use serde_json::{Value, json};

use super::host::{JobHands, JobHost, Teller};
use crate::app::App;
use crate::body::{Object, request, with_task};

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

/// Lets every method solve a puzzle, one after the other.
fn race(request: &Request, time: Duration, words: &Words, teller: &Teller) {
    let shape = request.box_shape.as_deref().and_then(|shape| shape.parse().ok());
    let layout = read_all(&request.puzzle, &Expectation { box_shape: shape })
        .ok()
        .and_then(|drafts| drafts.into_iter().next())
        .map(|draft| draft.layout);
    let Some(layout) = layout else {
        teller.tell("done", &handle(request, words, &mut ()));
        return;
    };
    for method in methods().filter(|method| (method.takes)(&layout)) {
        if teller.cancel.is_set() {
            break;
        }
        let search =
            Search { method: Some(method.id.to_owned()), limit: Some(1), ..Search::default() };
        let task = Task::Solve(Solve { show: Show::First, search, ..Solve::default() });
        let request = Request { task, ..request.clone() };
        // Their progress is not told: a race has one of its own.
        let quiet = Quiet { teller, deadline: Instant::now() + time };
        let started = Instant::now();
        let answer = handle(&request, words, &mut { quiet });
        let seconds = started.elapsed().as_secs_f64();
        let solved = answer.solution.is_some();
        let late = !solved && answer.stopped;
        teller.tell(
            "finish",
            &json!({
                "method": method.id, "name": method.name, "solved": solved, "late": late,
                "solution": answer.solution, "seconds": seconds, "nodes": answer.nodes,
                "trials": answer.trials, "message": answer.error.map(|fault| fault.message),
            }),
        );
    }
    teller.tell("done", &json!({}));
}

/// A host that only looks at the clock.
struct Quiet<'a> {
    teller: &'a Teller,
    deadline: Instant,
}

impl nonet_api::Host for Quiet<'_> {
    fn progress(&mut self, _: &nonet_core::solve::Effort) -> std::ops::ControlFlow<()> {
        if self.teller.cancel.is_set() || Instant::now() >= self.deadline {
            return std::ops::ControlFlow::Break(());
        }
        std::ops::ControlFlow::Continue(())
    }
}
