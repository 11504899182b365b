//! `cargo xtask cases`: a library of cases, each a position with what one technique finds there.
//!
//! All instances are searched. What they conclude, each conclusion counted once, must be the stated
//! one and no other. If all conclude more than is stated, and rightly so, that is told and is no
//! failure. Nor is it if, beside the stated one, other chains through almost locked sets are found that
//! are sound: HoDoKu keeps one chain between any two ends and drops it where it comes back to a cell,
//! so that a library made with it does not know of all. For a case with the variant `x` nothing must be found, or not what it states.

use std::collections::BTreeMap;
use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};

use nonet_core::Proper;
use nonet_logic::checker::{check_against, check_step};
use nonet_logic::page::Conclusions;
use nonet_logic::{Board, Candidate, Step, Technique, all_steps};
use xtask::{Chore, Failure};

mod case;
mod codes;

use case::Case;
use codes::{Choice, Code};

pub(crate) static CASES: Chore = Chore {
    id: "cases",
    arguments: "FILE [--technique ID]",
    about: "run a library of cases: what each technique must find in a position",
    run: cases,
};

/// How a case has ended.
#[derive(PartialEq, Eq, Debug)]
enum Verdict {
    /// Exactly what it states is found, with the option that is meant.
    Passed,
    /// The same, with another option of the technique.
    PassedWith(&'static str),
    /// What it states is found, and more in the same step, which is sound: told here.
    Stronger(String),
    /// What it states is found, and other steps that it does not know of, all of them sound: told here.
    Further(String),
    /// Something else is found, told here.
    Failed(String),
    /// Its technique is still to come.
    NotYet,
}

fn cases(arguments: &[String]) -> Result<(), Failure> {
    let (path, technique) = match arguments {
        [path] => (path, None),
        [path, flag, id] | [flag, id, path] if flag == "--technique" => (path, Some(id.as_str())),
        _ => return Err(Failure::Usage(format!("cargo xtask cases {}", CASES.arguments))),
    };
    if let Some(id) = technique.filter(|id| Technique::by_id(id).is_none()) {
        return Err(Failure::Usage(format!("there is no technique `{id}`")));
    }
    let text = std::fs::read_to_string(path)
        .map_err(|error| Failure::Failed(format!("{path} cannot be read: {error}")))?;
    let cases = parse(&text).map_err(|errors| Failure::Failed(errors.join("\n")))?;
    let mut table = Table::default();
    for case in &cases {
        let code = codes::find(&case.code, &case.variant);
        if technique.is_some_and(|id| code.is_none_or(|code| code.technique != id)) {
            continue;
        }
        let verdict = judge(case, code);
        match &verdict {
            Verdict::Failed(found) => {
                let (line, name) = (case.line, case.name());
                println!("line {line}: {name}: FAILED: {} is stated, {found}", case.stated());
            }
            Verdict::PassedWith(option) => {
                println!("line {}: {}: passes with: {option}", case.line, case.name());
            }
            Verdict::Stronger(found) => {
                let (line, name) = (case.line, case.name());
                println!("line {line}: {name}: stronger: {} is stated, {found}", case.stated());
            }
            Verdict::Further(found) => {
                let (line, name) = (case.line, case.name());
                println!(
                    "line {line}: {name}: further steps: {} is stated, {found}",
                    case.stated()
                );
            }
            Verdict::Passed | Verdict::NotYet => {}
        }
        table.add(case.name(), code.map_or("-", |code| code.technique), &verdict);
    }
    print!("{table}");
    if table.total().failed > 0 { Err(Failure::Reported) } else { Ok(()) }
}

/// The cases in a text, or everything that is wrong with it.
fn parse(text: &str) -> Result<Vec<Case>, Vec<String>> {
    let (mut cases, mut errors) = (Vec::new(), Vec::new());
    for (index, line) in text.lines().enumerate() {
        if line.trim().is_empty() || line.starts_with('#') {
            continue;
        }
        match Case::parse(index + 1, line) {
            Ok(case) => cases.push(case),
            Err(reason) => errors.push(format!("line {}: {reason}", index + 1)),
        }
    }
    if errors.is_empty() { Ok(cases) } else { Err(errors) }
}

fn judge(case: &Case, code: Option<&'static Code>) -> Verdict {
    let Some(code) = code else { return Verdict::NotYet };
    let Some(technique) = Technique::by_id(code.technique) else { return Verdict::NotYet };
    // One technique that gives up must not keep the others from being judged.
    let Ok(steps) = catch_unwind(AssertUnwindSafe(|| all_steps(technique, &case.board))) else {
        return Verdict::Failed(String::from("the technique panicked"));
    };
    let meant: Vec<Vec<&Step>> =
        code.options.iter().map(|option| meant(case, code, option, &steps)).collect();
    let results: Vec<BTreeSet<Conclusions>> = meant
        .iter()
        .map(|steps| steps.iter().map(|step| as_stated(case, step)).collect())
        .collect();
    if case.is_forbidden() {
        // What else is found is not what the case is about.
        let is_found = results.iter().flatten().any(|found| includes(found, &case.stated));
        let told = || Verdict::Failed(String::from("found: just that, or more"));
        return if is_found { told() } else { Verdict::Passed };
    }
    let expected = BTreeSet::from_iter((!case.stated.is_empty()).then(|| case.stated.clone()));
    // By which option the stated result is found among other steps that are sound, too.
    let is_stated = |found: &Conclusions| includes(found, &case.stated);
    let among_others = || {
        let mut options = (0..results.len()).filter(|_| code.is_partial && !expected.is_empty());
        options.find(|&it| results[it].iter().any(is_stated) && are_sound(case, &meant[it]))
    };
    match results.iter().position(|result| *result == expected) {
        Some(0) => Verdict::Passed,
        Some(other) => Verdict::PassedWith(code.options[other].about),
        None if is_stronger(case, &meant[0]) => Verdict::Stronger(describe(case, &results[0])),
        None => match among_others() {
            Some(option) => Verdict::Further(describe(case, &results[option])),
            None => Verdict::Failed(describe(case, &results[0])),
        },
    }
}

/// The steps that are meant.
fn meant<'s>(case: &Case, code: &Code, option: &Choice, steps: &'s [Step]) -> Vec<&'s Step> {
    let kept = steps.iter().filter(|step| (option.keeps)(&case.board, step));
    let mut meant: Vec<&Step> =
        kept.filter(|step| code.digits.fit(case.digits, &as_stated(case, step), step)).collect();
    // A colouring is meant as a whole, though parts of it that say less are steps as well.
    if code.technique.contains("colours") {
        let all: Vec<Conclusions> = meant.iter().map(|step| as_stated(case, step)).collect();
        meant.retain(|step| {
            let own = as_stated(case, step);
            !all.iter().any(|other| *other != own && includes(other, &own))
        });
    }
    meant
}

/// Whether every step concludes what a case states, and some more, and all of that is sound.
fn is_stronger(case: &Case, steps: &[&Step]) -> bool {
    let says_more = |step: &Step| includes(&as_stated(case, step), &case.stated);
    let is_stated = !case.stated.is_empty() && !steps.is_empty();
    is_stated && steps.iter().all(|step| says_more(step)) && are_sound(case, steps)
}

/// Whether the checker lets every step pass, and none contradicts the solution.
fn are_sound(case: &Case, steps: &[&Step]) -> bool {
    let solution = case.position.proper().map(Proper::solution);
    steps.iter().all(|step| {
        check_step(&case.position, step).is_ok()
            && solution.is_none_or(|solution| check_against(solution, step).is_ok())
    })
}

/// Whether somebody who concludes `found` concludes all that is stated.
fn includes(found: &Conclusions, stated: &Conclusions) -> bool {
    stated.placements.iter().all(|placed| found.placements.contains(placed))
        && stated.eliminations.iter().all(|gone| found.eliminations.contains(gone))
}

/// What a step concludes, told as a case tells it: where that states eliminations, a digit placed
/// is what goes out of its cell.
fn as_stated(case: &Case, step: &Step) -> Conclusions {
    let mut concluded = Conclusions::of(step);
    if !case.stated.eliminations.is_empty() {
        for placed in std::mem::take(&mut concluded.placements) {
            concluded.eliminations.extend(others(&case.board, placed));
        }
        concluded.eliminations.sort_unstable();
        concluded.eliminations.dedup();
    }
    concluded
}

/// The other candidates of a candidate's cell.
fn others(board: &Board, candidate: Candidate) -> impl Iterator<Item = Candidate> {
    let Candidate { cell, digit } = candidate;
    let digits = board.candidates(cell).iter().filter(move |&other| other != digit);
    digits.map(move |digit| Candidate { cell, digit })
}

/// What was found instead.
fn describe(case: &Case, found: &BTreeSet<Conclusions>) -> String {
    let layout = case.board.layout();
    let mut shown: Vec<String> = found
        .iter()
        .filter(|conclusions| **conclusions != case.stated)
        .take(6)
        .map(|conclusions| conclusions.to_text(layout))
        .collect();
    let is_found = usize::from(found.contains(&case.stated));
    let more = found.len() - is_found - shown.len();
    if more > 0 {
        shown.push(format!("and {more} more"));
    }
    match (is_found, shown.is_empty()) {
        (0, true) => String::from("found: nothing"),
        (0, false) => format!("found: {}", shown.join("; ")),
        _ => format!("found too: {}", shown.join("; ")),
    }
}

/// The numbers of cases, code by code.
#[derive(Default)]
struct Table {
    rows: BTreeMap<String, (&'static str, Counts)>,
}

#[derive(Clone, Copy, Default)]
struct Counts {
    passed: usize,
    stronger: usize,
    further: usize,
    failed: usize,
    not_yet: usize,
}

impl Table {
    fn add(&mut self, name: String, technique: &'static str, verdict: &Verdict) {
        let (_, counts) = self.rows.entry(name).or_insert((technique, Counts::default()));
        match verdict {
            Verdict::Passed | Verdict::PassedWith(_) => counts.passed += 1,
            Verdict::Stronger(_) => counts.stronger += 1,
            Verdict::Further(_) => counts.further += 1,
            Verdict::Failed(_) => counts.failed += 1,
            Verdict::NotYet => counts.not_yet += 1,
        }
    }

    fn total(&self) -> Counts {
        self.rows.values().fold(Counts::default(), |sum, (_, counts)| Counts {
            passed: sum.passed + counts.passed,
            stronger: sum.stronger + counts.stronger,
            further: sum.further + counts.further,
            failed: sum.failed + counts.failed,
            not_yet: sum.not_yet + counts.not_yet,
        })
    }
}

impl std::fmt::Display for Table {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let row = |f: &mut std::fmt::Formatter<'_>, names: [&str; 2], numbers: [String; 6]| {
            write!(f, "{:<8} {:<32}", names[0], names[1])?;
            numbers.iter().try_for_each(|number| write!(f, " {number:>8}"))?;
            writeln!(f)
        };
        let heads =
            ["cases", "passed", "stronger", "further", "failed", "not yet"].map(String::from);
        row(f, ["code", "technique"], heads)?;
        for (name, (technique, counts)) in &self.rows {
            let Counts { passed, stronger, further, failed, not_yet } = *counts;
            let cases = passed + stronger + further + failed + not_yet;
            let numbers = [cases, passed, stronger, further, failed, not_yet];
            row(f, [name, technique], numbers.map(|number| number.to_string()))?;
        }
        let Counts { passed, stronger, further, failed, not_yet } = self.total();
        writeln!(f, "{not_yet} not yet, {further} with further steps")?;
        writeln!(f, "{passed} passed, {stronger} stronger than stated, {failed} failed")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Almost full: r9c9 can only be 5, and only in the last row it is the last cell.
    const GRID: &str =
        "1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.26213..97.";

    /// The example on the page of X-Wing, on 7, and what is found there.
    const X_WING: &str = ".+68...1.+9.9+46+1.28..5+1+89.4+6.+643+1.+982.1+8+2.6.+9.4+5+7+9+2486+3+1.+1+5..+6+79.+9+275+81+3+4+6.+36+9..+5+1.";
    const X_WING_FINDS: &str = "711 715 716 756";

    fn verdict(line: &str) -> Verdict {
        let case = Case::parse(1, line).expect("a case");
        judge(&case, codes::find(&case.code, &case.variant))
    }

    #[test]
    fn a_case_passes_only_if_nothing_else_is_found() {
        let full =
            "534678912672195348198342567859761423426853791713924856961537284287419635.45286179";
        assert_eq!(verdict(&format!(":0000:3:{full}:::391:")), Verdict::Passed);
        assert!(matches!(verdict(&format!(":0000:4:{full}:::491:")), Verdict::Failed(_)));
        assert!(matches!(verdict(&format!(":0000-x:3:{full}::::")), Verdict::Failed(_)));
        let two = format!("{}..5286179", &full[..72]);
        let Verdict::Failed(found) = verdict(&format!(":0000:34:{two}:::391 492:")) else {
            panic!("two instances")
        };
        assert_eq!(found, "found: nothing", "neither instance is about both digits");
        assert_eq!(verdict(&format!(":0000:3:{two}:::391:")), Verdict::Passed, "one digit");
    }

    #[test]
    fn what_is_still_to_come_counts_as_neither() {
        assert_eq!(verdict(&format!(":0904-1:3:{GRID}::391::")), Verdict::NotYet);
        let mut table = Table::default();
        table.add(String::from("0904-1"), "-", &Verdict::NotYet);
        table.add(String::from("0000"), "full-house", &Verdict::Passed);
        table.add(String::from("0000"), "full-house", &Verdict::Stronger(String::new()));
        let end = "\n1 not yet, 0 with further steps\n1 passed, 1 stronger than stated, 0 failed\n";
        assert!(table.to_string().ends_with(end), "{table}");
    }

    #[test]
    fn a_sound_result_that_says_more_than_is_stated_is_told_as_such() {
        let example = |stated: &str| format!(":0300:7:{X_WING}::{stated}::");
        assert_eq!(verdict(&example(X_WING_FINDS)), Verdict::Passed);
        for part in X_WING_FINDS.split(' ') {
            let verdict = verdict(&example(part));
            assert!(matches!(verdict, Verdict::Stronger(_)), "{part}: {verdict:?}");
        }
        // Another candidate beside one of those is not what is found.
        let other = format!("{} 111", &X_WING_FINDS[..3]);
        assert!(matches!(verdict(&example(&other)), Verdict::Failed(_)));
    }

    #[test]
    fn chains_through_sets_may_be_found_beside_the_stated_one() {
        // The example on the page of AIC with ALS, where three such chains take a 2 out.
        const GRID: &str = "9+4+5+7+32+1+8+6...+4+985+7.+7..+61+549.+1673+5+9+2+4+8.5+9+1.+4+36+7+3.+4.+7+69+1+5.+9..+4+3+7+5147.5.+1+6+3+9+5..96+782+4";
        let example = |stated: &str| verdict(&format!(":0710-4:2:{GRID}::{stated}::"));
        assert!(matches!(example("273"), Verdict::Further(_)));
        assert!(matches!(example("221"), Verdict::Failed(_)), "this one is not found");
        assert!(matches!(example("273 221"), Verdict::Failed(_)), "nor both at once");
    }

    #[test]
    fn a_result_that_must_not_be_found_may_be_stated() {
        let forbidden = |stated: &str| verdict(&format!(":0300-x:7:{X_WING}::{stated}::"));
        assert!(matches!(forbidden(X_WING_FINDS), Verdict::Failed(_)));
        assert!(matches!(forbidden(&X_WING_FINDS[..3]), Verdict::Failed(_)), "and more");
        assert_eq!(forbidden("111"), Verdict::Passed, "something else is found");
        assert!(matches!(forbidden(""), Verdict::Failed(_)), "nothing must be");
    }

    #[test]
    fn every_malformed_line_is_named() {
        let text = format!("# a\n\n:0000:3:{GRID}:::391:\n:0000\nx\n");
        let errors = parse(&text).expect_err("two malformed lines");
        assert!(errors[0].starts_with("line 4: ") && errors[1].starts_with("line 5: "));
        assert_eq!(errors.len(), 2);
    }

    #[test]
    fn wrong_use_is_told() {
        assert!(matches!(cases(&[]), Err(Failure::Usage(_))));
        let unknown = ["a", "--technique", "y-wing"].map(String::from);
        assert!(matches!(cases(&unknown), Err(Failure::Usage(_))));
        assert!(matches!(cases(&["no-such-file".into()]), Err(Failure::Failed(_))));
    }
}
