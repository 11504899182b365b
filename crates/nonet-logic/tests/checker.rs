//! The checker accepts sound steps and refuses broken ones, each for the right reason.

use nonet_core::{
    Cell, Contradiction, DigitSet, Draft, Entry, Grid, House, Layout, Position, Proper, Puzzle,
    read, solve,
};
use nonet_logic::checker::{Fault, check_against, check_step, follow, needless_premises};
use nonet_logic::page::{Example, sections};
use nonet_logic::{
    Board, Branch, BranchEnd, Candidate, Cells, Deadly, Evidence, Link, Node, Part, Premise, Role,
    Step, Technique, Toolbox, Via, best_step,
};
use nonet_testing::{digit, digits};

/// The cell in this 1-based row and column, as 10 times the row and the column.
fn cell(name: usize) -> Cell {
    Layout::classic().cell(name / 10 - 1, name % 10 - 1).expect("a cell")
}

fn cells(names: &[usize]) -> Cells {
    names.iter().map(|&name| cell(name)).collect()
}

/// The candidate with this digit, row and column.
fn candidate(name: usize) -> Candidate {
    Candidate::new(cell(name % 100), digit(name / 100))
}

fn candidates(names: &[usize]) -> Vec<Candidate> {
    names.iter().map(|&name| candidate(name)).collect()
}

/// An empty grid in which some cells have these candidates only, and some digits these places only.
fn position(of_cells: &[(usize, &[usize])], of_digits: &[(usize, House, &[usize])]) -> Position {
    let mut draft = Draft::empty(Layout::classic());
    let mut marks = vec![DigitSet::all(9); 81];
    for (name, numbers) in of_cells {
        marks[cell(*name).index()] = digits(numbers);
    }
    for &(number, house, places) in of_digits {
        for &cell in draft.layout.cells_of(house) {
            if !cells(places).contains(cell) {
                marks[cell.index()].remove(digit(number));
            }
        }
    }
    draft.pencil_marks = Some(marks);
    Position::of(&draft)
}

fn in_cell(name: usize, numbers: &[usize]) -> Premise {
    Premise::Cell { cell: cell(name), digits: digits(numbers) }
}

fn in_house(house: House, number: usize, places: &[usize]) -> Premise {
    Premise::Place { house, digit: digit(number), cells: cells(places) }
}

fn node(number: usize, places: &[usize], is_true: bool) -> Node {
    Node { digit: digit(number), cells: cells(places), is_true }
}

fn is(name: usize) -> Node {
    node(name / 100, &[name % 100], true)
}

fn is_not(name: usize) -> Node {
    node(name / 100, &[name % 100], false)
}

fn any_technique() -> &'static Technique {
    Technique::by_id("naked-single").expect("a technique")
}

fn eliminating(names: &[usize], evidence: Evidence) -> Step {
    Step::eliminating(any_technique(), candidates(names), evidence)
}

fn by(premises: Vec<Premise>) -> Evidence {
    Evidence { premises, ..Evidence::default() }
}

/// An X-Wing on 6 in rows 2 and 7, and columns 2 and 8.
fn x_wing() -> (Position, Step) {
    let (two, seven) = (House::row(1), House::row(6));
    let position = position(&[], &[(6, two, &[22, 28]), (6, seven, &[72, 78])]);
    let premises = vec![in_house(two, 6, &[22, 28]), in_house(seven, 6, &[72, 78])];
    let parts = vec![Part::within(Role::Base, two, cells(&[22, 28]), digits(&[6]))];
    let evidence = Evidence { premises, parts, ..Evidence::default() };
    (position, eliminating(&[612, 652, 658], evidence))
}

#[test]
fn a_step_that_follows_is_accepted() {
    let (position, step) = x_wing();
    assert_eq!(check_step(&position, &step), Ok(()));
}

#[test]
fn a_premise_that_is_not_needed_is_told() {
    let (position, mut step) = x_wing();
    assert_eq!(needless_premises(&position, &step), Vec::<&Premise>::new());
    let premise = in_cell(99, &[1, 2, 3, 4, 5, 6, 7, 8, 9]);
    step.evidence.premises.push(premise.clone());
    assert_eq!(check_step(&position, &step), Ok(()));
    assert_eq!(needless_premises(&position, &step), [&premise]);
}

#[test]
fn conclusions_must_be_there_and_make_a_difference() {
    let (mut position, step) = x_wing();
    let changed = |placed: &[usize], gone: &[usize]| Step {
        placements: candidates(placed),
        eliminations: candidates(gone),
        ..step.clone()
    };
    assert_eq!(check_step(&position, &changed(&[], &[])), Err(Fault::NoConclusion));
    let twice = Fault::Repeated(candidate(612));
    assert_eq!(check_step(&position, &changed(&[], &[612, 612])), Err(twice.clone()));
    assert_eq!(check_step(&position, &changed(&[612], &[612])), Err(twice));
    position.eliminate(cell(52), digit(6));
    let gone = Err(Fault::NotACandidate(candidate(652)));
    assert_eq!(check_step(&position, &step), gone);
    position.place(cell(52), digit(1));
    assert_eq!(check_step(&position, &step), gone, "a filled cell has no candidates");
}

#[test]
fn conclusions_must_follow() {
    let (position, step) = x_wing();
    for other in [611, 552, 622, 655] {
        let mut broken = step.clone();
        broken.eliminations.push(candidate(other));
        let fault = Fault::DoesNotFollow(candidate(other));
        assert_eq!(check_step(&position, &broken), Err(fault), "{other}");
    }
    let mut broken = step.clone();
    broken.placements.push(candidate(622));
    let fault = Fault::DoesNotFollow(candidate(622));
    assert_eq!(check_step(&position, &broken), Err(fault));
    for premise in 0..2 {
        let mut broken = step.clone();
        broken.evidence.premises.remove(premise);
        assert!(matches!(check_step(&position, &broken), Err(Fault::DoesNotFollow(_))));
    }
}

#[test]
fn premises_must_be_the_whole_truth() {
    let (position, step) = x_wing();
    let row = House::row(1);
    for places in [&[22][..], &[22, 28, 25], &[22, 27], &[]] {
        let mut broken = step.clone();
        broken.evidence.premises[0] = in_house(row, 6, places);
        let fault = Fault::FalsePremise(in_house(row, 6, places));
        assert_eq!(check_step(&position, &broken), Err(fault));
    }
    for numbers in [&[1, 2, 3][..], &[], &[1, 2, 3, 4, 5, 6, 7, 8, 9]] {
        let mut broken = step.clone();
        broken.evidence.premises.push(in_cell(23, numbers));
        let fault = Fault::FalsePremise(in_cell(23, numbers));
        assert_eq!(check_step(&position, &broken), Err(fault));
    }
    // A digit that stands in the house already has no places, and that is no premise.
    let mut filled = position.clone();
    filled.place(cell(22), digit(6));
    let premise = in_house(row, 6, &[]);
    let broken = eliminating(&[112], by(vec![premise.clone()]));
    assert_eq!(check_step(&filled, &broken), Err(Fault::FalsePremise(premise)));
    let premise = in_cell(22, &[]);
    let broken = eliminating(&[112], by(vec![premise.clone()]));
    assert_eq!(check_step(&filled, &broken), Err(Fault::FalsePremise(premise)));
}

#[test]
fn what_the_grid_does_not_have_is_refused_without_a_panic() {
    let (position, step) = x_wing();
    let far = Cell::from_index(200).expect("a cell of a larger grid");
    let far_house = House::row(12);
    let mut broken = vec![step.clone(); 6];
    broken[0].eliminations.push(Candidate::new(far, digit(6)));
    broken[1].placements.push(Candidate::new(cell(11), digit(12)));
    broken[2].evidence.premises.push(Premise::Cell { cell: far, digits: digits(&[1]) });
    broken[3].evidence.premises.push(in_house(far_house, 1, &[11]));
    broken[4].evidence.parts.push(Part::new(Role::Pivot, Cells::single(far), digits(&[1])));
    let nowhere = node(1, &[], true);
    let link = Link { from: is_not(111), to: nowhere, via: Via::House(far_house) };
    broken[5].evidence.links.push(link);
    for step in broken {
        assert_eq!(check_step(&position, &step), Err(Fault::Outside));
    }
}

#[test]
fn parts_must_be_in_their_house() {
    let (position, mut step) = x_wing();
    let part = Part::within(Role::Cover, House::column(1), cells(&[22, 23]), digits(&[6]));
    step.evidence.parts.push(part.clone());
    assert_eq!(check_step(&position, &step), Err(Fault::PartOutside(part)));
}

/// A skyscraper on 1: its columns 2 and 7 meet in row 9.
fn skyscraper() -> (Position, Step) {
    let (left, right) = (House::column(1), House::column(6));
    let position = position(&[], &[(1, left, &[12, 92]), (1, right, &[27, 97])]);
    let premises = vec![in_house(left, 1, &[12, 92]), in_house(right, 1, &[27, 97])];
    let links = vec![
        Link { from: is_not(112), to: is(192), via: Via::House(left) },
        Link { from: is(192), to: is_not(197), via: Via::House(House::row(8)) },
        Link { from: is_not(197), to: is(127), via: Via::House(right) },
    ];
    let parts = [12, 27].map(|end| Part::new(Role::End, cells(&[end]), digits(&[1]))).to_vec();
    let evidence = Evidence { premises, parts, links, branches: Vec::new() };
    (position, eliminating(&[118, 119, 121], evidence))
}

#[test]
fn a_chain_must_be_made_of_inferences_that_connect() {
    let (position, step) = skyscraper();
    assert_eq!(check_step(&position, &step), Ok(()));
    let broken = |change: &dyn Fn(&mut Evidence)| {
        let mut broken = step.clone();
        change(&mut broken.evidence);
        check_step(&position, &broken).expect_err("a broken chain")
    };
    let fault = broken(&|evidence| evidence.links[0].to = is_not(192));
    assert!(matches!(fault, Fault::NoInference(_)), "{fault}");
    let fault = broken(&|evidence| evidence.links[0].to = is(182));
    assert!(matches!(fault, Fault::Unbacked(_)), "{fault}");
    let fault = broken(&|evidence| evidence.links[0].via = Via::House(House::block(0)));
    assert!(matches!(fault, Fault::Unbacked(_)), "{fault}");
    let fault = broken(&|evidence| evidence.links[1].to = is_not(187));
    assert!(matches!(fault, Fault::NoConflict(_)), "{fault}");
    let fault = broken(&|evidence| evidence.links[1].to = is_not(297));
    assert!(matches!(fault, Fault::NoConflict(_)), "{fault}");
    let fault = broken(&|evidence| evidence.links[1].via = Via::House(House::row(0)));
    assert!(matches!(fault, Fault::NoConflict(_)), "{fault}");
    let fault = broken(&|evidence| {
        evidence.links.remove(1);
    });
    assert!(matches!(fault, Fault::Loose(_)), "{fault}");
    let fault = broken(&|evidence| {
        evidence.links.remove(0);
    });
    assert!(matches!(fault, Fault::Loose(_)), "{fault}");
    let fault = broken(&|evidence| evidence.parts[1].cells = cells(&[97]));
    assert!(matches!(fault, Fault::NotAnEnd(_)), "{fault}");
    let fault = broken(&|evidence| {
        evidence.premises.remove(1);
    });
    assert!(matches!(fault, Fault::Unbacked(_)), "{fault}");
}

#[test]
fn a_colouring_must_join_its_two_colours() {
    let (position, mut step) = skyscraper();
    step.evidence.links.remove(1);
    step.evidence.links.push(step.evidence.links[0]);
    step.evidence.parts = vec![
        Part::new(Role::ColourA, cells(&[12, 27]), digits(&[1])),
        Part::new(Role::ColourB, cells(&[92, 97]), digits(&[1])),
    ];
    assert_eq!(check_step(&position, &step), Ok(()));
    let mut broken = step.clone();
    broken.evidence.parts[0].cells = cells(&[12]);
    assert!(matches!(check_step(&position, &broken), Err(Fault::NotColoured(_))));
    let mut broken = step.clone();
    broken.evidence.parts[0].cells = cells(&[12, 27, 92]);
    broken.evidence.parts[1].cells = cells(&[97]);
    assert!(matches!(check_step(&position, &broken), Err(Fault::NotColoured(_))));
    let mut broken = step.clone();
    broken.evidence.links[0].to = is(182);
    assert!(matches!(check_step(&position, &broken), Err(Fault::Unbacked(_))));
    let mut broken = step;
    let conflict = Link { from: is(192), to: is_not(197), via: Via::House(House::row(8)) };
    broken.evidence.links.push(conflict);
    assert!(matches!(check_step(&position, &broken), Err(Fault::NoInference(_))));
}

/// The example on the page of Unique Rectangle Type 1, the step there, and the cells of its pattern.
fn rectangle() -> (Draft, Step, Vec<Cell>) {
    let technique = Technique::by_id("unique-rectangle-1").expect("a technique");
    let text = &sections(technique.page)[2].examples[0];
    let draft = Example::parse(text).expect("an example").draft;
    let position = proper(&draft).position(&draft).expect("on the way");
    let step = best_step(technique, &Board::of(&position).expect("9×9")).expect("a step");
    let [Premise::Unique { pattern: Deadly::Loop { cells, .. }, .. }] = &step.evidence.premises[..]
    else {
        panic!("{step:?}")
    };
    let cells = cells.clone();
    (draft, step, cells)
}

#[test]
fn a_branch_rules_out_every_candidate_of_what_it_empties() {
    let technique = Technique::by_id("contradiction-chain").expect("a technique");
    let text = &sections(technique.page)[2].examples[0];
    let draft = Example::parse(text).expect("an example").draft;
    let position = proper(&draft).position(&draft).expect("on the way");
    let step = best_step(technique, &Board::of(&position).expect("9×9")).expect("a step");
    assert_eq!(check_step(&position, &step), Ok(()));
    let mut shorter = step.clone();
    shorter.evidence.branches[0].links.pop();
    assert!(matches!(check_step(&position, &shorter), Err(Fault::NotEmptied(_))));
    // What is emptied must be true otherwise.
    let mut unfounded = step;
    unfounded.evidence.premises.pop();
    let fault = check_step(&position, &unfounded);
    assert!(matches!(fault, Err(Fault::NotEmptied(_) | Fault::Unbacked(_))), "{fault:?}");
}

/// The proof for the givens of a draft.
fn proper(draft: &Draft) -> Proper {
    Proper::of(&draft.givens()).expect("a proper puzzle")
}

#[test]
fn a_deadly_pattern_proves_nothing_unless_there_is_a_single_solution() {
    let (draft, step, _) = rectangle();
    let position = proper(&draft).position(&draft).expect("on the way");
    assert_eq!(check_step(&position, &step), Ok(()));
    let result = check_step(&Position::of(&draft), &step);
    assert!(matches!(result, Err(Fault::NotProper(_))), "{result:?}");
}

#[test]
fn a_given_digit_cannot_be_exchanged() {
    let (draft, step, cells) = rectangle();
    let solution = proper(&draft).solution().clone();
    for cell in cells {
        let mut asked = draft.clone();
        asked.entries[cell.index()] = Entry::Given(solution.digit(cell));
        // The player does not know, but the question does.
        let position = proper(&asked).position(&draft).expect("on the way");
        let result = check_step(&position, &step);
        assert!(matches!(result, Err(Fault::NotDeadly(_))), "{result:?}");
    }
}

#[test]
fn a_digit_that_the_question_rules_out_cannot_be_exchanged() {
    let (draft, step, cells) = rectangle();
    let solution = proper(&draft).solution().clone();
    let Premise::Unique { pattern: Deadly::Loop { digits, .. }, .. } = &step.evidence.premises[0]
    else {
        panic!("{step:?}")
    };
    for cell in cells {
        for digit in digits.iter().filter(|&digit| digit != solution.digit(cell)) {
            let mut marks = vec![DigitSet::all(9); 81];
            marks[cell.index()].remove(digit);
            let asked = Draft { pencil_marks: Some(marks), ..draft.clone() };
            let proper = Proper::of(&asked).expect("a proper puzzle");
            let position = proper.position(&draft).expect("on the way");
            let result = check_step(&position, &step);
            assert!(matches!(result, Err(Fault::NotDeadly(_))), "{result:?}");
        }
    }
}

/// Whether r1c1 is 1 or 2, r5c5 is not 9.
fn forcing() -> (Position, Step) {
    let position = position(&[(11, &[1, 2]), (15, &[1, 9]), (51, &[2, 9])], &[]);
    let premises = vec![in_cell(11, &[1, 2]), in_cell(15, &[1, 9]), in_cell(51, &[2, 9])];
    let branch = |assumed: usize, across: usize, on: House, to: House| {
        let nine = 900 + across % 100;
        Branch {
            assumption: is(assumed),
            links: vec![
                Link { from: is(assumed), to: is_not(across), via: Via::House(on) },
                Link { from: is_not(across), to: is(nine), via: Via::Cell(cell(across % 100)) },
                Link { from: is(nine), to: is_not(955), via: Via::House(to) },
            ],
            steps: Vec::new(),
            end: BranchEnd::Reaches(is_not(955)),
        }
    };
    let branches = vec![
        branch(111, 115, House::row(0), House::column(4)),
        branch(211, 251, House::column(0), House::row(4)),
    ];
    (position, eliminating(&[955], Evidence { premises, branches, ..Evidence::default() }))
}

#[test]
fn branches_must_lead_where_they_say() {
    let (position, step) = forcing();
    assert_eq!(check_step(&position, &step), Ok(()));
    let broken = |change: &dyn Fn(&mut Evidence)| {
        let mut broken = step.clone();
        change(&mut broken.evidence);
        check_step(&position, &broken).expect_err("a broken branch")
    };
    let fault = broken(&|evidence| evidence.branches[1].end = BranchEnd::Reaches(is(951)));
    assert!(matches!(fault, Fault::EndsDiffer(..)), "{fault}");
    let fault = broken(&|evidence| {
        evidence.branches[0].links.pop();
    });
    assert!(matches!(fault, Fault::NotReached(_)), "{fault}");
    let fault = broken(&|evidence| {
        evidence.branches[0].links.remove(0);
    });
    assert!(matches!(fault, Fault::Unbacked(_)), "{fault}");
    let fault = broken(&|evidence| {
        evidence.branches[0].links.remove(1);
    });
    assert!(matches!(fault, Fault::Loose(_)), "{fault}");
    let fault = broken(&|evidence| evidence.branches[0].assumption = is(311));
    assert!(matches!(fault, Fault::Loose(_)), "{fault}");
    let fault = broken(&|evidence| {
        evidence.premises.remove(1);
    });
    assert!(matches!(fault, Fault::Unbacked(_)), "{fault}");
    let fault = broken(&|evidence| {
        evidence.premises.remove(0);
    });
    assert!(matches!(fault, Fault::DoesNotFollow(_)), "{fault}");
    let fault = broken(&|evidence| evidence.branches[0].links[2].to = is(955));
    assert!(matches!(fault, Fault::NoInference(_)), "{fault}");
    let fault = broken(&|evidence| evidence.branches[0].links[2].to = is_not(956));
    assert!(matches!(fault, Fault::NoConflict(_)), "{fault}");
    let end = BranchEnd::Contradicts(is(111), is(915));
    let fault = broken(&|evidence| evidence.branches[0].end = end.clone());
    assert!(matches!(fault, Fault::NoContradiction(..)), "{fault}");
    let end = BranchEnd::Contradicts(is(111), is(222));
    let fault = broken(&|evidence| evidence.branches[0].end = end.clone());
    assert!(matches!(fault, Fault::NotReached(_)), "{fault}");
}

/// If r1c1 were 1, both r1c5 and r5c1 would be 9, and then r5c5 has none of its two digits.
#[test]
fn an_assumption_is_refuted_by_a_real_contradiction() {
    let position = position(&[(15, &[1, 9]), (51, &[1, 8]), (55, &[8, 9])], &[]);
    let premises = vec![in_cell(15, &[1, 9]), in_cell(51, &[1, 8]), in_cell(55, &[8, 9])];
    let link = |from, to, via| Link { from, to, via };
    let house = Via::House;
    let links = vec![
        link(is(111), is_not(115), house(House::row(0))),
        link(is_not(115), is(915), Via::Cell(cell(15))),
        link(is(915), is_not(955), house(House::column(4))),
        link(is(111), is_not(151), house(House::column(0))),
        link(is_not(151), is(851), Via::Cell(cell(51))),
        link(is(851), is_not(855), house(House::row(4))),
    ];
    let end = BranchEnd::Contradicts(is_not(955), is_not(855));
    let branch = Branch { assumption: is(111), links, steps: Vec::new(), end };
    let evidence = Evidence { premises, branches: vec![branch], ..Evidence::default() };
    let step = eliminating(&[111], evidence);
    assert_eq!(check_step(&position, &step), Ok(()));
    let mut broken = step.clone();
    broken.evidence.premises.pop();
    assert!(matches!(check_step(&position, &broken), Err(Fault::NoContradiction(..))));
    let mut broken = step.clone();
    broken.eliminations = candidates(&[112]);
    let fault = Fault::DoesNotFollow(candidate(112));
    assert_eq!(check_step(&position, &broken), Err(fault));
    let mut broken = step;
    broken.evidence.branches[0].links.truncate(5);
    assert!(matches!(check_step(&position, &broken), Err(Fault::NotReached(_))));
}

/// If r1c1 were 5, r1c2 would be 7 and r1c3 have nothing left.
fn trial() -> (Position, Step) {
    let position = position(&[(11, &[5, 6]), (12, &[5, 7]), (13, &[5, 7])], &[]);
    let seven = Step::placing(any_technique(), candidate(712), by(vec![in_cell(12, &[7])]));
    let end = BranchEnd::Breaks(Contradiction::NoValue { cell: cell(13) });
    let branch = Branch { assumption: is(511), links: Vec::new(), steps: vec![seven], end };
    let premises = vec![in_cell(11, &[5, 6])];
    let evidence = Evidence { premises, branches: vec![branch], ..Evidence::default() };
    (position, Step::placing(any_technique(), candidate(611), evidence))
}

#[test]
fn the_steps_of_a_branch_must_break_the_position() {
    let (position, step) = trial();
    assert_eq!(check_step(&position, &step), Ok(()));
    let broken = |change: &dyn Fn(&mut Step)| {
        let mut broken = step.clone();
        change(&mut broken);
        check_step(&position, &broken).expect_err("a broken trial")
    };
    let fault = broken(&|step| step.evidence.branches[0].steps.clear());
    assert!(matches!(fault, Fault::NotBroken(_)), "{fault}");
    let end = BranchEnd::Breaks(Contradiction::NoPlace { house: House::row(8), digit: digit(5) });
    let fault = broken(&|step| step.evidence.branches[0].end = end.clone());
    assert!(matches!(fault, Fault::NotBroken(_)), "{fault}");
    let fault = broken(&|step| step.evidence.branches[0].assumption = is(611));
    assert!(matches!(fault, Fault::InBranch { branch: 0, step: 0, .. }), "{fault}");
    let fault = broken(&|step| step.evidence.branches[0].steps[0].evidence.premises.clear());
    let Fault::InBranch { fault, .. } = fault else { panic!("{fault}") };
    assert_eq!(*fault, Fault::DoesNotFollow(candidate(712)));
    let fault = broken(&|step| step.evidence.branches.clear());
    assert_eq!(fault, Fault::DoesNotFollow(candidate(611)));
    let fault = broken(&|step| step.evidence.premises.clear());
    assert_eq!(fault, Fault::DoesNotFollow(candidate(611)));
    let fault = broken(&|step| step.placements = candidates(&[614]));
    assert_eq!(fault, Fault::DoesNotFollow(candidate(614)));
    let end = BranchEnd::Reaches(is(511));
    let fault = broken(&|step| step.evidence.branches[0].end = end.clone());
    assert!(matches!(fault, Fault::NotReached(_)), "{fault}");
    let fault = broken(&|step| step.evidence.branches[0].end = BranchEnd::Solves);
    assert_eq!(fault, Fault::NotSolved);
}

#[test]
fn a_branch_that_solves_the_puzzle_proves_nothing() {
    let (way, solution) = way();
    let (position, last) = way.last().expect("a way of many steps");
    let Candidate { cell, digit } = last.placements[0];
    let assumption = Node { digit, cells: Cells::single(cell), is_true: true };
    let branch =
        Branch { assumption, links: Vec::new(), steps: Vec::new(), end: BranchEnd::Solves };
    let mut step = last.clone();
    step.evidence.branches.push(branch);
    assert_eq!(check_step(position, &step), Ok(()));
    step.evidence.premises.clear();
    assert_eq!(check_step(position, &step), Err(Fault::DoesNotFollow(last.placements[0])));
    assert_eq!(check_against(&solution, &step), Ok(()), "though it is true");
}

/// A way through a puzzle, with its positions, and its solution.
fn way() -> (Vec<(Position, Step)>, Grid) {
    let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    let puzzle = Puzzle::try_from(read(line).expect("a line")).expect("a puzzle");
    let (mut position, mut way) = (puzzle.start().clone(), Vec::new());
    for step in Toolbox::default().path(&Board::of(&position).expect("9×9")).steps {
        way.push((position.clone(), step.clone()));
        follow(&mut position, &step);
    }
    assert!(position.is_full());
    (way, solve::first(&puzzle).expect("a solution"))
}

#[test]
fn nothing_true_is_ever_ruled_out_and_nothing_false_placed() {
    let (way, solution) = way();
    for (position, step) in &way {
        assert_eq!(check_step(position, step), Ok(()));
        assert_eq!(check_against(&solution, step), Ok(()));
        for cell in position.layout().cells() {
            for digit in position.candidates(cell) {
                let candidate = Candidate { cell, digit };
                let mut broken = step.clone();
                if digit == solution.digit(cell) {
                    broken.eliminations = vec![candidate];
                    broken.placements.clear();
                } else {
                    broken.placements = vec![candidate];
                    broken.eliminations.clear();
                }
                let fault = Err(Fault::DoesNotFollow(candidate));
                assert_eq!(check_step(position, &broken), fault);
                let fault = Err(Fault::AgainstSolution(candidate));
                assert_eq!(check_against(&solution, &broken), fault);
            }
        }
    }
}

#[test]
fn premises_must_agree_with_the_solution_too() {
    let (way, solution) = way();
    let (_, step) = &way[0];
    let cell = Cell::from_index(80).expect("a cell");
    let numbers = DigitSet::all(9).without(DigitSet::single(solution.digit(cell)));
    let premise = Premise::Cell { cell, digits: numbers };
    let mut broken = step.clone();
    broken.evidence.premises.push(premise.clone());
    let fault = Fault::PremiseAgainstSolution(premise);
    assert_eq!(check_against(&solution, &broken), Err(fault));
    let far = Candidate::new(Cell::from_index(200).expect("a cell"), digit(1));
    broken.eliminations.push(far);
    assert_eq!(check_against(&solution, &broken), Err(Fault::Outside));
}

#[test]
fn faults_say_what_is_wrong() {
    let (position, mut step) = trial();
    step.evidence.branches[0].steps[0].evidence.premises.clear();
    let fault = check_step(&position, &step).expect_err("a broken trial");
    let said = fault.to_string();
    assert!(said.starts_with("in branch 1, step 1: the premises do not imply"), "{said}");
}
