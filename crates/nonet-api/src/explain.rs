//! Explanations: a step of reasoning in words, from a nudge to everything.
//!
//! The words are made from a step's evidence, not from its technique: a new technique that fills in
//! its evidence as the others do can be explained without a line here. What kind of reasoning it is
//! shows in the shape of the evidence, and each kind has a module that says why it works; evidence
//! of no known shape is told premise by premise, and by what would follow from the contrary.

mod chains;
mod colours;
mod conclusion;
mod fish;
mod forcing;
mod inference;
mod levels;
mod notation;
mod premises;
mod reading;
mod refutation;
mod rules;
mod sets;
mod singles;
mod speaker;
mod subsets;
mod uniqueness;
mod wings;

use nonet_core::{Alphabet, DigitSet};
use nonet_logic::{Board, Premise, Role, Step};

use crate::message;
use crate::words::{Message, Words};
use levels::Where;
use speaker::Speaker;

pub(crate) use notation::{cell_id, house_id};
pub use reading::reading;

/// A step in words, on four levels: each tells more than the one before.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explanation {
    /// Where to look.
    pub nudge: String,
    /// What there is to find.
    pub what: String,
    /// Where it is.
    pub place: String,
    /// Everything, in whole sentences; paragraphs are lines.
    pub text: String,
    /// The step as solvers write it, if there is a way: chains, wings and sets in Eureka notation, fish by
    /// their lines.
    pub notation: Option<String>,
    /// What follows, as solvers write it: `r1c2=5`, `r1c2,r5c8<>6`.
    pub conclusion: String,
}

/// Explains a step that can be taken on a board.
///
/// ```
/// use nonet_api::{Words, explain};
/// use nonet_core::{Alphabet, Puzzle, read};
/// use nonet_logic::{Board, Toolbox};
///
/// let text = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let puzzle = Puzzle::try_from(read(text).unwrap()).unwrap();
/// let board = Board::of(puzzle.start()).unwrap();
/// let step = Toolbox::default().next_step(&board).unwrap();
/// let explanation = explain(&step, &board, Alphabet::FromOne, Words::english());
/// assert_eq!(explanation.nudge, "Look at box 2.");
/// assert_eq!(
///     explanation.text,
///     "In box 2 the 8 can only go in r1c6. The 8s in r3c3 and r5c4 block all other empty cells \
///      there. So r1c6 is 8."
/// );
/// ```
pub fn explain(step: &Step, board: &Board, alphabet: Alphabet, words: &Words) -> Explanation {
    let speaker = Speaker { board, alphabet };
    let telling = telling(step, &speaker);
    Explanation {
        nudge: words.say(&telling.nudge),
        what: words.say(&telling.what),
        place: words.say(&telling.place),
        text: telling.text.iter().map(|text| words.paragraph(text)).collect::<Vec<_>>().join("\n"),
        notation: notation::of_step(step, &speaker),
        conclusion: notation::conclusions(step, &speaker),
    }
}

/// What there is to say about a step.
struct Telling {
    nudge: Message,
    what: Message,
    place: Message,
    /// Paragraphs of sentences.
    text: Vec<Vec<Message>>,
}

/// What kind of reasoning the evidence of a step is.
fn telling(step: &Step, speaker: &Speaker<'_>) -> Telling {
    let evidence = &step.evidence;
    let has = |role| evidence.parts_as(role).next().is_some();
    let relies_on_uniqueness =
        evidence.premises.iter().any(|premise| matches!(premise, Premise::Unique { .. }));
    let is_by_clues = evidence.premises.iter().any(|one| matches!(one, Premise::Rule { .. }));
    if !evidence.branches.is_empty() {
        forcing::tell(step, speaker)
    } else if is_by_clues {
        rules::tell(step, speaker)
    } else if relies_on_uniqueness {
        uniqueness::tell(step, speaker)
    } else if has(Role::ColourA) {
        colours::tell(step, speaker)
    } else if has(Role::Pivot) {
        wings::tell(step, speaker)
    } else if has(Role::SetA) {
        sets::tell(step, speaker)
    } else if !evidence.links.is_empty() {
        chains::tell(step, speaker)
    } else if has(Role::Subset) {
        subsets::tell(step, speaker)
    } else if has(Role::Base) && has(Role::Cover) {
        fish::tell(step, speaker)
    } else if has(Role::Base) {
        fish::tell_seen(step, speaker)
    } else if let ([placed], [premise]) = (&step.placements[..], &evidence.premises[..]) {
        singles::tell(step, *placed, premise, speaker)
    } else {
        anything(step, speaker)
    }
}

/// A step of no known kind.
fn anything(step: &Step, speaker: &Speaker<'_>) -> Telling {
    let mut text = premises::told(&step.evidence.premises, speaker);
    text.extend(refutation::told(step, speaker));
    text.extend(conclusion::so(step, speaker));
    let cells = premises::cells(&step.evidence.premises, speaker.board);
    let clauses = step.evidence.premises.iter().flat_map(Premise::clause);
    let digits: DigitSet = clauses.map(|candidate| candidate.digit).collect();
    let what = levels::what(step, digits, Where::BoxesOf(cells), speaker);
    Telling {
        nudge: match cells.first() {
            Some(cell) => message!("look-around", cell = speaker.cell(cell)),
            None => what.clone(),
        },
        what,
        place: levels::place(step, digits, &cells, speaker),
        text: vec![text],
    }
}
