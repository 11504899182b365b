//! Runs: puzzle after puzzle, by a crew.

use std::sync::{Mutex, PoisonError};

use nonet_count::Crew;

use crate::classic;
use crate::few_keys;
use crate::general;
use crate::made::Made;
use crate::plan::Plan;
use crate::unbiased;
use crate::wish::Search;

/// The most parts that a round has: enough to keep many threads busy to its end.
const PARTS: u64 = 32;

/// How many parts a round of long attempts has for each of the crew's hands: so few that nobody waits long for what was
/// found, and so many that hardly anybody waits for the last one.
const LONG_PARTS: u64 = 4;

/// How many attempts go into one part if there are enough of them: what is cut in step goes in hundreds, what
/// takes logic in dozens.
const SMALL_PART: u64 = 64;
const LARGE_PART: u64 = 1024;

/// How a run has ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ended {
    /// The first attempt that was not made, or whose puzzle was not told: where to go on.
    pub next: u64,
    /// How many puzzles were told.
    pub told: u64,
    /// Whether the crew stopped before all were made.
    pub stopped: bool,
    /// Whether it was given up before all were made: after as many attempts as the plan has patience for, or
    /// because there are no others.
    pub given_up: bool,
}

impl Plan {
    /// How many attempts in a row may come to nothing where nobody says otherwise: as many as take a minute or a
    /// few, so that every wish comes to an end also without a clock.
    ///
    /// On one core of a Zen 3 a second has some 20,000 attempts at classic puzzles, 600 with logic, 60 of those by which unbiased puzzles
    /// are found, 250 at variants of 9×9 that are cut to the end, 20 where clues are made for each puzzle, and 15 at 16×16. A search for
    /// few keys takes ten seconds and more for each.
    pub fn usual_patience(&self) -> u64 {
        match Bench::kind(self) {
            Kind::Classic if self.judge.is_none() => 1_000_000,
            Kind::Classic => 100_000,
            Kind::General => (500_000 / self.wish().layout.cell_count() as u64).max(1),
            Kind::FewKeys => 10,
            Kind::Unbiased => 10_000,
        }
    }
}

/// Tells so many puzzles of a seed in the order of their attempts, beginning with the attempt `from`.
///
/// A crew does the work, which includes what `finish` makes of each puzzle. `tell` hears of them in their order, on
/// the thread that asked, and says whether one counts. When the crew stops, all puzzles up to some
/// attempt have been told, and none beyond; only a search for few keys then tells whatever else it has found. A plan with patience gives up after as many attempts in a row as that
/// without a puzzle that counts; one with a single candidate has no other attempt than 0.
pub fn generate<T: Send>(
    plan: &Plan,
    seed: u64,
    from: u64,
    count: u64,
    crew: &dyn Crew,
    finish: &(dyn Fn(Made) -> T + Sync),
    tell: &mut dyn FnMut(T) -> bool,
) -> Ended {
    let benches = Mutex::new(Vec::new());
    let kind = Bench::kind(plan);
    let is_long = kind == Kind::FewKeys;
    let part_size = match kind {
        Kind::Classic if plan.judge.is_none() => LARGE_PART,
        Kind::Classic | Kind::Unbiased => SMALL_PART,
        Kind::General | Kind::FewKeys => 1,
    };
    let mut ended = Ended { next: from, told: 0, stopped: false, given_up: false };
    // The first attempt after the last puzzle that counted.
    let mut since = from;
    // How many attempts a round has: few at first, as most wishes are for one puzzle.
    let mut round = 1_u64;
    while ended.told < count && !ended.stopped {
        let left = match plan.patience {
            _ if plan.has_one_candidate() => 1_u64.saturating_sub(ended.next),
            Some(patience) => patience - (ended.next - since),
            None => u64::MAX,
        };
        // Attempts have numbers, and these end somewhere.
        let left = left.min(u64::MAX - ended.next);
        if left == 0 {
            ended.given_up = true;
            break;
        }
        // More than needed is work for nothing; what is needed, those before have shown.
        let (missing, before) = (count - ended.told, ended.next - from);
        let needed = missing.saturating_mul(before.max(1)) / ended.told.max(1);
        let attempts = match kind {
            Kind::FewKeys => {
                let hands = crew.hands() as u64;
                missing.clamp(hands, LONG_PARTS * hands)
            }
            _ => round.min(needed.max(missing)).min(PARTS * part_size),
        };
        let attempts = attempts.min(left);
        let part = part_size.min(attempts.div_ceil(8));
        let parts = attempts.div_ceil(part) as usize;
        let (start, end) = (ended.next, ended.next + attempts);
        let results = Mutex::new((0..parts).map(|_| Err(Vec::new())).collect::<Vec<_>>());
        crew.each(parts, &|number| {
            if crew.is_stopped() {
                return;
            }
            let first = start + number as u64 * part;
            let range = first..(first + part).min(end);
            let bench = lock(&benches).pop();
            let mut bench = bench.unwrap_or_else(|| Bench::new(plan));
            let made = bench.attempts(plan, seed, range, &|| crew.is_stopped());
            lock(&benches).push(bench);
            let finished =
                |made: Vec<Made>| made.into_iter().map(|made| (made.index, finish(made))).collect();
            lock(&results)[number] = made.map(finished).map_err(finished);
        });
        let results = results.into_inner().unwrap_or_else(PoisonError::into_inner);
        for (number, made) in (1..).zip(results) {
            ended.stopped |= made.is_err();
            if ended.stopped && !is_long {
                break;
            }
            for (index, made) in made.unwrap_or_else(|found| found) {
                if !ended.stopped {
                    ended.next = index + 1;
                }
                if tell(made) {
                    ended.told += 1;
                    since = ended.next;
                }
                if ended.told == count {
                    return Ended { stopped: false, ..ended };
                }
            }
            if !ended.stopped {
                ended.next = (start + number * part).min(end);
            }
        }
        crew.progress(ended.told as f64 / count as f64);
        round = round.saturating_mul(2);
    }
    ended
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    // A part that panicked has left nothing half done.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Which kind of work a plan takes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Classic,
    General,
    FewKeys,
    Unbiased,
}

/// What a thread works with, and keeps from one part to the next.
enum Bench {
    Classic(Box<classic::Bench>),
    General,
    FewKeys,
    Unbiased(Box<unbiased::Bench>),
}

impl Bench {
    fn kind(plan: &Plan) -> Kind {
        let wish = plan.wish();
        let is_classic = wish.layout.is_classic() && wish.varieties.is_empty();
        match wish.search {
            Search::Cut if is_classic => Kind::Classic,
            Search::Cut => Kind::General,
            Search::FewKeys => Kind::FewKeys,
            Search::Unbiased => Kind::Unbiased,
        }
    }

    fn new(plan: &Plan) -> Bench {
        match Bench::kind(plan) {
            Kind::Classic => Bench::Classic(Box::default()),
            Kind::General => Bench::General,
            Kind::FewKeys => Bench::FewKeys,
            Kind::Unbiased => Bench::Unbiased(Box::default()),
        }
    }

    /// Makes these attempts: what came of them, in their order; if it was stopped, what of that is worth to be told.
    fn attempts(
        &mut self,
        plan: &Plan,
        seed: u64,
        range: std::ops::Range<u64>,
        is_stopped: &dyn Fn() -> bool,
    ) -> Result<Vec<Made>, Vec<Made>> {
        let made = match self {
            Bench::Classic(bench) => bench.attempts(plan, seed, range, is_stopped),
            Bench::General => general::attempts(plan, seed, range, is_stopped),
            Bench::FewKeys => return few_keys::attempts(plan, seed, range, is_stopped),
            Bench::Unbiased(bench) => bench.attempts(seed, range, is_stopped),
        };
        made.ok_or_else(Vec::new)
    }
}
