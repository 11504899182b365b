//! `nonet rules`: the 46,656 rules, their sets, and the grids that they make.

use std::ffi::OsString;

use nonet_api::{
    Answerable, Conditions, Outcome, RuleData, RuleList, RulesCount, RulesList, RulesMake,
    RulesNeighbours, RulesOf, RulesSets, message,
};
use nonet_core::BoxShape;

use crate::args::text;
use crate::commands::{Settings, shown};
use crate::failure::Failure;
use crate::grid::draw;
use crate::input::Source;
use crate::output::Output;

/// `nonet rules`.
pub(crate) fn rules(settings: &Settings<'_>, output: &mut Output) -> Result<Outcome, Failure> {
    let Some((name, matches)) = settings.matches.subcommand() else { return Ok(Outcome::Invalid) };
    let settings = &Settings { matches, command: name, ..*settings };
    if settings.has("lines") {
        return Err(settings.conflict("--lines", &format!("rules {name}")));
    }
    refuse_other_boxes(settings)?;
    let restricted = text(matches, "restricted").map(|reading| match reading.as_str() {
        "three" => Conditions::Three,
        _ => Conditions::Two,
    });
    let reading = restricted.unwrap_or_default();
    let argument = |name: &str| {
        let value = matches.try_get_one::<OsString>(name).ok().flatten();
        value.map(|value| value.to_string_lossy().into_owned()).unwrap_or_default()
    };
    match name {
        "count" => show(settings, output, &RulesCount {}, |output, told| {
            told.figures.iter().try_for_each(|figure| {
                output.line(&format!("{}\t{}", output.number(figure.value.0), figure.text))
            })
        }),
        "list" => show(settings, output, &RulesList { restricted }, |output, list| {
            print_list(settings, output, list)
        }),
        "neighbours" => {
            let question = RulesNeighbours { rule: argument("rule"), restricted };
            show(settings, output, &question, |output, told| {
                print_list(settings, output, &told.list)
            })
        }
        "sets" => show(settings, output, &RulesSets { restricted: reading }, |output, told| {
            output.line(&told.count.to_string())?;
            told.sets
                .iter()
                .enumerate()
                .try_for_each(|(number, set)| output.line(&format!("{number}\t{}", joined(set))))
        }),
        "make" => {
            let (set, permutation) = (argument("set"), argument("permutation"));
            let question = RulesMake { set, permutation, restricted: reading };
            show(settings, output, &question, |output, made| draw(output, &made.grid))
        }
        _ => of_grid(settings, output),
    }
}

/// There are rules of 9×9 grids only.
fn refuse_other_boxes(settings: &Settings<'_>) -> Result<(), Failure> {
    match settings.box_shape().map(|shape| shape.parse::<BoxShape>()) {
        None | Some(Ok(BoxShape::CLASSIC)) => Ok(()),
        Some(Ok(_)) => {
            let reason = settings.say(&message!("rules-not-classic"));
            Err(Failure::Said(Outcome::No, reason))
        }
        Some(Err(_)) => Err(Failure::invalid(settings.words, &message!("box-unknown"))),
    }
}

/// Asks a question and prints its answer.
fn show<Q: Answerable>(
    settings: &Settings<'_>,
    output: &mut Output,
    question: &Q,
    print: impl FnOnce(&mut Output, &Q::Answer) -> Result<(), Failure>,
) -> Result<Outcome, Failure> {
    let told = question.answer(settings.words, &mut ());
    match shown(settings, output, told)? {
        Ok(answer) => print(output, &answer).map(|()| Outcome::Yes),
        Err(outcome) => Ok(outcome),
    }
}

fn print_list(
    settings: &Settings<'_>,
    output: &mut Output,
    list: &RuleList,
) -> Result<(), Failure> {
    list.rules.iter().try_for_each(|rule| output.line(&line(rule)))?;
    settings.note(&settings.say(&message!("rules-listed", count = list.count.0)));
    Ok(())
}

/// `nonet rules of`.
fn of_grid(settings: &Settings<'_>, output: &mut Output) -> Result<Outcome, Failure> {
    let grid = settings.matches.get_one::<OsString>("grid").map(OsString::as_os_str);
    let grid = Source::of(grid, settings.words)?.text(settings.words)?.into();
    show(settings, output, &RulesOf { grid }, |output, told| {
        for rule in &told.rules {
            output.line(&format!("{}\t{}", rule.digit.unwrap_or_default(), line(rule)))?;
        }
        output.line(&settings.say(&message!("rules-set", set = told.set.to_string())))?;
        if let (Some(set), Some(permutation)) = (told.restricted_set, told.permutation) {
            let permutation = u64::from(permutation);
            let made = message!("rules-restricted-set", set = set, permutation = permutation);
            output.line(&settings.say(&made))?;
        }
        Ok(())
    })
}

/// A rule's number and its positions.
fn line(rule: &RuleData) -> String {
    format!("{}\t{}", rule.number, joined(&rule.positions))
}

fn joined<T: ToString>(numbers: &[T]) -> String {
    numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}
