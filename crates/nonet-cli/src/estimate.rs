//! `nonet estimate`: about how many grids there are, where nobody can count them.

use std::time::Duration;

use nonet_api::{Answerable, Estimate, Outcome, message};
use nonet_host::Machine;

use crate::commands::{Settings, shown};
use crate::console::{asked_to_stop, start_working};
use crate::crew::{Bar, threads};
use crate::failure::Failure;
use crate::output::Output;

/// How long it takes unless told otherwise.
const SECONDS: u64 = 10;

/// `nonet estimate`.
pub(crate) fn estimate(settings: &Settings<'_>, output: &mut Output) -> Result<Outcome, Failure> {
    if settings.has("lines") {
        return Err(settings.conflict("--lines", "estimate"));
    }
    let Some(box_shape) = settings.box_shape() else {
        return Err(Failure::invalid(settings.words, &message!("estimate-box-missing")));
    };
    let number = |name| settings.matches.get_one::<u64>(name).copied();
    let samples = number("samples");
    start_working();
    let bar = Bar::new(settings);
    let threads = match samples {
        Some(_) => threads(settings, &bar),
        None => {
            let seconds = number("seconds").unwrap_or(SECONDS);
            threads(settings, &bar).until(Duration::from_secs(seconds))
        }
    };
    let question = Estimate { box_shape, seed: settings.seed(), samples };
    let told = question.answer(settings.words, &mut Machine::new(threads));
    bar.finish();
    let answer = match shown(settings, output, told)? {
        Ok(answer) => answer,
        Err(outcome) => return Ok(outcome),
    };
    let percent = 100.0 * answer.relative_error;
    let error = output.decimal(percent, if percent < 0.095 { 3 } else { 2 });
    let estimate = punctuated(output, &answer.estimate);
    let told = message!("estimate", estimate = estimate, error = error);
    output.line(&settings.say(&told))?;
    let drawn = message!(
        "estimate-drawn",
        samples = output.argument(answer.samples.into()),
        streams = output.argument(answer.streams.into()),
        seed = answer.seed.to_string(),
    );
    settings.note(&settings.say(&drawn));
    if asked_to_stop() {
        settings.note(&settings.say(&message!("estimate-stopped")));
    }
    Ok(Outcome::Yes)
}

/// A number as in `5.96e98`, with the point that this output has.
fn punctuated(output: &Output, number: &str) -> String {
    let (digits, power) = number.split_at(number.find('e').unwrap_or(number.len()));
    let places = digits.split_once('.').map_or(0, |(_, fraction)| fraction.len());
    let digits = digits.parse().map_or(digits.to_owned(), |value| output.decimal(value, places));
    digits + power
}
