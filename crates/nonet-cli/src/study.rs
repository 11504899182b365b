//! `nonet study`: I. Bocharov's experiments over a collection of puzzles.

use nonet_api::{Answerable, Answered, Message, Outcome, Studied, Study, message};
use nonet_host::Machine;

use crate::commands::{Settings, shown};
use crate::console::start_working;
use crate::crew::{Bar, threads};
use crate::failure::Failure;
use crate::input::Source;
use crate::output::{Output, heading};
use crate::table;

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

/// A table with its heading: what is counted, and the figure.
type Part = (Option<Message>, Vec<[String; 2]>);

fn print(settings: &Settings<'_>, output: &mut Output, studied: &Studied) -> Result<(), Failure> {
    let all = studied.proper;
    output.line(&settings.say(&message!("study-puzzles", count = all)))?;
    let mut parts = vec![others(settings, output, studied)];
    if all > 0 {
        parts.extend(shares(settings, output, studied));
    }
    // All of them are as wide as the widest, so that their figures stand below each other.
    let rows: Vec<_> = parts.iter().flat_map(|(_, rows)| rows.iter().cloned()).collect();
    let mut lines = table::lines(table::figures(), &rows).into_iter();
    for (title, rows) in &parts {
        if let Some(title) = title {
            output.line("")?;
            output.line(&heading(&settings.say(title)))?;
        }
        for line in lines.by_ref().take(rows.len()) {
            output.line(&format!("  {line}"))?;
        }
    }
    if all == 0 {
        return Ok(());
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

/// What else there was in the collection.
fn others(settings: &Settings<'_>, output: &Output, studied: &Studied) -> Part {
    let others = [
        (studied.with_several_solutions, message!("study-several")),
        (studied.without_solution, message!("study-none")),
        (studied.too_large, message!("study-too-large")),
        (studied.with_other_rules, message!("study-other-rules")),
        (studied.unreadable, message!("study-unreadable")),
    ];
    let others = others.iter().filter(|(count, _)| *count > 0);
    let row =
        |(count, what): &(u64, Message)| [settings.say(what), output.number(u128::from(*count))];
    (None, others.map(row).collect())
}

/// How many of the puzzles were solved how, and what they needed.
fn shares(settings: &Settings<'_>, output: &Output, studied: &Studied) -> [Part; 3] {
    let row = |what: Message, count: u64| {
        let percent = 100.0 * count as f64 / studied.proper as f64;
        let (count, percent) = (output.number(u128::from(count)), output.decimal(percent, 1));
        let percent = format!("{percent:>5}");
        let share = message!("study-share", count = count, percent = percent);
        [settings.say(&what), settings.say(&share)]
    };
    let alone = (1_u64..).zip(&studied.alone);
    let alone = alone.map(|(number, &count)| row(message!("study-alone", number = number), count));
    let together = (1_u64..).zip(&studied.together).skip(1);
    let together =
        together.map(|(number, &count)| row(message!("study-together", number = number), count));
    let fifth = [
        (message!("study-fifth-alone-boxes"), studied.alone_in_boxes),
        (message!("study-fifth-alone"), studied.alone[4]),
        (message!("study-fifth-together-boxes"), studied.together_in_boxes),
        (message!("study-fifth-together"), studied.together[4]),
    ];
    let at_once = studied.assumed_at_once.iter().map(|at_once| {
        let values = at_once.values;
        let what = if at_once.or_more {
            message!("study-values-or-more", values = values)
        } else {
            message!("study-values", values = values)
        };
        row(what, at_once.puzzles)
    });
    [
        (Some(message!("study-solved")), alone.chain(together).collect()),
        (Some(message!("study-fifth")), fifth.map(|(what, count)| row(what, count)).to_vec()),
        (Some(message!("study-at-once")), at_once.collect()),
    ]
}
