//! The puzzles in `corpora/solve`, each with the number of its solutions.

use std::fs;
use std::path::PathBuf;

use nonet_core::{Digit, DigitSet, Draft, Layout, Puzzle};

use crate::puzzles::draft_of;
use crate::runner::{methods_for, run, run_to};

/// The methods that are only given the files whose name begins with `easy-`.
const SLOW: [&str; 2] = ["backtrack", "sets"];

/// A line of a corpus.
pub(crate) struct Case {
    pub(crate) draft: Draft,
    pub(crate) count: Count,
    solution: Option<String>,
}

/// How many solutions a puzzle has.
#[derive(Clone, Copy)]
pub(crate) enum Count {
    Exactly(usize),
    AtLeast(usize),
}

impl Case {
    pub(crate) fn read(line: &str, read_draft: fn(&str) -> Draft) -> Case {
        let [puzzle, count, solution] =
            line.split('\t').collect::<Vec<_>>().try_into().expect("three fields");
        let number = |text: &str| text.parse().expect("a number of solutions");
        Case {
            draft: read_draft(puzzle),
            count: match count.strip_suffix('+') {
                Some(least) => Count::AtLeast(number(least)),
                None => Count::Exactly(number(count)),
            },
            solution: (!solution.is_empty()).then(|| solution.to_string()),
        }
    }
}

/// A 9×9 puzzle of pencil marks: nine characters for each cell, `.` for a digit it cannot have.
fn marks_of(line: &str) -> Draft {
    let mut draft = Draft::empty(Layout::classic());
    let marks = |cell: &[u8]| -> DigitSet {
        let number = |&symbol: &u8| Digit::from_number(symbol.checked_sub(b'0')? as usize);
        cell.iter().filter_map(number).collect()
    };
    draft.pencil_marks = Some(line.as_bytes().chunks(9).map(marks).collect());
    draft
}

/// The files of the corpus by name, in order.
pub(crate) fn files() -> Vec<(String, String)> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../corpora/solve");
    let entries = fs::read_dir(folder).expect("the corpora are here");
    let paths = entries.map(|entry| entry.expect("a file").path());
    let mut files: Vec<_> = paths
        .filter(|path| path.extension().is_some_and(|extension| extension == "txt"))
        .map(|path| {
            let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
            (name, fs::read_to_string(path).expect("a text"))
        })
        .collect();
    files.sort_unstable();
    files
}

#[test]
fn every_method_counts_the_solutions_of_the_corpora() {
    let files = files();
    assert!(files.len() >= 10, "corpora/solve has lost its files");
    for (name, text) in files {
        let read_draft = if name.contains("pencil-marks") { marks_of } else { draft_of };
        for (index, line) in text.lines().enumerate() {
            check(&Case::read(line, read_draft), &name, index + 1);
        }
    }
}

fn check(case: &Case, file: &str, line: usize) {
    let Ok(puzzle) = Puzzle::try_from(case.draft.clone()) else {
        assert!(matches!(case.count, Count::Exactly(0)), "{file} {line} is refused");
        return;
    };
    let can = |id| file.starts_with("easy-") || !SLOW.contains(&id);
    for method in methods_for(puzzle.layout()).filter(|method| can(method.id)) {
        let (outcome, expected) = match case.count {
            Count::Exactly(count) => (run(method, &puzzle), count),
            Count::AtLeast(count) => (run_to(method, &puzzle, count), count),
        };
        assert_eq!(outcome.solutions.len(), expected, "{method:?} {file} {line}");
        if let Some(solution) = &case.solution {
            assert_eq!(&outcome.solutions[0].to_string(), solution, "{method:?} {file} {line}");
        }
    }
}
