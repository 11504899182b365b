//! The pages to learn from: about techniques, methods and subjects, and the names that lead to them.

use nonet_core::solve::Method;
use nonet_count::{SUBJECTS, Subject};
use nonet_logic::{Level, NAMES, Name, SYNONYMS, Technique, technique, trial};
use serde::Serialize;

use crate::message;
use crate::method::methods;
use crate::words::Message;

/// A page to learn from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Page {
    /// Its name for programs, by which it is asked for.
    #[serde(rename = "page")]
    pub id: &'static str,
    /// Its name for people.
    pub name: &'static str,
    /// The page, in Markdown.
    pub text: &'static str,
    /// The level of a technique; other pages have none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub level: Option<&'static str>,
}

impl From<&'static Technique> for Page {
    fn from(technique: &'static Technique) -> Page {
        let Technique { id, name, level, page: text, .. } = *technique;
        Page { id, name, text, level: Some(level.id()) }
    }
}

impl From<&'static Method> for Page {
    fn from(method: &'static Method) -> Page {
        Page { id: method.id, name: method.name, text: method.page, level: None }
    }
}

impl From<&'static Name> for Page {
    fn from(name: &'static Name) -> Page {
        Page { id: name.id, name: name.name, text: name.page, level: None }
    }
}

impl From<&'static Subject> for Page {
    fn from(subject: &'static Subject) -> Page {
        Page { id: subject.id, name: subject.name, text: subject.page, level: None }
    }
}

/// Pages under a heading.
#[derive(Clone, PartialEq, Debug)]
pub struct Section {
    /// What the heading says.
    pub title: Message,
    /// The pages, in the order in which to read them.
    pub pages: Vec<Page>,
}

/// Every page: techniques from the easiest on, the names of others for them, methods, then subjects.
pub fn sections() -> Vec<Section> {
    let all = |level: Level| technique::ALL.iter().filter(move |one| one.level == level);
    let mut sections: Vec<Section> = Level::ALL
        .into_iter()
        .map(|level| Section {
            title: message!("learn-techniques", level = level.id()),
            pages: all(level).map(|&technique| Page::from(technique)).collect(),
        })
        .collect();
    sections.push(Section {
        title: message!("learn-five-methods"),
        pages: trial::METHODS.iter().map(|&method| Page::from(method)).collect(),
    });
    sections.extend(NAMES.chunk_by(|one, next| one.rank == next.rank).map(|names| Section {
        title: message!("learn-names", rank = names[0].rank.id()),
        pages: names.iter().map(Page::from).collect(),
    }));
    sections.push(Section {
        title: message!("learn-methods"),
        pages: methods().map(Page::from).collect(),
    });
    sections.push(Section {
        title: message!("learn-subjects"),
        pages: SUBJECTS.iter().map(Page::from).collect(),
    });
    sections
}

/// Another name for a page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
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
    let pages = sections().into_iter().flat_map(|section| section.pages);
    pages.map(|page| page.id).chain(synonyms().map(|synonym| synonym.name))
}

/// The pages with this name, or to which it leads. A technique and a method may have the same
/// name: then there is more to read.
///
/// ```
/// use nonet_api::learn;
///
/// assert_eq!(learn::find("y-wing"), learn::find("xy-wing"));
/// assert!(learn::find("y-wing")[0].text.starts_with("# "));
/// assert!(learn::find("papyrus").is_empty());
/// ```
pub fn find(name: &str) -> Vec<Page> {
    let id = synonyms().find(|synonym| synonym.name == name).map_or(name, |synonym| synonym.page);
    let pages = sections().into_iter().flat_map(|section| section.pages);
    pages.filter(|page| page.id == id).collect()
}
