//! What can be read of a damaged file, row by row.
//!
//! A table is a tree of pages, with its rows in the leaves. As long as the way to a leaf is whole, the
//! database finds the rows itself. Where it is not, each page that looks like a leaf is taken for a table
//! of its own: its rows tell which table they belong to.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use rusqlite::{Connection, MAIN_DB, Row};
use serde_json::{Map, Value};

use super::games::GameRow;
use super::records::Record;
use super::{file, memory, settings};

/// The size of a page of the file.
const PAGE: usize = 4096;

/// The first byte of a page with rows.
const LEAF: u8 = 0x0d;

/// How much was found.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Found {
    pub(super) settings: u64,
    pub(super) games: u64,
    pub(super) records: u64,
}

impl Found {
    pub(super) fn is_nothing(self) -> bool {
        self == Found::default()
    }
}

/// A table, what reads a row of it, and what takes one into memory: whether it was new there.
struct Table {
    name: &'static str,
    decode: fn(&Row<'_>) -> rusqlite::Result<()>,
    take: fn(&Row<'_>, &Connection) -> rusqlite::Result<bool>,
    count: fn(&mut Found) -> &mut u64,
}

static TABLES: [Table; 3] = [
    Table {
        name: "settings",
        decode: |row| row.get::<_, String>("value").map(drop),
        take: take_settings,
        count: |found| &mut found.settings,
    },
    Table {
        name: "games",
        decode: |row| GameRow::of(row).map(drop),
        take: take_game,
        count: |found| &mut found.games,
    },
    Table {
        name: "records",
        decode: |row| Record::of(row).map(drop),
        take: take_record,
        count: |found| &mut found.records,
    },
];

fn take_settings(row: &Row<'_>, memory: &Connection) -> rusqlite::Result<bool> {
    let text: String = row.get("value")?;
    let read: Map<String, Value> =
        serde_json::from_str(&text).map_err(|_| rusqlite::Error::InvalidQuery)?;
    let is_new = settings::read(memory)?.is_empty();
    if is_new {
        settings::write(memory, read)?;
    }
    Ok(is_new)
}

fn take_game(row: &Row<'_>, memory: &Connection) -> rusqlite::Result<bool> {
    let game = GameRow::of(row)?;
    if !game.makes_sense() {
        return Err(rusqlite::Error::InvalidQuery);
    }
    match GameRow::find(memory, game.id)? {
        None => game.insert(memory, Some(game.id)).map(|()| true),
        Some(other) if other.revision < game.revision => game.update(memory).map(|()| false),
        Some(_) => Ok(false),
    }
}

fn take_record(row: &Row<'_>, memory: &Connection) -> rusqlite::Result<bool> {
    let record = Record::of(row)?;
    let is_new = Record::find(memory, record.id)?.is_none();
    if is_new {
        record.insert(memory, Some(record.id))?;
    }
    Ok(is_new)
}

/// Whether every row of a database can be read as what it is. A wrong bit in a row is nothing to the
/// database itself.
pub(super) fn makes_sense(connection: &Connection) -> rusqlite::Result<bool> {
    for table in &TABLES {
        let mut statement = connection.prepare(&format!("SELECT * FROM {}", table.name))?;
        let mut rows = statement.query([])?;
        while let Some(row) = rows.next()? {
            if (table.decode)(row).is_err() {
                return Ok(false);
            }
        }
    }
    Ok(true)
}

/// Adds to a store in memory all that can be read of a file.
pub(super) fn read(file: &Path, memory: &Connection) -> rusqlite::Result<Found> {
    let mut found = Found::default();
    let mut source = file::open_to_read(file).ok();
    let is_broken = |table: &&Table| match &source {
        Some(source) => read_rows(source, table, memory, &mut found).is_err(),
        None => true,
    };
    let broken: Vec<&Table> = TABLES.iter().filter(is_broken).collect();
    if !broken.is_empty() {
        let image = source.as_mut().and_then(|source| {
            // Together with what is in the log.
            source.serialize(MAIN_DB).ok().map(|image| image.to_vec())
        });
        let image = match image {
            Some(image) => image,
            None => fs::read(file).map_err(|_| rusqlite::Error::InvalidPath(file.to_owned()))?,
        };
        read_leaves(image, &broken, memory, &mut found)?;
    }
    Ok(found)
}

/// Reads the rows of a table; some of them, if that breaks off.
fn read_rows(
    source: &Connection,
    table: &Table,
    memory: &Connection,
    found: &mut Found,
) -> rusqlite::Result<()> {
    let mut statement = source.prepare(&format!("SELECT * FROM {} NOT INDEXED", table.name))?;
    let mut rows = statement.query([])?;
    while let Some(row) = rows.next()? {
        // A row that makes no sense is left out.
        let is_new = (table.take)(row, memory).unwrap_or(false);
        *(table.count)(found) += u64::from(is_new);
    }
    Ok(())
}

/// Reads the rows of tables from all pages that look as if they held rows.
fn read_leaves(
    mut image: Vec<u8>,
    tables: &[&Table],
    memory: &Connection,
    found: &mut Found,
) -> rusqlite::Result<()> {
    let pages = image.len() / PAGE;
    image.truncate(pages * PAGE);
    let free = free_pages(&image);
    let is_leaf = |&page: &usize| image[(page - 1) * PAGE] == LEAF && !free.contains(&page);
    // The first page has no rows of ours.
    let leaves: Vec<usize> = (2..=pages).filter(is_leaf).collect();
    let Some(source) = with_new_first_page(image)? else { return Ok(()) };
    for table in tables {
        for leaf in &leaves {
            let begin = format!(
                "PRAGMA writable_schema = ON; \
                 UPDATE sqlite_schema SET rootpage = {leaf} WHERE name = '{}'; \
                 PRAGMA writable_schema = RESET;",
                table.name
            );
            source.execute_batch(&begin)?;
            // Pages of other tables, and broken ones, give an error sooner or later.
            let _ = read_rows(&source, table, memory, found);
        }
    }
    Ok(())
}

/// The pages that are not in use: what is left on them was removed on purpose.
fn free_pages(image: &[u8]) -> BTreeSet<usize> {
    let number = |at: usize| -> usize {
        let bytes = image.get(at..at + 4).and_then(|bytes| bytes.try_into().ok());
        bytes.map_or(0, u32::from_be_bytes) as usize
    };
    let mut free = BTreeSet::new();
    // A list of pages, each with a list of further pages on it.
    let mut trunk = number(32);
    while trunk > 0 && free.insert(trunk) {
        let from = (trunk - 1) * PAGE;
        let length = number(from + 4).min(PAGE / 4 - 2);
        free.extend((0..length).map(|index| number(from + 8 + 4 * index)));
        trunk = number(from);
    }
    free
}

/// A database of these pages but the first, which says what tables there are: that is taken from a new
/// database. Nothing if there are no pages.
fn with_new_first_page(mut image: Vec<u8>) -> rusqlite::Result<Option<Connection>> {
    let pages = (image.len() / PAGE) as u32;
    let mut new = memory::new()?;
    let new = new.serialize(MAIN_DB)?;
    let (Some(first), Some(old)) = (new.get(..PAGE), image.get_mut(..PAGE)) else {
        return Ok(None);
    };
    old.copy_from_slice(first);
    // How many pages there are is said in the first, too.
    image[28..32].copy_from_slice(&pages.to_be_bytes());
    let mut source = Connection::open_in_memory()?;
    source.deserialize_read_exact(MAIN_DB, image.as_slice(), image.len(), false)?;
    Ok(Some(source))
}
