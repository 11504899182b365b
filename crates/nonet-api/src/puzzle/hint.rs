//! The next step, or every step that can be taken now.

use nonet_core::Draft;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::every::{Every, OfEffect, OfTechnique, every_step};
use super::grounds::{Logic, Solutions, survey};
use super::{AboutPuzzle, Problem};
use crate::answer::{Answered, Outcome, Refusal};
use crate::host::Host;
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
    /// All steps by technique, the easiest first, where all were asked for.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub by_technique: Vec<OfTechnique>,
    /// What can be concluded at all, and by which steps, where all were asked for.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub by_effect: Vec<OfEffect>,
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
        if self.all {
            let Every { steps, by_technique, by_effect } = every_step(&grounds, &board, host)?;
            answer = Hinted { steps, by_technique, by_effect, ..answer };
        } else {
            let step = grounds.toolbox.next_step(&board);
            answer.steps = step.iter().map(|step| grounds.told(step, &board)).collect();
        }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ask::Answerable;
    use crate::host::Event;

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
    fn all_steps_are_grouped_by_technique_and_by_effect() {
        let answer = ask(&Hint { all: true, ..hint(EASY) });
        let mut next = 0..;
        for group in &answer.by_technique {
            assert_eq!(group.found, group.effects.iter().map(|one| one.ways).sum::<usize>());
            assert!(!group.more);
            for effect in &group.effects {
                assert_eq!(Some(effect.step), next.next(), "each step stands in one group");
                let step = &answer.steps[effect.step];
                assert_eq!((step.step.technique, &step.name), (group.technique, &group.name));
            }
        }
        assert_eq!(next.next(), Some(answer.steps.len()));
        let five = answer.by_effect.iter().find(|one| one.conclusion == "r5c5=5").expect("it does");
        assert_eq!(five.by[0], "Naked Single", "the easiest comes first");
        assert_eq!((five.cell.as_str(), five.digit, five.places), ("r5c5", 5, true));
        // 6 goes into r5c3 because it goes nowhere else in the row, the column and the box.
        let six = answer.steps.iter().position(|step| step.conclusion == "r5c3=6");
        let hidden = &answer.by_technique[0];
        assert_eq!(hidden.technique, "hidden-single");
        let ways = hidden.effects.iter().find(|one| Some(one.step) == six).map(|one| one.ways);
        assert_eq!(ways, Some(3));
        for effect in &answer.by_effect {
            for &step in &effect.steps {
                let step = &answer.steps[step].step;
                let concluded = if effect.places { &step.placements } else { &step.eliminations };
                let is_it = |one: &crate::CandidateData| {
                    (&one.cell, one.digit) == (&effect.cell, effect.digit)
                };
                assert!(concluded.iter().any(is_it), "{effect:?}");
            }
        }
        let is_sorted = |one: &OfEffect| !one.places;
        assert!(answer.by_effect.is_sorted_by_key(is_sorted), "what goes in comes first");
        let next = ask(&hint(EASY));
        assert!(next.by_technique.is_empty() && next.by_effect.is_empty());
    }

    #[test]
    fn a_chain_is_called_with_its_length() {
        let text =
            "872..13..6..2.3.........1...4.1..29....9..8...2.64...3.13.2..........4.7..9......";
        let answer = ask(&Hint { all: true, ..hint(text) });
        let chains = answer.by_effect.iter().flat_map(|one| &one.by);
        assert!(chains.filter(|name| name.ends_with(" links)")).count() > 0);
    }

    #[test]
    fn counting_all_steps_can_be_stopped() {
        struct Impatient(usize);
        impl Host for Impatient {
            fn hear(&mut self, _: &Event<'_>) -> std::ops::ControlFlow<()> {
                self.0 += 1;
                if self.0 > 20 {
                    std::ops::ControlFlow::Break(())
                } else {
                    std::ops::ControlFlow::Continue(())
                }
            }
        }
        let question = Hint { all: true, ..hint(EASY) };
        let refused = question.answer(Words::english(), &mut Impatient(0)).expect_err("stopped");
        assert_eq!(refused.error.code, "lines-stopped");
    }

    #[test]
    fn a_level_that_does_not_exist_is_refused() {
        for level in [0, 5, 255] {
            let refused = Hint { level, ..hint(EASY) }.answer(Words::english(), &mut ());
            assert_eq!(refused.expect_err("no level").error.code, "hint-level");
        }
    }
}
