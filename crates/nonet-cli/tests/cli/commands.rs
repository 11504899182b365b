//! The commands, as people and scripts call them.

use crate::common::{PUZZLE, Run, SOLUTION, command, file, nonet, with_input};
use std::process::Stdio;

/// The first 16 givens of the Wikipedia puzzle, so several solutions.
const SIXTEEN: &str =
    "53..7....6..195....98....6.8...6...34..8.3.......................................";

fn lines(run: &Run) -> Vec<&str> {
    run.out.lines().collect()
}

/// The Wikipedia puzzle with one cell marked.
fn marked() -> String {
    PUZZLE.replacen("53.", "53*", 1)
}

/// The solution of the Wikipedia puzzle without four cells that can be swapped.
fn two_solutions() -> String {
    // Two digits that change places in two rows, two columns and two boxes.
    let cells: Vec<char> = SOLUTION.chars().collect();
    let at = |row: usize, column: usize| row * 9 + column;
    for (first, second) in (0..9).flat_map(|a| (a + 1..9).map(move |b| (a, b))) {
        for (left, right) in (0..9).flat_map(|a| (a + 1..9).map(move |b| (a, b))) {
            let corners = [at(first, left), at(first, right), at(second, left), at(second, right)];
            let same_boxes = (first / 3 == second / 3) != (left / 3 == right / 3);
            let swaps =
                cells[corners[0]] == cells[corners[3]] && cells[corners[1]] == cells[corners[2]];
            if same_boxes && swaps {
                let mut puzzle = cells.clone();
                for corner in corners {
                    puzzle[corner] = '.';
                }
                return puzzle.into_iter().collect();
            }
        }
    }
    unreachable!("the grid has a deadly rectangle")
}

#[test]
fn solve_prints_the_solution_in_one_line() {
    let run = nonet(&["solve", PUZZLE]);
    assert_eq!(
        (run.code, run.out.as_str(), run.err.as_str()),
        (0, format!("{SOLUTION}\n").as_str(), "")
    );
}

#[test]
fn a_puzzle_comes_from_an_argument_a_file_or_standard_input() {
    let path = file("puzzle.txt", PUZZLE.as_bytes());
    let runs = [
        nonet(&["solve", path.to_str().expect("a path")]),
        with_input(&["solve"], PUZZLE.as_bytes()),
        with_input(&["solve", "-"], PUZZLE.as_bytes()),
    ];
    for run in runs {
        assert_eq!((run.code, run.out.trim()), (0, SOLUTION), "{run:?}");
    }
}

#[test]
fn every_method_finds_the_same() {
    for method in nonet_api::methods().map(|method| method.id) {
        let run = nonet(&["solve", "--method", method, PUZZLE]);
        assert_eq!((run.code, run.out.trim()), (0, SOLUTION), "{method}");
    }
}

#[test]
fn a_method_that_does_not_exist_is_refused() {
    let run = nonet(&["solve", "--method", "magic", PUZZLE]);
    assert_eq!(run.code, 2);
    assert!(run.err.contains("fast, masks, general, ") && run.err.contains("trial"), "{run:?}");
}

#[test]
fn logic_says_where_it_stops() {
    let run = nonet(&["solve", "--method", "logic", "--only", "naked-single", THESIS]);
    assert_eq!((run.code, run.out.as_str()), (1, ""), "{run:?}");
    assert!(run.err.contains("logic alone does not solve it"), "{run:?}");
    let none = nonet(&["solve", "--method", "logic", &unsolvable()]);
    assert_eq!((none.code, none.out.as_str()), (1, ""), "{none:?}");
    assert!(none.err.contains("no solution"), "{none:?}");
    let proof = nonet(&["check", "--method", "logic", PUZZLE]);
    assert_eq!(proof.code, 2);
    assert!(proof.err.contains("may stop before"), "{proof:?}");
}

/// The example of I. Bocharov, *Sudoku solver* (Tallinn 2015).
const THESIS: &str =
    "2....589..6..9.71595.7....4....6.958..6..94..59..3....3..9.8..7.49.2..8..851....9";
const THESIS_ANSWER: &str =
    "217645893468293715953781264132467958876519432594832176321958647749326581685174329";

#[test]
fn trial_takes_the_methods_it_may_use() {
    for only in ["method-1", "method-5", "method-1,method-2", "method-3,method-4"] {
        let run = nonet(&["solve", "--method", "trial", "--only", only, "--stats", THESIS]);
        assert_eq!((run.code, run.out.lines().next()), (0, Some(THESIS_ANSWER)), "{run:?}");
        assert!(run.out.contains("complexity: "), "{run:?}");
    }
    for wrong in [
        &["solve", "--method", "trial", "--only", "method-6", THESIS][..],
        &["solve", "--method", "trial", "--only", "x-wing", THESIS],
        &["solve", "--method", "logic", "--only", "x-whing", THESIS],
        &["solve", "--method", "sets", "--only", "method-1", THESIS],
        &["solve", "--only", "method-1", THESIS],
    ] {
        let run = nonet(wrong);
        assert_eq!((run.code, run.out.as_str()), (2, ""), "{wrong:?}");
    }
    let unknown = nonet(&["solve", "--method", "trial", "--only", "method-6", THESIS]);
    assert!(unknown.err.contains("'method-6'") && unknown.err.contains("method-5"), "{unknown:?}");
}

#[test]
fn trial_and_logic_can_be_watched() {
    let run = nonet(&["solve", "--method", "trial", "--watch", THESIS]);
    assert_eq!((run.code, run.out.lines().last()), (0, Some(THESIS_ANSWER)), "{run:?}");
    for told in ["1. Method ", "Trial", "Suppose", "This fills the whole grid."] {
        assert!(run.out.contains(told), "{told}: {}", run.out);
    }
    let run = nonet(&["solve", "--method", "logic", "--watch", PUZZLE]);
    assert_eq!((run.code, run.out.lines().last()), (0, Some(SOLUTION)), "{run:?}");
    assert!(run.out.contains("1. Hidden Single"), "{}", run.out);
}

#[test]
fn trial_counts_all_solutions() {
    let run = nonet(&["count", "--method", "trial", "................"]);
    assert_eq!((run.code, run.out.trim()), (0, "288"), "{run:?}");
    let run = nonet(&["check", "--method", "trial", THESIS]);
    assert_eq!((run.code, run.out.trim()), (0, "unique"), "{run:?}");
}

#[test]
fn methods_of_chance_find_a_solution_and_refuse_to_prove_anything() {
    let none = format!("{PUZZLE}\n{}\n", unsolvable());
    for method in ["annealing", "tabu", "genetic"] {
        for arguments in [
            &["check", "--method", method, PUZZLE][..],
            &["count", "--method", method, PUZZLE],
            &["solve", "--unique", "--method", method, PUZZLE],
            &["solve", "--all", "--method", method, PUZZLE],
            &["bench", "--method", method],
        ] {
            let run = nonet(arguments);
            assert_eq!((run.code, run.out.as_str()), (2, ""), "{arguments:?}");
            assert!(run.err.contains("proves nothing"), "{run:?}");
        }
        let run = nonet(&["solve", "--method", method, "--budget", "1", &unsolvable()]);
        assert_eq!((run.code, run.out.as_str()), (1, ""), "{run:?}");
        assert!(run.err.contains("no proof that there is none"), "{run:?}");
        let arguments = ["solve", "--lines", "--method", method, "--budget", "1"];
        let run = with_input(&arguments, none.as_bytes());
        let lines: Vec<&str> = run.out.lines().collect();
        assert_eq!((run.code, lines[0]), (0, format!("1+\t{SOLUTION}").as_str()), "{run:?}");
        assert!(lines[1].starts_with("error\t") && lines[1].contains("no proof"), "{run:?}");
    }
}

/// A 4×4 puzzle without a solution, though nothing in it clashes.
fn unsolvable() -> String {
    "....13....3...1.".to_owned()
}

#[test]
fn a_budget_ends_the_search_of_any_method() {
    let empty = ".".repeat(81);
    let run = nonet(&["count", "--limit", "99999999999999", "--budget", "1", &empty]);
    assert_eq!((run.code, run.out.as_str()), (1, ""), "{run:?}");
    assert!(run.err.contains("stopped before the end"), "{run:?}");
    let run = nonet(&["solve", "--budget", "0", PUZZLE]);
    assert_eq!(run.code, 2, "{run:?}");
}

#[test]
fn only_marked_shows_the_marked_cells_beside_the_givens() {
    let run = nonet(&["solve", "--only-marked", &marked()]);
    let expected = PUZZLE.replacen("53.", "534", 1);
    assert_eq!((run.code, run.out.trim()), (0, expected.as_str()));
}

#[test]
fn only_marked_without_a_mark_says_what_to_do() {
    let run = nonet(&["solve", "--only-marked", PUZZLE]);
    assert_eq!((run.code, run.out.trim()), (0, PUZZLE));
    assert!(run.err.contains('*'), "{run:?}");
}

#[test]
fn check_mode_shows_nothing_of_the_solution() {
    let run = nonet(&["solve", "--check", PUZZLE]);
    assert_eq!((run.code, run.out.as_str()), (0, "has a solution\n"));
    let none = nonet(&["solve", "--check", &PUZZLE.replacen("53", "55", 1)]);
    assert_eq!((none.code, lines(&none)[0]), (1, "no solution"));
}

#[test]
fn unique_is_a_switch_on_every_mode() {
    for mode in
        [&["solve"][..], &["solve", "--check"], &["solve", "--only-marked"], &["candidates"]]
    {
        let puzzle = marked();
        let run = nonet(&[mode, &["--unique", puzzle.as_str()]].concat());
        assert_eq!((run.code, lines(&run).last().copied()), (0, Some("unique")), "{mode:?}");
        let two = two_solutions();
        let run = nonet(&[mode, &["--unique", two.as_str()]].concat());
        assert_eq!((run.code, lines(&run).last().copied()), (1, Some("2 solutions")), "{mode:?}");
    }
}

#[test]
fn show_two_prints_two_that_differ() {
    let run = nonet(&["solve", "--show-two", &two_solutions()]);
    assert_eq!((run.code, lines(&run).len()), (0, 2));
    assert_ne!(lines(&run)[0], lines(&run)[1]);
    let unique = nonet(&["solve", "--show-two", PUZZLE]);
    assert_eq!((unique.code, unique.out.trim()), (1, SOLUTION));
    assert!(unique.err.contains("unique"));
}

#[test]
fn all_streams_every_solution_and_limit_so_many() {
    let all = nonet(&["solve", "--all", "................"]);
    let mut found = lines(&all);
    assert_eq!((all.code, found.len()), (0, 288));
    found.sort_unstable();
    found.dedup();
    assert_eq!(found.len(), 288);
    let some = nonet(&["solve", "--limit", "5", "................"]);
    assert_eq!((some.code, lines(&some).len()), (0, 5));
}

#[test]
fn one_of_several_solutions_is_said_to_be_that() {
    let run = nonet(&["solve", &two_solutions()]);
    assert_eq!((run.code, lines(&run).len()), (0, 1));
    assert!(run.err.contains("one of several"), "{run:?}");
    assert_eq!(nonet(&["solve", "--quiet", &two_solutions()]).err, "");
}

#[test]
fn a_limit_of_one_makes_nothing_unique() {
    let run = nonet(&["solve", "--unique", "--limit", "1", &two_solutions()]);
    assert_eq!((run.code, lines(&run).last().copied()), (1, Some("2+ solutions")));
    assert_eq!(nonet(&["check", "--limit", "1", PUZZLE]).out, "unique\n");
    assert_eq!(nonet(&["check", "--limit", "1", &two_solutions()]).code, 1);
}

#[test]
fn with_unique_the_limit_bounds_the_counting_and_not_the_showing() {
    let run = nonet(&["solve", "--unique", "--limit", "5", "................"]);
    assert_eq!((run.code, lines(&run).len()), (1, 2), "{run:?}");
    assert_eq!(lines(&run)[1], "5+ solutions");
    let all = nonet(&["solve", "--unique", "--all", "--limit", "5", "................"]);
    assert_eq!((all.code, lines(&all).len()), (1, 6), "{all:?}");
    let json = nonet(&["solve", "--unique", "--limit", "5", "--json", "................"]);
    let json: serde_json::Value = serde_json::from_str(&json.out).expect("one object");
    assert_eq!((&json["count"], &json["limit_reached"]), (&"5".into(), &true.into()));
}

#[test]
fn no_second_solution_is_shown_without_a_first() {
    for command in ["count", "check"] {
        let run = nonet(&[command, "--json", "--limit", "5", "1..............."]);
        let json: serde_json::Value = serde_json::from_str(&run.out).expect("one object");
        assert_eq!(json["count"], "5", "{command}");
        assert!(json.get("second_solution").is_none() && json.get("solution").is_none(), "{json}");
    }
}

#[test]
fn the_complexity_is_told_also_where_there_is_no_solution() {
    let clashing = PUZZLE.replacen("53.", "55.", 1);
    let run = nonet(&["solve", "--method", "trial", "--stats", &clashing]);
    assert!(run.code == 1 && run.out.contains("complexity: 0\n"), "{run:?}");
    let json = nonet(&["solve", "--method", "trial", "--stats", "--json", &clashing]);
    let json: serde_json::Value = serde_json::from_str(&json.out).expect("one object");
    assert_eq!((&json["complexity"], &json["count"]), (&0.into(), &"0".into()));
}

#[test]
fn a_check_says_which_givens_could_go() {
    let marks = nonet(&["samples", "pencil-marks-02"]).out;
    let none = with_input(&["check", "--redundant", "-"], marks.as_bytes());
    assert_eq!((none.code, none.out.as_str()), (0, "unique\nthere are no givens that could go\n"));
    let full = nonet(&["check", "--redundant", "1234341221434321"]);
    assert!(full.code == 0 && full.out.starts_with("unique\n16 givens could go"), "{full:?}");
    assert!(full.out.contains(": r1c1=1 r1c2=2 "), "{full:?}");
    let fewest = nonet(&["grid", "fewest-keys", "--box", "2x2", "--quiet"]);
    let minimal = lines(&fewest)[1];
    let run = nonet(&["check", "--redundant", minimal]);
    assert!(run.code == 0 && run.out.starts_with("unique\nminimal"), "{run:?}");
    let input = format!("{minimal}\n................\n1234341221434321\n");
    let run = with_input(&["check", "--redundant", "--lines"], input.as_bytes());
    let found = lines(&run);
    assert_eq!((found[0], found[1]), ("unique\tminimal", "288"), "{run:?}");
    assert!(found[2].starts_with("unique\tr1c1=1 r1c2=2 "), "{run:?}");
}

#[test]
fn a_check_says_which_clues_of_rules_could_go() {
    let rules = r#"["disjoint-groups",{"rule":"even","cells":"r1c2 r1c4"}]"#;
    let puzzle = format!(r#"{{"puzzle":"1234341221434321","rules":{rules}}}"#);
    let run = nonet(&["check", "--redundant", &puzzle]);
    let told = "3 clues could go, each by itself: Disjoint groups; the rule Even in r1c2; the rule Even in r1c4";
    assert!(run.code == 0 && run.out.contains(told), "{run:?}");
}

#[test]
fn lines_of_a_check_are_numbers_unless_the_solution_is_the_only_one() {
    let input = format!("{PUZZLE}\n{}\n................\n", PUZZLE.replacen("53.", "55.", 1));
    let run = with_input(&["check", "--lines", "--limit", "7"], input.as_bytes());
    assert_eq!((run.code, run.out.as_str()), (0, "unique\n0\n7+\n"), "{run:?}");
}

#[test]
fn candidates_say_that_there_is_no_solution() {
    let run = nonet(&["candidates", "--unique", &PUZZLE.replacen("53", "55", 1)]);
    assert_eq!((run.code, lines(&run).last().copied()), (1, Some("no solution")));
}

#[test]
fn check_answers_by_its_exit_code() {
    assert_eq!(nonet(&["check", PUZZLE]).out, "unique\n");
    let two = nonet(&["check", &two_solutions()]);
    assert_eq!((two.code, two.out.as_str()), (1, "2 solutions\n"));
    let many = nonet(&["check", "................", "--limit", "10"]);
    assert_eq!((many.code, many.out.as_str()), (1, "10+ solutions\n"));
}

#[test]
fn check_gives_every_reason_there_is_to_see() {
    let clash = nonet(&["check", &PUZZLE.replacen("53.", "535", 1)]);
    assert_eq!(clash.code, 1);
    assert_eq!(
        lines(&clash)[..3],
        [
            "no solution",
            "5 stands more than once in row 1: r1c1 and r1c3",
            "5 stands more than once in box 1: r1c1 and r1c3",
        ]
    );
}

#[test]
fn sixteen_givens_are_taken_with_a_remark() {
    let run = nonet(&["check", SIXTEEN]);
    assert_eq!((run.code, run.out.as_str()), (1, "1000+ solutions\n"));
    assert!(run.err.contains("16 givens") && run.err.contains("17"), "{run:?}");
    let quiet = nonet(&["check", "--quiet", SIXTEEN]);
    assert_eq!(quiet.err, "");
    let count = nonet(&["count", "--limit", "20000", SIXTEEN]);
    assert_eq!((count.code, count.out.as_str()), (0, "20000+\n"));
}

#[test]
fn count_is_exact() {
    assert_eq!(nonet(&["count", "................"]).out, "288\n");
    assert_eq!(nonet(&["count", &two_solutions()]).out, "2\n");
    let none = nonet(&["count", &PUZZLE.replacen("53.", "535", 1)]);
    assert_eq!((none.code, none.out.as_str()), (0, "0\n"));
}

#[test]
fn the_set_algorithm_counts_its_trials() {
    let run = nonet(&["count", "................", "--method", "sets", "--stats"]);
    let found = lines(&run);
    assert_eq!(found[0], "288");
    assert!(found.contains(&"trials: 568"), "{run:?}");
    let each = nonet(&["solve", "--all", "--method", "sets", "--stats", "................"]);
    assert!(each.out.contains("solution 288: 568 trials"), "{}", each.out);
}

#[test]
fn watching_the_sets_shows_cases_events_and_trials() {
    let run = nonet(&["solve", "--watch", "--method", "sets", "1...............", "--limit", "1"]);
    for part in
        ["R={234}", "P={", "trials=0", "case ii", "case iii", "event e2", "event e3", "trial 1:"]
    {
        assert!(run.out.contains(part), "{part} in {}", run.out);
    }
    let by_default = nonet(&["solve", "--watch", PUZZLE]);
    assert!(by_default.out.contains("event e2") && by_default.out.contains(SOLUTION));
    let fast = nonet(&["solve", "--watch", "--method", "fast", PUZZLE]);
    assert_eq!(fast.code, 2);
    assert!(fast.err.contains("sets, backtrack"), "{fast:?}");
}

#[test]
fn an_empty_grid_past_counting_says_so_at_once() {
    for size in [12, 16, 36] {
        let run = nonet(&["count", &".".repeat(size * size)]);
        assert_eq!(run.code, 1, "{size}");
        assert!(run.err.contains("no way to count"), "{run:?}");
        // There is no estimate of 36×36 grids to be referred to.
        assert_eq!(run.err.contains("nonet estimate"), size < 36, "{run:?}");
    }
    let run = nonet(&["count", "--limit", "1000", &".".repeat(81)]);
    assert_eq!((run.code, run.out.as_str()), (0, "1000+\n"));
}

#[test]
fn the_empty_36_by_36_grid_is_solved() {
    let empty = ".".repeat(1296);
    let run = nonet(&["solve", &empty]);
    assert_eq!((run.code, run.out.trim().len()), (0, 1296));
    assert_eq!(nonet(&["check", &run.out]).out, "unique\n");
    assert_eq!(nonet(&["check", &empty]).out, "1000+ solutions\n");
}

#[test]
fn candidates_are_shown_for_every_cell() {
    let run = nonet(&["candidates", PUZZLE]);
    assert_eq!(run.code, 0);
    // r1c3 of the Wikipedia puzzle can be 1, 2 or 4.
    let first = run.out.lines().find(|line| line.contains('5')).expect("the first row");
    let groups: Vec<&str> = first
        .split(|symbol: char| !symbol.is_ascii_digit())
        .filter(|group| !group.is_empty())
        .collect();
    assert_eq!(groups[..3], ["5", "3", "124"]);
    assert_eq!(groups.len(), 9);
}

#[test]
fn lines_answers_line_by_line_and_goes_on_after_an_error() {
    let input = format!("{PUZZLE}\nrubbish\n{}\n{SIXTEEN}\n", PUZZLE.replacen("53", "55", 1));
    let run = with_input(&["solve", "--lines"], input.as_bytes());
    let found = lines(&run);
    assert_eq!(run.code, 2);
    assert_eq!(found.len(), 4);
    assert_eq!(found[0], format!("1\t{SOLUTION}"));
    assert!(found[1].starts_with("error\t"));
    assert_eq!(found[2], "0\t");
    assert!(found[3].starts_with("2+\t") && found[3].len() == 3 + 81);
    let good = with_input(&["solve", "--lines", "-"], PUZZLE.as_bytes());
    assert_eq!(good.code, 0);
}

#[test]
fn lines_keep_their_order_on_any_number_of_threads() {
    let mut input = String::new();
    for round in 0..5000 {
        input.push_str(if round % 3 == 0 { PUZZLE } else { SIXTEEN });
        input.push('\n');
    }
    let one = with_input(&["solve", "--lines", "--threads", "1"], input.as_bytes());
    let three = with_input(&["solve", "--lines", "--threads", "3"], input.as_bytes());
    assert_eq!(one.out.lines().count(), 5000);
    assert!(one.out == three.out, "the same lines in the same order");
}

#[test]
fn the_short_way_through_lines_gives_what_the_long_way_gives() {
    let input = format!("{PUZZLE}\n{SIXTEEN}\n{}\n{SOLUTION}\n", PUZZLE.replacen("53", "55", 1));
    let short = with_input(&["solve", "--lines"], input.as_bytes());
    let long = with_input(&["solve", "--lines", "--method", "general"], input.as_bytes());
    let json = with_input(&["solve", "--lines", "--json"], input.as_bytes());
    let counts = |run: &Run| -> Vec<String> {
        run.out.lines().map(|line| line.split('\t').next().unwrap_or_default().into()).collect()
    };
    assert_eq!(counts(&short), counts(&long));
    for (line, object) in short.out.lines().zip(json.out.lines()) {
        let object: serde_json::Value = serde_json::from_str(object).expect("JSON");
        let plus = if object["limit_reached"] == true { "+" } else { "" };
        let solution = object["solution"].as_str().unwrap_or_default();
        let count = object["count"].as_str().expect("a text");
        assert_eq!(line, format!("{count}{plus}\t{solution}"));
    }
}

#[test]
fn a_readable_line_that_cannot_be_met_is_no_wrong_input() {
    let input = format!("{}\n................\n", ".".repeat(256));
    let run = with_input(&["count", "--lines"], input.as_bytes());
    assert_eq!((run.code, lines(&run)[1]), (0, "288"));
    assert!(lines(&run)[0].starts_with("error\t"), "{run:?}");
}

#[test]
fn faults_of_lines_are_json_where_json_is_wanted_with_their_line() {
    let input = format!("{PUZZLE}\nrubbish\n{}\n", ".".repeat(300 << 10));
    for arguments in [&["solve", "--lines", "--json"][..], &["convert", "--lines", "--to", "json"]]
    {
        let run = with_input(arguments, input.as_bytes());
        let objects: Vec<serde_json::Value> =
            run.out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
        assert_eq!((run.code, objects.len()), (2, 3), "{arguments:?}");
        assert_eq!(
            (&objects[1]["error"]["line"], &objects[2]["error"]["line"]),
            (&2.into(), &3.into())
        );
    }
}

#[test]
fn lines_check_the_options_before_the_input() {
    for arguments in [
        &["solve", "--lines", "--method", "trial", "--only", "method-9"][..],
        &["solve", "--lines", "--method", "tabu", "--limit", "2"],
        &["check", "--lines", "--method", "tabu"],
        &["solve", "--lines", "--box", "7x7"],
        &["solve", "--lines", "--all"],
        &["solve", "--lines", "--show-two"],
    ] {
        let run = with_input(arguments, format!("{PUZZLE}\n{PUZZLE}\n").as_bytes());
        assert_eq!((run.code, run.out.as_str()), (2, ""), "{arguments:?}");
    }
}

#[test]
fn lines_work_with_the_other_commands() {
    let input = format!("{PUZZLE}\r\n{}\r\n", two_solutions());
    let run = |arguments: &[&str]| with_input(arguments, input.as_bytes());
    assert_eq!(run(&["check", "--lines"]).out, "unique\n2\n");
    assert_eq!(run(&["count", "--lines"]).out, "1\n2\n");
    assert_eq!(run(&["convert", "--lines", "--to", "line"]).out.lines().next(), Some(PUZZLE));
    for line in run(&["convert", "--lines", "--json", "--to", "line"]).out.lines() {
        let value: serde_json::Value = serde_json::from_str(line).expect("an object for each line");
        assert!(value["text"].is_string() || value["error"].is_object(), "{line}");
    }
    assert_eq!(run(&["candidates", "--lines"]).out.lines().next().map(str::len), Some(729));
    assert_eq!(run(&["convert", "--lines", "--to", "grid"]).code, 2);
}

#[test]
fn json_has_the_names_that_scripts_depend_on() {
    let run = nonet(&["solve", "--json", "--unique", PUZZLE]);
    let json: serde_json::Value = serde_json::from_str(&run.out).expect("JSON");
    assert_eq!(json["puzzle"], PUZZLE);
    assert_eq!(json["solution"], SOLUTION);
    assert_eq!(json["count"], "1");
    assert_eq!(json["limit_reached"], false);
    let bad = nonet(&["solve", "--json", "1 2 3\n4 5"]);
    let json: serde_json::Value = serde_json::from_str(&bad.out).expect("JSON");
    assert_eq!(bad.code, 2);
    assert!(json["error"]["message"].is_string());
    let lines = with_input(&["solve", "--lines", "--json"], format!("{PUZZLE}\n?\n").as_bytes());
    let objects: Vec<serde_json::Value> =
        lines.out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(objects[0]["solution"], SOLUTION);
    assert!(objects[1]["error"]["message"].is_string());
}

#[test]
fn errors_say_what_is_wrong_and_where() {
    let nine = "5 3 0 0 7 0 0 0 0\n6 0 0 1 9 5 0 0 0\n0 9 8 0 0 0 0 6 0\n8 0 0 0 6 0 0 0\n\
                4 0 0 8 0 3 0 0 1\n7 0 0 0 2 0 0 0 6\n0 6 0 0 0 0 2 8 0\n0 0 0 4 1 9 0 0 5\n0 0 0 0 8 0 0 7 9\n";
    let run = with_input(&["solve"], nine.as_bytes());
    assert_eq!((run.code, run.err.trim()), (2, "nonet: line 4 has 8 numbers, not 9"));
    let short = nonet(&["solve", &PUZZLE[1..]]);
    assert_eq!(short.code, 2);
    assert!(short.err.contains("80") && short.err.contains("81"), "{short:?}");
    let missing = nonet(&["solve", "no-such-file.txt"]);
    assert_eq!(missing.code, 2);
    assert!(missing.err.contains("there is no such file"), "{missing:?}");
    let folder = nonet(&["solve", env!("CARGO_TARGET_TMPDIR")]);
    assert_eq!(folder.code, 2);
    assert!(folder.err.contains("folder"), "{folder:?}");
    let empty = nonet(&["solve"]);
    assert_eq!(empty.code, 2);
    assert!(empty.err.contains("empty"), "{empty:?}");
}

#[test]
fn the_tenth_line_and_what_follows_is_ignored() {
    let rows: Vec<String> = PUZZLE
        .as_bytes()
        .chunks(9)
        .map(|row| {
            row.iter()
                .map(|&b| if b == b'.' { "0".into() } else { char::from(b).to_string() })
                .collect::<Vec<_>>()
                .join(" ")
        })
        .collect();
    let text = rows.join("\n") + "\nthis is line ten\n1 2 3\n";
    let run = with_input(&["solve"], text.as_bytes());
    assert_eq!((run.code, run.out.trim()), (0, SOLUTION), "{run:?}");
}

#[test]
fn a_wrong_option_is_named_and_the_right_one_suggested() {
    let run = nonet(&["check", "--uniqe", PUZZLE]);
    assert!(run.err.contains("--uniqe") && !run.err.contains(PUZZLE), "{run:?}");
    let run = nonet(&["solve", "--uniqe", PUZZLE]);
    assert!(run.err.contains("did you mean --unique?"), "{run:?}");
    let run = nonet(&["solve", PUZZLE, PUZZLE]);
    assert!(run.err.contains("one argument too many"), "{run:?}");
    let hyphens = PUZZLE.replacen("53", "--", 1).replace('.', "-");
    assert_eq!(nonet(&["check", "--quiet", &hyphens]).code, 1);
}

#[test]
fn boxes_alone_name_the_empty_grid_to_count() {
    assert_eq!(nonet(&["count", "--box", "2x2"]).out, "288\n");
    assert_eq!(nonet(&["solve", "--box", "2x2"]).code, 2);
}

#[test]
fn faults_with_files_are_json_too() {
    let run = nonet(&["solve", "--json", "no-such-file.txt"]);
    let json: serde_json::Value = serde_json::from_str(&run.out).expect("JSON");
    assert_eq!(run.code, 2);
    assert!(json["error"]["message"].as_str().is_some_and(|text| text.contains("no such file")));
}

#[test]
fn wrong_use_exits_with_2() {
    for arguments in [
        &["solve", "--frobnicate"][..],
        &["frobnicate"],
        &["convert", PUZZLE],
        &["convert", PUZZLE, "--to", "papyrus"],
        &["solve", "--limit", "0", PUZZLE],
        &["solve", "--limit", "many", PUZZLE],
        &["solve", "--box", "7x7", PUZZLE],
        &["solve", "--lang", "tlh", PUZZLE],
        &["solve", "--check", "--all", PUZZLE],
        &["solve", "--threads", "0", PUZZLE],
        &["help", "frobnicate"],
        &["print"],
        &["learn", "papyrus"],
        &["race", "--total", "1", PUZZLE],
        &["race", "--method", "magic", PUZZLE],
    ] {
        let run = nonet(arguments);
        assert_eq!((run.code, run.out.as_str()), (2, ""), "{arguments:?}");
        assert!(run.err.starts_with("nonet: "), "{run:?}");
    }
    assert!(nonet(&["print"]).err.contains("not there yet"));
}

#[test]
fn help_version_completions_and_man_page_are_there() {
    for arguments in [&["help"][..], &["--help"], &["help", "solve"], &["solve", "--help"]] {
        let run = nonet(arguments);
        assert_eq!(run.code, 0, "{arguments:?}");
        assert!(run.out.contains("Usage:"), "{run:?}");
    }
    assert!(nonet(&["--version"]).out.starts_with("nonet "));
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        assert!(nonet(&["completions", shell]).out.contains("candidates"), "{shell}");
    }
    assert!(nonet(&["man"]).out.contains(".TH nonet"));
    assert!(nonet(&["man", "solve"]).out.contains("only\\-marked"));
}

#[test]
fn colours_are_for_terminals_only() {
    let escape = '\u{1b}';
    assert!(!nonet(&["solve", PUZZLE]).out.contains(escape));
    assert!(!nonet(&["help"]).out.contains(escape));
    let mut with_colour = command();
    let run = with_colour.args(["help", "--color", "always"]).output().expect("a run");
    assert!(run.stdout.contains(&0x1b));
}

#[test]
fn a_broken_pipe_is_not_an_error() {
    let mut child = command()
        .args(["solve", "--all", "--method", "general"])
        .arg(".".repeat(81))
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("the command ends");
    assert_eq!(output.status.code(), Some(0));
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn bench_measures_a_corpus() {
    let path = file("corpus.txt", format!("{PUZZLE}\n{SIXTEEN}\n").as_bytes());
    let run = nonet(&["bench", path.to_str().expect("a path")]);
    assert_eq!(run.code, 0, "{run:?}");
    assert!(run.out.contains("corpus.txt") && run.out.contains("0/1/1"), "{}", run.out);
    let json = nonet(&["bench", "--json", path.to_str().expect("a path")]);
    let json: serde_json::Value = serde_json::from_str(&json.out).expect("JSON");
    assert_eq!((json["one"].as_u64(), json["more"].as_u64()), (Some(1), Some(1)));
    let bad = nonet(&["bench", file("bad.txt", b"rubbish\n").to_str().expect("a path")]);
    assert_eq!(bad.code, 2);
    assert!(bad.err.contains("bad.txt: line 1"), "{bad:?}");
}

#[test]
fn bench_measures_ways_by_logic() {
    let path = file("logic.txt", format!("{PUZZLE}\n{SIXTEEN}\n").as_bytes());
    let run = nonet(&["bench", "--logic", path.to_str().expect("a path")]);
    assert_eq!(run.code, 0, "{run:?}");
    assert!(run.out.contains("paths/s") && run.out.contains("logic.txt"), "{}", run.out);
    let json = nonet(&["bench", "--logic", "--json", path.to_str().expect("a path")]);
    let json: serde_json::Value = serde_json::from_str(&json.out).expect("JSON");
    assert_eq!(json["puzzles"].as_u64(), Some(2), "{json}");
    assert!(json["solved"].as_u64() >= Some(1), "{json}");
    let large = file("large.txt", ".".repeat(25 * 25).as_bytes());
    let large = nonet(&["bench", "--logic", large.to_str().expect("a path")]);
    assert_eq!(large.code, 2);
    assert!(large.err.contains("large.txt: line 1"), "{large:?}");
    let both = nonet(&["bench", "--logic", "--method", "fast"]);
    assert_eq!(both.code, 2, "{both:?}");
}

#[test]
fn race_lets_every_method_solve_the_puzzle() {
    let run = nonet(&["race", PUZZLE]);
    assert_eq!(run.code, 0, "{run:?}");
    for method in nonet_api::methods() {
        let line = run.out.lines().find(|line| line.starts_with(method.id)).expect("a line");
        assert!(line.contains("solved"), "{line}");
    }
    let json = nonet(&["race", "--json", PUZZLE]);
    let json: serde_json::Value = serde_json::from_str(&json.out).expect("JSON");
    let rows = json["methods"].as_array().expect("a list");
    assert_eq!((rows.len(), &json["puzzle"]), (nonet_api::methods().count(), &PUZZLE.into()));
    for row in rows {
        assert_eq!(row["solution"], SOLUTION);
        assert!(row["method"].is_string() && row["seconds"].is_number(), "{row}");
    }
    let seconds: Vec<f64> = rows.iter().filter_map(|row| row["seconds"].as_f64()).collect();
    assert!(seconds.is_sorted(), "the fastest comes first: {seconds:?}");
}

#[test]
fn a_race_does_not_rank_a_cold_start() {
    // One cold run of fast takes longer than a warm one of genetic.
    let run = nonet(&["race", PUZZLE]);
    let place = |method: &str| run.out.lines().position(|line| line.starts_with(method));
    assert!(place("fast ") < place("genetic ") && place("fast ").is_some(), "{run:?}");
}

#[test]
fn race_tells_no_solution_from_nothing_found() {
    // Nothing shows that there is none before a digit has been placed.
    let run = nonet(&["race", "--budget", "1", "....13....3...1."]);
    assert_eq!(run.code, 1, "{run:?}");
    let says = |method: &str, result: &str| {
        run.out.lines().any(|line| line.starts_with(method) && line.contains(result))
    };
    assert!(says("general", "no solution") && says("annealing", "nothing within 1 s"), "{run:?}");
    let clashing = nonet(&["race", "11.............."]);
    assert!(clashing.code == 1 && clashing.out.contains("1 stands more than once"), "{clashing:?}");
}

#[test]
fn learn_lists_and_shows_the_pages() {
    let list = nonet(&["learn"]);
    for method in nonet_api::methods() {
        assert!(list.out.contains(method.id) && list.out.contains(method.name), "{}", list.out);
        // A technique of the same name comes first.
        assert!(nonet(&["learn", method.id]).out.trim_end().ends_with(method.page.trim_end()));
    }
}
