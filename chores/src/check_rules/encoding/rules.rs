//! Every rule as clauses, each from its own words.

use batsat::Lit;
use nonet_core::Cell;
use nonet_core::rule::Clue;

use super::{Encoding, has};

/// The rows and columns of one box.
type Boxes = Option<(usize, usize)>;

impl Encoding {
    /// Each cell holds one digit; each row, column and box holds each digit once.
    pub(super) fn add_sudoku(&mut self, boxes: Boxes) {
        for cell in 0..self.cell_count() {
            let digits: Vec<Lit> = self.numbers().map(|number| self.holds(cell, number)).collect();
            self.add(&digits);
            self.at_most_one(&digits);
        }
        self.each_digit_once_by(|row, _| Some((row, 0)));
        self.each_digit_once_by(|_, column| Some((0, column)));
        if let Some((rows, columns)) = boxes {
            self.each_digit_once_by(|row, column| Some((row / rows, column / columns)));
        }
    }

    /// What a clue says.
    pub(super) fn add_clue(&mut self, clue: &Clue, boxes: Boxes) {
        let size = self.size;
        let cells: Vec<usize> = clue.cells.iter().map(|cell: &Cell| cell.index()).collect();
        match clue.rule.id {
            "region" | "extra-region" => self.all_differ(&cells),
            "diagonal-falling" => {
                self.each_digit_once_by(|row, column| (row == column).then_some((0, 0)));
            }
            "diagonal-rising" => {
                self.each_digit_once_by(|row, column| (row + column + 1 == size).then_some((0, 0)));
            }
            "windoku" => {
                // Windows are as large as boxes, with one line of cells before, between and after them.
                let step = boxes.expect("windows are about boxes").0 + 1;
                self.each_digit_once_by(|row, column| {
                    let is_inside = row % step != 0 && column % step != 0;
                    is_inside.then_some((row / step, column / step))
                });
            }
            "disjoint-groups" => {
                let (rows, columns) = boxes.expect("groups are about boxes");
                self.each_digit_once_by(|row, column| Some((row % rows, column % columns)));
            }
            "strip" => {
                self.all_differ(&cells);
                for number in self.numbers().filter(|&number| has(clue.digits, number)) {
                    let places: Vec<Lit> =
                        cells.iter().map(|&cell| self.holds(cell, number)).collect();
                    self.add(&places);
                }
            }
            "anti-knight" => self.apart(|down, across| matches!((down, across), (1, 2) | (2, 1))),
            "anti-king" => self.apart(|down, across| down.max(across) == 1),
            "non-consecutive" => self.add_non_consecutive(),
            "even" => self.forbid(&cells, |number| number % 2 == 1),
            "odd" => self.forbid(&cells, |number| number % 2 == 0),
            "buildings" => {
                let number = clue.number.expect("buildings have a number") as usize;
                self.add_buildings(&cells, number);
            }
            other => panic!("the rule `{other}` has to be written down here, too"),
        }
    }

    fn cell_count(&self) -> usize {
        self.size * self.size
    }

    fn numbers(&self) -> impl Iterator<Item = usize> + use<> {
        1..=self.size
    }

    /// For each pair of different cells, how far apart their rows and columns are.
    fn pairs(&self) -> impl Iterator<Item = (usize, usize, (usize, usize))> + use<> {
        let size = self.size;
        let apart = move |one: usize, other: usize| {
            ((one / size).abs_diff(other / size), (one % size).abs_diff(other % size))
        };
        let cells = self.cell_count();
        (0..cells)
            .flat_map(move |one| (one + 1..cells).map(move |other| (one, other, apart(one, other))))
    }

    fn at_most_one(&mut self, literals: &[Lit]) {
        for (index, &one) in literals.iter().enumerate() {
            for &other in &literals[index + 1..] {
                self.add(&[!one, !other]);
            }
        }
    }

    /// No digit stands in two of the cells.
    fn all_differ(&mut self, cells: &[usize]) {
        for number in self.numbers() {
            let places: Vec<Lit> = cells.iter().map(|&cell| self.holds(cell, number)).collect();
            self.at_most_one(&places);
        }
    }

    /// All cells to which a function of row and column gives the same name hold each digit once.
    fn each_digit_once_by(&mut self, name: impl Fn(usize, usize) -> Option<(usize, usize)>) {
        let name_of = |cell: usize| name(cell / self.size, cell % self.size);
        let mut names: Vec<_> = (0..self.cell_count()).filter_map(name_of).collect();
        names.sort_unstable();
        names.dedup();
        let group = |name| -> Vec<usize> {
            (0..self.cell_count()).filter(|&cell| name_of(cell) == Some(name)).collect()
        };
        let groups: Vec<Vec<usize>> = names.into_iter().map(group).collect();
        for cells in groups {
            self.all_differ(&cells);
            for number in self.numbers() {
                let places: Vec<Lit> = cells.iter().map(|&cell| self.holds(cell, number)).collect();
                self.add(&places);
            }
        }
    }

    /// Cells that are so many rows and columns apart differ.
    fn apart(&mut self, is_move: impl Fn(usize, usize) -> bool) {
        for (one, other, (down, across)) in self.pairs() {
            if is_move(down, across) {
                self.all_differ(&[one, other]);
            }
        }
    }

    /// The difference of two neighbours in a row or column is not 1.
    fn add_non_consecutive(&mut self) {
        for (one, other, (down, across)) in self.pairs() {
            for number in (1..self.size).filter(|_| down + across == 1) {
                self.add(&[!self.holds(one, number), !self.holds(other, number + 1)]);
                self.add(&[!self.holds(one, number + 1), !self.holds(other, number)]);
            }
        }
    }

    fn forbid(&mut self, cells: &[usize], is_wrong: impl Fn(usize) -> bool) {
        for &cell in cells {
            for number in self.numbers().filter(|&number| is_wrong(number)) {
                self.add(&[!self.holds(cell, number)]);
            }
        }
    }

    /// Of the buildings along these cells, just so many are higher than all before them.
    ///
    /// ```text
    /// reached[h]    one of the buildings so far is h high or higher
    /// seen[k]       k of the buildings so far are seen, or more
    /// ```
    fn add_buildings(&mut self, cells: &[usize], wanted: usize) {
        let (never, always) = self.constants();
        let mut reached = vec![never; self.size + 2];
        let mut seen = vec![never; cells.len() + 2];
        seen[0] = always;
        for &cell in cells {
            // It is seen if it has a height that was not reached before.
            let views: Vec<Lit> = self
                .numbers()
                .map(|height| self.all_of(&[self.holds(cell, height), !reached[height]]))
                .collect();
            let is_seen = self.one_of(&views);
            for count in (1..seen.len()).rev() {
                let one_more = self.all_of(&[is_seen, seen[count - 1]]);
                seen[count] = self.one_of(&[seen[count], one_more]);
            }
            for height in self.numbers() {
                let heights = (height..=self.size).map(|higher| self.holds(cell, higher));
                let reaching: Vec<Lit> = heights.chain([reached[height]]).collect();
                reached[height] = self.one_of(&reaching);
            }
        }
        self.add(&[seen[wanted]]);
        self.add(&[!seen[wanted + 1]]);
    }

    /// A literal that is false, and one that is true.
    fn constants(&mut self) -> (Lit, Lit) {
        let always = self.new_literal();
        self.add(&[always]);
        (!always, always)
    }

    /// A literal that is true if and only if one of these is.
    fn one_of(&mut self, literals: &[Lit]) -> Lit {
        let whole = self.new_literal();
        for &literal in literals {
            self.add(&[!literal, whole]);
        }
        let clause: Vec<Lit> = literals.iter().copied().chain([!whole]).collect();
        self.add(&clause);
        whole
    }

    /// A literal that is true if and only if all of these are.
    fn all_of(&mut self, literals: &[Lit]) -> Lit {
        let contrary: Vec<Lit> = literals.iter().map(|&literal| !literal).collect();
        !self.one_of(&contrary)
    }
}
