//! How many grids a cell symmetry leaves as they are, but for a renaming of digits.
//!
//! If a symmetry g moves the cells of a grid and a renaming σ of the digits undoes the change, then
//! a digit d in a cell stands for a whole *orbit* of cells: σ(d) in the image of the cell, σ²(d) in
//! the image of that, and so on round. So a search fills orbits, not cells.
//!
//! - **Which renamings?** Only the lengths of the cycles of σ matter, and few will do: if g, done k
//!   times, maps a house to itself, then it permutes the nine digits of that house as σ, done k times,
//!   does. So the cycles of both have the same lengths.
//! - **Names.** Renamings that commute with σ make new grids of the same kind from a grid. They are not
//!   wanted: a digit of a cycle that was not used so far stands for all such digits. As a renaming
//!   changes every grid, this divides by their number exactly.
//! - **Phases.** The grid is filled box by box, band by band, and what g moves a box to goes along. All
//!   that later phases see of it is which digits each house holds, so fillings that leave the same
//!   behind (the same [`Frontier`]) are counted together. 449,445,888 grids are counted in a moment.
//! - **Exchanges.** If g reflects the grid, rows that are not filled yet may change places if columns do
//!   the same: frontiers that differ in nothing else count as one.

use std::array;
use std::collections::HashMap;

use nonet_core::symmetry::Symmetry;

use super::classes::{
    cell_images, cycles, greatest_common_divisor, order_of, partitions, permutation,
};
use crate::crew::{Crew, Stopped};
use crate::orders::line_orders;

/// The most digits for grids that are counted here.
const MAX_DIGITS: usize = 9;
/// Rows, columns and boxes.
const MAX_HOUSES: usize = 3 * MAX_DIGITS;

/// The number of grids that the symmetry and some renaming of digits leave as they are, divided by
/// the number of all renamings.
///
/// # Errors
/// If the crew stopped.
pub(super) fn fixed_grids(symmetry: &Symmetry, crew: &dyn Crew) -> Result<u64, Stopped> {
    let grid = SymmetricGrid::new(symmetry);
    let mut sum = 0;
    for cycles in partitions(grid.size).iter().filter(|cycles| grid.allows(cycles)) {
        if let Some(search) = FixedGridSearch::new(&grid, cycles, crew) {
            sum += search.count()?;
        }
    }
    Ok(sum)
}

/// A grid and a symmetry of its cells.
struct SymmetricGrid {
    size: usize,
    /// The row, the column and the box of each cell; columns are counted on from rows, then boxes.
    houses: Vec<[usize; 3]>,
    images: Vec<usize>,
    /// The cells of each orbit, in the order in which they are moved.
    orbits: Vec<Vec<usize>>,
    /// The orbits of each phase.
    phases: Vec<u128>,
    exchanges: Vec<Exchange>,
}

impl SymmetricGrid {
    fn new(symmetry: &Symmetry) -> SymmetricGrid {
        let shape = symmetry.shape();
        let size = shape.size();
        assert!(size <= MAX_DIGITS, "grids with boxes of {shape} are not counted here");
        let images = cell_images(symmetry);
        let houses = (0..size * size).map(|cell| {
            let (row, column) = (cell / size, cell % size);
            let block = row / shape.rows() * shape.rows() + column / shape.columns();
            [row, size + column, 2 * size + block]
        });
        let houses: Vec<[usize; 3]> = houses.collect();
        let orbits = cycles(&images);
        let exchanges = Exchange::all(symmetry, &images, &houses);
        let mut grid =
            SymmetricGrid { size, houses, images, orbits, phases: Vec::new(), exchanges };
        grid.phases = grid.phases_for(shape.rows());
        grid
    }

    /// Orbits by the bands they are in and then by their boxes: whatever shares a band with an
    /// orbit comes along with it.
    fn phases_for(&self, rows: usize) -> Vec<u128> {
        let all = (1 << self.orbits.len()) - 1;
        // With a reflection, an orbit of the first stack has a cell in the first band as well.
        let mut bands = self.split(all, |cell| cell / self.size / rows);
        // Where many bands move together, few fillings leave much behind: they come first.
        bands.sort_by_key(|&phase| std::cmp::Reverse(self.cells_of(phase)));
        bands.iter().flat_map(|&phase| self.split(phase, |cell| self.houses[cell][2])).collect()
    }

    /// The orbits by the parts of the grid that they have cells in, each with the first of them.
    fn split(&self, mut orbits: u128, part_of: impl Fn(usize) -> usize) -> Vec<u128> {
        let mut parts = Vec::new();
        for part in 0..MAX_HOUSES {
            let is_in = |orbit: &Vec<usize>| orbit.iter().any(|&cell| part_of(cell) == part);
            let numbers = (0..self.orbits.len())
                .filter(|&number| orbits >> number & 1 == 1 && is_in(&self.orbits[number]));
            let found: u128 = numbers.map(|number| 1 << number).sum();
            if found != 0 {
                parts.push(found);
                orbits ^= found;
            }
        }
        parts
    }

    /// How many cells are in these orbits.
    fn cells_of(&self, orbits: u128) -> usize {
        let orbits = self.orbits.iter().enumerate().filter(|(number, _)| orbits >> number & 1 == 1);
        orbits.map(|(_, orbit)| orbit.len()).sum()
    }

    /// Whether digits may be renamed in cycles of these lengths.
    fn allows(&self, cycles: &[usize]) -> bool {
        let houses = 3 * self.size;
        let cells_of = |house: usize| -> Vec<usize> {
            (0..self.houses.len()).filter(|&cell| self.houses[cell].contains(&house)).collect()
        };
        let mut moved: Vec<usize> = (0..self.images.len()).collect();
        (1..=order_of(&self.orbits)).all(|power| {
            for cell in &mut moved {
                *cell = self.images[*cell];
            }
            let renamed = powered(cycles, power);
            (0..houses).all(|house| {
                let cells = cells_of(house);
                let stays = cells.iter().all(|&cell| self.houses[moved[cell]].contains(&house));
                !stays || cycles_within(&cells, &moved) == renamed
            })
        })
    }

    fn sees(&self, a: usize, b: usize) -> bool {
        self.houses[a].iter().any(|house| self.houses[b].contains(house))
    }
}

/// The cycles, sorted, of a permutation with these cycles that is done several times.
fn powered(cycles: &[usize], power: usize) -> Vec<usize> {
    let mut parts: Vec<usize> = cycles
        .iter()
        .flat_map(|&length| {
            let pieces = greatest_common_divisor(length, power);
            std::iter::repeat_n(length / pieces, pieces)
        })
        .collect();
    parts.sort_unstable();
    parts
}

/// The lengths, sorted, of the cycles that a permutation has among cells that it keeps together.
fn cycles_within(cells: &[usize], moved: &[usize]) -> Vec<usize> {
    let place = |cell: usize| cells.iter().position(|&one| one == cell).expect("it stays");
    let places: Vec<usize> = cells.iter().map(|&cell| place(moved[cell])).collect();
    let mut lengths: Vec<usize> = cycles(&places).iter().map(Vec::len).collect();
    lengths.sort_unstable();
    lengths
}

/// What a phase leaves behind: all that matters for the next ones.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Frontier {
    /// The digits that each house holds; none for houses that are full.
    used: [u16; MAX_HOUSES],
    /// The cycles of digits, as bits, of which no digit was used so far.
    fresh: u16,
}

impl Frontier {
    /// The same, with nothing said of houses other than the open ones, which are given as bits.
    fn without_full_houses(&self, open: u32) -> Frontier {
        let used =
            array::from_fn(|house| if open >> house & 1 == 1 { self.used[house] } else { 0 });
        Frontier { used, fresh: self.fresh }
    }

    fn exchanged(&self, exchange: &Exchange) -> Frontier {
        let mut used = [0; MAX_HOUSES];
        for (house, &image) in exchange.houses.iter().enumerate() {
            used[image] = self.used[house];
        }
        Frontier { used, fresh: self.fresh }
    }
}

/// An exchange of rows and, in the same way, of columns that commutes with the symmetry.
struct Exchange {
    cells: Vec<usize>,
    houses: Vec<usize>,
}

impl Exchange {
    /// All exchanges for a symmetry that reflects the grid; others are counted fast without.
    fn all(symmetry: &Symmetry, images: &[usize], houses: &[[usize; 3]]) -> Vec<Exchange> {
        let shape = symmetry.shape();
        if !symmetry.transposes() {
            return Vec::new();
        }
        let exchanges = line_orders(shape.columns(), shape.rows()).into_iter().map(|lines| {
            let size = lines.len();
            let cells: Vec<usize> = (0..size * size)
                .map(|cell| lines[cell / size] * size + lines[cell % size])
                .collect();
            let mut images = vec![0; 3 * size];
            for (cell, &image) in cells.iter().enumerate() {
                (0..3).for_each(|kind| images[houses[cell][kind]] = houses[image][kind]);
            }
            Exchange { cells, houses: images }
        });
        let commutes = |exchange: &Exchange| {
            let cells = &exchange.cells;
            (0..cells.len()).all(|cell| cells[images[cell]] == images[cells[cell]])
        };
        exchanges.filter(commutes).collect()
    }

    /// Whether these orbits stay together.
    fn keeps(&self, orbits: u128, grid: &SymmetricGrid) -> bool {
        let is_in = |cell: usize| {
            let number = grid.orbits.iter().position(|orbit| orbit.contains(&cell));
            number.is_some_and(|number| orbits >> number & 1 == 1)
        };
        (0..self.cells.len()).all(|cell| is_in(cell) == is_in(self.cells[cell]))
    }
}

/// A search for the grids that a symmetry and a renaming leave as they are.
struct FixedGridSearch<'a> {
    grid: &'a SymmetricGrid,
    crew: &'a dyn Crew,
    /// The digits that may stand in the first cell of each orbit.
    allowed: Vec<u16>,
    /// For each orbit and each digit in its first cell: which digits come into which houses.
    marks: Vec<Vec<Vec<(usize, u16)>>>,
    /// The number of the cycle that each digit is in, and the length of each cycle.
    cycle_of: Vec<usize>,
    cycles: &'a [usize],
}

impl<'a> FixedGridSearch<'a> {
    /// The search with digits renamed in cycles of these lengths, unless some orbit has no digit.
    fn new(
        grid: &'a SymmetricGrid,
        cycles: &'a [usize],
        crew: &'a dyn Crew,
    ) -> Option<FixedGridSearch<'a>> {
        let renaming = permutation(cycles);
        let cycle_of: Vec<usize> = (0..cycles.len())
            .flat_map(|number| std::iter::repeat_n(number, cycles[number]))
            .collect();
        let mut allowed = Vec::new();
        let mut marks = Vec::new();
        for orbit in &grid.orbits {
            let digits = |first: usize| {
                std::iter::successors(Some(first), |&digit| Some(renaming[digit])).zip(orbit)
            };
            let fits = |first: usize| {
                orbit.len().is_multiple_of(cycles[cycle_of[first]])
                    && digits(first)
                        .skip(1)
                        .all(|(digit, &cell)| digit != first || !grid.sees(orbit[0], cell))
            };
            let set: u16 =
                (0..grid.size).filter(|&digit| fits(digit)).map(|digit| 1 << digit).sum();
            if set == 0 {
                return None;
            }
            allowed.push(set);
            let marks_of = |first: usize| {
                let mut held = [0_u16; MAX_HOUSES];
                for (digit, &cell) in digits(first) {
                    grid.houses[cell].iter().for_each(|&house| held[house] |= 1 << digit);
                }
                held.into_iter().enumerate().filter(|&(_, digits)| digits != 0).collect()
            };
            marks.push((0..grid.size).map(marks_of).collect());
        }
        Some(FixedGridSearch { grid, crew, allowed, marks, cycle_of, cycles })
    }

    /// The number of grids, divided by the number of renamings that commute with this one.
    fn count(&self) -> Result<u64, Stopped> {
        let start = Frontier { used: [0; MAX_HOUSES], fresh: (1 << self.cycles.len()) - 1 };
        let mut frontiers = HashMap::from([(start, 1_u64)]);
        let (last, first) = self.grid.phases.split_last().expect("there are cells");
        let mut done = 0;
        for &phase in first {
            done |= phase;
            let open = self.houses_of(!done);
            let mut next: HashMap<Frontier, u64> = HashMap::new();
            self.fill_all(frontiers, phase, &mut |full, ways| {
                *next.entry(full.without_full_houses(open)).or_default() += ways;
            })?;
            frontiers = self.merged(next, done);
        }
        let mut sum = 0;
        self.fill_all(frontiers, *last, &mut |_, ways| sum += ways)?;
        Ok(sum)
    }

    /// Fills these orbits in all ways, beginning from each of the frontiers.
    fn fill_all(
        &self,
        frontiers: HashMap<Frontier, u64>,
        orbits: u128,
        visit: &mut dyn FnMut(&Frontier, u64),
    ) -> Result<(), Stopped> {
        // The order of a map does not matter here: ways are summed, and sums are exact.
        for (mut frontier, ways) in frontiers {
            if self.crew.is_stopped() {
                return Err(Stopped);
            }
            self.fill(&mut frontier, orbits, &mut |full| visit(full, ways));
        }
        Ok(())
    }

    /// The frontiers with those taken as one that differ in the names of lines only: exchanges of
    /// lines that the symmetry does not notice, and that leave the filled orbits together.
    fn merged(&self, frontiers: HashMap<Frontier, u64>, done: u128) -> HashMap<Frontier, u64> {
        let exchanges: Vec<&Exchange> =
            self.grid.exchanges.iter().filter(|exchange| exchange.keeps(done, self.grid)).collect();
        if exchanges.len() < 2 {
            return frontiers;
        }
        let mut merged = HashMap::new();
        for (frontier, ways) in frontiers {
            let images = exchanges.iter().map(|exchange| frontier.exchanged(exchange));
            let least = images.min().expect("one of them exchanges nothing");
            *merged.entry(least).or_default() += ways;
        }
        merged
    }

    /// The houses, as bits, of the cells of these orbits.
    fn houses_of(&self, orbits: u128) -> u32 {
        let orbits =
            self.grid.orbits.iter().enumerate().filter(|(number, _)| orbits >> number & 1 == 1);
        let houses = orbits.flat_map(|(_, orbit)| orbit).flat_map(|&cell| self.grid.houses[cell]);
        houses.fold(0, |houses, house| houses | 1 << house)
    }

    /// Fills these orbits in all ways, the one with the fewest digits left first.
    fn fill(&self, state: &mut Frontier, open: u128, visit: &mut dyn FnMut(&Frontier)) {
        if open == 0 {
            return visit(state);
        }
        let (orbit, mut digits) = self.tightest(state, open);
        let fresh = state.fresh;
        let mut lengths_begun = 0_u16;
        while digits != 0 {
            let digit = digits.trailing_zeros() as usize;
            digits &= digits - 1;
            let cycle = self.cycle_of[digit];
            if fresh >> cycle & 1 == 1 {
                // One digit stands for all of fresh cycles of this length.
                let length = 1 << self.cycles[cycle];
                if lengths_begun & length != 0 {
                    continue;
                }
                lengths_begun |= length;
                state.fresh = fresh & !(1 << cycle);
            }
            let marks = &self.marks[orbit][digit];
            for &(house, digits) in marks {
                state.used[house] |= digits;
            }
            self.fill(state, open & !(1 << orbit), visit);
            for &(house, digits) in marks {
                state.used[house] ^= digits;
            }
            state.fresh = fresh;
        }
    }

    /// The open orbit with the fewest digits left, and these.
    fn tightest(&self, state: &Frontier, mut open: u128) -> (usize, u16) {
        let mut best = (0, 0);
        let mut fewest = u32::MAX;
        while open != 0 {
            let orbit = open.trailing_zeros() as usize;
            open &= open - 1;
            let [row, column, block] = self.grid.houses[self.grid.orbits[orbit][0]];
            let used = state.used[row] | state.used[column] | state.used[block];
            let digits = self.allowed[orbit] & !used;
            if digits.count_ones() < fewest {
                fewest = digits.count_ones();
                best = (orbit, digits);
                if fewest <= 1 {
                    break;
                }
            }
        }
        best
    }
}
