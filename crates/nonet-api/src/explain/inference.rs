//! Inferences: the links of a chain in words, one after the other.
//!
//! A strong link leads from what is false to what must then be true, a weak link from what is true to
//! what must then be false. A chain alternates between the two, so most sentences tell a weak link
//! together with the strong one that follows: "So r1c6 is not 7 and must be 2."

use nonet_core::HouseKind;
use nonet_logic::{Link, Node, Via};

use super::speaker::{Speaker, kind};
use crate::describe::{house_name, relation};
use crate::message;
use crate::words::{Argument, Message};

/// What is supposed, and every inference from it.
pub(super) fn from_assumption(
    assumption: &Node,
    links: &[Link],
    speaker: &Speaker<'_>,
) -> Vec<Message> {
    let mut sentences = vec![suppose(assumption, speaker)];
    sentences.extend(told(links, speaker));
    sentences
}

/// The end of a weak link as a clause: "r1c4 is not 7".
fn ruled_out(weak: &Link, speaker: &Speaker<'_>) -> Message {
    match placed(weak, speaker) {
        Some(cell) => clause_about(&weak.to, cell, speaker),
        None => clause(&weak.to, speaker),
    }
}

/// The cell that a weak link leads to and why it is seen from where the link starts, unless that is
/// plain from its row, column or box: "r3c5, a knight's move from r1c4,".
fn placed(weak: &Link, speaker: &Speaker<'_>) -> Option<Message> {
    let cell = speaker.cell(weak.to.cells.only()?);
    let from = || speaker.all_cells(weak.from.cells.iter());
    match weak.via {
        Via::House(house) if house.kind() > HouseKind::Box => {
            let (kind, house) = (kind(house), house_name(house));
            Some(message!("cell-in-house", cell = cell, kind = kind, house = house))
        }
        Via::Cell(_) | Via::House(_) => None,
        Via::Clue(clue) => {
            let relation = relation(speaker.board.layout().clues()[clue].rule);
            Some(message!("cell-related", cell = cell, relation = relation, others = from()))
        }
        Via::Sight => Some(message!("cell-seen", cell = cell, others = from())),
    }
}

/// What is supposed.
pub(super) fn suppose(assumption: &Node, speaker: &Speaker<'_>) -> Message {
    message!("chain-suppose", clause = clause(assumption, speaker))
}

/// A statement as a clause: "r1c1 is not 4".
pub(super) fn clause(node: &Node, speaker: &Speaker<'_>) -> Message {
    clause_about(node, speaker.any_cell(node.cells.iter()), speaker)
}

/// The same with its cells in these words.
fn clause_about(node: &Node, cells: impl Into<Argument>, speaker: &Speaker<'_>) -> Message {
    let (count, digit) = (node.cells.len(), speaker.digit(node.digit));
    if node.is_true {
        message!("clause-is", count = count, cells = cells, digit = digit)
    } else {
        message!("clause-is-not", count = count, cells = cells, digit = digit)
    }
}

/// Links in words. They need not follow one another: where one begins elsewhere than the last has
/// ended, the sentence says where.
fn told(links: &[Link], speaker: &Speaker<'_>) -> Vec<Message> {
    let mut sentences = Vec::new();
    // What the reader has in mind: at first what was supposed.
    let mut in_mind = links.first().map(|link| link.from);
    let mut rest = links;
    while let Some((link, after)) = rest.split_first() {
        let lead = match in_mind {
            Some(last) if last == link.from && sentences.is_empty() => Lead::Then,
            Some(last) if last == link.from => Lead::So,
            _ => Lead::Since(clause(&link.from, speaker)),
        };
        match after.split_first() {
            Some((next, after)) if !link.is_strong() && next.from == link.to => {
                sentences.push(weak_and_strong(link, next, lead, speaker));
                (in_mind, rest) = (Some(next.to), after);
            }
            _ => {
                sentences.push(alone(link, lead, speaker));
                (in_mind, rest) = (Some(link.to), after);
            }
        }
    }
    sentences
}

/// How a sentence leads on from the one before it.
enum Lead {
    /// It follows from what was supposed just now.
    Then,
    /// It follows from the last sentence.
    So,
    /// It follows from something said earlier.
    Since(Message),
}

impl Lead {
    /// For sentences to choose by.
    fn id(&self) -> &'static str {
        match self {
            Lead::Then => "then",
            Lead::So | Lead::Since(_) => "so",
        }
    }
}

/// One link: what follows.
fn alone(link: &Link, lead: Lead, speaker: &Speaker<'_>) -> Message {
    let clause = if link.is_strong() { must(link, speaker) } else { ruled_out(link, speaker) };
    match lead {
        Lead::Since(since) => message!("chain-since", since = since, clause = clause),
        lead => message!("chain-so", how = lead.id(), clause = clause),
    }
}

/// A weak link rules a statement out, and the strong link after it leaves only one more.
fn weak_and_strong(weak: &Link, strong: &Link, lead: Lead, speaker: &Speaker<'_>) -> Message {
    let out = weak.to;
    match (strong.via, out.cells.only()) {
        // Both are about the same cell: "So r1c6 is not 7 and must be 2."
        (Via::Cell(_), Some(cell)) => {
            let cell = placed(weak, speaker).unwrap_or_else(|| speaker.cell(cell));
            let (digit, other) = (speaker.digit(out.digit), speaker.digit(strong.to.digit));
            match lead {
                Lead::Since(since) => message!(
                    "chain-since-must",
                    since = since,
                    cell = cell,
                    digit = digit,
                    other = other
                ),
                lead => message!(
                    "chain-so-must",
                    how = lead.id(),
                    cell = cell,
                    digit = digit,
                    other = other
                ),
            }
        }
        _ => {
            let (clause, next) = (ruled_out(weak, speaker), must(strong, speaker));
            match lead {
                Lead::Since(since) => {
                    message!("chain-since-both", since = since, clause = clause, next = next)
                }
                lead => {
                    message!("chain-so-both", how = lead.id(), clause = clause, next = next)
                }
            }
        }
    }
}

/// The end of a strong link as a clause: "the 4 of row 1 must be in r1c6", or "it must be 7" of the
/// cell that was named last.
fn must(strong: &Link, speaker: &Speaker<'_>) -> Message {
    let digit = speaker.digit(strong.to.digit);
    match strong.via {
        Via::Cell(_) => message!("clause-must", digit = digit),
        // Such links are weak, and lead to nothing that must be.
        Via::Clue(_) | Via::Sight => clause(&strong.to, speaker),
        Via::House(house) => message!(
            "clause-must-in",
            kind = kind(house),
            number = house.number(),
            house = house_name(house),
            digit = digit,
            cells = speaker.any_cell(strong.to.cells.iter())
        ),
    }
}
