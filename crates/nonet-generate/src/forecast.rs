//! Forecasts: what a few searches say about how hard a classic puzzle will be, much faster than logic
//! finds out.
//!
//! A search knows singles and locked candidates. Where these are enough it takes no guess, and where hard steps are needed it
//! mostly takes many. It always goes by the path that every processor has, so that a forecast is the same everywhere.

use nonet_core::solve::fast::{self, Path, State};
use nonet_core::{DigitSet, Draft};
use nonet_logic::Board;

/// What a puzzle has to have to be worth a look.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Forecast {
    /// So many guesses at least.
    pub(crate) guesses: u64,
    /// So many together if it is turned in all four ways, which leaves less to chance.
    pub(crate) turned: u64,
}

impl Forecast {
    /// Whether a classic puzzle is worth a look.
    pub(crate) fn admits(self, puzzle: &Draft) -> bool {
        if self == Forecast::default() {
            return true;
        }
        let mut givens = [0; 81];
        for (given, entry) in givens.iter_mut().zip(&puzzle.entries) {
            *given = entry.digit().map_or(0, |digit| digit.number() as u8);
        }
        let mut sum = guesses(State::from_givens(&givens));
        if sum < self.guesses {
            return false;
        }
        for _ in 0..3 {
            if self.turned <= sum {
                break;
            }
            givens = turned(&givens);
            sum += guesses(State::from_givens(&givens));
        }
        sum >= self.turned
    }
}

/// How many candidates of a classic position can be assumed without anything becoming clear: a search still has to guess.
/// Where chains lead to the solution, there are few of them.
pub(crate) fn resistance(board: &Board) -> usize {
    let mut candidates = [0; 81];
    for cell in board.layout().cells() {
        candidates[cell.index()] = board.possible(cell).mask() as u16;
    }
    let mut resisting = 0;
    for cell in board.empty_cells() {
        for digit in board.candidates(cell) {
            let mut assumed = candidates;
            assumed[cell.index()] = DigitSet::single(digit).mask() as u16;
            resisting += usize::from(guesses(State::from_candidates(&assumed)) > 0);
        }
    }
    resisting
}

/// How many guesses a search takes until there is a second solution or no more.
fn guesses(state: Option<State>) -> u64 {
    state.map_or(0, |state| fast::count_on(Path::PORTABLE, &state, 2).guesses)
}

/// A grid by a quarter turn.
fn turned(givens: &[u8; 81]) -> [u8; 81] {
    std::array::from_fn(|cell| givens[9 * (8 - cell % 9) + cell / 9])
}

#[cfg(test)]
mod tests {
    use nonet_core::{Proper, read};

    use super::*;

    /// The puzzle of Wikipedia's article on Sudoku, and AI Escargot by Arto Inkala.
    const EASY: &str =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    const HARD: &str =
        "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

    fn draft(text: &str) -> Draft {
        read(text).expect("a puzzle")
    }

    #[test]
    fn four_quarter_turns_change_nothing() {
        let grid = std::array::from_fn(|cell| cell as u8);
        let once = turned(&grid);
        assert_eq!((once[0], once[8], once[80]), (72, 0, 8));
        assert_eq!(turned(&turned(&turned(&once))), grid);
    }

    #[test]
    fn only_what_takes_guesses_is_worth_a_look() {
        let any = Forecast::default();
        let some = Forecast { guesses: 1, turned: 0 };
        let many = Forecast { guesses: 1, turned: 1_000_000 };
        let admitted = |text: &str| [any, some, many].map(|it| it.admits(&draft(text)));
        assert_eq!(admitted(EASY), [true, false, false]);
        assert_eq!(admitted(HARD), [true, true, false]);
    }

    #[test]
    fn what_singles_solve_does_not_resist() {
        let resistance_of = |text: &str| {
            let proper = Proper::of(&draft(text)).expect("one solution");
            resistance(&Board::of(&proper.start()).expect("it is small"))
        };
        assert_eq!(resistance_of(EASY), 0);
        assert!(resistance_of(HARD) > 100, "{}", resistance_of(HARD));
    }
}
