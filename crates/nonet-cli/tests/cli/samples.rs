//! The samples, bundled and own, as the command shows them.

use std::fs;
use std::path::PathBuf;

use nonet_api::samples::{ALL, Expected};
use serde_json::Value;

use crate::app::new_folder;
use crate::common::{PUZZLE, Run, file, nonet, with_input};

#[test]
fn the_list_names_every_sample_and_what_comes_of_it() {
    let run = nonet(&["samples"]);
    assert_eq!((run.code, run.err.as_str()), (0, ""));
    let lines: Vec<&str> = run.out.lines().collect();
    assert_eq!(lines.len(), ALL.len() + 1, "a head and the samples");
    for (number, (line, sample)) in lines[1..].iter().zip(ALL).enumerate() {
        let start = format!("{}  {} ", number + 1, sample.name);
        assert!(line.trim_start().starts_with(&start), "{line}");
        assert!(line.contains(&format!("  {}  ", sample.about)), "{line}");
        if let Expected::Error(message) = sample.expected {
            assert!(line.ends_with(&format!("  {message}")), "{line}");
        }
    }
    assert!(lines[1].ends_with("  unique"));
}

#[test]
fn a_sample_is_printed_as_it_is() {
    for sample in ALL {
        let run = nonet(&["samples", sample.name]);
        assert_eq!((run.code, run.out.as_str()), (0, sample.text), "{}", sample.name);
    }
}

#[test]
fn a_sample_can_be_piped_into_every_command() {
    for sample in ALL {
        let check = with_input(&["check", "--quiet"], sample.text.as_bytes());
        let expected = match sample.expected {
            Expected::Unique => (0, "unique".to_owned(), String::new()),
            Expected::Answers(count) => (1, format!("{count} solutions"), String::new()),
            Expected::Many => (1, "1000+ solutions".to_owned(), String::new()),
            Expected::NoSolution => (1, "no solution".to_owned(), String::new()),
            Expected::Error(message) => (2, String::new(), format!("nonet: {message}\n")),
        };
        let first = check.out.lines().next().unwrap_or_default().to_owned();
        assert_eq!((check.code, first, check.err), expected, "{}", sample.name);
    }
    let run = nonet(&["samples", "easy-06"]);
    let run = with_input(&["solve"], run.out.as_bytes());
    assert_eq!((run.code, run.out.trim()), (0, crate::common::SOLUTION));
}

#[test]
fn a_number_or_the_beginning_of_a_name_is_enough() {
    for wish in ["1", "easy-01", "EASY-01-one-empty-cell"] {
        let run = nonet(&["samples", wish]);
        assert_eq!((run.code, run.out.as_str()), (0, ALL[0].text), "{wish}");
    }
}

#[test]
fn an_unknown_name_comes_with_the_nearest() {
    let run = nonet(&["samples", "escargto"]);
    assert_eq!((run.code, run.out.as_str()), (2, ""));
    assert!(run.err.contains("'escargto'"), "{run:?}");
    assert!(run.err.contains("hardest-01-ai-escargot.txt"), "{run:?}");
    let run = nonet(&["samples", "hardest"]);
    assert_eq!(run.code, 2);
    assert!(run.err.contains("several samples begin with 'hardest'"), "{run:?}");
}

#[test]
fn samples_are_json_when_asked_for() {
    let run = nonet(&["samples", "--json"]);
    let objects: Vec<serde_json::Value> =
        run.out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!((run.code, objects.len()), (0, ALL.len()));
    assert_eq!(objects[0]["number"], 1);
    assert_eq!(objects[0]["name"], ALL[0].name);
    assert_eq!(objects[0]["expected"], "unique");
    let run = nonet(&["samples", "--json", "bad-line-4"]);
    let object: serde_json::Value = serde_json::from_str(&run.out).expect("JSON");
    assert_eq!(object["expected"], "line 4 has 8 numbers, not 9");
    assert!(object["text"].as_str().is_some_and(|text| text.starts_with("5 3 0 0 7")));
    let run = nonet(&["samples", "--json", "nothing-like-it"]);
    let object: serde_json::Value = serde_json::from_str(&run.out).expect("JSON");
    assert_eq!(run.code, 2);
    assert!(object["error"]["message"].as_str().is_some_and(|text| text.contains("nearest")));
}

/// A folder for data that is not there yet, as an argument.
fn data(name: &str) -> (PathBuf, [String; 2]) {
    let folder = new_folder(name);
    (PathBuf::from(&folder).join("samples"), ["--data".to_owned(), folder])
}

/// Runs `nonet samples` with data of its own.
fn samples(arguments: &[&str], data: &[String; 2], input: &[u8]) -> Run {
    let data = data.each_ref().map(String::as_str);
    with_input(&[&["samples"], arguments, &data[..]].concat(), input)
}

#[test]
fn own_samples_are_added_listed_printed_and_deleted() {
    let (folder, data) = data("own-samples");
    let run = samples(&["mine.txt", "--add", "-"], &data, PUZZLE.as_bytes());
    assert_eq!((run.code, run.out.trim(), run.err.as_str()), (0, "'mine.txt' is kept: unique", ""));
    // A file that any tool has put there is one, too.
    fs::write(folder.join("Another.sdk"), "#T of my own\n12\n").expect("a file");
    let run = samples(&[], &data, b"");
    let lines: Vec<&str> = run.out.lines().collect();
    assert_eq!((run.code, lines.len()), (0, ALL.len() + 5));
    assert_eq!(lines[ALL.len() + 1..][..2], ["", &format!("Your own, in {}:", folder.display())]);
    let number = ALL.len() + 1;
    assert!(lines[number + 2].starts_with(&format!("{number}  Another.sdk  ")), "{lines:?}");
    assert_eq!(lines[number + 3], format!("{}  mine.txt     unique", number + 1));
    let run = samples(&["--json"], &data, b"");
    let last: Value = run
        .out
        .lines()
        .last()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .expect("a line");
    assert_eq!(
        (&last["name"], &last["own"], &last["expected"]),
        (&"mine.txt".into(), &true.into(), &"unique".into())
    );
    for wish in ["mine.txt", "MINE", "mi", &(number + 1).to_string()] {
        let run = samples(&[wish], &data, b"");
        assert_eq!((run.code, run.out.as_str()), (0, PUZZLE), "{wish}");
    }
    let run = samples(&["mi", "--remove"], &data, b"");
    assert!(run.code == 2 && run.err.contains("no sample 'mi' of your own"), "{run:?}");
    let run = samples(&["mine.txt", "--remove"], &data, b"");
    assert_eq!((run.code, run.out.trim()), (0, "'mine.txt' is deleted"));
    assert_eq!(fs::read_dir(&folder).expect("a folder").count(), 1);
}

#[test]
fn a_sample_takes_the_name_of_its_file_and_no_others_place() {
    let (folder, data) = data("own-places");
    let file = file("own-of-file.txt", PUZZLE.as_bytes());
    let file = file.to_str().expect("a text");
    let run = samples(&["--add", file, "--json"], &data, b"");
    let told: Value = serde_json::from_str(&run.out).expect("JSON");
    assert_eq!((run.code, &told["name"]), (0, &"own-of-file.txt".into()));
    let run = samples(&["Own-Of-File.txt", "--add", "-"], &data, b"1");
    assert!(run.code == 2 && run.err.contains("already; --force writes over it"), "{run:?}");
    let run = samples(&["Own-Of-File.txt", "--add", "-", "--force"], &data, b"12");
    assert_eq!((run.code, run.err.as_str()), (0, ""), "{run:?}");
    assert_eq!(fs::read_to_string(folder.join("own-of-file.txt")).expect("a file"), "12");
    assert_eq!(fs::read_dir(&folder).expect("a folder").count(), 1, "there is no other file");
    let long = vec![b'1'; 300 << 10];
    for (name, text, reason) in [
        (ALL[0].name, &b"1"[..], "a bundled sample, which stays as it is"),
        ("../out", b"1", "'/' is not for names of files"),
        ("con.txt", b"1", "Windows has a device"),
        (".hidden", b"1", "do not begin with a dot"),
        (&"x".repeat(300), b"1", "at most 120 bytes"),
        ("", b"1", "needs a name"),
        ("empty.txt", b"\n", "would be empty"),
        ("long.txt", &long, "longer than 256 kB"),
    ] {
        for force in [&[][..], &["--force"]] {
            let run = samples(&[&[name, "--add", "-"], force].concat(), &data, text);
            assert!(run.code == 2 && run.err.contains(reason), "{name}: {run:?}");
        }
    }
    assert_eq!(fs::read_dir(&folder).expect("a folder").count(), 1, "nothing was written");
    let run = samples(&["--add", "-"], &data, b"1");
    assert!(run.code == 2 && run.err.contains("under which name"), "{run:?}");
    let run = samples(&["--remove"], &data, b"");
    assert_eq!(run.code, 2, "{run:?}");
    let run = nonet(&["samples", "x", "--add", file, "--data", ":memory:"]);
    assert!(run.code == 2 && run.err.contains("there is no folder"), "{run:?}");
}

#[test]
fn what_is_no_sample_is_told_and_does_not_disturb() {
    let (folder, data) = data("own-others");
    fs::create_dir_all(folder.join("more")).expect("a folder");
    fs::write(folder.join("long.txt"), vec![b'1'; 300 << 10]).expect("a file");
    // Nobody knows within the time of a list how many answers this has.
    fs::write(folder.join("endless.txt"), ".".repeat(36 * 36)).expect("a file");
    let run = samples(&[], &data, b"");
    assert_eq!(run.code, 0);
    assert!(run.err.contains("'long.txt' is passed over: it is longer than 256 kB"), "{run:?}");
    assert!(run.err.contains("'more' is passed over: it is a folder"), "{run:?}");
    assert!(run.out.contains("endless.txt"));
    let run = samples(&["--quiet"], &data, b"");
    assert_eq!((run.code, run.err.as_str()), (0, ""));
    // A folder that cannot be had does not hide the bundled samples.
    let file = file("own-no-folder", b"");
    let run = nonet(&["samples", "--data", file.to_str().expect("a text")]);
    assert_eq!((run.code, run.out.lines().count()), (0, ALL.len() + 1));
    let run = nonet(&["samples", "x", "--add", "-", "--data", file.to_str().expect("a text")]);
    assert_eq!(run.code, 2, "{run:?}");
}
