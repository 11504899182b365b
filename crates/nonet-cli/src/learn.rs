//! `nonet learn`: the pages about methods.

use nonet_api::{Outcome, Words, message};
use nonet_core::solve::{self, Method};

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
    let method = Method::by_id(id).expect("the command line takes no other page");
    if settings.has("json") {
        output.line(&json(method).to_string())?;
        return Ok(Outcome::Yes);
    }
    for line in method.page.lines() {
        if output.is_terminal() && line.starts_with('#') {
            output.line(&heading(line.trim_start_matches(['#', ' '])))?;
        } else {
            output.line(line)?;
        }
    }
    Ok(Outcome::Yes)
}

fn list(settings: &Settings<'_>, output: &mut Output) -> Result<Outcome, Failure> {
    if settings.has("json") {
        for method in solve::ALL {
            output.line(&json(method).to_string())?;
        }
        return Ok(Outcome::Yes);
    }
    let words: &Words = settings.words;
    output.line(&words.say(&message!("learn-methods")))?;
    let width = solve::ALL.iter().map(|method| method.id.len()).max().unwrap_or(0);
    for method in solve::ALL {
        output.line(&format!("  {:<width$}  {}", method.id, method.name))?;
    }
    output.line(&words.say(&message!("learn-tip")))?;
    Ok(Outcome::Yes)
}

fn json(method: &Method) -> serde_json::Value {
    serde_json::json!({ "page": method.id, "name": method.name, "text": method.page })
}
