//! Hints, explanations and ratings, as people and scripts ask for them.

use crate::common::{PUZZLE, SOLUTION, nonet, with_input};

#[test]
fn a_hint_is_a_nudge_unless_more_is_wanted() {
    let nudge = nonet(&["hint", PUZZLE]);
    assert_eq!((nudge.code, nudge.out.as_str()), (0, "Look at box 2.\n"), "{nudge:?}");
    assert!(nudge.err.contains("nonet hint --level 2"), "{nudge:?}");
    let full = nonet(&["hint", "--level", "4", PUZZLE]);
    assert!(full.out.ends_with("So r1c6 is 8.\n") && full.out.lines().count() == 1, "{full:?}");
    assert_eq!(full.err, "");
    assert_eq!(nonet(&["hint", "--quiet", PUZZLE]).err, "");
    let wrong = nonet(&["hint", "--level", "5", PUZZLE]);
    assert!(wrong.code == 2 && wrong.err.contains("--level"), "{wrong:?}");
}

#[test]
fn a_way_is_numbered_and_ends_with_the_solution() {
    let run = nonet(&["explain", PUZZLE]);
    assert_eq!((run.code, run.err.as_str()), (0, ""), "{run:?}");
    // On paper one wants to see the grid, also where no terminal draws it.
    assert_eq!(run.out.lines().nth(1), Some("│ 5 3 . │ . 7 . │ . . . │"));
    assert!(run.out.contains("\n1. Hidden Single\n   In box 2 the 8 can only go in r1c6."));
    assert!(
        run.out.contains(
            "│ 3 4 5 │ 2 8 6 │ 1 7 9 │\n└───────┴───────┴───────┘\n\nlevel: easy\nscore: "
        )
    );
    assert!(run.out.lines().all(|line| line.chars().count() <= 81), "lines are short");
    let brief = nonet(&["explain", "--brief", PUZZLE]);
    assert_eq!(
        brief.out.lines().nth(1),
        Some("1. Hidden Single in box 2: the 8 can only go in r1c6. r1c6=8")
    );
}

#[test]
fn ways_and_hints_can_be_had_as_json() {
    let run = nonet(&["explain", "--json", PUZZLE]);
    let json: serde_json::Value = serde_json::from_str(&run.out).expect("JSON");
    assert_eq!((run.code, json["solution"].as_str()), (0, Some(SOLUTION)));
    let steps = json["steps"].as_array().expect("steps");
    assert_eq!(steps[0]["technique"], "hidden-single");
    assert!(steps.iter().all(|step| step["text"].is_string() && step["evidence"].is_object()));
    assert!(json.get("er").is_none() && json["level"] == "easy", "{json}");
}

#[test]
fn a_rating_has_a_line_for_each_figure() {
    let run = nonet(&["rate", PUZZLE]);
    let names: Vec<&str> = run.out.lines().filter_map(|line| line.split(':').next()).collect();
    assert_eq!(run.code, 0);
    assert_eq!(names[..5], ["ER/EP/ED", "level", "score", "complexity", "techniques"]);
    assert!(run.out.contains(" × Hidden Single\n"), "{run:?}");
}

#[test]
fn with_lines_every_puzzle_has_one_line() {
    let input = format!("{PUZZLE}\nnothing\n{}\n", ".".repeat(81));
    let rated = with_input(&["rate", "--lines"], input.as_bytes());
    let lines: Vec<&str> = rated.out.lines().collect();
    let figures: Vec<&str> = lines[0].split('\t').collect();
    assert_eq!((rated.code, lines.len(), figures.len()), (2, 3, 6), "{rated:?}");
    assert_eq!(figures[..4], ["-", "-", "-", "easy"]);
    assert!(figures[4..].iter().all(|figure| figure.parse::<u64>().is_ok()));
    assert!(lines[1].starts_with("error\t"));
    let several = lines[2].strip_prefix("-\t-\t-\t-\t-\t").expect("no level and no score");
    assert!(several.parse::<u64>().is_ok_and(|complexity| complexity > 0), "{rated:?}");
    let hints = with_input(&["hint", "--lines", "--level", "2"], input.as_bytes());
    assert_eq!(hints.out.lines().next(), Some("There is a Hidden Single on 8 in box 2."));
    let ways = with_input(&["explain", "--lines"], input.as_bytes());
    let way = ways.out.lines().next().expect("a way");
    assert!(way.starts_with("easy\t") && way.contains("\thidden-single r1c6=8; "), "{way}");
}

#[test]
fn techniques_are_chosen_by_options() {
    let first = |options: &[&str]| {
        let mut arguments = vec!["hint", "--quiet", "--level", "2"];
        arguments.extend(options);
        arguments.push(PUZZLE);
        nonet(&arguments)
    };
    assert!(first(&["--without", "hidden-single,full-house"]).out.contains("Naked Single"));
    assert!(first(&["--only", "naked-single,hidden-single"]).out.contains("Naked Single"));
    assert!(first(&["--no-uniqueness"]).out.contains("Hidden Single"));
    let unknown = first(&["--without", "x-wong"]);
    assert_eq!((unknown.code, unknown.out.as_str()), (2, ""));
    assert!(unknown.err.contains("x-wing") && unknown.err.contains("nonet learn"), "{unknown:?}");
    let score = nonet(&["rate", "--score", "hidden-single=1,full-house=0", PUZZLE]);
    assert!(score.out.contains("score: 30\n"), "{score:?}");
    let wrong = nonet(&["rate", "--score", "hidden-single", PUZZLE]);
    assert!(wrong.code == 2 && wrong.err.contains("x-wing=120"), "{wrong:?}");
}

#[test]
fn the_five_methods_can_be_used_alone_and_in_any_choice() {
    // The example of the thesis, at which all five together stop.
    let thesis =
        "2....589..6..9.71595.7....4....6.958..6..94..59..3....3..9.8..7.49.2..8..851....9";
    let all = "method-1,method-2,method-3,method-4,method-5";
    for only in ["method-3", "method-4", "method-5", "method-1,method-4", all] {
        let run = nonet(&["explain", "--json", "--only", only, thesis]);
        let json: serde_json::Value = serde_json::from_str(&run.out).expect("JSON");
        let steps = json["steps"].as_array().expect("steps");
        let ids: Vec<&str> = steps.iter().filter_map(|step| step["technique"].as_str()).collect();
        assert!(!ids.is_empty() && ids.iter().all(|id| only.contains(id)), "{only}: {ids:?}");
        assert_eq!(run.code, 1, "{only}");
    }
    // With others they lead all the way, step by step.
    let run = nonet(&["explain", "--only", "method-2,method-1", PUZZLE]);
    assert!(run.code == 0 && run.out.contains("Method 2: the only cell"), "{run:?}");
    let hint = nonet(&["hint", "--quiet", "--level", "2", "--only", "method-2", PUZZLE]);
    assert!(hint.out.contains("Method 2"), "{hint:?}");
    let watched = nonet(&["solve", "--method", "trial", "--only", "method-3", "--watch", thesis]);
    assert!(watched.code == 0 && watched.out.contains("Method 3"), "{watched:?}");
}

#[test]
fn techniques_have_the_names_that_others_give_them() {
    let hint = |only: &str| nonet(&["hint", "--quiet", "--level", "2", "--only", only, PUZZLE]);
    assert!(hint("single-candidate").out.contains("Naked Single"));
    assert!(hint("single-position").out.contains("Hidden Single"));
    let score = nonet(&["rate", "--score", "single-position=1", PUZZLE]);
    let other = nonet(&["rate", "--score", "hidden-single=1,full-house=1", PUZZLE]);
    assert_eq!((score.code, &score.out), (0, &other.out));
    let without = nonet(&["hint", "--without", "single-position,last-digit", PUZZLE]);
    assert_eq!(without.code, 0, "{without:?}");
    let solved = nonet(&["solve", "--method", "logic", "--only", "single-position", PUZZLE]);
    assert_eq!(solved.code, 0, "{solved:?}");
}

#[test]
fn what_cannot_be_reasoned_about_ends_with_1() {
    let several = ".".repeat(81);
    let clashing = PUZZLE.replacen("53.", "55.", 1);
    let large = ".".repeat(625);
    for command in ["hint", "explain", "rate"] {
        for (puzzle, said) in [
            (several.as_str(), "several solutions"),
            (&clashing, "no solution: 5 stands more than once"),
            (&large, "up to 16×16"),
        ] {
            let run = nonet(&[command, puzzle]);
            assert_eq!(run.code, 1, "{command} {run:?}");
            assert!(run.err.contains(said), "{command} {run:?}");
            // The figure of the thesis is there also where there is no way to tell.
            let has_figure = command == "rate" && puzzle != large;
            assert_eq!(run.out.is_empty(), !has_figure, "{command} {run:?}");
        }
    }
}

#[test]
fn without_one_solution_a_rating_has_a_complexity_and_nothing_else() {
    let clashing = nonet(&["rate", &PUZZLE.replacen("53.", "55.", 1)]);
    let figures = "ER/EP/ED: -/-/-\nlevel: -\nscore: -\ncomplexity: 0\n";
    assert_eq!((clashing.code, clashing.out.as_str()), (1, figures), "{clashing:?}");
    let several = nonet(&["rate", &format!("....{}", &PUZZLE[4..])]);
    assert_eq!(several.code, 1);
    assert!(several.out.starts_with("ER/EP/ED: -/-/-\nlevel: -\nscore: -\ncomplexity: "));
    assert!(!several.out.ends_with("complexity: 0\n"), "{several:?}");
}

#[test]
fn every_step_can_be_had_at_once() {
    let run = nonet(&["hint", "--all", PUZZLE]);
    assert_eq!((run.code, run.err.as_str()), (0, ""), "{run:?}");
    let heads: Vec<&str> = run.out.lines().filter(|line| !line.starts_with(' ')).collect();
    assert!(heads.iter().any(|head| head.ends_with(" × Naked Single")), "{heads:?}");
    assert!(run.out.contains("\n   ") && run.out.contains("r1c6=8\n"), "{run:?}");
    let json = nonet(&["hint", "--all", "--json", PUZZLE]);
    let json: serde_json::Value = serde_json::from_str(&json.out).expect("JSON");
    let steps = json["steps"].as_array().expect("steps").len();
    let (by_technique, by_effect) = run.out.split_once("\n\n").expect("two views");
    let listed = by_technique.lines().filter(|line| line.starts_with(' ')).count();
    assert_eq!((steps, json.get("hint")), (listed, None));
    assert!(by_technique.contains(" r5c3=6 (2 more ways)\n"));
    let effects = by_effect.lines().skip(1);
    assert!(effects.clone().all(|line| line.starts_with("   r") && line.contains(": ")));
    assert!(by_effect.contains("   r5c5=5: Naked Single"), "{by_effect}");
    assert_eq!(json["by_effect"].as_array().map(Vec::len), Some(effects.count()));
    let found: u64 = json["by_technique"]
        .as_array()
        .expect("groups")
        .iter()
        .filter_map(|group| group["found"].as_u64())
        .sum();
    assert!(found > steps as u64);
    let lines = with_input(&["hint", "--all", "--lines"], PUZZLE.as_bytes());
    assert!(lines.out.contains("naked-single r5c5=5"), "{lines:?}");
}

#[test]
fn a_puzzle_without_a_solution_is_explained_as_far_as_it_goes() {
    let run = nonet(&["explain", "....13....3...1."]);
    assert_eq!(run.code, 1);
    let end = "\nSo row 1 has no place for its 3. With 3 in r2c2 and r3c3, r1c1, r1c2 and r1c3\n\
               are blocked.\nno solution\n";
    assert!(run.out.ends_with(end), "{run:?}");
}

#[test]
fn a_wrong_digit_is_pointed_at() {
    let line = format!(":0000:x:{}::::", PUZZLE.replacen("53.", "53+7", 1));
    let run = nonet(&["hint", &line]);
    assert_eq!((run.code, run.err.as_str()), (1, ""), "{run:?}");
    assert!(run.out.starts_with("The 7 in r1c3 is wrong"), "{run:?}");
}

#[test]
fn every_technique_has_its_page() {
    let list = nonet(&["learn"]);
    for technique in nonet_logic::technique::ALL {
        assert!(list.out.contains(&format!("  {} ", technique.id)), "{technique:?}");
        let page = nonet(&["learn", technique.id]);
        assert_eq!(page.code, 0);
        assert!(page.out.starts_with("# "), "{technique:?}");
    }
    assert!(list.out.starts_with("Easy techniques:\n  full-house"), "{list:?}");
    let other = nonet(&["learn", "y-wing"]);
    assert_eq!(other.out, nonet(&["learn", "xy-wing"]).out);
    // K. Ivanova's names as the list has them, wherever a technique is named.
    assert_eq!(nonet(&["learn", "Single Position"]).out, nonet(&["learn", "single-position"]).out);
    for option in ["--only", "--without"] {
        let rate = |name| nonet(&["rate", option, name, crate::common::PUZZLE]);
        let (one, other) = (rate("Single Position,X-Wings"), rate("single-position,x-wings"));
        assert_eq!((one.code, one.out, one.err), (other.code, other.out, other.err));
    }
    let unknown = nonet(&["learn", "x-wnig"]);
    assert!(unknown.code == 2 && unknown.err.contains("x-wing"), "{unknown:?}");
    let name = nonet(&["learn", "single-position"]);
    assert!(name.out.contains("nonet learn hidden-single"), "{name:?}");
    assert!(nonet(&["learn", "method-3"]).out.starts_with("# "));
}
