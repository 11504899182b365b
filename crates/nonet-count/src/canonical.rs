//! Canonical forms: one grid, or one puzzle, for all that are the same up to symmetry.
//!
//! Two grids are *essentially the same* if moving rows within bands, bands, columns within stacks and
//! stacks, transposing and renaming digits makes one out of the other. Of all those forms the canonical
//! one is the first in lexicographic order, which players call *minlex* (the thread "Canonical form" of the
//! players' forum, forum.enjoysudoku.com, from 2007).
//!
//! - [`Canonizer`] is for classic grids, very fast, by a table of bands;
//! - [`minlex`], [`automorphisms`] and [`equivalence`] are for puzzles and grids of any size.
//!
//! They do not share code, and each is the test of the other.

mod family;
mod puzzle;
mod ruled;
mod search;
mod source;

use std::sync::OnceLock;

use crate::ClassicGrid;
use crate::bands::{Band, BandTable, Move};

pub use puzzle::{Automorphisms, Minlex, automorphisms, equivalence, minlex};
pub use ruled::has_forms;

/// Finds the canonical forms of classic grids.
///
/// The canonical form begins with the smallest band that one of the six chutes (three bands, and three
/// stacks turned) can be made into. Which one that is, and how it is made, stands in a table. What is
/// left to choose is which chute of that class comes first, and which automorphism of that band is
/// used; everything else is then forced: rows and bands are sorted by their first column.
///
/// ```
/// use nonet_count::{Canonizer, ClassicGrid};
///
/// let text = "359782164416593278827641935593827416641935782278164359935278641164359827782416593";
/// let digits: Vec<u8> = text.bytes().map(|digit| digit - b'1').collect();
/// let grid = ClassicGrid::try_new(digits.try_into().unwrap()).unwrap();
/// let canonizer = Canonizer::shared();
/// let canonical = canonizer.canonical(&grid);
/// assert!(canonical.grid <= grid.normalised());
/// assert_eq!(canonizer.canonical(&grid.transposed()), canonical);
/// ```
pub struct Canonizer {
    table: BandTable,
}

/// A canonical form.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Canonical {
    /// The first of all grids that are essentially the same.
    pub grid: ClassicGrid,
    /// The number, from 1 to 416, of its first band.
    pub band: u16,
    /// How many symmetries of rows and columns, transposing included, lead back to the grid once
    /// its digits are renamed.
    pub automorphisms: u32,
}

impl Canonizer {
    /// The one that all share. The first call makes its table, which takes a moment.
    pub fn shared() -> &'static Canonizer {
        static SHARED: OnceLock<Canonizer> = OnceLock::new();
        SHARED.get_or_init(|| Canonizer { table: BandTable::new() })
    }

    /// The 416 bands in the order of their numbers.
    pub fn bands(&self) -> &[Band] {
        self.table.bands()
    }

    pub(crate) fn table(&self) -> &BandTable {
        &self.table
    }

    /// The numbers, from 1 to 416, of the three bands of a grid and of its three stacks.
    pub fn chutes(&self, grid: &ClassicGrid) -> [u16; 6] {
        let sides = [*grid.digits(), *grid.transposed().digits()];
        self.chute_numbers(&sides).map(|number| self.table.class(number) + 1)
    }

    /// The numbers of the normalised bands that the chutes are; the second side is transposed.
    fn chute_numbers(&self, sides: &[[u8; 81]; 2]) -> [usize; 6] {
        std::array::from_fn(|chute| {
            let [one, two, three] =
                [0, 1, 2].map(|row| row_of(&sides[chute / 3], 3 * (chute % 3) + row));
            self.table.number(one, two, three)
        })
    }

    /// The canonical form of a grid.
    pub fn canonical(&self, grid: &ClassicGrid) -> Canonical {
        let sides = [*grid.digits(), *grid.transposed().digits()];
        let numbers = self.chute_numbers(&sides);
        let classes = numbers.map(|number| self.table.class(number));
        let least = classes.into_iter().min().expect("six chutes");
        let mut best = Best { lower: [[u8::MAX; 9]; 6], count: 0 };
        for chute in (0..6).filter(|&chute| classes[chute] == least) {
            let way = self.table.way(numbers[chute]);
            for automorphism in self.table.automorphisms(least) {
                best.meet(&sides[chute / 3], chute % 3, &way.then(automorphism));
            }
        }
        let mut digits = [0; 81];
        let upper = &self.table.bands()[least as usize].rows;
        for (row, from) in digits.chunks_exact_mut(9).zip(upper.iter().chain(&best.lower)) {
            row.copy_from_slice(from);
        }
        Canonical { grid: ClassicGrid::known(digits), band: least + 1, automorphisms: best.count }
    }
}

/// A row of a grid.
fn row_of(digits: &[u8; 81], row: usize) -> &[u8; 9] {
    digits[9 * row..].first_chunk().expect("a grid has nine rows")
}

/// The smallest lower two bands so far, and how often they were met.
struct Best {
    lower: [[u8; 9]; 6],
    count: u32,
}

impl Best {
    /// Meets the form of a grid that has `band`, moved by `way`, on top.
    #[inline]
    fn meet(&mut self, grid: &[u8; 81], band: usize, way: &Move) {
        let columns = way.columns.map(usize::from);
        // Sixteen names, so that four bits always find one.
        let mut names = [0_u8; 16];
        let top = row_of(grid, 3 * band + way.rows[0] as usize);
        for (name, &column) in columns.iter().enumerate() {
            names[(top[column] & 15) as usize] = name as u8;
        }
        let rename = |digit: u8| names[(digit & 15) as usize];
        for (place, row) in sorted_rows(grid, band, columns[0], rename).into_iter().enumerate() {
            let row = row_of(grid, row);
            let row = columns.map(|column| rename(row[column]));
            if row < self.lower[place] {
                // Smaller than all before: the rows that follow only have to be written down.
                self.lower[place] = row;
                self.lower[place + 1..].fill([u8::MAX; 9]);
                self.count = 0;
            } else if row > self.lower[place] {
                return;
            }
        }
        self.count += 1;
    }
}

/// The six rows outside of `band`, bands and rows sorted by their renamed digits in one column.
#[inline]
fn sorted_rows(
    grid: &[u8; 81],
    band: usize,
    column: usize,
    rename: impl Fn(u8) -> u8,
) -> [usize; 6] {
    let others = [usize::from(band == 0), 2 - usize::from(band == 2)];
    let mut bands = others.map(|other| {
        let mut rows = [0, 1, 2].map(|row| {
            let row = 3 * other + row;
            (rename(row_of(grid, row)[column]), row)
        });
        rows.sort_unstable();
        rows
    });
    if bands[0][0] > bands[1][0] {
        bands.swap(0, 1);
    }
    std::array::from_fn(|place| bands[place / 3][place % 3].1)
}

#[cfg(test)]
mod tests {
    use nonet_core::{BoxShape, Draft, Grid, Layout, Random};
    use nonet_testing::random;

    use super::*;
    use crate::Alone;

    fn random_grid(random: &mut Random) -> ClassicGrid {
        ClassicGrid::try_from(&random::grid(&Layout::classic(), random)).expect("a classic grid")
    }

    fn draft(grid: &ClassicGrid) -> Draft {
        random::full(&Grid::from(grid))
    }

    fn read(text: &str) -> ClassicGrid {
        let digits: Vec<u8> = text.bytes().map(|digit| digit - b'1').collect();
        ClassicGrid::try_new(digits.try_into().expect("81 digits")).expect("a grid")
    }

    /// Grids with many automorphisms, and others.
    fn grids(random: &mut Random) -> Vec<ClassicGrid> {
        let symmetric = [
            "123456789456789123789123456231564897564897231897231564312645978645978312978312645",
            "123456789456789123789123456214365897365897214897214365531642978642978531978531642",
        ];
        let mut grids: Vec<ClassicGrid> = symmetric.map(read).to_vec();
        grids.extend((0..200).map(|_| random_grid(random)));
        grids
    }

    #[test]
    fn the_table_and_the_search_agree() {
        let mut random = Random::new(7);
        for grid in grids(&mut random) {
            let canonical = Canonizer::shared().canonical(&grid);
            let form = minlex(&draft(&grid), &Alone).expect("nobody stops");
            assert_eq!(form.draft, draft(&canonical.grid));
            assert_eq!(form.automorphisms, u128::from(canonical.automorphisms));
            let band = &Canonizer::shared().bands()[usize::from(canonical.band) - 1];
            assert_eq!(band.rows, [0, 1, 2].map(|row| canonical.grid.row(row)));
        }
    }

    #[test]
    fn scrambling_a_grid_changes_nothing() {
        let mut random = Random::new(8);
        for grid in grids(&mut random) {
            let canonical = Canonizer::shared().canonical(&grid);
            for _ in 0..20 {
                let symmetry = random::symmetry(BoxShape::CLASSIC, &mut random);
                let other = symmetry.apply_to_grid(&Grid::from(&grid));
                let other = ClassicGrid::try_from(&other).expect("a classic grid");
                assert_eq!(Canonizer::shared().canonical(&other), canonical);
            }
            assert_eq!(Canonizer::shared().canonical(&canonical.grid), canonical);
        }
    }

    #[test]
    fn the_most_symmetric_grid_has_648_automorphisms() {
        let first = grids(&mut Random::new(9))[0];
        let canonical = Canonizer::shared().canonical(&first);
        assert_eq!((canonical.band, canonical.automorphisms), (1, 648));
    }

    #[test]
    fn the_first_and_the_last_canonical_grid_are_those_that_players_know() {
        // Posted by Red Ed in the thread "Canonical form" in January 2007.
        let first = read(
            "123456789456789123789123456214365897365897214897214365531642978642978531978531642",
        );
        let last = read(
            "123456789457893612986217354274538196531964827698721435342685971715349268869172543",
        );
        let canonizer = Canonizer::shared();
        for (grid, band) in [(first, 1), (last, 416)] {
            let canonical = canonizer.canonical(&grid);
            assert_eq!((canonical.grid, canonical.band), (grid, band));
        }
        assert_eq!(canonizer.chutes(&last), [416; 6]);
        assert_eq!(canonizer.canonical(&last).automorphisms, 72);
    }

    #[test]
    fn two_grids_with_equal_chutes_that_players_wondered_about_are_the_same() {
        // Posted by coloin in the same thread.
        let one = read(
            "567812349892374156314965287136247598759638412248591673483756921625189734971423865",
        );
        let other = read(
            "856197342214853769739264851625781493497532186381649275978326514162475938543918627",
        );
        let canonizer = Canonizer::shared();
        assert_eq!(canonizer.chutes(&one), [275, 391, 377, 37, 122, 63]);
        assert_eq!(canonizer.chutes(&other), [122, 37, 63, 391, 275, 377]);
        assert_eq!(canonizer.canonical(&one), canonizer.canonical(&other));
        assert_eq!(canonizer.canonical(&one).band, 37);
    }
}
