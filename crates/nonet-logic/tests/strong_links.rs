//! The searches for chains of two pairs, empty rectangles and colourings find what the definitions
//! say, word by word, in many grids of every size.

use std::collections::BTreeSet;
use std::sync::Arc;

use nonet_core::{BoxShape, Cell, Digit, House, HouseKind, Layout, Position, Random};
use nonet_logic::{Board, Candidate, Cells, Technique, all_steps};
use nonet_testing::random;

/// What steps rule out, each step once.
type Conclusions = BTreeSet<Vec<Candidate>>;

/// A position that leads to a grid of its own: some digits placed, some candidates taken away.
fn position(layout: &Arc<Layout>, random: &mut Random) -> Board {
    let solution = random::grid(layout, random);
    let (given, kept) = (1 + random.below(4), 2 + random.below(6));
    let draft = random::towards(&solution, given as f64 / 10.0, kept as f64 / 10.0, random);
    Board::of(&Position::of(&draft)).expect("small enough")
}

/// Positions in grids of several sizes.
fn boards() -> impl Iterator<Item = Board> {
    [(4, 400), (6, 300), (9, 150), (16, 15)].into_iter().flat_map(|(size, count)| {
        let layout = Layout::with_boxes(BoxShape::for_size(size).expect("a composite size"));
        let mut random = Random::new(size as u64);
        (0..count).map(move |_| position(&layout, &mut random))
    })
}

fn found(id: &str, board: &Board) -> Conclusions {
    let technique = Technique::by_id(id).expect("a technique");
    all_steps(technique, board).into_iter().map(|step| step.eliminations).collect()
}

/// Compares what a technique finds with what its definition says, and makes sure that there was
/// something to find.
fn assert_found_as(id: &str, define: impl Fn(&Board) -> Conclusions) {
    let mut sum = 0;
    for board in boards() {
        let found = found(id, &board);
        assert_eq!(found, define(&board), "{id} in {board:?}");
        sum += found.len();
    }
    assert!(sum > 0, "no {id}");
}

/// The same of a technique whose steps may also conclude a part of what its definition says.
fn assert_parts_found_as(id: &str, define: impl Fn(&Board) -> Conclusions) {
    let mut sum = 0;
    for board in boards() {
        let (steps, defined) = (found(id, &board), define(&board));
        assert!(steps.is_superset(&defined), "{id} in {board:?}");
        for gone in &steps {
            assert!(defined.iter().any(|all| is_part(gone, all)), "{id}: {gone:?} in {board:?}");
        }
        sum += steps.len();
    }
    assert!(sum > 0, "no {id}");
}

fn is_part(some: &[Candidate], all: &[Candidate]) -> bool {
    some.iter().all(|one| all.contains(one))
}

/// The houses in which a digit has two places, with these.
fn pairs(board: &Board, digit: Digit) -> Vec<(House, [Cell; 2])> {
    let pair = |&house: &House| {
        let cells: Vec<Cell> = board.places(house, digit).iter().collect();
        cells.try_into().ok().map(|cells| (house, cells))
    };
    board.houses().iter().filter_map(pair).collect()
}

fn both_ways([one, other]: [Cell; 2]) -> [[Cell; 2]; 2] {
    [[one, other], [other, one]]
}

/// The candidates that see both ends.
fn seeing_both(board: &Board, digit: Digit, [one, other]: [Cell; 2]) -> Vec<Candidate> {
    let sees = |cell: &Cell| board.peers(*cell).contains(one) && board.peers(*cell).contains(other);
    let cells = board.cells_with(digit).iter().filter(sees);
    cells.map(|cell| Candidate { cell, digit }).collect()
}

/// Two pairs of four different cells: the first end, the two cells in the middle, the last end.
struct Chain {
    digit: Digit,
    houses: [House; 2],
    cells: [Cell; 4],
}

fn chains(board: &Board) -> Vec<Chain> {
    let mut chains = Vec::new();
    for digit in board.digits() {
        let pairs = pairs(board, digit);
        for &(first, left) in &pairs {
            for &(second, right) in &pairs {
                for [a, b] in both_ways(left) {
                    for [c, d] in both_ways(right) {
                        let cells = [a, b, c, d];
                        if cells.into_iter().collect::<BTreeSet<_>>().len() == 4 {
                            chains.push(Chain { digit, houses: [first, second], cells });
                        }
                    }
                }
            }
        }
    }
    chains
}

/// What the chains that are wanted rule out, if they do.
fn conclude(board: &Board, is_wanted: impl Fn(&Chain) -> bool) -> Conclusions {
    let wanted = chains(board).into_iter().filter(is_wanted);
    let gone = wanted.map(|chain| {
        let [first, _, _, last] = chain.cells;
        seeing_both(board, chain.digit, [first, last])
    });
    gone.filter(|gone| !gone.is_empty()).collect()
}

#[test]
fn skyscrapers_are_found_as_defined() {
    assert_found_as("skyscraper", |board| {
        let (row, column) = (|c| board.layout().row_of(c), |c| board.layout().column_of(c));
        conclude(board, |chain| {
            let [a, b, c, d] = chain.cells;
            match chain.houses.map(House::kind) {
                [HouseKind::Row, HouseKind::Row] => {
                    column(b) == column(c) && column(a) != column(d)
                }
                [HouseKind::Column, HouseKind::Column] => row(b) == row(c) && row(a) != row(d),
                _ => false,
            }
        })
    });
}

fn is_kite(board: &Board, chain: &Chain) -> bool {
    let [a, b, c, d] = chain.cells.map(|cell| board.block_of(cell));
    let kinds = chain.houses.map(House::kind);
    kinds == [HouseKind::Row, HouseKind::Column] && b == c && a != b && d != b
}

#[test]
fn two_string_kites_are_found_as_defined() {
    assert_found_as("two-string-kite", |board| conclude(board, |chain| is_kite(board, chain)));
}

#[test]
fn turbot_fish_are_found_as_defined() {
    assert_found_as("turbot-fish", |board| {
        conclude(board, |chain| {
            let [a, b, c, d] = chain.cells;
            let pairs = pairs(board, chain.digit);
            let is_of_a_line = |[one, other]: [Cell; 2]| {
                pairs.iter().any(|(house, cells)| {
                    house.kind() != HouseKind::Box && cells.contains(&one) && cells.contains(&other)
                })
            };
            board.peers(b).contains(c) && !(is_of_a_line([a, b]) && is_of_a_line([c, d]))
        })
    });
}

#[test]
fn dual_two_string_kites_are_found_as_defined() {
    assert_found_as("dual-two-string-kite", |board| {
        let kites: Vec<Chain> =
            chains(board).into_iter().filter(|chain| is_kite(board, chain)).collect();
        let knot = |kite: &Chain| BTreeSet::from([kite.cells[1], kite.cells[2]]);
        let gone = |kite: &Chain| seeing_both(board, kite.digit, [kite.cells[0], kite.cells[3]]);
        let mut found = Conclusions::new();
        for first in &kites {
            for second in kites.iter().filter(|second| knot(second) == knot(first)) {
                let (gone, also_gone) = (gone(first), gone(second));
                if !gone.is_empty() && !also_gone.is_empty() && gone != also_gone {
                    let mut all = [gone, also_gone].concat();
                    all.sort_unstable();
                    found.insert(all);
                }
            }
        }
        found
    });
}

/// The empty rectangles: their boxes, and what they rule out.
fn empty_rectangles(board: &Board) -> Vec<(House, Candidate)> {
    let is_box = |house: &&House| house.kind() == HouseKind::Box;
    let (boxes, lines): (Vec<&House>, Vec<&House>) = board.houses().iter().partition(is_box);
    let mut found = Vec::new();
    for digit in board.digits() {
        let pairs = pairs(board, digit);
        for &&block in &boxes {
            // The target is on the near line, and a pair begins on the far one.
            for (&near, &far) in
                lines.iter().flat_map(|near| lines.iter().map(move |far| (near, far)))
            {
                if near.kind() != far.kind() && is_cross(board, digit, block, [*near, *far]) {
                    let pairs = pairs.iter().filter(|(house, _)| house.kind() == near.kind());
                    for [start, end] in pairs.flat_map(|(_, pair)| both_ways(*pair)) {
                        let own = board.cells_of(block);
                        let targets = board.places(*near, digit) & *board.peers(end);
                        if board.cells_of(*far).contains(start) && !own.contains(start) {
                            let gone = all_of(targets.without(own), digit);
                            found.extend(gone.into_iter().map(|gone| (block, gone)));
                        }
                    }
                }
            }
        }
    }
    found
}

/// Whether two lines cross in a box, and hold all places there together, but neither alone.
fn is_cross(board: &Board, digit: Digit, block: House, lines: [House; 2]) -> bool {
    let [near, far] = lines.map(|line| *board.cells_of(line));
    let places = board.places(block, digit);
    (near & far).is_subset_of(board.cells_of(block))
        && places.is_subset_of(&(near | far))
        && !places.is_subset_of(&near)
        && !places.is_subset_of(&far)
}

#[test]
fn empty_rectangles_are_found_as_defined() {
    assert_found_as("empty-rectangle", |board| {
        empty_rectangles(board).into_iter().map(|(_, gone)| vec![gone]).collect()
    });
}

#[test]
fn dual_empty_rectangles_are_found_as_defined() {
    assert_found_as("dual-empty-rectangle", |board| {
        let all = empty_rectangles(board);
        let mut found = Conclusions::new();
        for &(block, first) in &all {
            for &(other, second) in &all {
                if block == other && first.digit == second.digit && first < second {
                    found.insert(vec![first, second]);
                }
            }
        }
        found
    });
}

/// The cells of both colours, for each group of pairs of a digit.
fn groups(board: &Board, digit: Digit) -> Vec<[Cells; 2]> {
    let pairs = pairs(board, digit);
    let mut left = *board.cells_with(digit);
    let mut groups = Vec::new();
    while let Some(first) = left.first() {
        let mut sides = [Cells::single(first), Cells::EMPTY];
        let mut size = 0;
        while size != sides[0].len() + sides[1].len() {
            size = sides[0].len() + sides[1].len();
            for [one, other] in pairs.iter().flat_map(|(_, cells)| both_ways(*cells)) {
                for (this, opposite) in [(0, 1), (1, 0)] {
                    if sides[this].contains(one) {
                        sides[opposite].insert(other);
                    }
                }
            }
        }
        left = left.without(&(sides[0] | sides[1]));
        let is_sound = !sides[0].meets(&sides[1]);
        if is_sound && size > 1 {
            groups.push(sides);
        }
    }
    groups
}

fn all_of(cells: Cells, digit: Digit) -> Vec<Candidate> {
    cells.iter().map(|cell| Candidate { cell, digit }).collect()
}

/// Collects what a definition says about the groups of each digit.
fn by_groups(board: &Board, define: impl Fn(Digit, &[[Cells; 2]]) -> Vec<Cells>) -> Conclusions {
    let of_digit = |digit| {
        let gone = define(digit, &groups(board, digit)).into_iter();
        gone.filter(|gone| !gone.is_empty()).map(move |gone| all_of(gone, digit))
    };
    board.digits().iter().flat_map(of_digit).collect()
}

#[test]
fn simple_colours_are_found_as_defined() {
    assert_parts_found_as("simple-colours-trap", |board| {
        by_groups(board, |digit, groups| {
            let trap = |[one, other]: &[Cells; 2]| {
                let coloured = *one | *other;
                let seen = board.seen_by(one) & board.seen_by(other) & *board.cells_with(digit);
                let gone = seen.without(&coloured);
                // What sees both ends of a single pair is left to pointing and claiming.
                let explains = |&(_, [a, b]): &(House, [Cell; 2])| {
                    let seen = *board.peers(a) & *board.peers(b);
                    coloured.contains(a) && gone.is_subset_of(&seen)
                };
                let is_plain = pairs(board, digit).iter().any(explains);
                if is_plain { Cells::EMPTY } else { gone }
            };
            groups.iter().map(trap).collect()
        })
    });
    assert_parts_found_as("simple-colours-wrap", |board| {
        by_groups(board, |_, groups| {
            let wrong = groups.iter().flatten().filter(|side| board.seen_by(side).meets(side));
            wrong.copied().collect()
        })
    });
}

#[test]
fn multi_colours_are_found_as_defined() {
    assert_parts_found_as("multi-colours-1", |board| {
        by_groups(board, |digit, groups| {
            let mut found = Vec::new();
            for (index, first) in groups.iter().enumerate() {
                for second in &groups[index + 1..] {
                    let mut gone = Cells::EMPTY;
                    for (near, far) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
                        if board.seen_by(&first[near]).meets(&second[far]) {
                            let seen = board.seen_by(&first[1 - near]);
                            gone |= seen & board.seen_by(&second[1 - far]);
                        }
                    }
                    found.push(gone & *board.cells_with(digit));
                }
            }
            found
        })
    });
    assert_found_as("multi-colours-2", |board| {
        by_groups(board, |_, groups| {
            let mut found = Vec::new();
            for first in groups {
                for side in first {
                    let seen = board.seen_by(side);
                    let sees_both = |other: &[Cells; 2]| other.iter().all(|it| seen.meets(it));
                    let mut others = groups.iter().filter(|other| *other != first);
                    if others.any(sees_both) {
                        found.push(*side);
                    }
                }
            }
            found
        })
    });
}

/// What a colouring of all digits rules out.
fn medusa(board: &Board) -> Conclusions {
    let all = board.digits().iter().flat_map(|digit| all_of(*board.cells_with(digit), digit));
    let all: Vec<Candidate> = all.collect();
    let in_cell = |cell: Cell| {
        let digits: Vec<Digit> = board.candidates(cell).iter().collect();
        digits.try_into().ok().map(|digits: [Digit; 2]| digits.map(|d| Candidate::new(cell, d)))
    };
    let mut links: Vec<[Candidate; 2]> = board.empty_cells().iter().filter_map(in_cell).collect();
    for digit in board.digits() {
        let pairs = pairs(board, digit).into_iter();
        links.extend(pairs.map(|(_, cells)| cells.map(|cell| Candidate { cell, digit })));
    }
    let partners = |one| {
        let ways = links.iter().flat_map(|&[a, b]| [[a, b], [b, a]]);
        ways.filter(move |&[from, _]| from == one).map(|[_, to]| to)
    };
    let mut found = Conclusions::new();
    let mut done = BTreeSet::new();
    for &start in &all {
        let mut sides = [vec![start], vec![]];
        let mut open = vec![(start, 0)];
        while let Some((one, side)) = open.pop() {
            for other in partners(one) {
                if !sides[1 - side].contains(&other) {
                    sides[1 - side].push(other);
                    open.push((other, 1 - side));
                }
            }
        }
        let is_new = sides.iter().flatten().all(|&one| done.insert(one));
        if !is_new || sides[1].is_empty() {
            continue;
        }
        let hits =
            |side: &[Candidate], other| side.iter().any(|one| one.excludes(other, board.layout()));
        for side in &sides {
            let clashes = side.iter().any(|&one| hits(side, one));
            let empties = board.empty_cells().iter().any(|cell| {
                let mut digits = board.candidates(cell).iter();
                digits.all(|digit| hits(side, Candidate { cell, digit }))
            });
            if clashes || empties {
                let mut gone = side.clone();
                gone.sort_unstable();
                found.insert(gone);
            }
        }
        let is_trapped = |one: &&Candidate| {
            !sides.concat().contains(one) && sides.iter().all(|side| hits(side, **one))
        };
        let mut gone: Vec<Candidate> = all.iter().filter(is_trapped).copied().collect();
        gone.sort_unstable();
        if !gone.is_empty() {
            found.insert(gone);
        }
    }
    found
}

/// What is known of one digit alone.
const OF_ONE_DIGIT: [&str; 4] =
    ["pointing", "claiming", "simple-colours-trap", "simple-colours-wrap"];

#[test]
fn medusas_find_parts_of_what_is_defined_unless_one_digit_is_enough() {
    let mut sum = 0;
    for board in boards().filter(|board| board.size() <= 9) {
        let (steps, defined) = (found("3d-medusa", &board), medusa(&board));
        for gone in &steps {
            assert!(defined.iter().any(|all| is_part(gone, all)), "{gone:?} {defined:?}");
        }
        sum += steps.len();
        // Where a cell has one candidate, what it rules out may be all that a colour needs.
        if board.empty_cells().iter().any(|cell| board.candidates(cell).len() == 1) {
            continue;
        }
        let simple: Vec<Conclusions> = OF_ONE_DIGIT.iter().map(|id| found(id, &board)).collect();
        for all in &defined {
            let is_found = steps.iter().any(|gone| is_part(gone, all));
            let is_one_digit = all.iter().all(|one| one.digit == all[0].digit);
            let is_simple =
                is_one_digit || simple.iter().flatten().flatten().any(|one| all.contains(one));
            assert!(is_found || is_simple, "{all:?} {steps:?}");
        }
    }
    assert!(sum > 100);
}
