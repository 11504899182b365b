#![doc = include_str!("dual_two_string_kite.md")]

use std::ops::ControlFlow;

use super::{Level, Technique, every_layout};
use crate::board::Board;
use crate::candidate::Candidate;
use crate::evidence::{Evidence, Premise};
use crate::pattern::barren::DigitSearch;
use crate::pattern::turbot::{Turbot, kites};
use crate::sink::Sink;

pub(super) static DUAL_TWO_STRING_KITE: Technique = Technique {
    id: "dual-two-string-kite",
    name: "Dual Two-String Kite",
    level: Level::Hard,
    score: 150,
    needs_uniqueness: false,
    takes: every_layout,
    page: include_str!("dual_two_string_kite.md"),
    find,
};

fn find(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let mut found: Vec<(Turbot, Vec<Candidate>)> = Vec::new();
    board.each_fertile(DigitSearch::KITE, |digit| {
        let before = found.len();
        let kites = kites(board, digit).into_iter().map(|kite| (kite, kite.eliminations(board)));
        found.extend(kites.filter(|(_, eliminations)| !eliminations.is_empty()));
        ControlFlow::Continue(found.len() > before)
    })?;
    for (index, (first, out)) in found.iter().enumerate() {
        for (second, also_out) in &found[index + 1..] {
            if first.joint() == second.joint() && out != also_out {
                let eliminations = [out.as_slice(), also_out].concat();
                sink.eliminate(eliminations, evidence(board, first, second))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Two chains, one after the other, that cross in the same box.
fn evidence(board: &Board, first: &Turbot, second: &Turbot) -> Evidence {
    let mut evidence = first.evidence(board);
    let Evidence { premises, parts, links, .. } = second.evidence(board);
    let new = premises.into_iter().filter(|premise| !evidence.premises.contains(premise));
    let new: Vec<Premise> = new.collect();
    evidence.premises.extend(new);
    evidence.parts.extend(parts);
    evidence.links.extend(links);
    evidence
}
