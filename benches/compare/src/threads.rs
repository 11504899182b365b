//! Several threads with a solver each, beside one.

use std::sync::Barrier;
use std::thread;
use std::time::{Duration, Instant};

use cpu_time::ThreadTime;
use nonet_core::solve::Path;

use crate::clock::median;
use crate::corpora::Line;
use crate::race::TURN;
use crate::solvers::{Counting, Solver};
use crate::table::{Table, grouped};

/// One thread works for about so long in each round: short work would measure how threads begin and end.
const ENOUGH: Duration = Duration::from_millis(400);

/// What some threads needed for the same work.
struct Spent {
    /// From when all begin to when the last one ends.
    wall: f64,
    /// CPU time of the thread that needed most.
    cpu: f64,
    /// The sum of all counts.
    solutions: u64,
}

/// Begins the table of threads.
pub(crate) fn begin(threads: usize) -> Table {
    Table::begin(&[
        ("corpus", 18),
        ("path", 8),
        ("1 thread/s", 10),
        (&format!("{threads} threads/s"), 11),
        ("wall clock", 0),
        ("shortest", 0),
        ("CPU time", 0),
    ])
}

/// Measures counting in bulk on one thread and on several, in turn.
pub(crate) fn compare(
    table: &Table,
    name: &str,
    path: Path,
    lines: &[Line],
    threads: usize,
    rounds: usize,
) {
    let whole = [lines.to_vec()];
    // Hard puzzles may stand together in a file, so that the threads take them in turn.
    let share = |first| lines.iter().skip(first).step_by(threads).copied().collect();
    let shares: Vec<Vec<Line>> = (0..threads).map(share).collect();
    let times = (ENOUGH.as_secs_f64() / work(path, &whole, 1).cpu).ceil() as usize;
    let (mut one, mut many) = (Vec::new(), Vec::new());
    for round in 0..rounds {
        for turn in 0..2 {
            if (turn + round) % 2 == 0 {
                one.push(work(path, &whole, times));
            } else {
                many.push(work(path, &shares, times));
            }
        }
        assert_eq!(one[round].solutions, many[round].solutions, "{name} on {path}");
    }
    let rate = |spent: &[Spent]| {
        grouped((lines.len() * times) as f64 / median(spent.iter().map(|spent| spent.wall)))
    };
    let shortest = |spent: &[Spent]| spent.iter().map(|spent| spent.wall).fold(f64::MAX, f64::min);
    let rounds = || one.iter().zip(&many);
    let ratios = [
        median(rounds().map(|(one, many)| one.wall / many.wall)),
        shortest(&one) / shortest(&many),
        median(rounds().map(|(one, many)| one.cpu / many.cpu)),
    ];
    let mut cells = vec![name.to_string(), path.to_string(), rate(&one), rate(&many)];
    cells.extend(ratios.map(|ratio| format!("{ratio:.2}")));
    table.row(cells);
}

/// Counts the solutions of each share so many times, on a thread of its own.
fn work(path: Path, shares: &[Vec<Line>], times: usize) -> Spent {
    let barrier = Barrier::new(shares.len() + 1);
    let work_off = |share: &[Line]| {
        let (mut solver, mut counts) = (Counting::on(path), Vec::new());
        let mut solutions = 0;
        // Memory is touched for the first time before the clock is started.
        solver.count(&share[..share.len().min(TURN)], &mut counts);
        barrier.wait();
        let start = ThreadTime::now();
        for _ in 0..times {
            for turn in share.chunks(TURN) {
                solver.count(turn, &mut counts);
                solutions += counts.iter().sum::<u64>();
            }
        }
        (Instant::now(), start.elapsed().as_secs_f64(), solutions)
    };
    thread::scope(|scope| {
        let workers: Vec<_> = shares.iter().map(|share| scope.spawn(|| work_off(share))).collect();
        barrier.wait();
        let start = Instant::now();
        let mut spent = Spent { wall: 0.0, cpu: 0.0, solutions: 0 };
        for worker in workers {
            let (end, cpu, solutions) = worker.join().expect("a thread counts to the end");
            spent.wall = spent.wall.max((end - start).as_secs_f64());
            spent.cpu = spent.cpu.max(cpu);
            spent.solutions += solutions;
        }
        spent
    })
}
