//! Weighed trees: the cheapest chains from one claim to all that follow from it, and others that cost little
//! more.

use super::links::{Claim, Links};

/// What the cheapest chain from a claim to each claim that follows from it costs. Where that chain does not
/// fit, it finds others.
///
/// One tree is grown from many claims in turn, to use its memory again.
pub(crate) struct WeighedTree {
    /// Claim by claim: what it costs to reach, or none if it was not reached.
    costs: Vec<u16>,
    /// What was reached, the cheapest first.
    reached: Vec<Claim>,
    /// By cost: what may be reached for that.
    waiting: Vec<Vec<Claim>>,
}

/// The cost of a claim that was not reached.
const UNREACHED: u16 = u16::MAX;

/// How many claims are looked at on the way back from an end at most, for each such number.
const MOST_TRIED: usize = 500;

impl WeighedTree {
    pub(crate) fn new(links: &Links) -> WeighedTree {
        let count = links.claim_count();
        WeighedTree {
            costs: vec![UNREACHED; count],
            reached: Vec::with_capacity(count),
            waiting: Vec::new(),
        }
    }

    /// Grows a new tree from `start`, for at most `limit` and over those links only that `is_allowed`.
    pub(crate) fn grow(
        &mut self,
        links: &Links,
        start: Claim,
        limit: usize,
        is_allowed: impl Fn(Claim, Claim) -> bool,
    ) {
        self.costs.fill(UNREACHED);
        self.reached.clear();
        self.wait(start, 0);
        let mut cost = 0;
        // Every link costs something, so that nothing is added to what waits at this cost.
        while cost < self.waiting.len() {
            for claim in std::mem::take(&mut self.waiting[cost]) {
                // It may have been reached for less.
                if usize::from(self.costs[claim.index()]) < cost {
                    continue;
                }
                self.reached.push(claim);
                for (to, price) in links.costs(claim) {
                    let sum = cost + usize::from(price);
                    let is_less = sum <= limit && sum < usize::from(self.costs[to.index()]);
                    if is_less && is_allowed(claim, to) {
                        self.wait(to, sum);
                    }
                }
            }
            cost += 1;
        }
    }

    fn wait(&mut self, claim: Claim, cost: usize) {
        self.costs[claim.index()] = cost as u16;
        if self.waiting.len() <= cost {
            self.waiting.resize_with(cost + 1, Vec::new);
        }
        self.waiting[cost].push(claim);
    }

    /// What was reached, the cheapest first; the first of all is the start.
    pub(crate) fn reached(&self) -> &[Claim] {
        &self.reached
    }

    /// A chain to a claim that was reached that is fitting, as cheap as may be, but for at most `detour` more
    /// than the cheapest one. It is made from the end back: `may_precede` says whether a claim may come
    /// before those that are chosen, the last of which follows from it.
    pub(crate) fn path(
        &self,
        links: &Links,
        (end, detour): (Claim, u16),
        may_precede: impl Fn(&[Claim], Claim) -> bool,
        is_fitting: impl Fn(&[Claim]) -> bool,
    ) -> Option<Vec<Claim>> {
        let least = self.costs[end.index()];
        if least == UNREACHED {
            return None;
        }
        (least..=least + detour)
            .find_map(|limit| self.path_of_cost(links, (end, limit), &may_precede, &is_fitting))
    }

    fn path_of_cost(
        &self,
        links: &Links,
        (end, limit): (Claim, u16),
        may_precede: impl Fn(&[Claim], Claim) -> bool,
        is_fitting: impl Fn(&[Claim]) -> bool,
    ) -> Option<Vec<Claim>> {
        // From the end back: what may come before the claim that comes next, with what is left for it.
        let mut open: Vec<Vec<(Claim, u16)>> = vec![vec![(end, limit)]];
        let mut way: Vec<Claim> = Vec::new();
        for _ in 0..MOST_TRIED {
            let Some((claim, left)) = open.last_mut()?.pop() else {
                open.pop();
                way.pop();
                continue;
            };
            way.push(claim);
            let so_far = self.costs[claim.index()];
            if so_far == 0 && left == 0 {
                let path: Vec<Claim> = way.iter().rev().copied().collect();
                if is_fitting(&path) {
                    return Some(path);
                }
                way.pop();
                continue;
            }
            // Whatever leads to a claim leads backwards from its opposite.
            let before = links.costs(claim.negated()).filter_map(|(to, price)| {
                let before = to.negated();
                let left = left.checked_sub(price)?;
                let is_near = self.costs[before.index()] <= left;
                (is_near && may_precede(&way, before)).then_some((before, left))
            });
            let mut before: Vec<(Claim, u16)> = before.collect();
            before.reverse();
            open.push(before);
        }
        None
    }
}
