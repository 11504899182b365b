//! The next chain is the best there is, told by an exhaustive search that has its own notion of links.

use std::cmp::Reverse;

use nonet_core::{Layout, Position, Random};
use nonet_logic::{Board, Candidate, Cells, Link, Step, Technique, Toolbox};
use nonet_testing::random;

/// What comes before chains, and the chains.
const TOOLS: [&str; 14] = [
    "full-house",
    "hidden-single",
    "naked-single",
    "pointing",
    "claiming",
    "naked-pair",
    "hidden-pair",
    "naked-triple",
    "x-chain",
    "xy-chain",
    "aic",
    "grouped-aic",
    "continuous-nice-loop",
    "grouped-continuous-nice-loop",
];
const FIRST_CHAIN: usize = 8;

/// How many positions are looked at.
const POSITIONS: usize = 300;

/// All loops of up to so many links are tried.
const LONGEST_LOOP: usize = 6;

/// What counts more than any few candidates that go out.
const PLACED: usize = 100;

/// Candidates as bits: nine for each cell.
type Bits = [u64; 12];

fn bits(candidates: impl IntoIterator<Item = Candidate>) -> Bits {
    let mut bits = [0; 12];
    for candidate in candidates {
        let index = candidate.cell.index() * 9 + candidate.digit.index();
        bits[index / 64] |= 1 << (index % 64);
    }
    bits
}

fn both(one: &Bits, other: &Bits) -> Bits {
    std::array::from_fn(|word| one[word] & other[word])
}

fn count(bits: &Bits) -> usize {
    bits.iter().map(|word| word.count_ones() as usize).sum()
}

/// A digit in a cell or in a group of cells.
struct Spot {
    cells: Vec<Candidate>,
    /// What cannot be true beside it.
    out: Bits,
}

/// All spots of a position, and for each those that it leaves or rules out.
struct Web {
    spots: Vec<Spot>,
    strong: Vec<Vec<usize>>,
    weak: Vec<Vec<usize>>,
}

impl Web {
    fn of(board: &Board) -> Web {
        let layout = board.layout();
        let all: Vec<Candidate> = board
            .empty_cells()
            .iter()
            .flat_map(|cell| board.candidates(cell).iter().map(move |it| Candidate::new(cell, it)))
            .collect();
        let mut groups: Vec<Vec<Candidate>> = all.iter().map(|&one| vec![one]).collect();
        for &line in board.lines() {
            for &block in board.boxes() {
                for digit in board.digits() {
                    let in_both = |cell: &nonet_core::Cell| board.cells_of(block).contains(*cell);
                    let cells = board.places(line, digit);
                    let group: Vec<Candidate> = cells
                        .iter()
                        .filter(in_both)
                        .map(|cell| Candidate::new(cell, digit))
                        .collect();
                    if group.len() > 1 {
                        groups.push(group);
                    }
                }
            }
        }
        let conflict = |group: &[Candidate], other: Candidate| {
            group.iter().all(|one| one.excludes(other, layout))
        };
        let spots: Vec<Spot> = groups
            .into_iter()
            .map(|cells| {
                let out = bits(all.iter().copied().filter(|&other| conflict(&cells, other)));
                Spot { cells, out }
            })
            .collect();
        let mut web = Web { strong: vec![Vec::new(); spots.len()], weak: Vec::new(), spots };
        for (index, one) in web.spots.iter().enumerate() {
            let excluded = web.spots.iter().enumerate().filter(|(_, other)| {
                other.cells.iter().all(|&candidate| conflict(&one.cells, candidate))
            });
            web.weak.push(excluded.map(|(other, _)| other).collect());
            for (place, other) in web.spots.iter().enumerate() {
                if are_alternatives(board, one, other) {
                    web.strong[index].push(place);
                }
            }
        }
        web
    }

    fn groups(&self, spot: usize) -> usize {
        usize::from(self.spots[spot].cells.len() > 1)
    }

    /// What an open chain between two spots does.
    fn effect(&self, start: usize, end: usize) -> usize {
        if start == end && self.spots[start].cells.len() == 1 {
            return PLACED;
        }
        count(&both(&self.spots[start].out, &self.spots[end].out))
    }

    /// The best open chain by links, groups and effect: every walk from every spot, link by link.
    fn best_open(&self) -> Option<(usize, usize, Reverse<usize>)> {
        let mut states: Vec<Vec<Option<usize>>> = (0..self.spots.len())
            .map(|start| {
                let mut state = vec![None; self.spots.len()];
                state[start] = Some(self.groups(start));
                state
            })
            .collect();
        // One strong link, then a weak and a strong one in turn.
        for links in (1..40).step_by(2) {
            let mut best = None;
            for (start, state) in states.iter_mut().enumerate() {
                if links > 1 {
                    *state = self.advance(state, &self.weak);
                }
                *state = self.advance(state, &self.strong);
                for (end, groups) in state.iter().enumerate() {
                    let Some(groups) = *groups else { continue };
                    let effect = if links < 3 { 0 } else { self.effect(start, end) };
                    let key = (links, groups, Reverse(effect));
                    if effect > 0 && best.is_none_or(|best| key < best) {
                        best = Some(key);
                    }
                }
            }
            if best.is_some() {
                return best;
            }
        }
        None
    }

    /// Everything one link further, with the fewest groups on the way.
    fn advance(&self, state: &[Option<usize>], links: &[Vec<usize>]) -> Vec<Option<usize>> {
        let mut next = vec![None; state.len()];
        for (spot, groups) in state.iter().enumerate() {
            let Some(groups) = *groups else { continue };
            for &to in &links[spot] {
                let groups = groups + self.groups(to);
                if next[to].is_none_or(|known| groups < known) {
                    next[to] = Some(groups);
                }
            }
        }
        next
    }

    /// The number of links of the shortest loop by which so much goes out, up to a length.
    fn shortest_loop(&self, least: usize, longest: usize) -> Option<usize> {
        (4..=longest).step_by(2).find(|&links| {
            (0..self.spots.len()).any(|start| self.closes(&mut vec![start], links, least))
        })
    }

    /// Whether a path of spots, the first of them false, goes on to a loop of so many links.
    fn closes(&self, path: &mut Vec<usize>, links: usize, least: usize) -> bool {
        let last = path[path.len() - 1];
        if path.len() == links {
            return self.weak[last].contains(&path[0]) && self.effect_of_loop(path) >= least;
        }
        let next = if path.len() % 2 == 1 { &self.strong[last] } else { &self.weak[last] };
        next.iter().any(|&to| {
            // The first spot is the lowest of those that are false: each loop once.
            let is_new = !path.contains(&to) && (path.len() % 2 == 1 || to > path[0]);
            if !is_new {
                return false;
            }
            path.push(to);
            let closes = self.closes(path, links, least);
            path.pop();
            closes
        })
    }

    fn effect_of_loop(&self, path: &[usize]) -> usize {
        let mut out = [0; 12];
        let next = path.iter().cycle().skip(1);
        for (index, (&from, &to)) in path.iter().zip(next).enumerate() {
            if index % 2 == 1 {
                let beside = both(&self.spots[from].out, &self.spots[to].out);
                out = std::array::from_fn(|word| out[word] | beside[word]);
            }
        }
        count(&out)
    }
}

/// Whether one of two spots must be true: there is nothing else in their cell or house.
fn are_alternatives(board: &Board, one: &Spot, other: &Spot) -> bool {
    let (a, b) = (one.cells[0], other.cells[0]);
    if a.digit != b.digit {
        let is_cell = one.cells.len() == 1 && other.cells.len() == 1 && a.cell == b.cell;
        return is_cell && board.candidates(a.cell).len() == 2;
    }
    let cells = |spot: &Spot| -> Cells { spot.cells.iter().map(|it| it.cell).collect() };
    let (one, other) = (cells(one), cells(other));
    let is_bound = |house: &nonet_core::House| board.places(*house, a.digit) == one | other;
    !one.meets(&other) && board.houses().iter().any(is_bound)
}

/// The number of links, of groups and the effect of a chain that was found.
fn key(step: &Step) -> (usize, usize, Reverse<usize>) {
    let links = &step.evidence.links;
    let is_group = |link: &&Link| link.to.cells.len() > 1;
    let first = usize::from(links[0].from.cells.len() > 1);
    let groups = first + links.iter().filter(is_group).count();
    (links.len(), groups, Reverse(step.effect()))
}

fn check(board: &Board, step: &Step) {
    let web = Web::of(board);
    let best = web.best_open().expect("a chain was found");
    let Reverse(effect) = best.2;
    let links = &step.evidence.links;
    if links[0].from == links[links.len() - 1].to {
        // A loop is worth its length, and is the shortest that is.
        assert!(step.effect() >= effect + 2, "{step:?}");
        let limit = LONGEST_LOOP.min(links.len() - 2);
        assert_eq!(web.shortest_loop(effect + 2, limit), None, "{step:?}");
    } else {
        assert_eq!(key(step), best, "{step:?}");
        assert_eq!(web.shortest_loop(effect + 2, LONGEST_LOOP), None, "{step:?}");
    }
}

#[test]
fn no_chain_is_better_than_the_next_one() {
    let techniques = TOOLS.map(|id| Technique::by_id(id).expect("a technique"));
    let toolbox = Toolbox::of(&techniques);
    let mut random = Random::new(14);
    let mut seen = 0;
    while seen < POSITIONS {
        let grid = random::grid(&Layout::classic(), &mut random);
        let draft = random::minimal(&grid, &mut random);
        let mut board = Board::of(&Position::of(&draft)).expect("9×9");
        // Not too many of one puzzle.
        for _ in 0..5 {
            let step = loop {
                let Some(step) = toolbox.next_step(&board) else { break None };
                if techniques[FIRST_CHAIN..].contains(&step.technique) {
                    break Some(step);
                }
                board.apply(&step);
            };
            let Some(step) = step.filter(|_| seen < POSITIONS) else { break };
            check(&board, &step);
            seen += 1;
            board.apply(&step);
        }
    }
}
