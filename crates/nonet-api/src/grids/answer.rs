//! What Nonet says to a question about grids.

use std::collections::BTreeMap;

use nonet_core::symmetry::Symmetry;
use nonet_count::burnside::SymmetryClass;
use nonet_count::{Band, Orbit};
use serde::Serialize;

use crate::answer::{Fault, Outcome};
use crate::message;
use crate::words::Words;

/// The answer to a question about grids. A field that does not apply is left out.
///
/// Numbers of grids are texts: they are larger than what many programs take for an integer.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct GridAnswer {
    /// The shape of the boxes.
    #[serde(rename = "box", skip_serializing_if = "Option::is_none")]
    pub box_shape: Option<String>,
    /// What the grids keep besides rows, columns and boxes.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub variants: Vec<&'static str>,
    /// How many there are.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub count: Option<u128>,
    /// The grid, in one line.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub grid: Option<String>,
    /// Several grids.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub grids: Vec<String>,
    /// The puzzle, in one line.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub puzzle: Option<String>,
    /// The other one that it was compared with.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub other: Option<String>,
    /// The number of the grid, from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub number: Option<String>,
    /// The number of its set of rules, from 0: the grid's number with the digits renamed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub set: Option<String>,
    /// The number of the arrangement of its first row, from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub permutation: Option<String>,
    /// Where the random numbers began.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
    /// The canonical form, in one line.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub canonical: Option<String>,
    /// The number of the canonical form's first band, from 1 to 416.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub band: Option<u16>,
    /// How many symmetries leave it as it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub automorphisms: Option<u128>,
    /// Those symmetries, as many as are shown.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub listed: Vec<SymmetryData>,
    /// Swaps of two lines, bands or stacks that leave it as it is, too: of symmetries that differ by
    /// such swaps only, one is listed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub swaps: Vec<SymmetryData>,
    /// Whether the two are alike.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub equivalent: Option<bool>,
    /// A symmetry that leads there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub symmetry: Option<SymmetryData>,
    /// The 44 orbits of triples of partitions.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub orbits: Option<Vec<OrbitData>>,
    /// The classes of symmetries.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub classes: Option<Vec<ClassData>>,
    /// The sum over all symmetries of the grids that they leave alone up to the names of digits.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sum: Option<u128>,
    /// How many symmetries of cells there are.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub symmetries: Option<u128>,
    /// The 416 bands, or some.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub bands: Vec<BandData>,
    /// Which share of the work it is, as in `3/416`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chunk: Option<String>,
    /// How many of them have how many automorphisms.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by_automorphisms: Option<BTreeMap<u32, u64>>,
    /// The fewest keys.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub keys: Option<usize>,
    /// How many puzzles have so few.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub puzzles: Option<u128>,
    /// Whether the work was stopped before there was an answer.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub stopped: bool,
    /// What was wrong with the question.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<Fault>,

    /// How it ended.
    #[serde(skip)]
    pub outcome: Outcome,
}

/// A symmetry, counted from 1.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SymmetryData {
    /// Where each row goes.
    pub rows: Vec<usize>,
    /// Where each column goes.
    pub columns: Vec<usize>,
    /// Whether rows then become columns.
    pub transposed: bool,
    /// What each digit becomes.
    pub digits: Vec<usize>,
    /// All that in words.
    pub text: String,
}

impl SymmetryData {
    /// The data of a symmetry, in these words.
    pub(super) fn new(symmetry: &Symmetry, words: &Words) -> SymmetryData {
        let from_one = |lines: &[usize]| lines.iter().map(|line| line + 1).collect::<Vec<_>>();
        SymmetryData {
            rows: from_one(symmetry.rows()),
            columns: from_one(symmetry.columns()),
            transposed: symmetry.transposes(),
            digits: symmetry.digits().iter().map(|digit| digit.number()).collect(),
            text: told(symmetry, words),
        }
    }
}

/// What a symmetry does, leaving out what it leaves alone.
fn told(symmetry: &Symmetry, words: &Words) -> String {
    let moves = |images: &mut dyn Iterator<Item = usize>| -> Option<String> {
        let images: Vec<usize> = images.collect();
        let moved = images.iter().enumerate().any(|(line, &image)| line != image);
        let numbers = images.iter().map(|image| (image + 1).to_string());
        moved.then(|| numbers.collect::<Vec<_>>().join(" "))
    };
    let rows = moves(&mut symmetry.rows().iter().copied());
    let columns = moves(&mut symmetry.columns().iter().copied());
    let digits = moves(&mut symmetry.digits().iter().map(|digit| digit.index()));
    let mut parts = Vec::new();
    parts.extend(rows.map(|places| message!("symmetry-rows", places = places)));
    parts.extend(columns.map(|places| message!("symmetry-columns", places = places)));
    if symmetry.transposes() {
        parts.push(if parts.is_empty() {
            message!("symmetry-transposes")
        } else {
            message!("symmetry-then-transposes")
        });
    }
    parts.extend(digits.map(|names| message!("symmetry-digits", names = names)));
    if parts.is_empty() {
        parts.push(message!("symmetry-none"));
    }
    let join = |start, next| message!("symmetry-joined", start = start, next = next);
    parts.into_iter().reduce(join).map_or_else(String::new, |told| words.say(&told))
}

/// One of the 44 orbits of triples of partitions.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct OrbitData {
    /// How many triples are in it, the first partition being 123|456|789.
    pub size: u64,
    /// In how many ways the rows of a band can be arranged over such columns.
    pub arrangements: u64,
    /// In how many ways such a band can be completed to a grid.
    pub completions: u64,
    /// One of the triples: the digits of the nine columns of the first band.
    pub example: String,
}

impl From<&Orbit> for OrbitData {
    fn from(orbit: &Orbit) -> OrbitData {
        OrbitData {
            size: orbit.size,
            arrangements: orbit.arrangements,
            completions: orbit.completions,
            example: columns(&orbit.example),
        }
    }
}

/// The columns of three boxes as text: `123|456|789 147|258|369 …`.
fn columns(boxes: &[[[u8; 3]; 3]; 3]) -> String {
    let column = |digits: &[u8; 3]| digits.iter().map(|digit| char::from(b'1' + digit)).collect();
    let block = |columns: &[[u8; 3]; 3]| columns.iter().map(column).collect::<Vec<String>>();
    boxes.iter().map(|columns| block(columns).join("|")).collect::<Vec<_>>().join(" ")
}

/// A class of symmetries that do the same to grids.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ClassData {
    /// How many symmetries are in it.
    pub size: u64,
    /// After how many times each of them has done nothing.
    pub order: u32,
    /// How many grids with the first row in order it leaves alone up to the names of digits.
    pub fixed: u64,
    /// One of them: where rows go.
    pub rows: Vec<usize>,
    /// Where columns go.
    pub columns: Vec<usize>,
    /// Whether rows then become columns.
    pub transposed: bool,
}

impl From<&(SymmetryClass, u64)> for ClassData {
    fn from((class, fixed): &(SymmetryClass, u64)) -> ClassData {
        let from_one = |lines: &[usize]| lines.iter().map(|line| line + 1).collect();
        ClassData {
            size: class.size,
            order: class.order,
            fixed: *fixed,
            rows: from_one(class.example.rows()),
            columns: from_one(class.example.columns()),
            transposed: class.example.transposes(),
        }
    }
}

/// One of the 416 bands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct BandData {
    /// Its number, from 1.
    pub number: u16,
    /// Its three rows in one line.
    pub rows: String,
    /// How many symmetries leave it as it is.
    pub automorphisms: u32,
    /// How many bands that begin with 123456789 are alike.
    pub bands: u32,
    /// How many essentially different grids begin with it, where that was asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub grids: Option<u64>,
}

impl From<&Band> for BandData {
    fn from(band: &Band) -> BandData {
        let digits = band.rows.as_flattened().iter();
        BandData {
            number: band.number,
            rows: digits.map(|digit| char::from(b'1' + digit)).collect(),
            automorphisms: band.automorphisms,
            bands: band.bands,
            grids: None,
        }
    }
}
