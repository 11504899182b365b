//! Backups for programs that are not the server: of what is kept in a place, whether a server runs or not.

use std::io;

use nonet_api::{Message, message};

use crate::store::{Amount, BackupError, Data, Mode, Restored, State, Store};

/// Why there is no backup, or why it is not taken back.
#[derive(Debug)]
pub enum KeepError {
    /// The backup cannot be written.
    Io(io::Error),
    /// Something else.
    Said(Message),
}

impl From<BackupError> for KeepError {
    fn from(error: BackupError) -> KeepError {
        match error {
            BackupError::Io(error) => KeepError::Io(error),
            BackupError::Wrong(message)
            | BackupError::Unfit(message)
            | BackupError::Samples(message) => KeepError::Said(message),
            BackupError::TooMany => KeepError::Said(message!("server-too-many-games")),
            BackupError::Store(error) => {
                KeepError::Said(message!("store-fault", reason = error.to_string()))
            }
        }
    }
}

/// What has been done, and what there is to say beside that.
#[derive(Clone, PartialEq, Debug)]
pub struct Done<T> {
    /// What has been done.
    pub what: T,
    /// What has happened to the file on the way.
    pub news: Vec<Message>,
}

/// Writes a backup of what is kept in a place. Nothing is changed there.
///
/// # Errors
/// If nothing is kept there, or it cannot be read, or the backup cannot be written.
pub fn back_up(data: &Data, out: impl io::Write) -> Result<Done<Amount>, KeepError> {
    let store = Store::copy_of(data).map_err(KeepError::Said)?;
    let what = store.back_up(out)?;
    Ok(Done { what, news: store.news() })
}

/// Takes back a backup into a place, all of it or nothing.
///
/// # Errors
/// If it is no backup, or there it cannot be written.
pub fn restore(data: &Data, backup: &[u8], mode: Mode) -> Result<Done<Restored>, KeepError> {
    let fault = |error: rusqlite::Error| message!("store-fault", reason = error.to_string());
    let store = Store::open(data).map_err(|error| KeepError::Said(fault(error)))?;
    let is_in_file = || match (store.state(), store.status().trouble) {
        (State::File, _) => Ok(()),
        // That a server would go on in memory is no comfort to whoever takes back a backup.
        (_, Some(trouble)) => Err(KeepError::Said(message!("backup-unkept", reason = trouble))),
        (_, None) => Err(KeepError::Said(message!("backup-nowhere"))),
    };
    is_in_file()?;
    let what = store.restore(backup, mode)?;
    // What went into memory only is as good as nothing here.
    is_in_file()?;
    store.close();
    Ok(Done { what, news: store.news() })
}

/// The day it is, in UTC, as in `2026-11-16`; nothing if nobody knows.
pub fn today() -> String {
    let now = Store::open(&Data::Memory).and_then(|store| store.now());
    now.map(|now| now.chars().take(10).collect()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use nonet_api::Words;

    use super::*;

    #[test]
    fn where_nothing_can_be_written_nothing_is_said_of_memory() {
        let file = std::env::temp_dir().join(format!("nonet-backups-{}", std::process::id()));
        std::fs::write(&file, "no folder").expect("a file");
        let backup = br#"{"format":"nonet-backup","version":1}"#;
        let error = restore(&Data::Folder(file.join("below")), backup, Mode::Merge);
        let Err(KeepError::Said(message)) = error else { panic!("{error:?}") };
        let said = Words::english().say(&message);
        assert!(said.starts_with("nothing was taken back: ") && said.contains("cannot be written"));
        assert!(!said.contains("memory") && !said.contains("the app"), "{said}");
        std::fs::remove_file(file).expect("the file of the test");
    }
}
