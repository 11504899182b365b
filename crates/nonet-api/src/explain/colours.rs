//! Colours: candidates that are all true or all false together.

use nonet_core::{Cell, DigitSet};
use nonet_logic::{Candidate, Cells, Premise, Role, Step};

use super::speaker::{Speaker, name};
use super::{Telling, conclusion, premises, refutation};
use crate::message;
use crate::words::{Argument, Message};

/// The candidates of one colour.
struct Colour {
    candidates: Vec<Candidate>,
}

impl Colour {
    fn of(step: &Step, role: Role, speaker: &Speaker<'_>) -> Colour {
        let parts = step.evidence.parts_as(role);
        let candidates = parts.flat_map(|part| {
            part.cells
                .iter()
                .flat_map(|cell| part.digits.iter().map(move |digit| Candidate::new(cell, digit)))
        });
        Colour { candidates: candidates.filter(|&one| speaker.board.has(one)).collect() }
    }

    fn is_empty(&self) -> bool {
        self.candidates.is_empty()
    }

    fn cells(&self) -> Cells {
        self.candidates.iter().map(|one| one.cell).collect()
    }

    fn digits(&self) -> DigitSet {
        self.candidates.iter().map(|one| one.digit).collect()
    }

    /// What it says: "r1c1 and r4c8" of one digit, "6 in r1c1 and 7 in r4c8" of several.
    fn told(&self, digits: DigitSet, speaker: &Speaker<'_>) -> Argument {
        if digits.only().is_some() {
            speaker.all_cells(self.candidates.iter().map(|one| one.cell))
        } else {
            self.candidates.iter().map(|&one| speaker.candidate(one)).collect::<Vec<_>>().into()
        }
    }

    /// Whether one of its candidates rules another out.
    fn excludes(&self, out: Candidate, speaker: &Speaker<'_>) -> bool {
        self.candidates.iter().any(|&one| one.excludes(out, speaker.board.layout()))
    }

    /// Two of its candidates that cannot both be true.
    fn clash(&self, speaker: &Speaker<'_>) -> Option<(Candidate, Candidate)> {
        let pairs = self.candidates.iter().enumerate().flat_map(|(index, &first)| {
            self.candidates[index + 1..].iter().map(move |&second| (first, second))
        });
        pairs.into_iter().find(|&(first, second)| first.excludes(second, speaker.board.layout()))
    }

    /// A cell that it would leave without candidates.
    fn emptied(&self, step: &Step, speaker: &Speaker<'_>) -> Option<Cell> {
        step.evidence.premises.iter().find_map(|premise| match premise {
            Premise::Cell { cell, digits } => {
                let mut digits = digits.iter();
                digits
                    .all(|digit| self.excludes(Candidate::new(*cell, digit), speaker))
                    .then_some(*cell)
            }
            Premise::Place { .. } | Premise::Unique { .. } => None,
        })
    }

    /// One of its candidates and one of another colour that cannot both be true.
    fn meets(&self, other: &Colour, speaker: &Speaker<'_>) -> Option<(Candidate, Candidate)> {
        self.candidates.iter().find_map(|&first| {
            let mut others = other.candidates.iter().copied();
            let second = others.find(|&second| first.excludes(second, speaker.board.layout()))?;
            Some((first, second))
        })
    }
}

pub(super) fn tell(step: &Step, speaker: &Speaker<'_>) -> Telling {
    let colour = |role| Colour::of(step, role, speaker);
    let [first, second] = [Role::ColourA, Role::ColourB].map(colour);
    let [third, fourth] = [Role::ColourC, Role::ColourD].map(colour);
    let digits = first.digits() | second.digits() | third.digits() | fourth.digits();
    let premises = &step.evidence.premises;
    let text = if third.is_empty() && fourth.is_empty() {
        let mut text = premises::told(premises, speaker);
        text.extend(one_group(step, &first, &second, digits, speaker));
        text
    } else {
        // Group by group, or the reader does not know which is which.
        let is_theirs = |premise: &Premise| {
            let cells = premises::cells(std::slice::from_ref(premise), speaker.board);
            cells.meets(&third.cells()) || cells.meets(&fourth.cells())
        };
        let (theirs, mine): (Vec<Premise>, Vec<Premise>) =
            premises.iter().cloned().partition(is_theirs);
        let mut text = premises::told(&mine, speaker);
        text.push(either(&first, &second, digits, speaker));
        text.extend(premises::told(&theirs, speaker));
        text.push(either(&third, &fourth, digits, speaker));
        text.extend(two_groups(step, [&first, &second], [&third, &fourth], digits, speaker));
        text
    };
    let name = name(step);
    let shown = speaker.all_digits(digits);
    Telling {
        nudge: message!("look-pairs", digits = shown.clone()),
        what: match digits.only() {
            Some(_) => message!("what-method-on", name = name.clone(), digits = shown),
            None => message!("what-method", name = name.clone()),
        },
        place: message!(
            "place-colours",
            name = name,
            first = first.told(digits, speaker),
            second = second.told(digits, speaker)
        ),
        text: vec![text],
    }
}

/// One colour or the other is true.
fn either(first: &Colour, second: &Colour, digits: DigitSet, speaker: &Speaker<'_>) -> Message {
    let (one, other) = (first.told(digits, speaker), second.told(digits, speaker));
    match digits.only() {
        Some(digit) => message!(
            "colours-either",
            digit = speaker.digit(digit),
            first = one,
            second = other,
            count = first.candidates.len(),
            others = second.candidates.len()
        ),
        None => message!("colours-either-mixed", first = one, second = other),
    }
}

/// What follows from one group: what sees both colours is out, or one colour is.
fn one_group(
    step: &Step,
    first: &Colour,
    second: &Colour,
    digits: DigitSet,
    speaker: &Speaker<'_>,
) -> Vec<Message> {
    for (wrong, right) in [(first, second), (second, first)] {
        let is_wrong = step.eliminations.iter().any(|out| wrong.candidates.contains(out))
            || step.placements.iter().any(|placed| right.candidates.contains(placed));
        if is_wrong {
            let mut sentences = vec![either(wrong, right, digits, speaker)];
            sentences.push(match (wrong.clash(speaker), wrong.emptied(step, speaker)) {
                (Some((one, other)), _) => {
                    message!("colours-clash", why = not_both(one, other, speaker))
                }
                (None, Some(cell)) => message!("colours-empties", cell = speaker.cell(cell)),
                (None, None) => message!("colours-wrong"),
            });
            sentences.extend(conclusion::so(step, speaker));
            return sentences;
        }
    }
    let mut sentences = vec![either(first, second, digits, speaker)];
    sentences.push(match digits.only() {
        Some(digit) => message!("colours-trap", digit = speaker.digit(digit)),
        None => message!("colours-trap-mixed"),
    });
    if digits.only().is_none() {
        sentences.extend(trapped(step, first, second, speaker));
    }
    sentences.extend(conclusion::so(step, speaker));
    sentences
}

/// With what each candidate that goes out clashes, one of each colour.
fn trapped(step: &Step, first: &Colour, second: &Colour, speaker: &Speaker<'_>) -> Vec<Message> {
    let clashing = |colour: &Colour, out: Candidate| {
        colour.candidates.iter().copied().find(|&one| one.excludes(out, speaker.board.layout()))
    };
    let told = step.eliminations.iter().filter_map(|&out| {
        let (one, other) = (clashing(first, out)?, clashing(second, out)?);
        Some(message!(
            "colours-trapped",
            gone = speaker.candidate(out),
            first = speaker.candidate(one),
            second = speaker.candidate(other)
        ))
    });
    told.collect()
}

/// Why two candidates cannot both be true.
fn not_both(one: Candidate, other: Candidate, speaker: &Speaker<'_>) -> Message {
    if one.digit == other.digit {
        message!(
            "clause-not-both",
            first = speaker.cell(one.cell),
            second = speaker.cell(other.cell),
            digit = speaker.digit(one.digit)
        )
    } else {
        message!(
            "clause-not-both-digits",
            cell = speaker.cell(one.cell),
            digit = speaker.digit(one.digit),
            other = speaker.digit(other.digit)
        )
    }
}

/// What follows from two groups whose colours meet.
fn two_groups(
    step: &Step,
    first: [&Colour; 2],
    second: [&Colour; 2],
    digits: DigitSet,
    speaker: &Speaker<'_>,
) -> Vec<Message> {
    let mut sentences = Vec::new();
    for (mine, rest) in [(first[0], first[1]), (first[1], first[0])] {
        let met: Vec<_> = second.iter().filter_map(|theirs| mine.meets(theirs, speaker)).collect();
        if let [(one, other), (also, another)] = met[..]
            && step.eliminations.iter().any(|out| mine.candidates.contains(out))
        {
            // It sees both colours of the other group, and one of these is true.
            sentences.push(message!("colours-meet", why = not_both(one, other, speaker)));
            sentences.push(message!("colours-meet-too", why = not_both(also, another, speaker)));
            sentences.push(message!("colours-between", first = mine.told(digits, speaker)));
            if step.eliminations.iter().any(|out| !mine.candidates.contains(out)) {
                sentences.push(message!("colours-remain", first = rest.told(digits, speaker)));
            }
            sentences.extend(conclusion::so(step, speaker));
            return sentences;
        }
    }
    let mut open = step.clone();
    for (mine, rest) in [(first[0], first[1]), (first[1], first[0])] {
        for (theirs, others) in [(second[0], second[1]), (second[1], second[0])] {
            let Some((one, other)) = mine.meets(theirs, speaker) else { continue };
            let mut part = open.clone();
            part.eliminations
                .retain(|&out| [rest, others].iter().all(|colour| colour.excludes(out, speaker)));
            if part.eliminations.is_empty() {
                continue;
            }
            open.eliminations.retain(|out| !part.eliminations.contains(out));
            sentences.push(message!("colours-meet", why = not_both(one, other, speaker)));
            sentences.push(match digits.only() {
                Some(digit) => message!(
                    "colours-one-is",
                    first = rest.told(digits, speaker),
                    second = others.told(digits, speaker),
                    digit = speaker.digit(digit)
                ),
                None => either(rest, others, digits, speaker),
            });
            sentences.extend(conclusion::so(&part, speaker));
        }
    }
    if !open.eliminations.is_empty() || !open.placements.is_empty() {
        sentences.extend(refutation::told(&open, speaker));
        sentences.extend(conclusion::so(&open, speaker));
    }
    sentences
}
