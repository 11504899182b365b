//! `nonet grid`: how many grids there are, the number of one, and which are alike.

use std::ffi::OsString;
use std::hash::{BuildHasher, RandomState};
use std::sync::{Arc, Mutex, PoisonError};

use nonet_api::{
    Answerable, Answered, AutomorphismsFound, CanonicalForm, ChunkResult, Equivalence,
    EssentialGrids, Fault, FewestKeys, GridAutomorphisms, GridBands, GridCanonical, GridChunk,
    GridCount, GridEquivalent, GridEssential, GridFewestKeys, GridMerge, GridRank, GridRanked,
    GridUnrank, GridUnranked, GridsCounted, GridsDrawn, Message, Outcome, Question, Refusal, Seed,
    Words, message, random_grid,
};
use nonet_core::BoxShape;
use nonet_count::{Canonizer, ClassicGrid, Crew};
use nonet_host::{Machine, Threads};

use crate::args::{text, texts};
use crate::commands::{Settings, shown, to_json};
use crate::console::{asked_to_stop, start_working};
use crate::crew::{Bar, threads};
use crate::failure::Failure;
use crate::input::{Source, decode};
use crate::lines::{Clerk, Reply, clerk_lines, one_line};
use crate::output::{Output, tell};
use crate::table::{self, Side};

/// The longest file of results that is merged.
const LONGEST_RESULTS: u64 = 64 << 20;

/// How many grids each thread draws at a time.
const DRAWN_AT_ONCE: u64 = 512;

/// `nonet grid`.
pub(crate) fn grid(settings: &Settings<'_>, output: &mut Output) -> Result<Outcome, Failure> {
    let Some((name, matches)) = settings.matches.subcommand() else { return Ok(Outcome::Invalid) };
    let settings = &Settings { matches, command: name, ..*settings };
    let box_shape = settings.box_shape();
    let variants = texts(matches, "variant");
    match name {
        "count" => count(settings, output),
        "rank" => {
            let question =
                |grid: String, Given { box_shape, .. }| GridRank { grid: grid.into(), box_shape };
            let line = |told: &GridRanked| told.number.to_string();
            about(settings, output, "grid", question, line, |output, told| {
                output.line(&output.number(told.number.0))
            })
        }
        "unrank" => {
            let question = |number, Given { box_shape, .. }| GridUnrank { number, box_shape };
            let line = |told: &GridUnranked| told.grid.clone();
            about(settings, output, "number", question, line, |output, told| {
                draw(output, &told.grid)
            })
        }
        "random" => random(settings, output),
        "canonical" => {
            let question = |grid: String, Given { box_shape, variants }| GridCanonical {
                grid: grid.into(),
                box_shape,
                variants,
            };
            let line = |form: &CanonicalForm| form.canonical.clone();
            about(settings, output, "grid", question, line, |output, form| {
                output.line(&form.canonical)?;
                settings.note(&form.symmetry.text);
                Ok(())
            })
        }
        "automorphisms" => {
            let question = |grid: String, Given { box_shape, variants }| GridAutomorphisms {
                grid: grid.into(),
                box_shape,
                variants,
            };
            let line = |found: &AutomorphismsFound| found.automorphisms.to_string();
            about(settings, output, "grid", question, line, |output, found| {
                automorphisms(settings, output, found)
            })
        }
        "equivalent" => {
            let grid = source(settings, "grid")?.text(settings.words)?.into();
            let other = source(settings, "other")?.text(settings.words)?.into();
            let question = GridEquivalent { grid, other, box_shape, variants };
            show(settings, output, &question, |output, told| equivalent(settings, output, told))
        }
        "bands" => bands(settings, output),
        "merge" => merge(settings, output),
        _ => {
            let question = GridFewestKeys { box_shape, variants };
            show(settings, output, &question, |output, told| fewest(settings, output, told))
        }
    }
}

/// Asks one question and prints its answer.
fn show<Q: Answerable>(
    settings: &Settings<'_>,
    output: &mut Output,
    question: &Q,
    print: impl FnOnce(&mut Output, &Q::Answer) -> Result<(), Failure>,
) -> Result<Outcome, Failure> {
    if settings.has("lines") {
        return Err(settings.conflict("--lines", "grid"));
    }
    start_working();
    let bar = Bar::new(settings);
    let told = question.answer(settings.words, &mut Machine::new(threads(settings, &bar)));
    bar.finish();
    match told {
        // Whoever has stopped it wants no answer.
        Err(refused) if refused.stopped => {
            Err(Failure::Said(refused.outcome, refused.error.message))
        }
        told => match shown(settings, output, told)? {
            Ok(answer) => print(output, &answer).map(|()| answer.outcome()),
            Err(outcome) => Ok(outcome),
        },
    }
}

/// What is said of all grids that a command is about.
#[derive(Clone, PartialEq, Eq, Default)]
struct Given {
    box_shape: Option<String>,
    variants: Vec<String>,
}

impl Given {
    fn of(settings: &Settings<'_>) -> Given {
        Given { box_shape: settings.box_shape(), variants: texts(settings.matches, "variant") }
    }
}

/// Asks a question about a grid or number, or about each line of a file of them.
fn about<Q: Answerable + 'static>(
    settings: &Settings<'_>,
    output: &mut Output,
    argument: &'static str,
    question: fn(String, Given) -> Q,
    line: fn(&Q::Answer) -> String,
    print: impl FnOnce(&mut Output, &Q::Answer) -> Result<(), Failure>,
) -> Result<Outcome, Failure> {
    let source = source(settings, argument)?;
    if !settings.has("lines") {
        let text = source.text(settings.words)?;
        return show(settings, output, &question(text, Given::of(settings)), print);
    }
    let given = Given::of(settings);
    if given.box_shape.as_deref().is_some_and(|shape| shape.parse::<BoxShape>().is_err()) {
        return Err(Failure::invalid(settings.words, &message!("box-unknown")));
    }
    let (words, json) = (settings.words, settings.has("json"));
    let shortcut = match question(String::new(), Given::default()).into() {
        _ if json || given != Given::default() => None,
        Question::GridCanonical(_) => Some(Shortcut::Canonical),
        Question::GridAutomorphisms(_) => Some(Shortcut::Automorphisms),
        _ => None,
    };
    let clerk = GridClerk { words, question, given, line, json, shortcut };
    clerk_lines(settings, output, Arc::new(clerk), source)
}

/// What the bulk of what is ever asked can be answered with: a full grid in 81 characters.
#[derive(Clone, Copy)]
enum Shortcut {
    Canonical,
    Automorphisms,
}

/// Answers lines about grids.
struct GridClerk<Q: Answerable> {
    words: &'static Words,
    question: fn(String, Given) -> Q,
    given: Given,
    line: fn(&Q::Answer) -> String,
    json: bool,
    shortcut: Option<Shortcut>,
}

impl<Q: Answerable> Clerk for GridClerk<Q> {
    fn answer(&self, line: &[u8], number: usize) -> Option<Reply> {
        if let (Some(shortcut), Some(grid)) = (self.shortcut, classic_grid(line)) {
            let form = Canonizer::shared().canonical(&grid);
            let line = match shortcut {
                Shortcut::Canonical => form.grid.to_string(),
                Shortcut::Automorphisms => form.automorphisms.to_string(),
            };
            return Some(Reply { line: line.into_bytes(), is_bad: false });
        }
        let host = &mut Machine::new(Threads::new(1, asked_to_stop));
        let question = (self.question)(decode(line), self.given.clone());
        match question.answer(self.words, host) {
            Ok(answer) if self.json => {
                Some(Reply { line: to_json(&answer).into_bytes(), is_bad: false })
            }
            Ok(answer) => Some(Reply { line: (self.line)(&answer).into_bytes(), is_bad: false }),
            Err(refused) if refused.stopped => None,
            Err(refused) => Some(self.refused(refused, number)),
        }
    }

    fn refuse(&self, number: usize) -> Reply {
        let fault = Fault::new(self.words, &message!("line-too-long"));
        self.refused(Refusal::new(Outcome::Invalid, fault), number)
    }
}

impl<Q: Answerable> GridClerk<Q> {
    fn refused(&self, mut refused: Refusal, number: usize) -> Reply {
        refused.error.line = Some(number);
        let line = if self.json {
            to_json(&refused)
        } else {
            format!("error\t{}", one_line(&refused.error.message))
        };
        Reply { line: line.into_bytes(), is_bad: refused.outcome == Outcome::Invalid }
    }
}

/// The grid in a line of 81 digits, if it is one.
fn classic_grid(line: &[u8]) -> Option<ClassicGrid> {
    let digits: &[u8; 81] = line.try_into().ok()?;
    ClassicGrid::try_new(digits.map(|digit| digit.wrapping_sub(b'1')))
}

fn source(settings: &Settings<'_>, argument: &str) -> Result<Source, Failure> {
    let argument = settings.matches.get_one::<OsString>(argument).map(OsString::as_os_str);
    Source::of(argument, settings.words)
}

/// `nonet grid count`.
fn count(settings: &Settings<'_>, output: &mut Output) -> Result<Outcome, Failure> {
    let (box_shape, table) = (settings.box_shape(), settings.has("table"));
    let variants = texts(settings.matches, "variant");
    if !settings.has("essential") {
        let question = GridCount { box_shape, variants, table };
        return show(settings, output, &question, |output, told| counted(settings, output, told));
    }
    if !variants.is_empty() {
        let fault = Fault::new(settings.words, &message!("grid-essential-variants"));
        return shown(settings, output, Err::<GridsCounted, _>(Refusal::new(Outcome::No, fault)))
            .map(|told| told.err().unwrap_or_default());
    }
    let question = GridEssential { box_shape, table };
    show(settings, output, &question, |output, told| essential(settings, output, told))
}

/// The title of a column that numbers the rows.
const NUMBER: &str = "#";

/// Four figures and a text.
const FIGURES_AND_TEXT: [Side; 5] =
    [Side::Right, Side::Right, Side::Right, Side::Right, Side::Left];

fn counted(
    settings: &Settings<'_>,
    output: &mut Output,
    told: &GridsCounted,
) -> Result<(), Failure> {
    let number = output.number(told.count.0);
    let Some(orbits) = &told.orbits else { return output.line(&number) };
    let head = [
        message!("grid-orbits-triples"),
        message!("grid-orbits-ways"),
        message!("grid-orbits-completions"),
        message!("grid-orbits-digits"),
    ];
    let [triples, ways, completions, digits] = head.map(|title| settings.say(&title));
    let mut rows = vec![[NUMBER.to_owned(), triples, ways, completions, digits]];
    rows.extend((1..).zip(orbits).map(|(index, orbit)| {
        let [size, ways, completions] = [orbit.size, orbit.arrangements, orbit.completions]
            .map(|figure| output.number(figure.into()));
        [index.to_string(), size, ways, completions, orbit.example.clone()]
    }));
    table::lines(FIGURES_AND_TEXT, &rows).iter().try_for_each(|line| output.line(line))?;
    output.line(&settings.say(&message!("grid-orbits-sum", total = number)))
}

fn essential(
    settings: &Settings<'_>,
    output: &mut Output,
    told: &EssentialGrids,
) -> Result<(), Failure> {
    let number = output.number(told.count.0);
    let Some(classes) = &told.classes else { return output.line(&number) };
    let head = [
        message!("grid-classes-order"),
        message!("grid-classes-size"),
        message!("grid-classes-fixed"),
        message!("grid-classes-images"),
    ];
    let [order, size, fixed, images] = head.map(|title| settings.say(&title));
    let mut rows = vec![[NUMBER.to_owned(), order, size, fixed, images]];
    rows.extend((1..).zip(classes).map(|(index, class)| {
        let (size, fixed) = (output.number(class.size.into()), output.number(class.fixed.0));
        let lines = |lines: &[usize]| lines.iter().map(ToString::to_string).collect::<String>();
        let transposed = if class.transposed { "  T" } else { "" };
        let (rows, columns) = (lines(&class.rows), lines(&class.columns));
        let images = format!("{rows} {columns}{transposed}");
        [index.to_string(), class.order.to_string(), size, fixed, images]
    }));
    table::lines(FIGURES_AND_TEXT, &rows).iter().try_for_each(|line| output.line(line))?;
    let (sum, symmetries) = (output.argument(told.sum.0), output.argument(told.symmetries.0));
    let total = message!("grid-classes-sum", sum = sum, symmetries = symmetries, count = number);
    output.line(&settings.say(&total))
}

/// A grid: one line for a program, drawn for a person.
pub(crate) fn draw(output: &mut Output, line: &str) -> Result<(), Failure> {
    match nonet_core::read(line) {
        Ok(draft) => output.solution(line, &draft, None),
        Err(_) => output.line(line),
    }
}

fn automorphisms(
    settings: &Settings<'_>,
    output: &mut Output,
    found: &AutomorphismsFound,
) -> Result<(), Failure> {
    output.line(&output.number(found.automorphisms.0))?;
    if settings.has("list") {
        for symmetry in &found.listed {
            output.line(&symmetry.text)?;
        }
        if !found.swaps.is_empty() {
            settings.note(&settings.say(&message!("grid-swaps", swaps = found.swaps.len())));
        }
        for swap in &found.swaps {
            output.line(&swap.text)?;
        }
    }
    Ok(())
}

fn equivalent(
    settings: &Settings<'_>,
    output: &mut Output,
    told: &Equivalence,
) -> Result<(), Failure> {
    match &told.symmetry {
        Some(symmetry) => {
            output.line(&settings.say(&message!("grid-equivalent")))?;
            output.line(&symmetry.text)
        }
        None => output.line(&settings.say(&message!("grid-not-equivalent"))),
    }
}

/// `nonet grid bands`.
fn bands(settings: &Settings<'_>, output: &mut Output) -> Result<Outcome, Failure> {
    let box_shape = settings.box_shape();
    let is_classic =
        box_shape.as_deref().is_none_or(|shape| shape.parse() == Ok(BoxShape::CLASSIC));
    if let (Some(chunk), true) = (text(settings.matches, "chunk"), is_classic) {
        return show(settings, output, &GridChunk { chunk }, |output, told| {
            let result = ChunkResult::of(told);
            output.line(&result.map(|result| result.to_string()).unwrap_or_default())
        });
    }
    let bands = settings.matches.get_many::<u16>("band").into_iter().flatten().copied().collect();
    show(settings, output, &GridBands { box_shape, bands }, |output, told| {
        for band in &told.bands {
            let number = band.number;
            let line = match band.grids {
                Some(grids) => format!("{number}\t{}", output.number(grids.into())),
                None => format!("{number}\t{}\t{}\t{}", band.rows, band.automorphisms, band.bands),
            };
            output.line(&line)?;
        }
        Ok(())
    })
}

fn fewest(settings: &Settings<'_>, output: &mut Output, told: &FewestKeys) -> Result<(), Failure> {
    let keys = told.keys;
    output.line(&keys.to_string())?;
    let puzzles = output.argument(told.puzzles.0);
    settings.note(&settings.say(&message!("grid-fewest-puzzles", puzzles = puzzles, keys = keys)));
    output.line(&told.puzzle)
}

/// `nonet grid random`: streams grids, drawn on all cores, in their order.
fn random(settings: &Settings<'_>, output: &mut Output) -> Result<Outcome, Failure> {
    let count = settings.matches.get_one::<u64>("count").copied().unwrap_or(1);
    let given = settings.matches.get_one::<u64>("seed").copied();
    // Where no seed is given, the system's own randomness is one.
    let seed = given.unwrap_or_else(|| RandomState::new().hash_one("nonet"));
    let shape = settings.box_shape().map_or(Ok(BoxShape::CLASSIC), |shape| shape.parse());
    let shape = shape.map_err(|_| Failure::invalid(settings.words, &message!("box-unknown")))?;
    start_working();
    if random_grid(shape, seed, 0).is_none() {
        let message = message!("grid-unnumbered", box = shape.to_string());
        return Err(Failure::Said(Outcome::No, settings.say(&message)));
    }
    let bar = Bar::new(settings);
    let crew = threads(settings, &bar);
    let mut first = 0;
    while first < count {
        let at_once = DRAWN_AT_ONCE * settings.threads() as u64;
        let here = (count - first).min(at_once);
        let drawn: Vec<Mutex<Vec<String>>> =
            (0..here.div_ceil(DRAWN_AT_ONCE)).map(|_| Mutex::default()).collect();
        crew.each(drawn.len(), &|part| {
            let start = first + part as u64 * DRAWN_AT_ONCE;
            let end = (start + DRAWN_AT_ONCE).min(first + here);
            let grids = (start..end).filter_map(|index| random_grid(shape, seed, index)).collect();
            *drawn[part].lock().unwrap_or_else(PoisonError::into_inner) = grids;
        });
        if crew.is_stopped() {
            let stopped = settings.say(&message!("lines-stopped"));
            return Err(Failure::Said(Outcome::No, stopped));
        }
        for grids in drawn {
            for grid in grids.into_inner().unwrap_or_else(PoisonError::into_inner) {
                if settings.has("json") {
                    let (grid, seed) = (Some(grid), Seed(seed));
                    output.line(&to_json(&GridsDrawn { grid, grids: Vec::new(), seed }))?;
                } else if count == 1 {
                    draw(output, &grid)?;
                } else {
                    output.line(&grid)?;
                }
            }
        }
        first += here;
    }
    if given.is_none() && !settings.has("json") {
        settings.note(&settings.say(&message!("grid-seed", seed = seed.to_string())));
    }
    Ok(Outcome::Yes)
}

/// `nonet grid merge`: adds up the results of chunks.
fn merge(settings: &Settings<'_>, output: &mut Output) -> Result<Outcome, Failure> {
    let words = settings.words;
    let mut texts = Vec::new();
    for name in settings.matches.get_many::<OsString>("file").into_iter().flatten() {
        let file = Source::of(Some(name.as_os_str()), words)?;
        if let Some(argument) = file.argument() {
            // An argument that is no file is not a text here.
            let missing = std::io::Error::from(std::io::ErrorKind::NotFound);
            return Err(Failure::reading(words, &argument, &missing));
        }
        texts.push((file.name(words), file.text_up_to(LONGEST_RESULTS, words)?));
    }
    let lines = || {
        texts
            .iter()
            .flat_map(|(name, text)| (1_usize..).zip(text.lines()).map(move |line| (name, line)))
    };
    let question = GridMerge { lines: lines().map(|(_, (_, line))| line.to_owned()).collect() };
    let mut told = question.answer(words, &mut ());
    if let Err(refused) = &mut told
        && let Some((name, (line, _))) =
            refused.error.line.and_then(|number| lines().nth(number - 1))
    {
        let reason = refused.error.message.as_str();
        let wrong: Message =
            message!("merge-line", file = name.as_str(), line = line, reason = reason);
        refused.error.message = settings.say(&wrong);
    }
    let merged = match shown(settings, output, told)? {
        Ok(merged) => merged,
        Err(outcome) => return Ok(outcome),
    };
    output.line(&output.number(merged.count.0))?;
    for (automorphisms, grids) in &merged.by_automorphisms {
        let grids = output.number((*grids).into());
        output.line(&format!("{automorphisms}\t{grids}"))?;
    }
    match &merged.complaint {
        Some(complaint) => tell(&settings.say(&message!("error", text = complaint.as_str()))),
        None => {
            let grids = output.argument(merged.grids.0);
            settings.note(&settings.say(&message!("merge-all", grids = grids)));
        }
    }
    Ok(merged.outcome())
}
