//! Words: every sentence for people, by message id, in the language asked for.
//!
//! The sentences live in `i18n/<language>/*.ftl`, in the syntax of [Fluent](https://projectfluent.org).
//! Code names a message and its arguments with [`message!`](crate::message); only [`Words`] makes text of it.

use std::borrow::Cow;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

/// The sources of one language.
struct Source {
    tag: &'static str,
    texts: &'static [&'static str],
}

/// Every language, the one that all fall back to first. To add one, translate the files of
/// `i18n/en` and add an entry here.
static LANGUAGES: [Source; 1] = [Source {
    tag: "en",
    texts: &[
        include_str!("../i18n/en/answers.ftl"),
        include_str!("../i18n/en/errors.ftl"),
        include_str!("../i18n/en/grids.ftl"),
        include_str!("../i18n/en/help.ftl"),
        PAGE_WORDS,
        include_str!("../i18n/en/steps.ftl"),
    ],
}];

/// The words of the page, in English: the page makes its own sentences of them.
pub const PAGE_WORDS: &str = concat!(
    include_str!("../i18n/en/page/shell.ftl"),
    include_str!("../i18n/en/page/board.ftl"),
    include_str!("../i18n/en/page/solver.ftl"),
    include_str!("../i18n/en/page/rooms.ftl"),
);

/// Something to say: which message, with which arguments. No words yet.
#[derive(Clone, PartialEq, Debug)]
pub struct Message {
    id: &'static str,
    arguments: Vec<(&'static str, Argument)>,
}

impl Message {
    /// The message with this id and no arguments yet; [`message!`](crate::message) is the way to write it.
    pub fn new(id: &'static str) -> Message {
        Message { id, arguments: Vec::new() }
    }

    /// The message with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Argument>) -> Message {
        self.arguments.push((name, value.into()));
        self
    }

    /// The message's id.
    pub(crate) fn id(&self) -> &'static str {
        self.id
    }
}

/// Names a message and its arguments: `message!("read-row-length", found = 8, expected = 9)`.
#[macro_export]
macro_rules! message {
    ($id:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::Message::new($id)$(.with(stringify!($name), $value))*
    };
}

/// An argument of a message.
#[derive(Clone, PartialEq, Debug)]
pub enum Argument {
    /// A number: languages choose the form of a word by it.
    Number(u128),
    /// A text that is shown as it is.
    Text(String),
    /// Another message.
    Message(Message),
    /// Several things that hold together: "a, b and c".
    All(Vec<Argument>),
    /// Several things of which one holds: "a, b or c".
    Any(Vec<Argument>),
}

impl From<usize> for Argument {
    fn from(number: usize) -> Argument {
        Argument::Number(number as u128)
    }
}

impl From<u64> for Argument {
    fn from(number: u64) -> Argument {
        Argument::Number(u128::from(number))
    }
}

impl From<u128> for Argument {
    fn from(number: u128) -> Argument {
        Argument::Number(number)
    }
}

impl From<&str> for Argument {
    fn from(text: &str) -> Argument {
        Argument::Text(text.to_owned())
    }
}

impl From<String> for Argument {
    fn from(text: String) -> Argument {
        Argument::Text(text)
    }
}

impl From<char> for Argument {
    fn from(symbol: char) -> Argument {
        Argument::Text(symbol.to_string())
    }
}

impl From<Message> for Argument {
    fn from(message: Message) -> Argument {
        Argument::Message(message)
    }
}

impl From<Vec<Message>> for Argument {
    fn from(messages: Vec<Message>) -> Argument {
        Argument::All(messages.into_iter().map(Argument::Message).collect())
    }
}

/// The words of one language.
pub struct Words {
    tag: &'static str,
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// English.
    pub fn english() -> &'static Words {
        Words::of(0)
    }

    /// The words of the language that this tag (`en`, `en-GB`, `en_US.UTF-8`) asks for, if Nonet
    /// speaks it.
    pub fn for_tag(tag: &str) -> Option<&'static Words> {
        let language = tag.split(['-', '_', '.', '@']).next().unwrap_or(tag);
        let speaks = |source: &Source| source.tag.eq_ignore_ascii_case(language);
        LANGUAGES.iter().position(speaks).map(Words::of)
    }

    /// The words of a language, which are read when they are first asked for.
    fn of(index: usize) -> &'static Words {
        static READ: [OnceLock<Words>; LANGUAGES.len()] =
            [const { OnceLock::new() }; LANGUAGES.len()];
        READ[index].get_or_init(|| Words::build(&LANGUAGES[index]))
    }

    /// The tags of the languages that Nonet speaks.
    pub fn languages() -> impl Iterator<Item = &'static str> {
        LANGUAGES.iter().map(|source| source.tag)
    }

    fn build(source: &Source) -> Words {
        let language: LanguageIdentifier = source.tag.parse().expect("LANGUAGES has valid tags");
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        // Isolation marks are for mixing scripts of two directions; in a terminal they are noise.
        bundle.set_use_isolating(false);
        for text in source.texts {
            let resource = FluentResource::try_new((*text).to_owned())
                .unwrap_or_else(|(_, errors)| panic!("i18n/{}: {errors:?}", source.tag));
            bundle.add_resource(resource).expect("a message id stands in one file only");
        }
        Words { tag: source.tag, bundle }
    }

    /// The tag of the language.
    pub fn tag(&self) -> &'static str {
        self.tag
    }

    /// The message in words.
    pub fn say(&self, message: &Message) -> String {
        let mut arguments = FluentArgs::new();
        for (name, value) in &message.arguments {
            arguments.set(*name, self.value(value));
        }
        let pattern = self.bundle.get_message(message.id).and_then(|found| found.value());
        let Some(pattern) = pattern else {
            // Tests make sure that this does not happen; if it does, the id still says something.
            return message.id.to_owned();
        };
        let mut errors = Vec::new();
        self.bundle.format_pattern(pattern, Some(&arguments), &mut errors).into_owned()
    }

    fn value(&self, argument: &Argument) -> FluentValue<'static> {
        match argument {
            // Fluent's numbers are floating point: one that it would round goes in as text.
            Argument::Number(number) if *number < 1 << 53 => {
                FluentValue::from(u64::try_from(*number).expect("a number below 2^53"))
            }
            Argument::Number(number) => FluentValue::String(Cow::Owned(number.to_string())),
            Argument::Text(text) => FluentValue::String(Cow::Owned(harmless(text))),
            Argument::Message(message) => FluentValue::String(Cow::Owned(self.say(message))),
            Argument::All(parts) => {
                self.list(parts, |start, last| message!("list-and", start = start, last = last))
            }
            Argument::Any(parts) => {
                self.list(parts, |start, last| message!("list-or", start = start, last = last))
            }
        }
    }

    /// "a", "a and b", "a, b and c", as the language has it.
    fn list(
        &self,
        parts: &[Argument],
        join: impl Fn(String, String) -> Message,
    ) -> FluentValue<'static> {
        let text = |part: &Argument| match self.value(part) {
            FluentValue::String(text) => text.into_owned(),
            FluentValue::Number(number) => number.as_string().into_owned(),
            _ => String::new(),
        };
        let mut parts: Vec<String> = parts.iter().map(text).collect();
        let last = parts.pop().unwrap_or_default();
        let joined = if parts.is_empty() {
            last
        } else {
            let start = parts.join(&self.say(&message!("list-comma")));
            self.say(&join(start, last))
        };
        FluentValue::String(Cow::Owned(joined))
    }
}

/// A text without control characters but line breaks: it may come from anywhere, and a terminal
/// would obey them.
fn harmless(text: &str) -> String {
    let is_harmful = |symbol: char| symbol.is_control() && symbol != '\n';
    if text.contains(is_harmful) {
        text.chars().map(|symbol| if is_harmful(symbol) { '\u{FFFD}' } else { symbol }).collect()
    } else {
        text.to_owned()
    }
}

impl std::fmt::Debug for Words {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Words({})", self.tag)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_read_as_people_say_them() {
        let cell = |name: &str| message!("cell-name", row = 1_usize, column = name);
        let say = |count: usize| {
            let cells: Vec<_> = ["1", "2", "3"].into_iter().take(count).map(cell).collect();
            Words::english().say(&message!("remark", text = cells))
        };
        assert_eq!(say(1), "note: r1c1");
        assert_eq!(say(2), "note: r1c1 and r1c2");
        assert_eq!(say(3), "note: r1c1, r1c2 and r1c3");
        assert_eq!(say(0), "note: ");
        let any = Argument::Any(vec!["1".into(), 2_usize.into(), 'C'.into()]);
        assert_eq!(Words::english().say(&message!("remark", text = any)), "note: 1, 2 or C");
    }

    #[test]
    fn a_language_is_found_by_any_of_its_tags() {
        for tag in ["en", "EN", "en-GB", "en_US.UTF-8"] {
            assert_eq!(Words::for_tag(tag).map(Words::tag), Some("en"), "{tag}");
        }
        assert!(Words::for_tag("tlh").is_none());
        assert!(Words::for_tag("").is_none());
    }

    #[test]
    fn what_users_type_cannot_command_the_terminal() {
        let message = message!("usage-unknown-command", command = "a\u{1b}b");
        assert!(!Words::english().say(&message).contains('\u{1b}'));
    }

    #[test]
    fn a_number_that_floating_point_would_round_is_said_in_full() {
        let number = 6_670_903_752_021_072_936_960_u128;
        let text = Words::english().say(&message!("solutions", count = number));
        assert_eq!(text, "6670903752021072936960 solutions");
    }
}
