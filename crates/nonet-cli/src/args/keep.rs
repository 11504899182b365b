//! The arguments of the commands about what the app keeps.

use std::ffi::OsString;

use clap::{Arg, Command, ValueHint, value_parser};
use nonet_api::{Words, message};

use super::{flag, plain_command};

/// How many puzzles of each common wish may be made ahead: the store has room for so many.
const MOST_AHEAD: u64 = 100;

/// The commands.
pub(super) fn commands(words: &Words) -> [Command; 3] {
    let file = |help| {
        Arg::new("file")
            .value_name("FILE")
            .value_parser(value_parser!(OsString))
            .value_hint(ValueHint::FilePath)
            .help_heading(words.say(&message!("help-arguments")))
            .help(words.say(&help))
    };
    let serve = plain_command(words, "serve", message!("help-serve"), message!("help-serve-more"))
        .args([
            Arg::new("listen")
                .long("listen")
                .value_name("ADDRESS")
                .overrides_with("listen")
                .help(words.say(&message!("help-listen"))),
            data(words),
            Arg::new("ahead")
                .long("ahead")
                .value_name("COUNT")
                .value_parser(value_parser!(u64).range(..=MOST_AHEAD))
                .overrides_with("ahead")
                .help(words.say(&message!("help-ahead"))),
            flag(words, "no-open", message!("help-no-open")),
        ]);
    let backup =
        plain_command(words, "backup", message!("help-backup"), message!("help-backup-more")).args(
            [
                file(message!("help-backup-file")),
                data(words),
                flag(words, "force", message!("help-force")),
            ],
        );
    let restore =
        plain_command(words, "restore", message!("help-restore"), message!("help-restore-more"))
            .args([
                file(message!("help-restore-file")).required(true),
                data(words),
                flag(words, "replace", message!("help-replace")),
            ]);
    [serve, backup, restore]
}

/// The samples, of which some are the user's own.
pub(super) fn samples(words: &Words) -> Command {
    plain_command(words, "samples", message!("help-samples"), message!("help-samples-more")).args([
        Arg::new("name")
            .value_name("NAME")
            .help_heading(words.say(&message!("help-arguments")))
            .help(words.say(&message!("help-samples-name"))),
        Arg::new("add")
            .long("add")
            .value_name("FILE")
            .value_parser(value_parser!(OsString))
            .value_hint(ValueHint::FilePath)
            .overrides_with("add")
            .help(words.say(&message!("help-samples-add"))),
        flag(words, "force", message!("help-samples-force")).requires("add"),
        flag(words, "remove", message!("help-samples-remove"))
            .requires("name")
            .conflicts_with("add"),
        data(words),
    ])
}

/// Where the app keeps things.
fn data(words: &Words) -> Arg {
    Arg::new("data")
        .long("data")
        .value_name("DIR")
        .value_parser(value_parser!(OsString))
        .value_hint(ValueHint::DirPath)
        .overrides_with("data")
        .help(words.say(&message!("help-data")))
}
