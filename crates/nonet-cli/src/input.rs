//! Input: the puzzle's text, from the argument, a file or standard input, and never too much of it.

mod packed;

use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, IsTerminal, Read};
use std::path::Path;

use nonet_api::{Message, Words, message};
use same_file::Handle;

use crate::failure::Failure;
use crate::output::tell;

pub(crate) use nonet_host::decode;
pub(crate) use packed::Input;

/// The longest text that is taken as a whole. With `--lines` there is no such limit.
const LONGEST_TEXT: u64 = 16 << 20;

/// Where a text comes from.
pub(crate) enum Source {
    /// The argument itself.
    Argument(String),
    /// A file.
    File(String, File),
    /// Standard input.
    Standard,
}

impl Source {
    /// The source that an argument names: `-` or none is standard input, an existing file is that
    /// file, and everything else is the text itself.
    pub(crate) fn of(argument: Option<&OsStr>, words: &Words) -> Result<Source, Failure> {
        let Some(argument) = argument.filter(|argument| *argument != "-") else {
            return Ok(Source::Standard);
        };
        let name = argument.to_string_lossy().into_owned();
        let path = Path::new(argument);
        // A puzzle's text is no file name but by a rare accident; one with a line break never is.
        match path.metadata() {
            Ok(metadata) if metadata.is_dir() => {
                let folder = io::Error::from(io::ErrorKind::IsADirectory);
                Err(Failure::reading(words, &name, &folder))
            }
            Ok(_) => match File::open(path) {
                Ok(file) => Ok(Source::File(name, file)),
                Err(error) => Err(Failure::reading(words, &name, &error)),
            },
            Err(error) if error.kind() == io::ErrorKind::PermissionDenied => {
                Err(Failure::reading(words, &name, &error))
            }
            Err(_) if looks_like_a_path(&name) => {
                let missing = io::Error::from(io::ErrorKind::NotFound);
                Err(Failure::reading(words, &name, &missing))
            }
            Err(_) => Ok(Source::Argument(name)),
        }
    }

    /// The source that an argument names where it can only be a file, or `-` for standard input.
    pub(crate) fn of_file(argument: &OsStr, words: &Words) -> Result<Source, Failure> {
        match Source::of(Some(argument), words)? {
            Source::Argument(name) => {
                let missing = io::Error::from(io::ErrorKind::NotFound);
                Err(Failure::reading(words, &name, &missing))
            }
            source => Ok(source),
        }
    }

    /// The argument, if that is the source.
    pub(crate) fn argument(&self) -> Option<String> {
        match self {
            Source::Argument(text) => Some(text.clone()),
            Source::File(..) | Source::Standard => None,
        }
    }

    /// Whether it would have to be typed first.
    pub(crate) fn is_idle(&self) -> bool {
        matches!(self, Source::Standard) && io::stdin().is_terminal()
    }

    /// How many bytes it has, if that is known.
    pub(crate) fn length(&self) -> Option<u64> {
        match self {
            Source::Argument(text) => Some(text.len() as u64),
            Source::File(_, file) => file.metadata().ok().map(|metadata| metadata.len()),
            Source::Standard => None,
        }
    }

    /// Opens it to be read, unpacked if it is compressed. That may have to wait for the first bytes.
    pub(crate) fn open(self) -> io::Result<Input> {
        Input::of(match self {
            // An argument is the text itself.
            Source::Argument(text) => Box::new(io::Cursor::new(text.into_bytes())),
            Source::File(_, file) => Box::new(file),
            Source::Standard => Box::new(io::stdin()),
        })
    }

    /// Whether a path names the very file that is read.
    pub(crate) fn is_file_at(&self, path: &Path) -> bool {
        let source = match self {
            Source::Argument(_) => return false,
            Source::File(_, file) => file.try_clone().and_then(Handle::from_file),
            Source::Standard => Handle::stdin(),
        };
        let Ok(source) = source else { return false };
        // Terminals and the like may well be read and written at once.
        let is_file = source.as_file().metadata().is_ok_and(|metadata| metadata.is_file());
        // To open a pipe with a name would wait for somebody who writes into it.
        is_file && path.is_file() && Handle::from_path(path).is_ok_and(|target| target == source)
    }

    /// What to call it in a message.
    pub(crate) fn name(&self, words: &Words) -> String {
        match self {
            Source::Argument(_) => words.say(&message!("io-argument")),
            Source::File(name, _) => name.clone(),
            Source::Standard => words.say(&message!("io-standard-input")),
        }
    }

    /// That it has more than so many megabytes.
    fn too_long(&self, megabytes: u64) -> Message {
        match self {
            Source::Argument(_) => message!("io-too-long-argument", megabytes = megabytes),
            Source::File(name, _) => {
                message!("io-too-long", name = name.as_str(), megabytes = megabytes)
            }
            Source::Standard => message!("io-too-long-input", megabytes = megabytes),
        }
    }

    /// The whole text, if it is not too long.
    pub(crate) fn text(self, words: &Words) -> Result<String, Failure> {
        if self.is_idle() {
            tell(&words.say(&message!("type-a-puzzle")));
        }
        self.text_up_to(LONGEST_TEXT, words)
    }

    /// The whole text, if it has no more bytes than `longest`.
    pub(crate) fn text_up_to(self, longest: u64, words: &Words) -> Result<String, Failure> {
        let (name, too_long) = (self.name(words), self.too_long(longest >> 20));
        let mut bytes = Vec::new();
        // One byte more than is allowed tells whether there is more.
        let read = self.open().and_then(|input| input.take(longest + 1).read_to_end(&mut bytes));
        read.map_err(|error| Failure::reading(words, &name, &error))?;
        if bytes.len() as u64 > longest {
            return Err(Failure::invalid(words, &too_long));
        }
        Ok(decode(&bytes))
    }
}

/// Whether an argument that names no file was meant to name one, to judge by its looks: it has a
/// folder or an ending of letters, and nothing that only a puzzle has.
fn looks_like_a_path(name: &str) -> bool {
    let ending = Path::new(name).extension().and_then(OsStr::to_str).unwrap_or_default();
    let stem_has_letters = name.chars().any(|symbol| symbol.is_ascii_lowercase());
    let short_ending = (1..=10).contains(&ending.len())
        && ending.chars().all(|symbol| symbol.is_ascii_alphanumeric())
        && ending.chars().any(|symbol| symbol.is_ascii_lowercase());
    // Blank cells are dots too, but there are many of them.
    let few_dots = name.rsplit('/').next().is_some_and(|last| last.matches('.').count() <= 3);
    let one_line = !name.contains('\n') && name.len() < 4096 && !name.contains("://");
    let folder = name.contains('/') && stem_has_letters && !name.contains('<');
    one_line && few_dots && !name.starts_with('{') && (folder || (short_ending && stem_has_letters))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_file_is_told_from_a_puzzle_by_its_looks() {
        for name in ["puzzle.txt", "my/puzzles/a", "../x.sdk", "hard.sudoku"] {
            assert!(looks_like_a_path(name), "{name}");
        }
        let puzzle =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        for name in [
            puzzle,
            "................",
            "{\"puzzle\":\"a.b\"}",
            "1 2 3",
            "",
            "ab...c..d....x",
            "123/456/789",
        ] {
            assert!(!looks_like_a_path(name), "{name}");
        }
    }
}
