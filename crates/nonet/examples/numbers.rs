//! Every grid has a number: from a grid to its number and back, and grids drawn by lot.

use nonet::Random;
use nonet::count::{Canonizer, Census, Ranking, Sampler};

fn main() {
    let total = Census::shared().total();
    println!("there are {total} grids");
    let mut random = Random::new(1);
    for _ in 0..3 {
        let grid = Sampler::shared().draw(&mut random);
        let number = Ranking::shared().rank(&grid);
        println!("{grid} has the number {number}");
        assert!(number < total && Ranking::shared().unrank(number) == Some(grid));
        let form = Canonizer::shared().canonical(&grid);
        println!("{} is the smallest that is like it", form.grid);
    }
}
