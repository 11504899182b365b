//! The command that makes puzzles.

use std::ffi::OsString;

use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, Command, ValueHint, value_parser};
use nonet_api::{Argument, Message, Words, message};
use nonet_generate::Symmetry;
use nonet_logic::Level;

use super::{flag, list, output_file, plain_command};

/// `nonet generate`.
pub(super) fn command(words: &Words) -> Command {
    let option = |name: &'static str, value: &'static str, help: Message| {
        Arg::new(name).long(name).value_name(value).overrides_with(name).help(words.say(&help))
    };
    let source = |name, value, help| {
        option(name, value, help)
            .value_parser(value_parser!(OsString))
            .action(ArgAction::Set)
            .value_hint(ValueHint::AnyPath)
    };
    plain_command(words, "generate", message!("help-generate"), message!("help-generate-more"))
        .args([
            Arg::new("count")
                .short('n')
                .value_name("N")
                .value_parser(value_parser!(u64))
                .overrides_with("count")
                .help(words.say(&message!("help-generate-count"))),
            option("level", "LEVEL", message!("help-generate-level"))
                .value_parser(PossibleValuesParser::new(Level::ALL.map(Level::id))),
            option("clues", "K|LO..HI", message!("help-generate-clues")),
            option("score", "LO..HI", message!("help-generate-score")),
            option("symmetry", "SYMMETRY", message!("help-generate-symmetry"))
                .value_parser(PossibleValuesParser::new(Symmetry::ALL.map(Symmetry::id))),
            flag(words, "minimal", message!("help-generate-minimal")),
            list(words, "technique", "ID[*K],…", message!("help-generate-technique")),
            flag(words, "strict", message!("help-generate-strict")).requires("technique"),
            option("only-up-to", "ID", message!("help-generate-only-up-to")),
            source("pattern", "PATTERN", message!("help-generate-pattern")),
            source("grid", "GRID", message!("help-generate-grid")),
            flag(words, "any-solutions", message!("help-generate-any-solutions")),
            flag(words, "few-keys", message!("help-generate-few-keys")).conflicts_with("unbiased"),
            flag(words, "unbiased", message!("help-generate-unbiased")),
            option("from", "ATTEMPT", message!("help-generate-from"))
                .value_parser(value_parser!(u64)),
            flag(words, "distinct", message!("help-generate-distinct")),
            option("daily", "DATE", message!("help-generate-daily"))
                .num_args(0..=1)
                .default_missing_value("")
                .conflicts_with("count")
                .conflicts_with("seed"),
            option("budget", "SECONDS", message!("help-generate-budget"))
                .value_parser(value_parser!(u64).range(1..)),
            option("er", "LO..HI", message!("help-generate-er")).hide(true),
            output_file(words, message!("help-generate-output")),
            list(
                words,
                "variant",
                "ID,…",
                message!(
                    "help-generate-variant",
                    known = Argument::ids(nonet_api::variants_to_generate())
                ),
            ),
        ])
}
