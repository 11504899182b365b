//! The examples on the pages of techniques: positions with what is found there, as text.
//!
//! ````text
//! ```example
//! 1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....5
//! rules anti-knight          ← variants of the whole grid; may be missing
//! buildings ..3...... 2........ ......... ........4
//!                            ← numbers left, right, above and below; may be missing
//! without 222 223            ← candidates already ruled out: digit, row, column; may be missing
//! finds r4c5<>7 r7c5<>7      ← or `finds r1c2=5`, or `finds nothing`
//! ```
//! ````
//!
//! In the grid, `+` stands before a digit that was placed and not given. Below such a block stands a
//! picture of the position, which `cargo xtask generate` puts there.

use std::fmt;

use nonet_core::format::{Format, Writer};
use nonet_core::rule::{Says, Variants};
use nonet_core::{Digit, DigitSet, Draft, Entry, Layout, Position, Puzzle, read};

use crate::board::Board;
use crate::candidate::Candidate;
use crate::step::Step;

mod edges;

/// The line that an example begins with on a page, and the one that its picture begins with.
const FENCES: [&str; 2] = ["```example", "```text"];

/// The line that both end with.
const FENCE_END: &str = "```";

/// What a step concludes, without the reasons; nothing at all if there is no step.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Conclusions {
    /// The digits that go in, in the order of cells.
    pub placements: Vec<Candidate>,
    /// The candidates that go out, in the order of cells, then digits.
    pub eliminations: Vec<Candidate>,
}

impl Conclusions {
    /// What a step concludes.
    pub fn of(step: &Step) -> Conclusions {
        let sorted = |candidates: &[Candidate]| {
            let mut candidates = candidates.to_vec();
            candidates.sort_unstable();
            candidates.dedup();
            candidates
        };
        let (placements, eliminations) = (sorted(&step.placements), sorted(&step.eliminations));
        Conclusions { placements, eliminations }
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.placements.is_empty() && self.eliminations.is_empty()
    }

    /// As pages have them: `r1c2=5`, `r9c7<>3 r9c9<>3` or `nothing`.
    pub fn to_text(&self, layout: &Layout) -> String {
        let shown = |candidate: &Candidate, sign: &str| {
            let Candidate { cell, digit } = *candidate;
            let (row, column) = (layout.row_of(cell) + 1, layout.column_of(cell) + 1);
            format!("r{row}c{column}{sign}{}", digit.number())
        };
        let placements = self.placements.iter().map(|candidate| shown(candidate, "="));
        let eliminations = self.eliminations.iter().map(|candidate| shown(candidate, "<>"));
        let all: Vec<String> = placements.chain(eliminations).collect();
        if all.is_empty() { String::from("nothing") } else { all.join(" ") }
    }

    /// Reads what [`Conclusions::to_text`] writes.
    fn from_text(text: &str, layout: &Layout) -> Option<Conclusions> {
        let mut conclusions = Conclusions::default();
        if text == "nothing" {
            return Some(conclusions);
        }
        for word in text.split_whitespace() {
            let (list, cell, digit) = match word.split_once("<>") {
                Some((cell, digit)) => (&mut conclusions.eliminations, cell, digit),
                None => {
                    let (cell, digit) = word.split_once('=')?;
                    (&mut conclusions.placements, cell, digit)
                }
            };
            let (row, column) = cell.strip_prefix('r')?.split_once('c')?;
            let number = |text: &str| text.parse::<usize>().ok();
            let (row, column) = (number(row)?.checked_sub(1)?, number(column)?.checked_sub(1)?);
            let digit = Digit::from_number(number(digit)?)?;
            let is_digit = layout.digits().contains(digit);
            list.push(Candidate {
                cell: layout.cell(row, column)?,
                digit: is_digit.then_some(digit)?,
            });
        }
        conclusions.placements.sort_unstable();
        conclusions.eliminations.sort_unstable();
        (!conclusions.is_empty()).then_some(conclusions)
    }
}

/// A position, and what a technique finds there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Example {
    /// The position: givens, digits placed, and pencil marks if candidates are ruled out.
    pub draft: Draft,
    /// What the best step concludes; nothing if the technique finds none.
    pub finds: Conclusions,
}

impl Example {
    /// An example from a position of a 9×9 grid. Of rules beyond rows, columns and boxes it can have
    /// those about the whole grid, and Buildings.
    pub fn new(board: &Board, finds: Conclusions) -> Example {
        let mut draft = Draft::empty(board.layout().clone());
        for cell in board.layout().cells() {
            draft.entries[cell.index()] = match board.value(cell) {
                Some(digit) if board.is_given(cell) => Entry::Given(digit),
                Some(digit) => Entry::Placed(digit),
                None => Entry::Empty,
            };
        }
        let by_rules = Position::of(&draft);
        let left = |cell| match board.value(cell) {
            Some(digit) => DigitSet::single(digit),
            None => board.candidates(cell),
        };
        let mut cells = board.layout().cells();
        if cells.any(|cell| board.candidates(cell) != by_rules.candidates(cell)) {
            draft.pencil_marks = Some(board.layout().cells().map(left).collect());
        }
        Example { draft, finds }
    }

    /// The position, for finders.
    pub fn board(&self) -> Board {
        Board::of(&Position::of(&self.draft)).expect("an example is a 9×9 grid")
    }

    /// Reads the lines between the fences.
    ///
    /// # Errors
    /// If the lines are not as the module says.
    pub fn parse(text: &str) -> Result<Example, ExampleError> {
        let mut lines = text.lines();
        let grid = lines.next().unwrap_or_default().trim();
        let mut next = lines.next();
        let rules = next.and_then(|line| line.strip_prefix("rules "));
        if rules.is_some() {
            next = lines.next();
        }
        let buildings = next.and_then(|line| line.strip_prefix("buildings "));
        if buildings.is_some() {
            next = lines.next();
        }
        let without = next.and_then(|line| line.strip_prefix("without "));
        if without.is_some() {
            next = lines.next();
        }
        // A position with removed candidates is what the libraries of HoDoKu hold.
        let line = format!(":0000:x:{grid}:{}::", without.unwrap_or_default());
        let cells = grid.chars().filter(|&char| char != '+').count();
        let draft = read(&line).ok().filter(|draft| draft.layout.is_classic() && cells == 81);
        let draft = draft.and_then(|draft| with_rules(draft, rules.unwrap_or_default()));
        let draft = draft.and_then(|draft| match buildings {
            Some(numbers) => edges::with_buildings(draft, numbers),
            None => Some(draft),
        });
        let puzzle = draft.and_then(|draft| Puzzle::try_from(draft).ok());
        let draft = puzzle.ok_or(ExampleError::Position)?.draft().clone();
        let finds = next.and_then(|line| line.strip_prefix("finds "));
        let finds = finds.and_then(|text| Conclusions::from_text(text.trim(), &draft.layout));
        let finds = finds.ok_or(ExampleError::Finds)?;
        if lines.next().is_some() {
            return Err(ExampleError::TooLong);
        }
        Ok(Example { draft, finds })
    }

    /// The lines between the fences, each with a line break.
    pub fn to_text(&self) -> String {
        let Some(Writer::Line(write)) = Format::by_id("hodoku").and_then(|format| format.write)
        else {
            unreachable!("this format writes lines")
        };
        let line = write(&self.plain()).expect("an example is a 9×9 grid without a clash");
        let mut fields = line.split(':').skip(3);
        let (grid, without) =
            (fields.next().unwrap_or_default(), fields.next().unwrap_or_default());
        let without =
            if without.is_empty() { String::new() } else { format!("without {without}\n") };
        let layout = &self.draft.layout;
        let whole = layout.clues().iter().filter(|clue| clue.rule.says == Says::Nothing);
        let rules: String = whole.flat_map(|clue| [" ", clue.rule.id]).collect();
        let rules = if rules.is_empty() { rules } else { format!("rules{rules}\n") };
        let buildings = edges::to_text(layout).map(|numbers| format!("buildings {numbers}\n"));
        let buildings = buildings.unwrap_or_default();
        format!("{grid}\n{rules}{buildings}{without}finds {}\n", self.finds.to_text(layout))
    }

    /// The position drawn with its candidates, each line with a line break.
    pub fn picture(&self) -> String {
        let Some(Writer::Block(write)) =
            Format::by_id("pencil-marks").and_then(|format| format.write)
        else {
            unreachable!("this format writes blocks")
        };
        let mut draft = self.plain();
        if !self.draft.layout.is_plain() {
            let position = Position::of(&self.draft);
            let marks = self.draft.layout.cells().map(|cell| position.possible(cell));
            draft.pencil_marks = Some(marks.collect());
        }
        let drawn = write(&draft).expect("an example is a 9×9 grid without a clash");
        edges::drawn_around(drawn, &self.draft.layout)
    }

    /// The same without its rules: pencil marks say no more than what was ruled out besides.
    fn plain(&self) -> Draft {
        if self.draft.layout.is_plain() {
            return self.draft.clone();
        }
        let mut draft = Draft { layout: Layout::classic(), ..self.draft.clone() };
        let (ruled, unruled) = (
            Position::of(&Draft { pencil_marks: None, ..self.draft.clone() }),
            Position::of(&Draft { pencil_marks: None, ..draft.clone() }),
        );
        if let Some(marks) = &mut draft.pencil_marks {
            for (cell, marks) in self.draft.layout.cells().zip(marks) {
                *marks = unruled.possible(cell).without(ruled.possible(cell).without(*marks));
            }
        }
        draft
    }
}

/// A draft with rules about the whole grid, if all these names are known.
fn with_rules(draft: Draft, names: &str) -> Option<Draft> {
    let mut variants = Variants::default();
    if !names.split_whitespace().all(|name| variants.add(name)) {
        return None;
    }
    let layout = draft.layout.with_variants(variants).ok()?;
    Some(Draft { layout, ..draft })
}

/// Why a text is no example.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ExampleError {
    /// The grid is not 81 cells or contradicts itself, or what is ruled out is not digits, rows and
    /// columns.
    Position,
    /// The line that says what is found is missing or cannot be understood.
    Finds,
    /// There are more lines.
    TooLong,
}

impl fmt::Display for ExampleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ExampleError::Position => "the grid or the candidates ruled out cannot be read",
            ExampleError::Finds => "there is no line such as `finds r1c2=5`",
            ExampleError::TooLong => "nothing may follow what is found",
        })
    }
}

impl std::error::Error for ExampleError {}

/// A part of a page, from one heading to the next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Section<'p> {
    /// The words of the heading.
    pub heading: &'p str,
    /// The examples in it, as text.
    pub examples: Vec<String>,
}

/// The parts of a page: what stands under each `## ` heading.
pub fn sections(page: &str) -> Vec<Section<'_>> {
    let mut sections: Vec<Section<'_>> = Vec::new();
    let mut lines = page.lines();
    while let Some(line) = lines.next() {
        if let Some(heading) = line.strip_prefix("## ") {
            sections.push(Section { heading, examples: Vec::new() });
        } else if line == FENCES[0] {
            let block = lines.by_ref().take_while(|line| *line != FENCE_END);
            let block: String = block.flat_map(|line| [line, "\n"]).collect();
            if let Some(section) = sections.last_mut() {
                section.examples.push(block);
            }
        }
    }
    sections
}

/// The page with a picture of the position below every example, in the place of those it had.
///
/// # Errors
/// The first example that cannot be read, with the 1-based number of its first line.
pub fn with_pictures(page: &str) -> Result<String, (usize, ExampleError)> {
    let mut drawn = String::with_capacity(page.len());
    let mut lines = page.lines().enumerate().peekable();
    while let Some((index, line)) = lines.next() {
        drawn.push_str(line);
        drawn.push('\n');
        if line != FENCES[0] {
            continue;
        }
        let block = lines.by_ref().map(|(_, line)| line).take_while(|line| *line != FENCE_END);
        let block: String = block.flat_map(|line| [line, "\n"]).collect();
        let example = Example::parse(&block).map_err(|error| (index + 1, error))?;
        for text in [&block, FENCE_END, "\n\n", FENCES[1], "\n"] {
            drawn.push_str(text);
        }
        for text in [&example.picture(), FENCE_END, "\n"] {
            drawn.push_str(text);
        }
        skip_picture(&mut lines);
    }
    Ok(drawn)
}

/// Passes over a blank line and the picture below it, if that is what follows.
fn skip_picture<'p>(
    lines: &mut std::iter::Peekable<impl Iterator<Item = (usize, &'p str)> + Clone>,
) {
    let mut ahead = lines.clone();
    let is_blank = |line: Option<(usize, &str)>| line.is_some_and(|(_, line)| line.is_empty());
    if is_blank(ahead.next()) && ahead.next().is_some_and(|(_, line)| line == FENCES[1]) {
        let _ = ahead.find(|(_, line)| *line == FENCE_END);
        *lines = ahead;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GRID: &str =
        "1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....+5";

    #[test]
    fn an_example_may_have_rules() {
        let grid = format!("{0}+5{0}", ".".repeat(40));
        let lines =
            ["rules anti-knight\nfinds nothing", "rules windoku\nwithout 111 999\nfinds nothing"];
        for lines in lines {
            let text = format!("{grid}\n{lines}\n");
            let parsed = Example::parse(&text).expect("an example");
            assert_eq!(parsed.to_text(), text);
            assert_eq!(Example::new(&parsed.board(), parsed.finds.clone()).to_text(), text);
            assert!(!parsed.draft.layout.is_plain());
        }
        let picture =
            Example::parse(&format!("{grid}\n{}\n", lines[0])).expect("an example").picture();
        assert_eq!(picture.matches("12346789").count(), 28, "{picture}");
        let edges = "buildings ..3...... 2........ ......... ........4";
        let text = format!("{grid}\n{edges}\nfinds nothing\n");
        let parsed = Example::parse(&text).expect("an example");
        assert_eq!((parsed.to_text(), parsed.draft.layout.clues().len()), (text, 3));
        let picture = parsed.picture();
        let rows: Vec<&str> = picture.lines().collect();
        assert!(rows[1].ends_with(" 2") && rows[3].starts_with("3 |"), "{picture}");
        assert_eq!(rows[13].trim(), "4", "{picture}");
        for edges in
            ["buildings", "buildings 3", "buildings ..3...... 2........ ......... ....x...."]
        {
            let text = format!("{grid}\n{edges}\nfinds nothing\n");
            assert!(Example::parse(&text).is_err(), "{edges}");
        }
        let unknown = format!("{grid}\nrules chess\nfinds nothing\n");
        assert_eq!(Example::parse(&unknown), Err(ExampleError::Position));
    }

    fn example(lines: &str) -> Result<Example, ExampleError> {
        Example::parse(&format!("{GRID}\n{lines}\n"))
    }

    #[test]
    fn an_example_is_written_as_it_was_read() {
        for lines in
            ["without 312 715\nfinds r4c5<>7 r7c5<>2", "without 312\nfinds nothing", "finds r1c2=3"]
        {
            let parsed = example(lines).expect("an example");
            assert_eq!(parsed.to_text(), format!("{GRID}\n{lines}\n"));
            let again = Example::new(&parsed.board(), parsed.finds.clone());
            assert_eq!(again.to_text(), parsed.to_text());
            assert_eq!(again.board().candidates(again.draft.layout.cell(0, 1).unwrap()).len(), {
                if lines.contains("312") { 2 } else { 3 }
            });
        }
    }

    #[test]
    fn what_is_no_example_is_refused() {
        assert_eq!(Example::parse(""), Err(ExampleError::Position));
        assert_eq!(Example::parse(&GRID[1..]), Err(ExampleError::Position));
        assert_eq!(example("without 3x2\nfinds nothing"), Err(ExampleError::Position));
        for lines in ["", "finds", "finds r1c2", "finds r1c2=0", "finds r1c10=1", "found r1c2=3"] {
            assert_eq!(example(lines), Err(ExampleError::Finds), "{lines}");
        }
        assert_eq!(example("finds r1c2=3\nfinds r1c2=3"), Err(ExampleError::TooLong));
    }

    #[test]
    fn pictures_are_put_below_examples_and_replaced() {
        let block = format!("```example\n{GRID}\nfinds nothing\n```\n");
        let page = format!("# A\n\n## B\n\n{block}\nWords.\n");
        let drawn = with_pictures(&page).expect("an example");
        assert!(drawn.starts_with(&format!("# A\n\n## B\n\n{block}\n```text\n+---")), "{drawn}");
        assert!(drawn.ends_with("+\n```\n\nWords.\n"), "{drawn}");
        assert_eq!(with_pictures(&drawn).as_ref(), Ok(&drawn));
        let spoilt = drawn.replace("| 1 ", "| 2 ");
        assert_ne!(spoilt, drawn);
        assert_eq!(with_pictures(&spoilt), Ok(drawn));
        let wrong = page.replace("finds", "find");
        assert_eq!(with_pictures(&wrong), Err((5, ExampleError::Finds)));
    }

    #[test]
    fn a_page_falls_into_sections() {
        let page = "# A\n\n## B\n\n```example\nx\ny\n```\n\n## C d\nwords\n";
        let expected = [
            Section { heading: "B", examples: vec![String::from("x\ny\n")] },
            Section { heading: "C d", examples: Vec::new() },
        ];
        assert_eq!(sections(page), expected);
    }
}
