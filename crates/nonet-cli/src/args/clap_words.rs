//! What clap adds to help texts, in the user's words instead of its own English.

use clap::builder::PossibleValue;
use clap::{Arg, Command};
use nonet_api::{Argument, Words, message};

/// What clap calls all options in a line of usage.
const OPTIONS: &str = "[OPTIONS]";

/// A command, and all commands of it, with defaults and possible values told in these words.
pub(super) fn in_words(words: &Words, command: Command) -> Command {
    let command = command.mut_args(|argument| with_notes(words, argument));
    command.mut_subcommands(|subcommand| in_words(words, subcommand))
}

/// An argument whose help ends with its default and its possible values, unless these are hidden.
fn with_notes(words: &Words, argument: Arg) -> Arg {
    let help = argument.get_help().filter(|_| argument.get_action().takes_values());
    let Some(mut help) = help.map(ToString::to_string) else { return argument };
    let defaults = argument.get_default_values();
    if !argument.is_hide_default_value_set() && !defaults.is_empty() {
        let defaults: Vec<_> = defaults.iter().map(|value| value.to_string_lossy()).collect();
        let value = Argument::ids(defaults.iter().map(AsRef::as_ref));
        help = words.say(&message!("help-with-default", help = help, value = value));
    }
    let choices = argument.get_possible_values();
    if !argument.is_hide_possible_values_set() && !choices.is_empty() {
        let values = Argument::ids(choices.iter().map(PossibleValue::get_name));
        help = words.say(&message!("help-with-choices", help = help, values = values));
    }
    argument.help(help).hide_default_value(true).hide_possible_values(true)
}

/// A help text as clap has rendered it, with its usage in these words.
pub(crate) fn usage_in_words(words: &Words, help: &str) -> String {
    let options = words.say(&message!("help-usage-options"));
    help.replacen(OPTIONS, &format!("[{options}]"), 1)
}
