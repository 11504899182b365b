//! The command line: commands, options, and their help, all in the user's language.

mod clap_words;
mod generate;
mod grids;
mod keep;

use std::ffi::{OsStr, OsString};

use clap::builder::{PossibleValue, PossibleValuesParser, StringValueParser, TypedValueParser};
use clap::{Arg, ArgAction, ArgMatches, Command, ValueHint, value_parser};
use nonet_api::{Argument, Message, Words, message, methods};
use nonet_core::rule::Rule;
use nonet_core::{format, solve};

pub(crate) use clap_words::usage_in_words;

/// The commands that the contract names and that come with a later version.
pub(crate) const LATER_COMMANDS: [&str; 1] = ["print"];

/// The whole command line, with its help in these words.
pub(crate) fn command(words: &Words) -> Command {
    let say = |message: Message| words.say(&message);
    let puzzle_commands = [
        solve(words),
        puzzle_command(words, "check", message!("help-check"), message!("help-check-more")).args([
            limit(words, message!("help-check-limit")),
            flag(words, "redundant", message!("help-redundant")),
            method(words),
            budget(words),
            stats(words),
        ]),
        puzzle_command(words, "count", message!("help-count"), message!("help-count-more")).args([
            limit(words, message!("help-count-limit")),
            method(words),
            budget(words),
            stats(words),
        ]),
        puzzle_command(
            words,
            "candidates",
            message!("help-candidates"),
            message!("help-candidates-more"),
        )
        .args([
            flag(words, "true", message!("help-candidates-true")),
            flag(words, "unique", message!("help-unique")),
            limit(words, message!("help-check-limit")),
        ]),
        puzzle_command(words, "convert", message!("help-convert"), message!("help-convert-more"))
            .arg(
                Arg::new("to")
                    .long("to")
                    .value_name("FORMAT")
                    .required(true)
                    .value_parser(writable_formats())
                    .help(say(message!("help-to"))),
            ),
    ];
    let completions = plain_command(
        words,
        "completions",
        message!("help-completions"),
        message!("help-completions-more"),
    )
    .arg(
        Arg::new("shell")
            .value_name("SHELL")
            .required(true)
            .value_parser(value_parser!(clap_complete::Shell))
            .help(say(message!("help-shell"))),
    );
    let man = plain_command(words, "man", message!("help-man"), message!("help-man-more"))
        .arg(command_name(words, message!("help-man-command")));
    let help = with_template(words, Command::new("help"))
        .about(say(message!("help-help")))
        .arg(help_flag(words))
        .arg(command_name(words, message!("help-help-command")));

    let nonet = with_template(words, Command::new("nonet"))
        .version(env!("CARGO_PKG_VERSION"))
        .about(say(message!("help-nonet")))
        .after_help(say(message!("help-nonet-after")))
        .disable_version_flag(true)
        .disable_help_subcommand(true)
        .subcommand_value_name(say(message!("help-command-name")))
        .subcommand_help_heading(say(message!("help-commands")))
        .arg(help_flag(words))
        .arg(
            Arg::new("version")
                .long("version")
                .short('V')
                .action(ArgAction::Version)
                .help(say(message!("help-version"))),
        )
        .args(global_options(words))
        .subcommands(puzzle_commands)
        .subcommands(logic_commands(words))
        .subcommand(generate::command(words))
        .subcommands(grids::commands(words))
        .subcommands(keep::commands(words))
        .subcommands([
            race(words),
            study(words),
            learn(words),
            keep::samples(words),
            bench(words),
            completions,
            man,
            help,
        ]);
    clap_words::in_words(words, nonet)
}

/// Speed, measured.
fn bench(words: &Words) -> Command {
    let say = |message: Message| words.say(&message);
    plain_command(words, "bench", message!("help-bench"), message!("help-bench-more")).args([
        Arg::new("corpus")
            .value_name("CORPUS")
            .num_args(0..)
            .value_parser(value_parser!(OsString))
            .value_hint(ValueHint::FilePath)
            .help(say(message!("help-corpus"))),
        flag(words, "logic", message!("help-bench-logic")).conflicts_with_all(["limit", "method"]),
        flag(words, "generate", message!("help-bench-generate"))
            .conflicts_with_all(["logic", "method", "corpus"]),
        flag(words, "techniques", message!("help-bench-techniques")).requires("generate"),
        list(words, "kind", "KIND,…", message!("help-bench-kind"))
            .requires("generate")
            .conflicts_with("techniques"),
        flag(words, "strict", message!("help-bench-strict")).requires("generate"),
        limit(words, message!("help-bench-limit")),
        method(words),
    ])
}

/// Methods against each other.
fn race(words: &Words) -> Command {
    let names = || methods().map(|method| method.id);
    let method = list(words, "method", "METHOD,…", message!("help-race-method"))
        .value_parser(PossibleValuesParser::new(names().map(PossibleValue::new)))
        .hide_possible_values(true);
    let seconds = |name, help| {
        Arg::new(name)
            .long(name)
            .value_name("SECONDS")
            .value_parser(value_parser!(u64).range(1..))
            .overrides_with(name)
            .help(words.say(&help))
    };
    // A race has one answer for all lines, and no file for them.
    about_puzzle(words, "race", message!("help-race"), message!("help-race-more")).args([
        method,
        seconds("budget", message!("help-race-budget")),
        seconds("total", message!("help-race-total")).requires("lines"),
    ])
}

/// The experiments of a thesis.
fn study(words: &Words) -> Command {
    plain_command(words, "study", message!("help-study"), message!("help-study-more"))
        .arg(
            Arg::new("file")
                .value_name("FILE")
                .value_parser(value_parser!(OsString))
                .value_hint(ValueHint::FilePath)
                .help_heading(words.say(&message!("help-arguments")))
                .help(words.say(&message!("help-study-file"))),
        )
        .arg(variants(words))
}

/// The name of a command: two words if it is a command of a command.
fn command_name(words: &Words, help: Message) -> Arg {
    Arg::new("command")
        .value_name("COMMAND")
        .num_args(1..=2)
        .help_heading(words.say(&message!("help-arguments")))
        .help(words.say(&help))
}

fn solve(words: &Words) -> Command {
    puzzle_command(words, "solve", message!("help-solve"), message!("help-solve-more")).args([
        flag(words, "only-marked", message!("help-only-marked")),
        flag(words, "check", message!("help-solve-check")).conflicts_with_all([
            "only-marked",
            "all",
            "show-two",
        ]),
        flag(words, "all", message!("help-all")).conflicts_with("lines"),
        limit(words, message!("help-solve-limit")),
        flag(words, "unique", message!("help-unique")),
        flag(words, "show-two", message!("help-show-two")).conflicts_with_all(["all", "lines"]),
        method(words),
        only(words),
        budget(words),
        stats(words),
        flag(words, "watch", message!("help-watch")).conflicts_with_all(["lines", "json"]),
    ])
}

/// The commands that reason as people do.
fn logic_commands(words: &Words) -> [Command; 3] {
    let level = Arg::new("level")
        .long("level")
        .value_name("1-4")
        .value_parser(PossibleValuesParser::new(["1", "2", "3", "4"]))
        .hide_possible_values(true)
        .overrides_with("level")
        .help(words.say(&message!("help-hint-level")));
    let [hint, explain, rate] = [
        puzzle_command(words, "hint", message!("help-hint"), message!("help-hint-more"))
            .args([level, flag(words, "all", message!("help-hint-all")).conflicts_with("level")]),
        puzzle_command(words, "explain", message!("help-explain"), message!("help-explain-more"))
            .arg(flag(words, "brief", message!("help-brief"))),
        puzzle_command(words, "rate", message!("help-rate"), message!("help-rate-more")),
    ];
    [hint, explain, rate].map(|command| command.args(technique_options(words)))
}

/// Which techniques to reason with.
fn technique_options(words: &Words) -> [Arg; 4] {
    [
        list(words, "without", "ID,…", message!("help-without")),
        flag(words, "no-uniqueness", message!("help-no-uniqueness")),
        // It had another name once.
        list(words, "only", "ID,…", message!("help-techniques")).alias("techniques"),
        list(words, "score", "ID=N,…", message!("help-score")),
    ]
}

/// An option that takes several values.
fn list(words: &Words, name: &'static str, value: &'static str, help: Message) -> Arg {
    Arg::new(name)
        .long(name)
        .value_name(value)
        .value_delimiter(',')
        .action(ArgAction::Append)
        .help(words.say(&help))
}

fn learn(words: &Words) -> Command {
    plain_command(words, "learn", message!("help-learn"), message!("help-learn-more")).arg(
        Arg::new("page")
            .value_name("PAGE")
            .value_parser(PageName)
            .hide_possible_values(true)
            .help_heading(words.say(&message!("help-arguments")))
            .help(words.say(&message!("help-page"))),
    )
}

/// The name of a page. Shells complete it; whether there is such a page, the engine says, which also
/// knows those that come near.
#[derive(Clone)]
struct PageName;

impl TypedValueParser for PageName {
    type Value = String;

    fn parse_ref(
        &self,
        command: &Command,
        argument: Option<&Arg>,
        value: &OsStr,
    ) -> Result<String, clap::Error> {
        StringValueParser::new().parse_ref(command, argument, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(nonet_api::learn::ids().map(PossibleValue::new)))
    }
}

/// A command with an answer to one puzzle, or to each of many with `--lines`.
fn puzzle_command(words: &Words, name: &'static str, about: Message, more: Message) -> Command {
    about_puzzle(words, name, about, more).arg(output(words))
}

/// A command about one puzzle, or about many with `--lines`.
fn about_puzzle(words: &Words, name: &'static str, about: Message, more: Message) -> Command {
    plain_command(words, name, about, more)
        .arg(
            Arg::new("puzzle")
                .value_name("PUZZLE")
                .value_parser(value_parser!(OsString))
                .value_hint(ValueHint::AnyPath)
                .help_heading(words.say(&message!("help-arguments")))
                .help(words.say(&message!("help-puzzle"))),
        )
        .arg(variants(words))
}

/// Where the answers to lines go.
fn output(words: &Words) -> Arg {
    output_file(words, message!("help-output")).requires("lines")
}

/// The file that answers go to.
fn output_file(words: &Words, help: Message) -> Arg {
    Arg::new("output")
        .long("output")
        .short('o')
        .value_name("FILE")
        .value_parser(value_parser!(OsString))
        .value_hint(ValueHint::FilePath)
        .overrides_with("output")
        .help(words.say(&help))
}

/// The rules that a text has besides.
fn variants(words: &Words) -> Arg {
    let known = Argument::ids(Rule::variants());
    list(words, "variant", "ID,…", message!("help-variant", known = known))
}

fn plain_command(words: &Words, name: &'static str, about: Message, more: Message) -> Command {
    with_template(words, Command::new(name))
        .about(words.say(&about))
        .after_help(words.say(&more))
        .arg(help_flag(words))
}

/// Our own headings, since clap's are English only.
fn with_template(words: &Words, command: Command) -> Command {
    let usage = words.say(&message!("help-usage"));
    command
        .help_template(format!("{{about}}\n\n{usage} {{usage}}\n\n{{all-args}}{{after-help}}\n"))
        .next_help_heading(words.say(&message!("help-options")))
        .disable_help_flag(true)
}

fn help_flag(words: &Words) -> Arg {
    Arg::new("help")
        .long("help")
        .short('h')
        .action(ArgAction::Help)
        .help(words.say(&message!("help-flag")))
}

fn flag(words: &Words, name: &'static str, help: Message) -> Arg {
    // Said twice, it is still said.
    Arg::new(name).long(name).action(ArgAction::SetTrue).overrides_with(name).help(words.say(&help))
}

fn limit(words: &Words, help: Message) -> Arg {
    Arg::new("limit")
        .long("limit")
        .value_name("N")
        .value_parser(value_parser!(u64).range(1..))
        .help(words.say(&help))
}

fn method(words: &Words) -> Arg {
    let names = || methods().map(|method| method.id);
    Arg::new("method")
        .long("method")
        .value_name("METHOD")
        .value_parser(PossibleValuesParser::new(names().map(PossibleValue::new)))
        .hide_possible_values(true)
        .help(words.say(&message!("help-method", methods = Argument::ids(names()))))
}

/// What a method that reasons may use.
fn only(words: &Words) -> Arg {
    list(words, "only", "ID,…", message!("help-only"))
}

fn budget(words: &Words) -> Arg {
    Arg::new("budget")
        .long("budget")
        .value_name("SECONDS")
        .value_parser(value_parser!(u64).range(1..))
        .overrides_with("budget")
        .help(words.say(&message!("help-budget", methods = methods_of_chance())))
}

/// The names of the methods that may never end.
fn methods_of_chance() -> Argument {
    let methods = solve::ALL.iter().filter(|method| !method.is_exhaustive);
    Argument::ids(methods.map(|method| method.id))
}

fn stats(words: &Words) -> Arg {
    flag(words, "stats", message!("help-stats"))
}

/// The options that every command takes.
fn global_options(words: &Words) -> Vec<Arg> {
    let option = |name: &'static str, value: &'static str, help: Message| {
        Arg::new(name).long(name).value_name(value).overrides_with(name).help(words.say(&help))
    };
    let options = [
        option("box", "RxC", message!("help-box")),
        flag(words, "lines", message!("help-lines")),
        flag(words, "json", message!("help-json")),
        option("threads", "N", message!("help-threads"))
            .value_parser(value_parser!(u16).range(1..=1024)),
        option("seed", "N", message!("help-seed", methods = methods_of_chance()))
            .value_parser(value_parser!(u64)),
        option("lang", "xx", message!("help-lang")),
        option("color", "WHEN", message!("help-color"))
            .value_parser(["auto", "always", "never"])
            .default_value("auto"),
        flag(words, "quiet", message!("help-quiet")).short('q'),
    ];
    let heading = words.say(&message!("help-global-options"));
    options.map(|option| option.global(true).help_heading(heading.clone())).into()
}

/// The names of the formats that can be written.
fn writable_formats() -> Vec<&'static str> {
    format::ALL.iter().filter(|format| format.write.is_some()).map(|format| format.id).collect()
}

/// Whether the arguments ask for JSON, even if they cannot be parsed.
pub(crate) fn wants_json(arguments: &[OsString]) -> bool {
    let options = arguments.iter().take_while(|argument| *argument != "--");
    options.into_iter().any(|argument| argument == "--json")
}

/// The value of an option that is needed before the arguments can be parsed, since their help is in
/// words and colours too.
pub(crate) fn early_option(arguments: &[OsString], name: &str) -> Option<String> {
    let texts = arguments.iter().map_while(|argument| argument.to_str());
    let texts: Vec<&str> = texts.take_while(|text| *text != "--").collect();
    let after = texts.iter().position(|text| *text == name).and_then(|at| texts.get(at + 1));
    let joined = texts.iter().find_map(|text| text.strip_prefix(name)?.strip_prefix('='));
    after.copied().or(joined).map(str::to_owned)
}

/// The words of the language that the arguments or the environment ask for.
///
/// # Errors
/// If the arguments ask for a language that Nonet does not speak.
pub(crate) fn language(arguments: &[OsString]) -> Result<&'static Words, Message> {
    if let Some(tag) = early_option(arguments, "--lang") {
        return Words::for_tag(&tag).map(Words::for_command).ok_or_else(|| {
            let known = Argument::ids(Words::languages());
            message!("language-unknown", language = tag, known = known)
        });
    }
    let from_environment = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(|name| std::env::var(name).ok())
        .find(|tag| !tag.is_empty());
    let words = from_environment.and_then(|tag| Words::for_tag(&tag));
    Ok(words.unwrap_or(Words::english()).for_command())
}

/// The arguments, with a blank before each that is a puzzle and begins with a hyphen: a hyphen is a
/// way to write an empty cell, and no option is so long and without letters.
pub(crate) fn with_puzzles_marked(arguments: Vec<OsString>) -> Vec<OsString> {
    let is_puzzle = |argument: &OsString| {
        argument.to_str().is_some_and(|text| {
            text.starts_with('-') && text.len() >= 16 && !text.contains(|c: char| c.is_alphabetic())
        })
    };
    let marked = |argument: OsString| {
        if is_puzzle(&argument) {
            OsString::from(format!(" {}", argument.to_string_lossy()))
        } else {
            argument
        }
    };
    arguments.into_iter().map(marked).collect()
}

/// That there is no such command, or not yet.
pub(crate) fn unknown_command(name: &str) -> Message {
    if LATER_COMMANDS.contains(&name) {
        message!("command-later", command = name)
    } else {
        message!("usage-unknown-command", command = name)
    }
}

/// What is wrong with the arguments, in words. Help and version are not wrong: those print as they
/// are.
pub(crate) fn complaint(error: &clap::Error) -> Message {
    use clap::error::{ContextKind, ErrorKind};
    let context = |kind| error.get(kind).map(ToString::to_string).unwrap_or_default();
    let argument = context(ContextKind::InvalidArg);
    match error.kind() {
        ErrorKind::UnknownArgument if !argument.starts_with('-') => {
            message!("usage-too-many", argument = argument)
        }
        ErrorKind::UnknownArgument => {
            let suggestion = context(ContextKind::SuggestedArg);
            if suggestion.is_empty() {
                message!("usage-unknown-argument", argument = argument)
            } else {
                message!("usage-did-you-mean", argument = argument, suggestion = suggestion)
            }
        }
        ErrorKind::InvalidSubcommand => unknown_command(&context(ContextKind::InvalidSubcommand)),
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let value = context(ContextKind::InvalidValue);
            let valid = context(ContextKind::ValidValue);
            if value.is_empty() {
                message!("usage-value-missing", argument = argument)
            } else if valid.is_empty() && is_positive(&value) {
                message!("usage-too-large", argument = argument, value = value)
            } else if valid.is_empty() {
                // Where random numbers begin is the only number that may be 0.
                let least = usize::from(!argument.starts_with("--seed"));
                message!("usage-bad-value", argument = argument, value = value, least = least)
            } else {
                message!("usage-bad-choice", argument = argument, value = value, valid = valid)
            }
        }
        ErrorKind::MissingSubcommand => message!(
            "usage-command-missing",
            command = context(ContextKind::InvalidSubcommand),
            commands = context(ContextKind::ValidSubcommand)
        ),
        ErrorKind::MissingRequiredArgument => message!("usage-missing", argument = argument),
        ErrorKind::ArgumentConflict => {
            let other = context(ContextKind::PriorArg);
            message!("usage-conflict", argument = argument, other = other)
        }
        _ => message!("usage-other", text = error.to_string().trim().to_owned()),
    }
}

/// Whether a text is a whole number of 1 or more.
fn is_positive(text: &str) -> bool {
    text.bytes().all(|byte| byte.is_ascii_digit()) && text.bytes().any(|byte| byte != b'0')
}

/// Whether a flag was given; a command that does not have it says no.
pub(crate) fn has(matches: &ArgMatches, name: &str) -> bool {
    matches.try_get_one::<bool>(name).ok().flatten().copied().unwrap_or(false)
}

/// A text option, if the command has it and it was given.
pub(crate) fn text(matches: &ArgMatches, name: &str) -> Option<String> {
    matches.try_get_one::<String>(name).ok().flatten().cloned()
}

/// An option that names a path, if the command has it and it was given.
pub(crate) fn path(matches: &ArgMatches, name: &str) -> Option<OsString> {
    matches.try_get_one::<OsString>(name).ok().flatten().cloned()
}

/// The values of a list option, if the command has it and it was given.
pub(crate) fn texts(matches: &ArgMatches, name: &str) -> Vec<String> {
    let values = matches.try_get_many::<String>(name).ok().flatten();
    values.into_iter().flatten().map(|value| value.trim().to_owned()).collect()
}

/// The `--limit` option, if the command has it and it was given.
pub(crate) fn limit_of(matches: &ArgMatches) -> Option<u64> {
    matches.try_get_one::<u64>("limit").ok().flatten().copied()
}

/// The `--budget` option in seconds, if the command has it and it was given.
pub(crate) fn budget_of(matches: &ArgMatches) -> Option<u64> {
    matches.try_get_one::<u64>("budget").ok().flatten().copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_well_formed() {
        command(Words::english()).debug_assert();
    }

    fn arguments(texts: &[&str]) -> Vec<OsString> {
        texts.iter().map(OsString::from).collect()
    }

    #[test]
    fn an_option_is_found_before_parsing() {
        let find = |texts: &[&str]| early_option(&arguments(texts), "--lang");
        assert_eq!(find(&["nonet", "--lang", "et", "solve"]).as_deref(), Some("et"));
        assert_eq!(find(&["nonet", "solve", "--lang=uk"]).as_deref(), Some("uk"));
        assert_eq!(find(&["nonet", "solve", "--lang"]), None);
        assert_eq!(find(&["nonet", "solve", "--", "--lang", "et"]), None);
    }

    #[test]
    fn hyphens_may_be_empty_cells() {
        let marked = with_puzzles_marked(arguments(&["-2-4------------", "--lines", "-q"]));
        assert_eq!(marked, arguments(&[" -2-4------------", "--lines", "-q"]));
    }
}
