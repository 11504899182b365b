//! Games that were begun.

use rusqlite::{Connection, OptionalExtension, Row, Transaction, params};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Map, Value};

use crate::raw::RawObject;
use crate::splice::Splice;

use super::{LARGEST_NUMBER, LONGEST_LIST, LONGEST_NAME, LONGEST_STATE, NOW, Page, Store, object};

/// How many games are kept.
pub(super) const MOST_GAMES: usize = 1000;

/// The lengths of summaries and of long states in the database are multiples of these.
const SUMMARY_STEP: usize = 256;
const STATE_STEP: usize = 4096;

/// A game as it lies in the database: its texts with room behind them.
///
/// Of a row that stays as long as it was, and whose texts stay where they were, the database writes only the pages that
/// differ: of a move in a long game five rather than eighty.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct GameRow {
    pub(super) id: i64,
    pub(super) created: String,
    pub(super) updated: String,
    pub(super) revision: i64,
    pub(super) summary: String,
    pub(super) state: String,
}

impl GameRow {
    pub(super) fn of(row: &Row<'_>) -> rusqlite::Result<GameRow> {
        Ok(GameRow {
            id: row.get("id")?,
            created: row.get("created")?,
            updated: row.get("updated")?,
            // Damaged files of earlier versions have none.
            revision: row.get("revision").unwrap_or(1),
            summary: without_room(super::text(row, "summary")?),
            state: without_room(super::text(row, "state")?),
        })
    }

    pub(super) fn find(connection: &Connection, id: i64) -> rusqlite::Result<Option<GameRow>> {
        let sql = "SELECT * FROM games WHERE id = ?1";
        connection.prepare_cached(sql)?.query_row([id], GameRow::of).optional()
    }

    /// Whether its texts are objects.
    pub(super) fn makes_sense(&self) -> bool {
        let is_object = |text| serde_json::from_str::<Map<String, Value>>(text).is_ok();
        is_object(&self.summary) && is_object(&self.state)
    }

    /// Adds it under an id, or under a new one.
    pub(super) fn insert(&self, connection: &Connection, id: Option<i64>) -> rusqlite::Result<()> {
        let sql = "INSERT INTO games (id, created, updated, revision, summary, state) \
                   VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
        let GameRow { created, updated, revision, summary, state, .. } = self;
        let (summary, state) = (summary_with_room(summary), state_with_room(state));
        let values = params![id, created, updated, revision, summary, state];
        connection.prepare_cached(sql)?.execute(values).map(drop)
    }

    /// Writes it over the game with its id.
    pub(super) fn update(&self, connection: &Connection) -> rusqlite::Result<()> {
        let sql = "UPDATE games SET created = ?2, updated = ?3, revision = ?4, summary = ?5, \
                   state = ?6 WHERE id = ?1";
        let GameRow { id, created, updated, revision, summary, state } = self;
        let (summary, state) = (summary_with_room(summary), state_with_room(state));
        let values = params![id, created, updated, revision, summary, state];
        connection.prepare_cached(sql)?.execute(values).map(drop)
    }
}

/// What a list shows of a game.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub(crate) struct GameHead {
    /// Its id.
    #[schemars(range(min = 1, max = LARGEST_NUMBER))]
    id: i64,
    /// When it was begun, in UTC.
    #[schemars(length(max = LONGEST_NAME))]
    created: String,
    /// When it was changed last, in UTC.
    #[schemars(length(max = LONGEST_NAME))]
    updated: String,
    /// 1 for a new game, and one more with each change.
    #[schemars(range(min = 1, max = LARGEST_NUMBER))]
    revision: i64,
    /// What a list shows of it: at most 4 kB of JSON.
    summary: Map<String, Value>,
}

/// A game.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub(crate) struct Game {
    #[serde(flatten)]
    head: GameHead,
    /// What is needed to go on with it: at most 1 MiB of JSON.
    #[schemars(with = "Map<String, Value>")]
    state: RawObject,
}

impl GameHead {
    /// The columns that make it.
    const COLUMNS: &str = "id, created, updated, revision, summary";

    fn of(row: &Row<'_>) -> rusqlite::Result<GameHead> {
        Ok(GameHead {
            id: row.get("id")?,
            created: row.get("created")?,
            updated: row.get("updated")?,
            revision: row.get("revision")?,
            summary: object(&super::text(row, "summary")?),
        })
    }
}

impl Game {
    fn of(row: &Row<'_>) -> rusqlite::Result<Game> {
        GameRow::of(row).map(Game::from)
    }
}

impl From<GameRow> for Game {
    fn from(row: GameRow) -> Game {
        let GameRow { id, created, updated, revision, summary, state } = row;
        let head = GameHead { id, created, updated, revision, summary: object(&summary) };
        // An empty one if somebody has broken it.
        Game { head, state: RawObject::new(state).unwrap_or_default() }
    }
}

/// What has become of a change.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Change {
    /// It is kept, and so it is told.
    Done(GameHead),
    /// The game has been changed meanwhile: so it is now.
    Stale(Game),
    /// There is no such game.
    Missing,
    /// Its state is another text than the one that was to be changed, or would be none any more.
    Unfit,
    /// Its state would be longer than can be kept.
    TooLarge,
}

/// Where the list of games goes on: behind the game with this id, which was changed at this time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct After {
    updated: String,
    id: i64,
}

impl After {
    /// The form that it has in an address, as a regular expression.
    pub(crate) const FORM: &str = "^[^~]*~[0-9]{1,18}$";

    /// As it stands in an address.
    pub(crate) fn text(&self) -> String {
        format!("{}~{}", self.updated, self.id)
    }

    pub(crate) fn parse(text: &str) -> Option<After> {
        let (updated, id) = text.split_once('~')?;
        // `parse` alone would take a sign.
        let id = Some(id).filter(|id| id.bytes().all(|digit| digit.is_ascii_digit()))?;
        Some(After { updated: updated.to_owned(), id: id.parse().ok()? })
    }
}

impl Store {
    /// Games, the one that was changed last first: as many as a list may have, behind a place in it.
    pub(crate) fn games(&self, after: Option<&After>) -> rusqlite::Result<Page<GameHead, After>> {
        // Each time is less than this text.
        let (updated, id) = after.map_or(("~", 0), |after| (after.updated.as_str(), after.id));
        let sql = format!(
            "SELECT {} FROM games WHERE (updated, id) < (?1, ?2) ORDER BY updated DESC, id DESC",
            GameHead::COLUMNS
        );
        self.read(|transaction| {
            let mut statement = transaction.prepare_cached(&sql)?;
            let mut rows = statement.query(params![updated, id])?;
            let (mut entries, mut bytes, mut last) = (Vec::new(), 0, None);
            while let Some(row) = rows.next()? {
                if bytes >= LONGEST_LIST {
                    return Ok(Page { entries, next: last });
                }
                bytes += super::text(row, "summary")?.len();
                let head = GameHead::of(row)?;
                last = Some(After { updated: head.updated.clone(), id: head.id });
                entries.push(head);
            }
            Ok(Page { entries, next: None })
        })
    }

    /// Games behind an id, by their ids: as many as a list may have.
    pub(super) fn games_after(&self, id: i64) -> rusqlite::Result<Vec<GameRow>> {
        let sql = "SELECT * FROM games WHERE id > ?1 ORDER BY id";
        self.read(|transaction| {
            let mut statement = transaction.prepare_cached(sql)?;
            let mut rows = statement.query([id])?;
            let (mut games, mut bytes) = (Vec::new(), 0);
            while bytes < LONGEST_LIST
                && let Some(row) = rows.next()?
            {
                let game = GameRow::of(row)?;
                bytes += game.state.len();
                games.push(game);
            }
            Ok(games)
        })
    }

    /// A game.
    pub(crate) fn game(&self, id: i64) -> rusqlite::Result<Option<Game>> {
        self.read(|transaction| Ok(GameRow::find(transaction, id)?.map(Game::from)))
    }

    /// Keeps a new game; none if there are too many.
    pub(crate) fn add_game(&self, summary: &str, state: &str) -> rusqlite::Result<Option<Game>> {
        let sql = format!(
            "INSERT INTO games (created, updated, summary, state) \
             SELECT {NOW}, {NOW}, ?1, ?2 WHERE (SELECT COUNT(*) FROM games) < ?3 RETURNING *"
        );
        let (summary, state) = (summary_with_room(summary), state_with_room(state));
        self.write(|transaction| {
            transaction
                .query_row(&sql, params![summary, state, MOST_GAMES as u32], Game::of)
                .optional()
        })
    }

    /// Changes a game that has this revision. Without a summary, that stays as it is.
    pub(crate) fn change_game(
        &self,
        id: i64,
        revision: i64,
        summary: Option<&str>,
        state: &str,
    ) -> rusqlite::Result<Change> {
        self.write(|transaction| change(transaction, id, revision, summary, state))
    }

    /// Changes a part of the state of a game that has this revision. Without a summary, that stays as it is.
    pub(crate) fn splice_game(
        &self,
        id: i64,
        revision: i64,
        summary: Option<&str>,
        splice: &Splice,
    ) -> rusqlite::Result<Change> {
        self.write(|transaction| {
            let Some(game) = GameRow::find(transaction, id)? else { return Ok(Change::Missing) };
            if game.revision != revision {
                return Ok(Change::Stale(game.into()));
            }
            match splice.of(&game.state).filter(|state| RawObject::is_in(state)) {
                None => Ok(Change::Unfit),
                Some(state) if state.len() > LONGEST_STATE => Ok(Change::TooLarge),
                Some(state) => change(transaction, id, revision, summary, &state),
            }
        })
    }

    /// Forgets a game; whether there was one.
    pub(crate) fn remove_game(&self, id: i64) -> rusqlite::Result<bool> {
        self.write(|transaction| {
            Ok(transaction.execute("DELETE FROM games WHERE id = ?1", [id])? > 0)
        })
    }
}

/// Writes the state of a game that has this revision, and its summary if there is one.
fn change(
    transaction: &Transaction<'_>,
    id: i64,
    revision: i64,
    summary: Option<&str>,
    state: &str,
) -> rusqlite::Result<Change> {
    let sql = format!(
        "UPDATE games SET updated = {NOW}, revision = revision + 1, \
         summary = COALESCE(?3, summary), state = ?4 \
         WHERE id = ?1 AND revision = ?2 RETURNING {}",
        GameHead::COLUMNS
    );
    let summary = summary.map(summary_with_room);
    let values = params![id, revision, summary, state_with_room(state)];
    let changed = transaction.prepare_cached(&sql)?.query_row(values, GameHead::of);
    if let Some(head) = changed.optional()? {
        return Ok(Change::Done(head));
    }
    let other = GameRow::find(transaction, id)?;
    Ok(other.map_or(Change::Missing, |other| Change::Stale(other.into())))
}

fn summary_with_room(summary: &str) -> String {
    with_room(summary, SUMMARY_STEP)
}

/// A state with room behind it, unless it is so short that it is written as a whole anyway.
fn state_with_room(state: &str) -> String {
    with_room(state, if state.len() > STATE_STEP { STATE_STEP } else { 1 })
}

/// A JSON text with spaces behind it, up to the next multiple of a length.
fn with_room(text: &str, step: usize) -> String {
    let room = text.len().next_multiple_of(step) - text.len();
    [text, &" ".repeat(room)].concat()
}

/// A JSON text without spaces behind it.
fn without_room(mut text: String) -> String {
    text.truncate(text.trim_end_matches(' ').len());
    text
}
