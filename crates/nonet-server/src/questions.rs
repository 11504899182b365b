//! Questions that are answered at once: everything that the door answers.

use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use nonet_api::{Answer, Ask, Kind, Message, Question, answer, message};
use serde_json::Value;
use tokio::task;

use crate::app::{App, Shared};
use crate::body::{Object, object};
use crate::reply::{self, Done, Tongue, Wrong};
use crate::work::{Cancel, short};

/// How long an estimate takes that is asked for at once.
const ESTIMATE_TIME: Duration = Duration::from_secs(2);

/// How long each method of a race may take: all of them together take no longer than an answer may.
const RACE_SECONDS: f64 = 0.8;

/// Whether a question of this kind is answered with status 200 in any case: whoever asks what a text is
/// gets an answer, also if it is no puzzle or no grid. To draw grids at random, there is no text.
pub(crate) fn is_always_answered(kind: &str) -> bool {
    let is_about_grids = kind.starts_with("grid-") || kind.starts_with("rules-");
    kind == "parse" || (is_about_grids && kind != "grid-random")
}

/// Answers a question of any kind.
pub(crate) async fn ask(
    State(app): Shared,
    headers: HeaderMap,
    tongue: Tongue,
    body: Bytes,
) -> Response {
    match object(&body) {
        Ok(question) => reply_to(&app, &headers, tongue, question).await,
        Err(wrong) => Wrong::bad(wrong).into_response(),
    }
}

/// Answers a question of one kind, which need not be said.
pub(crate) async fn ask_kind(
    State(app): Shared,
    headers: HeaderMap,
    tongue: Tongue,
    kind: &'static Kind,
    body: Bytes,
) -> Response {
    let mut question = match object(&body) {
        Ok(question) => question,
        Err(wrong) => return Wrong::bad(wrong).into_response(),
    };
    match question.insert("ask".to_owned(), Value::from(kind.name)) {
        None => reply_to(&app, &headers, tongue, question).await,
        // The address says it: whoever says something else means another address.
        Some(_) => Wrong::bad(message!("request-ask", kind = kind.name)).into_response(),
    }
}

async fn reply_to(
    app: &Arc<App>,
    headers: &HeaderMap,
    tongue: Tongue,
    question: Object,
) -> Response {
    // What is wrong with the question is said in its language, too.
    let tongue = tongue.or(question.get("lang").and_then(Value::as_str));
    let shared = Arc::clone(app);
    let is_owners = app.owner.is(headers);
    let answer =
        in_turn(app, is_owners, move |cancel| answer_to(&shared, tongue, question, cancel));
    answer.await.unwrap_or_else(|wrong| wrong.said(tongue.0))
}

/// Answers a question. This may take as long as an answer may.
fn answer_to(
    app: &App,
    Tongue(words): Tongue,
    question: Object,
    cancel: Cancel,
) -> Result<Response, Message> {
    let mut ask = Ask::from_object(question)?;
    let time = match &mut ask.question {
        Question::Estimate(_) => ESTIMATE_TIME,
        Question::Race(race) => {
            race.seconds.get_or_insert(RACE_SECONDS);
            app.limits.answer
        }
        _ => app.limits.answer,
    };
    if let Some(ready) = app.pool.answer(app, &mut ask.question) {
        return Ok(reply::ok(&ready));
    }
    let mut answer = answer(&ask, words, &mut short(cancel, time));
    shorten(&mut answer);
    let status = match ask.question.name() {
        name if is_always_answered(name) => StatusCode::OK,
        _ => reply::status(answer.outcome()),
    };
    Ok(reply::json(status, &answer))
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

/// Does work when it is its turn: there are a few places, and whoever came first gets the next. Others
/// than the owner have half of them, so that a stranger who asks much does not keep the owner waiting.
/// If the client goes away, the work is told to stop; it keeps its place until it has.
pub(crate) async fn in_turn(
    app: &App,
    is_owners: bool,
    work: impl FnOnce(Cancel) -> Result<Response, Message> + Send + 'static,
) -> Done {
    let cancel = Cancel::default();
    // Dropped with this future if the client goes away.
    let _gone = cancel.guard();
    let ending = |_| Wrong::new(StatusCode::SERVICE_UNAVAILABLE, message!("server-ending"));
    let guest = if is_owners {
        None
    } else {
        Some(Arc::clone(&app.guest_places).acquire_owned().await.map_err(ending)?)
    };
    let place = Arc::clone(&app.places).acquire_owned().await.map_err(ending)?;
    let done = task::spawn_blocking(move || {
        let _places = (guest, place);
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
            let result = in_turn(&app, true, |_| panic!("as the test wants")).await;
            assert_eq!(result.into_response().status(), StatusCode::INTERNAL_SERVER_ERROR);
        }
        let fine = in_turn(&app, true, |_| Ok(reply::ok(&1))).await;
        assert_eq!(fine.into_response().status(), StatusCode::OK);
    }

    #[tokio::test]
    async fn work_stops_when_the_client_goes_away_and_keeps_its_place_until_then() {
        let app = App::for_tests();
        let free = app.places.available_permits();
        let (stopped, mut stops) = tokio::sync::mpsc::channel(1);
        let mut waiting = Box::pin(in_turn(&app, true, move |cancel| {
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

    #[tokio::test]
    async fn strangers_who_ask_without_end_do_not_keep_the_owner_waiting() {
        let app = App::for_tests();
        let until_stopped = |cancel: Cancel| {
            while !cancel.is_set() {
                std::thread::yield_now();
            }
            Ok(reply::ok(&1))
        };
        let ask = || Box::pin(in_turn(&app, false, until_stopped));
        let mut asking: Vec<_> = (0..4 * app.places.available_permits()).map(|_| ask()).collect();
        for question in &mut asking {
            tokio::select! {
                biased;
                _ = question => panic!("it goes on until it is stopped"),
                () = tokio::task::yield_now() => {}
            }
        }
        assert_eq!(app.guest_places.available_permits(), 0);
        let answer = in_turn(&app, true, |_| Ok(reply::ok(&1))).await;
        assert_eq!(answer.into_response().status(), StatusCode::OK);
    }
}
