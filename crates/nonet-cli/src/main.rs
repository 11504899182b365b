//! The command `nonet`.

mod args;
mod bench;
mod commands;
mod console;
mod failure;
mod input;
mod lines;
mod output;
mod watch;

use std::ffi::OsString;
use std::process::ExitCode;

use clap::ArgMatches;
use clap::error::ErrorKind;
use nonet_api::{Outcome, Words, message};

use commands::Settings;
use failure::{Failure, exit_code};
use output::Output;

fn main() -> ExitCode {
    console::listen_for_ctrl_c();
    let arguments: Vec<OsString> = std::env::args_os().collect();
    let chosen;
    let words = match args::language(&arguments) {
        None => Words::english(),
        Some(tag) => match Words::for_tag(&tag) {
            Some(words) => {
                chosen = words;
                &chosen
            }
            None => {
                let known = Words::languages().collect::<Vec<_>>().join(", ");
                let told = message!("language-unknown", language = tag, known = known);
                eprintln!("{}", Words::english().say(&told));
                return ExitCode::from(2);
            }
        },
    };
    match run(&arguments, words) {
        Ok(outcome) => ExitCode::from(exit_code(outcome)),
        Err(Failure::BrokenPipe) => ExitCode::SUCCESS,
        Err(Failure::Said(outcome, text)) => {
            eprintln!("{}", words.say(&message!("error", text = text)));
            ExitCode::from(exit_code(outcome))
        }
    }
}

fn run(arguments: &[OsString], words: &Words) -> Result<Outcome, Failure> {
    let matches = match args::command(words).try_get_matches_from(arguments) {
        Ok(matches) => matches,
        Err(error) => {
            let is_help =
                matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion);
            if is_help {
                return print_help(&error, words);
            }
            let complaint = words.say(&args::complaint(&error));
            let tip = words.say(&message!("usage-tip"));
            return Err(Failure::Said(Outcome::Invalid, format!("{complaint}\n{tip}")));
        }
    };
    let color = matches.get_one::<String>("color").map_or("auto", String::as_str);
    let mut output = Output::new(words, color);
    let outcome = dispatch(&matches, words, &mut output)?;
    output.flush()?;
    Ok(outcome)
}

fn dispatch(
    matches: &ArgMatches,
    words: &Words,
    output: &mut Output<'_>,
) -> Result<Outcome, Failure> {
    let Some((name, matches)) = matches.subcommand() else {
        return help(None, words, output);
    };
    let settings = Settings { words, matches };
    match name {
        "solve" => commands::solve(&settings, output),
        "check" => commands::check(&settings, output),
        "count" => commands::count(&settings, output),
        "candidates" => commands::candidates(&settings, output),
        "convert" => commands::convert(&settings, output),
        "bench" => bench::bench(&settings, output),
        "completions" => completions(matches, words, output),
        "man" => man(args::text(matches, "command").as_deref(), words, output),
        _ => help(args::text(matches, "command").as_deref(), words, output),
    }
}

fn print_help(error: &clap::Error, words: &Words) -> Result<Outcome, Failure> {
    match error.print() {
        Ok(()) => Ok(Outcome::Yes),
        Err(error) => Err(Failure::writing(words, &error)),
    }
}

/// The command with this name, ready to print its help or its page; the whole program without one.
fn named_command(name: Option<&str>, words: &Words) -> Result<clap::Command, Failure> {
    let mut program = args::command(words);
    program.build();
    let Some(name) = name else { return Ok(program) };
    match program.find_subcommand(name) {
        Some(command) => Ok(command.clone().bin_name(format!("nonet {name}"))),
        None if args::LATER_COMMANDS.contains(&name) => {
            Err(Failure::invalid(words, &message!("command-later", command = name)))
        }
        None => Err(Failure::invalid(words, &message!("usage-unknown-command", command = name))),
    }
}

fn help(name: Option<&str>, words: &Words, output: &mut Output<'_>) -> Result<Outcome, Failure> {
    let text = named_command(name, words)?.render_help().ansi().to_string();
    output.raw(text.as_bytes())?;
    Ok(Outcome::Yes)
}

fn completions(
    matches: &ArgMatches,
    words: &Words,
    output: &mut Output<'_>,
) -> Result<Outcome, Failure> {
    let Some(&shell) = matches.get_one::<clap_complete::Shell>("shell") else {
        return Ok(Outcome::Invalid);
    };
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut args::command(words), "nonet", &mut script);
    output.raw(&script)?;
    Ok(Outcome::Yes)
}

fn man(name: Option<&str>, words: &Words, output: &mut Output<'_>) -> Result<Outcome, Failure> {
    let mut page = Vec::new();
    let rendered = clap_mangen::Man::new(named_command(name, words)?).render(&mut page);
    rendered.map_err(|error| Failure::writing(words, &error))?;
    output.raw(&page)?;
    Ok(Outcome::Yes)
}
