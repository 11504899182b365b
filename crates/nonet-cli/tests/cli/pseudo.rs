//! What the command says can be translated: in the pseudo-language, nothing but names comes out plain.
//!
//! Known exceptions: what the samples show and the pages of `nonet learn` (see the tests of nonet-api),
//! the headings of manual pages, which come from their generator, and reasons that only the system knows.

use std::collections::BTreeSet;

use nonet_api::{learn, methods, samples};
use nonet_core::format;
use nonet_core::rule::Rule;
use nonet_generate::{Symmetry, Variety};
use nonet_logic::Level;
use nonet_testing::plain_words;

use crate::common::{PUZZLE, Run, SOLUTION, nonet};

/// Every command, by the words that name it.
const COMMANDS: [&str; 39] = [
    "solve",
    "check",
    "count",
    "candidates",
    "convert",
    "hint",
    "explain",
    "rate",
    "generate",
    "grid",
    "grid count",
    "grid rank",
    "grid unrank",
    "grid random",
    "grid canonical",
    "grid automorphisms",
    "grid equivalent",
    "grid bands",
    "grid merge",
    "grid fewest-keys",
    "rules",
    "rules count",
    "rules list",
    "rules neighbours",
    "rules sets",
    "rules make",
    "rules of",
    "estimate",
    "serve",
    "backup",
    "restore",
    "race",
    "study",
    "learn",
    "samples",
    "bench",
    "completions",
    "man",
    "help",
];

/// Names for programs: of commands, methods, formats, pages, samples, and values of options.
fn names() -> BTreeSet<&'static str> {
    let commands = COMMANDS.iter().flat_map(|command| command.split(' ')).chain(["nonet"]);
    let formats = format::ALL.iter().map(|format| format.id);
    let samples = samples::ALL.iter().flat_map(|sample| sample.name.split('.'));
    let values = [
        "auto",
        "always",
        "never",
        "two",
        "three",
        "bash",
        "elvish",
        "fish",
        "powershell",
        "zsh",
        "RxC",
        "xx",
    ];
    let wishes = Symmetry::ALL.map(Symmetry::id).into_iter().chain(Level::ALL.map(Level::id));
    let varieties = Variety::ALL.map(Variety::id);
    let values = values.into_iter().chain(wishes).chain(varieties);
    let names = commands.chain(formats).chain(samples).chain(values).chain(Rule::variants());
    names.chain(methods().map(|method| method.id)).chain(learn::ids()).collect()
}

/// Whether a word is a name: of an option, of a value (in capitals), of a unit or of anything for programs.
fn is_name(word: &str, names: &BTreeSet<&str>) -> bool {
    let unit = word.trim_start_matches(|symbol: char| symbol.is_ascii_digit());
    let is_power = unit.strip_prefix('e').is_some_and(|power| power.parse::<u32>().is_ok());
    word.starts_with('-')
        || !word.contains(|symbol: char| symbol.is_ascii_lowercase())
        || ["s", "ms", "ns"].contains(&unit)
        || is_power
        || names.contains(word)
}

/// What is plain in what a command says.
fn lacks(arguments: &[&str], names: &BTreeSet<&str>) -> Vec<String> {
    let Run { out, err, .. } = nonet(&[&["--lang", "en-XA"], arguments].concat());
    let said = format!("{out}\n{err}");
    assert!(said.contains('⟦'), "{arguments:?} says nothing: {said}");
    let plain = plain_words(&said, |word| is_name(word, names) || arguments.contains(&word));
    plain.iter().map(|word| format!("{arguments:?}: {word} in {said}")).collect()
}

fn is_translated(lacks: &[String]) {
    assert!(lacks.is_empty(), "not translatable yet:\n{}", lacks.join("\n"));
}

#[test]
fn help_can_be_translated() {
    let names = names();
    let mut lacking = lacks(&["help"], &names);
    for command in COMMANDS {
        let words: Vec<&str> = command.split(' ').collect();
        lacking.extend(lacks(&[&["help"], &words[..]].concat(), &names));
    }
    is_translated(&lacking);
}

#[test]
fn answers_can_be_translated() {
    let names = names();
    let commands: [&[&str]; 21] = [
        &["solve", PUZZLE, "--stats", "--unique"],
        &["solve", PUZZLE, "--check", "--show-two"],
        &["solve", "................", "--limit", "2", "--stats"],
        &["solve", "12..34....43....", "--watch"],
        &["solve", PUZZLE, "--watch", "--method", "logic"],
        &["check", "11.............."],
        &["count", "................", "--stats", "--method", "sets"],
        &["candidates", "123.............", "--unique"],
        &["hint", PUZZLE],
        &["explain", PUZZLE],
        &["explain", PUZZLE, "--brief"],
        &["explain", PUZZLE, "--techniques", "full-house,x-wing"],
        &["rate", PUZZLE],
        &["race", "1234341221434321", "--budget", "1"],
        &["race", "--lines", "1234341221434321", "--method", "general,logic"],
        &["race", "--lines", "1234341221434321\n7\n1...............", "--method", "fast,annealing"],
        &["learn"],
        &["grid", "count", "--essential", "--box", "2x2", "--table"],
        &["grid", "equivalent", SOLUTION, SOLUTION],
        &["rules", "of", SOLUTION],
        &["estimate", "--box", "4x4", "--samples", "100"],
    ];
    is_translated(&commands.iter().flat_map(|one| lacks(one, &names)).collect::<Vec<_>>());
}

#[test]
fn complaints_can_be_translated() {
    // What was typed is repeated, also in part.
    let names: BTreeSet<&str> =
        names().into_iter().chain(["Cargo", "lime", "nowhere", "papyrus", "toml"]).collect();
    let commands: [&[&str]; 23] = [
        &["solve", "--bogus"],
        &["solve", "--lime", "3"],
        &["solve", PUZZLE, "too-much"],
        &["magic"],
        &["print"],
        &["generate", "--clues", "16"],
        &["count", "--limit", "none", PUZZLE],
        &["count", "--limit", "99999999999999999999", PUZZLE],
        &["convert", PUZZLE],
        &["convert", PUZZLE, "--to", "papyrus"],
        &["solve", "--all", "--lines"],
        &["solve", PUZZLE, "--method"],
        &["grid"],
        &["rate", PUZZLE, "--score", "x"],
        &["rate", PUZZLE, "--without", "papyrus"],
        &["check", "/nowhere"],
        &["check", "/"],
        &["check", "nothing"],
        &["samples", "papyrus"],
        &["samples", "con", "--add", "-"],
        &["samples", "papyrus", "--remove"],
        &["estimate"],
        &["grid", "merge", "Cargo.toml"],
    ];
    is_translated(&commands.iter().flat_map(|one| lacks(one, &names)).collect::<Vec<_>>());
}

#[test]
fn the_table_of_samples_has_a_head_in_the_users_words() {
    let run = nonet(&["--lang", "en-XA", "samples"]);
    let head = run.out.lines().next().unwrap_or_default();
    assert_eq!((plain_words(head, |_| false), head.contains('⟦')), (Vec::new(), true));
}
