//! Making puzzles: the question, its answer, and the way from one to the other.

mod daily;
mod levels;
mod told;
mod wish;

use std::collections::BTreeSet;

use nonet_core::Grid;
use nonet_core::format::{Expectation, read_all};
use nonet_count::Crew;
use nonet_generate::{Ended, Keys, Made, Plan, Search, generate};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::answer::{Answered, Outcome, Refusal};
use crate::ask::Answerable;
use crate::grids::Trouble;
use crate::host::Host;
use crate::message;
use crate::number::{Large, Seed};
use crate::puzzle::PuzzleData;
use crate::words::{Message, Words};

pub use levels::{LevelList, ListLevels, ToldLevel};
pub use nonet_generate::variants as variants_to_generate;
pub use told::GeneratedPuzzle;

/// The most puzzles that one question makes.
const MOST: u64 = 10_000;

/// Make puzzles.
///
/// The same question with the same seed gives the same puzzles on any machine, as long as the stream has the same version.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a field of the question's JSON by itself"
)]
pub struct Generate {
    /// How many.
    #[serde(default = "one")]
    #[schemars(range(min = 1, max = 10_000))]
    pub count: u64,
    /// Where the random numbers begin. Where it is not said, whoever answers may choose one, and may give puzzles that are
    /// ready; each says its own seed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<Seed>,
    /// The number of the first attempt, from 0: where an earlier question has ended.
    #[serde(default)]
    pub from: Seed,
    /// The shape of the boxes, as in `2x3`; 9×9 if it is not said.
    #[serde(rename = "box", default, skip_serializing_if = "Option::is_none")]
    pub box_shape: Option<String>,
    /// Rules about the whole grid, such as `diagonal`, and clues that are made for each puzzle: `jigsaw`,
    /// `extra-regions`, `even-odd`, `strips` and `buildings`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub variants: Vec<String>,
    /// How many keys: `24`, `22..30`, `..30` or `25..`, both ends included.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clues: Option<String>,
    /// Whether no key may be superfluous.
    #[serde(default)]
    pub minimal: bool,
    /// How the keys lie: `none`, `rotational`, `quarter`, `horizontal`, `vertical`, `both`, `diagonal`,
    /// `antidiagonal` or `full`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub symmetry: Option<String>,
    /// Which cells hold keys: a puzzle that has something in these cells, or a drawing with `X`, `#` or `*` there and
    /// `.` elsewhere.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pattern: Option<PuzzleData>,
    /// The solution: a grid, the number of one, or a set and a permutation as in `213:100330`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub grid: Option<PuzzleData>,
    /// Whether puzzles may have several solutions.
    #[serde(default)]
    pub any_solutions: bool,
    /// Whether to look for puzzles with few keys. Only those are told that have fewer than all before, unless
    /// the number of keys is asked for.
    #[serde(default)]
    pub few_keys: bool,
    /// Whether each minimal puzzle shall be as likely as any other, for statistics.
    #[serde(default)]
    pub unbiased: bool,
    /// The level: `easy`, `medium`, `hard`, `unfair` or `extreme`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<String>,
    /// What all steps count together: `600..800`, `..500` or `1000..`, both ends included.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<String>,
    /// Techniques that are needed, as in `x-wing`, or in `x-wing*2` for at least two steps of it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub techniques: Vec<String>,
    /// Whether all other techniques up to the level of these have to get stuck together, and not only those that are
    /// tried before.
    #[serde(default)]
    pub strict: bool,
    /// The hardest technique that may be used.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub only_up_to: Option<String>,
    /// A date as in `2026-11-17`: the puzzle of that day and level, the same for everyone. It takes the
    /// place of the seed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub daily: Option<String>,
    /// Whether no two puzzles may be alike.
    #[serde(default)]
    pub distinct: bool,
    /// After how many attempts in a row without a puzzle to give up; not said, after as many as take a minute or a few.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = 1, max = u64::MAX))]
    pub attempts: Option<u64>,
}

fn one() -> u64 {
    1
}

impl Default for Generate {
    fn default() -> Generate {
        serde_json::from_str("{}").expect("everything has a default")
    }
}

/// Puzzles that were made.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Generated {
    /// The puzzles, in the order of their attempts.
    pub puzzles: Vec<GeneratedPuzzle>,
    /// The number of the next attempt: where to go on.
    pub next: Large,
    /// Whether the host ended the work before all were made.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub stopped: bool,
    /// Whether it was given up before all were made, because too many attempts had come to nothing or there are no
    /// others.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub given_up: bool,
}

impl Answered for Generated {
    fn outcome(&self) -> Outcome {
        Outcome::of(!self.stopped && !self.given_up)
    }

    fn is_stopped(&self) -> bool {
        self.stopped
    }
}

impl Answerable for Generate {
    type Answer = Generated;

    fn answer(&self, words: &Words, host: &mut dyn Host) -> Result<Generated, Refusal> {
        if !(1..=MOST).contains(&self.count) {
            let many = message!("generate-too-many", most = MOST);
            return Err(Refusal::invalid(words, &many));
        }
        if self.attempts == Some(0) {
            return Err(Refusal::invalid(words, &message!("generate-no-attempts")));
        }
        let generation = Generation::of(self, words)?;
        let mut puzzles = Vec::new();
        let crew = host.crew();
        let finish = |made: &Made| generation.told(made, crew);
        let ended = generation.run(self.count, crew, &finish, &mut |told| {
            puzzles.extend(told);
        });
        if puzzles.is_empty() && ended.stopped {
            return Err(Refusal::stopped(words));
        }
        if puzzles.is_empty() {
            return Err(Refusal::unmet(words, &generation.none()));
        }
        let Ended { next, stopped, given_up, .. } = ended;
        Ok(Generated { puzzles, next: next.into(), stopped, given_up })
    }
}

/// A question about puzzles that makes sense, for hosts that want each puzzle as soon as it is made.
#[derive(Clone, Debug)]
pub struct Generation {
    plan: Plan,
    patience: u64,
    seed: Seed,
    from: u64,
    distinct: bool,
    /// A search for few keys tells what has fewer than so many.
    fewest: usize,
}

impl Generation {
    /// What a question asks for.
    ///
    /// # Errors
    /// If it makes no sense, or cannot be met.
    pub fn of(question: &Generate, words: &Words) -> Result<Generation, Refusal> {
        let generation = || {
            let question = match &question.daily {
                Some(date) => &daily::question(question, date)?,
                None => question,
            };
            let Generate { from, distinct, .. } = *question;
            let plan = wish::plan(question, words)?;
            let patience = question.attempts.unwrap_or_else(|| plan.usual_patience());
            let (plan, seed) = (plan.with_patience(patience), question.seed.unwrap_or_default());
            let (from, fewest) = (from.0, usize::MAX);
            Ok(Generation { plan, patience, seed, from, distinct, fewest })
        };
        generation().map_err(|trouble: Trouble| trouble.into_refused(words))
    }

    /// The same, but a search for few keys has found a puzzle with so many before.
    #[must_use]
    pub fn after(self, fewest: usize) -> Generation {
        Generation { fewest, ..self }
    }

    /// How many keys the puzzle in a line has, as it was written or told, if it could be one of these.
    pub fn keys_in(&self, line: &str) -> Option<usize> {
        let wish = self.plan.wish();
        let read = |line: &str| {
            let expectation =
                Expectation { box_shape: wish.layout.box_shape(), ..Expectation::default() };
            read_all(line, &expectation).ok().filter(|drafts| drafts.len() == 1)?.pop()
        };
        let told = || {
            let told: serde_json::Value = serde_json::from_str(line).ok()?;
            read(told["puzzle"].as_str()?)
        };
        let draft = read(line).or_else(told).filter(|draft| draft.layout == wish.layout)?;
        let is_of = |grid: &Grid| {
            let given = |cell| draft.entry(cell).digit();
            draft.layout.cells().all(|cell| given(cell).is_none_or(|it| it == grid.digit(cell)))
        };
        wish.grid.as_ref().is_none_or(is_of).then(|| draft.given_count())
    }

    /// Makes so many puzzles. `finish` makes something of each on the threads of the crew; `tell` hears that in the order
    /// of the attempts.
    pub fn run<T: Send>(
        &self,
        count: u64,
        crew: &dyn Crew,
        finish: &(dyn Fn(&Made) -> T + Sync),
        tell: &mut (dyn FnMut(T) + Send),
    ) -> Ended {
        let mut seen = BTreeSet::new();
        let finish = |made: Made| {
            let form = self.distinct.then(|| told::canonical(&made.puzzle, crew)).flatten();
            (finish(&made), form, made.puzzle.given_count())
        };
        let wish = self.plan.wish();
        let only_fewer = wish.search == Search::FewKeys && wish.keys == Keys::ANY;
        let mut fewest = self.fewest;
        let mut hear = |(made, form, keys): (T, Option<String>, usize)| {
            let is_fewer = keys < fewest;
            fewest = fewest.min(keys);
            let is_new = form.is_none_or(|form| seen.insert(form)) && (is_fewer || !only_fewer);
            if is_new {
                tell(made);
            }
            is_new
        };
        generate(&self.plan, self.seed.0, self.from, count, crew, &finish, &mut hear)
    }

    /// What there is to say where it was given up without a puzzle.
    pub fn none(&self) -> Message {
        if self.plan.has_one_candidate() {
            message!("generate-not-this-one")
        } else {
            message!("generate-given-up", attempts = self.patience)
        }
    }

    /// What there is to tell of a puzzle, unless the crew stops.
    pub fn told(&self, made: &Made, crew: &dyn Crew) -> Option<GeneratedPuzzle> {
        told::told(made, self.seed, crew)
    }
}
