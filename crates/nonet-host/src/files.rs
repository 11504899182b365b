//! What texts in files are, and what the system says when there are none.

use std::io;

use nonet_api::{Message, message};

/// The text in these bytes: UTF-8 as a rule, UTF-16 if it says so at its start, as Windows' Notepad
/// may write it. What is neither shows as replacement characters, which no puzzle has.
pub fn decode(bytes: &[u8]) -> String {
    let words = |start: &[u8], join: fn([u8; 2]) -> u16| {
        let units = start.chunks_exact(2).map(|pair| join([pair[0], pair[1]]));
        char::decode_utf16(units)
            .map(|symbol| symbol.unwrap_or(char::REPLACEMENT_CHARACTER))
            .collect()
    };
    match bytes {
        [0xFF, 0xFE, rest @ ..] => words(rest, u16::from_le_bytes),
        [0xFE, 0xFF, rest @ ..] => words(rest, u16::from_be_bytes),
        _ => String::from_utf8_lossy(bytes).into_owned(),
    }
}

/// Why something cannot be read, in our words where we have them.
pub fn reading_reason(error: &io::Error) -> Message {
    match error.kind() {
        io::ErrorKind::NotFound => message!("io-not-found"),
        io::ErrorKind::PermissionDenied => message!("io-denied"),
        io::ErrorKind::IsADirectory => message!("io-folder"),
        // Only what is compressed has an end of its own, and can be damaged.
        io::ErrorKind::UnexpectedEof => message!("io-cut-short"),
        io::ErrorKind::InvalidData => message!("io-damaged"),
        _ => writing_reason(error),
    }
}

/// Why something cannot be written, in our words where we have them.
pub fn writing_reason(error: &io::Error) -> Message {
    match error.kind() {
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => message!("io-full"),
        io::ErrorKind::PermissionDenied => message!("io-not-allowed"),
        io::ErrorKind::ReadOnlyFilesystem => message!("io-read-only"),
        _ => message!("io-other", reason = error.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn utf_16_is_decoded_when_it_says_so() {
        assert_eq!(decode(&[0xFF, 0xFE, b'1', 0, b'.', 0]), "1.");
        assert_eq!(decode(&[0xFE, 0xFF, 0, b'1', 0, b'.']), "1.");
        assert_eq!(decode(b"1."), "1.");
        assert_eq!(decode(&[0xFF, b'1']), "\u{FFFD}1");
    }
}
