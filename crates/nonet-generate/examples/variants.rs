//! Makes puzzles of a variant for some seconds on one thread, and says how many a second, and of what
//! kind: `cargo run --release -p nonet-generate --example variants -- 10 3x3 buildings`.
//!
//! After the seconds and the shape of the boxes come names of variants, and `minimal`, `unbiased`,
//! `few-keys`, the highest number of keys, or a classic puzzle whose solution is the grid. Without anything, Diagonal is
//! made for a second.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use nonet_core::rule::Variants;
use nonet_core::solve::fast;
use nonet_core::{BoxShape, Digit, Grid, Layout};
use nonet_count::Crew;
use nonet_generate::{Keys, Plan, Search, Variety, Wish, generate};

/// One thread that stops after some time.
struct Until(Instant);

impl Crew for Until {
    fn each(&self, parts: usize, work: &(dyn Fn(usize) + Sync)) {
        (0..parts).for_each(work);
    }

    fn is_stopped(&self) -> bool {
        Instant::now() > self.0
    }
}

/// The solution of a classic puzzle.
fn solution(line: &str) -> Grid {
    let solved = fast::solve_line(line.as_bytes(), 2).and_then(|(_, solution)| solution);
    let digits =
        solved.expect("a puzzle with a solution").map(|digit| Digit::from_number(digit.into()));
    let digits = digits.into_iter().flatten().collect();
    Grid::try_new(Layout::classic(), digits).expect("a solution is a grid")
}

fn main() {
    let mut words: Vec<String> = std::env::args().skip(1).collect();
    if words.is_empty() {
        words = ["1", "3x3", "diagonal"].map(str::to_owned).to_vec();
    }
    let mut words = words.into_iter();
    let seconds: u64 = words.next().and_then(|word| word.parse().ok()).expect("first the seconds");
    let shape = words.next().expect("then the boxes");
    let shape: Vec<usize> = shape.split('x').filter_map(|word| word.parse().ok()).collect();
    let shape = BoxShape::new(shape[0], shape[1]).expect("boxes such as 3x3");
    let (mut wish, mut variants) = (Wish::default(), Variants::default());
    for word in words {
        match word.as_str() {
            "minimal" => wish.minimal = true,
            "unbiased" => wish.search = Search::Unbiased,
            "few-keys" => wish.search = Search::FewKeys,
            line if line.len() == 81 => wish.grid = Some(solution(line)),
            name => match (Variety::by_id(name), name.parse()) {
                (Some(variety), _) => wish.varieties.push(variety),
                (None, Ok(keys)) => wish.keys = Keys::at_most(keys),
                (None, Err(_)) => assert!(variants.add(name), "there is no variant {name}"),
            },
        }
    }
    wish.layout = Layout::with_boxes(shape).with_variants(variants).expect("a layout");
    let plan = Plan::try_from(wish).expect("a wish that makes sense");
    let start = Instant::now();
    let crew = Until(start + Duration::from_secs(seconds));
    let (mut keys, mut clues) = (BTreeMap::new(), 0);
    let (mut last, mut fewest) = (String::new(), usize::MAX);
    let ended = generate(&plan, 1, 0, u64::MAX, &crew, &|made| made, &mut |made| {
        let count = made.puzzle.given_count();
        *keys.entry(count).or_insert(0_u64) += 1;
        clues += made.puzzle.layout.clues().len();
        if count < fewest {
            fewest = count;
            println!("{count} keys after {:.1} s: {made}", start.elapsed().as_secs_f64());
        }
        last = made.to_string();
        true
    });
    let told = ended.told as f64;
    let mean = keys.iter().map(|(&keys, &times)| keys as f64 * times as f64).sum::<f64>() / told;
    println!(
        "{} puzzles of {} attempts, {:.1} a second, {mean:.3} keys, {:.1} clues each",
        ended.told,
        ended.next,
        told / start.elapsed().as_secs_f64(),
        clues as f64 / told,
    );
    println!("{keys:?}\n{last}");
}
