//! Every technique's page has its sections, and what its examples say is true.

use nonet_core::{Position, Proper};
use nonet_logic::checker::{check_against, check_step};
use nonet_logic::page::{Conclusions, Example, sections};
use nonet_logic::{Board, Technique, all_steps, best_step, technique, trial};

/// The sections of a page, in order.
const SECTIONS: [&str; 5] =
    ["What it is", "How to spot it", "Example", "Not here", "Where the name comes from"];

/// How long a page is, without its pictures.
const LINES: std::ops::RangeInclusive<usize> = 25..=80;

/// Checks every technique, and names all whose page is at fault.
fn assert_all(check: impl Fn(&'static Technique) -> Result<(), String>) {
    let pages = technique::ALL.iter().chain(&trial::METHODS);
    let faults = pages.filter_map(|technique| {
        check(technique).err().map(|fault| format!("\n{}: {fault}", technique.id))
    });
    let faults: String = faults.collect();
    assert!(faults.is_empty(), "{faults}");
}

/// Fails with a reason unless something is so.
fn ensure(is_so: bool, fault: impl Fn() -> String) -> Result<(), String> {
    if is_so { Ok(()) } else { Err(fault()) }
}

/// All examples of a section.
fn examples(technique: &Technique, heading: &str) -> Result<Vec<Example>, String> {
    let sections = sections(technique.page);
    let section = sections.iter().find(|section| section.heading == heading);
    let texts = section.map_or(&[][..], |section| &section.examples);
    ensure(!texts.is_empty(), || format!("{heading} has no example"))?;
    let parse = |text: &String| Example::parse(text).map_err(|e| format!("{heading}: {e}"));
    texts.iter().map(parse).collect()
}

/// The position of an example: every example is from a proper puzzle, and on the way to its solution.
fn position(example: &Example) -> Result<Position, String> {
    let proper = Proper::of(&example.draft.givens());
    let proper = proper.map_err(|error| format!("{error}: {}", example.to_text()))?;
    let position = proper.position(&example.draft);
    position.ok_or_else(|| format!("cannot be solved from here: {}", example.to_text()))
}

fn board(example: &Example) -> Result<Board, String> {
    Ok(Board::of(&position(example)?).expect("an example is a 9×9 grid"))
}

#[test]
fn every_page_has_its_title_and_its_sections_in_order() {
    assert_all(|technique| {
        let title = technique.page.lines().next().unwrap_or_default();
        ensure(title == format!("# {}", technique.name), || format!("the title is {title}"))?;
        let sections = sections(technique.page);
        let headings: Vec<&str> = sections.into_iter().map(|section| section.heading).collect();
        ensure(headings == SECTIONS, || format!("the sections are {headings:?}"))
    });
}

#[test]
fn every_page_is_short_and_says_something() {
    assert_all(|technique| {
        let mut is_picture = false;
        let written = technique.page.lines().filter(|line| {
            is_picture = *line == "```text" || (is_picture && *line != "```");
            !is_picture
        });
        let written = written.count();
        ensure(LINES.contains(&written), || format!("{written} lines without the pictures"))
    });
}

#[test]
fn every_example_is_found_as_its_page_says() {
    assert_all(|technique| {
        for example in examples(technique, "Example")? {
            ensure(!example.finds.is_empty(), || String::from("an example must find something"))?;
            let board = board(&example)?;
            let best = best_step(technique, &board);
            let found = best.as_ref().map(Conclusions::of).unwrap_or_default();
            ensure(found == example.finds, || {
                format!("finds {} in {}", found.to_text(board.layout()), example.to_text())
            })?;
        }
        Ok(())
    });
}

#[test]
fn every_step_in_an_example_is_sound() {
    assert_all(|technique| {
        for example in examples(technique, "Example")? {
            let position = position(&example)?;
            let solution = position.proper().expect("it comes from a proper puzzle").solution();
            for step in all_steps(technique, &board(&example)?) {
                let sound = check_step(&position, &step);
                let sound = sound.and_then(|()| check_against(solution, &step));
                sound.map_err(|fault| fault.to_string())?;
            }
        }
        Ok(())
    });
}

#[test]
fn nothing_is_found_where_a_page_says_so() {
    assert_all(|technique| {
        for example in examples(technique, "Not here")? {
            ensure(example.finds.is_empty(), || String::from("here nothing must be found"))?;
            let board = board(&example)?;
            if let Some(step) = all_steps(technique, &board).first() {
                let found = Conclusions::of(step).to_text(board.layout());
                return Err(format!("finds {found} in {}", example.to_text()));
            }
        }
        Ok(())
    });
}
