#![doc = include_str!("medusa.md")]

use std::array;
use std::ops::ControlFlow;

use nonet_core::{Cell, DigitSet};

use super::{Level, Technique, every_layout};
use crate::board::Board;
use crate::candidate::Candidate;
use crate::evidence::{Evidence, Premise, Via};
use crate::geometry::{Cells, MAX_LOGIC_SIZE};
use crate::pattern::colouring::{Colour, Colouring, StrongLink, colourings};
use crate::sink::Sink;

pub(super) static MEDUSA_3D: Technique = Technique {
    id: "3d-medusa",
    name: "3D Medusa",
    level: Level::Unfair,
    score: 270,
    needs_uniqueness: false,
    takes: every_layout,
    page: include_str!("medusa.md"),
    find,
};

fn find(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let all = colourings(board, strong_links(board));
    for colouring in all.iter().filter(|colouring| colouring.has_cell_links()) {
        let reaches = Colour::BOTH.map(|colour| Reach::of(board, colouring, colour));
        for (colour, reach) in Colour::BOTH.into_iter().zip(&reaches) {
            for fault in reach.faults(board, colouring, colour) {
                report_wrap(board, colouring, colour, fault, sink)?;
            }
        }
        report_traps(board, colouring, &trapped(board, colouring, &reaches), sink)?;
    }
    ControlFlow::Continue(())
}

/// Reports that a colour is wrong, with as little of the colouring as shows it: the candidates of that
/// part go out. The others of the colour are wrong too, but it would take more links to see it.
fn report_wrap(
    board: &Board,
    colouring: &Colouring,
    colour: Colour,
    fault: Fault,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let part = match fault {
        Fault::Clash => colouring.clash(board, colour),
        Fault::Emptied(cell) => {
            let all: Vec<Candidate> = candidates_in(board, cell).collect();
            colouring.part_against(board, colour, &all)
        }
    };
    let Some(part) = part else { return ControlFlow::Continue(()) };
    let mut evidence = part.evidence(board, colour);
    if joins_digits(&evidence) {
        evidence.premises.extend(fault.premise(board));
        sink.eliminate(part.kept_of(colour).collect(), evidence)?;
    }
    ControlFlow::Continue(())
}

/// Reports each candidate that conflicts with both colours, with the shortest way between them, and
/// what else conflicts with both along this way.
fn report_traps(
    board: &Board,
    colouring: &Colouring,
    trapped: &[Candidate],
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    for &gone in trapped {
        let Some(part) = colouring.trap(board, gone) else { continue };
        let evidence = part.evidence(board, Colour::One);
        if joins_digits(&evidence) {
            sink.eliminate(part.against_both(board, trapped), evidence)?;
        }
    }
    ControlFlow::Continue(())
}

fn candidates_in(board: &Board, cell: Cell) -> impl Iterator<Item = Candidate> {
    board.candidates(cell).iter().map(move |digit| Candidate { cell, digit })
}

/// Whether a cell joins two digits. Otherwise it is a colouring of one digit, which has names of its
/// own.
fn joins_digits(evidence: &Evidence) -> bool {
    evidence.links.iter().any(|link| matches!(link.via, Via::Cell(_)))
}

/// The two places of every digit that has two in a house, and the two candidates of every cell that
/// has two.
fn strong_links(board: &Board) -> Vec<StrongLink> {
    let pairs = board.digits().iter().flat_map(|digit| board.conjugate_pairs(digit));
    let mut links: Vec<StrongLink> = pairs.copied().map(StrongLink::from).collect();
    for cell in board.bivalue_cells() {
        let mut digits = board.candidates(cell).iter().map(|digit| Candidate { cell, digit });
        if let (Some(one), Some(other)) = (digits.next(), digits.next()) {
            links.push(StrongLink { ends: [one, other], via: Via::Cell(cell) });
        }
    }
    links
}

/// Digit by digit, the cells where it conflicts with some candidate of a colour.
struct Reach([Cells; MAX_LOGIC_SIZE]);

impl Reach {
    fn of(board: &Board, colouring: &Colouring, colour: Colour) -> Reach {
        let mut cells = [Cells::EMPTY; MAX_LOGIC_SIZE];
        for Candidate { cell, digit } in colouring.candidates(colour) {
            cells[digit.index()] |= *board.peers(cell);
            for other in board.candidates(cell).without(DigitSet::single(digit)) {
                cells[other.index()].insert(cell);
            }
        }
        Reach(cells)
    }

    fn contains(&self, candidate: Candidate) -> bool {
        self.0[candidate.digit.index()].contains(candidate.cell)
    }

    /// Why a colour is wrong, if it is: two of its candidates clash, or else every cell that it empties.
    fn faults(&self, board: &Board, colouring: &Colouring, colour: Colour) -> Vec<Fault> {
        if colouring.candidates(colour).any(|candidate| self.contains(candidate)) {
            return vec![Fault::Clash];
        }
        let is_emptied =
            |&cell: &Cell| candidates_in(board, cell).all(|candidate| self.contains(candidate));
        board.empty_cells().iter().filter(is_emptied).map(Fault::Emptied).collect()
    }
}

/// Why a colour is wrong.
#[derive(Clone, Copy)]
enum Fault {
    /// Two of its candidates cannot both be true.
    Clash,
    /// It would leave this cell without candidates.
    Emptied(Cell),
}

impl Fault {
    /// What is needed besides the links.
    fn premise(self, board: &Board) -> Option<Premise> {
        match self {
            Fault::Clash => None,
            Fault::Emptied(cell) => Some(Premise::Cell { cell, digits: board.candidates(cell) }),
        }
    }
}

/// The candidates without a colour that conflict with both colours.
fn trapped(board: &Board, colouring: &Colouring, [one, other]: &[Reach; 2]) -> Vec<Candidate> {
    let mut left: [Cells; MAX_LOGIC_SIZE] = array::from_fn(|digit| one.0[digit] & other.0[digit]);
    for candidate in Colour::BOTH.into_iter().flat_map(|colour| colouring.candidates(colour)) {
        left[candidate.digit.index()].remove(candidate.cell);
    }
    let trapped = board.digits().iter().flat_map(|digit| {
        let cells = left[digit.index()] & *board.cells_with(digit);
        cells.iter().map(move |cell| Candidate { cell, digit }).collect::<Vec<_>>()
    });
    trapped.collect()
}
