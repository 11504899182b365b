//! Ranking: every filled 9×9 grid has a number, and every number its grid.
//!
//! A grid is its first row and the grid relabelled so that the first row is 123456789. Its number is
//! the number of the first row as a permutation, times the number of relabelled grids, plus the number
//! of the relabelled grid: those are numbered in lexicographic order of their 81 digits, from 0. So
//! the grids with the first row 123456789 come first, and they are in true lexicographic order.
//!
//! To rank a grid is to count the grids before it, row by row: those whose first rows are the same and
//! whose next row is earlier. The census knows all that is needed:
//!
//! ```text
//! row 1   123456789
//! row 2   12,096 choices; the grids below each are added up once, and prefix sums kept   top.rs
//! row 3   always 216 choices; the columns of the band are complete, and the grids below
//!         each are the completions of its orbit
//! row 4   about 12,000 choices; counted for the example of each of 44 orbits when it is   fourth_rows.rs
//!         first needed, and looked at through a frame that makes the band the example
//! row 5   about 75 fillings of two rows in each box; W for every three that fit           middle.rs
//! row 6
//! row 7   the columns of the last band are known; each first row leaves 2, 4, 8 or 16     census/band.rs
//! row 8   ways for the others
//! row 9
//! ```
//!
//! To find the grid of a number, the same counts are passed until the number is used up.

mod fourth_rows;
mod middle;
mod rings;
#[cfg(test)]
mod tests;
mod top;

use std::sync::OnceLock;

use crate::census::Census;
use crate::census::band::{self, columns_of};
use crate::census::frames::Frames;
use crate::classic::ClassicGrid;
use crate::permutation::{self, Permutation};
use fourth_rows::FourthRows;
use middle::MiddleRows;
use rings::Rings;
use top::{SecondRows, ThirdRows};

/// The numbers of all filled 9×9 grids.
///
/// ```
/// use nonet_count::Ranking;
///
/// let ranking = Ranking::shared();
/// let grid = ranking.unrank(1_000_000_000_000_000_000_000).unwrap();
/// assert_eq!(ranking.rank(&grid), 1_000_000_000_000_000_000_000);
/// assert!(ranking.unrank(6_670_903_752_021_072_936_960).is_none());
/// ```
pub struct Ranking {
    census: &'static Census,
    frames: Frames,
    rings: Rings,
    second_rows: SecondRows,
    /// By orbit, made when they are first needed.
    fourth_rows: Vec<OnceLock<FourthRows>>,
}

impl Ranking {
    /// The ranking, set up when it is first asked for.
    pub fn shared() -> &'static Ranking {
        static RANKING: OnceLock<Ranking> = OnceLock::new();
        RANKING.get_or_init(Ranking::new)
    }

    fn new() -> Ranking {
        let census = Census::shared();
        Ranking {
            census,
            frames: Frames::new(census),
            rings: Rings::new(),
            second_rows: SecondRows::new(census),
            fourth_rows: census.orbits().iter().map(|_| OnceLock::new()).collect(),
        }
    }

    /// The number of a grid, from 0.
    pub fn rank(&self, grid: &ClassicGrid) -> u128 {
        let first = permutation::rank(&grid.row(0));
        u128::from(first) * u128::from(self.census.sets()) + u128::from(self.set_number(grid))
    }

    /// The grid with this number, if there is one.
    pub fn unrank(&self, number: u128) -> Option<ClassicGrid> {
        let sets = u128::from(self.census.sets());
        let first = permutation::unrank(u32::try_from(number / sets).ok()?)?;
        Some(self.unrank_set((number % sets) as u64)?.relabelled(&first))
    }

    /// The number, from 0, of the set of nine rules that a grid follows: that of the grid relabelled
    /// so that its first row is 123456789.
    pub fn set_number(&self, grid: &ClassicGrid) -> u64 {
        let grid = grid.normalised();
        let rows: [Permutation; 9] = std::array::from_fn(|row| grid.row(row));
        let columns = columns_of([rows[0], rows[1], rows[2]]);
        let frame = self.frames.of(self.census, &columns);
        self.second_rows.before(&rows[1])
            + ThirdRows::new(self.census, &rows[1]).before(&rows[2])
            + self.fourth_rows(frame.orbit).before(&frame, &rows[3])
            + MiddleRows::new(self.census, &columns, &rows[3]).before(&[rows[4], rows[5]])
            + band::rank([rows[6], rows[7], rows[8]])
    }

    /// The grid that begins with 123456789 and follows the set of nine rules with this number, if
    /// there is one.
    pub fn unrank_set(&self, number: u64) -> Option<ClassicGrid> {
        if number >= self.census.sets() {
            return None;
        }
        let (second, number) = self.second_rows.find(number);
        let (third, number) = ThirdRows::new(self.census, &second).find(number);
        let top = [permutation::IDENTITY, second, third];
        let columns = columns_of(top);
        let frame = self.frames.of(self.census, &columns);
        let (fourth, number) = self.fourth_rows(frame.orbit).find(&frame, number);
        let middle = MiddleRows::new(self.census, &columns, &fourth);
        let ([fifth, sixth], number) = middle.find(number);
        let bottom = band::below(&columns, &columns_of([fourth, fifth, sixth]));
        let bottom = band::unrank(&bottom, number).expect("the number is below W");
        let rows = [top, [fourth, fifth, sixth], bottom];
        let digits = rows.as_flattened().as_flattened();
        Some(ClassicGrid::known(digits.try_into().expect("nine rows of nine digits")))
    }

    fn fourth_rows(&self, orbit: usize) -> &FourthRows {
        self.fourth_rows[orbit].get_or_init(|| FourthRows::new(self.census, &self.rings, orbit))
    }
}

/// The first item that a number does not pass, and what is left of the number.
fn pass<T>(
    items: impl IntoIterator<Item = T>,
    ways: impl Fn(&T) -> u64,
    mut number: u64,
) -> (T, u64) {
    for item in items {
        let ways = ways(&item);
        if number < ways {
            return (item, number);
        }
        number -= ways;
    }
    unreachable!("a number is less than the ways of all items together")
}
