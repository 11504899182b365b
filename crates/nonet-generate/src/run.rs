//! Runs: puzzle after puzzle, by a crew.

use std::collections::BTreeMap;
use std::ops::Range;
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
/// A crew does the work, which includes what `finish` makes of each puzzle. `tell` hears of them in their order,
/// one at a time but on any thread and as soon as all before were made, and says whether one counts. When the crew stops, all puzzles up to some
/// attempt have been told, and none beyond; only a search for few keys then tells whatever else it has found. A plan with patience gives up after as many attempts in a row as that
/// without a puzzle that counts; one with a single candidate has no other attempt than 0.
pub fn generate<T: Send>(
    plan: &Plan,
    seed: u64,
    from: u64,
    count: u64,
    crew: &dyn Crew,
    finish: &(dyn Fn(Made) -> T + Sync),
    tell: &mut (dyn FnMut(T) -> bool + Send),
) -> Ended {
    let benches = Mutex::new(Vec::new());
    let kind = Bench::kind(plan);
    let part_size = match kind {
        Kind::Classic if plan.judge.is_none() => LARGE_PART,
        Kind::Classic | Kind::Unbiased => SMALL_PART,
        Kind::General | Kind::FewKeys => 1,
    };
    let mut teller = Teller {
        tell,
        count,
        tells_the_rest: kind == Kind::FewKeys,
        ended: Ended { next: from, told: 0, stopped: false, given_up: false },
        since: from,
    };
    // How many attempts a round has: few at first, as most wishes are for one puzzle.
    let mut round = 1_u64;
    loop {
        let Ended { next, told, stopped, .. } = teller.ended;
        if teller.has_told_all() || stopped {
            return teller.ended;
        }
        let left = match plan.patience {
            _ if plan.has_one_candidate() => 1_u64.saturating_sub(next),
            Some(patience) => patience - (next - teller.since),
            None => u64::MAX,
        };
        // Attempts have numbers, and these end somewhere.
        let left = left.min(u64::MAX - next);
        if left == 0 {
            return Ended { given_up: true, ..teller.ended };
        }
        // More than needed is work for nothing; what is needed, those before have shown.
        let missing = count - told;
        let needed = missing.saturating_mul((next - from).max(1)) / told.max(1);
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
        let queue = Mutex::new(Queue::new(&mut teller, next..next + attempts, part));
        crew.each(parts, &|number| {
            let (range, is_wanted) = lock(&queue).range(number);
            if crew.is_stopped() || !is_wanted {
                return;
            }
            let bench = lock(&benches).pop();
            let mut bench = bench.unwrap_or_else(|| Bench::new(plan));
            let made = bench.attempts(plan, seed, range, &|| crew.is_stopped());
            lock(&benches).push(bench);
            let finished =
                |made: Vec<Made>| made.into_iter().map(|made| (made.index, finish(made))).collect();
            let made = made.map(finished).map_err(finished);
            lock(&queue).add(number, made);
        });
        queue.into_inner().unwrap_or_else(PoisonError::into_inner).close(parts);
        crew.progress(teller.ended.told as f64 / count as f64);
        round = round.saturating_mul(2);
    }
}

/// What came of some attempts, each with its number; if they were stopped, what of that is worth to be told.
type Finished<T> = Result<Vec<(u64, T)>, Vec<(u64, T)>>;

/// Who tells puzzles in their order, and knows how far that is.
struct Teller<'a, T> {
    tell: &'a mut (dyn FnMut(T) -> bool + Send),
    /// How many are wanted.
    count: u64,
    /// Whether what was found is told also after an attempt that was stopped.
    tells_the_rest: bool,
    ended: Ended,
    /// The first attempt after the last puzzle that counted.
    since: u64,
}

impl<T> Teller<'_, T> {
    fn has_told_all(&self) -> bool {
        self.ended.told == self.count
    }

    /// Tells what came of the attempts that follow those before, up to `end`.
    fn hear(&mut self, end: u64, made: Finished<T>) {
        if self.has_told_all() {
            return;
        }
        self.ended.stopped |= made.is_err();
        if self.ended.stopped && !self.tells_the_rest {
            return;
        }
        for (index, made) in made.unwrap_or_else(|found| found) {
            if !self.ended.stopped {
                self.ended.next = index + 1;
            }
            if (self.tell)(made) {
                self.ended.told += 1;
                self.since = self.ended.next;
            }
            if self.has_told_all() {
                self.ended.stopped = false;
                return;
            }
        }
        if !self.ended.stopped {
            self.ended.next = end;
        }
    }
}

/// The parts of a round. What comes of one is told as soon as all before it have been, so that nobody waits for others and
/// nothing that was found can get lost with them.
struct Queue<'a, 'b, T> {
    teller: &'a mut Teller<'b, T>,
    attempts: Range<u64>,
    /// How many attempts a part has; the last one may have fewer.
    part: u64,
    /// The part that is told next.
    next: usize,
    waiting: BTreeMap<usize, Finished<T>>,
}

impl<'a, 'b, T> Queue<'a, 'b, T> {
    fn new(teller: &'a mut Teller<'b, T>, attempts: Range<u64>, part: u64) -> Queue<'a, 'b, T> {
        Queue { teller, attempts, part, next: 0, waiting: BTreeMap::new() }
    }

    /// The attempts of a part, and whether what comes of them can still be wanted.
    fn range(&self, number: usize) -> (Range<u64>, bool) {
        let first = self.attempts.start + number as u64 * self.part;
        (first..(first + self.part).min(self.attempts.end), !self.teller.has_told_all())
    }

    /// A part is done.
    fn add(&mut self, number: usize, made: Finished<T>) {
        self.waiting.insert(number, made);
        while let Some(made) = self.waiting.remove(&self.next) {
            self.tell_next(made);
        }
    }

    /// No part of these will be done any more: those that are missing were stopped.
    fn close(mut self, parts: usize) {
        while self.next < parts {
            let made = self.waiting.remove(&self.next).unwrap_or_else(|| Err(Vec::new()));
            self.tell_next(made);
        }
    }

    fn tell_next(&mut self, made: Finished<T>) {
        let (range, _) = self.range(self.next);
        self.teller.hear(range.end, made);
        self.next += 1;
    }
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
        range: Range<u64>,
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
