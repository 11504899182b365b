//! What the search asks of a processor: registers with one lane of 16 bits for each search node.

use super::super::simd::Work;
use super::start::CANDIDATES;

/// A set of lanes, the first one in the lowest bit.
pub(super) type LaneSet = u32;

/// The cells of `N` search nodes: a row for each cell, and in it the candidates that the cell has in each node.
#[derive(Clone)]
#[repr(align(64))]
pub(super) struct Nodes<const N: usize>(pub(super) [[u16; N]; 81]);

impl<const N: usize> Nodes<N> {
    /// Nodes in which no cell has a candidate.
    pub(super) const EMPTY: Self = Self([[0; N]; 81]);

    /// Cells in the lane of a node, in row-major order.
    pub(super) fn lane(&self, lane: usize) -> impl Iterator<Item = u16> {
        self.0.iter().map(move |row| row[lane])
    }
}

/// The lanes of a set.
#[inline(always)]
pub(super) fn each(mut lanes: LaneSet) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lane = lanes.trailing_zeros();
        lanes &= lanes.wrapping_sub(1);
        (lane < LaneSet::BITS).then_some(lane as usize)
    })
}

/// A row with all bits in some lanes, and none elsewhere.
#[inline(always)]
pub(super) fn chosen<const N: usize>(lanes: LaneSet) -> [u16; N] {
    std::array::from_fn(|lane| if lanes >> lane & 1 == 0 { 0 } else { u16::MAX })
}

/// A kind of processor with registers of `N` lanes. A value proves that the machine has one.
pub(super) trait Processor<const N: usize>: Copy {
    /// Its registers.
    type Lanes: Lanes<N>;

    /// The nodes' candidates in a cell.
    fn load(self, row: &[u16; N]) -> Self::Lanes;

    /// The same in every lane.
    fn all(self, value: u16) -> Self::Lanes;

    /// Whether it moves the lanes of a register at once. Where that takes many instructions, each lane is moved by itself.
    const MOVES_LANES: bool = true;

    /// Whether it has a way of its own to transpose squares of bytes.
    const HAS_SQUARES: bool = false;

    /// The columns of a square.
    #[inline(always)]
    fn transposed(self, rows: [&[u8; 16]; 16]) -> [[u8; 16]; 16] {
        std::array::from_fn(|column| rows.map(|row| row[column]))
    }

    /// The candidates of a cell by its givens, of which 0 is none.
    #[inline(always)]
    fn candidates(self, givens: &[u8; N]) -> Self::Lanes {
        self.load(&givens.map(|given| CANDIDATES[usize::from(given % 16)]))
    }

    /// The digits of a cell with one candidate.
    #[inline(always)]
    fn digits(self, row: &[u16; N], digits: &mut [u8; N]) {
        *digits = row.map(|cell| 1 + cell.trailing_zeros() as u8);
    }

    /// Does something in a function of its own, compiled for this processor. A step that is not inlined into
    /// the whole search keeps its registers to itself, and the compiler's work short.
    fn apart<W: Work<Self>>(self, work: W) -> W::Output;
}

/// A register with a lane of 16 bits for each of `N` search nodes. In each lane there is a set of digits, digit 1 in
/// the lowest bit, or a number.
///
/// All methods are inlined, so that a search is compiled for the instructions it uses. The first ones are what one
/// instruction does on most processors. The others are made of those, where a processor has nothing better.
pub(super) trait Lanes<const N: usize>: Copy {
    /// A choice of lanes.
    type Choice: Copy;

    /// An order of lanes.
    type Order: Copy;

    /// Writes the lanes back.
    fn store(self, row: &mut [u16; N]);

    /// The same in every lane: what is in this one does not matter.
    fn like(self, value: u16) -> Self;

    /// What both have.
    fn and(self, other: Self) -> Self;

    /// What one of them has.
    fn or(self, other: Self) -> Self;

    /// What is not in the other.
    fn without(self, other: Self) -> Self;

    /// The sum.
    fn plus(self, other: Self) -> Self;

    /// The smaller number of two below 2¹⁵.
    fn least(self, other: Self) -> Self;

    /// The greater number of two below 2¹⁵.
    fn most(self, other: Self) -> Self;

    /// The number times a power of two.
    fn shifted<const BITS: u32>(self) -> Self;

    /// All bits where both are equal, which as a number is −1; nothing elsewhere.
    fn same(self, other: Self) -> Self;

    /// The lanes where both are equal.
    fn equal(self, other: Self) -> LaneSet;

    /// Makes a choice of lanes; what is in this one does not matter.
    fn choice(self, lanes: LaneSet) -> Self::Choice;

    /// The other in the lanes of a choice, this one elsewhere.
    fn replaced(self, other: Self, choice: Self::Choice) -> Self;

    /// Makes an order: lane `i` is to come from lane `order[i]`. What is in this one does not matter.
    fn order(self, order: &[u8; N]) -> Self::Order;

    /// The lanes in another order.
    fn ordered(self, order: Self::Order) -> Self;

    /// What one of three has.
    #[inline(always)]
    fn or3(self, b: Self, c: Self) -> Self {
        self.or(b).or(c)
    }

    /// What two of three have.
    #[inline(always)]
    fn majority(self, b: Self, c: Self) -> Self {
        self.and(b).or(self.or(b).and(c))
    }

    /// What all three have.
    #[inline(always)]
    fn and3(self, b: Self, c: Self) -> Self {
        self.and(b).and(c)
    }

    /// What this and `b` have, or `c`.
    #[inline(always)]
    fn and_or(self, b: Self, c: Self) -> Self {
        self.and(b).or(c)
    }

    /// What is in neither of the others.
    #[inline(always)]
    fn without_both(self, b: Self, c: Self) -> Self {
        self.without(b.or(c))
    }

    /// All bits where there is nothing.
    #[inline(always)]
    fn is_empty(self) -> Self {
        self.same(self.like(0))
    }

    /// All digits but the lowest.
    #[inline(always)]
    fn rest(self) -> Self {
        self.and(self.plus(self.like(u16::MAX)))
    }

    /// The digit, if there is only one.
    #[inline(always)]
    fn single(self) -> Self {
        self.and(self.rest().is_empty())
    }

    /// From the digits that have two places or more in a line, and in a block: those that have them in both, or the
    /// contrary. It is for the three methods that follow, and each processor has its own way.
    #[inline(always)]
    fn places(line: Self, block: Self) -> Self {
        line.and(block)
    }

    /// Looks for singles in a cell. The cell keeps only the hidden ones if there are any; if there are two, they are
    /// added to `clashes`. Gives the cell, and its single or nothing.
    #[inline(always)]
    fn single_out(self, places: Self, clashes: &mut Self) -> (Self, Self) {
        let hidden = self.without(places);
        let none = hidden.is_empty();
        let kept = hidden.or(none.and(self));
        let rest = kept.rest();
        *clashes = clashes.or(rest.without(none));
        (kept, kept.and(rest.is_empty()))
    }

    /// The singles that were known in a cell before, and those that are hidden in it.
    #[inline(always)]
    fn add_hidden(self, places: Self, known: Self) -> Self {
        self.without(places).or(known)
    }

    /// What a cell keeps: of its digits those that are allowed, and singles, known before or hidden; no others if some are hidden.
    #[inline(always)]
    fn settle(self, allowed: Self, known: Self, places: Self) -> Self {
        let hidden = self.without(places);
        self.and(allowed).and_or(hidden.is_empty(), hidden.or(known))
    }

    /// For a cell: −1 if it is settled, with at most one candidate; and its candidates if there are exactly two.
    #[inline(always)]
    fn settled_and_pair(self) -> (Self, Self) {
        let rest = self.rest();
        let settled = rest.is_empty();
        (settled, self.and(rest.rest().is_empty()).without(settled))
    }

    /// How many of three sets have digits of this one, less three.
    #[inline(always)]
    fn meets(self, a: Self, b: Self, c: Self) -> Self {
        // A comparison that holds is −1.
        self.and(a).is_empty().plus(self.and(b).is_empty()).plus(self.and(c).is_empty())
    }

    /// The greater number of two below 2¹⁵, where there is a pair; elsewhere this one.
    #[inline(always)]
    fn raised(self, to: Self, pair: Self) -> Self {
        self.most(to.without(pair.is_empty()))
    }
}
