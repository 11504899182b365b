//! Where the answers go: standard output, or a file that is compressed if its name ends so.

use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use flate2::Compression;
use flate2::write::GzEncoder;
use nonet_api::{Words, message};
use nonet_host::writing_reason;

use crate::args::path;
use crate::commands::Settings;
use crate::failure::Failure;
use crate::input::Source;
use crate::output::Output;

/// How hard gzip and zstd try. Grids are digits without much of a pattern, of which more effort makes
/// little.
const GZIP_LEVEL: u32 = 2;
const ZSTD_LEVEL: i32 = 1;

/// Where the answers go.
pub(crate) enum Target<'a> {
    /// Standard output.
    Standard(&'a mut Output),
    /// A file.
    File(Box<Packing>, PathBuf, &'static Words),
}

/// How a file is written.
pub(crate) enum Packing {
    /// As it is: the file, and how many bytes of whole lines are in it.
    Plain(File, u64),
    /// By gzip.
    Gzip(GzEncoder<File>),
    /// By zstd.
    Zstd(zstd::Encoder<'static, File>),
}

impl<'a> Target<'a> {
    /// The target that the options name.
    ///
    /// # Errors
    /// If the file cannot be made, or is the one that is read.
    pub(crate) fn of(
        settings: &Settings<'_>,
        output: &'a mut Output,
        source: Option<&Source>,
    ) -> Result<Target<'a>, Failure> {
        let Some(path) = Target::path(settings) else {
            return Ok(Target::Standard(output));
        };
        let words = settings.words;
        if source.is_some_and(|source| source.is_file_at(&path)) {
            let same = message!("output-is-input", file = path.display().to_string());
            return Err(Failure::invalid(words, &same));
        }
        match Packing::of(&path) {
            Ok(packing) => Ok(Target::File(Box::new(packing), path, words)),
            Err(error) => Err(unwritten(words, &path, &error)),
        }
    }

    /// The file that the options name, if it is not standard output.
    pub(crate) fn path(settings: &Settings<'_>) -> Option<PathBuf> {
        path(settings.matches, "output").filter(|file| file != "-").map(PathBuf::from)
    }

    /// A file that is there, to which lines are added as they are.
    ///
    /// # Errors
    /// If it cannot be written to.
    pub(crate) fn after(path: PathBuf, words: &'static Words) -> Result<Target<'a>, Failure> {
        let open = || {
            let file = File::options().append(true).open(&path)?;
            let whole = file.metadata()?.len();
            Ok(Packing::Plain(file, whole))
        };
        match open() {
            Ok(packing) => Ok(Target::File(Box::new(packing), path, words)),
            Err(error) => Err(unwritten(words, &path, &error)),
        }
    }

    /// Whether a person looks at it.
    pub(crate) fn is_terminal(&self) -> bool {
        matches!(self, Target::Standard(output) if output.is_terminal())
    }

    /// Writes whole lines.
    pub(crate) fn write(&mut self, lines: &[u8]) -> Result<(), Failure> {
        match self {
            Target::Standard(output) => output.lines(lines),
            Target::File(packing, path, words) => {
                packing.write(lines).map_err(|error| unwritten(words, path, &error))
            }
        }
    }

    /// Completes what was written, wherever it ended.
    pub(crate) fn finish(self) -> Result<(), Failure> {
        match self {
            Target::Standard(output) => output.flush(),
            Target::File(packing, path, words) => {
                packing.finish().map_err(|error| unwritten(words, &path, &error))
            }
        }
    }
}

fn unwritten(words: &Words, path: &Path, error: &io::Error) -> Failure {
    if error.kind() == io::ErrorKind::BrokenPipe {
        return Failure::BrokenPipe;
    }
    let reason = match error.kind() {
        io::ErrorKind::NotFound => message!("output-no-folder"),
        io::ErrorKind::IsADirectory => message!("io-folder"),
        _ => writing_reason(error),
    };
    let file = path.display().to_string();
    Failure::invalid(words, &message!("output-unwritten", file = file, reason = reason))
}

impl Packing {
    fn of(path: &Path) -> io::Result<Packing> {
        let file = File::create(path)?;
        Ok(match path.extension().and_then(OsStr::to_str) {
            Some("gz") => Packing::Gzip(GzEncoder::new(file, Compression::new(GZIP_LEVEL))),
            Some("zst") => {
                let mut encoder = zstd::Encoder::new(file, ZSTD_LEVEL)?;
                encoder.include_checksum(true)?;
                Packing::Zstd(encoder)
            }
            _ => Packing::Plain(file, 0),
        })
    }

    fn write(&mut self, lines: &[u8]) -> io::Result<()> {
        match self {
            Packing::Plain(file, whole) => {
                let result = file.write_all(lines);
                match &result {
                    Ok(()) => *whole += lines.len() as u64,
                    // Half a line is worse than none. What cannot be shortened is no file on a disk.
                    Err(_) => drop(file.set_len(*whole)),
                }
                result
            }
            Packing::Gzip(encoder) => encoder.write_all(lines),
            Packing::Zstd(encoder) => encoder.write_all(lines),
        }
    }

    fn finish(self) -> io::Result<()> {
        match self {
            Packing::Plain(..) => Ok(()),
            Packing::Gzip(encoder) => encoder.finish().map(drop),
            Packing::Zstd(encoder) => encoder.finish().map(drop),
        }
    }
}
