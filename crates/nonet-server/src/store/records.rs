//! Games that were finished.

use rusqlite::{Connection, OptionalExtension, Row, params};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use super::backup::whole;
use super::{
    LARGEST_NUMBER, LONGEST_LIST, LONGEST_NAME, LONGEST_NOTE, LONGEST_PUZZLE, NOW, Page, Store,
};

/// How many records are kept.
pub(super) const MOST_RECORDS: usize = 100_000;

/// At every how many records it is seen whether there are more than that.
const FORGET_EVERY: i64 = 64;

/// A game that was just finished.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewRecord {
    /// The puzzle, in one line.
    #[schemars(length(max = LONGEST_PUZZLE))]
    pub(crate) puzzle: String,
    /// How hard it was.
    #[serde(default)]
    #[schemars(length(max = LONGEST_NAME))]
    pub(crate) level: Option<String>,
    /// How long it took.
    pub(crate) seconds: u32,
    /// How many hints were used.
    #[serde(default)]
    pub(crate) hints: u32,
    /// How many mistakes were made.
    #[serde(default)]
    pub(crate) mistakes: u32,
    /// When it was finished; now, if not said.
    #[serde(default)]
    #[schemars(length(max = LONGEST_NAME))]
    pub(crate) date: Option<String>,
    /// What else the page wants to know of it: at most 4 kB of JSON.
    #[serde(default)]
    pub(crate) details: Map<String, Value>,
}

impl NewRecord {
    /// Sees whether it can be kept.
    ///
    /// # Errors
    /// How long one of its texts may be, if that is too long.
    pub(crate) fn check(&self) -> Result<(), usize> {
        let date = self.date.as_deref().unwrap_or_default();
        check(&self.puzzle, self.level.as_deref(), date, &self.details)
    }
}

/// A game that was finished.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub(crate) struct Record {
    /// Its id.
    #[schemars(range(min = 1, max = LARGEST_NUMBER))]
    #[serde(deserialize_with = "whole")]
    pub(super) id: i64,
    /// When it was finished.
    #[schemars(length(max = LONGEST_NAME))]
    date: String,
    /// The puzzle, in one line.
    #[schemars(length(max = LONGEST_PUZZLE))]
    puzzle: String,
    /// How hard it was, if that is known.
    #[serde(deserialize_with = "Option::deserialize")]
    #[schemars(schema_with = "level_or_null")]
    level: Option<String>,
    /// How long it took.
    #[serde(deserialize_with = "whole")]
    seconds: u32,
    /// How many hints were used.
    #[serde(deserialize_with = "whole")]
    hints: u32,
    /// How many mistakes were made.
    #[serde(deserialize_with = "whole")]
    mistakes: u32,
    /// What else the page wants to know of it: at most 4 kB of JSON.
    details: Map<String, Value>,
}

/// A level that has to be there and may be null, both in lists and in backups.
fn level_or_null(_: &mut SchemaGenerator) -> Schema {
    json_schema!({ "type": ["string", "null"], "maxLength": LONGEST_NAME })
}

/// Sees whether the texts of a record can be kept.
///
/// # Errors
/// How long one of them may be, if that is too long.
fn check(
    puzzle: &str,
    level: Option<&str>,
    date: &str,
    details: &Map<String, Value>,
) -> Result<(), usize> {
    let details = Value::Object(details.clone()).to_string();
    let texts = [
        (puzzle, LONGEST_PUZZLE),
        (level.unwrap_or_default(), LONGEST_NAME),
        (date, LONGEST_NAME),
        (&details, LONGEST_NOTE),
    ];
    let too_long = texts.into_iter().find(|(text, most)| text.len() > *most);
    too_long.map_or(Ok(()), |(_, most)| Err(most))
}

impl Record {
    pub(super) fn of(row: &Row<'_>) -> rusqlite::Result<Record> {
        let details = super::text(row, "details")?;
        Ok(Record {
            id: row.get("id")?,
            date: row.get("date")?,
            puzzle: row.get("puzzle")?,
            level: row.get("level")?,
            seconds: row.get("seconds")?,
            hints: row.get("hints")?,
            mistakes: row.get("mistakes")?,
            details: super::object(&details),
        })
    }

    pub(super) fn find(connection: &Connection, id: i64) -> rusqlite::Result<Option<Record>> {
        let sql = "SELECT * FROM records WHERE id = ?1";
        connection.prepare_cached(sql)?.query_row([id], Record::of).optional()
    }

    /// Adds it under an id, or under a new one.
    pub(super) fn insert(&self, connection: &Connection, id: Option<i64>) -> rusqlite::Result<()> {
        let sql = "INSERT INTO records (id, date, puzzle, level, seconds, hints, mistakes, details) \
                   VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)";
        let Record { date, puzzle, level, seconds, hints, mistakes, .. } = self;
        let details = Value::Object(self.details.clone()).to_string();
        let values = params![id, date, puzzle, level, seconds, hints, mistakes, details];
        connection.prepare_cached(sql)?.execute(values).map(drop)
    }

    /// All of it but its id: two records with the same text are the same.
    pub(super) fn text(&self) -> String {
        let Record { date, puzzle, level, seconds, hints, mistakes, details, .. } = self;
        json!([date, puzzle, level, seconds, hints, mistakes, details]).to_string()
    }

    /// Sees whether it can be kept.
    ///
    /// # Errors
    /// How long one of its texts may be, if that is too long.
    pub(super) fn check(&self) -> Result<(), usize> {
        check(&self.puzzle, self.level.as_deref(), &self.date, &self.details)
    }

    /// About how many bytes it has in a list.
    fn len(row: &Row<'_>) -> rusqlite::Result<usize> {
        let text = |name| Ok::<_, rusqlite::Error>(row.get_ref(name)?.as_str()?.len());
        Ok(text("puzzle")? + text("details")?)
    }
}

/// Forgets the oldest of very many records.
pub(super) fn forget(connection: &Connection) -> rusqlite::Result<()> {
    let sql = "DELETE FROM records WHERE id <= \
               (SELECT id FROM records ORDER BY id DESC LIMIT 1 OFFSET ?1)";
    connection.execute(sql, [MOST_RECORDS as u32]).map(drop)
}

impl Store {
    /// So many records, but no more than a list may have, the last that was added first; only those added
    /// before one, if it is said.
    pub(crate) fn records(
        &self,
        limit: u32,
        before: Option<i64>,
    ) -> rusqlite::Result<Page<Record, i64>> {
        let sql = "SELECT * FROM records WHERE id < ?1 ORDER BY id DESC";
        self.read(|transaction| {
            let mut statement = transaction.prepare_cached(sql)?;
            let mut rows = statement.query([before.unwrap_or(i64::MAX)])?;
            let (mut entries, mut bytes) = (Vec::<Record>::new(), 0);
            while let Some(row) = rows.next()? {
                if bytes >= LONGEST_LIST || entries.len() >= limit as usize {
                    let next = entries.last().map(|last| last.id);
                    return Ok(Page { entries, next });
                }
                bytes += Record::len(row)?;
                entries.push(Record::of(row)?);
            }
            Ok(Page { entries, next: None })
        })
    }

    /// Records behind an id, by their ids: as many as a list may have.
    pub(super) fn records_after(&self, id: i64) -> rusqlite::Result<Vec<Record>> {
        let sql = "SELECT * FROM records WHERE id > ?1 ORDER BY id";
        self.read(|transaction| {
            let mut statement = transaction.prepare_cached(sql)?;
            let mut rows = statement.query([id])?;
            let (mut records, mut bytes) = (Vec::new(), 0);
            while bytes < LONGEST_LIST
                && let Some(row) = rows.next()?
            {
                bytes += Record::len(row)?;
                records.push(Record::of(row)?);
            }
            Ok(records)
        })
    }

    /// Keeps a record. Of very many, the oldest are forgotten.
    pub(crate) fn add_record(&self, new: &NewRecord) -> rusqlite::Result<Record> {
        let sql = format!(
            "INSERT INTO records (date, puzzle, level, seconds, hints, mistakes, details) \
             VALUES (COALESCE(?1, {NOW}), ?2, ?3, ?4, ?5, ?6, ?7) RETURNING *"
        );
        let details = Value::Object(new.details.clone()).to_string();
        let NewRecord { puzzle, level, seconds, hints, mistakes, date, .. } = new;
        self.write(|transaction| {
            let values = params![date, puzzle, level, seconds, hints, mistakes, details];
            let record = transaction.query_row(&sql, values, Record::of)?;
            // To look for the oldest takes a walk past all others.
            if record.id % FORGET_EVERY == 0 {
                forget(transaction)?;
            }
            Ok(record)
        })
    }

    /// A record.
    pub(crate) fn record(&self, id: i64) -> rusqlite::Result<Option<Record>> {
        self.read(|transaction| Record::find(transaction, id))
    }

    /// Forgets a record; whether there was one.
    pub(crate) fn remove_record(&self, id: i64) -> rusqlite::Result<bool> {
        self.write(|transaction| {
            Ok(transaction.execute("DELETE FROM records WHERE id = ?1", [id])? > 0)
        })
    }

    /// Forgets all records.
    pub(crate) fn remove_records(&self) -> rusqlite::Result<()> {
        self.write(|transaction| transaction.execute("DELETE FROM records", []).map(drop))
    }
}
