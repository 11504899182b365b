//! Solves puzzles of other sizes, with the box that their size suggests or another.

use nonet::format::{Expectation, read_all};
use nonet::{BoxShape, Puzzle, solve};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let puzzles =
        [("1...4......12...", None), ("12............34............56......", BoxShape::new(3, 2))];
    for (text, box_shape) in puzzles {
        let drafts = read_all(text, &Expectation::boxes(box_shape))?;
        let puzzle = Puzzle::try_from(drafts.into_iter().next().ok_or("no puzzle")?)?;
        let count = solve::count_up_to(&puzzle, 1000);
        println!("boxes of {}: {count} solutions", puzzle.layout().box_shape().expect("boxes"));
    }
    Ok(())
}
