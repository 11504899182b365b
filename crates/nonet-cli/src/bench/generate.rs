//! `nonet bench --generate`: how fast puzzles are made, and what they are like.

use std::collections::BTreeMap;
use std::time::Duration;

use nonet_api::{Generate, Generation, Outcome, message, variants_to_generate};
use nonet_core::Layout;
use nonet_count::Crew;
use nonet_generate::{Made, part_of_unneeded};
use nonet_host::worked;
use nonet_logic::Level;
use nonet_logic::technique::ALL;
use serde_json::json;

use super::write_table;
use crate::args::{limit_of, texts};
use crate::commands::Settings;
use crate::console::{asked_to_stop, start_working};
use crate::failure::Failure;
use crate::output::Output;

/// How long each kind of puzzle is made, unless it is said how many.
const TIME: Duration = Duration::from_secs(2);

/// The longest time that a kind of puzzle gets if it is said how many.
const LONGEST: Duration = Duration::from_secs(600);

/// How long puzzles with each technique are made, unless it is said how many.
const TIME_OF_TECHNIQUE: Duration = Duration::from_secs(10);

/// How many with each technique are enough.
const ENOUGH: u64 = 100;

/// The kind of puzzles of which no key is superfluous.
const MINIMAL: &str = "minimal";

/// The techniques that are asked for by name, unless all are.
const TECHNIQUES: [&str; 2] = ["x-wing", "xy-wing"];

/// One thread that works for so much CPU time.
struct Until {
    start: Duration,
    time: Duration,
}

impl Until {
    fn elapsed(&self) -> Duration {
        worked().saturating_sub(self.start)
    }
}

impl Crew for Until {
    fn each(&self, count: usize, part: &(dyn Fn(usize) + Sync)) {
        let has_time = |_: &usize| !self.is_stopped() && self.elapsed() < self.time;
        (0..count).take_while(has_time).for_each(part);
    }

    fn is_stopped(&self) -> bool {
        // A part that has begun is brought to its end if that does not take long, so that little is made for nothing.
        asked_to_stop() || self.elapsed() >= self.time + self.time / 2
    }
}

/// What was made of a kind.
struct Row {
    kind: String,
    made: u64,
    attempts: u64,
    time: Duration,
    keys: BTreeMap<usize, u64>,
    techniques: BTreeMap<&'static str, u64>,
    /// How many are of their level by the hardest step, and not by the sum of all.
    by_step: u64,
}

/// Measures every kind of puzzle.
pub(super) fn bench(settings: &Settings<'_>, output: &mut Output) -> Result<Outcome, Failure> {
    let mut generations = Vec::new();
    for (kind, question) in kinds(settings) {
        let question = Generate { seed: Some(settings.seed()), ..question };
        let generation = Generation::of(&question, settings.words)
            .map_err(|refused| Failure::Said(refused.outcome, refused.error.message))?;
        generations.push((kind, generation));
    }
    start_working();
    let mut rows = Vec::new();
    for (kind, generation) in generations {
        let row = measure(settings, kind, &generation);
        if asked_to_stop() {
            return Err(Failure::Said(Outcome::No, settings.say(&message!("lines-stopped"))));
        }
        if settings.has("json") {
            output.line(&row.to_json().to_string())?;
            output.flush()?;
        }
        rows.push(row);
    }
    if settings.has("json") {
        return Ok(Outcome::Yes);
    }
    let head = [
        settings.say(&message!("bench-kind")),
        settings.say(&message!("bench-puzzles")),
        settings.say(&message!("bench-rate")),
        settings.say(&message!("bench-time")),
        settings.say(&message!("bench-attempts")),
        settings.say(&message!("bench-keys")),
        settings.say(&message!("bench-by-step")),
    ];
    let cells: Vec<_> = rows.iter().map(|row| row.cells(output)).collect();
    write_table(head, cells, output)?;
    output.line(&settings.say(&message!("bench-generate-footer")))?;
    Ok(Outcome::Yes)
}

/// What is measured.
fn kinds(settings: &Settings<'_>) -> Vec<(String, Generate)> {
    let of = |id: &str| {
        let (techniques, strict) = (vec![id.to_owned()], settings.has("strict"));
        (id.to_owned(), Generate { techniques, strict, ..Generate::default() })
    };
    if settings.has("techniques") {
        return techniques().map(of).collect();
    }
    let named = |name: &str| (name.to_owned(), named(name).unwrap_or_else(|| of(name).1));
    let names = texts(settings.matches, "kind");
    if !names.is_empty() {
        return names.iter().map(|name| named(name)).collect();
    }
    let usual = [MINIMAL, "..30"].into_iter().chain(Level::ALL.map(Level::id)).chain(TECHNIQUES);
    usual.map(named).chain(super::variants::kinds()).collect()
}

/// The techniques that classic puzzles can need.
fn techniques() -> impl Iterator<Item = &'static str> {
    let classic = Layout::classic();
    let usable = ALL.iter().filter(move |technique| (technique.takes)(&classic));
    let needed = usable.filter(|technique| part_of_unneeded(technique).is_none());
    needed.map(|technique| technique.id)
}

/// The question behind the name of a kind that is no technique: a level, a number of keys, a variant.
fn named(name: &str) -> Option<Generate> {
    let text = || Some(name.to_owned());
    if name == MINIMAL {
        Some(Generate { minimal: true, ..Generate::default() })
    } else if name.contains("..") {
        Some(Generate { clues: text(), ..Generate::default() })
    } else if Level::ALL.iter().any(|level| level.id() == name) {
        Some(Generate { level: text(), ..Generate::default() })
    } else if variants_to_generate().any(|variant| variant == name) {
        Some(Generate { variants: vec![name.to_owned()], ..Generate::default() })
    } else {
        None
    }
}

fn measure(settings: &Settings<'_>, kind: String, generation: &Generation) -> Row {
    let limit = limit_of(settings.matches);
    // What is asked for by name may be rare.
    let is_rare = settings.has("techniques") || !texts(settings.matches, "kind").is_empty();
    let time = match limit {
        Some(_) => LONGEST,
        None if is_rare => TIME_OF_TECHNIQUE,
        None => TIME,
    };
    let is_enough = settings.has("techniques");
    let limit = limit.unwrap_or(if is_enough { ENOUGH } else { u64::MAX });
    // Tables that are built once in a process are no part of the work.
    let warm = Until { start: worked(), time: TIME };
    generation.run(1, &warm, &|_| (), &mut |()| {});
    let (mut keys, mut techniques, mut by_step) = (BTreeMap::new(), BTreeMap::new(), 0);
    let crew = Until { start: worked(), time };
    let ended = generation.run(limit, &crew, &Made::clone, &mut |made| {
        *keys.entry(made.puzzle.given_count()).or_default() += 1;
        let Some(rating) = &made.rating else { return };
        for used in &rating.uses {
            *techniques.entry(used.technique.id).or_default() += 1;
        }
        let hardest = rating.uses.iter().map(|used| used.technique.level).max();
        by_step += u64::from(hardest == Some(rating.level));
    });
    let time = crew.elapsed();
    Row { kind, made: ended.told, attempts: ended.next, time, keys, techniques, by_step }
}

impl Row {
    fn rate(&self) -> f64 {
        self.made as f64 / self.time.as_secs_f64()
    }

    /// The mean number of keys.
    fn mean(&self) -> f64 {
        let sum: u64 = self.keys.iter().map(|(&keys, &puzzles)| keys as u64 * puzzles).sum();
        sum as f64 / self.made.max(1) as f64
    }

    fn to_json(&self) -> serde_json::Value {
        json!({
            "kind": self.kind,
            "puzzles": self.made,
            "attempts": self.attempts,
            "seconds": self.time.as_secs_f64(),
            "puzzles_per_second": self.rate(),
            "by_step": self.by_step,
            "keys": self.keys,
            "techniques": self.techniques,
        })
    }

    fn cells(&self, output: &Output) -> [String; 7] {
        let made = self.made.max(1) as f64;
        [
            self.kind.clone(),
            output.number(self.made.into()),
            output.decimal(self.rate(), 1),
            output.decimal(1e6 * self.time.as_secs_f64() / made, 1),
            output.decimal(self.attempts as f64 / made, 2),
            output.decimal(self.mean(), 2),
            output.number(self.by_step.into()),
        ]
    }
}

#[cfg(test)]
mod tests {
    use nonet_api::Words;

    use super::*;

    #[test]
    fn puzzles_with_every_technique_can_be_asked_for() {
        for strict in [false, true] {
            for id in techniques() {
                let (techniques, id) = (vec![id.to_owned()], id);
                let question = Generate { techniques, strict, ..Generate::default() };
                assert!(Generation::of(&question, Words::english()).is_ok(), "{id}");
            }
        }
        let left_out = ALL.len() - techniques().count();
        assert!(techniques().any(|id| id == "x-wing") && left_out < 12, "{left_out}");
    }
}
