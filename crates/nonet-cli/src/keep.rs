//! `nonet backup` and `nonet restore`: all that the app keeps as one file, and back.

use std::ffi::{OsStr, OsString};
use std::fs::{self, File};
use std::io::{self, BufWriter, Read, Write};
use std::path::{Path, PathBuf};

use nonet_api::{Outcome, message};
use nonet_server::{Amount, Changes, Done, KeepError, Mode, back_up, restore as take_back};
use serde_json::json;

use crate::args::{has, path};
use crate::commands::Settings;
use crate::console::{asked_to_stop, start_working};
use crate::failure::{Failure, reason};
use crate::output::{Output, tell};
use crate::serve::data;

/// `nonet backup`.
pub(crate) fn backup(settings: &Settings<'_>, output: &mut Output) -> Result<Outcome, Failure> {
    let file = path(settings.matches, "file");
    if file.as_deref() == Some(OsStr::new("-")) {
        let done = back_up(&data(settings.matches), io::stdout().lock());
        finish(settings, done)?;
        return Ok(Outcome::Yes);
    }
    let file = PathBuf::from(file.unwrap_or_else(|| usual_name().into()));
    let name = file.display().to_string();
    match fs::metadata(&file) {
        Ok(found) if found.is_file() && has(settings.matches, "force") => {}
        Ok(found) if !found.is_file() => {
            let no_file = message!("backup-no-file", file = name);
            return Err(Failure::invalid(settings.words, &no_file));
        }
        Ok(_) => {
            let exists = message!("backup-exists", file = name);
            return Err(Failure::invalid(settings.words, &exists));
        }
        Err(_) => {}
    }
    start_working();
    let amount = finish(settings, write_whole(settings, &file))?;
    output.line(&if has(settings.matches, "json") {
        let Amount { games, records, samples } = amount;
        json!({ "file": name, "games": games, "records": records, "samples": samples }).to_string()
    } else {
        let Amount { games, records, samples } = amount;
        settings.say(&message!(
            "backup-done",
            file = name,
            games = games,
            records = records,
            samples = samples
        ))
    })?;
    Ok(Outcome::Yes)
}

/// `nonet restore`.
pub(crate) fn restore(settings: &Settings<'_>, output: &mut Output) -> Result<Outcome, Failure> {
    let file = path(settings.matches, "file").unwrap_or_else(|| OsString::from("-"));
    let content = read(&file)
        .map_err(|error| Failure::reading(settings.words, &file.to_string_lossy(), &error))?;
    let mode = if has(settings.matches, "replace") { Mode::Replace } else { Mode::Merge };
    let restored = finish(settings, take_back(&data(settings.matches), &content, mode))?;
    if has(settings.matches, "json") {
        let text = serde_json::to_string(&restored).unwrap_or_default();
        output.line(&text)?;
        return Ok(Outcome::Yes);
    }
    let Changes { added, changed, same, removed } = restored.games;
    output.line(&settings.say(&message!(
        "restore-games",
        added = added,
        changed = changed,
        same = same,
        removed = removed,
    )))?;
    let Changes { added, changed, same, removed } = restored.records;
    output.line(&settings.say(&message!(
        "restore-records",
        added = added,
        changed = changed,
        same = same,
        removed = removed,
    )))?;
    let Changes { added, changed, same, removed } = restored.samples;
    output.line(&settings.say(&message!(
        "restore-samples",
        added = added,
        changed = changed,
        same = same,
        removed = removed,
    )))?;
    output.line(&settings.say(&message!("restore-settings", changed = restored.settings)))?;
    Ok(Outcome::Yes)
}

/// What was done, with all there is to say about it.
fn finish<T>(settings: &Settings<'_>, done: Result<Done<T>, KeepError>) -> Result<T, Failure> {
    let words = settings.words;
    match done {
        Ok(Done { what, news }) => {
            for news in news {
                tell(&words.say(&message!("remark", text = news)));
            }
            Ok(what)
        }
        Err(KeepError::Io(error)) => Err(Failure::writing(words, &error)),
        Err(KeepError::Said(message)) => Err(Failure::invalid(words, &message)),
    }
}

/// A name with the date, in the folder that one is in.
fn usual_name() -> String {
    format!("nonet-{}.json", nonet_server::today())
}

fn read(file: &OsStr) -> io::Result<Vec<u8>> {
    let mut content = Vec::new();
    if file == "-" {
        io::stdin().lock().read_to_end(&mut content)?;
    } else {
        File::open(file)?.read_to_end(&mut content)?;
    }
    Ok(content)
}

/// Writes a backup under another name first, so that there is never half of one.
fn write_whole(settings: &Settings<'_>, file: &Path) -> Result<Done<Amount>, KeepError> {
    let said = |error: &io::Error| {
        let file = file.display().to_string();
        let why = reason(settings.words, error);
        KeepError::Said(message!("backup-unwritten", file = file, reason = why))
    };
    let mut part = file.as_os_str().to_owned();
    part.push(format!(".part-{}", std::process::id()));
    let write = || {
        let out = File::options().write(true).create_new(true).open(&part).map_err(|e| said(&e))?;
        let mut out = BufWriter::new(Stoppable(out));
        let done = back_up(&data(settings.matches), &mut out).map_err(|error| match error {
            KeepError::Io(error) => said(&error),
            said @ KeepError::Said(_) => said,
        })?;
        let whole = out.into_inner().map_err(io::IntoInnerError::into_error);
        let written = whole.and_then(|out| out.0.sync_all());
        written.and_then(|()| fs::rename(&part, file)).map_err(|error| said(&error))?;
        Ok(done)
    };
    let result = write();
    if result.is_err() {
        // It may not even have been made.
        let _ = fs::remove_file(&part);
    }
    result
}

/// A file that is not written any further once the user has asked to stop.
struct Stoppable(File);

impl Write for Stoppable {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if asked_to_stop() {
            return Err(io::Error::other("stopped"));
        }
        self.0.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}
