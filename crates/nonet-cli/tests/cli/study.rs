//! `nonet study`, as people and scripts ask for it.

use crate::common::{PUZZLE, nonet, with_input};

/// The example of I. Bocharov's thesis.
const THESIS: &str =
    "2....589..6..9.71595.7....4....6.958..6..94..59..3....3..9.8..7.49.2..8..851....9";

#[test]
fn a_collection_is_studied_line_by_line() {
    let input = format!("{PUZZLE}\n{THESIS}\n1...............\n11..............\nnothing\n");
    let run = with_input(&["study", "-"], input.as_bytes());
    assert_eq!(run.code, 0, "{run:?}");
    for said in [
        "2 puzzles with a single solution",
        "without a solution",
        "method 5 alone",
        "methods 1 to 5 together",
        "complexity: lowest 3, median 3, highest 75",
        THESIS,
    ] {
        assert!(run.out.contains(said), "{said}: {}", run.out);
    }
    let json = with_input(&["study", "--json", "--threads", "2", "-"], input.as_bytes());
    let json: serde_json::Value = serde_json::from_str(&json.out).expect("JSON");
    assert_eq!(json["proper"], 2);
    assert_eq!((&json["without_solution"], &json["unreadable"]), (&1.into(), &1.into()));
    assert_eq!(json["together"][4], 1);
    assert_eq!(json["most_demanding"][0]["line"], 2);
    assert_eq!(json["complexity"]["highest"], 75);
}

#[test]
fn nothing_to_study_is_wrong_use_and_nothing_proper_is_no_answer() {
    assert_eq!(with_input(&["study", "-"], b"\n").code, 2);
    let none = with_input(&["study", "-"], b"11..............\n");
    assert_eq!((none.code, none.out.lines().count()), (1, 2), "no table of zeros: {none:?}");
    // A name without an ending is that of a file, too.
    for name in ["nofile", "nofile.txt"] {
        let missing = with_input(&["study", name], b"");
        assert_eq!((missing.code, missing.out.as_str()), (2, ""), "{name}");
        assert!(missing.err.contains(name), "{}", missing.err);
    }
    let missing = nonet(&["study", "no-such-file.txt"]);
    assert_eq!((missing.code, missing.out.as_str()), (2, ""), "{missing:?}");
}

#[test]
fn the_values_assumed_at_once_are_among_the_statistics() {
    let stats = |puzzle: &str| nonet(&["solve", "--method", "trial", "--stats", puzzle]).out;
    assert!(stats(PUZZLE).contains("values assumed at once: 0\n"), "{}", stats(PUZZLE));
    assert!(stats(THESIS).contains("values assumed at once: 1\n"), "{}", stats(THESIS));
    let blank = stats(&".".repeat(81));
    assert!(blank.contains("it takes 2 at least"), "{blank}");
    // Two ones in a row: no solution, and so no complexity.
    let clash = nonet(&["solve", "--method", "trial", "--stats", "11.............."]);
    assert!(clash.out.contains("complexity: 0\n"), "{clash:?}");
}
