//! `nonet generate`: puzzles to order, each written as soon as it is made.

mod few_keys;

use std::ffi::OsString;
use std::hash::{BuildHasher, RandomState};
use std::io::{self, IsTerminal};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use indicatif::ProgressBar;
use nonet_api::{Argument, Generate, Generation, Outcome, Seed, message};
use nonet_count::{Alone, Crew};
use nonet_generate::Ended;
use nonet_host::Threads;

use crate::args::{budget_of, text, texts};
use crate::commands::{Settings, shown, to_json};
use crate::console::{asked_to_stop, start_working};
use crate::crew::{progress_bar, progress_spinner};
use crate::failure::Failure;
use crate::grid::draw;
use crate::input::Source;
use crate::lines::Target;
use crate::output::Output;
use few_keys::Sought;

/// How long to look for a puzzle unless told otherwise, in seconds.
const BUDGET: u64 = 60;

/// How often a person is told how far it is.
const GLANCE: Duration = Duration::from_millis(100);

/// `nonet generate`.
pub(crate) fn generate(settings: &Settings<'_>, output: &mut Output) -> Result<Outcome, Failure> {
    if settings.has("lines") {
        return Err(settings.conflict("--lines", "generate"));
    }
    if text(settings.matches, "er").is_some() {
        return Err(Failure::invalid(settings.words, &message!("generate-er-later")));
    }
    let question = question(settings)?;
    let generation = match shown_refusal(settings, output, &question)? {
        Ok(generation) => generation,
        Err(outcome) => return Ok(outcome),
    };
    let count = count(settings);
    let json = settings.has("json");
    if count == 1 && !json && output.is_terminal() && Target::path(settings).is_none() {
        return one_for_a_person(settings, output, &generation, &question);
    }
    let before = match taken_file(settings) {
        Some(_) if question.few_keys => few_keys::gone_on_with(settings, &generation)?,
        Some(file) => {
            let there = message!("generate-file-there", file = file.display().to_string());
            return Err(Failure::invalid(settings.words, &there));
        }
        None => None,
    };
    let (generation, target, fewest) = match before {
        Some((target, fewest)) => (generation.after(fewest), target, Some(fewest)),
        None => (generation, Target::of(settings, output, None)?, None),
    };
    let run = Run::new(settings, count, target, fewest);
    let ended = run.make(settings, &generation, json)?;
    if question.few_keys {
        tell_how_to_go_on(settings, &question, ended.next);
    } else {
        tell_seed(settings, &question);
    }
    Ok(Outcome::Yes)
}

/// Says how a search that has ended can go on.
fn tell_how_to_go_on(settings: &Settings<'_>, question: &Generate, next: u64) {
    let is_chosen = settings.matches.get_one::<u64>("seed").is_some();
    let told = match Target::path(settings) {
        Some(file) if !is_chosen => {
            message!("generate-go-on-file", file = file.display().to_string())
        }
        _ => {
            let seed = question.seed.unwrap_or_default().to_string();
            message!("generate-go-on", seed = seed, from = next.to_string())
        }
    };
    settings.note(&settings.say(&told));
}

/// How many puzzles are asked for; 0 if that is not limited. A search for few keys goes on for as long as it gets
/// anywhere.
fn count(settings: &Settings<'_>) -> u64 {
    let asked = settings.matches.get_one::<u64>("count").copied();
    asked.unwrap_or_else(|| u64::from(!settings.has("few-keys")))
}

/// The file that puzzles shall be written to, if something is in it: nobody could make that again.
fn taken_file(settings: &Settings<'_>) -> Option<PathBuf> {
    let is_taken = |file: &PathBuf| {
        std::fs::metadata(file).is_ok_and(|found| found.is_file() && found.len() > 0)
    };
    Target::path(settings).filter(is_taken)
}

/// Says which seed it was, where nobody chose one.
fn tell_seed(settings: &Settings<'_>, question: &Generate) {
    let is_chosen = settings.matches.get_one::<u64>("seed").is_some() || question.daily.is_some();
    if !is_chosen && !settings.has("json") {
        let seed = question.seed.unwrap_or_default().to_string();
        settings.note(&settings.say(&message!("grid-seed", seed = seed)));
    }
}

/// What the question asks for, or how the command ends because that makes no sense.
fn shown_refusal(
    settings: &Settings<'_>,
    output: &mut Output,
    question: &Generate,
) -> Result<Result<Generation, Outcome>, Failure> {
    match Generation::of(question, settings.words) {
        Ok(generation) => Ok(Ok(generation)),
        Err(refused) => {
            let told = shown::<nonet_api::Generated>(settings, output, Err(refused))?;
            Ok(Err(told.err().unwrap_or_default()))
        }
    }
}

/// The question that the options ask.
fn question(settings: &Settings<'_>) -> Result<Generate, Failure> {
    let matches = settings.matches;
    let source = |name: &str| match matches.get_one::<OsString>(name) {
        Some(argument) => {
            let source = Source::of(Some(argument.as_os_str()), settings.words)?;
            source.text(settings.words).map(|text| Some(text.into()))
        }
        None => Ok(None),
    };
    let given = matches.get_one::<u64>("seed").copied();
    // Where no seed is given, the system's own randomness is one.
    let seed = given.unwrap_or_else(|| RandomState::new().hash_one("nonet"));
    let today = |date: String| if date.is_empty() { today() } else { date };
    Ok(Generate {
        seed: Some(Seed(seed)),
        box_shape: settings.box_shape(),
        variants: settings.variants(),
        clues: text(matches, "clues"),
        minimal: settings.has("minimal"),
        symmetry: text(matches, "symmetry"),
        pattern: source("pattern")?,
        grid: source("grid")?,
        any_solutions: settings.has("any-solutions"),
        few_keys: settings.has("few-keys"),
        unbiased: settings.has("unbiased"),
        from: Seed(matches.get_one::<u64>("from").copied().unwrap_or(0)),
        level: text(matches, "level"),
        score: text(matches, "score"),
        techniques: texts(matches, "technique"),
        strict: settings.has("strict"),
        only_up_to: text(matches, "only-up-to"),
        daily: text(matches, "daily").map(today),
        distinct: settings.has("distinct"),
        // Here it is the time that ends it.
        attempts: Some(u64::MAX),
        ..Generate::default()
    })
}

/// The date of today, as everybody has it at the same time: that of UTC. By the rules of the Gregorian calendar,
/// whose 400 years have 146,097 days; years are counted from March, so that leap days come last.
fn today() -> String {
    let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
    date_of(seconds / 86_400)
}

/// The date of a day, counted from 1970-01-01.
fn date_of(day: u64) -> String {
    let day = day + 719_468;
    let (era, day) = (day / 146_097, day % 146_097);
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let (year, month) = match month {
        0..10 => (400 * era + year, month + 3),
        _ => (400 * era + year + 1, month - 9),
    };
    format!("{year:04}-{month:02}-{day:02}")
}

/// Draws the one puzzle that a person waits for.
fn one_for_a_person(
    settings: &Settings<'_>,
    output: &mut Output,
    generation: &Generation,
    question: &Generate,
) -> Result<Outcome, Failure> {
    start_working();
    let clock = Clock::new(settings);
    let mut made = None;
    let bar = progress_spinner();
    let crew = clock.crew(settings);
    let ended = generation.run(1, &crew, &ToString::to_string, &mut |line| made = Some(line));
    bar.finish_and_clear();
    match made {
        Some(line) => draw(output, &line)?,
        None if ended.given_up => return Err(given_up(settings, generation, 0, 1)),
        None => return Err(clock.none(settings, 0, 1)),
    }
    tell_seed(settings, question);
    Ok(Outcome::Yes)
}

/// That there are no others to try.
fn given_up(settings: &Settings<'_>, generation: &Generation, made: u64, count: u64) -> Failure {
    let told = match made {
        0 => generation.none(),
        _ => message!("generate-no-others", made = made, count = count),
    };
    Failure::Said(Outcome::No, settings.say(&told))
}

/// How long it is since a puzzle was made, and who ends the work.
struct Clock {
    start: Instant,
    /// When the last puzzle was made, in milliseconds from the start.
    last: Arc<AtomicU64>,
    /// Set when nobody can take what is made.
    is_broken: Arc<AtomicBool>,
    budget: u64,
}

impl Clock {
    fn new(settings: &Settings<'_>) -> Clock {
        let budget = budget_of(settings.matches).unwrap_or(BUDGET);
        Clock { start: Instant::now(), last: Arc::default(), is_broken: Arc::default(), budget }
    }

    /// As many threads as the settings want, whose work Ctrl-C ends, or too long a time without a puzzle.
    fn crew(&self, settings: &Settings<'_>) -> Threads {
        let (start, budget) = (self.start, Duration::from_secs(self.budget));
        let (last, is_broken) = (Arc::clone(&self.last), Arc::clone(&self.is_broken));
        Threads::new(settings.threads(), move || {
            let last = Duration::from_millis(last.load(Ordering::Relaxed));
            asked_to_stop()
                || is_broken.load(Ordering::Relaxed)
                || start.elapsed().saturating_sub(last) > budget
        })
    }

    /// A puzzle was made just now.
    fn made(&self) {
        self.last.store(self.start.elapsed().as_millis() as u64, Ordering::Relaxed);
    }

    /// That the work ended before all puzzles were made.
    fn none(&self, settings: &Settings<'_>, made: u64, count: u64) -> Failure {
        let seconds = self.budget;
        let told = match made {
            _ if asked_to_stop() => message!("lines-stopped"),
            0 if !texts(settings.matches, "technique").is_empty() => {
                message!("generate-none-technique", seconds = seconds)
            }
            0 => message!("generate-none", seconds = seconds),
            _ => message!("generate-some", made = made, count = count, seconds = seconds),
        };
        Failure::Said(Outcome::No, settings.say(&told))
    }
}

/// Puzzles that are made one after the other.
struct Run<'a> {
    count: u64,
    target: Target<'a>,
    clock: Clock,
    bar: Option<ProgressBar>,
    /// The fewest keys that an earlier search has found.
    fewest: Option<usize>,
}

impl<'a> Run<'a> {
    fn new(
        settings: &Settings<'_>,
        count: u64,
        target: Target<'a>,
        fewest: Option<usize>,
    ) -> Run<'a> {
        let is_seen = io::stderr().is_terminal() && !target.is_terminal() && !settings.has("quiet");
        let bar = || if count == 0 { progress_spinner() } else { progress_bar(count) };
        Run { count, target, clock: Clock::new(settings), bar: is_seen.then(bar), fewest }
    }

    /// Makes them all, or as many as there is time for.
    fn make(
        mut self,
        settings: &Settings<'_>,
        generation: &Generation,
        json: bool,
    ) -> Result<Ended, Failure> {
        start_working();
        let crew = self.clock.crew(settings);
        let (mut made, mut glance, mut failure) = (0_u64, Duration::ZERO, None);
        let is_search = settings.has("few-keys");
        let bar = self.bar.clone().filter(|_| is_search);
        let sought = is_search.then(|| Sought::new(self.fewest, bar));
        let finish = |puzzle: &nonet_generate::Made| {
            if let Some(sought) = &sought {
                sought.found(settings, puzzle.puzzle.given_count());
            }
            // What a search has found is told also when it is stopped.
            let teller: &dyn Crew = if is_search { &Alone } else { &crew };
            let mut line = if json {
                generation.told(puzzle, teller).map(|told| to_json(&told)).unwrap_or_default()
            } else {
                puzzle.to_string()
            };
            line.push('\n');
            line
        };
        let wanted = if self.count == 0 { u64::MAX } else { self.count };
        let ended = generation.run(wanted, &crew, &finish, &mut |line| {
            // A line that is empty belongs to a puzzle about which nobody waited to hear.
            if failure.is_some() || line.len() <= 1 {
                return;
            }
            self.clock.made();
            if let Err(error) = self.target.write(line.as_bytes()) {
                self.clock.is_broken.store(true, Ordering::Relaxed);
                failure = Some(error);
                return;
            }
            made += 1;
            let elapsed = self.clock.start.elapsed();
            if let Some(bar) = &self.bar
                && !is_search
                && elapsed >= glance + GLANCE
            {
                glance = elapsed;
                let rate = made as f64 / elapsed.as_secs_f64();
                let (made, rate) = (made.into(), rate as u128);
                let (count, rate) = (Argument::Grouped(made), Argument::Grouped(rate));
                let told = message!("progress-making", made = count, rate = rate);
                bar.set_message(settings.say(&told));
                bar.set_position(made as u64);
            }
        });
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
        if let Some(failure) = failure {
            return Err(failure);
        }
        self.target.finish()?;
        if ended.given_up {
            return Err(given_up(settings, generation, made, self.count));
        }
        // What goes on until it is stopped, or for as long as it gets anywhere, ends so.
        let is_open = self.count == 0 && (asked_to_stop() || is_search && made > 0);
        if !ended.stopped || is_open {
            return Ok(ended);
        }
        if let Some(keys) = self.fewest {
            let seconds = self.clock.budget;
            let told = message!("generate-none-fewer", keys = keys, seconds = seconds);
            return Err(Failure::Said(Outcome::No, settings.say(&told)));
        }
        Err(self.clock.none(settings, made, self.count))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_have_the_dates_of_the_calendar() {
        let dates =
            [(0, "1970-01-01"), (59, "1970-03-01"), (789, "1972-02-29"), (11_016, "2000-02-29")];
        for (day, date) in dates.into_iter().chain([(20_774, "2026-11-17"), (47_540, "2100-02-28")])
        {
            assert_eq!(date_of(day), date);
        }
        assert_eq!(date_of(47_541), "2100-03-01");
    }
}
