//! Small grids, 4×4 and 6×6: so few that all of them are simply listed.

use std::sync::OnceLock;

use nonet_core::{BoxShape, Digit, DigitSet, Grid, Layout, Random};

use crate::orders::factorial;

/// All grids of a small shape, numbered as the classic ones are: by the arrangement of the first row,
/// then, with the digits renamed so that the first row is 1, 2, 3 and so on, in the order of the digits.
///
/// ```
/// use nonet_core::BoxShape;
/// use nonet_count::SmallGrids;
///
/// let grids = SmallGrids::shared(BoxShape::new(2, 2).unwrap()).unwrap();
/// assert_eq!(grids.total(), 288);
/// assert_eq!(grids.unrank(0).unwrap().to_string(), "1234341221434321");
/// assert_eq!(grids.unrank(288), None);
/// ```
pub struct SmallGrids {
    shape: BoxShape,
    /// Every grid whose first row is in order, in order.
    normalised: Vec<Digits>,
}

/// The digits of a grid, from 0, row by row; what a smaller grid leaves over is 0. There may be a
/// million of them, so none is an allocation of its own.
type Digits = [u8; SmallGrids::LARGEST * SmallGrids::LARGEST];

impl SmallGrids {
    /// The largest size that is listed: 6×6 has 39,168 grids with the first row in order, 8×8 has
    /// 722,631,131,136.
    const LARGEST: usize = 6;

    /// The grids with boxes of this shape, listed once; none if there are too many.
    pub fn shared(shape: BoxShape) -> Option<&'static SmallGrids> {
        const SIZES: usize = SmallGrids::LARGEST + 1;
        static LISTED: [OnceLock<SmallGrids>; SIZES * SIZES] =
            [const { OnceLock::new() }; SIZES * SIZES];
        if shape.size() > SmallGrids::LARGEST {
            return None;
        }
        let slot = &LISTED[shape.rows() * SIZES + shape.columns()];
        Some(slot.get_or_init(|| SmallGrids::list(shape)))
    }

    fn list(shape: BoxShape) -> SmallGrids {
        let size = shape.size();
        let layout = Layout::with_boxes(shape);
        let peers_before = layout.cells().map(|cell| {
            let peers = layout.peers(cell).iter().map(|peer| peer.index());
            peers.filter(|&peer| peer < cell.index()).collect()
        });
        let peers_before: Vec<Vec<usize>> = peers_before.collect();
        let mut digits = first_row(size);
        let mut normalised = Vec::new();
        fill(&peers_before, size, size, &mut digits, &mut normalised);
        SmallGrids { shape, normalised }
    }

    /// How many grids there are.
    pub fn total(&self) -> u128 {
        self.sets() * factorial(self.shape.size())
    }

    /// How many there are with the first row in order.
    pub fn sets(&self) -> u128 {
        self.normalised.len() as u128
    }

    /// The number of a grid, from 0.
    ///
    /// # Panics
    /// If the grid has boxes of another shape.
    pub fn rank(&self, grid: &Grid) -> u128 {
        assert_eq!(grid.layout().plain_shape(), Some(self.shape), "a grid of another shape");
        let size = self.shape.size();
        let first: Vec<usize> = grid.digits()[..size].iter().map(|digit| digit.index()).collect();
        let mut permutation = 0;
        let mut names = vec![0; size];
        for (place, &digit) in first.iter().enumerate() {
            let smaller = first[place + 1..].iter().filter(|&&later| later < digit).count();
            permutation = permutation * (size - place) as u128 + smaller as u128;
            names[digit] = place as u8;
        }
        let mut digits = [0; SmallGrids::LARGEST * SmallGrids::LARGEST];
        for (named, digit) in digits.iter_mut().zip(grid.digits()) {
            *named = names[digit.index()];
        }
        let place = self.normalised.binary_search(&digits).expect("every grid is in the list");
        permutation * self.sets() + place as u128
    }

    /// The grid with this number, if there is one.
    pub fn unrank(&self, number: u128) -> Option<Grid> {
        if number >= self.total() {
            return None;
        }
        let size = self.shape.size();
        let mut rest = number / self.sets();
        let mut choices = vec![0; size];
        for left in 1..=size {
            choices[size - left] = (rest % left as u128) as usize;
            rest /= left as u128;
        }
        let mut left: Vec<Digit> = DigitSet::all(size).iter().collect();
        let names: Vec<Digit> = choices.into_iter().map(|choice| left.remove(choice)).collect();
        let digits = &self.normalised[(number % self.sets()) as usize];
        let digits = digits[..size * size].iter();
        let named = digits.map(|&digit| names[digit as usize]).collect();
        Grid::try_new(Layout::with_boxes(self.shape), named)
    }

    /// A grid at random, each as likely as any other.
    pub fn draw(&self, random: &mut Random) -> Grid {
        self.unrank(random.exactly_below(self.total())).expect("a number below the total")
    }
}

/// A grid with 1, 2, 3 and so on in its first row.
fn first_row(size: usize) -> Digits {
    std::array::from_fn(|cell| if cell < size { cell as u8 } else { 0 })
}

/// Fills cell after cell with every digit that is possible there, the smallest first.
fn fill(
    peers_before: &[Vec<usize>],
    size: usize,
    cell: usize,
    digits: &mut Digits,
    found: &mut Vec<Digits>,
) {
    let Some(before) = peers_before.get(cell) else {
        found.push(*digits);
        return;
    };
    let taken = before.iter().fold(0_u32, |taken, &peer| taken | 1 << digits[peer]);
    for digit in (0..size as u8).filter(|digit| taken >> digit & 1 == 0) {
        digits[cell] = digit;
        fill(peers_before, size, cell + 1, digits, found);
    }
    digits[cell] = 0;
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn grids(rows: usize, columns: usize) -> &'static SmallGrids {
        let shape = BoxShape::new(rows, columns).expect("a shape");
        SmallGrids::shared(shape).expect("a small shape")
    }

    #[test]
    fn there_are_288_grids_of_4x4_and_28_200_960_of_6x6() {
        assert_eq!(grids(2, 2).total(), 288);
        assert_eq!(grids(2, 3).total(), 28_200_960);
        assert_eq!(grids(3, 2).total(), 28_200_960);
        // Without boxes: Latin squares.
        assert_eq!(grids(1, 5).total(), 161_280);
        assert!(SmallGrids::shared(BoxShape::CLASSIC).is_none());
    }

    #[test]
    fn every_4x4_grid_has_its_number_and_the_order_is_that_of_the_definition() {
        let all: Vec<Grid> = (0..288).map_while(|number| grids(2, 2).unrank(number)).collect();
        assert_eq!(all.iter().map(ToString::to_string).collect::<BTreeSet<_>>().len(), 288);
        assert!((0..).zip(&all).all(|(number, grid)| grids(2, 2).rank(grid) == number));
        let key = |grid: &Grid| {
            let row = grid.digits()[..4].to_vec();
            let place = |digit| row.iter().position(|&other| other == digit);
            let normalised: Vec<_> = grid.digits().iter().map(|&digit| place(digit)).collect();
            (row, normalised)
        };
        assert!(all.windows(2).all(|pair| key(&pair[0]) < key(&pair[1])));
    }

    #[test]
    fn numbers_of_6x6_grids_lead_there_and_back() {
        let mut random = Random::new(6);
        for shape in [grids(2, 3), grids(3, 2)] {
            for _ in 0..200 {
                let number = random.exactly_below(shape.total());
                let grid = shape.unrank(number).expect("a number below the total");
                assert_eq!(shape.rank(&grid), number);
            }
            assert_eq!(shape.unrank(shape.total()), None);
        }
    }

    /// Chi-square of draws over the 288 grids, against each being as likely as any other. With 287
    /// degrees of freedom it stays below 364.5 in 999 of 1000 fair cases.
    fn chi_square(draw: impl Fn(&mut Random) -> u128) -> f64 {
        let (draws, mut random) = (28_800, Random::new(4));
        let mut seen = [0_u32; 288];
        (0..draws).for_each(|_| seen[draw(&mut random) as usize] += 1);
        let expected = f64::from(draws) / 288.0;
        seen.iter().map(|&times| (f64::from(times) - expected).powi(2) / expected).sum()
    }

    #[test]
    fn every_4x4_grid_is_drawn_as_often_as_any_other() {
        let fair = chi_square(|random| grids(2, 2).rank(&grids(2, 2).draw(random)));
        assert!(fair < 364.5, "{fair}");
        // The test can tell: a remainder of numbers below 512 favours the first 224 grids.
        let unfair = chi_square(|random| random.exactly_below(512) % 288);
        assert!(unfair > 364.5, "{unfair}");
    }
}
