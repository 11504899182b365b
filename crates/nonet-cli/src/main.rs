//! The command `nonet`.

#![warn(clippy::print_stderr, clippy::print_stdout)]

mod args;
mod bench;
mod commands;
mod console;
mod crew;
mod estimate;
mod failure;
mod generate;
mod grid;
mod input;
mod keep;
mod learn;
mod lines;
mod output;
mod race;
mod reason;
mod rules;
mod samples;
mod serve;
mod study;
mod table;
mod watch;

use std::ffi::OsString;
use std::process::ExitCode;

use clap::ArgMatches;
use clap::error::ErrorKind;
use nonet_api::{Argument, Fault, Outcome, Refusal, Words, message};
use nonet_core::solve::Path;

use commands::Settings;
use failure::{Failure, exit_code};
use output::{Output, tell};

fn main() -> ExitCode {
    console::listen_for_ctrl_c();
    let arguments = args::with_puzzles_marked(std::env::args_os().collect());
    let words = match args::language(&arguments) {
        Ok(words) => words,
        Err(complaint) => {
            tell(&Words::english().for_command().say(&message!("error", text = complaint)));
            return ExitCode::from(2);
        }
    };
    let ran = keep_to_path(words).and_then(|()| run(arguments, words));
    match ran {
        Ok(outcome) => ExitCode::from(exit_code(outcome)),
        Err(Failure::BrokenPipe) => ExitCode::SUCCESS,
        Err(Failure::Said(outcome, text)) => {
            tell(&words.say(&message!("error", text = text)));
            ExitCode::from(exit_code(outcome))
        }
    }
}

/// Keeps to the path through the searches that the environment names, if it names one.
fn keep_to_path(words: &Words) -> Result<(), Failure> {
    let name = std::env::var_os("NONET_PATH").unwrap_or_default();
    let name = name.to_string_lossy();
    if name.is_empty() {
        return Ok(());
    }
    let Some(path) = Path::named(&name) else {
        let known: Vec<String> = Path::available().iter().map(ToString::to_string).collect();
        let known = Argument::ids(known.iter().map(String::as_str));
        let unknown = message!("path-unknown", name = name.into_owned(), known = known);
        return Err(Failure::invalid(words, &unknown));
    };
    path.keep_to();
    Ok(())
}

fn run(arguments: Vec<OsString>, words: &'static Words) -> Result<Outcome, Failure> {
    let color = args::early_option(&arguments, "--color").unwrap_or_default();
    let mut output = Output::new(words, &color);
    let json = args::wants_json(&arguments);
    let matches = match args::command(words).try_get_matches_from(arguments) {
        Ok(matches) => matches,
        Err(error)
            if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) =>
        {
            let text = error.render().ansi().to_string();
            output.raw(args::usage_in_words(words, &text).as_bytes())?;
            output.flush()?;
            return Ok(Outcome::Yes);
        }
        Err(error) => {
            let complaint = words.say(&args::complaint(&error));
            if json {
                let fault = Fault { code: "usage", message: complaint, line: None, column: None };
                output.line(&commands::to_json(&Refusal::new(Outcome::Invalid, fault)))?;
                output.flush()?;
                return Ok(Outcome::Invalid);
            }
            let tip = words.say(&message!("usage-tip"));
            return Err(Failure::Said(Outcome::Invalid, format!("{complaint}\n{tip}")));
        }
    };
    let outcome = match dispatch(&matches, words, &mut output) {
        // A script that wants JSON gets it also when the file is not there.
        Err(Failure::Said(outcome, message)) if json && !console::asked_to_stop() => {
            let fault = Fault { code: "failure", message, line: None, column: None };
            output.line(&commands::to_json(&Refusal::new(outcome, fault)))?;
            outcome
        }
        result => result?,
    };
    output.flush()?;
    Ok(outcome)
}

fn dispatch(
    matches: &ArgMatches,
    words: &'static Words,
    output: &mut Output,
) -> Result<Outcome, Failure> {
    let Some((name, matches)) = matches.subcommand() else {
        return serve::start(words, output);
    };
    let settings = Settings { words, matches, command: name };
    match name {
        "solve" => commands::solve(&settings, output),
        "check" => commands::check(&settings, output),
        "count" => commands::count(&settings, output),
        "candidates" => commands::candidates(&settings, output),
        "convert" => commands::convert(&settings, output),
        "hint" => reason::hint(&settings, output),
        "explain" => reason::explain(&settings, output),
        "rate" => reason::rate(&settings, output),
        "generate" => generate::generate(&settings, output),
        "grid" => grid::grid(&settings, output),
        "rules" => rules::rules(&settings, output),
        "estimate" => estimate::estimate(&settings, output),
        "serve" => serve::serve(&settings, output),
        "backup" => keep::backup(&settings, output),
        "restore" => keep::restore(&settings, output),
        "race" => race::race(&settings, output),
        "study" => study::study(&settings, output),
        "learn" => learn::learn(&settings, output),
        "samples" => samples::samples(&settings, output),
        "bench" => bench::bench(&settings, output),
        "completions" => completions(matches, words, output),
        "man" => man(&args::texts(matches, "command"), words, output),
        _ => help(&args::texts(matches, "command"), words, output),
    }
}

/// The command with this name, ready to print its help or its page; the whole program without one.
/// A command of a command has a name of two words, as in `grid rank`.
fn named_command(name: &[String], words: &Words) -> Result<clap::Command, Failure> {
    let mut program = args::command(words);
    program.build();
    let mut command = &program;
    for (index, word) in name.iter().enumerate() {
        command = command.find_subcommand(word).ok_or_else(|| {
            Failure::invalid(words, &args::unknown_command(&name[..=index].join(" ")))
        })?;
    }
    let full_name = [&["nonet".to_owned()], name].concat().join(" ");
    Ok(command.clone().bin_name(full_name))
}

fn help(name: &[String], words: &'static Words, output: &mut Output) -> Result<Outcome, Failure> {
    let text = named_command(name, words)?.render_help().ansi().to_string();
    output.raw(args::usage_in_words(words, &text).as_bytes())?;
    Ok(Outcome::Yes)
}

fn completions(
    matches: &ArgMatches,
    words: &'static Words,
    output: &mut Output,
) -> Result<Outcome, Failure> {
    let Some(&shell) = matches.get_one::<clap_complete::Shell>("shell") else {
        return Ok(Outcome::Invalid);
    };
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut args::command(words), "nonet", &mut script);
    output.raw(&script)?;
    Ok(Outcome::Yes)
}

fn man(name: &[String], words: &'static Words, output: &mut Output) -> Result<Outcome, Failure> {
    let mut page = Vec::new();
    let rendered = clap_mangen::Man::new(named_command(name, words)?).render(&mut page);
    rendered.map_err(|error| Failure::writing(words, &error))?;
    // What the generator calls "extra" is what there is to know.
    let page = String::from_utf8_lossy(&page).replace(".SH EXTRA", ".SH DESCRIPTION");
    output.raw(page.as_bytes())?;
    Ok(Outcome::Yes)
}
