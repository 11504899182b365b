//! Steps in words: the tone, on examples made by hand.

use std::collections::BTreeSet;

use nonet_api::{Explanation, LinkPlace, Told, Words, explain, reading};
use nonet_core::{Alphabet, Cell, Draft, House, Layout, Position, Proper, read};
use nonet_logic::page::{Example, sections};
use nonet_logic::technique::ALL;
use nonet_logic::{
    Board, Branch, BranchEnd, Candidate, Cells, Evidence, Link, Node, Part, Premise, Role, Step,
    Technique, Via, all_steps,
};
use nonet_testing::{cell, digit, digits};

fn cells(names: &str) -> Cells {
    names.split(' ').map(cell).collect()
}

fn technique(id: &str) -> &'static Technique {
    Technique::by_id(id).expect("a technique")
}

fn place(house: House, number: usize, names: &str) -> Premise {
    Premise::Place { house, digit: digit(number), cells: cells(names) }
}

fn pair(name: &str, numbers: [usize; 2]) -> Premise {
    Premise::Cell { cell: cell(name), digits: digits(&numbers) }
}

fn is(number: usize, names: &str) -> Node {
    Node { digit: digit(number), cells: cells(names), is_true: true }
}

fn is_not(number: usize, names: &str) -> Node {
    Node { is_true: false, ..is(number, names) }
}

/// The links of a chain through these statements.
fn chain(nodes: &[Node]) -> Vec<Link> {
    let layout = Layout::classic();
    let link = |pair: &[Node]| {
        let (from, to) = (pair[0], pair[1]);
        let both: Cells = from.cells | to.cells;
        let holds = |&&house: &&House| both.iter().all(|c| layout.cells_of(house).contains(&c));
        let via = match both.only() {
            Some(cell) => Via::Cell(cell),
            None => Via::House(*layout.houses().iter().find(holds).expect("a house")),
        };
        Link { from, to, via }
    };
    nodes.windows(2).map(link).collect()
}

fn out(number: usize, names: &str) -> Vec<Candidate> {
    cells(names).iter().map(|cell| Candidate::new(cell, digit(number))).collect()
}

fn told(technique: &'static Technique, gone: Vec<Candidate>, evidence: Evidence) -> Explanation {
    let board = Board::of(&Position::of(&Draft::empty(Layout::classic()))).expect("9×9");
    let step = Step::eliminating(technique, gone, evidence);
    explain(&step, &board, Alphabet::FromOne, Words::english())
}

#[test]
fn an_x_wing_is_told_on_four_levels() {
    let (rows, columns) = ([House::row(1), House::row(6)], [House::column(1), House::column(7)]);
    let bases = ["r2c2 r2c8", "r7c2 r7c8"];
    let covers = ["r2c2 r7c2", "r2c8 r7c8"];
    let part = |role, house, names| Part::within(role, house, cells(names), digits(&[6]));
    let evidence = Evidence {
        premises: vec![place(rows[0], 6, bases[0]), place(rows[1], 6, bases[1])],
        parts: vec![
            part(Role::Base, rows[0], bases[0]),
            part(Role::Base, rows[1], bases[1]),
            part(Role::Cover, columns[0], covers[0]),
            part(Role::Cover, columns[1], covers[1]),
        ],
        ..Evidence::default()
    };
    let told = told(technique("x-wing"), out(6, "r1c2 r5c2 r5c8"), evidence);
    assert_eq!(told.nudge, "Look at 6 in rows 2 and 7.");
    let rows: BTreeSet<usize> = told.look.iter().map(|cell| cell.index() / 9).collect();
    assert_eq!((told.look.len(), rows), (18, BTreeSet::from([1, 6])), "both rows are shown");
    assert_eq!(told.what, "There is an X-Wing on 6 in rows 2 and 7.");
    assert_eq!(
        told.place,
        "X-Wing on 6 in rows 2 and 7, columns 2 and 8: r2c2, r2c8, r7c2 and r7c8."
    );
    assert_eq!(
        told.text,
        "In row 2 the 6 can only go in r2c2 or r2c8. In row 7 it can only go in r7c2 or r7c8. \
         These four cells lie in columns 2 and 8. If the 6 of row 2 is in column 2, that of row \
         7 is in column 8, and the other way round: either way both columns have their 6 in these \
         rows. So r1c2, r5c2 and r5c8 cannot be 6."
    );
    assert_eq!(told.notation.as_deref(), Some("6 r27 c28 => r1c2,r5c2,r5c8<>6"));
    assert_eq!(told.conclusion, "r1c2,r5c2,r5c8<>6");
}

/// A chain from 4 in r1c1 to 4 in r4c6.
fn short_chain() -> Evidence {
    Evidence {
        premises: vec![pair("r1c1", [4, 7]), pair("r1c6", [2, 7]), pair("r4c6", [2, 4])],
        links: chain(&[
            is_not(4, "r1c1"),
            is(7, "r1c1"),
            is_not(7, "r1c6"),
            is(2, "r1c6"),
            is_not(2, "r4c6"),
            is(4, "r4c6"),
        ]),
        ..Evidence::default()
    }
}

#[test]
fn a_chain_is_told_link_by_link_and_in_eureka_notation() {
    let told = told(technique("skyscraper"), out(4, "r4c1"), short_chain());
    assert_eq!(told.nudge, "Look at r1c1.");
    assert_eq!(told.what, "There is a Skyscraper on 4, from box 1 to box 5.");
    assert_eq!(told.place, "Skyscraper from 4 in r1c1 to 4 in r4c6, by way of r1c6.");
    assert_eq!(
        told.text,
        "Suppose r1c1 is not 4. Then it must be 7. So r1c6, in the same row, is not 7 and must be 2. So \
         r4c6, in the same column, is not 2 and must be 4. Either r1c1 or r4c6 is 4: any cell that sees both, here r4c1, cannot be 4.\n\
         In Eureka notation: (4=7)r1c1 - (7=2)r1c6 - (2=4)r4c6 => r4c1<>4"
    );
    assert_eq!(told.notation.as_deref(), Some("(4=7)r1c1 - (7=2)r1c6 - (2=4)r4c6 => r4c1<>4"));
}

#[test]
fn ends_with_different_digits_rule_each_other_out() {
    let links = chain(&[
        is_not(4, "r1c1"),
        is(7, "r1c1"),
        is_not(7, "r1c6"),
        is(2, "r1c6"),
        is_not(2, "r1c9"),
        is(5, "r1c9"),
    ]);
    let gone = [out(5, "r1c1"), out(4, "r1c9")].concat();
    let told = told(technique("skyscraper"), gone, Evidence { links, ..Evidence::default() });
    assert!(
        told.text.contains(
            "Either r1c1 is 4, or r1c9 is 5. r1c1 is 4 itself or sees the 5: either way it cannot be 5. \
             r1c9 sees the 4 or is 5 itself: either way it cannot be 4."
        ),
        "{told:?}"
    );
}

#[test]
fn groups_and_loops_are_told_too() {
    let nodes = [
        is_not(3, "r1c1"),
        is(3, "r1c7 r1c9"),
        is_not(3, "r3c8"),
        is(3, "r3c2"),
        is_not(3, "r1c1"),
    ];
    let evidence = Evidence { links: chain(&nodes), ..Evidence::default() };
    let told = told(technique("skyscraper"), out(3, "r2c3 r2c9"), evidence);
    assert_eq!(
        told.text,
        "Suppose r1c1 is not 3. Then the 3 of row 1 must be in r1c7 or r1c9. So r3c8, in the same box, \
         is not 3. So the 3 of row 3 must be in r3c2. So r1c1, in the same box, is not 3. That is where we began: \
         a loop. It also holds backwards, so of any two candidates that follow one another in it \
         exactly one is true. So the 3 of box 3 is in r1c7, r1c9 or r3c8. Likewise the 3 of box 1 is in \
         r1c1 or r3c2. So r2c3 and r2c9 cannot be 3.\n\
         In Eureka notation: (3)r1c1 = (3)r1c79 - (3)r3c8 = (3)r3c2 - (3)r1c1 => r2c39<>3"
    );
}

#[test]
fn a_chain_against_its_own_beginning_places_a_digit() {
    let mut links = short_chain().links;
    links.extend(chain(&[is(4, "r4c6"), is_not(4, "r4c1"), is(4, "r1c1")]));
    let board = Board::of(&Position::of(&Draft::empty(Layout::classic()))).expect("9×9");
    let placed = Candidate::new(cell("r1c1"), digit(4));
    let evidence = Evidence { links, ..Evidence::default() };
    let step = Step::placing(technique("skyscraper"), placed, evidence);
    let told = explain(&step, &board, Alphabet::FromOne, Words::english());
    assert!(
        told.text.contains(
            "So r4c1, in the same row, is not 4. So the 4 of column 1 must be in r1c1. That is the opposite of what \
             we supposed. So r1c1 is 4."
        ),
        "{told:?}"
    );
}

#[test]
fn assumptions_are_followed_one_by_one() {
    let branch = |nodes: &[Node]| Branch {
        assumption: nodes[0],
        links: chain(nodes),
        steps: Vec::new(),
        end: BranchEnd::Reaches(nodes[nodes.len() - 1]),
    };
    let evidence = Evidence {
        premises: vec![pair("r5c5", [1, 2])],
        branches: vec![
            branch(&[is(1, "r5c5"), is_not(1, "r5c9")]),
            branch(&[is(2, "r5c5"), is_not(2, "r5c9"), is(3, "r5c9"), is_not(1, "r5c9")]),
        ],
        ..Evidence::default()
    };
    let told = told(technique("skyscraper"), out(1, "r5c9"), evidence);
    assert_eq!(
        told.text,
        "r5c5 can only be 1 or 2.\n\
         Suppose r5c5 is 1. Then r5c9, in the same row, is not 1.\n\
         Suppose r5c5 is 2. Then r5c9, in the same row, is not 2 and must be 3. So r5c9 is not 1.\n\
         Either way r5c9 cannot be 1."
    );
}

/// A step that supposes the first statement, follows these links and ends so.
fn refuted(assumption: Node, links: Vec<Link>, end: BranchEnd) -> Explanation {
    let branches = vec![Branch { assumption, links, steps: Vec::new(), end }];
    told(technique("nishio"), out(1, "r5c5"), Evidence { branches, ..Evidence::default() })
}

#[test]
fn an_assumption_that_cannot_be_is_followed_to_where_it_shows() {
    let nodes = [is(1, "r5c5"), is_not(1, "r5c9"), is(1, "r7c9"), is_not(1, "r7c4"), is(1, "r7c3")];
    let links = chain(&nodes[..3]);
    let told = refuted(nodes[0], links.clone(), BranchEnd::Contradicts(nodes[2], nodes[4]));
    assert_eq!(told.nudge, "Look at r5c5.");
    assert_eq!(told.what, "There is a contradiction by Nishio on 1 in box 5.");
    assert_eq!(
        told.place,
        "Nishio: suppose r5c5 is 1, and follow what that does to r5c9 and r7c9."
    );
    assert_eq!(
        told.text,
        "Suppose r5c5 is 1. Then r5c9, in the same row, is not 1. So the 1 of column 9 must be in \
         r7c9. But r7c9 and r7c3 see each other, so they cannot both be 1. So r5c5 cannot be 1."
    );
    assert_eq!(told.notation.as_deref(), Some("(1)r5c5 - (1)r5c9 = (1)r7c9 => r5c5<>1"));
    // A link that begins earlier is told with what was known there.
    let links = [links, chain(&[nodes[0], is_not(1, "r8c5")])].concat();
    let told = refuted(nodes[0], links, BranchEnd::Contradicts(nodes[2], is_not(1, "r7c9")));
    assert!(
        told.text.contains(
            "\nAs supposed, r5c5 is 1. So r8c5, in the same column, is not 1. But r7c9 cannot both \
             be 1 and not be 1."
        ),
        "{told:?}"
    );
    let links = chain(&[nodes[0], nodes[1], nodes[2]]);
    let links = [links, chain(&[nodes[1], is(1, "r5c1")])].concat();
    let told = refuted(nodes[0], links, BranchEnd::Contradicts(nodes[2], nodes[4]));
    assert!(told.text.contains("We also found that r5c9 is not 1."), "{told:?}");
}

#[test]
fn what_all_assumptions_lead_to_is_told_once() {
    let meeting = is(3, "r5c9");
    let branch = |nodes: &[Node]| Branch {
        assumption: nodes[0],
        links: chain(nodes),
        steps: Vec::new(),
        end: BranchEnd::Reaches(meeting),
    };
    let evidence = Evidence {
        premises: vec![pair("r5c5", [1, 2])],
        links: chain(&[meeting, is_not(3, "r1c9"), is(4, "r1c9"), is_not(4, "r1c1")]),
        branches: vec![
            branch(&[is(1, "r5c5"), is_not(1, "r5c9"), meeting]),
            branch(&[is(2, "r5c5"), is_not(2, "r5c9"), meeting]),
        ],
        ..Evidence::default()
    };
    let told = told(technique("cell-forcing-chain"), out(4, "r1c1"), evidence);
    assert_eq!(told.place, "Cell Forcing Chain from r5c5, which can be 1 or 2, to 4 in r1c1.");
    assert_eq!(
        told.text,
        "r5c5 can only be 1 or 2.\n\
         Suppose r5c5 is 1. Then r5c9, in the same row, is not 1 and must be 3.\n\
         Suppose r5c5 is 2. Then r5c9, in the same row, is not 2 and must be 3.\n\
         Either way r5c9 is 3. So r1c9, in the same column, is not 3 and must be 4. So r1c1, in the same \
         row, is not 4. So r1c1 cannot be 4."
    );
    assert_eq!(
        told.notation.as_deref(),
        Some("(1)r5c5 - (1=3)r5c9; (2)r5c5 - (2=3)r5c9; (3)r5c9 - (3=4)r1c9 - (4)r1c1 => r1c1<>4")
    );
}

#[test]
fn evidence_of_no_known_shape_is_told_by_what_would_follow() {
    let evidence = Evidence {
        premises: vec![
            place(House::row(0), 5, "r1c1 r1c9"),
            pair("r7c1", [5, 6]),
            pair("r7c9", [5, 6]),
        ],
        ..Evidence::default()
    };
    let told = told(technique("skyscraper"), out(5, "r4c1 r5c1"), evidence);
    assert_eq!(told.nudge, "Look at r1c1 and the cells it sees.");
    assert_eq!(told.look.len(), 21);
    assert_eq!(told.what, "There is a Skyscraper on 5 and 6 in boxes 1, 3, 7 and 9.");
    assert_eq!(told.place, "Skyscraper on 5 and 6: r1c1, r1c9, r7c1 and r7c9.");
    assert_eq!(
        told.text,
        "In row 1 the 5 can only go in r1c1 or r1c9. r7c1 and r7c9 can only be 5 or 6. Suppose r4c1 \
         is 5. Then r1c1 is not 5, and the 5 of row 1 must be in r1c9. Then r7c1 is not 5 and must be \
         6. Then nothing is left for r7c9. The other conclusion follows in the same way. So r4c1 and r5c1 cannot be 5."
    );
}

#[test]
fn evidence_that_needs_cases_is_told_without_them() {
    let three = |name| Premise::Cell { cell: cell(name), digits: digits(&[1, 2, 3]) };
    let premises = vec![three("r1c1"), three("r1c2"), three("r1c3")];
    let evidence = Evidence { premises, ..Evidence::default() };
    let told = told(technique("skyscraper"), out(1, "r1c9"), evidence);
    assert_eq!(
        told.text,
        "r1c1, r1c2 and r1c3 can only be 1, 2 or 3. All this together leaves no other possibility. \
         So r1c9 cannot be 1."
    );
}

#[test]
fn a_group_of_one_cell_or_digit_is_not_told_as_several() {
    let subset = |premise| Evidence {
        premises: vec![premise],
        parts: vec![Part::within(Role::Subset, House::row(0), cells("r1c1"), digits(&[5]))],
        ..Evidence::default()
    };
    let only_digit = Premise::Cell { cell: cell("r1c1"), digits: digits(&[5]) };
    let naked = told(technique("naked-pair"), out(5, "r1c9"), subset(only_digit));
    assert_eq!(
        naked.text,
        "r1c1 can only be 5. So row 1 has its 5 there, and in no other cell. So r1c9 cannot be 5."
    );
    let only_place = place(House::row(0), 5, "r1c1");
    let hidden = told(technique("hidden-pair"), out(6, "r1c1"), subset(only_place));
    assert_eq!(
        hidden.text,
        "In row 1 the 5 can only go in r1c1. This digit needs a cell, and has only r1c1. So nothing \
         else can go there. So r1c1 cannot be 6."
    );
}

/// What a reader of steps through this puzzle is told, a paragraph a line.
fn read_as(puzzle: &str) -> String {
    let draft = read(puzzle).expect("a puzzle");
    let told = reading(&draft.layout, draft.alphabet);
    let lines = told.iter().map(|paragraph| Words::english().paragraph(paragraph));
    lines.collect::<Vec<_>>().join("\n")
}

#[test]
fn a_reader_is_told_what_cells_see_and_which_rules_there_are() {
    let classic = "r1c2 is the cell in row 1 and column 2. Each box has 3 rows and 3 columns. Boxes are counted from left to right and from \
                   top to bottom. A cell sees the other cells of its row, its column and its box. The \
                   candidates of a cell are the digits that it can still be.";
    assert_eq!(read_as(&".".repeat(81)), classic);
    let large = read_as(&".".repeat(256));
    assert!(large.contains("The digits are 1 to 9 and A to G."), "{large}");
    let strips = r#"{"puzzle":"................","rules":[
        {"rule":"strip","cells":"r1c1 r2c3","digits":"12"},{"rule":"even","cells":"r4c4"}]}"#;
    let told = read_as(strips);
    let lines: Vec<&str> = told.lines().collect();
    assert!(lines[0].contains("The digits are 1 to 4."), "{told}");
    assert!(
        lines[0].contains("and all others that cannot hold the same digit by the rules below.")
    );
    assert_eq!(
        &lines[1..],
        [
            "Strip: Each strip holds just the digits that are listed for it, in some order.",
            "In strip A: r1c1 and r2c3, with 1 and 2.",
            "Even: Cells with a grey square hold even digits. Here it holds for r4c4.",
        ]
    );
    let buildings = r#"{"puzzle":"................","rules":[
        {"rule":"buildings","cells":"r1c1 r1c2 r1c3 r1c4","number":2},
        {"rule":"buildings","cells":"r4c3 r3c3 r2c3 r1c3","number":3}]}"#;
    let told = read_as(buildings);
    assert!(told.contains("and its box. The candidates"), "{told}");
    assert!(
        told.ends_with("The numbers here are the 2 to the left of row 1 and the 3 below column 3."),
        "{told}"
    );
}

/// Whether a step is written as solvers do where its technique has such a way.
fn is_shown(notation: Option<&String>, technique: &Technique) -> bool {
    let has_one = ["wing", "fish", "als-", "chain", "aic", "loop", "sue-de-coq", "nishio"];
    let is_chain =
        has_one.iter().any(|part| technique.id.contains(part)) && technique.id != "unique-loop";
    !is_chain || notation.is_some_and(|notation| notation.contains(" => "))
}

/// Every position on the page of a technique.
fn positions(technique: &Technique) -> Vec<Board> {
    let sections = sections(technique.page);
    let examples = sections.iter().flat_map(|section| &section.examples);
    let board = |text: &String| {
        let draft = Example::parse(text).expect("an example").draft;
        let proper = Proper::of(&draft.givens()).expect("an example is from a proper puzzle");
        Board::of(&proper.position(&draft).expect("on the way")).expect("9×9")
    };
    examples.map(board).collect()
}

/// The names of cells in a text, each once.
fn named_in(text: &str) -> BTreeSet<String> {
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric());
    let is_cell = |word: &&str| {
        word.strip_prefix('r').and_then(|rest| rest.split_once('c')).is_some_and(|(row, column)| {
            [row, column].iter().all(|number| number.parse::<usize>().is_ok())
        })
    };
    words.filter(is_cell).map(str::to_owned).collect()
}

#[test]
fn sentences_say_of_which_cells_and_links_they_speak() {
    for technique in ALL.iter().copied() {
        for board in positions(technique) {
            for step in all_steps(technique, &board) {
                let told = explain(&step, &board, Alphabet::FromOne, Words::english());
                let sentences: Vec<_> = told.paragraphs.iter().flatten().collect();
                for one in &sentences {
                    // What a trial leaves out is written as solvers do, with several cells in one word.
                    let named = named_in(&one.text);
                    let cells: BTreeSet<String> = one.cells.iter().cloned().collect();
                    assert!(cells.is_subset(&named), "{one:?}");
                    assert!(one.text.contains("<>") || named == cells, "{one:?}");
                }
                let joined = |one: &Vec<Told>| {
                    one.iter().map(|one| one.text.clone()).collect::<Vec<_>>().join(" ")
                };
                let paragraphs: Vec<String> = told.paragraphs.iter().map(joined).collect();
                assert!(told.text.starts_with(&paragraphs.join("\n")), "{told:?}");
                let Evidence { links, branches, parts, .. } = &step.evidence;
                let place = |branch, link| LinkPlace { branch, link };
                let is_told =
                    |place: LinkPlace| sentences.iter().any(|one| one.links.contains(&place));
                // The links of a colouring are told by its colours, and those of wings and sets by their cells.
                if parts.is_empty() {
                    let own = (0..links.len()).map(|link| place(None, link));
                    for at in own.filter(|at| {
                        links.iter().position(|one| *one == links[at.link]) == Some(at.link)
                    }) {
                        assert!(is_told(at), "{at:?} {told:?}");
                    }
                }
                for one in sentences.iter().flat_map(|one| &one.links) {
                    let all = one.branch.map_or(links, |branch| &branches[branch].links);
                    assert!(one.link < all.len(), "{one:?}");
                }
                let steps: BTreeSet<usize> = sentences.iter().filter_map(|one| one.step).collect();
                if let [branch] = &branches[..] {
                    assert_eq!(steps.len(), branch.steps.len(), "{told:?}");
                }
            }
        }
    }
}

#[test]
fn every_step_of_every_technique_reads_well() {
    let layout = Layout::classic();
    let name = |cell: Cell| format!("r{}c{}", layout.row_of(cell) + 1, layout.column_of(cell) + 1);
    for technique in ALL.iter().copied() {
        for board in positions(technique) {
            for step in all_steps(technique, &board) {
                let told = explain(&step, &board, Alphabet::FromOne, Words::english());
                let Explanation { nudge, what, place, text, .. } = &told;
                for sentences in [nudge, what, place, &text.replace('\n', " ")] {
                    assert!(!sentences.contains(['{', '}', '$', '_']), "{told:?}");
                    let is_odd = |odd: &&str| sentences.contains(*odd);
                    let odd = ["  ", "..", " ,", " .", "obvious", " and and ", "So so"];
                    assert_eq!(odd.iter().find(|odd| is_odd(odd)), None, "{told:?}");
                    assert!(sentences.starts_with(|first: char| first.is_alphanumeric()));
                }
                assert!(nudge.ends_with('.') && what.ends_with('.') && place.ends_with('.'));
                // The name as it stands, or the phrase that says that there is one.
                let is_named = |word: &str| what.to_lowercase().contains(&word.to_lowercase());
                let mut named = technique.name.split([' ', ':']).filter(|word| !word.is_empty());
                assert!(named.all(is_named) && place.contains(technique.name), "{told:?}");
                // Each level says more than the one before, and the second says where.
                let lengths = [nudge, what, place, text].map(|words| words.chars().count());
                assert!(lengths.is_sorted_by(|one, next| one < next), "{told:?}");
                let where_words = ["row", "column", "box", "around r"];
                assert!(where_words.iter().any(|word| what.contains(word)), "{told:?}");
                assert!(is_shown(told.notation.as_ref(), technique), "{told:?}");
                let effects = step.placements.iter().chain(&step.eliminations);
                for effect in effects {
                    assert!(text.contains(&name(effect.cell)), "{told:?}");
                }
                let relies = text.contains("relies on the puzzle having only one solution");
                assert_eq!(relies, technique.needs_uniqueness, "{told:?}");
            }
        }
    }
}
