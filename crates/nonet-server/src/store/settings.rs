//! The settings: one JSON object.

use rusqlite::{Connection, OptionalExtension};
use serde_json::{Map, Value};

use super::Store;

impl Store {
    /// The settings; none if they were never set.
    pub(crate) fn settings(&self) -> rusqlite::Result<Map<String, Value>> {
        self.read(|transaction| read(transaction))
    }

    /// Changes the settings in one go, and gives what they are then.
    pub(crate) fn change_settings<E>(
        &self,
        change: impl Fn(Map<String, Value>) -> Result<Map<String, Value>, E>,
    ) -> rusqlite::Result<Result<Map<String, Value>, E>> {
        self.write(|transaction| {
            let settings = match change(read(transaction)?) {
                Ok(settings) => settings,
                Err(error) => return Ok(Err(error)),
            };
            write(transaction, settings.clone())?;
            Ok(Ok(settings))
        })
    }
}

pub(super) fn read(connection: &Connection) -> rusqlite::Result<Map<String, Value>> {
    let sql = "SELECT value FROM settings";
    let text: Option<String> = connection.query_row(sql, [], |row| row.get(0)).optional()?;
    Ok(super::object(text.as_deref().unwrap_or("{}")))
}

pub(super) fn write(connection: &Connection, settings: Map<String, Value>) -> rusqlite::Result<()> {
    let sql = "INSERT INTO settings (id, value) VALUES (1, ?1) \
               ON CONFLICT (id) DO UPDATE SET value = excluded.value";
    connection.execute(sql, [Value::Object(settings).to_string()]).map(drop)
}
