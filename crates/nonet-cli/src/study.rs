//! `nonet study`: I. Bocharov's experiments over a collection of puzzles.

use nonet_api::{Answerable, Answered, Outcome, Studied, Study, message};
use nonet_host::Machine;

use crate::commands::{Settings, shown};
use crate::console::start_working;
use crate::crew::{Bar, threads};
use crate::failure::Failure;
use crate::input::Source;
use crate::output::{Output, heading};

/// The longest collection, in bytes: about a million puzzles.
const LONGEST: u64 = 100 << 20;

/// `nonet study`.
pub(crate) fn study(settings: &Settings<'_>, output: &mut Output) -> Result<Outcome, Failure> {
    let argument = settings.matches.get_one::<std::ffi::OsString>("file");
    let puzzles = match argument {
        Some(name) => {
            let source = Source::of_file(name, settings.words)?;
            Some(source.text_up_to(LONGEST, settings.words)?)
        }
        None => None,
    };
    let question =
        Study { puzzles, box_shape: settings.box_shape(), variants: settings.variants() };
    start_working();
    let bar = Bar::new(settings);
    let told = question.answer(settings.words, &mut Machine::new(threads(settings, &bar)));
    bar.finish();
    let studied = match shown(settings, output, told)? {
        Ok(studied) => studied,
        Err(outcome) => return Ok(outcome),
    };
    print(settings, output, &studied)?;
    if studied.stopped {
        output.flush()?;
        let stopped = settings.say(&message!("study-stopped"));
        return Err(Failure::Said(Outcome::No, stopped));
    }
    Ok(studied.outcome())
}

fn print(settings: &Settings<'_>, output: &mut Output, studied: &Studied) -> Result<(), Failure> {
    let all = studied.proper;
    output.line(&settings.say(&message!("study-puzzles", count = all)))?;
    let others = [
        (studied.with_several_solutions, message!("study-several")),
        (studied.without_solution, message!("study-none")),
        (studied.too_large, message!("study-too-large")),
        (studied.with_other_rules, message!("study-other-rules")),
        (studied.unreadable, message!("study-unreadable")),
    ];
    for (count, what) in others.iter().filter(|(count, _)| *count > 0) {
        output.line(&row(&settings.say(what), &output.number(u128::from(*count))))?;
    }
    if all == 0 {
        return Ok(());
    }
    let share = |count: u64, output: &Output| {
        let percent = 100.0 * count as f64 / all as f64;
        let (count, percent) = (output.number(u128::from(count)), output.decimal(percent, 1));
        let percent = format!("{percent:>5}");
        settings.say(&message!("study-share", count = count, percent = percent))
    };
    output.line("")?;
    output.line(&heading(&settings.say(&message!("study-solved"))))?;
    for (number, &count) in (1_u64..).zip(&studied.alone) {
        let what = settings.say(&message!("study-alone", number = number));
        output.line(&row(&what, &share(count, output)))?;
    }
    for (number, &count) in (1_u64..).zip(&studied.together).skip(1) {
        let what = settings.say(&message!("study-together", number = number));
        output.line(&row(&what, &share(count, output)))?;
    }
    output.line("")?;
    output.line(&heading(&settings.say(&message!("study-fifth"))))?;
    let fifth = [
        (message!("study-fifth-alone-boxes"), studied.alone_in_boxes),
        (message!("study-fifth-alone"), studied.alone[4]),
        (message!("study-fifth-together-boxes"), studied.together_in_boxes),
        (message!("study-fifth-together"), studied.together[4]),
    ];
    for (what, count) in fifth {
        output.line(&row(&settings.say(&what), &share(count, output)))?;
    }
    output.line("")?;
    output.line(&heading(&settings.say(&message!("study-at-once"))))?;
    for at_once in &studied.assumed_at_once {
        let values = at_once.values;
        let what = if at_once.or_more {
            message!("study-values-or-more", values = values)
        } else {
            message!("study-values", values = values)
        };
        output.line(&row(&settings.say(&what), &share(at_once.puzzles, output)))?;
    }
    if !studied.most_demanding.is_empty() {
        output.line(&settings.say(&message!("study-most")))?;
    }
    for one in &studied.most_demanding {
        output.line(&format!("{:>7}: {}", one.line, one.puzzle))?;
    }
    if let Some(spread) = studied.complexity {
        let number = |figure: u64| output.number(u128::from(figure));
        let told = message!(
            "study-complexity",
            lowest = number(spread.lowest),
            median = number(spread.median),
            highest = number(spread.highest),
        );
        output.line("")?;
        output.line(&settings.say(&told))?;
    }
    Ok(())
}

/// One line of a table.
fn row(what: &str, figure: &str) -> String {
    format!("  {what:<44} {figure:>18}")
}
