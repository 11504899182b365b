//! Tests of the store.

mod damage;
mod home;

use std::fs;
use std::path::Path;

use serde_json::json;

use super::file::{MIGRATIONS, migrate};
use super::*;

/// A folder of its own for a test, which goes with the test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let name = format!("nonet-store-{}-{name}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        let _ = fs::remove_dir_all(&folder);
        Folder(folder)
    }

    /// Opens the store that is kept here.
    fn open(&self) -> Store {
        Store::open(&Data::Folder(self.0.clone())).expect("there is at least memory")
    }

    fn file(&self) -> PathBuf {
        self.0.join(FILE)
    }

    /// The names of all files here, in order.
    fn names(&self) -> Vec<String> {
        let entries = fs::read_dir(&self.0).expect("the folder of the test").flatten();
        let mut names: Vec<String> =
            entries.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
        names.sort();
        names
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn theme(store: &Store) -> Option<Value> {
    store.settings().expect("settings").get("theme").cloned()
}

fn set(store: &Store, name: &str, value: &str) {
    let change = |mut old: Map<String, Value>| {
        old.insert(name.to_owned(), value.into());
        Ok::<_, ()>(old)
    };
    store.change_settings(change).expect("it is kept").expect("it is not refused");
}

/// Keeps a game with this number, and gives its id.
fn add(store: &Store, number: usize) -> i64 {
    let state = json!({ "number": number, "long": "x".repeat(2000) }).to_string();
    let game = store.add_game("{}", &state).expect("it is kept").expect("there is room");
    id_of(&game)
}

fn id_of(game: &impl serde::Serialize) -> i64 {
    serde_json::to_value(game).expect("JSON")["id"].as_i64().expect("a number")
}

/// The numbers of the games, in order.
fn numbers(store: &Store) -> Vec<u64> {
    let games = store.games(None).expect("games").entries;
    let number = |game| {
        let game = store.game(id_of(game)).expect("it works").expect("it is there");
        serde_json::to_value(game).expect("JSON")["state"]["number"].as_u64().expect("a number")
    };
    let mut numbers: Vec<u64> = games.iter().map(number).collect();
    numbers.sort_unstable();
    numbers
}

/// What the store has to say.
fn message(store: &Store) -> Option<String> {
    store.status().message.map(|message| nonet_api::Words::english().say(&message))
}

fn record(seconds: u32) -> NewRecord {
    NewRecord {
        puzzle: "1234".to_owned(),
        level: None,
        seconds,
        hints: 0,
        mistakes: 0,
        date: None,
        details: Map::new(),
    }
}

#[test]
fn what_is_kept_is_there_the_next_time() {
    let folder = Folder::new("next-time");
    let store = folder.open();
    assert_eq!((theme(&store), message(&store)), (None, None));
    set(&store, "theme", "night");
    add(&store, 1);
    drop(store);
    let store = folder.open();
    assert_eq!(theme(&store), Some(json!("night")));
    assert_eq!(numbers(&store), [1]);
    assert_eq!((store.state(), store.status().file), (State::File, Some(folder.file())));
}

#[test]
fn a_store_that_is_closed_leaves_one_file_with_everything_in_it() {
    let folder = Folder::new("closed");
    let store = folder.open();
    for number in 0..20 {
        add(&store, number);
    }
    set(&store, "theme", "night");
    store.close();
    assert_eq!(folder.names(), [FILE]);
    assert!(store.add_game("{}", "{}").is_err(), "what is not kept is not acknowledged");
    assert!(store.settings().is_err());
    let copy = Folder::new("closed-copy");
    fs::create_dir(&copy.0).expect("a folder");
    fs::copy(folder.file(), copy.file()).expect("a copy");
    let store = copy.open();
    assert_eq!(numbers(&store), (0..20).collect::<Vec<_>>());
    assert_eq!(theme(&store), Some(json!("night")));
}

#[test]
fn a_store_that_is_tended_has_everything_in_its_one_file() {
    let folder = Folder::new("tended");
    let store = folder.open();
    for number in 0..20 {
        add(&store, number);
    }
    store.tend();
    let copy = Folder::new("tended-copy");
    fs::create_dir(&copy.0).expect("a folder");
    fs::copy(folder.file(), copy.file()).expect("a copy");
    assert_eq!(numbers(&copy.open()).len(), 20);
    assert_eq!(message(&store), None);
}

#[test]
fn two_processes_may_use_the_file_at_the_same_time() {
    let folder = Folder::new("two");
    let (one, other) = (folder.open(), folder.open());
    std::thread::scope(|scope| {
        for store in [&one, &other] {
            scope.spawn(move || {
                for number in 0..100 {
                    add(store, number);
                }
            });
        }
    });
    assert_eq!(one.games(None).expect("games").entries.len(), 200);
    assert_eq!((message(&one), message(&other)), (None, None));
}

#[test]
fn reading_goes_on_while_another_process_writes() {
    let folder = Folder::new("reading");
    let store = folder.open();
    let id = add(&store, 1);
    store.add_record(&record(7)).expect("it is kept");
    let other = Connection::open(folder.file()).expect("the file");
    other.execute_batch("BEGIN IMMEDIATE; DELETE FROM games").expect("nobody else writes");
    std::thread::scope(|scope| {
        // Somebody here wants to write, too, and has to wait.
        let writing = scope.spawn(|| set(&store, "theme", "night"));
        assert_eq!(numbers(&store), [1]);
        assert!(store.game(id).expect("it can be read").is_some());
        assert_eq!(store.records(10, None).expect("they can be read").entries.len(), 1);
        assert!(store.settings().is_ok());
        other.execute_batch("ROLLBACK").expect("it can be taken back");
        writing.join().expect("it can be written now");
    });
    assert_eq!(theme(&store), Some(json!("night")));
}

#[test]
fn files_of_every_earlier_version_are_brought_up_to_date() {
    for version in 1..MIGRATIONS.len() {
        let folder = Folder::new(&format!("version-{version}"));
        fs::create_dir_all(&folder.0).expect("a folder");
        let mut old = Connection::open(folder.file()).expect("a file");
        assert!(migrate(&mut old, &MIGRATIONS[..version]).is_ok());
        let sql = r#"INSERT INTO settings VALUES (1, '{"theme":"rose"}')"#;
        old.execute(sql, []).expect("settings");
        drop(old);
        let store = folder.open();
        assert_eq!((theme(&store), message(&store)), (Some(json!("rose")), None));
        add(&store, 1);
        store.remove_records().expect("there are records");
    }
}

#[test]
fn a_file_of_a_later_version_is_left_alone() {
    let folder = Folder::new("later");
    folder.open().close();
    let file = Connection::open(folder.file()).expect("the file");
    file.pragma_update(None, "user_version", 1000).expect("a version");
    let store = folder.open();
    assert!(message(&store).is_some_and(|message| message.contains("later version")));
    set(&store, "theme", "night");
    store.tend();
    assert_eq!(store.state(), State::Memory);
    let version: u32 =
        file.pragma_query_value(None, "user_version", |row| row.get(0)).expect("a version");
    assert_eq!(version, 1000);
}

#[test]
fn a_game_is_changed_only_by_who_knows_it_as_it_is() {
    let store = Store::open(&Data::Memory).expect("memory");
    let id = add(&store, 1);
    let changed = store.change_game(id, 1, Some(r#"{"a":1}"#), r#"{"b":2}"#).expect("it works");
    let Change::Done(head) = changed else { panic!("{changed:?}") };
    let head = serde_json::to_value(head).expect("JSON");
    assert_eq!((&head["revision"], &head["summary"]), (&json!(2), &json!({ "a": 1 })));
    let changed = store.change_game(id, 1, None, r#"{"b":3}"#).expect("it works");
    let Change::Stale(other) = changed else { panic!("{changed:?}") };
    let mut other = serde_json::to_value(other).expect("JSON");
    let state = other.as_object_mut().and_then(|other| other.remove("state"));
    assert_eq!((state, &other), (Some(json!({ "b": 2 })), &head));
    assert_eq!(store.game(id).expect("it works").map(|game| id_of(&game)), Some(id));
    let changed = store.change_game(id, 2, None, r#"{"b":4}"#).expect("it works");
    let Change::Done(other) = changed else { panic!("{changed:?}") };
    let other = serde_json::to_value(other).expect("JSON");
    assert_eq!((&other["revision"], &other["summary"]), (&json!(3), &json!({ "a": 1 })));
    assert_eq!(store.change_game(99, 1, None, "{}"), Ok(Change::Missing));
}

#[test]
fn a_move_in_a_long_game_writes_little() {
    let folder = Folder::new("long-game");
    let store = folder.open();
    let state =
        |moves: usize| format!("{{\"past\":[{}0]}}", "[12,{\"corner\":[1,2]}],".repeat(moves));
    let summary = |moves: usize| format!("{{\"spent\":{}}}", "9".repeat(1 + moves % 7));
    let long = 6000;
    let id = id_of(&store.add_game(&summary(0), &state(long)).expect("it works"));
    let log = folder.0.join(format!("{FILE}-wal"));
    let written = || fs::metadata(&log).expect("the log").len();
    let (before, moves) = (written(), 100);
    for (number, revision) in (1..=moves).zip(1..) {
        let (summary, state) = (summary(number), state(long + number));
        let changed = store.change_game(id, revision, Some(&summary), &state);
        assert!(matches!(changed, Ok(Change::Done(_))), "{changed:?}");
    }
    let each = (written() - before) / moves as u64;
    assert!(each < 20_000, "{each} bytes for each move of a game of {}", state(long).len());
    let game = serde_json::to_value(store.game(id).expect("it works")).expect("JSON");
    assert_eq!(game["state"].to_string(), state(long + moves));
}

#[test]
fn there_is_an_end_to_games_but_not_to_records() {
    let store = Store::open(&Data::Memory).expect("memory");
    let fill = "INSERT INTO games (created, updated, summary, state) \
                WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000) \
                SELECT '', '', '{}', '{}' FROM n";
    store.inner().connection().execute(fill, []).expect("a thousand games");
    assert!(store.add_game("{}", "{}").expect("it works").is_none());
    let id = 1000;
    assert_eq!(store.games(None).expect("games").entries.len(), 1000);
    assert!(store.remove_game(id).expect("it works") && !store.remove_game(id).expect("it works"));
    assert!(store.add_game("{}", "{}").expect("it works").is_some());
}

#[test]
fn of_very_many_records_the_oldest_are_forgotten_whatever_their_ids() {
    let store = Store::open(&Data::Memory).expect("memory");
    // Ids have gaps where a store went back to its file.
    let fill = "INSERT INTO records (id, date, puzzle, seconds, hints, mistakes, details) \
                WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100000) \
                SELECT i * 64 - 1, '', '', 0, 0, 0, '{}' FROM n";
    store.inner().connection().execute(fill, []).expect("many records");
    let last = store.add_record(&record(7)).expect("it is kept");
    assert_eq!(id_of(&last) % 64, 0);
    assert!(store.record(63).expect("it works").is_none(), "the oldest");
    assert!(store.record(127).expect("it works").is_some(), "the second oldest");
}

#[test]
fn lists_come_in_parts_that_are_not_too_long() {
    let store = Store::open(&Data::Memory).expect("memory");
    let long = "x".repeat(4000);
    for number in 0..600_u32 {
        let summary = json!({ "number": number, "long": long }).to_string();
        store.add_game(&summary, "{}").expect("it is kept").expect("there is room");
        let details = json!({ "long": long }).as_object().cloned().expect("an object");
        store.add_record(&NewRecord { details, ..record(number) }).expect("it is kept");
    }
    let (mut ids, mut after, mut parts) = (Vec::new(), None, 0);
    loop {
        let page = store.games(after.as_ref()).expect("games");
        let bytes = serde_json::to_vec(&page.entries).expect("JSON").len();
        assert!(bytes < LONGEST_LIST + 100_000, "{bytes}");
        ids.extend(page.entries.iter().map(id_of));
        parts += 1;
        match page.next {
            Some(next) => after = After::parse(&next.text()),
            None => break,
        }
    }
    assert_eq!(ids, (1..=600).rev().collect::<Vec<_>>());
    assert_eq!(parts, 3);
    let first = store.records(10_000, None).expect("records");
    assert!(first.entries.len() < 300 && first.next.is_some());
    let second = store.records(10_000, first.next).expect("records");
    assert_eq!(Some(id_of(&second.entries[0]) + 1), first.next);
    let few = store.records(2, Some(3)).expect("records");
    assert_eq!((few.entries.len(), few.next), (2, None));
}

#[test]
fn settings_that_were_broken_by_hand_do_not_hurt() {
    let store = Store::open(&Data::Memory).expect("memory");
    let sql = "INSERT INTO settings VALUES (1, 'no JSON')";
    store.inner().connection().execute(sql, []).expect("settings");
    assert_eq!(theme(&store), None);
    set(&store, "theme", "sky");
    assert_eq!(theme(&store), Some(json!("sky")));
}
