//! Essentially different grids, counted one by one: 5,472,730,538 canonical forms, band by band.
//!
//! Russell and Jarvis (*Mathematics of Sudoku II*, 2006) got the number by Burnside's lemma, without
//! seeing the grids. Here every canonical form is met: a grid is canonical if no symmetry makes a
//! smaller one of it, so it begins with one of the 416 bands, none of its six chutes is of a class
//! before that band's, and the few ways to write it that begin alike make nothing smaller. Players'
//! catalogues of all grids, and their counts for each first band, were made in this manner.
//!
//! The work is cut into [`UNITS`] that do not depend on each other: a first band, and what the first
//! stack holds in each column of the second band. Any machine can do any unit at any time, and results
//! are added up.

mod blocks;
mod unit;

use std::collections::BTreeMap;
use std::ops::{AddAssign, Range};

use crate::bands::CLASSES;
use crate::crew::{Crew, Stopped, map};

/// Units of each first band: how the digits below the first block fall into its columns, in the
/// second and the third band. There are 56 ways, in pairs that only exchange these two bands.
const UNITS_OF_A_BAND: usize = 28;

/// How many units of work there are.
pub const UNITS: usize = CLASSES * UNITS_OF_A_BAND;

/// Essentially different grids that were counted.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Tally {
    /// How many.
    pub grids: u64,
    /// How many of them have so many automorphisms.
    pub by_automorphisms: BTreeMap<u32, u64>,
}

impl Tally {
    fn add(&mut self, automorphisms: u32, grids: u64) {
        if grids > 0 {
            self.grids += grids;
            *self.by_automorphisms.entry(automorphisms).or_default() += grids;
        }
    }
}

impl AddAssign<&Tally> for Tally {
    fn add_assign(&mut self, other: &Tally) {
        for (&automorphisms, &grids) in &other.by_automorphisms {
            self.add(automorphisms, grids);
        }
    }
}

/// Counts the canonical grids of some units, given by their numbers below [`UNITS`].
///
/// ```
/// use nonet_count::{Alone, essential};
///
/// // One grid only has nothing but chutes of the last band.
/// let units: Vec<usize> = essential::units_of_band(416).collect();
/// let tally = essential::count_units(&units, &Alone).unwrap();
/// assert_eq!(tally.grids, 1);
/// ```
///
/// # Errors
/// If the crew stopped before all units were done.
///
/// # Panics
/// If there is no such unit.
pub fn count_units(units: &[usize], crew: &dyn Crew) -> Result<Tally, Stopped> {
    let parts = map(crew, units.len(), |part| {
        let (class, split) = (units[part] / UNITS_OF_A_BAND, units[part] % UNITS_OF_A_BAND);
        unit::count(class as u16, split, crew)
    })?;
    let mut tally = Tally::default();
    for part in parts {
        tally += &part?;
    }
    Ok(tally)
}

/// The units of the grids that begin with a band, by its number from 1 to 416.
///
/// # Panics
/// If there is no such band.
pub fn units_of_band(number: u16) -> Range<usize> {
    let class = usize::from(number).checked_sub(1).expect("bands are numbered from 1");
    assert!(class < CLASSES, "there are 416 bands");
    class * UNITS_OF_A_BAND..(class + 1) * UNITS_OF_A_BAND
}

/// The units of a chunk of the whole work, which is cut into `chunks` of about the same size: chunk 1
/// does the first unit and every `chunks`-th one after it, and so on. None for chunk 0 or one past
/// the last.
pub fn units_of_chunk(chunk: usize, chunks: usize) -> impl Iterator<Item = usize> + Clone {
    let first = if chunk <= chunks { chunk.checked_sub(1).unwrap_or(UNITS) } else { UNITS };
    (first..UNITS).step_by(chunks.max(1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Alone;

    fn count(band: u16) -> Tally {
        let units: Vec<usize> = units_of_band(band).collect();
        count_units(&units, &Alone).expect("nobody stops")
    }

    #[test]
    fn the_last_bands_begin_the_grids_that_were_known() {
        assert_eq!(count(416).grids, 1);
        assert_eq!(count(415), Tally::default());
        assert_eq!(count(350).grids, 2_990);
    }

    #[test]
    fn chunks_cover_every_unit_once() {
        let mut all: Vec<usize> = (1..=10).flat_map(|chunk| units_of_chunk(chunk, 10)).collect();
        all.sort_unstable();
        assert!(all.into_iter().eq(0..UNITS));
        assert_eq!(units_of_chunk(0, 10).count(), 0);
        assert_eq!(units_of_chunk(11, 10).count(), 0);
        assert_eq!(units_of_band(1).start, 0);
        assert_eq!(units_of_band(416).end, UNITS);
    }
}
