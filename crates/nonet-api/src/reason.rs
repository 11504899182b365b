//! Questions about logic: the next step, the whole way, and how hard it is.

use nonet_core::format::to_line;
use nonet_core::solve::Effort;
use nonet_core::{Cell, DigitSet, Draft, Entry, Grid, Position};
use nonet_logic::{Board, Candidate, Ending, MAX_LOGIC_SIZE, Path, Rating, Step, Toolbox};

use crate::answer::{Answer, Fault, Outcome, Rated, Uses};
use crate::describe::cell_name;
use crate::handle::{Host, search_for_two};
use crate::message;
use crate::request::Logic;
use crate::steps::{CandidateData, Teller, ToldStep};
use crate::toolbox::toolbox;
use crate::words::{Message, Words};

/// The next step, or why there is none.
pub(crate) fn hint(
    draft: Draft,
    level: u8,
    logic: &Logic,
    words: &Words,
    host: &mut dyn Host,
) -> Answer {
    let ready = match prepare(draft, logic, words, host) {
        Ok(ready) => ready,
        Err(refused) => return refused.for_hint(level, words),
    };
    let mut answer = ready.answer;
    if ready.board.is_full() {
        answer.hint = Some(words.say(&message!("nothing-left")));
        return answer;
    }
    let Some(step) = ready.toolbox.next_step(&ready.board) else {
        answer.hint = Some(words.say(&message!("no-step-found")));
        answer.outcome = Outcome::No;
        return answer;
    };
    let told = told(&step, &ready.toolbox, &ready.board, ready.teller);
    answer.hint = Some(told.at(level).to_owned());
    answer.steps = vec![told];
    answer
}

/// The whole way, step by step.
pub(crate) fn explain(draft: Draft, logic: &Logic, words: &Words, host: &mut dyn Host) -> Answer {
    let Ready { mut answer, board, toolbox, teller } = match prepare(draft, logic, words, host) {
        Ok(ready) => ready,
        Err(refused) => return refused.as_fault(words),
    };
    let Some((path, last)) = walk(&board, &toolbox, host) else {
        answer.stopped = true;
        answer.outcome = Outcome::No;
        return answer;
    };
    let mut before = board;
    for step in &path.steps {
        answer.steps.push(told(step, &toolbox, &before, teller));
        before.apply(step);
    }
    conclude(&mut answer, &path, &last, &toolbox, teller);
    answer
}

/// How hard the way is.
pub(crate) fn rate(draft: Draft, logic: &Logic, words: &Words, host: &mut dyn Host) -> Answer {
    let Ready { mut answer, board, toolbox, teller } = match prepare(draft, logic, words, host) {
        Ok(ready) => ready,
        Err(refused) => return refused.as_fault(words),
    };
    let Some((path, last)) = walk(&board, &toolbox, host) else {
        answer.stopped = true;
        answer.outcome = Outcome::No;
        return answer;
    };
    conclude(&mut answer, &path, &last, &toolbox, teller);
    answer
}

/// The way from a board and the board it ends at, unless the host stops it.
fn walk(board: &Board, toolbox: &Toolbox, host: &mut dyn Host) -> Option<(Path, Board)> {
    let cells = board.layout().cell_count();
    let mut walk = toolbox.walk(board.clone());
    let mut steps = Vec::new();
    while let Some(step) = walk.next() {
        steps.push(step);
        let filled = cells - walk.board().empty_cells().len();
        let explored = filled as f64 / cells as f64;
        if host.progress(&Effort { explored, ..Effort::default() }).is_break() {
            return None;
        }
    }
    let (ending, last) = (walk.ending(), walk.board().clone());
    Some((Path { steps, ending }, last))
}

/// What a way says about the puzzle.
fn conclude(answer: &mut Answer, path: &Path, last: &Board, toolbox: &Toolbox, teller: Teller<'_>) {
    let is_solved = path.ending == Ending::Solved;
    let rating = Rating::of(path, toolbox);
    let symbol = |cell| last.value(cell).map_or('.', |digit| teller.alphabet.symbol(digit));
    answer.rating = Some(Rated {
        er: None,
        ep: None,
        ed: None,
        level: is_solved.then(|| rating.level.id()),
        score: is_solved.then_some(rating.score),
        complexity: None,
        solved: is_solved,
        filled: last.layout().cell_count() - last.empty_cells().len(),
        techniques: Uses(rating.uses),
    });
    if is_solved {
        answer.solution = Some(last.layout().cells().map(symbol).collect());
    } else {
        answer.outcome = Outcome::No;
    }
}

fn told(step: &Step, toolbox: &Toolbox, board: &Board, teller: Teller<'_>) -> ToldStep {
    let tool = toolbox.tool(step.technique).expect("a step comes from a tool of the box");
    ToldStep::new(step, tool, board, teller)
}

/// A puzzle that can be reasoned about.
struct Ready<'a> {
    /// The answer so far.
    answer: Answer,
    board: Board,
    toolbox: Toolbox,
    teller: Teller<'a>,
}

/// Why there is nothing to reason about.
struct Refused {
    answer: Box<Answer>,
    mistake: Option<Mistake>,
}

/// What is wrong with a position whose puzzle is right.
struct Mistake {
    /// Where it is, and which digit belongs there.
    right: Candidate,
    /// What to say of it.
    told: Message,
    /// The character of the digit that belongs there.
    symbol: char,
}

impl Refused {
    fn new(answer: Answer) -> Refused {
        Refused { answer: Box::new(answer), mistake: None }
    }

    /// Mistakes are what a hint is for.
    fn for_hint(self, level: u8, words: &Words) -> Answer {
        let mut answer = *self.answer;
        if let Some(mistake) = self.mistake {
            let mut said = words.say(&mistake.told);
            if level >= 4 {
                let right = message!("mistake-right", digit = mistake.symbol);
                said = format!("{said} {}", words.say(&right));
            }
            answer.hint = Some(said);
        }
        answer
    }

    /// A way cannot begin with a mistake.
    fn as_fault(self, words: &Words) -> Answer {
        let mut answer = *self.answer;
        if let Some(mistake) = self.mistake {
            answer.error = Some(Fault::new(words, &mistake.told));
        }
        answer
    }
}

/// Checks that a puzzle can be reasoned about: it is small enough, it has exactly one solution, and
/// what the player has put in agrees with it.
fn prepare<'a>(
    draft: Draft,
    logic: &Logic,
    words: &'a Words,
    host: &mut dyn Host,
) -> Result<Ready<'a>, Refused> {
    let no = |message: Message| {
        let answer = Answer::fault(Outcome::No, Fault::new(words, &message));
        Refused::new(Answer { puzzle: Some(to_line(&draft)), ..answer })
    };
    let mut toolbox = toolbox(logic).map_err(|message| {
        Refused::new(Answer::fault(Outcome::Invalid, Fault::new(words, &message)))
    })?;
    if draft.layout.size() > MAX_LOGIC_SIZE {
        return Err(no(message!("logic-too-large", size = MAX_LOGIC_SIZE)));
    }
    let mut answer = if is_position(&draft) {
        let answer = search_for_two(givens(&draft), words, host);
        if let (Some(true), Some(solution)) = (answer.is_unique(), answer.grids.first()) {
            if let Some(mistake) = mistake(&draft, solution) {
                let wrong = CandidateData::of(mistake.right, &draft.layout).cell;
                let answer = Answer {
                    puzzle: Some(to_line(&draft)),
                    mistake: Some(wrong),
                    outcome: Outcome::No,
                    ..Answer::default()
                };
                return Err(Refused { answer: Box::new(answer), mistake: Some(mistake) });
            }
            answer
        } else if answer.stopped || answer.count == Some(0) {
            answer
        } else {
            // The marks and what is placed belong to the question then. A second solution that they
            // exclude is none, so nothing follows from there being only one.
            toolbox = toolbox.without_uniqueness();
            search_for_two(draft.clone(), words, host)
        }
    } else {
        search_for_two(draft.clone(), words, host)
    };
    if answer.stopped {
        return Err(Refused::new(answer));
    }
    let fault = match answer.count {
        Some(1) => None,
        Some(0) => {
            let reason = answer.reasons.first().cloned();
            let reason = reason.unwrap_or_else(|| words.say(&message!("no-solution-searched")));
            Some(message!("logic-no-solution", reason = reason))
        }
        _ => Some(message!("logic-several-solutions")),
    };
    if let Some(fault) = fault {
        let error = Some(Fault::new(words, &fault));
        return Err(Refused::new(Answer { error, outcome: Outcome::No, ..answer }));
    }
    answer.puzzle = Some(to_line(&draft));
    answer.solution = None;
    answer.count = None;
    answer.limit_reached = None;
    let board = Board::of(&Position::of(&draft)).expect("the size was checked");
    let teller = Teller { words, alphabet: draft.alphabet };
    answer.draft = Some(draft);
    Ok(Ready { answer, board, toolbox, teller })
}

/// Whether somebody has begun to solve it: there are digits or pencil marks besides the givens.
fn is_position(draft: &Draft) -> bool {
    let has_placed = draft.entries.iter().any(|entry| matches!(entry, Entry::Placed(_)));
    (has_placed || draft.pencil_marks.is_some()) && draft.given_count() > 0
}

/// The puzzle itself: nothing but the givens.
fn givens(draft: &Draft) -> Draft {
    let kept = |&entry: &Entry| if let Entry::Given(_) = entry { entry } else { Entry::Empty };
    Draft { entries: draft.entries.iter().map(kept).collect(), pencil_marks: None, ..draft.clone() }
}

/// The first cell whose digit is wrong, or whose pencil marks leave out the right one.
fn mistake(draft: &Draft, solution: &Grid) -> Option<Mistake> {
    let allowed = |cell: Cell| match (draft.entry(cell).digit(), &draft.pencil_marks) {
        (Some(digit), _) => DigitSet::single(digit),
        (None, Some(marks)) => marks[cell.index()],
        (None, None) => draft.layout.digits(),
    };
    let is_wrong = |&cell: &Cell| !allowed(cell).contains(solution.digit(cell));
    // A wrong digit is worse than a wrong mark, and may be the reason for it.
    let mut wrong: Vec<Cell> = draft.layout.cells().filter(is_wrong).collect();
    wrong.sort_by_key(|&cell| draft.entry(cell).digit().is_none());
    let &cell = wrong.first()?;
    let right = Candidate::new(cell, solution.digit(cell));
    let name = cell_name(cell, &draft.layout);
    let told = match draft.entry(cell).digit() {
        Some(digit) => {
            message!("mistake-digit", cell = name, digit = draft.alphabet.symbol(digit))
        }
        None => message!("mistake-marks", cell = name),
    };
    Some(Mistake { right, told, symbol: draft.alphabet.symbol(right.digit) })
}
