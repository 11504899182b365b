//! The store of learned clauses, with two watched literals each and a bound on their number.

use super::trail::{Literal, Reason, Trail};

/// A learned clause: where its header stands in the store.
pub(super) type Clause = u32;

/// Words before a clause's literals: how many there are, and its LBD.
const HEADER: usize = 2;

/// The store holds at most this many literals, whatever their clauses are worth (64 MiB).
const MOST_WORDS: usize = 16 << 20;

/// So many clauses may be kept at first; the number grows, but only up to a bound.
const FIRST_LIMIT: usize = 4_000;
const LIMIT_STEP: usize = 500;
const LAST_LIMIT: usize = 20_000;

/// A clause to look at when a literal fails.
#[derive(Clone, Copy, Debug)]
pub(super) struct Watch {
    /// The clause.
    pub(super) clause: Clause,
    /// Another literal of it: while that holds, the clause needs no look.
    pub(super) blocker: Literal,
}

/// The learned clauses.
///
/// ```text
/// words:  | length | LBD   | watched | watched | other … |  next clause …
/// ```
#[derive(Debug)]
pub(super) struct Clauses {
    words: Vec<u32>,
    /// Per literal: the clauses that watch it.
    watches: Vec<Vec<Watch>>,
    /// All clauses, oldest first.
    list: Vec<Clause>,
    /// How many clauses may be there before the worse half goes.
    limit: usize,
}

impl Clauses {
    /// An empty store for so many candidates.
    pub(super) fn new(candidates: usize) -> Self {
        Self {
            words: Vec::new(),
            watches: vec![Vec::new(); candidates * 2],
            list: Vec::new(),
            limit: FIRST_LIMIT,
        }
    }

    /// Keeps a clause of two literals or more; the first two are watched.
    ///
    /// The LBD is the number of levels its literals come from: fewer is better (the "literal
    /// block distance" of Audemard and Simon, "Predicting learnt clauses quality", 2009).
    pub(super) fn add(&mut self, literals: &[Literal], lbd: u32) -> Clause {
        let clause = self.words.len() as Clause;
        self.words.push(literals.len() as u32);
        self.words.push(lbd);
        self.words.extend(literals.iter().map(|literal| literal.index() as u32));
        self.list.push(clause);
        self.watch(clause);
        clause
    }

    fn watch(&mut self, clause: Clause) {
        let first = self.words[clause as usize + HEADER];
        let second = self.words[clause as usize + HEADER + 1];
        self.watches[first as usize].push(Watch { clause, blocker: Literal::from_index(second) });
        self.watches[second as usize].push(Watch { clause, blocker: Literal::from_index(first) });
    }

    /// The literals of a clause.
    pub(super) fn literals(&self, clause: Clause) -> impl Iterator<Item = Literal> {
        let start = clause as usize + HEADER;
        let length = self.words[clause as usize] as usize;
        self.words[start..start + length].iter().map(|&word| Literal::from_index(word))
    }

    /// Lowers a clause's LBD if it has proved better than thought.
    pub(super) fn improve(&mut self, clause: Clause, lbd: u32) {
        let word = &mut self.words[clause as usize + 1];
        *word = lbd.min(*word);
    }

    /// The LBD of a clause.
    pub(super) fn lbd(&self, clause: Clause) -> u32 {
        self.words[clause as usize + 1]
    }

    /// Visits the clauses that watch a literal which has just failed: finds each another literal
    /// to watch, hands out the last literal where there is none, or names the clause that fails.
    pub(super) fn visit(
        &mut self,
        failed: Literal,
        trail: &mut Trail,
        mut imply: impl FnMut(&mut Trail, Literal, Clause),
    ) -> Option<Clause> {
        let mut list = std::mem::take(&mut self.watches[failed.index()]);
        let mut kept = 0;
        let mut seen = 0;
        let mut broken = None;
        while seen < list.len() {
            let watch = list[seen];
            seen += 1;
            if trail.holds(watch.blocker) {
                list[kept] = watch;
                kept += 1;
                continue;
            }
            let start = watch.clause as usize;
            let length = self.words[start] as usize;
            let literals = &mut self.words[start + HEADER..start + HEADER + length];
            if literals[0] as usize == failed.index() {
                literals.swap(0, 1);
            }
            let first = Literal::from_index(literals[0]);
            let kept_watch = Watch { clause: watch.clause, blocker: first };
            if first != watch.blocker && trail.holds(first) {
                list[kept] = kept_watch;
                kept += 1;
                continue;
            }
            let other =
                literals[2..].iter().position(|&word| !trail.fails(Literal::from_index(word)));
            if let Some(other) = other {
                literals.swap(1, other + 2);
                self.watches[literals[1] as usize].push(kept_watch);
                continue;
            }
            list[kept] = kept_watch;
            kept += 1;
            if trail.fails(first) {
                broken = Some(watch.clause);
                break;
            }
            imply(trail, first, watch.clause);
        }
        list.copy_within(seen.., kept);
        list.truncate(kept + list.len() - seen);
        self.watches[failed.index()] = list;
        broken
    }

    /// Whether it is time to forget.
    pub(super) fn are_many(&self) -> bool {
        self.list.len() > self.limit || self.words.len() > MOST_WORDS
    }

    /// Forgets the worse half of the clauses, except those that are the reason of a literal.
    ///
    /// The trail follows the clauses that move.
    pub(super) fn forget(&mut self, trail: &mut Trail) {
        self.limit = (self.limit + LIMIT_STEP).min(LAST_LIMIT);
        let mut ranked: Vec<(u32, std::cmp::Reverse<Clause>)> =
            self.list.iter().map(|&clause| (self.lbd(clause), std::cmp::Reverse(clause))).collect();
        ranked.sort_unstable();
        ranked.truncate(ranked.len() / 2);
        let mut keep: Vec<Clause> = ranked.into_iter().map(|(_, clause)| clause.0).collect();
        keep.sort_unstable();
        for list in &mut self.watches {
            list.clear();
        }
        let old_words = std::mem::take(&mut self.words);
        let old_list = std::mem::take(&mut self.list);
        let mut keep = keep.into_iter().peekable();
        for clause in old_list {
            let start = clause as usize;
            let end = start + HEADER + old_words[start] as usize;
            let implied = Literal::from_index(old_words[start + HEADER]);
            let is_reason = trail.holds(implied)
                && trail.level_of(implied.candidate()) > 0
                && trail.reason_of(implied.candidate()) == Reason::Clause(clause);
            let is_good = keep.next_if_eq(&clause).is_some();
            let is_done = old_words[start + HEADER..end].iter().any(|&word| {
                let literal = Literal::from_index(word);
                trail.holds(literal) && trail.level_of(literal.candidate()) == 0
            });
            if !is_reason && (!is_good || is_done) {
                continue;
            }
            let moved = self.words.len() as Clause;
            self.words.extend_from_slice(&old_words[start..end]);
            self.list.push(moved);
            self.watch(moved);
            if is_reason {
                trail.move_reason(implied.candidate(), Reason::Clause(moved));
            }
        }
    }
}
