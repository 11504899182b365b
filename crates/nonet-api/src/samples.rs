//! The bundled samples: small files from easy to hardest, with several answers or none, and malformed.
//!
//! The files lie in the folder `samples` of the repository, with an index that says what each shows
//! and what `nonet check` answers to it. `cargo xtask generate` writes the list from that index.
//! Beside them a user may have samples of their own, which the host brings: see [`own`].

use std::fmt;

use crate::message;
use crate::nearest::nearest;
use crate::puzzle::{CHECK_LIMIT, Problem};
use crate::words::Words;

mod list;
pub mod own;
mod show;

pub use list::ALL;
pub use show::{ListSamples, SampleData, SampleList, SampleShown, ShowSample};

/// How many names a failed search suggests.
const SUGGESTIONS: usize = 3;

/// How many names are told at most that begin as somebody has said.
const MOST_NAMED: usize = 30;

/// A bundled sample.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sample {
    /// The name of its file.
    pub name: &'static str,
    /// What it shows, in a few English words.
    pub about: &'static str,
    /// What comes of checking it.
    pub expected: Expected,
    /// The file, byte by byte.
    pub text: &'static str,
}

/// What comes of checking a sample.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Expected {
    /// There is exactly one answer.
    Unique,
    /// There are so many.
    Answers(u64),
    /// There are more than a check counts.
    Many,
    /// There is none.
    NoSolution,
    /// The text is no puzzle; this is what English says of it.
    Error(&'static str),
}

impl Sample {
    /// What comes of checking it, in words.
    pub fn outcome(&self, words: &Words) -> String {
        words.say(&match self.expected {
            Expected::Unique => message!("unique"),
            Expected::Answers(count) => message!("solutions", count = count),
            Expected::Many => message!("solutions-or-more", count = CHECK_LIMIT),
            Expected::NoSolution => message!("no-solution"),
            // What is wrong is seen while reading, so that it costs nothing to ask.
            Expected::Error(english) => {
                let read = Problem::new(self.text).read(words);
                return read.map_or_else(|refused| refused.error.message, |_| english.to_owned());
            }
        })
    }
}

/// As the index has it: `unique`, `2 answers`, `many answers`, `no solution`, `error: …`.
impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Expected::Unique => f.write_str("unique"),
            Expected::Answers(count) => write!(f, "{count} answers"),
            Expected::Many => f.write_str("many answers"),
            Expected::NoSolution => f.write_str("no solution"),
            Expected::Error(message) => write!(f, "error: {message}"),
        }
    }
}

/// Why no sample was found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotFound<'a> {
    /// Several begin like this.
    Ambiguous(Vec<&'a str>),
    /// None does; these are the nearest, the best first.
    Unknown(Vec<&'a str>),
}

/// The sample with this name.
pub fn by_name(name: &str) -> Option<&'static Sample> {
    ALL.iter().find(|sample| sample.name == name)
}

/// The bundled sample that somebody means: by its name, with or without the ending; by its number,
/// from 1; or by the beginning of its name.
///
/// ```
/// use nonet_api::samples;
///
/// assert_eq!(samples::find("1"), samples::find("easy-01"));
/// assert!(samples::find("easy").is_err());
/// ```
///
/// # Errors
/// If there is no such sample, or more than one.
pub fn find(wish: &str) -> Result<&'static Sample, NotFound<'static>> {
    let names: Vec<&'static str> = ALL.iter().map(|sample| sample.name).collect();
    choose(wish, &names, 0).map(|index| &ALL[index])
}

/// Which of these names somebody means, of those from an index on.
fn choose<'a>(wish: &str, names: &[&'a str], first: usize) -> Result<usize, NotFound<'a>> {
    let wish = wish.trim();
    let small = wish.to_lowercase();
    let number = wish.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    let those = |is_meant: &dyn Fn(&str) -> bool| -> Vec<usize> {
        (first..names.len()).filter(|&index| is_meant(names[index])).collect()
    };
    // Of a bundled sample and one of the same name the bundled one is meant.
    if let Some(&index) = those(&|name| name == wish).first() {
        return Ok(index);
    }
    let mut found = those(&|name| name.to_lowercase() == small);
    let number = number.filter(|number| (first..names.len()).contains(number));
    if let (Some(index), true) = (number, found.is_empty()) {
        return Ok(index);
    }
    if found.is_empty() {
        found = those(&|name| stem(name).to_lowercase() == small);
    }
    if found.is_empty() && !small.is_empty() {
        found = those(&|name| name.to_lowercase().starts_with(&small));
    }
    match found[..] {
        [] => Err(NotFound::Unknown(nearest(&small, names[first..].iter().copied(), SUGGESTIONS))),
        [index] => Ok(index),
        _ => {
            let those = found.iter().take(MOST_NAMED).map(|&index| names[index]);
            Err(NotFound::Ambiguous(those.collect()))
        }
    }
}

/// A name without its ending.
fn stem(name: &str) -> &str {
    name.rsplit_once('.').map_or(name, |(stem, _)| stem)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name_of(wish: &str) -> &'static str {
        find(wish).expect("there is such a sample").name
    }

    #[test]
    fn a_sample_is_found_by_name_stem_number_and_beginning() {
        for (index, sample) in ALL.iter().enumerate() {
            assert_eq!(by_name(sample.name), Some(sample));
            assert_eq!(name_of(sample.name), sample.name);
            assert_eq!(name_of(&(index + 1).to_string()), sample.name);
        }
        assert_eq!(name_of("hardest-01"), "hardest-01-ai-escargot.txt");
        assert_eq!(name_of("Hardest-01-AI-Escargot"), "hardest-01-ai-escargot.txt");
        // It is also the beginning of another name.
        assert_eq!(name_of("several-002-answers"), "several-002-answers.txt");
    }

    #[test]
    fn a_beginning_of_several_names_is_ambiguous() {
        let Err(NotFound::Ambiguous(names)) = find("size-06x06-standing-boxes") else {
            panic!("there are two")
        };
        assert_eq!(names, ["size-06x06-standing-boxes.txt", "size-06x06-standing-boxes.json"]);
        assert!(matches!(find("easy"), Err(NotFound::Ambiguous(_))));
    }

    #[test]
    fn what_does_not_exist_comes_with_the_nearest_names() {
        let first = |wish: &str| match find(wish) {
            Err(NotFound::Unknown(names)) => names[0],
            other => panic!("{other:?}"),
        };
        assert_eq!(first("escargot"), "hardest-01-ai-escargot.txt");
        assert_eq!(first("esay-01-one-empty"), "easy-01-one-empty-cell.txt");
        for wish in ["", "0", "100000", "99999999999999999999999", "-1", "\u{0}"] {
            assert!(matches!(find(wish), Err(NotFound::Unknown(_))), "{wish:?}");
        }
    }

    #[test]
    fn the_outcome_is_said_in_words() {
        let said = |wish: &str| find(wish).expect("a sample").outcome(Words::english());
        assert_eq!(said("hardest-01"), "unique");
        assert_eq!(said("several-003"), "3 solutions");
        assert_eq!(said("several-many-empty"), "1000+ solutions");
        assert_eq!(said("none-no-value"), "no solution");
        assert_eq!(said("bad-line-4"), "line 4 has 8 numbers, not 9");
    }
}
