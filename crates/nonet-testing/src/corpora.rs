//! The puzzles of `corpora/solve`, with what is known of each.

use std::fs;
use std::path::{Path, PathBuf};

use nonet_core::{Draft, Puzzle};

/// A line of a corpus.
#[derive(Clone, Debug)]
pub struct Case {
    /// The puzzle as it stands there.
    pub text: String,
    /// The same, read.
    pub draft: Draft,
    /// How many solutions it has.
    pub count: Count,
    /// Its solution, where it has one only.
    pub solution: Option<String>,
}

/// How many solutions a puzzle has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Count {
    /// So many.
    Exactly(usize),
    /// So many or more.
    AtLeast(usize),
}

impl Case {
    fn read(line: &str) -> Case {
        let fields: Vec<&str> = line.split('\t').collect();
        let [text, count, solution] = fields[..] else { panic!("not three fields: {line}") };
        let number = |text: &str| text.parse().expect("a number of solutions");
        Case {
            text: text.to_owned(),
            draft: crate::draft(text),
            count: match count.strip_suffix('+') {
                Some(least) => Count::AtLeast(number(least)),
                None => Count::Exactly(number(count)),
            },
            solution: (!solution.is_empty()).then(|| solution.to_owned()),
        }
    }

    /// Whether it has exactly one solution.
    pub fn is_proper(&self) -> bool {
        self.count == Count::Exactly(1)
    }

    /// The puzzle, unless it contradicts itself openly.
    pub fn puzzle(&self) -> Option<Puzzle> {
        Puzzle::try_from(self.draft.clone()).ok()
    }
}

/// The folder of a corpus.
pub fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpora").join(name)
}

/// The names of all files, in order: `easy-4x4` and so on.
pub fn names() -> Vec<String> {
    let entries = fs::read_dir(folder("solve")).expect("the corpora are here");
    let paths = entries.map(|entry| entry.expect("a file").path());
    let texts = paths.filter(|path| path.extension().is_some_and(|extension| extension == "txt"));
    let name = |path: PathBuf| Some(path.file_stem()?.to_str()?.to_owned());
    let mut names: Vec<String> = texts.filter_map(name).collect();
    names.sort_unstable();
    names
}

/// The puzzles of a file.
pub fn cases(name: &str) -> Vec<Case> {
    let path = folder("solve").join(name).with_extension("txt");
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{name}: {error}"));
    text.lines().map(Case::read).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_corpus_has_puzzles() {
        let names = names();
        assert!(names.len() >= 10, "corpora/solve has lost its files: {names:?}");
        assert!(names.iter().all(|name| !cases(name).is_empty()));
        let easy = cases("easy-9x9");
        let proper = easy.iter().find(|case| case.is_proper()).expect("one with one solution");
        assert_eq!(proper.solution.as_ref().map(String::len), Some(81));
        assert!(proper.puzzle().is_some());
    }
}
