//! Words: every sentence for people, by message id, in the language asked for.
//!
//! The sentences live in `i18n/<language>/*.ftl`, in the syntax of [Fluent](https://projectfluent.org).
//! Code names a message and its arguments with [`message!`](crate::message); only [`Words`] makes text of it.
//!
//! What a language does not have, or cannot say, is said in English: message by message.

mod figures;
mod language;
mod message;
mod pseudo;

use std::borrow::Cow;
use std::sync::{Arc, OnceLock};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentMessage, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::message;
use language::{LANGUAGES, Language};
pub use message::{Argument, Message};

/// The attribute with what the command says in place of a message: it knows how to go on from there.
const FOR_COMMAND: &str = "command";

/// The words of one language.
///
/// They come as two voices. Most hosts say a message as it is; the command says its attribute `command`
/// where there is one, which tells what to type.
///
/// ```
/// use nonet_api::{Words, message};
///
/// let words = Words::negotiate("tlh, en;q=0.8").unwrap();
/// let remark = message!("remark-one-of-several");
/// assert_eq!(words.say(&remark), "this is one of several solutions");
/// assert!(words.for_command().say(&remark).ends_with("nonet check counts them"));
/// ```
pub struct Words {
    language: &'static Language,
    bundle: Arc<FluentBundle<FluentResource>>,
    voice: Voice,
    /// Who says what this language cannot; English has nobody.
    fallback: Option<&'static Words>,
}

/// Whom words are for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Voice {
    Everybody,
    Command,
}

impl Words {
    /// English.
    pub fn english() -> &'static Words {
        Words::of(0, Voice::Everybody)
    }

    /// The words of the language that this tag (`en`, `en-GB`, `en_US.UTF-8`) asks for, if Nonet
    /// speaks it.
    pub fn for_tag(tag: &str) -> Option<&'static Words> {
        language::find(tag).map(|index| Words::of(index, Voice::Everybody))
    }

    /// The words of the best language for a browser that sends this as `Accept-Language`: `et, en;q=0.8`.
    /// None, if Nonet speaks none of them.
    pub fn negotiate(wishes: &str) -> Option<&'static Words> {
        language::negotiate(wishes).map(|index| Words::of(index, Voice::Everybody))
    }

    /// The tags of the languages that Nonet speaks.
    pub fn languages() -> impl Iterator<Item = &'static str> {
        LANGUAGES.iter().filter(|language| !language.is_pseudo()).map(|language| language.tag)
    }

    /// The same language for somebody at the command line.
    pub fn for_command(&self) -> &'static Words {
        Words::of(self.index(), Voice::Command)
    }

    /// The same language for everybody else.
    pub fn for_everybody(&self) -> &'static Words {
        Words::of(self.index(), Voice::Everybody)
    }

    fn index(&self) -> usize {
        LANGUAGES.iter().position(|language| language.tag == self.language.tag).unwrap_or(0)
    }

    /// The words of a language, which are read when they are first asked for.
    fn of(index: usize, voice: Voice) -> &'static Words {
        static READ: [OnceLock<[Words; 2]>; LANGUAGES.len()] =
            [const { OnceLock::new() }; LANGUAGES.len()];
        let voices = READ[index].get_or_init(|| {
            let language = &LANGUAGES[index];
            let texts: Vec<_> = language.texts().chain([language.page()]).collect();
            let fallback = |voice| (index > 0).then(|| Words::of(0, voice));
            Words::build(language, &texts, fallback)
        });
        &voices[voice as usize]
    }

    fn build(
        language: &'static Language,
        texts: &[Cow<'static, str>],
        fallback: impl Fn(Voice) -> Option<&'static Words>,
    ) -> [Words; 2] {
        let tag: LanguageIdentifier = language.tag.parse().expect("LANGUAGES has valid tags");
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        // Isolation marks are for mixing scripts of two directions; in a terminal they are noise.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(figures::format));
        bundle.add_function("NUMBER", figures::number).expect("there is no other function");
        for text in texts {
            let resource = FluentResource::try_new(text.clone().into_owned())
                .unwrap_or_else(|(_, errors)| panic!("i18n/{}: {errors:?}", language.tag));
            bundle.add_resource(resource).expect("a message id stands in one file only");
        }
        let bundle = Arc::new(bundle);
        [Voice::Everybody, Voice::Command].map(|voice| {
            let fallback = fallback(voice);
            Words { language, bundle: Arc::clone(&bundle), voice, fallback }
        })
    }

    /// The tag of the language.
    pub fn tag(&self) -> &'static str {
        self.language.tag
    }

    /// The message in words.
    pub fn say(&self, message: &Message) -> String {
        match (self.try_to_say(message), self.fallback) {
            (Ok(text), _) => text,
            (Err(_), Some(fallback)) => fallback.say(message),
            // Tests make sure that this does not happen; if it does, what there is still says something.
            (Err(rest), None) => rest,
        }
    }

    /// Sentences that follow one another, as a paragraph.
    pub fn paragraph<'a>(&self, sentences: impl IntoIterator<Item = &'a Message>) -> String {
        let sentences: Vec<String> = sentences.into_iter().map(|one| self.say(one)).collect();
        self.joined(sentences.iter().map(String::as_str))
    }

    /// Sentences that are said already, as a paragraph.
    pub(crate) fn joined<'a>(&self, sentences: impl Iterator<Item = &'a str>) -> String {
        sentences.collect::<Vec<_>>().join(&self.say(&message!("list-sentences")))
    }

    /// Clauses that are said already, one after the other.
    pub(crate) fn clauses(&self, clauses: &[String]) -> String {
        clauses.join(&self.say(&message!("list-clauses")))
    }

    /// A number as the language writes it for people: `1,234,567`.
    pub fn number(&self, number: u128) -> String {
        self.language.figures.grouped(number)
    }

    /// A number with so many digits after the point, as the language writes it for people: `1,234.5`.
    pub fn decimal(&self, number: f64, digits: usize) -> String {
        self.language.figures.decimal(number, digits)
    }

    /// The message in this language.
    ///
    /// # Errors
    /// What is left of it, if the language does not have it, or asks for what is not there.
    fn try_to_say(&self, message: &Message) -> Result<String, String> {
        let key = message.key();
        let Some(found) = self.bundle.get_message(&key) else { return Err(key) };
        let pattern = match (self.voice, found.get_attribute(FOR_COMMAND)) {
            (Voice::Command, Some(attribute)) => Some(attribute.value()),
            (Voice::Command, None) if self.fallback.is_some_and(|words| words.guides(&key)) => None,
            _ => found.value(),
        };
        let Some(pattern) = pattern else { return Err(key) };
        let arguments = self.arguments_of(message);
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&arguments), &mut errors).into_owned();
        if errors.is_empty() { Ok(text) } else { Err(text) }
    }

    /// The arguments of a message; of messages and lists of them also their forms, of lists how many things
    /// there are, and of lists with "or" also the one with "and": many languages deny with it what English
    /// denies with "or", as in "cannot be 3 or 5".
    fn arguments_of(&self, message: &Message) -> FluentArgs<'static> {
        let mut arguments = FluentArgs::new();
        for (name, value) in message.arguments() {
            arguments.set(*name, self.value(value));
            if let Some(parts) = value.parts() {
                let count = self.value(&parts.len().into());
                arguments.set(format!("{name}-count"), count);
            }
            if let Argument::Any(parts) = value {
                arguments.set(format!("{name}-and"), self.value(&Argument::All(parts.clone())));
            }
            for (form, text) in self.forms(value) {
                arguments.set(format!("{name}-{form}"), self.value(&text));
            }
        }
        arguments
    }

    /// Whether a message has other words for the command.
    fn guides(&self, key: &str) -> bool {
        let message = self.bundle.get_message(key);
        message.is_some_and(|found: FluentMessage<'_>| found.get_attribute(FOR_COMMAND).is_some())
    }

    /// The grammatical forms of an argument, by their names: the attributes of a message; of a list
    /// those that each of its parts has, in a list of the same kind.
    fn forms(&self, argument: &Argument) -> Vec<(String, Argument)> {
        match argument {
            Argument::Message(message) => self.forms_of_message(message),
            Argument::All(parts) => self.forms_of_list(parts, Argument::All),
            Argument::Any(parts) => self.forms_of_list(parts, Argument::Any),
            Argument::Each(parts) => self.forms_of_list(parts, Argument::Each),
            Argument::Clauses(parts) => self.forms_of_list(parts, Argument::Clauses),
            _ => Vec::new(),
        }
    }

    fn forms_of_message(&self, message: &Message) -> Vec<(String, Argument)> {
        let Some(found) = self.bundle.get_message(&message.key()) else { return Vec::new() };
        let mut attributes =
            found.attributes().filter(|attribute| attribute.id() != FOR_COMMAND).peekable();
        if attributes.peek().is_none() {
            return Vec::new();
        }
        let own = self.arguments_of(message);
        let form = |pattern| {
            let mut errors = Vec::new();
            let text = self.bundle.format_pattern(pattern, Some(&own), &mut errors).into_owned();
            errors.is_empty().then_some(Argument::Text(text))
        };
        attributes
            .filter_map(|attribute| Some((attribute.id().to_owned(), form(attribute.value())?)))
            .collect()
    }

    fn forms_of_list(
        &self,
        parts: &[Argument],
        list: impl Fn(Vec<Argument>) -> Argument,
    ) -> Vec<(String, Argument)> {
        let Some((first, others)) = parts.split_first() else { return Vec::new() };
        let first = self.forms(first);
        if first.is_empty() {
            return Vec::new();
        }
        let others: Vec<_> = others.iter().map(|part| self.forms(part)).collect();
        let of_part = |name: &str, forms: &[(String, Argument)]| {
            forms.iter().find(|(form, _)| form == name).map(|(_, text)| text.clone())
        };
        let in_all = first.into_iter().filter_map(|(name, start)| {
            let rest = others.iter().map(|forms| of_part(&name, forms));
            let texts: Option<Vec<_>> = [Some(start)].into_iter().chain(rest).collect();
            Some((name, list(texts?)))
        });
        in_all.collect()
    }

    fn value(&self, argument: &Argument) -> FluentValue<'static> {
        let text = |text: String| FluentValue::String(Cow::Owned(text));
        match argument {
            // Fluent's numbers are floating point: one that it would round goes in as text.
            Argument::Number(number) => {
                figures::whole(*number, false).unwrap_or_else(|| text(number.to_string()))
            }
            Argument::Grouped(number) => {
                figures::whole(*number, true).unwrap_or_else(|| text(self.number(*number)))
            }
            Argument::Decimal(number, digits) => figures::decimal(*number, *digits),
            Argument::Text(shown) => text(harmless(shown)),
            Argument::Message(message) => text(self.say(message)),
            Argument::All(parts) => text(self.list(parts, |start, last, count| {
                message!("list-and", start = start, last = last, count = count)
            })),
            Argument::Any(parts) => text(self.list(parts, |start, last, count| {
                message!("list-or", start = start, last = last, count = count)
            })),
            Argument::Each(parts) => text(self.row(parts)),
            Argument::Clauses(parts) => text(self.clauses(&self.each(parts))),
        }
    }

    /// "a", "a and b", "a, b and c", as the language has it.
    fn list(
        &self,
        parts: &[Argument],
        join: impl Fn(String, Argument, usize) -> Message,
    ) -> String {
        match parts.split_last() {
            Some((last, start)) if !start.is_empty() => {
                self.say(&join(self.row(start), last.clone(), parts.len()))
            }
            _ => self.row(parts),
        }
    }

    /// "a, b, c".
    fn row(&self, parts: &[Argument]) -> String {
        self.each(parts).join(&self.say(&message!("list-comma")))
    }

    /// What each part of a list says.
    fn each(&self, parts: &[Argument]) -> Vec<String> {
        let one = |part: &Argument| match self.value(part) {
            FluentValue::String(text) => text.into_owned(),
            FluentValue::Number(number) => self.language.figures.written(&number),
            _ => String::new(),
        };
        parts.iter().map(one).collect()
    }
}

/// The words of the page in the language with this tag, as a Fluent file: the page makes its own
/// sentences of them. What they lack, the page says in the words of `en`.
pub fn page_words(tag: &str) -> Option<Cow<'static, str>> {
    language::find(tag).map(|index| LANGUAGES[index].page())
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
        write!(f, "Words({})", self.tag())
    }
}

#[cfg(test)]
mod tests;
