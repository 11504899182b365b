//! Which candidate to branch on: the ones that took part in recent conflicts first.

use super::frame::{Candidate, Frame, Set};

/// Scores of candidates, and a heap of them, highest first.
///
/// A score grows when its candidate takes part in a conflict, and older conflicts count less
/// (Moskewicz et al., "Chaff", 2001; the growing step is that of Eén and Sörensson's `MiniSat`).
#[derive(Debug)]
pub(super) struct Order {
    scores: Vec<f64>,
    /// Per set: the sum of its members' scores.
    weights: Vec<f64>,
    heap: Vec<u32>,
    /// Where each candidate stands in the heap; `NOWHERE` if it does not.
    places: Vec<u32>,
    step: f64,
}

const NOWHERE: u32 = u32::MAX;

/// How much of a score is left after each conflict.
const DECAY: f64 = 0.97;

/// First scores, and weights, are this small beside those that conflicts give.
const FAINT: f64 = 1e-3;

impl Order {
    /// An empty heap.
    pub(super) fn new(candidates: usize, sets: usize) -> Self {
        Self {
            scores: vec![0.0; candidates],
            weights: vec![FAINT; sets],
            heap: Vec::new(),
            places: vec![NOWHERE; candidates],
            step: 1.0,
        }
    }

    /// Puts candidates into the heap, with first scores to go by before there are conflicts.
    pub(super) fn fill(&mut self, candidates: &[(Candidate, f64)]) {
        for &(candidate, score) in candidates {
            self.scores[candidate] = score * FAINT;
            self.put_back(candidate);
        }
    }

    /// Raises a candidate's score, and the weight of its sets.
    pub(super) fn bump(&mut self, frame: &Frame, candidate: Candidate) {
        self.scores[candidate] += self.step;
        for set in frame.sets_of(candidate) {
            self.weights[set] += self.step;
        }
        if self.scores[candidate] > 1e100 {
            for number in self.scores.iter_mut().chain(&mut self.weights) {
                *number *= 1e-100;
            }
            self.step *= 1e-100;
        }
        if self.places[candidate] != NOWHERE {
            self.rise(self.places[candidate] as usize);
        }
    }

    /// Lets all scores so far count less.
    pub(super) fn decay(&mut self) {
        self.step /= DECAY;
    }

    /// A set's weight.
    pub(super) fn weight(&self, set: Set) -> f64 {
        self.weights[set]
    }

    /// A candidate's score.
    pub(super) fn score(&self, candidate: Candidate) -> f64 {
        self.scores[candidate]
    }

    /// Takes out the candidate with the highest score.
    pub(super) fn pop(&mut self) -> Option<Candidate> {
        let best = *self.heap.first()?;
        let last = self.heap.pop()?;
        self.places[best as usize] = NOWHERE;
        if last != best {
            self.heap[0] = last;
            self.places[last as usize] = 0;
            self.sink(0);
        }
        Some(best as Candidate)
    }

    /// Puts a candidate back.
    pub(super) fn put_back(&mut self, candidate: Candidate) {
        if self.places[candidate] == NOWHERE {
            self.places[candidate] = self.heap.len() as u32;
            self.heap.push(candidate as u32);
            self.rise(self.heap.len() - 1);
        }
    }

    fn is_better(&self, one: u32, other: u32) -> bool {
        self.scores[one as usize] > self.scores[other as usize]
    }

    fn rise(&mut self, mut place: usize) {
        let candidate = self.heap[place];
        while place > 0 {
            let parent = (place - 1) / 2;
            if !self.is_better(candidate, self.heap[parent]) {
                break;
            }
            self.heap[place] = self.heap[parent];
            self.places[self.heap[place] as usize] = place as u32;
            place = parent;
        }
        self.heap[place] = candidate;
        self.places[candidate as usize] = place as u32;
    }

    fn sink(&mut self, mut place: usize) {
        let candidate = self.heap[place];
        loop {
            let mut child = place * 2 + 1;
            if child >= self.heap.len() {
                break;
            }
            if child + 1 < self.heap.len() && self.is_better(self.heap[child + 1], self.heap[child])
            {
                child += 1;
            }
            if !self.is_better(self.heap[child], candidate) {
                break;
            }
            self.heap[place] = self.heap[child];
            self.places[self.heap[place] as usize] = place as u32;
            place = child;
        }
        self.heap[place] = candidate;
        self.places[candidate as usize] = place as u32;
    }
}
