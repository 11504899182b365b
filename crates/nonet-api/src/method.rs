//! Methods: the ways of solving that a request can name, and what each of them tells.

use std::ops::ControlFlow;

use nonet_core::solve::{self, Effort, Method, Observer};
use nonet_core::{Layout, Puzzle};
use nonet_logic::method::{LOGIC, TRIAL, by_logic, by_trial, logic_toolbox};
use nonet_logic::trial::{self, METHODS};
use nonet_logic::{Board, Ending, Technique, Toolbox};

use crate::describe::method_name;
use crate::host::{Event, Host};
use crate::message;
use crate::nearest::as_id;
use crate::puzzle::{Logic, SearchOptions};
use crate::steps::{Teller, ToldStep};
use crate::toolbox::toolbox;
use crate::words::{Argument, Message};

/// Every method: those that search, the fastest first, then those that reason.
pub fn methods() -> impl Iterator<Item = &'static Method> {
    solve::ALL.iter().chain(nonet_logic::method::ALL).copied()
}

/// The method with this name.
///
/// # Errors
/// That there is none.
pub fn method_named(id: &str) -> Result<&'static Method, Message> {
    let unknown = || message!("method-unknown", method = id, known = ids(|_| true));
    methods().find(|method| method.id == id).ok_or_else(unknown)
}

/// The method with this name, or the best for the layout without one.
///
/// # Errors
/// What is wrong with the name: unknown, or not for this layout.
pub fn method(id: Option<&str>, layout: &Layout) -> Result<&'static Method, Message> {
    let Some(id) = id else { return Ok(Method::for_layout(layout)) };
    let method = method_named(id)?;
    if (method.takes)(layout) {
        Ok(method)
    } else {
        let other = Message::name("method", "general");
        Err(if layout.is_plain() {
            let (size, name) = (layout.size(), method_name(method));
            message!("method-not-this-size", method = id, name = name, size = size, other = other)
        } else {
            message!(
                "method-not-these-rules",
                method = id,
                name = method_name(method),
                other = other
            )
        })
    }
}

/// That a method finds one solution at most, and which ones find all.
pub fn proves_nothing(method: &Method) -> Message {
    let (ids, names) = (ids(|one| one.is_exhaustive), names(|one| one.is_exhaustive));
    let name = method_name(method);
    message!("method-proves-nothing", method = method.id, name = name, known = ids, names = names)
}

/// That a method cannot be watched, and which ones can.
pub(crate) fn not_watched(method: &Method) -> Message {
    let (ids, names) = (ids(|one| one.can_be_watched), names(|one| one.can_be_watched));
    let name = method_name(method);
    message!("method-not-watched", method = method.id, name = name, known = ids, names = names)
}

/// Whether a method tells how hard a puzzle was for it.
pub(crate) fn has_complexity(method: &Method) -> bool {
    *method == TRIAL
}

/// The ids of some methods.
fn ids(which: impl Fn(&Method) -> bool) -> Argument {
    Argument::ids(methods().filter(|method| which(method)).map(|method| method.id))
}

/// The names of some methods.
fn names(which: impl Fn(&Method) -> bool) -> Argument {
    let named = methods().filter(|method| which(method)).map(method_name);
    Argument::Each(named.map(Argument::from).collect())
}

/// Checks that a search can be made, whatever the puzzle.
///
/// # Errors
/// What is wrong with the method, or with what it is to use.
pub(crate) fn check(search: &SearchOptions) -> Result<(), Message> {
    let method = search.method.as_deref().map(method_named).transpose()?;
    match method {
        _ if search.only.is_empty() => Ok(()),
        Some(method) if *method == TRIAL => five_methods(search).map(drop),
        Some(method) if *method == LOGIC => techniques(search).map(drop),
        _ => Err(message!("only-needs-a-method")),
    }
}

/// Those of the five methods that a search is to use.
fn five_methods(search: &SearchOptions) -> Result<Vec<&'static Technique>, Message> {
    if search.only.is_empty() {
        return Ok(METHODS.to_vec());
    }
    let one = |id: &String| METHODS.into_iter().find(|method| method.id == as_id(id));
    let known = || Argument::ids(METHODS.map(|method| method.id));
    let one =
        |id| one(id).ok_or_else(|| message!("only-unknown", name = id.as_str(), known = known()));
    search.only.iter().map(one).collect()
}

/// The techniques that a search is to use.
fn techniques(search: &SearchOptions) -> Result<Toolbox, Message> {
    if search.only.is_empty() {
        return Ok(logic_toolbox());
    }
    toolbox(&Logic { only: search.only.clone(), ..Logic::default() })
}

/// How many values were assumed at once.
#[derive(Clone, Copy)]
pub(crate) struct AtOnce {
    pub(crate) assumed: usize,
    /// How many it takes at least.
    pub(crate) needed: usize,
}

/// What a search has come to.
pub(crate) struct Ran {
    pub(crate) effort: Effort,
    /// I. Bocharov's figure for how hard it was.
    pub(crate) complexity: Option<u64>,
    /// How many values the method `trial` assumed at once.
    pub(crate) at_once: Option<AtOnce>,
    /// How many steps reasoning took, if that ended before it knew anything.
    pub(crate) stuck_after: Option<usize>,
}

impl Ran {
    /// Why nothing is known after the search, if that is so. A host that stopped it knows why.
    pub(crate) fn fault(&self, method: &Method, was_stopped: bool) -> Option<Message> {
        match self.stuck_after {
            Some(steps) if !was_stopped => Some(message!("logic-alone", steps = steps)),
            None if reasons(method) || method.is_exhaustive || self.effort.solutions > 0 => None,
            _ => {
                let name = method_name(method);
                Some(message!("method-found-nothing", method = method.id, name = name))
            }
        }
    }
}

/// Searches for solutions of a puzzle that the method takes.
pub(crate) fn run(
    method: &Method,
    search: &SearchOptions,
    puzzle: &Puzzle,
    observer: &mut dyn Observer,
) -> Result<Ran, Message> {
    let mut ran =
        Ran { effort: Effort::default(), complexity: None, at_once: None, stuck_after: None };
    if *method == LOGIC {
        let reasoning = by_logic(puzzle, &techniques(search)?, observer);
        let steps = reasoning.path.steps.len();
        ran.effort = reasoning.effort;
        ran.stuck_after = (reasoning.path.ending == Ending::Stuck).then_some(steps);
    } else if *method == TRIAL {
        let answer = by_trial(puzzle, &five_methods(search)?, observer);
        ran.effort = answer.effort;
        ran.complexity = answer.complexity;
        ran.at_once = answer
            .first
            .map(|first| AtOnce { assumed: first.assumed_at_once, needed: first.needed_at_once });
    } else {
        ran.effort = (method.search)(puzzle, search.seed.0, observer);
    }
    Ok(ran)
}

/// Tells a host that watches every step of a method that reasons, up to the first solution.
pub(crate) fn watch(
    method: &Method,
    search: &SearchOptions,
    puzzle: &Puzzle,
    teller: Teller<'_>,
    host: &mut dyn Host,
) -> Result<ControlFlow<()>, Message> {
    let Some(mut board) = Board::of(puzzle.start()) else { return Ok(ControlFlow::Continue(())) };
    let (steps, toolbox) = if *method == LOGIC {
        let toolbox = techniques(search)?;
        (toolbox.path(&board).steps, toolbox)
    } else {
        let mut tell = |work: &trial::Work| {
            host.hear(&Event::progress(&Effort { trials: work.trials, ..Effort::default() }))
        };
        let steps = trial::run(&board, &five_methods(search)?, &mut tell).steps;
        let last = Technique::by_id("trial").expect("trial is a technique");
        (steps, Toolbox::of(&[&METHODS[..], &[last]].concat()))
    };
    for step in &steps {
        let tool = toolbox.tool(step.technique).expect("a step comes from a tool of the box");
        if host.hear(&Event::Step(&ToldStep::new(step, tool, &board, teller))).is_break() {
            return Ok(ControlFlow::Break(()));
        }
        board.apply(step);
    }
    Ok(ControlFlow::Continue(()))
}

/// Whether a method reasons: then it is watched step by step.
pub(crate) fn reasons(method: &Method) -> bool {
    nonet_logic::method::ALL.contains(&method)
}
