//! Colours: clusters of candidates in two colours, one of which is true.
//!
//! With one cluster there are two ways to conclude. A *trap*: what sees both colours is out, since one of
//! them is true. A *wrap*: a colour that contradicts itself is false, so the other is true. Two clusters
//! whose colours meet say more: a colour that meets both colours of the other cluster is false; and where
//! two colours meet, one of the other two is true, so what sees both of those is out.

mod cluster;

use nonet_core::Digit;
use nonet_logic::{Candidate, Premise, Role, Step};

use super::levels::{self, Where};
use super::speaker::{Speaker, name};
use super::{Telling, conclusion, premises, refutation, spoken};
use crate::message;
use crate::words::{Argument, Message};
use cluster::{Cluster, Colour};

pub(super) fn tell(step: &Step, speaker: &Speaker<'_>) -> Telling {
    let first = Cluster::of(step, [Role::ColourA, Role::ColourB], speaker);
    let second = Cluster::of(step, [Role::ColourC, Role::ColourD], speaker);
    let digits = first.digits() | second.digits();
    let colouring = Colouring { step, speaker, digit: digits.only() };
    let text = if second.is_empty() {
        let mut text = premises::told(&step.evidence.premises, speaker);
        text.extend(colouring.one_cluster(&first));
        text
    } else {
        // Cluster by cluster, or the reader does not know which premise is whose.
        let is_of_second = |premise: &Premise| {
            premises::cells(std::slice::from_ref(premise), speaker.board).meets(&second.cells())
        };
        let (of_second, of_first): (Vec<Premise>, Vec<Premise>) =
            step.evidence.premises.iter().cloned().partition(is_of_second);
        let mut text = premises::told(&of_first, speaker);
        text.extend(colouring.either(&first.colours[0], &first.colours[1]));
        text.extend(premises::told(&of_second, speaker));
        text.push(message!("colours-two-more"));
        text.extend(colouring.both(&second.colours[0], &second.colours[1]));
        text.extend(colouring.two_clusters(&first, &second));
        text
    };
    let shown = speaker.all_digits(digits);
    Telling {
        nudge: message!("look-pairs", count = digits.len(), digits = shown).into(),
        what: levels::what(step, digits, Where::BoxesOf(first.cells() | second.cells()), speaker),
        place: colouring.place(&first, &second),
        text: vec![spoken(text)],
    }
}

/// A step by colours that is being told.
struct Colouring<'a> {
    step: &'a Step,
    speaker: &'a Speaker<'a>,
    /// The digit, if all candidates are of the same one: then only cells need be named.
    digit: Option<Digit>,
}

impl Colouring<'_> {
    /// What has a colour: "r1c1 and r4c8" of one digit, "6 in r1c1 and 7 in r4c8" of several.
    fn members(&self, colour: &Colour) -> Argument {
        let members = colour.candidates.iter();
        match self.digit {
            Some(_) => self.speaker.all_cells(members.map(|one| one.cell)),
            None => members.map(|&one| self.speaker.candidate(one)).collect::<Vec<_>>().into(),
        }
    }

    /// What has which colour.
    fn place(&self, first: &Cluster, second: &Cluster) -> Message {
        let name = name(self.step);
        let [a, b] = first.colours.each_ref().map(|colour| self.members(colour));
        match self.digit {
            None => message!("place-colours-mixed", name = name, first = a, second = b),
            Some(digit) if second.is_empty() => message!(
                "place-colours",
                name = name,
                digit = self.speaker.digit(digit),
                first = a,
                second = b
            ),
            Some(digit) => {
                let [c, d] = second.colours.each_ref().map(|colour| self.members(colour));
                let digit = self.speaker.digit(digit);
                if first.colours[1].candidates.is_empty() {
                    return message!(
                        "place-colours-three",
                        name = name,
                        digit = digit,
                        first = a,
                        third = c,
                        fourth = d
                    );
                }
                message!(
                    "place-colours-two",
                    name = name,
                    digit = digit,
                    first = a,
                    second = b,
                    third = c,
                    fourth = d
                )
            }
        }
    }

    /// One of two colours is true.
    fn either(&self, first: &Colour, second: &Colour) -> Vec<Message> {
        let mut sentences = vec![message!("colours-two")];
        sentences.extend(self.both(first, second));
        sentences
    }

    /// What two possibilities are.
    fn both(&self, first: &Colour, second: &Colour) -> Vec<Message> {
        let mut sentences = Vec::new();
        for (ordinal, colour) in [("first", first), ("second", second)] {
            let (count, members) = (colour.candidates.len(), self.members(colour));
            sentences.push(match self.digit {
                Some(digit) => message!(
                    "colours-are",
                    ordinal = ordinal,
                    count = count,
                    cells = members,
                    digit = self.speaker.digit(digit)
                ),
                None => message!(
                    "colours-are-mixed",
                    ordinal = ordinal,
                    count = count,
                    candidates = members
                ),
            });
        }
        sentences
    }

    /// What follows from one cluster: one of its colours is false, or what sees both is out.
    fn one_cluster(&self, cluster: &Cluster) -> Vec<Message> {
        let wrapped = cluster.ways().into_iter().find(|[wrong, right]| {
            self.takes_out_any_of(wrong) || self.step.placements.iter().any(|one| right.has(*one))
        });
        let mut sentences = match wrapped {
            Some([wrong, right]) => {
                let mut sentences = self.either(wrong, right);
                sentences.extend(self.wrap(wrong));
                sentences
            }
            None => self.trap(cluster),
        };
        sentences.extend(conclusion::so(self.step, self.speaker));
        sentences
    }

    /// Why a colour, told as the first of the two, cannot be true.
    fn wrap(&self, colour: &Colour) -> Vec<Message> {
        let why = if let Some(clash) = colour.clash(self.speaker) {
            self.not_both(clash, "but")
        } else if let Some(cell) = colour.emptied(self.step, self.speaker) {
            message!("colours-empties", cell = self.speaker.cell(cell))
        } else {
            return vec![message!("colours-wrong-anyway")];
        };
        vec![why, message!("colours-wrong")]
    }

    /// Why what sees both colours is out.
    fn trap(&self, cluster: &Cluster) -> Vec<Message> {
        let [a, b] = &cluster.colours;
        let mut sentences = self.either(a, b);
        if let Some(digit) = self.digit {
            sentences.push(message!("colours-trap", digit = self.speaker.digit(digit)));
            return sentences;
        }
        sentences.push(message!("colours-trap-mixed"));
        // With several digits it takes a look to see what a candidate clashes with.
        sentences.extend(self.step.eliminations.iter().filter_map(|&out| {
            let (one, other) = (a.against(out, self.speaker)?, b.against(out, self.speaker)?);
            Some(message!(
                "colours-trapped",
                gone = self.speaker.candidate(out),
                first = self.speaker.candidate(one),
                second = self.speaker.candidate(other)
            ))
        }));
        sentences
    }

    /// What follows from two clusters whose colours meet.
    fn two_clusters(&self, first: &Cluster, second: &Cluster) -> Vec<Message> {
        first
            .ways()
            .into_iter()
            .find_map(|[mine, rest]| self.meets_both(mine, rest, second))
            .unwrap_or_else(|| self.meet(first, second))
    }

    /// A colour that meets both colours of the other cluster is false, since one of those is true.
    fn meets_both(&self, mine: &Colour, rest: &Colour, other: &Cluster) -> Option<Vec<Message>> {
        let [one, another] = &other.colours;
        let meeting = mine.meets(one, self.speaker)?;
        let also = mine.meets(another, self.speaker)?;
        if !self.takes_out_any_of(mine) {
            return None;
        }
        let mut sentences = vec![self.not_both(meeting, "but"), self.not_both(also, "and")];
        if let Some(digit) = self.digit.map(|digit| self.speaker.digit(digit)) {
            sentences.push(message!(
                "colours-between",
                count = mine.candidates.len(),
                cells = self.members(mine),
                digit = digit
            ));
            if self.step.eliminations.iter().any(|out| !mine.has(*out)) {
                sentences.push(message!(
                    "colours-remain",
                    count = rest.candidates.len(),
                    cells = self.members(rest),
                    digit = digit
                ));
            }
        }
        // What has been said already is not said again.
        let is_said = self.digit.is_some()
            && self.step.placements.is_empty()
            && self.step.eliminations.len() == mine.candidates.len()
            && self.step.eliminations.iter().all(|out| mine.has(*out));
        if !is_said {
            sentences.extend(conclusion::so(self.step, self.speaker));
        }
        Some(sentences)
    }

    /// Where two colours meet, one of them is false, so that one of the other two is true: what those
    /// two both rule out is out.
    fn meet(&self, first: &Cluster, second: &Cluster) -> Vec<Message> {
        let mut sentences = Vec::new();
        // What has not been told yet.
        let mut open = self.step.clone();
        for [mine, rest] in first.ways() {
            for [theirs, others] in second.ways() {
                let Some(meeting) = mine.meets(theirs, self.speaker) else { continue };
                let mut part = open.clone();
                part.eliminations.retain(|&out| {
                    [rest, others].iter().all(|one| one.against(out, self.speaker).is_some())
                });
                if part.eliminations.is_empty() {
                    continue;
                }
                open.eliminations.retain(|out| !part.eliminations.contains(out));
                sentences.push(self.not_both(meeting, "but"));
                sentences.extend(self.one_of(rest, others));
                if let Some(digit) = self.digit {
                    sentences.push(message!("colours-sees", digit = self.speaker.digit(digit)));
                }
                sentences.extend(conclusion::so(&part, self.speaker));
            }
        }
        if !open.eliminations.is_empty() || !open.placements.is_empty() {
            sentences.extend(refutation::told(&open, self.speaker));
            sentences.extend(conclusion::so(&open, self.speaker));
        }
        sentences
    }

    /// One of two colours of different clusters is true, or both are.
    fn one_of(&self, first: &Colour, second: &Colour) -> Vec<Message> {
        match self.digit {
            Some(digit) => vec![message!(
                "colours-one-is",
                first = self.members(first),
                count = first.candidates.len(),
                second = self.members(second),
                others = second.candidates.len(),
                digit = self.speaker.digit(digit)
            )],
            None => self.either(first, second),
        }
    }

    /// Why two candidates cannot both be true.
    fn not_both(&self, [one, other]: [Candidate; 2], how: &'static str) -> Message {
        let speaker = self.speaker;
        if one.digit == other.digit {
            message!(
                "colours-not-both",
                how = how,
                first = speaker.cell(one.cell),
                second = speaker.cell(other.cell),
                digit = speaker.digit(one.digit)
            )
        } else {
            message!(
                "colours-not-both-digits",
                how = how,
                cell = speaker.cell(one.cell),
                digit = speaker.digit(one.digit),
                other = speaker.digit(other.digit)
            )
        }
    }

    fn takes_out_any_of(&self, colour: &Colour) -> bool {
        self.step.eliminations.iter().any(|out| colour.has(*out))
    }
}
