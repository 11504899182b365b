//! Jobs: they tell, they stop, and they end with whoever listens.

use std::time::{Duration, Instant};

use crate::client::{PUZZLE, TestServer};

/// A puzzle with more solutions than anybody waits for.
fn endless() -> String {
    format!(r#"{{"kind":"count","puzzle":"{}","method":"sets"}}"#, ".".repeat(81))
}

#[test]
fn a_job_tells_what_happens_and_ends_with_its_answer() {
    let server = TestServer::start();
    let job = server.begin(&format!(r#"{{"kind":"solve","watch":true,"puzzle":"{PUZZLE}"}}"#));
    let events: Vec<_> = server.listen(job).collect();
    assert!(events.iter().any(|(name, _)| name == "moment"));
    let (name, answer) = events.last().expect("an end");
    assert_eq!((name.as_str(), answer["count"].as_str()), ("done", Some("1")));
    assert_eq!(server.get(&format!("/jobs/{job}")).code(), "server-no-job");
}

#[test]
fn a_race_lets_every_method_finish() {
    let server = TestServer::start();
    let job = server.begin(&format!(r#"{{"kind":"race","seconds":2,"puzzle":"{PUZZLE}"}}"#));
    let events: Vec<_> = server.listen(job).collect();
    let finished = events.iter().filter(|(name, _)| name == "finish").count();
    assert!(finished > 3 && events.last().is_some_and(|(name, _)| name == "done"), "{events:?}");
}

#[test]
fn a_job_is_stopped_by_request() {
    let server = TestServer::start();
    let job = server.begin(&endless());
    let mut events = server.listen(job);
    assert!(events.next().is_some_and(|(name, _)| name == "progress"));
    assert_eq!(server.send("DELETE", &format!("/jobs/{job}"), &[], "").status, 204);
    let (name, answer) = events.last().expect("an end");
    assert_eq!((name.as_str(), &answer["stopped"]), ("done", &true.into()));
}

#[test]
fn a_job_stops_when_nobody_listens_any_more() {
    let server = TestServer::start();
    let job = server.begin(&endless());
    let mut events = server.listen(job);
    assert!(events.next().is_some());
    drop(events);
    let started = Instant::now();
    // It is forgotten once its work has ended.
    while server.send("DELETE", &format!("/jobs/{job}"), &[], "").status == 204 {
        assert!(started.elapsed() < Duration::from_secs(10), "it goes on");
        std::thread::yield_now();
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
        assert!(server.listen(job).last().is_some_and(|(name, _)| name == "done"));
    }
    server.begin(&endless());
}

#[test]
fn the_server_ends_within_three_seconds_although_somebody_listens() {
    let mut server = TestServer::start();
    let mut events: Vec<_> = (0..3).map(|_| server.listen(server.begin(&endless()))).collect();
    assert!(events.iter_mut().all(|events| events.next().is_some()));
    let started = Instant::now();
    assert_eq!(server.post("/exit", "").status, 200);
    assert!(server.wait() && started.elapsed() < Duration::from_secs(3), "{started:?}");
}

#[test]
fn the_server_ends_when_it_is_told_to() {
    let mut server = TestServer::start();
    let mut events = server.listen(server.begin(&endless()));
    assert!(events.next().is_some());
    let started = Instant::now();
    assert!(server.end() && started.elapsed() < Duration::from_secs(3), "{started:?}");
}
