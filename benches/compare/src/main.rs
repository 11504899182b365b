//! Compares the fast solver with crate `sudoku`, corpus by corpus, puzzle by puzzle; and scales the
//! rates of logic and of counting by it.

use std::hint::black_box;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;
use std::{env, fs};

use cpu_time::ThreadTime;
use nonet_core::solve::fast::{self, Path, State};
use sudoku::Sudoku;

mod grids;
mod logic;
mod reference;

/// Puzzles timed in one go before the other solver has its turn.
const CHUNK: usize = 250;

/// The smallest number of rounds that gives a median worth printing.
const LEAST_ROUNDS: usize = 7;

/// Solutions are counted up to here: enough to tell none, one and several apart.
const LIMIT: u64 = 2;

/// CPU time of the two solvers over the same puzzles.
#[derive(Clone, Copy, Default)]
struct Pair {
    ours: Duration,
    theirs: Duration,
}

impl Pair {
    /// How many times as many puzzles per second ours solves.
    fn ratio(self) -> f64 {
        self.theirs.as_secs_f64() / self.ours.as_secs_f64()
    }
}

/// What is printed about one corpus.
struct Row {
    puzzles: usize,
    with_parsing: Vec<Pair>,
    solving_only: Vec<Pair>,
    guesses: u64,
    /// Puzzles without, with one and with several solutions.
    kinds: [usize; 3],
}

fn main() -> ExitCode {
    let mut paths = Vec::new();
    let mut ours = Path::best();
    let mut rounds = LEAST_ROUNDS;
    let mut reference = None;
    let mut grids_reference = None;
    let mut arguments = env::args().skip(1);
    while let Some(argument) = arguments.next() {
        if argument == "--rounds" {
            let number = arguments.next().and_then(|text| text.parse().ok());
            let Some(number) = number.filter(|&number| number > 0) else { return usage() };
            rounds = number;
        } else if argument == "--path" {
            let path = arguments.next().and_then(|name| Path::named(&name));
            let Some(path) = path else { return usage() };
            ours = path;
        } else if argument == "--logic" {
            let Some(file) = arguments.next() else { return usage() };
            reference = Some(PathBuf::from(file));
        } else if argument == "--grids" {
            let Some(file) = arguments.next() else { return usage() };
            grids_reference = Some(PathBuf::from(file));
        } else {
            paths.push(PathBuf::from(argument));
        }
    }
    if let Some(reference) = grids_reference {
        grids::compare(&reference, rounds);
        return ExitCode::SUCCESS;
    }
    if paths.is_empty() {
        return usage();
    }
    if let Some(reference) = reference {
        logic::compare(&reference, &paths, rounds);
        return ExitCode::SUCCESS;
    }
    println!(
        "{:<22} {:>7} {:>9} {:>9} {:>10} {:>10} {:>9}  none/one/several",
        "corpus", "puzzles", "ratio", "solving", "ours/s", "theirs/s", "guesses"
    );
    let mut checked = 0;
    for path in paths.iter().flat_map(|path| corpora(path)) {
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let lines = read_lines(&path);
        if lines.is_empty() {
            continue;
        }
        let row = measure(ours, &lines, rounds);
        print_row(&name, &row);
        checked += row.puzzles;
    }
    println!(
        "path: {ours}\n\
         ratio: ours to crate sudoku, from the text on; solving: without reading the text\n\
         median of {rounds} rounds, thread CPU time, up to {LIMIT} solutions each\n\
         the counts of {checked} puzzles agree, and so do the solutions of those that have one"
    );
    ExitCode::SUCCESS
}

fn usage() -> ExitCode {
    eprintln!("usage: cargo xtask bench FOLDER_OR_FILE… [--rounds N] [--path NAME]");
    eprintln!("       cargo xtask bench --logic REFERENCE FILE… [--rounds N]");
    eprintln!("       cargo xtask bench --grids REFERENCE [--rounds N]");
    let names: Vec<String> = Path::available().iter().map(Path::to_string).collect();
    eprintln!("paths of this processor: {}", names.join(", "));
    ExitCode::from(2)
}

/// A file itself, or the text files of a folder in alphabetical order.
fn corpora(path: &std::path::Path) -> Vec<PathBuf> {
    if path.is_file() {
        return vec![path.to_owned()];
    }
    let entries = fs::read_dir(path).expect("the folder can be read");
    let mut paths: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "txt"));
    paths.sort();
    paths
}

/// The puzzles of a corpus: every line that begins with 81 cells.
fn read_lines(path: &std::path::Path) -> Vec<[u8; 81]> {
    let text = fs::read(path).expect("the corpus can be read");
    let lines = text.split(|&byte| byte == b'\n');
    lines.filter_map(|line| line.get(..81)?.try_into().ok()).collect()
}

/// Runs both solvers over all puzzles, chunk by chunk in turn, as often as there are rounds.
fn measure(path: Path, lines: &[[u8; 81]], rounds: usize) -> Row {
    let mut row = Row {
        puzzles: lines.len(),
        with_parsing: Vec::new(),
        solving_only: Vec::new(),
        guesses: 0,
        kinds: [0; 3],
    };
    for line in lines {
        let ours = ours_from(path, line);
        let shown = String::from_utf8_lossy(line);
        assert_eq!(ours.solutions, theirs_from(line), "{shown}");
        if ours.solutions == 1 {
            let theirs = their_puzzle(line).solution().map(|solution| solution.to_bytes());
            assert_eq!(our_solution(path, line), theirs, "{shown}");
        }
        row.guesses += ours.guesses;
        row.kinds[ours.solutions as usize] += 1;
    }
    for round in 0..rounds {
        let (mut parsing, mut solving) = (Pair::default(), Pair::default());
        for chunk in lines.chunks(CHUNK) {
            let ours: Vec<Option<State>> = chunk.iter().map(State::from_line).collect();
            let theirs: Vec<Sudoku> = chunk.iter().map(their_puzzle).collect();
            // Who goes first alternates, so that neither always finds the caches warm.
            for turn in 0..2 {
                if (turn + round) % 2 == 0 {
                    parsing.ours +=
                        time(|| chunk.iter().map(|line| ours_from(path, line).solutions).sum());
                    solving.ours += time(|| {
                        ours.iter()
                            .flatten()
                            .map(|state| fast::count_on(path, state, LIMIT).solutions)
                            .sum()
                    });
                } else {
                    parsing.theirs += time(|| chunk.iter().map(theirs_from).sum());
                    solving.theirs += time(|| {
                        theirs
                            .iter()
                            .map(|puzzle| puzzle.solutions_count_up_to(LIMIT as usize) as u64)
                            .sum()
                    });
                }
            }
        }
        row.with_parsing.push(parsing);
        row.solving_only.push(solving);
    }
    row
}

/// Our tally, from the text on.
fn ours_from(path: Path, line: &[u8; 81]) -> fast::Tally {
    State::from_line(line).map(|state| fast::count_on(path, &state, LIMIT)).unwrap_or_default()
}

/// Our first solution.
fn our_solution(path: Path, line: &[u8; 81]) -> Option<[u8; 81]> {
    let mut first = None;
    let keep = |digits: &[u8; 81], _: &fast::Progress| {
        first = Some(*digits);
        ControlFlow::Break(())
    };
    fast::search_on(path, &State::from_line(line)?, keep, |_| ControlFlow::Continue(()));
    first
}

/// Their count, from the text on.
fn theirs_from(line: &[u8; 81]) -> u64 {
    their_puzzle(line).solutions_count_up_to(LIMIT as usize) as u64
}

/// Their parsed puzzle.
fn their_puzzle(line: &[u8; 81]) -> Sudoku {
    let text = std::str::from_utf8(line).expect("a corpus is ASCII");
    Sudoku::from_str_line(text).expect("a corpus holds puzzles only")
}

/// CPU time that this thread spends on some work.
fn time(work: impl FnOnce() -> u64) -> Duration {
    let start = ThreadTime::now();
    black_box(work());
    start.elapsed()
}

/// Prints the medians over the rounds.
fn print_row(name: &str, row: &Row) {
    let rate = |time: f64| row.puzzles as f64 / time;
    println!(
        "{name:<22} {:>7} {:>9.3} {:>9.3} {:>10.0} {:>10.0} {:>9.3}  {}/{}/{}",
        row.puzzles,
        median(row.with_parsing.iter().map(|pair| pair.ratio())),
        median(row.solving_only.iter().map(|pair| pair.ratio())),
        rate(median(row.with_parsing.iter().map(|pair| pair.ours.as_secs_f64()))),
        rate(median(row.with_parsing.iter().map(|pair| pair.theirs.as_secs_f64()))),
        row.guesses as f64 / row.puzzles as f64,
        row.kinds[0],
        row.kinds[1],
        row.kinds[2],
    );
}

/// The middle value; of an even number of values the upper one.
fn median(values: impl Iterator<Item = f64>) -> f64 {
    let mut values: Vec<f64> = values.collect();
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}
