//! Simulated annealing: errors are swapped away, and sometimes back, less and less often.
//!
//! Each box is filled at random with the digits it lacks. Then two cells of a box are swapped,
//! again and again. A swap that makes the errors fewer, or leaves them as many, stays. One that
//! makes d more stays with probability e<sup>−d/T</sup>.
//!
//! ```text
//!   errors
//!     │▚
//!     │ ▚▞▖ ▗                      at first nearly every swap stays
//!     │    ▝▘▚▞▖   ▗▄▚ ▗▖
//!     │        ▝▚▄▞▘  ▚▞▝▙▖        later only small steps up
//!     │                   ▝▀▄▄▄    at last only steps down
//!     └──────────────────────────  T falls
//! ```
//!
//! T is a temperature: it begins high enough to leave any valley, and falls slowly, so that the
//! filling settles in a deep one. Where it freezes with errors left, it is heated up again, and all
//! begins anew from where it stands.
//!
//! A swap costs some nanoseconds on a grid of any size, and a puzzle that singles do not solve takes
//! tens of thousands to millions. The fewer the solutions and the larger the grid, the more valleys
//! there are that look deep and are wrong: hard 9×9 puzzles take seconds, and 16×16 puzzles with
//! few givens may not end. It cannot see that there is no solution, or no other one.
//!
//! After R. Lewis, *Metaheuristics can solve sudoku puzzles*, Journal of Heuristics 13 (2007), who
//! also puts in first what is certain, keeps the boxes right, and reheats. The schedule is our own.

use std::ops::ControlFlow;

use super::chance::{self, Filling, Problem, Random, Trials};
use super::{Effort, Method, Observer};
use crate::layout::Layout;
use crate::puzzle::Puzzle;

/// The temperature at the start and after each reheating. A step up by one error then stays in
/// about one of three cases.
const HOT: f64 = 0.9;

/// The temperature at which nothing moves any more: a step up by one stays once in 800 cases.
const COLD: f64 = 0.15;

/// What is left of the temperature after each round.
const COOLING: f64 = 0.97;

pub(super) static ANNEALING: Method = Method {
    id: "annealing",
    name: "Annealing",
    page: include_str!("annealing.md"),
    takes: Layout::is_plain,
    can_be_watched: false,
    is_exhaustive: false,
    search,
};

fn search(puzzle: &Puzzle, seed: u64, observer: &mut dyn Observer) -> Effort {
    chance::search(puzzle, seed, observer, anneal)
}

fn anneal(
    problem: &Problem,
    random: &mut Random,
    trials: &mut Trials<'_>,
) -> ControlFlow<(), Filling> {
    let mut filling = problem.filling(random);
    // As many swaps to a temperature as there are pairs of cells, after Lewis: enough for the
    // filling to forget where it stood.
    let round = problem.free.len() * problem.free.len();
    let mut temperature = HOT;
    loop {
        let stays = Odds::at(temperature);
        for _ in 0..round {
            if filling.errors == 0 {
                return ControlFlow::Continue(filling);
            }
            trials.count(|| 0.0)?;
            let swap = problem.random_swap(&filling, random);
            let change = problem.change(&filling, swap);
            if change <= 0 || random.share() < stays.of(change) {
                problem.swap(&mut filling, swap, change);
            }
        }
        temperature *= COOLING;
        if temperature < COLD {
            temperature = HOT;
        }
    }
}

/// The probabilities with which steps up stay.
struct Odds([f64; Odds::MAX + 1]);

impl Odds {
    /// The largest change that a swap can make: two rows and two columns may each lose one digit
    /// or two, and two cells may become wrong.
    const MAX: usize = 10;

    /// The probabilities at a temperature.
    fn at(temperature: f64) -> Odds {
        let one = negative_power_of_e(1.0 / temperature);
        let mut odds = [1.0; Odds::MAX + 1];
        for change in 1..odds.len() {
            odds[change] = odds[change - 1] * one;
        }
        Odds(odds)
    }

    fn of(&self, change: i32) -> f64 {
        self.0[(change.max(0) as usize).min(Odds::MAX)]
    }
}

/// e<sup>−x</sup> as (1 − x/n)<sup>n</sup> with n = 2<sup>20</sup>. The one in the standard library
/// may differ in its last bit from platform to platform, and a whole search with it.
fn negative_power_of_e(x: f64) -> f64 {
    let base = 1.0 - x / f64::from(1 << 20);
    (0..20).fold(base, |power, _| power * power)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_power_of_e_is_close_to_that_of_the_library() {
        for x in [0.0, 0.1, 1.0, 2.5, 7.0] {
            assert!((negative_power_of_e(x) - f64::exp(-x)).abs() < 1e-5, "{x}");
        }
    }

    #[test]
    fn steps_up_get_rarer_as_it_gets_colder_and_as_they_get_larger() {
        let (hot, cold) = (Odds::at(HOT), Odds::at(COLD));
        for change in 1..=8 {
            assert!(cold.of(change) < hot.of(change));
            assert!(hot.of(change) < hot.of(change - 1));
        }
    }
}
