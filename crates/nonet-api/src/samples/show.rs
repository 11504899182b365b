//! The questions about samples: the list of them, and one with its text, bundled or the user's own.

use std::borrow::Cow;
use std::ops::ControlFlow;
use std::time::Duration;

use nonet_core::{Draft, Remark};
use nonet_count::Crew;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::own::{OwnError, OwnList, OwnSamples};
use super::{ALL, NotFound, Sample, choose};
use crate::answer::{Answered, Refusal};
use crate::ask::Answerable;
use crate::describe::verdict;
use crate::host::{Event, Host};
use crate::message;
use crate::puzzle::{AboutPuzzle, Check, Problem};
use crate::words::{Argument, Words};

/// For how long a list reads and checks own samples, all together: what is not reached by then has no
/// outcome, so that thousands of files or a puzzle that takes hours keep nobody waiting.
const LIST_TIME: Duration = Duration::from_millis(500);

/// For how long a list checks one of them.
const ONE_TIME: Duration = Duration::from_millis(50);

/// For how long one is checked that was asked for.
const SHOW_TIME: Duration = Duration::from_secs(2);

/// How much of what a file says of itself is told, in characters.
const LONGEST_ABOUT: usize = 80;

/// List the samples: the bundled ones, then the user's own if the host has any.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ListSamples {}

/// The samples.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct SampleList {
    /// The samples, without their texts.
    pub samples: Vec<SampleData>,
    /// The folder in which own samples lie, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub folder: Option<String>,
    /// What lies there and is no sample.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub remarks: Vec<String>,
}

/// A sample.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct SampleData {
    /// Its number, from 1.
    pub number: usize,
    /// The name of its file.
    pub name: Cow<'static, str>,
    /// What it shows; of the user's own what the file says of itself, if anything.
    pub about: Cow<'static, str>,
    /// What comes of checking it. Null for one of the user's own that there was no time to check.
    pub expected: Option<String>,
    /// Whether it is the user's own.
    pub own: bool,
}

impl SampleData {
    fn bundled(index: usize, sample: &Sample, words: &Words) -> SampleData {
        SampleData {
            number: index + 1,
            name: Cow::Borrowed(sample.name),
            about: Cow::Borrowed(sample.about),
            expected: Some(sample.outcome(words)),
            own: false,
        }
    }

    /// An own sample of which nothing is known but its name.
    fn own(index: usize, name: String) -> SampleData {
        let (number, name, about) = (index + 1, Cow::Owned(name), Cow::Borrowed(""));
        SampleData { number, name, about, expected: None, own: true }
    }

    /// Finds out about an own sample what can be found out in time.
    fn look_at(&mut self, text: &str, words: &Words, host: &mut dyn Host, time: Duration) {
        match Problem::new(text).read(words) {
            Ok(draft) => {
                self.about = about(&draft).into();
                self.expected = outcome(draft, words, host, time);
            }
            Err(refused) => self.expected = Some(refused.error.message),
        }
    }
}

/// What a file says of its puzzle, in one line.
fn about(draft: &Draft) -> String {
    let told = [Remark::Title, Remark::Description, Remark::Comment].into_iter().find_map(|kind| {
        draft.remarks.iter().find(|(other, text)| *other == kind && !text.trim().is_empty())
    });
    let Some((_, text)) = told else { return String::new() };
    let line: String = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if line.chars().count() <= LONGEST_ABOUT {
        return line;
    }
    line.chars().take(LONGEST_ABOUT - 1).chain(['…']).collect()
}

/// What comes of checking a puzzle, if that is known in time. Without a clock there is none.
fn outcome(draft: Draft, words: &Words, host: &mut dyn Host, time: Duration) -> Option<String> {
    let until = host.now()? + time;
    let checked = Check::default().answer_draft(draft, words, &mut Hurried { host, until });
    let checked = checked.ok().filter(|checked| !checked.is_stopped())?;
    Some(words.say(&verdict(&checked.findings)))
}

/// A host who does not wait for long, and hears of nothing but how far the work is.
struct Hurried<'a> {
    host: &'a mut dyn Host,
    until: Duration,
}

impl Host for Hurried<'_> {
    fn hear(&mut self, event: &Event<'_>) -> ControlFlow<()> {
        if self.host.now().is_none_or(|now| now >= self.until) {
            return ControlFlow::Break(());
        }
        match event {
            Event::Progress(_) => self.host.hear(event),
            _ => ControlFlow::Continue(()),
        }
    }

    fn crew(&self) -> &dyn Crew {
        self.host.crew()
    }

    fn now(&self) -> Option<Duration> {
        self.host.now()
    }
}

impl Answered for SampleList {
    fn remarks(&self) -> &[String] {
        &self.remarks
    }
}

impl Answerable for ListSamples {
    type Answer = SampleList;

    fn answer(&self, words: &Words, host: &mut dyn Host) -> Result<SampleList, Refusal> {
        let bundled = ALL.iter().enumerate();
        let mut samples: Vec<SampleData> =
            bundled.map(|(index, sample)| SampleData::bundled(index, sample, words)).collect();
        let Some(OwnList { names, remarks, place }) = host.own_samples().map(OwnSamples::list)
        else {
            return Ok(SampleList { samples, folder: None, remarks: Vec::new() });
        };
        let until = host.now().map(|now| now + LIST_TIME);
        for (index, name) in (ALL.len()..).zip(names) {
            let mut data = SampleData::own(index, name);
            let left = until.zip(host.now()).map(|(until, now)| until.saturating_sub(now));
            if let Some(left) = left.filter(|left| !left.is_zero()) {
                match read(host, &data.name) {
                    Ok(text) => data.look_at(&text, words, host, left.min(ONE_TIME)),
                    Err(error) => data.expected = Some(words.say(&error.message(&data.name))),
                }
            }
            samples.push(data);
        }
        let remarks = remarks.iter().map(|remark| words.say(remark)).collect();
        Ok(SampleList { samples, folder: Some(place), remarks })
    }
}

/// Show a sample.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ShowSample {
    /// Its name, its number, or the beginning of its name.
    pub name: String,
    /// True to look among the user's own only, false among the bundled ones; both if not said. Where
    /// both have the name, that is the bundled one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub own: Option<bool>,
}

/// A sample with its text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct SampleShown {
    /// What there is to know about it.
    #[serde(flatten)]
    pub sample: SampleData,
    /// The file, as it is.
    pub text: Cow<'static, str>,
}

impl Answered for SampleShown {}

impl Answerable for ShowSample {
    type Answer = SampleShown;

    fn answer(&self, words: &Words, host: &mut dyn Host) -> Result<SampleShown, Refusal> {
        let own = match (self.own, host.own_samples()) {
            (Some(false), _) | (_, None) => Vec::new(),
            (_, Some(own)) => own.list().names,
        };
        let bundled = ALL.iter().map(|sample| sample.name);
        let names: Vec<&str> = bundled.chain(own.iter().map(String::as_str)).collect();
        let first = if self.own == Some(true) { ALL.len() } else { 0 };
        let index = choose(&self.name, &names, first).map_err(|error| {
            let (name, known) = (self.name.as_str(), |names| Argument::ids(names));
            Refusal::invalid(
                words,
                &match error {
                    NotFound::Ambiguous(names) => {
                        message!("sample-ambiguous", name = name, known = known(names))
                    }
                    NotFound::Unknown(names) if names.is_empty() => OwnError::Missing.message(name),
                    NotFound::Unknown(names) => {
                        message!("sample-unknown", name = name, known = known(names))
                    }
                },
            )
        })?;
        if let Some(sample) = ALL.get(index) {
            let text = Cow::Borrowed(sample.text);
            return Ok(SampleShown { sample: SampleData::bundled(index, sample, words), text });
        }
        let mut sample = SampleData::own(index, names[index].to_owned());
        let text = read(host, &sample.name)
            .map_err(|error| Refusal::invalid(words, &error.message(&sample.name)))?;
        sample.look_at(&text, words, host, SHOW_TIME);
        Ok(SampleShown { sample, text: Cow::Owned(text) })
    }
}

/// The text of an own sample.
fn read(host: &dyn Host, name: &str) -> Result<String, OwnError> {
    host.own_samples().map_or(Err(OwnError::Missing), |own| own.read(name))
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;

    /// Samples in memory, and a clock that goes on by some milliseconds with each look.
    struct Shelf {
        texts: Vec<(&'static str, &'static str)>,
        step: u64,
        now: Cell<u64>,
    }

    impl Shelf {
        fn of(texts: &[(&'static str, &'static str)], step: u64) -> Shelf {
            Shelf { texts: texts.to_vec(), step, now: Cell::new(0) }
        }
    }

    impl OwnSamples for Shelf {
        fn list(&self) -> OwnList {
            let names = self.texts.iter().map(|(name, _)| (*name).to_owned()).collect();
            OwnList { names, remarks: Vec::new(), place: "a shelf".to_owned() }
        }

        fn read(&self, name: &str) -> Result<String, OwnError> {
            let found = self.texts.iter().find(|(other, _)| *other == name);
            found.map(|(_, text)| (*text).to_owned()).ok_or(OwnError::Missing)
        }
    }

    impl Host for Shelf {
        fn own_samples(&self) -> Option<&dyn OwnSamples> {
            Some(self)
        }

        fn now(&self) -> Option<Duration> {
            self.now.set(self.now.get() + self.step);
            Some(Duration::from_millis(self.now.get()))
        }
    }

    fn list(host: &mut Shelf) -> Vec<SampleData> {
        let list = ListSamples {}.answer(Words::english(), host).expect("a list");
        assert_eq!(list.folder.as_deref(), Some("a shelf"));
        list.samples[ALL.len()..].to_vec()
    }

    fn show(name: &str, own: Option<bool>, host: &mut Shelf) -> Result<SampleShown, String> {
        let question = ShowSample { name: name.to_owned(), own };
        question.answer(Words::english(), host).map_err(|refused| refused.error.code.to_owned())
    }

    const MINE: [(&str, &str); 4] = [
        ("Mine.txt", "1234341221434321"),
        ("broken", "12"),
        ("easy-06-wikipedia.txt", "................"),
        ("mine.txt", "#T A name\n12..\n....\n....\n....\n"),
    ];

    #[test]
    fn own_samples_come_after_the_bundled_ones_with_what_comes_of_them() {
        let own = list(&mut Shelf::of(&MINE, 0));
        let told: Vec<(usize, &str, Option<&str>)> = own
            .iter()
            .map(|data| (data.number - ALL.len(), &*data.name, data.expected.as_deref()))
            .collect();
        assert!(own.iter().all(|data| data.own));
        assert_eq!(told[0], (1, "Mine.txt", Some("unique")));
        assert_eq!((told[1].0, told[1].1), (2, "broken"));
        assert!(told[1].2.is_some_and(|wrong| wrong.contains('2')), "{told:?}");
        assert_eq!(told[2], (3, "easy-06-wikipedia.txt", Some("288 solutions")));
        assert_eq!(told[3].1, "mine.txt");
    }

    #[test]
    fn a_list_does_not_wait_for_what_takes_long() {
        // With each look at the clock 200 milliseconds have gone: there is time for two at most.
        let own = list(&mut Shelf::of(&MINE, 200));
        assert_eq!(own.len(), 4, "all of them are there");
        assert_eq!(own[3].expected, None);
    }

    #[test]
    fn a_bundled_sample_keeps_its_name_and_an_own_one_can_be_asked_for() {
        let host = &mut Shelf::of(&MINE, 0);
        let name = "easy-06-wikipedia.txt";
        assert!(show(name, None, host).is_ok_and(|shown| !shown.sample.own));
        assert!(show(name, Some(false), host).is_ok_and(|shown| !shown.sample.own));
        let own = show(name, Some(true), host).expect("there is one");
        assert_eq!((own.text.as_ref(), own.sample.own), ("................", true));
        assert_eq!(own.sample.number, ALL.len() + 3);
        let by_number = show(&own.sample.number.to_string(), None, host);
        assert_eq!(by_number.as_ref(), Ok(&own));
        assert_eq!(show("1", Some(true), host), Err("sample-unknown".to_owned()));
        assert_eq!(show("1", Some(true), &mut Shelf::of(&[], 0)), Err("own-missing".to_owned()));
        assert_eq!(show("broken", Some(false), host), Err("sample-unknown".to_owned()));
    }

    #[test]
    fn names_that_differ_in_the_case_of_letters_are_told_apart() {
        let host = &mut Shelf::of(&MINE, 0);
        for name in ["Mine.txt", "mine.txt"] {
            assert_eq!(show(name, None, host).expect("there is one").sample.name, name);
        }
        assert_eq!(show("MINE.TXT", None, host), Err("sample-ambiguous".to_owned()));
        assert_eq!(show("bro", None, host).expect("there is one").sample.name, "broken");
    }

    #[test]
    fn a_file_says_itself_what_it_shows() {
        let text = "[Puzzle]\n#Dabout   it\n";
        let mut draft = Problem::new("1234341221434321").read(Words::english()).expect("a puzzle");
        assert_eq!(about(&draft), "");
        draft.remarks.push((Remark::Comment, text.to_owned()));
        assert_eq!(about(&draft), "[Puzzle] #Dabout it");
        draft.remarks.push((Remark::Title, "x".repeat(100)));
        assert_eq!(about(&draft), format!("{}…", "x".repeat(79)));
    }
}
