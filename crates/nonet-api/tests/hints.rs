//! Hints from the first to the last: whoever takes one after the other solves the puzzle, in any language.

use nonet_api::{Answerable, Generate, Hint, Hinted, Problem, PuzzleData, Refusal, Seed, Words};
use serde_json::{Value, json};

/// The characters of digits.
const SYMBOLS: &str = "123456789ABCDEFG";

/// A puzzle that is being played by hints alone.
struct Game {
    document: Value,
    solution: Vec<char>,
    size: usize,
    placed: Vec<char>,
    /// What is ruled out in each cell, if something is.
    gone: Vec<Vec<char>>,
    steps: usize,
}

impl Game {
    fn new(wish: &Generate) -> Game {
        let made = wish.answer(Words::english(), &mut ()).expect("a puzzle");
        let [made] = &made.puzzles[..] else { panic!("one was asked for") };
        let text = made.puzzle.clone();
        let document = serde_json::from_str(&text).unwrap_or_else(|_| json!({ "puzzle": text }));
        let solution: Vec<char> = made.solution.chars().collect();
        let cells = solution.len();
        let (placed, gone) = (vec!['.'; cells], vec![Vec::new(); cells]);
        Game { document, size: cells.isqrt(), solution, placed, gone, steps: 0 }
    }

    /// The index of a cell that is called as in `r1c2`.
    fn index(&self, cell: &str) -> usize {
        let (row, column) = cell[1..].split_once('c').expect("a cell");
        let number = |text: &str| text.parse::<usize>().expect("a number") - 1;
        number(row) * self.size + number(column)
    }

    fn hint(&self, level: u8, words: &Words) -> Result<Hinted, Refusal> {
        let mut document = self.document.clone();
        document["placed"] = self.placed.iter().collect::<String>().into();
        if self.gone.iter().any(|gone| !gone.is_empty()) {
            let symbols = SYMBOLS.chars().take(self.size);
            let marks = |gone: &Vec<char>| -> String {
                symbols.clone().filter(|symbol| !gone.contains(symbol)).collect()
            };
            document["pencil_marks"] = self.gone.iter().map(marks).collect::<Vec<_>>().into();
        }
        let Value::Object(document) = document else { unreachable!("it is an object") };
        let problem = Problem { puzzle: PuzzleData::Object(document), ..Problem::new("") };
        Hint { problem, level, ..Hint::default() }.answer(words, &mut ())
    }

    /// Takes the next hint; its four levels say something in every language.
    fn take(&mut self) {
        let told = self.hint(4, Words::english()).expect("a hint");
        let [step] = &told.steps[..] else { panic!("no step: {told:?}") };
        // Each language is asked for another level at each step.
        for (turn, tag) in (self.steps..).zip(Words::languages()) {
            let level = turn % 4;
            let words = Words::for_tag(tag).expect("a language");
            let hint = self.hint(u8::try_from(level + 1).expect("at most 4"), words);
            let hint = hint.expect("a hint");
            let step = &hint.steps[0];
            let levels = [&step.nudge, &step.what, &step.place, &step.text];
            assert_eq!(hint.hint.as_ref(), Some(levels[level]), "{tag}");
            for (one, text) in levels.iter().enumerate() {
                assert!(is_said(text), "{tag}: {text:?} in {step:?}");
                assert!(!levels[..one].contains(text), "{tag}: {text:?} is no deeper");
            }
            assert!(is_said(&step.name), "{tag}: {step:?}");
        }
        self.steps += 1;
        let (placements, eliminations) = (&step.step.placements, &step.step.eliminations);
        assert!(placements.len() + eliminations.len() > 0, "{step:?}");
        for one in placements {
            let cell = self.index(&one.cell);
            self.placed[cell] = symbol_of(one.digit);
            assert_eq!(self.placed[cell], self.solution[cell], "{step:?}");
            self.gone[cell].clear();
        }
        for one in eliminations {
            let (cell, symbol) = (self.index(&one.cell), symbol_of(one.digit));
            assert!(
                self.solution[cell] != symbol && !self.gone[cell].contains(&symbol),
                "{step:?}"
            );
            self.gone[cell].push(symbol);
        }
    }

    fn is_solved(&self) -> bool {
        let givens = self.document["puzzle"].as_str().expect("a text").chars();
        givens.zip(&self.placed).all(|(given, &placed)| given != '.' || placed != '.')
    }
}

/// Whether a text lacks no word.
fn is_said(text: &str) -> bool {
    !text.trim().is_empty() && !text.contains(['{', '}', '$']) && !text.contains("  ")
}

fn symbol_of(digit: usize) -> char {
    SYMBOLS.chars().nth(digit - 1).expect("a digit")
}

fn wish(level: &str, box_shape: &str, variant: Option<&str>) -> Generate {
    Generate {
        level: Some(level.to_owned()),
        box_shape: Some(box_shape.to_owned()),
        variants: variant.map(str::to_owned).into_iter().collect(),
        seed: Some(Seed(7)),
        ..Generate::default()
    }
}

fn solves_by_hints(wish: &Generate) {
    let mut game = Game::new(wish);
    // Each hint places a digit or rules one out.
    for _ in 0..game.solution.len() * game.size {
        if game.is_solved() {
            let line = game.document["puzzle"].as_str().expect("a text").chars();
            let end =
                line.zip(&game.placed).map(|(given, &own)| if own == '.' { given } else { own });
            assert_eq!(end.collect::<Vec<_>>(), game.solution);
            return;
        }
        game.take();
    }
    panic!("no end: {wish:?}");
}

#[test]
fn hints_lead_through_classic_puzzles_of_every_level_and_size() {
    for level in ["easy", "medium", "hard", "unfair", "extreme"] {
        solves_by_hints(&wish(level, "3x3", None));
    }
    for (level, shape) in [("easy", "2x2"), ("hard", "2x3"), ("extreme", "2x3"), ("easy", "4x4")] {
        solves_by_hints(&wish(level, shape, None));
    }
}

#[test]
fn hints_lead_through_every_variant() {
    for variant in ["diagonal", "windoku", "anti-knight", "anti-king", "jigsaw", "even-odd"] {
        solves_by_hints(&wish("hard", "3x3", Some(variant)));
    }
    for variant in ["buildings", "strips", "extra-regions", "disjoint-groups"] {
        solves_by_hints(&wish("hard", "2x3", Some(variant)));
    }
    for variant in ["buildings", "strips", "jigsaw", "even-odd"] {
        solves_by_hints(&wish("extreme", "2x3", Some(variant)));
    }
    solves_by_hints(&wish("medium", "2x3", Some("non-consecutive")));
    solves_by_hints(&wish("extreme", "3x3", Some("windoku")));
}

#[test]
fn a_wrong_digit_is_told_also_where_nothing_is_given() {
    for variant in ["buildings", "strips"] {
        let mut game = Game::new(&wish("hard", "2x3", Some(variant)));
        let is_open =
            |&cell: &usize| game.document["puzzle"].as_str().unwrap_or("").as_bytes()[cell] == b'.';
        let cell = (0..game.solution.len()).find(is_open).expect("an empty cell");
        game.placed[cell] = if game.solution[cell] == '1' { '2' } else { '1' };
        let told = game.hint(1, Words::english()).expect("a hint");
        assert!(told.mistake.is_some() && told.hint.is_some(), "{variant}: {told:?}");
        game.placed[cell] = game.solution[cell];
        let told = game.hint(1, Words::english()).expect("a hint");
        assert!(told.mistake.is_none() && !told.steps.is_empty(), "{variant}: {told:?}");
    }
}

#[test]
fn marks_that_leave_out_the_right_digit_are_told_before_anything_else() {
    for (shape, variant) in [("2x2", None), ("3x3", Some("windoku")), ("2x3", Some("buildings"))] {
        let level = if shape == "2x2" { "easy" } else { "hard" };
        let mut game = Game::new(&wish(level, shape, variant));
        let line = game.document["puzzle"].as_str().expect("a text").as_bytes().to_vec();
        let open: Vec<usize> = (0..line.len()).filter(|&cell| line[cell] == b'.').collect();
        let [first, .., last] = open[..] else { panic!("two cells are open") };
        let name = |cell: usize| format!("r{}c{}", cell / game.size + 1, cell % game.size + 1);
        let (first_name, last_name) = (name(first), name(last));
        let right = game.solution[last];
        game.gone[last].push(right);
        for tag in Words::languages() {
            for level in 1..=4 {
                let words = Words::for_tag(tag).expect("a language");
                let told = game.hint(level, words).expect("a hint");
                assert_eq!(told.mistake.as_ref(), Some(&last_name), "{variant:?} {tag}");
                let text = told.hint.expect("words");
                assert!(is_said(&text) && text.contains(&last_name), "{tag}: {text}");
                // The right digit is for those who want to hear everything.
                let after = text.replace(&last_name, "");
                assert_eq!(after.contains(right), level == 4, "{tag}: {text}");
                assert!(told.steps.is_empty());
            }
        }
        // A wrong digit may be the reason for wrong marks, and is told first.
        game.placed[first] = if game.solution[first] == '1' { '2' } else { '1' };
        let told = game.hint(1, Words::english()).expect("a hint");
        assert_eq!(told.mistake, Some(first_name));
        // What is right again is nothing to tell.
        game.placed[first] = '.';
        game.gone[last].clear();
        game.take();
    }
}
