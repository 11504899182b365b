//! The examples on pages to learn from, as a page draws them: the position, and the step that is found there.

use nonet_core::format::to_whole_line;
use nonet_core::{Draft, Proper, read};
use nonet_logic::page::Example;
use nonet_logic::{Board, Technique, Toolbox};
use schemars::JsonSchema;
use serde::Serialize;

use crate::puzzle::BoardData;
use crate::steps::{Teller, ToldStep, position};
use crate::words::Words;

/// What the lines before examples are: a position in which a technique finds something, or a puzzle.
const FENCES: [&str; 2] = ["```example", "```puzzle"];

/// The line after an example.
const FENCE_END: &str = "```";

/// An example of a page.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct PageExample {
    /// The puzzle, in one line; with rules beyond rows, columns and boxes in the format `json`.
    pub puzzle: String,
    /// The position as a page draws it, with its candidates as pencil marks if there is something to find.
    pub board: BoardData,
    /// The step that the technique of the page finds there. There is none where an example shows that, and on
    /// pages that are about no technique.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub step: Option<ToldStep>,
}

/// The examples of a page, in the order in which they stand there: one for each block that begins with `example`
/// or `puzzle`.
pub(crate) fn examples_of(id: &str, text: &str, words: &Words) -> Vec<PageExample> {
    let mut examples = Vec::new();
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        let Some(kind) = FENCES.iter().position(|fence| *fence == line) else { continue };
        let block = lines.by_ref().take_while(|line| *line != FENCE_END);
        let block: String = block.flat_map(|line| [line, "\n"]).collect();
        examples.extend(if kind == 0 {
            Example::parse(&block).ok().map(|example| found(id, &example, words))
        } else {
            read(&block).ok().map(|draft| shown(&draft, None, words))
        });
    }
    examples
}

/// A position, with the step that the technique of this name finds there.
fn found(id: &str, example: &Example, words: &Words) -> PageExample {
    // Every example is on the way to a single solution, and some techniques rely on that.
    let proper = Proper::of(&example.draft.givens()).ok();
    let board = proper.and_then(|proper| Board::of(&proper.position(&example.draft)?));
    let board = board.unwrap_or_else(|| example.board());
    let alphabet = example.draft.alphabet;
    let toolbox = Toolbox::of(&Technique::named(id));
    let step = toolbox.next_step(&board);
    let told = step.as_ref().and_then(|step| {
        let tool = toolbox.tool(step.technique)?;
        Some(ToldStep::new(step, tool, &board, Teller { words, alphabet }))
    });
    let draft = position(&board, alphabet);
    PageExample { puzzle: to_whole_line(&example.draft), ..shown(&draft, told, words) }
}

fn shown(draft: &Draft, step: Option<ToldStep>, words: &Words) -> PageExample {
    PageExample { puzzle: to_whole_line(draft), board: BoardData::new(draft, &[], words), step }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::learn;
    use nonet_logic::page::{Conclusions, sections};

    #[test]
    fn every_example_of_every_page_can_be_drawn_and_finds_what_its_page_says() {
        let words = Words::english();
        let mut steps = 0;
        for page in learn::sections(words).iter().flat_map(|section| &section.pages) {
            let examples = examples_of(page.id, page.text, words);
            let blocks = page.text.lines().filter(|line| FENCES.contains(line)).count();
            assert_eq!(examples.len(), blocks, "{}", page.id);
            let said = sections(page.text);
            let said = said.iter().flat_map(|section| &section.examples);
            let said: Vec<Example> =
                said.map(|text| Example::parse(text).expect(page.id)).collect();
            let found = examples.iter().filter(|example| example.board.pencil_marks.is_some());
            for (one, said) in found.zip(&said) {
                assert_eq!(one.step.is_none(), said.finds == Conclusions::default(), "{}", page.id);
                steps += usize::from(one.step.is_some());
            }
        }
        assert!(steps > 80, "{steps}");
    }

    #[test]
    fn the_step_of_an_example_is_that_of_its_page() {
        let words = Words::english();
        let page = &learn::find("x-wing", words)[0];
        let examples = examples_of(page.id, page.text, words);
        let step = examples[0].step.as_ref().expect("the first one finds something");
        assert_eq!((step.step.technique, &*step.conclusion), ("x-wing", "r1c1,r1c5,r1c6,r5c6<>7"));
        assert!(examples[1].step.is_none() && examples[1].board.pencil_marks.is_some());
        let page = &learn::find("strip", words)[0];
        let examples = examples_of(page.id, page.text, words);
        assert!(examples[0].board.rules.is_some() && examples[0].puzzle.starts_with('{'));
    }
}
