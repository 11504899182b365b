//! Backups by command.

use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::app::{App, new_folder};
use crate::common::{nonet, with_input};

/// A folder with two games, a record and a setting, and the app that keeps them.
fn filled(name: &str) -> (String, App) {
    let folder = new_folder(name);
    let app = App::start_in(&folder);
    for number in 0..2 {
        let game = format!(r#"{{"state":{{"number":{number}}}}}"#);
        assert_eq!(app.ask("POST", "/api/v1/games", &game).0, 201);
    }
    assert_eq!(app.ask("POST", "/api/v1/records", r#"{"puzzle":"1","seconds":7}"#).0, 201);
    assert_eq!(app.ask("PUT", "/api/v1/settings", r#"{"theme":"night"}"#).0, 200);
    (folder, app)
}

#[test]
fn a_backup_of_a_running_app_is_taken_back_elsewhere() {
    let (folder, app) = filled("backup");
    let files = new_folder("backup-files");
    fs::create_dir(&files).expect("a folder");
    let file = format!("{files}/all.json");
    let run = nonet(&["backup", &file, "--data", &folder]);
    assert_eq!(run.code, 0, "{run:?}");
    assert!(run.out.contains("2 games, one record"), "{run:?}");
    assert_eq!(fs::read_dir(&files).expect("a folder").count(), 1, "there is no other file");
    // A file that is there is not written over, unless that is wished.
    fs::write(&file, "precious").expect("a file");
    let run = nonet(&["backup", &file, "--data", &folder]);
    assert!(run.code == 2 && run.err.contains("is there already"), "{run:?}");
    assert_eq!(fs::read_to_string(&file).expect("a file"), "precious");
    let run = nonet(&["backup", &file, "--data", &folder, "--force", "--json"]);
    let told: Value = serde_json::from_str(&run.out).expect("JSON");
    assert_eq!((run.code, &told["games"]), (0, &2.into()));
    // The same to standard output, also when nobody runs the app.
    app.exit();
    let run = nonet(&["backup", "-", "--data", &folder]);
    let [written, said]: [Value; 2] = [fs::read_to_string(&file).expect("a file"), run.out]
        .map(|text| serde_json::from_str(&text).expect("JSON"));
    for part in ["format", "version", "settings", "games", "records"] {
        assert_eq!(written[part], said[part], "{part}");
    }
    // Into a new folder, while an app runs there.
    let other = new_folder("backup-other");
    let app = App::start_in(&other);
    let run = nonet(&["restore", &file, "--data", &other]);
    assert!(run.code == 0 && run.out.contains("games: 2 added"), "{run:?}");
    let (_, settings) = app.ask("GET", "/api/v1/settings", "");
    assert_eq!(settings, r#"{"theme":"night"}"#);
    assert_eq!(app.ask("POST", "/api/v1/games", r#"{"state":{}}"#).0, 201);
    app.exit();
    let run =
        with_input(&["restore", "-", "--data", &other, "--replace"], said.to_string().as_bytes());
    assert!(
        run.code == 0 && run.out.contains("games: 0 added, 0 changed, 2 were here, 1 removed"),
        "{run:?}"
    );
    assert_eq!(fs::read_dir(&other).expect("a folder").count(), 1, "one file, nothing beside it");
}

#[test]
fn samples_alone_are_something_to_back_up() {
    let (folder, other) = (new_folder("backup-samples"), new_folder("backup-samples-other"));
    let samples = |arguments: &[&str], folder: &str| {
        with_input(&[&["samples"], arguments, &["--data", folder]].concat(), b"1")
    };
    assert_eq!(samples(&["mine.txt", "--add", "-"], &folder).code, 0);
    let run = nonet(&["backup", "-", "--data", &folder]);
    assert_eq!(run.code, 0, "{run:?}");
    assert!(!Path::new(&folder).join("nonet.sqlite").exists(), "nothing was changed");
    let run = with_input(&["restore", "-", "--data", &other], run.out.as_bytes());
    assert!(run.code == 0 && run.out.contains("samples of your own: 1 added"), "{run:?}");
    assert_eq!(samples(&["mine.txt"], &other).out, "1");
}

#[test]
fn a_backup_that_cannot_be_made_leaves_nothing_behind() {
    let nothing = new_folder("backup-nothing");
    let run = nonet(&["backup", "-", "--data", &nothing]);
    assert!(run.code == 2 && run.err.contains("there is nothing to back up"), "{run:?}");
    assert!(!Path::new(&nothing).exists());
    let (folder, app) = filled("backup-unwritten");
    let run = nonet(&["backup", &format!("{nothing}/all.json"), "--data", &folder]);
    assert!(run.code == 2 && run.err.contains("cannot be written"), "{run:?}");
    app.exit();
    // On a disk that is full.
    #[cfg(target_os = "linux")]
    {
        let full = fs::OpenOptions::new().write(true).open("/dev/full").expect("Linux has it");
        let output = crate::common::command()
            .args(["backup", "-", "--data", &folder])
            .stdout(full)
            .output()
            .expect("it runs");
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.code() == Some(2) && said.contains("the disk is full"), "{said}");
    }
}

#[test]
fn what_is_no_backup_is_refused() {
    let (folder, app) = filled("restore-wrong");
    let restore =
        |text: &str| with_input(&["restore", "-", "--data", &folder, "--replace"], text.as_bytes());
    for (text, reason) in [
        ("", "this is no backup"),
        ("{}", "this is no backup"),
        (r#"{"format":"nonet-backup","version":99}"#, "later version"),
        (r#"{"format":"nonet-backup","version":1,"games":[{}]}"#, "this is no backup"),
    ] {
        let run = restore(text);
        assert!(run.code == 2 && run.err.contains(reason), "{text}: {run:?}");
    }
    let run = nonet(&["restore", "no-such-file.json", "--data", &folder]);
    assert!(run.code == 2 && run.err.contains("no such file"), "{run:?}");
    let run = with_input(
        &["restore", "-", "--data", ":memory:"],
        br#"{"format":"nonet-backup","version":1}"#,
    );
    assert!(run.code == 2 && run.err.contains("name a folder"), "{run:?}");
    let (_, games) = app.ask("GET", "/api/v1/games", "");
    assert_eq!(games.matches("\"id\"").count(), 2, "nothing was changed");
    app.exit();
}
