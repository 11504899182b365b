//! Givens and clues of rules that a puzzle could do without.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::Duration;

use nonet_core::rule::{Clue, Says};
use nonet_core::{Cell, Draft, Entry, Layout};
use nonet_count::Crew;
use schemars::JsonSchema;
use serde::Serialize;

use super::search::{SearchOptions, Shown, search};
use crate::answer::Refusal;
use crate::describe;
use crate::explain::cell_id;
use crate::host::{Event, Host, Progress};
use crate::steps::{CandidateData, ClueData};
use crate::words::Words;

/// Which givens and clues of a puzzle with one solution could go, each by itself.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Redundancy {
    /// How many givens there are.
    pub givens: usize,
    /// Whether the puzzle is minimal: without any of its givens it would have several solutions.
    pub minimal: bool,
    /// The givens without which, each taken alone, the solution is still the only one.
    pub redundant: Vec<CandidateData>,
    /// How many clues of rules there are: each cell that must be even or odd, each number at the edge, each strip
    /// and extra region, each rule about the whole grid. The regions that stand in place of boxes are none.
    pub clues: usize,
    /// The clues without which, each taken alone, the solution is still the only one.
    pub redundant_clues: Vec<SpareClue>,
}

/// A clue that could go.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct SpareClue {
    /// The clue. Of cells that must be even or odd it names one.
    #[serde(flatten)]
    pub clue: ClueData,
    /// What it is called, for people.
    pub name: String,
}

/// Something that may go.
enum Item {
    Given(Cell),
    /// The clue with this index, or one of its cells.
    Clue(usize, Option<Cell>),
}

/// Which givens and clues of a puzzle with one solution could go; nothing if the host has stopped the search.
pub(super) fn redundancy(
    draft: &Draft,
    words: &Words,
    host: &mut dyn Host,
) -> Result<Option<Redundancy>, Refusal> {
    let givens = givens(draft);
    let clues = clues(&draft.layout);
    let (given_count, clue_count) = (givens.len(), clues.len());
    let items: Vec<Item> = givens.into_iter().map(Item::Given).chain(clues).collect();
    let (mut redundant, mut redundant_clues) = (Vec::new(), Vec::new());
    for (index, item) in items.iter().enumerate() {
        let mut host = Part { host, index, count: items.len() };
        if host.hear(&Event::share(0.0)).is_break() {
            return Ok(None);
        }
        let options = SearchOptions::up_to(2);
        let findings = search(&without(draft, item), &options, &Shown::NOTHING, words, &mut host)?;
        if findings.stopped {
            return Ok(None);
        }
        if findings.is_unique() != Some(true) {
            continue;
        }
        match *item {
            Item::Given(cell) => redundant.extend(draft.entry(cell).digit().map(|digit| {
                CandidateData { cell: cell_id(cell, &draft.layout), digit: digit.number() }
            })),
            Item::Clue(clue, cell) => {
                redundant_clues.push(SpareClue::new(&draft.layout, clue, cell, words));
            }
        }
    }
    let minimal = redundant.is_empty();
    let (givens, clues) = (given_count, clue_count);
    Ok(Some(Redundancy { givens, minimal, redundant, clues, redundant_clues }))
}

impl SpareClue {
    fn new(layout: &Layout, index: usize, cell: Option<Cell>, words: &Words) -> SpareClue {
        let whole = &layout.clues()[index];
        let clue = match cell {
            Some(cell) => Clue::about(whole.rule, vec![cell]),
            None => whole.clone(),
        };
        let name = match clue.rule.says {
            Says::Nothing => describe::rule_name(clue.rule),
            _ => describe::clue_name(&clue, layout),
        };
        SpareClue { clue: ClueData::of(&clue, layout), name: words.say(&name) }
    }
}

/// A host that hears of one search among several as a part of the whole.
struct Part<'a> {
    host: &'a mut dyn Host,
    index: usize,
    count: usize,
}

impl Host for Part<'_> {
    fn hear(&mut self, event: &Event<'_>) -> ControlFlow<()> {
        match event {
            Event::Progress(Progress { share, .. }) => {
                let share = (self.index as f64 + share) / self.count as f64;
                self.host.hear(&Event::share(share))
            }
            other => self.host.hear(other),
        }
    }

    fn crew(&self) -> &dyn Crew {
        self.host.crew()
    }

    fn now(&self) -> Option<Duration> {
        self.host.now()
    }

    fn worked(&self) -> Option<Duration> {
        self.host.worked()
    }
}

/// The cells that hold the question: the givens, or whatever is filled if nothing is given.
fn givens(draft: &Draft) -> Vec<Cell> {
    let has_givens = draft.given_count() > 0;
    let is_given = |cell: &Cell| match draft.entry(*cell) {
        Entry::Given(_) => true,
        Entry::Placed(_) => !has_givens,
        Entry::Empty | Entry::Marked => false,
    };
    draft.layout.cells().filter(is_given).collect()
}

/// The clues that may go. What says the same of each of its cells may go from each of them.
fn clues(layout: &Layout) -> Vec<Item> {
    let items = layout.clues().iter().enumerate().flat_map(|(index, clue)| match clue.rule.id {
        "region" => Vec::new(),
        "even" | "odd" => clue.cells.iter().map(|&cell| Item::Clue(index, Some(cell))).collect(),
        _ => vec![Item::Clue(index, None)],
    });
    items.collect()
}

/// A draft without an item.
fn without(draft: &Draft, item: &Item) -> Draft {
    let mut draft = draft.clone();
    match *item {
        Item::Given(cell) => {
            draft.entries[cell.index()] = Entry::Empty;
            if let Some(marks) = &mut draft.pencil_marks {
                marks[cell.index()] = draft.layout.digits();
            }
        }
        Item::Clue(index, cell) => draft.layout = without_clue(&draft.layout, index, cell),
    }
    draft
}

/// A layout without a clue, or without one of its cells.
fn without_clue(layout: &Layout, index: usize, cell: Option<Cell>) -> Arc<Layout> {
    let mut clues = layout.clues().to_vec();
    match cell {
        Some(cell) if clues[index].cells.len() > 1 => {
            clues[index].cells.retain(|&other| other != cell);
        }
        _ => drop(clues.remove(index)),
    }
    let layout = Layout::new(layout.size(), layout.box_shape(), clues);
    layout.expect("what makes sense with a clue does so without it")
}

#[cfg(test)]
mod tests {
    use nonet_core::{BoxShape, Digit, Random};
    use nonet_testing::variants;

    use super::*;

    /// Rules that 4×4 grids keep, alone and together.
    const RULES: [&[&str]; 8] = [
        &["even"],
        &["odd", "even"],
        &["strip"],
        &["extra-region", "diagonal-rising"],
        &["buildings"],
        &["diagonal-falling", "odd"],
        &["disjoint-groups", "strip"],
        &["region", "buildings"],
    ];

    /// All squares of four rows and columns in which no number repeats, one after the other.
    fn squares() -> Vec<[usize; 16]> {
        fn fill(square: &mut [usize; 16], cell: usize, found: &mut Vec<[usize; 16]>) {
            if cell == 16 {
                found.push(*square);
                return;
            }
            for number in 1..=4 {
                let (row, column) = (cell / 4, cell % 4);
                let is_left = (row * 4..cell).any(|other| square[other] == number);
                let is_above = (0..row).any(|other| square[other * 4 + column] == number);
                if !is_left && !is_above {
                    square[cell] = number;
                    fill(square, cell + 1, found);
                }
            }
        }
        let mut found = Vec::new();
        fill(&mut [0; 16], 0, &mut found);
        assert_eq!(found.len(), 576);
        found
    }

    fn differ(mut numbers: Vec<usize>) -> bool {
        let count = numbers.len();
        numbers.sort_unstable();
        numbers.dedup();
        numbers.len() == count
    }

    /// Whether a square keeps a clue, in the words in which the rule is told.
    fn keeps(square: &[usize; 16], clue: &Clue) -> bool {
        let numbers: Vec<usize> = clue.cells.iter().map(|cell| square[cell.index()]).collect();
        let of = |cells: [usize; 4]| cells.map(|cell| square[cell]).to_vec();
        match clue.rule.id {
            "even" => numbers.iter().all(|number| number.is_multiple_of(2)),
            "odd" => numbers.iter().all(|number| !number.is_multiple_of(2)),
            "region" | "extra-region" => differ(numbers),
            "strip" => {
                let mut sorted = numbers;
                sorted.sort_unstable();
                sorted == clue.digits.iter().map(Digit::number).collect::<Vec<_>>()
            }
            "buildings" => {
                let is_seen =
                    |&place: &usize| numbers[..place].iter().all(|before| *before < numbers[place]);
                (0..4).filter(is_seen).count() as u32 == clue.number.expect("a number")
            }
            "diagonal-falling" => differ(of([0, 5, 10, 15])),
            "diagonal-rising" => differ(of([3, 6, 9, 12])),
            "disjoint-groups" => {
                [0, 1, 4, 5].iter().all(|at| differ(of([*at, at + 2, at + 8, at + 10])))
            }
            other => panic!("{other} is not told here"),
        }
    }

    /// How many of the squares keep the givens, the boxes and the clues.
    fn count(squares: &[[usize; 16]], draft: &Draft, clues: &[Clue]) -> usize {
        let has_boxes = draft.layout.box_shape().is_some();
        let boxes = [0, 2, 8, 10].map(|first| [first, first + 1, first + 4, first + 5]);
        let is_solution = |square: &&[usize; 16]| {
            let digits = draft.entries.iter().map(|entry| entry.digit().map(Digit::number));
            digits.zip(square.iter()).all(|(digit, number)| digit.is_none_or(|one| one == *number))
                && (!has_boxes || boxes.iter().all(|of| differ(of.map(|cell| square[cell]).into())))
                && clues.iter().all(|clue| keeps(square, clue))
        };
        squares.iter().filter(is_solution).count()
    }

    /// A puzzle with one solution: givens by lot until no other is left.
    fn puzzle(squares: &[[usize; 16]], rules: &[&str], random: &mut Random) -> Option<Draft> {
        let grid = variants::grid_with(BoxShape::new(2, 2)?, rules, random)?;
        let layout = Arc::clone(grid.layout());
        let mut draft = Draft::empty(Arc::clone(&layout));
        while count(squares, &draft, layout.clues()) > 1 {
            let cell = layout.cells().nth(random.below(layout.cell_count()))?;
            draft.entries[cell.index()] = Entry::Given(grid.digit(cell));
        }
        Some(draft)
    }

    /// The clues that could go, each with its cells, by looking at all squares.
    fn by_hand(squares: &[[usize; 16]], draft: &Draft) -> Vec<(&'static str, Vec<Cell>)> {
        let clues = draft.layout.clues();
        let mut found = Vec::new();
        for (index, clue) in clues.iter().enumerate() {
            let parts: Vec<Vec<Cell>> = match clue.rule.id {
                "region" => Vec::new(),
                "even" | "odd" => clue.cells.iter().map(|&cell| vec![cell]).collect(),
                _ => vec![clue.cells.clone()],
            };
            for part in parts {
                let rest = clue.cells.iter().copied().filter(|cell| !part.contains(cell));
                let rest = Clue::about(clue.rule, rest.collect());
                let others = clues[..index].iter().chain(&clues[index + 1..]).cloned();
                let others = others.chain((!rest.cells.is_empty()).then_some(rest));
                if count(squares, draft, &others.collect::<Vec<_>>()) == 1 {
                    found.push((clue.rule.id, part));
                }
            }
        }
        found
    }

    #[test]
    fn the_clues_that_could_go_are_those_that_all_squares_can_spare() {
        let squares = squares();
        let mut random = Random::new(16);
        let (mut spared, mut needed) = (0, 0);
        for rules in RULES {
            for _ in 0..12 {
                let Some(draft) = puzzle(&squares, rules, &mut random) else { continue };
                let told = redundancy(&draft, Words::english(), &mut ()).expect("an answer");
                let told = told.expect("nobody stops it");
                let names = |cells: &[Cell]| -> Vec<String> {
                    cells.iter().map(|&cell| cell_id(cell, &draft.layout)).collect()
                };
                let expected = by_hand(&squares, &draft);
                let expected: Vec<_> =
                    expected.iter().map(|(id, part)| (*id, names(part))).collect();
                let found = told.redundant_clues.iter();
                let found: Vec<_> =
                    found.map(|spare| (spare.clue.rule, spare.clue.cells.clone())).collect();
                assert_eq!(found, expected, "{rules:?} {draft:?}");
                spared += found.len();
                needed += told.clues - found.len();
            }
        }
        assert!(spared > 20 && needed > 20, "{spared} could go, {needed} not");
    }

    #[test]
    fn the_share_that_is_done_never_goes_back() {
        #[derive(Default)]
        struct Shares(Vec<f64>);
        impl Host for Shares {
            fn hear(&mut self, event: &Event<'_>) -> ControlFlow<()> {
                if let Event::Progress(progress) = event {
                    self.0.push(progress.share);
                }
                ControlFlow::Continue(())
            }
        }
        let draft = nonet_core::read("1234341221434321").expect("a puzzle");
        let mut shares = Shares::default();
        redundancy(&draft, Words::english(), &mut shares).expect("an answer");
        assert!(shares.0.len() >= 16 && shares.0.is_sorted(), "{:?}", shares.0);
    }

    #[test]
    fn a_clue_that_could_go_is_named() {
        let text = r#"{"puzzle":"1234341221434321","rules":["disjoint-groups",
            {"rule":"buildings","cells":"r1c1 r1c2 r1c3 r1c4","number":4},
            {"rule":"even","cells":"r1c2 r1c4"}]}"#;
        let draft = nonet_core::read(text).expect("a puzzle");
        let told = redundancy(&draft, Words::english(), &mut ()).expect("an answer");
        let told = told.expect("nobody stops it");
        let names: Vec<&str> = told.redundant_clues.iter().map(|clue| clue.name.as_str()).collect();
        let expected = vec![
            "Disjoint groups",
            "the 4 to the left of row 1",
            "the rule Even in r1c2",
            "the rule Even in r1c4",
        ];
        assert_eq!((told.clues, names), (4, expected));
    }
}
