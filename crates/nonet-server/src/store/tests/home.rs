//! The store leaves its file when it has to, and goes back when it can.

use rusqlite::ffi::{SQLITE_FULL, SQLITE_IOERR_SHMSIZE, SQLITE_READONLY};
use serde_json::json;

use super::super::file::{faults, open_to_read};
use super::*;

/// Lets the file of a store be full, also when it is opened again.
fn fill(store: &Store) {
    store.inner().connection().pragma_update(None, "max_page_count", 1).expect("a limit");
    faults::set_most_pages(Some(1));
}

/// Lets there be room again.
fn make_room() {
    faults::set_most_pages(None);
}

#[test]
fn after_a_full_disk_the_store_goes_back_to_the_file_with_all_that_was_acknowledged() {
    let folder = Folder::new("full");
    let store = folder.open();
    for number in 0..8 {
        add(&store, number);
    }
    set(&store, "theme", "night");
    fill(&store);
    for number in 8..15 {
        add(&store, number);
    }
    let status = store.status();
    assert_eq!((status.state, status.file), (State::Memory, Some(folder.file())));
    assert!(status.unsaved > 0);
    assert!(message(&store).is_some_and(|message| message.contains("the disk is full")));
    assert_eq!(numbers(&store), (0..15).collect::<Vec<_>>());
    store.tend();
    assert_eq!(store.state(), State::Memory, "there is no room yet");
    assert_eq!(store.news().len(), 1, "the same thing is said once");
    make_room();
    store.tend();
    assert_eq!((store.state(), store.status().unsaved), (State::File, 0));
    assert_eq!(store.news().len(), 1);
    assert!(message(&store).is_some_and(|message| message.contains("can be written again")));
    assert_eq!(numbers(&store), (0..15).collect::<Vec<_>>());
    // As if it were killed: without a clean end.
    drop(store);
    let store = folder.open();
    assert_eq!(numbers(&store), (0..15).collect::<Vec<_>>());
    assert_eq!(theme(&store), Some(json!("night")));
}

#[test]
fn a_store_that_ends_goes_back_to_the_file_first() {
    let folder = Folder::new("full-end");
    let store = folder.open();
    fill(&store);
    for number in 0..9 {
        add(&store, number);
    }
    assert_eq!(store.state(), State::Memory);
    make_room();
    store.close();
    assert_eq!(folder.names(), [FILE]);
    assert_eq!(numbers(&folder.open()).len(), 9);
}

#[test]
fn what_cannot_be_saved_to_the_end_is_said() {
    let folder = Folder::new("full-lost");
    let store = folder.open();
    fill(&store);
    for number in 0..3 {
        add(&store, number);
    }
    store.news();
    store.close();
    make_room();
    let news: Vec<String> =
        store.news().iter().map(|news| nonet_api::Words::english().say(news)).collect();
    assert!(news.len() == 1 && news[0].contains("are lost"), "{news:?}");
}

#[test]
fn what_another_process_writes_meanwhile_is_not_lost() {
    let folder = Folder::new("meanwhile");
    let (store, other) = (folder.open(), folder.open());
    let ids: Vec<i64> = (0..6).map(|number| add(&store, number)).collect();
    let first = id_of(&store.add_record(&record(1)).expect("it is kept"));
    set(&store, "theme", "night");
    set(&store, "text", "small");
    fill(&store);
    // Here: new things, changes, and things removed.
    add(&store, 10);
    add(&store, 11);
    let done = |change| assert!(matches!(change, Ok(Change::Done(_))), "{change:?}");
    done(store.change_game(ids[0], 1, None, r#"{"number":100}"#));
    done(store.change_game(ids[1], 1, None, r#"{"number":101}"#));
    assert_eq!(store.remove_game(ids[2]), Ok(true));
    assert_eq!(store.remove_game(ids[3]), Ok(true));
    assert_eq!(store.remove_record(first), Ok(true));
    store.add_record(&record(2)).expect("it is kept");
    set(&store, "theme", "rose");
    assert_eq!(store.state(), State::Memory);
    // There: the same, some of it in the same things.
    add(&other, 20);
    done(other.change_game(ids[1], 1, None, r#"{"number":201}"#));
    done(other.change_game(ids[3], 1, None, r#"{"number":203}"#));
    done(other.change_game(ids[4], 1, None, r#"{"number":204}"#));
    assert_eq!(other.remove_game(ids[5]), Ok(true));
    other.add_record(&record(3)).expect("it is kept");
    set(&other, "text", "large");
    make_room();
    store.tend();
    assert_eq!(store.state(), State::File);
    for store in [&store, &other, &folder.open()] {
        // 101 and 201 are two changes of the same game: both are there.
        assert_eq!(numbers(store), [10, 11, 20, 100, 101, 201, 203, 204]);
        let records = store.records(10, None).expect("records").entries;
        let seconds = |record| serde_json::to_value(record).expect("JSON")["seconds"].as_u64();
        let mut seconds: Vec<_> = records.iter().map(seconds).collect();
        seconds.sort_unstable();
        assert_eq!(seconds, [Some(2), Some(3)]);
        let settings = Value::Object(store.settings().expect("settings"));
        assert_eq!(settings, json!({ "theme": "rose", "text": "large" }));
    }
}

#[test]
fn an_id_from_memory_stays_good_in_the_file() {
    let folder = Folder::new("ids");
    let (store, other) = (folder.open(), folder.open());
    fill(&store);
    let ours = add(&store, 1);
    assert!(ours < 1 << 53, "a number that JavaScript knows exactly");
    let theirs = add(&other, 2);
    assert_ne!(ours, theirs);
    make_room();
    store.tend();
    let changed = store.change_game(ours, 1, None, r#"{"number":3}"#);
    assert!(matches!(changed, Ok(Change::Done(_))), "{changed:?}");
    assert_eq!(numbers(&other), [2, 3]);
}

#[test]
fn a_file_that_may_only_be_read_is_read() {
    for (code, state) in [(SQLITE_READONLY, State::ReadOnly), (SQLITE_FULL, State::Memory)] {
        let folder = Folder::new(&format!("unwritable-{code}"));
        let store = folder.open();
        add(&store, 1);
        set(&store, "theme", "night");
        store.close();
        faults::set_error(Some(code));
        let store = folder.open();
        assert_eq!((store.state(), store.status().unsaved), (state, 0));
        assert_eq!((numbers(&store), theme(&store)), (vec![1], Some(json!("night"))));
        assert!(message(&store).is_some_and(|message| message.contains("kept in memory")));
        add(&store, 2);
        assert_eq!((numbers(&store), store.status().unsaved), (vec![1, 2], 1));
        faults::set_error(None);
        store.tend();
        assert_eq!((store.state(), numbers(&store)), (State::File, vec![1, 2]));
        drop(store);
        assert_eq!(numbers(&folder.open()), [1, 2]);
    }
}

#[test]
fn a_file_that_opens_but_may_not_be_written_is_said_to_be_such_at_once() {
    let folder = Folder::new("protected");
    let store = folder.open();
    add(&store, 1);
    // As after a kill: all that lies beside the file is still there.
    drop(store);
    faults::set_write_protected(true);
    let store = folder.open();
    assert_eq!((store.state(), numbers(&store)), (State::ReadOnly, vec![1]));
    assert!(message(&store).is_some_and(|message| message.contains("may be read but not written")));
    add(&store, 2);
    faults::set_write_protected(false);
    store.tend();
    assert_eq!((store.state(), numbers(&store)), (State::File, vec![1, 2]));
}

#[test]
fn a_disk_that_is_full_at_the_start_is_called_full() {
    let folder = Folder::new("full-start");
    add(&folder.open(), 1);
    for code in [SQLITE_FULL, SQLITE_IOERR_SHMSIZE] {
        faults::set_error(Some(code));
        let store = folder.open();
        assert_eq!((store.state(), numbers(&store)), (State::Memory, vec![1]));
        assert!(message(&store).is_some_and(|message| message.contains("the disk is full")));
    }
    faults::set_error(None);
}

#[test]
fn what_lies_in_the_log_is_read_without_writing() {
    let folder = Folder::new("log");
    let store = folder.open();
    store.tend();
    add(&store, 1);
    // The file and its log, as after a kill, where the folder cannot be written.
    let copy = Folder::new("log-copy");
    fs::create_dir(&copy.0).expect("a folder");
    for name in [FILE, "nonet.sqlite-wal"] {
        fs::copy(folder.0.join(name), copy.0.join(name)).expect("a copy");
    }
    let read = open_to_read(&copy.file()).expect("it can be read");
    let count: u32 =
        read.query_row("SELECT COUNT(*) FROM games", [], |row| row.get(0)).expect("games");
    assert_eq!(count, 1);
}

#[test]
fn without_a_usable_folder_all_goes_on_in_memory_until_there_is_one() {
    let folder = Folder::new("unusable");
    fs::write(&folder.0, "no folder").expect("a file");
    let store = folder.open();
    assert_eq!(store.state(), State::Memory);
    assert!(message(&store).is_some());
    set(&store, "theme", "leaf");
    add(&store, 1);
    store.tend();
    assert_eq!((store.state(), store.status().unsaved), (State::Memory, 2));
    fs::remove_file(&folder.0).expect("the file");
    store.tend();
    assert_eq!(store.state(), State::File);
    drop(store);
    let store = folder.open();
    assert_eq!((theme(&store), numbers(&store)), (Some(json!("leaf")), vec![1]));
}

#[test]
fn files_that_are_removed_are_written_anew() {
    for name in ["", FILE, "nonet.sqlite-wal"] {
        let folder = Folder::new(&format!("removed-{}", name.len()));
        let (store, other) = (folder.open(), folder.open());
        let id = add(&store, 1);
        add(&store, 2);
        set(&store, "theme", "night");
        assert_eq!(store.remove_game(id), Ok(true));
        let path = folder.0.join(name);
        if path.is_dir() { fs::remove_dir_all(path) } else { fs::remove_file(path) }
            .expect("it can be removed");
        // The one notices before it writes, the other when it is looked after.
        add(&store, 3);
        other.tend();
        for store in [&store, &other] {
            assert_eq!((store.state(), store.status().unsaved), (State::File, 0), "{name}");
            assert!(message(store).is_some(), "{name}");
        }
        add(&other, 4);
        drop((store, other));
        let store = folder.open();
        assert_eq!((theme(&store), message(&store)), (Some(json!("night")), None));
        assert_eq!(numbers(&store), [2, 3, 4], "{name}");
        assert_eq!(add(&store, 5), 5, "no id is given away twice");
    }
}

#[test]
fn a_file_that_is_put_in_the_place_of_another_is_used() {
    let [folder, elsewhere] = ["replaced", "replacing"].map(Folder::new);
    let (store, new) = (folder.open(), elsewhere.open());
    add(&store, 1);
    add(&new, 2);
    new.close();
    fs::rename(elsewhere.file(), folder.file()).expect("a new file");
    add(&store, 3);
    assert_eq!(numbers(&store), [2, 3]);
    assert!(message(&store).is_some_and(|message| message.contains("another file")));
}

#[test]
fn a_file_that_is_removed_while_the_disk_is_full_does_not_take_everything_with_it() {
    let folder = Folder::new("full-removed");
    let store = folder.open();
    add(&store, 1);
    fill(&store);
    add(&store, 2);
    assert_eq!(store.state(), State::Memory);
    // Somebody makes room in the most drastic way.
    fs::remove_file(folder.file()).expect("the file");
    make_room();
    store.tend();
    drop(store);
    assert_eq!(numbers(&folder.open()), [1, 2]);
}
