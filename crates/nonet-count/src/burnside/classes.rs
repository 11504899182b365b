//! The classes of cell symmetries: symmetries that are the same but for the names of lines.
//!
//! The rows of a grid may be permuted within bands, and bands as a whole. Up to a renaming of rows
//! and bands, such a permutation is known by its *wheels*: it turns some bands into each other in a
//! ring, and when a band comes home after one full turn, its rows have been permuted in some way, of
//! which only the lengths of the cycles matter.
//!
//! ```text
//!   bands  A → B → A    after two steps the rows of A are      a wheel of 2 bands, cycles 2 + 1
//!                       swapped, but for one
//!   band   C → C        after one step the rows of C have      a wheel of 1 band, cycles 3
//!                       been turned round
//! ```
//!
//! The permutations that commute with a given one turn its wheels, exchange equal wheels, and do
//! what commutes with the permutation of the rows. Their number, divided into the number of all,
//! is the size of the class: there are 22 classes of the 1,296 permutations of nine rows.
//!
//! Rows and columns together make 22 · 23 / 2 = 253 classes, as a reflection in the diagonal swaps
//! them. Symmetries that reflect make 22 more: what matters is the permutation of the rows that is
//! left after doing them twice.

use nonet_core::symmetry::Symmetry;
use nonet_core::{BoxShape, Layout};

use super::is_handled;
use crate::orders::factorial;

/// Symmetries of the cells that are the same but for the names of rows, columns, bands and stacks,
/// and for a reflection in the diagonal if the boxes are square.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SymmetryClass {
    /// How many symmetries are in the class.
    pub size: u64,
    /// How often each of them must be done until every cell is back.
    pub order: u32,
    /// One of them. It leaves digits as they are.
    pub example: Symmetry,
}

/// All classes of cell symmetries for boxes of this shape: 275 for 3×3. The first is that of the
/// symmetry which moves nothing.
///
/// ```
/// use nonet_core::BoxShape;
///
/// let classes = nonet_count::burnside::classes(BoxShape::CLASSIC);
/// assert_eq!(classes.len(), 275);
/// assert_eq!(classes.iter().map(|class| class.size).sum::<u64>(), 3_359_232);
/// ```
///
/// # Panics
/// If [`is_handled`] says no to this shape.
pub fn classes(shape: BoxShape) -> Vec<SymmetryClass> {
    assert!(is_handled(shape), "symmetries of boxes of {shape} are not counted here");
    // A band holds as many boxes as a box has rows, so there are as many bands as a box has columns.
    let rows = line_classes(shape.columns(), shape.rows());
    let columns = line_classes(shape.rows(), shape.columns());
    let is_square = shape.rows() == shape.columns();
    let mut classes = Vec::new();
    for (number, row) in rows.iter().enumerate() {
        // With square boxes, the pair the other way round is in the same class.
        for (other, column) in columns.iter().enumerate().skip(if is_square { number } else { 0 }) {
            let twice = if is_square && other != number { 2 } else { 1 };
            let example = symmetry(shape, row.example.clone(), column.example.clone());
            classes.push(class(row.size * column.size * twice, example));
        }
    }
    if is_square {
        let all: u64 = rows.iter().map(|row| row.size).sum();
        for row in &rows {
            let still = (0..shape.size()).collect();
            let example = symmetry(shape, row.example.clone(), still);
            classes.push(class(row.size * all, example.then(&Symmetry::transposition(shape))));
        }
    }
    classes
}

fn symmetry(shape: BoxShape, rows: Vec<usize>, columns: Vec<usize>) -> Symmetry {
    let digits = Symmetry::identity(shape).digits().to_vec();
    Symmetry::try_new(shape, rows, columns, digits).expect("wheels keep bands and stacks together")
}

fn class(size: u64, example: Symmetry) -> SymmetryClass {
    let order = order_of(&cycles(&cell_images(&example))) as u32;
    SymmetryClass { size, order, example }
}

/// Where each cell goes, by index.
pub(super) fn cell_images(symmetry: &Symmetry) -> Vec<usize> {
    let layout = Layout::with_boxes(symmetry.shape());
    layout.cells().map(|cell| symmetry.cell_image(cell).index()).collect()
}

/// The cycles of a permutation, each in the order in which it is run through.
pub(super) fn cycles(images: &[usize]) -> Vec<Vec<usize>> {
    let mut seen = vec![false; images.len()];
    let mut cycles = Vec::new();
    for start in 0..images.len() {
        let (mut cycle, mut place) = (Vec::new(), start);
        while !seen[place] {
            seen[place] = true;
            cycle.push(place);
            place = images[place];
        }
        if !cycle.is_empty() {
            cycles.push(cycle);
        }
    }
    cycles
}

/// How often a permutation with these cycles must be done until everything is back.
pub(super) fn order_of(cycles: &[Vec<usize>]) -> usize {
    cycles.iter().map(Vec::len).fold(1, lowest_common_multiple)
}

pub(super) fn greatest_common_divisor(a: usize, b: usize) -> usize {
    if b == 0 { a } else { greatest_common_divisor(b, a % b) }
}

fn lowest_common_multiple(a: usize, b: usize) -> usize {
    a / greatest_common_divisor(a, b) * b
}

/// A class of permutations of the rows, or of the columns.
struct LineClass {
    size: u64,
    /// Where each line goes.
    example: Vec<usize>,
}

/// A ring of bands, and the lengths of the cycles in which lines are after one full turn.
#[derive(Clone, PartialEq)]
struct Wheel {
    bands: usize,
    cycles: Vec<usize>,
}

/// The classes of permutations of `bands` groups of `lines` lines.
fn line_classes(bands: usize, lines: usize) -> Vec<LineClass> {
    let cycles = partitions(lines);
    // Rings from the shortest on, cycles from the shortest on: the first class moves nothing.
    let kinds: Vec<Wheel> = (1..=bands)
        .flat_map(|bands| cycles.iter().map(move |cycles| Wheel { bands, cycles: cycles.clone() }))
        .collect();
    let mut choices = Vec::new();
    choose_wheels(&kinds, bands, &mut Vec::new(), &mut choices);
    let all = factorial(lines).pow(bands as u32) * factorial(bands);
    choices
        .iter()
        .map(|wheels| LineClass {
            size: (all / commuting(wheels)) as u64,
            example: turn(wheels, lines),
        })
        .collect()
}

/// All ways to choose wheels, in the order of their kinds, that have so many bands together.
fn choose_wheels(kinds: &[Wheel], left: usize, chosen: &mut Vec<Wheel>, all: &mut Vec<Vec<Wheel>>) {
    if left == 0 {
        all.push(chosen.clone());
        return;
    }
    for (number, kind) in kinds.iter().enumerate().filter(|(_, kind)| kind.bands <= left) {
        chosen.push(kind.clone());
        choose_wheels(&kinds[number..], left - kind.bands, chosen, all);
        chosen.pop();
    }
}

/// How many permutations commute with one that has these wheels.
fn commuting(wheels: &[Wheel]) -> u128 {
    let runs = wheels.chunk_by(|one, next| one == next);
    runs.map(|equal| {
        let one = equal[0].bands as u128 * centraliser(&equal[0].cycles);
        one.pow(equal.len() as u32) * factorial(equal.len())
    })
    .product()
}

/// How many permutations of n things commute with one that has cycles of these lengths: each cycle
/// can be turned, and cycles of equal length can be exchanged.
fn centraliser(cycles: &[usize]) -> u128 {
    let runs = cycles.chunk_by(|one, next| one == next);
    runs.map(|equal| (equal[0] as u128).pow(equal.len() as u32) * factorial(equal.len())).product()
}

/// A permutation with these wheels: the last band of each ring permutes its lines as it goes home.
fn turn(wheels: &[Wheel], lines: usize) -> Vec<usize> {
    let mut images = Vec::new();
    for wheel in wheels {
        let first = images.len() / lines;
        for band in 1..wheel.bands {
            images.extend((0..lines).map(|line| (first + band) * lines + line));
        }
        images.extend(permutation(&wheel.cycles).into_iter().map(|line| first * lines + line));
    }
    images
}

/// The permutation that turns neighbours in cycles of these lengths.
pub(super) fn permutation(cycles: &[usize]) -> Vec<usize> {
    let mut images = Vec::new();
    for &length in cycles {
        let first = images.len();
        images.extend((0..length).map(|step| first + (step + 1) % length));
    }
    images
}

/// All ways to write a number as a sum, parts ascending; 1 + 1 + … comes first.
pub(super) fn partitions(number: usize) -> Vec<Vec<usize>> {
    fn extend(left: usize, least: usize, parts: &mut Vec<usize>, all: &mut Vec<Vec<usize>>) {
        if left == 0 {
            all.push(parts.clone());
        }
        for part in least..=left {
            parts.push(part);
            extend(left - part, part, parts, all);
            parts.pop();
        }
    }
    let mut all = Vec::new();
    extend(number, 1, &mut Vec::new(), &mut all);
    all
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use super::*;

    fn shape(rows: usize, columns: usize) -> BoxShape {
        BoxShape::new(rows, columns).expect("a shape")
    }

    /// Every cell symmetry, as images of the cells.
    fn all_symmetries(shape: BoxShape) -> BTreeSet<Vec<usize>> {
        let count: u64 = classes(shape).iter().map(|class| class.size).sum();
        let digits = factorial(shape.size()) as u64;
        (0..count)
            .map(|number| {
                // The digits are chosen first: leave them all where they are.
                let mut rest = number * digits;
                let symmetry = Symmetry::from_choices(shape, |bound| {
                    let choice = rest % bound as u64;
                    rest /= bound as u64;
                    choice as usize
                });
                cell_images(&symmetry)
            })
            .collect()
    }

    #[test]
    fn classes_of_small_groups_are_those_found_by_conjugation() {
        for shape in [shape(2, 2), shape(2, 3), shape(3, 2)] {
            let all = all_symmetries(shape);
            let mut left = all.clone();
            let mut sizes: BTreeMap<Vec<usize>, u64> = BTreeMap::new();
            for class in classes(shape) {
                let images = cell_images(&class.example);
                assert!(left.contains(&images), "{shape}: two examples are of one class");
                let conjugates: BTreeSet<Vec<usize>> = all
                    .iter()
                    .map(|change| {
                        let mut conjugate = vec![0; images.len()];
                        for (cell, &image) in images.iter().enumerate() {
                            conjugate[change[cell]] = change[image];
                        }
                        conjugate
                    })
                    .collect();
                assert_eq!(conjugates.len() as u64, class.size);
                left.retain(|symmetry| !conjugates.contains(symmetry));
                sizes.insert(images, class.size);
            }
            assert!(left.is_empty(), "{shape}");
            assert_eq!(sizes.values().sum::<u64>(), all.len() as u64);
        }
    }

    #[test]
    fn the_classic_grid_has_275_classes_of_3359232_symmetries() {
        let classes = classes(BoxShape::CLASSIC);
        assert_eq!(classes.len(), 275);
        assert_eq!(classes.iter().map(|class| class.size).sum::<u64>(), 3_359_232);
        assert_eq!(classes[0].example, Symmetry::identity(BoxShape::CLASSIC));
        assert_eq!((classes[0].size, classes[0].order), (1, 1));
        assert!(classes[1..].iter().all(|class| class.order > 1));
        assert_eq!(classes.iter().filter(|class| class.example.transposes()).count(), 22);
    }
}
