//! Questions that are answered at once: about puzzles, grids, rules, and by an estimate.

use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use nonet_api::{Answer, Message, answer, message};
use serde_json::Value;
use tokio::task;

use crate::app::{App, Shared};
use crate::body::{self, Object, object};
use crate::reply::{self, Wrong};
use crate::work::{Cancel, short};

/// How long an estimate takes that is asked for at once.
const ESTIMATE_TIME: Duration = Duration::from_secs(2);

/// How long each method of a race may take: all of them together take no longer than an answer may.
const RACE_SECONDS: f64 = 0.8;

/// A question that is answered at once.
#[derive(Clone, Copy)]
pub(crate) enum Question {
    /// About a puzzle: the name of its task.
    Puzzle(&'static str),
    /// About grids.
    Grid,
    /// About rules.
    Rules,
    /// For an estimate.
    Estimate,
    /// Which method is the fastest.
    Race,
}

impl Question {
    /// Answers it. This may take as long as an answer may.
    fn answer(self, app: &App, mut body: Object, cancel: Cancel) -> Result<Response, Message> {
        let ask = match self {
            Question::Puzzle(name) => body::ask(name, body)?,
            Question::Grid => body::ask_of("grid", body)?,
            Question::Rules => body::ask_of("rules", body)?,
            Question::Estimate => body::ask("estimate", body)?,
            Question::Race => {
                body.entry("seconds").or_insert_with(|| Value::from(RACE_SECONDS));
                body::ask("race", body)?
            }
        };
        let time = match self {
            Question::Estimate => ESTIMATE_TIME,
            _ => app.limits.answer,
        };
        let mut answer = answer(&ask, app.words, &mut short(cancel, time));
        shorten(&mut answer);
        // Who asks what a text is gets an answer, also if it is no puzzle.
        let status = match self {
            Question::Puzzle("parse") | Question::Grid | Question::Rules => StatusCode::OK,
            _ => reply::status(answer.outcome()),
        };
        Ok(reply::json(status, &answer))
    }
}

/// Leaves of the trials up to each solution those up to the first.
fn shorten(answer: &mut Answer) {
    let findings = match answer {
        Answer::Solved(solved) => &mut solved.findings,
        Answer::Checked(checked) => &mut checked.findings,
        Answer::Counted(counted) => &mut counted.findings,
        Answer::CandidateGrid(candidates) => &mut candidates.findings,
        _ => return,
    };
    if let Some(stats) = &mut findings.stats {
        stats.trials_to_each.truncate(1);
    }
}

/// Answers a question.
pub(crate) async fn ask(State(app): Shared, question: Question, body: Bytes) -> Response {
    let words = app.words;
    let result = match object(&body) {
        Ok(object) => {
            let shared = Arc::clone(&app);
            in_turn(&app, move |cancel| question.answer(&shared, object, cancel)).await
        }
        Err(wrong) => Err(Wrong::bad(wrong)),
    };
    reply::told(words, result)
}

/// Does work when it is its turn: there are a few places, and whoever came first gets the next.
/// If the client goes away, the work is told to stop; it keeps its place until it has.
pub(crate) async fn in_turn(
    app: &App,
    work: impl FnOnce(Cancel) -> Result<Response, Message> + Send + 'static,
) -> Result<Response, Wrong> {
    let cancel = Cancel::default();
    // Dropped with this future if the client goes away.
    let _gone = cancel.guard();
    let Ok(place) = Arc::clone(&app.places).acquire_owned().await else {
        return Err(Wrong::new(StatusCode::SERVICE_UNAVAILABLE, message!("server-ending")));
    };
    let done = task::spawn_blocking(move || {
        let _place = place;
        work(cancel)
    });
    match done.await {
        Ok(result) => result.map_err(Wrong::bad),
        // The work has panicked: that is our fault, and only this request's.
        Err(_) => Err(Wrong::new(StatusCode::INTERNAL_SERVER_ERROR, message!("server-fault"))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn work_that_panics_is_answered_and_gives_its_place_back() {
        let app = App::for_tests();
        for _ in 0..2 * app.places.available_permits() {
            let result = in_turn(&app, |_| panic!("as the test wants")).await;
            let status = reply::told(app.words, result).status();
            assert_eq!(status, StatusCode::INTERNAL_SERVER_ERROR);
        }
        let fine = in_turn(&app, |_| Ok(reply::ok(&1))).await;
        assert_eq!(reply::told(app.words, fine).status(), StatusCode::OK);
    }

    #[tokio::test]
    async fn work_stops_when_the_client_goes_away_and_keeps_its_place_until_then() {
        let app = App::for_tests();
        let free = app.places.available_permits();
        let (stopped, mut stops) = tokio::sync::mpsc::channel(1);
        let mut waiting = Box::pin(in_turn(&app, move |cancel| {
            while !cancel.is_set() {
                std::thread::yield_now();
            }
            let _ = stopped.blocking_send(());
            Ok(reply::ok(&1))
        }));
        tokio::select! {
            biased;
            _ = &mut waiting => panic!("the work goes on until it is stopped"),
            () = tokio::time::sleep(Duration::from_millis(50)) => {}
        }
        assert_eq!(app.places.available_permits(), free - 1);
        drop(waiting);
        assert_eq!(stops.recv().await, Some(()));
    }
}
