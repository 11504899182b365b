//! Reach: everything that follows from a claim, over any number of links, for all claims at once.

use super::links::{Claim, Links};

/// For every claim the set of all claims that follow from it.
///
/// Claims that follow from each other share a set. The sets are filled in one pass, last things
/// first (Tarjan's strongly connected components), so that all of them cost little more than the
/// search from a few claims would.
#[derive(Clone, Debug)]
pub(crate) struct Reach {
    /// Claim by claim: its component.
    components: Vec<u16>,
    /// Component by component: a bit for each claim.
    rows: Vec<u64>,
    /// How many words a row has.
    width: usize,
}

/// The component of a claim that has none yet.
const NONE: u16 = u16::MAX;

impl Reach {
    pub(crate) fn of(links: &Links) -> Reach {
        let count = links.claim_count();
        let width = count.div_ceil(64);
        let components = vec![NONE; count];
        let mut search = ComponentSearch {
            links,
            reach: Reach { components, rows: Vec::with_capacity(count * width), width },
            ranks: vec![0; count],
            lows: vec![0; count],
            stack: Vec::with_capacity(count),
            calls: Vec::with_capacity(count),
            last_rank: 0,
            found: 0,
        };
        for claim in (0..count).map(Claim::from_index) {
            if search.ranks[claim.index()] == 0 {
                search.run(claim);
            }
        }
        search.reach
    }

    /// Whether `to` follows from `from`.
    pub(crate) fn leads(&self, from: Claim, to: Claim) -> bool {
        self.row(from)[to.index() / 64] >> (to.index() % 64) & 1 == 1
    }

    /// Whether the two claims follow from each other.
    pub(crate) fn is_loop(&self, a: Claim, b: Claim) -> bool {
        self.components[a.index()] == self.components[b.index()]
    }

    /// Whether a claim refutes itself.
    pub(crate) fn is_refuted(&self, claim: Claim) -> bool {
        self.leads(claim, claim.negated())
    }

    /// All that follows from a claim: bit *i* of all words stands for the claim with that index.
    pub(crate) fn row(&self, from: Claim) -> &[u64] {
        let begin = self.components[from.index()] as usize * self.width;
        &self.rows[begin..begin + self.width]
    }
}

/// Tarjan's algorithm, with a stack of its own instead of recursion.
struct ComponentSearch<'a> {
    links: &'a Links,
    reach: Reach,
    /// When a claim was first met, from 1.
    ranks: Vec<u16>,
    /// The lowest rank that was met from a claim on.
    lows: Vec<u16>,
    /// The claims that were met and have no component yet.
    stack: Vec<Claim>,
    /// The claims being searched, and which of their consequences is next.
    calls: Vec<(Claim, usize)>,
    last_rank: u16,
    found: u16,
}

impl ComponentSearch<'_> {
    fn run(&mut self, start: Claim) {
        self.enter(start);
        while let Some(&mut (claim, ref mut next)) = self.calls.last_mut() {
            let index = claim.index();
            if let Some(&to) = self.links.consequences(claim).get(*next) {
                *next += 1;
                if self.ranks[to.index()] == 0 {
                    self.enter(to);
                } else if self.reach.components[to.index()] == NONE {
                    self.lows[index] = self.lows[index].min(self.ranks[to.index()]);
                }
                continue;
            }
            self.calls.pop();
            if let Some(&(caller, _)) = self.calls.last() {
                let low = self.lows[index];
                let caller_low = &mut self.lows[caller.index()];
                *caller_low = low.min(*caller_low);
            }
            if self.lows[index] == self.ranks[index] {
                self.close(claim);
            }
        }
    }

    fn enter(&mut self, claim: Claim) {
        self.last_rank += 1;
        self.ranks[claim.index()] = self.last_rank;
        self.lows[claim.index()] = self.last_rank;
        self.stack.push(claim);
        self.calls.push((claim, 0));
    }

    /// Makes a component of `root` and all claims above it on the stack.
    fn close(&mut self, root: Claim) {
        let width = self.reach.width;
        let is_root = |&claim: &Claim| claim == root;
        let begin = self.stack.iter().rposition(is_root).expect("a claim is on the stack");
        let begin_of_row = self.reach.rows.len();
        self.reach.rows.resize(begin_of_row + width, 0);
        let (done, row) = self.reach.rows.split_at_mut(begin_of_row);
        for claim in &self.stack[begin..] {
            self.reach.components[claim.index()] = self.found;
            row[claim.index() / 64] |= 1 << (claim.index() % 64);
        }
        for &claim in &self.stack[begin..] {
            for to in self.links.consequences(claim) {
                // Whoever brought this claim brought all that follows from it.
                if row[to.index() / 64] >> (to.index() % 64) & 1 == 0 {
                    let other = self.reach.components[to.index()] as usize * width;
                    let other = &done[other..other + width];
                    row.iter_mut().zip(other).for_each(|(mine, theirs)| *mine |= theirs);
                }
            }
        }
        self.stack.truncate(begin);
        self.found += 1;
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
                        assert_eq!(network.reach.leads(from, to), tree.depth(to).is_some());
                        let is_loop =
                            network.reach.leads(from, to) && network.reach.leads(to, from);
                        assert_eq!(network.reach.is_loop(from, to), is_loop);
                    }
                }
            }
        }
    }
}
