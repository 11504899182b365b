//! `nonet grid`, `nonet rules`, `nonet estimate`, and `nonet count` of empty grids.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::common::{PUZZLE, SOLUTION, file, nonet, with_input};

/// The grid with the number 0.
const FIRST: &str =
    "123456789456789123789123456214365897365897214897214365531642978642978531978531642";
/// The example of the paper: set 213, permutation 100330.
const PAPER: &str =
    "359782164416593278827641935593827416641935782278164359935278641164359827782416593";
const ALL: &str = "6670903752021072936960";

fn json(arguments: &[&str]) -> Value {
    let run = nonet(&[arguments, &["--json"]].concat());
    serde_json::from_str(&run.out).unwrap_or_else(|error| panic!("{error}: {run:?}"))
}

fn line(arguments: &[&str]) -> String {
    let run = nonet(arguments);
    assert_eq!(run.code, 0, "{arguments:?}: {}", run.err);
    run.out.trim_end().to_owned()
}

#[test]
fn empty_grids_are_counted_at_once() {
    assert_eq!(line(&["count", &".".repeat(81)]), ALL);
    assert_eq!(line(&["count", "--box", "3x3"]), ALL);
    assert_eq!(line(&["count", &".".repeat(36)]), "28200960");
    assert_eq!(line(&["count", "--box", "3x2"]), "28200960");
    assert_eq!(line(&["count", "--box", "2x4"]), "29136487207403520");
    assert_eq!(line(&["count", "--box", "4x2"]), "29136487207403520");
    let answer = json(&["count", &".".repeat(16), "--stats"]);
    assert_eq!((&answer["count"], &answer["method"]), (&"288".into(), &"combinatorics".into()));
}

#[test]
fn a_method_that_was_named_counts_by_itself() {
    let answer = json(&["count", &".".repeat(16), "--method", "sets", "--stats"]);
    assert_eq!((&answer["count"], &answer["trials"]), (&"288".into(), &568.into()));
}

#[test]
fn grids_that_nobody_can_count_are_referred_to_the_estimate() {
    let run = nonet(&["count", "--box", "4x4"]);
    assert_eq!(run.code, 1);
    assert!(run.err.contains("nonet estimate --box 4x4"), "{}", run.err);
    let run = nonet(&["grid", "count", "--box", "3x4"]);
    assert!(run.code == 1 && run.err.contains("nonet estimate --box 3x4"), "{run:?}");
}

#[test]
fn a_grid_has_a_number_and_a_number_has_a_grid() {
    assert_eq!(line(&["grid", "rank", FIRST]), "0");
    assert_eq!(line(&["grid", "unrank", "0"]), FIRST);
    let last = line(&["grid", "unrank", "6670903752021072936959"]);
    assert!(last.starts_with("987654321"), "{last}");
    assert_eq!(line(&["grid", "rank", &last]), "6670903752021072936959");
    let number = line(&["grid", "rank", SOLUTION]);
    assert_eq!(line(&["grid", "unrank", &number]), SOLUTION);
    assert_eq!(line(&["grid", "unrank", "1,000_000 000"]).len(), 81, "separators are taken");
    let answer = json(&["grid", "rank", SOLUTION]);
    assert_eq!(answer["number"], number.as_str());
    let number: u128 = number.parse().expect("a number");
    assert_eq!(answer["set"], (number % 18_383_222_420_692_992).to_string());
}

#[test]
fn small_grids_have_numbers_too() {
    let all: BTreeSet<String> = (0..288)
        .map(|n| line(&["grid", "unrank", "--box", "2x2", &n.to_string()]))
        .take(20)
        .collect();
    assert_eq!(all.len(), 20);
    assert_eq!(line(&["grid", "rank", "1234341221434321"]), "0");
    let run = nonet(&["grid", "unrank", "--box", "2x2", "288"]);
    assert!(run.code == 1 && run.err.contains("287"), "{run:?}");
    let run = nonet(&["grid", "unrank", "--box", "4x4", "0"]);
    assert!(run.code == 1 && run.err.contains("4x4"), "{run:?}");
}

#[test]
fn wrong_numbers_and_grids_are_told() {
    let cases: [(&[&str], i32, &str); 10] = [
        (&["grid", "unrank", ALL], 1, "6670903752021072936959"),
        (&["grid", "unrank", "99999999999999999999999999999999999999999999"], 1, "from 0"),
        (&["grid", "unrank", "-1"], 2, "-1"),
        (&["grid", "unrank", "12x"], 2, "12x"),
        (&["grid", "unrank", ""], 2, "no number"),
        (&["grid", "rank", PUZZLE], 2, "51 empty cells"),
        (&["grid", "rank", &SOLUTION.replacen('5', "3", 1)], 2, "row 1"),
        (&["grid", "rank", "hello"], 2, ""),
        (&["grid", "count", "--variant", "chess"], 2, "anti-knight"),
        (&["grid", "count", "--box", "9x9"], 2, "box"),
    ];
    for (arguments, code, words) in cases {
        let run = nonet(arguments);
        assert_eq!(run.code, code, "{arguments:?}: {}", run.err);
        assert!(run.err.contains(words) && run.out.is_empty(), "{arguments:?}: {run:?}");
    }
}

#[test]
fn lines_of_grids_are_answered_in_their_order() {
    let input = format!("{FIRST}\n{PUZZLE}\n{SOLUTION}\n");
    let run = with_input(&["grid", "rank", "--lines"], input.as_bytes());
    let lines: Vec<&str> = run.out.lines().collect();
    assert_eq!((run.code, lines.len(), lines[0]), (2, 3, "0"));
    assert!(lines[1].starts_with("error\t"), "{}", lines[1]);
    let numbers = format!("{}\n{}\n", lines[0], lines[2]);
    let run = with_input(&["grid", "unrank", "--lines"], numbers.as_bytes());
    assert_eq!(run.out, format!("{FIRST}\n{SOLUTION}\n"));
    let run = with_input(&["grid", "canonical", "--lines"], input.as_bytes());
    assert_eq!((run.code, run.out.lines().count()), (0, 3), "{run:?}");
    let one_by_one: Vec<String> =
        [FIRST, PUZZLE, SOLUTION].map(|text| line(&["grid", "canonical", text])).into();
    assert_eq!(run.out.lines().collect::<Vec<_>>(), one_by_one);
}

#[test]
fn random_grids_are_repeatable_and_different() {
    let ten = line(&["grid", "random", "-n", "10", "--seed", "7"]);
    assert_eq!(line(&["grid", "random", "-n", "10", "--seed", "7", "--threads", "3"]), ten);
    let grids: BTreeSet<&str> = ten.lines().collect();
    assert_eq!(grids.len(), 10);
    let solved = with_input(&["solve", "--lines"], ten.as_bytes()).out;
    assert!(solved.lines().all(|line| line.starts_with("1\t")), "each is a grid");
    assert!(line(&["grid", "random", "-n", "20", "--seed", "7"]).starts_with(&ten));
    assert_ne!(line(&["grid", "random"]), line(&["grid", "random"]), "without a seed, others");
    let run = nonet(&["grid", "random", "--box", "2x2"]);
    assert!(run.code == 0 && run.err.contains("seed"), "{run:?}");
    assert_eq!(json(&["grid", "random", "--seed", "7"])["seed"], "7");
}

#[test]
fn grids_in_disguise_are_recognised() {
    // Rows 1 and 2 swapped, the digits 5 and 6 swapped, then reflected.
    let cells: Vec<char> = SOLUTION.chars().collect();
    let disguise: String = (0..81)
        .map(|cell| {
            let (row, column) = (cell % 9, cell / 9);
            let row = [1, 0, 2, 3, 4, 5, 6, 7, 8][row];
            match cells[row * 9 + column] {
                '5' => '6',
                '6' => '5',
                digit => digit,
            }
        })
        .collect();
    let run = nonet(&["grid", "equivalent", SOLUTION, &disguise]);
    assert!(run.code == 0 && run.out.starts_with("equivalent\n"), "{run:?}");
    assert_eq!(run.out.lines().count(), 2, "with the transformation: {}", run.out);
    let forms = [SOLUTION, &disguise].map(|grid| line(&["grid", "canonical", grid]));
    assert_eq!(forms[0], forms[1]);
    let run = nonet(&["grid", "equivalent", SOLUTION, FIRST]);
    assert_eq!((run.code, run.out.as_str()), (1, "not equivalent\n"));
    assert_eq!(json(&["grid", "equivalent", SOLUTION, FIRST])["equivalent"], false);
}

#[test]
fn the_symmetry_that_is_shown_leads_from_one_puzzle_to_the_other() {
    let canonical = json(&["grid", "canonical", PUZZLE]);
    let numbers = |field: &str| -> Vec<usize> {
        let list = canonical["symmetry"][field].as_array().expect("a list");
        list.iter().map(|number| number.as_u64().expect("a number") as usize - 1).collect()
    };
    let (rows, columns, digits) = (numbers("rows"), numbers("columns"), numbers("digits"));
    let transposed = canonical["symmetry"]["transposed"] == true;
    let mut image = ['?'; 81];
    for (cell, symbol) in PUZZLE.chars().enumerate() {
        let (row, column) = (rows[cell / 9], columns[cell % 9]);
        let to = if transposed { column * 9 + row } else { row * 9 + column };
        image[to] = match symbol.to_digit(10) {
            Some(digit) => char::from(b'1' + digits[digit as usize - 1] as u8),
            None => '.',
        };
    }
    assert_eq!(canonical["canonical"], image.iter().collect::<String>());
}

#[test]
fn puzzles_that_break_the_rules_are_like_nothing() {
    let twice = PUZZLE.replacen("53", "55", 1);
    for arguments in [
        &["grid", "canonical", &twice][..],
        &["grid", "automorphisms", &twice],
        &["grid", "equivalent", PUZZLE, &twice],
    ] {
        let run = nonet(arguments);
        assert!(run.code == 2 && run.err.contains("row 1"), "{arguments:?}: {run:?}");
    }
}

#[test]
fn automorphisms_are_counted_and_listed() {
    let most = "123456789456789123789123456231564897564897231897231564312645978645978312978312645";
    assert_eq!(line(&["grid", "automorphisms", most]), "648");
    assert_eq!(line(&["grid", "automorphisms", most, "--list"]).lines().count(), 649);
    assert_eq!(line(&["grid", "automorphisms", SOLUTION]), "1");
    assert_eq!(line(&["grid", "automorphisms", &".".repeat(81)]), "3359232");
    // A text has the rules that are named besides.
    let small = ".".repeat(16);
    assert_eq!(line(&["grid", "automorphisms", &small]), "128");
    assert_eq!(line(&["grid", "automorphisms", &small, "--variant", "diagonal"]), "16");
}

#[test]
fn bands_are_listed_and_counted_and_chunks_merged() {
    let bands = line(&["grid", "bands"]);
    assert_eq!(bands.lines().count(), 416);
    assert!(bands.starts_with("1\t123456789456789123789123456\t"), "{}", &bands[..60]);
    let of_a_class = |line: &str| line.rsplit('\t').next().and_then(|n| n.parse::<u32>().ok());
    let sum: u32 = bands.lines().filter_map(of_a_class).sum();
    assert_eq!(sum, 12_096 * 216, "every band that begins with 123456789 is in one class");
    assert_eq!(line(&["grid", "bands", "--band", "416,415"]), "416\t1\n415\t0");
    let run = nonet(&["grid", "bands", "--band", "417"]);
    assert!(run.code == 1 && run.err.contains("416"), "{run:?}");
    for chunk in ["0/3", "4/3", "x", "1/", "1/99999999999"] {
        let run = nonet(&["grid", "bands", "--chunk", chunk]);
        assert!(run.code == 2 && run.err.contains("3/416"), "{chunk}: {run:?}");
    }
    let part = file("chunk-a.txt", b"1/2\t1\t1:1\n");
    let run = nonet(&["grid", "merge", part.to_str().expect("a path")]);
    assert!(run.code == 1 && run.out.starts_with("1\n") && run.err.contains("1 of 2"), "{run:?}");
    let bad = file("chunk-b.txt", b"1/2\t1\t1:1\n2/3\t1\t1:1\n");
    let run = nonet(&["grid", "merge", bad.to_str().expect("a path")]);
    assert!(run.code == 2 && run.err.contains("line 2"), "{run:?}");
    let run = nonet(&["grid", "merge", "no-such-file.txt"]);
    assert!(run.code == 2 && run.err.contains("no-such-file.txt"), "{run:?}");
}

#[test]
fn a_chunk_is_one_line_that_does_not_depend_on_the_threads() {
    let chunk = line(&["grid", "bands", "--chunk", "11000/11648"]);
    assert_eq!(chunk.lines().count(), 1);
    assert_eq!(line(&["grid", "bands", "--chunk", "11000/11648", "--threads", "1"]), chunk);
}

#[test]
fn the_example_of_the_paper_comes_out_and_goes_back() {
    assert_eq!(line(&["rules", "make", "213", "100330"]), PAPER);
    let of = line(&["rules", "of", PAPER]);
    assert!(of.lines().count() == 11 && of.ends_with("nonet rules make 213 100330"), "{of}");
    let cases: [(&[&str], i32, &str); 6] = [
        (&["rules", "make", "664", "0"], 1, "663"),
        (&["rules", "make", "0", "362880"], 1, "362879"),
        (&["rules", "make", "x", "0"], 2, "x"),
        (&["rules", "make", "1"], 2, "PERM"),
        (&["rules", "neighbours", "46657"], 1, "46656"),
        (&["rules", "neighbours", "0"], 1, "46656"),
    ];
    for (arguments, code, words) in cases {
        let run = nonet(arguments);
        assert!(run.code == code && run.err.contains(words), "{arguments:?}: {run:?}");
    }
}

#[test]
fn rules_sets_and_neighbours_are_listed() {
    assert_eq!(line(&["rules", "list"]).lines().count(), 46_656);
    assert_eq!(line(&["rules", "neighbours", "1"]).lines().count(), 17_972);
    let sets = line(&["rules", "sets"]);
    assert!(sets.starts_with("664\n") && sets.lines().count() == 665);
    let figures = line(&["rules", "count"]);
    for figure in ["46656\t", "17972\t", "23500\t", "18383222420692992\t", "240952320\t"] {
        assert!(figures.lines().any(|line| line.starts_with(figure)), "{figure}");
    }
    let answer = json(&["rules", "count"]);
    assert_eq!(
        (&answer["figures"][0]["id"], &answer["figures"][0]["value"]),
        (&"rules".into(), &"46656".into())
    );
}

#[test]
fn estimates_are_repeatable_and_near_the_truth() {
    let arguments = ["estimate", "--box", "3x3", "--samples", "2000", "--seed", "3"];
    let answer = json(&arguments);
    let one_thread = json(&[&arguments[..], &["--threads", "1"]].concat());
    assert_eq!(answer, one_thread);
    let log10 = answer["log10"].as_f64().expect("a number");
    let error = answer["relative_error"].as_f64().expect("a number");
    let truth = 6_670_903_752_021_072_936_960_f64;
    let off = (10_f64.powf(log10) / truth - 1.0).abs();
    assert!(off < 4.0 * error && error < 0.1, "{answer}");
    let run = nonet(&["estimate"]);
    assert!(run.code == 2 && run.err.contains("--box"), "{run:?}");
    let run = nonet(&["estimate", "--box", "4x4", "--seconds", "1"]);
    assert!(run.code == 0 && run.out.contains("e98 ±"), "{run:?}");
}

#[test]
fn a_command_of_a_command_has_help_and_is_asked_for() {
    let help = line(&["help", "grid", "rank"]);
    assert!(help.contains("nonet grid rank [OPTIONS] [GRID]"), "{help}");
    let run = nonet(&["help", "grid", "bogus"]);
    assert!(run.code == 2 && run.err.contains("no command 'grid bogus'"), "{run:?}");
    for name in ["grid", "rules"] {
        let run = nonet(&[name]);
        assert_eq!(run.code, 2);
        assert!(run.err.starts_with(&format!("nonet: nonet {name} needs one of")), "{run:?}");
    }
}

#[test]
fn wrong_use_is_told_in_json_where_that_is_wanted() {
    for arguments in [&["grid"][..], &["grid", "bogus"], &["estimate", "--seconds", "x"]] {
        assert_eq!(nonet(&[arguments, &["--json"]].concat()).code, 2);
        assert!(json(arguments)["error"]["message"].is_string(), "{arguments:?}");
    }
}

#[test]
fn numbers_out_of_range_are_told_from_what_is_no_number() {
    let err = |arguments: &[&str]| nonet(arguments).err;
    assert!(err(&["grid", "random", "--seed", "x"]).contains("a whole number, 0 or more"));
    assert!(err(&["grid", "random", "-n", "0"]).contains("a whole number, 1 or more"));
    assert!(err(&["grid", "random", "--threads", "99999"]).contains("99999 is too large"));
}

#[test]
fn what_is_about_9x9_grids_only_takes_no_other_boxes() {
    for arguments in [&["rules", "count"][..], &["rules", "make", "1", "2"], &["grid", "bands"]] {
        let run = nonet(&[arguments, &["--box", "2x2"]].concat());
        assert!(run.code == 1 && run.out.is_empty(), "{run:?}");
        assert_eq!(nonet(&[arguments, &["--box", "3x3"]].concat()).code, 0);
        assert_eq!(nonet(&[arguments, &["--lines"]].concat()).code, 2);
    }
}

#[test]
fn automorphisms_of_lines_are_those_of_each_grid() {
    let grids = [FIRST, PAPER, SOLUTION, &format!(".{}", &FIRST[1..])];
    let run = with_input(&["grid", "automorphisms", "--lines"], grids.join("\n").as_bytes());
    let singly = grids.map(|grid| line(&["grid", "automorphisms", grid]));
    assert_eq!(run.out.lines().collect::<Vec<_>>(), singly);
}

#[test]
fn a_count_of_an_empty_grid_keeps_to_its_budget() {
    let run = nonet(&["count", "--box", "2x5", &".".repeat(100), "--budget", "1"]);
    assert!(run.code == 1 && run.out.is_empty(), "{run:?}");
}

#[test]
fn nobody_is_referred_to_an_estimate_that_cannot_be_made() {
    let run = nonet(&["grid", "count", "--box", "5x5"]);
    assert!(run.code == 1 && !run.err.contains("nonet estimate"), "{run:?}");
}
