//! Whatever was acknowledged is there after the app was killed.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use nonet_core::Random;
use serde_json::{Value, json};

use crate::app::{App, new_folder};

/// How often the app is killed, unless `NONET_KILLS` says otherwise, as `cargo xtask kills` does.
const KILLS: usize = 5;

/// How many write at the same time.
const WRITERS: u64 = 4;

/// What somebody who writes knows to be kept.
struct Writer {
    /// Games by their ids: the revision, and the number in the state.
    games: BTreeMap<u64, (u64, u64)>,
    /// Records by their ids: the seconds.
    records: BTreeMap<u64, u64>,
    /// A game for which there was no reply: it may be changed, or not, or be gone.
    in_doubt: Option<u64>,
    /// Games that were removed.
    removed: Vec<u64>,
    /// Its random numbers.
    random: Random,
}

impl Writer {
    fn new(seed: u64) -> Writer {
        Writer {
            games: BTreeMap::new(),
            records: BTreeMap::new(),
            in_doubt: None,
            removed: Vec::new(),
            random: Random::stream(seed, 0),
        }
    }

    /// A number below another one.
    fn draw(&mut self, below: u64) -> u64 {
        self.random.below(below as usize) as u64
    }

    /// Writes until the app is gone, and counts what is acknowledged.
    fn write(&mut self, app: &App, acknowledged: &AtomicUsize) {
        while self.write_once(app).is_some() {
            acknowledged.fetch_add(1, Ordering::Relaxed);
        }
    }

    fn write_once(&mut self, app: &App) -> Option<()> {
        let number = self.draw(1_000_000);
        // From one page to many.
        let padding = "x".repeat(1 << self.draw(16));
        let state = json!({ "number": number, "padding": padding });
        let places = self.games.len() as u64;
        match self.draw(10) {
            0..=4 if places > 0 => {
                let place = self.draw(places) as usize;
                let (&id, &(revision, _)) = self.games.iter().nth(place)?;
                self.in_doubt = Some(id);
                let body = json!({ "revision": revision, "state": state }).to_string();
                let (status, _) = app.try_ask("PUT", &format!("/api/v1/games/{id}"), &body)?;
                assert_eq!(status, 200);
                self.games.insert(id, (revision + 1, number));
                self.in_doubt = None;
            }
            5..=6 if places > 8 => {
                let &id = self.games.keys().next()?;
                self.in_doubt = Some(id);
                let (status, _) = app.try_ask("DELETE", &format!("/api/v1/games/{id}"), "")?;
                assert_eq!(status, 204);
                self.games.remove(&id);
                self.removed.push(id);
                self.in_doubt = None;
            }
            7..=8 => {
                let body = json!({ "puzzle": padding, "seconds": number }).to_string();
                let body = if padding.len() > 16_000 {
                    json!({ "puzzle": "", "seconds": number }).to_string()
                } else {
                    body
                };
                let (status, record) = app.try_ask("POST", "/api/v1/records", &body)?;
                assert_eq!(status, 201);
                self.records.insert(id_of(&record), number);
            }
            _ => {
                let body = json!({ "state": state }).to_string();
                let (status, game) = app.try_ask("POST", "/api/v1/games", &body)?;
                assert_eq!(status, 201);
                self.games.insert(id_of(&game), (1, number));
            }
        }
        Some(())
    }

    /// Sees whether all is there, as it was acknowledged, and settles what is in doubt.
    fn check(&mut self, app: &App) {
        if let Some(id) = self.in_doubt.take() {
            let (status, game) = app.ask("GET", &format!("/api/v1/games/{id}"), "");
            if status == 404 {
                self.games.remove(&id);
            } else {
                let game: Value = serde_json::from_str(&game).expect("JSON");
                let (revision, number) = (&game["revision"], &game["state"]["number"]);
                let (revision, number) = (revision.as_u64(), number.as_u64());
                let (old, _) = self.games[&id];
                assert!(revision == Some(old) || revision == Some(old + 1), "{game}");
                let both = revision.zip(number).expect("numbers");
                self.games.insert(id, both);
            }
        }
        for (id, &(revision, number)) in &self.games {
            let (status, game) = app.ask("GET", &format!("/api/v1/games/{id}"), "");
            assert_eq!(status, 200, "game {id} is lost");
            let game: Value = serde_json::from_str(&game).expect("JSON");
            assert_eq!(
                (&game["revision"], &game["state"]["number"]),
                (&json!(revision), &json!(number))
            );
        }
        for (id, &seconds) in &self.records {
            let (status, record) = app.ask("GET", &format!("/api/v1/records/{id}"), "");
            assert_eq!(status, 200, "record {id} is lost");
            let record: Value = serde_json::from_str(&record).expect("JSON");
            assert_eq!(record["seconds"], json!(seconds));
        }
        for id in self.removed.drain(..) {
            assert_eq!(app.ask("GET", &format!("/api/v1/games/{id}"), "").0, 404);
        }
        // What has outlived a kill once is known to.
        self.records.clear();
    }
}

fn id_of(thing: &str) -> u64 {
    let thing: Value = serde_json::from_str(thing).expect("JSON");
    thing["id"].as_u64().expect("a number")
}

/// Removes games of which nobody knows: those whose reply did not arrive.
fn remove_strangers(app: &App, writers: &[Writer]) {
    let (_, games) = app.ask("GET", "/api/v1/games", "");
    let games: Value = serde_json::from_str(&games).expect("JSON");
    for game in games["games"].as_array().expect("a list") {
        let id = game["id"].as_u64().expect("a number");
        if !writers.iter().any(|writer| writer.games.contains_key(&id)) {
            app.ask("DELETE", &format!("/api/v1/games/{id}"), "");
        }
    }
}

#[test]
fn what_was_acknowledged_is_there_after_every_kill() {
    let kills = std::env::var("NONET_KILLS").ok().and_then(|kills| kills.parse().ok());
    let kills: usize = kills.unwrap_or(KILLS);
    let folder = new_folder("kills");
    let mut writers: Vec<Writer> = (1..=WRITERS).map(Writer::new).collect();
    let mut all = 0;
    for kill in 0..kills {
        let app = App::start_in(&folder);
        let (_, about) = app.ask("GET", "/api/v1/about", "");
        assert!(
            about.contains(r#""state":"file""#) && about.contains(r#""message":null"#),
            "{about}"
        );
        for writer in &mut writers {
            writer.check(&app);
        }
        remove_strangers(&app, &writers);
        // In the midst of writing: after the first reply, or some dozens.
        let (acknowledged, enough) = (AtomicUsize::new(0), 1 + kill * 7 % 60);
        thread::scope(|scope| {
            for writer in &mut writers {
                scope.spawn(|| writer.write(&app, &acknowledged));
            }
            while acknowledged.load(Ordering::Relaxed) < enough {
                thread::yield_now();
            }
            kill_now(&app);
        });
        app.wait();
        all += acknowledged.into_inner();
    }
    let app = App::start_in(&folder);
    for writer in &mut writers {
        writer.check(&app);
    }
    assert_eq!(app.exit().code, 0);
    println!("{kills} kills, {all} acknowledged, nothing lost");
}

/// Kills the app while others still speak with it.
fn kill_now(app: &App) {
    #[cfg(unix)]
    app.signal("KILL");
    #[cfg(not(unix))]
    {
        let process = app.child.id().to_string();
        let killed = std::process::Command::new("taskkill").args(["/F", "/PID", &process]).status();
        assert!(killed.is_ok_and(|status| status.success()));
    }
}
