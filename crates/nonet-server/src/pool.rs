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

use std::collections::BTreeSet;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use nonet_api::{Answerable, Generate, ListLevels, PUZZLE_STREAM, Question, Seed, Words};
use nonet_host::{Machine, Threads, step_back, worked};
use serde_json::Value;

use crate::app::App;

/// The sizes besides 9×9 of which puzzles are ready, by the shape of their boxes.
const BOXES: [&str; 3] = ["2x2", "2x3", "4x4"];

/// The rule besides rows, columns and boxes with which puzzles are ready.
const VARIANT: &str = "diagonal";

/// The symmetry with which puzzles are ready, beside none: that of printed ones.
const SYMMETRY: &str = "rotational";

/// How long a server is left in peace when it begins: whoever has opened the page waits for that.
const BEGINNING: Duration = Duration::from_secs(1);

/// How long a puzzle may take before its wish is given up, until the program starts again.
const LONGEST: Duration = Duration::from_secs(120);

/// How long to rest after a puzzle: from so long to so long.
const SHORTEST_REST: Duration = Duration::from_millis(20);
const LONGEST_REST: Duration = Duration::from_secs(60);

/// After how long it is seen whether something is missing, if nobody has asked.
const IDLE: Duration = Duration::from_secs(600);

/// How often it is seen whether all answers are given.
const BREATH: Duration = Duration::from_millis(10);

/// The puzzles that are ready.
pub(crate) struct Pool {
    /// How many of each wish.
    most: usize,
    wishes: Vec<Generate>,
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
            wishes: wishes(),
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
        if !self.wishes.contains(&wish) {
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
    let mut given_up = BTreeSet::new();
    let mut is_first = true;
    while !pool.is_over() {
        let mut is_full = true;
        // One of each, then another of each: what is missing altogether comes first.
        for (number, wish) in pool.wishes.iter().enumerate() {
            if pool.is_over() {
                return;
            }
            let key = key(wish);
            let has_room =
                app.store.count_ready(&pool.version, &key).is_ok_and(|it| it < pool.most);
            if !has_room || given_up.contains(&number) {
                continue;
            }
            let start = Instant::now();
            let (made, worked) = if is_first { timed(app, wish) } else { make_aside(app, wish) };
            is_first = false;
            match made {
                Some(answer) => {
                    is_full &=
                        app.store.add_ready(&pool.version, &key, &answer, pool.most).is_err();
                }
                None => drop(given_up.insert(number)),
            }
            pool.rest(rest_after(start.elapsed(), worked));
        }
        if is_full {
            pool.rest_until_asked();
        }
    }
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

/// The wishes of which puzzles are ready: classic ones with and without symmetry, other sizes, and Diagonal; of each
/// every level that there is, and any.
fn wishes() -> Vec<Generate> {
    let text = |text: &str| Some(text.to_owned());
    let boxes = BOXES.map(|shape| Generate { box_shape: text(shape), ..Generate::default() });
    let kinds = [
        Generate { symmetry: text(SYMMETRY), ..Generate::default() },
        Generate::default(),
        Generate { variants: vec![VARIANT.to_owned()], ..Generate::default() },
    ];
    let of_each_level = |kind: Generate| {
        let levels =
            ListLevels { box_shape: kind.box_shape.clone(), variants: kind.variants.clone() };
        let levels = levels.answer(Words::english(), &mut ()).map(|list| list.levels);
        let levels = levels.unwrap_or_default().into_iter().map(|level| Some(level.id.to_owned()));
        std::iter::once(None)
            .chain(levels)
            .map(move |level| Generate { level, ..kind.clone() })
            .collect::<Vec<_>>()
    };
    kinds.into_iter().chain(boxes).flat_map(of_each_level).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_wish_makes_sense_and_is_there_once() {
        let keys: BTreeSet<String> = wishes().iter().map(key).collect();
        assert_eq!(keys.len(), wishes().len());
        for wish in wishes() {
            assert_eq!(usual(&wish), wish, "it is taken for itself");
            assert!(nonet_api::Generation::of(&wish, Words::english()).is_ok(), "{wish:?}");
        }
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
        assert!(wishes().contains(&hard));
        let two = Generate { count: 2, ..hard.clone() };
        let other = Generate { clues: text("30"), ..hard };
        assert!(!wishes().contains(&usual(&two)) && !wishes().contains(&usual(&other)));
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
        let wish = &app.pool.wishes[1];
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
        assert_eq!(app.store.count_ready("another", &key(wish)), Ok(0));
        let mut seeded = Question::from(Generate { seed: Some(Seed(7)), ..wish.clone() });
        add("{\"number\":4}", 2);
        assert_eq!(app.pool.answer(&app, &mut seeded), None, "who chooses a seed gets its puzzle");
        assert_eq!(seeded, Question::from(Generate { seed: Some(Seed(7)), ..wish.clone() }));
    }
}
