//! Chains: inferences from one end to the other, and what follows from the two ends.
//!
//! An alternating inference chain supposes that its first statement, the start, is false, and finds
//! that its last one, the end, must then be true. So one of the two is true in any case. That is all
//! that a chain says; what goes in or out depends on how its ends stand to each other.

use nonet_core::{Cell, Digit, DigitSet, House};
use nonet_logic::{Candidate, Cells, Link, Node, Premise, Step, Via};

use super::inference::{How, Inferences, cells_of, digits_of, so};
use super::levels::{self, Where};
use super::look::Look;
use super::speaker::{Speaker, kind, name};
use super::{Sentence, Telling, conclusion, notation, premises, refutation, spoken};
use crate::describe::house_name;
use crate::message;
use crate::words::Message;

pub(super) fn tell(step: &Step, speaker: &Speaker<'_>) -> Telling {
    let links = &step.evidence.links;
    let chains: Vec<Chain<'_>> = split(links).into_iter().map(|links| Chain { links }).collect();
    let (Some(first), Some(last)) = (chains.first(), chains.last()) else {
        return super::anything(step, speaker);
    };
    let mut inferences = Inferences::new(speaker);
    let mut text: Vec<Vec<Sentence>> = match &chains[..] {
        [chain] => vec![chain.told(step, &mut inferences, speaker)],
        _ => chains
            .iter()
            .map(|chain| chain.told(&chain.share(step, speaker), &mut inferences, speaker))
            .collect(),
    };
    text.extend(notation::told(step, speaker).map(spoken));
    let digits: DigitSet = links.iter().flat_map(|link| [link.from.digit, link.to.digit]).collect();
    let (start, end) = (first.start(), last.end());
    let way = way(links);
    let is_open = chains.len() == 1 && start != end;
    let place = if is_open {
        place(step, &start, &end, &way, speaker)
    } else if chains.len() > 1 {
        let cells = |node: Node| speaker.any_cell(node.cells.iter());
        message!(
            "place-chains",
            name = name(step),
            digits = speaker.all_digits(digits),
            start = cells(first.start()),
            end = cells(first.end()),
            other_start = cells(last.start()),
            other_end = cells(last.end()),
            cells = speaker.all_cells(way.iter().copied())
        )
    } else {
        message!(
            "place-loop",
            name = name(step),
            digits = speaker.all_digits(digits),
            cells = speaker.all_cells(way.iter().copied())
        )
    };
    Telling {
        nudge: match digits.only() {
            Some(digit) => Look::at_digit(digit, &houses(step), speaker),
            None => Look::at_cells(start.cells, speaker),
        },
        what: match (start.cells.first(), end.cells.first()) {
            _ if digits.len() == 1 && !houses(step).is_empty() => {
                levels::what(step, digits, Where::Houses(houses(step)), speaker)
            }
            (Some(from), Some(to)) if is_open => {
                let ends = [start.digit, end.digit].into_iter().collect();
                let ends = common_pair(step).unwrap_or(ends);
                levels::what(step, ends, Where::Between(from, to), speaker)
            }
            _ => levels::what(step, digits, Where::BoxesOf(way.iter().copied().collect()), speaker),
        },
        place: with_sets(links, place, speaker),
        text,
    }
}

/// The cells of a chain in the order in which it comes to them, each once.
fn way(links: &[Link]) -> Vec<Cell> {
    let mut way = Vec::new();
    for cell in links.iter().flat_map(|link| link.from.cells.iter().chain(link.to.cells.iter())) {
        if !way.contains(&cell) {
            way.push(cell);
        }
    }
    way
}

/// Where a chain is, with the sets of cells that it leads through, if there are any.
fn with_sets(links: &[Link], place: Message, speaker: &Speaker<'_>) -> Message {
    let mut sets: Vec<Cells> = Vec::new();
    for link in links {
        if let Via::Set(set) = link.via
            && set.len() > 1
            && !sets.contains(&set)
        {
            sets.push(set);
        }
    }
    if sets.is_empty() {
        return place;
    }
    let named: Vec<Message> =
        sets.iter().map(|set| levels::set_with_digits(set, speaker)).collect();
    message!("place-with-sets", place = place, count = sets.len(), sets = named)
}

/// The ends of an open chain, and the cells between.
fn place(step: &Step, start: &Node, end: &Node, way: &[Cell], speaker: &Speaker<'_>) -> Message {
    let is_between = |cell: &Cell| !start.cells.contains(*cell) && !end.cells.contains(*cell);
    let between: Vec<Cell> = way.iter().copied().filter(is_between).collect();
    let (digit, other) = (speaker.digit(start.digit), speaker.digit(end.digit));
    let (from, to) = (speaker.any_cell(start.cells.iter()), speaker.any_cell(end.cells.iter()));
    let is_back = start.cells == end.cells && start.digit == end.digit;
    if between.is_empty() {
        message!(
            "place-chain-short",
            name = name(step),
            digit = digit,
            start = from,
            other = other,
            end = to
        )
    } else if let Some(digits) = common_pair(step) {
        message!(
            "place-chain-pair",
            name = name(step),
            digits = speaker.all_digits(digits),
            start = from,
            end = to,
            cells = speaker.all_cells(between)
        )
    } else if is_back {
        message!(
            "place-chain-self",
            name = name(step),
            digit = digit,
            start = from,
            cells = speaker.all_cells(between)
        )
    } else {
        message!(
            "place-chain",
            name = name(step),
            digit = digit,
            start = from,
            other = other,
            end = to,
            cells = speaker.all_cells(between)
        )
    }
}

/// Links as chains: two techniques at once have two, one after the other.
pub(super) fn split(links: &[Link]) -> Vec<&[Link]> {
    links.chunk_by(|link, next| link.to == next.from).collect()
}

/// The houses that the premises of a step are about.
fn houses(step: &Step) -> Vec<House> {
    let house = |premise: &Premise| match premise {
        Premise::Place { house, .. } => Some(*house),
        Premise::Cell { .. } | Premise::Unique { .. } | Premise::Rule { .. } => None,
    };
    step.evidence.premises.iter().filter_map(house).collect()
}

/// Links that follow one another: at least one.
struct Chain<'a> {
    links: &'a [Link],
}

impl Chain<'_> {
    /// What is supposed to be false.
    fn start(&self) -> Node {
        self.links[0].from
    }

    /// What must then be true.
    fn end(&self) -> Node {
        self.links[self.links.len() - 1].to
    }

    /// What this one of several chains contributes to a step: what it rules out with its ends.
    fn share(&self, step: &Step, speaker: &Speaker<'_>) -> Step {
        let mut share = step.clone();
        let ends = [self.start(), self.end()];
        share.eliminations.retain(|out| ends.iter().all(|end| rules_out(end, *out, speaker)));
        if share.eliminations.is_empty() {
            share.eliminations.clone_from(&step.eliminations);
        }
        share
    }

    /// The chain in words, with what follows from it.
    fn told(
        &self,
        step: &Step,
        inferences: &mut Inferences<'_>,
        speaker: &Speaker<'_>,
    ) -> Vec<Sentence> {
        let ends = self.ends(step, speaker);
        let mut text = match ends {
            Ends::Pair(_) => spoken(premises::told(&step.evidence.premises, speaker)),
            _ => Vec::new(),
        };
        text.extend(inferences.after_assumption(&self.start(), self.links).into_iter().flatten());
        text.extend(spoken(self.told_of_ends(ends, step, speaker)));
        text
    }

    /// What follows from how its ends stand to each other.
    fn told_of_ends(&self, ends: Ends, step: &Step, speaker: &Speaker<'_>) -> Vec<Message> {
        let mut text = Vec::new();
        match ends {
            Ends::Loop => text.extend(self.around(step, speaker)),
            Ends::Opposite => text.extend(against_itself(&self.start(), step, speaker)),
            Ends::OneOf(cells, digit) => text.push(one_of(&cells, digit, step, speaker)),
            Ends::Sets(others) => {
                let first = about(step, self.start().digit);
                text.push(if first.eliminations.is_empty() {
                    self.one_end_is_true(speaker)
                } else {
                    let cells = self.start().cells | self.end().cells;
                    one_of(&cells, self.start().digit, &first, speaker)
                });
                let too = |digit| self.have_too(digit, &about(step, digit), speaker);
                text.extend(others.iter().map(too));
            }
            Ends::Pair(digits) => {
                text.push(self.one_end_is_true(speaker));
                text.push(message!(
                    "chain-exchange",
                    digits = speaker.any_digit(digits),
                    first = speaker.any_cell(self.start().cells.iter()),
                    second = speaker.any_cell(self.end().cells.iter())
                ));
                text.extend(conclusion::so(step, speaker));
            }
            Ends::OneCell(cell, digits) => {
                let (cell, digits) = (speaker.cell(cell), speaker.any_digit(digits));
                text.push(message!("chain-one-cell", cell = cell, digits = digits));
                text.extend(conclusion::so(step, speaker));
            }
            Ends::Apart => {
                text.push(self.one_end_is_true(speaker));
                text.extend(self.weighed(step, speaker));
            }
        }
        text
    }

    /// How its ends stand to each other, as far as that explains the step.
    fn ends(&self, step: &Step, speaker: &Speaker<'_>) -> Ends {
        let (start, end) = (self.start(), self.end());
        if start == end {
            return Ends::Loop;
        }
        let (same_digit, same_cells) = (start.digit == end.digit, start.cells == end.cells);
        if same_digit && same_cells {
            return Ends::Opposite;
        }
        // What a chain places is told by what would follow otherwise.
        if !step.placements.is_empty() {
            return Ends::Apart;
        }
        let is_about = |digit: Digit| step.eliminations.iter().all(|out| out.digit == digit);
        if same_digit && is_about(start.digit) {
            return Ends::OneOf(start.cells | end.cells, start.digit);
        }
        if let (true, Some(digits)) = (same_digit, common_pair(step)) {
            return Ends::Pair(digits);
        }
        let is_of_sets = |out: &Candidate| {
            self.places(out.digit, speaker)
                .is_some_and(|places| speaker.board.common_peers(&places).contains(out.cell))
        };
        if same_digit && step.eliminations.iter().all(is_of_sets) {
            let others = step.eliminations.iter().map(|out| out.digit);
            return Ends::Sets(others.filter(|&digit| digit != start.digit).collect());
        }
        if let (true, Some(cell)) = (same_cells, start.cells.only()) {
            return Ends::OneCell(cell, [start.digit, end.digit].into_iter().collect());
        }
        Ends::Apart
    }

    /// Where a digit is in the sets that the chain begins and ends with, if these are sets that both have it
    /// besides what leads from one to the other.
    fn places(&self, digit: Digit, speaker: &Speaker<'_>) -> Option<Cells> {
        let (first, last) = (self.links.first()?, self.links.last()?);
        let places = |via: Via, link: Digit| {
            let cells = match via {
                Via::Set(cells) => cells,
                Via::Cell(cell) => Cells::single(cell),
                Via::House(_) | Via::Clue(_) | Via::Sight => return None,
            };
            let places = cells & *speaker.board.cells_with(digit);
            Some(places).filter(|places| digit != link && !places.is_empty())
        };
        Some(places(first.via, first.to.digit)? | places(last.via, last.from.digit)?)
    }

    /// That one of the sets at its ends has a digit, too, and what follows.
    fn have_too(&self, digit: Digit, step: &Step, speaker: &Speaker<'_>) -> Message {
        let places = self.places(digit, speaker).unwrap_or(Cells::EMPTY);
        message!(
            "chain-sets-too",
            gone = step.eliminations.len(),
            digit = speaker.digit(digit),
            cells = speaker.all_cells(places.iter()),
            seen = speaker.all_cells(step.eliminations.iter().map(|out| out.cell))
        )
    }

    /// What every chain says: its start or its end is true.
    fn one_end_is_true(&self, speaker: &Speaker<'_>) -> Message {
        let start = Node { is_true: true, ..self.start() };
        let end = self.end();
        if let (Some(first), Some(second), true) =
            (start.cells.only(), end.cells.only(), start.digit == end.digit)
        {
            let (first, second) = (speaker.cell(first), speaker.cell(second));
            let digit = speaker.digit(start.digit);
            return message!("chain-either-cell", first = first, second = second, digit = digit);
        }
        let states = match (start.cells.only(), end.cells.only()) {
            (Some(_), Some(_)) => "is-is",
            (Some(_), None) => "is-in",
            (None, Some(_)) => "in-is",
            (None, None) => "in-in",
        };
        message!(
            "chain-either",
            states = states,
            cells = cells_of(&start, speaker),
            digit = speaker.digit(start.digit),
            others = cells_of(&end, speaker),
            other = speaker.digit(end.digit)
        )
    }

    /// Either each of the ends has the same effect, or it takes more to see it.
    fn weighed(&self, step: &Step, speaker: &Speaker<'_>) -> Vec<Message> {
        let ends = [self.start(), self.end()];
        let by_both = |out: &Candidate| ends.iter().all(|end| rules_out(end, *out, speaker));
        if step.placements.is_empty() && step.eliminations.iter().all(by_both) {
            let weighed = step.eliminations.iter().map(|out| self.weighed_at_end(*out, speaker));
            return weighed
                .collect::<Option<_>>()
                .unwrap_or_else(|| conclusion::either_way(step, speaker));
        }
        let mut sentences = refutation::told(step, speaker);
        sentences.extend(conclusion::so(step, speaker));
        sentences
    }

    /// Why a cell at one of the ends cannot be the digit of the other end: it has its own digit, or sees the other.
    fn weighed_at_end(&self, out: Candidate, speaker: &Speaker<'_>) -> Option<Message> {
        let (start, end) = (self.start(), self.end());
        let is_at = |node: &Node| node.cells.only() == Some(out.cell) && node.digit != out.digit;
        let (cell, other) = (speaker.cell(out.cell), speaker.digit(out.digit));
        if is_at(&start) && end.digit == out.digit {
            let digit = speaker.digit(start.digit);
            Some(message!("chain-weighed-start", cell = cell, digit = digit, other = other))
        } else if is_at(&end) && start.digit == out.digit {
            let digit = speaker.digit(end.digit);
            Some(message!("chain-weighed-end", cell = cell, digit = digit, other = other))
        } else {
            None
        }
    }

    /// What follows from a loop: read in both directions, each weak link is as good as a strong one, so
    /// one of the two statements that it joins is true.
    fn around(&self, step: &Step, speaker: &Speaker<'_>) -> Vec<Message> {
        let mut sentences = vec![message!("chain-loop")];
        let weak = self.links.iter().filter(|link| !link.is_strong());
        let mut telling: Vec<&Link> = weak.filter(|link| has_effect(link, step, speaker)).collect();
        // In the order in which the conclusions come.
        telling.sort_by_key(|link| link.from.digit.min(link.to.digit));
        let telling = telling.into_iter().enumerate();
        sentences.extend(
            telling.map(|(index, link)| {
                kept(link, if index == 0 { "so" } else { "likewise" }, speaker)
            }),
        );
        sentences.extend(self.links.iter().filter_map(|link| kept_in_set(link, step, speaker)));
        sentences.extend(conclusion::so(step, speaker));
        sentences
    }
}

/// How the ends of a chain stand to each other.
enum Ends {
    /// The chain comes back to its start, so that it can be read in both directions: a continuous loop.
    Loop,
    /// The end is the start, and says the opposite of what was supposed.
    Opposite,
    /// One of these cells has the digit: the ends are about the same digit, and so is the step.
    OneOf(Cells, Digit),
    /// The same, and all cells on the way have the same two digits, so that it holds for both.
    Pair(DigitSet),
    /// One of the sets at the ends has each of these digits, besides the one that the ends are about.
    Sets(DigitSet),
    /// The cell has one of these digits: the ends are in the same cell.
    OneCell(Cell, DigitSet),
    /// Nothing of that.
    Apart,
}

/// What a step rules out of one digit.
fn about(step: &Step, digit: Digit) -> Step {
    let mut share = step.clone();
    share.eliminations.retain(|out| out.digit == digit);
    share
}

/// The two digits of all cells, if all premises are cells with the same two.
fn common_pair(step: &Step) -> Option<DigitSet> {
    let mut sets = step.evidence.premises.iter().map(|premise| match premise {
        Premise::Cell { digits, .. } => Some(*digits),
        Premise::Place { .. } | Premise::Unique { .. } | Premise::Rule { .. } => None,
    });
    let first = sets.next()??;
    sets.all(|digits| digits == Some(first)).then_some(first)
}

/// Whether a statement, if it is true, rules out a candidate.
fn rules_out(node: &Node, out: Candidate, speaker: &Speaker<'_>) -> bool {
    if node.digit == out.digit {
        speaker.board.common_peers(&node.cells).contains(out.cell)
    } else {
        node.cells.only() == Some(out.cell)
    }
}

/// What follows from a start that leads to its opposite: it was supposed to be false, and is true.
fn against_itself(start: &Node, step: &Step, speaker: &Speaker<'_>) -> Vec<Message> {
    let mut sentences = vec![message!("chain-against")];
    if step.placements.is_empty() {
        // What goes in is not what the step is about, but why something goes out.
        let truth = Node { is_true: true, ..*start };
        sentences.push(match start.cells.only() {
            Some(cell) => {
                let (cell, digit) = (speaker.cell(cell), speaker.digit(start.digit));
                message!("chain-only", cell = cell, digit = digit)
            }
            None => so(&truth, How::So, speaker),
        });
    }
    sentences.extend(conclusion::so(step, speaker));
    sentences
}

/// One of some cells has a digit, as has been shown, so none that sees them all has it.
pub(super) fn one_of(cells: &Cells, digit: Digit, step: &Step, speaker: &Speaker<'_>) -> Message {
    one_of_told(cells, digit, step, "plain", speaker)
}

/// The same right after a sentence that says as much of the cells.
pub(super) fn known_one_of(
    cells: &Cells,
    digit: Digit,
    step: &Step,
    speaker: &Speaker<'_>,
) -> Message {
    message!(
        "seen-by-these",
        count = cells.len(),
        digit = speaker.digit(digit),
        gone = step.eliminations.len(),
        seen = speaker.all_cells(step.eliminations.iter().map(|out| out.cell))
    )
}

/// The same as what follows from the sentence before.
pub(super) fn so_one_of(
    cells: &Cells,
    digit: Digit,
    step: &Step,
    speaker: &Speaker<'_>,
) -> Message {
    one_of_told(cells, digit, step, "so", speaker)
}

fn one_of_told(
    cells: &Cells,
    digit: Digit,
    step: &Step,
    how: &'static str,
    speaker: &Speaker<'_>,
) -> Message {
    let symbol = speaker.digit(digit);
    let seen = speaker.all_cells(step.eliminations.iter().map(|out| out.cell));
    let gone = step.eliminations.len();
    let all: Vec<_> = cells.iter().collect();
    match all[..] {
        [first, second] => message!(
            "either-or",
            how = how,
            first = speaker.cell(first),
            second = speaker.cell(second),
            digit = symbol,
            gone = gone,
            seen = seen
        ),
        _ => message!(
            "one-of-several",
            how = how,
            cells = speaker.all_cells(cells.iter()),
            count = cells.len(),
            digit = symbol,
            gone = gone,
            seen = seen
        ),
    }
}

/// Whether a step takes out anything because one of the two statements of a link is true.
fn has_effect(link: &Link, step: &Step, speaker: &Speaker<'_>) -> bool {
    step.eliminations.iter().any(|out| match link.via {
        Via::Cell(cell) => out.cell == cell,
        Via::House(_) => {
            let ends = link.from.cells | link.to.cells;
            out.digit == link.from.digit && speaker.board.common_peers(&ends).contains(out.cell)
        }
        Via::Clue(_) | Via::Sight | Via::Set(_) => {
            let ends = [link.from.candidates(), link.to.candidates()].concat();
            ends.iter().all(|end| end.excludes(*out, speaker.board.layout()))
        }
    })
}

/// What a set in a loop keeps: it lacks just one of two digits, so that what sees all places of another goes
/// out. Nothing if nothing does.
fn kept_in_set(link: &Link, step: &Step, speaker: &Speaker<'_>) -> Option<Message> {
    let Via::Set(set) = link.via else { return None };
    let mut others = digits_of(&set, speaker);
    others.remove(link.from.digit);
    others.remove(link.to.digit);
    let is_out = |out: &Candidate| {
        let places = set & *speaker.board.cells_with(out.digit);
        others.contains(out.digit) && speaker.board.common_peers(&places).contains(out.cell)
    };
    step.eliminations.iter().any(is_out).then(|| {
        message!(
            "chain-loop-set",
            first = speaker.digit(link.from.digit),
            second = speaker.digit(link.to.digit),
            count = set.len(),
            cells = speaker.all_cells(set.iter()),
            digits = speaker.all_digits(others)
        )
    })
}

/// What a link keeps for its two statements, one of which is true.
fn kept(link: &Link, how: &'static str, speaker: &Speaker<'_>) -> Message {
    match link.via {
        Via::Cell(cell) => {
            let digits = speaker.any_digit([link.from.digit, link.to.digit].into_iter().collect());
            message!("chain-loop-cell", how = how, cell = speaker.cell(cell), digits = digits)
        }
        Via::House(house) => message!(
            "chain-loop-house",
            how = how,
            kind = kind(house),
            number = house.number(),
            house = house_name(house),
            digit = speaker.digit(link.from.digit),
            cells = speaker.any_cell((link.from.cells | link.to.cells).iter())
        ),
        Via::Clue(_) | Via::Sight | Via::Set(_) => {
            Chain { links: &[*link] }.one_end_is_true(speaker)
        }
    }
}
