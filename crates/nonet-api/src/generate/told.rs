//! What is told of a puzzle that was made.

use nonet_core::format::{to_line, to_whole_line};
use nonet_core::{Draft, Proper};
use nonet_count::{ClassicGrid, Crew, Ranking, SmallGrids, has_forms, minlex};
use nonet_generate::{Made, STREAM};
use nonet_logic::{Board, Rating, Toolbox};
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;

use crate::number::{Large, Seed};
use crate::puzzle::Uses;

/// A puzzle that was made.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct GeneratedPuzzle {
    /// The puzzle: in one line, or as a document if it has rules of its own.
    pub puzzle: String,
    /// Its solution, in one line; one of them, if it may have several.
    pub solution: String,
    /// How many keys it has.
    pub keys: usize,
    /// Where the random numbers began.
    pub seed: Seed,
    /// The version of the stream: as long as it is the same, so are the puzzles of a seed.
    pub stream: u32,
    /// The number of the attempt that made it, from 0.
    pub index: Large,
    /// The level: `easy`, `medium`, `hard`, `unfair` or `extreme`. Null if logic does not reach the
    /// solution, or there is not exactly one; so with the score.
    pub level: Option<&'static str>,
    /// What all steps count together.
    pub score: Option<u64>,
    /// How often each technique was used.
    #[schemars(with = "BTreeMap<String, usize>")]
    pub techniques: Uses,
    /// The number of the solution among all grids, where grids are numbered.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub number: Option<Large>,
    /// The smallest of all puzzles that are alike, in one line, where that can be said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub canonical: Option<String>,
}

/// What there is to tell of a puzzle, unless the crew stops.
pub(super) fn told(made: &Made, seed: Seed, crew: &dyn Crew) -> Option<GeneratedPuzzle> {
    let rating = made.rating.clone().or_else(|| rating(&made.puzzle));
    if crew.is_stopped() {
        return None;
    }
    let (level, score) = match &rating {
        Some(rating) => (Some(rating.level.id()), Some(rating.score)),
        None => (None, None),
    };
    Some(GeneratedPuzzle {
        puzzle: to_whole_line(&made.puzzle),
        solution: made.solution.to_string(),
        keys: made.puzzle.given_count(),
        seed,
        stream: STREAM,
        index: made.index.into(),
        level,
        score,
        techniques: Uses(rating.map(|rating| rating.uses).unwrap_or_default()),
        number: number(made).map(Large),
        canonical: canonical(&made.puzzle, crew),
    })
}

/// How hard a puzzle is, if it has one solution and logic reaches it.
fn rating(puzzle: &Draft) -> Option<Rating> {
    let board = Board::of(&Proper::of(puzzle).ok()?.start())?;
    Rating::of(&Toolbox::default(), &board)
}

/// The number of the solution, where grids are numbered.
fn number(made: &Made) -> Option<u128> {
    if let Ok(grid) = ClassicGrid::try_from(&made.solution) {
        return Some(Ranking::shared().rank(&grid));
    }
    let shape = made.solution.layout().plain_shape()?;
    Some(SmallGrids::shared(shape)?.rank(&made.solution))
}

/// The smallest of all puzzles that are alike, where that can be said in time.
pub(super) fn canonical(puzzle: &Draft, crew: &dyn Crew) -> Option<String> {
    if !has_forms(&puzzle.layout) {
        return None;
    }
    minlex(puzzle, crew).ok().map(|form| to_line(&form.draft))
}
