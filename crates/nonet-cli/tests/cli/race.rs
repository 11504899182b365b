//! `nonet race --lines`, as people and scripts ask for it.

use serde_json::Value;

use crate::common::{PUZZLE, file, nonet, with_input};
#[cfg(unix)]
use crate::common::{interrupted, started};

/// A. Inkala's puzzle, which techniques do not solve.
const HARD: &str =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

/// The line of a method in the table.
fn row<'a>(out: &'a str, method: &str) -> Vec<&'a str> {
    let line = out.lines().find(|line| line.split(' ').next() == Some(method));
    line.unwrap_or_else(|| panic!("{method}: {out}")).split_whitespace().collect()
}

#[test]
fn a_collection_is_raced_and_what_was_not_is_told() {
    let none = "....13....3...1.";
    let input = format!("{PUZZLE}\r\n\n{HARD}\n{none}\nnothing\n1...............\n");
    let path = file("race.txt", input.as_bytes());
    let path = path.to_str().expect("UTF-8");
    let run = nonet(&["race", "--lines", "--method", "fast,logic", "--method", "sets", path]);
    assert_eq!(run.code, 2, "a line is no puzzle: {run:?}");
    assert!(run.out.starts_with("3 puzzles were raced\n"), "{run:?}");
    for said in ["with several solutions", "without a solution", "no puzzle"] {
        let line = run.out.lines().find(|line| line.contains(said)).expect("a line");
        assert!(line.ends_with(" 1"), "{line}");
    }
    // Solved, stuck, late, not tried.
    assert_eq!(row(&run.out, "sets")[1..5], ["3", "0", "0", "0"]);
    assert_eq!(row(&run.out, "fast")[1..5], ["2", "0", "0", "1"]);
    assert_eq!(row(&run.out, "logic")[1..5], ["1", "2", "0", "0"]);
    assert!(!run.out.contains("annealing"), "{run:?}");
    assert!(run.err.contains("line 5: "), "{run:?}");
}

#[test]
fn standard_input_is_raced_as_json() {
    let input = format!("{PUZZLE}\n{PUZZLE}\n");
    let run =
        with_input(&["race", "--lines", "--json", "--method", "fast,general"], input.as_bytes());
    let json: Value = serde_json::from_str(&run.out).expect("JSON");
    assert_eq!((run.code, &json["raced"], &json["unreadable"]), (0, &2.into(), &0.into()));
    let methods = json["methods"].as_array().expect("a list");
    assert_eq!(methods.len(), 2);
    for method in methods {
        assert_eq!((&method["tried"], &method["solved"]), (&2.into(), &2.into()), "{method}");
        let times = &method["times"];
        assert!(times["median_seconds"].as_f64() <= times["worst_seconds"].as_f64(), "{times}");
        assert_eq!(
            method["nodes"]["total"],
            2 * method["nodes"]["median"].as_u64().expect("nodes")
        );
    }
}

#[test]
fn nothing_to_race_is_no_mistake_and_no_file_is_one() {
    let empty = with_input(&["race", "--lines"], b"\n \n");
    assert_eq!((empty.code, empty.out.as_str()), (0, "0 puzzles were raced\n"), "{empty:?}");
    let missing = nonet(&["race", "--lines", "no-such-file.txt"]);
    assert_eq!((missing.code, missing.out.as_str()), (2, ""), "{missing:?}");
}

#[test]
fn bad_lines_beyond_the_first_ten_are_counted() {
    let long = "1".repeat(1 << 20);
    let input = format!("{long}\n{}{PUZZLE}\n", "nothing\n".repeat(14));
    let run = with_input(&["race", "--lines", "--method", "fast"], input.as_bytes());
    assert_eq!(run.code, 2);
    assert!(run.err.contains("line 1: the line is too long"), "{run:?}");
    assert!(run.err.contains("line 10: ") && !run.err.contains("line 11: "), "{run:?}");
    assert!(run.err.contains("and 5 more lines are no puzzle"), "{run:?}");
    assert_eq!(row(&run.out, "fast")[1], "1");
}

#[test]
fn a_method_whose_time_is_up_leaves_the_rest_to_the_others() {
    // Backtracking takes much longer than a second for this one.
    let slow = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
    let input = format!("{slow}\n{}", format!("{PUZZLE}\n").repeat(3));
    let methods = ["--method", "backtrack,fast"];
    let arguments = [&["race", "--lines", "--budget", "1", "--total", "1"][..], &methods].concat();
    let run = with_input(&arguments, input.as_bytes());
    assert_eq!(run.code, 0, "{run:?}");
    assert_eq!(row(&run.out, "fast")[1..5], ["4", "0", "0", "0"]);
    assert_eq!(row(&run.out, "backtrack")[1..5], ["0", "0", "1", "3"]);
    assert!(row(&run.out, "backtrack").contains(&">"), "{run:?}");
    assert!(run.err.contains("not all puzzles were tried by backtrack"), "{run:?}");
}

#[cfg(unix)]
#[test]
fn ctrl_c_ends_a_race_with_what_is_known_also_while_it_waits_for_lines() {
    use std::io::Write;

    let mut child = started(&["race", "--lines", "--method", "fast"]);
    let mut stdin = child.stdin.take().expect("a pipe");
    // More than the pipe has room for: once it is written, the race has begun.
    stdin.write_all(format!("{PUZZLE}\n").repeat(10_000).as_bytes()).expect("it reads");
    let run = interrupted(child);
    drop(stdin);
    assert_eq!(run.code, 1, "{run:?}");
    assert!(run.err.contains("stopped: these are the puzzles"), "{run:?}");
    assert_eq!(row(&run.out, "fast")[2..5], ["0", "0", "0"]);
}
