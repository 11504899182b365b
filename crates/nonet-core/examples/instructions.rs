//! Solves a small corpus once on the portable path, so that a profiler can count the instructions:
//!
//! ```text
//! cargo build --release -p nonet-core --example instructions
//! valgrind --tool=callgrind --callgrind-out-file=/dev/null target/release/examples/instructions
//! ```
//!
//! Unlike times, such counts repeat to a few in a million on every machine; what they were is kept
//! in `benches/record`. A number as argument solves the corpus as often: with 0 only the start of
//! the program is counted.

use std::env;
use std::process::ExitCode;

use nonet_core::solve::fast::{Path, State, count_on};

/// A puzzle a line, then a tab and how many solutions it has: none, one, or two for several.
const CORPUS: &str = include_str!("../../../corpora/solve/minimal-9x9.txt");

fn main() -> ExitCode {
    let times = env::args().nth(1).map_or(Ok(1), |text| text.parse::<u32>());
    let Ok(times) = times else {
        eprintln!("usage: instructions [TIMES]");
        return ExitCode::from(2);
    };
    let (mut puzzles, mut guesses) = (0, 0);
    for _ in 0..times {
        for line in CORPUS.lines() {
            let cells = line.as_bytes().first_chunk().expect("a line begins with 81 cells");
            let state = State::from_line(cells).expect("a corpus holds puzzles only");
            let tally = count_on(Path::PORTABLE, &state, 2);
            assert_eq!(line.split('\t').nth(1), Some(&*tally.solutions.to_string()), "{line}");
            puzzles += 1;
            guesses += tally.guesses;
        }
    }
    println!("{puzzles} puzzles, {guesses} guesses");
    ExitCode::SUCCESS
}
