//! The fewest keys that a puzzle with one solution can have.

use nonet_core::format::to_line;
use nonet_count::Crew;
use nonet_count::fewest::{fewest_keys, is_provable};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Trouble, read};
use crate::answer::{Answered, Refusal};
use crate::ask::Answerable;
use crate::host::Host;
use crate::message;
use crate::number::Large;
use crate::words::Words;

/// Prove the fewest keys that a puzzle with one solution can have.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GridFewestKeys {
    /// The shape of the boxes, as in `2x2`; 9×9 if it is not said.
    #[serde(rename = "box", default, skip_serializing_if = "Option::is_none")]
    pub box_shape: Option<String>,
    /// What grids must keep besides rows, columns and boxes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub variants: Vec<String>,
}

/// The fewest keys that a puzzle with one solution can have.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct FewestKeys {
    /// The shape of the boxes.
    #[serde(rename = "box")]
    pub box_shape: String,
    /// What the grids keep besides rows, columns and boxes.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub variants: Vec<&'static str>,
    /// The fewest keys.
    pub keys: usize,
    /// How many puzzles have so few.
    pub puzzles: Large,
    /// One of them, in one line.
    pub puzzle: String,
    /// Its solution, in one line.
    pub grid: String,
}

impl Answered for FewestKeys {}

impl Answerable for GridFewestKeys {
    type Answer = FewestKeys;

    fn answer(&self, words: &Words, host: &mut dyn Host) -> Result<FewestKeys, Refusal> {
        self.prove(host.crew()).map_err(|trouble| trouble.into_refused(words))
    }
}

impl GridFewestKeys {
    fn prove(&self, crew: &dyn Crew) -> Result<FewestKeys, Trouble> {
        let shape = read::shape_or_classic(self.box_shape.as_deref())?;
        let variants = read::variants(&self.variants, shape)?;
        if !is_provable(shape, &variants) {
            return Err(Trouble::unmet(message!("grid-fewest-size", box = shape.to_string())));
        }
        let Some(fewest) = fewest_keys(shape, &variants, crew)? else {
            return Err(Trouble::unmet(message!("grid-fewest-none")));
        };
        Ok(FewestKeys {
            box_shape: shape.to_string(),
            variants: variants.iter().map(|variant| variant.id()).collect(),
            keys: fewest.keys,
            puzzles: Large(fewest.puzzles),
            puzzle: to_line(&fewest.example.puzzle),
            grid: fewest.example.solution.to_string(),
        })
    }
}
