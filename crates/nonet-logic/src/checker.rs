//! The checker: whether a step is sound, told from its evidence alone.
//!
//! It shares nothing with the finders: it works on a plain [`Position`], and knows premises, rules
//! and links, but no technique. What was given, and what the question rules out, it knows from the
//! [proof](nonet_core::Proper) that there is a single solution, which a position carries along; a step
//! that relies on that is refused without. At the first level a step must not contradict the solution
//! ([`check_against`]). What clues allow it finds out by trying, by how their rules are told and not by
//! what solvers make of them. At the second its evidence must imply its conclusions ([`check_step`]): every
//! premise is true in the position, and premises and rules leave no way for a conclusion to be wrong.

use nonet_core::{Contradiction, Grid, Layout, Position, contradictions};

use crate::candidate::Candidate;
use crate::evidence::{Branch, BranchEnd, Evidence, Part, Premise};
use crate::step::Step;

mod deadly;
mod fault;
mod implication;
mod inside;
mod links;
mod rule;
mod skyline;

pub use fault::Fault;
use implication::Knowledge;
use links::Story;

/// Checks that a step follows from its evidence, in the position where it was found.
///
/// # Errors
/// The first fault there is.
pub fn check_step(position: &Position, step: &Step) -> Result<(), Fault> {
    let layout = position.layout();
    let evidence = &step.evidence;
    if !inside::is_inside(layout, step) {
        return Err(Fault::Outside);
    }
    check_conclusions(position, step)?;
    evidence.premises.iter().try_for_each(|premise| check_premise(position, premise))?;
    check_parts(layout, evidence)?;
    links::check_links(layout, evidence)?;
    links::check_same_end(&evidence.branches)?;
    let mut refuted = Vec::new();
    let mut clauses: Vec<Vec<Candidate>> = evidence.premises.iter().map(Premise::clause).collect();
    for (index, branch) in evidence.branches.iter().enumerate() {
        check_branch(position, &evidence.premises, branch, index)?;
        // That a position has no solution is more than the premises of this step say.
        if let BranchEnd::Breaks(_) = branch.end {
            let assumed = branch.assumption.candidates();
            if branch.assumption.is_true { refuted.extend(assumed) } else { clauses.push(assumed) }
        }
    }
    check_implication(layout, step, &clauses, &refuted)
}

/// What is known implies every conclusion.
fn check_implication(
    layout: &Layout,
    step: &Step,
    clauses: &[Vec<Candidate>],
    refuted: &[Candidate],
) -> Result<(), Fault> {
    let asked = step.placements.iter().chain(&step.eliminations).copied();
    let knowledge = Knowledge::new(layout, clauses, refuted, asked);
    let mut wrong = step.placements.iter().filter(|&&placed| !knowledge.implies(placed));
    let mut also = step.eliminations.iter().filter(|&&gone| !knowledge.excludes(gone));
    let wrong = wrong.next().or_else(|| also.next());
    wrong.map_or(Ok(()), |&candidate| Err(Fault::DoesNotFollow(candidate)))
}

/// The premises of a sound step that its conclusions would follow without, one at a time. A good step
/// has none: they are read out to people. Steps that try things out are not looked at.
pub fn needless_premises<'s>(position: &Position, step: &'s Step) -> Vec<&'s Premise> {
    let premises = &step.evidence.premises;
    let tries = |branch: &Branch| matches!(branch.end, BranchEnd::Breaks(_));
    if step.evidence.branches.iter().any(tries) {
        return Vec::new();
    }
    let is_needless = |index: usize| {
        let others = premises.iter().enumerate().filter(|(other, _)| *other != index);
        let clauses: Vec<Vec<Candidate>> = others.map(|(_, premise)| premise.clause()).collect();
        check_implication(position.layout(), step, &clauses, &[]).is_ok()
    };
    (0..premises.len()).filter(|&index| is_needless(index)).map(|index| &premises[index]).collect()
}

/// Checks that a step, and what it rests on, does not contradict the solution of the puzzle.
///
/// # Errors
/// The first fault there is.
pub fn check_against(solution: &Grid, step: &Step) -> Result<(), Fault> {
    let layout = solution.layout();
    if !inside::is_inside(layout, step) {
        return Err(Fault::Outside);
    }
    let is_true = |candidate: &&Candidate| solution.digit(candidate.cell) == candidate.digit;
    let mut wrong = step.placements.iter().filter(|placed| !is_true(placed));
    let mut also = step.eliminations.iter().filter(is_true);
    if let Some(&candidate) = wrong.next().or_else(|| also.next()) {
        return Err(Fault::AgainstSolution(candidate));
    }
    let mut premises = step.evidence.premises.iter();
    let wrong = premises.find(|premise| !premise.clause().iter().any(|one| is_true(&one)));
    wrong.map_or(Ok(()), |premise| Err(Fault::PremiseAgainstSolution(premise.clone())))
}

/// Does what a step concludes.
pub fn follow(position: &mut Position, step: &Step) {
    step.eliminations.iter().for_each(|gone| position.eliminate(gone.cell, gone.digit));
    step.placements.iter().for_each(|placed| position.place(placed.cell, placed.digit));
}

/// Conclusions are about candidates, each once.
fn check_conclusions(position: &Position, step: &Step) -> Result<(), Fault> {
    let all: Vec<Candidate> = step.placements.iter().chain(&step.eliminations).copied().collect();
    if all.is_empty() {
        return Err(Fault::NoConclusion);
    }
    for (index, candidate) in all.iter().enumerate() {
        if !position.candidates(candidate.cell).contains(candidate.digit) {
            return Err(Fault::NotACandidate(*candidate));
        }
        if all[..index].contains(candidate) {
            return Err(Fault::Repeated(*candidate));
        }
    }
    Ok(())
}

/// A premise is true in the position, and says all there is to say.
fn check_premise(position: &Position, premise: &Premise) -> Result<(), Fault> {
    let layout = position.layout();
    let is_true = match premise {
        Premise::Cell { cell, digits } => {
            position.value(*cell).is_none() && position.candidates(*cell) == *digits
        }
        Premise::Place { house, digit, cells } => {
            let own = layout.cells_of(*house);
            let is_missing = layout.digits_of(*house).contains(*digit)
                && own.iter().all(|&cell| position.value(cell) != Some(*digit));
            let is_place = |&&cell: &&_| position.candidates(cell).contains(*digit);
            is_missing && own.iter().filter(is_place).copied().eq(cells.iter())
        }
        Premise::Unique { pattern, extras } => {
            let proper = position.proper().ok_or_else(|| Fault::NotProper(premise.clone()))?;
            if !deadly::is_deadly(position, |cell| proper.open_in(cell), pattern, extras) {
                return Err(Fault::NotDeadly(premise.clone()));
            }
            true
        }
        Premise::Rule { clues, candidates } => match rule::implies(position, clues, candidates) {
            Some(is_implied) => is_implied,
            None => return Err(Fault::TooMuch(premise.clone())),
        },
    };
    if is_true { Ok(()) } else { Err(Fault::FalsePremise(premise.clone())) }
}

/// A part that belongs to a house is within it.
fn check_parts(layout: &Layout, evidence: &Evidence) -> Result<(), Fault> {
    let is_within = |part: &&Part| {
        let Some(house) = part.house else { return true };
        part.cells.iter().all(|cell| layout.houses_of(cell).contains(&house))
    };
    let wrong = evidence.parts.iter().find(|part| !is_within(part));
    wrong.map_or(Ok(()), |part| Err(Fault::PartOutside(part.clone())))
}

/// The links and steps of a branch lead from its assumption to its end.
fn check_branch(
    position: &Position,
    premises: &[Premise],
    branch: &Branch,
    index: usize,
) -> Result<(), Fault> {
    let story = Story::of(position.layout(), premises, branch)?;
    story.check_end(&branch.end)?;
    let mut running = position.clone();
    let (placed, ruled_out) = story.facts();
    for gone in ruled_out {
        running.eliminate(gone.cell, gone.digit);
    }
    for placed in placed {
        running.place(placed.cell, placed.digit);
    }
    for (number, step) in branch.steps.iter().enumerate() {
        check_step(&running, step).map_err(|fault| Fault::InBranch {
            branch: index,
            step: number,
            fault: Box::new(fault),
        })?;
        follow(&mut running, step);
    }
    match &branch.end {
        BranchEnd::Breaks(contradiction) if !shows(&running, contradiction) => {
            Err(Fault::NotBroken(contradiction.clone()))
        }
        BranchEnd::Solves if !running.is_full() || !contradictions(&running).is_empty() => {
            Err(Fault::NotSolved)
        }
        // Steps are there to break the position, nothing else follows from them.
        BranchEnd::Reaches(node) if !branch.steps.is_empty() => Err(Fault::NotReached(*node)),
        _ => Ok(()),
    }
}

/// Whether a position shows a contradiction.
fn shows(position: &Position, contradiction: &Contradiction) -> bool {
    match contradiction {
        // That nothing at all is true follows from a clue that cannot be kept.
        Contradiction::Constraint { clue } => {
            rule::implies(position, std::slice::from_ref(clue), &[]) == Some(true)
        }
        _ => contradictions(position).contains(contradiction),
    }
}
