//! Whether the links of chains, colourings and branches are inferences, and lead where they say.

use nonet_core::{Cell, Digit, DigitSet, Layout};

use super::fault::Fault;
use crate::candidate::Candidate;
use crate::evidence::{Branch, BranchEnd, Evidence, Link, Node, Part, Premise, Role, Via};
use crate::geometry::Cells;

/// The two colours of each group.
const GROUPS: [[Role; 2]; 2] = [[Role::ColourA, Role::ColourB], [Role::ColourC, Role::ColourD]];

/// Checks the links of a step that are not in a branch: a colouring, if it has colours, otherwise
/// one or several chains, one after the other.
pub(super) fn check_links(layout: &Layout, evidence: &Evidence) -> Result<(), Fault> {
    let is_coloured = GROUPS.iter().flatten().any(|&role| evidence.parts_as(role).count() > 0);
    if is_coloured {
        return check_colouring(layout, evidence);
    }
    // What several branches reach is where the links go on.
    let mut before: Option<&Node> =
        evidence.branches.first().and_then(|branch| match &branch.end {
            BranchEnd::Reaches(node) => Some(node),
            _ => None,
        });
    for link in &evidence.links {
        check_link(layout, link, &evidence.premises)?;
        // A chain begins with a supposition, and that is one of its ends.
        let begins = || !link.from.is_true && is_end(evidence, &link.from);
        if before != Some(&link.from) && !begins() {
            return Err(Fault::Loose(Box::new(*link)));
        }
        before = Some(&link.to);
    }
    check_ends(evidence)
}

/// Whether a statement is about one of the parts that are ends of chains. A chain without such
/// parts has its ends where its links begin and end.
fn is_end(evidence: &Evidence, node: &Node) -> bool {
    let mut ends = evidence.parts_as(Role::End).peekable();
    let is_first = evidence.links.first().is_some_and(|link| link.from == *node);
    is_first || ends.any(|part| is_about(part, node))
}

fn is_about(part: &Part, node: &Node) -> bool {
    part.cells == node.cells && part.digits.only() == Some(node.digit)
}

/// What is said to be an end is the first or the last statement of a chain.
fn check_ends(evidence: &Evidence) -> Result<(), Fault> {
    let links = &evidence.links;
    let firsts = links.first().into_iter().chain(breaks(links).map(|(_, next)| next));
    let lasts = breaks(links).map(|(last, _)| last).chain(links.last());
    let ends: Vec<&Node> =
        firsts.map(|link| &link.from).chain(lasts.map(|link| &link.to)).collect();
    let is_one = |part: &&Part| ends.iter().any(|node| is_about(part, node));
    let wrong = evidence.parts_as(Role::End).find(|part| !links.is_empty() && !is_one(part));
    wrong.map_or(Ok(()), |part| Err(Fault::NotAnEnd(part.clone())))
}

/// The places where one chain ends and the next begins.
fn breaks(links: &[Link]) -> impl Iterator<Item = (&Link, &Link)> {
    links.iter().zip(links.iter().skip(1)).filter(|(link, next)| link.to != next.from)
}

/// Each link joins the two colours of a group, and is strong.
fn check_colouring(layout: &Layout, evidence: &Evidence) -> Result<(), Fault> {
    for link in &evidence.links {
        if link.from.is_true || !link.to.is_true {
            return Err(Fault::NoInference(Box::new(*link)));
        }
        check_strong(link, &evidence.premises, layout)?;
        let has = |role, node: &Node| {
            let holds = |part: &Part| {
                node.cells.is_subset_of(&part.cells) && part.digits.contains(node.digit)
            };
            evidence.parts_as(role).any(holds)
        };
        let joins = GROUPS.iter().any(|&[one, other]| {
            (has(one, &link.from) && has(other, &link.to))
                || (has(other, &link.from) && has(one, &link.to))
        });
        if !joins {
            return Err(Fault::NotColoured(Box::new(*link)));
        }
    }
    Ok(())
}

/// Checks a link by itself.
fn check_link(layout: &Layout, link: &Link, premises: &[Premise]) -> Result<(), Fault> {
    match (link.from.is_true, link.to.is_true) {
        (false, true) => check_strong(link, premises, layout),
        (true, false) => check_weak(layout, link),
        _ => Err(Fault::NoInference(Box::new(*link))),
    }
}

/// A premise says that one of the two ends is true, where the link says that they meet.
fn check_strong(link: &Link, premises: &[Premise], layout: &Layout) -> Result<(), Fault> {
    if let Via::Set(cells) = link.via {
        let is_backed = leaves_no_room(layout, premises, &cells, link);
        return if is_backed { Ok(()) } else { Err(Fault::Unbacked(Box::new(*link))) };
    }
    let mut ends = [link.from.candidates(), link.to.candidates()].concat();
    ends.sort_unstable();
    ends.dedup();
    let is_backed =
        premises.iter().any(|premise| is_via(premise, link.via) && premise.clause() == ends);
    if is_backed { Ok(()) } else { Err(Fault::Unbacked(Box::new(*link))) }
}

/// Whether premises about some cells say that they need every digit that is left to them without that of
/// the start of a link, each in a cell of its own, so that the digit of the end is in one of those where
/// it can be.
fn leaves_no_room(layout: &Layout, premises: &[Premise], set: &Cells, link: &Link) -> bool {
    let of_cell = |own: Cell| {
        premises.iter().find_map(|premise| match premise {
            Premise::Cell { cell, digits } if *cell == own => Some((own, *digits)),
            _ => None,
        })
    };
    let Some(known) = set.iter().map(of_cell).collect::<Option<Vec<_>>>() else { return false };
    let digits = known.iter().fold(DigitSet::EMPTY, |all, (_, digits)| all | *digits);
    let left = digits.without(DigitSet::single(link.from.digit));
    let places = |digit: Digit| -> Cells {
        known.iter().filter(|(_, digits)| digits.contains(digit)).map(|&(cell, _)| cell).collect()
    };
    let once = |digit: Digit| {
        let places: Vec<Cell> = places(digit).iter().collect();
        places.iter().enumerate().all(|(index, &one)| {
            let others = places[index + 1..].iter();
            others.into_iter().all(|&other| layout.excludes((one, digit), (other, digit)))
        })
    };
    let is_named =
        |node: &Node| digits.contains(node.digit) && places(node.digit).is_subset_of(&node.cells);
    link.from.digit != link.to.digit
        && is_named(&link.from)
        && is_named(&link.to)
        && left.len() == known.len()
        && left.iter().all(once)
}

/// The two ends cannot both be true, where the link says that they meet.
fn check_weak(layout: &Layout, link: &Link) -> Result<(), Fault> {
    let (from, to) = (link.from.candidates(), link.to.candidates());
    let all = || from.iter().chain(&to);
    let same_digit = link.from.digit == link.to.digit;
    let fits = match link.via {
        Via::Cell(cell) => !same_digit && all().all(|candidate| candidate.cell == cell),
        Via::House(house) => {
            let is_inside =
                |candidate: &Candidate| layout.houses_of(candidate.cell).contains(&house);
            same_digit && all().all(is_inside)
        }
        Via::Clue(clue) => {
            from.iter().all(|&one| to.iter().all(|&other| are_kept_apart(layout, clue, one, other)))
        }
        Via::Sight => true,
        // Such links are strong.
        Via::Set(_) => false,
    };
    let all_conflict = from.iter().all(|one| to.iter().all(|&other| one.excludes(other, layout)));
    if fits && all_conflict { Ok(()) } else { Err(Fault::NoConflict(Box::new(*link))) }
}

/// Whether a clue says of the cells of two candidates that they cannot hold these digits together.
fn are_kept_apart(layout: &Layout, clue: usize, one: Candidate, other: Candidate) -> bool {
    let mut pairs = layout.pairs().iter().filter(|pair| pair.clue == clue);
    let clue = &layout.clues()[clue];
    let Some(allows) = clue.rule.allows_pair else { return false };
    pairs.any(|pair| match (pair.one, pair.other) {
        cells if cells == (one.cell, other.cell) => !allows(clue, one.digit, other.digit),
        cells if cells == (other.cell, one.cell) => !allows(clue, other.digit, one.digit),
        _ => false,
    })
}

/// Whether a premise is about the cell or house where a link says that its ends meet.
fn is_via(premise: &Premise, via: Via) -> bool {
    match (premise, via) {
        (Premise::Cell { cell, .. }, Via::Cell(own)) => *cell == own,
        (Premise::Place { house, .. }, Via::House(own)) => *house == own,
        _ => false,
    }
}

/// What is known in a branch.
pub(super) struct Story<'a> {
    layout: &'a Layout,
    premises: &'a [Premise],
    /// Statements that a digit is in a cell or group.
    reached: Vec<Node>,
    /// Candidates that are false.
    ruled_out: Vec<Candidate>,
}

impl<'a> Story<'a> {
    /// What is known once the links of a branch are followed.
    pub(super) fn of(
        layout: &'a Layout,
        premises: &'a [Premise],
        branch: &Branch,
    ) -> Result<Story<'a>, Fault> {
        let mut story = Story { layout, premises, reached: Vec::new(), ruled_out: Vec::new() };
        story.add(&branch.assumption);
        for link in &branch.links {
            story.follow(link)?;
        }
        Ok(story)
    }

    fn add(&mut self, node: &Node) {
        if node.is_true {
            self.reached.push(*node);
        } else {
            self.ruled_out.extend(node.candidates());
        }
    }

    fn knows(&self, node: &Node) -> bool {
        let implies =
            |known: &Node| known.digit == node.digit && known.cells.is_subset_of(&node.cells);
        if node.is_true {
            self.reached.iter().any(implies)
        } else {
            node.candidates().iter().all(|candidate| self.ruled_out.contains(candidate))
        }
    }

    fn follow(&mut self, link: &Link) -> Result<(), Fault> {
        match (link.from.is_true, link.to.is_true) {
            (true, false) => check_weak(self.layout, link)?,
            (false, true) => self.check_last_left(link)?,
            _ => return Err(Fault::NoInference(Box::new(*link))),
        }
        if !self.knows(&link.from) {
            return Err(Fault::Loose(Box::new(*link)));
        }
        self.add(&link.to);
        Ok(())
    }

    /// A premise leaves nothing but the end of a link, now that so much is ruled out.
    fn check_last_left(&self, link: &Link) -> Result<(), Fault> {
        let (from, to) = (link.from.candidates(), link.to.candidates());
        let is_left = |candidate: &Candidate| !self.ruled_out.contains(candidate);
        let is_backed =
            self.premises.iter().filter(|premise| is_via(premise, link.via)).any(|it| {
                let all = it.clause();
                let ends_here = from.iter().chain(&to).all(|candidate| all.contains(candidate));
                let mut left = all.iter().filter(|candidate| is_left(candidate));
                ends_here && left.all(|candidate| to.contains(candidate))
            });
        if is_backed { Ok(()) } else { Err(Fault::Unbacked(Box::new(*link))) }
    }

    /// Whether a branch ends as it says, as far as its links go.
    pub(super) fn check_end(&self, end: &BranchEnd) -> Result<(), Fault> {
        match end {
            BranchEnd::Reaches(node) if !self.knows(node) => Err(Fault::NotReached(*node)),
            BranchEnd::Contradicts(one, other) => {
                for node in [one, other] {
                    if !self.knows(node) {
                        return Err(Fault::NotReached(*node));
                    }
                }
                let contradict = self.contradict(one, other) || self.contradict(other, one);
                if contradict { Ok(()) } else { Err(Fault::NoContradiction(*one, *other)) }
            }
            BranchEnd::Empties(premise) => {
                let mut all = premise.clause().into_iter();
                let is_emptied = self.premises.contains(premise)
                    && all.all(|candidate| self.ruled_out.contains(&candidate));
                if is_emptied { Ok(()) } else { Err(Fault::NotEmptied(premise.clone())) }
            }
            // A solution that is found proves nothing, so that the conclusion has to stand without.
            BranchEnd::Reaches(_) | BranchEnd::Breaks(_) | BranchEnd::Solves => Ok(()),
        }
    }

    fn contradict(&self, one: &Node, other: &Node) -> bool {
        let (mine, theirs) = (one.candidates(), other.candidates());
        match (one.is_true, other.is_true) {
            (true, false) => mine.iter().all(|candidate| theirs.contains(candidate)),
            (true, true) => mine
                .iter()
                .all(|mine| theirs.iter().all(|&theirs| mine.excludes(theirs, self.layout))),
            (false, false) => self.premises.iter().any(|premise| {
                let all = premise.clause();
                let is_named =
                    |candidate: &Candidate| mine.contains(candidate) || theirs.contains(candidate);
                !all.is_empty() && all.iter().all(is_named)
            }),
            (false, true) => false,
        }
    }

    /// The cells that are filled by what is known, with their digit, and the candidates that are out.
    pub(super) fn facts(&self) -> (Vec<Candidate>, &[Candidate]) {
        let placed =
            |node: &Node| node.cells.only().map(|cell| Candidate { cell, digit: node.digit });
        (self.reached.iter().filter_map(placed).collect(), &self.ruled_out)
    }
}

/// All branches that reach a statement reach the same one.
pub(super) fn check_same_end(branches: &[Branch]) -> Result<(), Fault> {
    let mut reached = branches.iter().filter_map(|branch| match &branch.end {
        BranchEnd::Reaches(node) => Some(node),
        BranchEnd::Contradicts(..)
        | BranchEnd::Empties(_)
        | BranchEnd::Breaks(_)
        | BranchEnd::Solves => None,
    });
    let Some(first) = reached.next() else { return Ok(()) };
    let other = reached.find(|node| *node != first);
    other.map_or(Ok(()), |other| Err(Fault::EndsDiffer(*first, *other)))
}
