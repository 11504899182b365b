//! Solves many puzzles at once, and asks which clues of one of them could go.
//!
//! `cargo run --example bulk -p nonet -- puzzles.txt`

use std::{env, fs, process};

use nonet::solve::bulk::{Candidates, Clues, InBulk, Solver};

const PUZZLES: &str = "\
53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
5...7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8...9
8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..
";

fn main() {
    let text = match env::args().nth(1) {
        None => PUZZLES.to_owned(),
        Some(file) => fs::read_to_string(&file).unwrap_or_else(|error| {
            eprintln!("{file}: {error}");
            process::exit(2);
        }),
    };
    let puzzles: Vec<Clues> =
        text.lines().filter_map(|line| Clues::from_line(line.as_bytes())).collect();

    // Any iterator over puzzles can be solved, some hundreds at a time; counted up to two here.
    let mut kinds = [0; 3];
    for found in puzzles.iter().copied().solve_in_bulk(2) {
        kinds[found.solutions as usize] += 1;
    }
    let [none, one, several] = kinds;
    println!("{none} without, {one} with one and {several} with several solutions");

    // A clue can go if no other digit can take its place: all questions in one call.
    let Some(first) = puzzles.first() else { return };
    let clues: Vec<usize> = (0..81).filter(|&cell| first.givens()[cell] != 0).collect();
    let without = |&cell: &usize| {
        let mut rest = *first.givens();
        let digit = std::mem::take(&mut rest[cell]);
        let rest = Clues::from_givens(&rest).expect("digits up to 9");
        Candidates::from(rest).without(cell, digit)
    };
    let questions: Vec<Candidates> = clues.iter().map(without).collect();
    let is_needed = Solver::new().are_solvable(&questions);
    let needed = is_needed.iter().filter(|&&is_needed| is_needed).count();
    println!("{needed} of the {} clues of the first puzzle are needed", clues.len());
}
