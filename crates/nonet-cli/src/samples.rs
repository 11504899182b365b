//! The command `nonet samples`: the samples, bundled and the user's own, as a list, or one of them.

use std::ffi::OsString;
use std::path::Path;

use nonet_api::samples::own::{LONGEST, OwnError, check_new};
use nonet_api::{
    Answerable, ListSamples, Outcome, SampleData, SampleList, SampleShown, ShowSample, message,
};
use nonet_host::{Machine, SampleFolder, Threads};
use serde_json::json;

use crate::args::{has, path, text};
use crate::commands::{Settings, shown, to_json};
use crate::console::asked_to_stop;
use crate::failure::Failure;
use crate::input::Source;
use crate::output::{Output, heading};
use crate::serve::data;
use crate::table::{self, Side};

/// `nonet samples`.
pub(crate) fn samples(settings: &Settings<'_>, output: &mut Output) -> Result<Outcome, Failure> {
    let name = text(settings.matches, "name");
    match (name, path(settings.matches, "add")) {
        (name, Some(file)) => add(name, &file, settings, output),
        (Some(name), None) if settings.has("remove") => remove(&name, settings, output),
        (Some(name), None) => one(name, settings, output),
        (None, None) => list(settings, output),
    }
}

/// A host with the user's own samples.
fn machine(settings: &Settings<'_>) -> Machine<'static> {
    let threads = Threads::new(1, asked_to_stop);
    Machine::new(threads).with_samples(data(settings.matches).samples())
}

/// The folder with the user's own samples.
fn folder(settings: &Settings<'_>) -> Result<SampleFolder, Failure> {
    let nowhere = || Failure::invalid(settings.words, &OwnError::Nowhere.message(""));
    data(settings.matches).samples().ok_or_else(nowhere)
}

/// Prints a sample as it is.
fn one(name: String, settings: &Settings<'_>, output: &mut Output) -> Result<Outcome, Failure> {
    let told = ShowSample { name, own: None }.answer(settings.words, &mut machine(settings));
    match shown(settings, output, told)? {
        Ok(sample) => output.raw(sample.text.as_bytes()).map(|()| Outcome::Yes),
        Err(outcome) => Ok(outcome),
    }
}

/// Keeps a text as a sample of the user's own.
fn add(
    name: Option<String>,
    file: &OsString,
    settings: &Settings<'_>,
    output: &mut Output,
) -> Result<Outcome, Failure> {
    let words = settings.words;
    let of_file = || Path::new(file).file_name()?.to_str().map(str::to_owned);
    let name = match name {
        Some(name) => name,
        None if file == "-" => {
            return Err(Failure::invalid(words, &message!("samples-name-missing")));
        }
        None => of_file().unwrap_or_default(),
    };
    let failed = |error: OwnError| Failure::invalid(words, &error.message(&name));
    let folder = folder(settings)?;
    let source = Source::of(Some(file), words)?;
    // What is longer is refused by the folder, in words about samples.
    let text = source.text_up_to(LONGEST << 4, words)?;
    match folder.add(&name, &text) {
        Err(OwnError::Exists(other)) if settings.has("force") => {
            // Whoever says a name in other letters means the file that is there.
            check_new(&name, &text).and_then(|()| folder.replace(&other, &text)).map_err(failed)?;
        }
        done => done.map_err(failed)?,
    }
    let question = ShowSample { name: name.clone(), own: Some(true) };
    let told = question.answer(words, &mut machine(settings));
    let SampleShown { sample, .. } =
        told.map_err(|refused| Failure::Said(refused.outcome, refused.error.message))?;
    output.line(&if has(settings.matches, "json") {
        to_json(&sample)
    } else {
        let outcome = outcome(settings, sample.expected);
        settings.say(&message!("samples-added", name = sample.name.as_ref(), outcome = outcome))
    })?;
    Ok(Outcome::Yes)
}

/// Deletes a sample of the user's own.
fn remove(name: &str, settings: &Settings<'_>, output: &mut Output) -> Result<Outcome, Failure> {
    let removed = folder(settings)?.remove(name);
    removed.map_err(|error| Failure::invalid(settings.words, &error.message(name)))?;
    output.line(&if settings.has("json") {
        json!({ "name": name, "removed": true }).to_string()
    } else {
        settings.say(&message!("samples-removed", name = name))
    })?;
    Ok(Outcome::Yes)
}

/// What comes of a sample, in words, also where nobody knows.
fn outcome(settings: &Settings<'_>, expected: Option<String>) -> String {
    expected.unwrap_or_else(|| settings.say(&message!("samples-unchecked")))
}

/// Prints what there is: number, name, what it shows, and what comes of checking it.
fn list(settings: &Settings<'_>, output: &mut Output) -> Result<Outcome, Failure> {
    let told = ListSamples {}.answer(settings.words, &mut machine(settings));
    let SampleList { samples, folder, remarks } =
        told.map_err(|refused| Failure::Said(refused.outcome, refused.error.message))?;
    if settings.has("json") {
        samples.iter().try_for_each(|sample| output.line(&to_json(sample)))?;
    } else {
        print(settings, output, samples, folder.unwrap_or_default())?;
    }
    output.flush()?;
    for remark in &remarks {
        settings.note(remark);
    }
    Ok(Outcome::Yes)
}

/// A line of the table.
type Row = [String; 4];

fn print(
    settings: &Settings<'_>,
    output: &mut Output,
    samples: Vec<SampleData>,
    folder: String,
) -> Result<(), Failure> {
    let say = |message| settings.words.say(&message);
    let mut bundled: Vec<Row> = vec![[
        say(message!("samples-number")),
        say(message!("samples-name")),
        say(message!("samples-about")),
        say(message!("samples-outcome")),
    ]];
    let mut own: Vec<Row> = Vec::new();
    for sample in samples {
        let SampleData { number, name, about, expected, own: is_own } = sample;
        let outcome = outcome(settings, expected);
        let rows = if is_own { &mut own } else { &mut bundled };
        rows.push([number.to_string(), name.into_owned(), about.into_owned(), outcome]);
    }
    write_table(output, &bundled)?;
    if !own.is_empty() {
        output.line("")?;
        output.line(&heading(&say(message!("samples-own", folder = folder))))?;
        write_table(output, &own)?;
    }
    Ok(())
}

fn write_table(output: &mut Output, rows: &[Row]) -> Result<(), Failure> {
    // The outcome comes last, since it may be a long sentence.
    let sides = [Side::Right, Side::Left, Side::Left, Side::Left];
    table::lines(sides, rows).iter().try_for_each(|line| output.line(line))
}
