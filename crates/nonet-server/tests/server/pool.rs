//! Puzzles that are ready before anybody asks for them.

use std::collections::BTreeSet;
use std::path::Path;
use std::thread;
use std::time::Duration;

use rusqlite::Connection;
use serde_json::{Value, json};

use super::client::{Folder, TestServer};

/// The wish of which puzzles come first.
const WISH: &str = r#"{"symmetry":"rotational"}"#;

/// The puzzles that lie in the file for that wish, waiting until there are some.
#[expect(clippy::disallowed_methods, reason = "nothing tells when a row comes into a file")]
fn lying(folder: &Path) -> Vec<String> {
    let file = Connection::open(folder.join("nonet.sqlite")).expect("the file of the server");
    let sql = "SELECT answer FROM pool WHERE wish LIKE '%rotational%' AND wish NOT LIKE '%level%'";
    loop {
        let mut found = file.prepare(sql).expect("the table is there");
        let found = found.query_map([], |row| row.get::<_, String>(0)).expect("it can be read");
        let answers: Vec<String> = found.flatten().collect();
        if !answers.is_empty() {
            return answers.iter().map(|answer| puzzle_of(answer)["puzzle"].to_string()).collect();
        }
        thread::sleep(Duration::from_millis(20));
    }
}

fn puzzle_of(answer: &str) -> Value {
    serde_json::from_str::<Value>(answer).expect("JSON")["puzzles"][0].clone()
}

#[test]
fn a_puzzle_that_was_ready_is_given_once_and_can_be_made_again() {
    let folder = Folder::new("pool");
    let mut server = TestServer::start_ready_in(&folder.0, 1);
    let ready = lying(&folder.0);
    assert_eq!(ready.len(), 1);
    assert!(server.end());
    // It is there after a restart, and this server makes none by itself.
    let server = TestServer::start_in(&folder.0);
    let ask = |body: &str| {
        let reply = server.post("/generate", body);
        assert_eq!(reply.status, 200, "{reply:?}");
        puzzle_of(&reply.body)
    };
    let seeded = ask(r#"{"symmetry":"rotational","seed":7}"#);
    let own = seeded["puzzle"].to_string();
    assert!(own != ready[0] && seeded["seed"] == "7");
    let first = ask(WISH);
    assert_eq!(first["puzzle"].to_string(), ready[0]);
    let second = ask(WISH);
    assert_ne!(second["puzzle"], first["puzzle"], "it was given");
    assert_ne!(second["seed"], first["seed"], "who chooses no seed gets one by lot");
    for made in [first, second] {
        let (seed, from) = (&made["seed"], &made["index"]);
        let same = json!({ "symmetry": "rotational", "seed": seed, "from": from });
        assert_eq!(ask(&same.to_string()), made);
    }
}

#[test]
fn a_job_takes_what_is_ready_and_two_servers_never_give_the_same() {
    let folder = Folder::new("pool-of-two");
    let mut server = TestServer::start_ready_in(&folder.0, 1);
    let ready = lying(&folder.0);
    assert!(server.end());
    let servers = [TestServer::start_in(&folder.0), TestServer::start_in(&folder.0)];
    let ask = |server: &TestServer| {
        let job = server.begin(&format!(r#"{{"question":{{"ask":"generate",{}}}"#, &WISH[1..]));
        let done = server.listen(&job).find(|(name, _)| name == "done").expect("it ends").1;
        done["puzzles"][0]["puzzle"].to_string()
    };
    let given: Vec<String> = servers.iter().cycle().take(4).map(ask).collect();
    assert_eq!(given[0], ready[0]);
    assert_eq!(given.iter().collect::<BTreeSet<_>>().len(), given.len());
}
