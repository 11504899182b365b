//! The way through a puzzle by logic, on which every step is checked with its rules and without them.

use nonet_core::{Draft, Entry, Layout, Position, Proper};
use nonet_logic::checker::{check_against, check_step, follow};
use nonet_logic::method::TRIAL;
use nonet_logic::page::Conclusions;
use nonet_logic::{Board, Step, Toolbox, all_steps};

/// The technique of last resort.
const LAST_RESORT: &str = "trial";

/// Every so many steps all that can be found is checked, not only the step that is taken.
const LOOK_EVERYWHERE: usize = 12;

/// How many steps of one technique are checked in one position.
const MOST_OF_ONE: usize = 6;

/// In larger grids the ways are long, and what is found there is the same.
const MOST_SIZE: usize = 9;

/// What was found on a way.
#[derive(Default)]
pub(super) struct Checked {
    /// How many steps were checked.
    pub(super) steps: usize,
    /// How many of them are refused by a checker that does not know the rules.
    pub(super) refused: usize,
    /// What is wrong with a step.
    pub(super) fault: Option<String>,
}

/// Walks through a puzzle until it is solved, until nothing is found, or until something is wrong.
pub(super) fn walk(draft: &Draft) -> Checked {
    let mut checked = Checked::default();
    let Ok(proper) = Proper::of(draft) else { return checked };
    if draft.layout.size() > MOST_SIZE {
        return checked;
    }
    let mut toolbox = Toolbox::default();
    if !(TRIAL.takes)(&draft.layout) {
        toolbox.tools.retain(|tool| tool.technique.id != LAST_RESORT);
    }
    let mut position = proper.start();
    for number in 1.. {
        let Some(board) = Board::of(&position) else { return checked };
        if number % LOOK_EVERYWHERE == 0 {
            let tools = toolbox.tools.iter().map(|tool| tool.technique);
            for technique in tools.filter(|technique| technique.id != LAST_RESORT) {
                for step in all_steps(technique, &board).iter().take(MOST_OF_ONE) {
                    checked.check(&position, &proper, step);
                }
            }
        }
        let Some(step) = toolbox.next_step(&board).filter(|_| !board.is_full()) else { break };
        checked.check(&position, &proper, &step);
        // A trial takes long to find, and what it says is checked once.
        if checked.fault.is_some() || step.technique.id == LAST_RESORT {
            break;
        }
        follow(&mut position, &step);
    }
    checked
}

impl Checked {
    fn check(&mut self, position: &Position, proper: &Proper, step: &Step) {
        self.steps += 1;
        let result =
            check_step(position, step).and_then(|()| check_against(proper.solution(), step));
        if let Err(fault) = result {
            let concluded = Conclusions::of(step).to_text(position.layout());
            self.fault = Some(format!("{:?} {concluded}: {fault}", step.technique));
        }
        // Who does not know that there is one solution refuses what relies on it, rules or not.
        if !step.technique.needs_uniqueness {
            self.refused += usize::from(check_step(&without_rules(position), step).is_err());
        }
    }
}

/// The same digits and candidates in a grid of rows and columns, and of boxes if it has them.
fn without_rules(position: &Position) -> Position {
    let layout = position.layout();
    let plain = Layout::new(layout.size(), layout.box_shape(), Vec::new());
    let mut draft = Draft::empty(plain.expect("rows, columns and boxes always go together"));
    for cell in layout.cells() {
        if let Some(digit) = position.value(cell) {
            draft.entries[cell.index()] = Entry::Placed(digit);
        }
    }
    draft.pencil_marks = Some(layout.cells().map(|cell| position.possible(cell)).collect());
    Position::of(&draft)
}
