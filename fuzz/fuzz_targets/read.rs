//! Any bytes are read without a panic, and what is read is the same after writing it.
#![no_main]

use libfuzzer_sys::fuzz_target;
use nonet_core::format::{ALL, Expectation, Format, read_all};
use nonet_core::{DigitSet, Draft};

fuzz_target!(|bytes: &[u8]| {
    let text = String::from_utf8_lossy(bytes);
    if let Ok(drafts) = read_all(&text, &Expectation::default()) {
        assert!(!drafts.is_empty(), "a text that can be read holds a puzzle");
        for draft in &drafts {
            ALL.iter().for_each(|format| write_and_read(draft, format));
        }
    }
});

fn write_and_read(draft: &Draft, format: &Format) {
    let (Some(writer), Some(_)) = (format.write, format.read) else { return };
    let Ok(text) = writer.write_all(std::slice::from_ref(draft)) else { return };
    // A text does not say what its boxes are where there is a choice.
    let expectation = Expectation::boxes(draft.layout.box_shape());
    let again = match read_all(&text, &expectation) {
        Ok(again) => again,
        Err(error) => panic!("{} writes what cannot be read: {error:?}\n{text}", format.id),
    };
    assert_eq!(again.len(), 1, "{} makes several puzzles of one:\n{text}", format.id);
    // That format has other names for some rules.
    if format.id != "f-puzzles" {
        assert_eq!(again[0].layout, draft.layout, "{} changes the layout:\n{text}", format.id);
    }
    assert_eq!(meaning(&again[0]), meaning(draft), "{} changes the puzzle:\n{text}", format.id);
}

/// What each cell can hold once single digits are taken out of the cells they see; nothing if that
/// leaves a cell with none.
///
/// A picture of pencil marks does not tell a digit from a single mark, nor a mark that was rubbed
/// out from one that the rules exclude. They mean the same.
fn meaning(draft: &Draft) -> Option<Vec<DigitSet>> {
    let layout = &draft.layout;
    let marks = draft.pencil_marks.as_ref();
    let allowed = layout.cells().map(|cell| {
        let marks = marks.map_or(layout.digits(), |marks| marks[cell.index()]);
        marks & draft.entry(cell).digit().map_or(layout.digits(), DigitSet::single)
    });
    let mut possible: Vec<DigitSet> = allowed.collect();
    let mut unused: Vec<_> = layout.cells().collect();
    while let Some(at) = unused.iter().position(|cell| possible[cell.index()].len() < 2) {
        let cell = unused.swap_remove(at);
        let digit = possible[cell.index()].only()?;
        layout.peers(cell).iter().for_each(|peer| possible[peer.index()].remove(digit));
    }
    possible.iter().all(|digits| !digits.is_empty()).then_some(possible)
}
