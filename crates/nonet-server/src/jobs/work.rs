//! What jobs do.

use std::sync::Arc;
use std::time::Duration;

use nonet_api::{Ask, Message, Question, answer, message};
use schemars::JsonSchema;
use serde::Deserialize;

use super::host::{Teller, host};
use crate::app::App;
use crate::body::Object;
use crate::reply::Tongue;

/// The longest that a job may be told to take.
const LONGEST: u64 = 24 * 60 * 60;

/// How long an estimate takes unless told otherwise.
const ESTIMATE_TIME: Duration = Duration::from_secs(10);

/// Long work: a question, and how to work on it.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct JobRequest {
    /// The question.
    #[schemars(with = "Ask")]
    pub(super) question: Object,
    /// How many seconds it may take; as long as it needs if not said.
    #[serde(default)]
    #[schemars(range(min = 1, max = LONGEST))]
    seconds: Option<u64>,
    /// Whether to tell every moment of a search, and every step of a method that reasons.
    #[serde(default)]
    watch: bool,
}

/// Work that is ready to begin.
pub(crate) type Work = Box<dyn FnOnce(Teller) + Send>;

impl JobRequest {
    /// The work that is asked for.
    pub(super) fn work(self, app: &Arc<App>, Tongue(words): Tongue) -> Result<Work, Message> {
        let (watch, threads) = (self.watch, app.threads);
        let mut time = match self.seconds {
            Some(seconds) if !(1..=LONGEST).contains(&seconds) => {
                return Err(message!("job-seconds", most = LONGEST));
            }
            seconds => seconds.map(Duration::from_secs),
        };
        let mut ask = Ask::from_object(self.question)?;
        if matches!(&ask.question, Question::Estimate(estimate) if estimate.samples.is_none()) {
            time.get_or_insert(ESTIMATE_TIME);
        }
        let app = Arc::clone(app);
        Ok(Box::new(move |teller| {
            if let Some(ready) = app.pool.answer(&app, &mut ask.question) {
                return teller.end(&ready);
            }
            let told = answer(&ask, words, &mut host(&teller, watch, threads, time));
            teller.end(&told);
        }))
    }
}
