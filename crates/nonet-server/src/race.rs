//! Races: every method on the same puzzle, one after the other.

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use nonet_api::{
    Answer, Host, Request, Search, Show, Solve, Task, Words, handle, method_name, methods,
};
use nonet_core::format::{Expectation, read_all};
use nonet_core::solve::Effort;
use serde_json::{Value, json};

use crate::work::Cancel;

/// Lets every method solve a puzzle, each for so long at most, and tells how each came in.
///
/// # Errors
/// The answer that says why the text is no puzzle.
pub(crate) fn run(
    request: &Request,
    time: Duration,
    words: &Words,
    cancel: &Cancel,
    mut tell: impl FnMut(Value),
) -> Result<(), Box<Answer>> {
    let shape = request.box_shape.as_deref().and_then(|shape| shape.parse().ok());
    let layout = read_all(&request.puzzle, &Expectation { box_shape: shape })
        .ok()
        .and_then(|drafts| drafts.into_iter().next())
        .map(|draft| draft.layout);
    let Some(layout) = layout else { return Err(Box::new(handle(request, words, &mut ()))) };
    for method in methods().filter(|method| (method.takes)(&layout)) {
        if cancel.is_set() {
            break;
        }
        let search =
            Search { method: Some(method.id.to_owned()), limit: Some(1), ..Search::default() };
        let task = Task::Solve(Solve { show: Show::First, search, ..Solve::default() });
        let request = Request { task, ..request.clone() };
        let started = Instant::now();
        // Their progress is not told: a race has one of its own.
        let mut clock = Clock { cancel, deadline: started + time };
        let answer = handle(&request, words, &mut clock);
        let seconds = started.elapsed().as_secs_f64();
        let solved = answer.solution.is_some();
        let late = !solved && answer.stopped;
        tell(json!({
            "method": method.id, "name": words.say(&method_name(method)), "solved": solved, "late": late,
            "solution": answer.solution, "seconds": seconds, "nodes": answer.nodes,
            "trials": answer.trials, "message": answer.error.map(|fault| fault.message),
        }));
    }
    Ok(())
}

/// A host that only looks at the clock.
struct Clock<'a> {
    cancel: &'a Cancel,
    deadline: Instant,
}

impl Host for Clock<'_> {
    fn progress(&mut self, _: &Effort) -> ControlFlow<()> {
        if self.cancel.is_set() || Instant::now() >= self.deadline {
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    }
}
