//! The stream of puzzles is always the same: on any number of threads, in parts of any size, and on the path
//! through the processor that every machine has.
//!
//! `NONET_RENEW_GOLDEN=1` writes the file anew, which is a new version of the stream.

use std::fmt::Write;
use std::sync::atomic::{AtomicUsize, Ordering};

use nonet_core::rule::Variants;
use nonet_core::solve::Path;
use nonet_core::{BoxShape, Layout, read};
use nonet_count::{Alone, Crew};
use nonet_generate::{Difficulty, Keys, Need, Plan, STREAM, Symmetry, Variety, Wish, generate};
use nonet_logic::{Level, Technique};

/// A crew of three threads.
struct Three;

impl Crew for Three {
    fn each(&self, count: usize, part: &(dyn Fn(usize) + Sync)) {
        let next = AtomicUsize::new(0);
        let work = || {
            while let Some(number) =
                Some(next.fetch_add(1, Ordering::Relaxed)).filter(|&n| n < count)
            {
                part(number);
            }
        };
        std::thread::scope(|scope| (0..3).for_each(|_| drop(scope.spawn(work))));
    }
}

/// Wishes of every kind, by name.
fn wishes() -> Vec<(String, Wish)> {
    let mut wishes = vec![
        ("any".to_owned(), Wish::default()),
        ("30".to_owned(), Wish { keys: Keys::exactly(30), ..Wish::default() }),
        ("24..28".to_owned(), Wish { keys: Keys::between(24, 28), ..Wish::default() }),
        ("any-solutions".to_owned(), Wish { any_solutions: true, ..Wish::default() }),
        (
            "minimal rotational".to_owned(),
            Wish { minimal: true, symmetry: Symmetry::Rotational, ..Wish::default() },
        ),
    ];
    for symmetry in Symmetry::ALL {
        wishes.push((symmetry.id().to_owned(), Wish { symmetry, ..Wish::default() }));
    }
    for level in Level::ALL {
        let difficulty = Difficulty { level: Some(level), ..Difficulty::default() };
        wishes.push((level.id().to_owned(), Wish { difficulty, ..Wish::default() }));
    }
    let technique = Technique::by_id("xy-wing").expect("there is one");
    let needs = vec![Need { technique, times: 1 }];
    let difficulty = Difficulty { needs, ..Difficulty::default() };
    wishes.push(("xy-wing".to_owned(), Wish { difficulty, ..Wish::default() }));
    for (rows, columns) in [(2, 2), (2, 3), (2, 4)] {
        let shape = BoxShape::new(rows, columns).expect("a shape");
        wishes.push((shape.to_string(), Wish::of(Layout::with_boxes(shape))));
    }
    wishes.extend(VARIANTS.map(|names| (names.to_owned(), variant(names))));
    wishes
}

/// Every variant, and mixtures: those that take long in small grids.
const VARIANTS: [&str; 16] = [
    "3x3 diagonal",
    "3x3 diagonal-falling",
    "3x3 diagonal-rising",
    "3x3 windoku",
    "3x3 disjoint-groups",
    "3x3 anti-knight",
    "3x3 anti-king",
    "2x4 non-consecutive",
    "3x3 jigsaw",
    "3x3 extra-regions",
    "2x3 even-odd",
    "3x3 strips",
    "2x3 strips",
    "2x3 buildings",
    "3x3 diagonal anti-knight",
    "2x3 jigsaw buildings even-odd",
];

/// A wish for boxes and variants by their names.
fn variant(names: &str) -> Wish {
    let (shape, names) = names.split_once(' ').expect("boxes, then names");
    let sides: Vec<usize> = shape.split('x').filter_map(|side| side.parse().ok()).collect();
    let shape = BoxShape::new(sides[0], sides[1]).expect("a shape");
    let (mut variants, mut varieties) = (Variants::default(), Vec::new());
    for name in names.split(' ') {
        match Variety::by_id(name) {
            Some(variety) => varieties.push(variety),
            None => assert!(variants.add(name), "there is no variant {name}"),
        }
    }
    let layout = Layout::with_boxes(shape).with_variants(variants).expect("a layout");
    Wish { varieties, ..Wish::of(layout) }
}

/// The first puzzles of every wish.
fn stream(crew: &dyn Crew) -> String {
    let mut text = format!("# The puzzles of seed 2026, by stream version {STREAM}\n");
    for (name, wish) in wishes() {
        let plan = Plan::try_from(wish).expect("the wish makes sense");
        let told = |made: nonet_generate::Made| format!("{}\t{made}", made.index);
        generate(&plan, 2026, 0, 3, crew, &told, &mut |line| {
            writeln!(text, "{name}\t{line}").expect("a text takes everything");
            true
        });
    }
    text
}

fn golden() -> String {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/stream.txt");
    if std::env::var_os("NONET_RENEW_GOLDEN").is_some() {
        std::fs::write(path, stream(&Alone)).expect("the file can be written");
    }
    std::fs::read_to_string(path).expect("the file is there")
}

#[test]
fn the_stream_is_that_of_its_version() {
    assert_eq!(stream(&Alone), golden());
}

#[test]
fn threads_change_nothing() {
    assert_eq!(stream(&Three), golden());
}

#[test]
fn the_path_through_the_processor_changes_nothing() {
    Path::PORTABLE.keep_to();
    assert_eq!(stream(&Alone), golden());
}

#[test]
fn a_puzzle_can_be_made_again_from_its_number() {
    let plan = Plan::try_from(Wish::default()).expect("any puzzle");
    let line = |made: nonet_generate::Made| made.to_string();
    let mut all = Vec::new();
    let mut take = |line| {
        all.push(line);
        true
    };
    generate(&plan, 5, 0, 40, &Alone, &line, &mut take);
    generate(&plan, 5, 33, 1, &Alone, &line, &mut take);
    assert_eq!(all[40], all[33]);
    assert!(all.iter().all(|line| read(line).is_ok()));
}
