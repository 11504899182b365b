//! What is kept, as pages and scripts see it.

use serde_json::{Value, json};

use crate::client::{Folder, PUZZLE, TestServer};

/// Keeps a game, and gives it.
fn add_game(server: &TestServer, state: &Value) -> Value {
    let reply = server.post("/games", &json!({ "state": state }).to_string());
    assert_eq!(reply.status, 201, "{reply:?}");
    reply.json()
}

#[test]
fn two_tabs_do_not_overwrite_each_other() {
    let server = TestServer::start();
    let game = add_game(&server, &json!({ "moves": 0 }));
    assert_eq!(game["revision"], 1);
    let address = format!("/games/{}", game["id"]);
    let put = |revision: u64, moves: u64| {
        let body = json!({ "revision": revision, "state": { "moves": moves } });
        server.send("PUT", &address, &[], &body.to_string())
    };
    let first = put(1, 10);
    assert_eq!((first.status, &first.json()["revision"]), (200, &json!(2)));
    assert_eq!(first.json().get("state"), None, "whoever has sent it has it");
    let mut there = first.json();
    there["state"] = json!({ "moves": 10 });
    let second = put(1, 20);
    assert_eq!((second.status, second.code().as_str()), (409, "server-stale-game"));
    assert_eq!(second.json()["game"], there, "what is there is told");
    assert_eq!(server.get(&address).json(), there, "and stays");
    assert_eq!(put(2, 20).json()["revision"], 3);
}

#[test]
fn a_part_of_a_state_is_changed_by_who_has_the_rest() {
    let server = TestServer::start();
    let game = add_game(&server, &json!({ "moves": [1, 2], "name": "õ" }));
    let address = format!("/games/{}", game["id"]);
    let text = r#"{"moves":[1,2],"name":"õ"}"#;
    let splice = |revision: u64, from: usize, to: usize, with: &str, whole: &str| {
        let check = whole
            .encode_utf16()
            .fold(0x811c_9dc5_u32, |sum, unit| (sum ^ u32::from(unit)).wrapping_mul(0x0100_0193));
        let splice = json!({ "from": from, "to": to, "text": with, "check": check });
        let body = json!({ "revision": revision, "splice": splice }).to_string();
        server.send("PATCH", &address, &[], &body)
    };
    let end = text.find(']').expect("it is there");
    let changed = r#"{"moves":[1,2,3],"name":"õ"}"#;
    let reply = splice(1, end, end, ",3", changed);
    assert_eq!((reply.status, &reply.json()["revision"]), (200, &json!(2)));
    let there = server.get(&address).json();
    assert_eq!(there["state"], json!({ "moves": [1, 2, 3], "name": "õ" }));
    let stale = splice(1, end, end, ",4", changed);
    assert_eq!((stale.status, stale.code().as_str()), (409, "server-stale-game"));
    assert_eq!(stale.json()["game"], there);
    let long = format!(r#"{{"moves":"{}"}}"#, "x".repeat(2 << 20));
    let past = changed.chars().count();
    for (reply, status, code) in [
        (splice(2, end, end, ",4", changed), 422, "server-other-state"),
        (splice(2, 0, past, "[]", "[]"), 422, "server-other-state"),
        (splice(2, past, past, "}", &format!("{changed}}}")), 422, "server-other-state"),
        (splice(2, 9999, 9999, "", changed), 422, "server-other-state"),
        (splice(2, 0, past, &long, &long), 413, "store-too-large"),
    ] {
        assert_eq!((reply.status, reply.code().as_str()), (status, code), "{reply:?}");
    }
    assert_eq!(server.get(&address).json(), there, "nothing has changed");
    let none = json!({ "from": 0, "to": 0, "text": "", "check": 0 });
    let body = json!({ "revision": 1, "splice": none }).to_string();
    assert_eq!(server.send("PATCH", "/games/999", &[], &body).status, 404);
}

#[test]
fn a_game_has_room_for_two_thousand_moves_with_branches() {
    let server = TestServer::start();
    let step = |number: u32| {
        json!({
            "number": number, "parent": number / 2, "cell": "r1c1", "digit": 1, "time": 1_234_567,
            "marks": (0..9).map(|digit| format!("r{digit}c{digit}")).collect::<Vec<_>>(),
        })
    };
    let state = json!({ "puzzle": PUZZLE, "moves": (0..4000).map(step).collect::<Vec<_>>() });
    assert!(state.to_string().len() > 500_000);
    let game = add_game(&server, &state);
    assert_eq!(server.get(&format!("/games/{}", game["id"])).json()["state"], state);
}

#[test]
fn a_game_means_the_same_however_it_is_written() {
    let server = TestServer::start();
    let game = add_game(&server, &json!({}));
    let address = format!("/games/{}", game["id"]);
    let space = " ".repeat(1_500_000);
    for (revision, body) in [
        (2, r#" { "state": {"z":1,"a":[2.5]}, "revision": 1.0 }"#.to_owned()),
        (3, format!(r#"{{"revision":2,"state":{{"z":1,{space}"a":[2.5]}}}}"#)),
    ] {
        let reply = server.send("PUT", &address, &[], &body);
        assert_eq!((reply.status, &reply.json()["revision"]), (200, &json!(revision)));
        assert_eq!(server.get(&address).json()["state"], json!({ "a": [2.5], "z": 1 }));
    }
    // What could not be read again is not taken.
    let deep = format!("{}{}", "[".repeat(200), "]".repeat(200));
    for state in [&*deep, "1e999", r#""\ud800""#, "[]"] {
        let body = format!(r#"{{"revision":3,"state":{{"a":{state}}}}}"#);
        let status = if state == "[]" { 200 } else { 400 };
        assert_eq!(server.send("PUT", &address, &[], &body).status, status, "{state}");
    }
}

#[test]
fn every_reply_about_what_is_kept_says_where_it_is() {
    let folder = Folder::new("where");
    let (memory, file) = (TestServer::start(), TestServer::start_in(&folder.0));
    for (server, state) in [(&memory, "memory"), (&file, "file")] {
        for path in ["/settings", "/games", "/games/99", "/records", "/backup"] {
            assert_eq!(server.get(path).header("nonet-store"), Some(state), "{path}");
        }
        assert_eq!(server.get("/about").json()["store"]["state"], state);
        assert_eq!(server.get("/methods").header("nonet-store"), None);
    }
}

#[test]
fn a_long_list_comes_in_parts() {
    let server = TestServer::start();
    let details = json!({ "long": "x".repeat(4000) });
    for seconds in 0..600 {
        let record = json!({ "puzzle": PUZZLE, "seconds": seconds, "details": details });
        assert_eq!(server.post("/records", &record.to_string()).status, 201);
    }
    let (mut seconds, mut address) = (Vec::new(), "/records?limit=10000".to_owned());
    loop {
        let reply = server.get(&address);
        assert!(reply.body.len() < 1_200_000, "{}", reply.body.len());
        let list = reply.json();
        let records = list["records"].as_array().expect("a list");
        seconds.extend(records.iter().map(|record| record["seconds"].as_u64()));
        if list["next"].is_null() {
            break;
        }
        address = format!("/records?limit=10000&before={}", list["next"]);
    }
    assert_eq!(seconds, (0..600).rev().map(Some).collect::<Vec<_>>());
}

#[test]
fn a_backup_brings_everything_to_another_machine() {
    let [one, other] = [TestServer::start(), TestServer::start()];
    let game = add_game(&one, &json!({ "moves": [1, 2, 3] }));
    let record = json!({ "puzzle": PUZZLE, "seconds": 61, "level": "easy" }).to_string();
    assert_eq!(one.post("/records", &record).status, 201);
    assert_eq!(one.send("PUT", "/settings", &[], r#"{"theme":"night"}"#).status, 200);
    let backup = one.get("/backup");
    assert_eq!((backup.status, backup.header("content-type")), (200, Some("application/json")));
    let name = backup.header("content-disposition").unwrap_or_default();
    assert!(
        name.starts_with("attachment; filename=\"nonet-20") && name.ends_with(".json\""),
        "{name}"
    );
    let restored = other.post("/restore", &backup.body);
    assert_eq!(restored.status, 200, "{restored:?}");
    let restored = restored.json();
    assert_eq!((&restored["games"]["added"], &restored["settings"]), (&json!(1), &json!(1)));
    assert_eq!(other.get(&format!("/games/{}", game["id"])).json(), game);
    assert_eq!(other.get("/records").json(), one.get("/records").json());
    assert_eq!(other.get("/settings").json(), json!({ "theme": "night" }));
    // Taken back once more, nothing changes; what came after the backup stays, or goes as wished.
    add_game(&other, &json!({}));
    let again = other.post("/restore?mode=merge", &backup.body).json();
    assert_eq!((&again["games"]["same"], &again["games"]["added"]), (&json!(1), &json!(0)));
    assert_eq!(other.get("/games").json()["games"].as_array().map(Vec::len), Some(2));
    let replaced = other.post("/restore?mode=replace", &backup.body).json();
    assert_eq!(replaced["games"]["removed"], 1);
    assert_eq!(other.get("/games").json(), one.get("/games").json());
}

#[test]
fn games_of_two_machines_come_together_whatever_their_ids() {
    let server = TestServer::start();
    add_game(&server, &json!({ "from": "here" }));
    let game = |id: u32| {
        let day = "2026-01-01T00:00:00Z";
        json!({ "id": id, "created": day, "updated": day, "revision": 1, "summary": {}, "state": { "there": id } })
    };
    // The first has to take another id here, and that must not be the one of the second.
    let backup = json!({ "format": "nonet-backup", "version": 1, "games": [game(1), game(2)] });
    let restored = server.post("/restore?mode=merge", &backup.to_string()).json();
    assert_eq!(restored["games"]["added"], 2, "{restored}");
    assert_eq!(server.get("/games").json()["games"].as_array().map(Vec::len), Some(3));
    assert_eq!(server.get("/games/2").json()["state"], json!({ "there": 2 }));
}

#[test]
fn what_is_no_backup_changes_nothing() {
    let server = TestServer::start();
    add_game(&server, &json!({}));
    let later = r#"{"format":"nonet-backup","version":2,"games":[]}"#;
    let twice =
        json!({ "id": 1, "created": "", "updated": "", "revision": 1, "summary": {}, "state": {} });
    let twice =
        json!({ "format": "nonet-backup", "version": 1, "games": [twice, twice] }).to_string();
    let half = r#"{"format":"nonet-backup","version":1,"games":[{"id":1"#;
    let wrong = r#"{"format":"nonet-backup","version":1,"games":[{"id":1}]}"#;
    for (body, code) in [
        ("", "backup-unreadable"),
        ("[]", "backup-other"),
        ("{}", "backup-other"),
        (later, "backup-newer"),
        (half, "backup-unreadable"),
        (wrong, "backup-unreadable"),
    ] {
        let reply = server.post("/restore?mode=replace", body);
        assert_eq!((reply.status, reply.code().as_str()), (400, code), "{body}");
    }
    // It can be read, and cannot be.
    let reply = server.post("/restore?mode=replace", &twice);
    assert_eq!((reply.status, reply.code().as_str()), (422, "backup-ids"));
    assert_eq!(server.post("/restore?mode=all", "{}").code(), "request-restore");
    assert_eq!(server.get("/games").json()["games"].as_array().map(Vec::len), Some(1));
}
