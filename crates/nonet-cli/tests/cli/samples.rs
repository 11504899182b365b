//! The bundled samples, as the command shows them.

use crate::common::{nonet, with_input};
use nonet_api::samples::{ALL, Expected};

#[test]
fn the_list_names_every_sample_and_what_comes_of_it() {
    let run = nonet(&["samples"]);
    assert_eq!((run.code, run.err.as_str()), (0, ""));
    let lines: Vec<&str> = run.out.lines().collect();
    assert_eq!(lines.len(), ALL.len() + 1, "a head and the samples");
    for (number, (line, sample)) in lines[1..].iter().zip(ALL).enumerate() {
        let start = format!("{}  {} ", number + 1, sample.name);
        assert!(line.trim_start().starts_with(&start), "{line}");
        assert!(line.contains(&format!("  {}  ", sample.about)), "{line}");
        if let Expected::Error(message) = sample.expected {
            assert!(line.ends_with(&format!("  {message}")), "{line}");
        }
    }
    assert!(lines[1].ends_with("  unique"));
}

#[test]
fn a_sample_is_printed_as_it_is() {
    for sample in ALL {
        let run = nonet(&["samples", sample.name]);
        assert_eq!((run.code, run.out.as_str()), (0, sample.text), "{}", sample.name);
    }
}

#[test]
fn a_sample_can_be_piped_into_every_command() {
    for sample in ALL {
        let check = with_input(&["check", "--quiet"], sample.text.as_bytes());
        let expected = match sample.expected {
            Expected::Unique => (0, "unique".to_owned(), String::new()),
            Expected::Answers(count) => (1, format!("{count} solutions"), String::new()),
            Expected::Many => (1, "1000+ solutions".to_owned(), String::new()),
            Expected::NoSolution => (1, "no solution".to_owned(), String::new()),
            Expected::Error(message) => (2, String::new(), format!("nonet: {message}\n")),
        };
        let first = check.out.lines().next().unwrap_or_default().to_owned();
        assert_eq!((check.code, first, check.err), expected, "{}", sample.name);
    }
    let run = nonet(&["samples", "easy-06"]);
    let run = with_input(&["solve"], run.out.as_bytes());
    assert_eq!((run.code, run.out.trim()), (0, crate::common::SOLUTION));
}

#[test]
fn a_number_or_the_beginning_of_a_name_is_enough() {
    for wish in ["1", "easy-01", "EASY-01-one-empty-cell"] {
        let run = nonet(&["samples", wish]);
        assert_eq!((run.code, run.out.as_str()), (0, ALL[0].text), "{wish}");
    }
}

#[test]
fn an_unknown_name_comes_with_the_nearest() {
    let run = nonet(&["samples", "escargto"]);
    assert_eq!((run.code, run.out.as_str()), (2, ""));
    assert!(run.err.contains("'escargto'"), "{run:?}");
    assert!(run.err.contains("hardest-01-ai-escargot.txt"), "{run:?}");
    let run = nonet(&["samples", "hardest"]);
    assert_eq!(run.code, 2);
    assert!(run.err.contains("several samples begin with 'hardest'"), "{run:?}");
}

#[test]
fn samples_are_json_when_asked_for() {
    let run = nonet(&["samples", "--json"]);
    let objects: Vec<serde_json::Value> =
        run.out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!((run.code, objects.len()), (0, ALL.len()));
    assert_eq!(objects[0]["number"], 1);
    assert_eq!(objects[0]["name"], ALL[0].name);
    assert_eq!(objects[0]["expected"], "unique");
    let run = nonet(&["samples", "--json", "bad-line-4"]);
    let object: serde_json::Value = serde_json::from_str(&run.out).expect("JSON");
    assert_eq!(object["expected"], "line 4 has 8 numbers, not 9");
    assert!(object["text"].as_str().is_some_and(|text| text.starts_with("5 3 0 0 7")));
    let run = nonet(&["samples", "--json", "nothing-like-it"]);
    let object: serde_json::Value = serde_json::from_str(&run.out).expect("JSON");
    assert_eq!(run.code, 2);
    assert!(object["error"]["message"].as_str().is_some_and(|text| text.contains("nearest")));
}
