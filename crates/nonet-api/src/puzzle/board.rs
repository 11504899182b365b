//! A puzzle as a page draws it: its digits, and what its rules put on the paper.

use nonet_core::rule::{Clue, Rule, Says};
use nonet_core::{
    BoxShape, Cell, Contradiction, Digit, DigitSet, Draft, Entry, HouseKind, Layout, Remark, rule,
};
use schemars::JsonSchema;
use serde::Serialize;

use crate::describe::{self, house_name, rule_name, rule_text};
use crate::explain::house_id;
use crate::words::Words;

/// A puzzle, ready to be drawn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct BoardData {
    /// How many rows, columns and digits there are.
    pub size: usize,
    /// The rows of a box; not there if the grid has no boxes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub box_rows: Option<usize>,
    /// The columns of a box.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub box_columns: Option<usize>,
    /// The character of each digit, from 1 on.
    pub symbols: Vec<char>,
    /// The digit of each cell, row by row; 0 if it is empty.
    pub digits: Vec<usize>,
    /// Whether each cell is `g` given, `p` placed, `*` marked or `.` empty, as one text.
    pub kinds: String,
    /// The cells, from 0, that contradict each other or have no value left.
    pub clashes: Vec<usize>,
    /// The characters of the digits that each cell is restricted to, if pencil marks belong to the puzzle.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pencil_marks: Option<Vec<String>>,
    /// Its name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// Who made it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub author: Option<String>,
    /// What its author says of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// The houses: rows, columns, boxes, and those that come with rules.
    pub houses: Vec<BoardHouse>,
    /// What it has besides rows, columns and boxes, if it has anything.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rules: Option<BoardRules>,
}

/// What a puzzle has besides rows, columns and boxes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct BoardRules {
    /// The rules, each told once.
    pub told: Vec<ToldRule>,
    /// What the document that it comes from calls rules that nobody here knows. Such a puzzle is shown, and
    /// nothing else is said of it.
    pub unknown: Vec<String>,
    /// Pairs of cells, from 0, that must differ though no house holds both.
    pub apart: Vec<[usize; 2]>,
    /// What is said of some cells beyond houses.
    pub clues: Vec<BoardClue>,
}

/// A rule in words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct ToldRule {
    /// Its name in data; also that of the page about it.
    pub id: &'static str,
    /// Its name, for people.
    pub name: String,
    /// What it says, in one sentence.
    pub text: String,
}

impl ToldRule {
    pub(crate) fn new(rule: &'static Rule, words: &Words) -> ToldRule {
        let (name, text) = (words.say(&rule_name(rule)), words.say(&rule_text(rule)));
        ToldRule { id: rule.id, name, text }
    }
}

/// A house, ready to be drawn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct BoardHouse {
    /// Its name in steps.
    pub id: String,
    /// `row`, `column`, `box`, `region`, `diagonal-falling`, `diagonal-rising`, `window`, `group`, `extra` or
    /// `strip`.
    pub kind: &'static str,
    /// Its number among the houses of its kind, from 1.
    pub number: usize,
    /// Its name, for people.
    pub name: String,
    /// Its letter, if it is a strip.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub letter: Option<String>,
    /// Its cells, from 0.
    pub cells: Vec<usize>,
    /// The digits that it must hold; none if it only says that its digits differ.
    pub digits: Vec<usize>,
}

/// What is said of some cells, ready to be drawn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct BoardClue {
    /// The rule's name in data.
    pub rule: &'static str,
    /// The cells, from 0, in the order that the rule gives a meaning.
    pub cells: Vec<usize>,
    /// The number that it names.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub number: Option<u32>,
    /// The side of the grid at which the number stands, beside the first of the cells.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub side: Option<Side>,
}

/// A side of the grid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// Above the first row.
    Top,
    /// Below the last row.
    Bottom,
    /// Before the first column.
    Left,
    /// After the last column.
    Right,
}

impl BoardData {
    /// The data of a draft, and why it has no solution if that can be seen.
    pub(crate) fn new(draft: &Draft, reasons: &[Contradiction], words: &Words) -> BoardData {
        let layout = &draft.layout;
        let kind = |entry: &Entry| match entry {
            Entry::Given(_) => 'g',
            Entry::Placed(_) => 'p',
            Entry::Marked => '*',
            Entry::Empty => '.',
        };
        let clashes = reasons.iter().flat_map(|reason| cells_of(reason, layout));
        let mut clashes: Vec<usize> = clashes.map(Cell::index).collect();
        clashes.sort_unstable();
        clashes.dedup();
        let symbols = |digits: DigitSet| digits.iter().map(|digit| draft.alphabet.symbol(digit));
        let marks =
            |marks: &Vec<DigitSet>| marks.iter().map(|&set| symbols(set).collect()).collect();
        let remark = |wanted: Remark| {
            let mut remarks = draft.remarks.iter().filter(|(remark, _)| *remark == wanted);
            remarks.next().map(|(_, text)| text.clone()).filter(|text| !text.trim().is_empty())
        };
        let is_plain = layout.is_plain() && draft.unknown_rules().is_empty();
        BoardData {
            size: layout.size(),
            box_rows: layout.box_shape().map(BoxShape::rows),
            box_columns: layout.box_shape().map(BoxShape::columns),
            symbols: symbols(layout.digits()).collect(),
            digits: draft
                .entries
                .iter()
                .map(|entry| entry.digit().map_or(0, Digit::number))
                .collect(),
            kinds: draft.entries.iter().map(kind).collect(),
            clashes,
            pencil_marks: draft.pencil_marks.as_ref().map(marks),
            title: remark(Remark::Title),
            author: remark(Remark::Author),
            description: remark(Remark::Description),
            houses: houses(layout, words),
            rules: (!is_plain).then(|| BoardRules::new(draft, words)),
        }
    }
}

impl BoardRules {
    fn new(draft: &Draft, words: &Words) -> BoardRules {
        let layout = &draft.layout;
        let has = |rule: &Rule| layout.clues().iter().any(|clue| clue.rule == rule);
        let told = rule::ALL.iter().filter(|rule| has(rule));
        let beyond = |clue: &&Clue| is_drawn_as_clue(clue.rule);
        BoardRules {
            told: told.map(|rule| ToldRule::new(rule, words)).collect(),
            unknown: describe::unknown_rules(draft).map(str::to_owned).collect(),
            apart: apart(layout),
            clues: layout
                .clues()
                .iter()
                .filter(beyond)
                .map(|clue| clue_data(clue, layout))
                .collect(),
        }
    }
}

/// All houses, those of a kind together.
fn houses(layout: &Layout, words: &Words) -> Vec<BoardHouse> {
    let kinds = HouseKind::ALL.into_iter();
    let houses = kinds.flat_map(|kind| layout.houses_of_kind(kind).iter().copied());
    houses
        .map(|house| BoardHouse {
            id: house_id(house),
            kind: house.kind().id(),
            number: house.number(),
            name: words.say(&house_name(house)),
            letter: (house.kind() == HouseKind::Strip).then(|| describe::letter(house.index())),
            cells: layout.cells_of(house).iter().map(|cell| cell.index()).collect(),
            digits: layout.digits_of(house).iter().map(Digit::number).collect(),
        })
        .collect()
}

/// The pairs of cells that must differ though no house holds both.
fn apart(layout: &Layout) -> Vec<[usize; 2]> {
    let shares_house = |one: Cell, other: Cell| {
        layout.houses_of(one).iter().any(|&house| layout.cells_of(house).contains(&other))
    };
    let pairs = layout.cells().flat_map(|one| {
        let others = layout.peers(one).iter().filter(move |&&other| one < other);
        others.filter(move |&&other| !shares_house(one, other)).map(move |&other| [one, other])
    });
    pairs.map(|pair| pair.map(Cell::index)).collect()
}

/// Whether houses do not show what a rule says of its cells.
fn is_drawn_as_clue(rule: &Rule) -> bool {
    let is_house = matches!(rule.id, "region" | "extra-region" | "strip");
    rule.says != Says::Nothing && !is_house
}

fn clue_data(clue: &Clue, layout: &Layout) -> BoardClue {
    BoardClue {
        rule: clue.rule.id,
        cells: clue.cells.iter().map(|cell| cell.index()).collect(),
        number: clue.number,
        side: Some(clue)
            .filter(|clue| clue.rule.says == Says::LineAndNumber)
            .and_then(|clue| side_of(&clue.cells, layout)),
    }
}

/// The side from which one looks along the cells of a line.
fn side_of(cells: &[Cell], layout: &Layout) -> Option<Side> {
    let [first, .., last] = cells else { return cells.first().map(|_| Side::Left) };
    let is_row = layout.row_of(*first) == layout.row_of(*last);
    Some(match (is_row, first < last) {
        (true, true) => Side::Left,
        (true, false) => Side::Right,
        (false, true) => Side::Top,
        (false, false) => Side::Bottom,
    })
}

/// The cells that a contradiction is about.
fn cells_of(reason: &Contradiction, layout: &Layout) -> Vec<Cell> {
    match reason {
        Contradiction::Clash { cells, .. } => cells.clone(),
        Contradiction::NoValue { cell } => vec![*cell],
        Contradiction::Pair { cells, .. } => cells.to_vec(),
        Contradiction::Constraint { clue } => layout.clues()[*clue].cells.clone(),
        Contradiction::NoPlace { .. } | Contradiction::UnknownRules => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use nonet_core::read;

    use super::*;

    fn board(puzzle: &str) -> BoardData {
        BoardData::new(&read(puzzle).expect("a puzzle"), &[], Words::english())
    }

    fn rules(puzzle: &str) -> BoardRules {
        board(puzzle).rules.expect("it has rules")
    }

    #[test]
    fn a_puzzle_with_boxes_alone_says_nothing_of_rules() {
        let board = board("1...............");
        assert_eq!((board.box_rows, &board.rules), (Some(2), &None));
        let kinds: Vec<_> = board.houses.iter().map(|house| house.kind).collect();
        assert_eq!(kinds, [["row"; 4], ["column"; 4], ["box"; 4]].concat());
        assert_eq!(board.houses[9].cells, [2, 3, 6, 7]);
    }

    #[test]
    fn numbers_at_the_edge_stand_where_one_looks_from() {
        let puzzle = r#"{"puzzle":"................","rules":[
            {"rule":"buildings","cells":"r2c1 r2c2 r2c3 r2c4","number":1},
            {"rule":"buildings","cells":"r2c4 r2c3 r2c2 r2c1","number":2},
            {"rule":"buildings","cells":"r1c3 r2c3 r3c3 r4c3","number":3},
            {"rule":"buildings","cells":"r4c3 r3c3 r2c3 r1c3","number":4}]}"#;
        let found: Vec<_> = rules(puzzle)
            .clues
            .iter()
            .map(|clue| (clue.side, clue.number, clue.cells[0]))
            .collect();
        let expected = [
            (Some(Side::Left), Some(1), 4),
            (Some(Side::Right), Some(2), 7),
            (Some(Side::Top), Some(3), 2),
            (Some(Side::Bottom), Some(4), 14),
        ];
        assert_eq!(found, expected);
    }

    #[test]
    fn every_house_comes_with_its_cells_and_digits() {
        let BoardData { houses, rules, .. } = board(
            r#"{"puzzle":"................","rules":["diagonal",{"rule":"strip","cells":"r1c2 r1c3","digits":"14"}]}"#,
        );
        let [.., falling, rising, strip] = &houses[..] else { panic!("a diagonal and a strip") };
        assert_eq!((falling.kind, &falling.cells[..]), ("diagonal-falling", &[0, 5, 10, 15][..]));
        assert_eq!((rising.kind, strip.kind), ("diagonal-rising", "strip"));
        let rules = rules.expect("it has rules");
        assert_eq!((&strip.cells[..], &strip.digits[..]), (&[1, 2][..], &[1, 4][..]));
        assert_eq!((strip.letter.as_deref(), strip.name.as_str()), (Some("A"), "strip A"));
        let told: Vec<_> = rules.told.iter().map(|rule| rule.id).collect();
        assert_eq!(told, ["diagonal-falling", "diagonal-rising", "strip"]);
        assert!(rules.clues.is_empty(), "what houses show is not told twice");
    }

    #[test]
    fn a_jigsaw_has_regions_and_no_boxes() {
        let board = board(
            r#"{"puzzle":".........................","regions":"1112211222334453345534455"}"#,
        );
        assert_eq!((board.size, board.box_rows), (5, None));
        assert!(board.rules.is_some(), "regions are rules");
        let regions: Vec<_> = board.houses.iter().filter(|house| house.kind == "region").collect();
        assert_eq!(regions.len(), 5);
        assert_eq!(regions[0].cells, [0, 1, 2, 5, 6]);
    }

    #[test]
    fn cells_that_only_pairs_keep_apart_are_named() {
        let rules = rules(r#"{"puzzle":"................","rules":["anti-king"]}"#);
        // A king moves from r2c2 into another box diagonally, and nowhere else out of its houses.
        assert!(
            rules.apart.contains(&[5, 10]) && !rules.apart.contains(&[0, 5]),
            "{:?}",
            rules.apart
        );
        assert!(rules.apart.iter().all(|[one, other]| one < other));
    }

    #[test]
    fn rules_that_nobody_knows_are_named() {
        let cells = "[{},{},{},{}]";
        let rows = [cells; 4].join(",");
        let rules = rules(&format!(
            r#"{{"size":4,"grid":[{rows}],"title":"T","killercage":[{{"cells":["R1C1","R1C2"],"value":"3"}}],"even":[{{"cell":"R2C2"}}]}}"#
        ));
        assert_eq!(rules.unknown, ["killercage"]);
        assert_eq!((rules.clues[0].rule, &rules.clues[0].cells[..]), ("even", &[5][..]));
    }
}
