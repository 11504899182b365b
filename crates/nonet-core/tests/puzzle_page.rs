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
fn the_page_names_every_field_that_is_written() {
    let text = r#"{"puzzle":"1.*.............","placed":".2..............","regions":"1112122233343444",
        "rules":["anti-king"],"alphabet":"from-one","title":"Four","f-puzzles":{"grid":[]},
        "pencil_marks":["1","2","3","4","1","2","3","4","1","2","3","4","1","2","3","4"]}"#;
    let zero = r#"{"puzzle":"0...............","alphabet":"from-zero","box":"none"}"#;
    let json = Format::by_id("json").and_then(|format| format.write).expect("a writer");
    for text in [text, zero] {
        let drafts = read_all(text, &Expectation::default()).expect("a puzzle");
        let text = json.write_all(&drafts).expect("it carries everything");
        let document: serde_json::Value = serde_json::from_str(&text).expect("JSON");
        let fields = document.as_object().expect("an object").keys();
        for field in fields {
            assert!(PAGE.contains(&format!("| `{field}` |")), "{field}");
        }
    }
}

#[test]
fn a_field_that_is_not_on_the_page_is_refused_and_named() {
    let field = |text: &str| {
        let error = read_all(text, &Expectation::default()).expect_err("it is refused");
        error.field.expect("a place")
    };
    assert_eq!(field(r#"{"puzzle":"................","rule":["diagonal"]}"#), "rule");
    let rules =
        |rule: &str| format!(r#"{{"puzzle":"................","rules":["diagonal",{rule}]}}"#);
    let cases = [
        (r#"{"rule":"anti-king","cells":"r1c1"}"#, "rules[1].cells"),
        (r#"{"rule":"even","cells":"r1c1 r5c1"}"#, "rules[1].cells"),
        (r#"{"rule":"even","cells":"r1c1 r1c1"}"#, "rules[1]"),
        (r#"{"rule":"strip","cells":"r1c1 r2c2","digits":"19"}"#, "rules[1].digits"),
        (r#"{"rule":"strip","cells":"r1c1 r2c2","digits":"11"}"#, "rules[1].digits"),
        (r#"{"rule":"buildings","cells":"r1c1 r1c2 r1c3 r1c4","number":"2"}"#, "rules[1].number"),
        (r#"{"rule":"buildings","cells":"r1c1 r1c2 r1c3 r1c4","number":42}"#, "rules[1]"),
        (r#""chess""#, "rules[1]"),
    ];
    for (rule, place) in cases {
        assert_eq!(field(&rules(rule)), place, "{rule}");
    }
    assert_eq!(field(r#"{"puzzle":"................","placed":"x..............."}"#), "placed");
    let collection = r#"{"id":7,"puzzle":"................","solution":"1234341221434321"}"#;
    assert!(read_all(collection, &Expectation::default()).is_ok());
}

#[test]
fn the_page_names_every_rule() {
    for rule in ALL {
        assert!(PAGE.contains(&format!("`{}`", rule.id)), "{rule:?}");
        let is_shown = rule.says == Says::Nothing || PAGE.contains(&format!("\"{}\"", rule.id));
        assert!(is_shown || rule.id == "region", "{rule:?}");
    }
}
