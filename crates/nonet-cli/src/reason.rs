//! `nonet hint`, `explain` and `rate`: puzzles as people solve them.

use std::collections::BTreeMap;

use nonet_api::{
    Explain, Explained, Hint, Hinted, Logic, Outcome, Rate, Rated, Rating, ToldStep, message,
    reading, technique_name,
};
use nonet_core::Draft;

use crate::args::{text, texts};
use crate::commands::{Settings, answer, pencil_marks};
use crate::failure::Failure;
use crate::lines::one_line;
use crate::output::{Output, heading, picture};

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

/// The ratings of Sudoku Explainer, which nobody knows yet.
const EXPLAINER: [&str; 3] = [UNKNOWN; 3];

/// `nonet hint`.
pub(crate) fn hint(settings: &Settings<'_>, output: &mut Output) -> Result<Outcome, Failure> {
    let level = text(settings.matches, "level").and_then(|level| level.parse().ok()).unwrap_or(1);
    let (all, logic) = (settings.has("all"), logic(settings)?);
    let question = |problem| Hint { problem, level, all, logic };
    answer(settings, output, question, hint_line, |output, hinted| {
        for paragraph in hinted.hint.as_deref().unwrap_or_default().lines() {
            // A program wants the sentence as it is.
            let width = if output.is_terminal() { WIDTH } else { usize::MAX };
            wrapped(paragraph, width).iter().try_for_each(|line| output.line(line))?;
        }
        if all {
            list_steps(settings, output, hinted)?;
        } else if level < 4 && !hinted.steps.is_empty() {
            settings.note(&settings.say(&message!("hint-more", level = u64::from(level) + 1)));
        }
        Ok(())
    })
}

/// Steps by technique, each effect once; then what can be concluded at all, and by what.
fn list_steps(
    settings: &Settings<'_>,
    output: &mut Output,
    hinted: &Hinted,
) -> Result<(), Failure> {
    for group in &hinted.by_technique {
        let or_more = if group.more { "+" } else { "" };
        output.line(&heading(&format!("{}{or_more} × {}", group.found, group.name)))?;
        for effect in &group.effects {
            let step = &hinted.steps[effect.step];
            let line = format!("{} {}", step.place, step.conclusion);
            let line = match effect.ways - 1 {
                0 => line,
                others => settings.say(&message!("hint-ways", step = line, ways = others)),
            };
            output.line(&format!("   {line}"))?;
        }
    }
    if !hinted.by_effect.is_empty() {
        output.line("")?;
        output.line(&heading(&settings.say(&message!("hint-by-effect"))))?;
    }
    for effect in &hinted.by_effect {
        output.line(&format!("   {}: {}", effect.conclusion, effect.by.join(", ")))?;
    }
    Ok(())
}

/// The hint in one line; or what every step does: `TECHNIQUE EFFECT; TECHNIQUE EFFECT; …`.
fn hint_line(hinted: &Hinted) -> String {
    match &hinted.hint {
        Some(hint) => one_line(hint),
        None => steps_line(&hinted.steps),
    }
}

/// Steps in one line: `TECHNIQUE EFFECT; TECHNIQUE EFFECT; …`.
fn steps_line(steps: &[ToldStep]) -> String {
    let step = |step: &ToldStep| format!("{} {}", step.step.technique, step.conclusion);
    steps.iter().map(step).collect::<Vec<_>>().join("; ")
}

/// `nonet explain`.
pub(crate) fn explain(settings: &Settings<'_>, output: &mut Output) -> Result<Outcome, Failure> {
    let logic = logic(settings)?;
    let question = |problem| Explain { problem, logic };
    answer(settings, output, question, way_line, |output, way| {
        let draft = &way.draft;
        let start: String = draft
            .entries
            .iter()
            .map(|entry| entry.digit().map_or('.', |digit| draft.alphabet.symbol(digit)))
            .collect();
        let is_brief = settings.has("brief");
        // A way in words is for a person, on paper, too.
        let show = |output: &mut Output, grid: &str| {
            if is_brief {
                output.solution(grid, draft, None)
            } else {
                output.raw(picture(grid, draft, None).as_bytes())
            }
        };
        show(output, &start)?;
        if is_brief {
            for (number, step) in (1_usize..).zip(&way.steps) {
                output.line(&format!("{number}. {} {}", step.place, step.conclusion))?;
            }
        } else {
            output.line("")?;
            let has_notation = way.steps.iter().any(|step| step.notation.is_some());
            let notation = has_notation.then(|| vec![message!("reading-notation")]);
            for paragraph in reading(&draft.layout, draft.alphabet).into_iter().chain(notation) {
                for line in wrapped(&settings.words.paragraph(&paragraph), WIDTH) {
                    output.line(&line)?;
                }
            }
            tell_steps(settings, output, &way.steps, draft)?;
        }
        tell_end(settings, output, way, &show)
    })
}

/// `nonet rate`.
pub(crate) fn rate(settings: &Settings<'_>, output: &mut Output) -> Result<Outcome, Failure> {
    let logic = logic(settings)?;
    let question = |problem| Rate { problem, logic };
    answer(settings, output, question, rating_line, |output, rated| {
        tell_rating(settings, output, &rated.rating)
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
            let picture = candidates(&step.before).filter(|_| draws);
            match picture {
                Some(picture) => {
                    let so_far = message!("way-candidates", filled = filled, cells = cells);
                    output.line(&settings.say(&so_far))?;
                    output.raw(picture.as_bytes())?;
                }
                None => {
                    let so_far = message!("way-so-far", filled = filled, cells = cells);
                    output.line(&settings.say(&so_far))?;
                }
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
    let picture = pencil_marks(position)?;
    picture.lines().all(|line| line.chars().count() <= WIDEST_PICTURE).then_some(picture)
}

/// Where the way ends.
fn tell_end(
    settings: &Settings<'_>,
    output: &mut Output,
    way: &Explained,
    show: &impl Fn(&mut Output, &str) -> Result<(), Failure>,
) -> Result<(), Failure> {
    output.line("")?;
    let Some(rating) = &way.rating else {
        for reason in &way.reasons {
            wrapped(reason, WIDTH).iter().try_for_each(|line| output.line(line))?;
        }
        return output.line(&settings.say(&message!("no-solution")));
    };
    if let Some(solution) = &way.solution {
        show(output, solution)?;
    } else {
        let (steps, cells) = (way.steps.len(), way.draft.layout.cell_count());
        let stuck = message!("way-stuck", steps = steps, filled = rating.filled, cells = cells);
        output.line(&settings.say(&stuck))?;
    }
    output.line("")?;
    tell_level(settings, output, rating)
}

/// All figures of a rating.
fn tell_rating(
    settings: &Settings<'_>,
    output: &mut Output,
    rating: &Rating,
) -> Result<(), Failure> {
    let explainer = message!("rate-explainer", figures = EXPLAINER.join("/"));
    output.line(&settings.say(&explainer))?;
    tell_level(settings, output, rating)
}

/// Our own figures of a rating, and the techniques behind them.
fn tell_level(
    settings: &Settings<'_>,
    output: &mut Output,
    rating: &Rating,
) -> Result<(), Failure> {
    let figure = |figure: Option<u64>, output: &Output| {
        figure.map_or(UNKNOWN.to_owned(), |figure| output.number(u128::from(figure)))
    };
    let level = match rating.level {
        Some(level) => settings.say(&message!("level-name", level = level)),
        None => UNKNOWN.to_owned(),
    };
    let told = [
        message!("rate-level", level = level),
        message!("rate-score", score = figure(rating.score, output)),
        message!("rate-complexity", complexity = figure(rating.complexity, output)),
    ];
    if rating.has_way && !rating.solved {
        output.line(&settings.say(&message!("rate-unsolved")))?;
    }
    told.iter().try_for_each(|message| output.line(&settings.say(message)))?;
    if !rating.has_way {
        return Ok(());
    }
    output.line(&settings.say(&message!("rate-techniques")))?;
    rating
        .techniques
        .0
        .iter()
        .map(|used| (used.times, settings.say(&technique_name(used.technique))))
        .try_for_each(|(times, name)| output.line(&format!("{times:>5} × {name}")))?;
    if rating.is_apart {
        output.line(&settings.say(&message!("rate-standard")))?;
    }
    Ok(())
}

/// `ER EP ED LEVEL SCORE COMPLEXITY`, with tabs.
fn rating_line(rated: &Rated) -> String {
    let rating = &rated.rating;
    let number = |figure: Option<u64>| figure.map_or(UNKNOWN.to_owned(), |n| n.to_string());
    let [er, ep, ed] = EXPLAINER.map(str::to_owned);
    let level = rating.level.unwrap_or(UNKNOWN).to_owned();
    [er, ep, ed, level, number(rating.score), number(rating.complexity)].join("\t")
}

/// `LEVEL SCORE STEP; STEP; …`, with tabs.
fn way_line(way: &Explained) -> String {
    let rating = way.rating.as_ref();
    let level = rating.and_then(|rating| rating.level).unwrap_or(UNKNOWN);
    let score = rating.and_then(|rating| rating.score);
    let score = score.map_or(UNKNOWN.to_owned(), |score| score.to_string());
    format!("{level}\t{score}\t{}", steps_line(&way.steps))
}

/// A paragraph as lines of at most `width` characters, broken between words, but not before a number that belongs to
/// the word before it: "row 7".
pub(crate) fn wrapped(paragraph: &str, width: usize) -> Vec<String> {
    let is_number = |word: &str| {
        let bare = word.trim_end_matches(['.', ',', ';', ':']);
        // A letter is a digit only where something ends with it: "A cell" begins a sentence.
        let is_letter = bare.len() == 1 && bare != word;
        is_letter || bare.parse::<u32>().is_ok()
    };
    let mut units: Vec<String> = Vec::new();
    let mut sticks = false;
    for word in paragraph.split(' ') {
        match units.last_mut() {
            Some(unit) if sticks && is_number(word) => {
                unit.push(' ');
                unit.push_str(word);
                sticks = false;
            }
            _ => {
                units.push(word.to_owned());
                sticks = !is_number(word);
            }
        }
    }
    let mut lines: Vec<String> = Vec::new();
    let mut length = 0;
    for word in &units {
        let letters = word.chars().count();
        match lines.last_mut() {
            Some(line) if length + 1 + letters <= width => {
                line.push(' ');
                line.push_str(word);
                length += 1 + letters;
            }
            _ => {
                lines.push(word.clone());
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

    #[test]
    fn a_number_stays_with_its_word() {
        assert_eq!(wrapped("the 4 of row 7.", 12), ["the 4 of", "row 7."]);
        assert_eq!(wrapped("digits 1, 2, 3 and 4", 13), ["digits 1, 2,", "3 and 4"]);
    }
}
