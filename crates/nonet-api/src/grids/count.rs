//! How many grids there are, and how many that differ in essence.

use nonet_core::BoxShape;
use nonet_count::burnside::{SymmetryClass, essentially_different};
use nonet_count::estimate::Estimator;
use nonet_count::exhaust::{count_grids, is_countable};
use nonet_count::two_row::{self, count_two_row};
use nonet_count::{Census, Crew, Orbit, SmallGrids, Stopped, Variant};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Trouble, read};
use crate::answer::{Answered, Refusal};
use crate::ask::Answerable;
use crate::host::Host;
use crate::message;
use crate::number::Large;
use crate::words::{Argument, Message, Words};

/// Count all grids.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GridCount {
    /// The shape of the boxes, as in `2x3`; 9×9 if it is not said.
    #[serde(rename = "box", default, skip_serializing_if = "Option::is_none")]
    pub box_shape: Option<String>,
    /// What grids must keep besides rows, columns and boxes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub variants: Vec<String>,
    /// Whether the answer shows how the number comes about.
    #[serde(default)]
    pub table: bool,
}

/// How many grids there are.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct GridsCounted {
    /// The shape of the boxes.
    #[serde(rename = "box")]
    pub box_shape: String,
    /// What the grids keep besides rows, columns and boxes.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub variants: Vec<&'static str>,
    /// How many there are.
    pub count: Large,
    /// The 44 orbits of triples of partitions that make up the number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub orbits: Option<Vec<OrbitData>>,
}

/// One of the 44 orbits of triples of partitions.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
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

impl Answered for GridsCounted {}

impl Answerable for GridCount {
    type Answer = GridsCounted;

    fn answer(&self, words: &Words, host: &mut dyn Host) -> Result<GridsCounted, Refusal> {
        self.count(host.crew()).map_err(|trouble| trouble.into_refused(words))
    }
}

impl GridCount {
    fn count(&self, crew: &dyn Crew) -> Result<GridsCounted, Trouble> {
        let shape = read::shape_or_classic(self.box_shape.as_deref())?;
        let variants = read::variants(&self.variants, shape)?;
        let count = Large(count_of(shape, &variants, crew)?);
        let has_table = self.table && shape == BoxShape::CLASSIC && variants.is_empty();
        Ok(GridsCounted {
            box_shape: shape.to_string(),
            variants: variants.iter().map(|variant| variant.id()).collect(),
            count,
            orbits: has_table
                .then(|| Census::shared().orbits().iter().map(OrbitData::from).collect()),
        })
    }
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

/// Count the grids of which no symmetry makes one from another.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GridEssential {
    /// The shape of the boxes, as in `2x3`; 9×9 if it is not said.
    #[serde(rename = "box", default, skip_serializing_if = "Option::is_none")]
    pub box_shape: Option<String>,
    /// Whether the answer shows how the number comes about.
    #[serde(default)]
    pub table: bool,
}

/// How many essentially different grids there are, by Burnside's lemma.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct EssentialGrids {
    /// The shape of the boxes.
    #[serde(rename = "box")]
    pub box_shape: String,
    /// How many there are: the sum divided by the number of symmetries.
    pub count: Large,
    /// The sum over all symmetries of the grids that they leave alone up to the names of digits.
    pub sum: Large,
    /// How many symmetries of cells there are.
    pub symmetries: Large,
    /// The classes of symmetries.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub classes: Option<Vec<ClassData>>,
}

/// A class of symmetries that do the same to grids.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct ClassData {
    /// How many symmetries are in it.
    pub size: u64,
    /// After how many times each of them has done nothing.
    pub order: u32,
    /// How many grids with the first row in order it leaves alone up to the names of digits.
    pub fixed: Large,
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
            fixed: Large::from(*fixed),
            rows: from_one(class.example.rows()),
            columns: from_one(class.example.columns()),
            transposed: class.example.transposes(),
        }
    }
}

impl Answered for EssentialGrids {}

impl Answerable for GridEssential {
    type Answer = EssentialGrids;

    fn answer(&self, words: &Words, host: &mut dyn Host) -> Result<EssentialGrids, Refusal> {
        self.count(host.crew()).map_err(|trouble| trouble.into_refused(words))
    }
}

impl GridEssential {
    fn count(&self, crew: &dyn Crew) -> Result<EssentialGrids, Trouble> {
        let shape = read::shape_or_classic(self.box_shape.as_deref())?;
        let Some(essential) = essentially_different(shape, crew)? else {
            let shape = shape.to_string();
            return Err(Trouble::unmet(message!("grid-essential-uncounted", box = shape)));
        };
        Ok(EssentialGrids {
            box_shape: shape.to_string(),
            count: Large(essential.count),
            sum: Large(essential.sum),
            symmetries: Large(essential.symmetries),
            classes: self.table.then(|| essential.classes.iter().map(ClassData::from).collect()),
        })
    }
}
