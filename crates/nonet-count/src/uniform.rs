//! Random grids: every filled 9×9 grid exactly as likely as any other.
//!
//! Nothing is tried and thrown away, and nothing is nearly fair: two numbers are drawn, each from a
//! range that it covers evenly, and they say which grid it is.
//!
//! The first number is below the sum of the census: size · W · completions over 44 orbits. It names
//! the orbit, an arrangement of the top band of the orbit's example, a split of each stack, and
//! arrangements of the middle and the bottom band. So each grid below the example is equally likely
//! within its orbit, and the orbit has its due weight.
//!
//! The second number names one of the 9! · 3! · 3!³ changes of a grid that relabel its digits, move its
//! stacks, and move the columns in each stack. These changes form a group that takes the example to
//! each band of the orbit equally often. A grid of the orbit comes from as many pairs of a change and a
//! grid below the example as there are changes that keep the example's columns: all equally many.

use std::array;
use std::sync::OnceLock;

use nonet_core::Random;

use crate::census::band::{self, Columns};
use crate::census::frames::Frames;
use crate::census::{Census, SplitView};
use crate::classic::ClassicGrid;
use crate::orders::OF_THREE;
use crate::partition::Split;
use crate::permutation::{self, Permutation};

/// Changes of a grid that keep its bands: relabellings, orders of stacks, orders of their columns.
const CHANGES: u64 = permutation::COUNT as u64 * 6 * 6 * 6 * 6;

/// Draws grids at random.
///
/// ```
/// use nonet_core::Random;
/// use nonet_count::Sampler;
///
/// let mut random = Random::new(2026);
/// let grid = Sampler::shared().draw(&mut random);
/// assert_ne!(grid, Sampler::shared().draw(&mut random));
/// assert_eq!(grid, Sampler::shared().draw(&mut Random::new(2026)));
/// ```
pub struct Sampler {
    census: &'static Census,
    frames: Frames,
    /// How many choices the orbits before each have, and all of them at the end.
    before: Vec<u64>,
    examples: Vec<Example>,
}

impl Sampler {
    /// The sampler, set up when it is first asked for.
    pub fn shared() -> &'static Sampler {
        static SAMPLER: OnceLock<Sampler> = OnceLock::new();
        SAMPLER.get_or_init(Sampler::new)
    }

    fn new() -> Sampler {
        let census = Census::shared();
        let mut before = vec![0];
        for orbit in census.orbits() {
            before.push(before[before.len() - 1] + orbit.term());
        }
        let examples = (0..census.orbits().len()).map(|orbit| Example::new(census, orbit));
        Sampler { census, frames: Frames::new(census), before, examples: examples.collect() }
    }

    /// A grid, each as likely as any other.
    pub fn draw(&self, random: &mut Random) -> ClassicGrid {
        let choice = random.exactly_below(self.choices().into()) as u64;
        let change = random.exactly_below(CHANGES.into()) as u64;
        changed(&self.below_example(choice), change)
    }

    /// How many choices there are before the grid is changed.
    fn choices(&self) -> u64 {
        self.before[self.examples.len()]
    }

    /// The grid of a choice, with the example of an orbit at the top.
    fn below_example(&self, choice: u64) -> [[Permutation; 3]; 3] {
        let orbit = self.before.partition_point(|&before| before <= choice) - 1;
        let example = &self.examples[orbit];
        // The choices of an orbit are so many times as it has members; here each is the example.
        let choice =
            (choice - self.before[orbit]) % (example.arrangements.len() as u64 * example.ways());
        let top = example.arrangements[(choice / example.ways()) as usize];
        let below = example.find(self.census, choice % example.ways());
        let [middle, bottom] = below.map(|(columns, index)| self.arranged(&columns, index));
        [top, middle, bottom]
    }

    /// An arrangement of a band with these columns, by its index in the orbit's example.
    fn arranged(&self, columns: &Columns, index: u64) -> [Permutation; 3] {
        let frame = self.frames.of(self.census, columns);
        frame.rows_from_example(&self.examples[frame.orbit].arrangements[index as usize])
    }
}

/// What stands below the example of an orbit.
struct Example {
    columns: Columns,
    /// Every arrangement of its band.
    arrangements: Vec<[Permutation; 3]>,
    splits: [Vec<Split>; 3],
    /// The completions before each split of the first two stacks, and all of them at the end.
    before: Vec<u64>,
}

impl Example {
    fn new(census: &Census, orbit: usize) -> Example {
        let columns = census.example_columns(orbit);
        let splits = census.example_splits(orbit);
        let mut before = Vec::with_capacity(Split::COUNT * Split::COUNT + 1);
        let mut sum = 0;
        before.push(sum);
        for one in &splits[0] {
            let view = SplitView::new(census, one, &splits[1], &splits[2]);
            for two in 0..Split::COUNT {
                sum += view.sum(two);
                before.push(sum);
            }
        }
        Example { columns, arrangements: band::all(&columns), splits, before }
    }

    /// The completions of the example.
    fn ways(&self) -> u64 {
        self.before[Split::COUNT * Split::COUNT]
    }

    /// The columns of the middle and of the bottom band, with the index of an arrangement of each.
    fn find(&self, census: &Census, choice: u64) -> [(Columns, u64); 2] {
        let two = self.before.partition_point(|&before| before <= choice) - 1;
        let mut choice = choice - self.before[two];
        let (one, two) = (two / Split::COUNT, two % Split::COUNT);
        let [first, second, third] = &self.splits;
        let (first, second) = (&first[one], &second[two]);
        let mut found = None;
        for three in third {
            let [middle, bottom] = ways_of(census, [first, second, three]);
            if choice < middle * bottom {
                found = Some((three, choice / bottom, choice % bottom));
                break;
            }
            choice -= middle * bottom;
        }
        let (third, middle, bottom) = found.expect("the choice is below the ways of all splits");
        let in_middle = [first, second, third].map(|split| split.middle);
        let in_bottom = band::below(&self.columns, &in_middle);
        [(in_middle, middle), (in_bottom, bottom)]
    }
}

/// `W` of the middle and the bottom band with these splits.
fn ways_of(census: &Census, splits: [&Split; 3]) -> [u64; 2] {
    array::from_fn(|band| {
        let [first, second, third] = splits.map(|split| split.partitions[band]);
        let seen = census.partitions().seen_from(first);
        census.arrangements(seen[second.index()])[seen[third.index()].index()].into()
    })
}

/// The bands with their digits relabelled, and their stacks and columns moved.
fn changed(bands: &[[Permutation; 3]; 3], change: u64) -> ClassicGrid {
    let (orders, names) = (change % 1296, change / 1296);
    let names = permutation::unrank(names as u32).expect("a number below 9!");
    let order = |place: u32| OF_THREE[(orders / 6_u64.pow(place) % 6) as usize];
    let stacks = order(3);
    let columns: [usize; 9] = array::from_fn(|column| {
        let (stack, place) = (column / 3, column % 3);
        usize::from(3 * stacks[stack] + order(stack as u32)[place])
    });
    let rows = bands.as_flattened();
    ClassicGrid::known(array::from_fn(|cell| names[rows[cell / 9][columns[cell % 9]] as usize]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rank::Ranking;

    /// What a fair sampler stays below in all but one of a thousand seeds, with 43 degrees of freedom
    /// (44 orbits, whose frequencies add up).
    const CRITICAL_43: f64 = 77.419;

    /// The same with 99 degrees of freedom.
    const CRITICAL_99: f64 = 148.23;

    const DRAWS: usize = 60_000;

    /// How far frequencies are from what is expected: the sum of their squared distances, each by
    /// what is expected.
    fn chi_square(seen: &[u64], shares: &[f64]) -> f64 {
        let draws: u64 = seen.iter().sum();
        let expected = shares.iter().map(|share| share * draws as f64);
        seen.iter()
            .zip(expected)
            .map(|(&seen, expected)| (seen as f64 - expected).powi(2) / expected)
            .sum()
    }

    /// The orbit of a grid's top band, by way of its columns.
    fn orbit_of(grid: &ClassicGrid) -> usize {
        let sampler = Sampler::shared();
        let columns = band::columns_of([grid.row(0), grid.row(1), grid.row(2)]);
        sampler.frames.of(sampler.census, &columns).orbit
    }

    /// The grid with its last row first.
    fn upside_down(grid: &ClassicGrid) -> ClassicGrid {
        ClassicGrid::known(array::from_fn(|cell| grid.digits()[9 * (8 - cell / 9) + cell % 9]))
    }

    /// The chi-square over the orbits of the top bands of drawn grids.
    fn over_orbits(mut draw: impl FnMut() -> ClassicGrid) -> f64 {
        let census = Census::shared();
        let sum: u64 = census.orbits().iter().map(crate::Orbit::term).sum();
        let shares: Vec<f64> =
            census.orbits().iter().map(|orbit| orbit.term() as f64 / sum as f64).collect();
        let mut seen = vec![0; shares.len()];
        for _ in 0..DRAWS {
            seen[orbit_of(&draw())] += 1;
        }
        chi_square(&seen, &shares)
    }

    #[test]
    fn drawn_grids_fall_into_the_orbits_as_all_grids_do() {
        let mut random = Random::new(1);
        let top = over_orbits(|| Sampler::shared().draw(&mut random));
        assert!(top < CRITICAL_43, "{top}");
        // The other bands and the stacks of random grids are as random as the top band.
        let bottom = over_orbits(|| upside_down(&Sampler::shared().draw(&mut random)));
        assert!(bottom < CRITICAL_43, "{bottom}");
        let left = over_orbits(|| Sampler::shared().draw(&mut random).transposed());
        assert!(left < CRITICAL_43, "{left}");
    }

    /// The chi-square over a hundred equal ranges of numbers of sets.
    fn over_numbers(mut draw: impl FnMut() -> u64) -> f64 {
        let sets = u128::from(Census::shared().sets());
        let mut seen = [0; 100];
        for _ in 0..10_000 {
            seen[(u128::from(draw()) * 100 / sets) as usize] += 1;
        }
        chi_square(&seen, &[0.01; 100])
    }

    #[test]
    fn the_numbers_of_drawn_grids_are_spread_evenly() {
        let (sampler, ranking) = (Sampler::shared(), Ranking::shared());
        let mut random = Random::new(3);
        let sets = over_numbers(|| ranking.set_number(&sampler.draw(&mut random)));
        assert!(sets < CRITICAL_99, "{sets}");
        // There are 9! times as many grids as sets.
        let grids = over_numbers(|| (ranking.rank(&sampler.draw(&mut random)) / 362_880) as u64);
        assert!(grids < CRITICAL_99, "{grids}");
    }

    #[test]
    fn a_sampler_that_forgets_the_arrangements_is_found_out() {
        // Members of orbits equally likely, whatever W is: as if nothing were ever rejected.
        let sampler = Sampler::shared();
        let sizes: Vec<u64> = sampler.census.orbits().iter().map(|orbit| orbit.size).collect();
        let mut random = Random::new(1);
        let wrong = over_orbits(|| {
            let mut member = random.exactly_below(280 * 280) as u64;
            let orbit = sizes.iter().position(|&size| {
                let is_here = member < size;
                member = member.wrapping_sub(if is_here { 0 } else { size });
                is_here
            });
            let orbit = orbit.expect("the sizes add up");
            changed(&sampler.below_example(sampler.before[orbit]), 0)
        });
        assert!(wrong > 10.0 * CRITICAL_43, "{wrong}");
    }

    /// A wrong sampler: the top band is right, but every split is as likely as any other, as if those
    /// with few arrangements were never rejected.
    fn with_any_splits(random: &mut Random) -> ClassicGrid {
        let sampler = Sampler::shared();
        let choice = random.exactly_below(sampler.choices().into()) as u64;
        let orbit = sampler.before.partition_point(|&before| before <= choice) - 1;
        let example = &sampler.examples[orbit];
        let splits = example.splits.each_ref().map(|splits| &splits[random.below(Split::COUNT)]);
        let middle = splits.map(|split| split.middle);
        let mut arranged = |columns: &Columns| {
            let orbit = sampler.frames.of(sampler.census, columns).orbit;
            let ways = sampler.examples[orbit].arrangements.len();
            sampler.arranged(columns, random.exactly_below(ways as u128) as u64)
        };
        let bands = [
            arranged(&example.columns),
            arranged(&middle),
            arranged(&band::below(&example.columns, &middle)),
        ];
        changed(&bands, random.exactly_below(CHANGES.into()) as u64)
    }

    #[test]
    fn a_sampler_that_never_rejects_splits_is_found_out_by_the_bottom_band() {
        let mut random = Random::new(1);
        let top = over_orbits(|| with_any_splits(&mut random));
        assert!(top < CRITICAL_43, "{top}");
        let bottom = over_orbits(|| upside_down(&with_any_splits(&mut random)));
        assert!(bottom > 10.0 * CRITICAL_43, "{bottom}");
    }

    #[test]
    fn a_sampler_that_forgets_to_change_the_grid_is_found_out_by_the_numbers() {
        let (sampler, ranking) = (Sampler::shared(), Ranking::shared());
        let mut random = Random::new(3);
        let numbers = over_numbers(|| {
            let choice = random.exactly_below(sampler.choices().into()) as u64;
            ranking.set_number(&changed(&sampler.below_example(choice), 0))
        });
        assert!(numbers > 10.0 * CRITICAL_99, "{numbers}");
    }

    #[test]
    fn every_choice_and_change_gives_a_grid() {
        let sampler = Sampler::shared();
        let mut random = Random::new(4);
        for orbit in 0..sampler.examples.len() {
            for choice in [sampler.before[orbit], sampler.before[orbit + 1] - 1] {
                for change in [0, random.exactly_below(CHANGES.into()) as u64, CHANGES - 1] {
                    let grid = changed(&sampler.below_example(choice), change);
                    assert!(ClassicGrid::try_new(*grid.digits()).is_some(), "{grid}");
                    assert_eq!(orbit_of(&grid), orbit);
                }
            }
        }
    }
}
