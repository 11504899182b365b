//! The bundled samples are what their index says.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use nonet_api::samples::{ALL, Expected, Sample};
use nonet_api::{
    Answerable, Answered, CHECK_LIMIT, Check, Checked, Fault, Outcome, Problem, Refusal, Words,
};

/// Files in the folder of the samples that are none.
const PAPERS: [&str; 2] = ["INDEX.tsv", "README.md"];

/// The kinds of samples, in the order of the index.
const KINDS: [&str; 11] = [
    "easy-",
    "medium-",
    "hard-",
    "hardest-",
    "several-",
    "none-",
    "marked-",
    "size-",
    "variant-",
    "pencil-marks-",
    "bad-",
];

/// Messages about texts that are no puzzle which checking a file cannot give: `at-…` stand around
/// another message, `read-neither` is about an argument, `read-row-length` about a line of many,
/// `read-too-long` about texts of megabytes, and
/// `read-other-boxes` about an option.
const NOT_OF_FILES: [&str; 8] = [
    "at-column",
    "at-field",
    "at-line",
    "at-line-and-column",
    "read-neither",
    "read-other-boxes",
    "read-row-length",
    "read-too-long",
];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../samples")
}

/// The rows of the index: name, what it shows, expected, exit code, source.
fn index() -> Vec<[String; 5]> {
    let text = fs::read_to_string(folder().join("INDEX.tsv")).expect("an index");
    let row = |line: &str| {
        let fields: Vec<String> = line.split('\t').map(str::to_owned).collect();
        fields.try_into().unwrap_or_else(|_| panic!("not five fields: {line}"))
    };
    text.lines().skip(1).map(row).collect()
}

fn check(sample: &Sample) -> Result<Checked, Refusal> {
    let problem = Problem::new(sample.text);
    Check { problem, ..Check::default() }.answer(Words::english(), &mut ())
}

/// The malformed samples, each with its fault.
fn faults() -> Vec<(&'static str, Fault)> {
    let malformed = ALL.iter().filter(|sample| matches!(sample.expected, Expected::Error(_)));
    let fault = |sample: &Sample| check(sample).expect_err("a fault").error;
    malformed.map(|sample| (sample.name, fault(sample))).collect()
}

#[test]
fn every_sample_gives_what_the_index_expects() {
    for (sample, row) in ALL.iter().zip(index()) {
        let checked = check(sample);
        let given = match checked.as_ref().map(|checked| checked.findings.number()) {
            Err(refused) => format!("error: {}", refused.error.message),
            Ok(Some(0)) => "no solution".to_owned(),
            Ok(Some(1)) => "unique".to_owned(),
            Ok(Some(count)) if count == u128::from(CHECK_LIMIT) => "many answers".to_owned(),
            Ok(count) => format!("{} answers", count.expect("a check counts")),
        };
        let exit = match checked.map_or_else(|refused| refused.outcome, |one| one.outcome()) {
            Outcome::Yes => "0",
            Outcome::No => "1",
            Outcome::Invalid => "2",
        };
        assert_eq!((given.as_str(), exit), (row[2].as_str(), row[3].as_str()), "{}", sample.name);
    }
}

#[test]
fn the_list_is_the_index_and_the_files() {
    let rows = index();
    assert_eq!(ALL.len(), rows.len());
    for (sample, [name, about, expected, _, source]) in ALL.iter().zip(&rows) {
        let told = (sample.name, sample.about, sample.expected.to_string());
        assert_eq!(told, (name.as_str(), about.as_str(), expected.clone()));
        assert!(!about.is_empty() && !source.is_empty(), "{name}");
        let file = fs::read_to_string(folder().join(name)).expect("a file for each row");
        assert_eq!(sample.text, file, "{name}");
    }
}

#[test]
fn every_file_is_in_the_index() {
    let entries = fs::read_dir(folder()).expect("the folder of the samples");
    let files: BTreeSet<String> = entries
        .map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned())
        .filter(|name| !PAPERS.contains(&name.as_str()))
        .collect();
    let names: BTreeSet<String> = ALL.iter().map(|sample| sample.name.to_owned()).collect();
    assert_eq!(files, names);
    assert_eq!(names.len(), ALL.len(), "names differ");
}

#[test]
fn the_samples_come_kind_by_kind() {
    let kind = |sample: &Sample| {
        KINDS.iter().position(|kind| sample.name.starts_with(kind)).expect("a known kind")
    };
    let kinds: Vec<usize> = ALL.iter().map(kind).collect();
    assert!(kinds.is_sorted());
    assert_eq!(kinds.iter().collect::<BTreeSet<_>>().len(), KINDS.len());
    let unique =
        ALL.iter().filter(|sample| kind(sample) < 4 && sample.expected == Expected::Unique);
    assert!(unique.count() >= 30);
}

#[test]
fn the_readme_counts_the_samples() {
    let readme = fs::read_to_string(folder().join("README.md")).expect("a README");
    assert!(readme.contains(&format!("\n{} small files", ALL.len())));
}

#[test]
fn every_message_about_texts_that_are_no_puzzle_has_a_sample() {
    let words = Path::new(env!("CARGO_MANIFEST_DIR")).join("i18n/en/errors.ftl");
    let words = fs::read_to_string(words).expect("the words of errors");
    let section = words.split("\n## ").find(|part| part.starts_with("Texts that are no puzzle\n"));
    let section = section.expect("a section about texts that are no puzzle");
    let ids: BTreeSet<&str> = section
        .lines()
        .filter_map(|line| line.split_once(" = ").map(|(id, _)| id))
        .filter(|id| !id.starts_with([' ', '#']) && !NOT_OF_FILES.contains(id))
        .collect();
    let faults = faults();
    let shown: BTreeSet<&str> = faults.iter().map(|(_, fault)| fault.code).collect();
    assert_eq!(ids, shown);
}

#[test]
fn malformed_samples_differ_in_what_is_said_of_them() {
    let mut by_message: BTreeMap<String, Vec<&str>> = BTreeMap::new();
    for (name, fault) in faults() {
        by_message.entry(fault.message).or_default().push(name);
    }
    // Of a text that is nothing like a puzzle there is only one thing to say.
    for (message, names) in by_message {
        assert!(names.len() <= 2, "{message}: {names:?}");
    }
}

#[test]
fn malformed_samples_show_every_way_to_name_a_place() {
    let places: BTreeSet<(bool, bool)> =
        faults().iter().map(|(_, fault)| (fault.line.is_some(), fault.column.is_some())).collect();
    assert_eq!(places, BTreeSet::from([(false, false), (true, false), (true, true)]));
    for (name, fault) in faults() {
        assert!(fault.line != Some(0) && fault.column != Some(0), "{name}: places count from 1");
    }
}
