//! `nonet rules`: the 46,656 rules, their sets, and the grids that they make.

use std::ffi::OsString;

use nonet_api::{Conditions, Outcome, RuleData, RulesAnswer, RulesRequest, handle_rules, message};
use nonet_core::BoxShape;

use crate::args::text;
use crate::commands::Settings;
use crate::failure::Failure;
use crate::grid::draw;
use crate::input::Source;
use crate::output::Output;

/// `nonet rules`.
pub(crate) fn rules(settings: &Settings<'_>, output: &mut Output) -> Result<Outcome, Failure> {
    let Some((name, matches)) = settings.matches.subcommand() else { return Ok(Outcome::Invalid) };
    let settings = &Settings { words: settings.words, matches };
    if settings.has("lines") {
        let command = format!("rules {name}");
        let conflict = message!("usage-conflict", argument = "--lines", other = command);
        return Err(Failure::invalid(settings.words, &conflict));
    }
    if let Some(shape) = settings.box_shape() {
        match shape.parse::<BoxShape>() {
            Ok(BoxShape::CLASSIC) => {}
            Ok(_) => {
                let reason = settings.say(&message!("rules-not-classic"));
                return Err(Failure::Said(Outcome::No, reason));
            }
            Err(_) => return Err(Failure::invalid(settings.words, &message!("box-unknown"))),
        }
    }
    let restricted = text(matches, "restricted").map(|reading| match reading.as_str() {
        "three" => Conditions::Three,
        _ => Conditions::Two,
    });
    let reading = restricted.unwrap_or_default();
    let argument = |name: &str| {
        let value = matches.try_get_one::<OsString>(name).ok().flatten();
        value.map(|value| value.to_string_lossy().into_owned()).unwrap_or_default()
    };
    let request = match name {
        "count" => RulesRequest::Count,
        "list" => RulesRequest::List { restricted },
        "neighbours" => RulesRequest::Neighbours { rule: argument("rule"), restricted },
        "sets" => RulesRequest::Sets { restricted: reading },
        "make" => RulesRequest::Make {
            set: argument("set"),
            permutation: argument("permutation"),
            restricted: reading,
        },
        _ => {
            let grid = matches.get_one::<OsString>("grid").map(OsString::as_os_str);
            let source = Source::of(grid, settings.words)?;
            RulesRequest::Of { grid: source.text(settings.words)? }
        }
    };
    let answer = handle_rules(&request, settings.words);
    if settings.has("json") {
        let json = serde_json::to_string(&answer).expect("an answer has only texts and numbers");
        output.line(&json)?;
    } else if let Some(fault) = &answer.error {
        return Err(Failure::Said(answer.outcome, fault.message.clone()));
    } else {
        print(settings, output, &answer, &request)?;
    }
    Ok(answer.outcome)
}

fn print(
    settings: &Settings<'_>,
    output: &mut Output,
    answer: &RulesAnswer,
    request: &RulesRequest,
) -> Result<(), Failure> {
    match request {
        RulesRequest::Count => {
            for figure in &answer.figures {
                output.line(&format!("{}\t{}", output.number(figure.value), figure.text))?;
            }
            Ok(())
        }
        RulesRequest::List { .. } | RulesRequest::Neighbours { .. } => {
            answer.rules.iter().try_for_each(|rule| output.line(&line(rule)))?;
            let count = answer.count.unwrap_or_default();
            settings.note(&settings.say(&message!("rules-listed", count = count)));
            Ok(())
        }
        RulesRequest::Sets { .. } => {
            output.line(&answer.count.unwrap_or_default().to_string())?;
            for (number, set) in answer.sets.iter().enumerate() {
                output.line(&format!("{number}\t{}", joined(set)))?;
            }
            Ok(())
        }
        RulesRequest::Make { .. } => draw(output, answer.grid.as_deref().unwrap_or_default()),
        RulesRequest::Of { .. } => {
            for rule in &answer.rules {
                output.line(&format!("{}\t{}", rule.digit.unwrap_or_default(), line(rule)))?;
            }
            let set = answer.set.as_deref().unwrap_or_default();
            output.line(&settings.say(&message!("rules-set", set = set)))?;
            if let (Some(set), Some(permutation)) = (answer.restricted_set, answer.permutation) {
                let made = message!(
                    "rules-restricted-set",
                    set = set,
                    permutation = u64::from(permutation)
                );
                output.line(&settings.say(&made))?;
            }
            Ok(())
        }
    }
}

/// A rule's number and its positions.
fn line(rule: &RuleData) -> String {
    format!("{}\t{}", rule.number, joined(&rule.positions))
}

fn joined<T: ToString>(numbers: &[T]) -> String {
    numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}
