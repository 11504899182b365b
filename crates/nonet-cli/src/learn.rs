//! `nonet learn`: the pages about techniques, methods and subjects.

use nonet_api::{Answerable, ListPages, Outcome, PageList, ShowPage, message};

use crate::args::text;
use crate::commands::{Settings, shown, to_json};
use crate::failure::Failure;
use crate::output::{Output, heading};

/// `nonet learn`.
pub(crate) fn learn(settings: &Settings<'_>, output: &mut Output) -> Result<Outcome, Failure> {
    match text(settings.matches, "page") {
        Some(name) => show(name, settings, output),
        None => list(settings, output),
    }
}

fn show(name: String, settings: &Settings<'_>, output: &mut Output) -> Result<Outcome, Failure> {
    let told = ShowPage { name }.answer(settings.words, &mut ());
    let page = match shown(settings, output, told)? {
        Ok(page) => page,
        Err(outcome) => return Ok(outcome),
    };
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
    let told = ListPages {}.answer(settings.words, &mut ());
    let PageList { sections, synonyms } = match told {
        Ok(pages) => pages,
        Err(refused) => return Err(Failure::Said(refused.outcome, refused.error.message)),
    };
    let pages = || sections.iter().flat_map(|section| &section.pages);
    if settings.has("json") {
        pages().try_for_each(|page| output.line(&to_json(page)))?;
        return Ok(Outcome::Yes);
    }
    let names = pages().map(|page| page.id).chain(synonyms.iter().map(|synonym| synonym.name));
    let width = names.map(str::len).max().unwrap_or(0);
    for section in &sections {
        output.line(&heading(&section.title))?;
        for page in &section.pages {
            output.line(&format!("  {:<width$}  {}", page.id, page.title))?;
        }
    }
    output.line(&heading(&settings.say(&message!("learn-synonyms"))))?;
    for synonym in &synonyms {
        output.line(&format!("  {:<width$}  {}", synonym.name, synonym.page))?;
    }
    output.line(&settings.say(&message!("learn-tip")))?;
    Ok(Outcome::Yes)
}
