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
        Game { document, size: cells.isqrt(), solution, placed, gone }
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
        for tag in Words::languages() {
            let hint = self.hint(1, Words::for_tag(tag).expect("a language")).expect("a hint");
            let step = &hint.steps[0];
            for text in [&step.name, &step.nudge, &step.what, &step.place, &step.text] {
                let is_said = !text.trim().is_empty() && !text.contains(['{', '}', '$']);
                assert!(is_said, "{tag}: {text:?} in {step:?}");
            }
        }
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
    for (level, shape) in [("easy", "2x2"), ("hard", "2x3"), ("easy", "4x4")] {
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
    solves_by_hints(&wish("medium", "2x3", Some("non-consecutive")));
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
