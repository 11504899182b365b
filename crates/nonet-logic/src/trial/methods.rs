//! The five methods: each looks through the whole grid, and takes what it sees.

use std::ops::ControlFlow;

use super::finding::Finding;
use super::spot::{self, News, Take};
use crate::board::Board;
use crate::sink::Sink;
use crate::step::Step;
use crate::technique::{Level, Technique};

/// Every method, from simple to hard. They are no part of [`ALL`](crate::technique::ALL), whose
/// techniques find the same under the names that are common today.
pub static METHODS: [&Technique; 5] = [&METHOD_1, &METHOD_2, &METHOD_3, &METHOD_4, &METHOD_5];

static METHOD_1: Technique = Technique {
    id: "method-1",
    name: "Method 1: the only value",
    level: Level::Easy,
    score: 12,
    needs_uniqueness: false,
    page: include_str!("method_1.md"),
    find: |board, sink| find(0, board, sink),
};

static METHOD_2: Technique = Technique {
    id: "method-2",
    name: "Method 2: the only cell",
    level: Level::Easy,
    score: 8,
    needs_uniqueness: false,
    page: include_str!("method_2.md"),
    find: |board, sink| find(1, board, sink),
};

static METHOD_3: Technique = Technique {
    id: "method-3",
    name: "Method 3: theoretical lines",
    level: Level::Medium,
    score: 50,
    needs_uniqueness: false,
    page: include_str!("method_3.md"),
    find: |board, sink| find(2, board, sink),
};

static METHOD_4: Technique = Technique {
    id: "method-4",
    name: "Method 4: lines and single cells",
    level: Level::Medium,
    score: 60,
    needs_uniqueness: false,
    page: include_str!("method_4.md"),
    find: |board, sink| find(3, board, sink),
};

static METHOD_5: Technique = Technique {
    id: "method-5",
    name: "Method 5: groups",
    level: Level::Hard,
    score: 120,
    needs_uniqueness: false,
    page: include_str!("method_5.md"),
    find: |board, sink| find(4, board, sink),
};

/// Every step of a method, as techniques find them.
fn find(method: usize, board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    struct All<'a, 'b> {
        technique: &'static Technique,
        board: &'a Board,
        sink: &'a mut Sink<'b>,
    }
    impl Take for All<'_, '_> {
        fn take(&mut self, finding: Finding) -> ControlFlow<()> {
            self.sink.take(finding.step(self.technique, self.board))
        }
    }
    let mut all = All { technique: METHODS[method], board, sink };
    let shape = board.layout().box_shape();
    spot::for_each(method, shape, &mut |spot| spot.for_each(board, &mut all))
}

/// Some of the five methods.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Methods(u8);

impl Methods {
    /// All five.
    pub(crate) const ALL: Methods = Methods(0b11111);

    /// The first two.
    pub(crate) const SINGLES: Methods = Methods(0b00011);

    /// How many there are.
    pub(crate) fn len(self) -> u64 {
        u64::from(self.0.count_ones())
    }

    /// Those of the five that are in a list.
    pub(crate) fn of(list: &[&'static Technique]) -> Methods {
        let places = (0..METHODS.len()).filter(|&place| list.contains(&METHODS[place]));
        Methods(places.fold(0, |mask, place| mask | 1 << place))
    }

    fn iter(self) -> impl Iterator<Item = usize> {
        (0..METHODS.len()).filter(move |place| self.0 >> place & 1 == 1)
    }
}

/// Takes the steps of the methods, or has no use for them.
pub(crate) trait Record: Default {
    /// Whether there is any use for steps.
    const IS_WANTED: bool;

    /// The technique that a finding of the method at this place is told by.
    fn technique(method: usize, finding: &Finding) -> &'static Technique;

    /// Takes a step.
    fn take(&mut self, step: Step);

    /// The steps so far.
    fn into_steps(self) -> Vec<Step>;
}

impl Record for () {
    const IS_WANTED: bool = false;

    fn technique(method: usize, _finding: &Finding) -> &'static Technique {
        METHODS[method]
    }

    fn take(&mut self, _step: Step) {}

    fn into_steps(self) -> Vec<Step> {
        Vec::new()
    }
}

/// Steps by the names of the methods.
#[derive(Default)]
pub(crate) struct ByMethod(Vec<Step>);

impl Record for ByMethod {
    const IS_WANTED: bool = true;

    fn technique(method: usize, _finding: &Finding) -> &'static Technique {
        METHODS[method]
    }

    fn take(&mut self, step: Step) {
        self.0.push(step);
    }

    fn into_steps(self) -> Vec<Step> {
        self.0
    }
}

/// Steps by the names that are common today.
#[derive(Default)]
pub(crate) struct ByName(Vec<Step>);

impl Record for ByName {
    const IS_WANTED: bool = true;

    fn technique(method: usize, finding: &Finding) -> &'static Technique {
        // On large grids the methods see things that have no name.
        finding.technique().and_then(Technique::by_id).unwrap_or(METHODS[method])
    }

    fn take(&mut self, step: Step) {
        self.0.push(step);
    }

    fn into_steps(self) -> Vec<Step> {
        self.0
    }
}

/// Goes on with the methods until none of them sees anything, the board is full, or it breaks:
/// after each success from the first method on. Returns the number of calls.
pub(crate) fn follow<R: Record>(
    methods: Methods,
    board: &mut Board,
    news: &mut News,
    record: &mut R,
) -> u64 {
    let mut calls = 0;
    news.add(board);
    'again: loop {
        for method in methods.iter() {
            if board.is_broken() || board.is_full() {
                return calls;
            }
            calls += 1;
            if call(method, board, news, record) {
                continue 'again;
            }
        }
        return calls;
    }
}

/// One call of a method: it looks through the whole grid, and what it sees at one spot is done when
/// it looks at the next. Says whether it saw anything.
fn call<R: Record>(method: usize, board: &mut Board, news: &mut News, record: &mut R) -> bool {
    let shape = board.layout().box_shape();
    let mut has_found = false;
    loop {
        let mut is_new = false;
        let flow = spot::for_each(method, shape, &mut |spot| {
            if !news.has(method, spot, shape.size()) {
                return ControlFlow::Continue(());
            }
            while let Some(finding) = spot.first(board) {
                if R::IS_WANTED {
                    record.take(finding.step(R::technique(method, &finding), board));
                }
                finding.apply(board);
                news.add(board);
                is_new = true;
                if board.is_broken() || board.is_full() {
                    return ControlFlow::Break(());
                }
            }
            news.remove(method, spot, shape.size());
            ControlFlow::Continue(())
        });
        has_found |= is_new;
        // The lines are repeated until there is nothing new.
        if flow.is_break() || !is_new || method != LINES {
            return has_found;
        }
    }
}

/// The place of the method that repeats itself.
const LINES: usize = 2;
