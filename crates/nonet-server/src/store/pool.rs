//! Puzzles that are ready before anybody asks for them.
//!
//! Nothing here is worth a message: what cannot be written now is made again, and what cannot be taken is made
//! on the spot. So none of this moves the store out of its file, and a backup has nothing of it.

use std::collections::BTreeMap;

use rusqlite::{OptionalExtension, Row, params};

use super::Store;

impl Store {
    /// Takes the answer to a wish that has been ready longest: nobody else gets it.
    pub(crate) fn take_ready(&self, version: &str, wish: &str) -> rusqlite::Result<Option<String>> {
        let sql = "DELETE FROM pool WHERE id = \
                   (SELECT MIN(id) FROM pool WHERE version = ?1 AND wish = ?2) RETURNING answer";
        self.inner().attempt(|transaction| {
            transaction.query_row(sql, [version, wish], |row| row.get(0)).optional()
        })
    }

    /// Keeps an answer to a wish, unless so many are there: another process may have been faster.
    pub(crate) fn add_ready(
        &self,
        version: &str,
        wish: &str,
        answer: &str,
        most: usize,
    ) -> rusqlite::Result<()> {
        let sql = "INSERT INTO pool (version, wish, answer) SELECT ?1, ?2, ?3 \
                   WHERE (SELECT COUNT(*) FROM pool WHERE version = ?1 AND wish = ?2) < ?4";
        self.inner().attempt(|transaction| {
            transaction
                .execute(
                    sql,
                    params![version, wish, answer, i64::try_from(most).unwrap_or(i64::MAX)],
                )
                .map(drop)
        })
    }

    /// How many answers there are, by wish.
    pub(crate) fn count_ready(&self, version: &str) -> rusqlite::Result<BTreeMap<String, usize>> {
        let sql = "SELECT wish, COUNT(*) FROM pool WHERE version = ?1 GROUP BY wish";
        self.inner().attempt(|transaction| {
            let mut statement = transaction.prepare(sql)?;
            let count = |row: &Row<'_>| Ok((row.get(0)?, row.get::<_, u32>(1)? as usize));
            statement.query_map([version], count)?.collect()
        })
    }

    /// Forgets what other versions of the program have made.
    pub(crate) fn forget_ready_of_others(&self, version: &str) -> rusqlite::Result<()> {
        let sql = "DELETE FROM pool WHERE version <> ?1";
        self.inner().attempt(|transaction| transaction.execute(sql, [version]).map(drop))
    }
}
