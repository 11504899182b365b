//! The part of the store that is used by one at a time: it knows where things are, and moves them.

use std::mem;
use std::path::{Path, PathBuf};
use std::time::Duration;

use nonet_api::{Argument, Message, message};
use rusqlite::ffi::{self, SQLITE_INTERRUPT, SQLITE_IOERR_SHMSIZE};
use rusqlite::{Connection, ErrorCode, Transaction, TransactionBehavior};

use super::file::{self, Files, Identity};
use super::rescue::Found;
use super::{Fault, NOW, OpenError, Reader, State, Status, lock, memory, rescue, transact};

/// How often the same work is tried, if each time something else is wrong with the file.
const TRIES: usize = 3;

/// How long work that nobody needs to be done waits for another process.
const SHORT_WAIT: Duration = Duration::from_millis(100);

/// What one at a time may use.
pub(super) struct Inner {
    /// The database: the file, or memory.
    connection: Connection,
    reader: Reader,
    /// The file that things belong into, if they belong into one.
    home: Option<PathBuf>,
    /// The file that is in use; none while things are in memory.
    open: Option<Files>,
    /// The file whose content is in memory.
    copied: Option<Identity>,
    is_read_only: bool,
    is_closed: bool,
    since: String,
    message: Option<Message>,
    /// Why the file could not be written when that was tried last.
    trouble: Option<Message>,
    news: Vec<Message>,
}

impl Inner {
    /// An empty store in memory.
    pub(super) fn new(reader: Reader) -> rusqlite::Result<Inner> {
        let connection = memory::new()?;
        let since = now(&connection);
        Ok(Inner {
            connection,
            reader,
            home: None,
            open: None,
            copied: None,
            is_read_only: false,
            is_closed: false,
            since,
            message: None,
            trouble: None,
            news: Vec::new(),
        })
    }

    /// A copy in memory of what a file holds.
    pub(super) fn copy_of(file: &Path, reader: Reader) -> Result<Inner, Message> {
        let name = file.display().to_string();
        if Identity::of(file).is_none() {
            return Err(message!("backup-nothing", file = name));
        }
        let fault = |error| message!("backup-unread", file = &*name, reason = reason(&error));
        file::ensure_regular(file).map_err(fault)?;
        let mut copy = Inner::new(reader).map_err(|error| fault(OpenError::Sql(error)))?;
        let found = file::open_to_read(file).map_err(OpenError::from);
        match found.and_then(|found| memory::copy_of(&found)) {
            Ok(whole) => copy.connection = whole,
            Err(OpenError::Damaged) => {
                let found = rescue::read(file, &copy.connection);
                let Found { games, records, .. } =
                    found.map_err(|error| fault(OpenError::Sql(error)))?;
                copy.tell(message!(
                    "backup-damaged",
                    file = name,
                    games = games,
                    records = records
                ));
            }
            Err(OpenError::Newer) => return Err(message!("backup-of-newer", file = name)),
            Err(error) => return Err(fault(error)),
        }
        Ok(copy)
    }

    /// Begins to use a file; if it cannot be written, at least what it holds.
    pub(super) fn begin(&mut self, file: PathBuf) {
        self.home = Some(file.clone());
        let begun = memory::track(&self.connection).map_err(OpenError::Sql);
        if let Err(error) = begun.and_then(|()| self.go_to(&file)) {
            if !matches!(error, OpenError::Newer) {
                self.load(&file);
            }
            self.stay(&file, &error);
        }
    }

    /// Says what has happened.
    pub(super) fn tell(&mut self, message: Message) {
        // The same thing is said once, however often it is tried to change it.
        if self.message.as_ref() != Some(&message) {
            self.since = now(&self.connection);
            self.news.push(message.clone());
            self.message = Some(message);
        }
    }

    pub(super) fn news(&mut self) -> Vec<Message> {
        mem::take(&mut self.news)
    }

    pub(super) fn state(&self) -> State {
        match (&self.open, self.is_read_only) {
            (Some(_), _) => State::File,
            (None, true) => State::ReadOnly,
            (None, false) => State::Memory,
        }
    }

    pub(super) fn status(&self) -> Status {
        Status {
            state: self.state(),
            file: self.home.clone(),
            since: self.since.clone(),
            message: self.message.clone(),
            trouble: self.trouble.clone(),
            unsaved: self.unsaved(),
        }
    }

    /// How many things belong into the file and are in memory only.
    fn unsaved(&self) -> u64 {
        match (&self.open, &self.home) {
            (None, Some(_)) => memory::unsaved(&self.connection),
            _ => 0,
        }
    }

    /// Reads or writes.
    pub(super) fn run<T>(
        &mut self,
        behavior: TransactionBehavior,
        work: &impl Fn(&Transaction<'_>) -> rusqlite::Result<T>,
    ) -> rusqlite::Result<T> {
        if self.is_closed {
            return Err(rusqlite::Error::SqliteFailure(ffi::Error::new(SQLITE_INTERRUPT), None));
        }
        // What is read from a file that was removed is still true, what is written to it would be lost.
        if matches!(behavior, TransactionBehavior::Immediate) {
            self.look_after_file();
        }
        for _ in 1..TRIES {
            let error = match transact(&mut self.connection, behavior, work) {
                Err(error) if self.open.is_some() => error,
                result => return result,
            };
            match Fault::of(&error) {
                Some(Fault::Damaged) => self.leave_damaged(),
                Some(Fault::Unusable) => self.leave_unusable(error)?,
                None => return Err(error),
            }
        }
        transact(&mut self.connection, behavior, work)
    }

    /// Does what nobody needs to be done: if it cannot be, now or without a long wait, everything stays as it is.
    pub(super) fn attempt<T>(
        &mut self,
        work: impl Fn(&Transaction<'_>) -> rusqlite::Result<T>,
    ) -> rusqlite::Result<T> {
        self.connection.busy_timeout(SHORT_WAIT)?;
        let result = transact(&mut self.connection, TransactionBehavior::Immediate, &work);
        self.connection.busy_timeout(file::WAIT)?;
        result
    }

    /// Looks after the file, now and then.
    pub(super) fn tend(&mut self) {
        if self.is_closed {
            return;
        }
        self.look_after_file();
        match (&self.open, self.home.clone()) {
            // What is in the log goes into the file as far as nobody reads it. It is no harm if that
            // does not work now.
            (Some(_), _) => drop(self.connection.execute_batch("PRAGMA wal_checkpoint(PASSIVE)")),
            (None, Some(file)) => self.try_again(&file),
            (None, None) => {}
        }
    }

    /// Ends the store.
    pub(super) fn close(&mut self) {
        self.tend();
        let unsaved = self.unsaved();
        if let (true, Some(file)) = (unsaved > 0, &self.home) {
            let file = file.display().to_string();
            self.news.push(message!("store-unsaved", file = file, count = unsaved));
        }
        *lock(&self.reader) = None;
        if self.open.take().is_some() {
            // Others may still read: then the last of them does this.
            drop(self.connection.execute_batch("PRAGMA wal_checkpoint(TRUNCATE)"));
        }
        if let Ok(empty) = Connection::open_in_memory() {
            self.connection = empty;
        }
        self.is_closed = true;
    }

    /// Notices that the file was removed or replaced.
    fn look_after_file(&mut self) {
        let (Some(open), Some(file)) = (self.open.clone(), self.home.clone()) else { return };
        let there = Files::at(&file);
        if there.as_ref().is_some_and(|there| open.are_still(there)) || self.leave().is_err() {
            return;
        }
        let name = file.display().to_string();
        let result = match there {
            // Whoever puts another file there wants that one.
            Some(there) if there.file != open.file => {
                open.remove_log(&file);
                self.copied = Some(there.file);
                self.go_to(&file).map(|()| message!("store-replaced", file = name))
            }
            // Without its log, the file is not what it was, and others may not know yet.
            Some(_) => self.put_aside(&file, None).and_then(|()| {
                let message = self.message.clone();
                self.go_to(&file)
                    .map(|()| message.unwrap_or(message!("store-removed", file = name)))
            }),
            None => {
                open.remove_log(&file);
                self.copied = None;
                self.go_to(&file).map(|()| message!("store-removed", file = name))
            }
        };
        match result {
            Ok(message) => self.tell(message),
            Err(error) => self.stay(&file, &error),
        }
    }

    /// Goes back to the file, if that has become possible.
    fn try_again(&mut self, file: &Path) {
        match self.go_to(file) {
            Ok(()) => {
                self.tell(message!("store-returned", file = file.display().to_string()));
            }
            Err(error) => self.stay(file, &error),
        }
    }

    /// Goes from memory to the file, with all that is in memory only.
    fn go_to(&mut self, file: &Path) -> Result<(), OpenError> {
        match self.connect(file) {
            Err(OpenError::Damaged) => {
                self.rescue(file)?;
                self.connect(file)
            }
            result => result,
        }
    }

    fn connect(&mut self, file: &Path) -> Result<(), OpenError> {
        let there = Identity::of(file);
        let is_other = there.is_none() || there != self.copied;
        let mut connection = file::open(file, is_other)?;
        if is_other {
            memory::mark_all(&self.connection)?;
        }
        memory::write_back(&self.connection, &mut connection)?;
        // Without a second connection, the first one reads as well.
        *lock(&self.reader) = file::open_reader(file).ok();
        self.connection = connection;
        self.open = Files::at(file);
        self.is_read_only = false;
        self.since = now(&self.connection);
        self.copied = None;
        Ok(())
    }

    /// Goes from the file to memory, with all that can be read.
    fn leave(&mut self) -> rusqlite::Result<()> {
        let copy = match (memory::copy_of(&self.connection), &self.home) {
            (Ok(copy), _) => copy,
            (Err(_), Some(file)) => {
                let copy = memory::new()?;
                rescue::read(file, &copy)?;
                copy
            }
            (Err(_), None) => return Ok(()),
        };
        memory::track(&copy)?;
        *lock(&self.reader) = None;
        self.connection = copy;
        self.copied = self.open.take().map(|files| files.file);
        Ok(())
    }

    /// Leaves a file that cannot be written.
    fn leave_unusable(&mut self, error: rusqlite::Error) -> rusqlite::Result<()> {
        self.leave()?;
        if let Some(file) = self.home.clone() {
            self.stay(&file, &OpenError::Sql(error));
        }
        Ok(())
    }

    /// Stays in memory, and says why.
    fn stay(&mut self, file: &Path, error: &OpenError) {
        let name = file.display().to_string();
        self.trouble = Some(message!("backup-away", file = &*name, reason = reason(error)));
        if matches!(error, OpenError::Newer) {
            self.home = None;
            return self.tell(message!("store-newer", file = name));
        }
        self.is_read_only = self.copied.is_some() && is_denied(error);
        if self.is_read_only {
            self.tell(message!("store-read-only", file = name));
        } else {
            self.tell(message!("store-away", file = name, reason = reason(error)));
        }
    }

    /// Takes into memory what a file holds that cannot be written.
    fn load(&mut self, file: &Path) {
        let Some(there) = Identity::of(file) else { return };
        if file::ensure_regular(file).is_err() {
            return;
        }
        let found = file::open_to_read(file).map_err(OpenError::from);
        let copy = match found.and_then(|found| memory::copy_of(&found)) {
            Ok(copy) => copy,
            Err(_) => {
                let Ok(copy) = memory::new() else { return };
                let Ok(found) = rescue::read(file, &copy) else { return };
                if found.is_nothing() {
                    return;
                }
                copy
            }
        };
        if memory::track(&copy).is_ok() {
            self.connection = copy;
            self.copied = Some(there);
        }
    }

    /// Leaves a file that has turned out to be damaged, and goes on with what can be rescued.
    fn leave_damaged(&mut self) {
        let Some(file) = self.home.clone() else { return };
        let empty = memory::new().and_then(|empty| memory::track(&empty).map(|()| empty));
        let Ok(empty) = empty else { return };
        *lock(&self.reader) = None;
        self.connection = empty;
        self.open = None;
        self.copied = None;
        let result = self.rescue(&file).and_then(|()| self.go_to(&file));
        if let Err(error) = result {
            self.stay(&file, &error);
        }
    }

    /// Takes into memory what can be read of a damaged file, unless that is there already, and puts the
    /// file aside.
    fn rescue(&mut self, file: &Path) -> Result<(), OpenError> {
        let damaged = Identity::of(file);
        let mut found = None;
        if damaged.is_some() && self.copied != damaged {
            found = Some(rescue::read(file, &self.connection)?);
            self.copied = damaged;
        }
        self.put_aside(file, found)
    }

    /// Puts a file aside whose content is in memory.
    fn put_aside(&mut self, file: &Path, found: Option<Found>) -> Result<(), OpenError> {
        let aside = file::put_aside(file).map_err(OpenError::Folder)?;
        self.copied = None;
        let (file, aside) = (file.display().to_string(), aside.display().to_string());
        self.tell(match found {
            Some(Found { games, records, .. }) => message!(
                "store-rescued",
                file = file,
                copy = aside,
                games = games,
                records = records,
            ),
            None => message!("store-put-aside", file = file, copy = aside),
        });
        Ok(())
    }

    /// The database itself.
    #[cfg(test)]
    pub(super) fn connection(&self) -> &Connection {
        &self.connection
    }
}

/// This moment; nothing if the database does not know.
fn now(connection: &Connection) -> String {
    let sql = format!("SELECT {NOW}");
    connection.query_row(&sql, [], |row| row.get(0)).unwrap_or_default()
}

/// Whether an error says that the file may not be written.
fn is_denied(error: &OpenError) -> bool {
    let OpenError::Sql(error) = error else { return false };
    matches!(
        error.sqlite_error_code(),
        Some(ErrorCode::ReadOnly | ErrorCode::CannotOpen | ErrorCode::PermissionDenied)
    )
}

/// Whether an error says that there is no room, be it for the file or for what processes share of it.
fn is_full(error: &rusqlite::Error) -> bool {
    let is_shared =
        error.sqlite_error().map(|error| error.extended_code) == Some(SQLITE_IOERR_SHMSIZE);
    is_shared || error.sqlite_error_code() == Some(ErrorCode::DiskFull)
}

/// Why a file cannot be used, in our words where we have them.
fn reason(error: &OpenError) -> Argument {
    match error {
        OpenError::Sql(error) if is_full(error) => message!("io-full").into(),
        OpenError::Damaged => message!("store-damaged").into(),
        OpenError::Newer => message!("store-later").into(),
        OpenError::NotAFile => message!("store-not-a-file").into(),
        OpenError::Foreign => message!("store-foreign").into(),
        error => error.to_string().into(),
    }
}
