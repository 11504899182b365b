//! `nonet grid`: how many grids there are, the number of one, and which are alike.

use std::ffi::OsString;
use std::hash::{BuildHasher, RandomState};
use std::sync::{Arc, Mutex, PoisonError};

use nonet_api::{
    ChunkResult, Fault, GridAnswer, GridRequest, GridTask, Message, Outcome, Words, handle_grid,
    merge_chunks, message, random_grid,
};
use nonet_core::BoxShape;
use nonet_count::{Canonizer, ClassicGrid, Crew};

use crate::args::{text, texts};
use crate::commands::Settings;
use crate::console::start_working;
use crate::crew::{OneThread, Threads};
use crate::failure::Failure;
use crate::input::{Source, decode};
use crate::lines::{Clerk, Reply, clerk_lines, one_line};
use crate::output::{Output, tell};

/// The longest file of results that is merged.
const LONGEST_RESULTS: u64 = 64 << 20;

/// How many grids each thread draws at a time.
const DRAWN_AT_ONCE: u64 = 512;

/// `nonet grid`.
pub(crate) fn grid(settings: &Settings<'_>, output: &mut Output) -> Result<Outcome, Failure> {
    let Some((name, matches)) = settings.matches.subcommand() else { return Ok(Outcome::Invalid) };
    let settings = &Settings { words: settings.words, matches };
    let variants = || texts(matches, "variant");
    match name {
        "count" => {
            let (essential, table) = (settings.has("essential"), settings.has("table"));
            show(
                settings,
                output,
                GridTask::Count { variants: variants(), essential, table },
                count,
            )
        }
        "rank" => about(settings, output, "grid", |grid| GridTask::Rank { grid }, number),
        "unrank" => about(settings, output, "number", |number| GridTask::Unrank { number }, board),
        "random" => random(settings, output),
        "canonical" => {
            about(settings, output, "grid", |grid| GridTask::Canonical { grid }, canonical)
        }
        "automorphisms" => {
            about(settings, output, "grid", |grid| GridTask::Automorphisms { grid }, automorphisms)
        }
        "equivalent" => {
            let grid = source(settings, "grid")?.text(settings.words)?;
            let other = source(settings, "other")?.text(settings.words)?;
            show(settings, output, GridTask::Equivalent { grid, other }, equivalent)
        }
        "bands" => {
            let bands: Vec<u16> =
                matches.get_many::<u16>("band").into_iter().flatten().copied().collect();
            let chunk = text(matches, "chunk");
            show(settings, output, GridTask::Bands { bands, chunk }, bands_or_chunk)
        }
        "merge" => merge(settings, output),
        _ => show(settings, output, GridTask::FewestKeys { variants: variants() }, fewest),
    }
}

/// How an answer is printed.
type Print = fn(&Settings<'_>, &mut Output, &GridAnswer) -> Result<(), Failure>;

/// Answers one question and prints it.
fn show(
    settings: &Settings<'_>,
    output: &mut Output,
    task: GridTask,
    print: Print,
) -> Result<Outcome, Failure> {
    if settings.has("lines") {
        let conflict = message!("usage-conflict", argument = "--lines", other = "grid");
        return Err(Failure::invalid(settings.words, &conflict));
    }
    let request = GridRequest { box_shape: settings.box_shape(), task };
    start_working();
    let crew = Threads::new(settings);
    let answer = handle_grid(&request, settings.words, &crew);
    crew.finish();
    tell_answer(settings, output, &answer, print)
}

fn tell_answer(
    settings: &Settings<'_>,
    output: &mut Output,
    answer: &GridAnswer,
    print: Print,
) -> Result<Outcome, Failure> {
    if answer.stopped {
        let stopped = settings.say(&message!("lines-stopped"));
        return Err(Failure::Said(Outcome::No, stopped));
    }
    if settings.has("json") {
        output.line(&to_json(answer))?;
    } else if let Some(fault) = &answer.error {
        return Err(Failure::Said(answer.outcome, fault.message.clone()));
    } else {
        print(settings, output, answer)?;
    }
    Ok(answer.outcome)
}

/// Answers a question about a grid or number, or about each line of a file of them.
fn about(
    settings: &Settings<'_>,
    output: &mut Output,
    argument: &'static str,
    task: fn(String) -> GridTask,
    print: Print,
) -> Result<Outcome, Failure> {
    let source = source(settings, argument)?;
    if !settings.has("lines") {
        let text = source.text(settings.words)?;
        return show(settings, output, task(text), print);
    }
    if let Some(shape) = settings.box_shape()
        && shape.parse::<BoxShape>().is_err()
    {
        return Err(Failure::invalid(settings.words, &message!("box-unknown")));
    }
    let clerk = GridClerk {
        words: settings.words,
        box_shape: settings.box_shape(),
        task,
        json: settings.has("json"),
    };
    clerk_lines(settings, output, Arc::new(clerk), source)
}

/// Answers lines about grids.
struct GridClerk {
    words: &'static Words,
    box_shape: Option<String>,
    task: fn(String) -> GridTask,
    json: bool,
}

impl Clerk for GridClerk {
    fn answer(&self, line: &[u8], number: usize) -> Option<Reply> {
        let task = || (self.task)(decode(line));
        if !self.json
            && self.box_shape.is_none()
            && let Some(grid) = classic_grid(line)
        {
            // The bulk of what is ever asked: a full grid in 81 characters.
            let form = || Canonizer::shared().canonical(&grid);
            let line = match task() {
                GridTask::Canonical { .. } => Some(form().grid.to_string()),
                GridTask::Automorphisms { .. } => Some(form().automorphisms.to_string()),
                _ => None,
            };
            if let Some(line) = line {
                return Some(Reply { line: line.into_bytes(), is_bad: false });
            }
        }
        let request = GridRequest { box_shape: self.box_shape.clone(), task: task() };
        let answer = handle_grid(&request, self.words, &OneThread);
        (!answer.stopped).then(|| self.reply(answer, number))
    }

    fn refuse(&self, number: usize) -> Reply {
        let error = Some(Fault::new(self.words, &message!("line-too-long")));
        let answer = GridAnswer { outcome: Outcome::Invalid, error, ..GridAnswer::default() };
        self.reply(answer, number)
    }
}

impl GridClerk {
    fn reply(&self, mut answer: GridAnswer, number: usize) -> Reply {
        if let Some(fault) = &mut answer.error {
            fault.line = Some(number);
        }
        let is_bad = answer.outcome == Outcome::Invalid;
        let line = match &answer.error {
            _ if self.json => to_json(&answer),
            Some(fault) => format!("error\t{}", one_line(&fault.message)),
            None => short(&answer),
        };
        Reply { line: line.into_bytes(), is_bad }
    }
}

/// The grid in a line of 81 digits, if it is one.
fn classic_grid(line: &[u8]) -> Option<ClassicGrid> {
    let digits: &[u8; 81] = line.try_into().ok()?;
    ClassicGrid::try_new(digits.map(|digit| digit.wrapping_sub(b'1')))
}

/// An answer about one grid or number, in one line.
fn short(answer: &GridAnswer) -> String {
    if let Some(canonical) = &answer.canonical {
        canonical.clone()
    } else if let Some(automorphisms) = answer.automorphisms {
        automorphisms.to_string()
    } else if answer.set.is_some() {
        answer.number.clone().unwrap_or_default()
    } else {
        answer.grid.clone().unwrap_or_default()
    }
}

fn source(settings: &Settings<'_>, argument: &str) -> Result<Source, Failure> {
    let argument = settings.matches.get_one::<OsString>(argument).map(OsString::as_os_str);
    Source::of(argument, settings.words)
}

fn count(settings: &Settings<'_>, output: &mut Output, answer: &GridAnswer) -> Result<(), Failure> {
    let number = output.number(answer.count.unwrap_or_default());
    if let Some(orbits) = &answer.orbits {
        output.line(&settings.say(&message!("grid-orbits-head")))?;
        for (index, orbit) in (1..).zip(orbits) {
            let [size, ways, completions] = [orbit.size, orbit.arrangements, orbit.completions]
                .map(|figure| output.number(figure.into()));
            let example = &orbit.example;
            output.line(&format!("{index:>2} {size:>7} {ways:>6} {completions:>14}  {example}"))?;
        }
        output.line(&settings.say(&message!("grid-orbits-sum", total = number.as_str())))?;
    }
    if let (Some(classes), Some(sum), Some(symmetries)) =
        (&answer.classes, answer.sum, answer.symmetries)
    {
        output.line(&settings.say(&message!("grid-classes-head")))?;
        for (index, class) in (1..).zip(classes) {
            let [size, fixed] =
                [class.size, class.fixed].map(|figure| output.number(figure.into()));
            let lines = |lines: &[usize]| lines.iter().map(ToString::to_string).collect::<String>();
            let transposed = if class.transposed { "  T" } else { "" };
            let (rows, columns) = (lines(&class.rows), lines(&class.columns));
            let order = class.order;
            output.line(&format!(
                "{index:>3} {order:>3} {size:>8} {fixed:>26}  {rows} {columns}{transposed}"
            ))?;
        }
        let (sum, symmetries) = (output.number(sum), output.number(symmetries));
        let told = message!(
            "grid-classes-sum",
            sum = sum,
            symmetries = symmetries,
            count = number.as_str()
        );
        output.line(&settings.say(&told))?;
    }
    if answer.orbits.is_none() && answer.classes.is_none() {
        output.line(&number)?;
    }
    Ok(())
}

fn number(_: &Settings<'_>, output: &mut Output, answer: &GridAnswer) -> Result<(), Failure> {
    let number = answer.number.as_deref().and_then(|number| number.parse().ok()).unwrap_or(0);
    output.line(&output.number(number))
}

fn board(_: &Settings<'_>, output: &mut Output, answer: &GridAnswer) -> Result<(), Failure> {
    draw(output, answer.grid.as_deref().unwrap_or_default())
}

/// A grid: one line for a program, drawn for a person.
pub(crate) fn draw(output: &mut Output, line: &str) -> Result<(), Failure> {
    match nonet_core::read(line) {
        Ok(draft) => output.solution(line, &draft, None),
        Err(_) => output.line(line),
    }
}

fn canonical(
    settings: &Settings<'_>,
    output: &mut Output,
    answer: &GridAnswer,
) -> Result<(), Failure> {
    output.line(answer.canonical.as_deref().unwrap_or_default())?;
    if let Some(symmetry) = &answer.symmetry {
        settings.note(&symmetry.text);
    }
    Ok(())
}

fn automorphisms(
    settings: &Settings<'_>,
    output: &mut Output,
    answer: &GridAnswer,
) -> Result<(), Failure> {
    output.line(&output.number(answer.automorphisms.unwrap_or_default()))?;
    if settings.has("list") {
        for symmetry in &answer.listed {
            output.line(&symmetry.text)?;
        }
        if !answer.swaps.is_empty() {
            settings.note(&settings.say(&message!("grid-swaps", swaps = answer.swaps.len())));
        }
        for swap in &answer.swaps {
            output.line(&swap.text)?;
        }
    }
    Ok(())
}

fn equivalent(
    settings: &Settings<'_>,
    output: &mut Output,
    answer: &GridAnswer,
) -> Result<(), Failure> {
    match &answer.symmetry {
        Some(symmetry) => {
            output.line(&settings.say(&message!("grid-equivalent")))?;
            output.line(&symmetry.text)
        }
        None => output.line(&settings.say(&message!("grid-not-equivalent"))),
    }
}

fn bands_or_chunk(
    _: &Settings<'_>,
    output: &mut Output,
    answer: &GridAnswer,
) -> Result<(), Failure> {
    if let Some(result) = ChunkResult::of(answer) {
        return output.line(&result.to_string());
    }
    for band in &answer.bands {
        let line = match band.grids {
            Some(grids) => format!("{}\t{}", band.number, output.number(grids.into())),
            None => {
                format!("{}\t{}\t{}\t{}", band.number, band.rows, band.automorphisms, band.bands)
            }
        };
        output.line(&line)?;
    }
    Ok(())
}

fn fewest(
    settings: &Settings<'_>,
    output: &mut Output,
    answer: &GridAnswer,
) -> Result<(), Failure> {
    let keys = answer.keys.unwrap_or_default();
    output.line(&keys.to_string())?;
    let puzzles = output.number(answer.puzzles.unwrap_or_default());
    settings.note(&settings.say(&message!("grid-fewest-puzzles", puzzles = puzzles, keys = keys)));
    output.line(answer.puzzle.as_deref().unwrap_or_default())
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
    let crew = Threads::new(settings);
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
                    let answer =
                        GridAnswer { grid: Some(grid), seed: Some(seed), ..GridAnswer::default() };
                    output.line(&to_json(&answer))?;
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
    let merged = merge_chunks(lines().map(|(_, (_, line))| line)).map_err(|(index, wrong)| {
        let wrong: Message = match lines().nth(index) {
            Some((name, (line, _))) => {
                message!("merge-line", file = name.as_str(), line = line, reason = wrong)
            }
            None => wrong,
        };
        Failure::invalid(words, &wrong)
    })?;
    if settings.has("json") {
        output.line(&serde_json::to_string(&merged).expect("numbers and texts"))?;
        return Ok(merged.outcome);
    }
    output.line(&output.number(merged.count))?;
    for (automorphisms, grids) in &merged.by_automorphisms {
        let grids = output.number((*grids).into());
        output.line(&format!("{automorphisms}\t{grids}"))?;
    }
    match merged.complaint() {
        Some(complaint) => tell(&settings.say(&message!("error", text = complaint))),
        None => settings
            .note(&settings.say(&message!("merge-all", grids = output.number(merged.grids)))),
    }
    Ok(merged.outcome)
}

fn to_json(answer: &GridAnswer) -> String {
    serde_json::to_string(answer).expect("an answer has only texts and numbers")
}
