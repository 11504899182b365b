//! Counting, numbering, drawing and sorting out grids, as fast as on the machine of reference.

use std::path::Path;

use nonet_core::Random;
use nonet_count::{Canonizer, Census, ClassicGrid, Ranking, Sampler};

use crate::clock::{median, time};
use crate::reference::{REFERENCE_RATE, Reference};

/// Grids that are ranked or made from numbers in each turn.
const GRIDS: usize = 2000;

/// Grids that are drawn or brought to their canonical form in each turn.
const MANY_GRIDS: usize = 20_000;

/// The seed of all random numbers.
const SEED: u64 = 81;

/// One thing that is measured.
struct Task {
    name: &'static str,
    /// How often it is done in a turn.
    times: usize,
    /// Does it all, and returns a sum that depends on every result.
    run: Box<dyn Fn() -> u64>,
    rates: Vec<f64>,
    scaled: Vec<f64>,
}

impl Task {
    fn new(name: &'static str, times: usize, run: impl Fn() -> u64 + 'static) -> Task {
        Task { name, times, run: Box::new(run), rates: Vec::new(), scaled: Vec::new() }
    }
}

/// Measures each task in turn with crate `sudoku` on a corpus of reference.
pub(crate) fn compare(reference: &Path, rounds: usize) {
    let reference = Reference::read(reference);
    let mut tasks = tasks();
    for task in &tasks {
        // Tables are made when they are first needed, which does not count.
        (task.run)();
    }
    for _ in 0..rounds {
        for task in &mut tasks {
            let scale = reference.scale();
            let rate = task.times as f64 / time(&task.run).as_secs_f64();
            task.rates.push(rate);
            task.scaled.push(rate * scale);
        }
    }
    println!("{:<12} {:>12} {:>12} {:>12}", "task", "per second", "scaled/s", "scaled µs");
    for task in &tasks {
        let scaled = median(task.scaled.iter().copied());
        println!(
            "{:<12} {:>12.0} {:>12.0} {:>12.3}",
            task.name,
            median(task.rates.iter().copied()),
            scaled,
            1e6 / scaled,
        );
    }
    println!(
        "median of {rounds} rounds, thread CPU time, one thread\n\
         scaled: as if crate sudoku solved the corpus of reference at {REFERENCE_RATE} puzzles/s"
    );
}

/// What is measured. A new row is one more `Task` here.
fn tasks() -> Vec<Task> {
    let (census, ranking, sampler) = (Census::shared(), Ranking::shared(), Sampler::shared());
    let mut random = Random::new(SEED);
    let numbers: Vec<u128> = (0..GRIDS).map(|_| random.exactly_below(census.total())).collect();
    let grids: Vec<ClassicGrid> =
        numbers.iter().map(|&number| ranking.unrank(number).expect("below the total")).collect();
    let expected = numbers.clone();
    assert!(
        grids.iter().map(|grid| ranking.rank(grid)).eq(expected),
        "numbers lead there and back"
    );
    let drawn: Vec<ClassicGrid> = (0..MANY_GRIDS).map(|_| sampler.draw(&mut random)).collect();
    let canonizer = Canonizer::shared();
    for grid in &drawn[..GRIDS] {
        let canonical = canonizer.canonical(grid).grid;
        assert_eq!(canonizer.canonical(&grid.transposed()).grid, canonical, "of {grid}");
    }
    vec![
        Task::new("census", 1, || {
            let total = Census::take().total();
            assert_eq!(total, 6_670_903_752_021_072_936_960);
            total as u64
        }),
        Task::new("rank", GRIDS, move || {
            grids.iter().fold(0, |sum, grid| sum ^ ranking.rank(grid) as u64)
        }),
        Task::new("unrank", GRIDS, move || {
            let grids = numbers.iter().filter_map(|&number| ranking.unrank(number));
            grids.map(|grid| u64::from(grid.digits()[80])).sum()
        }),
        Task::new("draw", MANY_GRIDS, move || {
            let mut random = Random::new(SEED);
            (0..MANY_GRIDS).map(|_| u64::from(sampler.draw(&mut random).digits()[80])).sum()
        }),
        Task::new("canonical", MANY_GRIDS, move || {
            drawn.iter().map(|grid| u64::from(canonizer.canonical(grid).band)).sum()
        }),
    ]
}
