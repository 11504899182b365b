//! The five methods: each goes through the whole grid, and does what it sees.

use std::ops::ControlFlow;
use std::sync::Arc;

use super::look::{Changes, Ground, Look};
use super::record::Record;
use crate::board::Board;
use crate::pattern::clue;
use crate::sink::Sink;
use crate::step::Step;
use crate::technique::clue_elimination::CLUE_ELIMINATION;
use crate::technique::{Level, Technique, every_layout};

/// Every method, from simple to hard. They are no part of [`ALL`](crate::technique::ALL), whose
/// techniques find the same under the names that are common today.
pub static METHODS: [&Technique; 5] = [&METHOD_1, &METHOD_2, &METHOD_3, &METHOD_4, &METHOD_5];

static METHOD_1: Technique = Technique {
    id: "method-1",
    name: "Method 1: the only value",
    level: Level::Easy,
    score: 12,
    needs_uniqueness: false,
    takes: every_layout,
    page: include_str!("method_1.md"),
    find: |board, sink| find(MethodNumber::One, board, sink),
};

static METHOD_2: Technique = Technique {
    id: "method-2",
    name: "Method 2: the only cell",
    level: Level::Easy,
    score: 8,
    needs_uniqueness: false,
    takes: every_layout,
    page: include_str!("method_2.md"),
    find: |board, sink| find(MethodNumber::Two, board, sink),
};

static METHOD_3: Technique = Technique {
    id: "method-3",
    name: "Method 3: theoretical lines",
    level: Level::Medium,
    score: 50,
    needs_uniqueness: false,
    takes: every_layout,
    page: include_str!("method_3.md"),
    find: |board, sink| find(MethodNumber::Three, board, sink),
};

static METHOD_4: Technique = Technique {
    id: "method-4",
    name: "Method 4: lines and single cells",
    level: Level::Medium,
    score: 60,
    needs_uniqueness: false,
    takes: every_layout,
    page: include_str!("method_4.md"),
    find: |board, sink| find(MethodNumber::Four, board, sink),
};

static METHOD_5: Technique = Technique {
    id: "method-5",
    name: "Method 5: groups",
    level: Level::Hard,
    score: 120,
    needs_uniqueness: false,
    takes: every_layout,
    page: include_str!("method_5.md"),
    find: |board, sink| find(MethodNumber::Five, board, sink),
};

/// Every step of a method, as techniques find them.
fn find(method: MethodNumber, board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let technique = method.technique();
    Look::for_each(method, &Ground::of(board), &mut |look| {
        look.for_each_finding(board, &mut |finding| sink.take(finding.step(technique, board)))
    })
}

/// One of the five methods.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum MethodNumber {
    /// The only value for a cell.
    One,
    /// The only cell for a value.
    Two,
    /// Lines of single boxes.
    Three,
    /// Lines of several boxes, and the only cells in rows and columns.
    Four,
    /// Subsets.
    Five,
    /// The fifth in boxes only: does it gain anything in rows and columns?
    FiveInBoxes,
}

impl MethodNumber {
    const ALL: [MethodNumber; 6] = [
        MethodNumber::One,
        MethodNumber::Two,
        MethodNumber::Three,
        MethodNumber::Four,
        MethodNumber::Five,
        MethodNumber::FiveInBoxes,
    ];

    /// The technique that it is.
    pub(super) const fn technique(self) -> &'static Technique {
        match self {
            MethodNumber::One => &METHOD_1,
            MethodNumber::Two => &METHOD_2,
            MethodNumber::Three => &METHOD_3,
            MethodNumber::Four => &METHOD_4,
            MethodNumber::Five | MethodNumber::FiveInBoxes => &METHOD_5,
        }
    }
}

/// Some of the five methods.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Methods(u8);

impl Methods {
    /// None yet.
    pub(crate) const NONE: Methods = Methods(0);

    /// The first two.
    pub(crate) const SINGLES: Methods =
        Methods::NONE.with(MethodNumber::One).with(MethodNumber::Two);

    /// All but the last.
    pub(crate) const FIRST_FOUR: Methods =
        Methods::SINGLES.with(MethodNumber::Three).with(MethodNumber::Four);

    /// All five.
    pub(crate) const ALL: Methods = Methods::FIRST_FOUR.with(MethodNumber::Five);

    /// These and one more.
    pub(crate) const fn with(self, method: MethodNumber) -> Methods {
        Methods(self.0 | 1 << method as u8)
    }

    /// Those of the five that are in a list.
    pub(crate) fn of(list: &[&'static Technique]) -> Methods {
        let all = MethodNumber::ALL[..METHODS.len()].iter();
        let listed = all.filter(|method| list.contains(&method.technique()));
        listed.fold(Methods::NONE, |methods, &method| methods.with(method))
    }

    fn iter(self) -> impl Iterator<Item = MethodNumber> {
        let all = MethodNumber::ALL.into_iter();
        all.filter(move |&method| self.0 >> method as u8 & 1 == 1)
    }

    /// Goes on with these methods until none of them sees anything, the board is full, or it is
    /// broken: after each success from the first method on. Returns the number of calls.
    pub(crate) fn follow(
        self,
        board: &mut Board,
        changes: &mut Changes,
        record: &mut Record,
    ) -> u64 {
        let mut calls = 0;
        changes.note(board);
        'again: loop {
            for method in self.iter() {
                if board.is_broken() || board.is_full() {
                    return calls;
                }
                calls += 1;
                if call(method, board, changes, record) {
                    continue 'again;
                }
            }
            if !keep_clues(board, changes, record) {
                return calls;
            }
            calls += 1;
        }
    }
}

/// Takes away what clues rule out, which the methods know nothing about. Says whether there was anything.
fn keep_clues(board: &mut Board, changes: &mut Changes, record: &mut Record) -> bool {
    if !board.has_constraints() || board.is_broken() {
        return false;
    }
    let layout = Arc::clone(board.layout());
    let mut has_found = false;
    for constraint in layout.constraints() {
        let leavings = clue::filtered(board, constraint);
        if leavings.is_empty() {
            continue;
        }
        has_found = true;
        let (gone, evidence) = clue::told(board, leavings);
        let step = Step::eliminating(&CLUE_ELIMINATION, gone, evidence);
        board.apply(&step);
        if record.naming().is_some() {
            record.step(step);
        }
        if board.is_broken() {
            break;
        }
    }
    changes.note(board);
    has_found
}

/// One call of a method: it goes through the whole grid, and what it sees at one place is done when it
/// looks at the next. Says whether it saw anything.
fn call(
    method: MethodNumber,
    board: &mut Board,
    changes: &mut Changes,
    record: &mut Record,
) -> bool {
    let mut has_found = false;
    loop {
        let found = go_through(method, board, changes, record);
        has_found |= found;
        // The lines are repeated until there is nothing new.
        let is_repeated = method == MethodNumber::Three && found;
        if !is_repeated || board.is_broken() || board.is_full() {
            return has_found;
        }
    }
}

/// Goes through the whole grid once. Says whether the method saw anything.
fn go_through(
    method: MethodNumber,
    board: &mut Board,
    changes: &mut Changes,
    record: &mut Record,
) -> bool {
    let ground = Ground::of(board);
    let mut has_found = false;
    let _ = Look::for_each(method, &ground, &mut |look| {
        if !changes.concern(method, look, board) {
            return ControlFlow::Continue(());
        }
        while let Some(finding) = look.first(board) {
            record.finding(method, &finding, board);
            finding.apply(board);
            changes.note(board);
            has_found = true;
            if board.is_broken() || board.is_full() {
                return ControlFlow::Break(());
            }
        }
        changes.clear(method, look, board);
        ControlFlow::Continue(())
    });
    has_found
}
