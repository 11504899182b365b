//! Which levels there are to wish for.

use nonet_generate::levels_of;
use nonet_logic::Level;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Generate, wish};
use crate::answer::{Answered, Refusal};
use crate::ask::Answerable;
use crate::host::Host;
use crate::message;
use crate::words::Words;

/// List the levels that puzzles of a size can have, for whoever lets somebody choose one.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ListLevels {
    /// The shape of the boxes, as in `2x3`; 9×9 if it is not said.
    #[serde(rename = "box", default, skip_serializing_if = "Option::is_none")]
    pub box_shape: Option<String>,
    /// What else the puzzles have: what the question `generate` takes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub variants: Vec<String>,
}

/// The levels that puzzles of a size can have.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct LevelList {
    /// How many rows a grid has.
    pub size: usize,
    /// The levels, the easiest first; none where there is no logic for grids of this size.
    pub levels: Vec<ToldLevel>,
}

/// A level.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct ToldLevel {
    /// Its name for programs: `easy`, `medium`, `hard`, `unfair` or `extreme`.
    pub id: &'static str,
    /// Its name for people.
    pub name: String,
}

impl Answered for LevelList {}

impl Answerable for ListLevels {
    type Answer = LevelList;

    fn answer(&self, words: &Words, _: &mut dyn Host) -> Result<LevelList, Refusal> {
        let ListLevels { box_shape, variants } = self.clone();
        let question = Generate { box_shape, variants, ..Generate::default() };
        let (layout, varieties) =
            wish::layout(&question, words).map_err(|trouble| trouble.into_refused(words))?;
        let told = |level: &Level| ToldLevel {
            id: level.id(),
            name: words.say(&message!("level-name", level = level.id())),
        };
        let levels = levels_of(&layout, &varieties).iter().map(told).collect();
        Ok(LevelList { size: layout.size(), levels })
    }
}
