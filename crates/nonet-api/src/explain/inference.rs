//! Inferences: the links of a chain in words, one after the other.
//!
//! A strong link leads from what is false to what must then be true, a weak link from what is true to
//! what must then be false. A chain alternates between the two, so most sentences tell a weak link
//! together with the strong one that follows, and with its reason: "So r1c6, in the same row, is not 7 and must
//! be 2."

use nonet_core::DigitSet;
use nonet_logic::{Cells, Link, Node, Via};

use super::Sentence;
use super::levels;
use super::speaker::{Speaker, kind};
use crate::describe::{house_name, rule_name};
use crate::message;
use crate::words::{Argument, Message};

/// Tells the inferences of one step.
pub(super) struct Inferences<'a> {
    speaker: &'a Speaker<'a>,
    /// What was supposed last.
    assumed: Option<Node>,
    /// Whether a sentence has said why a set without one of its digits has all others.
    knows_sets: bool,
}

impl<'a> Inferences<'a> {
    pub(super) fn new(speaker: &'a Speaker<'a>) -> Inferences<'a> {
        Inferences { speaker, assumed: None, knows_sets: false }
    }

    /// What is supposed, and every inference from it, in paragraphs.
    pub(super) fn after_assumption(
        &mut self,
        assumption: &Node,
        links: &[Link],
    ) -> Vec<Vec<Sentence>> {
        self.assumed = Some(*assumption);
        let mut paragraphs = self.follow(links, How::Then);
        paragraphs[0].insert(0, suppose(assumption, self.speaker).into());
        paragraphs
    }

    /// Links in words, after a sentence about what the first of them starts from. They need not follow
    /// one another: where one begins elsewhere than the last has ended, a new paragraph says where. There is always
    /// one.
    pub(super) fn follow(&mut self, links: &[Link], first: How) -> Vec<Vec<Sentence>> {
        let mut paragraphs: Vec<Vec<Sentence>> = Vec::new();
        let mut sentences: Vec<Sentence> = Vec::new();
        let mut in_mind = links.first().map(|link| link.from);
        let mut rest = links;
        while let Some((link, after)) = rest.split_first() {
            let is_first = paragraphs.is_empty() && sentences.is_empty();
            let mut how = if is_first { first } else { How::So };
            if in_mind != Some(link.from) {
                paragraphs.push(std::mem::take(&mut sentences));
                sentences.push(self.known(&link.from).into());
                how = How::So;
            }
            let next = after.first().filter(|next| !link.is_strong() && next.from == link.to);
            match next {
                Some(next) => {
                    sentences.extend(self.weak_and_strong(link, next, how));
                    (in_mind, rest) = (Some(next.to), &after[1..]);
                }
                None => {
                    sentences.push(Sentence::of_links(self.alone(link, how), &[*link]));
                    (in_mind, rest) = (Some(link.to), after);
                }
            }
        }
        paragraphs.push(sentences);
        paragraphs
    }

    /// What was supposed or found earlier and is needed now.
    fn known(&self, node: &Node) -> Message {
        let (state, cells) = (state(node), cells_of(node, self.speaker));
        let digit = self.speaker.digit(node.digit);
        if self.assumed == Some(*node) {
            message!("chain-supposed", state = state, cells = cells, digit = digit)
        } else {
            message!("chain-known", state = state, cells = cells, digit = digit)
        }
    }

    /// One link: what follows.
    fn alone(&mut self, link: &Link, how: How) -> Message {
        if link.is_strong() { self.must(link, how) } else { self.not(link, how) }
    }

    /// A weak link rules a statement out, and the strong link after it leaves only one more.
    fn weak_and_strong(&mut self, weak: &Link, strong: &Link, how: How) -> Vec<Sentence> {
        let speaker = self.speaker;
        let both = |message| vec![Sentence::of_links(message, &[*weak, *strong])];
        let out = weak.to;
        let digit = speaker.digit(out.digit);
        match (weak.via, strong.via, out.cells.only()) {
            // Both are about the same cell: "So r1c6, in the same row, is not 7 and must be 2."
            (Via::House(house), Via::Cell(_), Some(cell)) => both(message!(
                "chain-not-but",
                how = how.id(),
                kind = kind(house),
                house = house_name(house),
                cell = speaker.cell(cell),
                digit = digit,
                other = speaker.digit(strong.to.digit)
            )),
            (Via::Cell(_), Via::House(house), only) => {
                let case = match (how, only) {
                    (How::Then, Some(_)) => "then-one",
                    (How::Then, None) => "then-other",
                    (How::So, Some(_)) => "so-one",
                    (How::So, None) => "so-other",
                };
                both(message!(
                    "chain-not-then-in",
                    case = case,
                    ruled = speaker.any_cell(out.cells.iter()),
                    digit = digit,
                    kind = kind(house),
                    number = house.number(),
                    house = house_name(house),
                    cells = speaker.any_cell(strong.to.cells.iter())
                ))
            }
            _ => vec![
                Sentence::of_links(self.not(weak, how), &[*weak]),
                Sentence::of_links(self.must(strong, How::So), &[*strong]),
            ],
        }
    }

    /// The end of a weak link, with its reason.
    fn not(&self, weak: &Link, how: How) -> Message {
        let speaker = self.speaker;
        let Node { digit, cells, .. } = weak.to;
        let (count, digit) = (cells.len(), speaker.digit(digit));
        let (cells, others) =
            (speaker.all_cells(cells.iter()), || speaker.all_cells(weak.from.cells.iter()));
        match weak.via {
            // That a cell holds but one digit needs no reason.
            Via::Cell(_) | Via::Set(_) => so(&weak.to, how, speaker),
            Via::House(house) => message!(
                "chain-not",
                how = how.id(),
                count = count,
                cells = cells,
                digit = digit,
                kind = kind(house),
                house = house_name(house)
            ),
            Via::Clue(clue) => {
                let rule = speaker.board.layout().clues()[clue].rule;
                message!(
                    "chain-not-by-rule",
                    count = count,
                    cells = cells,
                    digit = digit,
                    others = others(),
                    rule = rule.id,
                    rule_name = rule_name(rule)
                )
            }
            Via::Sight => message!(
                "chain-not-seen",
                count = count,
                cells = cells,
                digit = digit,
                others = others()
            ),
        }
    }

    /// The end of a strong link: "So the 4 of row 1 must be in r1c6.", or "So it must be 7." of the cell that
    /// was named last.
    fn must(&mut self, strong: &Link, how: How) -> Message {
        let speaker = self.speaker;
        let digit = speaker.digit(strong.to.digit);
        match strong.via {
            Via::Cell(_) => message!("chain-it-must", how = how.id(), digit = digit),
            // Such links are weak, and lead to nothing that must be.
            Via::Clue(_) | Via::Sight => so(&strong.to, how, speaker),
            Via::Set(set) => self.must_in_set(&set, strong),
            Via::House(house) => message!(
                "chain-must-in",
                how = how.id(),
                kind = kind(house),
                number = house.number(),
                house = house_name(house),
                digit = digit,
                cells = speaker.any_cell(strong.to.cells.iter())
            ),
        }
    }

    /// The end of a strong link within an almost locked set: without one of its digits, it has all others. Why so is
    /// said of the first one.
    fn must_in_set(&mut self, set: &Cells, strong: &Link) -> Message {
        let speaker = self.speaker;
        let house = levels::house_of(set, speaker);
        // A set may reach beyond its house; then each of its digits can still be in it only once.
        let is_held = set.is_subset_of(speaker.board.cells_of(house));
        let how = if self.knows_sets { "again" } else { "first" };
        self.knows_sets |= set.len() > 1;
        message!(
            "chain-set",
            how = how,
            kind = if is_held { kind(house) } else { "none" },
            number = house.number(),
            house = house_name(house),
            count = set.len(),
            cells = speaker.all_cells(set.iter()),
            digits = speaker.all_digits(digits_of(set, speaker)),
            digit = speaker.digit(strong.from.digit),
            other = speaker.digit(strong.to.digit),
            many = strong.to.cells.len(),
            places = speaker.all_cells(strong.to.cells.iter())
        )
    }
}

/// How a sentence leads on from the one before it.
#[derive(Clone, Copy)]
pub(super) enum How {
    /// It follows from what was supposed just now.
    Then,
    /// It follows from the last sentence.
    So,
}

impl How {
    /// For sentences to choose by.
    pub(super) fn id(self) -> &'static str {
        match self {
            How::Then => "then",
            How::So => "so",
        }
    }
}

/// What kind of statement it is, for sentences to choose by.
pub(super) fn state(node: &Node) -> &'static str {
    match (node.is_true, node.cells.only()) {
        (true, Some(_)) => "is",
        (false, Some(_)) => "is-not",
        (true, None) => "in",
        (false, None) => "not-in",
    }
}

/// The cells of a statement: one of which has the digit, or none.
pub(super) fn cells_of(node: &Node, speaker: &Speaker<'_>) -> Argument {
    if node.is_true {
        // "one of r1c2 and r1c3"
        speaker.all_cells(node.cells.iter())
    } else {
        speaker.any_cell(node.cells.iter())
    }
}

/// What is supposed.
pub(super) fn suppose(node: &Node, speaker: &Speaker<'_>) -> Message {
    let (cells, digit) = (cells_of(node, speaker), speaker.digit(node.digit));
    message!("chain-suppose", state = state(node), cells = cells, digit = digit)
}

/// A statement that follows.
pub(super) fn so(node: &Node, how: How, speaker: &Speaker<'_>) -> Message {
    let (cells, digit) = (cells_of(node, speaker), speaker.digit(node.digit));
    message!("chain-so", how = how.id(), state = state(node), cells = cells, digit = digit)
}

/// The digits that cells can hold.
pub(super) fn digits_of(cells: &Cells, speaker: &Speaker<'_>) -> DigitSet {
    let digits = cells.iter().map(|cell| speaker.board.candidates(cell));
    digits.fold(DigitSet::EMPTY, |all, digits| all | digits)
}
