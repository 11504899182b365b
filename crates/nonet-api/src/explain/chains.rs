//! Chains: inference by inference, and what follows from their ends.

use nonet_core::{Digit, DigitSet};
use nonet_logic::{Candidate, Cells, Link, Node, Premise, Step, Via};

use super::speaker::{Speaker, kind, name, union, what};
use super::{Telling, conclusion, fish, notation, refutation};
use crate::message;
use crate::words::Message;

pub(super) fn tell(step: &Step, speaker: &Speaker<'_>) -> Telling {
    let links = &step.evidence.links;
    let (Some(first), Some(last)) = (links.first(), links.last()) else {
        return super::anything(step, speaker);
    };
    let (start, end) = (first.from, last.to);
    let digits: DigitSet = links.iter().flat_map(|link| [link.from.digit, link.to.digit]).collect();
    let parts = split(links);
    let mut text: Vec<Vec<Message>> = if parts.len() == 1 {
        vec![chain(step, links, speaker)]
    } else {
        parts.iter().map(|part| chain(&part_of(step, part, speaker), part, speaker)).collect()
    };
    if let Some(notation) = notation::of_step(step, speaker) {
        text.push(vec![message!("chain-notation", notation = notation)]);
    }
    let houses: Vec<_> = step.evidence.premises.iter().filter_map(house_of).collect();
    let cells = union(links.iter().flat_map(|link| [link.from.cells, link.to.cells]));
    Telling {
        nudge: match digits.only() {
            Some(digit) => fish::look_at(digit, &houses, speaker),
            None => message!("look-cells", cells = speaker.all_cells(start.cells.iter())),
        },
        what: match digits.only() {
            Some(_) => speaker.what_on(step, digits),
            None => what(step),
        },
        place: if is_loop(links) || start.cells == end.cells || parts.len() > 1 {
            speaker.place(step, &cells)
        } else {
            message!(
                "place-chain",
                name = name(step),
                digit = speaker.digit(start.digit),
                cells = speaker.all_cells(start.cells.iter()),
                other = speaker.digit(end.digit),
                others = speaker.all_cells(end.cells.iter())
            )
        },
        text,
    }
}

/// Links as chains: two techniques at once have two, one after the other.
pub(super) fn split(links: &[Link]) -> Vec<&[Link]> {
    links.chunk_by(|link, next| link.to == next.from).collect()
}

/// What one of several chains contributes to a step.
fn part_of(step: &Step, links: &[Link], speaker: &Speaker<'_>) -> Step {
    let (first, last) = (&links[0], &links[links.len() - 1]);
    let mut part = step.clone();
    part.eliminations
        .retain(|out| [&first.from, &last.to].iter().all(|end| rules_out(end, *out, speaker)));
    if part.eliminations.is_empty() {
        part.eliminations.clone_from(&step.eliminations);
    }
    part.evidence.links = links.to_vec();
    part
}

/// One chain in words, with what follows from it.
fn chain(step: &Step, links: &[Link], speaker: &Speaker<'_>) -> Vec<Message> {
    let (start, end) = (links[0].from, links[links.len() - 1].to);
    let mut text = vec![message!("chain-suppose", clause = clause(&start, speaker))];
    text.extend(narrated(links, speaker));
    text.extend(what_follows(step, &start, &end, speaker));
    text
}

fn house_of(premise: &Premise) -> Option<nonet_core::House> {
    match premise {
        Premise::Place { house, .. } => Some(*house),
        Premise::Cell { .. } | Premise::Unique { .. } => None,
    }
}

/// Whether a chain comes back to where it began, so that it can be read in both directions.
fn is_loop(links: &[Link]) -> bool {
    match (links.first(), links.last()) {
        (Some(first), Some(last)) => first.from == last.to,
        _ => false,
    }
}

/// A statement as a clause: "r1c1 is not 4".
pub(super) fn clause(node: &Node, speaker: &Speaker<'_>) -> Message {
    let (count, digit) = (node.cells.len(), speaker.digit(node.digit));
    let cells = speaker.any_cell(node.cells.iter());
    if node.is_true {
        message!("clause-is", count = count, cells = cells, digit = digit)
    } else {
        message!("clause-is-not", count = count, cells = cells, digit = digit)
    }
}

/// The end of a strong link as a clause: "the 4 of row 1 must be in r1c6", or "it must be 7" of the
/// cell that was named last.
fn must(link: &Link, speaker: &Speaker<'_>) -> Message {
    let digit = speaker.digit(link.to.digit);
    match link.via {
        Via::Cell(_) => message!("clause-must", digit = digit),
        Via::House(house) => message!(
            "clause-must-in",
            kind = kind(house),
            number = house.number(),
            digit = digit,
            cells = speaker.any_cell(link.to.cells.iter())
        ),
    }
}

/// Links in words, two by two where a statement rules another out and leaves only one more.
pub(super) fn narrated(links: &[Link], speaker: &Speaker<'_>) -> Vec<Message> {
    let mut sentences = Vec::new();
    // What the reader has in mind: at first what was supposed.
    let mut last = links.first().map(|link| link.from);
    let mut rest = links;
    while let Some((link, after)) = rest.split_first() {
        let lead = match last {
            Some(last) if last == link.from && sentences.is_empty() => Lead::Then,
            Some(last) if last == link.from => Lead::So,
            _ => Lead::Since(clause(&link.from, speaker)),
        };
        let next = after.first().filter(|next| !link.is_strong() && next.from == link.to);
        rest = if next.is_some() { &after[1..] } else { after };
        last = Some(next.unwrap_or(link).to);
        sentences.push(match next {
            Some(next) => pair(link, next, lead, speaker),
            None => {
                let strong = link.is_strong();
                let told = if strong { must(link, speaker) } else { clause(&link.to, speaker) };
                match lead {
                    Lead::Since(since) => message!("chain-since", since = since, clause = told),
                    lead => message!("chain-so", how = lead.id(), clause = told),
                }
            }
        });
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

/// A statement rules another out, and that leaves only one more.
fn pair(link: &Link, next: &Link, lead: Lead, speaker: &Speaker<'_>) -> Message {
    let out = link.to;
    let (digit, other) = (speaker.digit(out.digit), speaker.digit(next.to.digit));
    let (how, told) = (lead.id(), clause(&out, speaker));
    match (lead, next.via, out.cells.only()) {
        (Lead::Since(since), Via::Cell(_), Some(cell)) => message!(
            "chain-since-must",
            since = since,
            cell = speaker.cell(cell),
            digit = digit,
            other = other
        ),
        (Lead::Since(since), ..) => {
            message!("chain-since-both", since = since, clause = told, next = must(next, speaker))
        }
        (_, Via::Cell(_), Some(cell)) => message!(
            "chain-so-must",
            how = how,
            cell = speaker.cell(cell),
            digit = digit,
            other = other
        ),
        _ => message!("chain-so-both", how = how, clause = told, next = must(next, speaker)),
    }
}

/// What follows from a chain: either its first statement is false, or its last one is true.
fn what_follows(step: &Step, start: &Node, end: &Node, speaker: &Speaker<'_>) -> Vec<Message> {
    if is_loop(&step.evidence.links) {
        return around(step, speaker);
    }
    let touched = |digit: Digit| step.eliminations.iter().all(|out| out.digit == digit);
    let is_elimination = step.placements.is_empty();
    if start.digit == end.digit && start.cells == end.cells {
        let mut sentences = vec![message!("chain-against")];
        if is_elimination {
            // What goes in is not what the step is about, but why something goes out.
            sentences.push(match start.cells.only() {
                Some(cell) => message!(
                    "chain-loop-cell",
                    cell = speaker.cell(cell),
                    digits = speaker.digit(start.digit)
                ),
                None => message!("chain-so", how = "so", clause = clause(&truth(start), speaker)),
            });
        }
        sentences.extend(conclusion::so(step, speaker));
        return sentences;
    }
    if start.digit == end.digit && is_elimination && touched(start.digit) {
        return vec![one_of(&(start.cells | end.cells), start.digit, step, speaker)];
    }
    let is_pair = pair_digits(step);
    if let (true, Some(digits)) = (start.digit == end.digit && is_elimination, is_pair) {
        let mut sentences = vec![
            message!(
                "chain-either",
                first = clause(&truth(start), speaker),
                second = clause(end, speaker)
            ),
            message!("chain-exchange", digits = speaker.any_digit(digits)),
        ];
        sentences.extend(conclusion::so(step, speaker));
        return sentences;
    }
    if let (true, Some(cell)) = (start.cells == end.cells && is_elimination, start.cells.only()) {
        let digits: DigitSet = [start.digit, end.digit].into_iter().collect();
        let mut sentences = vec![message!(
            "chain-one-cell",
            cell = speaker.cell(cell),
            digits = speaker.any_digit(digits)
        )];
        sentences.extend(conclusion::so(step, speaker));
        return sentences;
    }
    let mut sentences = vec![message!(
        "chain-either",
        first = clause(&truth(start), speaker),
        second = clause(end, speaker)
    )];
    let by_either =
        |out: &Candidate| rules_out(start, *out, speaker) && rules_out(end, *out, speaker);
    if is_elimination && step.eliminations.iter().all(by_either) {
        sentences.extend(conclusion::either_way(step, speaker));
    } else {
        sentences.extend(refutation::told(step, speaker));
        sentences.extend(conclusion::so(step, speaker));
    }
    sentences
}

fn truth(node: &Node) -> Node {
    Node { is_true: true, ..*node }
}

/// The two digits of all cells, if all premises are cells with the same two.
fn pair_digits(step: &Step) -> Option<DigitSet> {
    let mut sets = step.evidence.premises.iter().map(|premise| match premise {
        Premise::Cell { digits, .. } => Some(*digits),
        Premise::Place { .. } | Premise::Unique { .. } => None,
    });
    let first = sets.next()??;
    sets.all(|digits| digits == Some(first)).then_some(first)
}

/// Whether a statement that is true rules out a candidate.
fn rules_out(node: &Node, out: Candidate, speaker: &Speaker<'_>) -> bool {
    if node.digit == out.digit {
        speaker.board.common_peers(&node.cells).contains(out.cell)
    } else {
        node.cells.only() == Some(out.cell)
    }
}

/// One of some cells has a digit, so none that sees them all has it.
pub(super) fn one_of(cells: &Cells, digit: Digit, step: &Step, speaker: &Speaker<'_>) -> Message {
    let symbol = speaker.digit(digit);
    let seen = speaker.all_cells(step.eliminations.iter().map(|out| out.cell));
    let gone = step.eliminations.len();
    let both: Vec<_> = cells.iter().collect();
    match both[..] {
        [first, second] => message!(
            "either-or",
            first = speaker.cell(first),
            second = speaker.cell(second),
            digit = symbol,
            gone = gone,
            seen = seen
        ),
        _ => message!(
            "one-of-several",
            cells = speaker.all_cells(cells.iter()),
            digit = symbol,
            gone = gone,
            seen = seen
        ),
    }
}

/// What follows from a loop: at each weak link one of the two is true.
fn around(step: &Step, speaker: &Speaker<'_>) -> Vec<Message> {
    let mut sentences = vec![message!("chain-loop"), message!("chain-loop-turns")];
    for link in step.evidence.links.iter().filter(|link| !link.is_strong()) {
        let has_effect = step.eliminations.iter().any(|out| match link.via {
            Via::Cell(cell) => out.cell == cell,
            Via::House(_) => {
                let ends = link.from.cells | link.to.cells;
                out.digit == link.from.digit && speaker.board.common_peers(&ends).contains(out.cell)
            }
        });
        if !has_effect {
            continue;
        }
        sentences.push(match link.via {
            Via::Cell(cell) => {
                let digits = [link.from.digit, link.to.digit].into_iter().collect();
                let digits = speaker.any_digit(digits);
                message!("chain-loop-cell", cell = speaker.cell(cell), digits = digits)
            }
            Via::House(house) => message!(
                "chain-loop-house",
                kind = kind(house),
                number = house.number(),
                digit = speaker.digit(link.from.digit),
                cells = speaker.any_cell((link.from.cells | link.to.cells).iter())
            ),
        });
    }
    sentences.extend(conclusion::so(step, speaker));
    sentences
}
