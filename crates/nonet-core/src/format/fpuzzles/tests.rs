//! Documents in, out and in again.

use serde_json::{Value, json};

use super::*;
use crate::format::read_all;
use crate::rule::Rule;
use crate::{Entry, HouseKind, Layout};

fn cells(size: usize) -> Vec<Vec<Value>> {
    vec![vec![json!({}); size]; size]
}

fn read_one(text: &str) -> Draft {
    let mut drafts = read_all(text, &Expectation::default()).expect("a puzzle");
    assert_eq!(drafts.len(), 1);
    drafts.remove(0)
}

/// A document with something of everything.
fn sample() -> Value {
    let mut grid = cells(6);
    grid[0][0] = json!({ "value": 3, "given": true });
    grid[0][1] = json!({ "value": 5, "c": "#FF0000" });
    grid[5][5] = json!({ "givenPencilMarks": [1, 2], "centerPencilMarks": [1] });
    json!({
        "size": 6, "title": "A title", "author": "An author", "ruleset": "Rules",
        "grid": grid, "diagonal+": true, "diagonal-": false, "antiking": true,
        "odd": [{ "cell": "R2C3" }], "even": [{ "cell": "R4C4" }],
        "extraregion": [{ "cells": ["R1C2", "R2C3", "R3C4"] }],
        "skyscraper": [{ "cell": "R0C3", "value": "4" }, { "cell": "R2C7", "value": "2" }, { "cell": "R7C1", "value": "" }],
        "nonet.strips": [{ "cells": ["R6C1", "R6C3"], "digits": [2, 5] }],
        "text": [{ "cells": ["R0C3"], "value": "x" }],
    })
}

#[test]
fn a_document_that_is_too_long_is_called_so() {
    let mut document = sample();
    document["ruleset"] = json!("x".repeat(LONGEST));
    let error = read_all(&document.to_string(), &Expectation::default()).expect_err("too long");
    assert_eq!(error.kind, ReadErrorKind::TooLong { format: "f-puzzles", most: LONGEST });
}

#[test]
fn a_document_is_read_with_its_rules() {
    let draft = read_one(&sample().to_string());
    assert_eq!(draft.layout.box_shape(), crate::BoxShape::new(2, 3));
    let mut ids: Vec<&str> = draft.layout.clues().iter().map(|clue| clue.rule.id).collect();
    ids.sort_unstable();
    let expected = [
        "anti-king",
        "buildings",
        "buildings",
        "diagonal-rising",
        "even",
        "extra-region",
        "odd",
        "strip",
    ];
    assert_eq!(ids, expected);
    assert!(
        matches!(draft.entries[0], Entry::Given(_)) && matches!(draft.entries[1], Entry::Placed(_))
    );
    assert_eq!(draft.pencil_marks.as_ref().expect("marks")[35].len(), 2);
    assert!(draft.foreign.as_ref().expect("a document").unknown.is_empty());
    let seen = draft.layout.clues().iter().filter(|clue| clue.rule.id == "buildings");
    let firsts: Vec<usize> = seen.map(|clue| clue.cells[0].index()).collect();
    assert_eq!(firsts, [2, 11], "from above column 3, and from the right of row 2");
}

#[test]
fn a_document_comes_back_as_it_was() {
    let document = sample();
    let draft = read_one(&document.to_string());
    let again: Value =
        serde_json::from_str(&write_document(&draft).expect("a document")).expect("JSON");
    assert_eq!(again, document);
    let link = write_link(&draft).expect("a link");
    assert_eq!(read_one(&link), draft);
    assert_eq!(read_one(&link.replace(ADDRESS, "https://sudokupad.app/fpuz")), draft);
    assert_eq!(read_one(&link.replace(ADDRESS, "")), draft);
}

#[test]
fn what_has_changed_is_written_and_nothing_else() {
    let mut draft = read_one(&sample().to_string());
    draft.entries[7] = Entry::Placed(crate::Digit::from_number(6).expect("a digit"));
    draft.entries[1] = Entry::Empty;
    let mut expected = sample();
    expected["grid"][1][1] = json!({ "value": 6 });
    expected["grid"][0][1] = json!({ "c": "#FF0000" });
    let written: Value =
        serde_json::from_str(&write_document(&draft).expect("a document")).expect("JSON");
    assert_eq!(written, expected);
}

#[test]
fn rules_that_are_not_known_are_named_and_kept() {
    let mut document = sample();
    document["killercage"] = json!([{ "cells": ["R1C1", "R1C2"], "value": "8" }]);
    document["negative"] = json!([]);
    document["somethingnew"] = json!(true);
    let draft = read_one(&document.to_string());
    assert_eq!(draft.foreign.as_ref().expect("a document").unknown, ["killercage", "somethingnew"]);
    let again: Value =
        serde_json::from_str(&write_document(&draft).expect("a document")).expect("JSON");
    assert_eq!(again, document);
}

#[test]
fn a_known_rule_that_is_told_in_an_unknown_way_is_named_and_kept() {
    let mut document = sample();
    document["antiking"] = json!("yes");
    let mut draft = read_one(&document.to_string());
    assert_eq!(draft.unknown_rules(), ["antiking"]);
    // It stays when other rules change.
    draft.layout = Layout::with_boxes(draft.layout.box_shape().expect("boxes"));
    let written: Value = serde_json::from_str(&write_document(&draft).expect("it can be written"))
        .expect("a document");
    assert_eq!(written["antiking"], json!("yes"));
    assert_eq!(written.get("odd"), None);
    let line = crate::format::Format::by_id("line").and_then(|format| format.write);
    let refused = line.expect("a writer").write_all(&[draft]);
    assert_eq!(refused, Err(WriteError::NoRules), "a line cannot carry it");
}

#[test]
fn what_is_wrong_is_said_with_its_place() {
    let field = |path: &str, value: Value| {
        let mut document = sample();
        *document.pointer_mut(path).expect("a part of the document") = value;
        match read(&document.to_string(), &Expectation::default()) {
            Reading::Broken(error) => error.field.expect("a place"),
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(field("/size", json!("6")), "size");
    assert_eq!(field("/grid/2", json!([])), "grid[2]");
    assert_eq!(field("/grid/2/3", json!(5)), "grid[2][3]");
    assert_eq!(field("/grid/2/3", json!({ "value": 7 })), "grid[2][3].value");
    assert_eq!(field("/grid/2/3", json!({ "value": 1, "given": 1 })), "grid[2][3].given");
    assert_eq!(field("/grid/2/3", json!({ "region": "a" })), "grid[2][3].region");
    let marks = json!({ "givenPencilMarks": [1, 9] });
    assert_eq!(field("/grid/2/3", marks), "grid[2][3].givenPencilMarks");
    assert_eq!(field("/odd", json!([{ "cell": "R0C1" }])), "odd[0].cell");
    assert_eq!(
        field("/skyscraper/1", json!({ "cell": "R0C1", "value": "x" })),
        "skyscraper[1].value"
    );
    assert_eq!(
        field("/skyscraper/1", json!({ "cell": "R1C1", "value": "1" })),
        "skyscraper[1].cell"
    );
    assert_eq!(field("/skyscraper/1", json!({ "cell": "R0C1", "value": "9" })), "skyscraper[1]");
}

#[test]
fn a_draft_without_a_document_gets_one() {
    let clues = ["diagonal-falling", "windoku"]
        .map(|id| crate::rule::Clue::whole(Rule::by_id(id).expect("a rule")));
    let layout = Layout::new(9, Some(crate::BoxShape::CLASSIC), clues.into()).expect("a layout");
    let mut draft = Draft::empty(layout);
    draft.entries[4] = Entry::Given(crate::Digit::from_number(9).expect("a digit"));
    let again = read_one(&write_link(&draft).expect("a link"));
    assert_eq!(again.entries, draft.entries);
    assert_eq!(again.layout.houses_of_kind(HouseKind::FallingDiagonal).len(), 1);
    assert_eq!(again.layout.houses_of_kind(HouseKind::Extra).len(), 4);
}

#[test]
fn regions_are_a_jigsaw_unless_they_are_boxes() {
    let numbers = [[0, 0, 0, 0], [1, 1, 2, 2], [1, 3, 2, 2], [1, 3, 3, 3]];
    let document = |numbers: [[usize; 4]; 4]| {
        let cell = |region: usize| json!({ "region": region });
        let grid: Vec<Vec<Value>> = numbers.iter().map(|row| row.map(cell).to_vec()).collect();
        json!({ "size": 4, "grid": grid })
    };
    let jigsaw = read_one(&document(numbers).to_string());
    assert_eq!(jigsaw.layout.box_shape(), None);
    assert_eq!(jigsaw.layout.houses_of_kind(HouseKind::Region).len(), 4);
    let boxes = [[0, 0, 1, 1], [0, 0, 1, 1], [2, 2, 3, 3], [2, 2, 3, 3]];
    assert!(read_one(&document(boxes).to_string()).layout.is_plain());
    let again: Value =
        serde_json::from_str(&write_document(&jigsaw).expect("a document")).expect("JSON");
    assert_eq!(again, document(numbers));
}

#[test]
fn where_a_size_has_no_boxes_a_cell_that_names_no_region_is_in_that_of_its_row() {
    let mut grid = cells(5);
    grid[0][4] = json!({ "region": 1 });
    grid[1][0] = json!({ "region": 0 });
    let draft = read_one(&json!({ "size": 5, "grid": grid }).to_string());
    let regions = draft.layout.houses_of_kind(HouseKind::Region);
    let cells_of = |index: usize| -> Vec<usize> {
        draft.layout.cells_of(regions[index]).iter().map(|cell| cell.index()).collect()
    };
    assert_eq!(
        (regions.len(), cells_of(0), cells_of(1)),
        (5, vec![0, 1, 2, 3, 5], vec![4, 6, 7, 8, 9])
    );
}

#[test]
fn hostile_documents_are_refused_with_a_reason() {
    let error = |document: Value| match read(&document.to_string(), &Expectation::default()) {
        Reading::Broken(error) => error.kind,
        other => panic!("{other:?}"),
    };
    let with = |field: &str, value: Value| {
        let mut document = sample();
        document[field] = value;
        document
    };
    let outside = ReadErrorKind::NoSuchCell { text: "R9C9".to_owned(), size: 6 };
    assert_eq!(error(with("odd", json!([{ "cell": "R9C9" }]))), outside);
    assert_eq!(error(with("odd", json!("R1C1"))), MALFORMED);
    assert_eq!(error(with("grid", json!([[{}], [{}]]))), MALFORMED);
    let number = error(with("skyscraper", json!([{ "cell": "R1C0", "value": 42 }])));
    assert!(matches!(number, ReadErrorKind::Clue { rule: "buildings", .. }));
    let strip = json!([{ "cells": ["R1C1"], "digits": [1, 2] }]);
    assert!(matches!(
        error(with("nonet.strips", strip)),
        ReadErrorKind::Clue { rule: "strip", .. }
    ));
    for text in ["N4Ig", "N4Ig====", "https://f-puzzles.com/?load=N4IgAAAAAAAA", "N4Ig\u{fc}"] {
        assert!(matches!(read(text, &Expectation::default()), Reading::Broken(_)), "{text}");
    }
    let deep = format!("{{\"grid\":{}{}}}", "[".repeat(100_000), "]".repeat(100_000));
    assert!(matches!(read(&deep, &Expectation::default()), Reading::NotThis));
}

#[test]
fn what_lz_str_packs_is_unpacked_up_to_a_limit() {
    for text in [
        "",
        "{",
        "{\"a\":1}",
        "aaaaaaaaaaaaaaaaaaaaaaaa",
        "\u{e9}\u{4e2d}x\u{4e2d}",
        &"abcabc".repeat(999),
    ] {
        let packed = lz_str::compress_to_base64(text);
        assert_eq!(lz::decode(&packed).as_deref(), Some(text));
        assert_eq!(lz::decode(packed.trim_end_matches('=')).as_deref(), Some(text));
    }
    let bomb = lz_str::compress_to_base64(&"a".repeat(lz::MOST_CHARS + 1));
    assert!(bomb.len() < 10_000, "{}", bomb.len());
    assert_eq!(lz::decode(&bomb), None);
}
