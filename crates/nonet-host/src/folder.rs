//! The folder with a user's own samples: plain files, one puzzle each, whoever has put them there.
//!
//! Nothing is remembered between two looks: a file that any tool has changed is changed here. What is
//! written gets its name once it is whole. A file that is no plain one is not even opened.

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Component, Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

use nonet_api::samples::own::{
    LONGEST, MOST, OwnError, OwnList, OwnSamples, check_new, check_text, is_same_name,
};
use nonet_api::{Message, message};

use crate::files::{decode, reading_reason, writing_reason};

/// How many files that are passed over are named.
const MOST_REMARKS: usize = 10;

/// The folder with a user's own samples. It need not be there as long as there are none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SampleFolder {
    path: PathBuf,
}

impl SampleFolder {
    /// The folder at a path.
    pub fn new(path: PathBuf) -> SampleFolder {
        SampleFolder { path }
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Keeps a new sample.
    ///
    /// # Errors
    /// If its name or its text will not do, or there is one of this name, or it cannot be written.
    pub fn add(&self, name: &str, text: &str) -> Result<(), OwnError> {
        check_new(name, text)?;
        let there = self.names()?;
        if let Some(other) = there.iter().find(|other| is_same_name(other, name)) {
            return Err(OwnError::Exists(other.clone()));
        }
        if there.len() >= MOST {
            return Err(OwnError::TooMany);
        }
        let part = self.write(text)?;
        part.become_new(&self.path.join(name), name)
    }

    /// Changes the text of a sample.
    ///
    /// # Errors
    /// If there is none of this name, or the text will not do, or it cannot be written.
    pub fn replace(&self, name: &str, text: &str) -> Result<(), OwnError> {
        check_text(text)?;
        let file = self.file(name)?;
        let part = self.write(text)?;
        part.take_the_place_of(&file)
    }

    /// Gives a sample another name.
    ///
    /// # Errors
    /// If there is none of this name, or one of the other, or that will not do.
    pub fn rename(&self, name: &str, new: &str) -> Result<(), OwnError> {
        let file = self.file(name)?;
        if name == new {
            return Ok(());
        }
        check_new(new, &self.read(name)?)?;
        let there = self.names()?;
        let is_other = |other: &&String| other.as_str() != name && is_same_name(other, new);
        if let Some(other) = there.iter().find(is_other) {
            return Err(OwnError::Exists(other.clone()));
        }
        let target = self.path.join(new);
        if is_same_name(name, new) {
            // Where the case of letters does not count, the new name is there: it is this file's.
            return fs::rename(&file, target).map_err(|error| unwritten(&error));
        }
        Part { path: file, is_kept: true }.become_new(&target, new)
    }

    /// Deletes a sample.
    ///
    /// # Errors
    /// If there is none of this name, or it cannot be deleted.
    pub fn remove(&self, name: &str) -> Result<(), OwnError> {
        fs::remove_file(self.file(name)?).map_err(|error| match error.kind() {
            io::ErrorKind::NotFound => OwnError::Missing,
            _ => unwritten(&error),
        })
    }

    /// Writes a text into the folder that has no name yet. It is gone again if nobody gives it one.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn write(&self, text: &str) -> Result<Part, OwnError> {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        fs::create_dir_all(&self.path).map_err(|error| unwritten(&error))?;
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let path = self.path.join(format!(".part-{}-{number}", std::process::id()));
        // Of a process that had our number and was killed.
        let _ = fs::remove_file(&path);
        let mut file = File::options()
            .write(true)
            .create_new(true)
            .open(&path)
            .map_err(|error| unwritten(&error))?;
        let part = Part { path, is_kept: false };
        let written = file.write_all(text.as_bytes()).and_then(|()| file.sync_all());
        written.map_err(|error| unwritten(&error))?;
        Ok(part)
    }

    /// Gives what was written a name, whatever has had that before.
    ///
    /// # Errors
    /// If the system does not let us.
    pub fn put(&self, part: Part, name: &str) -> Result<(), OwnError> {
        if !SampleFolder::can_hold(name) {
            return Err(OwnError::Missing);
        }
        part.take_the_place_of(&self.path.join(name))
    }

    /// Whether a file of this name would be a sample here, wherever the name comes from. Of new ones
    /// more is asked.
    pub fn can_hold(name: &str) -> bool {
        let mut parts = Path::new(name).components();
        let is_one = matches!((parts.next(), parts.next()), (Some(Component::Normal(one)), None) if one == name);
        is_one
            && !name.starts_with('.')
            && !name.contains(|symbol: char| symbol.is_control() || symbol == '\\')
    }

    /// The plain file with this name.
    fn file(&self, name: &str) -> Result<PathBuf, OwnError> {
        if !SampleFolder::can_hold(name) {
            return Err(OwnError::Missing);
        }
        let path = self.path.join(name);
        match fs::symlink_metadata(&path) {
            Ok(found) if found.is_file() => Ok(path),
            Err(error) if error.kind() == io::ErrorKind::PermissionDenied => Err(unread(&error)),
            _ => Err(OwnError::Missing),
        }
    }

    /// The names of what is in the folder, without what is hidden.
    fn names(&self) -> Result<Vec<String>, OwnError> {
        let entries = match fs::read_dir(&self.path) {
            Ok(entries) => entries,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            Err(error) => return Err(unread(&error)),
        };
        let names = entries.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
        Ok(names.filter(|name| !name.starts_with('.')).collect())
    }
}

impl OwnSamples for SampleFolder {
    fn list(&self) -> OwnList {
        let place = self.path.display().to_string();
        let mut names = Vec::new();
        let mut remarks = Vec::new();
        let entries = match fs::read_dir(&self.path) {
            Ok(entries) => entries,
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                return OwnList { names, remarks, place };
            }
            Err(error) => {
                let (folder, reason) = (place.clone(), reading_reason(&error));
                remarks.push(message!("own-folder-unreadable", folder = folder, reason = reason));
                return OwnList { names, remarks, place };
            }
        };
        let mut skipped = Vec::new();
        for entry in entries.flatten() {
            match looked_at(&entry) {
                Some(Ok(name)) => names.push(name),
                Some(Err(remark)) => skipped.push(remark),
                None => {}
            }
        }
        names.sort_by_cached_key(|name| (name.to_lowercase(), name.clone()));
        skipped.sort_by(|(one, _), (other, _)| one.cmp(other));
        let more = skipped.len().saturating_sub(MOST_REMARKS) + names.len().saturating_sub(MOST);
        names.truncate(MOST);
        remarks.extend(skipped.into_iter().take(MOST_REMARKS).map(|(_, remark)| remark));
        if more > 0 {
            remarks.push(message!("own-skipped-more", count = more));
        }
        OwnList { names, remarks, place }
    }

    fn read(&self, name: &str) -> Result<String, OwnError> {
        let file = File::open(self.file(name)?).map_err(|error| unread(&error))?;
        let mut bytes = Vec::new();
        // One byte more than is allowed tells whether there is more.
        file.take(LONGEST + 1).read_to_end(&mut bytes).map_err(|error| unread(&error))?;
        if bytes.len() as u64 > LONGEST { Err(OwnError::TooLong) } else { Ok(decode(&bytes)) }
    }
}

/// The name of an entry that may be a sample; a remark with its name if it is none; nothing if it is
/// hidden, or has gone.
fn looked_at(entry: &fs::DirEntry) -> Option<Result<String, (String, Message)>> {
    let name = match entry.file_name().into_string() {
        Ok(name) if name.starts_with('.') => return None,
        Ok(name) if SampleFolder::can_hold(&name) => name,
        Ok(name) => {
            let name: String = name.escape_debug().collect();
            return Some(Err((name.clone(), message!("own-skipped-name", name = name))));
        }
        Err(name) => {
            let name = name.to_string_lossy().into_owned();
            return Some(Err((name.clone(), message!("own-skipped-name", name = name))));
        }
    };
    // What a link leads to is not looked at.
    let found = entry.metadata().ok()?;
    let remark = if found.is_symlink() {
        message!("own-skipped-link", name = name.as_str())
    } else if found.is_dir() {
        message!("own-skipped-folder", name = name.as_str())
    } else if !found.is_file() {
        message!("own-skipped-other", name = name.as_str())
    } else if found.len() > LONGEST {
        message!("own-skipped-long", name = name.as_str(), most = LONGEST >> 10)
    } else {
        return Some(Ok(name));
    };
    Some(Err((name, remark)))
}

/// A text in the folder that has no name yet. Dropped, it is gone.
#[derive(Debug)]
pub struct Part {
    path: PathBuf,
    /// Whether it stays if it gets no other name.
    is_kept: bool,
}

impl Part {
    /// Gets a name that nobody has.
    fn become_new(self, target: &Path, name: &str) -> Result<(), OwnError> {
        let exists = || OwnError::Exists(name.to_owned());
        match fs::hard_link(&self.path, target) {
            Ok(()) => fs::remove_file(&self.path).map_err(|error| unwritten(&error)),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Err(exists()),
            // Not every file system has links: there a look before has to do.
            Err(_) if fs::symlink_metadata(target).is_ok() => Err(exists()),
            Err(_) => self.take_the_place_of(target),
        }
    }

    /// Gets a name, whoever has it.
    fn take_the_place_of(self, target: &Path) -> Result<(), OwnError> {
        fs::rename(&self.path, target).map_err(|error| unwritten(&error))
    }
}

impl Drop for Part {
    fn drop(&mut self) {
        if !self.is_kept {
            // With another name it is not here any more.
            let _ = fs::remove_file(&self.path);
        }
    }
}

fn unread(error: &io::Error) -> OwnError {
    OwnError::System(reading_reason(error))
}

fn unwritten(error: &io::Error) -> OwnError {
    OwnError::System(writing_reason(error))
}

#[cfg(test)]
mod tests;
