//! The next step, or every step that can be taken now.

use nonet_core::Draft;
use nonet_logic::{Board, Candidate, Step, all_steps};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::grounds::{Grounds, Logic, Solutions, survey};
use super::{AboutPuzzle, Problem};
use crate::answer::{Answered, Outcome, Refusal};
use crate::host::{Event, Host};
use crate::message;
use crate::steps::ToldStep;
use crate::toolbox::toolbox;
use crate::words::{Message, Words};

/// Give the next step of reasoning.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Hint {
    /// The puzzle, as far as it has been solved.
    #[serde(flatten)]
    pub problem: Problem,
    /// How much to tell, from 1, where to look, to 4, everything.
    #[serde(default = "nudge")]
    #[schemars(range(min = 1, max = 4))]
    pub level: u8,
    /// Whether to give every step that can be taken now, by technique and effect, and not just one.
    #[serde(default)]
    pub all: bool,
    /// Which techniques to use.
    #[serde(flatten)]
    pub logic: Logic,
}

/// The level of hints that tells least.
fn nudge() -> u8 {
    1
}

impl Default for Hint {
    fn default() -> Hint {
        let (problem, logic) = (Problem::default(), Logic::default());
        Hint { problem, level: nudge(), all: false, logic }
    }
}

/// A step, or all of them.
#[derive(Clone, PartialEq, Debug, Default, Serialize, JsonSchema)]
pub struct Hinted {
    /// The puzzle, in one line.
    pub puzzle: String,
    /// The hint, as much of it as was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hint: Option<String>,
    /// A cell in which something is wrong, as in `r1c2`: its digit is not that of the solution, or
    /// its pencil marks leave that out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mistake: Option<String>,
    /// The step; or all steps, by technique from the easiest on, and of each technique those with the
    /// most effect first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub steps: Vec<ToldStep>,
    /// What else there is to say.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub remarks: Vec<String>,

    /// How the question ended.
    #[serde(skip)]
    pub outcome: Outcome,
}

impl Answered for Hinted {
    fn outcome(&self) -> Outcome {
        self.outcome
    }

    fn remarks(&self) -> &[String] {
        &self.remarks
    }
}

about_puzzle!(Hint => Hinted, remarks);

impl AboutPuzzle for Hint {
    fn problem(&self) -> &Problem {
        &self.problem
    }

    fn check(&self) -> Result<(), Message> {
        if !(1..=4).contains(&self.level) {
            return Err(message!("hint-level"));
        }
        toolbox(&self.logic).map(drop)
    }

    fn answer_draft(
        &self,
        draft: Draft,
        words: &Words,
        host: &mut dyn Host,
    ) -> Result<Hinted, Refusal> {
        let mut grounds = survey(draft, &self.logic, words, host)?;
        let remarks = std::mem::take(&mut grounds.remarks);
        let mut answer = Hinted { puzzle: grounds.puzzle.clone(), remarks, ..Hinted::default() };
        if let Some(mistake) = &grounds.mistake {
            // To say so is what a hint is for.
            answer.hint = Some(mistake.at(self.level, words));
            answer.mistake = Some(mistake.cell.clone());
            answer.outcome = Outcome::No;
            return Ok(answer);
        }
        grounds.refuse_several()?;
        grounds.refuse_contradiction()?;
        if grounds.solutions == Solutions::None {
            return Err(grounds.no_solution());
        }
        let board = grounds.board();
        if board.is_full() {
            answer.hint = Some(words.say(&message!("nothing-left")));
            return Ok(answer);
        }
        answer.steps = if self.all {
            every_step(&grounds, &board, host)?
        } else {
            let step = grounds.toolbox.next_step(&board);
            step.iter().map(|step| grounds.told(step, &board)).collect()
        };
        match &answer.steps[..] {
            [] => {
                answer.hint = Some(words.say(&message!("no-step-found")));
                answer.outcome = Outcome::No;
            }
            [step, ..] if !self.all => answer.hint = Some(step.at(self.level).to_owned()),
            _ => {}
        }
        Ok(answer)
    }
}

/// Every step that can be taken now. Steps of a technique that come to the same are told once, by the
/// shortest of them; nets and trial, which can always be made, only where nothing else can.
fn every_step(
    grounds: &Grounds<'_>,
    board: &Board,
    host: &mut dyn Host,
) -> Result<Vec<ToldStep>, Refusal> {
    let tools = &grounds.toolbox.tools;
    let mut found = Vec::new();
    for (index, tool) in tools.iter().filter(|tool| !tool.technique.tries()).enumerate() {
        if host.hear(&Event::share(index as f64 / tools.len() as f64)).is_break() {
            return Err(grounds.stopped());
        }
        found.extend(distinct(all_steps(tool.technique, board)));
    }
    if found.is_empty() {
        found.extend(grounds.toolbox.next_step(board));
    }
    Ok(found.iter().map(|step| grounds.told(step, board)).collect())
}

/// Of steps that come to the same the shortest, those with the most effect first.
fn distinct(mut steps: Vec<Step>) -> Vec<Step> {
    let conclusions = |step: &Step| -> (Vec<Candidate>, Vec<Candidate>) {
        (step.placements.clone(), step.eliminations.clone())
    };
    // The sort keeps the order of equals, so that the first that was found is told.
    steps.sort_by_cached_key(|step| (usize::MAX - step.effect(), conclusions(step), step.length()));
    steps.dedup_by_key(|step| conclusions(step));
    steps
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ask::Answerable;

    /// The puzzle of Wikipedia's article on Sudoku.
    const EASY: &str =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    fn ask(question: &Hint) -> Hinted {
        question.answer(Words::english(), &mut ()).expect("an answer")
    }

    fn hint(puzzle: &str) -> Hint {
        Hint { problem: Problem::new(puzzle), ..Hint::default() }
    }

    #[test]
    fn all_steps_are_those_of_every_technique_each_effect_once() {
        let answer = ask(&Hint { all: true, ..hint(EASY) });
        let next = ask(&hint(EASY));
        assert!(answer.hint.is_none() && answer.steps.contains(&next.steps[0]));
        let seen: Vec<_> =
            answer.steps.iter().map(|one| (one.step.technique, one.conclusion.clone())).collect();
        let mut distinct = seen.clone();
        distinct.sort();
        distinct.dedup();
        assert_eq!(distinct.len(), seen.len());
        assert!(
            seen.iter().all(|(technique, _)| *technique != "trial" && *technique != "forcing-net"),
            "{seen:?}"
        );
        let techniques: Vec<&str> = seen.iter().map(|(technique, _)| *technique).collect();
        assert!(techniques.is_sorted_by_key(|id| {
            nonet_logic::technique::ALL.iter().position(|technique| technique.id == *id)
        }));
        // Four cells of the puzzle have a single candidate.
        let naked = techniques.iter().filter(|id| **id == "naked-single").count();
        assert_eq!(naked, 4, "{techniques:?}");
    }

    #[test]
    fn a_level_that_does_not_exist_is_refused() {
        for level in [0, 5, 255] {
            let refused = Hint { level, ..hint(EASY) }.answer(Words::english(), &mut ());
            assert_eq!(refused.expect_err("no level").error.code, "hint-level");
        }
    }
}
