//! The owner's own samples in backups: they lie in files of their own, beside that of everything else.

use std::cell::Cell;
use std::collections::BTreeSet;

use nonet_api::Message;
use nonet_api::samples::own::{LONGEST, OwnError, OwnSamples};
use nonet_host::{Part, SampleFolder};
use schemars::JsonSchema;
use serde::ser::{Error as _, SerializeSeq, Serializer};
use serde::{Deserialize, Serialize};

use super::backup::{Changes, Mode};

pub(super) use nonet_api::samples::own::MOST;

/// A sample in a backup.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub(super) struct SampleText {
    /// The name of its file, at most 120 bytes.
    name: String,
    /// The puzzle, at most 256 kB.
    text: String,
}

/// All samples of a folder, each read when it is its turn to be written.
pub(super) struct Samples<'a> {
    pub(super) folder: Option<&'a SampleFolder>,
    /// How many were written.
    pub(super) count: Cell<u64>,
}

impl Serialize for Samples<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(None)?;
        let names = self.folder.map(|folder| folder.list().names).unwrap_or_default();
        for (folder, name) in self.folder.into_iter().cycle().zip(names) {
            match folder.read(&name) {
                Ok(text) => list.serialize_element(&SampleText { name, text })?,
                // It has gone since the look into the folder.
                Err(OwnError::Missing) => continue,
                Err(error) => {
                    let words = nonet_api::Words::english();
                    return Err(S::Error::custom(words.say(&error.message(&name))));
                }
            }
            self.count.set(self.count.get() + 1);
        }
        list.end()
    }
}

/// Sees whether all samples of a backup can be kept.
pub(super) fn check(samples: &[SampleText]) -> Result<(), Message> {
    let names: BTreeSet<&str> = samples.iter().map(|sample| sample.name.as_str()).collect();
    if samples.len() > MOST || names.len() < samples.len() {
        return Err(OwnError::TooMany.message(""));
    }
    for SampleText { name, text } in samples {
        if !SampleFolder::can_hold(name) {
            return Err(OwnError::Missing.message(name));
        }
        if text.len() as u64 > LONGEST {
            return Err(OwnError::TooLong.message(name));
        }
    }
    Ok(())
}

/// Samples that are written and have no names yet: nothing is changed until they get them.
pub(super) struct Staged<'a> {
    folder: &'a SampleFolder,
    parts: Vec<(Part, &'a str)>,
    gone: Vec<String>,
    changes: Changes,
}

impl<'a> Staged<'a> {
    /// Writes what has to be written to take samples back. What is here stays as it is, unless they are to
    /// take the place of everything.
    pub(super) fn new(
        folder: &'a SampleFolder,
        samples: &'a [SampleText],
        mode: Mode,
    ) -> Result<Staged<'a>, Message> {
        let here = folder.list().names;
        let (mut parts, mut changes) = (Vec::new(), Changes::default());
        for SampleText { name, text } in samples {
            match (folder.read(name), mode) {
                (Ok(here), _) if here == *text => {
                    changes.same += 1;
                    continue;
                }
                (Ok(_) | Err(OwnError::TooLong), Mode::Merge) => {
                    changes.same += 1;
                    continue;
                }
                (Ok(_) | Err(OwnError::TooLong), Mode::Replace) => changes.changed += 1,
                (Err(OwnError::Missing), _) => changes.added += 1,
                (Err(error), _) => return Err(error.message(name)),
            }
            let part = folder.write(text).map_err(|error| error.message(name))?;
            parts.push((part, name.as_str()));
        }
        let mut gone = Vec::new();
        if mode == Mode::Replace {
            let kept: BTreeSet<&str> = samples.iter().map(|sample| sample.name.as_str()).collect();
            gone = here.iter().filter(|name| !kept.contains(name.as_str())).cloned().collect();
        } else if here.len() as u64 + changes.added > MOST as u64 {
            return Err(OwnError::TooMany.message(""));
        }
        changes.removed = gone.len() as u64;
        Ok(Staged { folder, parts, gone, changes })
    }

    /// Gives them their names.
    pub(super) fn put(self) -> Result<Changes, Message> {
        for (part, name) in self.parts {
            self.folder.put(part, name).map_err(|error| error.message(name))?;
        }
        for name in self.gone {
            match self.folder.remove(&name) {
                Ok(()) | Err(OwnError::Missing) => {}
                Err(error) => return Err(error.message(&name)),
            }
        }
        Ok(self.changes)
    }
}
