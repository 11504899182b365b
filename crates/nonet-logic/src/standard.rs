//! The standard order: which step comes next where puzzles are rated.
//!
//! A way that is told takes the shortest chain first, since it is the easiest to follow. What a puzzle is
//! worth must not depend on that: players know levels from HoDoKu, whose way goes from one kind of chain to
//! the next, and takes the one with most effect. So ratings go that way.

use std::cmp::Reverse;
use std::ops::ControlFlow;
use std::sync::LazyLock;

use crate::board::Board;
use crate::families::Family;
use crate::sink::Sink;
use crate::step::Step;
use crate::technique::{ALL, Technique};
use crate::toolbox::{Tool, best_of};

/// Techniques that do not have their usual place, but come after another one.
const MOVED: [(&str, &[&str]); 4] = [
    (
        "sue-de-coq",
        &["simple-colours-trap", "simple-colours-wrap", "multi-colours-1", "multi-colours-2"],
    ),
    ("aic", &["continuous-nice-loop"]),
    ("grouped-aic", &["grouped-continuous-nice-loop"]),
    // What HoDoKu does not know, or does not use unless it is told to.
    (
        "contradiction-chain",
        &[
            "dual-two-string-kite",
            "dual-empty-rectangle",
            "unique-loop",
            "bug-2",
            "bug-3",
            "bug-4",
            "3d-medusa",
            "wxyz-wing",
            "als-aic",
            "als-nice-loop",
        ],
    ),
];

/// Chains that count as one kind: they end somewhere, or lead back to where they began.
const ALIKE: [[&str; 2]; 2] =
    [["aic", "continuous-nice-loop"], ["grouped-aic", "grouped-continuous-nice-loop"]];

/// All techniques in the standard order.
static ORDER: LazyLock<Vec<&'static Technique>> = LazyLock::new(|| {
    let usual = |id: &str| ALL.iter().position(|one| one.id == id);
    let mut all = ALL.to_vec();
    all.sort_by_cached_key(|technique| {
        let after = MOVED.iter().find(|(_, moved)| moved.contains(&technique.id));
        // What comes after another one has that one's place, and beside it its own.
        after
            .map_or((usual(technique.id), None), |(before, _)| (usual(before), usual(technique.id)))
    });
    all
});

/// Puts tools into the standard order. What is no technique of the usual order comes last.
pub(crate) fn sort(tools: &mut [Tool]) {
    tools.sort_by_cached_key(|tool| {
        let place = ORDER.iter().position(|technique| std::ptr::eq(*technique, tool.technique));
        place.unwrap_or(usize::MAX)
    });
}

/// The next step with tools in the standard order: of chains the one that takes most away, of anything else
/// the shortest.
pub(crate) fn next_step(tools: &[Tool], board: &Board) -> Option<Step> {
    let mut kinds = tools.chunk_by(|one, next| are_alike(one.technique, next.technique));
    kinds.find_map(|kind| {
        let techniques = kind.iter().map(|tool| tool.technique);
        if Family::of(kind[0].technique) == Some(Family::Chains) {
            most_effect(techniques, board)
        } else {
            best_of(techniques, board)
        }
    })
}

/// Whether two techniques that follow one another are tried together.
fn are_alike(one: &'static Technique, next: &'static Technique) -> bool {
    let Some(family) = Family::of(one).filter(|family| family.has(next)) else { return false };
    family == Family::Forcing || ALIKE.contains(&[one.id, next.id])
}

/// The step that takes most away, of these the shortest, of these the first.
fn most_effect(
    techniques: impl Iterator<Item = &'static Technique>,
    board: &Board,
) -> Option<Step> {
    let mut best: Option<((Reverse<usize>, usize), Step)> = None;
    for technique in techniques {
        let mut take = |step: Step| {
            let key = (Reverse(taken_away(&step, board)), step.length());
            if best.as_ref().is_none_or(|(known, _)| key < *known) {
                best = Some((key, step));
            }
            ControlFlow::Continue(())
        };
        let _ = technique.look(board, &mut Sink::for_all(technique, &mut take));
    }
    best.map(|(_, step)| step)
}

/// How many candidates a step takes away: a digit that goes in takes away the others of its cell.
fn taken_away(step: &Step, board: &Board) -> usize {
    let others = step.placements.iter().map(|placed| board.candidates(placed.cell).len() - 1);
    step.eliminations.len() + others.sum::<usize>()
}

#[cfg(test)]
mod tests {
    use nonet_core::{Proper, read};

    use super::*;
    use crate::checker::{check_step, follow};
    use crate::toolbox::{Choice, Ending, Toolbox, all_steps};

    /// Random puzzles whose ways with the shortest chain first and in the standard order differ.
    const WITH_CHAINS: [&str; 2] = [
        ".19...6.........8..7.25..4.3........9.6.......2.937.....28...9....4.9..1....6...3",
        "98.63.2.........4.1...7...5..1.8.........9...39......6234..76........4.......18.7",
    ];

    fn proper(text: &str) -> Proper {
        Proper::of(&read(text).expect("a puzzle")).expect("a puzzle with one solution")
    }

    #[test]
    fn every_technique_has_one_place() {
        let standard = Toolbox::default().standard();
        let ids: Vec<&str> = standard.tools.iter().map(|tool| tool.technique.id).collect();
        assert_eq!(ids.len(), ALL.len());
        let place = |id: &str| {
            let place = ids.iter().position(|one| *one == id);
            place.unwrap_or_else(|| panic!("{id} is no technique"))
        };
        for (before, moved) in MOVED {
            for (index, id) in moved.iter().enumerate() {
                assert_eq!(place(id), place(before) + 1 + index, "{id}");
            }
        }
        let is_moved = |id: &str| MOVED.iter().any(|(_, moved)| moved.contains(&id));
        let others: Vec<&str> = ids.iter().copied().filter(|id| !is_moved(id)).collect();
        let usual = ALL.iter().map(|one| one.id).filter(|id| !is_moved(id));
        assert_eq!(others, usual.collect::<Vec<_>>());
        for [open, back] in ALIKE {
            assert_eq!(place(open) + 1, place(back));
        }
    }

    #[test]
    fn the_order_of_the_tools_does_not_matter() {
        let mut toolbox = Toolbox::default();
        toolbox.tools.reverse();
        assert_eq!(toolbox.standard(), Toolbox::default().standard());
        assert_eq!(toolbox.standard().standard(), toolbox.standard());
    }

    #[test]
    fn of_one_kind_of_chain_after_the_other_the_one_with_most_effect_is_taken() {
        let standard = Toolbox::default().standard();
        let kinds: [&[&str]; 4] = [&["x-chain"], &["xy-chain"], &ALIKE[0], &ALIKE[1]];
        for text in WITH_CHAINS {
            let mut board = Board::of(&proper(text).start()).expect("9×9");
            let mut chains = 0;
            for step in standard.path(&board).steps {
                let kind = kinds.iter().position(|kind| kind.contains(&step.technique.id));
                for (place, kind_here) in kinds.iter().enumerate().take(kind.map_or(0, |it| it + 1))
                {
                    let all = kind_here.iter().filter_map(|id| Technique::by_id(id));
                    let all = all.flat_map(|technique| all_steps(technique, &board));
                    let most = all.map(|step| taken_away(&step, &board)).max();
                    let expected = (Some(place) == kind).then(|| taken_away(&step, &board));
                    assert_eq!(most, expected, "{step:?}");
                    chains += 1;
                }
                board.apply(&step);
            }
            assert!(chains > 0);
        }
    }

    #[test]
    fn steps_of_the_standard_way_pass_the_checker_and_lead_to_the_solution() {
        for text in WITH_CHAINS {
            let mut position = proper(text).start();
            let board = Board::of(&position).expect("9×9");
            let standard = Toolbox::default().standard();
            assert_eq!(standard.choice, Choice::MostEffect);
            let path = standard.path(&board);
            assert_eq!(path.ending, Ending::Solved);
            assert_ne!(path, Toolbox::default().path(&board));
            for step in &path.steps {
                check_step(&position, step).unwrap_or_else(|fault| panic!("{fault}: {step:?}"));
                follow(&mut position, step);
            }
        }
    }

    #[test]
    fn without_chains_the_standard_way_is_the_usual_one() {
        // The puzzle of Wikipedia's article on Sudoku.
        let text =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        let board = Board::of(&proper(text).start()).expect("9×9");
        let usual = Toolbox::default();
        assert_eq!(usual.standard().path(&board), usual.path(&board));
    }
}
