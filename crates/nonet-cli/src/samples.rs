//! The command `nonet samples`: the bundled samples, as a list or one of them.

use nonet_api::samples::{self, NotFound, Sample};
use nonet_api::{Argument, Outcome, message};
use serde_json::json;

use crate::args::text;
use crate::commands::Settings;
use crate::failure::Failure;
use crate::output::Output;

/// `nonet samples`.
pub(crate) fn samples(settings: &Settings<'_>, output: &mut Output) -> Result<Outcome, Failure> {
    match text(settings.matches, "name") {
        Some(name) => one(&name, settings, output),
        None => list(settings, output),
    }
}

/// Prints a sample as it is.
fn one(name: &str, settings: &Settings<'_>, output: &mut Output) -> Result<Outcome, Failure> {
    let sample = samples::find(name).map_err(|error| {
        let (is_ambiguous, known) = match error {
            NotFound::Ambiguous(names) => (true, Argument::ids(names)),
            NotFound::Unknown(names) => (false, Argument::ids(names)),
        };
        let complaint = if is_ambiguous {
            message!("sample-ambiguous", name = name, known = known)
        } else {
            message!("sample-unknown", name = name, known = known)
        };
        Failure::invalid(settings.words, &complaint)
    })?;
    if settings.has("json") {
        let mut object = to_json(sample);
        object["text"] = sample.text.into();
        output.line(&object.to_string())?;
    } else {
        output.raw(sample.text.as_bytes())?;
    }
    Ok(Outcome::Yes)
}

/// Prints what there is: number, name, what it shows, and what comes of checking it.
fn list(settings: &Settings<'_>, output: &mut Output) -> Result<Outcome, Failure> {
    if settings.has("json") {
        for sample in samples::ALL {
            output.line(&to_json(sample).to_string())?;
        }
        return Ok(Outcome::Yes);
    }
    let say = |message| settings.words.say(&message);
    let mut table = vec![[
        say(message!("samples-number")),
        say(message!("samples-name")),
        say(message!("samples-about")),
        say(message!("samples-outcome")),
    ]];
    table.extend((1_usize..).zip(samples::ALL).map(|(number, sample)| {
        let outcome = sample.outcome(settings.words);
        [number.to_string(), sample.name.to_owned(), sample.about.to_owned(), outcome]
    }));
    let width =
        |column: usize| table.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let widths = [width(0), width(1), width(2)];
    for [number, name, about, outcome] in &table {
        // The outcome comes last, since it may be a long sentence.
        let [first, second, third] = widths;
        output.line(&format!("{number:>first$}  {name:<second$}  {about:<third$}  {outcome}"))?;
    }
    Ok(Outcome::Yes)
}

fn to_json(sample: &Sample) -> serde_json::Value {
    let number = samples::ALL.iter().position(|other| other.name == sample.name);
    json!({
        "number": number.map(|index| index + 1),
        "name": sample.name,
        "about": sample.about,
        "expected": sample.expected.to_string(),
    })
}
