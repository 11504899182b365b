//! Toolboxes: which techniques are used, in which order, and what each counts.

use std::ops::ControlFlow;

use nonet_core::Contradiction;

use crate::board::Board;
use crate::families::Family;
use crate::sink::Sink;
use crate::standard;
use crate::step::Step;
use crate::technique::{ALL, Level, Technique};

/// A technique and what it counts.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tool {
    /// The technique.
    pub technique: &'static Technique,
    /// How hard a puzzle is that needs it.
    pub level: Level,
    /// What one use of it adds to a puzzle's score.
    pub score: u32,
}

/// The techniques in use, in the order in which they are tried.
///
/// Those that rely on a single solution find something only where the position comes from a puzzle
/// that is known to have one: see [`nonet_core::Proper`].
///
/// ```
/// use nonet_core::{Puzzle, read};
/// use nonet_logic::{Board, Ending, Toolbox};
///
/// let text = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let puzzle = Puzzle::try_from(read(text).unwrap()).unwrap();
/// let path = Toolbox::default().path(&Board::of(puzzle.start()).unwrap());
/// assert_eq!(path.ending, Ending::Solved);
/// assert_eq!(path.steps.len(), 51);
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Toolbox {
    /// The tools, the first to be tried first.
    pub tools: Vec<Tool>,
    /// Which step is taken where several could be.
    pub choice: Choice,
}

/// Which step is taken where several could be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Choice {
    /// The shortest. Chains are a family, and so is forcing: where the first of them stands in the box,
    /// all that are in it are tried at once, whatever they are called. So a way is easy to follow.
    #[default]
    Shortest,
    /// Of one kind of chain after the other the one that takes most away; of anything else the shortest.
    /// That is the choice for [ratings](crate::Rating): see [`Toolbox::standard`].
    MostEffect,
}

impl Default for Toolbox {
    /// Every technique.
    fn default() -> Toolbox {
        Toolbox::of(ALL)
    }
}

impl Toolbox {
    /// These techniques, in this order, each once.
    pub fn of(techniques: &[&'static Technique]) -> Toolbox {
        let tool = |&technique: &&'static Technique| Tool {
            technique,
            level: technique.level,
            score: technique.score,
        };
        let is_first = |&place: &usize| !techniques[..place].contains(&techniques[place]);
        let places = (0..techniques.len()).filter(is_first);
        let tools = places.map(|place| tool(&techniques[place])).collect();
        Toolbox { tools, choice: Choice::Shortest }
    }

    /// The same tools as ratings use them: in the order that players know from HoDoKu, whatever the order
    /// here is. Its ways may have more steps than there must be, and longer ones, but they are what levels
    /// and scores are made for.
    #[must_use]
    pub fn standard(&self) -> Toolbox {
        let mut tools = self.tools.clone();
        standard::sort(&mut tools);
        Toolbox { tools, choice: Choice::MostEffect }
    }

    /// The same without the techniques that `is_unwanted` names.
    #[must_use]
    pub fn without(mut self, is_unwanted: impl Fn(&Technique) -> bool) -> Toolbox {
        self.tools.retain(|tool| !is_unwanted(tool.technique));
        self
    }

    /// The same without the techniques that rely on a single solution, for who does not like them:
    /// where it is not known that there is one, they find nothing anyway.
    #[must_use]
    pub fn without_uniqueness(self) -> Toolbox {
        self.without(|technique| technique.needs_uniqueness)
    }

    /// The tool that uses a technique, if it is in the box.
    pub fn tool(&self, technique: &Technique) -> Option<&Tool> {
        self.tools.iter().find(|tool| tool.technique == technique)
    }

    /// The next step: the best one of the first technique that finds any, by [`Toolbox::choice`].
    pub fn next_step(&self, board: &Board) -> Option<Step> {
        if self.choice == Choice::MostEffect {
            return standard::next_step(&self.tools, board);
        }
        let is_in_use = |technique: &'static Technique| self.tool(technique).is_some();
        self.tools.iter().enumerate().find_map(|(place, tool)| {
            let Some(family) = Family::of(tool.technique) else {
                return best_step(tool.technique, board);
            };
            let is_first = !self.tools[..place].iter().any(|tool| family.has(tool.technique));
            is_first.then(|| family.best_step(board, &is_in_use)).flatten()
        })
    }

    /// Calls `take` with every step of every technique, until it breaks. Where there are too many to tell,
    /// the one that would be the next step is among those that are told.
    pub fn for_each_step(
        &self,
        board: &Board,
        take: &mut dyn FnMut(Step) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.tools.iter().try_for_each(|tool| {
            // The best of a family may be one that none of its members looks for on its own.
            let family = Family::of(tool.technique);
            let best = family.and_then(|family| family.best_step(board, &|_| true));
            let Some(best) = best.filter(|best| best.technique == tool.technique) else {
                return tool.technique.look(board, &mut Sink::for_all(tool.technique, take));
            };
            take(best.clone())?;
            let mut take_others = |step: Step| {
                let is_same = (&step.placements, &step.eliminations)
                    == (&best.placements, &best.eliminations);
                if is_same { ControlFlow::Continue(()) } else { take(step) }
            };
            tool.technique.look(board, &mut Sink::for_all(tool.technique, &mut take_others))
        })
    }

    /// The whole way from a position.
    pub fn path(&self, board: &Board) -> Path {
        let mut walk = self.walk(board.clone());
        // Most steps fill a cell.
        let mut steps = Vec::with_capacity(board.empty_cells().len() + 4);
        steps.extend(&mut walk);
        Path { steps, ending: walk.ending() }
    }

    /// The way from a position, step by step.
    pub fn walk(&self, board: Board) -> Walk<'_> {
        Walk { toolbox: self, board }
    }
}

/// The best step of a technique: the shortest, then the one with most effect.
pub fn best_step(technique: &'static Technique, board: &Board) -> Option<Step> {
    let mut best = None;
    // That a finder stops early says that it has the best one.
    let _ = technique.look(board, &mut Sink::for_best(technique, &mut best));
    best
}

/// The best step of several techniques, of equals that of the first.
pub(crate) fn best_of(
    techniques: impl Iterator<Item = &'static Technique>,
    board: &Board,
) -> Option<Step> {
    let mut best = None;
    for technique in techniques {
        let _ = technique.look(board, &mut Sink::for_best(technique, &mut best));
    }
    best
}

/// Every step of a technique.
pub fn all_steps(technique: &'static Technique, board: &Board) -> Vec<Step> {
    let mut steps = Vec::new();
    let mut take = |step| {
        steps.push(step);
        ControlFlow::Continue(())
    };
    let _ = technique.look(board, &mut Sink::for_all(technique, &mut take));
    steps
}

/// A way through a puzzle, one step at a time.
#[derive(Debug)]
pub struct Walk<'a> {
    toolbox: &'a Toolbox,
    board: Board,
}

impl Walk<'_> {
    /// The position that the steps so far have led to.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Where the way ends, once there are no more steps.
    pub fn ending(&self) -> Ending {
        match self.board.contradiction() {
            Some(contradiction) => Ending::Broken(contradiction),
            None if self.board.is_full() => Ending::Solved,
            None => Ending::Stuck,
        }
    }
}

impl Iterator for Walk<'_> {
    type Item = Step;

    fn next(&mut self) -> Option<Step> {
        if self.board.is_broken() || self.board.is_full() {
            return None;
        }
        let step = self.toolbox.next_step(&self.board)?;
        self.board.apply(&step);
        self.board.look_at_constraints();
        Some(step)
    }
}

/// A way through a puzzle and where it ends.
#[derive(Clone, PartialEq, Debug)]
pub struct Path {
    /// The steps, in order.
    pub steps: Vec<Step>,
    /// Where they lead.
    pub ending: Ending,
}

/// Where a way ends.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ending {
    /// Every cell is filled.
    Solved,
    /// No technique finds anything.
    Stuck,
    /// There is no solution, and this is where it shows.
    Broken(Contradiction),
}
