//! A genetic algorithm: fillings have children, and the ones with fewer errors stay.
//!
//! A population of fillings, each box filled at random with the digits it lacks, is kept sorted by
//! errors. Two parents are chosen, each the better of two drawn at random. Their child has most
//! boxes of one and some of the other, whole, so that no box is ever wrong. Then it *mutates*: two
//! cells of a box are swapped. If it is no worse than the worst of the population, and no copy of
//! another, it takes that one's place.
//!
//! ```text
//!   mother  A A A      father  B B B      child  A A B
//!           A A A              B B B             A A A     then one swap within a box
//!           A A A              B B B             B A A
//! ```
//!
//! The mutation is the best of a few swaps drawn at random. Without that, children that improve are
//! too rare: crossover alone cannot make digits that no parent has, and a blind swap in a good
//! filling nearly always harms it.
//!
//! In time all are cousins: the population has settled in one valley and crossover makes nothing
//! new. When nothing gets better for long, all of it is replaced.
//!
//! A child is a trial, and costs as much as the grid has cells: about a microsecond on 9×9, ten
//! times a swap of the other methods of chance. Whole boxes are what a grid is *not* made of, since
//! what fits in a box depends on all the boxes beside it, and so crossover breaks as much as it
//! joins. This is the slowest of the methods of chance: good for easy puzzles, in doubt on hard
//! 9×9, and hopeless on 16×16 with few givens. It cannot see that there is no solution, or no other.
//!
//! After T. Mantere and J. Koljonen, *Solving, rating and generating Sudoku puzzles with GA*, IEEE
//! Congress on Evolutionary Computation (2007): boxes kept whole, swaps within them as mutation,
//! restarts. The numbers, and that a mutation is the best of a few, are our own.

use std::ops::ControlFlow;

use super::chance::{self, Filling, Problem, Random, Trials};
use super::{Effort, Method, Observer};
use crate::layout::Layout;
use crate::puzzle::Puzzle;

/// How many fillings there are at a time. More keep their variety longer, and take longer to get
/// anywhere.
const POPULATION: usize = 20;

/// A parent is the best of so many.
const RIVALS: usize = 2;

/// One in so many boxes comes from the second parent.
const SHARE_OF_FATHER: usize = 6;

/// A mutation is the best of so many swaps.
const SWAPS: usize = 5;

/// After how many children without a new best one, per filling, all are replaced.
const PATIENCE: usize = 200;

pub(super) static GENETIC: Method = Method {
    id: "genetic",
    name: "Genetic algorithm",
    page: include_str!("genetic.md"),
    takes: Layout::is_plain,
    can_be_watched: false,
    is_exhaustive: false,
    search,
};

fn search(puzzle: &Puzzle, seed: u64, observer: &mut dyn Observer) -> Effort {
    chance::search(puzzle, seed, observer, evolve_until_solved)
}

fn evolve_until_solved(
    problem: &Problem,
    random: &mut Random,
    trials: &mut Trials<'_>,
) -> ControlFlow<(), Filling> {
    loop {
        let best = evolve(problem, random, trials)?;
        if best.errors == 0 {
            return ControlFlow::Continue(best);
        }
    }
}

/// The best filling that a new population comes to.
fn evolve(
    problem: &Problem,
    random: &mut Random,
    trials: &mut Trials<'_>,
) -> ControlFlow<(), Filling> {
    let mut population = Population::new(problem, random);
    let mut in_vain = 0;
    while population.best().errors > 0 && in_vain < PATIENCE * POPULATION {
        trials.count(|| 0.0)?;
        let (mother, father) = (population.parent(random), population.parent(random));
        let mut child = cross(problem, mother, father, random);
        mutate(problem, &mut child, random);
        let is_better = child.errors < population.best().errors;
        in_vain = if is_better { 0 } else { in_vain + 1 };
        population.admit(child);
    }
    ControlFlow::Continue(population.best().clone())
}

/// The child with most boxes of the first parent, and the others of the second.
fn cross(problem: &Problem, mother: &Filling, father: &Filling, random: &mut Random) -> Filling {
    let mut digits = mother.digits.clone();
    for index in 0..problem.box_count() {
        if random.below(SHARE_OF_FATHER) == 0 {
            for &cell in problem.free_in_box(index) {
                digits[cell.index()] = father.digit(cell);
            }
        }
    }
    problem.count(digits)
}

/// Makes the best of a few swaps, be it good or bad.
fn mutate(problem: &Problem, child: &mut Filling, random: &mut Random) {
    let mut best = None;
    for _ in 0..SWAPS {
        let swap = problem.random_swap(child, random);
        let change = problem.change(child, swap);
        if best.is_none_or(|(_, least)| change < least) {
            best = Some((swap, change));
        }
    }
    if let Some((swap, change)) = best {
        problem.swap(child, swap, change);
    }
}

/// The fillings alive, the fewest errors first.
struct Population(Vec<Filling>);

impl Population {
    fn new(problem: &Problem, random: &mut Random) -> Population {
        let mut fillings: Vec<Filling> = (0..POPULATION).map(|_| problem.filling(random)).collect();
        fillings.sort_by_key(|filling| filling.errors);
        Population(fillings)
    }

    fn best(&self) -> &Filling {
        &self.0[0]
    }

    /// One of the better fillings: the lower the place, the fewer the errors.
    fn parent(&self, random: &mut Random) -> &Filling {
        let rivals = (0..RIVALS).map(|_| random.below(self.0.len()));
        &self.0[rivals.min().unwrap_or(0)]
    }

    /// Takes a child in for the worst filling, unless it is worse still, or there already.
    fn admit(&mut self, child: Filling) {
        let is_worst = self.0.last().is_some_and(|worst| child.errors > worst.errors);
        let is_same =
            |other: &Filling| other.errors == child.errors && other.digits == child.digits;
        if is_worst || self.0.iter().any(is_same) {
            return;
        }
        self.0.pop();
        // Before its equals, so that the oldest of the worst go first.
        let place = self.0.partition_point(|other| other.errors < child.errors);
        self.0.insert(place, child);
    }
}
