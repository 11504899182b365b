//! How many words steps take: `cargo run --release -p nonet-api --example words -- FILE [FROM TO]`.
//!
//! The file has a puzzle at the beginning of each line, and after a comma how hard Sudoku Explainer finds
//! it, for whoever wants puzzles from one rating to another only. Of each technique on the ways the median,
//! the 90th percentile and the most words of a step are told, without its notation; then the longest steps,
//! but for trials, which take as long as they take. Without a file it is one puzzle of our own.

use std::collections::BTreeMap;
use std::process::ExitCode;

use nonet_api::{Words, explain};
use nonet_core::{Alphabet, Proper, read};
use nonet_logic::{Board, Toolbox};

/// A random puzzle that takes chains.
const PUZZLE: &str =
    ".19...6.........8..7.25..4.3........9.6.......2.937.....28...9....4.9..1....6...3";

/// A step with more words is more than anybody follows.
const MANY: usize = 250;

/// The steps that are read at a glance.
const SINGLES: [&str; 3] = ["full-house", "hidden-single", "naked-single"];

/// The step that tries things out and tells all of it.
const TRIAL: &str = "trial";

/// How the paragraph with the notation begins.
const NOTATION: &str = "In Eureka notation:";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let limits: Vec<f64> = arguments.iter().skip(1).filter_map(|word| word.parse().ok()).collect();
    let (path, limits) = match (&arguments[..], &limits[..]) {
        ([], _) => (None, None),
        ([path], _) => (Some(path), None),
        ([path, _, _], &[from, to]) => (Some(path), Some(from..=to)),
        _ => {
            eprintln!("FILE, or FILE FROM TO");
            return ExitCode::from(2);
        }
    };
    let text = match path.map(std::fs::read_to_string) {
        None => PUZZLE.to_owned(),
        Some(Ok(text)) => text,
        Some(Err(error)) => {
            eprintln!("the file cannot be read: {error}");
            return ExitCode::FAILURE;
        }
    };
    let mut counts: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
    let mut long = Vec::new();
    for line in text.lines() {
        let mut fields = line.split(',');
        let puzzle = fields.next().unwrap_or_default();
        let rating: Option<f64> = fields.next().and_then(|field| field.parse().ok());
        if limits.as_ref().is_some_and(|it| rating.is_none_or(|rating| !it.contains(&rating))) {
            continue;
        }
        let Some(proper) = read(puzzle).ok().and_then(|draft| Proper::of(&draft).ok()) else {
            continue;
        };
        let Some(mut board) = Board::of(&proper.start()) else { continue };
        for step in Toolbox::default().path(&board).steps {
            let told = explain(&step, &board, Alphabet::FromOne, Words::english()).text;
            let told = told.lines().filter(|line| !line.starts_with(NOTATION));
            let words = told.map(|line| line.split_whitespace().count()).sum();
            counts.entry(step.technique.id).or_default().push(words);
            if words > MANY && step.technique.id != TRIAL {
                long.push(format!("{words} words: {}, {puzzle}", step.technique.id));
            }
            board.apply(&step);
        }
    }
    tell(counts, &long);
    ExitCode::SUCCESS
}

fn tell(counts: BTreeMap<&str, Vec<usize>>, long: &[String]) {
    println!("{:<30}{:>9}{:>9}{:>9}{:>9}", "technique", "steps", "median", "90 %", "most");
    let mut all = Vec::new();
    for (id, mut words) in counts {
        words.sort_unstable();
        let at = |share: usize| words[(words.len() - 1) * share / 100];
        let (steps, half, most) = (words.len(), at(50), at(100));
        println!("{id:<30}{steps:>9}{half:>9}{:>9}{most:>9}", at(90));
        if !SINGLES.contains(&id) {
            all.extend(words);
        }
    }
    if !all.is_empty() {
        let average = all.iter().sum::<usize>() as f64 / all.len() as f64;
        println!("{} steps but singles: {average:.1} words on average", all.len());
    }
    println!("{} steps but trials with more than {MANY} words", long.len());
    for line in long {
        println!("{line}");
    }
}
