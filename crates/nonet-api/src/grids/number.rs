//! The number of a grid, the grid of a number, and grids at random.

use nonet_core::{BoxShape, Grid, Random};
use nonet_count::{Census, ClassicGrid, Crew, Ranking, Sampler, SmallGrids};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Trouble, read};
use crate::answer::{Answered, Refusal};
use crate::ask::Answerable;
use crate::host::Host;
use crate::message;
use crate::number::{Large, Seed};
use crate::puzzle::PuzzleData;
use crate::words::Words;

/// The most grids that one question draws.
const MOST_DRAWN: u64 = 100_000;

/// Give the number of a grid.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GridRank {
    /// The grid.
    pub grid: PuzzleData,
    /// The shape of its boxes, as in `2x3`.
    #[serde(rename = "box", default, skip_serializing_if = "Option::is_none")]
    pub box_shape: Option<String>,
}

/// The number of a grid.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct GridRanked {
    /// The grid, in one line.
    pub grid: String,
    /// Its number, from 0.
    pub number: Large,
    /// The number of its set of rules, from 0: the grid's number with the digits renamed.
    pub set: Large,
    /// The number of the arrangement of its first row, from 0.
    pub permutation: Large,
}

impl Answered for GridRanked {}

impl Answerable for GridRank {
    type Answer = GridRanked;

    fn answer(&self, words: &Words, _: &mut dyn Host) -> Result<GridRanked, Refusal> {
        let grid = read::Reader::new(self.box_shape.as_deref(), words)
            .and_then(|reader| reader.grid(&self.grid));
        grid.and_then(|grid| rank(&grid)).map_err(|trouble| trouble.into_refused(words))
    }
}

fn rank(grid: &Grid) -> Result<GridRanked, Trouble> {
    let shape = grid.layout().plain_shape().expect("only grids with boxes alone are read");
    let (number, sets) = match (ClassicGrid::try_from(grid), SmallGrids::shared(shape)) {
        (Ok(classic), _) => (Ranking::shared().rank(&classic), u128::from(Census::shared().sets())),
        (Err(_), Some(small)) => (small.rank(grid), small.sets()),
        (Err(_), None) => return Err(unnumbered(shape)),
    };
    Ok(GridRanked {
        grid: grid.to_string(),
        number: Large(number),
        set: Large(number % sets),
        permutation: Large(number / sets),
    })
}

/// Give the grid with a number.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GridUnrank {
    /// The number, as text: it is larger than what many programs take for an integer.
    pub number: String,
    /// The shape of the boxes, as in `2x3`; 9×9 if it is not said.
    #[serde(rename = "box", default, skip_serializing_if = "Option::is_none")]
    pub box_shape: Option<String>,
}

/// The grid with a number.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct GridUnranked {
    /// The grid, in one line.
    pub grid: String,
    /// Its number, from 0.
    pub number: Large,
}

impl Answered for GridUnranked {}

impl Answerable for GridUnrank {
    type Answer = GridUnranked;

    fn answer(&self, words: &Words, _: &mut dyn Host) -> Result<GridUnranked, Refusal> {
        let shape = read::shape_or_classic(self.box_shape.as_deref());
        let grid = shape.and_then(|shape| unrank(shape, &self.number));
        grid.map_err(|trouble| trouble.into_refused(words))
    }
}

pub(crate) fn unrank(shape: BoxShape, text: &str) -> Result<GridUnranked, Trouble> {
    let total = match SmallGrids::shared(shape) {
        _ if shape == BoxShape::CLASSIC => Census::shared().total(),
        Some(small) => small.total(),
        None => return Err(unnumbered(shape)),
    };
    let number = read::number(text, total)?;
    let grid = match SmallGrids::shared(shape) {
        Some(small) => small.unrank(number),
        None => Ranking::shared().unrank(number).map(|grid| Grid::from(&grid)),
    };
    let grid = grid.expect("a number below the total has a grid");
    Ok(GridUnranked { grid: grid.to_string(), number: Large(number) })
}

/// That grids of this shape are not numbered here.
fn unnumbered(shape: BoxShape) -> Trouble {
    Trouble::unmet(message!("grid-unnumbered", box = shape.to_string()))
}

/// Draw grids at random, each as likely as any other.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GridRandom {
    /// The shape of the boxes, as in `2x3`; 9×9 if it is not said.
    #[serde(rename = "box", default, skip_serializing_if = "Option::is_none")]
    pub box_shape: Option<String>,
    /// Where the random numbers begin; the same seed gives the same grids.
    #[serde(default)]
    pub seed: Seed,
    /// How many.
    #[serde(default = "one")]
    #[schemars(range(min = 1, max = 100_000))]
    pub count: u64,
}

fn one() -> u64 {
    1
}

impl Default for GridRandom {
    fn default() -> GridRandom {
        GridRandom { box_shape: None, seed: Seed::default(), count: one() }
    }
}

/// Grids at random.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct GridsDrawn {
    /// The grid, in one line, where one was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub grid: Option<String>,
    /// The grids, where several were asked for.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub grids: Vec<String>,
    /// Where the random numbers began.
    pub seed: Seed,
}

impl Answered for GridsDrawn {}

impl Answerable for GridRandom {
    type Answer = GridsDrawn;

    fn answer(&self, words: &Words, host: &mut dyn Host) -> Result<GridsDrawn, Refusal> {
        self.draw(host.crew()).map_err(|trouble| trouble.into_refused(words))
    }
}

impl GridRandom {
    fn draw(&self, crew: &dyn Crew) -> Result<GridsDrawn, Trouble> {
        let shape = read::shape_or_classic(self.box_shape.as_deref())?;
        if !(1..=MOST_DRAWN).contains(&self.count) {
            return Err(Trouble::invalid(message!("grid-too-many", most = MOST_DRAWN)));
        }
        let mut grids = Vec::new();
        for index in 0..self.count {
            if crew.is_stopped() {
                return Err(Trouble::Stopped);
            }
            let grid = random_grid(shape, self.seed.0, index);
            grids.push(grid.ok_or_else(|| unnumbered(shape))?);
        }
        let seed = self.seed;
        if self.count == 1 {
            return Ok(GridsDrawn { grid: grids.pop(), grids, seed });
        }
        Ok(GridsDrawn { grid: None, grids, seed })
    }
}

/// A grid at random, each as likely as any other: the `index`-th from this seed, whatever else is
/// drawn. None if grids of this shape cannot be drawn.
pub fn random_grid(shape: BoxShape, seed: u64, index: u64) -> Option<String> {
    let mut random = Random::stream(seed, index);
    if shape == BoxShape::CLASSIC {
        return Some(Sampler::shared().draw(&mut random).to_string());
    }
    Some(SmallGrids::shared(shape)?.draw(&mut random).to_string())
}
