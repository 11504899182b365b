//! Tests of the store.

use serde_json::json;

use super::*;

/// A folder of its own for a test.
fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("nonet-store-{}-{name}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    folder
}

fn open(folder: &Path) -> Store {
    Store::open(&Data::Folder(folder.to_owned())).expect("there is at least memory")
}

fn theme(store: &Store) -> Option<Value> {
    store.settings().expect("settings").get("theme").cloned()
}

fn set_theme(store: &Store, theme: &str) {
    let change =
        |_| Ok::<_, ()>(json!({ "theme": theme }).as_object().cloned().unwrap_or_default());
    store.change_settings(change).expect("it is kept").expect("it is not refused");
}

#[test]
fn what_is_kept_is_there_the_next_time() {
    let folder = folder("next-time");
    let store = open(&folder);
    assert_eq!((theme(&store), store.remark()), (None, None));
    set_theme(&store, "night");
    store.add_game("{}", r#"{"x":1}"#).expect("it is kept");
    drop(store);
    let store = open(&folder);
    assert_eq!(theme(&store), Some(json!("night")));
    assert_eq!(store.games().expect("games").len(), 1);
    assert_eq!(store.file(), Some(folder.join(FILE)));
    fs::remove_dir_all(folder).expect("the folder of the test");
}

#[test]
fn two_processes_may_use_the_file_at_the_same_time() {
    let folder = folder("two");
    let (one, other) = (open(&folder), open(&folder));
    std::thread::scope(|scope| {
        for store in [&one, &other] {
            scope.spawn(move || {
                for _ in 0..100 {
                    store.add_game("{}", "{}").expect("it is kept");
                }
            });
        }
    });
    assert_eq!(one.games().expect("games").len(), 200);
    assert_eq!((one.remark(), other.remark()), (None, None));
    fs::remove_dir_all(folder).expect("the folder of the test");
}

#[test]
fn files_of_every_earlier_version_are_brought_up_to_date() {
    for version in 1..MIGRATIONS.len() {
        let folder = folder(&format!("version-{version}"));
        fs::create_dir_all(&folder).expect("a folder");
        let mut old = Connection::open(folder.join(FILE)).expect("a file");
        assert!(migrate(&mut old, &MIGRATIONS[..version]).is_ok());
        let sql = r#"INSERT INTO settings VALUES (1, '{"theme":"rose"}')"#;
        old.execute(sql, []).expect("settings");
        drop(old);
        let store = open(&folder);
        assert_eq!((theme(&store), store.remark()), (Some(json!("rose")), None));
        store.add_game("{}", "{}").expect("there are games");
        store.remove_records().expect("there are records");
        fs::remove_dir_all(folder).expect("the folder of the test");
    }
}

#[test]
fn a_file_of_a_later_version_is_left_alone() {
    let folder = folder("later");
    drop(open(&folder));
    let file = Connection::open(folder.join(FILE)).expect("the file");
    file.pragma_update(None, "user_version", 1000).expect("a version");
    let store = open(&folder);
    let remark = store.remark().expect("a remark");
    assert!(nonet_api::Words::english().say(&remark).contains("later version"));
    set_theme(&store, "night");
    let version: u32 =
        file.pragma_query_value(None, "user_version", |row| row.get(0)).expect("a version");
    assert_eq!(version, 1000);
    fs::remove_dir_all(folder).expect("the folder of the test");
}

#[test]
fn without_a_usable_file_all_goes_on_in_memory() {
    let folder = folder("unusable");
    fs::create_dir_all(&folder).expect("a folder");
    fs::write(folder.join("file"), "no folder").expect("a file");
    fs::write(folder.join(FILE), "this is no database, however long one looks at it".repeat(99))
        .expect("a file");
    for place in [folder.join("file"), folder.clone()] {
        let store = open(&place);
        assert!(store.remark().is_some() && store.file().is_none());
        set_theme(&store, "leaf");
        assert_eq!(theme(&store), Some(json!("leaf")));
    }
    fs::remove_dir_all(folder).expect("the folder of the test");
}

#[test]
fn when_the_disk_is_full_all_goes_on_in_memory_with_what_was_there() {
    let folder = folder("full");
    let store = open(&folder);
    set_theme(&store, "night");
    // No page more than there are: what a full disk looks like to the database.
    store.inner().connection.pragma_update(None, "max_page_count", 1).expect("a limit");
    let state = json!({ "long": "x".repeat(60_000) }).to_string();
    assert!(store.add_game("{}", &state).expect("it is kept in memory").is_some());
    assert_eq!(theme(&store), Some(json!("night")));
    assert_eq!(store.games().expect("games").len(), 1);
    let remark = store.remark().expect("a remark");
    assert!(nonet_api::Words::english().say(&remark).contains("full"));
    drop(store);
    // What was written before is still in the file.
    assert_eq!(theme(&open(&folder)), Some(json!("night")));
    fs::remove_dir_all(folder).expect("the folder of the test");
}

#[test]
fn there_is_an_end_to_games_but_not_to_records() {
    let store = Store::open(&Data::Memory).expect("memory");
    let fill = "INSERT INTO games (created, updated, summary, state) \
                WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000) \
                SELECT '', '', '{}', '{}' FROM n";
    store.inner().connection.execute(fill, []).expect("a thousand games");
    assert!(store.add_game("{}", "{}").expect("it works").is_none());
    let id = 1000;
    assert_eq!(store.games().expect("games").len(), 1000);
    assert!(store.remove_game(id).expect("it works") && !store.remove_game(id).expect("it works"));
    assert!(store.add_game("{}", "{}").expect("it works").is_some());
}

#[test]
fn a_record_that_was_broken_by_hand_does_not_hurt() {
    let store = Store::open(&Data::Memory).expect("memory");
    let sql = "INSERT INTO settings VALUES (1, 'no JSON')";
    store.inner().connection.execute(sql, []).expect("settings");
    assert_eq!(theme(&store), None);
    set_theme(&store, "sky");
    assert_eq!(theme(&store), Some(json!("sky")));
}
