//! Cuts: which items of a puzzle can go, givens and clues alike, with few questions.
//!
//! The idea is that of classic cuts: a solution besides the known one must be ruled out by some item, so
//! the items that rule it out are a set of which one has to stay. Items have their turns in an order; one
//! stays if a set would be left without items. What the known sets allow to go is asked about, further
//! and further along the turns.
//!
//! Questions may end without an answer. Then fewer items go at once, and in the end the one stays whose
//! question has no answer.

use super::asker::Found;
use super::items::{ItemSet, Items};
use crate::forge::Stopped;

/// After so many other solutions in a row the way to the next question is halved: nearer to what is proven,
/// solutions differ in fewer cells, and say more.
const MISSES: usize = 3;

/// Items that go together, turn by turn.
pub(super) struct Cut<'i> {
    items: &'i Items,
    turns: Vec<Vec<usize>>,
    /// The turn of each item; none for those that stay, or that are not there.
    turn_of: Vec<Option<usize>>,
    /// The sets of which one item has to stay, at the turn of the last of them.
    sets: Vec<Vec<ItemSet>>,
    /// How many questions had no answer.
    doubts: usize,
}

/// What is left.
pub(super) struct Left {
    /// The items.
    pub items: ItemSet,
    /// Whether some of them may be superfluous, since nobody could tell.
    pub has_doubts: bool,
}

/// How far the items have gone.
#[derive(Clone)]
struct State {
    turn: usize,
    left: ItemSet,
    /// How many givens are left.
    keys: usize,
}

impl<'i> Cut<'i> {
    pub(super) fn new(items: &'i Items, turns: Vec<Vec<usize>>) -> Cut<'i> {
        let mut turn_of = vec![None; items.count()];
        for (turn, together) in turns.iter().enumerate() {
            for &item in together {
                turn_of[item] = Some(turn);
            }
        }
        let sets = vec![Vec::new(); turns.len()];
        Cut { items, turns, turn_of, sets, doubts: 0 }
    }

    /// Lets items go, until no more can, so many givens are left, or patience ends with questions that have no
    /// answer. What it begins with must have one solution.
    pub(super) fn run(
        mut self,
        left: ItemSet,
        aim: usize,
        patience: usize,
        ask: &mut dyn FnMut(&ItemSet) -> Result<Found, Stopped>,
    ) -> Result<Left, Stopped> {
        let keys = self.items.keys_in(&left);
        let mut proven = State { turn: 0, left, keys };
        let mut step = self.longest(&proven);
        let mut misses = 0;
        while proven.turn < self.turns.len() {
            let tried = self.advance(&proven, proven.turn + step, aim);
            if tried.left == proven.left {
                proven.turn = tried.turn;
                step = (2 * step).min(self.longest(&proven));
                continue;
            }
            match ask(&tried.left)? {
                Found::Nothing => {
                    proven = tried;
                    step = (2 * step).min(self.longest(&proven));
                    misses = 0;
                }
                Found::Other(other) => {
                    self.learn(self.items.ruling_out(other.digits()));
                    misses += 1;
                    if misses % MISSES == 0 {
                        step = step.div_ceil(2);
                    }
                }
                Found::Unknown => {
                    self.doubts += 1;
                    if self.doubts >= patience {
                        break;
                    } else if step > 1 {
                        step = step.div_ceil(4);
                    } else {
                        proven.turn += 1;
                    }
                }
            }
        }
        Ok(Left { items: proven.left, has_doubts: self.doubts > 0 })
    }

    /// How far to go at most before the next question. With many items gone and few known sets, what is found are
    /// large sets, which say little: so the way is halved.
    fn longest(&self, state: &State) -> usize {
        (self.turns.len() - state.turn).div_ceil(2).max(1)
    }

    /// A set of items of which one has to stay. Items without a turn are none that this puzzle has.
    fn learn(&mut self, set: ItemSet) {
        let last = set.iter().filter_map(|item| self.turn_of[item]).max();
        self.sets[last.expect("what is left without one item has more solutions")].push(set);
    }

    /// Lets go what the known sets allow, up to a turn.
    fn advance(&self, from: &State, until: usize, aim: usize) -> State {
        let State { mut left, mut keys, .. } = from.clone();
        let until = until.min(self.turns.len());
        for turn in from.turn..until {
            let together = &self.turns[turn];
            let going = together.iter().filter(|&&item| self.items.is_key(item)).count();
            if going > 0 && keys - going < aim {
                continue;
            }
            for &item in together {
                left.remove(item);
            }
            if self.sets[turn].iter().any(|set| set.is_disjoint(&left)) {
                for &item in together {
                    left.insert(item);
                }
            } else {
                keys -= going;
            }
        }
        State { turn: until, left, keys }
    }
}
