//! Random puzzles with rules: of one solution, of several, of none.

use nonet_core::rule::{self, Rule};
use nonet_core::{Digit, Draft, Entry, Grid, Random};
use nonet_testing::random::{dug, happens, minimal, towards};
use nonet_testing::{shape, variants};

/// The rows and columns of one box, the usual sizes more often.
const SHAPES: [(usize, usize); 12] = [
    (2, 2),
    (2, 2),
    (2, 3),
    (2, 3),
    (2, 4),
    (3, 3),
    (3, 3),
    (3, 3),
    (3, 3),
    (2, 5),
    (3, 4),
    (4, 4),
];

/// So many of them, the first, are of grids up to 9×9.
const SMALL: usize = 9;

/// Larger grids, and those of non-consecutive digits, keep a given for every other cell or so: to take away
/// all that can be spared would take longer than everything else.
const MOST_DUG: usize = 9;

/// Mixtures are of two to so many rules.
const MOST_MIXED: usize = 4;

/// Which rules puzzles have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Family {
    /// One rule.
    One(&'static Rule),
    /// Some rules at random.
    Mixed,
}

impl Family {
    /// Each rule, and mixtures.
    pub(super) fn all() -> impl Iterator<Item = Family> {
        rule::ALL.iter().map(|rule| Family::One(rule)).chain([Family::Mixed])
    }

    pub(super) fn name(self) -> &'static str {
        match self {
            Family::One(rule) => rule.id,
            Family::Mixed => "(mixtures)",
        }
    }

    /// Whether it takes long to find a large grid that keeps the rules.
    fn is_hard_to_fill(self) -> bool {
        match self {
            Family::One(_) => self == Family::non_consecutive(),
            Family::Mixed => true,
        }
    }

    fn non_consecutive() -> Family {
        Family::One(Rule::by_id("non-consecutive").expect("there is such a rule"))
    }

    fn rules(self, random: &mut Random) -> Vec<&'static str> {
        match self {
            Family::One(rule) => vec![rule.id],
            Family::Mixed => {
                let count = 2 + random.below(MOST_MIXED - 1);
                let mut rules: Vec<&'static str> = rule::ALL.iter().map(|rule| rule.id).collect();
                while rules.len() > count {
                    rules.swap_remove(random.below(rules.len()));
                }
                rules
            }
        }
    }
}

/// A puzzle of a family; the same for the same numbers.
pub(super) fn puzzle(family: Family, random: &mut Random) -> Draft {
    loop {
        // Not all rules go together, and not in all sizes.
        let rules = family.rules(random);
        let shapes = if family.is_hard_to_fill() { &SHAPES[..SMALL] } else { &SHAPES[..] };
        let (rows, columns) = shapes[random.below(shapes.len())];
        if let Some(grid) = variants::grid_with(shape(rows, columns), &rules, random) {
            return of_grid(family, &grid, random);
        }
    }
}

fn of_grid(family: Family, grid: &Grid, random: &mut Random) -> Draft {
    let is_slow = grid.layout().size() > MOST_DUG || family == Family::non_consecutive();
    if happens(0.2, random) {
        let (given, kept) = (0.1 + random.share() / 2.0, 0.3 + random.share());
        return if is_slow {
            towards(grid, given.max(0.4), kept.min(0.7), random)
        } else {
            towards(grid, given, kept, random)
        };
    }
    let mut draft = if is_slow {
        let cells = grid.layout().cell_count();
        dug(grid, cells / 3 + random.below(cells / 4), random)
    } else {
        minimal(grid, random)
    };
    let givens: Vec<usize> =
        (0..draft.entries.len()).filter(|&cell| draft.entries[cell] != Entry::Empty).collect();
    if givens.is_empty() {
        return draft;
    }
    match random.below(3) {
        0 => {}
        1 => (0..=random.below(3)).for_each(|_| {
            draft.entries[givens[random.below(givens.len())]] = Entry::Empty;
        }),
        _ => {
            let number = 1 + random.below(grid.layout().size());
            let digit = Digit::from_number(number).expect("the grid has this digit");
            draft.entries[givens[random.below(givens.len())]] = Entry::Given(digit);
        }
    }
    draft
}
