//! How hard puzzles shall be, and who judges that.

use std::ops::RangeInclusive;

use nonet_core::{Proper, Random};
use nonet_logic::technique::ALL;
use nonet_logic::{Board, Ending, Level, Rating, Step, Technique, Toolbox};

use crate::forecast::{Forecast, resistance};

/// How hard puzzles shall be.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Difficulty {
    /// Their level.
    pub level: Option<Level>,
    /// What all steps count together.
    pub score: Option<RangeInclusive<u64>>,
    /// Techniques that they need.
    pub needs: Vec<Need>,
    /// In which sense they need them.
    pub sense: Sense,
    /// The hardest technique that may be used, in the order of [`ALL`]: with it and those before it there
    /// is a way to the solution.
    pub only_up_to: Option<&'static Technique>,
}

/// In which sense a puzzle needs a technique.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Sense {
    /// All that are tried before it, in the order of [`ALL`], get stuck; those of its family are tried together with it.
    #[default]
    InOrder,
    /// All others up to its level get stuck together, but for those that try things out. That leaves nothing of many
    /// techniques: what an X-Wing finds, for example, two conjugate pairs mostly say as well.
    Strict,
}

/// A technique that a puzzle needs.
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

/// Techniques that put two steps of another one together: what that one finds by itself is a part of whatever they find, and
/// is tried before them.
const WHOLES: [(&str, &str); 2] =
    [("dual-two-string-kite", "two-string-kite"), ("dual-empty-rectangle", "empty-rectangle")];

/// The technique whose steps one puts together that no puzzle needs for that reason.
pub fn part_of_unneeded(technique: &Technique) -> Option<&'static Technique> {
    let (_, part) = WHOLES.iter().find(|(whole, _)| *whole == technique.id)?;
    Technique::by_id(part)
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
    /// Which puzzles are worth a look. A search that takes no guess says that there is nothing hard; where
    /// hard steps are wanted, few guesses make them unlikely.
    forecast: Forecast,
    /// Whether most puzzles shall be Extreme by a step.
    prefers_steps: bool,
}

/// In which manner a puzzle has to be as hard as it shall be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Manner {
    /// In any.
    Any,
    /// By a step of its level, not by the sum of all steps.
    ByStep,
}

/// How near a puzzle comes to needing the techniques that it shall need.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Nearness(usize);

impl Nearness {
    /// Nothing is known of it.
    pub(crate) const NOWHERE: Nearness = Nearness(0);
    /// It needs them all.
    pub(crate) const NEEDED: Nearness = Nearness(usize::MAX);
}

/// Where a puzzle has to get stuck, and what has to help there.
#[derive(Clone, Debug)]
struct Hurdle {
    before: Toolbox,
    helps: Toolbox,
    /// The technique whose step has to be the one that helps, if it must not be any.
    needed: Option<&'static Technique>,
    /// How often other steps may be taken before it does.
    detours: usize,
}

impl Hurdle {
    /// The step that helps in a position.
    fn step(&self, board: &Board) -> Option<Step> {
        let is_right = |step: &Step| self.needed.is_none_or(|needed| step.technique == needed);
        self.helps.next_step(board).filter(is_right)
    }
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

/// How many other steps may be taken before a technique that is needed has its turn.
const DETOURS: usize = 6;

/// Of so many attempts at a classic puzzle that shall be Extreme, one takes what is so by the sum of its steps, too. As such puzzles are
/// found some twenty times as often, some two of five are then.
const BY_SUM: usize = 34;

/// What a puzzle has to have to be worth a look where a step has to be Extreme, and how much the position has to resist where
/// Hard steps end. Of 12,000 minimal puzzles 2,560 took six guesses. In a trial of these two measures, some 3 in 100 of those needed an
/// Extreme step; of such puzzles 7 in 10 were in the fifth with most guesses, and 7 in 10 in the tenth that resisted most.
const BY_STEP: Forecast = Forecast { guesses: 6, turned: 33 };
const RESISTANCE: usize = 40;

impl Judge {
    pub(crate) fn new(difficulty: &Difficulty) -> Judge {
        let toolbox = difficulty.toolbox();
        let up_to = |level: Level| toolbox.clone().without(|it| it.level > level);
        let of_needs = difficulty.needs.iter().map(|&Need { technique, .. }| {
            let family = technique.family();
            let end = ALL.iter().position(|it| family.contains(it)).unwrap_or(ALL.len());
            let (before, helps) = match difficulty.sense {
                Sense::InOrder => (Toolbox::of(&ALL[..end]), Toolbox::of(&family)),
                Sense::Strict => {
                    let others = up_to(technique.level);
                    let others = others.without(|it| it == technique || it.tries());
                    (others, Toolbox::of(&[technique]))
                }
            };
            Hurdle { before, helps, needed: Some(technique), detours: DETOURS }
        });
        let mut hurdles: Vec<Hurdle> = of_needs.collect();
        let needed = difficulty.needs.iter().map(|need| need.technique.level).max();
        let wanted = difficulty.level.max(needed);
        if let Some(level) = difficulty.level.filter(|&level| needed.is_none_or(|it| it < level)) {
            // Most puzzles that are Extreme are so by the sum of their Unfair steps.
            let least = level.min(Level::Unfair);
            let before = toolbox.clone().without(|it| it.level >= least);
            hurdles.push(Hurdle { before, helps: up_to(level), needed: None, detours: 0 });
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
            forecast: Forecast {
                guesses: match wanted {
                    None | Some(Level::Easy | Level::Medium) => 0,
                    Some(Level::Hard) => 1,
                    Some(Level::Unfair | Level::Extreme) => 2,
                },
                turned: 0,
            },
            prefers_steps: difficulty.level == Some(Level::Extreme) && needed.is_none(),
            difficulty: difficulty.clone(),
            toolbox,
        }
    }

    /// In which manner an attempt at a classic puzzle goes, by lot.
    pub(crate) fn manner(&self, random: &mut Random) -> Manner {
        if self.prefers_steps && random.below(BY_SUM) > 0 { Manner::ByStep } else { Manner::Any }
    }

    /// Which classic puzzles are worth a look.
    pub(crate) fn forecast(&self, manner: Manner) -> Forecast {
        match manner {
            Manner::Any => self.forecast,
            Manner::ByStep => BY_STEP,
        }
    }

    /// What there is to say of a puzzle.
    pub(crate) fn assess(&self, proper: &Proper, manner: Manner) -> Verdict {
        let Some(board) = Board::of(&proper.start()) else { return Verdict::Wrong };
        let mut last = board.clone();
        for hurdle in &self.hurdles {
            last = after(&hurdle.before, board.clone());
            if last.is_full() {
                return Verdict::Wrong;
            }
            if manner == Manner::ByStep && resistance(&last) < RESISTANCE {
                return Verdict::Wrong;
            }
            match self.overcome(hurdle, &last) {
                Some(beyond) => last = beyond,
                None => return Verdict::Stuck(Box::new(last)),
            }
        }
        let Some(between) = &self.between else {
            let rating = self.rate(&board);
            let is_right = |it: &Rating| manner == Manner::Any || is_by_step(it);
            return rating.filter(is_right).map_or(Verdict::Wrong, Verdict::Right);
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

    /// Whether there are techniques that have to be needed, towards which one can climb.
    pub(crate) fn climbs(&self) -> bool {
        !self.difficulty.needs.is_empty()
    }

    /// How near a puzzle comes to needing the first of the techniques that it does not need yet; what is less near
    /// than `least` may be told as anything below that.
    pub(crate) fn nearness(&self, board: &Board, least: Nearness) -> Nearness {
        let needs = self.hurdles[..self.difficulty.needs.len()].iter().enumerate();
        let mut near = needs.filter_map(|(number, hurdle)| {
            // One that is needed is worth more than any that is not.
            let before = number * (ALL.len() + 1);
            let place = self.place(hurdle, board, least.0.saturating_sub(before))?;
            Some(Nearness(before + place))
        });
        near.next().unwrap_or(Nearness::NEEDED)
    }

    /// Where the technique that has to help finds something, but others have their turn first: the place of the
    /// hardest of these, from 1, among those before it; 0 if that is nowhere so. Nothing if it is needed. Places below `least` are not looked at.
    fn place(&self, hurdle: &Hurdle, board: &Board, least: usize) -> Option<usize> {
        let mut hardest = 0;
        let mut board = board.clone();
        while !board.is_full() {
            let Some(step) = hurdle.before.next_step(&board) else {
                return if self.overcome(hurdle, &board).is_some() { None } else { Some(hardest) };
            };
            let place = ALL.iter().position(|&it| it == step.technique).map_or(0, |at| at + 1);
            let is_single = step.technique.level == Level::Easy;
            let is_worth_a_look = !is_single && place >= least && place > hardest;
            if is_worth_a_look && hurdle.step(&board).is_some() {
                hardest = place;
            }
            board.apply(&step);
        }
        Some(hardest)
    }

    /// What is beyond a hurdle where a puzzle has got stuck, if what has to help there does, or does so further on.
    fn overcome(&self, hurdle: &Hurdle, stuck: &Board) -> Option<Board> {
        let mut last = stuck.clone();
        for left in (0..=hurdle.detours).rev() {
            if let Some(step) = hurdle.step(&last) {
                last.apply(&step);
                return Some(last);
            }
            if left == 0 {
                break;
            }
            last.apply(&self.lift.next_step(&last)?);
            last = after(&hurdle.before, last);
            if last.is_full() {
                break;
            }
        }
        None
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

/// Whether a puzzle has its level by the hardest step, and not by the sum of all.
fn is_by_step(rating: &Rating) -> bool {
    rating.uses.iter().any(|used| used.technique.level == rating.level)
}

/// Where some techniques lead.
fn after(toolbox: &Toolbox, board: Board) -> Board {
    let mut walk = toolbox.walk(board);
    walk.by_ref().for_each(drop);
    walk.board().clone()
}
