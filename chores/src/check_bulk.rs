//! `cargo xtask check-bulk`: what solving in bulk says of many random puzzles, on every path, against one search after the
//! other.
//!
//! The puzzles of files are compared first, then random ones: cut from grids, with a wrong given, with pencil marks that allow a
//! solution or may not. A batch with an index is the same for the same seed, on any number of threads.

use std::fs;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use nonet_core::Random;
use nonet_core::solve::bulk::Clues;
use nonet_testing::bulk::{Batch, Making, Solvers, batch};
use xtask::{Chore, Failure};

pub(crate) static CHECK_BULK: Chore = Chore {
    id: "check-bulk",
    arguments: "[FILE…] [--puzzles N] [--seed N]",
    about: "compare solving in bulk, on every path, with one search after the other",
    run: check_bulk,
};

/// How many random puzzles there are unless told otherwise.
const PUZZLES: u64 = 10_000_000;

/// How many puzzles there are in a batch.
const BATCH: u64 = 4000;

/// Up to where solutions are counted, batch by batch in turn.
const LIMITS: [u64; 4] = [2, 1, 3, 20];

#[derive(PartialEq, Eq, Debug)]
struct Wish {
    files: Vec<String>,
    puzzles: u64,
    seed: u64,
}

fn check_bulk(arguments: &[String]) -> Result<(), Failure> {
    let wish = parse(arguments).map_err(Failure::Usage)?;
    for file in &wish.files {
        let text = fs::read(file).map_err(|error| Failure::Failed(format!("{file}: {error}")))?;
        let kinds =
            compare_lines(&text).map_err(|fault| Failure::Failed(format!("{file}: {fault}")))?;
        println!("{file}: {}", told(kinds));
    }
    let kinds = compare_random(&wish, &|done| {
        if done % 100 == 0 {
            eprintln!("{} of {} puzzles", done * BATCH, wish.puzzles);
        }
    });
    println!("random: {}", told(kinds.map_err(Failure::Failed)?));
    Ok(())
}

fn told([none, one, several]: [usize; 3]) -> String {
    format!("{none} without, {one} with one, {several} with several solutions: all as expected")
}

fn parse(arguments: &[String]) -> Result<Wish, String> {
    let mut wish = Wish { files: Vec::new(), puzzles: PUZZLES, seed: 1 };
    let mut words = arguments.iter();
    while let Some(word) = words.next() {
        let mut number = || {
            let number = words.next().and_then(|number| number.parse().ok());
            number.ok_or_else(|| format!("{word} takes a number"))
        };
        match word.as_str() {
            "--puzzles" => wish.puzzles = number()?,
            "--seed" => wish.seed = number()?,
            option if option.starts_with('-') => {
                return Err(format!("there is no `{option}` here"));
            }
            file => wish.files.push(file.to_owned()),
        }
    }
    Ok(wish)
}

/// Compares the puzzles of a text that begin lines; in batches of many sizes, small ones first.
fn compare_lines(text: &[u8]) -> Result<[usize; 3], String> {
    let lines = text.split(|&byte| byte == b'\n');
    let clues: Vec<Clues> = lines.filter_map(|line| Clues::from_line(line.get(..81)?)).collect();
    let (mut solvers, mut kinds, mut rest, mut size) = (Solvers::default(), [0; 3], &clues[..], 1);
    while !rest.is_empty() {
        let (some, others) = rest.split_at(rest.len().min(size));
        add(&mut kinds, solvers.compare(&Batch::Clues(some.to_vec()), 2)?);
        (rest, size) = (others, size + 1 + size / 8);
    }
    Ok(kinds)
}

/// Compares random puzzles on all cores. `tell` hears how many batches are done.
fn compare_random(wish: &Wish, tell: &(dyn Fn(u64) + Sync)) -> Result<[usize; 3], String> {
    let next = AtomicU64::new(0);
    let whole = Mutex::new((0, Ok([0; 3])));
    let work = || {
        let mut solvers = Solvers::default();
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let count = wish.puzzles.saturating_sub(index * BATCH).min(BATCH);
            if count == 0 {
                return;
            }
            let making = Making::ALL[index as usize % Making::ALL.len()];
            let limit = LIMITS[index as usize / Making::ALL.len() % LIMITS.len()];
            let puzzles = batch(making, count as usize, &mut Random::stream(wish.seed, index));
            let kinds = solvers.compare(&puzzles, limit);
            let mut whole = whole.lock().expect("no worker panics with it");
            whole.0 += 1;
            tell(whole.0);
            match (&mut whole.1, kinds) {
                (Ok(sum), Ok(kinds)) => add(sum, kinds),
                (Err(_), _) => return,
                (sum, Err(fault)) => *sum = Err(format!("batch {index}, {making:?}: {fault}")),
            }
        }
    };
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(work);
        }
    });
    whole.into_inner().expect("no worker panics with it").1
}

fn add(sum: &mut [usize; 3], kinds: [usize; 3]) {
    for (sum, kind) in sum.iter_mut().zip(kinds) {
        *sum += kind;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hundredth_of_the_puzzles_agrees() {
        let wish = Wish { files: Vec::new(), puzzles: PUZZLES / 100, seed: 7 };
        let kinds = compare_random(&wish, &|_| ()).expect("no fault");
        assert_eq!(kinds.iter().sum::<usize>() as u64, wish.puzzles);
        assert!(kinds.iter().all(|&kind| kind as u64 > wish.puzzles / 20), "{kinds:?}");
    }

    #[test]
    fn lines_that_are_no_puzzles_are_passed_over() {
        let text = format!("# by hand\n{}\n{}\n", ".".repeat(81), "1".repeat(81));
        assert_eq!(compare_lines(text.as_bytes()), Ok([1, 0, 1]));
    }

    #[test]
    fn wishes_are_read() {
        let words = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
        let wish = Wish { files: vec!["a.txt".to_owned()], puzzles: 5, seed: 3 };
        assert_eq!(parse(&words("a.txt --puzzles 5 --seed 3")), Ok(wish));
        assert!(parse(&words("--puzzles many")).is_err());
        assert!(parse(&words("--quick")).is_err());
    }
}
