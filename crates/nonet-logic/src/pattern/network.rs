//! Networks: the links of a position and all that follows over them.

use nonet_core::{Cell, Digit};

use super::links::{Claim, Links};
use super::reach::Reach;
use crate::board::Board;
use crate::geometry::{Cells, MAX_LOGIC_SIZE};

/// The links of a position, what follows from each claim, and which candidates refute themselves.
///
/// A candidate that any chain takes out refutes itself: if it were true, the chain would make it
/// false. So chains need only be looked for where this is so, and mostly there are none. A board
/// keeps its networks until it changes.
#[derive(Clone, Debug)]
pub(crate) struct Network {
    pub(crate) links: Links,
    pub(crate) reach: Reach,
    /// Digit by digit: the cells where it cannot be.
    refuted: [Cells; MAX_LOGIC_SIZE],
    has_refuted: bool,
}

impl Network {
    /// The network of the candidates.
    pub(crate) fn of_candidates(board: &Board) -> Network {
        Network::of(Links::of_candidates(board))
    }

    /// The network of the candidates and the groups of cells.
    pub(crate) fn with_groups(board: &Board) -> Network {
        Network::of(Links::with_groups(board))
    }

    /// The network of the candidates, the groups of cells and the almost locked sets.
    pub(crate) fn with_sets(board: &Board) -> Network {
        Network::of(Links::with_sets(board))
    }

    /// The same with sets that hold a cell beyond their house.
    pub(crate) fn with_spread_sets(board: &Board) -> Network {
        Network::of(Links::with_spread_sets(board))
    }

    fn of(links: Links) -> Network {
        let reach = Reach::of(&links);
        let mut refuted = [Cells::EMPTY; MAX_LOGIC_SIZE];
        let mut has_refuted = false;
        for spot in 0..links.candidate_count() {
            if reach.is_refuted(&links, Claim::new(spot, true)) {
                let candidate = links.candidate(spot);
                refuted[candidate.digit.index()].insert(candidate.cell);
                has_refuted = true;
            }
        }
        Network { links, reach, refuted, has_refuted }
    }

    /// Whether any candidate refutes itself.
    pub(crate) fn has_refuted(&self) -> bool {
        self.has_refuted
    }

    /// The cells where `digit` refutes itself.
    pub(crate) fn refuted(&self, digit: Digit) -> &Cells {
        &self.refuted[digit.index()]
    }

    /// The only cell of a spot that is no group.
    pub(crate) fn cell(&self, claim: Claim) -> Cell {
        self.links.spot(claim.spot()).first
    }

    pub(crate) fn digit(&self, claim: Claim) -> Digit {
        self.links.spot(claim.spot()).digit
    }
}

#[cfg(test)]
pub(super) mod tests {
    use nonet_core::{BoxShape, Draft, Layout, Position, Random};

    use super::*;
    use crate::candidate::Candidate;

    /// Positions on the way to a full or broken grid, in grids of many shapes.
    pub(crate) fn random_boards() -> Vec<Board> {
        let mut boards = Vec::new();
        let mut random = Random::new(4);
        for shape in [(2, 2), (2, 3), (3, 2), (3, 3), (3, 3), (2, 5), (3, 4), (4, 4)] {
            let shape = BoxShape::new(shape.0, shape.1).expect("a shape");
            let position = Position::of(&Draft::empty(Layout::with_boxes(shape)));
            let mut board = Board::of(&position).expect("small enough");
            let mut step = 0;
            while !board.is_broken() && !board.is_full() {
                let cells: Vec<Cell> = board.empty_cells().iter().collect();
                let cell = cells[random.below(cells.len())];
                let digits: Vec<Digit> = board.candidates(cell).iter().collect();
                let candidate = Candidate::new(cell, digits[random.below(digits.len())]);
                if random.below(2) == 0 {
                    board.place(candidate);
                } else if digits.len() > 2 {
                    board.eliminate(candidate);
                }
                step += 1;
                if step % board.size() == 0 && !board.is_broken() {
                    boards.push(board.clone());
                }
            }
        }
        boards
    }

    #[test]
    fn a_board_makes_its_networks_anew_when_it_changes() {
        let mut board = random_boards().pop().expect("there are some");
        let before = board.network().links.candidate_count();
        let cell = board.empty_cells().first().expect("it is not full");
        let digit = board.candidates(cell).first().expect("it is not broken");
        assert_eq!(board.clone().network().links.candidate_count(), before);
        board.eliminate(Candidate::new(cell, digit));
        assert_eq!(board.network().links.candidate_count(), before - 1);
        assert_eq!(board.grouped_network().links.candidate_count(), before - 1);
    }
}
