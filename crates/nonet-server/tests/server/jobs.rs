//! Jobs: they tell, they stop, and they end with whoever listens.

use std::thread;
use std::time::Duration;

use nonet_server::Limits;

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

/// Waits until a job is forgotten, as it is once its work has ended and nobody listens.
fn wait_until_forgotten(server: &TestServer, job: u64) {
    while server.send("DELETE", &format!("/jobs/{job}"), &[], "").status == 204 {
        thread::yield_now();
    }
}

#[test]
fn a_job_stops_when_nobody_listens_any_more() {
    let server = TestServer::start();
    let job = server.begin(&endless());
    let mut events = server.listen(job);
    assert!(events.next().is_some());
    drop(events);
    wait_until_forgotten(&server, job);
}

#[test]
fn a_job_that_nobody_listens_to_is_stopped_after_a_while() {
    let listen = Duration::from_millis(20);
    let server = TestServer::start_with(Limits { listen, ..Limits::default() });
    let job = server.begin(&endless());
    wait_until_forgotten(&server, job);
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
fn a_job_that_is_stopped_frees_its_place_even_if_nobody_reads_its_events() {
    // Nobody's patience ends while this test runs.
    let listen = Duration::from_secs(100_000);
    let server = TestServer::start_with(Limits { listen, ..Limits::default() });
    // So many events that they fill all queues on the way.
    let watched =
        format!(r#"{{"kind":"count","watch":true,"puzzle":"{}","method":"sets"}}"#, ".".repeat(81));
    for _ in 0..2 {
        let jobs: Vec<u64> = (0..32).map(|_| server.begin(&watched)).collect();
        // Some are listened to by somebody who takes nothing.
        let address = |job: &u64| format!("/api/v1/jobs/{job}");
        let open = |job| server.open("GET", &address(job), &[], "");
        let _deaf: Vec<_> = jobs.iter().take(8).map(open).collect();
        for job in &jobs {
            assert_eq!(server.send("DELETE", &format!("/jobs/{job}"), &[], "").status, 204);
        }
        let mut last = server.post("/jobs", &watched);
        while last.status == 429 {
            thread::yield_now();
            last = server.post("/jobs", &watched);
        }
        let job = last.json()["job"].as_u64().expect("a number");
        assert_eq!(server.send("DELETE", &format!("/jobs/{job}"), &[], "").status, 204);
    }
}

#[test]
fn the_server_ends_although_somebody_listens() {
    let mut server = TestServer::start();
    let mut events: Vec<_> = (0..3).map(|_| server.listen(server.begin(&endless()))).collect();
    assert!(events.iter_mut().all(|events| events.next().is_some()));
    assert_eq!(server.post("/exit", "").status, 200);
    assert!(server.wait());
}

#[test]
fn the_server_ends_when_it_is_told_to() {
    let mut server = TestServer::start();
    let mut events = server.listen(server.begin(&endless()));
    assert!(events.next().is_some());
    assert!(server.end());
}
