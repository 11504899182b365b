//! What was read, as a page draws it.

use nonet_core::format::to_whole_line;
use nonet_core::{Draft, Position, contradictions};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::board::BoardData;
use super::{AboutPuzzle, Problem};
use crate::answer::{Answered, Refusal};
use crate::describe;
use crate::host::Host;
use crate::words::Words;

/// Say what was read, and what contradicts itself in it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Parse {
    /// The puzzle.
    #[serde(flatten)]
    pub problem: Problem,
}

/// What was read.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Parsed {
    /// The puzzle, in one line; with rules beyond rows, columns and boxes in the format `json`.
    pub puzzle: String,
    /// The puzzle as a page draws it.
    pub board: BoardData,
    /// Why it has no solution, where that can be seen.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub reasons: Vec<String>,
    /// What else there is to say.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub remarks: Vec<String>,
}

impl Answered for Parsed {
    fn remarks(&self) -> &[String] {
        &self.remarks
    }
}

about_puzzle!(Parse => Parsed, remarks);

impl AboutPuzzle for Parse {
    fn problem(&self) -> &Problem {
        &self.problem
    }

    fn needs_all_rules(&self) -> bool {
        false
    }

    fn answer_draft(
        &self,
        draft: Draft,
        words: &Words,
        _: &mut dyn Host,
    ) -> Result<Parsed, Refusal> {
        let reasons = contradictions(&Position::of(&draft));
        let say = |reason| words.say(&describe::contradiction(reason, &draft));
        Ok(Parsed {
            puzzle: to_whole_line(&draft),
            board: BoardData::new(&draft, &reasons, words),
            reasons: reasons.iter().map(say).collect(),
            remarks: Vec::new(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ask::Answerable;

    fn parse(puzzle: &str) -> Result<Parsed, Refusal> {
        Parse { problem: Problem::new(puzzle) }.answer(Words::english(), &mut ())
    }

    #[test]
    fn what_was_read_is_told_with_its_clashes() {
        let Parsed { board, reasons, .. } = parse("1..1*...........").expect("a puzzle");
        assert_eq!((board.size, board.box_rows, board.clashes), (4, Some(2), vec![0, 3]));
        assert_eq!(board.kinds, "g..g*...........");
        assert_eq!((board.digits[3], board.symbols[3]), (1, '4'));
        assert_eq!(reasons[0], "1 stands more than once in row 1: r1c1 and r1c4");
        assert!(parse("1..x").is_err());
    }

    #[test]
    fn the_puzzle_that_is_told_has_all_its_rules() {
        let document = r#"{"puzzle":"1...............","rules":["diagonal-falling"],"placed":".2.............."}"#;
        let first = parse(document).expect("a puzzle");
        assert_eq!(first.puzzle, document);
        assert_eq!(parse(&first.puzzle).expect("it can be read again"), first);
        let mut problem = Problem::new("1...............");
        problem.variants = vec!["diagonal-falling".to_owned()];
        let typed = Parse { problem }.answer(Words::english(), &mut ()).expect("a puzzle");
        assert_eq!(typed.puzzle, r#"{"puzzle":"1...............","rules":["diagonal-falling"]}"#);
    }

    #[test]
    fn what_breaks_a_rule_is_marked_and_told() {
        let puzzle = r#"{"puzzle":"2...............","rules":[{"rule":"buildings","cells":"r1c1 r1c2 r1c3 r1c4","number":1}]}"#;
        let Parsed { board, reasons, .. } = parse(puzzle).expect("a puzzle");
        assert_eq!(board.clashes, [0, 1, 2, 3]);
        assert_eq!(reasons, ["the 1 to the left of row 1 cannot be kept"]);
    }

    #[test]
    fn what_is_told_and_read_again_has_the_same_regions() {
        // Region 2 comes first.
        let puzzle = r#"{"puzzle":"................","regions":"2211223333441144"}"#;
        let first = parse(puzzle).expect("a puzzle");
        assert_eq!(parse(&first.puzzle).expect("it can be read again"), first);
        let mut regions = first.board.houses.iter().filter(|house| house.kind == "region");
        let first = regions.next().expect("the one that is called 1");
        assert_eq!(first.cells, [2, 3, 12, 13]);
    }
}
