//! `nonet bench --generate`: how fast puzzles are made, and what they are like.

use std::collections::BTreeMap;
use std::time::Duration;

use nonet_api::{Generate, Generation, Outcome, message};
use nonet_count::Crew;
use nonet_generate::Made;
use nonet_host::worked;
use nonet_logic::Level;
use serde_json::json;

use super::table;
use crate::args::limit_of;
use crate::commands::Settings;
use crate::console::{asked_to_stop, start_working};
use crate::failure::Failure;
use crate::output::Output;

/// How long each kind of puzzle is made, unless it is said how many.
const TIME: Duration = Duration::from_secs(2);

/// The longest time that a kind of puzzle gets if it is said how many.
const LONGEST: Duration = Duration::from_secs(600);

/// The techniques that are asked for by name.
const TECHNIQUES: [&str; 2] = ["x-wing", "xy-wing"];

/// One thread that works for so much CPU time.
struct Until {
    start: Duration,
    time: Duration,
}

impl Crew for Until {
    fn each(&self, count: usize, part: &(dyn Fn(usize) + Sync)) {
        (0..count).take_while(|_| !self.is_stopped()).for_each(part);
    }

    fn is_stopped(&self) -> bool {
        asked_to_stop() || worked().saturating_sub(self.start) >= self.time
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
    start_working();
    let text = |text: &str| Some(text.to_owned());
    let mut kinds = vec![
        ("minimal".to_owned(), Generate { minimal: true, ..Generate::default() }),
        ("..30".to_owned(), Generate { clues: text("..30"), ..Generate::default() }),
    ];
    for level in Level::ALL {
        let question = Generate { level: text(level.id()), ..Generate::default() };
        kinds.push((level.id().to_owned(), question));
    }
    for id in TECHNIQUES {
        let question = Generate { techniques: vec![id.to_owned()], ..Generate::default() };
        kinds.push((id.to_owned(), question));
    }
    kinds.extend(super::variants::kinds());
    let mut rows = Vec::new();
    for (kind, question) in kinds {
        let question = Generate { seed: Some(settings.seed()), ..question };
        let generation = Generation::of(&question, settings.words)
            .map_err(|refused| Failure::Said(refused.outcome, refused.error.message))?;
        rows.push(measure(settings, kind, &generation));
        if asked_to_stop() {
            return Err(Failure::Said(Outcome::No, settings.say(&message!("lines-stopped"))));
        }
    }
    if settings.has("json") {
        for row in &rows {
            output.line(&row.to_json().to_string())?;
        }
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
    table(head, rows.iter().map(|row| row.cells(output)).collect(), output)?;
    output.line(&settings.say(&message!("bench-generate-footer")))?;
    Ok(Outcome::Yes)
}

fn measure(settings: &Settings<'_>, kind: String, generation: &Generation) -> Row {
    let limit = limit_of(settings.matches);
    let time = if limit.is_some() { LONGEST } else { TIME };
    // Tables that are built once in a process are no part of the work.
    let warm = Until { start: worked(), time: LONGEST };
    generation.run(1, &warm, &|_| (), &mut |()| {});
    let (mut keys, mut techniques, mut by_step) = (BTreeMap::new(), BTreeMap::new(), 0);
    let crew = Until { start: worked(), time };
    let ended = generation.run(limit.unwrap_or(u64::MAX), &crew, &Made::clone, &mut |made| {
        *keys.entry(made.puzzle.given_count()).or_default() += 1;
        let Some(rating) = &made.rating else { return };
        for used in &rating.uses {
            *techniques.entry(used.technique.id).or_default() += 1;
        }
        let hardest = rating.uses.iter().map(|used| used.technique.level).max();
        by_step += u64::from(hardest == Some(rating.level));
    });
    let time = worked().saturating_sub(crew.start);
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
