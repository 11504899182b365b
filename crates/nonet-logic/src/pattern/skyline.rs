//! Skylines: how many buildings can be seen along a line, whichever digit stands where.
//!
//! A line is filled from its first place to its last. What can be seen depends on which digits have been
//! used before a place, and not on their order:
//!
//! ```text
//! before[place][used]   how many can be seen of those in front, if they are the digits in `used`
//! after[place][used]    how many can be seen of the others
//! ```
//!
//! Whether a digit at a place is seen follows from `used` too: from the first end if it is higher than
//! all of these, from the other if it is higher than all that are left.

use nonet_core::rule::Clue;
use nonet_core::{Cell, Digit, DigitSet};

use crate::board::Board;

/// The number of empty cells up to which a line is looked at: the tables double with each.
const MOST_EMPTY: usize = 10;

/// How many buildings may be seen from the first end and from the other, as bits. The place of a bit
/// tells both, so that moving a set by so many places adds to all that are in it.
type Counts = u128;

/// A clue of Buildings on a board.
#[derive(Clone, Copy, Debug)]
pub(crate) struct View<'b> {
    /// Its index among the clues of the layout.
    pub(crate) index: usize,
    /// The line, from where it is looked along.
    pub(crate) cells: &'b [Cell],
    /// How many buildings are seen.
    pub(crate) number: usize,
}

impl<'b> View<'b> {
    /// Every clue of Buildings.
    pub(crate) fn all(board: &'b Board) -> impl Iterator<Item = View<'b>> {
        let clues = board.layout().constraints();
        clues.filter_map(|(index, clue, _)| View::of(index, clue))
    }

    fn of(index: usize, clue: &'b Clue) -> Option<View<'b>> {
        let number = clue.number.filter(|_| clue.rule.id == "buildings")?;
        Some(View { index, cells: &clue.cells, number: number as usize })
    }
}

/// From where a line is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ends {
    /// From its first cell.
    First,
    /// From both ends.
    Both,
}

/// What can be seen along a line.
pub(crate) struct Skyline<'b> {
    board: &'b Board,
    cells: &'b [Cell],
    ends: Ends,
    /// The digits that are not in the line yet. Sets of them are numbers: bit *i* is the *i*-th.
    open: Vec<Digit>,
    /// The digits that stand in front of each place, as bits.
    fixed: Vec<u64>,
    before: Vec<Vec<Counts>>,
    after: Vec<Vec<Counts>>,
}

impl<'b> Skyline<'b> {
    /// What can be seen along the cells of a line, unless there is too much to look at.
    pub(crate) fn of(board: &'b Board, cells: &'b [Cell], ends: Ends) -> Option<Skyline<'b>> {
        let held: DigitSet = cells.iter().filter_map(|&cell| board.value(cell)).collect();
        let open: Vec<Digit> = board.digits().without(held).iter().collect();
        let empty = cells.iter().filter(|&&cell| board.value(cell).is_none()).count();
        let most_counts = match ends {
            Ends::First => cells.len() + 1,
            Ends::Both => (cells.len() + 1) * (cells.len() + 1),
        };
        let fits = most_counts <= Counts::BITS as usize && empty <= MOST_EMPTY;
        if !fits || empty != open.len() || cells.len() != board.size() {
            return None;
        }
        let mut fixed = vec![0];
        for (place, &cell) in cells.iter().enumerate() {
            fixed.push(fixed[place] | board.value(cell).map_or(0, |digit| 1 << digit.index()));
        }
        let table = vec![vec![0; 1 << empty]; cells.len() + 1];
        let mut skyline =
            Skyline { board, cells, ends, open, fixed, before: table.clone(), after: table };
        skyline.look_along();
        Some(skyline)
    }

    fn look_along(&mut self) {
        let last = self.cells.len();
        let all = (1 << self.open.len()) - 1;
        self.before[0][0] = 1;
        for place in 0..last {
            for used in 0..=all {
                if self.before[place][used] != 0 {
                    for (digit, next) in self.options(place, used).collect::<Vec<_>>() {
                        let seen = self.before[place][used] << self.gain(place, used, digit);
                        self.before[place + 1][next] |= seen;
                    }
                }
            }
        }
        self.after[last][all] = 1;
        for place in (0..last).rev() {
            for used in 0..=all {
                if self.before[place][used] != 0 {
                    let options = self.options(place, used);
                    let seen = options.map(|(digit, next)| {
                        self.after[place + 1][next] << self.gain(place, used, digit)
                    });
                    self.after[place][used] = seen.fold(0, |all, seen| all | seen);
                }
            }
        }
    }

    /// What can stand at a place once some digits are used, each with what is used then.
    fn options(&self, place: usize, used: usize) -> impl Iterator<Item = (Digit, usize)> + use<'_> {
        let cell = self.cells[place];
        let held = self.board.value(cell).map(|digit| (digit, used));
        let candidates = self.board.candidates(cell);
        let open = self.open.iter().enumerate();
        let open = open
            .filter(move |(index, digit)| candidates.contains(**digit) && used >> index & 1 == 0);
        held.into_iter().chain(open.map(move |(index, &digit)| (digit, used | 1 << index)))
    }

    /// What a digit at a place adds to what is seen.
    fn gain(&self, place: usize, used: usize, digit: Digit) -> usize {
        let open = self.open.iter().enumerate().filter(|(index, _)| used >> index & 1 == 1);
        let used = open.fold(self.fixed[place], |all, (_, digit)| all | 1 << digit.index());
        let left = self.board.digits().mask() & !used & !(1 << digit.index());
        let from_first = usize::from(used >> digit.index() == 0);
        match self.ends {
            Ends::First => from_first,
            Ends::Both => {
                from_first + usize::from(left >> digit.index() == 0) * (self.cells.len() + 1)
            }
        }
    }

    /// What can be seen with a candidate at a place.
    pub(crate) fn with(&self, place: usize, digit: Digit) -> Seen {
        let used = 0..1 << self.open.len();
        let counts = used.fold(0, |all, used| {
            let before = self.before[place][used];
            if before == 0 {
                return all;
            }
            let mut options = self.options(place, used);
            let Some((_, next)) = options.find(|(other, _)| *other == digit) else { return all };
            let others = self.after[place + 1][next] << self.gain(place, used, digit);
            let of_before = (0..Counts::BITS).filter(|count| before >> count & 1 == 1);
            of_before.fold(all, |all, count| all | others << count)
        });
        Seen { counts, width: self.cells.len() + 1 }
    }
}

/// How many buildings can be seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Seen {
    counts: Counts,
    /// One more than the most that can be seen from the first end.
    width: usize,
}

impl Seen {
    fn pairs(self) -> impl Iterator<Item = (usize, usize)> {
        let counts = (0..Counts::BITS as usize).filter(move |count| self.counts >> count & 1 == 1);
        counts.map(move |count| (count % self.width, count / self.width))
    }

    /// The numbers that can be seen from the first end, from the least.
    pub(crate) fn seen_from_first(self) -> impl Iterator<Item = usize> {
        (0..self.width).filter(move |&number| self.allows(number))
    }

    /// Whether there is no way to fill the line at all, whatever is seen of it.
    pub(crate) fn is_nothing(self) -> bool {
        self.counts == 0
    }

    /// Whether so many can be seen from the first end.
    pub(crate) fn allows(self, first: usize) -> bool {
        self.pairs().any(|(number, _)| number == first)
    }

    /// Whether each of two numbers can be seen from its end, but not both at once.
    pub(crate) fn parts(self, first: usize, other: usize) -> bool {
        self.allows(first)
            && self.pairs().any(|(_, number)| number == other)
            && !self.pairs().any(|pair| pair == (first, other))
    }
}

/// The fewest and the most buildings that a clue of Buildings would see with a digit in one of its cells,
/// whatever it asks for. Nothing if it is no such clue or cell, or if there is too much to look at.
pub fn seen_with(board: &Board, clue: usize, cell: Cell, digit: Digit) -> Option<(usize, usize)> {
    let view = View::of(clue, board.layout().clues().get(clue)?)?;
    let place = view.cells.iter().position(|&other| other == cell)?;
    let skyline = Skyline::of(board, view.cells, Ends::First)?;
    let mut seen = skyline.with(place, digit).seen_from_first();
    let fewest = seen.next()?;
    Some((fewest, seen.last().unwrap_or(fewest)))
}
