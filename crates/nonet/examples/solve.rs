//! Solves a puzzle in any format, given as an argument.

use nonet::{Puzzle, read, solve};

/// A. Inkala's puzzle of 2012, which newspapers called the hardest in the world.
const INKALA: &str =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let text = std::env::args().nth(1).unwrap_or_else(|| INKALA.to_owned());
    let puzzle = Puzzle::try_from(read(&text)?)?;
    match solve::first(&puzzle) {
        None => println!("no solution"),
        Some(solution) => println!("{solution}"),
    }
    Ok(())
}
