//! The pages to learn from: about techniques, methods and subjects, and the names that lead to them.

use nonet_core::rule::{self, Rule};
use nonet_core::solve::Method;
use nonet_count::{SUBJECTS, Subject};
use nonet_logic::{Level, NAMES, Name, SYNONYMS, Technique, technique, trial};
use schemars::JsonSchema;
use serde::Serialize;

use crate::describe::{method_name, rule_name, technique_name};
use crate::message;
use crate::method::methods;
use crate::nearest::{as_id, nearest};
use crate::words::{Message, Words};

/// How many names a failed search suggests.
const SUGGESTIONS: usize = 3;

/// A page to learn from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Page {
    /// Its name for programs, by which it is asked for.
    pub id: &'static str,
    /// Its name for people.
    pub name: String,
    /// The page, in Markdown. There is only English so far.
    pub text: &'static str,
    /// The level of a technique; other pages have none.
    pub level: Option<&'static str>,
}

/// Pages under a heading.
#[derive(Clone, PartialEq, Debug)]
pub struct Section {
    /// What the heading says.
    pub title: String,
    /// The pages, in the order in which to read them.
    pub pages: Vec<Page>,
}

/// Every page: techniques from the easiest on, the names of others for them, methods, then subjects.
pub fn sections(words: &Words) -> Vec<Section> {
    let section = |heading: Heading| Section {
        title: words.say(&heading.title),
        pages: heading.entries.iter().map(|entry| entry.page(words)).collect(),
    };
    headings().into_iter().map(section).collect()
}

/// A page without words.
struct Entry {
    id: &'static str,
    name: Message,
    text: &'static str,
    level: Option<Level>,
}

impl Entry {
    fn page(&self, words: &Words) -> Page {
        let Entry { id, name, text, level } = self;
        Page { id, name: words.say(name), text, level: level.map(Level::id) }
    }
}

impl From<&'static Technique> for Entry {
    fn from(technique: &'static Technique) -> Entry {
        let Technique { id, level, page: text, .. } = *technique;
        Entry { id, name: technique_name(technique), text, level: Some(level) }
    }
}

impl From<&'static Method> for Entry {
    fn from(method: &'static Method) -> Entry {
        Entry { id: method.id, name: method_name(method), text: method.page, level: None }
    }
}

impl From<&'static Rule> for Entry {
    fn from(rule: &'static Rule) -> Entry {
        Entry { id: rule.id, name: rule_name(rule), text: rule.page, level: None }
    }
}

impl From<&'static Name> for Entry {
    fn from(name: &'static Name) -> Entry {
        let said = Message::name("other-name", name.id);
        Entry { id: name.id, name: said, text: name.page, level: None }
    }
}

impl From<&'static Subject> for Entry {
    fn from(subject: &'static Subject) -> Entry {
        let said = Message::name("subject", subject.id);
        Entry { id: subject.id, name: said, text: subject.page, level: None }
    }
}

/// Entries under a heading.
struct Heading {
    title: Message,
    entries: Vec<Entry>,
}

impl Heading {
    fn new<T: Into<Entry>>(title: Message, things: impl IntoIterator<Item = T>) -> Heading {
        Heading { title, entries: things.into_iter().map(Into::into).collect() }
    }
}

fn headings() -> Vec<Heading> {
    let all = |level: Level| technique::ALL.iter().copied().filter(move |one| one.level == level);
    let techniques = Level::ALL
        .into_iter()
        .map(|level| Heading::new(message!("learn-techniques", level = level.id()), all(level)));
    let five_methods = Heading::new(message!("learn-five-methods"), trial::METHODS);
    let names = NAMES
        .chunk_by(|one, next| one.rank == next.rank)
        .map(|names| Heading::new(message!("learn-names", rank = names[0].rank.id()), names));
    let methods = Heading::new(message!("learn-methods"), methods());
    let rules = Heading::new(message!("learn-rules"), rule::ALL.iter().copied());
    let subjects = Heading::new(message!("learn-subjects"), SUBJECTS);
    techniques.chain([five_methods]).chain(names).chain([methods, rules, subjects]).collect()
}

/// Another name for a page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Synonym {
    /// The other name.
    pub name: &'static str,
    /// The page that it leads to.
    pub page: &'static str,
}

/// The other names of pages.
pub fn synonyms() -> impl Iterator<Item = Synonym> {
    SYNONYMS.iter().map(|synonym| Synonym { name: synonym.name, page: synonym.technique })
}

/// Every name that a page can be asked for by.
pub fn ids() -> impl Iterator<Item = &'static str> {
    let entries = headings().into_iter().flat_map(|heading| heading.entries);
    entries.map(|entry| entry.id).chain(synonyms().map(|synonym| synonym.name))
}

/// The names of pages that come nearest to one that there is not, the best first.
pub(crate) fn nearest_ids(name: &str) -> Vec<&'static str> {
    nearest(&as_id(name), ids(), SUGGESTIONS)
}

/// The pages with this name, or to which it leads. A technique and a method may have the same
/// name: then there is more to read.
///
/// ```
/// use nonet_api::{Words, learn};
///
/// let find = |name| learn::find(name, Words::english());
/// assert_eq!(find("y-wing"), find("xy-wing"));
/// assert_eq!(find("Single Position"), find("single-position"));
/// assert!(find("y-wing")[0].text.starts_with("# "));
/// assert!(find("papyrus").is_empty());
/// ```
pub fn find(name: &str, words: &Words) -> Vec<Page> {
    let name = as_id(name);
    let synonym = synonyms().find(|synonym| synonym.name == name);
    let id = synonym.map_or(name.as_str(), |synonym| synonym.page);
    let entries = headings().into_iter().flat_map(|heading| heading.entries);
    entries.filter(|entry| entry.id == id).map(|entry| entry.page(words)).collect()
}
