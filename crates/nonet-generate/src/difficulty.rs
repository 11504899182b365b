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

/// A technique that a puzzle needs: all that are tried before it, in the order of [`ALL`], get stuck.
///
/// To say the same of all techniques of its level would leave nothing of many: what an X-Wing finds, for example,
/// two conjugate pairs say as well.
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
    /// What the way between hard steps is found with, if there shall be few of these.
    between: Option<Toolbox>,
    /// What hard steps are found with.
    lift: Toolbox,
    /// How many further hard steps there may be.
    lifts: usize,
    /// How many guesses a search takes at least in a puzzle that is worth a look.
    guesses: u64,
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

/// How many Unfair steps there may be besides the first one: to find that there is none takes long, so
/// that a puzzle gets a key instead.
const FURTHER_UNFAIR: usize = 3;

impl Judge {
    pub(crate) fn new(difficulty: &Difficulty) -> Judge {
        let toolbox = difficulty.toolbox();
        let up_to = |level: Level| toolbox.clone().without(|it| it.level > level);
        let of_needs = difficulty.needs.iter().map(|need| {
            let end = ALL.iter().position(|&it| it == need.technique).unwrap_or(ALL.len());
            Hurdle { before: Toolbox::of(&ALL[..end]), helps: Toolbox::of(&[need.technique]) }
        });
        let mut hurdles: Vec<Hurdle> = of_needs.collect();
        let needed = difficulty.needs.iter().map(|need| need.technique.level).max();
        let wanted = difficulty.level.max(needed);
        if let Some(level) = difficulty.level.filter(|&level| needed.is_none_or(|it| it < level)) {
            // Most puzzles that are Extreme are so by the sum of their Unfair steps.
            let least = level.min(Level::Unfair);
            let before = toolbox.clone().without(|it| it.level >= least);
            hurdles.push(Hurdle { before, helps: up_to(level) });
        }
        let (between, lifts) = match wanted {
            Some(Level::Extreme) => (None, 0),
            Some(Level::Unfair) => (Some(up_to(Level::Hard)), FURTHER_UNFAIR),
            Some(level) => (Some(up_to(level)), 0),
            None => (Some(toolbox.clone()), 0),
        };
        Judge {
            hurdles,
            between,
            lift: wanted.map_or_else(|| toolbox.clone(), up_to),
            lifts,
            guesses: match wanted {
                None | Some(Level::Easy | Level::Medium) => 0,
                Some(Level::Hard) => 1,
                Some(Level::Unfair | Level::Extreme) => 2,
            },
            difficulty: difficulty.clone(),
            toolbox,
        }
    }

    /// How many guesses a search takes at least in a puzzle that is worth a look. Without a guess it
    /// is too easy for certain, as a search knows singles and locked candidates; where hard steps are
    /// wanted, few guesses make them unlikely, and guesses are counted much faster than steps are found.
    pub(crate) fn guesses(&self) -> u64 {
        self.guesses
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
        let Some(between) = &self.between else {
            return self.rate(&board).map_or(Verdict::Wrong, Verdict::Right);
        };
        for left in (0..=self.lifts).rev() {
            last = after(between, last);
            if last.is_full() {
                return self.rate(&board).map_or(Verdict::Wrong, Verdict::Right);
            }
            if left == 0 {
                break;
            }
            match self.lift.next_step(&last) {
                Some(step) => last.apply(&step),
                None => break,
            }
        }
        Verdict::Stuck(Box::new(last))
    }

    /// The rating of a puzzle, by a fresh run of the logic, if it is right.
    fn rate(&self, board: &Board) -> Option<Rating> {
        let rating = Rating::of(&self.toolbox, board)?;
        let Difficulty { level, score, needs, .. } = &self.difficulty;
        let is_right = level.is_none_or(|level| rating.level == level)
            && score.as_ref().is_none_or(|score| score.contains(&rating.score))
            && self.uses(needs, board);
        is_right.then_some(rating)
    }

    /// Whether the way that people are shown, which is not the one that is rated, has as many steps of these
    /// techniques as it shall.
    fn uses(&self, needs: &[Need], board: &Board) -> bool {
        if needs.is_empty() {
            return true;
        }
        let path = self.toolbox.path(board);
        let times =
            |need: &Need| path.steps.iter().filter(|step| step.technique == need.technique).count();
        path.ending == Ending::Solved && needs.iter().all(|need| times(need) >= need.times)
    }
}

/// Where some techniques lead.
fn after(toolbox: &Toolbox, board: Board) -> Board {
    let mut walk = toolbox.walk(board);
    walk.by_ref().for_each(drop);
    walk.board().clone()
}
