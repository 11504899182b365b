//! What can be read of a damaged file is rescued, and the file is kept.

use std::io::{Seek, SeekFrom, Write};

use serde_json::json;

use super::*;

const PAGE: u64 = 4096;

/// A store with many games, records and settings that was closed.
fn filled(name: &str) -> Folder {
    let folder = Folder::new(name);
    let store = folder.open();
    for number in 0..60 {
        add(&store, number);
        let puzzle = "1234".repeat(100);
        let record = NewRecord { puzzle, ..record(number as u32) };
        store.add_record(&record).expect("it is kept");
    }
    set(&store, "theme", "night");
    store.close();
    folder
}

/// Writes over part of the file.
fn overwrite(file: &Path, from: u64, bytes: &[u8]) {
    let mut file = fs::OpenOptions::new().write(true).open(file).expect("the file");
    file.seek(SeekFrom::Start(from)).expect("it is long enough");
    file.write_all(bytes).expect("it can be written");
}

fn garbage(length: u64) -> Vec<u8> {
    (0..length).map(|index| (index * 167 + 13) as u8).collect()
}

/// The damaged files that were kept.
fn put_aside(folder: &Folder) -> Vec<String> {
    let is_one = |name: &String| name.contains(".damaged-") && name.ends_with(".sqlite");
    folder.names().into_iter().filter(is_one).collect()
}

#[test]
fn whatever_page_is_damaged_the_rest_is_rescued() {
    let whole = filled("page");
    let pages = fs::metadata(whole.file()).expect("the file").len() / PAGE;
    assert!(pages > 40, "{pages}");
    for page in 0..pages {
        let folder = Folder::new(&format!("page-{page}"));
        fs::create_dir(&folder.0).expect("a folder");
        fs::copy(whole.file(), folder.file()).expect("a copy");
        overwrite(&folder.file(), page * PAGE, &garbage(PAGE));
        let store = folder.open();
        let (games, records) =
            (numbers(&store).len(), store.records(100, None).expect("records").entries.len());
        // A page holds one game, with 2,000 letters, or two, or nine records; the pages that lead to these
        // hold none.
        let is_good = games >= 58 && records == 60 || games == 60 && records >= 50;
        assert!(is_good, "page {page}: {games} games, {records} records");
        assert_eq!(store.state(), State::File, "page {page}");
        if games + records < 120 {
            assert!(message(&store).is_some(), "page {page}");
            assert_eq!(put_aside(&folder).len(), 1, "page {page}");
        }
        // It goes on as if nothing had been.
        add(&store, 1000);
        drop(store);
        let store = folder.open();
        assert_eq!((numbers(&store).len(), message(&store)), (games + 1, None), "page {page}");
    }
}

/// What SQL does to the file of a store that was closed.
fn tamper(folder: &Folder, sql: &str) {
    let connection = Connection::open(folder.file()).expect("the file");
    assert!(connection.execute(sql, []).expect("it can be changed") > 0, "{sql}");
}

#[test]
fn a_row_that_makes_no_sense_does_not_take_the_others_along() {
    for (sql, lost_games, lost_records) in [
        // The pages are whole, and the text is still there.
        ("UPDATE games SET summary = CAST(summary AS BLOB) WHERE id = 4", 0, 0),
        ("UPDATE games SET summary = x'ff00fe' WHERE id = 4", 1, 0),
        ("UPDATE games SET state = x'80' WHERE id = 4", 1, 0),
        ("UPDATE games SET created = x'00' WHERE id = 4", 1, 0),
        ("UPDATE records SET seconds = 'soon' WHERE id = 7", 0, 1),
        ("UPDATE records SET details = CAST(x'ff' AS TEXT) WHERE id = 7", 0, 1),
    ] {
        let folder = filled("row");
        tamper(&folder, sql);
        // Whoever only wants a copy gets the rest, too.
        let copy = Store::copy_of(&Data::Folder(folder.0.clone())).expect("a copy");
        assert_eq!(numbers(&copy).len(), 60 - lost_games, "{sql}");
        let store = folder.open();
        assert_eq!(numbers(&store).len(), 60 - lost_games, "{sql}");
        let records = store.records(100, None).expect("records").entries.len();
        assert_eq!(records, 60 - lost_records, "{sql}");
        assert_eq!(store.state(), State::File, "{sql}");
        let is_lost = lost_games + lost_records > 0;
        assert_eq!(message(&store).is_some(), is_lost, "{sql}");
        assert_eq!(put_aside(&folder).len(), usize::from(is_lost), "{sql}");
    }
}

#[test]
fn a_row_that_loses_its_sense_while_the_app_runs_is_left_out() {
    let folder = filled("row-later");
    let store = folder.open();
    assert_eq!(numbers(&store).len(), 60);
    tamper(&folder, "UPDATE games SET summary = x'80' WHERE id = 9");
    assert_eq!(numbers(&store).len(), 59);
    assert_eq!((store.state(), put_aside(&folder).len()), (State::File, 1));
}

#[test]
fn the_database_of_another_program_is_left_alone() {
    let folder = Folder::new("foreign");
    fs::create_dir(&folder.0).expect("a folder");
    let other = Connection::open(folder.file()).expect("a file");
    other
        .execute_batch("CREATE TABLE games (title TEXT); INSERT INTO games VALUES ('Go')")
        .expect("a table");
    drop(other);
    let before = fs::read(folder.file()).expect("the file");
    let store = folder.open();
    add(&store, 1);
    assert_eq!(store.state(), State::Memory);
    let said = message(&store).expect("it is said");
    assert!(!said.contains("CREATE") && !said.contains("--"), "{said}");
    drop(store);
    assert_eq!(fs::read(folder.file()).expect("the file"), before);
}

#[cfg(unix)]
#[test]
fn a_pipe_in_place_of_the_file_is_not_waited_for() {
    let folder = Folder::new("pipe");
    fs::create_dir(&folder.0).expect("a folder");
    let made = std::process::Command::new("mkfifo").arg(folder.file()).status();
    if !made.is_ok_and(|made| made.success()) {
        return;
    }
    let store = folder.open();
    add(&store, 1);
    assert_eq!((store.state(), numbers(&store).len()), (State::Memory, 1));
    assert!(message(&store).is_some());
    assert!(Store::copy_of(&Data::Folder(folder.0.clone())).is_err());
}

#[test]
fn damage_that_shows_while_the_app_runs_ends_nothing() {
    let folder = filled("running");
    let store = folder.open();
    assert_eq!(numbers(&store).len(), 60);
    let pages = fs::metadata(folder.file()).expect("the file").len() / PAGE;
    overwrite(&folder.file(), pages / 2 * PAGE, &garbage(3 * PAGE));
    // A new process knows nothing of what this one remembers.
    let reopened = Store::open(&Data::Folder(folder.0.clone())).expect("there is memory");
    for store in [&reopened, &store] {
        add(store, 1000);
        let games = store.games(None).expect("no page says 503").entries.len();
        assert!(games > 50, "{games}");
        assert_eq!(store.state(), State::File);
        let records = store.records(100, None).expect("records").entries.len();
        assert!(records > 30, "{records}");
        assert_eq!(theme(store), Some(json!("night")));
    }
    assert_eq!(put_aside(&folder).len(), 1);
}

#[test]
fn a_file_that_is_no_database_is_put_aside() {
    let folder = Folder::new("no-database");
    fs::create_dir_all(&folder.0).expect("a folder");
    let text = "this is no database, however long one looks at it".repeat(999);
    fs::write(folder.file(), &text).expect("a file");
    let store = folder.open();
    assert_eq!((store.state(), numbers(&store)), (State::File, vec![]));
    assert!(message(&store).is_some_and(|message| message.contains("damaged")));
    add(&store, 1);
    let aside = put_aside(&folder);
    assert_eq!(fs::read_to_string(folder.0.join(&aside[0])).expect("a file"), text);
    drop(store);
    assert_eq!(numbers(&folder.open()), [1]);
}

#[test]
fn a_file_that_was_cut_off_gives_what_is_left() {
    let folder = filled("cut-off");
    let length = fs::metadata(folder.file()).expect("the file").len();
    let file = fs::OpenOptions::new().write(true).open(folder.file()).expect("the file");
    file.set_len(length / 2 + 1000).expect("it can be cut off");
    let store = folder.open();
    let games = numbers(&store).len();
    assert!(games >= 20, "{games}");
    assert_eq!(store.state(), State::File);
}

#[test]
fn what_was_changed_while_a_damaged_file_could_not_be_put_aside_is_kept() {
    let folder = filled("damaged-unwritable");
    let pages = fs::metadata(folder.file()).expect("the file").len() / PAGE;
    overwrite(&folder.file(), pages / 2 * PAGE, &garbage(PAGE));
    super::super::file::faults::set_error(Some(rusqlite::ffi::SQLITE_READONLY));
    let store = folder.open();
    assert_eq!(store.state(), State::ReadOnly);
    let before = numbers(&store).len();
    assert!(before >= 59, "{before}");
    add(&store, 1000);
    super::super::file::faults::set_error(None);
    store.tend();
    assert_eq!((store.state(), numbers(&store).len()), (State::File, before + 1));
    drop(store);
    assert_eq!(numbers(&folder.open()).len(), before + 1);
}
