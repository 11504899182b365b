//! One line of characters.

use super::{Format, ReadError, ReadErrorKind, Reading, Writer};
use crate::{Alphabet, BoxShape, Draft, Entry, Layout};

pub(super) static LINE: Format = Format {
    id: "line",
    read: Some(|text, expectation| {
        let text = text.trim();
        let shape = expectation.box_shape.or_else(|| BoxShape::for_size(text.len().isqrt()));
        let Some(shape) = shape.filter(|shape| shape.size() * shape.size() == text.len()) else {
            return Reading::Broken(ReadError {
                kind: ReadErrorKind::CellCount { found: text.len() },
                line: None,
                column: None,
            });
        };
        let mut draft = Draft::empty(Layout::with_boxes(shape));
        for (entry, symbol) in draft.entries.iter_mut().zip(text.chars()) {
            *entry = Alphabet::FromOne.digit(symbol).map_or(Entry::Empty, Entry::Given);
        }
        Reading::Puzzles(vec![draft])
    }),
    write: Some(Writer::Line(|draft| {
        Ok(draft
            .entries
            .iter()
            .map(|entry| entry.digit().map_or('.', |digit| draft.alphabet.symbol(digit)))
            .collect())
    })),
};
