//! The puzzle of a day is the same for everyone: the date and the level decide, and nothing else.
//!
//! `NONET_RENEW_GOLDEN=1` writes the file anew: until version 1.0.0, with a line in the changelog.

use std::fmt::Write;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicUsize, Ordering};

use nonet_api::{Answerable, Event, Generate, Host, Words};
use nonet_core::solve::Path;
use nonet_count::Crew;

/// Days at the ends of months, years and what computers count in, and leap days.
const DATES: [&str; 6] =
    ["1970-01-01", "2000-02-29", "2024-02-29", "2026-11-17", "2026-12-31", "2038-01-20"];

const LEVELS: [Option<&str>; 6] =
    [None, Some("easy"), Some("medium"), Some("hard"), Some("unfair"), Some("extreme")];

/// A host with three threads.
struct Three(Crowd);

struct Crowd;

impl Crew for Crowd {
    fn each(&self, count: usize, part: &(dyn Fn(usize) + Sync)) {
        let next = AtomicUsize::new(0);
        let work = || {
            while let Some(number) =
                Some(next.fetch_add(1, Ordering::Relaxed)).filter(|&number| number < count)
            {
                part(number);
            }
        };
        std::thread::scope(|scope| (0..3).for_each(|_| drop(scope.spawn(work))));
    }
}

impl Host for Three {
    fn hear(&mut self, _: &Event<'_>) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    fn crew(&self) -> &dyn Crew {
        &self.0
    }
}

/// The puzzles of some days, in the words of a language and by a host.
fn days(words: &Words, host: &mut dyn Host) -> String {
    let mut text = String::from("# The puzzles of days: date, level, attempt, puzzle\n");
    for date in DATES {
        for level in LEVELS {
            let question = Generate {
                daily: Some(date.to_owned()),
                level: level.map(str::to_owned),
                ..Generate::default()
            };
            let made = question.answer(words, host).expect("there is one every day");
            let (index, puzzle) = (made.puzzles[0].index, &made.puzzles[0].puzzle);
            let level = level.unwrap_or("-");
            writeln!(text, "{date}\t{level}\t{index}\t{puzzle}").expect("a text takes everything");
        }
    }
    text
}

fn golden() -> String {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/daily.txt");
    if std::env::var_os("NONET_RENEW_GOLDEN").is_some() {
        std::fs::write(path, days(Words::english(), &mut ())).expect("the file can be written");
    }
    std::fs::read_to_string(path).expect("the file is there")
}

#[test]
fn a_day_keeps_its_puzzles() {
    assert_eq!(days(Words::english(), &mut ()), golden());
}

#[test]
fn threads_processor_and_language_change_no_day() {
    Path::PORTABLE.keep_to();
    let words = Words::for_tag("en-XA").expect("the language of tests");
    assert_eq!(days(words, &mut Three(Crowd)), golden());
}
