//! The page about puzzles as data: what it shows can be read.

use std::collections::BTreeSet;

use nonet_core::format::{Expectation, Format, read_all};
use nonet_core::rule::{ALL, Says};

const PAGE: &str = include_str!("../../../docs/puzzle.md");

/// The blocks of JSON on the page.
fn examples() -> Vec<&'static str> {
    let blocks = PAGE.split("```json\n").skip(1);
    blocks.map(|block| block.split_once("```").expect("a block ends").0).collect()
}

#[test]
fn every_example_of_the_page_is_a_puzzle_and_can_be_written_again() {
    let mut used = BTreeSet::new();
    for example in examples() {
        let read = |text: &str| read_all(text, &Expectation::default());
        let drafts = read(example).unwrap_or_else(|error| panic!("{error}\n{example}"));
        used.extend(drafts[0].layout.clues().iter().map(|clue| clue.rule.id));
        let json = Format::by_id("json").and_then(|format| format.write).expect("a writer");
        let text = json.write_all(&drafts).expect("it carries everything");
        assert_eq!(read(&text), Ok(drafts), "{text}");
    }
    assert!(used.len() > 8, "{used:?}");
}

#[test]
fn the_page_names_every_rule() {
    for rule in ALL {
        assert!(PAGE.contains(&format!("`{}`", rule.id)), "{rule:?}");
        let is_shown = rule.says == Says::Nothing || PAGE.contains(&format!("\"{}\"", rule.id));
        assert!(is_shown || rule.id == "region", "{rule:?}");
    }
}
