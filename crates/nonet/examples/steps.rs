//! Solves a puzzle as people do, and says why, step by step.

use nonet::logic::{Board, Rating, Toolbox};
use nonet::{Alphabet, Proper, Words, explain, read};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let draft =
        read("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")?;
    // That it has a single solution lets techniques rely on that.
    let proper = Proper::of(&draft)?;
    let mut board = Board::of(&proper.start()).ok_or("reasoning works on grids of up to 16×16")?;
    let toolbox = Toolbox::default();
    let rating = Rating::of(&toolbox, &board).ok_or("these techniques do not solve it")?;
    for step in &toolbox.path(&board).steps {
        println!("{}", explain(step, &board, Alphabet::FromOne, Words::english()).text);
        board.apply(step);
    }
    println!("{}, {}", rating.level.id(), rating.score);
    Ok(())
}
