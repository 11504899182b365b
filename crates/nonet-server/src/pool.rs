//! The pool: puzzles of common wishes that are ready before anybody asks, so that a new game begins at once.
//!
//! They are made one after the other by threads that step back wherever they could be felt: the first begins
//! once the server answers, each holds its breath while somebody waits for an answer, rests after its puzzle, the longer the busier
//! the machine is, and has the lowest priority where a thread can have one. What they make is kept in the store, and
//! is there after a restart; a puzzle that is taken is removed in the same moment, by whichever process takes it.
//!
//! The thread that keeps them has a priority like any other, and so has the first puzzle, with which tables are built that
//! everybody uses: on a busy machine who has the lowest gets no turn for seconds, and whoever waits for the store or
//! for these tables would wait as long.

use std::collections::BTreeMap;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use nonet_api::{
    Answerable, Generate, ListLevels, PUZZLE_STREAM, Question, Seed, Words, variants_to_generate,
};
use nonet_host::{Machine, Threads, step_back, worked};
use serde_json::Value;

use crate::app::App;

/// The sizes besides 9×9 of which puzzles are ready, by the shape of their boxes.
const BOXES: [&str; 3] = ["2x2", "2x3", "4x4"];

/// The rule besides rows, columns and boxes with which puzzles are asked for most.
const VARIANT: &str = "diagonal";

/// The sizes in which puzzles with any further rule are ready: in those that are not named all are soon made.
const BOXES_OF_VARIANTS: [&str; 3] = ["3x3", "2x3", "4x4"];

/// How many of these at most.
const MOST_OF_VARIANTS: usize = 2;

/// What takes less work than this need not be ready: one is enough, which has shown it.
const SOON: Duration = Duration::from_millis(100);

/// The symmetry with which puzzles are ready, beside none: that of printed ones.
const SYMMETRY: &str = "rotational";

/// How long a server is left in peace when it begins: whoever has opened the page waits for that.
const BEGINNING: Duration = Duration::from_secs(1);

/// How long a puzzle may take before its wish is given up, until the program starts again.
const LONGEST: Duration = Duration::from_secs(120);

/// How long to rest after a puzzle: from so long to so long.
const SHORTEST_REST: Duration = Duration::from_millis(20);
const LONGEST_REST: Duration = Duration::from_secs(60);

/// How much longer after one of an uncommon wish. There are hundreds, and a laptop that is left alone should stay cool.
const UNHURRIED: u32 = 4;

/// After how long it is seen whether something is missing, if nobody has asked.
const IDLE: Duration = Duration::from_secs(600);

/// How often it is seen whether all answers are given.
const BREATH: Duration = Duration::from_millis(10);

/// The puzzles that are ready.
pub(crate) struct Pool {
    /// How many of each common wish.
    most: usize,
    /// Which program makes them.
    version: String,
    bell: Mutex<Bell>,
    rings: Condvar,
}

/// What the thread that makes puzzles hears.
#[derive(Default)]
struct Bell {
    /// Whether somebody asked for one.
    is_asked: bool,
    /// Whether the server ends.
    is_over: bool,
}

impl Pool {
    /// A pool of so many puzzles of each wish.
    pub(crate) fn new(most: usize) -> Pool {
        Pool {
            most,
            version: format!("{} {PUZZLE_STREAM}", env!("CARGO_PKG_VERSION")),
            bell: Mutex::default(),
            rings: Condvar::new(),
        }
    }

    /// The answer to a question, if it is one for a puzzle that is ready. Where it is not, and nobody has chosen where
    /// the random numbers begin, that is chosen here.
    pub(crate) fn answer(&self, app: &App, question: &mut Question) -> Option<Value> {
        let Question::Generate(asked) = question else { return None };
        if asked.seed.is_some() {
            return None;
        }
        let ready = self.take(app, asked);
        asked.seed = seed();
        ready
    }

    fn take(&self, app: &App, asked: &Generate) -> Option<Value> {
        let wish = usual(asked);
        if !may_be_ready(&wish) {
            return None;
        }
        // What cannot be taken is made on the spot.
        let answer = app.store.take_ready(&self.version, &key(&wish)).ok().flatten();
        self.ring(|bell| bell.is_asked = true);
        serde_json::from_str(&answer?).ok()
    }

    /// Ends the thread that makes puzzles.
    pub(crate) fn end(&self) {
        self.ring(|bell| bell.is_over = true);
    }

    fn ring(&self, change: impl FnOnce(&mut Bell)) {
        change(&mut self.bell.lock().unwrap_or_else(PoisonError::into_inner));
        self.rings.notify_all();
    }

    fn is_over(&self) -> bool {
        self.bell.lock().unwrap_or_else(PoisonError::into_inner).is_over
    }

    /// Rests for some time, unless the server ends.
    fn rest(&self, time: Duration) {
        drop(self.wait(time, |bell| !bell.is_over));
    }

    /// Rests until somebody asks for a puzzle, but not for ever: a file may be removed, or a disk have room again.
    fn rest_until_asked(&self) {
        self.wait(IDLE, |bell| !bell.is_asked && !bell.is_over).is_asked = false;
    }

    fn wait(&self, time: Duration, goes_on: impl FnMut(&mut Bell) -> bool) -> MutexGuard<'_, Bell> {
        let bell = self.bell.lock().unwrap_or_else(PoisonError::into_inner);
        let waited = self.rings.wait_timeout_while(bell, time, goes_on);
        waited.unwrap_or_else(PoisonError::into_inner).0
    }
}

/// Begins to fill the pool, on a thread of its own.
pub(crate) fn begin(app: &Arc<App>) {
    if app.pool.most == 0 {
        return;
    }
    let app = Arc::clone(app);
    // A system that gives no further thread has nothing left for this.
    let _ = thread::Builder::new().name("pool".to_owned()).spawn(move || fill(&app));
}

/// Fills the pool until the server ends.
fn fill(app: &Arc<App>) {
    let pool = &app.pool;
    pool.rest(BEGINNING);
    // Nothing depends on it: what is not forgotten now is never taken.
    let _ = app.store.forget_ready_of_others(&pool.version);
    let mut wanted = wanted(pool.most);
    let mut is_first = true;
    while !pool.is_over() {
        let ready = app.store.count_ready(&pool.version).unwrap_or_default();
        let Some(next) = next(&mut wanted, &ready) else {
            pool.rest_until_asked();
            continue;
        };
        let start = Instant::now();
        let (made, worked) =
            if is_first { timed(app, &next.wish) } else { make_aside(app, &next.wish) };
        is_first = false;
        let mut is_kept = true;
        match made {
            Some(answer) => {
                let added = app.store.add_ready(&pool.version, &next.key, &answer, next.most);
                is_kept = added.is_ok();
                if !next.is_common && worked < SOON {
                    next.most = 1;
                }
            }
            None => next.most = 0,
        }
        let rest = rest_after(start.elapsed(), worked);
        pool.rest(if next.is_common { rest } else { UNHURRIED * rest });
        if !is_kept {
            pool.rest_until_asked();
        }
    }
}

/// A wish, and how many puzzles of it shall be ready.
struct Wanted {
    wish: Generate,
    key: String,
    most: usize,
    is_common: bool,
}

/// The wish that is made next: what is missing altogether comes first, and of that the most common.
fn next<'a>(wanted: &'a mut [Wanted], ready: &BTreeMap<String, usize>) -> Option<&'a mut Wanted> {
    let count = |one: &Wanted| ready.get(&one.key).copied().unwrap_or(0);
    wanted.iter_mut().filter(|one| count(one) < one.most).min_by_key(|one| count(one))
}

/// How long to rest after work that took so long and was so much: as long as it took on a machine that has
/// nothing else to do, and the longer the more others wanted to work meanwhile.
fn rest_after(took: Duration, worked: Duration) -> Duration {
    let share = took.as_secs_f64() / worked.as_secs_f64().max(1e-3);
    took.mul_f64(share.clamp(1.0, 1000.0)).clamp(SHORTEST_REST, LONGEST_REST)
}

/// Makes a puzzle on a thread of the lowest priority.
fn make_aside(app: &Arc<App>, wish: &Generate) -> (Option<String>, Duration) {
    let (app, wish) = (Arc::clone(app), wish.clone());
    let work = move || {
        step_back();
        timed(&app, &wish)
    };
    let maker = thread::Builder::new().name("pool-maker".to_owned()).spawn(work);
    // A system that gives no further thread has nothing left for this.
    maker.ok().and_then(|maker| maker.join().ok()).unwrap_or_default()
}

/// Makes a puzzle, and says how much work that was.
fn timed(app: &Arc<App>, wish: &Generate) -> (Option<String>, Duration) {
    let before = worked();
    let made = make(app, wish);
    (made, worked().saturating_sub(before))
}

/// Makes a puzzle, unless the server ends or it takes too long: the answer to its wish as JSON.
fn make(app: &Arc<App>, wish: &Generate) -> Option<String> {
    let question = Generate { seed: Some(seed()?), ..wish.clone() };
    let shared = Arc::clone(app);
    let is_over = move || {
        while shared.is_busy() && !shared.pool.is_over() {
            shared.pool.rest(BREATH);
        }
        shared.pool.is_over()
    };
    let threads = Threads::new(1, is_over).within(Some(LONGEST));
    let made = question.answer(Words::english(), &mut Machine::new(threads)).ok()?;
    serde_json::to_string(&made).ok()
}

/// Where random numbers begin, by the system's own randomness.
fn seed() -> Option<Seed> {
    getrandom::u64().ok().map(Seed)
}

/// What a question asks for, in the form that all questions have that ask for the same.
fn usual(asked: &Generate) -> Generate {
    let mut wish = Generate { attempts: None, ..asked.clone() };
    wish.box_shape.take_if(|shape| shape == "3x3");
    wish.symmetry.take_if(|symmetry| symmetry == "none");
    // A single puzzle is like no other.
    wish.distinct &= wish.count > 1;
    wish
}

fn key(wish: &Generate) -> String {
    serde_json::to_string(wish).unwrap_or_default()
}

/// Whether a wish names nothing but what the wishes name of which puzzles are ready.
fn may_be_ready(wish: &Generate) -> bool {
    let Generate { level, symmetry, box_shape, variants, .. } = wish.clone();
    *wish == Generate { level, symmetry, box_shape, variants, ..Generate::default() }
}

/// The wishes of which puzzles are ready, the most common first, with so many of each common one.
fn wanted(most: usize) -> Vec<Wanted> {
    let of = |wishes: Vec<Generate>, most: usize, is_common: bool| {
        wishes.into_iter().map(move |wish| Wanted { key: key(&wish), wish, most, is_common })
    };
    let further = of(further(), most.min(MOST_OF_VARIANTS), false);
    of(common(), most, true).chain(further).collect()
}

/// The common wishes: classic puzzles with and without symmetry, Diagonal, and other sizes.
fn common() -> Vec<Generate> {
    let text = |text: &str| Some(text.to_owned());
    let boxes = BOXES.map(|shape| Generate { box_shape: text(shape), ..Generate::default() });
    let kinds = [
        Generate { symmetry: text(SYMMETRY), ..Generate::default() },
        Generate::default(),
        Generate { variants: vec![VARIANT.to_owned()], ..Generate::default() },
    ];
    kinds.into_iter().chain(boxes).flat_map(of_each_level).collect()
}

/// The other wishes that a page offers: every further rule in every size.
fn further() -> Vec<Generate> {
    let common = common();
    let kind = |shape: &str, variant: &str| Generate {
        box_shape: Some(shape.to_owned()),
        variants: vec![variant.to_owned()],
        ..Generate::default()
    };
    let kinds = BOXES_OF_VARIANTS
        .into_iter()
        .flat_map(|shape| variants_to_generate().map(move |variant| usual(&kind(shape, variant))));
    kinds.flat_map(of_each_level).filter(|wish| !common.contains(wish)).collect()
}

/// A kind of puzzles of any level, and of every level that there is; none if there are no such puzzles.
fn of_each_level(kind: Generate) -> Vec<Generate> {
    let levels = ListLevels { box_shape: kind.box_shape.clone(), variants: kind.variants.clone() };
    let Ok(list) = levels.answer(Words::english(), &mut ()) else { return Vec::new() };
    let levels = list.levels.into_iter().map(|level| Some(level.id.to_owned()));
    let of = |level| Generate { level, ..kind.clone() };
    std::iter::once(None).chain(levels).map(of).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_wish_makes_sense_and_is_there_once() {
        let wanted = wanted(3);
        let keys: BTreeSet<&String> = wanted.iter().map(|one| &one.key).collect();
        assert_eq!(keys.len(), wanted.len());
        for Wanted { wish, .. } in &wanted {
            assert_eq!(usual(wish), *wish, "it is taken for itself");
            assert!(may_be_ready(wish));
            assert!(nonet_api::Generation::of(wish, Words::english()).is_ok(), "{wish:?}");
        }
    }

    #[test]
    fn every_variant_of_every_level_is_there_unless_it_has_none() {
        let wanted = wanted(3);
        let has = |shape: &str, variant: &str, level: &str| {
            let wish = Generate {
                box_shape: Some(shape.to_owned()),
                variants: vec![variant.to_owned()],
                level: Some(level.to_owned()),
                ..Generate::default()
            };
            wanted.iter().any(|one| one.wish == usual(&wish))
        };
        for variant in variants_to_generate() {
            for level in ["easy", "medium", "hard", "unfair", "extreme"] {
                assert!(has("3x3", variant, level), "{variant} {level}");
            }
        }
        assert!(has("2x3", "anti-knight", "medium") && !has("2x3", "anti-knight", "hard"));
        assert!(!has("2x3", "windoku", "easy"));
    }

    #[test]
    fn what_is_missing_altogether_is_made_first_and_what_is_common_before_the_rest() {
        let mut wanted = wanted(3);
        let (first, further) = (wanted[0].key.clone(), wanted.len() - 1);
        let mut ready = BTreeMap::new();
        let mut order = Vec::new();
        while let Some(one) = next(&mut wanted, &ready) {
            order.push(one.key.clone());
            *ready.entry(one.key.clone()).or_insert(0) += 1;
        }
        let keys: Vec<String> = wanted.iter().map(|one| one.key.clone()).collect();
        assert_eq!(order[..keys.len()], keys, "one of each, the common ones first");
        assert_eq!((ready[&first], ready[&keys[further]]), (3, MOST_OF_VARIANTS));
        ready.insert(keys[further].clone(), 1);
        ready.insert(first.clone(), 0);
        assert_eq!(next(&mut wanted, &ready).map(|one| one.key.clone()), Some(first));
        for one in &mut wanted {
            one.most = 0;
        }
        assert!(next(&mut wanted, &BTreeMap::new()).is_none(), "what was given up is not made");
    }

    #[test]
    fn the_same_wish_in_other_words_is_the_same() {
        let text = |text: &str| Some(text.to_owned());
        let asked = Generate {
            box_shape: text("3x3"),
            symmetry: text("none"),
            level: text("hard"),
            distinct: true,
            ..Generate::default()
        };
        let hard = Generate { level: text("hard"), ..Generate::default() };
        assert_eq!(usual(&asked), hard);
        assert!(common().contains(&hard) && may_be_ready(&hard));
        let two = Generate { count: 2, ..hard.clone() };
        let other = Generate { clues: text("30"), ..hard };
        assert!(!may_be_ready(&usual(&two)) && !may_be_ready(&usual(&other)));
    }

    #[test]
    fn whoever_works_beside_others_rests_longer() {
        let second = Duration::from_secs(1);
        assert_eq!(rest_after(second, second), second);
        assert_eq!(rest_after(second, second / 4), 4 * second);
        assert_eq!(rest_after(second, Duration::ZERO), LONGEST_REST);
        assert_eq!(rest_after(Duration::ZERO, Duration::ZERO), SHORTEST_REST);
    }

    #[test]
    fn what_is_taken_was_there_and_is_nobody_elses() {
        let app = App::for_tests();
        let wish = &common()[1];
        let add = |answer: &str, most| {
            app.store.add_ready(&app.pool.version, &key(wish), answer, most).expect("memory");
        };
        for answer in ["{\"number\":1}", "{\"number\":2}", "{\"number\":3}"] {
            add(answer, 2);
        }
        app.store.add_ready("another", &key(wish), "{}", 2).expect("memory");
        let take = || {
            let mut question = Question::from(wish.clone());
            let answer = app.pool.answer(&app, &mut question);
            let Question::Generate(asked) = question else { unreachable!("it is one") };
            (answer.map(|answer| answer["number"].clone()), asked.seed.is_some())
        };
        assert_eq!(take().0, Some(Value::from(1)));
        assert_eq!(take().0, Some(Value::from(2)));
        assert_eq!(
            take(),
            (None, true),
            "no more than two were kept, and one is made with a seed by lot"
        );
        app.store.forget_ready_of_others(&app.pool.version).expect("memory");
        assert_eq!(app.store.count_ready("another"), Ok(BTreeMap::new()));
        let mut seeded = Question::from(Generate { seed: Some(Seed(7)), ..wish.clone() });
        add("{\"number\":4}", 2);
        assert_eq!(app.pool.answer(&app, &mut seeded), None, "who chooses a seed gets its puzzle");
        assert_eq!(seeded, Question::from(Generate { seed: Some(Seed(7)), ..wish.clone() }));
    }
}
