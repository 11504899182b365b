//! The ways to write a stack of two-row boxes, counted in two halves that meet in the middle.
//!
//! In the left stack each digit stands once in every band and once in every column: which column it
//! takes in which band is a permutation. Its pattern says in which of the two rows of the band. So
//! we may place whole digits, one after the other, each in all bands at once, and all that matters
//! for the next digits is which cells are taken.
//!
//! Half of the digits are placed in all ways, and the cells they take are written down; then the
//! same is done with the other half. The stack is full where the cells of one half are just those
//! that the other half leaves free:
//!
//! ```text
//!   a a b │        first half: a, b, c          second half: d, e, f
//!   d b d │        a a b    and the rest        . . .   free for the others
//!   c d a │  =     . b .    is free        +    d . d
//!   e e e │  …     c . a                        . d .      …
//! ```
//!
//! Columns are interchangeable. So only those ways are listed in which the first digit of the half
//! takes the first column in the first band, the second in the second band, and so on; the cells
//! are written down column by column, sorted. A way of the first half stands for C! ways, one for
//! each order of the columns; each fits together with as many ways of the second half as were
//! listed with the same sorted columns, times the orders of columns that change nothing.

use super::MAX_COLUMNS;
use super::family::FamilyClass;
use crate::crew::{Crew, Stopped};
use crate::orders::factorial;

/// Cells taken in each column of a stack: bit r of a column stands for row r.
type Columns = [u16; MAX_COLUMNS];

impl FamilyClass {
    /// In how many ways a stack with the sets of this family can be written.
    ///
    /// # Errors
    /// If the crew stopped.
    pub fn fillings(&self, crew: &dyn Crew) -> Result<u64, Stopped> {
        let bands = self.bands();
        // The halves are the digits of the lower and of the upper row of the first band: one of
        // these rows is full at once, which leaves few ways.
        let (upper, lower): (Vec<u8>, Vec<u8>) =
            self.patterns.iter().partition(|&pattern| pattern & 1 == 1);
        let full = (1 << (2 * bands)) - 1;
        let first = ways_to_place(&lower, full, crew)?;
        let second = ways_to_place(&upper, 0, crew)?;
        Ok(factorial(bands) as u64 * pairs(first, second, bands))
    }
}

/// The number of pairs of a way of the first half and a way of the second that it leaves room for.
/// The lists hold what the first half leaves free, and what the second half takes.
fn pairs(mut first: Vec<u64>, mut second: Vec<u64>, bands: usize) -> u64 {
    first.sort_unstable();
    second.sort_unstable();
    let mut pairs = 0;
    let mut rest = second.chunk_by(|one, next| one == next).peekable();
    for free in first.chunk_by(|one, next| one == next) {
        while rest.next_if(|taken| taken[0] < free[0]).is_some() {}
        if let Some(taken) = rest.next_if(|taken| taken[0] == free[0]) {
            pairs += free.len() as u64 * taken.len() as u64 * orders_of_equals(free[0], bands);
        }
    }
    pairs
}

/// The columns, sorted, in one number:
///
/// ```text
///   bit   59 … 48    47 … 36    35 … 24    23 … 12    11 … 0
///         largest      …          …          …        smallest    (leading columns are 0 if there
///         column                                       column      are fewer than five)
/// ```
fn packed(mut columns: Columns, bands: usize) -> u64 {
    columns[..bands].sort_unstable();
    columns[..bands].iter().rev().fold(0, |packed, &cells| packed << 12 | u64::from(cells))
}

/// How many orders of the packed columns look the same.
fn orders_of_equals(packed: u64, bands: usize) -> u64 {
    let columns: Vec<u64> = (0..bands).map(|column| packed >> (12 * column) & 0xfff).collect();
    columns.chunk_by(|one, next| one == next).map(|run| factorial(run.len()) as u64).product()
}

/// The cells that digits with these patterns take, each changed by `mask`, for each way to place them
/// in which the first digit takes the columns in order.
fn ways_to_place(patterns: &[u8], mask: u16, crew: &dyn Crew) -> Result<Vec<u64>, Stopped> {
    let mut columns = Columns::default();
    for (band, cells) in columns.iter_mut().enumerate().take(patterns.len()) {
        *cells = mask ^ cell(patterns[0], band);
    }
    let mut placing = Placing { patterns, mask, crew, ways: Vec::new() };
    placing.place(1, 0, 0, &mut columns)?;
    Ok(placing.ways)
}

/// The row, as a bit, that a digit takes in a band.
fn cell(pattern: u8, band: usize) -> u16 {
    1 << (2 * band + usize::from(pattern >> band & 1))
}

/// A search through all ways to place the digits of one half.
struct Placing<'a> {
    /// As many patterns as there are bands and columns.
    patterns: &'a [u8],
    /// The cells that are written the other way round: free ones instead of taken ones, or none.
    mask: u16,
    crew: &'a dyn Crew,
    /// The cells of each way, packed.
    ways: Vec<u64>,
}

impl Placing<'_> {
    /// Places the digits from `digit` on, that one from `band` on; `used` are its columns so far.
    fn place(
        &mut self,
        digit: usize,
        band: usize,
        used: u8,
        columns: &mut Columns,
    ) -> Result<(), Stopped> {
        let bands = self.patterns.len();
        if digit == bands {
            self.ways.push(packed(*columns, bands));
            return Ok(());
        }
        if band == bands {
            // Asked for the second digit and the third, which is often enough.
            if digit < 3 && self.crew.is_stopped() {
                return Err(Stopped);
            }
            return self.place(digit + 1, 0, 0, columns);
        }
        let cell = cell(self.patterns[digit], band);
        for column in 0..bands {
            if used >> column & 1 == 0 && (columns[column] ^ self.mask) & cell == 0 {
                columns[column] ^= cell;
                self.place(digit, band + 1, used | 1 << column, columns)?;
                columns[column] ^= cell;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::super::family_classes;
    use crate::crew::Alone;
    use crate::stack;

    #[test]
    fn halves_give_what_column_by_column_gives() {
        for columns in 1..=4 {
            for class in family_classes(columns) {
                let slowly = stack::fillings(&class.rows());
                assert_eq!(class.fillings(&Alone), Ok(slowly), "{class:?}");
            }
        }
    }

    #[test]
    fn five_equal_sets_make_two_latin_squares_of_order_5() {
        let classes = family_classes(5);
        let equal = classes.iter().find(|class| class.patterns[4] == 0).expect("five digits below");
        assert_eq!(equal.fillings(&Alone), Ok(161_280 * 161_280));
        // Another class, the long way round.
        let other = classes.last().expect("355 classes");
        assert_eq!(other.fillings(&Alone), Ok(stack::fillings(&other.rows())));
    }
}
