//! Samples of the owner's own, as pages, scripts and strangers see them.

use std::fs;

use serde_json::{Value, json};

use crate::client::{Folder, PUZZLE, Reply, TestServer};

/// The names of the own samples in a list.
fn own(server: &TestServer, headers: &[&str]) -> Vec<String> {
    let list = server.send("GET", "/samples", headers, "").json();
    let samples = list["samples"].as_array().expect("a list").iter();
    let own = samples.filter(|sample| sample["own"] == true);
    own.map(|sample| sample["name"].as_str().expect("a name").to_owned()).collect()
}

fn add(server: &TestServer, name: &str, text: &str) -> Reply {
    server.post("/samples", &json!({ "name": name, "text": text }).to_string())
}

fn put(server: &TestServer, name: &str, body: &Value) -> Reply {
    server.send("PUT", &format!("/samples/{name}"), &[], &body.to_string())
}

#[test]
fn own_samples_come_after_the_others_and_are_always_as_the_files_are() {
    let folder = Folder::new("samples");
    let server = TestServer::start_in(&folder.0);
    let before = server.get("/samples").json();
    let bundled = before["samples"].as_array().expect("a list").len();
    assert!(before["samples"].as_array().expect("a list").iter().all(|one| one["own"] == false));
    let added = add(&server, "mine.txt", PUZZLE);
    assert_eq!(added.status, 201, "{added:?}");
    assert_eq!(added.header("nonet-store"), Some("file"));
    let told = json!({ "number": bundled + 1, "name": "mine.txt", "about": "", "expected": "unique", "own": true });
    assert_eq!(added.json(), told);
    let files = folder.0.join("samples");
    assert_eq!(server.get("/samples").json()["folder"], json!(files.display().to_string()));
    // Another program changes the folder while the server runs.
    fs::write(files.join("Mine too.txt"), "12").expect("a file");
    assert_eq!(own(&server, &[]), ["Mine too.txt", "mine.txt"]);
    fs::write(files.join("mine.txt"), ".".repeat(16)).expect("a file");
    let shown = server.get("/samples/mine.txt?own=true").json();
    assert_eq!(
        (&shown["text"], &shown["expected"]),
        (&json!(".".repeat(16)), &json!("288 solutions"))
    );
    let changed = put(&server, "mine.txt", &json!({ "text": PUZZLE }));
    assert_eq!((changed.status, &changed.json()["expected"]), (200, &json!("unique")));
    let renamed = put(&server, "Mine%20too.txt", &json!({ "name": "yours.txt" }));
    assert_eq!((renamed.status, &renamed.json()["name"]), (200, &json!("yours.txt")));
    assert_eq!(server.send("DELETE", "/samples/mine.txt", &[], "").status, 204);
    assert_eq!(server.send("DELETE", "/samples/mine.txt", &[], "").status, 404);
    assert_eq!(own(&server, &[]), ["yours.txt"]);
    assert_eq!(fs::read_dir(&files).expect("a folder").count(), 1, "nothing is left over");
}

#[test]
fn what_cannot_be_is_refused_and_changes_nothing() {
    let folder = Folder::new("samples-refused");
    let server = TestServer::start_in(&folder.0);
    assert_eq!(add(&server, "mine.txt", PUZZLE).status, 201);
    let bundled = "easy-06-wikipedia.txt";
    for (reply, status, code) in [
        (add(&server, "mine.txt", "1"), 409, "own-exists"),
        (add(&server, "MINE.txt", "1"), 409, "own-exists"),
        (add(&server, bundled, "1"), 409, "own-bundled"),
        (add(&server, "../mine.txt", "1"), 422, "own-name-symbol"),
        (add(&server, "", "1"), 422, "own-name-empty"),
        (add(&server, "CON", "1"), 422, "own-name-device"),
        (add(&server, "a\0b", "1"), 422, "own-name-symbol"),
        (add(&server, &"x".repeat(300), "1"), 422, "own-name-too-long"),
        (add(&server, "empty.txt", " "), 422, "own-empty"),
        (add(&server, "long.txt", &"1".repeat(300 << 10)), 413, "own-too-long"),
        (server.post("/samples", r#"{"name":"x"}"#), 400, "request-unreadable"),
        (put(&server, bundled, &json!({ "text": "1" })), 409, "own-bundled"),
        (put(&server, "nothing", &json!({ "text": "1" })), 404, "own-missing"),
        (put(&server, "..%2Fnonet.sqlite", &json!({ "text": "1" })), 404, "own-missing"),
        (put(&server, "mine.txt", &json!({})), 422, "request-sample"),
        (put(&server, "mine.txt", &json!({ "name": "x", "text": "1" })), 422, "request-sample"),
        (put(&server, "mine.txt", &json!({ "name": bundled })), 409, "own-bundled"),
        (server.send("DELETE", &format!("/samples/{bundled}"), &[], ""), 409, "own-bundled"),
        (server.send("DELETE", "/samples/..%2Fnonet.sqlite", &[], ""), 404, "own-missing"),
        (server.get("/samples/..%2Fnonet.sqlite?own=true"), 404, "sample-unknown"),
        (server.get("/samples/mine.txt?own=maybe"), 400, "request-samples"),
    ] {
        assert_eq!((reply.status, reply.code().as_str()), (status, code), "{reply:?}");
    }
    assert!(folder.0.join("nonet.sqlite").exists());
    assert_eq!(server.get("/samples/mine.txt").json()["text"], PUZZLE);
    assert_eq!(own(&server, &[]), ["mine.txt"]);
    // In memory there is no place for files.
    let memory = TestServer::start();
    let reply = add(&memory, "mine.txt", PUZZLE);
    assert_eq!((reply.status, reply.code().as_str()), (503, "own-nowhere"));
    assert!(memory.get("/samples").json()["folder"].is_null());
}

#[test]
fn strangers_see_and_change_none_of_them() {
    let folder = Folder::new("samples-strangers");
    let server = TestServer::start_for_all_in(&folder.0);
    let token = format!("Authorization: Bearer {}", server.token.as_deref().expect("a token"));
    let body = json!({ "name": "mine.txt", "text": PUZZLE }).to_string();
    assert_eq!(server.post("/samples", &body).status, 401);
    assert_eq!(server.send("POST", "/samples", &[&token], &body).status, 201);
    assert_eq!(own(&server, &[&token]), ["mine.txt"]);
    assert_eq!(own(&server, &[]), [""; 0]);
    assert!(server.get("/samples").json()["folder"].is_null());
    // Numbers go on behind the bundled ones.
    let bundled = server.get("/samples").json()["samples"].as_array().expect("a list").len();
    let by_number = format!("/samples/{}", bundled + 1);
    for path in ["/samples/mine.txt", "/samples/mine.txt?own=true", &by_number] {
        assert_eq!(server.get(path).status, 404, "{path}");
        assert_eq!(server.send("GET", path, &[&token], "").status, 200, "{path}");
    }
    assert_eq!(put(&server, "mine.txt", &json!({ "text": "1" })).status, 401);
    assert_eq!(server.send("DELETE", "/samples/mine.txt", &[], "").status, 401);
    assert_eq!(server.get("/samples/1").status, 200);
}

#[test]
fn a_backup_holds_them_and_brings_them_back() {
    let (folder, other) = (Folder::new("samples-backup"), Folder::new("samples-restored"));
    let server = TestServer::start_in(&folder.0);
    for (name, text) in [("a.txt", "1"), ("b.txt", "2")] {
        assert_eq!(add(&server, name, text).status, 201);
    }
    // A name that a new one could not have is kept all the same.
    fs::write(folder.0.join("samples").join("-c.txt"), "3").expect("a file");
    let backup = server.get("/backup").body;
    let document: Value = serde_json::from_str(&backup).expect("JSON");
    assert_eq!(document["samples"].as_array().map(Vec::len), Some(3));
    let server = TestServer::start_in(&other.0);
    assert_eq!(add(&server, "b.txt", "here").status, 201);
    assert_eq!(add(&server, "d.txt", "here").status, 201);
    let merged = server.post("/restore?mode=merge", &backup).json();
    assert_eq!(merged["samples"], json!({ "added": 2, "changed": 0, "same": 1, "removed": 0 }));
    assert_eq!(server.get("/samples/b.txt").json()["text"], "here", "what is here stays");
    // A backup of an earlier version says nothing about samples.
    let old = json!({ "format": "nonet-backup", "version": 1 }).to_string();
    assert_eq!(server.post("/restore?mode=replace", &old).status, 200);
    assert_eq!(own(&server, &[]), ["-c.txt", "a.txt", "b.txt", "d.txt"]);
    let replaced = server.post("/restore?mode=replace", &backup).json();
    assert_eq!(replaced["samples"], json!({ "added": 0, "changed": 1, "same": 2, "removed": 1 }));
    assert_eq!(server.get("/samples/b.txt").json()["text"], "2");
    assert_eq!(own(&server, &[]), ["-c.txt", "a.txt", "b.txt"]);
    // What leads out of the folder is refused, and with it everything else.
    for name in ["../x", "/x", "", ".x", "a/b", "a\u{0}"] {
        let wrong = json!({ "format": "nonet-backup", "version": 1, "settings": { "theme": "night" }, "samples": [{ "name": name, "text": "1" }] });
        assert_eq!(server.post("/restore", &wrong.to_string()).status, 422, "{name:?}");
    }
    assert_eq!(server.get("/settings").json(), json!({}));
    let memory = TestServer::start();
    assert_eq!(memory.post("/restore", &backup).code(), "own-nowhere");
    assert_eq!(fs::read_dir(other.0.join("samples")).expect("a folder").count(), 3);
}
