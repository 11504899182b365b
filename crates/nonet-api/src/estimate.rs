//! Estimates of how many grids there are, where nobody can count them.

use std::collections::BTreeMap;
use std::sync::Mutex;

use nonet_core::BoxShape;
use nonet_count::Crew;
use nonet_count::estimate::{Estimate, Estimator, Tally};
use serde::{Deserialize, Serialize};

use crate::answer::{Fault, Outcome};
use crate::grids::Trouble;
use crate::grids::read;
use crate::message;
use crate::words::Words;

/// A question for an estimate.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EstimateRequest {
    /// The shape of the boxes, as in `4x4`.
    #[serde(rename = "box")]
    pub box_shape: String,
    /// Where the random numbers begin.
    #[serde(default)]
    pub seed: u64,
    /// How many samples to draw, rounded up to whole batches; otherwise until the crew stops.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub samples: Option<u64>,
}

/// An estimate. A field that does not apply is left out.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct EstimateAnswer {
    /// The shape of the boxes.
    #[serde(rename = "box", skip_serializing_if = "Option::is_none")]
    pub box_shape: Option<String>,
    /// The estimate, as in `5.96e98`, with as many digits as mean something.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub estimate: Option<String>,
    /// The decimal logarithm of the estimate.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub log10: Option<f64>,
    /// Its standard error, as a share of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub relative_error: Option<f64>,
    /// How many samples were drawn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub samples: Option<u64>,
    /// How many independent streams of random numbers they came from.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub streams: Option<u64>,
    /// Where the random numbers began.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
    /// The standard error by the spread of the streams, as a share of the estimate.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub relative_error_of_streams: Option<f64>,
    /// What was wrong with the question.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<Fault>,

    /// How it ended.
    #[serde(skip)]
    pub outcome: Outcome,
}

/// Estimates how many grids there are: with so many samples, or as many as the crew has time for.
/// The same seed and number of samples give the same answer, on any number of threads.
pub fn estimate(request: &EstimateRequest, words: &Words, crew: &dyn Crew) -> EstimateAnswer {
    match answer(request, crew) {
        Ok(answer) => answer,
        Err(trouble) => {
            let (outcome, fault) = trouble.into_fault(words);
            EstimateAnswer { outcome, error: Some(fault), ..EstimateAnswer::default() }
        }
    }
}

fn answer(request: &EstimateRequest, crew: &dyn Crew) -> Result<EstimateAnswer, Trouble> {
    let shape = read::shape(Some(&request.box_shape))?.unwrap_or(BoxShape::CLASSIC);
    let Some(estimator) = Estimator::new(shape) else {
        return Err(Trouble::unmet(message!("estimate-too-large", box = shape.to_string())));
    };
    let batches = request.samples.map_or(usize::MAX, |samples| {
        usize::try_from(samples.div_ceil(Estimator::BATCH)).unwrap_or(usize::MAX)
    });
    let tally = tally(&estimator, request.seed, batches, crew);
    if tally.samples() == 0 {
        return Err(Trouble::unmet(message!("estimate-nothing")));
    }
    let estimate = tally.estimate();
    Ok(EstimateAnswer {
        box_shape: Some(shape.to_string()),
        estimate: Some(written(estimate, tally.relative_error())),
        log10: Some(estimate.log10()),
        relative_error: Some(tally.relative_error()),
        // One stream has no spread.
        relative_error_of_streams: Some(tally.relative_error_of_batches())
            .filter(|error| error.is_finite()),
        samples: Some(tally.samples()),
        streams: Some(tally.batches()),
        seed: Some(request.seed),
        ..EstimateAnswer::default()
    })
}

/// An estimate with as many digits as its error leaves a meaning, and one more.
fn written(estimate: Estimate, error: f64) -> String {
    let digits = if error > 0.0 { (1.0 - error.log10()).clamp(1.0, 12.0) as usize } else { 12 };
    let Estimate { mantissa, exponent, .. } = estimate;
    let text = format!("{mantissa:.digits$}");
    // Rounding may make ten of nine and a bit.
    match text.strip_prefix("10") {
        Some(rest) => format!("1{}e{}", rest.replacen('.', ".0", 1), exponent + 1),
        None => format!("{text}e{exponent}"),
    }
}

/// All batches from the first on that were done before the crew stopped, added up in their order.
fn tally(estimator: &Estimator, seed: u64, batches: usize, crew: &dyn Crew) -> Tally {
    /// The batches so far, and those that came before their turn.
    struct Done {
        tally: Tally,
        next: usize,
        waiting: BTreeMap<usize, Tally>,
    }
    let done = Mutex::new(Done { tally: Tally::new(), next: 0, waiting: BTreeMap::new() });
    crew.each(batches, &|index| {
        let batch = estimator.batch(seed, index as u64);
        let mut done = done.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        done.waiting.insert(index, batch);
        while let Some(batch) = {
            let next = done.next;
            done.waiting.remove(&next)
        } {
            done.tally.merge(&batch);
            done.next += 1;
        }
        if batches < usize::MAX {
            crew.progress(done.next as f64 / batches as f64);
        }
    });
    done.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner).tally
}
