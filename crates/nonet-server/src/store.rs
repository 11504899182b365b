//! The store: settings, games and records, in one SQLite file of the user's data folder.
//!
//! Where the file cannot be had, or no longer be written, the store goes on in memory with all that
//! it could read, and says so: a full disk must not end a game.

mod games;
mod records;
mod settings;

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use etcetera::{AppStrategy, AppStrategyArgs, choose_app_strategy};
use nonet_api::{Message, message};
use rusqlite::backup::Backup;
use rusqlite::{Connection, ErrorCode, Transaction, TransactionBehavior};
use serde_json::{Map, Value};

pub(crate) use records::NewRecord;

/// The name of the file.
const FILE: &str = "nonet.sqlite";

/// How long one process waits for another that writes.
const WAIT: Duration = Duration::from_secs(5);

/// What makes the tables, one step after the other. A step that has been published never changes:
/// to change a table, add a step.
const MIGRATIONS: [&str; 3] = [
    include_str!("store/0001_settings.sql"),
    include_str!("store/0002_games.sql"),
    include_str!("store/0003_records.sql"),
];

/// This moment, as the database writes it: in UTC, so that texts sort as times do.
const NOW: &str = "strftime('%Y-%m-%dT%H:%M:%fZ', 'now')";

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
    fn folder(&self) -> Result<Option<PathBuf>, OpenError> {
        match self {
            Data::Memory => Ok(None),
            Data::Folder(folder) => Ok(Some(folder.clone())),
            Data::Usual => {
                let names = AppStrategyArgs {
                    top_level_domain: "org".to_owned(),
                    author: "Nonet".to_owned(),
                    app_name: "Nonet".to_owned(),
                };
                let strategy = choose_app_strategy(names).map_err(|_| OpenError::NoHome)?;
                Ok(Some(strategy.data_dir()))
            }
        }
    }
}

/// Why a file cannot be used.
enum OpenError {
    /// There is no home folder.
    NoHome,
    /// The folder cannot be made.
    Folder(io::Error),
    /// A later version of the program has written it.
    Newer,
    /// Something else is wrong with it.
    Sql(rusqlite::Error),
}

impl From<rusqlite::Error> for OpenError {
    fn from(error: rusqlite::Error) -> OpenError {
        OpenError::Sql(error)
    }
}

impl OpenError {
    fn message(&self, file: &Path) -> Message {
        let file = file.display().to_string();
        match self {
            OpenError::NoHome => message!("store-no-home"),
            OpenError::Folder(error) => {
                message!("store-unusable", file = file, reason = error.to_string())
            }
            OpenError::Newer => message!("store-newer", file = file),
            OpenError::Sql(error) => message!("store-unusable", file = file, reason = plain(error)),
        }
    }
}

/// What is kept.
pub(crate) struct Store {
    inner: Mutex<Inner>,
}

struct Inner {
    connection: Connection,
    /// The file, unless all is in memory.
    file: Option<PathBuf>,
    /// Why all is in memory, if nobody asked for that.
    remark: Option<Message>,
}

impl Store {
    /// Opens the store; in memory, with a remark, if the file cannot be had.
    ///
    /// # Errors
    /// If there is not even memory.
    pub(crate) fn open(data: &Data) -> rusqlite::Result<Store> {
        let inner = match data.folder() {
            Ok(None) => Inner { connection: in_memory()?, file: None, remark: None },
            Ok(Some(folder)) => Inner::open(&folder)?,
            Err(error) => {
                let remark = Some(error.message(Path::new("")));
                Inner { connection: in_memory()?, file: None, remark }
            }
        };
        Ok(Store { inner: Mutex::new(inner) })
    }

    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The file, unless all is in memory.
    pub(crate) fn file(&self) -> Option<PathBuf> {
        self.inner().file.clone()
    }

    /// Why all is in memory, if nobody asked for that.
    pub(crate) fn remark(&self) -> Option<Message> {
        self.inner().remark.clone()
    }

    /// Reads or writes, all of it or nothing. If the file can no longer be written, the store goes
    /// on in memory.
    ///
    /// # Errors
    /// If another process keeps the file from being written, or the file is broken.
    pub(crate) fn run<T>(
        &self,
        work: impl Fn(&Transaction<'_>) -> rusqlite::Result<T>,
    ) -> rusqlite::Result<T> {
        let mut inner = self.inner();
        match transact(&mut inner.connection, &work) {
            Err(error) if inner.file.is_some() && is_lost(&error) => {
                inner.move_to_memory(&error)?;
                transact(&mut inner.connection, &work)
            }
            result => result,
        }
    }
}

impl Inner {
    fn open(folder: &Path) -> rusqlite::Result<Inner> {
        let file = folder.join(FILE);
        let mut connection = None;
        match open_file(folder, &file, &mut connection) {
            Ok(connection) => Ok(Inner { connection, file: Some(file), remark: None }),
            Err(error) => {
                let mut memory = in_memory()?;
                // What can be read is still good, unless it means something that we do not know.
                if let (Some(old), false) = (&connection, matches!(error, OpenError::Newer))
                    && let Ok(copy) = copy_of(old)
                {
                    memory = copy;
                }
                let remark = Some(error.message(&file));
                Ok(Inner { connection: memory, file: None, remark })
            }
        }
    }

    fn move_to_memory(&mut self, reason: &rusqlite::Error) -> rusqlite::Result<()> {
        self.connection = copy_of(&self.connection).or_else(|_| in_memory())?;
        if let Some(file) = self.file.take() {
            let file = file.display().to_string();
            self.remark = Some(message!("store-lost", file = file, reason = plain(reason)));
        }
        Ok(())
    }
}

fn transact<T>(
    connection: &mut Connection,
    work: &impl Fn(&Transaction<'_>) -> rusqlite::Result<T>,
) -> rusqlite::Result<T> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let result = work(&transaction)?;
    transaction.commit()?;
    Ok(result)
}

/// Whether an error means that the file can no longer be used.
fn is_lost(error: &rusqlite::Error) -> bool {
    matches!(
        error.sqlite_error_code(),
        Some(
            ErrorCode::DiskFull
                | ErrorCode::ReadOnly
                | ErrorCode::CannotOpen
                | ErrorCode::SystemIoFailure
                | ErrorCode::PermissionDenied
                | ErrorCode::DatabaseCorrupt
                | ErrorCode::NotADatabase
        )
    )
}

/// Whether an error means that another process is writing.
pub(crate) fn is_busy(error: &rusqlite::Error) -> bool {
    let code = error.sqlite_error_code();
    matches!(code, Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked))
}

/// The object that was kept as text; an empty one if somebody has broken it.
fn object(text: &str) -> Map<String, Value> {
    serde_json::from_str(text).unwrap_or_default()
}

/// What the database says, without the code.
fn plain(error: &rusqlite::Error) -> String {
    match error {
        rusqlite::Error::SqliteFailure(_, Some(text)) => text.clone(),
        error => error.to_string(),
    }
}

/// Opens the file and brings its tables up to date. The connection stays in `opened` if that fails.
fn open_file(
    folder: &Path,
    file: &Path,
    opened: &mut Option<Connection>,
) -> Result<Connection, OpenError> {
    fs::create_dir_all(folder).map_err(OpenError::Folder)?;
    let connection = opened.insert(Connection::open(file)?);
    connection.busy_timeout(WAIT)?;
    // With a log ahead of the file, a process that is killed leaves a file that is whole, and
    // another process can read while this one writes.
    connection.pragma_update(None, "journal_mode", "wal")?;
    connection.pragma_update(None, "synchronous", "normal")?;
    migrate(connection, &MIGRATIONS)?;
    opened.take().ok_or(OpenError::Sql(rusqlite::Error::InvalidQuery))
}

/// A new store in memory.
fn in_memory() -> rusqlite::Result<Connection> {
    let mut connection = Connection::open_in_memory()?;
    match migrate(&mut connection, &MIGRATIONS) {
        Ok(()) => Ok(connection),
        Err(OpenError::Sql(error)) => Err(error),
        Err(_) => Err(rusqlite::Error::InvalidQuery),
    }
}

/// A copy in memory of what can be read.
fn copy_of(connection: &Connection) -> rusqlite::Result<Connection> {
    let mut copy = Connection::open_in_memory()?;
    Backup::new(connection, &mut copy)?.run_to_completion(1000, Duration::ZERO, None)?;
    match migrate(&mut copy, &MIGRATIONS) {
        Ok(()) => Ok(copy),
        Err(OpenError::Sql(error)) => Err(error),
        Err(_) => Err(rusqlite::Error::InvalidQuery),
    }
}

/// Takes the steps that a file has not taken yet. Two processes may do so at the same time.
fn migrate(connection: &mut Connection, steps: &[&str]) -> Result<(), OpenError> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let version: usize =
        transaction.pragma_query_value(None, "user_version", |row| row.get::<_, u32>(0))? as usize;
    let missing = steps.get(version..).ok_or(OpenError::Newer)?;
    for step in missing {
        transaction.execute_batch(step)?;
    }
    transaction.pragma_update(None, "user_version", steps.len() as u32)?;
    transaction.commit()?;
    Ok(())
}

#[cfg(test)]
mod tests;
