//! Shortest: every conclusion once, from the least that it takes.

use std::collections::HashSet;
use std::ops::ControlFlow;

use crate::candidate::Candidate;
use crate::evidence::Evidence;
use crate::sink::Sink;

/// What a search has found: candidates that go out, and why, of which the same candidates are
/// often found in many ways.
pub(crate) struct Shortest<Why> {
    found: Vec<(usize, Vec<Candidate>, Why)>,
    limit: usize,
    is_limited: bool,
}

impl<Why> Shortest<Why> {
    /// Nothing found yet.
    pub(crate) fn new(sink: &Sink<'_>) -> Shortest<Why> {
        let (limit, is_limited) = (sink.length_limit(), sink.wants_only_one());
        Shortest { found: Vec::new(), limit, is_limited }
    }

    /// The longest evidence that is still of interest.
    pub(crate) fn limit(&self) -> usize {
        self.limit
    }

    /// Whether there is nothing at all to be found, whatever is of interest.
    pub(crate) fn is_nothing(&self) -> bool {
        self.found.is_empty() && self.limit == usize::MAX
    }

    /// Adds candidates that go out, in any order and perhaps more than once.
    pub(crate) fn add(&mut self, length: usize, mut eliminations: Vec<Candidate>, why: Why) {
        if eliminations.is_empty() || length > self.limit {
            return;
        }
        if self.is_limited {
            self.limit = length;
        }
        eliminations.sort_unstable();
        eliminations.dedup();
        self.found.push((length, eliminations, why));
    }

    /// Hands every conclusion on, the one with the shortest evidence first, and of these the one
    /// that was found first.
    pub(crate) fn report(
        mut self,
        sink: &mut Sink<'_>,
        evidence: impl Fn(Why) -> Evidence,
    ) -> ControlFlow<()> {
        self.found.sort_by_key(|&(length, _, _)| length);
        let mut known = HashSet::new();
        for (length, eliminations, why) in self.found {
            if length <= sink.length_limit() && known.insert(eliminations.clone()) {
                sink.eliminate(eliminations, evidence(why))?;
            }
        }
        ControlFlow::Continue(())
    }
}
