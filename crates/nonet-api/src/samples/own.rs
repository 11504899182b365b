//! Samples of a user's own, which a host brings: what may be one, and what can go wrong with one.

use crate::message;
use crate::samples::ALL;
use crate::words::Message;

/// The longest own sample, in bytes: the largest grid as JSON, with every pencil mark, has room in it.
pub const LONGEST: u64 = 256 << 10;

/// How many own samples there are at most; what is beyond is not listed.
pub const MOST: usize = 10_000;

/// The longest name of an own sample, in bytes. File systems take 255, backups of files add endings.
pub const LONGEST_NAME: usize = 120;

/// The samples of a user's own that a host has. Each has a name and a text; nothing is known of either
/// but what [`NameError`] and [`LONGEST`] say, and both may be others at the next look.
pub trait OwnSamples {
    /// What there is at this moment.
    fn list(&self) -> OwnList;

    /// The text of one.
    ///
    /// # Errors
    /// If there is none of this name, or it cannot be read.
    fn read(&self, name: &str) -> Result<String, OwnError>;
}

/// The own samples that there are at a moment.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct OwnList {
    /// Their names, in the order of the alphabet, whatever the case of letters.
    pub names: Vec<String>,
    /// What was passed over, and why.
    pub remarks: Vec<Message>,
    /// Where they lie, for people.
    pub place: String,
}

/// Why something cannot be done with an own sample.
#[derive(Clone, PartialEq, Debug)]
pub enum OwnError {
    /// It cannot have this name.
    Name(NameError),
    /// The name is that of a bundled sample, which stays as it is.
    Bundled,
    /// There is one of this name, or of one that differs only in the case of letters.
    Exists(String),
    /// There is none of this name.
    Missing,
    /// Its text is longer than [`LONGEST`].
    TooLong,
    /// Its text holds nothing.
    Empty,
    /// There are [`MOST`] already.
    TooMany,
    /// There is no place where samples could be kept.
    Nowhere,
    /// What the system says.
    System(Message),
}

impl OwnError {
    /// What is wrong, in words.
    pub fn message(&self, name: &str) -> Message {
        match self {
            OwnError::Name(NameError::Empty) => message!("own-name-empty"),
            OwnError::Name(NameError::TooLong) => {
                message!("own-name-too-long", most = LONGEST_NAME)
            }
            OwnError::Name(NameError::Symbol(symbol)) => {
                let symbol = symbol.escape_default().to_string();
                message!("own-name-symbol", name = shown(name), symbol = symbol)
            }
            OwnError::Name(NameError::End) => message!("own-name-end", name = shown(name)),
            OwnError::Name(NameError::Device) => message!("own-name-device", name = shown(name)),
            OwnError::Bundled => message!("own-bundled", name = name),
            OwnError::Exists(other) => message!("own-exists", name = other.as_str()),
            OwnError::Missing => message!("own-missing", name = shown(name)),
            OwnError::TooLong => message!("own-too-long", name = name, most = LONGEST >> 10),
            OwnError::Empty => message!("own-empty", name = name),
            OwnError::TooMany => message!("own-too-many", most = MOST),
            OwnError::Nowhere => message!("own-nowhere"),
            OwnError::System(reason) => {
                message!("own-system", name = shown(name), reason = reason.clone())
            }
        }
    }
}

/// As much of a name as has room in a sentence, without what would garble a terminal.
fn shown(name: &str) -> String {
    name.chars().take(LONGEST_NAME).flat_map(char::escape_debug).collect()
}

/// Why a sample cannot have a name. What one system takes must not hurt on another: the folder may be
/// copied to any.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NameError {
    /// There is nothing in it.
    Empty,
    /// It is longer than [`LONGEST_NAME`].
    TooLong,
    /// It has a symbol that is not for names of files.
    Symbol(char),
    /// It begins with a dot, a hyphen or a space, or ends with a dot or a space.
    End,
    /// It is what Windows calls a device.
    Device,
}

/// Whether a new sample can have a name.
///
/// ```
/// use nonet_api::samples::own::{NameError, check_name};
///
/// assert_eq!(check_name("my first.txt"), Ok(()));
/// assert_eq!(check_name("../secret"), Err(NameError::Symbol('/')));
/// ```
///
/// # Errors
/// Why it cannot.
pub fn check_name(name: &str) -> Result<(), NameError> {
    const NOT_IN_NAMES: &str = "/\\:*?\"<>|";
    if name.is_empty() {
        return Err(NameError::Empty);
    }
    if name.len() > LONGEST_NAME {
        return Err(NameError::TooLong);
    }
    let is_wrong = |symbol: &char| {
        symbol.is_control() || NOT_IN_NAMES.contains(*symbol) || is_invisible(*symbol)
    };
    if let Some(symbol) = name.chars().find(is_wrong) {
        return Err(NameError::Symbol(symbol));
    }
    if name.starts_with(['.', '-', ' ']) || name.ends_with(['.', ' ']) {
        return Err(NameError::End);
    }
    let stem = name.split('.').next().unwrap_or_default().trim_end().to_ascii_lowercase();
    let has_number =
        |kind: &str| matches!(stem.strip_prefix(kind).map(str::as_bytes), Some([b'0'..=b'9']));
    if ["con", "prn", "aux", "nul"].contains(&stem.as_str())
        || has_number("com")
        || has_number("lpt")
    {
        return Err(NameError::Device);
    }
    Ok(())
}

/// Whether a symbol turns the direction of what is written, or breaks its lines: a name with one is
/// not what it looks like.
fn is_invisible(symbol: char) -> bool {
    matches!(symbol, '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2066}'..='\u{2069}' | '\u{FEFF}')
}

/// Whether two names are one on a system that does not tell large letters from small ones.
pub fn is_same_name(one: &str, other: &str) -> bool {
    one == other || one.to_lowercase() == other.to_lowercase()
}

/// Whether a new sample can have this name and this text, whatever else there is.
///
/// # Errors
/// Why it cannot.
pub fn check_new(name: &str, text: &str) -> Result<(), OwnError> {
    check_name(name).map_err(OwnError::Name)?;
    if ALL.iter().any(|sample| is_same_name(sample.name, name)) {
        return Err(OwnError::Bundled);
    }
    check_text(text)
}

/// Whether a text can be that of an own sample. It may well be no puzzle: that, too, can be shown.
///
/// # Errors
/// Why it cannot.
pub fn check_text(text: &str) -> Result<(), OwnError> {
    if text.trim().is_empty() {
        return Err(OwnError::Empty);
    }
    if text.len() as u64 > LONGEST { Err(OwnError::TooLong) } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_hurt_on_some_system_are_refused() {
        for name in
            ["a", "12", "my first.txt", "Ülesanne 7.sdk", "数独.txt", "con-1.txt", "x.con", "com10"]
        {
            assert_eq!(check_name(name), Ok(()), "{name}");
        }
        for (name, error) in [
            ("", NameError::Empty),
            (&"x".repeat(300), NameError::TooLong),
            (&"数".repeat(50), NameError::TooLong),
            ("../x", NameError::Symbol('/')),
            ("a/b", NameError::Symbol('/')),
            ("a\\b", NameError::Symbol('\\')),
            ("C:x", NameError::Symbol(':')),
            ("a\0b", NameError::Symbol('\0')),
            ("a\nb", NameError::Symbol('\n')),
            ("exe\u{202E}txt", NameError::Symbol('\u{202E}')),
            (".", NameError::End),
            ("..", NameError::End),
            (".hidden", NameError::End),
            ("--json", NameError::End),
            (" x", NameError::End),
            ("x.", NameError::End),
            ("x ", NameError::End),
            ("CON", NameError::Device),
            ("nul.txt", NameError::Device),
            ("Com1.sdk", NameError::Device),
            ("lpt9 .txt", NameError::Device),
        ] {
            assert_eq!(check_name(name), Err(error), "{name:?}");
        }
    }

    #[test]
    fn what_would_take_the_place_of_a_bundled_sample_is_refused() {
        let name = ALL[0].name.to_uppercase();
        assert_eq!(check_new(&name, "1"), Err(OwnError::Bundled));
        assert_eq!(check_new("mine.txt", " \n"), Err(OwnError::Empty));
        let longest = "1".repeat(LONGEST as usize);
        assert_eq!(check_new("mine.txt", &longest), Ok(()));
        assert_eq!(check_new("mine.txt", &(longest + "1")), Err(OwnError::TooLong));
    }
}
