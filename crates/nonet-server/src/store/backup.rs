//! Backups: all that is kept as one JSON document, and back.

use std::cell::Cell;
use std::collections::BTreeSet;
use std::io;

use nonet_api::samples::own::OwnError;
use nonet_api::{Message, message, with_whole_numbers};
use rusqlite::{Connection, Transaction};
use schemars::JsonSchema;
use serde::de::{DeserializeOwned, Deserializer, Error as _};
use serde::ser::{SerializeSeq, Serializer};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::games::{Game, GameRow, MOST_GAMES};
use super::own::{self, SampleText, Samples, Staged};
use super::records::{self, MOST_RECORDS, Record};
use super::{
    LARGEST_NUMBER, LONGEST_NAME, LONGEST_NOTE, LONGEST_SETTINGS, LONGEST_STATE, NOW, Store,
    settings,
};

/// What every backup says of itself.
const FORMAT: &str = "nonet-backup";

/// The version of the format.
const VERSION: u64 = 1;

/// The largest id and the largest revision that a backup may have: those that come after it have room.
const LARGEST_RESTORED: i64 = LARGEST_NUMBER / 2;

/// What becomes of the things that are here when a backup is taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// They stay. A game that is here in an earlier state, and settings that are not set here, come from
    /// the backup.
    Merge,
    /// They go.
    Replace,
}

/// How much there is in a backup.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
pub struct Amount {
    /// How many games.
    pub games: u64,
    /// How many records.
    pub records: u64,
    /// How many samples of the owner's own.
    pub samples: u64,
}

/// What taking back a backup has changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Restored {
    /// The games.
    pub games: Changes,
    /// The records.
    pub records: Changes,
    /// The samples of the owner's own.
    pub samples: Changes,
    /// How many settings are others than before.
    pub settings: u64,
}

/// What has become of the things of one kind.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, JsonSchema)]
pub struct Changes {
    /// How many are new here.
    pub added: u64,
    /// How many were here, and are otherwise now.
    pub changed: u64,
    /// How many were here already.
    pub same: u64,
    /// How many are here no more.
    pub removed: u64,
}

/// Why there is no backup, or why it is not taken back.
#[derive(Debug)]
pub(crate) enum BackupError {
    /// It cannot be written.
    Io(io::Error),
    /// The document is none.
    Wrong(Message),
    /// It holds what cannot be kept.
    Unfit(Message),
    /// There would be too many games.
    TooMany,
    /// The owner's own samples cannot be read or written.
    Samples(Message),
    /// What is kept cannot be read or written.
    Store(rusqlite::Error),
}

impl From<rusqlite::Error> for BackupError {
    fn from(error: rusqlite::Error) -> BackupError {
        BackupError::Store(error)
    }
}

impl Store {
    /// Writes all that is kept, one part after the other, so that nobody has to wait.
    pub(crate) fn back_up(&self, out: impl io::Write) -> Result<Amount, BackupError> {
        let games = |id| {
            let rows = self.games_after(id)?;
            Ok(rows.into_iter().map(|row| (row.id, Game::from(row))).collect())
        };
        let records = |id| {
            let records = self.records_after(id)?;
            Ok(records.into_iter().map(|record| (record.id, record)).collect())
        };
        let document = Document {
            format: Format::Backup,
            version: VERSION,
            program: env!("CARGO_PKG_VERSION"),
            date: self.now()?,
            settings: self.settings()?,
            games: Parts { after: &games, count: Cell::new(0) },
            records: Parts { after: &records, count: Cell::new(0) },
            samples: Samples { folder: self.samples(), count: Cell::new(0) },
        };
        match serde_json::to_writer(out, &document) {
            Ok(()) => Ok(Amount {
                games: document.games.count.get(),
                records: document.records.count.get(),
                samples: document.samples.count.get(),
            }),
            Err(error) if error.is_io() => Err(BackupError::Io(error.into())),
            Err(error) => {
                Err(BackupError::Wrong(message!("store-fault", reason = error.to_string())))
            }
        }
    }

    /// This moment, in UTC.
    pub(crate) fn now(&self) -> rusqlite::Result<String> {
        let sql = format!("SELECT {NOW}");
        self.read(|transaction| transaction.query_row(&sql, [], |row| row.get(0)))
    }

    /// Takes back a backup, all of it or nothing.
    pub(crate) fn restore(&self, bytes: &[u8], mode: Mode) -> Result<Restored, BackupError> {
        let backup = Backup::read(bytes).map_err(BackupError::Wrong)?;
        backup.check().map_err(BackupError::Unfit)?;
        // Files know no transactions: what can fail is done before, and what is left are names.
        let staged = match (self.samples(), &backup.samples) {
            (Some(folder), Some(samples)) => Some(Staged::new(folder, samples, mode)),
            (None, Some(samples)) if !samples.is_empty() => {
                Some(Err(OwnError::Nowhere.message("")))
            }
            // An older backup says nothing about samples: those that are here stay.
            _ => None,
        };
        let staged = staged.transpose().map_err(BackupError::Samples)?;
        let restored = self.write(|transaction| backup.restore(transaction, mode))?;
        let restored = restored.ok_or(BackupError::TooMany)?;
        let samples = staged.map(Staged::put).transpose().map_err(BackupError::Samples)?;
        Ok(Restored { samples: samples.unwrap_or_default(), ..restored })
    }
}

/// All that is kept, while it is being written.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Backup")]
pub(crate) struct Document<'a> {
    /// What every backup says of itself.
    format: Format,
    /// The version of the format.
    #[schemars(range(min = VERSION, max = VERSION))]
    version: u64,
    /// The version of the program that wrote it.
    program: &'static str,
    /// When it was written, in UTC.
    date: String,
    /// The settings.
    settings: Map<String, Value>,
    /// The games that were begun.
    #[schemars(with = "Vec<Game>")]
    games: Parts<'a, Game>,
    /// The games that were finished.
    #[schemars(with = "Vec<Record>")]
    records: Parts<'a, Record>,
    /// The samples of the owner's own.
    #[schemars(with = "Vec<SampleText>")]
    samples: Samples<'a>,
}

/// What every backup says of itself.
#[derive(Serialize, Deserialize, JsonSchema)]
#[schemars(inline)]
enum Format {
    #[serde(rename = "nonet-backup")]
    Backup,
}

/// A list that is read part by part while it is written.
struct Parts<'a, T> {
    /// The part behind an id, each thing with its id; nothing at the end.
    after: &'a dyn Fn(i64) -> rusqlite::Result<Vec<(i64, T)>>,
    /// How many things were written.
    count: Cell<u64>,
}

impl<T: Serialize> Serialize for Parts<'_, T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(None)?;
        let mut last = i64::MIN;
        loop {
            let part = (self.after)(last).map_err(serde::ser::Error::custom)?;
            let Some(&(id, _)) = part.last() else { return list.end() };
            last = id;
            self.count.set(self.count.get() + part.len() as u64);
            for (_, thing) in &part {
                list.serialize_element(thing)?;
            }
        }
    }
}

/// What a document says of itself.
#[derive(Deserialize)]
struct Head {
    #[serde(default)]
    format: Option<Value>,
    #[serde(default)]
    version: Option<Value>,
}

/// A backup that is taken back. What it does not hold is as if it were empty.
#[derive(Deserialize, JsonSchema)]
#[schemars(rename = "BackupToRestore")]
pub(crate) struct Backup {
    /// What every backup says of itself.
    #[expect(dead_code, reason = "whoever reads a backup has seen it before, in its head")]
    format: Format,
    /// The version of the format.
    #[expect(dead_code, reason = "whoever reads a backup has seen it before, in its head")]
    #[serde(deserialize_with = "whole")]
    #[schemars(range(min = VERSION, max = VERSION))]
    version: u64,
    /// The settings: at most 64 kB of JSON.
    #[serde(default)]
    settings: Map<String, Value>,
    /// The games that were begun, each with an id of its own.
    #[serde(default)]
    #[schemars(with = "Vec<Game>", length(max = MOST_GAMES))]
    games: Vec<GameData>,
    /// The games that were finished, each with an id of its own.
    #[serde(default)]
    #[schemars(length(max = MOST_RECORDS))]
    records: Vec<Record>,
    /// The samples of the owner's own, each with a name of its own; where this is missing, those that are
    /// here stay.
    #[serde(default)]
    #[schemars(length(max = own::MOST))]
    samples: Option<Vec<SampleText>>,
}

/// A game in a backup. Its objects become texts at once, which are much smaller.
#[derive(Deserialize)]
struct GameData {
    #[serde(deserialize_with = "whole")]
    id: i64,
    created: String,
    updated: String,
    #[serde(deserialize_with = "whole")]
    revision: i64,
    #[serde(deserialize_with = "object_text")]
    summary: String,
    #[serde(deserialize_with = "object_text")]
    state: String,
}

/// A whole number, also if it is written as `7.0`: in JSON that is the same.
pub(super) fn whole<'de, D: Deserializer<'de>, T: DeserializeOwned>(
    deserializer: D,
) -> Result<T, D::Error> {
    whole_number(Value::deserialize(deserializer)?).map_err(D::Error::custom)
}

fn whole_number<T: DeserializeOwned>(value: Value) -> serde_json::Result<T> {
    serde_json::from_value(with_whole_numbers(value))
}

fn object_text<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    Map::deserialize(deserializer).map(|object| Value::Object(object).to_string())
}

impl GameData {
    fn row(&self, revision: i64) -> GameRow {
        let GameData { id, created, updated, summary, state, .. } = self;
        GameRow {
            id: *id,
            created: created.clone(),
            updated: updated.clone(),
            revision,
            summary: summary.clone(),
            state: state.clone(),
        }
    }

    /// Whether a game is this one in the same state.
    fn is(&self, row: &GameRow) -> bool {
        self.created == row.created && self.summary == row.summary && self.state == row.state
    }
}

impl Backup {
    /// Reads a backup.
    fn read(bytes: &[u8]) -> Result<Backup, Message> {
        let unreadable =
            |error: serde_json::Error| message!("backup-unreadable", reason = error.to_string());
        let head: Head = match serde_json::from_slice(bytes) {
            Ok(head) => head,
            // Valid JSON that is no object is something else.
            Err(error) if error.is_data() => return Err(message!("backup-other")),
            Err(error) => return Err(unreadable(error)),
        };
        if head.format != Some(FORMAT.into()) {
            return Err(message!("backup-other"));
        }
        match head.version.and_then(|version| whole_number(version).ok()) {
            Some(1..=VERSION) => {}
            Some(_) => return Err(message!("backup-newer")),
            None => return Err(message!("backup-other")),
        }
        serde_json::from_slice(bytes).map_err(unreadable)
    }

    /// Sees whether all of it can be kept.
    fn check(&self) -> Result<(), Message> {
        let settings = Value::Object(self.settings.clone()).to_string();
        let fits = |text: &str, most: usize| {
            if text.len() <= most { Ok(()) } else { Err(message!("store-too-large", most = most)) }
        };
        fits(&settings, LONGEST_SETTINGS)?;
        if self.games.len() > MOST_GAMES || self.records.len() > MOST_RECORDS {
            return Err(message!("backup-too-much"));
        }
        for game in &self.games {
            fits(&game.summary, LONGEST_NOTE)?;
            fits(&game.state, LONGEST_STATE)?;
            fits(&game.created, LONGEST_NAME)?;
            fits(&game.updated, LONGEST_NAME)?;
        }
        for record in &self.records {
            record.check().map_err(|most| message!("store-too-large", most = most))?;
        }
        own::check(self.samples.as_deref().unwrap_or_default())?;
        let is_number = |number: &i64| (1..=LARGEST_RESTORED).contains(number);
        let is_each_once = |ids: Vec<i64>| {
            let different: BTreeSet<&i64> = ids.iter().collect();
            ids.iter().all(is_number) && different.len() == ids.len()
        };
        let has_good_ids = is_each_once(self.games.iter().map(|game| game.id).collect())
            && is_each_once(self.records.iter().map(|record| record.id).collect());
        let has_good_revisions = self.games.iter().all(|game| is_number(&game.revision));
        if has_good_ids && has_good_revisions { Ok(()) } else { Err(message!("backup-ids")) }
    }

    /// Takes it back; nothing, and nothing is changed, if there would be too many games.
    fn restore(
        &self,
        transaction: &Transaction<'_>,
        mode: Mode,
    ) -> rusqlite::Result<Option<Restored>> {
        let old = settings::read(transaction)?;
        let (games, records, new) = match mode {
            Mode::Merge => {
                let Some(games) = self.merge_games(transaction)? else { return Ok(None) };
                let mut new = self.settings.clone();
                new.extend(old.clone());
                (games, self.merge_records(transaction)?, new)
            }
            Mode::Replace => {
                let games = self.replace_games(transaction)?;
                (games, self.replace_records(transaction)?, self.settings.clone())
            }
        };
        let names: BTreeSet<&String> = old.keys().chain(new.keys()).collect();
        let changed = names.into_iter().filter(|&name| old.get(name) != new.get(name)).count();
        if changed > 0 {
            settings::write(transaction, new)?;
        }
        let samples = Changes::default();
        Ok(Some(Restored { games, records, samples, settings: changed as u64 }))
    }

    fn merge_games(&self, connection: &Connection) -> rusqlite::Result<Option<Changes>> {
        let mut changes = Changes::default();
        let (mut newer, mut missing) = (Vec::new(), Vec::new());
        for game in &self.games {
            match GameRow::find(connection, game.id)? {
                Some(here) if game.is(&here) => changes.same += 1,
                Some(here) if game.created == here.created => {
                    if game.updated > here.updated {
                        newer.push(game.row(here.revision.max(game.revision) + 1));
                    } else {
                        changes.same += 1;
                    }
                }
                // It may have come here before, under another id.
                here if !is_there(connection, game)? => {
                    missing.push((game.row(game.revision), here.is_none()));
                }
                _ => changes.same += 1,
            }
        }
        if count(connection, "games")? + missing.len() > MOST_GAMES {
            return Ok(None);
        }
        for game in &newer {
            game.update(connection)?;
        }
        // Those that keep their ids come first: a new one may be any of theirs.
        missing.sort_by_key(|(_, has_own_id)| !has_own_id);
        for (game, has_own_id) in &missing {
            game.insert(connection, has_own_id.then_some(game.id))?;
        }
        changes.changed = newer.len() as u64;
        changes.added = missing.len() as u64;
        Ok(Some(changes))
    }

    fn replace_games(&self, connection: &Connection) -> rusqlite::Result<Changes> {
        let mut changes = Changes::default();
        for game in &self.games {
            match GameRow::find(connection, game.id)? {
                Some(here) if game.is(&here) => changes.same += 1,
                // Whoever still has the game open must not take it for the one he knows.
                Some(here) => {
                    game.row(here.revision.max(game.revision) + 1).update(connection)?;
                    changes.changed += 1;
                }
                None => {
                    game.row(game.revision).insert(connection, Some(game.id))?;
                    changes.added += 1;
                }
            }
        }
        let ids = self.games.iter().map(|game| game.id).collect();
        changes.removed = keep_only(connection, "games", &ids)?;
        Ok(changes)
    }

    fn merge_records(&self, connection: &Connection) -> rusqlite::Result<Changes> {
        let mut changes = Changes::default();
        let mut here = BTreeSet::new();
        let mut statement = connection.prepare("SELECT * FROM records")?;
        for record in statement.query_map([], Record::of)? {
            here.insert(record?.text());
        }
        for record in &self.records {
            if !here.insert(record.text()) {
                changes.same += 1;
                continue;
            }
            let is_free = Record::find(connection, record.id)?.is_none();
            record.insert(connection, is_free.then_some(record.id))?;
            changes.added += 1;
        }
        records::forget(connection)?;
        Ok(changes)
    }

    fn replace_records(&self, connection: &Connection) -> rusqlite::Result<Changes> {
        let mut changes = Changes::default();
        for record in &self.records {
            match Record::find(connection, record.id)? {
                Some(here) if here == *record => changes.same += 1,
                Some(_) => {
                    connection.execute("DELETE FROM records WHERE id = ?1", [record.id])?;
                    record.insert(connection, Some(record.id))?;
                    changes.changed += 1;
                }
                None => {
                    record.insert(connection, Some(record.id))?;
                    changes.added += 1;
                }
            }
        }
        let ids = self.records.iter().map(|record| record.id).collect();
        changes.removed = keep_only(connection, "records", &ids)?;
        Ok(changes)
    }
}

/// Whether there is a game in the same state, whatever its id.
fn is_there(connection: &Connection, game: &GameData) -> rusqlite::Result<bool> {
    // There may be room behind the texts.
    let sql = "SELECT EXISTS (SELECT 1 FROM games \
               WHERE created = ?1 AND rtrim(summary) = ?2 AND rtrim(state) = ?3)";
    let texts = [&game.created, &game.summary, &game.state];
    connection.prepare_cached(sql)?.query_row(texts, |row| row.get(0))
}

fn count(connection: &Connection, table: &str) -> rusqlite::Result<usize> {
    let sql = format!("SELECT COUNT(*) FROM {table}");
    connection.query_row(&sql, [], |row| Ok(row.get::<_, u32>(0)? as usize))
}

/// Removes all things of a table but some, and counts them.
fn keep_only(connection: &Connection, table: &str, ids: &BTreeSet<i64>) -> rusqlite::Result<u64> {
    let mut statement = connection.prepare(&format!("SELECT id FROM {table}"))?;
    let there: Vec<i64> =
        statement.query_map([], |row| row.get(0))?.collect::<rusqlite::Result<_>>()?;
    let mut remove = connection.prepare(&format!("DELETE FROM {table} WHERE id = ?1"))?;
    let mut removed = 0;
    for id in there.into_iter().filter(|id| !ids.contains(id)) {
        removed += remove.execute([id])? as u64;
    }
    Ok(removed)
}
