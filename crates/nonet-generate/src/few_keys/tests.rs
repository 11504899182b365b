//! What the search finds, against what is known of grids and against all choices of cells.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use nonet_core::solve::fast;
use nonet_core::{BoxShape, Digit, Grid, Layout, Random};
use nonet_count::{Alone, Crew, SmallGrids};

use super::oracle::{Answer, Oracle, numbers_of};
use crate::{Ended, Keys, Made, Plan, Search, Wish, generate};

/// A puzzle with 17 keys: `grid2` in P. Norvig, *Solving Every Sudoku Puzzle*.
const SEVENTEEN: &str =
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";

/// A crew that stops after it was asked so often, does the last part first, and claims some hands.
struct Tired {
    left: AtomicU64,
    hands: usize,
}

impl Crew for Tired {
    fn each(&self, count: usize, part: &(dyn Fn(usize) + Sync)) {
        (0..count).rev().for_each(part);
    }

    fn hands(&self) -> usize {
        self.hands
    }

    fn is_stopped(&self) -> bool {
        let left = self
            .left
            .fetch_update(Ordering::Relaxed, Ordering::Relaxed, |left| left.checked_sub(1));
        left.is_err()
    }
}

fn tired(asked: u64, hands: usize) -> Tired {
    Tired { left: AtomicU64::new(asked), hands }
}

fn searched(wish: Wish, seed: u64, many: u64, crew: &dyn Crew) -> (Vec<Made>, Ended) {
    let plan = Plan::try_from(Wish { search: Search::FewKeys, ..wish }).expect("it makes sense");
    let mut all = Vec::new();
    let ended = generate(&plan, seed, 0, many, crew, &|made| made, &mut |made| {
        all.push(made);
        true
    });
    (all, ended)
}

/// The solution of a classic puzzle.
fn solution(line: &str) -> Grid {
    let solved = fast::solve_line(line.as_bytes(), 2).and_then(|(_, solution)| solution);
    let digits = solved.expect("a solution").map(|digit| Digit::from_number(digit.into()));
    Grid::try_new(Layout::classic(), digits.into_iter().flatten().collect()).expect("a grid")
}

#[test]
fn seventeen_keys_are_found_again() {
    let wish = Wish { grid: Some(solution(SEVENTEEN)), keys: Keys::exactly(17), ..Wish::default() };
    let (made, _) = searched(wish, 1, 1, &Alone);
    assert_eq!(made[0].puzzle.given_count(), 17);
    assert_eq!(made[0].solution, solution(SEVENTEEN));
    let clues = made[0].to_string();
    assert_eq!(fast::solve_line(clues.as_bytes(), 2).expect("81 cells").0.solutions, 1);
}

#[test]
fn no_choice_of_fewer_cells_tells_a_small_grid() {
    let shape = BoxShape::new(2, 2).expect("a box");
    let layout = Layout::with_boxes(shape);
    let mut oracle = Oracle::new(&layout, &|| false);
    for seed in 0..6 {
        let grid = SmallGrids::shared(shape).expect("they are few").draw(&mut Random::new(seed));
        let wish = Wish { grid: Some(grid.clone()), ..Wish::of(Arc::clone(&layout)) };
        let (made, _) = searched(wish, seed, 1, &Alone);
        let found = made[0].puzzle.given_count();
        let grid: Vec<u8> = numbers_of(&grid).collect();
        let mut tells = |cells: u32| {
            let keys: Vec<u8> =
                (0..16).map(|cell| if cells >> cell & 1 == 1 { grid[cell] } else { 0 }).collect();
            matches!(oracle.other(&grid, &keys), Ok(Answer::Nothing))
        };
        let fewer = (0..1_u32 << 16).filter(|cells| cells.count_ones() as usize == found - 1);
        assert!(fewer.into_iter().all(|cells| !tells(cells)), "{found}");
    }
}

#[test]
fn what_was_found_is_told_when_the_search_is_stopped() {
    let wish = || Wish { grid: Some(solution(SEVENTEEN)), ..Wish::default() };
    let (made, ended) = searched(wish(), 1, u64::MAX, &tired(1_500, 1));
    assert_eq!((made.len(), ended.next, ended.stopped), (1, 0, true));
    assert!(made[0].puzzle.given_count() < 40, "{}", made[0]);
    // At once there is nothing to tell.
    let (made, ended) = searched(wish(), 1, u64::MAX, &tired(2, 1));
    assert_eq!((made.len(), ended.next, ended.stopped), (0, 0, true));
}

#[test]
fn the_number_of_hands_changes_nothing() {
    let wish = || Wish::of(Layout::with_boxes(BoxShape::new(2, 2).expect("a box")));
    let lines = |crew: &dyn Crew| {
        let (made, ended) = searched(wish(), 3, 7, crew);
        assert_eq!(ended.next, 7);
        made.iter().map(|made| (made.index, made.to_string())).collect::<Vec<_>>()
    };
    assert_eq!(lines(&Alone), lines(&tired(u64::MAX, 3)));
}
