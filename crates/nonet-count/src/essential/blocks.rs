//! Stacks in another normal form: the class of a stack whose first block is fixed.
//!
//! When the first band of a grid is fixed, so is the first block of each stack. Renaming digits, it holds
//! 1 to 9 in order; the two blocks below hold in each column what the first block lacks there:
//!
//! ```text
//!   1 2 3
//!   4 5 6    fixed
//!   7 8 9
//!   ─────
//!   2 1 1
//!   3 4 4    a split: columns {2,3,5} {1,4,7} …, one of 56,
//!   5 7 8    and an order of columns 2 and 3 against column 1, one of 36
//!   ─────
//!   6 3 2
//!   8 6 5    the rest of each column, and one of 36 orders
//!   9 9 7    (the class of a stack does not depend on the order of its rows)
//! ```
//!
//! So 56 · 36 · 36 classes tell everything about stacks, a table that fits into a fast cache, and the
//! stack below a given block is found by the renaming that this block asks for.

use std::sync::OnceLock;

use crate::bands::BandTable;
use crate::orders::OF_THREE;
use crate::{Canonizer, permutation::Permutation};

/// The ways to distribute the digits below the first block.
pub(super) const SPLITS: usize = 56;

/// Orders of a block with known columns, up to the order of its rows.
pub(super) const BLOCKS: usize = 36;

/// Three rows of three digits.
pub(super) type Block = [[u8; 3]; 3];

/// One way to distribute the digits of each column to the second and the third block.
pub(super) struct Split {
    /// The blocks that can stand in the second band, and those in the third.
    pub(super) blocks: [[Block; BLOCKS]; 2],
}

/// All stacks below the block 123 456 789.
pub(super) struct Stacks {
    pub(super) splits: Vec<Split>,
    /// By 36 · split + second block, then by third block: the class of the stack, counted from 0.
    /// Rows are padded to 64, so that six bits always find a place.
    classes: Vec<[u16; 64]>,
    pub(super) partitions: Partitions,
}

impl Stacks {
    /// The one that all share.
    pub(super) fn shared() -> &'static Stacks {
        static SHARED: OnceLock<Stacks> = OnceLock::new();
        SHARED.get_or_init(|| Stacks::new(Canonizer::shared().table()))
    }

    fn new(table: &BandTable) -> Stacks {
        let splits: Vec<Split> = all_splits().into_iter().map(Split::new).collect();
        let mut classes = Vec::with_capacity(SPLITS * BLOCKS);
        for split in &splits {
            for second in &split.blocks[0] {
                let mut row = [0; 64];
                for (class, third) in row.iter_mut().zip(&split.blocks[1]) {
                    *class = class_of(table, second, third);
                }
                classes.push(row);
            }
        }
        Stacks { splits, classes, partitions: Partitions::new() }
    }

    /// The classes of the stacks with this split and second block, by third block.
    #[inline]
    pub(super) fn classes(&self, split: usize, second: u8) -> &[u16; 64] {
        &self.classes[split * BLOCKS + usize::from(second)]
    }
}

impl Split {
    /// The blocks whose columns hold these digits in the second band, and the others in the third.
    fn new(columns: [u16; 3]) -> Split {
        let others = [0, 1, 2].map(|column| below(column) & !columns[column]);
        Split { blocks: [columns, others].map(blocks_with) }
    }
}

/// The 280 ways to cut nine digits into three sets of three, without order.
pub(super) struct Partitions {
    /// By set of three digits: its number below 84.
    threes: [u8; 512],
    /// By 84 · (a set) + (another set): the number of the partition.
    numbers: Vec<u16>,
}

impl Partitions {
    /// How many there are.
    pub(super) const COUNT: usize = 280;

    fn new() -> Partitions {
        let sets: Vec<u16> = (0..512).filter(|set: &u16| set.count_ones() == 3).collect();
        let mut threes = [0; 512];
        for (number, &set) in sets.iter().enumerate() {
            threes[usize::from(set)] = number as u8;
        }
        let mut partitions = Partitions { threes, numbers: vec![u16::MAX; 84 * 84] };
        let mut count = 0;
        for &one in &sets {
            for &two in sets.iter().filter(|&two| two & one == 0) {
                let three = 0x1ff ^ one ^ two;
                if partitions.numbers[partitions.place(one, two)] != u16::MAX {
                    continue;
                }
                for (one, two) in
                    [(one, two), (one, three), (two, one), (two, three), (three, one), (three, two)]
                {
                    let place = partitions.place(one, two);
                    partitions.numbers[place] = count;
                }
                count += 1;
            }
        }
        partitions
    }

    fn place(&self, one: u16, two: u16) -> usize {
        let number = |set: u16| usize::from(self.threes[usize::from(set & 511)]);
        84 * number(one) + number(two)
    }

    /// The number of a partition, given by its three sets in any order.
    #[inline]
    pub(super) fn number(&self, sets: [u16; 3]) -> usize {
        usize::from(self.numbers[self.place(sets[0], sets[1])])
    }
}

/// The digits, as a set of bits, that the first block lacks in a column.
fn below(column: usize) -> u16 {
    0x1ff & !(0b1_001_001 << column)
}

/// The digits of each column of the second block, in all ways that leave nine different ones to both
/// blocks.
fn all_splits() -> Vec<[u16; 3]> {
    let threes: Vec<u16> = (0..512).filter(|set: &u16| set.count_ones() == 3).collect();
    let inside = |set: u16, column: usize| set & !below(column) == 0;
    let mut splits = Vec::with_capacity(SPLITS);
    for &first in threes.iter().filter(|&&set| inside(set, 0)) {
        for &second in threes.iter().filter(|&&set| inside(set, 1) && set & first == 0) {
            let third = 0x1ff ^ first ^ second;
            if inside(third, 2) {
                splits.push([first, second, third]);
            }
        }
    }
    splits
}

/// The blocks with these columns, rows sorted by their first digits.
fn blocks_with(columns: [u16; 3]) -> [Block; BLOCKS] {
    let digits = columns.map(members);
    std::array::from_fn(|number| {
        let orders = [[0, 1, 2], OF_THREE[number / 6], OF_THREE[number % 6]];
        [0, 1, 2].map(|row: usize| {
            [0, 1, 2].map(|column: usize| digits[column][orders[column][row] as usize])
        })
    })
}

/// The three members of a set of digits.
fn members(set: u16) -> [u8; 3] {
    let one = set.trailing_zeros();
    let three = u16::BITS - 1 - set.leading_zeros();
    let two = (set & !(1 << one) & !(1 << three)).trailing_zeros();
    [one, two, three].map(|digit| digit as u8)
}

/// The class of the stack with these blocks below 123 456 789: its columns are the rows of a band.
fn class_of(table: &BandTable, second: &Block, third: &Block) -> u16 {
    let column = |at: usize| -> Permutation {
        std::array::from_fn(|row| match row / 3 {
            0 => (3 * row + at) as u8,
            1 => second[row % 3][at],
            _ => third[row % 3][at],
        })
    };
    table.class(table.number(&column(0), &column(1), &column(2)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_normalised_stack_is_counted_once() {
        let stacks = Stacks::shared();
        assert_eq!(stacks.splits.len(), SPLITS);
        // Each block stands for six orders of its rows.
        let mut counts = vec![0_u32; crate::bands::CLASSES];
        for row in &stacks.classes {
            row[..BLOCKS].iter().for_each(|&class| counts[class as usize] += 36);
        }
        for band in Canonizer::shared().bands() {
            assert_eq!(counts[usize::from(band.number) - 1], band.bands);
        }
    }

    #[test]
    fn the_blocks_of_a_split_fill_the_columns() {
        for split in &Stacks::shared().splits {
            for column in 0..3 {
                let digits = |part: usize, block: usize| {
                    split.blocks[part][block].iter().fold(0, |set, row| set | 1 << row[column])
                };
                for block in 0..BLOCKS {
                    assert_eq!(digits(0, block) | digits(1, 35 - block), below(column));
                }
            }
        }
    }
}
