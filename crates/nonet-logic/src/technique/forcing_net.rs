#![doc = include_str!("forcing_net.md")]

use std::ops::ControlFlow;

use super::{Level, Technique, every_layout};
use crate::board::Board;
use crate::sink::Sink;
use crate::step::Step;
use crate::trial::{
    Attempt, Depth, Methods, Naming, Net, NetSearch, Outcome, TrialSearch, Work, candidates,
    crossing_out, has_single, refuting,
};

pub(crate) static FORCING_NET: Technique = Technique {
    id: "forcing-net",
    name: "Forcing Net",
    level: Level::Extreme,
    score: 700,
    needs_uniqueness: false,
    takes: every_layout,
    page: include_str!("forcing_net.md"),
    find,
};

/// The longest net that is told: with more than this the words would go on for more than a page, and it
/// is left to trial.
const LONGEST: usize = 14;

/// Methods only.
const STRAIGHT: Depth = Depth::AtMost(0);

fn find(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    // Whoever still sees a single has no need to try anything, and the search relies on there being
    // none.
    if board.is_broken() || board.is_full() || has_single(board) {
        return ControlFlow::Continue(());
    }
    let is_any = if board.has_constraints() {
        refute_each(board, Methods::SINGLES, sink)?
    } else {
        refute_each_by_singles(board, sink)?
    };
    if !is_any {
        refute_each(board, Methods::ALL, sink)?;
    }
    ControlFlow::Continue(())
}

/// Reports every candidate that singles refute. Says whether there was any.
fn refute_each_by_singles(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<(), bool> {
    let mut search = NetSearch::new(board);
    let mut nets: Vec<Net> = Vec::new();
    let mut most = LONGEST;
    for assumed in candidates(board) {
        let net = search.refute(assumed, most).filter(|net| net.len() <= most);
        let Some(net) = net else { continue };
        let length = net.len();
        nets.push(net);
        if sink.wants_only_one() {
            // From here on only shorter ones are of interest.
            let Some(less) = length.checked_sub(1) else { break };
            most = less;
        }
    }
    nets.sort_by_key(Net::len);
    let is_any = !nets.is_empty();
    for net in nets {
        if sink.wants(net.len(), 1) {
            let assumed = net.assumed;
            let (steps, end) = net.into_steps();
            sink.take(refuting(&FORCING_NET, assumed, steps, end))?;
        }
    }
    ControlFlow::Continue(is_any)
}

/// Reports every candidate from which some methods lead straight to a contradiction. Says whether
/// there was any.
fn refute_each(board: &Board, methods: Methods, sink: &mut Sink<'_>) -> ControlFlow<(), bool> {
    let start = Attempt::stuck(board, methods);
    let go_on = &mut |_: &Work, _: Option<&Board>| ControlFlow::Continue(());
    let mut search = TrialSearch::new(methods, go_on);
    let mut is_any = false;
    for assumed in candidates(board) {
        if search.outcome_of(&start, assumed, STRAIGHT)? != Outcome::Broken {
            continue;
        }
        let steps = search.replay(&start, assumed, STRAIGHT, Naming::Techniques)?;
        let step: Option<Step> = crossing_out(&FORCING_NET, board, assumed, steps);
        if let Some(step) = step.filter(|step| step.length() <= LONGEST) {
            is_any = true;
            sink.take(step)?;
        }
    }
    ControlFlow::Continue(is_any)
}
