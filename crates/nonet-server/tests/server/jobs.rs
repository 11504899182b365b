//! Jobs: they tell, they stop, and they end with whoever listens.

use std::collections::BTreeSet;
use std::thread;
use std::time::Duration;

use nonet_server::Limits;
use serde_json::json;

use crate::client::{PUZZLE, TestServer};

/// A puzzle with more solutions than anybody waits for.
fn endless() -> String {
    json!({ "question": { "ask": "count", "puzzle": ".".repeat(81), "method": "sets" } })
        .to_string()
}

/// A search that is watched.
fn watched(method: &str, puzzle: &str) -> String {
    let question = json!({ "ask": "solve", "puzzle": puzzle, "method": method, "show": "all" });
    json!({ "question": question, "watch": true }).to_string()
}

#[test]
fn a_job_tells_what_happens_and_ends_with_its_answer() {
    let server = TestServer::start();
    let job = server.begin(&watched("sets", PUZZLE));
    let events: Vec<_> = server.listen(&job).collect();
    assert!(events.iter().any(|(name, _)| name == "moment"));
    let (name, answer) = events.last().expect("an end");
    assert_eq!((name.as_str(), answer["count"].as_str()), ("done", Some("1")));
    let again = server.get(&format!("/jobs/{job}"));
    assert_eq!((again.status, again.code().as_str()), (410, "server-job-told"));
    let never = server.get(&format!("/jobs/{}", "0".repeat(32)));
    assert_eq!((never.status, never.code().as_str()), (404, "server-no-job"));
}

#[test]
fn a_race_lets_every_method_finish() {
    let server = TestServer::start();
    let job = server.begin(
        &json!({ "question": { "ask": "race", "seconds": 2, "puzzle": PUZZLE } }).to_string(),
    );
    let events: Vec<_> = server.listen(&job).collect();
    let finished = events.iter().filter(|(name, _)| name == "finish").count();
    assert!(finished > 3 && events.last().is_some_and(|(name, _)| name == "done"), "{events:?}");
}

#[test]
fn a_job_is_stopped_by_request() {
    let server = TestServer::start();
    let job = server.begin(&endless());
    let mut events = server.listen(&job);
    assert!(events.next().is_some_and(|(name, _)| name == "progress"));
    assert_eq!(server.send("DELETE", &format!("/jobs/{job}"), &[], "").status, 204);
    let (name, answer) = events.last().expect("an end");
    assert_eq!((name.as_str(), &answer["stopped"]), ("done", &true.into()));
}

/// Begins a job as soon as there is room for it, as there is once another's work has ended.
fn begin_at_last(server: &TestServer, body: &str) -> String {
    loop {
        let reply = server.post("/jobs", body);
        if reply.status != 429 {
            return reply.job();
        }
        thread::yield_now();
    }
}

#[test]
fn a_job_stops_when_nobody_listens_any_more() {
    let server = TestServer::start_with(Limits { jobs: 1, ..Limits::default() });
    let mut events = server.listen(&server.begin(&endless()));
    assert!(events.next().is_some());
    assert_eq!(server.post("/jobs", &endless()).status, 429, "somebody listens");
    drop(events);
    begin_at_last(&server, &endless());
}

#[test]
fn a_job_that_nobody_listens_to_is_stopped_after_a_while() {
    let listen = Duration::from_millis(20);
    let server = TestServer::start_with(Limits { jobs: 1, listen, ..Limits::default() });
    server.begin(&endless());
    begin_at_last(&server, &endless());
}

#[test]
fn to_stop_a_job_is_no_mistake_whether_it_has_ended_or_not() {
    let server = TestServer::start();
    let job = server.begin(&watched("sets", PUZZLE));
    let stop = |job: &str| server.send("DELETE", &format!("/jobs/{job}"), &[], "");
    assert!(server.listen(&job).last().is_some_and(|(name, _)| name == "done"));
    for _ in 0..3 {
        assert_eq!(stop(&job).status, 204);
    }
    let never = "0".repeat(32);
    for never in ["1", "x", &job[1..], &never] {
        let reply = stop(never);
        assert_eq!((reply.status, reply.code().as_str()), (404, "server-no-job"), "{never}");
    }
}

#[test]
fn nobody_can_guess_what_others_work_on() {
    let server = TestServer::start();
    let ids: BTreeSet<String> = (0..20).map(|_| server.begin(&endless())).collect();
    assert_eq!(ids.len(), 20);
    for id in ids {
        assert!(id.len() == 32 && id.bytes().all(|digit| digit.is_ascii_hexdigit()), "{id}");
    }
}

#[test]
fn there_is_an_end_to_jobs() {
    let server = TestServer::start();
    let jobs: Vec<_> = (0..32).map(|_| server.begin(&endless())).collect();
    let reply = server.post("/jobs", &endless());
    assert_eq!((reply.status, reply.code().as_str()), (429, "server-too-many-jobs"));
    for job in jobs {
        assert_eq!(server.send("DELETE", &format!("/jobs/{job}"), &[], "").status, 204);
        assert!(server.listen(&job).last().is_some_and(|(name, _)| name == "done"));
    }
    server.begin(&endless());
}

#[test]
fn a_job_that_is_stopped_frees_its_place_even_if_nobody_reads_its_events() {
    // Nobody's patience ends while this test runs.
    let listen = Duration::from_secs(100_000);
    let server = TestServer::start_with(Limits { listen, ..Limits::default() });
    // So many events that they fill all queues on the way.
    let watched = watched("sets", &".".repeat(81));
    for _ in 0..2 {
        let jobs: Vec<String> = (0..32).map(|_| begin_at_last(&server, &watched)).collect();
        // Some are listened to by somebody who takes nothing.
        let address = |job: &String| format!("/api/v1/jobs/{job}");
        let open = |job| server.open("GET", &address(job), &[], "");
        let _deaf: Vec<_> = jobs.iter().take(8).map(open).collect();
        for job in &jobs {
            assert_eq!(server.send("DELETE", &format!("/jobs/{job}"), &[], "").status, 204);
        }
        let job = begin_at_last(&server, &watched);
        assert_eq!(server.send("DELETE", &format!("/jobs/{job}"), &[], "").status, 204);
    }
}

#[test]
fn the_server_ends_although_somebody_listens() {
    let mut server = TestServer::start();
    let mut events: Vec<_> = (0..3).map(|_| server.listen(&server.begin(&endless()))).collect();
    assert!(events.iter_mut().all(|events| events.next().is_some()));
    assert_eq!(server.post("/exit", "").status, 200);
    assert!(server.wait());
}

#[test]
fn the_server_ends_when_it_is_told_to() {
    let mut server = TestServer::start();
    let mut events = server.listen(&server.begin(&endless()));
    assert!(events.next().is_some());
    assert!(server.end());
}
