//! The OpenAPI document says what the server does: every route is tried, and every reply checked
//! against its schema.

use serde_json::{Value, json};

use crate::client::{Folder, PUZZLE, TestServer};

/// A request, and the status of its reply: verb, path, body, status. `JOB` stands for the last job that
/// has begun.
type Example = (&'static str, &'static str, Value, u16);

/// Questions and jobs.
fn questions() -> Vec<Example> {
    let puzzle = json!({ "puzzle": PUZZLE });
    let nothing = Value::Null;
    let with = |more: Value| {
        let mut body = puzzle.clone();
        body.as_object_mut()
            .expect("an object")
            .extend(more.as_object().cloned().unwrap_or_default());
        body
    };
    let grid = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    let wrong = json!({ "puzzle": "1..\n2" });
    vec![
        ("post", "/parse", puzzle.clone(), 200),
        ("post", "/parse", json!({ "puzzle": "11.............." }), 200),
        ("post", "/parse", wrong.clone(), 200),
        ("post", "/parse", json!([]), 400),
        ("post", "/check", puzzle.clone(), 200),
        ("post", "/check", json!({ "puzzle": ".".repeat(81) }), 200),
        ("post", "/solve", with(json!({ "show": "two", "unique": true })), 200),
        ("post", "/solve", with(json!({ "method": "trial" })), 200),
        ("post", "/solve", with(json!({ "method": "nothing" })), 422),
        ("post", "/solve", with(json!({ "limit": -1 })), 400),
        ("post", "/solve", with(json!({ "limit": 0 })), 422),
        ("post", "/solve", with(json!({ "limt": 1 })), 400),
        ("post", "/count", json!({ "puzzle": ".".repeat(16) }), 200),
        ("post", "/count", json!({ "puzzle": ".".repeat(81) }), 200),
        ("post", "/candidates", with(json!({ "unique": {} })), 200),
        ("post", "/hint", with(json!({ "level": 4 })), 200),
        ("post", "/explain", puzzle.clone(), 200),
        ("post", "/follow", with(json!({ "only": ["naked-single"] })), 200),
        ("post", "/follow", json!({ "puzzle": "11.............." }), 200),
        (
            "post",
            "/explain",
            json!({ "puzzle": "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......" }),
            200,
        ),
        (
            "post",
            "/rate",
            with(json!({ "without": ["x-wing"], "scores": { "full-house": 9 } })),
            200,
        ),
        ("post", "/race", puzzle.clone(), 200),
        ("post", "/race", wrong.clone(), 422),
        ("post", "/race-lines", json!({ "puzzles": PUZZLE, "methods": ["fast"] }), 200),
        ("post", "/convert", with(json!({ "to": "sdk" })), 200),
        ("post", "/convert", with(json!({ "to": "papyrus" })), 422),
        ("post", "/generate", json!({ "clues": "30", "count": 2 }), 200),
        ("post", "/generate", json!({ "clues": "16" }), 200),
        ("post", "/generate", json!({ "count": 0 }), 422),
        ("post", "/levels", json!({}), 200),
        ("post", "/levels", json!({ "box": "2x2" }), 200),
        ("post", "/levels", json!({ "box": "0x2" }), 422),
        ("post", "/grid-count", json!({ "table": true }), 200),
        ("post", "/grid-essential", json!({ "box": "2x2", "table": true }), 200),
        ("post", "/grid-rank", json!({ "grid": grid }), 200),
        ("post", "/grid-unrank", json!({ "number": "6670903752021072936959" }), 200),
        ("post", "/grid-random", json!({ "seed": 7, "count": 3 }), 200),
        ("post", "/grid-random", json!({ "count": 0 }), 422),
        ("post", "/grid-canonical", json!({ "grid": grid }), 200),
        ("post", "/grid-automorphisms", json!({ "grid": "1234341221434321" }), 200),
        ("post", "/grid-equivalent", json!({ "grid": grid, "other": grid }), 200),
        ("post", "/grid-bands", json!({}), 200),
        ("post", "/grid-fewest-keys", json!({ "box": "2x2" }), 200),
        ("post", "/grid-rank", json!({ "grid": "1" }), 200),
        ("post", "/grid-rank", json!({}), 400),
        ("post", "/grid-rank", json!({ "ask": "grid-rank", "grid": grid }), 400),
        ("post", "/grid-merge", json!({ "lines": [""] }), 200),
        ("post", "/study", json!({ "puzzles": PUZZLE }), 200),
        ("post", "/grid-chunk", json!({ "chunk": "0/416" }), 200),
        ("post", "/ask", json!({ "ask": "solve", "puzzle": PUZZLE, "lang": "en" }), 200),
        ("post", "/ask", json!({ "ask": "grid-count", "box": "2x2" }), 200),
        ("post", "/ask", json!({ "ask": "sample", "name": "1" }), 200),
        ("post", "/ask", json!({ "ask": "solve", "puzzle": "1" }), 422),
        ("post", "/ask", json!({ "ask": "nothing" }), 400),
        ("post", "/ask", json!({ "ask": 0, "puzzle": "" }), 400),
        ("post", "/ask", json!({ "puzzle": PUZZLE }), 400),
        ("post", "/rules-count", json!({}), 200),
        ("post", "/rules-list", json!({ "restricted": "two" }), 200),
        ("post", "/rules-sets", json!({}), 200),
        ("post", "/rules-make", json!({ "set": "213", "permutation": "100330" }), 200),
        ("post", "/rules-of", json!({ "grid": grid }), 200),
        ("post", "/rules-neighbours", json!({ "rule": "x" }), 200),
        ("post", "/estimate", json!({ "box": "4x4", "samples": 1000 }), 200),
        ("post", "/estimate", json!({ "box": "0x9" }), 422),
        ("post", "/jobs", json!({ "question": { "ask": "count", "puzzle": ".".repeat(16) } }), 202),
        ("get", "/jobs/JOB", nothing.clone(), 200),
        ("post", "/jobs", json!({ "question": { "ask": "nothing" } }), 400),
        ("post", "/jobs", json!({ "question": { "ask": "grid-bands" }, "seconds": 0 }), 400),
        ("delete", "/jobs/99", nothing.clone(), 404),
        ("get", "/jobs/99", nothing.clone(), 404),
        (
            "post",
            "/jobs",
            json!({ "question": { "ask": "grid-count" }, "seconds": 5, "watch": true }),
            202,
        ),
        ("delete", "/jobs/JOB", nothing.clone(), 204),
    ]
}

/// A backup with a game that has this id.
fn restored(id: u64) -> Value {
    let game = json!({ "id": id, "created": "", "updated": "", "revision": 1, "summary": {}, "state": {} });
    json!({ "format": "nonet-backup", "version": 1, "games": [game] })
}

/// What is listed and kept, in an order in which it works.
fn things() -> Vec<Example> {
    let nothing = Value::Null;
    // Of `{"x":2}` it makes `{"x":3}`.
    let three = json!({ "from": 5, "to": 6, "text": "3", "check": 3_693_959_032_u32 });
    let unfit = json!({ "from": 5, "to": 6, "text": "4", "check": 0 });
    vec![
        ("get", "/methods", nothing.clone(), 200),
        ("get", "/formats", nothing.clone(), 200),
        ("get", "/variants", nothing.clone(), 200),
        ("get", "/techniques", nothing.clone(), 200),
        ("get", "/samples", nothing.clone(), 200),
        ("get", "/samples/1", nothing.clone(), 200),
        ("get", "/samples/nothing", nothing.clone(), 404),
        ("get", "/samples/1?own=maybe", nothing.clone(), 400),
        ("post", "/samples", json!({ "name": "mine.txt", "text": PUZZLE }), 201),
        ("post", "/samples", json!({ "name": "mine.txt", "text": PUZZLE }), 409),
        ("post", "/samples", json!({ "name": "../x", "text": PUZZLE }), 422),
        ("post", "/samples", json!({ "name": "x", "text": "1".repeat(300_000) }), 413),
        ("get", "/samples/mine.txt?own=true", nothing.clone(), 200),
        ("get", "/samples", nothing.clone(), 200),
        ("put", "/samples/mine.txt", json!({ "text": "1" }), 200),
        ("put", "/samples/mine.txt", json!({ "name": "other.txt" }), 200),
        ("put", "/samples/mine.txt", json!({ "text": "1" }), 404),
        ("put", "/samples/easy-06-wikipedia.txt", json!({ "text": "1" }), 409),
        ("put", "/samples/other.txt", json!({}), 422),
        ("get", "/learn", nothing.clone(), 200),
        ("get", "/learn/x-wing", nothing.clone(), 200),
        ("get", "/learn/nothing", nothing.clone(), 404),
        ("get", "/settings", nothing.clone(), 200),
        ("put", "/settings", json!({ "theme": "night", "old": 1 }), 200),
        ("patch", "/settings", json!({ "old": null, "new": 2 }), 200),
        ("put", "/settings", json!("night"), 400),
        ("put", "/settings", json!({ "long": "x".repeat(70_000) }), 413),
        ("post", "/games", json!({ "state": { "x": 1 }, "summary": { "y": 2 } }), 201),
        ("post", "/games", json!({ "summary": {} }), 400),
        ("post", "/games", json!({ "state": { "x": "x".repeat(1_000_000) } }), 201),
        ("post", "/games", json!({ "state": { "x": "x".repeat(1_050_000) } }), 413),
        ("get", "/games", nothing.clone(), 200),
        ("get", "/games?before=2026-01-01~1", nothing.clone(), 200),
        ("get", "/games?before=x", nothing.clone(), 400),
        ("get", "/games/1", nothing.clone(), 200),
        ("get", "/games/one", nothing.clone(), 404),
        ("put", "/games/1", json!({ "revision": 1, "state": { "x": 2 } }), 200),
        ("put", "/games/1", json!({ "revision": 1, "state": { "x": 3 } }), 409),
        ("put", "/games/1", json!({ "state": { "x": 3 } }), 400),
        ("put", "/games/99", json!({ "revision": 1, "state": {} }), 404),
        ("patch", "/games/1", json!({ "revision": 2, "splice": three }), 200),
        ("patch", "/games/1", json!({ "revision": 2, "splice": three }), 409),
        ("patch", "/games/1", json!({ "revision": 3, "splice": unfit }), 422),
        ("patch", "/games/1", json!({ "revision": 3, "state": { "x": 3 } }), 400),
        ("patch", "/games/99", json!({ "revision": 1, "splice": three }), 404),
        ("delete", "/games/1", nothing.clone(), 204),
        ("delete", "/games/1", nothing.clone(), 404),
        (
            "post",
            "/records",
            json!({ "puzzle": PUZZLE, "seconds": 61, "level": "easy", "hints": 1 }),
            201,
        ),
        (
            "post",
            "/records",
            json!({ "puzzle": PUZZLE, "seconds": 61, "mistakes": 2, "details": { "daily": true } }),
            201,
        ),
        ("post", "/records", json!({ "puzzle": PUZZLE }), 400),
        ("get", "/records", nothing.clone(), 200),
        ("get", "/records?limit=1&before=2", nothing.clone(), 200),
        ("get", "/records?limit=0", nothing.clone(), 400),
        ("get", "/records/1", nothing.clone(), 200),
        ("get", "/records/99", nothing.clone(), 404),
        ("delete", "/records/1", nothing.clone(), 204),
        ("delete", "/records", nothing.clone(), 204),
        ("get", "/backup", nothing.clone(), 200),
        ("post", "/restore", json!({ "format": "nonet-backup", "version": 1 }), 200),
        ("post", "/restore?mode=replace", json!({ "format": "other" }), 400),
        ("delete", "/samples/other.txt", nothing.clone(), 204),
        ("delete", "/samples/other.txt", nothing.clone(), 404),
        ("post", "/restore", restored(1 << 53), 422),
        ("post", "/restore", json!({ "format": "nonet-backup", "version": 1.0 }), 200),
        ("get", "/about", nothing.clone(), 200),
        ("get", "/openapi.json", nothing.clone(), 200),
        ("post", "/exit", nothing, 200),
    ]
}

/// The path of the document that an address belongs to.
fn path_of<'a>(paths: &'a Value, address: &str) -> &'a str {
    let address = address.split('?').next().unwrap_or_default();
    let is_meant = |path: &&String| {
        let (path, address) = (path.split('/'), format!("/api/v1{address}"));
        let (path, parts): (Vec<&str>, Vec<&str>) = (path.collect(), address.split('/').collect());
        let is_same = |(path, part): (&&str, &&str)| path.starts_with('{') || path == part;
        path.len() == parts.len() && path.iter().zip(&parts).all(is_same)
    };
    let mut keys = paths.as_object().expect("paths").keys();
    keys.find(is_meant).unwrap_or_else(|| panic!("{address} is not in the document"))
}

/// Checks a value against a schema of the document.
fn check(document: &Value, schema: &Value, value: &Value, what: &str) {
    let mut schema = schema.clone();
    schema["components"] = document["components"].clone();
    let validator = jsonschema::validator_for(&schema).expect("a schema");
    let errors: Vec<String> = validator
        .iter_errors(value)
        .map(|error| format!("{}: {error}", error.instance_path()))
        .collect();
    assert!(errors.is_empty(), "{what}: {errors:?}\n{value}");
}

#[test]
fn every_route_is_described_and_does_what_is_said() {
    let folder = Folder::new("document");
    let mut server = TestServer::start_in(&folder.0);
    let document = server.get("/openapi.json").json();
    assert_eq!(document["openapi"], "3.1.0");
    let (mut tried, mut job) = (Vec::new(), String::new());
    for (verb, address, body, status) in questions().into_iter().chain(things()) {
        let what = format!("{verb} {address} {body}");
        let what: String = what.chars().take(200).collect();
        let text = if body.is_null() { String::new() } else { body.to_string() };
        let reply = server.send(&verb.to_uppercase(), &address.replace("JOB", &job), &[], &text);
        assert_eq!(reply.status, status, "{what}: {reply:?}");
        if status == 202 {
            job = reply.job();
        }
        let path = path_of(&document["paths"], address);
        let operation = &document["paths"][path][verb];
        assert!(operation.is_object(), "{what} is not in the document");
        let response = &operation["responses"][status.to_string()];
        assert!(response.is_object(), "{what}: {status} is not in the document");
        if let Some(schema) = response["content"]["application/json"]["schema"].as_object() {
            assert_eq!(reply.header("content-type"), Some("application/json"));
            check(&document, &json!(schema), &reply.json(), &what);
        }
        let takes = &operation["requestBody"]["content"]["application/json"]["schema"];
        if takes.is_object() && status < 300 {
            check(&document, takes, &body, &what);
        }
        tried.push(format!("{verb} {path}"));
    }
    for (path, operations) in document["paths"].as_object().expect("paths") {
        for verb in operations.as_object().expect("operations").keys() {
            assert!(tried.contains(&format!("{verb} {path}")), "{verb} {path} was not tried");
        }
    }
    assert!(server.wait(), "it was told to exit");
}
