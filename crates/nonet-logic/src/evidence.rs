//! Evidence: what a step rests on, as data for words, drawings and the checker.
//!
//! The heart of it are the [`Premise`]s: statements that are true in the position, such as "in row 2
//! the 6 can only go in r2c2 or r2c8". Together with the rules of Sudoku they imply the conclusions
//! of the step, whatever the technique is called; that is what the checker checks. [`Part`]s name
//! what plays which role, [`Link`]s lead through a chain, and [`Branch`]es follow assumptions.

use nonet_core::{Cell, Contradiction, Digit, DigitSet, House};

use crate::candidate::Candidate;
use crate::geometry::Cells;
use crate::step::Step;

/// What a step rests on.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Evidence {
    /// Statements that are true in the position, and from which the conclusions follow. In the order
    /// in which they are best told.
    pub premises: Vec<Premise>,
    /// Who plays which role, for words and drawings.
    pub parts: Vec<Part>,
    /// A chain of inferences, or the links of a colouring, in reading order. Where there are branches,
    /// the chain from the statement that all of them reach.
    pub links: Vec<Link>,
    /// What follows from each of several assumptions.
    pub branches: Vec<Branch>,
}

impl Evidence {
    /// How much there is to take in.
    pub fn length(&self) -> usize {
        let branches = self.branches.iter();
        let links = self.links.len() + branches.map(|branch| branch.links.len()).sum::<usize>();
        let steps = self.branches.iter().flat_map(|branch| &branch.steps);
        // What makes a link true is told with the link.
        self.premises.len().max(links) + steps.map(Step::length).sum::<usize>()
    }

    /// The parts that play a role, in their order.
    pub fn parts_as(&self, role: Role) -> impl Iterator<Item = &Part> {
        self.parts.iter().filter(move |part| part.role == role)
    }
}

/// A statement that is true in a position: at least one of some candidates is true.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Premise {
    /// A cell has no other candidates than these.
    Cell {
        /// The cell.
        cell: Cell,
        /// All its candidates.
        digits: DigitSet,
    },
    /// A digit has no other places in a house than these.
    Place {
        /// The house.
        house: House,
        /// The digit.
        digit: Digit,
        /// All cells of the house where it is a candidate.
        cells: Cells,
    },
    /// Because the puzzle has a single solution, one of the extra candidates must be true: without
    /// them, the digits in the cells of the pattern could be exchanged for a second solution.
    Unique {
        /// Why the pattern would give a second solution.
        pattern: Deadly,
        /// The candidates of which at least one is true.
        extras: Vec<Candidate>,
    },
    /// Because of clues, one of some candidates must be true: whatever else is put into the cells of
    /// the clues, out of what they can still hold and without a repeated digit where cells see each
    /// other, breaks one of them.
    Rule {
        /// The clues, as indices among those of the layout. Several are about the same cells.
        clues: Vec<usize>,
        /// The candidates of which at least one is true, in order.
        candidates: Vec<Candidate>,
    },
}

impl Premise {
    /// The candidates of which it says that at least one is true.
    pub fn clause(&self) -> Vec<Candidate> {
        match self {
            Premise::Cell { cell, digits } => {
                digits.iter().map(|digit| Candidate::new(*cell, digit)).collect()
            }
            Premise::Place { digit, cells, .. } => {
                cells.iter().map(|cell| Candidate::new(cell, *digit)).collect()
            }
            Premise::Unique { extras, .. } => extras.clone(),
            Premise::Rule { candidates, .. } => candidates.clone(),
        }
    }
}

/// Patterns that a puzzle with a single solution cannot contain.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Deadly {
    /// Cells in which two digits could be exchanged: the question leaves both open in each of them, so
    /// that none is given, and every house that holds one of them holds exactly two. Each is empty, or was filled with one of the two digits while
    /// solving. The extras are all candidates of the empty ones but these two digits: if none is
    /// true, the cells hold nothing else.
    Loop {
        /// The cells, in the order of the loop.
        cells: Vec<Cell>,
        /// The two digits.
        digits: DigitSet,
    },
    /// All empty cells: without the extras each has exactly two candidates, and each digit exactly
    /// two places in every house where it is missing. If no extra is true, the other candidate of
    /// every cell gives a second solution.
    Grave,
}

/// What something is to a step.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Role {
    /// The cells and digits of a subset, with its house.
    Subset,
    /// A house from which eliminations follow: where the digit must be.
    Base,
    /// A house in which candidates go out.
    Cover,
    /// Cells beside the pattern that must be seen too.
    Fin,
    /// The cell in the middle of a wing.
    Pivot,
    /// An end of a wing.
    Pincer,
    /// Candidates of the first colour.
    ColourA,
    /// Candidates of the second colour.
    ColourB,
    /// Candidates of the first colour of another group.
    ColourC,
    /// Candidates of the second colour of another group.
    ColourD,
    /// The cells and digits of a deadly pattern.
    Pattern,
    /// Candidates that spoil a deadly pattern.
    Extra,
    /// The first almost locked set, and so on.
    SetA,
    /// The second.
    SetB,
    /// The third.
    SetC,
    /// A digit that two sets cannot both have.
    Restricted,
    /// A digit that one of the sets must have.
    Common,
    /// An end of a chain: one of the ends is true.
    End,
}

impl Role {
    /// Every role.
    pub const ALL: [Role; 18] = [
        Role::Subset,
        Role::Base,
        Role::Cover,
        Role::Fin,
        Role::Pivot,
        Role::Pincer,
        Role::ColourA,
        Role::ColourB,
        Role::ColourC,
        Role::ColourD,
        Role::Pattern,
        Role::Extra,
        Role::SetA,
        Role::SetB,
        Role::SetC,
        Role::Restricted,
        Role::Common,
        Role::End,
    ];

    /// Its name in data.
    pub const fn id(self) -> &'static str {
        match self {
            Role::Subset => "subset",
            Role::Base => "base",
            Role::Cover => "cover",
            Role::Fin => "fin",
            Role::Pivot => "pivot",
            Role::Pincer => "pincer",
            Role::ColourA => "colour-a",
            Role::ColourB => "colour-b",
            Role::ColourC => "colour-c",
            Role::ColourD => "colour-d",
            Role::Pattern => "pattern",
            Role::Extra => "extra",
            Role::SetA => "set-a",
            Role::SetB => "set-b",
            Role::SetC => "set-c",
            Role::Restricted => "restricted",
            Role::Common => "common",
            Role::End => "end",
        }
    }
}

/// Cells and digits that play a role: each digit in each of the cells where it is a candidate.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// The role.
    pub role: Role,
    /// The cells.
    pub cells: Cells,
    /// The digits.
    pub digits: DigitSet,
    /// The house, if it belongs to one.
    pub house: Option<House>,
}

impl Part {
    /// Cells and digits that belong to no particular house.
    pub fn new(role: Role, cells: Cells, digits: DigitSet) -> Part {
        Part { role, cells, digits, house: None }
    }

    /// Cells and digits in a house.
    pub fn within(role: Role, house: House, cells: Cells, digits: DigitSet) -> Part {
        Part { role, cells, digits, house: Some(house) }
    }
}

/// A statement within a chain: a digit is, or is not, in a cell or in one of a group of cells.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Node {
    /// The digit.
    pub digit: Digit,
    /// One cell, or the cells of a group.
    pub cells: Cells,
    /// Whether the digit is there.
    pub is_true: bool,
}

impl Node {
    /// The candidates of which it says that one is true, or that all are false.
    pub fn candidates(&self) -> Vec<Candidate> {
        self.cells.iter().map(|cell| Candidate::new(cell, self.digit)).collect()
    }
}

/// One inference of a chain: from one statement to the next.
///
/// From a true statement follows that another is false (a weak link); from a false one that the
/// only alternative is true (a strong link, which is a [`Premise`] too).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Link {
    /// Where it starts.
    pub from: Node,
    /// What follows.
    pub to: Node,
    /// Why.
    pub via: Via,
}

impl Link {
    /// Whether it goes from a false statement to a true one.
    pub fn is_strong(&self) -> bool {
        !self.from.is_true
    }
}

/// Where two statements meet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Via {
    /// They are about digits of one cell.
    Cell(Cell),
    /// They are about one digit in a house.
    House(House),
    /// They are about cells that this clue of the layout relates in pairs. Weak links only.
    Clue(usize),
    /// Each cell of the one sees each cell of the other, but not all in the same way. Weak links only.
    Sight,
    /// They are about two digits of an almost locked set: cells that see each other and have one
    /// candidate more than there are cells. Without the one digit all others are there. Strong links
    /// only; each cell of the set is a [`Premise`].
    Set(Cells),
}

/// What follows from an assumption.
#[derive(Clone, PartialEq, Debug)]
pub struct Branch {
    /// What is assumed.
    pub assumption: Node,
    /// The chain of inferences from it, in reading order: each starts at the assumption or at a
    /// statement that an earlier one has reached.
    pub links: Vec<Link>,
    /// The steps that follow from it, where whole steps are taken.
    pub steps: Vec<Step>,
    /// Where it leads.
    pub end: BranchEnd,
}

/// Where an assumption leads.
#[derive(Clone, PartialEq, Debug)]
pub enum BranchEnd {
    /// To a statement, the same in all branches.
    Reaches(Node),
    /// To two statements that contradict each other, both reached by its links.
    Contradicts(Node, Node),
    /// To none of the candidates of a premise being left: its links rule out every one.
    Empties(Premise),
    /// To a position without a solution.
    Breaks(Contradiction),
    /// To a solution. That proves nothing about the assumption, unless there is only one.
    Solves,
}
