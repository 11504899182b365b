//! The commands about grids as such: `grid`, `rules` and `estimate`.

use std::ffi::OsString;

use clap::{Arg, ArgAction, Command, ValueHint, value_parser};
use nonet_api::{Message, Words, message};

use super::{flag, list, output, plain_command, variants};

/// `nonet grid`, `nonet rules` and `nonet estimate`.
pub(super) fn commands(words: &Words) -> [Command; 3] {
    [grid(words), rules(words), estimate(words)]
}

fn grid(words: &Words) -> Command {
    let kept = || list(words, "variant", "ID,…", message!("help-grid-variant"));
    let one = |name, about, more| {
        let grid = text(words, "grid", "GRID", message!("help-grid-grid"));
        plain_command(words, name, about, more).args([grid, output(words)])
    };
    let count = plain_command(
        words,
        "count",
        message!("help-grid-count"),
        message!("help-grid-count-more"),
    )
    .args([
        flag(words, "essential", message!("help-grid-essential")),
        kept(),
        flag(words, "table", message!("help-grid-table")),
    ]);
    let rank = one("rank", message!("help-grid-rank"), message!("help-grid-rank-more"));
    let unrank = plain_command(
        words,
        "unrank",
        message!("help-grid-unrank"),
        message!("help-grid-unrank-more"),
    )
    .args([text(words, "number", "NUMBER", message!("help-grid-number")), output(words)]);
    let random = plain_command(
        words,
        "random",
        message!("help-grid-random"),
        message!("help-grid-random-more"),
    )
    .arg(
        Arg::new("count")
            .short('n')
            .value_name("N")
            .value_parser(value_parser!(u64).range(1..))
            .default_value("1")
            .overrides_with("count")
            .help(words.say(&message!("help-grid-random-count"))),
    );
    let canonical =
        one("canonical", message!("help-grid-canonical"), message!("help-grid-canonical-more"))
            .arg(variants(words));
    let automorphisms = one(
        "automorphisms",
        message!("help-grid-automorphisms"),
        message!("help-grid-automorphisms-more"),
    )
    .args([flag(words, "list", message!("help-grid-list")), variants(words)]);
    let equivalent = plain_command(
        words,
        "equivalent",
        message!("help-grid-equivalent"),
        message!("help-grid-equivalent-more"),
    )
    .args([
        text(words, "grid", "GRID", message!("help-grid-grid")).required(true),
        text(words, "other", "OTHER", message!("help-grid-other")).required(true),
        variants(words),
    ]);
    let fewest = plain_command(
        words,
        "fewest-keys",
        message!("help-grid-fewest"),
        message!("help-grid-fewest-more"),
    )
    .arg(kept());
    group(words, "grid", message!("help-grid"), message!("help-grid-more")).subcommands([
        count,
        rank,
        unrank,
        random,
        canonical,
        automorphisms,
        equivalent,
        bands(words),
        merge(words),
        fewest,
    ])
}

fn bands(words: &Words) -> Command {
    plain_command(words, "bands", message!("help-grid-bands"), message!("help-grid-bands-more"))
        .args([
            list(words, "band", "N,…", message!("help-grid-band")).value_parser(value_parser!(u16)),
            Arg::new("chunk")
                .long("chunk")
                .value_name("I/N")
                .overrides_with("chunk")
                .conflicts_with("band")
                .help(words.say(&message!("help-grid-chunk"))),
        ])
}

fn merge(words: &Words) -> Command {
    plain_command(words, "merge", message!("help-grid-merge"), message!("help-grid-merge-more"))
        .arg(
            Arg::new("file")
                .value_name("FILE")
                .num_args(1..)
                .required(true)
                .value_parser(value_parser!(OsString))
                .value_hint(ValueHint::FilePath)
                .help_heading(words.say(&message!("help-arguments")))
                .help(words.say(&message!("help-grid-file"))),
        )
}

fn rules(words: &Words) -> Command {
    let restricted = || {
        Arg::new("restricted")
            .long("restricted")
            .value_name("two|three")
            .value_parser(["two", "three"])
            .num_args(0..=1)
            .require_equals(true)
            .default_missing_value("two")
            .overrides_with("restricted")
            .help(words.say(&message!("help-rules-restricted")))
    };
    let number = |name, value, help: Message| text(words, name, value, help).required(true);
    group(words, "rules", message!("help-rules"), message!("help-rules-more")).subcommands([
        plain_command(
            words,
            "count",
            message!("help-rules-count"),
            message!("help-rules-count-more"),
        ),
        plain_command(words, "list", message!("help-rules-list"), message!("help-rules-list-more"))
            .arg(restricted()),
        plain_command(
            words,
            "neighbours",
            message!("help-rules-neighbours"),
            message!("help-rules-neighbours-more"),
        )
        .arg(number("rule", "K", message!("help-rules-rule")))
        .arg(restricted()),
        plain_command(words, "sets", message!("help-rules-sets"), message!("help-rules-sets-more"))
            .arg(restricted()),
        plain_command(words, "make", message!("help-rules-make"), message!("help-rules-make-more"))
            .args([
                number("set", "SET", message!("help-rules-set")),
                number("permutation", "PERM", message!("help-rules-permutation")),
                restricted(),
            ]),
        plain_command(words, "of", message!("help-rules-of"), message!("help-rules-of-more"))
            .arg(text(words, "grid", "GRID", message!("help-grid-grid"))),
    ])
}

fn estimate(words: &Words) -> Command {
    let number = |name: &'static str, value, help: Message| {
        Arg::new(name).long(name).value_name(value).overrides_with(name).help(words.say(&help))
    };
    plain_command(words, "estimate", message!("help-estimate"), message!("help-estimate-more"))
        .args([
            number("seconds", "S", message!("help-estimate-seconds"))
                .value_parser(value_parser!(u64).range(1..)),
            number("samples", "N", message!("help-estimate-samples"))
                .value_parser(value_parser!(u64).range(1..))
                .conflicts_with("seconds"),
        ])
}

/// A command that has commands of its own.
fn group(words: &Words, name: &'static str, about: Message, more: Message) -> Command {
    plain_command(words, name, about, more)
        .subcommand_required(true)
        .disable_help_subcommand(true)
        .subcommand_value_name(words.say(&message!("help-command-name")))
        .subcommand_help_heading(words.say(&message!("help-commands")))
}

/// An argument that is a text.
fn text(words: &Words, name: &'static str, value: &'static str, help: Message) -> Arg {
    Arg::new(name)
        .value_name(value)
        .value_parser(value_parser!(OsString))
        .action(ArgAction::Set)
        .help_heading(words.say(&message!("help-arguments")))
        .help(words.say(&help))
}
