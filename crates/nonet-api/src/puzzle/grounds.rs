//! Grounds for reasoning: whether a puzzle has one solution, what the player has got wrong, and which
//! techniques can be relied upon.

use std::collections::BTreeMap;

use nonet_core::format::to_whole_line;
use nonet_core::solve::Effort;
use nonet_core::{Draft, Entry, Position, Proper, ProperError};
use nonet_logic::{Board, Ending, MAX_LOGIC_SIZE, Path, Step, Tool, Toolbox, scores, trial};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::mistake::Mistake;
use super::search::{SearchOptions, Shown, search};
use crate::answer::Refusal;
use crate::describe::contradiction;
use crate::explain::dead_end;
use crate::host::{Event, Host};
use crate::message;
use crate::steps::{Teller, ToldStep};
use crate::toolbox::toolbox;
use crate::words::Words;

/// Which techniques to reason with.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct Logic {
    /// Techniques to use and no others, in this order; all in their usual order if there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub only: Vec<String>,
    /// Techniques to leave out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub without: Vec<String>,
    /// Whether to leave out all techniques that rely on the puzzle having a single solution.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub no_uniqueness: bool,
    /// What a step of a technique counts, where it is not to be the usual.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub scores: BTreeMap<String, u32>,
}

/// How many solutions a puzzle has, as far as reasoning needs to know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Solutions {
    None,
    One,
    Several,
}

/// A way through a puzzle.
#[derive(Clone)]
pub(super) struct Way {
    pub(super) path: Path,
    /// The board that it ends at.
    pub(super) last: Board,
}

impl Way {
    pub(super) fn is_solved(&self) -> bool {
        self.path.ending == Ending::Solved
    }
}

/// A puzzle that was looked at before anybody reasons about it.
pub(super) struct Grounds<'a> {
    /// The puzzle, in one line, as it was asked.
    pub(super) puzzle: String,
    /// The puzzle as it is reasoned about.
    pub(super) draft: Draft,
    /// The position to reason about. It knows whether there is only one solution, so that techniques
    /// may rely on that.
    position: Position,
    pub(super) toolbox: Toolbox,
    /// The same tools as ratings use them.
    pub(super) standard: Toolbox,
    pub(super) teller: Teller<'a>,
    pub(super) solutions: Solutions,
    /// Why there is no solution, where it can be seen.
    pub(super) reasons: Vec<String>,
    /// What else there is to say.
    pub(super) remarks: Vec<String>,
    /// What is wrong with the position, although the puzzle is right.
    pub(super) mistake: Option<Mistake>,
}

/// The grounds of a position as it stands: nobody has looked how many solutions there are, so that nothing may rely on there
/// being only one.
///
/// # Errors
/// If a technique is unknown, or the grid is too large.
pub(super) fn as_it_stands<'a>(
    draft: Draft,
    logic: &Logic,
    words: &'a Words,
) -> Result<Grounds<'a>, Refusal> {
    let puzzle = to_whole_line(&draft);
    let toolbox = toolbox(logic).map_err(|wrong| Refusal::invalid(words, &wrong))?;
    if draft.layout.size() > MAX_LOGIC_SIZE {
        let too_large = message!("logic-too-large", size = MAX_LOGIC_SIZE);
        return Err(Refusal::unmet(words, &too_large).about(puzzle));
    }
    let draft = with_filled_cells(draft);
    Ok(Grounds {
        puzzle,
        position: Position::of(&draft),
        standard: toolbox.standard(),
        toolbox,
        teller: Teller { words, alphabet: draft.alphabet },
        solutions: Solutions::One,
        reasons: Vec::new(),
        remarks: Vec::new(),
        mistake: None,
        draft,
    })
}

/// Looks at a puzzle before anybody reasons about it: reasoning towards one of several solutions is
/// futile, techniques that rely on there being one would be wrong, and a player's wrong digit is
/// found by comparing.
///
/// # Errors
/// If a technique is unknown, the grid is too large, or the host has stopped the search.
pub(super) fn survey<'a>(
    draft: Draft,
    logic: &Logic,
    words: &'a Words,
    host: &mut dyn Host,
) -> Result<Grounds<'a>, Refusal> {
    let mut grounds = as_it_stands(draft, logic, words)?;
    // Where the givens stand by themselves, everything else is what a player has made of them.
    let mut proper =
        |asked: &Draft| Proper::search(asked, &mut |effort| host.hear(&Event::progress(effort)));
    if let Some(rules) = rules_alone(&grounds.draft)
        && let Ok(proper) = proper(&rules)
    {
        grounds.take(&proper);
        return Ok(grounds);
    }
    let given = grounds.draft.givens();
    let asked = match proper(&given) {
        Ok(proper) => {
            grounds.take(&proper);
            return Ok(grounds);
        }
        Err(ProperError::Stopped) => return Err(grounds.stopped()),
        Err(ProperError::NoSolution) => given,
        // What is placed and the pencil marks belong to the question then. A second solution that
        // they exclude is none, so that nothing may rely on there being only one.
        Err(ProperError::SeveralSolutions) => grounds.draft.clone(),
    };
    let findings = search(&asked, &SearchOptions::up_to(2), &Shown::NOTHING, words, host)?;
    if findings.stopped {
        return Err(grounds.stopped());
    }
    grounds.solutions = match findings.number() {
        Some(0) | None => Solutions::None,
        Some(1) => Solutions::One,
        Some(_) => Solutions::Several,
    };
    (grounds.reasons, grounds.remarks) = (findings.reasons, findings.remarks);
    Ok(grounds)
}

/// The question of a draft in which nothing is given, if its rules may say enough, as those of Buildings and Strips often do.
/// Digits that were placed are then no givens.
fn rules_alone(draft: &Draft) -> Option<Draft> {
    let is_open = draft.given_count() == 0 && draft.digit_count() > 0 && !draft.layout.is_plain();
    is_open.then(|| Draft::empty(draft.layout.clone()))
}

/// A draft that holds nothing but pencil marks, with the cells that have just one as what they most
/// likely are: filled.
fn with_filled_cells(mut draft: Draft) -> Draft {
    if draft.digit_count() == 0
        && let Some(marks) = &draft.pencil_marks
    {
        for (entry, marks) in draft.entries.iter_mut().zip(marks) {
            if let Some(digit) = marks.only() {
                *entry = Entry::Given(digit);
            }
        }
    }
    draft
}

impl Grounds<'_> {
    /// Takes note that the givens have exactly one solution: either the position leads to it, or
    /// there is a mistake.
    fn take(&mut self, proper: &Proper) {
        match proper.position(&self.draft) {
            Some(position) => self.position = position,
            None => self.mistake = Mistake::find(&self.draft, proper.solution()),
        }
    }

    /// Refuses a position in which something is wrong: no way begins with a mistake.
    pub(super) fn refuse_mistake(&self) -> Result<(), Refusal> {
        let Some(mistake) = &self.mistake else { return Ok(()) };
        let refused = Refusal::unmet(self.teller.words, &mistake.told).about(self.puzzle.clone());
        Err(Refusal { mistake: Some(mistake.cell.as_str().into()), ..refused })
    }

    /// Refuses a puzzle with several solutions.
    pub(super) fn refuse_several(&self) -> Result<(), Refusal> {
        if self.solutions != Solutions::Several {
            return Ok(());
        }
        let several = message!("logic-several-solutions");
        Err(Refusal::unmet(self.teller.words, &several).about(self.puzzle.clone()))
    }

    /// Refuses a puzzle that contradicts itself for all to see.
    pub(super) fn refuse_contradiction(&self) -> Result<(), Refusal> {
        match self.reasons.first() {
            Some(reason) if self.solutions == Solutions::None => {
                let none = message!("logic-no-solution", reason = reason.as_str());
                Err(Refusal::unmet(self.teller.words, &none).about(self.puzzle.clone()))
            }
            _ => Ok(()),
        }
    }

    /// That there is no solution, though nothing shows it.
    pub(super) fn no_solution(&self) -> Refusal {
        let reason = message!("no-solution-searched");
        let none = message!("logic-no-solution-explained", reason = reason);
        Refusal::unmet(self.teller.words, &none).about(self.puzzle.clone())
    }

    /// That the host has stopped the work.
    pub(super) fn stopped(&self) -> Refusal {
        Refusal::stopped(self.teller.words).about(self.puzzle.clone())
    }

    /// The position to reason about.
    pub(super) fn board(&self) -> Board {
        Board::of(&self.position).expect("the size was looked at")
    }

    /// The way from a position with some tools. Of what there is to do, a share is already done.
    ///
    /// # Errors
    /// If the host stops it.
    pub(super) fn walk(
        &self,
        toolbox: &Toolbox,
        board: &Board,
        done: f64,
        host: &mut dyn Host,
    ) -> Result<Way, Refusal> {
        self.walk_up_to(usize::MAX, toolbox, board, done, host)
    }

    /// The same, and no more than so many steps of it.
    ///
    /// # Errors
    /// If the host stops it.
    pub(super) fn walk_up_to(
        &self,
        most: usize,
        toolbox: &Toolbox,
        board: &Board,
        done: f64,
        host: &mut dyn Host,
    ) -> Result<Way, Refusal> {
        let cells = board.layout().cell_count();
        let mut walk = toolbox.walk(board.clone());
        let mut steps = Vec::new();
        while steps.len() < most
            && let Some(step) = walk.next()
        {
            steps.push(step);
            let filled = cells - walk.board().empty_cells().len();
            let share = done + (1.0 - done) * filled as f64 / cells as f64;
            if host.hear(&Event::share(share)).is_break() {
                return Err(self.stopped());
            }
        }
        let (ending, last) = (walk.ending(), walk.board().clone());
        Ok(Way { path: Path { steps, ending }, last })
    }

    /// The steps of a way from a position, in words.
    pub(super) fn told_steps(&self, way: &Way, start: &Board) -> Vec<ToldStep> {
        let steps = &way.path.steps;
        let mut board = start.clone();
        let told = steps.iter().zip(scores(steps, &self.toolbox, start)).map(|(step, score)| {
            let told = self.told_counting(score, step, &board);
            board.apply(step);
            told
        });
        told.collect()
    }

    /// Why there is no solution, where a way ends with that.
    pub(super) fn told_end(&self, way: &Way) -> Option<String> {
        let Ending::Broken(end) = &way.path.ending else { return None };
        let words = self.teller.words;
        Some(match dead_end(end, &way.last, self.teller.alphabet) {
            Some(sentences) => words.paragraph(&sentences),
            None => words.say(&contradiction(end, &self.draft)),
        })
    }

    /// A step in words, which counts what it counts by itself: on a way it may count less.
    pub(super) fn told(&self, step: &Step, board: &Board) -> ToldStep {
        let score = scores(std::slice::from_ref(step), &self.toolbox, board)[0];
        self.told_counting(score, step, board)
    }

    /// A step in words that counts this.
    pub(super) fn told_counting(&self, score: u32, step: &Step, board: &Board) -> ToldStep {
        let tool = self.toolbox.tool(step.technique).expect("a step comes from a tool of the box");
        ToldStep::new(step, &Tool { score, ..*tool }, board, self.teller)
    }

    /// How hard a position is for the five methods of the solver by I. Bocharov: it has been looked
    /// whether there is only one solution, so the easiest way to one counts. Nothing if the host does
    /// not want to wait for it.
    pub(super) fn complexity(&self, board: &Board, host: &mut dyn Host) -> Option<u64> {
        let mut tell = |work: &trial::Work| {
            let effort = Effort { trials: work.trials, explored: 1.0, ..Effort::default() };
            host.hear(&Event::progress(&effort))
        };
        let trial = trial::run_without_steps(board, &trial::METHODS, &mut tell);
        let answers = match self.solutions {
            Solutions::None | Solutions::One => trial::Answers::One,
            Solutions::Several => trial::Answers::Several,
        };
        trial.smallest_complexity(answers, &mut tell)
    }
}
