//! Compressed input: gzip and zstd, told by their first bytes and unpacked while they are read.

use std::io::{self, BufReader, Read};

use flate2::bufread::MultiGzDecoder;

/// How much of a compressed source is read at a time.
const PACKED_SIZE: usize = 128 << 10;

/// The bytes of a source as they are, before they are unpacked.
type Bytes = Box<dyn Read + Send>;

/// The text of a source.
pub(crate) enum Input {
    /// As it is.
    Plain(Raw),
    /// Unpacked: all members of it, one after the other.
    Gzip(Box<MultiGzDecoder<BufReader<Raw>>>),
    /// Unpacked: all frames of it, but for those to be skipped.
    Zstd(zstd::Decoder<'static, BufReader<Raw>>),
}

impl Input {
    /// Looks at the first bytes of a source, waiting for no more of them than it takes.
    pub(super) fn of(bytes: Bytes) -> io::Result<Input> {
        let mut raw = Raw { bytes, first: Vec::new(), read: 0, has_paused: false, failed: false };
        let kind = raw.sniff()?;
        let packed = |raw| BufReader::with_capacity(PACKED_SIZE, raw);
        Ok(match kind {
            None => Input::Plain(raw),
            Some(Kind::Gzip) => Input::Gzip(Box::new(MultiGzDecoder::new(packed(raw)))),
            Some(Kind::Zstd) => Input::Zstd(zstd::Decoder::with_buffer(packed(raw))?),
        })
    }

    /// How many bytes of the source have been read, packed as they are.
    pub(crate) fn bytes_read(&self) -> u64 {
        self.raw().read
    }

    /// Whether to read on may mean to wait: the source had less to give than it was asked for.
    pub(crate) fn has_paused(&self) -> bool {
        self.raw().has_paused
    }

    fn raw(&self) -> &Raw {
        match self {
            Input::Plain(raw) => raw,
            Input::Gzip(decoder) => decoder.get_ref().get_ref(),
            Input::Zstd(decoder) => decoder.get_ref().get_ref(),
        }
    }
}

impl Read for Input {
    /// Of what goes wrong, `UnexpectedEof` is packed data that ends too soon, and `InvalidData` is
    /// packed data that is damaged. Everything else is what the source itself has said.
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = match self {
            Input::Plain(raw) => return raw.read(buffer),
            Input::Gzip(decoder) => decoder.read(buffer),
            Input::Zstd(decoder) => decoder.read(buffer),
        };
        read.map_err(|error| match error.kind() {
            io::ErrorKind::UnexpectedEof | io::ErrorKind::Interrupted => error,
            _ if self.raw().failed => error,
            _ => io::Error::new(io::ErrorKind::InvalidData, error),
        })
    }
}

/// The ways of packing that are known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Gzip,
    Zstd,
}

/// How packed data begins: each byte is one of a range.
const BEGINNINGS: [(Kind, &[[u8; 2]]); 3] = [
    (Kind::Gzip, &[[0x1f; 2], [0x8b; 2]]),
    (Kind::Zstd, &[[0x28; 2], [0xb5; 2], [0x2f; 2], [0xfd; 2]]),
    // A frame to be skipped, with somebody's own data.
    (Kind::Zstd, &[[0x50, 0x5f], [0x2a; 2], [0x4d; 2], [0x18; 2]]),
];

/// Whether bytes agree with a beginning, as far as both go.
fn agree(bytes: &[u8], beginning: &[[u8; 2]]) -> bool {
    bytes.iter().zip(beginning).all(|(byte, [low, high])| (low..=high).contains(&byte))
}

/// The bytes of a source, counted.
pub(crate) struct Raw {
    bytes: Bytes,
    /// Bytes that were looked at and are still to be given.
    first: Vec<u8>,
    read: u64,
    has_paused: bool,
    failed: bool,
}

impl Raw {
    /// How it is packed, if it is. Who types a puzzle waits for nothing: few first bytes leave any
    /// doubt.
    fn sniff(&mut self) -> io::Result<Option<Kind>> {
        let mut first = Vec::new();
        loop {
            let possible = BEGINNINGS.iter().find(|(_, beginning)| agree(&first, beginning));
            let kind = match possible {
                Some((kind, beginning)) if first.len() >= beginning.len() => Some(*kind),
                None => None,
                Some(_) => {
                    let mut byte = [0];
                    match self.read(&mut byte) {
                        Ok(0) => None,
                        Ok(_) => {
                            first.push(byte[0]);
                            continue;
                        }
                        Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                        Err(error) => return Err(error),
                    }
                }
            };
            self.read = 0;
            self.first = first;
            return Ok(kind);
        }
    }
}

impl Read for Raw {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        // What was looked at goes ahead.
        let known = self.first.len().min(buffer.len());
        buffer[..known].copy_from_slice(&self.first[..known]);
        if known > 0 {
            self.first.drain(..known);
            self.read += known as u64;
            return Ok(known);
        }
        let result = self.bytes.read(buffer);
        match &result {
            Ok(count) => {
                self.read += *count as u64;
                self.has_paused = *count < buffer.len();
            }
            Err(error) => self.failed = error.kind() != io::ErrorKind::Interrupted,
        }
        result
    }
}

#[cfg(test)]
mod tests {
    use std::io::Write;

    use flate2::Compression;
    use flate2::write::GzEncoder;

    use super::*;

    fn unpacked(bytes: &[u8]) -> (Vec<u8>, io::Result<usize>) {
        let mut text = Vec::new();
        let mut input = Input::of(Box::new(io::Cursor::new(bytes.to_vec()))).expect("it opens");
        let result = input.read_to_end(&mut text);
        (text, result)
    }

    fn gzip(text: &[u8]) -> Vec<u8> {
        let mut encoder = GzEncoder::new(Vec::new(), Compression::fast());
        encoder.write_all(text).expect("memory takes it");
        encoder.finish().expect("memory takes it")
    }

    fn zstd(text: &[u8]) -> Vec<u8> {
        let mut encoder = zstd::Encoder::new(Vec::new(), 1).expect("memory takes it");
        encoder.include_checksum(true).expect("it can");
        encoder.write_all(text).expect("memory takes it");
        encoder.finish().expect("memory takes it")
    }

    #[test]
    fn members_and_frames_are_read_one_after_the_other() {
        let skipped = [&[0x5a, 0x2a, 0x4d, 0x18, 3, 0, 0, 0][..], b"abc"].concat();
        for packed in [
            [gzip(b"one\n"), gzip(b""), gzip(b"two\n")].concat(),
            [zstd(b"one\n"), skipped.clone(), zstd(b"two\n")].concat(),
            [skipped, zstd(b"one\ntwo\n")].concat(),
        ] {
            assert_eq!(unpacked(&packed).0, b"one\ntwo\n");
            assert!(unpacked(&packed).1.is_ok());
        }
    }

    #[test]
    fn what_is_not_packed_is_taken_as_it_is() {
        let texts = [&b""[..], b"\x1f", b"(\xb5", b"_*M", b"P*M.", b"53..7....6..195", b"\x1f\x8c"];
        for text in texts {
            assert_eq!(unpacked(text).0, text);
        }
    }

    #[test]
    fn packed_data_that_is_cut_gives_what_it_has_and_then_fails() {
        let text: Vec<u8> = (0..100_000u32).flat_map(|n| n.wrapping_mul(n).to_le_bytes()).collect();
        for packed in [gzip(&text), zstd(&text)] {
            for length in [packed.len() - 1, packed.len() / 2, 5] {
                let (found, result) = unpacked(&packed[..length]);
                assert!(text.starts_with(&found));
                assert_eq!(result.expect_err("cut").kind(), io::ErrorKind::UnexpectedEof);
            }
            let mut damaged = packed.clone();
            let middle = damaged.len() / 2;
            damaged[middle..middle + 64].fill(0x55);
            assert_eq!(
                unpacked(&damaged).1.expect_err("damaged").kind(),
                io::ErrorKind::InvalidData
            );
        }
    }

    #[test]
    fn the_bytes_of_the_source_are_counted_as_they_are() {
        let packed = zstd(&vec![b'7'; 100_000]);
        let mut input = Input::of(Box::new(io::Cursor::new(packed.clone()))).expect("it opens");
        assert_eq!(input.bytes_read(), 0);
        io::copy(&mut input, &mut io::sink()).expect("it is whole");
        assert_eq!(input.bytes_read(), packed.len() as u64);
    }
}
