//! Questions about grids as such: how many there are, which number one has, which are alike.

mod answer;
mod essential;
mod likeness;
pub(crate) mod read;
mod request;

pub use answer::{BandData, ClassData, GridAnswer, OrbitData, SymmetryData};
pub use essential::{ChunkResult, MergedChunks, merge_chunks};
pub use request::{GridRequest, GridTask};

use nonet_core::format::to_line;
use nonet_core::{BoxShape, Grid, Random};
use nonet_count::burnside::essentially_different;
use nonet_count::estimate::Estimator;
use nonet_count::exhaust::{count_grids, is_countable};
use nonet_count::fewest::{fewest_keys, is_provable};
use nonet_count::two_row::{self, count_two_row};
use nonet_count::{Census, ClassicGrid, Crew, Ranking, Sampler, SmallGrids, Stopped, Variant};

use crate::answer::{Fault, Outcome};
use crate::message;
use crate::words::{Argument, Message, Words};

/// What a count says that was not made by a method of solving.
pub(crate) const METHOD: &str = "combinatorics";

/// The most grids that one request draws.
const MOST_DRAWN: u64 = 100_000;

/// Answers a question about grids. The crew does long work, on as many threads as it likes.
///
/// ```
/// use nonet_api::{GridRequest, Words, handle_grid};
///
/// let json = r#"{"task": "unrank", "number": "0"}"#;
/// let request: GridRequest = serde_json::from_str(json).unwrap();
/// let answer = handle_grid(&request, Words::english(), &nonet_count::Alone);
/// assert!(answer.grid.unwrap().starts_with("123456789456789123789123456214365897"));
/// ```
pub fn handle_grid(request: &GridRequest, words: &Words, crew: &dyn Crew) -> GridAnswer {
    match answer(request, words, crew) {
        Ok(answer) => answer,
        Err(Trouble::Stopped) => {
            GridAnswer { outcome: Outcome::No, stopped: true, ..GridAnswer::default() }
        }
        Err(trouble) => {
            let (outcome, fault) = trouble.into_fault(words);
            GridAnswer { outcome, error: Some(fault), ..GridAnswer::default() }
        }
    }
}

/// Why a question has no answer.
pub(crate) enum Trouble {
    /// Something is wrong with the question or cannot be done.
    Wrong(Outcome, Message),
    /// A text could not be read.
    Fault(Fault),
    /// The crew has stopped.
    Stopped,
}

impl Trouble {
    pub(crate) fn invalid(message: Message) -> Trouble {
        Trouble::Wrong(Outcome::Invalid, message)
    }

    /// A wish that makes sense and cannot be met.
    pub(crate) fn unmet(message: Message) -> Trouble {
        Trouble::Wrong(Outcome::No, message)
    }

    /// What to answer.
    pub(crate) fn into_fault(self, words: &Words) -> (Outcome, Fault) {
        match self {
            Trouble::Wrong(outcome, message) => (outcome, Fault::new(words, &message)),
            Trouble::Fault(fault) => (Outcome::Invalid, fault),
            Trouble::Stopped => (Outcome::No, Fault::new(words, &message!("lines-stopped"))),
        }
    }
}

impl From<Stopped> for Trouble {
    fn from(_: Stopped) -> Trouble {
        Trouble::Stopped
    }
}

fn answer(request: &GridRequest, words: &Words, crew: &dyn Crew) -> Result<GridAnswer, Trouble> {
    let shape = read::shape(request.box_shape.as_deref())?;
    let reader = read::Reader { shape, words };
    let classic = shape.unwrap_or(BoxShape::CLASSIC);
    match &request.task {
        GridTask::Count { variants, essential: true, table } => {
            if variants.is_empty() {
                essential_count(classic, *table, crew)
            } else {
                Err(Trouble::unmet(message!("grid-essential-variants")))
            }
        }
        GridTask::Count { variants, essential: false, table } => {
            count(classic, &read::variants(variants, classic)?, *table, crew)
        }
        GridTask::Rank { grid } => rank(&reader.grid(grid)?),
        GridTask::Unrank { number } => unrank(classic, number),
        GridTask::Random { seed, count } => random(classic, *seed, *count, crew),
        GridTask::Canonical { grid } => {
            likeness::canonical(read::without_clash(reader.puzzle(grid)?)?, words, crew)
        }
        GridTask::Automorphisms { grid } => {
            likeness::automorphisms(read::without_clash(reader.puzzle(grid)?)?, words, crew)
        }
        GridTask::Equivalent { grid, other } => {
            let one = read::without_clash(reader.puzzle(grid)?)?;
            let other = read::without_clash(reader.puzzle(other)?)?;
            likeness::equivalent(one, other, words, crew)
        }
        GridTask::Bands { .. } if classic != BoxShape::CLASSIC => {
            Err(Trouble::unmet(message!("grid-bands-classic")))
        }
        GridTask::Bands { bands, chunk: None } if bands.is_empty() => Ok(essential::bands()),
        GridTask::Bands { bands, chunk: None } => essential::grids_of_bands(bands, crew),
        GridTask::Bands { chunk: Some(chunk), .. } => essential::grids_of_chunk(chunk, crew),
        GridTask::FewestKeys { variants } => {
            fewest(classic, &read::variants(variants, classic)?, crew)
        }
    }
}

fn count(
    shape: BoxShape,
    variants: &[Variant],
    table: bool,
    crew: &dyn Crew,
) -> Result<GridAnswer, Trouble> {
    let count = count_of(shape, variants, crew)?;
    let orbits = (table && shape == BoxShape::CLASSIC && variants.is_empty())
        .then(|| Census::shared().orbits().iter().map(OrbitData::from).collect());
    Ok(GridAnswer {
        box_shape: Some(shape.to_string()),
        variants: variants.iter().map(|variant| variant.id()).collect(),
        count: Some(count),
        orbits,
        ..GridAnswer::default()
    })
}

fn count_of(shape: BoxShape, variants: &[Variant], crew: &dyn Crew) -> Result<u128, Trouble> {
    if variants.is_empty() {
        return match count_all(shape, crew)? {
            Some(count) => Ok(count),
            None => Err(Trouble::unmet(uncounted(shape))),
        };
    }
    if !is_countable(shape, variants) {
        let names = Argument::ids(variants.iter().map(|variant| variant.id()));
        let shape = shape.to_string();
        return Err(Trouble::unmet(
            message!("grid-variants-uncounted", box = shape, variants = names),
        ));
    }
    Ok(count_grids(shape, variants, crew)?)
}

/// The number of all grids with boxes of this shape, if it can be computed.
///
/// # Errors
/// If the crew stopped before it was known.
pub(crate) fn count_all(shape: BoxShape, crew: &dyn Crew) -> Result<Option<u128>, Stopped> {
    if shape == BoxShape::CLASSIC {
        Ok(Some(Census::shared().total()))
    } else if let Some(small) = SmallGrids::shared(shape) {
        Ok(Some(small.total()))
    } else if two_row::is_countable(shape) {
        count_two_row(shape.size() / 2, crew).map(Some)
    } else {
        Ok(None)
    }
}

/// That grids of this shape are too many to be counted here.
pub(crate) fn uncounted(shape: BoxShape) -> Message {
    let (size, name) = (shape.size(), shape.to_string());
    if Estimator::new(shape).is_some() {
        message!("grid-uncounted", size = size, box = name)
    } else {
        message!("grid-uncounted-unestimated", size = size, box = name)
    }
}

fn essential_count(shape: BoxShape, table: bool, crew: &dyn Crew) -> Result<GridAnswer, Trouble> {
    let Some(essential) = essentially_different(shape, crew)? else {
        return Err(Trouble::unmet(message!("grid-essential-uncounted", box = shape.to_string())));
    };
    Ok(GridAnswer {
        box_shape: Some(shape.to_string()),
        count: Some(essential.count),
        sum: Some(essential.sum),
        symmetries: Some(essential.symmetries),
        classes: table.then(|| essential.classes.iter().map(ClassData::from).collect()),
        ..GridAnswer::default()
    })
}

fn rank(grid: &Grid) -> Result<GridAnswer, Trouble> {
    let shape = grid.layout().box_shape();
    let (number, sets) = match (ClassicGrid::try_from(grid), SmallGrids::shared(shape)) {
        (Ok(classic), _) => (Ranking::shared().rank(&classic), u128::from(Census::shared().sets())),
        (Err(_), Some(small)) => (small.rank(grid), small.sets()),
        (Err(_), None) => return Err(unnumbered(shape)),
    };
    Ok(GridAnswer {
        grid: Some(grid.to_string()),
        number: Some(number.to_string()),
        set: Some((number % sets).to_string()),
        permutation: Some((number / sets).to_string()),
        ..GridAnswer::default()
    })
}

fn unrank(shape: BoxShape, text: &str) -> Result<GridAnswer, Trouble> {
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
    Ok(GridAnswer {
        grid: Some(grid.to_string()),
        number: Some(number.to_string()),
        ..GridAnswer::default()
    })
}

/// That grids of this shape are not numbered here.
fn unnumbered(shape: BoxShape) -> Trouble {
    Trouble::unmet(message!("grid-unnumbered", box = shape.to_string()))
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

fn random(shape: BoxShape, seed: u64, count: u64, crew: &dyn Crew) -> Result<GridAnswer, Trouble> {
    if count > MOST_DRAWN {
        return Err(Trouble::invalid(message!("grid-too-many", most = MOST_DRAWN)));
    }
    let mut grids = Vec::new();
    for index in 0..count {
        if crew.is_stopped() {
            return Err(Trouble::Stopped);
        }
        grids.push(random_grid(shape, seed, index).ok_or_else(|| unnumbered(shape))?);
    }
    Ok(GridAnswer {
        grid: grids.first().cloned().filter(|_| count == 1),
        grids: if count == 1 { Vec::new() } else { grids },
        seed: Some(seed),
        ..GridAnswer::default()
    })
}

fn fewest(shape: BoxShape, variants: &[Variant], crew: &dyn Crew) -> Result<GridAnswer, Trouble> {
    if !is_provable(shape, variants) {
        return Err(Trouble::unmet(message!("grid-fewest-size", box = shape.to_string())));
    }
    let Some(fewest) = fewest_keys(shape, variants, crew)? else {
        return Err(Trouble::unmet(message!("grid-fewest-none")));
    };
    Ok(GridAnswer {
        box_shape: Some(shape.to_string()),
        variants: variants.iter().map(|variant| variant.id()).collect(),
        keys: Some(fewest.keys),
        puzzles: Some(fewest.puzzles),
        puzzle: Some(to_line(&fewest.example.puzzle)),
        grid: Some(fewest.example.solution.to_string()),
        ..GridAnswer::default()
    })
}
