//! How hard puzzles shall be, and who judges that.

use std::ops::RangeInclusive;

use nonet_core::Proper;
use nonet_logic::technique::ALL;
use nonet_logic::{Board, Ending, Level, Rating, Technique, Toolbox};

/// How hard puzzles shall be.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Difficulty {
    /// Their level.
    pub level: Option<Level>,
    /// What all steps count together.
    pub score: Option<RangeInclusive<u64>>,
    /// Techniques that they need.
    pub needs: Vec<Need>,
    /// The hardest technique that may be used, in the order of [`ALL`]: with it and those before it there
    /// is a way to the solution.
    pub only_up_to: Option<&'static Technique>,
}

/// A technique that a puzzle needs: all others up to its level do not solve it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Need {
    /// The technique.
    pub technique: &'static Technique,
    /// So many steps of it at least.
    pub times: usize,
}

impl Difficulty {
    /// Whether nothing is said.
    pub fn is_any(&self) -> bool {
        *self == Difficulty::default()
    }

    /// The techniques that may be used.
    pub(crate) fn toolbox(&self) -> Toolbox {
        match self.only_up_to {
            Some(last) => {
                let end = ALL.iter().position(|&it| it == last).map_or(ALL.len(), |at| at + 1);
                Toolbox::of(&ALL[..end])
            }
            None => Toolbox::default(),
        }
    }
}

/// Who judges whether a puzzle is as hard as it shall be.
#[derive(Clone, Debug)]
pub(crate) struct Judge {
    difficulty: Difficulty,
    /// What the way is found with.
    toolbox: Toolbox,
    /// The same without what is too hard for the wished level: most puzzles fail here, soon.
    limited: Toolbox,
    /// For each need the techniques that must not be enough.
    others: Vec<Toolbox>,
}

impl Judge {
    pub(crate) fn new(difficulty: &Difficulty) -> Judge {
        let toolbox = difficulty.toolbox();
        let highest = difficulty.level.unwrap_or(Level::Extreme);
        let limited = toolbox.clone().without(|technique| technique.level > highest);
        let others = difficulty.needs.iter().map(|need| {
            let is_out = |it: &Technique| it == need.technique || it.level > need.technique.level;
            Toolbox::default().without(is_out)
        });
        Judge { others: others.collect(), difficulty: difficulty.clone(), toolbox, limited }
    }

    /// The rating of a puzzle, if it is as hard as it shall be.
    pub(crate) fn judge(&self, proper: &Proper) -> Option<Rating> {
        let board = Board::of(&proper.start())?;
        if self.limited != self.toolbox && !is_solved(&self.limited, &board) {
            return None;
        }
        let path = self.toolbox.path(&board);
        if path.ending != Ending::Solved {
            return None;
        }
        let rating = Rating::of(&path, &self.toolbox, &board);
        let Difficulty { level, score, needs, .. } = &self.difficulty;
        let is_right = level.is_none_or(|level| rating.level == level)
            && score.as_ref().is_none_or(|score| score.contains(&rating.score))
            && needs.iter().all(|need| times(&rating, need.technique) >= need.times)
            && !self.others.iter().any(|others| is_solved(others, &board));
        is_right.then_some(rating)
    }
}

/// How often a technique is used.
fn times(rating: &Rating, technique: &Technique) -> usize {
    rating.uses.iter().find(|used| used.technique == technique).map_or(0, |used| used.times)
}

/// Whether some techniques are enough.
fn is_solved(toolbox: &Toolbox, board: &Board) -> bool {
    let mut walk = toolbox.walk(board.clone());
    walk.by_ref().for_each(drop);
    walk.ending() == Ending::Solved
}
