//! The app as a process: it starts, keeps what it is given, and ends.

use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;

use serde_json::{Value, json};

use crate::app::{App, new_folder};
use crate::common::{command, file, nonet};

/// The names of all files in a folder, in order.
fn names(folder: &str) -> Vec<String> {
    let entries = std::fs::read_dir(folder).expect("a folder of the tests").flatten();
    let mut names: Vec<String> =
        entries.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

#[test]
fn the_app_answers_serves_its_page_and_exits() {
    let app = App::start_in(":memory:");
    assert!(app.address.starts_with("127.0.0.1:"), "{}", app.address);
    let (status, page) = app.ask("GET", "/", "");
    assert!(status == 200 && page.contains("<!doctype html>"), "{status} {page}");
    let (status, answer) = app.ask("POST", "/api/v1/count", r#"{"puzzle":"................"}"#);
    assert!(status == 200 && answer.contains("\"count\":\"288\""), "{status} {answer}");
    let run = app.exit();
    assert_eq!((run.code, run.err.trim_end()), (0, "Nonet has ended."));
}

#[test]
fn two_apps_may_use_one_folder() {
    let folder = new_folder("two-apps");
    let apps = [App::start_in(&folder), App::start_in(&folder)];
    for number in 0..10 {
        let game = format!(r#"{{"state":{{"number":{number}}}}}"#);
        assert_eq!(apps[number % 2].ask("POST", "/api/v1/games", &game).0, 201);
    }
    for app in &apps {
        let (_, games) = app.ask("GET", "/api/v1/games", "");
        assert_eq!(games.matches("\"id\"").count(), 10, "{games}");
    }
    assert_eq!(apps[1].ask("DELETE", "/api/v1/games/1", "").0, 204);
    assert_eq!(apps[0].ask("GET", "/api/v1/games/1", "").0, 404);
    for app in apps {
        assert_eq!(app.exit().code, 0);
    }
    assert_eq!(names(&folder), ["nonet.sqlite"]);
}

#[test]
fn a_clean_end_leaves_one_file_with_everything() {
    let ends: &[&str] = if cfg!(unix) { &["exit", "INT", "TERM"] } else { &["exit"] };
    for &name in ends {
        let [folder, copy] = ["end", "end-copy"].map(|kind| new_folder(&format!("{kind}-{name}")));
        let app = App::start_in(&folder);
        for _ in 0..5 {
            assert_eq!(app.ask("POST", "/api/v1/games", r#"{"state":{"x":1}}"#).0, 201);
        }
        let (_, about) = app.ask("GET", "/api/v1/about", "");
        assert_eq!(app.end_by(name).code, 0, "{name}");
        assert_eq!(names(&folder), ["nonet.sqlite"], "{name}");
        // The one file that the app names, and nothing else, is taken to another place.
        let file = Path::new(&folder).join("nonet.sqlite");
        assert!(about.contains(file.to_str().expect("text")), "{about}");
        std::fs::create_dir(&copy).expect("a folder");
        std::fs::copy(file, Path::new(&copy).join("nonet.sqlite")).expect("a copy");
        let app = App::start_in(&copy);
        let (_, games) = app.ask("GET", "/api/v1/games", "");
        assert_eq!(games.matches("\"id\"").count(), 5, "{name}: {games}");
        app.exit();
    }
}

#[test]
fn a_damaged_file_is_said_to_be_one_and_the_app_goes_on() {
    let folder = new_folder("damaged");
    let app = App::start_in(&folder);
    let state = "x".repeat(3000);
    for _ in 0..40 {
        let game = format!(r#"{{"state":{{"x":"{state}"}}}}"#);
        assert_eq!(app.ask("POST", "/api/v1/games", &game).0, 201);
    }
    app.exit();
    let file = Path::new(&folder).join("nonet.sqlite");
    let mut content = std::fs::read(&file).expect("the file");
    let middle = content.len() / 2;
    content[middle..middle + 5000].fill(b'?');
    std::fs::write(&file, content).expect("it can be written");
    let app = App::start_in(&folder);
    let (status, games) = app.ask("GET", "/api/v1/games", "");
    assert!(status == 200 && games.matches("\"id\"").count() >= 37, "{status} {games}");
    assert_eq!(app.ask("POST", "/api/v1/games", r#"{"state":{}}"#).0, 201);
    let run = app.exit();
    assert!(run.code == 0 && run.err.contains("was damaged"), "{run:?}");
    let names = names(&folder);
    assert!(names.len() == 2 && names[0].starts_with("nonet.damaged-"), "{names:?}");
}

#[test]
fn a_file_that_is_removed_is_written_anew_and_that_is_said() {
    let folder = new_folder("removed");
    let app = App::start_in(&folder);
    assert_eq!(app.ask("POST", "/api/v1/games", r#"{"state":{"x":1}}"#).0, 201);
    std::fs::remove_dir_all(&folder).expect("the folder");
    assert_eq!(app.ask("POST", "/api/v1/games", r#"{"state":{"x":2}}"#).0, 201);
    let (_, about) = app.ask("GET", "/api/v1/about", "");
    assert!(about.contains("was removed while it was in use"), "{about}");
    app.kill();
    let app = App::start_in(&folder);
    let (_, games) = app.ask("GET", "/api/v1/games", "");
    assert_eq!(games.matches("\"id\"").count(), 2, "{games}");
    app.exit();
}

#[test]
fn without_a_usable_folder_the_app_runs_and_says_so() {
    let no_folder = file("no-folder", b"");
    let app = App::start_in(no_folder.to_str().expect("text"));
    assert_eq!(app.ask("PUT", "/api/v1/settings", r#"{"theme":"night"}"#).0, 200);
    let (_, about) = app.ask("GET", "/api/v1/about", "");
    assert!(about.contains("no-folder") && about.contains(r#""state":"memory""#), "{about}");
    let run = app.exit();
    assert!(run.code == 0 && run.err.contains("kept in memory"), "{run:?}");
    assert!(run.err.contains("one thing is"), "what is lost is said: {run:?}");
}

#[test]
fn a_port_that_is_taken_is_a_clear_message() {
    let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = taken.local_addr().expect("an address").to_string();
    let run = nonet(&["serve", "--no-open", "--data", ":memory:", "--listen", &address]);
    assert_eq!(run.code, 2);
    assert!(run.err.contains("cannot listen on") && run.err.contains(&address), "{run:?}");
    let run = nonet(&["serve", "--no-open", "--listen", "nowhere"]);
    assert!(run.code == 2 && run.err.contains("'nowhere' is no address"), "{run:?}");
    let run = nonet(&["serve", "--no-open", "--data", ":memory:", "--ahead", "101"]);
    assert!(run.code == 2 && run.err.contains("--ahead"), "{run:?}");
}

#[test]
fn an_address_for_others_comes_with_a_token() {
    let mut app = App::start(&["--listen", "0.0.0.0:0", "--data", ":memory:"]);
    assert!(app.address.starts_with("127.0.0.1:"), "how to reach it: {}", app.address);
    let token = app.token.take();
    assert_eq!(token.as_ref().map(String::len), Some(32));
    assert_eq!(app.ask("POST", "/api/v1/exit", "").0, 401);
    assert_eq!(app.ask("GET", "/api/v1/games", "").0, 401);
    assert_eq!(app.ask("GET", "/api/v1/methods", "").0, 200);
    app.token = token;
    assert_eq!(app.ask("GET", "/api/v1/games", "").0, 200);
    let run = app.exit();
    assert!(run.code == 0 && run.err.contains("everybody in this network"), "{run:?}");
}

// Elsewhere a browser would open.
#[cfg(target_os = "linux")]
#[test]
fn the_command_alone_starts_the_app_on_another_port_if_its_own_is_taken() {
    let folder = new_folder("alone");
    let start = || {
        let mut nonet = command();
        nonet.env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY").env("XDG_DATA_HOME", &folder);
        App::run(&mut nonet)
    };
    let apps = [start(), start()];
    assert_ne!(apps[0].address, apps[1].address);
    let (_, about) = apps[0].ask("GET", "/api/v1/about", "");
    assert!(about.contains(&folder), "{about}");
    for app in apps {
        assert_eq!(app.exit().code, 0);
    }
}

#[cfg(unix)]
#[test]
fn ctrl_c_ends_the_app_the_moment_it_has_said_its_address() {
    for _ in 0..20 {
        let app = App::start_in(":memory:");
        app.signal("INT");
        assert_eq!(app.wait().code, 0);
    }
}

#[cfg(unix)]
#[test]
fn ctrl_c_ends_the_app_although_somebody_listens() {
    let app = App::start_in(":memory:");
    let blank = ".".repeat(81);
    let job = json!({ "question": { "ask": "count", "method": "sets", "puzzle": blank } });
    let (status, begun) = app.ask("POST", "/api/v1/jobs", &job.to_string());
    let begun: Value = serde_json::from_str(&begun).expect("JSON");
    let job = begun["job"].as_str().expect("an id");
    assert_eq!(status, 202);
    let mut listener = TcpStream::connect(&app.address).expect("it is there");
    let head = format!("GET /api/v1/jobs/{job} HTTP/1.1\r\nHost: {}\r\n\r\n", app.address);
    listener.write_all(head.as_bytes()).expect("it listens");
    listener.read_exact(&mut [0; 100]).expect("events");
    app.signal("INT");
    // The count has no end, and the listener does not leave: it ends in spite of both.
    assert_eq!(app.wait().code, 0);
    drop(listener);
}
