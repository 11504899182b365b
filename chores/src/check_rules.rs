//! `cargo xtask check-rules`: what solvers and logic say of random puzzles with rules, against a SAT solver.
//!
//! The other side knows of a puzzle only what the rules say in words ([`encoding`]). Both have to agree about
//! how many solutions there are, which these are, and which digits each cell has in some of them. Every step
//! of logic through those with one solution has to pass the checker, and some have to be refused by a
//! checker that does not know the rules. The puzzle with an index is the same for the same seed, on any
//! number of threads.

use std::ops::ControlFlow;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use nonet_core::format::to_whole_line;
use nonet_core::{DigitSet, Draft, Puzzle, Random, solve};
use xtask::{Chore, Failure};

pub(crate) mod encoding;
mod puzzle;
mod steps;
mod summary;

use encoding::Encoding;
use puzzle::Family;
use summary::{Row, Summary};

pub(crate) static CHECK_RULES: Chore = Chore {
    id: "check-rules",
    arguments: "[--puzzles N] [--seed N] [--rule ID]",
    about: "compare solvers and logic on random puzzles of each rule, and of mixtures, with a SAT solver",
    run: check_rules,
};

/// How many puzzles there are of each rule, and of mixtures, unless told otherwise.
const PUZZLES: u64 = 300;

/// How many solutions of a puzzle are compared one by one.
const MOST_SOLUTIONS: usize = 40;

/// True candidates are compared in grids of up to so many digits: in larger ones a single question can keep
/// both sides busy for hours.
const MOST_DIGITS: usize = 9;

#[derive(PartialEq, Eq, Debug)]
struct Wish {
    seed: u64,
    puzzles: u64,
    families: Vec<Family>,
}

fn check_rules(arguments: &[String]) -> Result<(), Failure> {
    let wish = parse(arguments).map_err(Failure::Usage)?;
    let all = wish.puzzles * wish.families.len() as u64;
    let summary = check_all(&wish, &|done, faults| {
        if done % 50 == 0 {
            eprintln!("{done} of {all} puzzles, {faults} faults");
        }
    });
    print!("{summary}");
    let unneeded = summary.unneeded();
    if !unneeded.is_empty() {
        println!("the checker accepts every step without these rules: {}", unneeded.join(", "));
    }
    if summary.faults() > 0 || !unneeded.is_empty() { Err(Failure::Reported) } else { Ok(()) }
}

fn parse(arguments: &[String]) -> Result<Wish, String> {
    let mut wish = Wish { seed: 1, puzzles: PUZZLES, families: Family::all().collect() };
    let mut words = arguments.iter();
    while let Some(word) = words.next() {
        let value = words.next();
        let number = || {
            let number = value.and_then(|number| number.parse::<u64>().ok());
            number.ok_or_else(|| format!("{word} takes a number"))
        };
        match word.as_str() {
            "--seed" => wish.seed = number()?,
            "--puzzles" => wish.puzzles = number()?,
            "--rule" => {
                wish.families.retain(|family| value.is_some_and(|name| family.name() == name));
                if wish.families.is_empty() {
                    let names: Vec<_> = Family::all().map(Family::name).collect();
                    return Err(format!("{word} takes one of: {}", names.join(", ")));
                }
            }
            other => return Err(format!("there is no `{other}` here")),
        }
    }
    Ok(wish)
}

/// Checks puzzles on all cores. `tell` hears after each how many are done, and how many faults there
/// are.
fn check_all(wish: &Wish, tell: &(dyn Fn(u64, usize) + Sync)) -> Summary {
    let next = AtomicU64::new(0);
    let whole = Mutex::new((0, Summary::default()));
    let work = || {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            let (index, place) = (number / wish.families.len() as u64, number as usize);
            if index >= wish.puzzles {
                return;
            }
            let place = place % wish.families.len();
            let (row, fault) = check(wish.seed, wish.families[place], index);
            let mut whole = whole.lock().expect("a worker that panics is caught");
            whole.0 += 1;
            whole.1.add((place, index), row, fault);
            tell(whole.0, whole.1.faults());
        }
    };
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(work);
        }
    });
    whole.into_inner().expect("a worker that panics is caught").1
}

/// Checks one puzzle: what there is to count, and what is wrong.
fn check(seed: u64, family: Family, index: u64) -> (Row, Option<String>) {
    let mut row = Row { name: family.name(), ..Row::default() };
    // Each family has its own numbers, whatever else is looked at.
    let salt =
        family.name().bytes().fold(seed, |salt, byte| salt.wrapping_mul(257) ^ u64::from(byte));
    let draft = puzzle::puzzle(family, &mut Random::stream(salt, index));
    let told = |fault: String| format!("{}: {fault}\n{}", family.name(), to_whole_line(&draft));
    let compare = AssertUnwindSafe(|| compare(&draft, &draft, &mut row));
    let result = catch_unwind(compare).unwrap_or_else(|_| Err("something panicked".to_owned()));
    if let Err(fault) = result {
        return (row, Some(told(fault)));
    }
    if row.too_hard > 0 {
        return (row, None);
    }
    let Ok(checked) = catch_unwind(AssertUnwindSafe(|| steps::walk(&draft))) else {
        return (row, Some(told("a technique or the checker panicked".to_owned())));
    };
    (row.steps, row.refused) = (checked.steps, checked.refused);
    (row, checked.fault.map(told))
}

/// Compares what the product says of one draft with what the clauses of another say.
fn compare(draft: &Draft, encoded: &Draft, row: &mut Row) -> Result<(), String> {
    let Ok(expected) = Encoding::of(encoded).into_solutions(MOST_SOLUTIONS) else {
        row.too_hard += 1;
        return Ok(());
    };
    row.solutions[expected.len().min(2)] += 1;
    let found = solutions(draft);
    if found.len() != expected.len() {
        return Err(format!("{} solutions, not {}", found.len(), expected.len()));
    }
    let mut encoding = Encoding::of(encoded);
    // Where there are too many to compare, those that are found have to be solutions at least.
    let is_same = if expected.len() < MOST_SOLUTIONS {
        found == expected
    } else {
        found.iter().all(|numbers| encoding.allows(numbers))
    };
    if !is_same {
        return Err("other solutions".to_owned());
    }
    if draft.layout.size() > MOST_DIGITS {
        return Ok(());
    }
    let Ok(expected) = encoding.candidates() else {
        row.too_hard += 1;
        return Ok(());
    };
    let found = candidates(draft);
    let differs = found.iter().zip(&expected).position(|(found, expected)| found != expected);
    match differs.and_then(|cell| draft.layout.cells().nth(cell)) {
        Some(cell) => {
            let (found, expected) = (found[cell.index()], expected[cell.index()]);
            Err(format!("in {cell:?} the candidates {found:?}, not {expected:?}"))
        }
        None => Ok(()),
    }
}

/// The solutions that the product finds, no more than are compared, in the order of a dictionary.
fn solutions(draft: &Draft) -> Vec<Vec<usize>> {
    let mut found = Vec::new();
    if let Ok(puzzle) = Puzzle::try_from(draft.clone()) {
        solve::for_each(&puzzle, &mut |grid| {
            found.push(grid.digits().iter().map(|digit| digit.number()).collect());
            let is_enough = found.len() == MOST_SOLUTIONS;
            if is_enough { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
    }
    found.sort_unstable();
    found
}

/// The digits that each cell has in some solution, as the product finds them.
fn candidates(draft: &Draft) -> Vec<DigitSet> {
    let nothing = || vec![DigitSet::EMPTY; draft.layout.cell_count()];
    let Ok(puzzle) = Puzzle::try_from(draft.clone()) else { return nothing() };
    let found = solve::true_candidates(&puzzle, &mut |_| ControlFlow::Continue(()));
    found.unwrap_or_else(|_| nothing())
}

#[cfg(test)]
mod tests {
    use nonet_core::Layout;

    use super::*;

    fn words(line: &str) -> Vec<String> {
        line.split_whitespace().map(String::from).collect()
    }

    #[test]
    fn random_puzzles_of_every_rule_are_what_the_rules_say() {
        let wish = Wish { puzzles: 8, ..parse(&[]).expect("the usual") };
        let summary = check_all(&wish, &|_, _| ());
        assert_eq!(summary.faults(), 0, "{summary}");
        assert!(summary.unneeded().is_empty(), "{summary}");
        let solutions = summary.rows.values().fold([0; 3], |all, row| {
            std::array::from_fn(|place| all[place] + row.solutions[place])
        });
        assert!(solutions.iter().all(|&count| count > 5), "{summary}");
    }

    #[test]
    fn a_rule_that_is_passed_over_is_noticed() {
        for family in Family::all() {
            let is_noticed = (0..20).any(|index| {
                let draft = puzzle::puzzle(family, &mut Random::stream(3, index));
                let plain = Layout::new(draft.layout.size(), draft.layout.box_shape(), Vec::new());
                let passed_over = Draft { layout: plain.expect("a layout"), ..draft.clone() };
                compare(&passed_over, &draft, &mut Row::default()).is_err()
            });
            assert!(is_noticed, "{family:?}");
        }
    }

    #[test]
    fn wrong_use_is_told() {
        for line in
            ["x", "--seed", "--seed x", "--puzzles -1", "--rule", "--rule chess", "--form 3"]
        {
            assert!(parse(&words(line)).is_err(), "{line}");
        }
        let wish = parse(&words("--seed 7 --puzzles 5 --rule strip")).expect("a wish");
        assert_eq!((wish.seed, wish.puzzles, wish.families.len()), (7, 5, 1));
    }
}
