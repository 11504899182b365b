//! `cargo xtask check-drafts`: random drafts of every kind, and every step through them checked.
//!
//! Whatever a draft is made of, no step may contradict a solution that it leaves possible, the checker
//! must accept every step, and must refuse it as soon as one of its premises is missing. The draft
//! with an index is the same for the same seed, on any number of threads.

use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use nonet_core::Random;
use nonet_logic::Toolbox;
use xtask::{Chore, Failure};

mod draft;
mod summary;
mod way;

use summary::Summary;
use way::Way;

pub(crate) static CHECK_DRAFTS: Chore = Chore {
    id: "check-drafts",
    arguments: "[COUNT] [--seed N] [--from N]",
    about: "check every step on the way through random drafts of every kind",
    run: check_drafts,
};

/// How many drafts there are unless told otherwise.
const COUNT: u64 = 200_000;

#[derive(PartialEq, Eq, Debug)]
struct Wish {
    seed: u64,
    /// The indices of the drafts.
    drafts: Range<u64>,
}

fn check_drafts(arguments: &[String]) -> Result<(), Failure> {
    let wish = parse(arguments).map_err(Failure::Usage)?;
    let all = wish.drafts.end - wish.drafts.start;
    let summary = check_all(&wish, &|done, faults| {
        if done % 1000 == 0 {
            eprintln!("{done} of {all} drafts, {faults} faults");
        }
    });
    print!("{summary}");
    if summary.faults() > 0 { Err(Failure::Reported) } else { Ok(()) }
}

fn parse(arguments: &[String]) -> Result<Wish, String> {
    let (mut seed, mut from, mut count) = (1, 0, None);
    let mut words = arguments.iter();
    while let Some(word) = words.next() {
        let mut number = || {
            let number = words.next().and_then(|number| number.parse::<u64>().ok());
            number.ok_or_else(|| format!("{word} takes a number"))
        };
        match word.as_str() {
            "--seed" => seed = number()?,
            "--from" => from = number()?,
            other => match other.parse() {
                Ok(number) if count.is_none() && number > 0 => count = Some(number),
                _ => return Err(format!("there is no `{other}` here")),
            },
        }
    }
    let end = from.checked_add(count.unwrap_or(COUNT)).ok_or("there are not so many drafts")?;
    Ok(Wish { seed, drafts: from..end })
}

/// Checks drafts on all cores. `tell` hears after each how many are done, and how many faults there
/// are.
fn check_all(wish: &Wish, tell: &(dyn Fn(u64, usize) + Sync)) -> Summary {
    let next = AtomicU64::new(wish.drafts.start);
    let whole = Mutex::new((0, Summary::default()));
    let toolbox = Toolbox::default();
    let work = || {
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            if index >= wish.drafts.end {
                return;
            }
            let found = check(wish.seed, index, &toolbox);
            let mut whole = whole.lock().expect("a worker that panics is caught");
            whole.0 += 1;
            whole.1.merge(found);
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

/// Checks one draft.
fn check(seed: u64, index: u64, toolbox: &Toolbox) -> Summary {
    let (draft, kind) = draft::draft(seed, index);
    let mut summary = Summary::default();
    // The choices on the way are other numbers than those that made the draft.
    let random = Random::stream(!seed, index);
    let way = AssertUnwindSafe(|| Way::through(&draft, toolbox, random, &mut summary));
    if catch_unwind(way).is_err() {
        let line = nonet_core::format::to_line(&draft);
        summary.add_fault(format!("{line}\n  a technique or the checker panicked\n"));
    }
    summary.close(index, kind);
    summary
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_logic::technique;

    fn words(line: &str) -> Vec<String> {
        line.split_whitespace().map(String::from).collect()
    }

    #[test]
    fn every_step_through_random_drafts_of_every_kind_is_sound() {
        let summary = check_all(&Wish { seed: 2, drafts: 0..500 }, &|_, _| ());
        assert_eq!(summary.faults(), 0, "{summary}");
        // Graves with several extras, and rectangles of which somebody else has filled two cells, are not there in every
        // thousand drafts.
        let rare = ["avoidable-rectangle-2", "bug-2", "bug-3", "bug-4"];
        let is_rare = |id: &str| rare.contains(&id);
        // The drafts have no rules but rows, columns and boxes.
        let classic = nonet_core::Layout::classic();
        let usable = technique::ALL.iter().filter(|technique| (technique.takes)(&classic));
        let ids = usable.map(|technique| technique.id);
        let unused: Vec<_> = ids.filter(|id| !is_rare(id) && summary.checked(id) == 0).collect();
        assert!(unused.is_empty(), "never found: {unused:?}\n{summary}");
    }

    #[test]
    fn a_draft_with_premises_that_no_search_can_refute_comes_to_an_end() {
        let summary = check(11, 8829, &Toolbox::default());
        assert_eq!(summary.faults(), 0, "{summary}");
    }

    #[test]
    fn what_is_found_does_not_depend_on_what_else_is_looked_at() {
        let toolbox = Toolbox::default();
        let alone = |index| check(1, index, &toolbox).to_string();
        let first = check_all(&Wish { seed: 1, drafts: 3..4 }, &|_, _| ()).to_string();
        assert_eq!(first, alone(3));
    }

    #[test]
    fn wrong_use_is_told() {
        for line in ["x", "--seed", "--seed x", "0", "5 6", "--form 3", "-1"] {
            assert!(parse(&words(line)).is_err(), "{line}");
        }
        let wish = Wish { seed: 7, drafts: 10..15 };
        assert_eq!(parse(&words("--seed 7 5 --from 10")), Ok(wish));
        assert_eq!(parse(&[]).map(|wish| wish.drafts), Ok(0..COUNT));
    }
}
