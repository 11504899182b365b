//! Compares Nonet with crate `sudoku` and tdoku, corpus by corpus, puzzle by puzzle; and scales the
//! rates of logic, of counting and of making puzzles by crate `sudoku`.

use std::env;
use std::path::PathBuf;
use std::process::ExitCode;

use clock::LEAST_ROUNDS;
use corpora::{Half, SEED, Selection};
use nonet_core::solve::Path;
use race::{Race, TURN};
use solvers::LIMIT;
use tdoku::Tdoku;

mod clock;
mod corpora;
mod generate;
mod grids;
mod logic;
mod race;
mod reference;
mod solvers;
mod table;
mod tdoku;
mod threads;

/// What is compared.
enum Mode {
    /// Solvers on one thread.
    Solvers,
    /// So many threads with one.
    Threads(usize),
    /// Ways by logic, with a corpus of reference.
    Logic(PathBuf),
    /// Counting grids, with a corpus of reference.
    Grids(PathBuf),
    /// Making puzzles, with a corpus of reference.
    Generate(PathBuf),
}

/// What the command line asks for.
struct Options {
    mode: Mode,
    files: Vec<PathBuf>,
    paths: Vec<Path>,
    rounds: usize,
    selection: Selection,
}

impl Options {
    /// The options, unless one is unknown or lacks its value.
    fn parse(mut arguments: impl Iterator<Item = String>) -> Option<Options> {
        let mut options = Options {
            mode: Mode::Solvers,
            files: Vec::new(),
            paths: Vec::new(),
            rounds: LEAST_ROUNDS,
            selection: Selection { half: None, seed: Some(SEED) },
        };
        while let Some(argument) = arguments.next() {
            let mut value = || arguments.next();
            match &*argument {
                "--rounds" => options.rounds = positive(&value()?)?,
                "--path" => options.paths.push(Path::named(&value()?)?),
                "--half" => options.selection.half = Some(Half::named(&value()?)?),
                "--seed" => options.selection.seed = Some(value()?.parse().ok()?),
                "--as-written" => options.selection.seed = None,
                "--threads" => options.mode = Mode::Threads(positive(&value()?)?),
                "--logic" => options.mode = Mode::Logic(value()?.into()),
                "--grids" => options.mode = Mode::Grids(value()?.into()),
                "--generate" => options.mode = Mode::Generate(value()?.into()),
                unknown if unknown.starts_with("--") => return None,
                _ => options.files.push(argument.into()),
            }
        }
        if options.paths.is_empty() {
            options.paths = Path::available();
        }
        let needs_files = !matches!(options.mode, Mode::Grids(_) | Mode::Generate(_));
        (!needs_files || !options.files.is_empty()).then_some(options)
    }
}

/// A number above 0.
fn positive(text: &str) -> Option<usize> {
    text.parse().ok().filter(|&number| number > 0)
}

fn main() -> ExitCode {
    let Some(options) = Options::parse(env::args().skip(1)) else { return usage() };
    match &options.mode {
        Mode::Solvers => match Tdoku::open() {
            Ok(tdoku) => compare_solvers(&options, tdoku),
            Err(reason) => {
                eprintln!("{reason}");
                return ExitCode::FAILURE;
            }
        },
        Mode::Threads(threads) => compare_threads(&options, *threads),
        Mode::Logic(reference) => logic::compare(reference, &options.files, options.rounds),
        Mode::Grids(reference) => grids::compare(reference, options.rounds),
        // What stands beside the options is no file then, but a technique that shall be needed.
        Mode::Generate(reference) => generate::compare(reference, &options.files, options.rounds),
    }
    ExitCode::SUCCESS
}

fn usage() -> ExitCode {
    let names: Vec<String> = Path::available().iter().map(Path::to_string).collect();
    eprintln!(
        "\
usage: cargo xtask bench FOLDER_OR_FILE… [OPTION…]              Nonet beside crate sudoku and tdoku
       cargo xtask bench --threads N FOLDER_OR_FILE… [OPTION…]  N threads beside one
       cargo xtask bench --logic REFERENCE FILE… [--rounds N]
       cargo xtask bench --grids REFERENCE [--rounds N]
       cargo xtask bench --generate REFERENCE [TECHNIQUE…] [--rounds N]
options:
  --rounds N            how often all is measured ({LEAST_ROUNDS})
  --path NAME           a path of this processor, again for more (all: {})
  --half first|second   every other puzzle only, from the first or the second on
  --seed N              of the random symmetry that changes each puzzle ({SEED})
  --as-written          leave the puzzles as they are written
TDOKU_LIBRARY is the path of tdoku's shared library, where there is one",
        names.join(", ")
    );
    ExitCode::from(2)
}

/// Measures all solvers on each corpus and prints what came out.
fn compare_solvers(options: &Options, tdoku: Option<Tdoku>) {
    let mut race = Race::new(&options.paths, tdoku);
    let rates = table::begin_rates();
    let mut peers = Vec::new();
    let mut checked = 0;
    for file in corpora::files(&options.files) {
        let lines = options.selection.read(&file);
        if lines.is_empty() {
            continue;
        }
        race.run(&lines, options.rounds);
        let name = corpora::name_of(&file);
        table::add_rates(&rates, &name, lines.len(), &race);
        peers.push(table::peers(&name, lines.len(), &race));
        checked += lines.len();
    }
    println!();
    table::print_peers(peers);
    println!(
        "\n{}\n\
         counting: many puzzles at once; solutions: the same with the first solution of each;\n\
         single: one call a puzzle, with the guesses of each; all from the text of the lines on\n\
         × sudoku, × tdoku: times as many puzzles per second as these, from the text on\n\
         up to {LIMIT} solutions each, median of {} rounds, thread CPU time, turns of {TURN} puzzles\n\
         the counts of {checked} puzzles agree; so do the solutions of those that have one, and all\n\
         others are valid",
        options.selection.describe(),
        options.rounds,
    );
}

/// Measures threads on each corpus and prints what came out.
fn compare_threads(options: &Options, threads: usize) {
    let table = threads::begin(threads);
    for file in corpora::files(&options.files) {
        let lines = options.selection.read(&file);
        if lines.len() < threads {
            continue;
        }
        for &path in &options.paths {
            let name = corpora::name_of(&file);
            threads::compare(&table, &name, path, &lines, threads, options.rounds);
        }
    }
    println!(
        "\n{}\n\
         counting in bulk from the text on, up to {LIMIT} solutions each, a solver for each thread\n\
         wall clock: {threads} threads to one, median of {} rounds; shortest: by the shortest round of each;\n\
         CPU time: by the thread that needed most, as if each had a core of its own",
        options.selection.describe(),
        options.rounds,
    );
}
