//! Games that were begun.

use rusqlite::{OptionalExtension, Row, params};
use serde::Serialize;
use serde_json::{Map, Value};

use super::{NOW, Store};

/// How many games are kept.
const MOST_GAMES: i64 = 1000;

/// What a list shows of a game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct GameHead {
    id: i64,
    /// When it was begun, in UTC.
    created: String,
    /// When it was changed last.
    updated: String,
    /// What the page wants to see in the list.
    summary: Map<String, Value>,
}

impl GameHead {
    fn of(row: &Row<'_>) -> rusqlite::Result<GameHead> {
        let summary: String = row.get("summary")?;
        Ok(GameHead {
            id: row.get("id")?,
            created: row.get("created")?,
            updated: row.get("updated")?,
            summary: super::object(&summary),
        })
    }
}

/// A game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct Game {
    #[serde(flatten)]
    head: GameHead,
    /// All that the page needs to go on with it.
    state: Map<String, Value>,
}

impl Game {
    fn of(row: &Row<'_>) -> rusqlite::Result<Game> {
        let state: String = row.get("state")?;
        Ok(Game { head: GameHead::of(row)?, state: super::object(&state) })
    }
}

impl Store {
    /// All games, the one that was changed last first.
    pub(crate) fn games(&self) -> rusqlite::Result<Vec<GameHead>> {
        let sql = "SELECT id, created, updated, summary FROM games ORDER BY updated DESC, id DESC";
        self.run(|transaction| {
            transaction.prepare_cached(sql)?.query_map([], GameHead::of)?.collect()
        })
    }

    /// A game.
    pub(crate) fn game(&self, id: i64) -> rusqlite::Result<Option<Game>> {
        let sql = "SELECT * FROM games WHERE id = ?1";
        self.run(|transaction| transaction.query_row(sql, [id], Game::of).optional())
    }

    /// Keeps a new game; none if there are too many.
    pub(crate) fn add_game(&self, summary: &str, state: &str) -> rusqlite::Result<Option<Game>> {
        let sql = format!(
            "INSERT INTO games (created, updated, summary, state) \
             SELECT {NOW}, {NOW}, ?1, ?2 WHERE (SELECT COUNT(*) FROM games) < ?3 RETURNING *"
        );
        self.run(|transaction| {
            transaction.query_row(&sql, params![summary, state, MOST_GAMES], Game::of).optional()
        })
    }

    /// Changes a game; none if there is no such game. Without a summary, that stays as it is.
    pub(crate) fn change_game(
        &self,
        id: i64,
        summary: Option<&str>,
        state: &str,
    ) -> rusqlite::Result<Option<Game>> {
        let sql = format!(
            "UPDATE games SET updated = {NOW}, summary = COALESCE(?2, summary), state = ?3 \
             WHERE id = ?1 RETURNING *"
        );
        self.run(|transaction| {
            transaction.query_row(&sql, params![id, summary, state], Game::of).optional()
        })
    }

    /// Forgets a game; whether there was one.
    pub(crate) fn remove_game(&self, id: i64) -> rusqlite::Result<bool> {
        self.run(
            |transaction| Ok(transaction.execute("DELETE FROM games WHERE id = ?1", [id])? > 0),
        )
    }
}
