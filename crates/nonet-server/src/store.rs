//! The store: settings, games and records, in one SQLite file of the user's data folder.
//!
//! Where the file cannot be had, or no longer be written, the store goes on in memory with all that it
//! could read, and says so: a full disk must not end a game. It goes back as soon as it can, and takes
//! along what is only in memory. A damaged file is put aside, and what can be read of it is rescued.

mod backup;
mod file;
mod games;
mod inner;
mod memory;
mod own;
mod pool;
mod records;
mod rescue;
mod settings;

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use etcetera::{AppStrategy, AppStrategyArgs, choose_app_strategy};
use nonet_api::samples::own::OwnSamples;
use nonet_api::{Message, message};
use nonet_host::SampleFolder;
use rusqlite::types::ValueRef;
use rusqlite::{Connection, ErrorCode, Row, Transaction, TransactionBehavior};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Map, Value};

use inner::Inner;

pub use backup::{Amount, Changes, Mode, Restored};

pub(crate) use backup::{Backup, BackupError, Document};
pub(crate) use games::{After, Change, Game, GameHead};
pub(crate) use records::{NewRecord, Record};

/// The name of the file.
const FILE: &str = "nonet.sqlite";

/// The name of the folder beside it with the user's own samples.
const SAMPLES: &str = "samples";

/// This moment, as the database writes it: in UTC, so that texts sort as times do.
const NOW: &str = "strftime('%Y-%m-%dT%H:%M:%fZ', 'now')";

/// The largest id and the largest revision: up to here numbers are exact in JavaScript.
const LARGEST_NUMBER: i64 = 1 << 53;

/// How many bytes of what is kept a list may have, but for its last entry.
const LONGEST_LIST: usize = 1 << 20;

/// The longest text of all settings together.
pub(crate) const LONGEST_SETTINGS: usize = 64 << 10;
/// The longest state of a game: room for 2,000 moves with branches.
pub(crate) const LONGEST_STATE: usize = 1 << 20;
/// The longest text of what a list shows of a game, and of the details of a record.
pub(crate) const LONGEST_NOTE: usize = 4 << 10;
/// The longest puzzle of a record: the largest grid, with room for its pencil marks.
pub(crate) const LONGEST_PUZZLE: usize = 16 << 10;
/// The longest name of a level, and the longest date.
pub(crate) const LONGEST_NAME: usize = 64;

/// Where to keep what is to be kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Data {
    /// In the folder that the system has for the data of programs.
    Usual,
    /// In this folder.
    Folder(PathBuf),
    /// Nowhere: it is forgotten when the server ends.
    Memory,
}

impl Data {
    /// The file; none if nothing is to be kept.
    fn file(&self) -> Result<Option<PathBuf>, NoHome> {
        let folder = match self {
            Data::Memory => return Ok(None),
            Data::Folder(folder) => folder.clone(),
            Data::Usual => {
                let names = AppStrategyArgs {
                    top_level_domain: "org".to_owned(),
                    author: "Nonet".to_owned(),
                    app_name: "Nonet".to_owned(),
                };
                choose_app_strategy(names).map_err(|_| NoHome)?.data_dir()
            }
        };
        Ok(Some(folder.join(FILE)))
    }
}

impl Data {
    /// The folder with the user's own samples, beside the file; none if nothing is to be kept.
    pub fn samples(&self) -> Option<SampleFolder> {
        let file = self.file().ok()??;
        Some(SampleFolder::new(file.with_file_name(SAMPLES)))
    }
}

/// That the user has no home folder.
struct NoHome;

/// Where things are at the moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum State {
    /// In the file.
    File,
    /// In memory.
    Memory,
    /// What was there is read from the file, what is changed is in memory.
    ReadOnly,
}

impl State {
    /// Its name for programs.
    pub(crate) fn id(self) -> &'static str {
        match self {
            State::File => "file",
            State::Memory => "memory",
            State::ReadOnly => "read-only",
        }
    }
}

/// How the store stands.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Status {
    pub(crate) state: State,
    /// The file that things belong into, if there is one.
    pub(crate) file: Option<PathBuf>,
    /// Since when it stands so, in UTC.
    pub(crate) since: String,
    /// Why things are in memory, if nobody asked for that; what has happened to the file.
    pub(crate) message: Option<Message>,
    /// Why the file could not be written when that was tried last, and nothing about what follows.
    pub(crate) trouble: Option<Message>,
    /// How many things are in memory only, although they belong into the file.
    pub(crate) unsaved: u64,
}

/// What is kept.
pub(crate) struct Store {
    inner: Mutex<Inner>,
    /// A second connection to the file, while that is in use: reading does not wait for writing.
    reader: Reader,
    /// The user's own samples, which lie beside the file.
    samples: Option<SampleFolder>,
}

/// A connection that only reads, if there is one. Whoever holds [`Inner`] may take this lock, too, but
/// not the other way round.
type Reader = Arc<Mutex<Option<Connection>>>;

impl Store {
    /// Opens the store; in memory, with a message, if the file cannot be had.
    ///
    /// # Errors
    /// If there is not even memory.
    pub(crate) fn open(data: &Data) -> rusqlite::Result<Store> {
        let reader = Reader::default();
        let mut inner = Inner::new(Arc::clone(&reader))?;
        match data.file() {
            Ok(None) => {}
            Ok(Some(file)) => inner.begin(file),
            Err(NoHome) => inner.tell(message!("store-no-home")),
        }
        Ok(Store { inner: Mutex::new(inner), reader, samples: data.samples() })
    }

    /// A copy in memory of what is kept in a place, where nothing is changed.
    ///
    /// # Errors
    /// If nothing is kept there, or it cannot be read.
    pub(crate) fn copy_of(data: &Data) -> Result<Store, Message> {
        let file = match data.file() {
            Ok(Some(file)) => file,
            Ok(None) => return Err(message!("backup-nowhere")),
            Err(NoHome) => return Err(message!("store-no-home")),
        };
        let reader = Reader::default();
        let samples = data.samples();
        let has_samples = || samples.as_ref().is_some_and(|own| !own.list().names.is_empty());
        let inner = if !file.exists() && has_samples() {
            // Whoever has only put files into the folder has something to back up, too.
            let fault =
                |error: rusqlite::Error| message!("store-fault", reason = error.to_string());
            Inner::new(Arc::clone(&reader)).map_err(fault)?
        } else {
            Inner::copy_of(&file, Arc::clone(&reader))?
        };
        Ok(Store { inner: Mutex::new(inner), reader, samples: data.samples() })
    }

    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How the store stands.
    pub(crate) fn status(&self) -> Status {
        self.inner().status()
    }

    /// The folder that things belong into, if there is one.
    pub(crate) fn folder(&self) -> Option<PathBuf> {
        self.status().file.and_then(|file| file.parent().map(Path::to_owned))
    }

    /// The folder with the user's own samples, if there is a place for one.
    pub(crate) fn samples(&self) -> Option<&SampleFolder> {
        self.samples.as_ref()
    }

    /// Where things are at the moment.
    pub(crate) fn state(&self) -> State {
        self.inner().state()
    }

    /// What has happened to the store since this was asked last.
    pub(crate) fn news(&self) -> Vec<Message> {
        self.inner().news()
    }

    /// Looks after the file, now and then: goes back to it if that has become possible, notices if it
    /// was removed, and writes into it what is still in the log beside it.
    pub(crate) fn tend(&self) {
        self.inner().tend();
    }

    /// Ends the store. The file then holds everything, without a log beside it.
    pub(crate) fn close(&self) {
        self.inner().close();
    }

    /// Reads. This takes no lock that keeps others from writing.
    ///
    /// # Errors
    /// If the file cannot be read and there is nothing in memory, either.
    fn read<T>(
        &self,
        work: impl Fn(&Transaction<'_>) -> rusqlite::Result<T>,
    ) -> rusqlite::Result<T> {
        if let Some(reader) = &mut *lock(&self.reader) {
            match transact(reader, TransactionBehavior::Deferred, &work) {
                Err(error) if Fault::of(&error).is_some() => {}
                result => return result,
            }
        }
        self.inner().run(TransactionBehavior::Deferred, &work)
    }

    /// Writes, all of it or nothing. If the file can no longer be written, the store goes on in memory.
    ///
    /// # Errors
    /// If another process keeps the file from being written.
    fn write<T>(
        &self,
        work: impl Fn(&Transaction<'_>) -> rusqlite::Result<T>,
    ) -> rusqlite::Result<T> {
        self.inner().run(TransactionBehavior::Immediate, &work)
    }
}

fn lock(reader: &Reader) -> MutexGuard<'_, Option<Connection>> {
    reader.lock().unwrap_or_else(PoisonError::into_inner)
}

fn transact<T>(
    connection: &mut Connection,
    behavior: TransactionBehavior,
    work: &impl Fn(&Transaction<'_>) -> rusqlite::Result<T>,
) -> rusqlite::Result<T> {
    let transaction = connection.transaction_with_behavior(behavior)?;
    let result = work(&transaction)?;
    transaction.commit()?;
    Ok(result)
}

/// What is the matter with a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fault {
    /// It cannot be written, or not even be read, at the moment.
    Unusable,
    /// It is damaged, and will not get better.
    Damaged,
}

impl Fault {
    /// What an error says about the file, if it is about the file.
    fn of(error: &rusqlite::Error) -> Option<Fault> {
        if is_senseless_row(error) {
            return Some(Fault::Damaged);
        }
        match error.sqlite_error_code()? {
            ErrorCode::DiskFull
            | ErrorCode::ReadOnly
            | ErrorCode::CannotOpen
            | ErrorCode::SystemIoFailure
            | ErrorCode::PermissionDenied
            | ErrorCode::FileLockingProtocolFailed => Some(Fault::Unusable),
            ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase => Some(Fault::Damaged),
            _ => None,
        }
    }
}

/// Whether an error means that a row holds what we never write: pages that are whole to the database
/// can still have a bit that is wrong.
fn is_senseless_row(error: &rusqlite::Error) -> bool {
    matches!(
        error,
        rusqlite::Error::InvalidColumnType(..)
            | rusqlite::Error::FromSqlConversionFailure(..)
            | rusqlite::Error::IntegralValueOutOfRange(..)
            | rusqlite::Error::Utf8Error(..)
    )
}

/// Whether an error means that another process is writing.
pub(crate) fn is_busy(error: &rusqlite::Error) -> bool {
    let code = error.sqlite_error_code();
    matches!(code, Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked))
}

/// A text, also where a wrong bit makes it look like bytes: it is still the same.
fn text(row: &Row<'_>, column: &str) -> rusqlite::Result<String> {
    match row.get_ref(column)? {
        ValueRef::Blob(bytes) => String::from_utf8(bytes.to_vec())
            .map_err(|error| rusqlite::Error::Utf8Error(0, error.utf8_error())),
        _ => row.get(column),
    }
}

/// The object that was kept as text; an empty one if somebody has broken it.
fn object(text: &str) -> Map<String, Value> {
    serde_json::from_str(text).unwrap_or_default()
}

/// Part of a list.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Page<T, N> {
    pub(crate) entries: Vec<T>,
    /// Where the next part begins, if there is more.
    pub(crate) next: Option<N>,
}

/// Why a file cannot be used.
#[derive(Debug)]
enum OpenError {
    /// The folder cannot be made, or a file not be put aside.
    Folder(std::io::Error),
    /// A later version of the program has written it.
    Newer,
    /// It is damaged.
    Damaged,
    /// It is no file that could be a database.
    NotAFile,
    /// It is the database of another program.
    Foreign,
    /// Something else is wrong with it.
    Sql(rusqlite::Error),
}

impl From<rusqlite::Error> for OpenError {
    fn from(error: rusqlite::Error) -> OpenError {
        match Fault::of(&error) {
            Some(Fault::Damaged) => OpenError::Damaged,
            _ => OpenError::Sql(error),
        }
    }
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OpenError::Folder(error) => error.fmt(f),
            OpenError::Newer => f.write_str("written by a later version"),
            OpenError::Damaged => f.write_str("damaged"),
            OpenError::NotAFile => f.write_str("no regular file"),
            OpenError::Foreign => f.write_str("the database of another program"),
            OpenError::Sql(rusqlite::Error::SqliteFailure(_, Some(text))) => f.write_str(text),
            OpenError::Sql(error) => error.fmt(f),
        }
    }
}

#[cfg(test)]
mod tests;
