//! One unit of work: all canonical grids with a given first band and a given split of the first stack.
//!
//! ```text
//!   stack 1   stack 2   stack 3
//!   ┌───────┬─────────┬─────────┐
//!   │        first band         │   given: one of the 416
//!   ├───────┼─────────┼─────────┤
//!   │ given │ 56      │ 56      │   second band: digits of each column chosen by splits
//!   │ split │ splits  │ splits  │
//!   ├───────┼─────────┼─────────┤
//!   │       │         │         │   third band: what is left in each column
//!   └───────┴─────────┴─────────┘
//! ```
//!
//! For each three splits there are some 33 second bands and some 33 third ones (rows sorted by their first
//! digits), and any two of them make a grid. Those of too small a class are left out beforehand, and so
//! are those whose rows an automorphism of the first band would turn into a smaller fourth row. For each
//! pair then three look-ups tell the classes of the stacks. Only where something is *equal*, a class or a
//! fourth row, the grid is written down and its canonical form is asked for.

use super::Tally;
use super::blocks::{BLOCKS, Block, Partitions, SPLITS, Stacks};
use crate::bands::BandTable;
use crate::crew::{Crew, Stopped};
use crate::orders::OF_THREE;
use crate::permutation::Permutation;
use crate::{Canonizer, ClassicGrid};

/// Counts the canonical grids whose first band is of `class`, counted from 0, and whose first stack has
/// the `split`-th of its 28 splits, counted from 0.
pub(super) fn count(class: u16, split: usize, crew: &dyn Crew) -> Result<Tally, Stopped> {
    let top = Top::new(class);
    let first = top.first_splits()[split];
    let thirds = [0, 1].map(|part| Thirds::new(&top, part));
    let mut lists = [0, 1].map(|_| vec![Vec::new(); SPLITS]);
    let mut count = Count::default();
    for second in 0..SPLITS {
        if crew.is_stopped() {
            return Err(Stopped);
        }
        count.add(&top, [first, second], &thirds, &mut lists);
    }
    Ok(count.tally())
}

/// The first band, and what follows from it.
struct Top {
    table: &'static BandTable,
    stacks: &'static Stacks,
    class: u16,
    rows: [Permutation; 3],
    /// The smallest digit that the first column lacks: the first one of the fourth row.
    least: u8,
    /// The automorphisms of the band, except for the one that changes nothing.
    images: Vec<Image>,
}

impl Top {
    fn new(class: u16) -> Top {
        let table = Canonizer::shared().table();
        let rows = table.bands()[usize::from(class)].rows;
        let least = (0..9)
            .find(|digit| rows.iter().all(|row| row[0] != *digit))
            .expect("a column of a band holds three of nine digits");
        let images = table.automorphisms(class)[1..].iter().map(|one| {
            let from = &rows[usize::from(one.rows[0])];
            let mut names = [0; 16];
            for (name, &column) in one.columns.iter().enumerate() {
                names[usize::from(from[usize::from(column)])] = name as u8;
            }
            let digit = from[usize::from(one.columns[usize::from(least)])];
            Image { columns: one.columns, names, digit }
        });
        Top { table, stacks: Stacks::shared(), class, rows, least, images: images.collect() }
    }

    /// The splits of the first stack that put the smallest digit below the first column into
    /// the second band.
    fn first_splits(&self) -> Vec<usize> {
        let has_least =
            |split: &usize| self.blocks(0, *split, 0)[0].iter().any(|row| row[0] == self.least);
        (0..SPLITS).filter(has_least).collect()
    }

    /// The blocks of a split below the first band: those in the second (part 0) or third band (part 1).
    fn blocks(&self, stack: usize, split: usize, part: usize) -> [Block; BLOCKS] {
        let name = |digit: u8| {
            let (row, column) = (usize::from(digit / 3), usize::from(digit % 3));
            self.rows[row][3 * stack + column]
        };
        self.stacks.splits[split].blocks[part].map(|block| block.map(|row| row.map(name)))
    }
}

/// What an automorphism of the first band does to the rows below.
struct Image {
    /// Which column comes to each place.
    columns: Permutation,
    /// What each digit becomes.
    names: [u8; 16],
    /// The row that has this digit in column `columns[0]` becomes the fourth one.
    digit: u8,
}

impl Image {
    /// The fourth row that it makes, if that is made of one of these rows.
    fn fourth_row(&self, rows: &[Permutation; 3]) -> Option<u32> {
        let column = usize::from(self.columns[0]);
        let row = rows.iter().find(|row| row[column] == self.digit)?;
        Some(key(&self
            .columns
            .map(|column| self.names[usize::from(row[usize::from(column)] & 15)])))
    }
}

/// A row as a number, but for its first digit; rows that begin alike are ordered by it.
fn key(row: &Permutation) -> u32 {
    row[1..].iter().fold(0, |key, &digit| key << 4 | u32::from(digit))
}

/// A second or third band.
#[derive(Clone)]
struct Half {
    rows: [Permutation; 3],
    /// The numbers of its blocks in their splits.
    blocks: [u8; 3],
    /// Whether a grid with it must be looked at closely, whatever the other one is.
    is_close: bool,
    /// The key of its first row.
    key: u32,
    /// The smallest key of a fourth row that an automorphism of the first band makes of its rows.
    bound: u32,
}

/// For each partition of the digits into the rows of a block: the blocks of the third stack with
/// these rows.
struct Thirds {
    /// By number of the partition.
    blocks: Vec<Vec<Third>>,
}

#[derive(Clone, Copy)]
struct Third {
    split: u8,
    block: u8,
    /// The digits of its columns.
    columns: [u16; 3],
}

impl Thirds {
    fn new(top: &Top, part: usize) -> Thirds {
        let mut blocks = vec![Vec::new(); Partitions::COUNT];
        for split in 0..SPLITS {
            for (number, block) in top.blocks(2, split, part).iter().enumerate() {
                let columns = [0, 1, 2].map(|column| set_of(block.map(|row| row[column])));
                let third = Third { split: split as u8, block: number as u8, columns };
                blocks[top.stacks.partitions.number(block.map(set_of))].push(third);
            }
        }
        Thirds { blocks }
    }
}

/// Collects the second (part 0) or third bands (part 1) with given splits of stacks 1 and 2, by the
/// split of stack 3, as far as that is wanted.
fn collect(
    top: &Top,
    splits: [usize; 2],
    part: usize,
    thirds: &Thirds,
    lists: &mut [Vec<Half>],
    is_wanted: impl Fn(usize) -> bool,
) {
    let seconds = top.blocks(1, splits[1], part);
    let second_sets = seconds.map(|block| block.map(set_of));
    for (first_number, first) in top.blocks(0, splits[0], part).iter().enumerate() {
        let mut first = *first;
        first.sort_unstable();
        let sets = first.map(set_of);
        for (second_number, second) in seconds.iter().enumerate() {
            for order in OF_THREE {
                let order = order.map(usize::from);
                let rows = order.map(|row| second_sets[second_number][row]);
                if (sets[0] & rows[0]) | (sets[1] & rows[1]) | (sets[2] & rows[2]) != 0 {
                    continue;
                }
                let rest = [0, 1, 2].map(|row| 0x1ff ^ sets[row] ^ rows[row]);
                for third in &thirds.blocks[top.stacks.partitions.number(rest)] {
                    if !is_wanted(third.split.into()) {
                        continue;
                    }
                    let rows = [0, 1, 2].map(|row| {
                        let last = third.columns.map(|set| set & rest[row]);
                        let last = last.map(|digit| digit.trailing_zeros() as u8);
                        let mut digits = [0; 9];
                        digits[..3].copy_from_slice(&first[row]);
                        digits[3..6].copy_from_slice(&second[order[row]]);
                        digits[6..].copy_from_slice(&last);
                        digits
                    });
                    let blocks = [first_number as u8, second_number as u8, third.block];
                    lists[usize::from(third.split)].extend(half(top, part, rows, blocks));
                }
            }
        }
    }
}

/// The band with these rows, unless no canonical grid can have it there.
#[inline]
fn half(top: &Top, part: usize, rows: [Permutation; 3], blocks: [u8; 3]) -> Option<Half> {
    let class = top.table.class(top.table.number(&rows[0], &rows[1], &rows[2]));
    if class < top.class {
        return None;
    }
    let bound = top.images.iter().filter_map(|image| image.fourth_row(&rows)).min();
    let bound = bound.unwrap_or(u32::MAX);
    let key = key(&rows[0]);
    let mut is_close = class == top.class;
    if part == 0 {
        if bound < key {
            return None;
        }
        is_close |= bound == key;
    }
    Some(Half { rows, blocks, is_close, key, bound })
}

/// What was counted in a unit.
#[derive(Default)]
struct Count {
    /// Canonical grids without automorphisms that were seen to be such without writing them down.
    plain: u64,
    /// The others.
    close: Tally,
}

impl Count {
    /// Counts the grids with these splits of stacks 1 and 2. The lists are empty before and after.
    fn add(
        &mut self,
        top: &Top,
        [first, second]: [usize; 2],
        thirds: &[Thirds; 2],
        [uppers, lowers]: &mut [Vec<Vec<Half>>; 2],
    ) {
        collect(top, [first, second], 0, &thirds[0], uppers, |_| true);
        collect(top, [first, second], 1, &thirds[1], lowers, |third| !uppers[third].is_empty());
        for third in 0..SPLITS {
            self.pairs(top, [first, second, third], &uppers[third], &lowers[third]);
            uppers[third].clear();
            lowers[third].clear();
        }
    }

    /// Counts the grids made of a second and a third band with these splits.
    #[expect(clippy::needless_bitwise_bool, reason = "the innermost loop, without branches")]
    fn pairs(&mut self, top: &Top, splits: [usize; 3], uppers: &[Half], lowers: &[Half]) {
        for upper in uppers {
            let [one, two, three] =
                [0, 1, 2].map(|at| top.stacks.classes(splits[at], upper.blocks[at]));
            let mut plain = 0;
            for lower in lowers {
                let [first, second, third] = lower.blocks.map(|block| usize::from(block & 63));
                let class = one[first].min(two[second]).min(three[third]);
                let is_possible = (class >= top.class) & (lower.bound >= upper.key);
                let is_plain = (class > top.class)
                    & (lower.bound > upper.key)
                    & !(upper.is_close | lower.is_close);
                plain += u64::from(is_plain);
                if is_possible & !is_plain {
                    self.look_closely(top, upper, lower);
                }
            }
            self.plain += plain;
        }
    }

    /// Counts the grid if it is its own canonical form.
    #[cold]
    fn look_closely(&mut self, top: &Top, upper: &Half, lower: &Half) {
        let rows = top.rows.iter().chain(&upper.rows).chain(&lower.rows);
        let mut digits = [0; 81];
        for (place, row) in digits.chunks_exact_mut(9).zip(rows) {
            place.copy_from_slice(row);
        }
        let grid = ClassicGrid::known(digits);
        let canonical = Canonizer::shared().canonical(&grid);
        if canonical.grid == grid {
            self.close.add(canonical.automorphisms, 1);
        }
    }

    fn tally(mut self) -> Tally {
        self.close.add(1, self.plain);
        self.close
    }
}

fn set_of(digits: [u8; 3]) -> u16 {
    digits.iter().fold(0, |set, digit| set | 1 << digit)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A search that fills cells row by row in all ways that keep the rules and leave rows and bands
    /// sorted by the first column, and counts the canonical grids.
    struct Plain<'a> {
        digits: [u8; 81],
        /// The digits that may stand in a cell of each column, in the second and the third band.
        columns: &'a [[u16; 9]; 2],
        tally: Tally,
    }

    impl Plain<'_> {
        fn fill(&mut self, cell: usize, mut held: [u16; 27]) {
            if cell == 81 {
                let grid = ClassicGrid::try_new(self.digits).expect("a grid");
                let canonical = Canonizer::shared().canonical(&grid);
                if canonical.grid == grid {
                    self.tally.add(canonical.automorphisms, 1);
                }
                return;
            }
            let (row, column) = (cell / 9, cell % 9);
            let houses = [row, 9 + column, 18 + row / 3 * 3 + column / 3];
            if row < 3 {
                for house in houses {
                    held[house] |= 1 << self.digits[cell];
                }
                return self.fill(cell + 1, held);
            }
            let mut free = self.columns[row / 3 - 1][column];
            for house in houses {
                free &= !held[house];
            }
            // The first row of the third band comes after that of the second.
            let above = if row == 6 { 3 } else { row - 1 };
            for digit in (0..9).filter(|digit| free >> digit & 1 == 1) {
                if column == 0 && row != 3 && digit < self.digits[9 * above] {
                    continue;
                }
                self.digits[cell] = digit;
                let mut held = held;
                for house in houses {
                    held[house] |= 1 << digit;
                }
                self.fill(cell + 1, held);
            }
        }
    }

    #[test]
    fn plain_search_counts_the_same_grids() {
        let mut all = Tally::default();
        // Bands with many automorphisms, and others.
        for (class, split, second) in
            [(0, 3, 5), (0, 27, 55), (1, 20, 40), (27, 0, 0), (150, 8, 30)]
        {
            let top = Top::new(class);
            let first = top.first_splits()[split];
            let thirds = [0, 1].map(|part| Thirds::new(&top, part));
            let mut count = Count::default();
            let mut lists = [0, 1].map(|_| vec![Vec::new(); SPLITS]);
            count.add(&top, [first, second], &thirds, &mut lists);

            let columns = [0, 1].map(|part| {
                let blocks = [top.blocks(0, first, part)[0], top.blocks(1, second, part)[0]];
                std::array::from_fn(|column| match blocks.get(column / 3) {
                    Some(block) => set_of(block.map(|row| row[column % 3])),
                    None => 0x1ff,
                })
            });
            let mut digits = [0; 81];
            for (place, row) in digits.chunks_exact_mut(9).zip(&top.rows) {
                place.copy_from_slice(row);
            }
            let mut plain = Plain { digits, columns: &columns, tally: Tally::default() };
            plain.fill(0, [0; 27]);
            let tally = plain.tally;
            assert_eq!(count.tally(), tally, "{class} {split} {second}");
            all += &tally;
        }
        assert!(all.grids > 10_000 && all.by_automorphisms.len() > 1);
    }
}
