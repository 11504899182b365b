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

/// The largest grids of which it is seen at once whether any keeps the rules.
const LARGEST_SEEN_AT_ONCE: usize = 6;

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
    /// The levels, the easiest first; of small grids with a further rule those of which puzzles were found; none where
    /// there is no logic for grids of this size.
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
        if layout.size() <= LARGEST_SEEN_AT_ONCE {
            wish::plan(&question, words).map_err(|trouble| trouble.into_refused(words))?;
        }
        let told = |level: &Level| ToldLevel {
            id: level.id(),
            name: words.say(&message!("level-name", level = level.id())),
        };
        let levels = levels_of(&layout, &varieties).iter().map(told).collect();
        Ok(LevelList { size: layout.size(), levels })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn levels(shape: &str, variant: &str) -> Result<Vec<&'static str>, String> {
        let (box_shape, variants) = (Some(shape.to_owned()), vec![variant.to_owned()]);
        let list = ListLevels { box_shape, variants }.answer(Words::english(), &mut ());
        let ids = |list: LevelList| list.levels.into_iter().map(|level| level.id).collect();
        list.map(ids).map_err(|refused| refused.error.code.into())
    }

    #[test]
    fn small_grids_with_a_rule_have_the_levels_that_were_found() {
        assert_eq!(levels("2x2", "diagonal").expect("levels"), ["easy"]);
        assert_eq!(levels("2x2", "jigsaw").expect("levels"), ["easy", "medium", "hard"]);
        assert_eq!(
            levels("2x3", "non-consecutive").expect("levels"),
            ["easy", "medium", "extreme"]
        );
        assert_eq!(levels("3x3", "buildings").expect("levels").len(), Level::ALL.len());
    }

    #[test]
    fn where_there_is_no_grid_that_is_said_in_place_of_levels() {
        assert_eq!(levels("2x2", "anti-king"), Err("impossible-no-grid".to_owned()));
        assert_eq!(levels("2x3", "windoku"), Err("variant-unsuited".to_owned()));
    }
}
