//! `.sdx`: `SudoCue`'s work in progress, a row of pencil marks to a line.
//!
//! ```text
//! 5 3 124 26 7 2468 1489 u1 248
//! ```
//!
//! A `u` stands before digits that the player placed. It is read as any grid of pencil marks is.
//! Marked cells are written as empty; remarks are not written.

use super::{Format, WriteError, Writer, pencil_marks};
use crate::{Alphabet, Draft, Entry};

pub(super) static SDX: Format = Format { id: "sdx", read: None, write: Some(Writer::Block(write)) };

fn write(draft: &Draft) -> Result<String, WriteError> {
    super::only_classic(draft)?;
    let groups = pencil_marks::groups(draft)?;
    let mut text = String::new();
    for (index, (group, entry)) in groups.iter().zip(&draft.entries).enumerate() {
        if group.is_empty() {
            // There is no way to say that a cell has nothing left.
            return Err(WriteError::Ambiguous);
        }
        text.extend(matches!(entry, Entry::Placed(_)).then_some('u'));
        text.extend(group.iter().map(|digit| Alphabet::FromOne.symbol(digit)));
        text.push(if index % 9 == 8 { '\n' } else { ' ' });
    }
    Ok(text)
}
