//! Nested nets: what follows from an assumption by singles, and by what nets refute on the way.

use crate::board::Board;
use crate::candidate::Candidate;
use crate::step::Step;
use crate::technique::trial::TRIAL;
use crate::trial::net::{Net, NetSearch, candidates};
use crate::trial::search::{crossing_out, refuting};

/// How many refutations are compared at most, to take the shortest.
const COMPARED: usize = 4;

/// After so many nets the first refutation is good enough.
const ENOUGH_NETS: usize = 2_000;

/// How many nets may be looked for in all, before it is left to others.
const MOST_NETS: usize = 20_000;

/// The shortest of some refutations in which singles follow from an assumption, and inside of it nets
/// refute what they can, until there is a contradiction.
pub(crate) fn refute(board: &Board) -> Option<Step> {
    let mut assumed: Vec<Candidate> = candidates(board).collect();
    // The fewer candidates a cell has, the more follows from each.
    assumed.sort_by_key(|candidate| board.candidates(candidate.cell).len());
    let mut nested = Nested { nets: 0 };
    let mut found: Vec<Step> = Vec::new();
    for candidate in assumed {
        let most = if found.is_empty() { MOST_NETS } else { ENOUGH_NETS };
        if nested.nets > most || found.len() == COMPARED {
            break;
        }
        found.extend(nested.refutation(board, candidate));
    }
    found.into_iter().min_by_key(Step::length)
}

struct Nested {
    /// How many nets have been looked for.
    nets: usize,
}

impl Nested {
    /// The step that crosses out a candidate, if it can be refuted like this.
    fn refutation(&mut self, start: &Board, assumed: Candidate) -> Option<Step> {
        let mut board = start.clone();
        board.place(assumed);
        let mut steps = Vec::new();
        loop {
            let singles = NetSearch::new(&board).singles_from_here();
            for step in singles {
                board.apply(&step);
                steps.push(step);
            }
            if board.is_broken() {
                return crossing_out(&TRIAL, start, assumed, steps);
            }
            let mut nets = self.nets(&board);
            if nets.is_empty() {
                return None;
            }
            // What is easier to refute is told rather than what is harder.
            nets.sort_by_key(Net::len);
            for mut net in nets {
                let gone = net.assumed;
                // It may go through what has been refuted meanwhile. Then there is less to it now.
                if !net.fits(&board) {
                    net = NetSearch::new(&board).refute(gone, usize::MAX)?;
                }
                let (inside, end) = net.into_steps();
                steps.push(refuting(&TRIAL, gone, inside, end));
                board.eliminate(gone);
            }
            if board.is_broken() {
                return crossing_out(&TRIAL, start, assumed, steps);
            }
        }
    }

    /// All that singles refute.
    fn nets(&mut self, board: &Board) -> Vec<Net> {
        let mut search = NetSearch::new(board);
        let all: Vec<Candidate> = candidates(board).collect();
        self.nets += all.len();
        all.into_iter().filter_map(|candidate| search.refute(candidate, usize::MAX)).collect()
    }
}
