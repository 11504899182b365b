//! Faults: what can be wrong with a step.

use std::fmt;

use nonet_core::Contradiction;

use crate::candidate::Candidate;
use crate::evidence::{Link, Node, Part, Premise};

/// Why a step is not sound, or its evidence not what it says.
#[derive(Clone, PartialEq, Debug)]
pub enum Fault {
    /// It concludes nothing.
    NoConclusion,
    /// It concludes the same twice, or that a digit goes in and out.
    Repeated(Candidate),
    /// It concludes something about what is no candidate here.
    NotACandidate(Candidate),
    /// It names a cell, a digit or a house that the grid does not have.
    Outside,
    /// A premise is not true here, or not the whole truth.
    FalsePremise(Premise),
    /// A premise relies on there being a single solution, and nobody knows that.
    NotProper(Premise),
    /// A pattern of which a premise says that it would give a second solution would not.
    NotDeadly(Premise),
    /// Whether a premise holds would take too long to find out.
    TooMuch(Premise),
    /// The rules and the premises do not imply a conclusion.
    DoesNotFollow(Candidate),
    /// A part is not within its house.
    PartOutside(Part),
    /// A part is said to be an end of the chain and is none.
    NotAnEnd(Part),
    /// A link of a colouring does not join the two colours of a group.
    NotColoured(Box<Link>),
    /// A link goes neither from true to false nor from false to true.
    NoInference(Box<Link>),
    /// A strong link without a premise that leaves nothing but its end.
    Unbacked(Box<Link>),
    /// A weak link between statements that can both be true.
    NoConflict(Box<Link>),
    /// A link that does not start where it should: at the end of the one before or, in a branch, at
    /// a statement reached already.
    Loose(Box<Link>),
    /// A branch ends with a statement that its links do not reach.
    NotReached(Node),
    /// The branches do not end with the same statement.
    EndsDiffer(Node, Node),
    /// The two statements at the end of a branch do not contradict each other.
    NoContradiction(Node, Node),
    /// A branch is said to rule out all candidates of a premise and does not, or it is no premise.
    NotEmptied(Premise),
    /// The contradiction at the end of a branch is not there.
    NotBroken(Contradiction),
    /// A branch is said to end with a solution and does not.
    NotSolved,
    /// A step of a branch is at fault.
    InBranch {
        /// The 0-based index of the branch.
        branch: usize,
        /// The 0-based index of the step in it.
        step: usize,
        /// What is wrong with the step.
        fault: Box<Fault>,
    },
    /// The solution says otherwise.
    AgainstSolution(Candidate),
    /// In the solution a premise is not true.
    PremiseAgainstSolution(Premise),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::NoConclusion => f.write_str("the step concludes nothing"),
            Fault::Repeated(candidate) => write!(f, "{candidate:?} is concluded twice"),
            Fault::NotACandidate(candidate) => write!(f, "{candidate:?} is no candidate"),
            Fault::Outside => f.write_str("the grid has no such cell, digit or house"),
            Fault::FalsePremise(premise) => write!(f, "the premise does not hold: {premise:?}"),
            Fault::NotProper(premise) => {
                write!(f, "the puzzle is not known to have a single solution: {premise:?}")
            }
            Fault::NotDeadly(premise) => write!(f, "the pattern is not deadly: {premise:?}"),
            Fault::TooMuch(premise) => {
                write!(f, "there is too much to try for the premise {premise:?}")
            }
            Fault::DoesNotFollow(candidate) => {
                write!(f, "the premises do not imply what is concluded about {candidate:?}")
            }
            Fault::PartOutside(part) => write!(f, "the part is not in its house: {part:?}"),
            Fault::NotAnEnd(part) => write!(f, "the part is no end of the chain: {part:?}"),
            Fault::NotColoured(link) => write!(f, "the link does not join two colours: {link:?}"),
            Fault::NoInference(link) => write!(f, "the link is no inference: {link:?}"),
            Fault::Unbacked(link) => write!(f, "no premise backs the strong link {link:?}"),
            Fault::NoConflict(link) => write!(f, "no rule backs the weak link {link:?}"),
            Fault::Loose(link) => write!(f, "nothing leads to the start of the link {link:?}"),
            Fault::NotReached(node) => write!(f, "the branch does not reach {node:?}"),
            Fault::EndsDiffer(one, other) => write!(f, "branches reach {one:?} and {other:?}"),
            Fault::NoContradiction(one, other) => {
                write!(f, "{one:?} and {other:?} do not contradict each other")
            }
            Fault::NotEmptied(premise) => {
                write!(f, "the branch does not rule out all of {premise:?}")
            }
            Fault::NotBroken(contradiction) => {
                write!(f, "the position does not show {contradiction:?}")
            }
            Fault::NotSolved => f.write_str("the branch does not end with a solution"),
            Fault::InBranch { branch, step, fault } => {
                write!(f, "in branch {}, step {}: {fault}", branch + 1, step + 1)
            }
            Fault::AgainstSolution(candidate) => {
                write!(f, "the solution contradicts what is concluded about {candidate:?}")
            }
            Fault::PremiseAgainstSolution(premise) => {
                write!(f, "the solution contradicts the premise {premise:?}")
            }
        }
    }
}

impl std::error::Error for Fault {}
