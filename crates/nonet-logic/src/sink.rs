//! Sinks: where finders put the steps they find.

use std::ops::ControlFlow;

use crate::candidate::Candidate;
use crate::evidence::Evidence;
use crate::step::Step;
use crate::technique::Technique;

/// Takes the steps that a finder finds, and says when it has enough.
pub struct Sink<'a> {
    technique: &'static Technique,
    wish: Wish<'a>,
}

enum Wish<'a> {
    /// Every step.
    All(&'a mut dyn FnMut(Step) -> ControlFlow<()>),
    /// The best step.
    Best(&'a mut Option<Step>),
}

impl<'a> Sink<'a> {
    /// A sink that hands every step of a technique on, until told to stop.
    pub fn for_all(
        technique: &'static Technique,
        take: &'a mut dyn FnMut(Step) -> ControlFlow<()>,
    ) -> Sink<'a> {
        Sink { technique, wish: Wish::All(take) }
    }

    /// A sink that keeps the best step of a technique: the shortest, and of these the one with most
    /// effect, and of these the first.
    pub fn for_best(technique: &'static Technique, best: &'a mut Option<Step>) -> Sink<'a> {
        Sink { technique, wish: Wish::Best(best) }
    }

    /// The longest evidence that is still of interest. A finder whose search gets longer and longer
    /// can stop here; it may also ignore this.
    pub fn length_limit(&self) -> usize {
        match &self.wish {
            Wish::Best(Some(best)) => best.length(),
            _ => usize::MAX,
        }
    }

    /// Whether nothing but the first step found is of interest. True for the simplest techniques'
    /// steps, which are all alike.
    pub fn wants_only_one(&self) -> bool {
        matches!(self.wish, Wish::Best(_))
    }

    /// Whether a step of this length and effect would be kept. Building the evidence can wait for
    /// that.
    pub fn wants(&self, length: usize, effect: usize) -> bool {
        match &self.wish {
            Wish::Best(Some(best)) => (length, best.effect()) < (best.length(), effect),
            _ => true,
        }
    }

    /// Takes a step that places a digit.
    pub fn place(&mut self, placed: Candidate, evidence: Evidence) -> ControlFlow<()> {
        let step = Step::placing(self.technique, placed, evidence);
        self.take(step)
    }

    /// Takes a step that takes candidates away, unless there are none.
    pub fn eliminate(
        &mut self,
        eliminations: Vec<Candidate>,
        evidence: Evidence,
    ) -> ControlFlow<()> {
        if eliminations.is_empty() {
            return ControlFlow::Continue(());
        }
        let step = Step::eliminating(self.technique, eliminations, evidence);
        self.take(step)
    }

    /// Takes a step.
    pub fn take(&mut self, step: Step) -> ControlFlow<()> {
        let is_wanted = self.wants(step.length(), step.effect());
        match &mut self.wish {
            Wish::All(take) => return take(step),
            Wish::Best(best) if is_wanted => **best = Some(step),
            Wish::Best(_) => {}
        }
        ControlFlow::Continue(())
    }
}
