//! Reach: everything that follows from a claim, over any number of links, for all claims at once.

use super::links::{Claim, Links};
use super::ruled_out::for_each_bit;

/// What follows from each claim, over any number of links.
///
/// It is kept for true claims only, and only what must be true: the rest follows from that, as whatever
/// leads to a claim being false leads backwards from it. Claims that follow from each other share a set
/// (Kosaraju's strongly connected components). The sets are filled in one pass, last things first, so that
/// all of them cost little more than the search from a few claims would. Consequences are looked at as
/// bits, 64 at a time.
#[derive(Clone, Debug)]
pub(crate) struct Reach {
    /// Claim by claim: its component.
    components: Vec<u16>,
    /// Component by component: a bit for each spot that is true if one of its true claims is.
    rows: Vec<u64>,
    /// How many words the spots take.
    width: usize,
}

impl Reach {
    pub(crate) fn of(links: &Links) -> Reach {
        let width = links.width();
        let Components { of_claims: components, members, ends } = Components::of(links);
        let mut rows = vec![0; ends.len() * width];
        let mut next = vec![0; width];
        // A component comes before all that it leads to.
        for component in (0..ends.len()).rev() {
            let begin = component.checked_sub(1).map_or(0, |before| ends[before]);
            let (rows, done) = rows.split_at_mut((component + 1) * width);
            let row = &mut rows[component * width..];
            next.fill(0);
            for &claim in members[begin..ends[component]].iter().filter(|claim| claim.is_true()) {
                row[claim.spot() / 64] |= bit(claim.spot());
                // From what is false then on to what is true.
                for_each_bit(links.row(claim), |spot| {
                    add(&mut next, links.row(Claim::new(spot, false)));
                });
            }
            for word in 0..width {
                // Whoever brought a claim brought all that follows from it.
                loop {
                    let new = next[word] & !row[word];
                    if new == 0 {
                        break;
                    }
                    let spot = word * 64 + new.trailing_zeros() as usize;
                    let other = usize::from(components[Claim::new(spot, true).index()]);
                    let begin = (other - component - 1) * width;
                    add(row, &done[begin..begin + width]);
                }
            }
        }
        Reach { components, rows, width }
    }

    /// Whether `to` follows from `from`.
    pub(crate) fn leads(&self, links: &Links, from: Claim, to: Claim) -> bool {
        match (from.is_true(), to.is_true()) {
            (true, true) => self.trues(from.spot())[to.spot() / 64] & bit(to.spot()) != 0,
            (true, false) => meet(self.trues(from.spot()), links.row(to.negated())),
            (false, false) => self.leads(links, to.negated(), from.negated()),
            (false, true) => {
                let mut next = links.consequences(from).iter();
                next.any(|&next| self.leads(links, next, to))
            }
        }
    }

    /// Whether the two claims follow from each other.
    pub(crate) fn is_loop(&self, a: Claim, b: Claim) -> bool {
        self.components[a.index()] == self.components[b.index()]
    }

    /// Whether a claim refutes itself.
    pub(crate) fn is_refuted(&self, links: &Links, claim: Claim) -> bool {
        self.leads(links, claim, claim.negated())
    }

    /// The spots that must be true if this one is, as bits.
    pub(crate) fn trues(&self, spot: usize) -> &[u64] {
        let begin = self.components[Claim::new(spot, true).index()] as usize * self.width;
        &self.rows[begin..begin + self.width]
    }

    /// The spots that must be false if this one is true, as bits.
    pub(crate) fn falses(&self, links: &Links, spot: usize) -> Vec<u64> {
        let mut falses = vec![0; self.width];
        for_each_bit(self.trues(spot), |other| {
            add(&mut falses, links.row(Claim::new(other, true)));
        });
        falses
    }
}

fn bit(spot: usize) -> u64 {
    1 << (spot % 64)
}

fn add(all: &mut [u64], more: &[u64]) {
    all.iter_mut().zip(more).for_each(|(all, more)| *all |= more);
}

fn meet(one: &[u64], other: &[u64]) -> bool {
    one.iter().zip(other).any(|(one, other)| one & other != 0)
}

/// The components of a network. One that leads to another comes before it.
struct Components {
    /// Claim by claim: its component.
    of_claims: Vec<u16>,
    /// The claims of each component in turn.
    members: Vec<Claim>,
    /// Where the claims of each component end.
    ends: Vec<usize>,
}

impl Components {
    fn of(links: &Links) -> Components {
        let count = links.claim_count();
        let mut walk = Walk::new(links);
        let mut order = Vec::with_capacity(count);
        for claim in (0..count).map(Claim::from_index) {
            walk.visit(claim, |claim| claim, |claim| order.push(claim));
        }
        // Read backwards, the opposites of claims follow from each other.
        let mut walk = Walk::new(links);
        let mut all = Components {
            of_claims: vec![0; count],
            members: Vec::with_capacity(count),
            ends: Vec::with_capacity(count),
        };
        for &claim in order.iter().rev() {
            let (before, component) = (all.members.len(), all.ends.len() as u16);
            walk.visit(claim, Claim::negated, |claim| {
                all.of_claims[claim.index()] = component;
                all.members.push(claim);
            });
            if all.members.len() > before {
                all.ends.push(all.members.len());
            }
        }
        all
    }
}

/// A walk through all claims, depth first.
struct Walk<'a> {
    links: &'a Links,
    /// The spots whose being false, and whose being true, was not met yet.
    unmet: [Vec<u64>; 2],
    /// The claims on the way, and the word of their consequences that comes next.
    way: Vec<(Claim, usize)>,
}

impl Walk<'_> {
    fn new(links: &Links) -> Walk<'_> {
        let unmet = vec![u64::MAX; links.width()];
        Walk { links, unmet: [unmet.clone(), unmet], way: Vec::new() }
    }

    /// Walks to a claim and to all that it leads to, unless that was met before. Goes on by the spots of what
    /// follows from the claim that `row_of` names, and hands on every claim when it is left.
    fn visit(
        &mut self,
        start: Claim,
        row_of: impl Fn(Claim) -> Claim,
        mut leave: impl FnMut(Claim),
    ) {
        let unmet = &mut self.unmet[usize::from(start.is_true())][start.spot() / 64];
        if *unmet & bit(start.spot()) == 0 {
            return;
        }
        *unmet &= !bit(start.spot());
        self.way.push((start, 0));
        while let Some((claim, word)) = self.way.last_mut() {
            let row = self.links.row(row_of(*claim));
            let unmet = &mut self.unmet[usize::from(!claim.is_true())];
            let mut words = row.iter().zip(unmet).skip(*word);
            let Some((row, unmet)) = words.find(|(row, unmet)| *row & **unmet != 0) else {
                leave(*claim);
                self.way.pop();
                continue;
            };
            *word = self.links.width() - words.len() - 1;
            let new = (row & *unmet).trailing_zeros() as usize;
            *unmet &= !(1 << new);
            let next = Claim::new(*word * 64 + new, !claim.is_true());
            self.way.push((next, 0));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::network::tests::random_boards;
    use super::super::tree::Tree;
    use super::*;

    #[test]
    fn a_claim_leads_to_what_a_search_from_it_reaches() {
        for board in random_boards().into_iter().filter(|board| board.size() < 12) {
            for network in [board.network(), board.grouped_network()] {
                let mut tree = Tree::new(&network.links);
                let claims = (0..network.links.claim_count()).map(Claim::from_index);
                for from in claims.clone() {
                    tree.grow(&network.links, from, usize::MAX, |_, _| true);
                    for to in claims.clone() {
                        assert_eq!(
                            network.reach.leads(&network.links, from, to),
                            tree.depth(to).is_some()
                        );
                        let leads = |from, to| network.reach.leads(&network.links, from, to);
                        let is_loop = leads(from, to) && leads(to, from);
                        assert_eq!(network.reach.is_loop(from, to), is_loop);
                    }
                }
            }
        }
    }
}
