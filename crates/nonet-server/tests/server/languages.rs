//! One server speaks several languages: each request is answered in its own.

use std::thread;

use nonet_server::Limits;
use serde_json::{Value, json};

use crate::client::{PUZZLE, Reply, TestServer};

/// Asks for the pseudo-language, which has an accent on each letter.
const ACCENTED: &str = "Accept-Language: tlh, en-XA;q=0.9, en;q=0.5";
/// Asks for English.
const ENGLISH: &str = "Accept-Language: en-GB";

/// Whether a sentence is in the pseudo-language.
fn is_accented(text: &str) -> bool {
    text.chars().any(|letter| letter.is_alphabetic() && !letter.is_ascii())
}

/// The sentence of a reply that says what is wrong.
fn sentence(reply: &Reply) -> String {
    reply.json()["error"]["message"].as_str().expect("a sentence").to_owned()
}

/// Requests that are refused, each by another part of the server.
const REFUSED: [(&str, &str, &str, u16); 14] = [
    ("GET", "/nothing", "", 404),
    ("DELETE", "/solve", "", 405),
    ("POST", "/solve", "{", 400),
    ("POST", "/solve", "[]", 400),
    ("POST", "/solve", r#"{"puzzle":"","limt":1}"#, 400),
    ("POST", "/solve", r#"{"puzzle":"1"}"#, 422),
    ("POST", "/jobs", r#"{"ask":1}"#, 400),
    ("GET", "/jobs/1", "", 404),
    ("GET", "/samples/nothing", "", 404),
    ("GET", "/learn/nothing", "", 404),
    ("PUT", "/settings", "[]", 400),
    ("GET", "/games?before=x", "", 400),
    ("GET", "/records/1", "", 404),
    ("POST", "/restore", "{}", 400),
];

#[test]
fn refusals_are_in_the_language_of_the_request() {
    let server = TestServer::start();
    for (verb, path, body, status) in REFUSED {
        for (header, accented) in
            [(ACCENTED, true), (ENGLISH, false), ("Accept-Language: tlh", false)]
        {
            let reply = server.send(verb, path, &[header], body);
            let said = sentence(&reply);
            assert_eq!(reply.status, status, "{verb} {path}: {said}");
            assert_eq!(is_accented(&said), accented, "{verb} {path}: {said}");
        }
    }
    let other = server.send("GET", "/about", &[ACCENTED, "Host: evil.example"], "");
    assert!(other.status == 403 && is_accented(&sentence(&other)), "the guard");
    let large = format!(r#"{{"puzzle":"{}"}}"#, "1".repeat(4 << 20));
    let large = server.send("POST", "/solve", &[ACCENTED], &large);
    assert!(large.status == 413 && is_accented(&sentence(&large)), "too large");
}

#[test]
fn the_owner_and_too_many_jobs_are_told_of_in_the_language_of_the_request() {
    let server = TestServer::start_at("0.0.0.0:0");
    let host = format!("Host: 127.0.0.1:{}", server.address.port());
    let reply = server.send("GET", "/games", &[&host, ACCENTED], "");
    assert!(reply.status == 401 && is_accented(&sentence(&reply)));
    assert_eq!(reply.header("www-authenticate"), Some("Bearer"));
    let server = TestServer::start_with(Limits { jobs: 0, ..Limits::default() });
    let job = json!({ "question": { "ask": "solve", "puzzle": PUZZLE } }).to_string();
    let reply = server.send("POST", "/jobs", &[ACCENTED], &job);
    assert!(reply.status == 429 && is_accented(&sentence(&reply)));
}

#[test]
fn what_is_wrong_with_a_question_is_said_in_the_language_that_it_names() {
    let server = TestServer::start();
    for body in [r#"{"lang":"en-XA","puzzle":"1"}"#, r#"{"lang":"en-XA","puzzle":1}"#] {
        let said = sentence(&server.send("POST", "/solve", &[ENGLISH], body));
        assert!(is_accented(&said), "{body}: {said}");
    }
    let job = r#"{"question":{"ask":"nothing","lang":"en-XA"}}"#;
    assert!(is_accented(&sentence(&server.send("POST", "/jobs", &[ENGLISH], job))));
    // One that nobody speaks asks for nothing.
    let said =
        sentence(&server.send("POST", "/solve", &[ACCENTED], r#"{"lang":"tlh","puzzle":"1"}"#));
    assert!(is_accented(&said), "{said}");
}

#[test]
fn lists_pages_and_games_are_in_the_language_of_the_request() {
    let server = TestServer::start();
    for (path, pointer) in [
        ("/methods", "/methods/0/name"),
        ("/samples", "/samples/0/expected"),
        ("/learn", "/sections/0/title"),
    ] {
        let said = |header| {
            let list = server.send("GET", path, &[header], "").json();
            list.pointer(pointer).and_then(Value::as_str).unwrap_or_default().to_owned()
        };
        assert!(is_accented(&said(ACCENTED)), "{path}: {}", said(ACCENTED));
        assert!(!said(ENGLISH).is_empty() && !is_accented(&said(ENGLISH)), "{path}");
    }
    let game = server.post("/games", r#"{"state":{}}"#).json();
    let path = format!("/games/{}", game["id"]);
    let stale = json!({ "revision": 7, "state": {} }).to_string();
    let reply = server.send("PUT", &path, &[ACCENTED], &stale);
    assert!(reply.status == 409 && is_accented(&sentence(&reply)));
}

#[test]
fn two_jobs_at_the_same_time_speak_two_languages() {
    let server = TestServer::start();
    let begin = |lang: &str| {
        let job = json!({
            "question": { "ask": "solve", "lang": lang, "method": "logic", "puzzle": PUZZLE },
            "watch": true,
        });
        server.begin(&job.to_string())
    };
    let [english, accented] = ["en", "en-XA"].map(begin);
    let by_header = {
        let job = json!({ "question": { "ask": "solve", "method": "logic", "puzzle": PUZZLE }, "watch": true });
        server.send("POST", "/jobs", &[ACCENTED], &job.to_string()).job()
    };
    for (job, wanted) in [(english, false), (accented, true), (by_header, true)] {
        let events: Vec<_> = server.listen(&job).collect();
        let steps = events.iter().filter(|(name, _)| name == "step");
        let texts: Vec<&str> = steps.filter_map(|(_, step)| step["text"].as_str()).collect();
        assert!(!texts.is_empty(), "{events:?}");
        assert!(texts.iter().all(|text| is_accented(text) == wanted), "{texts:?}");
    }
}

#[test]
fn the_page_comes_in_the_language_of_the_server() {
    let [english, estonian] = ["en", "et"].map(TestServer::start_speaking);
    let page = |server: &TestServer, header: &[&str]| server.send_raw("GET", "/", header, "");
    let [one, other] = [&english, &estonian].map(|server| page(server, &[]));
    assert!(one.body.contains("<html lang=\"en\">") && other.body.contains("<html lang=\"et\">"));
    assert_eq!(one.body.replacen("\"en\"", "\"et\"", 1), other.body);
    // A browser that has it in another language gets it anew.
    let known = format!("If-None-Match: {}", one.header("etag").expect("its version"));
    assert_eq!(page(&english, &[&known]).status, 304);
    assert_eq!(page(&estonian, &[&known]).status, 200);
}

#[test]
fn many_requests_at_the_same_time_do_not_mix_their_languages() {
    let server = TestServer::start();
    let body = json!({ "puzzle": PUZZLE }).to_string();
    thread::scope(|scope| {
        for (header, accented) in [(ACCENTED, true), (ENGLISH, false)].repeat(8) {
            let (server, body) = (&server, &body);
            scope.spawn(move || {
                for _ in 0..4 {
                    let hint = server.send("POST", "/hint", &[header], body).json();
                    let text = hint["steps"][0]["text"].as_str().unwrap_or_default();
                    assert!(!text.is_empty(), "{hint}");
                    assert_eq!(is_accented(text), accented, "{text}");
                }
            });
        }
    });
}
