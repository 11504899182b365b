//! Bands up to symmetry: which of the 416 essentially different bands a band is, by one look-up.
//!
//! A band is three rows of three boxes. Renaming digits, it begins with 123456789; then 12,096
//! second rows are possible, and for each of them 216 third rows:
//!
//! ```text
//!   1 2 3 │ 4 5 6 │ 7 8 9    fixed by renaming the digits
//!   4 5 7 │ 1 8 9 │ 2 3 6    one of 12,096 rows, numbered in order
//!   6 8 9 │ 2 3 7 │ 1 4 5    6 · 6 · 6 orders of what each box lacks
//!
//!   number = 216 · (number of row 2) + 36 · (order in box 1) + 6 · (box 2) + (box 3)
//! ```
//!
//! So 2,612,736 *normalised* bands are numbered in lexicographic order. Moving rows, boxes and columns
//! within boxes, in 6 · 6⁴ = 7,776 ways, and renaming again, makes other normalised bands of it: they
//! fall into 416 classes, which players call the *gang of 416* (forum.enjoysudoku.com, since 2005; the
//! number also is a step on the way of Felgenhauer and Jarvis, *Mathematics of Sudoku I*, 2006).
//!
//! A class is named by the first of its bands, and the classes are numbered from 1 in the order of those.
//! This numbering depends on nothing but the order of digits, and goes with minlex grids: among essentially
//! different grids in order, the first bands come in order too. Players also know other numberings, by
//! the order in which some program happened to meet the classes; those are not meant here.

use crate::orders::OF_THREE;
use crate::permutation::{IDENTITY, Permutation, inverse, then};

/// How many essentially different bands there are.
pub(crate) const CLASSES: usize = 416;

/// The second rows that suit 123456789.
const SECOND_ROWS: usize = 12_096;

/// One of the 416 essentially different bands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Band {
    /// Its number, from 1 to 416, in the order of `rows`.
    pub number: u16,
    /// Its smallest form: three rows of digits from 0 to 8, the first one in order.
    pub rows: [Permutation; 3],
    /// How many of the 7,776 moves of rows and columns lead back to it, once digits are renamed.
    pub automorphisms: u32,
    /// How many normalised bands are of this class: 7,776 divided by its automorphisms.
    pub bands: u32,
}

/// A move of the rows and columns of a band. Row `r` of the new band is row `rows[r]` of the old
/// one, and so it is with columns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Move {
    pub(crate) rows: [u8; 3],
    pub(crate) columns: Permutation,
}

impl Move {
    /// First this, then `next`.
    pub(crate) fn then(&self, next: &Move) -> Move {
        Move {
            rows: next.rows.map(|row| self.rows[row as usize]),
            columns: then(&next.columns, &self.columns),
        }
    }

    /// The move back.
    fn inverse(&self) -> Move {
        let mut rows = [0; 3];
        for (place, &row) in self.rows.iter().enumerate() {
            rows[row as usize] = place as u8;
        }
        Move { rows, columns: inverse(&self.columns) }
    }

    /// The band with its rows and columns moved, and digits as they were.
    fn apply(&self, band: &[Permutation; 3]) -> [Permutation; 3] {
        self.rows.map(|row| self.columns.map(|column| band[row as usize][column as usize]))
    }

    /// All 7,776 of them; the first one changes nothing.
    fn all() -> Vec<Move> {
        let mut all = Vec::with_capacity(7776);
        for rows in OF_THREE {
            for boxes in OF_THREE {
                for inside in 0..216 {
                    let orders = [inside / 36, inside / 6 % 6, inside % 6];
                    let columns = std::array::from_fn(|place| {
                        3 * boxes[place / 3] + OF_THREE[orders[place / 3]][place % 3]
                    });
                    all.push(Move { rows, columns });
                }
            }
        }
        all
    }
}

/// The class of every normalised band, and a move to the first band of that class.
pub(crate) struct BandTable {
    numbering: Numbering,
    moves: Vec<Move>,
    /// By number of the normalised band: its class, counted from 0.
    classes: Vec<u16>,
    /// By number of the normalised band: the index of a move that leads to the first of its class.
    ways: Vec<u16>,
    bands: Vec<Band>,
    /// By class: the moves that lead from its first band back to it.
    automorphisms: Vec<Vec<Move>>,
}

impl BandTable {
    /// Makes the table. Going through the bands in order, whichever has no class yet is the first of a
    /// new one, and the moves lead from it to all others.
    pub(crate) fn new() -> BandTable {
        let numbering = Numbering::new();
        let moves = Move::all();
        let back: Vec<Move> = moves.iter().map(Move::inverse).collect();
        let mut classes = vec![u16::MAX; SECOND_ROWS * 216];
        let mut ways = vec![0; SECOND_ROWS * 216];
        let (mut bands, mut automorphisms) = (Vec::new(), Vec::new());
        for number in 0..classes.len() {
            if classes[number] != u16::MAX {
                continue;
            }
            let class = bands.len() as u16;
            let rows = numbering.band(number);
            let mut fixing = Vec::new();
            for (way, (there, back)) in moves.iter().zip(&back).enumerate() {
                let [one, two, three] = back.apply(&rows);
                let image = numbering.number(&one, &two, &three);
                classes[image] = class;
                ways[image] = way as u16;
                if image == number {
                    fixing.push(*there);
                }
            }
            let count = fixing.len() as u32;
            let bands_of_class = moves.len() as u32 / count;
            bands.push(Band {
                number: class + 1,
                rows,
                automorphisms: count,
                bands: bands_of_class,
            });
            automorphisms.push(fixing);
        }
        BandTable { numbering, moves, classes, ways, bands, automorphisms }
    }

    /// The 416 bands in order.
    pub(crate) fn bands(&self) -> &[Band] {
        &self.bands
    }

    /// The moves that lead from the first band of a class, counted from 0, back to it.
    pub(crate) fn automorphisms(&self, class: u16) -> &[Move] {
        &self.automorphisms[class as usize]
    }

    /// The number of a band, given by its rows, once its digits are renamed.
    pub(crate) fn number(
        &self,
        one: &Permutation,
        two: &Permutation,
        three: &Permutation,
    ) -> usize {
        self.numbering.number(one, two, three)
    }

    /// The class, counted from 0, of a normalised band.
    pub(crate) fn class(&self, number: usize) -> u16 {
        self.classes[number]
    }

    /// A move that leads from a normalised band to the first one of its class.
    pub(crate) fn way(&self, number: usize) -> &Move {
        &self.moves[self.ways[number] as usize]
    }
}

/// The numbers of normalised bands.
struct Numbering {
    /// The second rows, in order.
    seconds: Vec<Permutation>,
    /// By [`code`] of three digits in box 1, or in box 2, of the second row: their number among the 120
    /// that fit there.
    fits: [Vec<u8>; 2],
    /// By 120 · (number in box 1) + (number in box 2): how many second rows come before.
    before: Vec<u16>,
}

impl Numbering {
    fn new() -> Numbering {
        let fits = [0, 1].map(|at| {
            let mut numbers = vec![0; 729];
            let mut count = 0;
            for (code, number) in numbers.iter_mut().enumerate() {
                let digits = [code / 81, code / 9 % 9, code % 9];
                let differ =
                    digits[0] != digits[1] && digits[0] != digits[2] && digits[1] != digits[2];
                if differ && digits.iter().all(|digit| digit / 3 != at) {
                    *number = count;
                    count += 1;
                }
            }
            numbers
        });
        let seconds = second_rows();
        let mut before = vec![0; 120 * 120];
        for (number, row) in seconds.iter().enumerate().rev() {
            let boxes = [code([row[0], row[1], row[2]]), code([row[3], row[4], row[5]])];
            before[fits[0][boxes[0]] as usize * 120 + fits[1][boxes[1]] as usize] = number as u16;
        }
        Numbering { seconds, fits, before }
    }

    #[inline]
    fn number(&self, one: &Permutation, two: &Permutation, three: &Permutation) -> usize {
        // Sixteen names, so that four bits always find one.
        let mut names = [0_u8; 16];
        for (name, &digit) in one.iter().enumerate() {
            names[(digit & 15) as usize] = name as u8;
        }
        let box_of = |row: &Permutation, at: usize| {
            [row[at], row[at + 1], row[at + 2]].map(|digit| names[(digit & 15) as usize])
        };
        let first = self.fits[0][code(box_of(two, 0))] as usize;
        let second = self.fits[1][code(box_of(two, 3))] as usize;
        let row = self.before[first * 120 + second] as usize + order(box_of(two, 6));
        row * 216
            + 36 * order(box_of(three, 0))
            + 6 * order(box_of(three, 3))
            + order(box_of(three, 6))
    }

    /// The normalised band with this number.
    fn band(&self, number: usize) -> [Permutation; 3] {
        let second = self.seconds[number / 216];
        let orders = [number / 36 % 6, number / 6 % 6, number % 6];
        let mut third = [0; 9];
        for (at, order) in orders.into_iter().enumerate() {
            let taken = &second[3 * at..3 * at + 3];
            let lacks: Vec<u8> = (0..9)
                .filter(|digit| *digit as usize / 3 != at && !taken.contains(digit))
                .collect();
            for place in 0..3 {
                third[3 * at + place] = lacks[OF_THREE[order][place] as usize];
            }
        }
        [IDENTITY, second, third]
    }
}

/// Three digits as a number in base nine.
fn code(digits: [u8; 3]) -> usize {
    let [one, two, three] = digits.map(usize::from);
    81 * one + 9 * two + three
}

/// In which of the six [`OF_THREE`] three different digits stand.
pub(crate) fn order([one, two, three]: [u8; 3]) -> usize {
    let smaller = usize::from(two < one) + usize::from(three < one);
    2 * smaller + usize::from(three < two)
}

/// Every row that may stand below 123456789, in order: 12,096.
pub(crate) fn second_rows() -> Vec<Permutation> {
    let mut rows = Vec::with_capacity(SECOND_ROWS);
    add_second_rows(0, 0, &mut [0; 9], &mut rows);
    rows
}

/// Adds every row that begins as `row` does up to `place` and may stand below 123456789.
fn add_second_rows(place: usize, used: u16, row: &mut Permutation, rows: &mut Vec<Permutation>) {
    if place == 9 {
        rows.push(*row);
        return;
    }
    for digit in 0..9 {
        if used >> digit & 1 == 0 && usize::from(digit / 3) != place / 3 {
            row[place] = digit;
            add_second_rows(place + 1, used | 1 << digit, row, rows);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Canonizer;

    #[test]
    fn all_second_rows_are_listed_in_order() {
        let rows = second_rows();
        assert_eq!(rows.len(), SECOND_ROWS);
        assert!(rows.windows(2).all(|two| two[0] < two[1]));
        assert!(rows.iter().all(|row| (0..9).all(|column| row[column] as usize / 3 != column / 3)));
    }

    #[test]
    fn normalised_bands_are_numbered_in_order() {
        let numbering = Numbering::new();
        let mut last = None;
        for number in 0..SECOND_ROWS * 216 {
            let band = numbering.band(number);
            assert!(last < Some(band), "{number}");
            last = Some(band);
            assert_eq!(numbering.number(&band[0], &band[1], &band[2]), number);
        }
    }

    #[test]
    fn there_are_416_bands_and_their_classes_hold_every_band() {
        let bands = Canonizer::shared().bands();
        assert_eq!(bands.len(), CLASSES);
        assert!(bands.iter().enumerate().all(|(at, band)| usize::from(band.number) == at + 1));
        assert!(bands.windows(2).all(|pair| pair[0].rows < pair[1].rows));
        assert!(bands.iter().all(|band| band.bands * band.automorphisms == 7776));
        let all: u32 = bands.iter().map(|band| band.bands).sum();
        assert_eq!(all, 2_612_736);
    }

    #[test]
    fn a_move_and_its_way_back_cancel() {
        let still = Move { rows: [0, 1, 2], columns: IDENTITY };
        let moves = Move::all();
        assert_eq!(moves[0], still);
        let band = Numbering::new().band(1_000_000);
        for pair in moves.windows(2) {
            let [one, other] = pair else { unreachable!("windows of two") };
            assert_eq!(one.then(&one.inverse()), still);
            assert_eq!(one.then(other).apply(&band), other.apply(&one.apply(&band)));
        }
    }

    #[test]
    fn the_stored_way_leads_to_the_first_band_of_the_class() {
        let table = BandTable::new();
        for number in (0..SECOND_ROWS * 216).step_by(97) {
            let band = table.numbering.band(number);
            let [one, two, three] = table.way(number).apply(&band);
            let image = table.numbering.band(table.number(&one, &two, &three));
            assert_eq!(image, table.bands()[table.class(number) as usize].rows);
            assert!(image <= band);
        }
    }
}
