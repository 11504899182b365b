//! The searches for intersections, subsets and fish find what the definitions say, word by word,
//! in many grids of every size.

use std::collections::BTreeSet;
use std::sync::Arc;

use nonet_core::{BoxShape, Cell, Digit, DigitSet, Grid, House, Layout, Position, Random};
use nonet_logic::{Board, Candidate, Cells, Technique, all_steps};
use nonet_testing::random;

/// What steps rule out, each step once.
type Conclusions = BTreeSet<Vec<Candidate>>;

/// A position that leads to a grid of its own: some digits placed, some candidates taken away.
fn position(layout: &Arc<Layout>, random: &mut Random) -> (Board, Grid) {
    let solution = random::grid(layout, random);
    let (given, kept) = (1 + random.below(5), 1 + random.below(10));
    let draft = random::towards(&solution, given as f64 / 10.0, kept as f64 / 10.0, random);
    (Board::of(&Position::of(&draft)).expect("small enough"), solution)
}

fn found(id: &str, board: &Board) -> Conclusions {
    let technique = Technique::by_id(id).expect("a technique");
    all_steps(technique, board).into_iter().map(|step| step.eliminations).collect()
}

fn choices<T: Copy>(items: &[T], size: usize) -> Vec<Vec<T>> {
    match (size, items) {
        (0, _) => vec![Vec::new()],
        (_, []) => Vec::new(),
        (_, [first, rest @ ..]) => {
            let with_first = choices(rest, size - 1).into_iter().map(|mut choice| {
                choice.insert(0, *first);
                choice
            });
            with_first.chain(choices(rest, size)).collect()
        }
    }
}

fn candidates(board: &Board, cells: Cells, digits: DigitSet) -> Vec<Candidate> {
    let cells = cells.iter().flat_map(|cell| {
        let digits = board.candidates(cell) & digits;
        digits.iter().map(move |digit| Candidate { cell, digit })
    });
    cells.collect()
}

/// The naked subsets that rule something out in one house, and those that do so in two.
fn naked(board: &Board, size: usize) -> (Conclusions, Conclusions) {
    let (mut in_one, mut in_two) = (Conclusions::new(), Conclusions::new());
    for &house in board.houses() {
        let cells: Vec<Cell> = (*board.cells_of(house) & *board.empty_cells()).iter().collect();
        let cells: Vec<Cell> =
            cells.into_iter().filter(|&cell| board.candidates(cell).len() > 1).collect();
        for choice in choices(&cells, size) {
            let digits = choice
                .iter()
                .fold(DigitSet::EMPTY, |digits, &cell| digits | board.candidates(cell));
            if digits.len() != size {
                continue;
            }
            let choice: Cells = choice.into_iter().collect();
            let houses = board.houses_holding(&choice).filter_map(|house| {
                let others = board.cells_of(house).without(&choice);
                let leaving = candidates(board, others, digits);
                (!leaving.is_empty()).then_some(leaving)
            });
            let houses: Vec<Vec<Candidate>> = houses.collect();
            let mut all = houses.concat();
            all.sort_unstable();
            all.dedup();
            match houses.len() {
                0 => {}
                1 => drop(in_one.insert(all)),
                _ => drop(in_two.insert(all)),
            }
        }
    }
    (in_one, in_two)
}

fn hidden(board: &Board, size: usize) -> Conclusions {
    let mut conclusions = Conclusions::new();
    for &house in board.houses() {
        let digits: Vec<Digit> = board.missing(house).iter().collect();
        let digits: Vec<Digit> =
            digits.into_iter().filter(|&digit| board.places(house, digit).len() > 1).collect();
        for choice in choices(&digits, size) {
            let cells = choice
                .iter()
                .fold(Cells::EMPTY, |cells, &digit| cells | board.places(house, digit));
            let digits: DigitSet = choice.into_iter().collect();
            let leaving = candidates(board, cells, board.digits().without(digits));
            if cells.len() == size && !leaving.is_empty() {
                conclusions.insert(leaving);
            }
        }
    }
    conclusions
}

fn confined(board: &Board, bases: &[House], covers: &[House]) -> Conclusions {
    let mut conclusions = Conclusions::new();
    for &base in bases {
        for &cover in covers {
            for digit in board.missing(base) {
                let places = board.places(base, digit);
                if places.len() > 1 && places.is_subset_of(board.cells_of(cover)) {
                    let others = board.cells_of(cover).without(&places);
                    let leaving = candidates(board, others, DigitSet::single(digit));
                    if !leaving.is_empty() {
                        conclusions.insert(leaving);
                    }
                }
            }
        }
    }
    conclusions
}

#[derive(Default)]
struct Fish {
    plain: Conclusions,
    finned: Conclusions,
    sashimi: Conclusions,
}

/// All fish: any base lines, any cover lines, whatever is left over as fins.
fn fish(board: &Board, size: usize) -> Fish {
    let mut fish = Fish::default();
    let (rows, columns) = board.lines().split_at(board.size());
    for (bases, covers) in [(rows, columns), (columns, rows)] {
        for digit in board.digits() {
            let is_base = |base: &&House| board.places(**base, digit).len() > 1;
            let bases: Vec<House> = bases.iter().filter(is_base).copied().collect();
            for base in choices(&bases, size) {
                add_fish(board, digit, &base, covers, &mut fish);
            }
        }
    }
    fish
}

fn add_fish(board: &Board, digit: Digit, base: &[House], covers: &[House], fish: &mut Fish) {
    let union = |houses: &[House]| {
        houses.iter().fold(Cells::EMPTY, |cells, &house| cells | board.places(house, digit))
    };
    let body = union(base);
    let crosses = |cover: &&House| board.cells_of(**cover).meets(&body);
    let covers: Vec<House> = covers.iter().filter(crosses).copied().collect();
    for cover in choices(&covers, base.len()) {
        let covered = union(&cover);
        let fins = body.without(&covered);
        let leaving = covered.without(&body) & board.common_peers(&fins);
        let leaving = candidates(board, leaving, DigitSet::single(digit));
        let left = base.iter().map(|&base| board.places(base, digit).without(&fins).len());
        let left = left.min().expect("a fish has base lines");
        if leaving.is_empty() || left == 0 {
            continue;
        }
        let kind = match (fins.is_empty(), left) {
            (true, _) => &mut fish.plain,
            (false, 1) => &mut fish.sashimi,
            (false, _) => &mut fish.finned,
        };
        kind.insert(leaving);
    }
}

fn layouts(sizes: &[usize]) -> Vec<Arc<Layout>> {
    let shapes = sizes.iter().map(|&size| BoxShape::for_size(size).expect("a composite size"));
    shapes.map(Layout::with_boxes).collect()
}

/// Positions in grids of several sizes, with their solutions.
fn positions(sizes: &[usize], count: usize) -> Vec<(Board, Grid)> {
    let mut random = Random::new(7);
    let layouts = layouts(sizes);
    let positions = layouts.iter().flat_map(|layout| {
        let mut position = || position(layout, &mut random);
        (0..count).map(|_| position()).collect::<Vec<_>>()
    });
    positions.collect()
}

fn boards(sizes: &[usize], count: usize) -> Vec<Board> {
    positions(sizes, count).into_iter().map(|(board, _)| board).collect()
}

#[test]
fn subsets_are_found_as_defined() {
    let mut sightings = 0;
    for board in boards(&[4, 6, 8, 9, 12, 16], 12) {
        let names = [(2, "pair"), (3, "triple"), (4, "quad")];
        for (size, name) in names {
            let (mut in_one, in_two) = naked(&board, size);
            if size < 4 {
                assert_eq!(found(&format!("locked-{name}"), &board), in_two);
            } else {
                in_one.extend(in_two);
            }
            assert_eq!(found(&format!("naked-{name}"), &board), in_one);
            let hidden = hidden(&board, size);
            assert_eq!(found(&format!("hidden-{name}"), &board), hidden);
            sightings += in_one.len() + hidden.len();
        }
    }
    assert!(sightings > 300, "only {sightings}");
}

#[test]
fn intersections_are_found_as_defined() {
    let mut sightings = 0;
    for board in boards(&[4, 6, 8, 9, 12, 16], 50) {
        let pointing = confined(&board, board.boxes(), board.lines());
        assert_eq!(found("pointing", &board), pointing);
        let claiming = confined(&board, board.lines(), board.boxes());
        assert_eq!(found("claiming", &board), claiming);
        sightings += pointing.len() + claiming.len();
    }
    assert!(sightings > 300, "only {sightings}");
}

#[test]
fn fish_are_found_as_defined() {
    let mut sightings = [0; 3];
    for board in boards(&[4, 6, 9], 12).into_iter().chain(boards(&[8, 12], 2)) {
        for (size, name) in [(2, "x-wing"), (3, "swordfish"), (4, "jellyfish")] {
            let fish = fish(&board, size);
            assert_eq!(found(name, &board), fish.plain);
            assert_eq!(found(&format!("finned-{name}"), &board), fish.finned);
            assert_eq!(found(&format!("sashimi-{name}"), &board), fish.sashimi);
            let kinds = [&fish.plain, &fish.finned, &fish.sashimi];
            (0..3).for_each(|kind| sightings[kind] += kinds[kind].len());
        }
    }
    assert!(sightings.iter().all(|&sightings| sightings > 20), "only {sightings:?}");
}

#[test]
fn nothing_that_is_true_goes_out() {
    for (board, solution) in positions(&[4, 6, 9, 12, 16], 12) {
        let ids = ["pointing", "claiming", "naked-triple", "hidden-triple", "locked-pair"];
        let fish = ["x-wing", "finned-swordfish", "sashimi-x-wing", "sashimi-jellyfish"];
        for id in ids.into_iter().chain(fish) {
            for candidate in found(id, &board).into_iter().flatten() {
                assert_ne!(solution.digit(candidate.cell), candidate.digit, "{id}");
            }
        }
    }
}

#[test]
fn singles_are_found_as_defined() {
    for board in boards(&[4, 6, 9, 12, 16], 20) {
        let placed = |id| {
            let technique = Technique::by_id(id).expect("a technique");
            let steps = all_steps(technique, &board).into_iter();
            steps.flat_map(|step| step.placements).collect::<BTreeSet<Candidate>>()
        };
        let houses = board.houses().iter().copied();
        let hidden = houses.clone().flat_map(|house| {
            let digits = board.digits().iter();
            let lone = digits.map(|digit| (digit, board.places(house, digit)));
            lone.filter_map(|(digit, cells)| Some(Candidate { cell: cells.only()?, digit }))
                .collect::<Vec<_>>()
        });
        assert_eq!(placed("hidden-single"), hidden.collect());
        let naked = board.empty_cells().iter().filter_map(|cell| {
            board.candidates(cell).only().map(|digit| Candidate { cell, digit })
        });
        assert_eq!(placed("naked-single"), naked.collect());
        let full = houses.filter_map(|house| {
            let empty = *board.cells_of(house) & *board.empty_cells();
            let cell = empty.only()?;
            Some(Candidate { cell, digit: board.missing(house).only()? })
        });
        assert_eq!(placed("full-house"), full.collect());
    }
}
