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
mod look;
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

use nonet_core::{Alphabet, Contradiction, DigitSet};
use nonet_logic::{Board, Branch, Cells, Evidence, Link, Premise, Role, Step};

use crate::describe::cells_named;
use crate::words::{Message, Words};
use levels::Where;
use look::Look;
use speaker::Speaker;

pub(crate) use notation::{cell_id, house_id};
pub use reading::reading;

/// A step in words, on four levels: each tells more than the one before.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explanation {
    /// Where to look.
    pub nudge: String,
    /// The cells where that is, if they can be told from others.
    pub look: Cells,
    /// What there is to find.
    pub what: String,
    /// Where it is.
    pub place: String,
    /// Everything, in whole sentences; paragraphs are lines.
    pub text: String,
    /// The same, paragraph by paragraph and sentence by sentence, with what on the board each speaks of. The
    /// notation, which is no sentence, is left out.
    pub paragraphs: Vec<Vec<Told>>,
    /// The step as solvers write it, if there is a way: chains, wings and sets in Eureka notation, fish by
    /// their lines.
    pub notation: Option<String>,
    /// What follows, as solvers write it: `r1c2=5`, `r1c2,r5c8<>6`.
    pub conclusion: String,
}

/// A sentence, and what on the board it speaks of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// The sentence.
    pub text: String,
    /// The cells that it names, as in `r1c2`, each once.
    pub cells: Vec<String>,
    /// The links that it tells.
    pub links: Vec<LinkPlace>,
    /// Which step of a branch it tells, from 0.
    pub step: Option<usize>,
}

/// Where in the evidence a link is: in a branch or beside them, from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LinkPlace {
    /// The branch, if it is in one.
    pub branch: Option<usize>,
    /// The link.
    pub link: usize,
}

impl LinkPlace {
    /// The first place of a link that says this.
    fn of(link: &Link, evidence: &Evidence) -> Option<LinkPlace> {
        let place = |links: &[Link]| links.iter().position(|other| other == link);
        let in_branches = || {
            let mut branches = evidence.branches.iter().enumerate();
            branches.find_map(|(branch, one)| Some((Some(branch), place(&one.links)?)))
        };
        let beside = place(&evidence.links).map(|link| (None, link));
        beside.or_else(in_branches).map(|(branch, link)| LinkPlace { branch, link })
    }
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
/// assert_eq!(explanation.look.len(), 9);
/// assert_eq!(
///     explanation.text,
///     "In box 2 the 8 can only go in r1c6. With 8 in r3c3 and r5c4, all other empty cells there \
///      are blocked. So r1c6 is 8."
/// );
/// ```
pub fn explain(step: &Step, board: &Board, alphabet: Alphabet, words: &Words) -> Explanation {
    let speaker = Speaker { board, alphabet };
    let telling = telling(step, &speaker);
    let told = |sentence: &Sentence| Told {
        text: words.say(&sentence.message),
        cells: cells_named(&sentence.message),
        links: sentence
            .links
            .iter()
            .filter_map(|link| LinkPlace::of(link, &step.evidence))
            .collect(),
        step: sentence.step,
    };
    let paragraphs: Vec<Vec<Told>> =
        telling.text.iter().map(|sentences| sentences.iter().map(told).collect()).collect();
    let text = paragraphs.iter().map(|told| words.joined(told.iter().map(|one| &one.text[..])));
    let text = text.collect::<Vec<_>>().join("\n");
    let is_notation = |told: &[Sentence]| told.iter().any(|one| one.message.id() == notation::ID);
    let prose = paragraphs.into_iter().zip(&telling.text).filter(|(_, told)| !is_notation(told));
    Explanation {
        nudge: words.say(&telling.nudge.message),
        look: telling.nudge.cells,
        what: words.say(&telling.what),
        place: words.say(&telling.place),
        paragraphs: prose.map(|(told, _)| told).collect(),
        text,
        notation: notation::of_step(step, &speaker),
        conclusion: notation::conclusions(step, &speaker),
    }
}

/// The board on which the assumption of a branch holds.
pub(crate) fn assumed(branch: &Branch, board: &Board) -> Board {
    forcing::after(branch, board)
}

/// A step of a branch in few words, told on the board that it is taken on.
pub(crate) fn in_brief(step: &Step, board: &Board, alphabet: Alphabet, words: &Words) -> String {
    words.paragraph(&forcing::in_brief(step, &Speaker { board, alphabet }))
}

/// Why a position has come to a contradiction, as the end of a way.
pub(crate) fn dead_end(
    end: &Contradiction,
    board: &Board,
    alphabet: Alphabet,
) -> Option<Vec<Message>> {
    let speaker = Speaker { board, alphabet };
    match *end {
        Contradiction::NoValue { cell } => Some(singles::nothing_left(cell, &speaker)),
        Contradiction::NoPlace { house, digit } => Some(singles::nowhere(house, digit, &speaker)),
        _ => None,
    }
}

/// What a step concludes, as solvers write it.
pub(crate) fn conclusion(step: &Step, board: &Board, alphabet: Alphabet) -> String {
    notation::conclusions(step, &Speaker { board, alphabet })
}

/// A sentence about a step, with the inferences or the step of a branch that it tells.
struct Sentence {
    message: Message,
    links: Vec<Link>,
    step: Option<usize>,
}

impl Sentence {
    /// A sentence that tells these links.
    fn of_links(message: Message, links: &[Link]) -> Sentence {
        Sentence { links: links.to_vec(), ..message.into() }
    }

    /// A sentence that tells a step of a branch, numbered from 0.
    fn of_step(message: Message, step: usize) -> Sentence {
        Sentence { step: Some(step), ..message.into() }
    }
}

impl From<Message> for Sentence {
    fn from(message: Message) -> Sentence {
        Sentence { message, links: Vec::new(), step: None }
    }
}

/// Sentences that tell no inference in particular.
fn spoken(messages: Vec<Message>) -> Vec<Sentence> {
    messages.into_iter().map(Sentence::from).collect()
}

/// What there is to say about a step.
struct Telling {
    nudge: Look,
    what: Message,
    place: Message,
    /// Paragraphs of sentences.
    text: Vec<Vec<Sentence>>,
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
            Some(cell) => Look::around(cell, speaker),
            None => what.clone().into(),
        },
        what,
        place: levels::place(step, digits, &cells, speaker),
        text: vec![spoken(text)],
    }
}
