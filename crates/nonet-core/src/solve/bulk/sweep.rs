//! One sweep over the cells of all nodes: singles and locked candidates.
//!
//! ```text
//!   a band (or, with rows and columns exchanged, a stack):
//!
//!              block 0   block 1   block 2
//!   line 0   │ a b c   │ d e f   │ g h i        T: in which triads a digit occurs
//!   line 1   │  ·      │         │              D: in which triads it occurs twice
//!   line 2   │         │         │
//!              └─ triad: three cells of a line in a block
//! ```
//!
//! From T and D follows which digits occur at all in a line or block (if one is missing, the node is dead), and which
//! occur in one cell only (hidden singles). A digit can be in triad (i, k) only if the other two lines have room for it in the
//! other two blocks, one way or the other: that is locked candidates in both directions at once.

use std::hint;

use super::super::simd::Work;
use super::lanes::{LaneSet, Lanes, Nodes, Processor};
use super::start::ALL;

/// The sum of all cells of a solved grid.
const SOLVED: u16 = 9 * ALL;

/// Writes the body three times, with a constant that is 0, 1 and 2.
///
/// The compiler need not find out that it may unroll these loops, and keeps everything in registers.
macro_rules! thrice {
    ($index:ident $body:block) => {{
        {
            const $index: usize = 0;
            $body
        }
        {
            const $index: usize = 1;
            $body
        }
        {
            const $index: usize = 2;
            $body
        }
    }};
}
pub(super) use thrice;

/// One sweep over the cells of all nodes, from left to right and then from top to bottom.
pub(super) struct Sweep<'a, const N: usize> {
    /// The nodes.
    pub(super) nodes: &'a mut Nodes<N>,
    /// Room for the singles.
    pub(super) singles: &'a mut Nodes<N>,
    /// For each node the sum of its cells.
    pub(super) sums: &'a mut [u16; N],
}

/// What a sweep has found, each a set of lanes.
#[derive(Clone, Copy)]
pub(super) struct Swept {
    /// Nodes without a solution. What is true of such a node is true for ever; the other sets mean nothing in its lane.
    pub(super) dead: LaneSet,
    /// Nodes that were not changed.
    pub(super) stalled: LaneSet,
    /// Nodes that look solved.
    pub(super) complete: LaneSet,
}

impl<const N: usize, P: Processor<N>> Work<P> for Sweep<'_, N> {
    type Output = Swept;

    #[inline(always)]
    fn run(self, cpu: P) -> Swept {
        let all = cpu.all(ALL);
        let zero = cpu.all(0);
        let mut signs = Signs { full: all, clashes: zero, sum: zero, least: all };
        half::<9, 1, 27, false, N, P>(cpu, self.nodes, self.singles, &mut signs);
        half::<1, 9, 3, true, N, P>(cpu, self.nodes, self.singles, &mut signs);
        let before = cpu.load(self.sums);
        signs.sum.store(self.sums);
        let whole = signs.full.equal(all) & signs.clashes.equal(zero);
        Swept {
            dead: !whole | signs.least.equal(zero),
            stalled: signs.sum.equal(before),
            complete: signs.sum.equal(cpu.all(SOLVED)),
        }
    }
}

/// What is noticed on the way.
struct Signs<L> {
    /// The digits that occur in all houses seen so far.
    full: L,
    /// Hidden singles that share a cell.
    clashes: L,
    /// The sum of all cells.
    sum: L,
    /// The smallest cell.
    least: L,
}

/// Half a sweep. The strides say where the next cell of the same band is: in the next line, the next place of a line, and the
/// next band. The second half knows the singles of the first, and looks at what has become of the cells.
#[inline(always)]
fn half<
    const LINE: usize,
    const PLACE: usize,
    const BAND: usize,
    const IS_SECOND: bool,
    const N: usize,
    P: Processor<N>,
>(
    cpu: P,
    nodes: &mut Nodes<N>,
    known: &mut Nodes<N>,
    signs: &mut Signs<P::Lanes>,
) {
    let zero = cpu.all(0);
    for band in 0..3 {
        let at = |line: usize, place: usize| band * BAND + line * LINE + place * PLACE;
        let (mut once, mut twice) = ([[zero; 3]; 3], [[zero; 3]; 3]);
        thrice!(I {
            thrice!(K {
                let a = cpu.load(&nodes.0[at(I, 3 * K)]);
                let b = cpu.load(&nodes.0[at(I, 3 * K + 1)]);
                let c = cpu.load(&nodes.0[at(I, 3 * K + 2)]);
                once[I][K] = a.or3(b, c);
                twice[I][K] = a.majority(b, c);
            });
        });
        // What occurs twice or more in each line and block.
        let (mut in_line, mut in_block) = ([zero; 3], [zero; 3]);
        thrice!(I {
            let [a, b, c] = once[I];
            signs.full = signs.full.and(a.or3(b, c));
            in_line[I] = a.majority(b, c).or(twice[I][0].or3(twice[I][1], twice[I][2]));
            let [a, b, c] = [once[0][I], once[1][I], once[2][I]];
            signs.full = signs.full.and(a.or3(b, c));
            in_block[I] = a.majority(b, c).or(twice[0][I].or3(twice[1][I], twice[2][I]));
        });
        // The singles of each triad.
        let (nodes, known) = reread(nodes, known);
        let mut of_triad = [[zero; 3]; 3];
        thrice!(I {
            thrice!(K {
                let places = Lanes::places(in_line[I], in_block[K]);
                thrice!(J {
                    let index = at(I, 3 * K + J);
                    let cell = cpu.load(&nodes.0[index]);
                    let single = if IS_SECOND {
                        cell.add_hidden(places, cpu.load(&known.0[index]))
                    } else {
                        let (kept, single) = cell.single_out(places, &mut signs.clashes);
                        kept.store(&mut nodes.0[index]);
                        single.store(&mut known.0[index]);
                        single
                    };
                    of_triad[I][K] = of_triad[I][K].or(single);
                });
            });
        });
        let (mut of_line, mut of_block) = ([zero; 3], [zero; 3]);
        thrice!(I {
            of_line[I] = of_triad[I][0].or3(of_triad[I][1], of_triad[I][2]);
            of_block[I] = of_triad[0][I].or3(of_triad[1][I], of_triad[2][I]);
        });
        let (nodes, known) = reread(nodes, known);
        // What each triad, and then each cell keeps.
        thrice!(I {
            thrice!(K {
                let [i, j, k, l] = [(I + 1) % 3, (I + 2) % 3, (K + 1) % 3, (K + 2) % 3];
                let room = once[i][l].and_or(once[j][k], once[i][k].and(once[j][l]));
                let allowed = room.without_both(of_line[I], of_block[K]);
                let places = Lanes::places(in_line[I], in_block[K]);
                thrice!(J {
                    let index = at(I, 3 * K + J);
                    let (cell, known) = (cpu.load(&nodes.0[index]), cpu.load(&known.0[index]));
                    let kept = if IS_SECOND {
                        cell.settle(allowed, known, places)
                    } else {
                        cell.and_or(allowed, known)
                    };
                    if IS_SECOND {
                        signs.sum = signs.sum.plus(kept);
                        signs.least = signs.least.least(kept);
                    }
                    kept.store(&mut nodes.0[index]);
                });
            });
        });
    }
}

/// The same cells, of which the compiler does not know that they are.
///
/// They are read again then. Otherwise it would keep copies of them on the stack; and where these lie at the same place of a page as
/// the cells do, processors take one for the other and wait, for up to a third of the time.
#[inline(always)]
fn reread<'a, const N: usize>(
    nodes: &'a mut Nodes<N>,
    known: &'a mut Nodes<N>,
) -> (&'a mut Nodes<N>, &'a mut Nodes<N>) {
    hint::black_box((nodes, known))
}

/// Which of the nodes that look solved are: every house has every digit.
///
/// The sum of a row with all digits is at least that of a row with each digit once, so that rows with all digits can only add up to
/// nine times that if each has each digit once; and then each cell has one, since none is empty.
pub(super) struct Verify<'a, const N: usize>(pub(super) &'a Nodes<N>);

impl<const N: usize, P: Processor<N>> Work<P> for Verify<'_, N> {
    type Output = LaneSet;

    #[inline(always)]
    fn run(self, cpu: P) -> LaneSet {
        let cell = |cell: usize| cpu.load(&self.0.0[cell]);
        let all = cpu.all(ALL);
        let mut full = all;
        for house in 0..9 {
            let block = house / 3 * 27 + house % 3 * 3;
            let (mut row, mut column, mut in_block) = (cpu.all(0), cpu.all(0), cpu.all(0));
            for place in 0..9 {
                row = row.or(cell(9 * house + place));
                column = column.or(cell(9 * place + house));
                in_block = in_block.or(cell(block + place / 3 * 9 + place % 3));
            }
            full = full.and(row).and3(column, in_block);
        }
        full.equal(all)
    }
}

/// The nodes in which two settled cells of a house have the same digit.
///
/// A sweep does not see that. It sees before long that there are too few cells left for the other digits, at less cost. In a grid
/// with few givens that can take very long, so somebody has to look once in a while.
pub(super) struct Duplicates<'a, const N: usize>(pub(super) &'a Nodes<N>);

impl<const N: usize, P: Processor<N>> Work<P> for Duplicates<'_, N> {
    type Output = LaneSet;

    #[inline(always)]
    fn run(self, cpu: P) -> LaneSet {
        let zero = cpu.all(0);
        // For each house the digits of its settled cells, and for all of them those that were there before.
        let (mut columns, mut twice) = ([zero; 9], zero);
        for band in 0..3 {
            let mut blocks = [zero; 3];
            for line in 0..3 {
                let mut row = zero;
                for place in 0..9 {
                    let settled = cpu.load(&self.0.0[27 * band + 9 * line + place]).single();
                    for house in [&mut row, &mut columns[place], &mut blocks[place / 3]] {
                        twice = settled.and_or(*house, twice);
                        *house = house.or(settled);
                    }
                }
            }
        }
        !twice.equal(zero)
    }
}
