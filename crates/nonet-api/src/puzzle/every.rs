//! Every step that can be taken in a position, by technique and by effect.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use nonet_logic::{Board, Candidate, Step, Tool, Toolbox};
use schemars::JsonSchema;
use serde::Serialize;

use super::grounds::Grounds;
use crate::answer::Refusal;
use crate::describe::technique_name;
use crate::explain::cell_id;
use crate::host::{Event, Host};
use crate::message;
use crate::steps::ToldStep;
use crate::words::Message;

/// How many steps of one technique are looked at. There are positions with tens of thousands of chains,
/// which nobody wants to read or to wait for.
const MOST: usize = 3000;

/// After how many steps of one technique the host is heard.
const OFTEN: usize = 50;

/// The steps of one technique that can be taken now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct OfTechnique {
    /// The id of the technique.
    pub technique: &'static str,
    /// Its name, for people.
    pub name: String,
    /// Its level.
    pub level: &'static str,
    /// How many steps were found, those that come to the same included.
    pub found: usize,
    /// Whether there may be more, because it was too many to look at all of them.
    pub more: bool,
    /// Each effect that they have once, the greatest first.
    pub effects: Vec<OneEffect>,
}

/// An effect that steps of one technique have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct OneEffect {
    /// The shortest step to it, by its place in `steps`, from 0.
    pub step: usize,
    /// How many steps of the technique come to it.
    pub ways: usize,
}

/// A digit that can be placed or ruled out now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct OfEffect {
    /// The cell, as in `r1c2`.
    pub cell: String,
    /// The digit, from 1.
    pub digit: usize,
    /// Whether it goes in; otherwise it goes out.
    pub places: bool,
    /// The same as solvers write it: `r1c2=5`, `r1c2<>5`.
    pub conclusion: String,
    /// The steps that conclude this, perhaps beside other things, by their places in `steps`, from 0: of
    /// each technique one, the easiest first.
    pub steps: Vec<usize>,
    /// What these are, for people: `X-Wing`, `AIC (7 links)`.
    pub by: Vec<String>,
}

/// Every step of a position.
pub(super) struct Every {
    pub(super) steps: Vec<ToldStep>,
    pub(super) by_technique: Vec<OfTechnique>,
    pub(super) by_effect: Vec<OfEffect>,
}

/// Every step that can be taken now. Steps of a technique that come to the same are told once, by the
/// shortest of them; nets and trial, which can always be made, only where nothing else can.
///
/// # Errors
/// If the host stops it.
pub(super) fn every_step(
    grounds: &Grounds<'_>,
    board: &Board,
    host: &mut dyn Host,
) -> Result<Every, Refusal> {
    let tools = &grounds.toolbox.tools;
    let mut found: Vec<Found> = Vec::new();
    for (index, tool) in tools.iter().enumerate().filter(|(_, tool)| !tool.technique.tries()) {
        let share = index as f64 / tools.len() as f64;
        found.extend(look(tool, board, share, host).map_err(|_| grounds.stopped())?);
    }
    if found.is_empty()
        && let Some(step) = grounds.toolbox.next_step(board)
        && let Some(tool) = grounds.toolbox.tool(step.technique)
    {
        found.push(Found { tool: *tool, count: 1, steps: vec![(step, 1)] });
    }
    let steps = || found.iter().flat_map(|found| &found.steps).map(|(step, _)| step);
    let told: Vec<ToldStep> = steps().map(|step| grounds.told(step, board)).collect();
    let by_effect = by_effect(&steps().collect::<Vec<_>>(), grounds, board);
    let mut next = 0..;
    let of_technique = |found: &Found| OfTechnique {
        technique: found.tool.technique.id,
        name: grounds.teller.words.say(&technique_name(found.tool.technique)),
        level: found.tool.level.id(),
        found: found.count,
        more: found.count >= MOST,
        effects: found
            .steps
            .iter()
            .zip(next.by_ref())
            .map(|((_, ways), step)| OneEffect { step, ways: *ways })
            .collect(),
    };
    let by_technique = found.iter().map(of_technique).collect();
    Ok(Every { steps: told, by_technique, by_effect })
}

/// What a technique has found.
struct Found {
    tool: Tool,
    /// How many steps.
    count: usize,
    /// Of those that come to the same the shortest, with how many there are.
    steps: Vec<(Step, usize)>,
}

/// That the host wants to stop.
struct Stopped;

/// What a technique finds, unless that is nothing.
fn look(
    tool: &Tool,
    board: &Board,
    share: f64,
    host: &mut dyn Host,
) -> Result<Option<Found>, Stopped> {
    let mut steps = Vec::new();
    let mut is_stopped = host.hear(&Event::share(share)).is_break();
    if is_stopped {
        return Err(Stopped);
    }
    let mut take = |step| {
        steps.push(step);
        is_stopped = steps.len() % OFTEN == 0 && host.hear(&Event::share(share)).is_break();
        if is_stopped || steps.len() >= MOST {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    };
    // Why it ended early is known.
    let _ = Toolbox::of(&[tool.technique]).for_each_step(board, &mut take);
    if is_stopped {
        return Err(Stopped);
    }
    let count = steps.len();
    Ok((count > 0).then(|| Found { tool: *tool, count, steps: distinct(steps) }))
}

/// Of steps that come to the same the shortest, with how many there are; those with the most effect first.
fn distinct(mut steps: Vec<Step>) -> Vec<(Step, usize)> {
    let conclusions = |step: &Step| -> (Vec<Candidate>, Vec<Candidate>) {
        (step.placements.clone(), step.eliminations.clone())
    };
    // The sort keeps the order of equals, so that the first that was found is told.
    steps.sort_by_cached_key(|step| (usize::MAX - step.effect(), conclusions(step), step.length()));
    let mut distinct: Vec<(Step, usize)> = Vec::new();
    for step in steps {
        match distinct.last_mut() {
            Some((last, ways)) if conclusions(last) == conclusions(&step) => *ways += 1,
            _ => distinct.push((step, 1)),
        }
    }
    distinct
}

/// What can be concluded at all, and by what: digits that go in first, then in the order of cells.
fn by_effect(steps: &[&Step], grounds: &Grounds<'_>, board: &Board) -> Vec<OfEffect> {
    let mut effects: BTreeMap<(bool, Candidate), Vec<usize>> = BTreeMap::new();
    for (index, step) in steps.iter().enumerate() {
        let placements = step.placements.iter().map(|&placed| (false, placed));
        let all = placements.chain(step.eliminations.iter().map(|&gone| (true, gone)));
        for effect in all {
            let by = effects.entry(effect).or_default();
            match by.last_mut() {
                // Of a technique the shortest is enough.
                Some(last) if steps[*last].technique == step.technique => {
                    if step.length() < steps[*last].length() {
                        *last = index;
                    }
                }
                _ => by.push(index),
            }
        }
    }
    let of_effect = |((goes_out, candidate), by): ((bool, Candidate), Vec<usize>)| {
        let cell = cell_id(candidate.cell, board.layout());
        let symbol = grounds.teller.alphabet.symbol(candidate.digit);
        let sign = if goes_out { "<>" } else { "=" };
        let name = |&index: &usize| grounds.teller.words.say(&name_with_links(steps[index]));
        OfEffect {
            conclusion: format!("{cell}{sign}{symbol}"),
            cell,
            digit: candidate.digit.number(),
            places: !goes_out,
            by: by.iter().map(name).collect(),
            steps: by,
        }
    };
    effects.into_iter().map(of_effect).collect()
}

/// The name of a step's technique; of a chain also how long it is.
fn name_with_links(step: &Step) -> Message {
    let name = technique_name(step.technique);
    match step.evidence.links.len() {
        0 => name,
        links => message!("technique-with-links", name = name, links = links),
    }
}
