//! Frames: how a top band must be looked at to be the example of its orbit.

use std::array;

use crate::census::Census;
use crate::census::band::Columns;
use crate::census::orbits::{Change, Pair};
use crate::permutation::{Permutation, inverse, then};

/// For each pair of partitions, the change that makes it the example of its orbit.
pub(crate) struct Frames(Vec<Change>);

impl Frames {
    /// Follows the steps that found the orbits, backwards.
    pub(crate) fn new(census: &Census) -> Frames {
        let mut frames = vec![Change::NONE; Pair::COUNT];
        for step in &census.orbits_of_pairs().steps {
            let step_change = step.change(census.partitions());
            let onwards = frames[step.from.index()];
            let mut back = [0; 3];
            for (to, &from) in step_change.boxes.iter().enumerate() {
                back[from as usize] = to as u8;
            }
            frames[step.to.index()] = Change {
                names: then(&inverse(&step_change.names), &onwards.names),
                boxes: onwards.boxes.map(|place| back[place as usize]),
            };
        }
        Frames(frames)
    }

    /// The frame of a band with these columns.
    pub(crate) fn of(&self, census: &Census, columns: &Columns) -> Frame {
        let partitions = census.partitions();
        let boxes = columns.map(|trios| partitions.of(trios));
        let pair = Pair::of(partitions, boxes);
        let orbit = census.orbits_of_pairs().of(pair);
        let change = &self.0[pair.index()];
        let names = then(partitions.to_first(boxes[0]), &change.names);
        let example = census.example_columns(orbit);
        let mut places = [0; 9];
        for (to, &from) in change.boxes.iter().enumerate() {
            for (column, trio) in columns[from as usize].iter().enumerate() {
                // Trios of one box differ in every digit, so that one digit is enough.
                let digit = names[trio.digits()[0] as usize];
                let found = example[to].iter().position(|other| other.contains(digit));
                let found = found.expect("the change makes the band the example");
                places[3 * to + found] = 3 * from + column as u8;
            }
        }
        Frame { orbit, names, places }
    }
}

/// How a band becomes the example of its orbit.
pub(crate) struct Frame {
    /// The orbit, from 0.
    pub(crate) orbit: usize,
    /// The digit of the example for each digit of the band.
    pub(crate) names: Permutation,
    /// The column of the band, from 0, for each column of the example.
    pub(crate) places: [u8; 9],
}

impl Frame {
    /// A row of the example as it stands in the band.
    pub(crate) fn row_from_example(
        &self,
        row: &Permutation,
        names_back: &Permutation,
    ) -> Permutation {
        let mut seen = [0; 9];
        for (&place, &digit) in self.places.iter().zip(row) {
            seen[place as usize] = names_back[digit as usize];
        }
        seen
    }

    /// Three rows of the example as they stand in the band.
    pub(crate) fn rows_from_example(&self, rows: &[Permutation; 3]) -> [Permutation; 3] {
        let names_back = inverse(&self.names);
        array::from_fn(|row| self.row_from_example(&rows[row], &names_back))
    }
}

#[cfg(test)]
mod tests {
    use nonet_core::Random;

    use super::*;
    use crate::census::band;
    use crate::partition::Partition;

    #[test]
    fn the_example_seen_through_a_frame_has_the_columns_of_the_band() {
        let census = Census::shared();
        let frames = Frames::new(census);
        let mut random = Random::new(5);
        for _ in 0..2000 {
            let columns: Columns = array::from_fn(|_| {
                let partition = Partition::from_index(random.below(Partition::COUNT));
                let mut trios = census.partitions().trios(partition);
                trios.rotate_left(random.below(3));
                trios.swap(0, random.below(3));
                trios
            });
            let frame = frames.of(census, &columns);
            let example = census.example_columns(frame.orbit);
            let rows = band::unrank(&example, 0).expect("every band has an arrangement");
            assert_eq!(band::columns_of(frame.rows_from_example(&rows)), columns);
        }
    }
}
