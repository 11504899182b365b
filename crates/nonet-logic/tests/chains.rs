//! The searches for chains find what the definitions say, word by word, and the best step is as short
//! as any.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use nonet_core::{BoxShape, Draft, Layout, Position, Random};
use nonet_logic::{Board, Candidate, Cells, Technique, all_steps, best_step};
use nonet_testing::random;

const CHAINS: [&str; 10] = [
    "remote-pair",
    "x-chain",
    "xy-chain",
    "continuous-nice-loop",
    "aic",
    "grouped-continuous-nice-loop",
    "grouped-aic",
    "nishio",
    "cell-forcing-chain",
    "region-forcing-chain",
];

/// What steps rule out, each step once.
type Conclusions = BTreeSet<Vec<Candidate>>;

/// A statement: a candidate is true, or is not.
type Claim = (Candidate, bool);

/// A position that leads to a grid of its own, with mostly two or three candidates in a cell.
fn position(layout: &Arc<Layout>, random: &mut Random) -> Board {
    let solution = random::grid(layout, random);
    let (given, kept) = (3 + random.below(3), 3 + random.below(5));
    let draft = random::towards(&solution, given as f64 / 10.0, kept as f64 / 10.0, random);
    Board::of(&Position::of(&draft)).expect("small enough")
}

fn positions(sizes: &[usize], count: usize) -> Vec<Board> {
    let mut random = Random::new(7);
    let mut boards = Vec::new();
    for &size in sizes {
        let layout = Layout::with_boxes(BoxShape::for_size(size).expect("a composite size"));
        boards.extend((0..count).map(|_| position(&layout, &mut random)));
    }
    boards
}

fn technique(id: &str) -> &'static Technique {
    Technique::by_id(id).expect("a technique")
}

/// The eliminations of every step; a placement counts as it stands.
fn found(id: &str, board: &Board) -> Conclusions {
    let steps = all_steps(technique(id), board);
    steps.into_iter().map(|step| [step.eliminations, step.placements].concat()).collect()
}

fn candidates(board: &Board) -> Vec<Candidate> {
    let cells = board.empty_cells().iter();
    cells
        .flat_map(|cell| board.candidates(cell).iter().map(move |d| Candidate::new(cell, d)))
        .collect()
}

/// Whether one of two candidates must be true: there is nothing else in their cell or house.
fn are_alternatives(board: &Board, a: Candidate, b: Candidate) -> bool {
    if a.cell == b.cell {
        return a.digit != b.digit && board.candidates(a.cell).len() == 2;
    }
    let both: Cells = [a.cell, b.cell].into_iter().collect();
    let mut houses = board.houses_of(a.cell).iter();
    a.digit == b.digit && houses.any(|&house| board.places(house, a.digit) == both)
}

/// What follows from each claim in one inference.
fn inferences(board: &Board) -> BTreeMap<Claim, Vec<Claim>> {
    let all = candidates(board);
    let mut inferences: BTreeMap<Claim, Vec<Claim>> = BTreeMap::new();
    for &a in &all {
        let excluded = all.iter().filter(|&&b| a.excludes(b, board.layout()));
        inferences.insert((a, true), excluded.map(|&b| (b, false)).collect());
        let forced = all.iter().filter(|&&b| are_alternatives(board, a, b));
        inferences.insert((a, false), forced.map(|&b| (b, true)).collect());
    }
    inferences
}

/// Every true claim that ends a chain from `chain` on which visits no cell twice, with the allowed
/// inferences.
fn ends_of_chains(
    links: &BTreeMap<Claim, Vec<Claim>>,
    is_allowed: &dyn Fn(Claim, Claim) -> bool,
    chain: &mut Vec<Claim>,
    ends: &mut BTreeSet<(usize, Candidate)>,
) {
    let last = *chain.last().expect("a start");
    if last.1 {
        ends.insert((chain.len() - 1, last.0));
    }
    let is_back = chain.len() > 1 && last.0.cell == chain[0].0.cell && last.0 == chain[0].0;
    if chain.len() > 19 || is_back {
        return;
    }
    for &next in &links[&last] {
        let before = chain[..chain.len() - 1].iter();
        let is_used = before.clone().any(|claim| claim.0.cell == next.0.cell);
        let closes = next == (chain[0].0, true);
        if is_allowed(last, next) && (!is_used || closes) {
            chain.push(next);
            ends_of_chains(links, is_allowed, chain, ends);
            chain.pop();
        }
    }
}

/// What chains from a candidate to the same digit rule out.
fn chains_by_definition(
    board: &Board,
    shortest: usize,
    is_allowed: &dyn Fn(Claim, Claim) -> bool,
) -> Conclusions {
    let links = inferences(board);
    let mut conclusions = Conclusions::new();
    for start in candidates(board) {
        let mut ends = BTreeSet::new();
        ends_of_chains(&links, is_allowed, &mut vec![(start, false)], &mut ends);
        for &(length, end) in &ends {
            // What a shorter chain does is a locked digit or a naked pair.
            let is_simpler = ends.iter().any(|&(other, it)| it == end && other < shortest);
            if length < shortest || is_simpler || end.digit != start.digit {
                continue;
            }
            let seen = *board.peers(start.cell) & *board.cells_with(start.digit);
            let seen = if start == end { seen } else { seen & *board.peers(end.cell) };
            conclusions.insert(seen.iter().map(|c| Candidate::new(c, start.digit)).collect());
        }
    }
    conclusions.remove(&Vec::new());
    conclusions
}

#[test]
fn x_chains_are_all_simple_chains_of_a_digit() {
    let mut count = 0;
    for board in positions(&[4, 6, 8, 9], 40) {
        let is_allowed = |from: Claim, to: Claim| from.0.digit == to.0.digit;
        let expected = chains_by_definition(&board, 3, &is_allowed);
        count += expected.len();
        assert_eq!(found("x-chain", &board), expected);
    }
    assert!(count > 100, "{count}");
}

#[test]
fn xy_chains_are_all_simple_chains_of_cells_with_two_candidates() {
    let mut count = 0;
    for board in positions(&[4, 6, 8, 9], 40) {
        let is_bivalue = |claim: Claim| board.candidates(claim.0.cell).len() == 2;
        let is_allowed = |from: Claim, to: Claim| {
            let fits = if from.1 { from.0.digit == to.0.digit } else { from.0.cell == to.0.cell };
            fits && is_bivalue(from) && is_bivalue(to)
        };
        let expected = chains_by_definition(&board, 5, &is_allowed);
        count += expected.len();
        assert_eq!(found("xy-chain", &board), expected);
    }
    assert!(count > 100, "{count}");
}

/// All that follows from a claim, by any number of inferences.
fn all_that_follows(links: &BTreeMap<Claim, Vec<Claim>>, from: Claim) -> BTreeSet<Claim> {
    let mut all = BTreeSet::from([from]);
    let mut open = vec![from];
    while let Some(claim) = open.pop() {
        open.extend(links[&claim].iter().copied().filter(|&next| all.insert(next)));
    }
    all
}

/// What follows from every one of some candidates, by more than one inference.
fn common(
    board: &Board,
    links: &BTreeMap<Claim, Vec<Claim>>,
    sources: &[Candidate],
) -> Vec<Vec<Candidate>> {
    if sources.len() < 3 {
        return Vec::new();
    }
    let mut rest = sources.iter().map(|&source| all_that_follows(links, (source, true)));
    let first = rest.next().expect("three or more");
    let common = rest.fold(first, |common, next| common.intersection(&next).copied().collect());
    let is_new = |&(candidate, is_true): &Claim| {
        let is_locked = sources.iter().all(|&it| it.excludes(candidate, board.layout()));
        !sources.contains(&candidate) && (is_true || !is_locked)
    };
    common.into_iter().filter(is_new).map(|claim| vec![claim.0]).collect()
}

#[test]
fn forcing_chains_find_all_that_follows_from_a_cell_or_house() {
    let mut count = 0;
    for board in positions(&[6, 8, 9], 25) {
        let links = inferences(&board);
        let mut from_cells = Conclusions::new();
        for cell in board.empty_cells() {
            let digits = board.candidates(cell).iter();
            let sources: Vec<_> = digits.map(|digit| Candidate::new(cell, digit)).collect();
            from_cells.extend(common(&board, &links, &sources));
        }
        assert_eq!(found("cell-forcing-chain", &board), from_cells);
        let mut from_houses = Conclusions::new();
        for &house in board.houses() {
            for digit in board.missing(house) {
                let cells = board.places(house, digit);
                let sources: Vec<_> = cells.iter().map(|it| Candidate::new(it, digit)).collect();
                from_houses.extend(common(&board, &links, &sources));
            }
        }
        assert_eq!(found("region-forcing-chain", &board), from_houses);
        // Backwards, each of these is a contradiction.
        let both: Conclusions = from_cells.union(&from_houses).cloned().collect();
        assert_eq!(found("contradiction-chain", &board), both);
        count += from_cells.len() + from_houses.len();
    }
    assert!(count > 100, "{count}");
}

#[test]
fn a_contradiction_never_takes_more_links_than_the_cases() {
    let mut count = 0;
    for board in positions(&[6, 8, 9, 12], 20) {
        let length = |id| best_step(technique(id), &board).map(|step| step.length());
        let cases = [length("cell-forcing-chain"), length("region-forcing-chain")];
        let Some(cases) = cases.into_iter().flatten().min() else { continue };
        let contradiction = length("contradiction-chain").expect("the same, backwards");
        assert!(contradiction <= cases, "{contradiction} {cases}");
        count += usize::from(contradiction < cases);
    }
    assert!(count > 5, "{count}");
}

/// Whether a digit in a cell leaves some house without a place for it, the digit alone considered.
fn is_impossible(board: &Board, assumed: Candidate) -> bool {
    let mut open = *board.cells_with(assumed.digit);
    let mut taken = vec![assumed.cell];
    loop {
        for &cell in &taken {
            open = open.without(board.peers(cell));
        }
        let houses = board.houses().iter().filter(|&&it| board.missing(it).contains(assumed.digit));
        let places: Vec<Cells> = houses.map(|&house| *board.cells_of(house) & open).collect();
        if places.iter().any(Cells::is_empty) {
            return true;
        }
        let new = places.iter().filter_map(Cells::only).find(|cell| !taken.contains(cell));
        match new {
            Some(cell) => taken.push(cell),
            None => return false,
        }
    }
}

#[test]
fn nishio_rules_out_what_leaves_no_place_for_a_digit() {
    let mut count = 0;
    for board in positions(&[6, 8, 9, 12], 25) {
        let is_single =
            |digit| board.houses().iter().any(|&house| board.slots(house, digit).is_power_of_two());
        // Where a digit has a single place, that is for simpler techniques to say.
        let open: Vec<_> =
            candidates(&board).into_iter().filter(|it| !is_single(it.digit)).collect();
        let expected: Conclusions =
            open.iter().filter(|&&it| is_impossible(&board, it)).map(|&it| vec![it]).collect();
        let mut found = found("nishio", &board);
        found.retain(|eliminations| !is_single(eliminations[0].digit));
        count += found.len();
        assert_eq!(found, expected);
    }
    assert!(count > 100, "{count}");
}

#[test]
fn the_best_step_is_one_of_all_and_as_short_as_any() {
    let large = positions(&[12, 16], 2);
    for board in positions(&[4, 6, 8, 9], 12).into_iter().chain(large) {
        for id in CHAINS {
            let all = all_steps(technique(id), &board);
            let shortest = all.iter().map(nonet_logic::Step::length).min();
            let best = best_step(technique(id), &board);
            assert_eq!(best.as_ref().map(nonet_logic::Step::length), shortest, "{id}");
            let Some(best) = best else { continue };
            let is_same = |step: &&nonet_logic::Step| {
                (&step.eliminations, &step.placements) == (&best.eliminations, &best.placements)
            };
            assert_eq!(all.iter().filter(is_same).count(), 1, "{id}");
        }
    }
}

#[test]
fn each_effect_is_told_once() {
    for board in positions(&[6, 9, 10], 10) {
        for id in CHAINS {
            assert_eq!(found(id, &board).len(), all_steps(technique(id), &board).len(), "{id}");
        }
    }
}

#[test]
fn there_are_no_chains_in_an_empty_grid() {
    for size in [4, 6, 9, 12, 16] {
        let layout = Layout::with_boxes(BoxShape::for_size(size).expect("a composite size"));
        let board = Board::of(&Position::of(&Draft::empty(layout))).expect("small enough");
        for id in CHAINS {
            assert_eq!(best_step(technique(id), &board), None, "{id}");
        }
    }
}
