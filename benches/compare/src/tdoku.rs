//! The solver tdoku, from a shared library that is opened at run time where there is one.
//!
//! `TDOKU_LIBRARY` is the path of that library. Its own build makes one; nothing of it is part of
//! this repository.

#![expect(unsafe_code, reason = "a function of a library in another language")]

use std::env;
use std::error::Error;
use std::ffi::{c_char, c_uint};
use std::marker::PhantomData;
use std::sync::atomic::{AtomicBool, Ordering};

use libloading::Library;

use crate::corpora::Line;
use crate::solvers::{LIMIT, Solver};

/// The environment variable with the path of the library.
const VARIABLE: &str = "TDOKU_LIBRARY";

/// The name of the function in the library, as its header has it.
const SYMBOL: &str = "TdokuSolverDpllTriadSimd";

/// Takes 81 cells and a byte below `.`, the limit, a configuration, room for 81 digits, and room for the
/// number of guesses; returns the number of solutions.
type Solve = unsafe extern "C" fn(*const c_char, usize, c_uint, *mut c_char, *mut usize) -> usize;

/// Whether there is a [`Tdoku`] already, or was one.
static IS_TAKEN: AtomicBool = AtomicBool::new(false);

/// The opened library. There is only one, and it stays on its thread: tdoku keeps the state of a search in
/// global variables.
pub(crate) struct Tdoku {
    solve: Solve,
    /// The function is there as long as the library is.
    _library: Library,
    _stays: PhantomData<*const ()>,
}

impl Tdoku {
    /// Opens the library that the environment names, if it names one.
    pub(crate) fn open() -> Result<Option<Tdoku>, String> {
        let Some(path) = env::var_os(VARIABLE) else { return Ok(None) };
        if IS_TAKEN.swap(true, Ordering::Relaxed) {
            return Err(format!("the library of {VARIABLE} cannot be opened twice"));
        }
        let failure = |error: libloading::Error| {
            let reason = error.source().map_or(String::new(), |source| format!(": {source}"));
            format!("{VARIABLE}: {error}{reason}")
        };
        // SAFETY: whoever sets the variable vouches for the library, as for every program that they start.
        // tdoku's initialisers only fill its own tables.
        let library = unsafe { Library::new(path) }.map_err(failure)?;
        // SAFETY: the type is that of the function in tdoku's header.
        let solve = *unsafe { library.get::<Solve>(SYMBOL) }.map_err(failure)?;
        Ok(Some(Tdoku { solve, _library: library, _stays: PhantomData }))
    }

    fn count_one(&mut self, line: &Line) -> u64 {
        let (mut solution, mut guesses) = ([0; 81], 0);
        let text = line.bytes().as_ptr().cast();
        // SAFETY: the library is still open. It reads 82 bytes, which a line has: 81 digits and dots and a
        // line break, which tells it that no pencil marks follow. It writes a number of guesses, and at most
        // 81 digits. No other call is under way: there is one `Tdoku` only, borrowed mutably here.
        unsafe {
            (self.solve)(text, LIMIT as usize, 0, solution.as_mut_ptr(), &raw mut guesses) as u64
        }
    }
}

impl Solver for Tdoku {
    fn count(&mut self, lines: &[Line], counts: &mut Vec<u64>) {
        counts.clear();
        counts.extend(lines.iter().map(|line| self.count_one(line)));
    }
}
