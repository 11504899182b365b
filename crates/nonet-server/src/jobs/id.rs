//! The id of a job: nobody who was not told it can listen to the job, or stop it.

use std::fmt;
use std::io;

/// 128 random bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Id(u128);

impl Id {
    /// A new one.
    ///
    /// # Errors
    /// If the system has no random numbers.
    pub(crate) fn new() -> io::Result<Id> {
        let mut bytes = [0; 16];
        getrandom::fill(&mut bytes).map_err(io::Error::other)?;
        Ok(Id(u128::from_be_bytes(bytes)))
    }

    /// The id that a text is.
    pub(crate) fn parse(text: &str) -> Option<Id> {
        // `from_str_radix` alone would take a sign, and fewer digits.
        let is_id = text.len() == 32 && text.bytes().all(|digit| digit.is_ascii_hexdigit());
        is_id.then(|| u128::from_str_radix(text, 16).ok().map(Id)).flatten()
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_a_text_of_32_digits_and_never_the_same() {
        let [one, other] = [Id::new(), Id::new()].map(|id| id.expect("there are random numbers"));
        assert_ne!(one, other);
        assert_eq!(one.to_string().len(), 32);
        assert_eq!(Id::parse(&one.to_string()), Some(one));
        assert_eq!(Id::parse(&format!("{}1", "0".repeat(31))), Some(Id(1)));
        let wrong =
            ["", "1", "+0000000000000000000000000000001", "0000000000000000000000000000000g"];
        for text in wrong {
            assert_eq!(Id::parse(text), None, "{text}");
        }
    }
}
