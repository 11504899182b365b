//! Puzzles on their way into the lanes, and solutions on their way out.
//!
//! Outside, the cells of a puzzle stand side by side; inside, a cell of all puzzles does. In between, squares of
//! sixteen by sixteen bytes are transposed, where there are registers for that.

use super::super::simd::Work;
use super::lanes::{LaneSet, Lanes, Nodes, Processor};
use super::start::{CANDIDATES, Candidates, Clues, Start};

/// Where the squares begin that cover 81 cells.
const SQUARES: [usize; 6] = [0, 16, 32, 48, 64, 65];

/// Puzzles that are ready to be taken.
pub(super) struct Staged<const N: usize> {
    pub(super) nodes: Nodes<N>,
    /// Those that were not taken yet.
    pub(super) lanes: LaneSet,
    /// The number of the puzzle in the first lane.
    pub(super) first: u32,
    /// How many puzzles have been here.
    loaded: usize,
}

impl<const N: usize> Staged<N> {
    pub(super) fn new() -> Self {
        Self { nodes: Nodes::EMPTY, lanes: 0, first: 0, loaded: 0 }
    }

    /// Makes ready for other puzzles.
    pub(super) fn begin(&mut self) {
        (self.lanes, self.first, self.loaded) = (0, 0, 0);
    }
}

/// Loads the next few puzzles, if there are any.
pub(super) struct Load<'a, S, const N: usize> {
    pub(super) puzzles: &'a [S],
    pub(super) staged: &'a mut Staged<N>,
}

impl<const N: usize, P: Processor<N>, S: Start> Work<P> for Load<'_, S, N> {
    type Output = ();

    #[inline(always)]
    fn run(self, cpu: P) {
        let staged = self.staged;
        let rest = &self.puzzles[staged.loaded..];
        let count = rest.len().min(N);
        staged.first = staged.loaded as u32;
        staged.loaded += count;
        staged.lanes = ((1_u64 << count) - 1) as LaneSet;
        S::load(cpu, &rest[..count], &mut staged.nodes);
    }
}

impl Clues {
    /// Writes the candidates of some puzzles, each into a lane.
    #[inline(always)]
    pub(super) fn load<const N: usize, P: Processor<N>>(
        cpu: P,
        puzzles: &[Self],
        nodes: &mut Nodes<N>,
    ) {
        if !P::HAS_SQUARES || puzzles.is_empty() {
            for (lane, puzzle) in puzzles.iter().enumerate() {
                for (row, &given) in nodes.0.iter_mut().zip(&puzzle.0) {
                    row[lane] = CANDIDATES[usize::from(given % 16)];
                }
            }
            return;
        }
        let mut givens = [[0; N]; 81];
        for group in (0..N).step_by(16) {
            for from in SQUARES {
                // The last puzzle stands for those that are missing.
                let square = std::array::from_fn(|row| {
                    let puzzle = &puzzles[(group + row).min(puzzles.len() - 1)];
                    square_row(&puzzle.0, from)
                });
                for (row, column) in givens[from..].iter_mut().zip(&cpu.transposed(square)) {
                    row[group..group + 16].copy_from_slice(column);
                }
            }
        }
        for (row, givens) in nodes.0.iter_mut().zip(&givens) {
            cpu.candidates(givens).store(row);
        }
    }
}

impl Candidates {
    /// Writes the candidates of some puzzles, each into a lane.
    #[inline(always)]
    pub(super) fn load<const N: usize>(puzzles: &[Self], nodes: &mut Nodes<N>) {
        for (lane, puzzle) in puzzles.iter().enumerate() {
            for (row, &cell) in nodes.0.iter_mut().zip(&puzzle.0) {
                row[lane] = cell;
            }
        }
    }
}

/// Sixteen bytes of a row.
#[inline(always)]
fn square_row<const N: usize>(row: &[u8; N], from: usize) -> &[u8; 16] {
    row[from..].first_chunk().expect("squares lie within the rows")
}

/// Writes the digits of solved nodes, puzzle by puzzle.
pub(super) struct Unload<'a, const N: usize> {
    pub(super) nodes: &'a Nodes<N>,
    /// The lanes with solved nodes; what is written for others does not matter.
    pub(super) solved: LaneSet,
    pub(super) digits: &'a mut [[u8; 81]; N],
}

/// From so many solutions on squares are worth while.
const ENOUGH: u32 = 4;

impl<const N: usize, P: Processor<N>> Work<P> for Unload<'_, N> {
    type Output = ();

    #[inline(always)]
    fn run(self, cpu: P) {
        if !P::HAS_SQUARES || self.solved.count_ones() < ENOUGH {
            for lane in super::lanes::each(self.solved) {
                for (digit, row) in self.digits[lane].iter_mut().zip(&self.nodes.0) {
                    *digit = 1 + row[lane].trailing_zeros() as u8;
                }
            }
            return;
        }
        let mut digits = [[0; N]; 81];
        for (digits, row) in digits.iter_mut().zip(&self.nodes.0) {
            cpu.digits(row, digits);
        }
        for group in (0..N).step_by(16) {
            for from in SQUARES {
                let square = std::array::from_fn(|row| square_row(&digits[from + row], group));
                let columns = cpu.transposed(square);
                for (lane, column) in self.digits[group..].iter_mut().zip(&columns) {
                    lane[from..from + 16].copy_from_slice(column);
                }
            }
        }
    }
}
