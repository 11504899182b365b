//! Puzzles to order.
//!
//! A [`Wish`] is plain data: a layout, how many keys, a symmetry, how hard. A [`Plan`] is a wish that
//! makes sense; what cannot be had is an [`Impossible`] with its reason. From a plan and a seed comes a
//! stream of puzzles, each with a proven single solution unless that was not asked for.
//!
//! ```
//! use nonet_count::Alone;
//! use nonet_generate::{Keys, Plan, Symmetry, Wish, generate};
//!
//! let wish = Wish { keys: Keys::at_most(30), symmetry: Symmetry::Rotational, ..Wish::default() };
//! let plan = Plan::try_from(wish).unwrap();
//! let mut lines = Vec::new();
//! generate(&plan, 2026, 0, 3, &Alone, &|made| made.to_string(), &mut |line| {
//!     lines.push(line);
//!     true
//! });
//! assert_eq!(lines.len(), 3);
//! ```
//!
//! Puzzles come from *attempts*, numbered from 0. An attempt is a function of the plan, the seed and its
//! number: it has random numbers of its own, and whatever else goes on beside it changes nothing. Some
//! attempts come to nothing; the puzzles of a seed are those of its attempts, in their order. So the
//! stream is the same on any number of threads, in batches of any size, and with any kind of
//! processor, within one [`STREAM`] version.
//!
//! Nothing here reads files, looks at a clock, or starts threads, and nothing here makes sentences:
//! long work is done by the caller's [crew](nonet_count::Crew), which may stop it.

mod classic;
mod difficulty;
mod few_keys;
mod forecast;
mod forge;
mod general;
mod levels;
mod made;
mod plan;
mod random;
mod run;
mod symmetry;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod tests_variants;
mod unbiased;
mod variety;
mod wish;

pub use difficulty::{Difficulty, Need, Sense, part_of_unneeded};
pub use levels::levels_of;
pub use made::Made;
pub use plan::{Impossible, Plan};
pub use run::{Ended, generate};
pub use symmetry::Symmetry;
pub use variety::{Variety, variants};
pub use wish::{Keys, Search, Wish};

/// The version of the stream of puzzles: the same plan and seed give the same puzzles as long as it
/// stays the same.
pub const STREAM: u32 = 1;
