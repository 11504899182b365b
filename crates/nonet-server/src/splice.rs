//! A change of a long text: what stands between two places of it becomes another text.
//!
//! The state of a game grows with every move, and little of it changes: whoever has the text that the store has sends
//! what differs, rather than all of it.

use schemars::JsonSchema;
use serde::Deserialize;

/// A change of a text.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Splice {
    /// The place from which on it changes, in units of UTF-16, as pages count.
    pub(crate) from: usize,
    /// The place up to which it changes.
    pub(crate) to: usize,
    /// What stands there then.
    pub(crate) text: String,
    /// What the units of the whole text then come to: the 32 bits of FNV-1a.
    pub(crate) check: u32,
}

impl Splice {
    /// The text with the change; none if the change is not about this text.
    pub(crate) fn of(&self, text: &str) -> Option<String> {
        let (from, to) = (byte_at(text, self.from)?, byte_at(text, self.to)?);
        let changed = [text.get(..from)?, &self.text, text.get(to.max(from)..)?].concat();
        (check(&changed) == self.check).then_some(changed)
    }
}

/// The byte at a place; none if there is no such place, or it is within a letter.
fn byte_at(text: &str, place: usize) -> Option<usize> {
    if text.is_ascii() {
        return (place <= text.len()).then_some(place);
    }
    let mut rest = place;
    let mut letters = text.chars();
    while rest > 0 {
        rest = rest.checked_sub(letters.next()?.len_utf16())?;
    }
    Some(text.len() - letters.as_str().len())
}

/// The 32 bits of FNV-1a over the units of a text. It tells texts apart that are taken for each other by mistake; nobody
/// gains anything by making two that it does not tell apart.
fn check(text: &str) -> u32 {
    let next = |sum: u32, unit: u16| (sum ^ u32::from(unit)).wrapping_mul(0x0100_0193);
    text.encode_utf16().fold(0x811c_9dc5, next)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn splice(from: usize, to: usize, text: &str, changed: &str) -> Splice {
        Splice { from, to, text: text.to_owned(), check: check(changed) }
    }

    #[test]
    fn the_check_is_the_one_that_everybody_knows() {
        let known = [("", 0x811c_9dc5), ("a", 0xe40c_292c), ("foobar", 0xbf9c_f968)];
        assert!(known.into_iter().all(|(text, sum)| check(text) == sum));
    }

    #[test]
    fn a_part_becomes_another() {
        for (from, to, text, changed) in [
            (2, 4, "x", "abxef"),
            (0, 0, "x", "xabcdef"),
            (6, 6, "x", "abcdefx"),
            (0, 6, "", ""),
            (3, 3, "", "abcdef"),
        ] {
            assert_eq!(splice(from, to, text, changed).of("abcdef").as_deref(), Some(changed));
        }
        let changed = splice(3, 4, "õ", "õ🦊õ!").of("õ🦊x!");
        assert_eq!(changed.as_deref(), Some("õ🦊õ!"), "a place is one in UTF-16");
    }

    #[test]
    fn a_change_of_another_text_is_none_of_this() {
        assert_eq!(splice(2, 4, "x", "abxef").of("abcdeg"), None, "the check differs");
        assert_eq!(splice(2, 9, "x", "abx").of("abcdef"), None, "it is too short");
        assert_eq!(splice(usize::MAX, usize::MAX, "", "").of("abcdef"), None);
        assert_eq!(splice(4, 2, "x", "abcdxcdef").of("abcdef"), None, "the wrong way round");
        assert_eq!(splice(1, 2, "", "").of("🦊"), None, "in the midst of a letter");
    }
}
