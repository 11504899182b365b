//! Bands whose columns are known as sets: in how many ways their digits stand in three rows.

use std::array;
use std::ops::ControlFlow;

use crate::partition::trio::Trio;
use crate::permutation::Permutation;

/// The columns of a band, box by box; the columns of a box have no digit in common.
pub(crate) type Columns = [[Trio; 3]; 3];

/// The columns of three rows.
pub(crate) fn columns_of(rows: [Permutation; 3]) -> Columns {
    let trio = |column: usize| Trio::new(rows.map(|row| row[column]));
    array::from_fn(|block| array::from_fn(|column| trio(3 * block + column)))
}

/// What is left for the bottom band when two bands are known.
pub(crate) fn below(top: &Columns, middle: &Columns) -> Columns {
    array::from_fn(|block| {
        array::from_fn(|column| Trio::rest(top[block][column], middle[block][column]))
    })
}

/// Every first row that the columns allow, in lexicographic order, with all that can stand below.
///
/// A first row takes one digit of each column, and each box of it three digits that the others do
/// not have. Then it is always possible to go on, see [`Rest`].
pub(crate) fn first_rows(
    columns: &Columns,
    mut visit: impl FnMut(Permutation, Rest) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for one in first_boxes(columns[0]) {
        for two in first_boxes(columns[1]) {
            let (first, second) = (Trio::new(one), Trio::new(two));
            if !first.is_disjoint(second) {
                continue;
            }
            if let Some(three) = in_columns(Trio::rest(first, second), columns[2]) {
                let row = joined([one, two, three]);
                visit(row, Rest::new(columns, &row))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The first rows of a box, in lexicographic order: 27.
fn first_boxes(columns: [Trio; 3]) -> impl Iterator<Item = [u8; 3]> {
    let [one, two, three] = columns.map(Trio::digits);
    let choices = (0..27).map(|choice| (choice / 9, choice / 3 % 3, choice % 3));
    choices.map(move |(a, b, c)| [one[a], two[b], three[c]])
}

/// Digits in the order of the columns they belong to, if there is one for each.
fn in_columns(digits: Trio, columns: [Trio; 3]) -> Option<[u8; 3]> {
    let mut row = [u8::MAX; 3];
    for digit in digits.digits() {
        let column = columns.iter().position(|column| column.contains(digit))?;
        if row[column] != u8::MAX {
            return None;
        }
        row[column] = digit;
    }
    Some(row)
}

fn joined(boxes: [[u8; 3]; 3]) -> Permutation {
    array::from_fn(|column| boxes[column / 3][column % 3])
}

/// What the first row leaves over: two digits in each column, and each digit in two columns.
///
/// ```text
/// column   1   2   3  | 4   5   6  | 7   8   9
/// left     2   5   8  | 3   1   9  | ..            Choose 2 for the second row of column 1: then 3
///          3   6   9  | 2   4   7  |               is in its third row, so in the second row of
///                                                  column 4, and so on until the ring closes.
/// ```
///
/// The columns fall into rings, each of which can stand in two ways, whatever the others do. In
/// lexicographic order the leftmost column of a ring decides, with its lesser digit first: so the
/// ways are the binary numbers with a digit for each ring, from left to right.
pub(crate) struct Rest {
    /// The lesser and the greater digit of each column.
    pairs: [[u8; 2]; 9],
    /// The ring of each column, counted from 0 from left to right.
    ring: [u8; 9],
    rings: u32,
    /// Whether the greater digit stands above when the leftmost column has the lesser one there.
    is_turned: [bool; 9],
}

impl Rest {
    fn new(columns: &Columns, first: &Permutation) -> Rest {
        let pairs = array::from_fn(|column| {
            let [a, b, c] = columns[column / 3][column % 3].digits();
            match first[column] {
                digit if digit == a => [b, c],
                digit if digit == b => [a, c],
                _ => [a, b],
            }
        });
        Rest::of_pairs(pairs)
    }

    fn of_pairs(pairs: [[u8; 2]; 9]) -> Rest {
        // The sum of the two columns of each digit leads from one of them to the other.
        let mut sums = [0; 9];
        for (column, pair) in pairs.iter().enumerate() {
            for &digit in pair {
                sums[digit as usize] += column;
            }
        }
        let mut rest = Rest { pairs, ring: [u8::MAX; 9], rings: 0, is_turned: [false; 9] };
        for start in 0..9 {
            if rest.ring[start] != u8::MAX {
                continue;
            }
            let mut column = start;
            let mut above = pairs[start][0];
            while rest.ring[column] == u8::MAX {
                let [lesser, greater] = pairs[column];
                rest.ring[column] = rest.rings as u8;
                rest.is_turned[column] = above == greater;
                // What stands below here stands above in its other column.
                above = if above == lesser { greater } else { lesser };
                column = sums[above as usize] - column;
            }
            rest.rings += 1;
        }
        rest
    }

    /// In how many ways the second and third row can stand.
    pub(crate) fn ways(&self) -> u64 {
        1 << self.rings
    }

    /// The index of a second row, in lexicographic order.
    pub(crate) fn rank(&self, second: &Permutation) -> u64 {
        let mut rank = 0;
        let mut ring = 0;
        for (column, &above) in second.iter().enumerate() {
            if self.ring[column] == ring {
                rank = rank << 1 | u64::from(above == self.pairs[column][1]);
                ring += 1;
            }
        }
        rank
    }

    /// The second and third row with this index.
    pub(crate) fn rows(&self, index: u64) -> [Permutation; 2] {
        let greater_above = |column: usize| {
            let is_flipped = index >> (self.rings - 1 - u32::from(self.ring[column])) & 1 == 1;
            self.is_turned[column] != is_flipped
        };
        [false, true].map(|is_below| {
            array::from_fn(|column| {
                self.pairs[column][usize::from(greater_above(column) != is_below)]
            })
        })
    }
}

/// The number of ways to fill the rows of a band with these columns.
pub(crate) fn count(columns: &Columns) -> u64 {
    let mut count = 0;
    let _ = first_rows(columns, |_, rest| {
        count += rest.ways();
        ControlFlow::Continue(())
    });
    count
}

/// The index of three rows among all with the same columns, in lexicographic order.
pub(crate) fn rank(rows: [Permutation; 3]) -> u64 {
    let mut rank = 0;
    let _ = first_rows(&columns_of(rows), |first, rest| {
        if first == rows[0] {
            rank += rest.rank(&rows[1]);
            return ControlFlow::Break(());
        }
        rank += rest.ways();
        ControlFlow::Continue(())
    });
    rank
}

/// The rows with this index among all with these columns, in lexicographic order.
pub(crate) fn unrank(columns: &Columns, index: u64) -> Option<[Permutation; 3]> {
    let mut left = index;
    let mut found = None;
    let _ = first_rows(columns, |first, rest| {
        if left < rest.ways() {
            let [second, third] = rest.rows(left);
            found = Some([first, second, third]);
            return ControlFlow::Break(());
        }
        left -= rest.ways();
        ControlFlow::Continue(())
    });
    found
}

/// Every way to fill the rows, in lexicographic order.
pub(crate) fn all(columns: &Columns) -> Vec<[Permutation; 3]> {
    let mut all = Vec::new();
    let _ = first_rows(columns, |first, rest| {
        all.extend((0..rest.ways()).map(|index| {
            let [second, third] = rest.rows(index);
            [first, second, third]
        }));
        ControlFlow::Continue(())
    });
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::census::Census;

    /// Every arrangement, by trying all orders of each column from left to right.
    fn by_force(columns: &Columns) -> Vec<[Permutation; 3]> {
        let mut bands = vec![[[u8::MAX; 9]; 3]];
        for (column, trio) in columns.as_flattened().iter().enumerate() {
            let [a, b, c] = trio.digits();
            let orders = [[a, b, c], [a, c, b], [b, a, c], [b, c, a], [c, a, b], [c, b, a]];
            let mut longer = Vec::new();
            for band in &bands {
                for order in orders {
                    if (0..3).all(|row| !band[row].contains(&order[row])) {
                        let mut band = *band;
                        (0..3).for_each(|row| band[row][column] = order[row]);
                        longer.push(band);
                    }
                }
            }
            bands = longer;
        }
        bands.sort_unstable();
        bands
    }

    #[test]
    fn the_arrangements_of_every_orbit_are_those_found_by_force() {
        let census = Census::shared();
        for (index, orbit) in census.orbits().iter().enumerate() {
            let columns = census.example_columns(index);
            let forced = by_force(&columns);
            assert_eq!(forced.len() as u64, orbit.arrangements, "orbit {index}");
            assert_eq!(all(&columns), forced, "orbit {index}, in order");
        }
    }

    #[test]
    fn arrangements_are_numbered_in_order() {
        let census = Census::shared();
        for orbit in [0, 7, 43] {
            let columns = census.example_columns(orbit);
            for (index, rows) in all(&columns).into_iter().enumerate() {
                assert_eq!(rank(rows), index as u64);
                assert_eq!(unrank(&columns, index as u64), Some(rows));
            }
            assert_eq!(unrank(&columns, count(&columns)), None);
        }
    }
}
