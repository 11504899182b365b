//! Where to guess, in all nodes at once: the cell with two candidates whose values would tell most, and another one.
//!
//! A cell counts the open cells among its peers, and doubly each of its houses in which another cell with two candidates has one
//! of its candidates as well: where such a cell loses that, it is settled.

use super::super::simd::Work;
use super::lanes::{Lanes, Nodes, Processor};
use super::sweep::thrice;

/// The lanes of nodes in which no cell has two candidates.
pub(super) const NONE: u16 = u16::MAX;

/// A score is written above the number of the cell, so that the greatest number tells the cell.
const SCORE: u32 = 7;

/// What makes the lowest score positive: it is made of negative numbers, for up to 21 settled cells and three houses.
const LEAST: u16 = (21 + 6) << SCORE;

/// Chooses cells for every node: their numbers, or [`NONE`].
pub(super) struct Choose<'a, const N: usize> {
    /// The nodes.
    pub(super) nodes: &'a Nodes<N>,
    /// Room for notes.
    pub(super) notes: &'a mut Notes<N>,
    /// Where the cells are written.
    pub(super) cells: &'a mut [u16; N],
    /// Where another cell is written, the best of another band.
    pub(super) others: &'a mut [u16; N],
}

/// What is noted of the cells and their triads.
#[repr(align(64))]
pub(super) struct Notes<const N: usize> {
    /// For each cell its candidates if there are two.
    pairs: [[u16; N]; 81],
    /// For each triad of a row the number of its settled cells, as a negative number.
    row_settled: [[u16; N]; 27],
    /// For each triad of a row the candidates of its pairs.
    row_once: [[u16; N]; 27],
    /// For each triad of a row the candidates that two of its pairs have.
    row_twice: [[u16; N]; 27],
    /// For each triad of a column, band by band.
    column_settled: [[u16; N]; 27],
    column_once: [[u16; N]; 27],
}

impl<const N: usize> Notes<N> {
    pub(super) const EMPTY: Self = Self {
        pairs: [[0; N]; 81],
        row_settled: [[0; N]; 27],
        row_once: [[0; N]; 27],
        row_twice: [[0; N]; 27],
        column_settled: [[0; N]; 27],
        column_once: [[0; N]; 27],
    };
}

impl<const N: usize, P: Processor<N>> Work<P> for Choose<'_, N> {
    type Output = ();

    #[inline(always)]
    fn run(self, cpu: P) {
        let Self { nodes, notes, cells, others } = self;
        let zero = cpu.all(0);
        for band in 0..3 {
            for block in 0..3 {
                let (mut column_settled, mut column_once) = ([zero; 3], [zero; 3]);
                thrice!(I {
                    let row = 3 * band + I;
                    let (mut settled, mut once, mut twice) = (zero, zero, zero);
                    thrice!(J {
                        let cell = 9 * row + 3 * block + J;
                        let (is_settled, pair) = cpu.load(&nodes.0[cell]).settled_and_pair();
                        pair.store(&mut notes.pairs[cell]);
                        settled = settled.plus(is_settled);
                        twice = once.and_or(pair, twice);
                        once = once.or(pair);
                        column_settled[J] = column_settled[J].plus(is_settled);
                        column_once[J] = column_once[J].or(pair);
                    });
                    settled.store(&mut notes.row_settled[3 * row + block]);
                    once.store(&mut notes.row_once[3 * row + block]);
                    twice.store(&mut notes.row_twice[3 * row + block]);
                });
                thrice!(J {
                    column_settled[J].store(&mut notes.column_settled[9 * band + 3 * block + J]);
                    column_once[J].store(&mut notes.column_once[9 * band + 3 * block + J]);
                });
            }
        }
        let (mut best, mut second) = (zero, zero);
        for band in 0..3 {
            let mut best_here = zero;
            let (above, below) = (9 * ((band + 1) % 3), 9 * ((band + 2) % 3));
            for block in 0..3 {
                let triads = [0, 3, 6].map(|line| 9 * band + line + block);
                let settled = triads.map(|triad| cpu.load(&notes.row_settled[triad]));
                let once = triads.map(|triad| cpu.load(&notes.row_once[triad]));
                let twice = triads.map(|triad| cpu.load(&notes.row_twice[triad]));
                let block_settled = settled[0].plus(settled[1]).plus(settled[2]);
                let block_pairs =
                    once[0].majority(once[1], once[2]).or(twice[0].or3(twice[1], twice[2]));
                let (mut column_score, mut column_pairs) = ([zero; 3], [zero; 3]);
                thrice!(J {
                    let place = 3 * block + J;
                    let settled = cpu.load(&notes.column_settled[above + place]).plus(cpu.load(&notes.column_settled[below + place]));
                    column_score[J] = settled.plus(block_settled).shifted::<SCORE>().plus(cpu.all(LEAST + place as u16));
                    column_pairs[J] = cpu.load(&notes.column_once[above + place]).or(cpu.load(&notes.column_once[below + place]));
                });
                let (next, after) = ((block + 1) % 3, (block + 2) % 3);
                thrice!(I {
                    let row = 3 * band + I;
                    let settled = cpu.load(&notes.row_settled[3 * row + next]).plus(cpu.load(&notes.row_settled[3 * row + after]));
                    let score = settled.shifted::<SCORE>().plus(cpu.all(9 * row as u16));
                    let row_pairs = cpu.load(&notes.row_once[3 * row + next]).or(cpu.load(&notes.row_once[3 * row + after]));
                    thrice!(J {
                        let pair = cpu.load(&notes.pairs[9 * row + 3 * block + J]);
                        let meets = pair.meets(row_pairs, block_pairs, column_pairs[J]);
                        let key = score.plus(column_score[J]).plus(meets.shifted::<{ SCORE + 1 }>());
                        best_here = best_here.raised(key, pair);
                    });
                });
            }
            second = second.most(best.least(best_here));
            best = best.most(best_here);
        }
        cell_of(cpu, best).store(cells);
        cell_of(cpu, second).store(others);
    }
}

/// The cell of the best key, or [`NONE`] where there is no pair: the key is 0 then, as no other is.
#[inline(always)]
fn cell_of<const N: usize, P: Processor<N>>(cpu: P, key: P::Lanes) -> P::Lanes {
    let cell = key.and(cpu.all((1 << SCORE) - 1));
    cell.or(key.is_empty())
}
