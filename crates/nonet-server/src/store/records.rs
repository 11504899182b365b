//! Games that were finished.

use rusqlite::{OptionalExtension, Row, params};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::{NOW, Store};

/// How many records are kept.
const MOST_RECORDS: i64 = 100_000;

/// A game that was just finished.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewRecord {
    /// The puzzle, in one line.
    pub(crate) puzzle: String,
    /// How hard it was.
    #[serde(default)]
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
    pub(crate) date: Option<String>,
    /// What else the page wants to know of it.
    #[serde(default)]
    pub(crate) details: Map<String, Value>,
}

/// A game that was finished.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct Record {
    id: i64,
    date: String,
    puzzle: String,
    level: Option<String>,
    seconds: u32,
    hints: u32,
    mistakes: u32,
    details: Map<String, Value>,
}

impl Record {
    fn of(row: &Row<'_>) -> rusqlite::Result<Record> {
        let details: String = row.get("details")?;
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
}

impl Store {
    /// So many records, the last that was added first; only those added before one, if it is said.
    pub(crate) fn records(&self, limit: u32, before: Option<i64>) -> rusqlite::Result<Vec<Record>> {
        let sql = "SELECT * FROM records WHERE id < ?1 ORDER BY id DESC LIMIT ?2";
        let before = before.unwrap_or(i64::MAX);
        self.run(|transaction| {
            transaction
                .prepare_cached(sql)?
                .query_map(params![before, limit], Record::of)?
                .collect()
        })
    }

    /// Keeps a record. Of very many, the oldest is forgotten.
    pub(crate) fn add_record(&self, new: &NewRecord) -> rusqlite::Result<Record> {
        let sql = format!(
            "INSERT INTO records (date, puzzle, level, seconds, hints, mistakes, details) \
             VALUES (COALESCE(?1, {NOW}), ?2, ?3, ?4, ?5, ?6, ?7) RETURNING *"
        );
        let details = Value::Object(new.details.clone()).to_string();
        let NewRecord { puzzle, level, seconds, hints, mistakes, date, .. } = new;
        self.run(|transaction| {
            let values = params![date, puzzle, level, seconds, hints, mistakes, details];
            let record = transaction.query_row(&sql, values, Record::of)?;
            let forget = "DELETE FROM records WHERE id <= ?1";
            transaction.execute(forget, [record.id - MOST_RECORDS])?;
            Ok(record)
        })
    }

    /// A record.
    pub(crate) fn record(&self, id: i64) -> rusqlite::Result<Option<Record>> {
        let sql = "SELECT * FROM records WHERE id = ?1";
        self.run(|transaction| transaction.query_row(sql, [id], Record::of).optional())
    }

    /// Forgets a record; whether there was one.
    pub(crate) fn remove_record(&self, id: i64) -> rusqlite::Result<bool> {
        self.run(|transaction| {
            Ok(transaction.execute("DELETE FROM records WHERE id = ?1", [id])? > 0)
        })
    }

    /// Forgets all records.
    pub(crate) fn remove_records(&self) -> rusqlite::Result<()> {
        self.run(|transaction| transaction.execute("DELETE FROM records", []).map(drop))
    }
}
