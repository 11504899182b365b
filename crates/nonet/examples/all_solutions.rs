//! Streams the solutions of a puzzle one by one, and stops when it has seen enough.

use std::ops::ControlFlow;

use nonet::solve::{Effort, Method, Observer};
use nonet::{Grid, Puzzle, read};

/// Prints solutions until there have been enough.
struct Printer {
    wanted: u128,
}

impl Observer for Printer {
    fn solution(&mut self, solution: &Grid, effort: &Effort) -> ControlFlow<()> {
        println!("{:>3}  {solution}  after {} trials", effort.solutions, effort.trials);
        if effort.solutions < self.wanted {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    }

    /// Called many times a second, also while no solution turns up: the place to look at a clock or
    /// a stop button.
    fn progress(&mut self, _effort: &Effort) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let empty = Puzzle::try_from(read("................")?)?;
    let method = Method::by_id("sets").ok_or("no such method")?;
    let effort = (method.search)(&empty, 0, &mut Printer { wanted: 5 });
    println!("{} of the 288 grids of 4×4, {} trials", effort.solutions, effort.trials);
    Ok(())
}
