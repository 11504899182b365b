//! Records: the steps of the methods, for whoever wants to see them.

use super::finding::Finding;
use super::methods::MethodNumber;
use crate::board::Board;
use crate::step::Step;
use crate::technique::Technique;

/// By which names steps are told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Naming {
    /// By those of the five methods.
    Methods,
    /// By those of the techniques that are common today.
    Techniques,
}

/// Takes steps, or has no use for them. Most of what is tried leads nowhere, and to make steps of it
/// would take far longer than to try it.
#[derive(Debug)]
pub(crate) struct Record {
    /// None if there is no use for steps.
    naming: Option<Naming>,
    steps: Vec<Step>,
}

impl Record {
    /// Takes every step.
    pub(crate) fn of_steps(naming: Naming) -> Record {
        Record { naming: Some(naming), steps: Vec::new() }
    }

    /// Has no use for steps.
    pub(crate) fn of_nothing() -> Record {
        Record { naming: None, steps: Vec::new() }
    }

    /// By which names steps are wanted, if they are.
    pub(super) fn naming(&self) -> Option<Naming> {
        self.naming
    }

    /// Takes what a method has seen, before it is done.
    pub(super) fn finding(&mut self, method: MethodNumber, finding: &Finding, board: &Board) {
        let technique = match self.naming {
            None => return,
            Some(Naming::Methods) => method.technique(),
            Some(Naming::Techniques) => {
                let common = finding.technique().and_then(Technique::by_id);
                common.unwrap_or(method.technique())
            }
        };
        self.steps.push(finding.step(technique, board));
    }

    /// Takes a step that is made already.
    pub(super) fn step(&mut self, step: Step) {
        self.steps.push(step);
    }

    pub(crate) fn into_steps(self) -> Vec<Step> {
        self.steps
    }
}
