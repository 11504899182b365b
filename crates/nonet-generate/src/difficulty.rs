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
    /// What must not be enough, with what has to find something then.
    hurdles: Vec<Hurdle>,
    /// What has to be enough after the hurdles: most puzzles that are too hard fail here, and soon.
    rest: Toolbox,
}

/// Where a puzzle has to get stuck, and what has to help there.
#[derive(Clone, Debug)]
struct Hurdle {
    before: Toolbox,
    helps: Toolbox,
}

/// What there is to say of a puzzle.
pub(crate) enum Verdict {
    /// It is as hard as it shall be.
    Right(Rating),
    /// It is not, and further keys would not make it so.
    Wrong,
    /// It is too hard from here on.
    Stuck(Box<Board>),
}

impl Judge {
    pub(crate) fn new(difficulty: &Difficulty) -> Judge {
        let toolbox = difficulty.toolbox();
        let up_to = |level: Level| toolbox.clone().without(|it| it.level > level);
        let of_needs = difficulty.needs.iter().map(|need| Hurdle {
            before: Toolbox::default()
                .without(|it| it == need.technique || it.level > need.technique.level),
            helps: Toolbox::of(&[need.technique]),
        });
        let mut hurdles: Vec<Hurdle> = of_needs.collect();
        let needed = difficulty.needs.iter().map(|need| need.technique.level).max();
        if let Some(level) = difficulty.level.filter(|&level| needed.is_none_or(|it| it < level)) {
            let before = toolbox.clone().without(|it| it.level >= level);
            hurdles.push(Hurdle { before, helps: up_to(level) });
        }
        let rest = match difficulty.level.or(needed) {
            // After a step that is so hard the rest shall be quick to find.
            Some(Level::Extreme) => up_to(Level::Hard),
            Some(level) => up_to(level),
            None => toolbox.clone(),
        };
        Judge { difficulty: difficulty.clone(), toolbox, hurdles, rest }
    }

    /// What there is to say of a puzzle.
    pub(crate) fn assess(&self, proper: &Proper) -> Verdict {
        let Some(board) = Board::of(&proper.start()) else { return Verdict::Wrong };
        let mut last = board.clone();
        for hurdle in &self.hurdles {
            last = after(&hurdle.before, board.clone());
            if last.is_full() {
                return Verdict::Wrong;
            }
            match hurdle.helps.next_step(&last) {
                Some(step) => last.apply(&step),
                None => return Verdict::Stuck(Box::new(last)),
            }
        }
        last = after(&self.rest, last);
        if !last.is_full() {
            return Verdict::Stuck(Box::new(last));
        }
        self.rate(&board).map_or(Verdict::Wrong, Verdict::Right)
    }

    /// The rating of a puzzle, by a fresh run of the logic, if it is right.
    fn rate(&self, board: &Board) -> Option<Rating> {
        let path = self.toolbox.path(board);
        if path.ending != Ending::Solved {
            return None;
        }
        let rating = Rating::of(&path, &self.toolbox, board);
        let Difficulty { level, score, needs, .. } = &self.difficulty;
        let is_right = level.is_none_or(|level| rating.level == level)
            && score.as_ref().is_none_or(|score| score.contains(&rating.score))
            && needs.iter().all(|need| times(&rating, need.technique) >= need.times);
        is_right.then_some(rating)
    }
}

/// How often a technique is used.
fn times(rating: &Rating, technique: &Technique) -> usize {
    rating.uses.iter().find(|used| used.technique == technique).map_or(0, |used| used.times)
}

/// Where some techniques lead.
fn after(toolbox: &Toolbox, board: Board) -> Board {
    let mut walk = toolbox.walk(board);
    walk.by_ref().for_each(drop);
    walk.board().clone()
}
