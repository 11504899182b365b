//! The store in memory: how it begins, and how what is only there comes into the file.

use std::collections::BTreeSet;
use std::time::Duration;

use rusqlite::backup::Backup;
use rusqlite::types::Value as Cell;
use rusqlite::{Connection, OptionalExtension, TransactionBehavior, params};
use serde_json::{Map, Value};

use super::file::{MIGRATIONS, check, migrate};
use super::games::GameRow;
use super::records::Record;
use super::{OpenError, object, settings};

/// A new store in memory.
pub(super) fn new() -> rusqlite::Result<Connection> {
    let mut memory = Connection::open_in_memory()?;
    match migrate(&mut memory, &MIGRATIONS) {
        Ok(()) => Ok(memory),
        Err(OpenError::Sql(error)) => Err(error),
        Err(_) => Err(rusqlite::Error::InvalidQuery),
    }
}

/// A copy in memory of a database that is whole.
pub(super) fn copy_of(connection: &Connection) -> Result<Connection, OpenError> {
    let mut copy = Connection::open_in_memory()?;
    Backup::new(connection, &mut copy)?.run_to_completion(1000, Duration::ZERO, None)?;
    check(&copy)?;
    migrate(&mut copy, &MIGRATIONS)?;
    Ok(copy)
}

/// From now on notes what is changed.
pub(super) fn track(memory: &Connection) -> rusqlite::Result<()> {
    memory.execute_batch(include_str!("unsaved.sql"))
}

/// Notes that the file has nothing of what is here, or perhaps something else.
pub(super) fn mark_all(memory: &Connection) -> rusqlite::Result<()> {
    memory.execute_batch(
        "INSERT OR IGNORE INTO unsaved SELECT 'settings', id, '{}' FROM settings;
         INSERT OR IGNORE INTO unsaved SELECT 'games', id, revision FROM games;
         INSERT OR IGNORE INTO unsaved SELECT 'records', id, NULL FROM records;",
    )
}

/// How many things were changed.
pub(super) fn unsaved(memory: &Connection) -> u64 {
    let sql = "SELECT COUNT(*) FROM unsaved";
    memory.query_row(sql, [], |row| row.get::<_, u32>(0)).map_or(0, u64::from)
}

/// Writes into the file what was changed in memory, all of it or nothing. What another process has
/// changed in the file meanwhile stays.
pub(super) fn write_back(memory: &Connection, file: &mut Connection) -> rusqlite::Result<()> {
    let changed: Vec<(String, i64, Cell)> = memory
        .prepare("SELECT kind, id, before FROM unsaved ORDER BY kind, id")?
        .query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?
        .collect::<rusqlite::Result<_>>()?;
    // Where nothing was changed, nothing is written.
    if changed.is_empty() {
        return Ok(());
    }
    let file = file.transaction_with_behavior(TransactionBehavior::Immediate)?;
    for (kind, id, before) in changed {
        match (kind.as_str(), before) {
            ("games", Cell::Integer(before)) => return_game(memory, &file, id, Some(before))?,
            ("games", _) => return_game(memory, &file, id, None)?,
            ("records", _) => return_record(memory, &file, id)?,
            (_, Cell::Text(before)) => return_settings(memory, &file, &before)?,
            _ => return_settings(memory, &file, "{}")?,
        }
    }
    raise_last_ids(memory, &file)?;
    file.commit()
}

/// Brings a game into the file that had this revision there. If another process has changed it too, both
/// are kept.
fn return_game(
    memory: &Connection,
    file: &Connection,
    id: i64,
    before: Option<i64>,
) -> rusqlite::Result<()> {
    let (ours, theirs) = (GameRow::find(memory, id)?, GameRow::find(file, id)?);
    match (ours, theirs) {
        (None, Some(theirs)) if before == Some(theirs.revision) => {
            file.execute("DELETE FROM games WHERE id = ?1", [id]).map(drop)
        }
        (None, _) => Ok(()),
        (Some(ours), None) => ours.insert(file, Some(id)),
        (Some(ours), Some(theirs)) if ours == theirs => Ok(()),
        (Some(ours), Some(theirs)) if ours.created == theirs.created => {
            if before == Some(theirs.revision) {
                ours.update(file)
            } else if before == Some(ours.revision) {
                // Only the other process has changed it.
                Ok(())
            } else {
                ours.insert(file, None)
            }
        }
        (Some(ours), Some(_)) => ours.insert(file, None),
    }
}

/// Brings a record into the file, or takes it away there.
fn return_record(memory: &Connection, file: &Connection, id: i64) -> rusqlite::Result<()> {
    match (Record::find(memory, id)?, Record::find(file, id)?) {
        (None, _) => file.execute("DELETE FROM records WHERE id = ?1", [id]).map(drop),
        (Some(ours), None) => ours.insert(file, Some(id)),
        (Some(ours), Some(theirs)) if ours == theirs => Ok(()),
        (Some(ours), Some(_)) => ours.insert(file, None),
    }
}

/// Brings those settings into the file that were changed since they were as in a text.
fn return_settings(memory: &Connection, file: &Connection, before: &str) -> rusqlite::Result<()> {
    let (before, ours): (Map<String, Value>, _) = (object(before), settings::read(memory)?);
    let mut theirs = settings::read(file)?;
    let names: BTreeSet<&String> = before.keys().chain(ours.keys()).collect();
    for name in names.into_iter().filter(|&name| before.get(name) != ours.get(name)) {
        match ours.get(name) {
            Some(value) => drop(theirs.insert(name.clone(), value.clone())),
            None => drop(theirs.remove(name)),
        }
    }
    settings::write(file, theirs)
}

/// Sees to it that no id is given away for a second time.
fn raise_last_ids(memory: &Connection, file: &Connection) -> rusqlite::Result<()> {
    let mut last_ids = memory.prepare("SELECT name, seq FROM last_ids")?;
    let mut last_ids = last_ids.query([])?;
    while let Some(row) = last_ids.next()? {
        let (name, last): (String, i64) = (row.get(0)?, row.get(1)?);
        let sql = "SELECT seq FROM sqlite_sequence WHERE name = ?1";
        let there: Option<i64> = file.query_row(sql, [&name], |row| row.get(0)).optional()?;
        let sql = match there {
            Some(there) if there >= last => continue,
            Some(_) => "UPDATE sqlite_sequence SET seq = ?2 WHERE name = ?1",
            None => "INSERT INTO sqlite_sequence (name, seq) VALUES (?1, ?2)",
        };
        file.execute(sql, params![name, last])?;
    }
    Ok(())
}
