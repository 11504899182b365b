//! Plain puzzles: lines of 81 characters, the bulk of what is ever asked with `--lines`. They are
//! solved many at once, and what is found is written as it comes, byte for byte what the long way
//! through questions and answers would print.

use std::io::Write;

use nonet_api::{CHECK_LIMIT, FEWEST_GIVENS, Mode, Question, SearchOptions};
use nonet_core::BoxShape;
use nonet_core::format::Expectation;
use nonet_core::solve::bulk::{Clues, Found, Solver};
use nonet_core::solve::fast::solve_line;

use crate::commands::UNIQUE;

/// Up to this limit a line of 81 cells is answered in no time, and need not be stoppable.
pub(crate) const SHORT_LIMIT: u64 = 1000;

/// What is asked about plain puzzles.
#[derive(Clone)]
pub(crate) struct Plain {
    asked: Asked,
    limit: u64,
    json: bool,
}

#[derive(Clone, Copy)]
enum Asked {
    /// The number of solutions and the first of them.
    Solve,
    /// Whether there is one.
    Check,
    /// The number of solutions.
    Count,
}

impl Plain {
    /// What a question asks about plain puzzles, if they can be answered without more ado.
    pub(super) fn of(question: &Question, expectation: Expectation, json: bool) -> Option<Plain> {
        let (asked, search, limit) = match question {
            Question::Solve(solve) if solve.mode == Mode::Answer && !solve.unique => {
                (Asked::Solve, &solve.search, solve.search.limit)
            }
            Question::Check(check) if !check.redundant => {
                let limit = check.search.limit.unwrap_or(CHECK_LIMIT).max(2);
                (Asked::Check, &check.search, Some(limit))
            }
            Question::Count(count) => (Asked::Count, &count.search, count.search.limit),
            _ => return None,
        };
        let SearchOptions { method, only, .. } = search;
        let is_fast = method.as_deref().is_none_or(|method| method == "fast") && only.is_empty();
        let has_boxes = expectation.box_shape.is_none_or(|shape| shape == BoxShape::CLASSIC);
        let is_classic = has_boxes && expectation.variants.is_empty();
        let limit = limit.filter(|&limit| is_fast && is_classic && limit <= SHORT_LIMIT)?;
        Some(Plain { asked, limit, json })
    }

    /// The puzzle on a line, if it is a plain one whose answer says nothing but what is found.
    #[inline]
    pub(super) fn read(&self, line: &[u8]) -> Option<Clues> {
        let clues = Clues::from_line(line)?;
        // JSON has room for remarks.
        let is_remarkable = || {
            let givens = clues.givens().iter().map(|&given| u8::from(given != 0)).sum::<u8>();
            usize::from(givens) < FEWEST_GIVENS
        };
        let is_plain = !self.json || !is_remarkable();
        is_plain.then_some(clues)
    }

    /// Solves puzzles, or counts their solutions where nothing more is asked.
    pub(super) fn solve(&self, solver: &mut Solver, puzzles: &[Clues], findings: &mut Findings) {
        match self.asked {
            // Two tell whether the first is the only one.
            Asked::Solve => solver.solve(puzzles, self.limit.max(2), &mut findings.found),
            Asked::Check | Asked::Count => {
                solver.count(puzzles, self.limit, &mut findings.counts);
            }
        }
    }

    /// Writes what was found about the puzzle with this index, which stands on this line; whether
    /// that is all there is to say.
    #[inline]
    pub(super) fn write(
        &self,
        line: &[u8; 81],
        findings: &Findings,
        index: usize,
        answers: &mut Vec<u8>,
    ) -> bool {
        let alone;
        let (count, first) = match self.asked {
            Asked::Solve => {
                let found = &findings.found[index];
                let mut first = found.first.as_ref();
                if found.solutions > 1 {
                    // Which of several is found first may depend on the puzzles beside it, and so on
                    // the cores and the time. A puzzle alone has always the same answer.
                    alone = solve_line(line, 1).and_then(|(_, first)| first);
                    first = alone.as_ref();
                }
                (found.solutions.min(self.limit), first)
            }
            Asked::Check | Asked::Count => (findings.counts[index], None),
        };
        if self.json {
            // Why there is no solution, a search does not know.
            if count == 0 {
                return false;
            }
            self.write_json(line, count, first, answers);
        } else {
            self.write_text(count, first, answers);
        }
        true
    }

    fn write_text(&self, count: u64, first: Option<&[u8; 81]>, answers: &mut Vec<u8>) {
        match self.asked {
            Asked::Check if count == 1 => answers.extend_from_slice(UNIQUE.as_bytes()),
            _ => {
                write_number(count, answers);
                if count >= self.limit {
                    answers.push(b'+');
                }
            }
        }
        if let Asked::Solve = self.asked {
            answers.push(b'\t');
            if let Some(first) = first {
                answers.extend_from_slice(&first.map(|digit| b'0' + digit));
            }
        }
        answers.push(b'\n');
    }

    fn write_json(
        &self,
        line: &[u8; 81],
        count: u64,
        first: Option<&[u8; 81]>,
        answers: &mut Vec<u8>,
    ) {
        answers.extend_from_slice(b"{\"puzzle\":\"");
        // Empty cells are written in one way, but for those that are marked.
        let is_blank = |cell| matches!(cell, b'0' | b'_');
        answers.extend_from_slice(&line.map(|cell| if is_blank(cell) { b'.' } else { cell }));
        if let Some(first) = first {
            answers.extend_from_slice(b"\",\"solution\":\"");
            answers.extend_from_slice(&first.map(|digit| b'0' + digit));
        }
        answers.extend_from_slice(match self.asked {
            Asked::Check if count == 1 => b"\",\"unique\":true,\"count\":\"",
            Asked::Check => b"\",\"unique\":false,\"count\":\"",
            Asked::Solve | Asked::Count => b"\",\"count\":\"",
        });
        write_number(count, answers);
        answers.extend_from_slice(if count >= self.limit {
            b"\",\"limit_reached\":true,\"method\":\"fast\"}\n"
        } else {
            b"\",\"limit_reached\":false,\"method\":\"fast\"}\n"
        });
    }
}

/// What was found about some puzzles, in their order: one of the two, as it was asked.
#[derive(Default)]
pub(super) struct Findings {
    found: Vec<Found>,
    counts: Vec<u64>,
}

#[inline]
fn write_number(number: u64, answers: &mut Vec<u8>) {
    if number < 10 {
        answers.push(b'0' + number as u8);
    } else {
        write!(answers, "{number}").expect("memory takes everything");
    }
}
