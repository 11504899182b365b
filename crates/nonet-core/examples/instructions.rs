//! Solves a small corpus once on the portable path, so that a profiler can count the instructions:
//!
//! ```text
//! cargo build --release -p nonet-core --example instructions
//! valgrind --tool=callgrind --callgrind-out-file=/dev/null target/release/examples/instructions
//! valgrind --tool=callgrind --callgrind-out-file=/dev/null target/release/examples/instructions bulk
//! ```
//!
//! The first solves one puzzle after the other, the second all of them at once. Unlike times, such counts
//! repeat to a few in a million on every machine; what they were is kept in `benches/record`. A number as last
//! argument solves the corpus as often: with 0 only the start of the program is counted.

use std::env;
use std::process::ExitCode;

use nonet_core::solve::bulk::{Clues, Solver};
use nonet_core::solve::fast::{Path, State, count_on};

/// A puzzle a line, then a tab and how many solutions it has: none, one, or two for several.
const CORPUS: &str = include_str!("../../../corpora/solve/minimal-9x9.txt");

/// Solutions are counted up to here.
const LIMIT: u64 = 2;

fn main() -> ExitCode {
    let mut arguments = env::args().skip(1).peekable();
    let is_bulk = arguments.next_if(|argument| argument == "bulk").is_some();
    let solve = if is_bulk { all_at_once } else { one_by_one };
    let times = arguments.next().map_or(Ok(1), |text| text.parse::<usize>());
    let Ok(times) = times else {
        eprintln!("usage: instructions [bulk] [TIMES]");
        return ExitCode::from(2);
    };
    let mut solutions = 0;
    for _ in 0..times {
        let counts = solve();
        for (line, count) in CORPUS.lines().zip(&counts) {
            assert_eq!(line.split('\t').nth(1), Some(&*count.to_string()), "{line}");
        }
        solutions += counts.iter().sum::<u64>();
    }
    println!("{} puzzles, {solutions} solutions", times * CORPUS.lines().count());
    ExitCode::SUCCESS
}

/// The 81 cells of each puzzle.
fn puzzles() -> impl Iterator<Item = &'static [u8; 81]> {
    CORPUS.lines().map(|line| line.as_bytes().first_chunk().expect("a line begins with 81 cells"))
}

/// The number of solutions of each puzzle, from calls for each.
fn one_by_one() -> Vec<u64> {
    let states = puzzles().map(|cells| State::from_line(cells).expect("81 cells"));
    states.map(|state| count_on(Path::PORTABLE, &state, LIMIT).solutions).collect()
}

/// The number of solutions of each puzzle, from one call for all.
fn all_at_once() -> Vec<u64> {
    let clues: Vec<Clues> =
        puzzles().map(|cells| Clues::from_line(cells).expect("81 cells")).collect();
    let mut counts = Vec::new();
    Solver::on(Path::PORTABLE).count(&clues, LIMIT, &mut counts);
    counts
}
