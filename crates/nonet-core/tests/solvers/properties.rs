//! What holds for every method on every puzzle, tried on random ones.

use nonet_core::symmetry::Symmetry;
use nonet_core::{BoxShape, Draft, Grid, Puzzle};
use nonet_testing::runner::{methods_for, run};
use nonet_testing::strategy::{symmetry, with_digits, with_marks};
use nonet_testing::{draft, empty, oracle, shape};
use proptest::prelude::*;

/// Puzzles with more solutions than this are left out: they take long and show no more.
const MOST_SOLUTIONS: usize = 2000;

/// The shapes to try, and how many empty cells leave puzzles that the oracle can solve.
const SHAPES: [(usize, usize, usize); 7] =
    [(1, 1, 1), (1, 3, 9), (3, 1, 9), (2, 2, 16), (2, 3, 26), (3, 2, 26), (3, 3, 44)];

fn shapes() -> impl Strategy<Value = (BoxShape, usize)> {
    let sized = |(rows, columns, holes)| (shape(rows, columns), holes);
    proptest::sample::select(SHAPES.map(sized).to_vec())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn every_method_finds_what_the_oracle_finds(
        draft in shapes().prop_flat_map(|(shape, holes)| with_digits(shape, 0..=holes))
    ) {
        prop_assume!(agrees_with_the_oracle(&draft));
    }

    #[test]
    fn every_method_finds_what_the_oracle_finds_with_pencil_marks_alone(
        draft in shapes().prop_flat_map(|(shape, _)| {
            let cells = shape.size() * shape.size();
            with_marks(shape, cells..=cells, 2)
        })
    ) {
        prop_assume!(agrees_with_the_oracle(&draft));
    }

    #[test]
    fn every_method_finds_what_the_oracle_finds_with_pencil_marks_and_digits(
        draft in shapes().prop_flat_map(|(shape, _)| {
            let cells = shape.size() * shape.size();
            with_marks(shape, cells / 2..=cells, 3)
        })
    ) {
        prop_assume!(agrees_with_the_oracle(&draft));
    }

    #[test]
    fn the_solutions_of_an_image_are_the_images_of_the_solutions(
        (draft, symmetry) in shapes().prop_flat_map(|(shape, holes)| {
            (with_marks(shape, 0..=holes, shape.size()), symmetry(shape))
        })
    ) {
        prop_assume!(commutes_with(&symmetry, &draft));
    }
}

#[test]
fn solving_commutes_with_each_kind_of_symmetry() {
    let shape = shape(2, 3);
    let same = Symmetry::identity(shape);
    let (lines, digits) = (same.rows().to_vec(), same.digits().to_vec());
    let rows = |rows: [usize; 6]| {
        Symmetry::try_new(shape, rows.to_vec(), lines.clone(), digits.clone()).expect("row moves")
    };
    let columns = |columns: [usize; 6]| {
        Symmetry::try_new(shape, lines.clone(), columns.to_vec(), digits.clone())
            .expect("column moves")
    };
    let renamed = digits.iter().rev().copied().collect();
    let kinds = [
        (
            "relabelling",
            Symmetry::try_new(shape, lines.clone(), lines.clone(), renamed).expect("other names"),
        ),
        ("two rows of a band", rows([1, 0, 2, 3, 4, 5])),
        ("two bands", rows([0, 1, 4, 5, 2, 3])),
        ("two columns of a stack", columns([0, 2, 1, 3, 4, 5])),
        ("two stacks", columns([3, 4, 5, 0, 1, 2])),
        ("rows become columns", Symmetry::transposition(shape)),
        ("nothing", same),
    ];
    // A puzzle with one solution, one with three, and one with none.
    for line in [
        ".....5...31.1..45..24...2..1...6....",
        ".1......5..6.6.2......4....4..53....",
        ".....23.54..52.......2..6......1..3.",
    ] {
        for (name, symmetry) in &kinds {
            assert!(commutes_with(symmetry, &draft(line)), "{name}");
        }
    }
}

#[test]
fn the_grids_of_the_4x4_are_essentially_two() {
    // By Burnside's lemma: each symmetry fixes, on average, as many grids as there are classes.
    let shape = shape(2, 2);
    let grids = run(crate::method("backtrack"), &empty(shape)).solutions;
    let symmetries = 2 * 8 * 8 * 24;
    let mut fixed = 0;
    for number in 0..symmetries {
        let mut rest = number;
        let symmetry = Symmetry::from_choices(shape, |bound| {
            let choice = rest % bound;
            rest /= bound;
            choice
        });
        fixed += grids.iter().filter(|grid| symmetry.apply_to_grid(grid) == **grid).count();
    }
    assert_eq!(fixed, 2 * symmetries);
}

/// Asserts that every method finds what the oracle finds; false if that is too much to find.
fn agrees_with_the_oracle(draft: &Draft) -> bool {
    let expected = oracle::solutions(draft, MOST_SOLUTIONS + 1);
    if expected.len() > MOST_SOLUTIONS {
        return false;
    }
    match Puzzle::try_from(draft.clone()) {
        Err(error) => assert!(expected.is_empty(), "refused for {:?}", error.reasons),
        Ok(puzzle) => {
            for method in methods_for(puzzle.layout()) {
                assert_eq!(run(method, &puzzle).sorted_numbers(), expected, "{method:?}");
            }
        }
    }
    true
}

/// Asserts that every method finds the same whether a symmetry is applied to the puzzle or to its
/// solutions; false if there is too much to find.
fn commutes_with(symmetry: &Symmetry, draft: &Draft) -> bool {
    if oracle::solutions(draft, MOST_SOLUTIONS + 1).len() > MOST_SOLUTIONS {
        return false;
    }
    let image = Puzzle::try_from(symmetry.apply_to_draft(draft));
    let Ok(puzzle) = Puzzle::try_from(draft.clone()) else {
        assert!(image.is_err(), "an open contradiction stays one");
        return true;
    };
    let image = image.expect("the image of a puzzle is a puzzle");
    for method in methods_for(puzzle.layout()) {
        let numbers = |grid: &Grid| -> Vec<usize> {
            symmetry.apply_to_grid(grid).digits().iter().map(|digit| digit.number()).collect()
        };
        let mut expected: Vec<_> = run(method, &puzzle).solutions.iter().map(numbers).collect();
        expected.sort_unstable();
        assert_eq!(run(method, &image).sorted_numbers(), expected, "{method:?}");
    }
    true
}
