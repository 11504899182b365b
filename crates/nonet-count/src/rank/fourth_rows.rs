//! The fourth row: for each orbit of top bands, all rows that can follow and what can follow them.

use std::array;

use crate::census::Census;
use crate::census::frames::Frame;
use crate::partition::trio::Trio;
use crate::partition::{Partition, Split};
use crate::permutation::{Permutation, inverse};
use crate::rank::rings::{Matching, Rings};

/// In each box 162 triples of digits avoid the columns above: 6³, less those with a digit twice.
pub(super) const TRIPLES: usize = 162;

/// The fourth rows below the example of an orbit.
///
/// In another band of the orbit these rows stand in another order. A row is looked up box by box:
/// the triples of the band's first box are put in order, with how many grids each begins; then only
/// the rows that begin with the right triple are put in order, about 75 of 12,000.
pub(super) struct FourthRows {
    /// The triples of digits that may stand in each box.
    triples: [Vec<[u8; 3]>; 3],
    rows: Vec<FourthRow>,
    /// The rows by their triple in each box.
    by_box: [ByTriple; 3],
}

/// A row of the example, and the grids that it begins below a top band.
struct FourthRow {
    /// The indices of its triples, box by box.
    triples: [u8; 3],
    ways: u32,
}

/// The rows in order of their triple in one box.
struct ByTriple {
    /// Indices of rows.
    rows: Vec<u16>,
    /// Where the rows of each triple begin, and the end.
    starts: [u16; TRIPLES + 1],
    /// The grids that all rows with a triple begin.
    ways: [u64; TRIPLES],
}

impl FourthRows {
    pub(super) fn new(census: &Census, rings: &Rings, orbit: usize) -> FourthRows {
        let columns = census.example_columns(orbit);
        let splits = census.example_splits(orbit);
        let triples = columns.map(triples_below);
        let halves: [Vec<Vec<Half>>; 3] =
            array::from_fn(|block| halves_of(&triples[block], &splits[block]));
        let mut counter = Counter { census, rings, below: Default::default(), seen: Vec::new() };
        let mut rows = Vec::new();
        for_each_row(&triples, |indices, row| {
            let halves = array::from_fn(|block| &halves[block][indices[block]][..]);
            let ways = counter.count(row, halves);
            if ways > 0 {
                let ways = u32::try_from(ways).expect("a row begins less than 2³² grids");
                rows.push(FourthRow { triples: indices.map(|index| index as u8), ways });
            }
        });
        let by_box = array::from_fn(|block| ByTriple::new(&rows, block));
        FourthRows { triples, rows, by_box }
    }

    /// All grids below the example.
    #[cfg(test)]
    pub(super) fn total(&self) -> u64 {
        self.by_box[0].ways.iter().sum()
    }

    /// How many grids with a top band have an earlier fourth row.
    pub(super) fn before(&self, frame: &Frame, row: &Permutation) -> u64 {
        let view = View::new(self, frame);
        let target = packed(row);
        let mut before = 0;
        for triple in 0..TRIPLES {
            let image = view.images[view.first][triple];
            if image < first_box(target) {
                before += self.by_box[view.first].ways[triple];
            } else if image == first_box(target) {
                let rows = self.rows_with(view.first, triple);
                let earlier = rows.filter(|row| view.image(row) < target);
                before += earlier.map(|row| u64::from(row.ways)).sum::<u64>();
            }
        }
        before
    }

    /// The fourth row of a number below a top band, and what is left of the number.
    pub(super) fn find(&self, frame: &Frame, number: u64) -> (Permutation, u64) {
        let view = View::new(self, frame);
        let mut triples: [(u64, usize); TRIPLES] =
            array::from_fn(|triple| (view.images[view.first][triple], triple));
        triples.sort_unstable();
        let ways = |&(_, triple): &(u64, usize)| self.by_box[view.first].ways[triple];
        let ((_, triple), number) = super::pass(triples, ways, number);
        let rows = self.rows_with(view.first, triple);
        let mut rows: Vec<(u64, u32)> = rows.map(|row| (view.image(row), row.ways)).collect();
        rows.sort_unstable();
        let ((image, _), number) = super::pass(rows, |&(_, ways)| ways.into(), number);
        (unpacked(image), number)
    }

    fn rows_with(&self, block: usize, triple: usize) -> impl Iterator<Item = &FourthRow> {
        let index = &self.by_box[block];
        let range = index.starts[triple].into()..index.starts[triple + 1].into();
        index.rows[range].iter().map(|&row| &self.rows[usize::from(row)])
    }
}

impl ByTriple {
    fn new(rows: &[FourthRow], block: usize) -> ByTriple {
        let triple = |row: &FourthRow| usize::from(row.triples[block]);
        let mut ways = [0; TRIPLES];
        let mut starts = [0; TRIPLES + 1];
        for row in rows {
            ways[triple(row)] += u64::from(row.ways);
            starts[triple(row) + 1] += 1;
        }
        for index in 0..TRIPLES {
            starts[index + 1] += starts[index];
        }
        let mut order: Vec<u16> = (0..rows.len() as u16).collect();
        order.sort_by_key(|&row| triple(&rows[usize::from(row)]));
        ByTriple { rows: order, starts, ways }
    }
}

/// The triples of an example as they stand in a band.
///
/// ```text
/// bits   35–32 31–28 27–24 | 23–20 19–16 15–12 | 11–8 7–4 3–0
/// column   0     1     2   |   3     4     5   |   6   7   8      digits 0 to 8
/// ```
///
/// The triples of a box are moved to the columns of the band, and the other places are 0: so a row is
/// the union of its triples, and rows compare as numbers.
struct View {
    images: [[u64; TRIPLES]; 3],
    /// The box of the example that is the first one of the band.
    first: usize,
}

impl View {
    fn new(rows: &FourthRows, frame: &Frame) -> View {
        let names_back = inverse(&frame.names);
        let image = |block: usize, triple: [u8; 3]| {
            let places = triple.iter().enumerate().map(|(column, &digit)| {
                let place = frame.places[3 * block + column];
                u64::from(names_back[digit as usize]) << (4 * (8 - place))
            });
            places.fold(0, |image, place| image | place)
        };
        let images = array::from_fn(|block| {
            array::from_fn(|triple| image(block, rows.triples[block][triple]))
        });
        let first = (0..3).find(|block| frame.places[3 * block] < 3);
        View { images, first: first.expect("one box comes first") }
    }

    fn image(&self, row: &FourthRow) -> u64 {
        (0..3).fold(0, |image, block| image | self.images[block][usize::from(row.triples[block])])
    }
}

/// A row as a number, see [`View`].
fn packed(row: &Permutation) -> u64 {
    row.iter().fold(0, |packed, &digit| packed << 4 | u64::from(digit))
}

fn unpacked(packed: u64) -> Permutation {
    array::from_fn(|column| (packed >> (4 * (8 - column)) & 0xf) as u8)
}

/// Only the first box of a packed row.
fn first_box(packed: u64) -> u64 {
    packed >> 24 << 24
}

/// The triples of different digits that avoid the columns above, in lexicographic order.
fn triples_below(columns: [Trio; 3]) -> Vec<[u8; 3]> {
    let all =
        (0..729).map(|number| [number / 81, number / 9 % 9, number % 9].map(|digit| digit as u8));
    let is_free = |triple: &[u8; 3]| {
        let [a, b, c] = *triple;
        a != b && a != c && b != c && (0..3).all(|place| !columns[place].contains(triple[place]))
    };
    all.filter(is_free).collect()
}

/// Calls back with all rows, and the indices of their triples.
fn for_each_row(triples: &[Vec<[u8; 3]>; 3], mut visit: impl FnMut([usize; 3], &Permutation)) {
    let mut by_set = vec![Vec::new(); Trio::COUNT];
    for (index, &triple) in triples[2].iter().enumerate() {
        by_set[Trio::new(triple).index()].push(index);
    }
    for (first, &one) in triples[0].iter().enumerate() {
        for (second, &two) in triples[1].iter().enumerate() {
            let sets = [Trio::new(one), Trio::new(two)];
            if !sets[0].is_disjoint(sets[1]) {
                continue;
            }
            for &third in &by_set[Trio::rest(sets[0], sets[1]).index()] {
                let boxes = [one, two, triples[2][third]];
                let row = array::from_fn(|column| boxes[column / 3][column % 3]);
                visit([first, second, third], &row);
            }
        }
    }
}

/// How a box goes on below a triple in its first row: two more digits for each column, and the
/// partition of the box below that.
struct Half {
    pairs: [[u8; 2]; 3],
    bottom: Partition,
}

/// For each triple, the splits of the stack that have its digits in the middle box.
fn halves_of(triples: &[[u8; 3]], splits: &[Split]) -> Vec<Vec<Half>> {
    let half = |triple: &[u8; 3], split: &Split| {
        let holds = |column: usize| split.middle[column].contains(triple[column]);
        let pair = |column: usize| {
            let [a, b, c] = split.middle[column].digits();
            match triple[column] {
                digit if digit == a => [b, c],
                digit if digit == b => [a, c],
                _ => [a, b],
            }
        };
        (0..3).all(holds).then(|| Half { pairs: array::from_fn(pair), bottom: split.partitions[1] })
    };
    let halves = |triple| splits.iter().filter_map(|split| half(triple, split)).collect();
    triples.iter().map(halves).collect()
}

/// Counts the grids below fourth rows.
struct Counter<'a> {
    census: &'a Census,
    rings: &'a Rings,
    /// What can stand below the row in each box; kept between rows, as making lists takes time.
    below: [Vec<(Matching, Partition)>; 3],
    /// The last of them, with its partitions seen from that of the first box.
    seen: Vec<(Matching, Partition)>,
}

impl Counter<'_> {
    /// The grids with a given fourth row: over all ways to go on in the three boxes, the orders of
    /// the fifth and sixth row, times `W` of the bottom band.
    fn count(&mut self, row: &Permutation, halves: [&[Half]; 3]) -> u64 {
        // Digits are known by the column where they stand in the row.
        let labels = inverse(row);
        for (block, below) in self.below.iter_mut().enumerate() {
            below.clear();
            below.extend(halves[block].iter().map(|half| {
                let pairs = half.pairs.map(|pair| pair.map(|digit| labels[digit as usize]));
                (Matching::new(block, pairs), half.bottom)
            }));
        }
        let [first, second, third] = &self.below;
        let mut sum = 0;
        for &(one, partition) in first {
            let view = self.census.partitions().seen_from(partition);
            self.seen.clear();
            self.seen.extend(third.iter().map(|&(three, below)| (three, view[below.index()])));
            for &(two, below) in second {
                let orders = self.rings.orders(one, two);
                let arrangements = self.census.arrangements(view[below.index()]);
                let products = self.seen.iter().map(|&(three, below)| {
                    u32::from(orders[three.index()]) * u32::from(arrangements[below.index()])
                });
                sum += u64::from(products.sum::<u32>());
            }
        }
        sum
    }
}
