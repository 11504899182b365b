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

use super::family::FamilyClass;
use crate::crew::{Crew, Stopped};

/// Cells taken in each column of a stack: bit r of a column stands for row r.
type Columns = [u16; super::MAX_COLUMNS];

impl FamilyClass {
    /// In how many ways a stack with the sets of this family can be written.
    ///
    /// # Errors
    /// If the crew stopped.
    pub fn fillings(&self, crew: &dyn Crew) -> Result<u64, Stopped> {
        let bands = self.bands();
        // The halves are the digits of the lower and of the upper row of the first band: the first
        // of these rows is full at once, which leaves few ways.
        let (upper, lower): (Vec<u8>, Vec<u8>) =
            self.patterns.iter().partition(|&pattern| pattern & 1 == 1);
        let full = (1_u16 << (2 * bands)) - 1;
        let mut first = ways_to_place(&lower, crew)?;
        for columns in &mut first {
            columns[..bands].iter_mut().for_each(|cells| *cells ^= full);
            columns[..bands].sort_unstable();
        }
        let mut second = ways_to_place(&upper, crew)?;
        for columns in &mut second {
            columns[..bands].sort_unstable();
        }
        let orders: u64 = factorial(bands);
        Ok(orders * pairs(first, second, bands))
    }
}

/// The number of pairs of a way of the first half and a way of the second that it leaves room for.
/// The lists hold what the first half leaves free, and what the second half takes.
fn pairs(mut first: Vec<Columns>, mut second: Vec<Columns>, bands: usize) -> u64 {
    first.sort_unstable();
    second.sort_unstable();
    let mut rest = &second[..];
    let mut pairs = 0;
    for free in first.chunk_by(|one, next| one == next) {
        let skipped = rest.partition_point(|taken| taken < &free[0]);
        rest = &rest[skipped..];
        let equal = rest.partition_point(|taken| taken == &free[0]);
        rest = &rest[equal..];
        let runs = free[0][..bands].chunk_by(|one, next| one == next);
        let orders: u64 = runs.map(|run| factorial(run.len())).product();
        pairs += free.len() as u64 * equal as u64 * orders;
    }
    pairs
}

fn factorial(count: usize) -> u64 {
    (1..=count as u64).product()
}

/// The cells that digits with these patterns take, for each way to place them in which the first
/// digit takes the columns in order.
fn ways_to_place(patterns: &[u8], crew: &dyn Crew) -> Result<Vec<Columns>, Stopped> {
    let mut columns = Columns::default();
    for (band, cells) in columns.iter_mut().enumerate().take(patterns.len()) {
        *cells = cell(patterns[0], band);
    }
    let mut placing = Placing { patterns, crew, ways: Vec::new() };
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
    crew: &'a dyn Crew,
    ways: Vec<Columns>,
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
            self.ways.push(*columns);
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
            if used >> column & 1 == 0 && columns[column] & cell == 0 {
                columns[column] |= cell;
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
