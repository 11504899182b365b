//! The command `nonet samples`: the bundled samples, as a list or one of them.

use nonet_api::{Answerable, ListSamples, Outcome, SampleData, ShowSample, message};

use crate::args::text;
use crate::commands::{Settings, shown, to_json};
use crate::failure::Failure;
use crate::output::Output;

/// `nonet samples`.
pub(crate) fn samples(settings: &Settings<'_>, output: &mut Output) -> Result<Outcome, Failure> {
    match text(settings.matches, "name") {
        Some(name) => one(name, settings, output),
        None => list(settings, output),
    }
}

/// Prints a sample as it is.
fn one(name: String, settings: &Settings<'_>, output: &mut Output) -> Result<Outcome, Failure> {
    let told = ShowSample { name }.answer(settings.words, &mut ());
    match shown(settings, output, told)? {
        Ok(sample) => output.raw(sample.text.as_bytes()).map(|()| Outcome::Yes),
        Err(outcome) => Ok(outcome),
    }
}

/// Prints what there is: number, name, what it shows, and what comes of checking it.
fn list(settings: &Settings<'_>, output: &mut Output) -> Result<Outcome, Failure> {
    let told = ListSamples {}.answer(settings.words, &mut ());
    let samples = match told {
        Ok(list) => list.samples,
        Err(refused) => return Err(Failure::Said(refused.outcome, refused.error.message)),
    };
    if settings.has("json") {
        samples.iter().try_for_each(|sample| output.line(&to_json(sample)))?;
        return Ok(Outcome::Yes);
    }
    let say = |message| settings.words.say(&message);
    let mut table = vec![[
        say(message!("samples-number")),
        say(message!("samples-name")),
        say(message!("samples-about")),
        say(message!("samples-outcome")),
    ]];
    table.extend(samples.into_iter().map(|sample| {
        let SampleData { number, name, about, expected } = sample;
        [number.to_string(), name.to_owned(), about.to_owned(), expected]
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
