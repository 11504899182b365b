//! Estimates of how many grids there are, where nobody can count them.

use std::collections::BTreeMap;
use std::sync::Mutex;

use nonet_count::Crew;
use nonet_count::estimate::{self, Estimator, Tally};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::answer::{Answered, Refusal};
use crate::ask::Answerable;
use crate::grids::Trouble;
use crate::grids::read;
use crate::host::Host;
use crate::message;
use crate::number::Seed;
use crate::words::Words;

/// Estimate how many grids there are: with so many samples, or as many as the crew has time for. The
/// same seed and number of samples give the same answer, on any number of threads.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Estimate {
    /// The shape of the boxes, as in `4x4`.
    #[serde(rename = "box")]
    pub box_shape: String,
    /// Where the random numbers begin.
    #[serde(default)]
    pub seed: Seed,
    /// How many samples to draw, rounded up to whole batches; otherwise until the crew stops.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = 1, max = u64::MAX))]
    pub samples: Option<u64>,
}

/// An estimate of how many grids there are.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Estimated {
    /// The shape of the boxes.
    #[serde(rename = "box")]
    pub box_shape: String,
    /// The estimate, as in `5.96e98`, with as many digits as mean something.
    pub estimate: String,
    /// The decimal logarithm of the estimate.
    pub log10: f64,
    /// Its standard error, as a share of it.
    pub relative_error: f64,
    /// How many samples were drawn.
    pub samples: u64,
    /// How many independent streams of random numbers they came from.
    pub streams: u64,
    /// Where the random numbers began.
    pub seed: Seed,
    /// The standard error by the spread of the streams, as a share of the estimate.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub relative_error_of_streams: Option<f64>,
}

impl Answered for Estimated {}

impl Answerable for Estimate {
    type Answer = Estimated;

    fn answer(&self, words: &Words, host: &mut dyn Host) -> Result<Estimated, Refusal> {
        self.estimate(host.crew()).map_err(|trouble| trouble.into_refused(words))
    }
}

impl Estimate {
    fn estimate(&self, crew: &dyn Crew) -> Result<Estimated, Trouble> {
        let shape = read::shape_or_classic(Some(&self.box_shape))?;
        if self.samples == Some(0) {
            return Err(Trouble::invalid(message!("estimate-no-samples")));
        }
        let Some(estimator) = Estimator::new(shape) else {
            return Err(Trouble::unmet(message!("estimate-too-large", box = shape.to_string())));
        };
        let batches = self.samples.map_or(usize::MAX, |samples| {
            usize::try_from(samples.div_ceil(Estimator::BATCH)).unwrap_or(usize::MAX)
        });
        let tally = tally(&estimator, self.seed.0, batches, crew);
        if tally.samples() == 0 {
            return Err(Trouble::unmet(message!("estimate-nothing")));
        }
        let estimate = tally.estimate();
        Ok(Estimated {
            box_shape: shape.to_string(),
            estimate: written(estimate, tally.relative_error()),
            log10: estimate.log10(),
            relative_error: tally.relative_error(),
            samples: tally.samples(),
            streams: tally.batches(),
            seed: self.seed,
            // One stream has no spread.
            relative_error_of_streams: Some(tally.relative_error_of_batches())
                .filter(|error| error.is_finite()),
        })
    }
}

/// An estimate with as many digits as its error leaves a meaning, and one more.
fn written(estimate: estimate::Estimate, error: f64) -> String {
    let digits = if error > 0.0 { (1.0 - error.log10()).clamp(1.0, 12.0) as usize } else { 12 };
    let estimate::Estimate { mantissa, exponent, .. } = estimate;
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
