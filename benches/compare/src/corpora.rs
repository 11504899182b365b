//! Puzzles of files: which of them are taken, and in which of their many writings.

use std::fs;
use std::path::{Path, PathBuf};

use nonet_core::symmetry::Symmetry;
use nonet_core::{BoxShape, Cell, Digit, Random};

/// The seed of the symmetries, unless another one is asked for.
pub(crate) const SEED: u64 = 81;

/// A puzzle as it stands in a file: 81 cells, empty ones as dots, and the end of the line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Line([u8; 82]);

impl Line {
    /// The puzzle that a line begins with, if it begins with 81 cells.
    fn starting(text: &[u8]) -> Option<Line> {
        let mut line = [b'\n'; 82];
        for (cell, &byte) in line.iter_mut().zip(text.get(..81)?) {
            *cell = match byte {
                b'1'..=b'9' => byte,
                b'.' | b'0' | b'*' | b'_' => b'.',
                _ => return None,
            };
        }
        Some(Line(line))
    }

    /// The cells without the end of the line.
    #[inline]
    pub(crate) fn cells(&self) -> &[u8; 81] {
        self.0.first_chunk().expect("81 of 82 bytes")
    }

    /// The cells with the end of the line.
    #[inline]
    pub(crate) fn bytes(&self) -> &[u8; 82] {
        &self.0
    }

    /// The cells as a text.
    #[inline]
    pub(crate) fn text(&self) -> &str {
        str::from_utf8(self.cells()).expect("digits and dots")
    }

    /// The same puzzle in another writing: digits renamed; rows, columns, bands and stacks moved; and
    /// perhaps the whole mirrored.
    fn image(&self, symmetry: &Symmetry) -> Line {
        let mut image = *self;
        for (index, &byte) in self.cells().iter().enumerate() {
            let cell = Cell::from_index(index).expect("81 cells");
            let digit =
                byte.checked_sub(b'0').and_then(|value| Digit::from_number(usize::from(value)));
            image.0[symmetry.cell_image(cell).index()] =
                digit.map_or(byte, |digit| b'0' + symmetry.digit_image(digit).number() as u8);
        }
        image
    }
}

/// Every other puzzle of a file: constants are tuned on one half and measured on the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Half {
    /// The first puzzle, the third, and so on.
    First,
    /// The second puzzle, the fourth, and so on.
    Second,
}

impl Half {
    /// The half of a name.
    pub(crate) fn named(name: &str) -> Option<Half> {
        match name {
            "first" => Some(Half::First),
            "second" => Some(Half::Second),
            _ => None,
        }
    }
}

/// Which puzzles of a file are taken, and how they are written.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Selection {
    /// The half, or all.
    pub(crate) half: Option<Half>,
    /// The seed of the symmetries that change each puzzle, or none for puzzles as they are written.
    pub(crate) seed: Option<u64>,
}

impl Selection {
    /// The whole file as it is written.
    pub(crate) const AS_WRITTEN: Selection = Selection { half: None, seed: None };

    /// The puzzles of a file.
    pub(crate) fn read(&self, path: &Path) -> Vec<Line> {
        let text = fs::read(path).expect("the corpus can be read");
        self.choose(&text)
    }

    /// The puzzles of a text: of every line that begins with 81 cells.
    fn choose(&self, text: &[u8]) -> Vec<Line> {
        let lines = text.split(|&byte| byte == b'\n').filter_map(Line::starting);
        let taken = lines.enumerate().filter(|(index, _)| match self.half {
            Some(Half::First) => index % 2 == 0,
            Some(Half::Second) => index % 2 == 1,
            None => true,
        });
        // Each puzzle has random numbers of its own: it is changed in the same way in a half and in the whole.
        taken
            .map(|(index, line)| match self.seed {
                Some(seed) => {
                    let mut random = Random::stream(seed, index as u64);
                    line.image(&Symmetry::from_choices(BoxShape::CLASSIC, |n| random.below(n)))
                }
                None => line,
            })
            .collect()
    }

    /// What is said about it below a table.
    pub(crate) fn describe(&self) -> String {
        let half = match self.half {
            Some(Half::First) => "every other puzzle from the first on",
            Some(Half::Second) => "every other puzzle from the second on",
            None => "all puzzles",
        };
        let writing = match self.seed {
            Some(seed) => format!("each changed by a random symmetry, seed {seed}"),
            None => "as they are written".to_string(),
        };
        format!("{half}, {writing}")
    }
}

/// The text files of folders in alphabetical order, and files themselves.
pub(crate) fn files(paths: &[PathBuf]) -> Vec<PathBuf> {
    paths.iter().flat_map(|path| files_of(path)).collect()
}

fn files_of(path: &Path) -> Vec<PathBuf> {
    if path.is_file() {
        return vec![path.to_owned()];
    }
    let entries = fs::read_dir(path).expect("the folder can be read");
    let mut paths: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "txt"));
    paths.sort();
    paths
}

/// What a corpus is called: its file without folder and ending.
pub(crate) fn name_of(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &[u8] = b"# three puzzles\n\
        8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..\n\
        000000010400000000020000000000050407008000300001090000300400200050100000000806000 17 clues\n\
        ................................................................................1\r\n";

    #[test]
    fn a_corpus_is_every_line_that_begins_with_81_cells() {
        let lines = Selection::AS_WRITTEN.choose(TEXT);
        assert_eq!(lines.len(), 3);
        assert!(lines[1].text().starts_with(".......1.4"));
        assert!(lines.iter().all(|line| line.bytes()[81] == b'\n'));
    }

    #[test]
    fn halves_make_the_whole_and_their_puzzles_are_changed_in_the_same_way() {
        let chosen = |half| Selection { half, seed: Some(SEED) }.choose(TEXT);
        let (all, first) = (chosen(None), chosen(Some(Half::First)));
        assert_eq!([first[0], chosen(Some(Half::Second))[0], first[1]], all[..]);
    }

    #[test]
    fn a_changed_puzzle_has_as_many_clues_and_solutions_in_another_writing() {
        let written = Selection::AS_WRITTEN.choose(TEXT);
        let changed = Selection { half: None, seed: Some(SEED) }.choose(TEXT);
        for (old, new) in written.iter().zip(&changed) {
            let clues = |line: &Line| line.cells().iter().filter(|&&cell| cell != b'.').count();
            assert_ne!(old, new);
            assert_eq!(clues(old), clues(new));
            assert_eq!(crate::solvers::their_count(old), crate::solvers::their_count(new));
        }
    }
}
