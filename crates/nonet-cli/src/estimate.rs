//! `nonet estimate`: about how many grids there are, where nobody can count them.

use std::time::Duration;

use nonet_api::{EstimateRequest, Outcome, estimate as ask, message};

use crate::commands::Settings;
use crate::console::{asked_to_stop, start_working};
use crate::crew::Threads;
use crate::failure::Failure;
use crate::output::Output;

/// How long it takes unless told otherwise.
const SECONDS: u64 = 10;

/// `nonet estimate`.
pub(crate) fn estimate(settings: &Settings<'_>, output: &mut Output) -> Result<Outcome, Failure> {
    if settings.has("lines") {
        let conflict = message!("usage-conflict", argument = "--lines", other = "estimate");
        return Err(Failure::invalid(settings.words, &conflict));
    }
    let Some(box_shape) = settings.box_shape() else {
        return Err(Failure::invalid(settings.words, &message!("estimate-box-missing")));
    };
    let number = |name| settings.matches.get_one::<u64>(name).copied();
    let samples = number("samples");
    start_working();
    let crew = Threads::new(settings);
    let crew = match samples {
        Some(_) => crew,
        None => crew.until(Duration::from_secs(number("seconds").unwrap_or(SECONDS))),
    };
    let request = EstimateRequest { box_shape, seed: number("seed").unwrap_or_default(), samples };
    let answer = ask(&request, settings.words, &crew);
    crew.finish();
    if settings.has("json") {
        let json = serde_json::to_string(&answer).expect("an answer has only texts and numbers");
        output.line(&json)?;
        return Ok(answer.outcome);
    }
    if let Some(fault) = &answer.error {
        return Err(Failure::Said(answer.outcome, fault.message.clone()));
    }
    let percent = 100.0 * answer.relative_error.unwrap_or_default();
    let error = if percent < 0.095 { format!("{percent:.3}") } else { format!("{percent:.2}") };
    let estimate = answer.estimate.as_deref().unwrap_or_default();
    output.line(&settings.say(&message!("estimate", estimate = estimate, error = error)))?;
    let drawn = message!(
        "estimate-drawn",
        samples = output.number(answer.samples.unwrap_or_default().into()),
        streams = output.number(answer.streams.unwrap_or_default().into()),
        seed = answer.seed.unwrap_or_default().to_string(),
    );
    settings.note(&settings.say(&drawn));
    if asked_to_stop() {
        settings.note(&settings.say(&message!("estimate-stopped")));
    }
    Ok(answer.outcome)
}
