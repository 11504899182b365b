//! What can be asked about grids.

use serde::{Deserialize, Serialize};

/// A question about grids.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GridRequest {
    /// The shape of the boxes, as in `2x3`; 9×9 if nothing else says it.
    #[serde(rename = "box", default, skip_serializing_if = "Option::is_none")]
    pub box_shape: Option<String>,
    /// What to find out.
    #[serde(flatten)]
    pub task: GridTask,
}

/// What to find out about grids.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "task", rename_all = "kebab-case")]
pub enum GridTask {
    /// How many there are.
    Count {
        /// What they must keep besides rows, columns and boxes.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        variants: Vec<String>,
        /// Whether to count those as one that a symmetry makes of each other.
        #[serde(default)]
        essential: bool,
        /// Whether the answer shows how the number comes about.
        #[serde(default)]
        table: bool,
    },
    /// The number of a grid.
    Rank {
        /// The grid.
        grid: String,
    },
    /// The grid with a number.
    Unrank {
        /// The number, as text: it is larger than what many programs take for an integer.
        number: String,
    },
    /// Grids at random, each as likely as any other.
    Random {
        /// Where the random numbers begin; the same seed gives the same grids.
        #[serde(default)]
        seed: u64,
        /// How many.
        #[serde(default = "one")]
        count: u64,
    },
    /// The canonical form of a grid or puzzle: the smallest of all that are alike.
    Canonical {
        /// The grid or puzzle.
        grid: String,
    },
    /// The symmetries that leave a grid or puzzle as it is.
    Automorphisms {
        /// The grid or puzzle.
        grid: String,
    },
    /// Whether one is the other in disguise, and by which symmetry.
    Equivalent {
        /// A grid or puzzle.
        grid: String,
        /// Another.
        other: String,
    },
    /// The 416 bands, or the essentially different grids that begin with some of them.
    Bands {
        /// The numbers of bands whose grids to count.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        bands: Vec<u16>,
        /// The share of the work on all bands to do, as in `3/416`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        chunk: Option<String>,
    },
    /// The fewest keys that a puzzle with one solution can have.
    FewestKeys {
        /// What grids must keep besides rows, columns and boxes.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        variants: Vec<String>,
    },
}

fn one() -> u64 {
    1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_question_goes_to_json_and_back() {
        let grid = || "1234341221434321".to_owned();
        let tasks = [
            GridTask::Count { variants: vec!["diagonal".into()], essential: false, table: true },
            GridTask::Rank { grid: grid() },
            GridTask::Unrank { number: "6670903752021072936959".into() },
            GridTask::Random { seed: 7, count: 3 },
            GridTask::Canonical { grid: grid() },
            GridTask::Automorphisms { grid: grid() },
            GridTask::Equivalent { grid: grid(), other: grid() },
            GridTask::Bands { bands: vec![416], chunk: None },
            GridTask::Bands { bands: Vec::new(), chunk: Some("3/416".into()) },
            GridTask::FewestKeys { variants: Vec::new() },
        ];
        for task in tasks {
            let request = GridRequest { box_shape: Some("2x2".into()), task };
            let json = serde_json::to_string(&request).expect("a request is JSON");
            let back: GridRequest = serde_json::from_str(&json).expect("JSON is a request");
            assert_eq!(back, request, "{json}");
        }
    }

    #[test]
    fn a_question_needs_to_say_only_what_it_wants() {
        let request: GridRequest = serde_json::from_str(r#"{"task": "count"}"#).expect("a request");
        let plain = GridTask::Count { variants: Vec::new(), essential: false, table: false };
        assert_eq!((request.box_shape, request.task), (None, plain));
        let request: GridRequest =
            serde_json::from_str(r#"{"task": "random"}"#).expect("a request");
        assert_eq!(request.task, GridTask::Random { seed: 0, count: 1 });
    }
}
