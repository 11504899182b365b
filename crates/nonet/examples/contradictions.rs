//! Shows every reason why a puzzle contradicts itself, as data.

use nonet::{Contradiction, Puzzle, read};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let text = "55..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    let Err(error) = Puzzle::try_from(read(text)?) else {
        return Err("two fives in a row are no puzzle".into());
    };
    let layout = &error.draft.layout;
    for reason in &error.reasons {
        match reason {
            Contradiction::Clash { house, digit, cells } => {
                let rows_and_columns: Vec<_> = cells
                    .iter()
                    .map(|&c| (layout.row_of(c) + 1, layout.column_of(c) + 1))
                    .collect();
                println!("{digit:?} clashes in {house:?}: {rows_and_columns:?}");
            }
            Contradiction::NoValue { cell } => println!("{cell:?} has no value left"),
            Contradiction::NoPlace { house, digit } => println!("no {digit:?} fits in {house:?}"),
            Contradiction::Pair { cells, .. } => println!("{cells:?} do not go together"),
            Contradiction::UnknownRules => println!("it has rules that nobody here knows"),
            Contradiction::Constraint { clue } => println!("clue {clue} cannot be met"),
        }
    }
    Ok(())
}
