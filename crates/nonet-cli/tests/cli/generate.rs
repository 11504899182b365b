//! `nonet generate`.

use serde_json::Value;

use crate::common::{file, nonet};

/// The lines of a run that went well.
fn lines(arguments: &[&str]) -> Vec<String> {
    let run = nonet(arguments);
    assert_eq!(run.code, 0, "{arguments:?}: {}", run.err);
    run.out.lines().map(str::to_owned).collect()
}

#[test]
fn puzzles_come_one_a_line_and_are_the_same_for_a_seed_on_any_number_of_threads() {
    let wish = ["generate", "-n", "100", "--seed", "7", "--symmetry", "rotational"];
    let one = lines(&[&wish[..], &["--threads", "1"]].concat());
    assert_eq!(one.len(), 100);
    assert_eq!(one, lines(&[&wish[..], &["--threads", "3"]].concat()));
    assert_eq!(one[..5], lines(&["generate", "-n5", "--seed=7", "--symmetry=rotational"]));
    assert_ne!(one, lines(&["generate", "-n", "100", "--seed", "8", "--symmetry", "rotational"]));
    for puzzle in &one[..10] {
        assert_eq!(nonet(&["check", puzzle]).code, 0, "{puzzle}");
    }
}

#[test]
fn without_a_seed_each_call_gives_another_puzzle_and_says_its_seed() {
    let (one, other) = (nonet(&["generate"]), nonet(&["generate"]));
    assert_ne!(one.out, other.out);
    let seed = one.err.trim().rsplit(' ').next().expect("the seed");
    assert_eq!(nonet(&["generate", "--seed", seed]).out, one.out, "{}", one.err);
    assert_eq!(nonet(&["generate", "--quiet"]).err, "");
}

#[test]
fn json_says_all_there_is_to_say() {
    let run = nonet(&["generate", "--seed", "3", "--level", "medium", "--json"]);
    let made: Value = serde_json::from_str(&run.out).expect("JSON");
    let puzzle = made["puzzle"].as_str().expect("a puzzle");
    assert_eq!(nonet(&["solve", puzzle]).out.trim(), made["solution"]);
    assert_eq!((&made["seed"], &made["stream"]), (&"3".into(), &1.into()));
    assert_eq!(made["keys"], puzzle.bytes().filter(|&byte| byte != b'.').count());
    let rated = nonet(&["rate", "--json", puzzle]);
    let rated: Value = serde_json::from_str(&rated.out).expect("JSON");
    for field in ["level", "score", "techniques"] {
        assert_eq!(made[field], rated[field], "{field}");
    }
    assert_eq!(made["level"], "medium");
    let number = made["number"].as_str().expect("a number");
    assert_eq!(nonet(&["grid", "unrank", number]).out.trim(), made["solution"]);
    assert_eq!(nonet(&["grid", "canonical", puzzle]).out.trim(), made["canonical"]);
}

#[test]
fn the_solution_may_be_given_by_number_and_by_set_and_permutation() {
    let paper = "359782164416593278827641935593827416641935782278164359935278641164359827782416593";
    let path = file("generate-grid.txt", paper.as_bytes());
    let grids = [paper, "213:100330", path.to_str().expect("a path of ours")];
    for grid in grids {
        let puzzle = &lines(&["generate", "--seed", "1", "--grid", grid])[0];
        assert_eq!(nonet(&["solve", puzzle]).out.trim(), paper, "{grid}");
    }
    let puzzle = &lines(&["generate", "--seed", "1", "--grid", "0", "--clues", "40"])[0];
    assert!(nonet(&["solve", puzzle]).out.starts_with("123456789456789123"), "{puzzle}");
}

#[test]
fn the_paper_has_twenty_five_keys_and_any_number_of_solutions() {
    for puzzle in lines(&["generate", "-n", "5", "--seed", "1", "--any-solutions"]) {
        assert_eq!(puzzle.bytes().filter(u8::is_ascii_digit).count(), 25, "{puzzle}");
    }
}

#[test]
fn the_puzzle_of_a_day_is_the_same_for_everyone() {
    let day = lines(&["generate", "--daily", "2026-11-17"]);
    assert_eq!(day, lines(&["generate", "--daily=2026-11-17", "--threads", "1"]));
    assert_ne!(day, lines(&["generate", "--daily", "2026-11-18"]));
    assert_ne!(day, lines(&["generate", "--daily", "2026-11-17", "--level", "easy"]));
    assert_eq!(lines(&["generate", "--daily"]).len(), 1);
    assert_eq!(nonet(&["generate", "--daily", "2026-02-30"]).code, 2);
    assert_eq!(nonet(&["generate", "--daily", "--seed", "1"]).code, 2);
}

#[test]
fn what_cannot_be_had_ends_with_the_reason() {
    let wishes: [(&[&str], &str); 12] = [
        (&["--clues", "16"], "17 keys"),
        (&["--clues", "82"], "81 cells"),
        (&["--clues", "30..20"], "from 30 to 20"),
        (&["--clues", "23", "--symmetry", "quarter"], "quarter"),
        (&["--level", "easy", "--technique", "x-wing"], "level 'easy' never need"),
        (&["--technique", "x-wing", "--only-up-to", "naked-pair"], "may be used"),
        (&["--any-solutions", "--minimal"], "several solutions"),
        (&["--box", "5x5", "--level", "easy"], "16×16"),
        (&["--box", "2x2", "--level", "hard"], "the levels are easy"),
        (&["--minimal", "--clues", "73"], "72 keys"),
        (&["--technique", "dual-two-string-kite"], "Two-String Kite finds in parts"),
        (
            &[
                "--pattern",
                concat!(
                    "XXXXXXXXX",
                    "XXXXXXXXX",
                    "..............................................................."
                ),
            ],
            "exchanged",
        ),
    ];
    for (wish, reason) in wishes {
        let run = nonet(&[&["generate"], wish].concat());
        assert_eq!((run.code, run.out.as_str()), (1, ""), "{wish:?}");
        assert!(run.err.contains(reason), "{wish:?}: {}", run.err);
    }
    for wrong in ["--clues=many", "--level=fiendish", "--technique=z-wing", "--er=4..5", "--lines"]
    {
        assert_eq!(nonet(&["generate", wrong]).code, 2, "{wrong}");
    }
}

#[test]
fn a_wish_that_takes_too_long_ends_with_its_budget() {
    // Nobody has found a puzzle with 17 keys and full symmetry.
    let wish = ["generate", "--clues", "17", "--symmetry", "full", "--budget", "1"];
    let run = nonet(&wish);
    assert_eq!((run.code, run.out.as_str()), (1, ""), "{}", run.err);
    assert!(run.err.contains("--budget"), "{}", run.err);
}

#[test]
fn puzzles_are_written_to_a_file_that_may_be_compressed() {
    let wanted = lines(&["generate", "-n", "50", "--seed", "9"]);
    for name in ["generated.txt", "generated.gz", "generated.zst"] {
        let path = file(name, b"");
        let path = path.to_str().expect("a path of ours");
        let run = nonet(&["generate", "-n", "50", "--seed", "9", "-o", path]);
        assert_eq!((run.code, run.out.as_str()), (0, ""), "{}", run.err);
        let checked = lines(&["check", "--lines", path]);
        assert_eq!(checked, vec!["unique"; wanted.len()], "{name}");
    }
}

#[test]
fn a_file_that_is_there_is_not_written_over() {
    let path = file("generated-before.txt", b"what somebody has made\n");
    let run = nonet(&["generate", "-n", "2", "-o", path.to_str().expect("a path of ours")]);
    assert_eq!((run.code, run.out.as_str()), (2, ""), "{}", run.err);
    assert_eq!(std::fs::read(&path).expect("the file"), b"what somebody has made\n");
}

#[test]
fn a_pattern_can_be_drawn() {
    let drawn = "XX..\nX..#\n....\n..*X\n";
    let puzzle = &lines(&["generate", "--box", "2x2", "--seed", "1", "--pattern", drawn])[0];
    let is_key: Vec<bool> = puzzle.chars().map(|sign| sign != '.').collect();
    let wanted: Vec<bool> =
        drawn.chars().filter(|sign| *sign != '\n').map(|sign| sign != '.').collect();
    assert_eq!(is_key, wanted, "{puzzle}");
}

#[test]
fn one_candidate_is_tried_once() {
    let (grid, few, enough) = ("1234341221434321", "11..............", "123434122143....");
    let wish =
        |pattern| ["generate", "--box", "2x2", "--grid", grid, "--pattern", pattern, "-n", "2"];
    let none = nonet(&[&wish("1.....1..1.....1")[..], &["--budget", "100000"]].concat());
    assert_eq!((none.code, none.out.as_str()), (1, ""), "{}", none.err);
    assert!(none.err.contains("no such puzzle"), "{}", none.err);
    assert_eq!(nonet(&wish(few)).code, 1, "fewer than any puzzle has");
    let one = nonet(&wish(enough));
    assert_eq!((one.code, one.out.as_str()), (1, "123434122143....\n"), "{}", one.err);
    assert!(one.err.contains("no others"), "{}", one.err);
}

#[test]
fn distinct_puzzles_are_not_alike() {
    // There are few essentially different minimal puzzles of four keys.
    let made = lines(&["generate", "-n", "8", "--seed", "1", "--box", "2x2", "--distinct"]);
    let forms: std::collections::BTreeSet<String> =
        made.iter().map(|puzzle| nonet(&["grid", "canonical", puzzle]).out).collect();
    assert_eq!(forms.len(), 8);
}

#[test]
fn a_search_for_few_keys_goes_on_with_its_file() {
    for more in [&[][..], &["--json"]] {
        let path = file("few-keys.txt", b"");
        let path = path.to_str().expect("a path of ours");
        let wish = ["generate", "--few-keys", "--box", "2x2", "--seed", "1"];
        let search = |rest: &[&str]| nonet(&[&wish[..], more, &["-o", path], rest].concat());
        let first = search(&["-n", "1", "--budget", "600"]);
        assert_eq!((first.code, first.out.as_str()), (0, ""), "{}", first.err);
        assert!(first.err.contains("--seed 1 --from 1"), "{}", first.err);
        let found = std::fs::read_to_string(path).expect("the file");
        assert_eq!(found.lines().count(), 1, "{found}");
        // No 4×4 puzzle has fewer than four keys.
        let second = search(&["--budget", "1"]);
        let told = if more.is_empty() { &second.err } else { &second.out };
        assert_eq!(second.code, 1, "{}", second.err);
        assert!(told.contains("fewer than 4 keys"), "{second:?}");
        assert_eq!(std::fs::read_to_string(path).expect("the file"), found);
    }
}

#[test]
fn a_search_for_few_keys_adds_to_a_file_what_has_fewer() {
    let grid = "1234341221434321";
    let path = file("few-keys-more.txt", b"1234341221434...\n12343412........");
    let name = path.to_str().expect("a path of ours");
    let wish = ["generate", "--few-keys", "--grid", grid, "--box", "2x2", "-n", "1", "-o", name];
    let run = nonet(&wish);
    assert_eq!((run.code, run.out.as_str()), (0, ""), "{}", run.err);
    assert!(run.err.contains(name), "{}", run.err);
    let lines = std::fs::read_to_string(&path).expect("the file");
    let lines: Vec<&str> = lines.lines().collect();
    assert_eq!(lines[..2], ["1234341221434...", "12343412........"]);
    assert_eq!(nonet(&["solve", lines[2]]).out.trim(), grid);
    assert_eq!(lines[2].bytes().filter(u8::is_ascii_digit).count(), 4);
}

#[test]
fn a_search_for_few_keys_leaves_files_alone_that_are_not_its_own() {
    let wish = ["generate", "--few-keys", "--box", "2x2", "--grid", "1234341221434321", "-o"];
    for (name, text) in [
        ("few-keys-words.txt", "what somebody has made\n"),
        (
            "few-keys-size.txt",
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n",
        ),
        ("few-keys-grid.txt", "2...............\n"),
        ("few-keys.gz", "1...............\n"),
    ] {
        let path = file(name, text.as_bytes());
        let run = nonet(&[&wish[..], &[path.to_str().expect("a path of ours")]].concat());
        assert_eq!((run.code, run.out.as_str()), (2, ""), "{name}: {}", run.err);
        assert!(run.err.contains("is there already"), "{name}: {}", run.err);
        assert_eq!(std::fs::read_to_string(&path).expect("the file"), text, "{name}");
    }
}

#[test]
fn distinct_puzzles_say_in_json_that_they_are_not_alike() {
    let wish = ["generate", "-n", "8", "--seed", "1", "--box", "2x2", "--distinct"];
    let made = lines(&[&wish[..], &["--json"]].concat());
    let made: Vec<Value> =
        made.iter().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let forms: std::collections::BTreeSet<String> =
        made.iter().map(|made| made["canonical"].to_string()).collect();
    assert_eq!(forms.len(), 8);
    let puzzles: Vec<&str> = made.iter().filter_map(|made| made["puzzle"].as_str()).collect();
    assert_eq!(puzzles, lines(&wish), "the same puzzles as without JSON");
}

#[test]
fn with_strict_all_other_techniques_up_to_the_level_get_stuck() {
    let strict = ["generate", "--technique", "xy-wing", "--strict", "--seed", "1"];
    let puzzle = &lines(&strict)[0];
    let pages: Value =
        serde_json::from_str(&nonet(&["explain", "--json", puzzle]).out).expect("JSON");
    let steps = pages["steps"].as_array().expect("steps");
    assert!(steps.iter().any(|step| step["technique"] == "xy-wing"), "{puzzle}");
    let others = nonet_logic::technique::ALL
        .iter()
        .filter(|it| it.level <= nonet_logic::Level::Hard && it.id != "xy-wing" && it.score > 0);
    let others: Vec<&str> = others.map(|it| it.id).collect();
    let run = nonet(&["explain", "--only", &others.join(","), puzzle]);
    assert_eq!(run.code, 1, "{puzzle}: {}", run.err);
    assert_eq!(nonet(&["generate", "--strict"]).code, 2);
}

#[test]
fn kinds_of_puzzles_are_measured_by_name() {
    let run = ["bench", "--generate", "--limit", "2", "--json", "--seed", "1"];
    let rows = lines(&[&run[..], &["--kind", "easy,..30,minimal,naked-pair,diagonal"]].concat());
    let rows: Vec<Value> =
        rows.iter().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let kinds: Vec<&Value> = rows.iter().map(|row| &row["kind"]).collect();
    assert_eq!(kinds, ["easy", "..30", "minimal", "naked-pair", "diagonal"]);
    for row in &rows {
        assert_eq!(row["puzzles"], 2, "{row}");
        let keys = row["keys"].as_object().expect("how many have how many keys");
        assert_eq!(keys.values().filter_map(Value::as_u64).sum::<u64>(), 2, "{row}");
    }
    assert_eq!(rows[3]["techniques"]["naked-pair"], 2);
    let strict = lines(&[&run[..], &["--kind", "naked-pair", "--strict"]].concat());
    assert!(strict[0].contains("\"puzzles\":2"), "{}", strict[0]);
    for wrong in [
        &["--generate", "--kind", "z-wing"][..],
        &["--kind", "easy"],
        &["--strict"],
        &["--techniques"],
        &["--generate", "--techniques", "--kind", "easy"],
    ] {
        let run = nonet(&[&["bench"], wrong].concat());
        assert_eq!((run.code, run.out.as_str()), (2, ""), "{wrong:?}: {}", run.err);
    }
}
