//! `nonet learn`: the pages about techniques, methods and subjects.

use nonet_api::learn::{Page, find, ids, sections, synonyms};
use nonet_api::{Outcome, message};

use crate::args::text;
use crate::commands::Settings;
use crate::failure::Failure;
use crate::output::{Output, heading};

/// `nonet learn`.
pub(crate) fn learn(settings: &Settings<'_>, output: &mut Output) -> Result<Outcome, Failure> {
    match text(settings.matches, "page") {
        Some(id) => show(&id, settings, output),
        None => list(settings, output),
    }
}

fn show(id: &str, settings: &Settings<'_>, output: &mut Output) -> Result<Outcome, Failure> {
    for (place, page) in find(id, settings.words).iter().enumerate() {
        if settings.has("json") {
            output.line(&json(page))?;
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
    let sections = sections(settings.words);
    if settings.has("json") {
        let mut pages = sections.iter().flat_map(|section| &section.pages);
        pages.try_for_each(|page| output.line(&json(page)))?;
        return Ok(Outcome::Yes);
    }
    let width = ids().map(str::len).max().unwrap_or(0);
    for section in &sections {
        output.line(&heading(&section.title))?;
        for page in &section.pages {
            output.line(&format!("  {:<width$}  {}", page.id, page.name))?;
        }
    }
    output.line(&heading(&settings.say(&message!("learn-synonyms"))))?;
    for synonym in synonyms() {
        output.line(&format!("  {:<width$}  {}", synonym.name, synonym.page))?;
    }
    output.line(&settings.say(&message!("learn-tip")))?;
    Ok(Outcome::Yes)
}

fn json(page: &Page) -> String {
    serde_json::json!(page).to_string()
}
