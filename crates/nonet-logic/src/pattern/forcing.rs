//! Forcing chains: what follows whichever of several candidates is true.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use super::chain::{add_premises, inferences};
use super::links::Claim;
use super::network::Network;
use super::tree::Tree;
use crate::board::Board;
use crate::evidence::{Branch, BranchEnd, Evidence, Premise};
use crate::sink::Sink;

/// With two branches, the one backwards and the other forwards are a single chain.
const FEWEST_BRANCHES: usize = 3;

/// Candidates of which one is true, and why.
pub(crate) struct Source {
    /// The claims that they are true.
    pub(crate) claims: Vec<Claim>,
    pub(crate) premise: Premise,
}

/// Reports what follows from all claims of a source alike, with the shortest chains for each
/// conclusion.
pub(crate) fn find(
    board: &Board,
    sink: &mut Sink<'_>,
    sources: impl Iterator<Item = Source>,
) -> ControlFlow<()> {
    let network = board.network();
    let mut search = ForcingSearch {
        network,
        tree: Tree::new(&network.links),
        depths: vec![None; network.links.candidate_count()],
        limit: sink.length_limit(),
        only_shortest: sink.wants_only_one(),
        found: BTreeMap::new(),
        sources: Vec::new(),
    };
    for source in sources {
        search.look_at(source);
    }
    let mut found: Vec<_> = std::mem::take(&mut search.found).into_iter().collect();
    found.sort_by_key(|&(_, (length, _))| length);
    for (conclusion, (length, source)) in found {
        if length > search.limit {
            break;
        }
        let evidence = search.evidence(board, source, conclusion);
        let candidate = network.links.candidate(conclusion.spot());
        if conclusion.is_true() {
            sink.place(candidate, evidence)?;
        } else {
            sink.eliminate(vec![candidate], evidence)?;
        }
    }
    ControlFlow::Continue(())
}

/// The claim that a candidate is true.
pub(crate) fn assumption(network: &Network, candidate: crate::candidate::Candidate) -> Claim {
    let spot = network.links.spot_of(candidate).expect("a candidate has a spot");
    Claim::new(spot, true)
}

struct ForcingSearch<'a> {
    network: &'a Network,
    tree: Tree,
    /// Candidate by candidate: how far away each claim is if it is true. Grown when needed.
    depths: Vec<Option<Vec<u16>>>,
    /// The most links, of all branches together, that are of interest.
    limit: usize,
    only_shortest: bool,
    /// For each conclusion, the number of links and the source.
    found: BTreeMap<Claim, (usize, usize)>,
    /// The sources that something was found from.
    sources: Vec<Source>,
}

impl ForcingSearch<'_> {
    fn look_at(&mut self, source: Source) {
        if source.claims.len() < FEWEST_BRANCHES {
            return;
        }
        let common = self.common(&source.claims);
        if common.is_empty() {
            return;
        }
        for &claim in &source.claims {
            self.measure(claim);
        }
        let place = self.sources.len();
        let mut is_used = false;
        for conclusion in common {
            let length = self.length(&source.claims, conclusion);
            let known = self.found.get(&conclusion).map_or(usize::MAX, |found| found.0);
            // Where every candidate sees it directly, the digit is locked.
            let is_locked = length == source.claims.len();
            if is_locked || length > self.limit || length >= known {
                continue;
            }
            self.found.insert(conclusion, (length, place));
            is_used = true;
            if self.only_shortest {
                self.limit = length;
            }
        }
        if is_used {
            self.sources.push(source);
        }
    }

    /// What follows from all of the claims and is about none of their candidates: one that refutes
    /// itself needs no branches.
    fn common(&self, claims: &[Claim]) -> Vec<Claim> {
        let reach = &self.network.reach;
        let Some((&first, rest)) = claims.split_first() else { return Vec::new() };
        let mut common = Vec::new();
        for (word, &bits) in reach.row(first).iter().enumerate() {
            let mut bits = rest.iter().fold(bits, |bits, &claim| bits & reach.row(claim)[word]);
            while bits != 0 {
                let claim = Claim::from_index(word * 64 + bits.trailing_zeros() as usize);
                bits &= bits - 1;
                if !claims.contains(&claim) && !claims.contains(&claim.negated()) {
                    common.push(claim);
                }
            }
        }
        common
    }

    /// Finds how far away everything is from a claim.
    fn measure(&mut self, claim: Claim) {
        if self.depths[claim.spot()].is_none() {
            self.tree.grow(&self.network.links, claim, self.limit, |_, _| true);
            self.depths[claim.spot()] = Some(self.tree.depths().to_vec());
        }
    }

    /// How many links it takes from all the claims to a conclusion.
    fn length(&self, claims: &[Claim], conclusion: Claim) -> usize {
        let depths = claims.iter().map(|claim| self.depths[claim.spot()].as_ref());
        depths.flatten().map(|depths| depths[conclusion.index()] as usize).sum()
    }

    fn evidence(&mut self, board: &Board, source: usize, conclusion: Claim) -> Evidence {
        let links = &self.network.links;
        let Source { claims, premise } = &self.sources[source];
        let mut premises = vec![premise.clone()];
        let mut branches = Vec::new();
        for &claim in claims {
            let depths = self.depths[claim.spot()].as_ref();
            let depth = depths.map_or(usize::MAX, |depths| depths[conclusion.index()] as usize);
            self.tree.grow(links, claim, depth, |_, _| true);
            let links_of_branch = inferences(board, links, &self.tree.path(conclusion));
            add_premises(board, &links_of_branch, &mut premises);
            branches.push(Branch {
                assumption: links.node(claim),
                links: links_of_branch,
                steps: Vec::new(),
                end: BranchEnd::Reaches(links.node(conclusion)),
            });
        }
        Evidence { premises, branches, ..Evidence::default() }
    }
}
