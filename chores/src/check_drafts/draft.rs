//! Random drafts of every kind, repeatable from a seed.

use std::ops::ControlFlow;
use std::sync::Arc;

use nonet_core::solve::{self, Effort, Method, Observer};
use nonet_core::{BoxShape, Cell, Digit, DigitSet, Draft, Entry, Grid, Layout, Puzzle, Random};

/// What a draft is made of.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Kind {
    /// Givens.
    Given,
    /// Placed digits, and nothing is given.
    Placed,
    /// Pencil marks, and no digits.
    Marks,
    /// Givens with a single solution, and what a player has made of them: placed digits and pencil
    /// marks.
    InPlay,
    /// Givens, placed digits and pencil marks, any of which the solution depends on.
    Mixed,
}

impl Kind {
    /// Every kind.
    pub(super) const ALL: [Kind; 5] =
        [Kind::Given, Kind::Placed, Kind::Marks, Kind::InPlay, Kind::Mixed];

    /// Its name in a table.
    pub(super) fn name(self) -> &'static str {
        match self {
            Kind::Given => "given",
            Kind::Placed => "placed",
            Kind::Marks => "pencil marks",
            Kind::InPlay => "in play",
            Kind::Mixed => "mixed",
        }
    }
}

/// Boxes of other grids than 9×9: rows, columns, and how many drafts in a thousand have them.
const OTHER_BOXES: [(usize, usize, usize); 9] = [
    (2, 2, 40),
    (2, 3, 30),
    (3, 2, 30),
    (2, 4, 20),
    (4, 2, 10),
    (2, 5, 10),
    (3, 4, 4),
    (4, 3, 4),
    (4, 4, 2),
];

/// The draft with this index among those of a seed, and its kind.
pub(super) fn draft(seed: u64, index: u64) -> (Draft, Kind) {
    let mut maker = Maker { random: Random::stream(seed, index) };
    let layout = maker.layout();
    let kind = Kind::ALL[maker.random.below(Kind::ALL.len())];
    let solution = maker.grid(&layout);
    let mut draft = maker.question(kind, &solution);
    make_sole(&mut draft, &solution, &mut maker.random);
    // One in eight has several solutions, one in sixteen may have none.
    match maker.random.below(16) {
        0 | 1 => maker.loosen(&mut draft),
        2 => maker.spoil(&mut draft),
        _ if kind == Kind::InPlay => maker.play(&mut draft, &solution),
        _ => {}
    }
    maker.sign(&mut draft, kind);
    (draft, kind)
}

struct Maker {
    random: Random,
}

impl Maker {
    fn layout(&mut self) -> Arc<Layout> {
        let mut number = self.random.below(1000);
        for (rows, columns, share) in OTHER_BOXES {
            if number < share {
                return Layout::with_boxes(BoxShape::new(rows, columns).expect("a shape"));
            }
            number -= share;
        }
        Layout::classic()
    }

    /// Whether something happens that does so `share` times in a hundred.
    fn is_so(&mut self, share: usize) -> bool {
        self.random.below(100) < share
    }

    fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.random.below(last + 1));
        }
    }

    /// A full grid.
    fn grid(&mut self, layout: &Arc<Layout>) -> Grid {
        let mut draft = Draft::empty(Arc::clone(layout));
        let shape = layout.plain_shape().expect("boxes");
        // Boxes that do not see each other can be filled at will, but for the smallest grids.
        for block in 0..shape.rows().min(shape.columns()) {
            let mut digits: Vec<Digit> = layout.digits().iter().collect();
            self.shuffle(&mut digits);
            let before = draft.entries.clone();
            for (place, digit) in digits.into_iter().enumerate() {
                let row = block * shape.rows() + place / shape.columns();
                let column = block * shape.columns() + place % shape.columns();
                draft.entries[row * layout.size() + column] = Entry::Given(digit);
            }
            if solutions(&draft, 1).is_empty() {
                draft.entries = before;
            }
        }
        // A few further digits, as far as they fit, keep a solver from its favourites.
        for _ in 0..4 {
            let at = self.random.below(layout.cell_count());
            let digits: Vec<Digit> = layout.digits().iter().collect();
            let digit = digits[self.random.below(digits.len())];
            let before = std::mem::replace(&mut draft.entries[at], Entry::Given(digit));
            if before != Entry::Empty || solutions(&draft, 1).is_empty() {
                draft.entries[at] = before;
            }
        }
        solutions(&draft, 1).pop().expect("what fits has a solution")
    }

    /// Some of a solution: too little for a single one, mostly.
    fn question(&mut self, kind: Kind, solution: &Grid) -> Draft {
        let layout = solution.layout();
        let mut draft = Draft::empty(Arc::clone(layout));
        // The larger a grid is, the longer it takes to find a way with few digits in it.
        let most = if layout.size() > 9 { 45 } else { 30 };
        let filled = match kind {
            Kind::Given | Kind::Placed | Kind::InPlay => 15 + self.random.below(most - 15),
            Kind::Marks => 0,
            Kind::Mixed => self.random.below(most),
        };
        for cell in layout.cells() {
            if self.is_so(filled) {
                draft.entries[cell.index()] = Entry::Given(solution.digit(cell));
            }
        }
        if matches!(kind, Kind::Marks | Kind::Mixed) {
            // Four to seven marks to a cell are too many for a single solution by a little in a 9×9
            // grid, and by far in larger ones.
            let most = if kind == Kind::Marks { 75 } else { 90 };
            let kept = if layout.size() > 9 { 320 / layout.size() } else { most };
            let kept = kept - self.random.below(kept / 3);
            let marks = layout.cells().map(|cell| self.marks(solution, cell, kept));
            draft.pencil_marks = Some(marks.collect());
        }
        draft
    }

    /// The digit of a solution, and of the others so many in a hundred.
    fn marks(&mut self, solution: &Grid, cell: Cell, kept: usize) -> DigitSet {
        let right = solution.digit(cell);
        let digits = solution.layout().digits().iter();
        digits.filter(|&digit| digit == right || self.is_so(kept)).collect()
    }

    /// Takes something away from what makes a solution the only one.
    fn loosen(&mut self, draft: &mut Draft) {
        for _ in 0..=self.random.below(4) {
            let at = self.random.below(draft.entries.len());
            draft.entries[at] = Entry::Empty;
            if let Some(marks) = &mut draft.pencil_marks {
                marks[at] = draft.layout.digits();
            }
        }
    }

    /// Says something that is not so in the solution.
    fn spoil(&mut self, draft: &mut Draft) {
        let at = self.random.below(draft.entries.len());
        let digits: Vec<Digit> = draft.layout.digits().iter().collect();
        let digit = digits[self.random.below(digits.len())];
        match &mut draft.pencil_marks {
            Some(marks) => marks[at].remove(digit),
            None => draft.entries[at] = Entry::Given(digit),
        }
    }

    /// Goes on towards the solution, as a player does.
    fn play(&mut self, draft: &mut Draft, solution: &Grid) {
        let (placed, kept) = (self.random.below(60), 60 + self.random.below(41));
        for cell in solution.layout().cells() {
            if draft.entry(cell) == Entry::Empty && self.is_so(placed) {
                draft.entries[cell.index()] = Entry::Placed(solution.digit(cell));
            }
        }
        if self.is_so(50) {
            let marks = solution.layout().cells().map(|cell| self.marks(solution, cell, kept));
            draft.pencil_marks = Some(marks.collect());
        }
    }

    /// Makes some of the digits placed ones.
    fn sign(&mut self, draft: &mut Draft, kind: Kind) {
        let placed = match kind {
            Kind::Placed => 100,
            Kind::Mixed => [0, 10, 50, 90, 100][self.random.below(5)],
            Kind::Given | Kind::Marks | Kind::InPlay => 0,
        };
        for entry in &mut draft.entries {
            if let Entry::Given(digit) = *entry
                && self.is_so(placed)
            {
                *entry = Entry::Placed(digit);
            }
        }
    }
}

/// Adds digits, or takes pencil marks out where there are any, until a solution is the only one.
fn make_sole(draft: &mut Draft, solution: &Grid, random: &mut Random) {
    loop {
        let mut others = solutions(draft, 2);
        others.retain(|other| other != solution);
        let Some(other) = others.first() else { return };
        let differ = |cell: &Cell| other.digit(*cell) != solution.digit(*cell);
        let cells: Vec<Cell> = draft.layout.cells().filter(differ).collect();
        // The more cells differ, the more it takes.
        for _ in 0..cells.len().div_ceil(12) {
            let cell = cells[random.below(cells.len())];
            match &mut draft.pencil_marks {
                Some(marks) => marks[cell.index()].remove(other.digit(cell)),
                None => draft.entries[cell.index()] = Entry::Given(solution.digit(cell)),
            }
        }
    }
}

/// The first solutions of a draft, at most so many.
pub(super) fn solutions(draft: &Draft, most: usize) -> Vec<Grid> {
    let Ok(puzzle) = Puzzle::try_from(draft.clone()) else { return Vec::new() };
    let mut found = Vec::new();
    solve::for_each(&puzzle, &mut |solution| {
        found.push(solution.clone());
        if found.len() < most { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    found
}

/// How many nodes a search for one solution visits in a draft that may be all but empty. Where there is
/// one, it takes some dozens; that there is none may take longer than anybody waits.
const MOST_NODES: u64 = 100_000;

/// Whether a solution of a draft is found before the search gets lost.
pub(super) fn finds_solution(draft: &Draft) -> bool {
    struct First(bool);
    impl Observer for First {
        fn solution(&mut self, _: &Grid, _: &Effort) -> ControlFlow<()> {
            self.0 = true;
            ControlFlow::Break(())
        }

        fn progress(&mut self, effort: &Effort) -> ControlFlow<()> {
            if effort.nodes < MOST_NODES {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        }
    }
    let Ok(puzzle) = Puzzle::try_from(draft.clone()) else { return false };
    let mut first = First(false);
    (Method::for_layout(puzzle.layout()).search)(&puzzle, 0, &mut first);
    first.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_core::Proper;

    #[test]
    fn drafts_are_repeatable_and_of_every_kind() {
        let drafts: Vec<(Draft, Kind)> = (0..300).map(|index| draft(1, index)).collect();
        assert_eq!(drafts[7], draft(1, 7));
        assert_ne!(drafts[7].0, draft(2, 7).0);
        for kind in Kind::ALL {
            let own: Vec<&Draft> =
                drafts.iter().filter(|(_, its)| *its == kind).map(|(draft, _)| draft).collect();
            assert!(own.len() > 30, "{kind:?}");
            let has = |what: fn(&Draft) -> bool| own.iter().filter(|draft| what(draft)).count();
            let all_given = has(|draft| draft.given_count() == draft.digit_count());
            let none_given = has(|draft| draft.given_count() == 0);
            let marked = has(|draft| draft.pencil_marks.is_some());
            let proper = has(|draft| Proper::of(&draft.givens()).is_ok());
            let all = own.len();
            match kind {
                Kind::Given => assert_eq!((all_given, none_given, marked), (all, 0, 0)),
                Kind::Placed => assert_eq!((none_given, marked), (all, 0)),
                Kind::Marks => assert_eq!((none_given, marked, proper), (all, all, 0)),
                Kind::InPlay => assert!(all_given < all && marked > 0 && marked < all),
                Kind::Mixed => assert!(marked == all && none_given < all && all_given < all),
            }
            assert!(matches!(kind, Kind::Marks | Kind::Mixed) || proper > 0, "{kind:?}");
            let several = has(|draft| solutions(draft, 2).len() == 2);
            assert!(several > 0 && several < all, "{kind:?}");
        }
        let small = drafts.iter().filter(|(draft, _)| !draft.layout.is_classic()).count();
        assert!(small > 10 && small < 150, "{small}");
    }
}
