//! Puzzles with rules beyond rows, columns and boxes, as people and scripts ask about them.

use serde_json::{Value, json};

use crate::common::{Run, nonet, with_input};

/// A puzzle whose falling diagonal holds every digit, and its solution.
const DIAGONAL: &str = "........2..4...3..2......516........";
const SOLUTION: &str = "314256562134145362236415451623623541";

fn lines(run: &Run) -> Vec<&str> {
    run.out.lines().collect()
}

#[test]
fn a_text_has_the_rules_that_an_option_names() {
    let run = nonet(&["solve", DIAGONAL, "--variant", "diagonal-falling", "--unique"]);
    assert_eq!((run.code, lines(&run)[0]), (0, SOLUTION), "{run:?}");
    assert!(run.out.contains("unique"), "{run:?}");
    let without = nonet(&["check", DIAGONAL]);
    assert_eq!(without.code, 1, "{without:?}");
    let input = format!("{DIAGONAL}\n{SOLUTION}\nrubbish\n");
    let run = with_input(&["solve", "--lines", "--variant", "diagonal-falling"], input.as_bytes());
    assert_eq!(lines(&run)[..2], [format!("1\t{SOLUTION}"), format!("1\t{SOLUTION}")], "{run:?}");
    assert_eq!(run.code, 2);
    // A grid that breaks a rule is no solution.
    let broken = nonet(&["check", SOLUTION, "--variant", "diagonal-rising"]);
    assert_eq!(broken.code, 1, "{broken:?}");
    assert!(broken.out.contains("the rising diagonal"), "{broken:?}");
    let apart = nonet(&["check", SOLUTION, "--variant", "anti-knight"]);
    assert!(apart.code == 1 && apart.out.contains("Anti-knight"), "{apart:?}");
    let unknown = nonet(&["solve", DIAGONAL, "--variant", "chess"]);
    assert!(unknown.code == 2 && unknown.err.contains("anti-knight"), "{unknown:?}");
    let unsuited = nonet(&["solve", DIAGONAL, "--variant", "windoku"]);
    assert_eq!(unsuited.code, 2, "{unsuited:?}");
}

#[test]
fn true_candidates_are_those_of_solutions() {
    // Without its first given the puzzle has several solutions, which share much.
    let several = DIAGONAL.replacen('2', ".", 1);
    let question = |more: &[&str]| {
        let arguments = ["candidates", several.as_str(), "--variant", "diagonal-falling", "--json"];
        let run = nonet(&[&arguments[..], more].concat());
        assert_eq!(run.code, 0, "{run:?}");
        let value: Value = serde_json::from_str(&run.out).expect("JSON");
        let cells = value["candidates"].as_array().expect("cells").clone();
        cells.iter().map(|cell| cell.as_str().expect("a text").to_owned()).collect::<Vec<_>>()
    };
    let solutions = nonet(&["solve", &several, "--variant", "diagonal-falling", "--all"]);
    let solutions = lines(&solutions);
    assert!(solutions.len() > 1, "{solutions:?}");
    let expected: Vec<String> = (0..36)
        .map(|cell| {
            let mut digits: Vec<char> =
                solutions.iter().filter_map(|line| line.chars().nth(cell)).collect();
            digits.sort_unstable();
            digits.dedup();
            digits.into_iter().collect()
        })
        .collect();
    assert_eq!(question(&["--true"]), expected);
    assert_ne!(question(&[]), expected);
    // People see a picture, whatever the rules are.
    for more in [&[][..], &["--true"]] {
        let arguments = ["candidates", several.as_str(), "--variant", "diagonal-falling"];
        let run = nonet(&[&arguments[..], more].concat());
        assert_eq!(run.out.lines().filter(|line| line.starts_with('|')).count(), 6, "{run:?}");
    }
    let none = nonet(&["candidates", "--true", "1..11...........", "--quiet"]);
    assert_eq!((none.code, none.out.as_str()), (1, ""), "{none:?}");
}

#[test]
fn empty_grids_with_rules_are_counted() {
    for (variant, count) in [("diagonal", "8640"), ("anti-knight", "11520"), ("anti-king", "74160")]
    {
        let run = nonet(&["count", "--box", "2x3", "--variant", variant, "--quiet"]);
        assert_eq!((run.code, run.out.trim()), (0, count), "{run:?}");
    }
}

#[test]
fn a_document_keeps_its_rules_from_format_to_format() {
    let document = json!({ "puzzle": DIAGONAL, "rules": ["diagonal-falling"] }).to_string();
    let run = nonet(&["check", &document]);
    assert_eq!((run.code, run.out.trim()), (0, "unique"), "{run:?}");
    let line = nonet(&["convert", &document, "--to", "line"]);
    assert!(line.code == 1 && line.out.is_empty() && line.err.contains("json"), "{line:?}");
    let link = nonet(&["convert", &document, "--to", "f-puzzles-link"]);
    assert!(link.out.starts_with("https://f-puzzles.com/?load="), "{link:?}");
    let again = with_input(&["solve", "-"], link.out.as_bytes());
    assert_eq!((again.code, lines(&again)[0]), (0, SOLUTION), "{again:?}");
    let json = with_input(&["convert", "-", "--to", "json"], link.out.as_bytes());
    let value: Value = serde_json::from_str(&json.out).expect("JSON");
    assert_eq!(value["rules"], json!(["diagonal-falling"]));
}

#[test]
fn rules_that_are_not_known_are_named_and_kept() {
    let grid = vec![vec![json!({}); 4]; 4];
    let cage = json!([{ "cells": ["R1C1", "R1C2"], "value": "5" }]);
    let document = json!({ "size": 4, "grid": grid, "killercage": cage });
    let text = document.to_string();
    for command in ["solve", "check", "count", "hint", "candidates", "explain", "rate"] {
        let run = nonet(&[command, &text]);
        assert!(run.code == 2 && run.err.contains("killercage"), "{command}: {run:?}");
    }
    let run = nonet(&["convert", &text, "--to", "f-puzzles"]);
    let again: Value = serde_json::from_str(&run.out).expect("JSON");
    assert_eq!(again, document);
    let through_json = nonet(&["convert", &text, "--to", "json"]).out;
    let again = with_input(&["solve", "-"], through_json.as_bytes());
    assert!(again.code == 2 && again.err.contains("killercage"), "{again:?}");
}

#[test]
fn reasoning_knows_houses_and_pairs_of_any_kind() {
    let run = nonet(&["explain", DIAGONAL, "--variant", "diagonal-falling"]);
    assert!(run.code == 0 && run.out.contains("falling diagonal"), "{run:?}");
    let run = nonet(&["solve", DIAGONAL, "--variant", "diagonal-falling", "--method", "sets"]);
    assert!(run.code == 2 && run.err.contains("general"), "{run:?}");
}

#[test]
fn reasoning_knows_what_is_seen_of_buildings() {
    let rule =
        |cells: &str, number: u32| json!({ "rule": "buildings", "cells": cells, "number": number });
    let rules = [rule("r1c1 r1c2 r1c3 r1c4", 4), rule("r2c4 r2c3 r2c2 r2c1", 3)];
    let document = json!({ "puzzle": "...............1", "rules": rules }).to_string();
    let run = nonet(&["hint", &document]);
    assert_eq!((run.code, run.out.trim()), (0, "Look at the 4 to the left of row 1."), "{run:?}");
    let run = nonet(&["explain", &document]);
    assert!(run.code == 0 && run.out.contains("rise one by one"), "{run:?}");
    let run = nonet(&["rate", &document, "--json"]);
    let rated: Value = serde_json::from_str(&run.out).expect("JSON");
    assert!(rated["score"].is_u64() && rated["complexity"].is_u64(), "{run:?}");
    for method in ["logic", "trial"] {
        let run = nonet(&["solve", &document, "--method", method]);
        assert!(run.code == 0 && run.out.starts_with("1234"), "{method}: {run:?}");
    }
}

#[test]
fn hostile_documents_get_a_reason() {
    let with_rule = |rule: Value| json!({ "puzzle": ".".repeat(81), "rules": [rule] }).to_string();
    let documents = [
        (with_rule(json!({ "rule": "even", "cells": "r10c1" })), "r10c1"),
        (with_rule(json!({ "rule": "even", "cells": "r1c1 r1c1" })), "twice"),
        (with_rule(json!({ "rule": "strip", "cells": "r1c1 r1c2", "digits": "123" })), "3 digits"),
        (
            with_rule(json!({ "rule": "buildings", "cells": "r1c1 r1c2", "number": 2 })),
            "row or column",
        ),
        (with_rule(json!({ "rule": "buildings", "cells": "r1c1 r1c2" })), "has no 'number'"),
        (with_rule(json!("strip")), "has no 'cells'"),
        (with_rule(json!({ "rule": "strip", "cells": "r1c1" })), "has no 'digits'"),
        (with_rule(json!({ "rule": "chess" })), "chess"),
        (with_rule(json!(["diagonal"])), "json"),
        (json!({ "puzzle": ".".repeat(16), "regions": "1".repeat(15) }).to_string(), "15"),
        (json!({ "puzzle": ".".repeat(16), "regions": "1".repeat(16) }).to_string(), "16 cells"),
    ];
    let line: Vec<String> = (1..=9).map(|column| format!("r1c{column}")).collect();
    let tall = with_rule(json!({ "rule": "buildings", "cells": line, "number": 42 }));
    for (document, reason) in
        documents.iter().map(|(text, why)| (text, *why)).chain([(&tall, "1 to 9")])
    {
        let run = nonet(&["solve", document]);
        assert!(run.code == 2 && run.err.contains(reason), "{document}: {run:?}");
    }
    let contradictory = json!({
        "puzzle": ".".repeat(81),
        "rules": [{ "rule": "even", "cells": "r1c1" }, { "rule": "odd", "cells": "r1c1" }],
    });
    let run = nonet(&["solve", &contradictory.to_string()]);
    assert_eq!(run.code, 1, "{run:?}");
}
