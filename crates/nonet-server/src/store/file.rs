//! The file of the store: how it is opened, whether it is still the same, and how it is put aside.

use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use rusqlite::config::DbConfig;
use rusqlite::ffi::{self, SQLITE_READONLY};
use rusqlite::{Connection, Error, ErrorCode, MAIN_DB, OpenFlags, TransactionBehavior};

use super::{Fault, OpenError, rescue};

/// How long one process waits for another that writes.
pub(super) const WAIT: Duration = Duration::from_secs(5);

/// How many pages of 4 kB the log may have before a write empties it.
const LONGEST_LOG: u32 = 4000;

/// What makes the tables, one step after the other. A step that has been published never changes:
/// to change a table, add a step.
pub(super) const MIGRATIONS: [&str; 5] = [
    include_str!("0001_settings.sql"),
    include_str!("0002_games.sql"),
    include_str!("0003_records.sql"),
    include_str!("0004_revisions.sql"),
    include_str!("0005_pool.sql"),
];

/// What the tables have at least; to prepare it shows whether they are there.
const TABLES: &str = "SELECT id, value FROM settings LIMIT 0; \
     SELECT id, created, updated, revision, summary, state FROM games LIMIT 0; \
     SELECT id, date, puzzle, level, seconds, hints, mistakes, details FROM records LIMIT 0; \
     SELECT id, version, wish, answer FROM pool LIMIT 0";

/// How to read a file that cannot be written. Beside the usual way: with the log but without the
/// memory that processes share, as there is no room for it; and without either.
#[cfg(unix)]
const WAYS_TO_READ: [(&str, &str); 3] =
    [("mode=ro", "NORMAL"), ("mode=ro&vfs=unix-none", "EXCLUSIVE"), ("immutable=1", "NORMAL")];
#[cfg(not(unix))]
const WAYS_TO_READ: [(&str, &str); 3] =
    [("mode=ro", "NORMAL"), ("mode=ro&vfs=win32-none", "EXCLUSIVE"), ("immutable=1", "NORMAL")];

/// Opens the file, makes it if it is not there, and brings its tables up to date. With a look into all
/// of it if it is not known to be whole.
pub(super) fn open(file: &Path, is_unknown: bool) -> Result<Connection, OpenError> {
    if let Some(folder) = file.parent() {
        make_folder(folder).map_err(OpenError::Folder)?;
    }
    ensure_regular(file)?;
    let mut connection = Connection::open_with_flags(file, flags())?;
    connection.busy_timeout(WAIT)?;
    #[cfg(test)]
    faults::apply(&connection)?;
    // What the system does not let it write the database opens to read, and says nothing of that.
    if connection.is_readonly(MAIN_DB)? {
        return Err(OpenError::Sql(Error::SqliteFailure(ffi::Error::new(SQLITE_READONLY), None)));
    }
    if is_unknown {
        check(&connection)?;
    }
    // With a log ahead of the file, a process that is killed leaves a file that is whole, and
    // another process can read while this one writes. What was acknowledged is on the disk.
    connection.pragma_update(None, "journal_mode", "wal")?;
    connection.pragma_update(None, "synchronous", "full")?;
    // Whoever looks after the file empties the log. A move of a long game, which fills forty pages of it, shall not wait for
    // that before there are a hundred of them.
    connection.pragma_update(None, "wal_autocheckpoint", LONGEST_LOG)?;
    migrate(&mut connection, &MIGRATIONS).map_err(|error| match error {
        // The version and the tables contradict each other.
        OpenError::Sql(error) if error.sqlite_error_code() == Some(ErrorCode::Unknown) => {
            OpenError::Damaged
        }
        error => error,
    })?;
    connection.execute_batch(TABLES).map_err(|_| OpenError::Damaged)?;
    Ok(connection)
}

/// How the file is opened.
fn flags() -> OpenFlags {
    #[cfg(test)]
    if faults::is_write_protected() {
        return OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    }
    OpenFlags::default()
}

/// Refuses what is there and no file: to open a pipe would wait for ever.
pub(super) fn ensure_regular(file: &Path) -> Result<(), OpenError> {
    let is_other = fs::metadata(file).is_ok_and(|found| !found.is_file());
    if is_other { Err(OpenError::NotAFile) } else { Ok(()) }
}

/// A second connection to a file that is open, to read only.
pub(super) fn open_reader(file: &Path) -> rusqlite::Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let reader = Connection::open_with_flags(file, flags)?;
    reader.busy_timeout(WAIT)?;
    Ok(reader)
}

/// Opens a file that may not be written, or not be whole.
pub(super) fn open_to_read(file: &Path) -> rusqlite::Result<Connection> {
    let mut opened = Err(rusqlite::Error::InvalidPath(file.to_owned()));
    for (way, locking) in WAYS_TO_READ {
        opened = open_in_a_way(file, way, locking);
        let fault = opened.as_ref().err().and_then(Fault::of);
        if fault != Some(Fault::Unusable) {
            break;
        }
    }
    opened
}

fn open_in_a_way(file: &Path, way: &str, locking: &str) -> rusqlite::Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY
        | OpenFlags::SQLITE_OPEN_NO_MUTEX
        | OpenFlags::SQLITE_OPEN_URI;
    let connection = Connection::open_with_flags(address(file, way), flags)?;
    connection.busy_timeout(WAIT)?;
    connection.pragma_update(None, "locking_mode", locking)?;
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true)?;
    // The file is looked at only now.
    connection.query_row("SELECT COUNT(*) FROM sqlite_schema", [], |_| Ok(()))?;
    Ok(connection)
}

/// The address of a file with parameters, as the database takes it.
fn address(file: &Path, parameters: &str) -> OsString {
    let path = file.to_string_lossy();
    let mut address = String::from("file:");
    // On Windows a path begins with the letter of a drive.
    if path.as_bytes().get(1) == Some(&b':') {
        address.push('/');
    }
    for character in path.chars() {
        match character {
            '%' => address.push_str("%25"),
            '?' => address.push_str("%3f"),
            '#' => address.push_str("%23"),
            '\\' if cfg!(windows) => address.push('/'),
            other => address.push(other),
        }
    }
    format!("{address}?{parameters}").into()
}

/// How many steps a file has taken.
fn version(connection: &Connection) -> rusqlite::Result<usize> {
    connection.pragma_query_value(None, "user_version", |row| Ok(row.get::<_, u32>(0)? as usize))
}

/// Sees whether a file is one that we know, and nothing is wrong with its pages.
pub(super) fn check(connection: &Connection) -> Result<(), OpenError> {
    let version = version(connection)?;
    if version > MIGRATIONS.len() {
        return Err(OpenError::Newer);
    }
    if version == 0 {
        let sql = "SELECT COUNT(*) FROM sqlite_schema";
        let tables: i64 = connection.query_row(sql, [], |row| row.get(0))?;
        return match tables {
            0 => Ok(()),
            _ if connection.execute_batch(TABLES).is_ok() => Err(OpenError::Damaged),
            _ => Err(OpenError::Foreign),
        };
    }
    let sql = "PRAGMA quick_check(1)";
    let is_whole = connection.query_row(sql, [], |row| Ok(row.get::<_, String>(0)? == "ok"))?;
    // Tables of earlier versions are read once they are up to date.
    let makes_sense = version < MIGRATIONS.len() || rescue::makes_sense(connection)?;
    if is_whole && makes_sense { Ok(()) } else { Err(OpenError::Damaged) }
}

/// Takes the steps that a file has not taken yet. Two processes may do so at the same time.
pub(super) fn migrate(connection: &mut Connection, steps: &[&str]) -> Result<(), OpenError> {
    if version(connection)? == steps.len() {
        return Ok(());
    }
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let missing = steps.get(version(&transaction)?..).ok_or(OpenError::Newer)?;
    for step in missing {
        transaction.execute_batch(step)?;
    }
    transaction.pragma_update(None, "user_version", steps.len() as u32)?;
    transaction.commit()?;
    Ok(())
}

/// Makes the folder of the file, for its owner alone, if it is not there.
fn make_folder(folder: &Path) -> io::Result<()> {
    if folder.as_os_str().is_empty() || folder.is_dir() {
        return Ok(());
    }
    if let Some(parent) = folder.parent() {
        fs::create_dir_all(parent)?;
    }
    let mut builder = fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    match builder.create(folder) {
        // Another process was faster.
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists && folder.is_dir() => Ok(()),
        result => result,
    }
}

/// The file beside another one whose name is longer by this ending.
fn beside(file: &Path, ending: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// Which file it is, whatever its name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Identity {
    /// The device and the number on it.
    #[cfg(unix)]
    place: (u64, u64),
    /// When it was made, where the system knows: numbers are used again.
    made: Option<SystemTime>,
}

impl Identity {
    /// The identity of the file with this name, if there is one.
    pub(super) fn of(file: &Path) -> Option<Identity> {
        let found = fs::metadata(file).ok()?;
        Some(Identity {
            #[cfg(unix)]
            place: {
                use std::os::unix::fs::MetadataExt;
                (found.dev(), found.ino())
            },
            made: found.created().ok(),
        })
    }
}

/// A file and the log beside it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Files {
    pub(super) file: Identity,
    log: Option<Identity>,
}

impl Files {
    /// The files that are there now.
    pub(super) fn at(file: &Path) -> Option<Files> {
        Some(Files { file: Identity::of(file)?, log: Identity::of(&beside(file, "-wal")) })
    }

    /// Whether files that were found later are still these. A log may begin later.
    pub(super) fn are_still(&self, later: &Files) -> bool {
        self.file == later.file && (self.log.is_none() || self.log == later.log)
    }

    /// Removes the log of a file that is gone, if it is still there: it would be taken for that of the
    /// file which comes in its place.
    pub(super) fn remove_log(&self, file: &Path) {
        let log = beside(file, "-wal");
        if self.log.is_some() && Identity::of(&log) == self.log {
            // What cannot be removed shows when the file is opened.
            let _ = fs::remove_file(beside(file, "-shm"));
            let _ = fs::remove_file(log);
        }
    }
}

/// Puts a file and its log aside, under a name with the date. Gives the new name.
pub(super) fn put_aside(file: &Path) -> io::Result<PathBuf> {
    let aside = free_name(file);
    // A log that stays behind would be taken for the next file's.
    let (log, log_aside) = (beside(file, "-wal"), beside(&aside, "-wal"));
    let has_log = log.metadata().is_ok_and(|log| log.len() > 0);
    if has_log {
        fs::rename(&log, &log_aside)?;
    }
    if let Err(error) = fs::rename(file, &aside) {
        if has_log {
            fs::rename(&log_aside, &log)?;
        }
        return Err(error);
    }
    // An empty log, and what says which parts of a log are in use.
    for rest in [log, beside(file, "-shm")] {
        match fs::remove_file(rest) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
    }
    Ok(aside)
}

/// A name for a damaged file that is not taken, as in `nonet.damaged-2026-11-16T12-00-00.sqlite`.
fn free_name(file: &Path) -> PathBuf {
    let sql = "SELECT strftime('%Y-%m-%dT%H-%M-%S', 'now')";
    let date = Connection::open_in_memory()
        .and_then(|clock| clock.query_row(sql, [], |row| row.get::<_, String>(0)))
        .unwrap_or_default();
    let stem = file.file_stem().unwrap_or_default().to_string_lossy();
    let name = |more: &str| file.with_file_name(format!("{stem}.damaged-{date}{more}.sqlite"));
    let numbered = (2_u32..).map(|number| name(&format!("-{number}")));
    std::iter::once(name("")).chain(numbered).find(|name| !name.exists()).unwrap_or_default()
}

/// What tests do to files that this thread opens.
#[cfg(test)]
pub(super) mod faults {
    use std::cell::Cell;
    use std::ffi::c_int;

    use rusqlite::{Connection, ffi};

    thread_local! {
        static MOST_PAGES: Cell<Option<u32>> = const { Cell::new(None) };
        static ERROR: Cell<Option<c_int>> = const { Cell::new(None) };
        static IS_WRITE_PROTECTED: Cell<bool> = const { Cell::new(false) };
    }

    /// How many pages a file may have: so a full disk looks to the database.
    pub(in crate::store) fn set_most_pages(most: Option<u32>) {
        MOST_PAGES.set(most);
    }

    /// What the system says to whoever wants to write a file.
    pub(in crate::store) fn set_error(code: Option<c_int>) {
        ERROR.set(code);
    }

    /// Whether files open as where they may not be written, which stops no administrator.
    pub(in crate::store) fn set_write_protected(is_so: bool) {
        IS_WRITE_PROTECTED.set(is_so);
    }

    pub(super) fn is_write_protected() -> bool {
        IS_WRITE_PROTECTED.get()
    }

    pub(super) fn apply(connection: &Connection) -> rusqlite::Result<()> {
        if let Some(code) = ERROR.get() {
            return Err(rusqlite::Error::SqliteFailure(ffi::Error::new(code), None));
        }
        match MOST_PAGES.get() {
            Some(most) => connection.pragma_update(None, "max_page_count", most),
            None => Ok(()),
        }
    }
}
