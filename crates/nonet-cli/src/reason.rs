//! `nonet hint`, `explain` and `rate`: puzzles as people solve them.

use std::collections::BTreeMap;

use nonet_api::{Answer, Logic, Outcome, Rated, Task, ToldStep, message, technique_name};
use nonet_core::Draft;
use nonet_core::format::Format;

use crate::args::{text, texts};
use crate::commands::{Settings, answer, reasons};
use crate::failure::Failure;
use crate::output::{Output, heading};

/// How wide a text for people is.
pub(crate) const WIDTH: usize = 80;

/// The widest picture that is worth drawing: of larger grids every line would be broken.
const WIDEST_PICTURE: usize = 120;

/// After so many steps it is said how far the way has come.
const MILESTONE: usize = 15;

/// After so many steps that rule out candidates, these are drawn again.
const REDRAWN: usize = 8;

/// What stands for a figure that is not known.
const UNKNOWN: &str = "-";

/// `nonet hint`.
pub(crate) fn hint(settings: &Settings<'_>, output: &mut Output) -> Result<Outcome, Failure> {
    let level = text(settings.matches, "level").and_then(|level| level.parse().ok()).unwrap_or(1);
    let task = Task::Hint { level, logic: logic(settings)? };
    answer(settings, output, task, |output, answer| {
        for paragraph in answer.hint.as_deref().unwrap_or_default().lines() {
            // A program wants the sentence as it is.
            let width = if output.is_terminal() { WIDTH } else { usize::MAX };
            wrapped(paragraph, width).iter().try_for_each(|line| output.line(line))?;
        }
        if level < 4 && !answer.steps.is_empty() {
            settings.note(&settings.say(&message!("hint-more", level = u64::from(level) + 1)));
        }
        Ok(())
    })
}

/// `nonet explain`.
pub(crate) fn explain(settings: &Settings<'_>, output: &mut Output) -> Result<Outcome, Failure> {
    let task = Task::Explain(logic(settings)?);
    answer(settings, output, task, |output, answer| {
        let Some(draft) = &answer.draft else { return Ok(()) };
        let start: String = draft
            .entries
            .iter()
            .map(|entry| entry.digit().map_or('.', |digit| draft.alphabet.symbol(digit)))
            .collect();
        output.solution(&start, draft, None)?;
        if settings.has("brief") {
            for (number, step) in (1_usize..).zip(&answer.steps) {
                output.line(&format!("{number}. {} {}", step.place, step.conclusion))?;
            }
        } else {
            output.line("")?;
            for line in wrapped(&settings.say(&message!("way-reading")), WIDTH) {
                output.line(&line)?;
            }
            tell_steps(settings, output, &answer.steps, draft)?;
        }
        tell_end(settings, output, answer, draft)
    })
}

/// `nonet rate`.
pub(crate) fn rate(settings: &Settings<'_>, output: &mut Output) -> Result<Outcome, Failure> {
    let task = Task::Rate(logic(settings)?);
    answer(settings, output, task, |output, answer| {
        answer.rating.as_ref().map_or(Ok(()), |rating| tell_rating(settings, output, rating))
    })
}

/// Which techniques to reason with.
fn logic(settings: &Settings<'_>) -> Result<Logic, Failure> {
    let scores = texts(settings.matches, "score").into_iter().map(|score| {
        let parsed = score.split_once('=').and_then(|(id, number)| {
            Some((id.trim().to_owned(), number.trim().parse::<u32>().ok()?))
        });
        let complaint = || message!("usage-bad-score", value = score.as_str());
        parsed.ok_or_else(|| Failure::invalid(settings.words, &complaint()))
    });
    Ok(Logic {
        only: texts(settings.matches, "only"),
        without: texts(settings.matches, "without"),
        no_uniqueness: settings.has("no-uniqueness"),
        scores: scores.collect::<Result<BTreeMap<_, _>, _>>()?,
    })
}

/// Every step in words, with a picture of the candidates where they matter.
fn tell_steps(
    settings: &Settings<'_>,
    output: &mut Output,
    steps: &[ToldStep],
    draft: &Draft,
) -> Result<(), Failure> {
    // How many steps ago the reader last saw how far it has come; the start counts.
    let mut since = 0;
    let mut is_drawn = false;
    for (number, step) in (1_usize..).zip(steps) {
        let places = !step.step.placements.is_empty();
        // Singles can be followed without candidates.
        let draws = !places && (!is_drawn || since >= REDRAWN);
        if draws || since >= MILESTONE {
            let filled = step.before.digit_count();
            let cells = draft.layout.cell_count();
            output.line("")?;
            output.line(&settings.say(&message!("way-so-far", filled = filled, cells = cells)))?;
            if draws && let Some(picture) = candidates(&step.before) {
                output.raw(picture.as_bytes())?;
            }
            since = 0;
        }
        is_drawn = !places;
        since += 1;
        output.line("")?;
        output.line(&heading(&format!("{number}. {}", step.name)))?;
        for paragraph in step.text.lines() {
            for line in wrapped(paragraph, WIDTH - 3) {
                output.line(&format!("   {line}"))?;
            }
        }
    }
    Ok(())
}

/// The candidates of a position, unless the picture would be too wide.
fn candidates(position: &Draft) -> Option<String> {
    let writer = Format::by_id("pencil-marks").and_then(|format| format.write)?;
    let picture = writer.write_all(std::slice::from_ref(position)).ok()?;
    picture.lines().all(|line| line.chars().count() <= WIDEST_PICTURE).then_some(picture)
}

/// Where the way ends.
fn tell_end(
    settings: &Settings<'_>,
    output: &mut Output,
    answer: &Answer,
    draft: &Draft,
) -> Result<(), Failure> {
    output.line("")?;
    let Some(rating) = &answer.rating else {
        return reasons(settings, answer).iter().try_for_each(|line| output.line(line));
    };
    if let Some(solution) = &answer.solution {
        output.solution(solution, draft, None)?;
    } else {
        let (steps, cells) = (answer.steps.len(), draft.layout.cell_count());
        let stuck = message!("way-stuck", steps = steps, filled = rating.filled, cells = cells);
        output.line(&settings.say(&stuck))?;
    }
    output.line("")?;
    tell_rating(settings, output, rating)
}

fn tell_rating(
    settings: &Settings<'_>,
    output: &mut Output,
    rating: &Rated,
) -> Result<(), Failure> {
    let figure = |figure: Option<u64>, output: &Output| {
        figure.map_or(UNKNOWN.to_owned(), |figure| output.number(u128::from(figure)))
    };
    let explainer = [rating.er, rating.ep, rating.ed].map(explainer_figure).join("/");
    let level = match rating.level {
        Some(level) => settings.say(&message!("level-name", level = level)),
        None => UNKNOWN.to_owned(),
    };
    let told = [
        message!("rate-explainer", figures = explainer),
        message!("rate-level", level = level),
        message!("rate-score", score = figure(rating.score, output)),
        message!("rate-complexity", complexity = figure(rating.complexity, output)),
    ];
    if !rating.solved {
        output.line(&settings.say(&message!("rate-unsolved")))?;
    }
    told.iter().try_for_each(|message| output.line(&settings.say(message)))?;
    output.line(&settings.say(&message!("rate-techniques")))?;
    rating
        .techniques
        .0
        .iter()
        .map(|used| (used.times, settings.say(&technique_name(used.technique))))
        .try_for_each(|(times, name)| output.line(&format!("{times:>5} × {name}")))
}

/// A figure of Sudoku Explainer, with its one decimal.
fn explainer_figure(figure: Option<f64>) -> String {
    figure.map_or(UNKNOWN.to_owned(), |figure| format!("{figure:.1}"))
}

/// `ER EP ED LEVEL SCORE COMPLEXITY`, with tabs.
pub(crate) fn rating_line(answer: &Answer) -> String {
    let Some(rating) = &answer.rating else { return [UNKNOWN; 6].join("\t") };
    let number = |figure: Option<u64>| figure.map_or(UNKNOWN.to_owned(), |n| n.to_string());
    let [er, ep, ed] = [rating.er, rating.ep, rating.ed].map(explainer_figure);
    let level = rating.level.unwrap_or(UNKNOWN).to_owned();
    [er, ep, ed, level, number(rating.score), number(rating.complexity)].join("\t")
}

/// `LEVEL SCORE STEP; STEP; …`, with tabs.
pub(crate) fn way_line(answer: &Answer) -> String {
    let rating = answer.rating.as_ref();
    let level = rating.and_then(|rating| rating.level).unwrap_or(UNKNOWN);
    let score = rating.and_then(|rating| rating.score);
    let score = score.map_or(UNKNOWN.to_owned(), |score| score.to_string());
    let step = |step: &ToldStep| format!("{} {}", step.step.technique, step.conclusion);
    let steps = answer.steps.iter().map(step).collect::<Vec<_>>().join("; ");
    format!("{level}\t{score}\t{steps}")
}

/// A paragraph as lines of at most `width` characters, broken between words.
pub(crate) fn wrapped(paragraph: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut length = 0;
    for word in paragraph.split(' ') {
        let letters = word.chars().count();
        match lines.last_mut() {
            Some(line) if length + 1 + letters <= width => {
                line.push(' ');
                line.push_str(word);
                length += 1 + letters;
            }
            _ => {
                lines.push(word.to_owned());
                length = letters;
            }
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_paragraph_is_broken_between_words() {
        assert_eq!(wrapped("one two three", 7), ["one two", "three"]);
        assert_eq!(wrapped("×× two", 6), ["×× two"]);
        assert_eq!(wrapped("incomprehensible", 3), ["incomprehensible"]);
        assert_eq!(wrapped("", 3), [""]);
    }
}
