//! `nonet learn`: the pages about techniques, methods and subjects.

use nonet_api::{Message, Outcome, message, methods};
use nonet_core::solve::Method;
use nonet_count::{SUBJECTS, Subject};
use nonet_logic::{Level, NAMES, Name, SYNONYMS, Technique, technique, trial};

use crate::args::text;
use crate::commands::Settings;
use crate::failure::Failure;
use crate::output::{Output, heading};

/// A page to learn from.
struct Page {
    id: &'static str,
    name: &'static str,
    text: &'static str,
    /// The level of a technique; other pages have none.
    level: Option<Level>,
}

impl From<&'static Technique> for Page {
    fn from(technique: &'static Technique) -> Page {
        let Technique { id, name, level, page: text, .. } = *technique;
        Page { id, name, text, level: Some(level) }
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
struct Section {
    title: Message,
    pages: Vec<Page>,
}

/// Every page: techniques from the easiest on, the names of others for them, methods, then subjects.
fn sections() -> Vec<Section> {
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

/// Every name that a page can be asked for by.
pub(crate) fn page_ids() -> impl Iterator<Item = &'static str> {
    let pages = sections().into_iter().flat_map(|section| section.pages);
    pages.map(|page| page.id).chain(SYNONYMS.iter().map(|synonym| synonym.name))
}

/// `nonet learn`.
pub(crate) fn learn(settings: &Settings<'_>, output: &mut Output) -> Result<Outcome, Failure> {
    match text(settings.matches, "page") {
        Some(id) => show(&id, settings, output),
        None => list(settings, output),
    }
}

fn show(id: &str, settings: &Settings<'_>, output: &mut Output) -> Result<Outcome, Failure> {
    let synonym = SYNONYMS.iter().find(|synonym| synonym.name == id);
    let id = synonym.map_or(id, |synonym| synonym.technique);
    let pages = sections().into_iter().flat_map(|section| section.pages);
    // A technique and a method may have the same name: then there is more to read.
    for (place, page) in pages.filter(|page| page.id == id).enumerate() {
        if settings.has("json") {
            output.line(&json(&page).to_string())?;
            continue;
        }
        if place > 0 {
            output.line("")?;
        }
        for line in page.text.lines() {
            if output.is_terminal() && line.starts_with('#') {
                output.line(&heading(line.trim_start_matches(['#', ' '])))?;
            } else {
                output.line(line)?;
            }
        }
    }
    Ok(Outcome::Yes)
}

fn list(settings: &Settings<'_>, output: &mut Output) -> Result<Outcome, Failure> {
    let sections = sections();
    if settings.has("json") {
        let mut pages = sections.iter().flat_map(|section| &section.pages);
        pages.try_for_each(|page| output.line(&json(page).to_string()))?;
        return Ok(Outcome::Yes);
    }
    let width = page_ids().map(str::len).max().unwrap_or(0);
    for section in &sections {
        output.line(&heading(&settings.say(&section.title)))?;
        for page in &section.pages {
            output.line(&format!("  {:<width$}  {}", page.id, page.name))?;
        }
    }
    output.line(&heading(&settings.say(&message!("learn-synonyms"))))?;
    for synonym in SYNONYMS {
        output.line(&format!("  {:<width$}  {}", synonym.name, synonym.technique))?;
    }
    output.line(&settings.say(&message!("learn-tip")))?;
    Ok(Outcome::Yes)
}

fn json(page: &Page) -> serde_json::Value {
    let mut object = serde_json::json!({ "page": page.id, "name": page.name, "text": page.text });
    if let Some(level) = page.level {
        object["level"] = level.id().into();
    }
    object
}
