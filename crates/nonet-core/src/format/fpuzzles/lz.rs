//! The compression of links: that of `LZString`, as its pages describe it, decoded with a limit.
//!
//! A few hundred characters can stand for gigabytes, so that nothing is decoded that is longer than
//! any puzzle: the crate `lz-str`, which encodes, knows no limit.

use std::collections::VecDeque;

/// The most characters that are decoded.
pub(super) const MOST_CHARS: usize = 1 << 21;

/// The characters that stand for six bits each, in their order.
const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// The code of the end, and those of characters of 8 and of 16 bits that have not come before.
const NEW_8: usize = 0;
const NEW_16: usize = 1;
const END: usize = 2;

/// The text of a compressed one, if it is one and not too long.
pub(super) fn decode(text: &str) -> Option<String> {
    let mut bits = Bits::of(text)?;
    // Each entry is the one it begins with, and one more character: only those are kept.
    let mut phrases: Vec<Vec<u16>> = vec![Vec::new(); 3];
    let mut output: Vec<u16> = Vec::new();
    let mut width = 2;
    // How many entries may come until codes need a further bit.
    let mut room = 4_usize;
    let mut previous = match bits.take(2)? {
        NEW_8 => vec![bits.take(8)? as u16],
        NEW_16 => vec![bits.take(16)? as u16],
        _ => return Some(String::new()),
    };
    width += 1;
    phrases.push(previous.clone());
    output.extend(&previous);
    loop {
        let code = bits.take(width)?;
        let code = match code {
            NEW_8 | NEW_16 => {
                let char = bits.take(if code == NEW_8 { 8 } else { 16 })? as u16;
                phrases.push(vec![char]);
                room -= 1;
                phrases.len() - 1
            }
            END => break,
            known => known,
        };
        if room == 0 {
            room = 1 << width;
            width += 1;
        }
        let phrase = match phrases.get(code) {
            Some(phrase) => phrase.clone(),
            None if code == phrases.len() => {
                let mut phrase = previous.clone();
                phrase.push(previous[0]);
                phrase
            }
            None => return None,
        };
        output.extend(&phrase);
        previous.push(phrase[0]);
        phrases.push(std::mem::replace(&mut previous, phrase));
        room -= 1;
        if room == 0 {
            room = 1 << width;
            width += 1;
        }
        let held: usize = phrases.len() * 8 + output.len();
        if held > MOST_CHARS {
            return None;
        }
    }
    String::from_utf16(&output).ok()
}

/// The bits of a text, six to a character, the highest first; a number has its lowest bit first.
struct Bits(VecDeque<u8>);

impl Bits {
    fn of(text: &str) -> Option<Bits> {
        let value = |byte: u8| ALPHABET.iter().position(|&known| known == byte);
        let bytes = text.trim_end_matches('=').bytes();
        bytes.map(|byte| value(byte).map(|value| value as u8)).collect::<Option<_>>().map(
            |values: VecDeque<u8>| {
                Bits(
                    values
                        .into_iter()
                        .flat_map(|value| (0..6).rev().map(move |bit| value >> bit & 1))
                        .collect(),
                )
            },
        )
    }

    fn take(&mut self, count: usize) -> Option<usize> {
        (0..count)
            .try_fold(0, |number, place| Some(number | (self.0.pop_front()? as usize) << place))
    }
}
