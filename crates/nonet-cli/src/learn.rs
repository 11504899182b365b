//! `nonet learn`: the pages about techniques and methods.

use nonet_api::{Outcome, Words, message};
use nonet_core::solve::{self, Method};
use nonet_logic::{Level, Technique, technique};

use crate::args::text;
use crate::commands::Settings;
use crate::failure::Failure;
use crate::output::{Output, heading};

/// A page to learn from.
struct Page {
    id: &'static str,
    name: &'static str,
    text: &'static str,
    /// The level of a technique; a method has none.
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

/// Every page: techniques from the easiest on, then methods.
fn pages() -> Vec<Page> {
    let techniques = technique::ALL.iter().map(|&technique| Page::from(technique));
    techniques.chain(solve::ALL.iter().map(|&method| Page::from(method))).collect()
}

/// `nonet learn`.
pub(crate) fn learn(settings: &Settings<'_>, output: &mut Output) -> Result<Outcome, Failure> {
    match text(settings.matches, "page") {
        Some(id) => show(&id, settings, output),
        None => list(settings, output),
    }
}

fn show(id: &str, settings: &Settings<'_>, output: &mut Output) -> Result<Outcome, Failure> {
    let pages = pages();
    let page = pages.iter().find(|page| page.id == id);
    let page = page.expect("the command line takes no other page");
    if settings.has("json") {
        output.line(&json(page).to_string())?;
        return Ok(Outcome::Yes);
    }
    for line in page.text.lines() {
        if output.is_terminal() && line.starts_with('#') {
            output.line(&heading(line.trim_start_matches(['#', ' '])))?;
        } else {
            output.line(line)?;
        }
    }
    Ok(Outcome::Yes)
}

fn list(settings: &Settings<'_>, output: &mut Output) -> Result<Outcome, Failure> {
    let pages = pages();
    if settings.has("json") {
        pages.iter().try_for_each(|page| output.line(&json(page).to_string()))?;
        return Ok(Outcome::Yes);
    }
    let words: &Words = settings.words;
    let width = pages.iter().map(|page| page.id.len()).max().unwrap_or(0);
    for level in Level::ALL.map(Some).into_iter().chain([None]) {
        let title = match level {
            Some(level) => message!("learn-techniques", level = level.id()),
            None => message!("learn-methods"),
        };
        output.line(&heading(&words.say(&title)))?;
        for page in pages.iter().filter(|page| page.level == level) {
            output.line(&format!("  {:<width$}  {}", page.id, page.name))?;
        }
    }
    output.line(&words.say(&message!("learn-tip")))?;
    Ok(Outcome::Yes)
}

fn json(page: &Page) -> serde_json::Value {
    let mut object = serde_json::json!({ "page": page.id, "name": page.name, "text": page.text });
    if let Some(level) = page.level {
        object["level"] = level.id().into();
    }
    object
}
