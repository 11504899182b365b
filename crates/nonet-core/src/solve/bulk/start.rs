//! What a search starts from: 81 cells, as clues or as candidates.

use super::lanes::{Nodes, Processor};
use crate::solve::fast::State;

/// All nine digits.
pub(super) const ALL: u16 = 0x1ff;

/// The 81 cells of a puzzle as they are written in a line: `1` to `9`, or an empty cell.
///
/// Whether givens clash is for the search to find: such a puzzle has no solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clues(pub(super) [u8; 81]);

/// The candidates of a cell by its given.
pub(super) const CANDIDATES: [u16; 16] = {
    let mut candidates = [ALL; 16];
    let mut digit = 1;
    while digit <= 9 {
        candidates[digit] = 1 << (digit - 1);
        digit += 1;
    }
    candidates
};

impl Clues {
    /// Reads a line: `1` to `9` are givens; `.`, `0`, `*` and `_` are empty cells; with any other byte, or
    /// another length, there are no clues.
    ///
    /// ```
    /// use nonet_core::solve::bulk::Clues;
    ///
    /// let line = b"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    /// assert!(Clues::from_line(line).is_some());
    /// assert!(Clues::from_line(b"53..7").is_none());
    /// ```
    #[inline]
    pub fn from_line(line: &[u8]) -> Option<Self> {
        let line: &[u8; 81] = line.try_into().ok()?;
        // Without a table and without branches, many cells are read at once.
        let mut cells = [0; 81];
        let mut has_foreign = false;
        for (cell, &byte) in cells.iter_mut().zip(line) {
            let number = byte.wrapping_sub(b'0');
            let (is_number, is_empty) = (number <= 9, matches!(byte, b'.' | b'*' | b'_'));
            *cell = if is_number { number } else { 0 };
            has_foreign |= !(is_number | is_empty);
        }
        (!has_foreign).then_some(Self(cells))
    }

    /// Takes givens in row-major order, 0 for an empty cell. There are no clues if one is above 9.
    pub fn from_givens(givens: &[u8; 81]) -> Option<Self> {
        givens.iter().all(|&given| given <= 9).then_some(Self(*givens))
    }

    /// The givens in row-major order, 0 for an empty cell.
    pub fn givens(&self) -> &[u8; 81] {
        &self.0
    }
}

/// The candidates of 81 cells: pencil marks, of which some may have been ruled out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Candidates(pub(in crate::solve) [u16; 81]);

impl Candidates {
    /// Takes the candidates of all cells in row-major order, digit 1 in the lowest bit. There are none if
    /// a bit stands for no digit. A cell without candidates is allowed: the puzzle has no solution then.
    pub fn new(cells: [u16; 81]) -> Option<Self> {
        cells.iter().all(|&cell| cell <= ALL).then_some(Self(cells))
    }

    /// The same with a digit ruled out in a cell: cells are counted from 0 in row-major order.
    ///
    /// That is how a generator asks whether a clue can go. A puzzle keeps its only solution without the
    /// clue if no other digit can take the clue's place:
    ///
    /// ```
    /// use nonet_core::solve::bulk::{Candidates, Clues, Solver};
    ///
    /// let line = b"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    /// let clues = Clues::from_line(line).expect("a puzzle");
    /// let questions: Vec<Candidates> = (0..81)
    ///     .filter(|&cell| clues.givens()[cell] != 0)
    ///     .map(|cell| {
    ///         let mut rest = *clues.givens();
    ///         let digit = std::mem::take(&mut rest[cell]);
    ///         let rest = Clues::from_givens(&rest).expect("digits up to 9");
    ///         Candidates::from(rest).without(cell, digit)
    ///     })
    ///     .collect();
    /// let is_needed = Solver::new().are_solvable(&questions);
    /// assert_eq!(is_needed.iter().filter(|&&is_needed| is_needed).count(), 8);
    /// ```
    #[must_use]
    pub fn without(mut self, cell: usize, digit: u8) -> Self {
        self.0[cell] &= !(1 << (digit - 1));
        self
    }

    /// The candidates of all cells in row-major order, digit 1 in the lowest bit.
    pub fn cells(&self) -> &[u16; 81] {
        &self.0
    }
}

impl From<Clues> for Candidates {
    fn from(clues: Clues) -> Self {
        Self(clues.0.map(|given| if given == 0 { ALL } else { 1 << (given - 1) }))
    }
}

/// What a search can start from: [`Clues`] or [`Candidates`].
pub trait Start: Copy + Into<Candidates> + sealed::Start {}

impl Start for Clues {}
impl Start for Candidates {}

mod sealed {
    use super::super::lanes::{Nodes, Processor};
    use crate::solve::fast::State;

    /// What the search asks of a start.
    pub trait Start: Sized {
        /// Its candidates for a search of its own, unless it plainly has no solution.
        fn state(&self) -> Option<State>;

        /// Writes the candidates of some puzzles, each into a lane.
        #[expect(private_bounds, private_interfaces, reason = "nobody outside can call it")]
        fn load<const N: usize, P: Processor<N>>(cpu: P, puzzles: &[Self], nodes: &mut Nodes<N>);
    }
}

#[expect(private_bounds, private_interfaces, reason = "nobody outside can call it")]
impl sealed::Start for Clues {
    fn state(&self) -> Option<State> {
        State::from_givens(&self.0)
    }

    #[inline(always)]
    fn load<const N: usize, P: Processor<N>>(cpu: P, puzzles: &[Self], nodes: &mut Nodes<N>) {
        Clues::load(cpu, puzzles, nodes);
    }
}

#[expect(private_bounds, private_interfaces, reason = "nobody outside can call it")]
impl sealed::Start for Candidates {
    fn state(&self) -> Option<State> {
        State::from_candidates(&self.0)
    }

    #[inline(always)]
    fn load<const N: usize, P: Processor<N>>(_: P, puzzles: &[Self], nodes: &mut Nodes<N>) {
        Candidates::load(puzzles, nodes);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_byte_of_a_line_is_a_given_an_empty_cell_or_foreign() {
        for byte in 0..=255 {
            let expected = match byte {
                b'1'..=b'9' => Some(byte - b'0'),
                b'.' | b'0' | b'*' | b'_' => Some(0),
                _ => None,
            };
            for place in [0, 15, 16, 79, 80] {
                let mut line = [b'.'; 81];
                line[place] = byte;
                let clues = Clues::from_line(&line);
                assert_eq!(clues.map(|clues| clues.givens()[place]), expected, "{byte} at {place}");
            }
        }
    }
}
