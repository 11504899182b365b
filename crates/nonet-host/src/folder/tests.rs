//! Tests of the folder with own samples: what others may put there, and what must not happen to it.

use std::thread;

use nonet_api::samples::own::NameError;

use super::*;

/// A folder of its own for a test, which goes with the test.
struct Place(SampleFolder);

impl Place {
    fn new(name: &str) -> Place {
        let path = std::env::temp_dir().join(format!("nonet-own-{}-{name}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        Place(SampleFolder::new(path))
    }

    fn with(name: &str, files: &[(&str, &[u8])]) -> Place {
        let place = Place::new(name);
        fs::create_dir_all(&place.0.path).expect("a folder");
        for (name, content) in files {
            fs::write(place.0.path.join(name), content).expect("a file");
        }
        place
    }

    /// Everything in the folder, hidden or not.
    fn entries(&self) -> Vec<String> {
        let entries = fs::read_dir(&self.0.path).expect("a folder");
        let mut names: Vec<String> = entries
            .map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned())
            .collect();
        names.sort();
        names
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0.path);
    }
}

#[test]
fn a_sample_is_kept_changed_renamed_and_deleted() {
    let Place(folder) = &Place::new("whole-life");
    assert_eq!(folder.list().names, [""; 0], "no folder is no trouble");
    folder.add("mine.txt", "1\n").expect("it is written");
    assert_eq!(folder.read("mine.txt").as_deref(), Ok("1\n"));
    folder.replace("mine.txt", "2").expect("it is written");
    folder.rename("mine.txt", "Mine.txt").expect("only a letter changes");
    folder.rename("Mine.txt", "yours.txt").expect("it has another name");
    assert_eq!(folder.rename("yours.txt", "yours.txt"), Ok(()));
    assert_eq!(folder.list().names, ["yours.txt"]);
    assert_eq!(folder.read("yours.txt").as_deref(), Ok("2"));
    assert_eq!(folder.remove("yours.txt"), Ok(()));
    assert_eq!(folder.remove("yours.txt"), Err(OwnError::Missing));
    assert_eq!(folder.replace("yours.txt", "3"), Err(OwnError::Missing));
    assert_eq!(folder.rename("yours.txt", "x"), Err(OwnError::Missing));
}

#[test]
fn nothing_takes_the_place_of_another() {
    let place = Place::with("places", &[("a.txt", b"1"), ("b.txt", b"2")]);
    let folder = &place.0;
    let exists = |name: &str| Err(OwnError::Exists(name.to_owned()));
    assert_eq!(folder.add("a.txt", "3"), exists("a.txt"));
    assert_eq!(folder.add("A.TXT", "3"), exists("a.txt"));
    assert_eq!(folder.rename("a.txt", "B.txt"), exists("b.txt"));
    assert_eq!(folder.add("easy-06-wikipedia.txt", "3"), Err(OwnError::Bundled));
    assert_eq!(folder.rename("a.txt", "../b"), Err(OwnError::Name(NameError::Symbol('/'))));
    assert_eq!(folder.read("a.txt").as_deref(), Ok("1"));
    assert_eq!(place.entries(), ["a.txt", "b.txt"], "nothing is left over");
}

#[test]
fn of_two_who_add_the_same_one_is_told() {
    let place = Place::new("two");
    for round in 0..20 {
        let name = format!("{round}.txt");
        let add = |text: &'static str| place.0.add(&name, text);
        let both = thread::scope(|scope| {
            let threads = ["1", "2"].map(|text| scope.spawn(move || add(text)));
            threads.map(|thread| thread.join().expect("it does not panic"))
        });
        assert_eq!(both.iter().filter(|done| done.is_ok()).count(), 1, "{both:?}");
    }
    assert_eq!(place.entries().len(), 20, "nothing is left over");
}

#[test]
fn names_do_not_lead_out_of_the_folder() {
    let place = Place::with("names", &[("a.txt", b"1"), (".hidden", b"1")]);
    fs::write(place.0.path.with_extension("secret"), "secret").expect("a file");
    let beside = place.0.path.with_extension("secret");
    let beside = format!("../{}", beside.file_name().expect("a name").to_string_lossy());
    let whole = place.0.path.join("a.txt").display().to_string();
    for name in ["", ".", "..", "/", ".hidden", "a.txt/", "./a.txt", "a\0.txt", &beside, &whole] {
        assert_eq!(place.0.read(name), Err(OwnError::Missing), "{name:?}");
        assert_eq!(place.0.remove(name), Err(OwnError::Missing), "{name:?}");
        assert_eq!(place.0.replace(name, "1"), Err(OwnError::Missing), "{name:?}");
    }
    fs::remove_file(place.0.path.with_extension("secret")).expect("it is still there");
}

#[test]
fn what_is_no_sample_is_passed_over_and_named() {
    let long = vec![b'1'; LONGEST as usize + 1];
    let place = Place::with(
        "others",
        &[("b.txt", b"1"), ("A.txt", b"\xFF\xFE1\x002\x00"), ("long.txt", &long), (".x", b"1")],
    );
    fs::create_dir(place.0.path.join("more")).expect("a folder");
    #[cfg(unix)]
    {
        use std::os::unix::ffi::OsStrExt;
        std::os::unix::fs::symlink("/etc/passwd", place.0.path.join("way-out")).expect("a link");
        let odd = std::ffi::OsStr::from_bytes(b"odd\xFF");
        fs::write(place.0.path.join(odd), "1").expect("a file");
    }
    let list = place.0.list();
    assert_eq!(list.names, ["A.txt", "b.txt"]);
    assert_eq!(place.0.read("A.txt").as_deref(), Ok("12"), "UTF-16");
    assert_eq!(place.0.read("long.txt"), Err(OwnError::TooLong));
    assert_eq!(place.0.read("more"), Err(OwnError::Missing));
    assert_eq!(place.0.read("way-out"), Err(OwnError::Missing));
    let ids: Vec<&str> = list.remarks.iter().map(Message::id).collect();
    let expected =
        ["own-skipped-long", "own-skipped-folder", "own-skipped-name", "own-skipped-link"];
    assert_eq!(ids, if cfg!(unix) { &expected[..] } else { &expected[..2] });
}

#[test]
fn thousands_of_files_are_listed_and_more_are_told() {
    let place = Place::with("thousands", &[]);
    for number in 0..MOST + 3 {
        fs::write(place.0.path.join(format!("{number:05}")), "1").expect("a file");
    }
    let list = place.0.list();
    assert_eq!((list.names.len(), list.names[MOST - 1].as_str()), (MOST, "09999"));
    assert_eq!(list.remarks, [message!("own-skipped-more", count = 3_usize)]);
    assert_eq!(place.0.add("one more", "1"), Err(OwnError::TooMany));
}

#[cfg(target_os = "linux")]
#[test]
fn what_cannot_be_written_leaves_nothing_behind() {
    let place = Place::with("full", &[("a.txt", b"1")]);
    // A folder that is a file cannot be had, whoever asks.
    let blocked = SampleFolder::new(place.0.path.join("a.txt"));
    assert!(matches!(blocked.add("b.txt", "1"), Err(OwnError::System(_))));
    let list = blocked.list();
    assert_eq!(list.remarks.iter().map(Message::id).collect::<Vec<_>>(), ["own-folder-unreadable"]);
    assert_eq!(place.0.write("1").map(drop), Ok(()));
    assert_eq!(place.entries(), ["a.txt"], "what got no name is gone");
}
