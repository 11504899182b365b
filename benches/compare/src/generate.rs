//! Making puzzles, as fast as they would be made on the machine of reference.

use std::path::Path;
use std::time::Duration;

use cpu_time::ThreadTime;
use nonet_count::Crew;
use nonet_generate::{Difficulty, Keys, Made, Need, Plan, Wish, generate};
use nonet_logic::{Level, Technique};

use crate::clock::median;
use crate::reference::{REFERENCE_RATE, Reference};

/// How long a kind of puzzle is made in each turn.
const TURN: Duration = Duration::from_millis(700);

/// The seed of all puzzles.
const SEED: u64 = 81;

/// The techniques that are asked for by name, unless others are.
const TECHNIQUES: [&str; 2] = ["x-wing", "xy-wing"];

/// One thread that works for a turn, from when it had worked so long on.
struct Turn(Duration);

impl Turn {
    fn begin() -> Turn {
        Turn(ThreadTime::now().as_duration())
    }

    fn elapsed(&self) -> Duration {
        ThreadTime::now().as_duration().saturating_sub(self.0)
    }
}

impl Crew for Turn {
    fn each(&self, count: usize, part: &(dyn Fn(usize) + Sync)) {
        // A part that has begun is brought to its end, so that nothing is made for nothing.
        (0..count).take_while(|_| self.elapsed() < TURN).for_each(part);
    }
}

/// One kind of puzzle.
struct Kind {
    name: String,
    plan: Plan,
    /// The attempt to go on with.
    next: u64,
    made: u64,
    keys: usize,
    /// How many are of their level by the hardest step, and not by the sum of all.
    by_step: u64,
    rates: Vec<f64>,
    scaled: Vec<f64>,
}

impl Kind {
    fn new(name: &str, wish: Wish) -> Kind {
        let plan = Plan::try_from(wish).expect("the wish makes sense");
        let (rates, scaled) = (Vec::new(), Vec::new());
        Kind { name: name.to_owned(), plan, next: 0, made: 0, keys: 0, by_step: 0, rates, scaled }
    }

    /// Makes puzzles for a turn, beginning where the last one ended.
    fn turn(&mut self, scale: f64) {
        let Kind { plan, keys, by_step, .. } = self;
        let crew = Turn::begin();
        let ended =
            generate(plan, SEED, self.next, u64::MAX, &crew, &|made| made, &mut |made: Made| {
                *keys += made.puzzle.given_count();
                if let Some(rating) = made.rating {
                    let hardest = rating.uses.iter().map(|used| used.technique.level).max();
                    *by_step += u64::from(hardest == Some(rating.level));
                }
                true
            });
        let rate = ended.told as f64 / crew.elapsed().as_secs_f64();
        self.made += ended.told;
        self.next = ended.next;
        self.rates.push(rate);
        self.scaled.push(rate * scale);
    }
}

/// Measures each kind of puzzle in turn with crate `sudoku` on a corpus of reference.
pub(crate) fn compare(reference: &Path, techniques: &[impl AsRef<Path>], rounds: usize) {
    let reference = Reference::read(reference);
    let mut kinds =
        kinds(techniques.iter().map(|name| name.as_ref().to_string_lossy().into_owned()));
    for kind in &mut kinds {
        // Tables are made when they are first needed, which does not count.
        generate(&kind.plan, SEED, 0, 1, &Turn::begin(), &drop, &mut |()| true);
    }
    for _ in 0..rounds {
        for kind in &mut kinds {
            let scale = reference.scale();
            kind.turn(scale);
        }
    }
    println!(
        "{:<16} {:>8} {:>12} {:>12} {:>9} {:>7} {:>8}",
        "kind", "puzzles", "per second", "scaled/s", "attempts", "keys", "by step"
    );
    for kind in &kinds {
        let made = kind.made.max(1) as f64;
        println!(
            "{:<16} {:>8} {:>12.1} {:>12.1} {:>9.2} {:>7.2} {:>7.0}%",
            kind.name,
            kind.made,
            median(kind.rates.iter().copied()),
            median(kind.scaled.iter().copied()),
            kind.next as f64 / made,
            kind.keys as f64 / made,
            100.0 * kind.by_step as f64 / made,
        );
    }
    println!(
        "made, proved and rated; median of {rounds} rounds, thread CPU time, one thread\n\
         by step: of the level wished for by the hardest step, not by the sum of all\n\
         scaled: as if crate sudoku solved the corpus of reference at {REFERENCE_RATE} puzzles/s"
    );
}

/// What is measured.
fn kinds(techniques: impl Iterator<Item = String>) -> Vec<Kind> {
    let named: Vec<String> = techniques.collect();
    let ids: Vec<&str> = named.iter().map(|id| &**id).collect();
    let of = |id: &str| {
        let technique = Technique::by_id(id).unwrap_or_else(|| panic!("{id} is a technique"));
        let needs = vec![Need { technique, times: 1 }];
        let difficulty = Difficulty { needs, ..Difficulty::default() };
        Kind::new(id, Wish { difficulty, ..Wish::default() })
    };
    if !ids.is_empty() {
        return ids.into_iter().map(of).collect();
    }
    let mut kinds = vec![
        Kind::new("minimal", Wish { minimal: true, ..Wish::default() }),
        Kind::new("..30", Wish { keys: Keys::at_most(30), ..Wish::default() }),
    ];
    for level in Level::ALL {
        let difficulty = Difficulty { level: Some(level), ..Difficulty::default() };
        kinds.push(Kind::new(level.id(), Wish { difficulty, ..Wish::default() }));
    }
    kinds.extend(TECHNIQUES.map(of));
    kinds
}
