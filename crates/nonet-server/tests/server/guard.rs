//! Whom the server answers.

use crate::client::{Folder, PUZZLE, TestServer};

#[test]
fn a_name_that_is_not_its_own_is_refused() {
    let server = TestServer::start();
    let port = server.address.port();
    for host in ["evil.example".to_owned(), format!("evil.example:{port}"), String::new()] {
        let reply = server.send("GET", "/about", &[&format!("Host: {host}")], "");
        assert_eq!((reply.status, reply.code().as_str()), (403, "server-host"), "{host}");
        let page = server.send_raw("GET", "/", &[&format!("Host: {host}")], "");
        assert_eq!(page.status, 403, "{host}");
    }
    for host in ["localhost", "127.0.0.1", "[::1]"] {
        let reply = server.send("GET", "/about", &[&format!("Host: {host}:{port}")], "");
        assert_eq!(reply.status, 200, "{host}");
    }
}

#[test]
fn pages_of_other_sites_are_refused_and_scripts_are_served() {
    let server = TestServer::start();
    let own = format!("Origin: http://{}", server.address);
    let body = r#"{"state":{}}"#;
    assert_eq!(server.send("POST", "/games", &[], body).status, 201);
    assert_eq!(server.send("POST", "/games", &[&own], body).status, 201);
    for foreign in [
        "Origin: http://evil.example",
        "Origin: null",
        "Origin: http://localhost:1",
        "Sec-Fetch-Site: cross-site",
        "Sec-Fetch-Site: same-site",
    ] {
        for (verb, path) in [("POST", "/games"), ("POST", "/exit"), ("GET", "/games")] {
            let reply = server.send(verb, path, &[foreign], body);
            // Where a browser does not say from which site a page is, nobody can name it.
            let is_named = foreign.starts_with("Origin");
            let code = if is_named { "server-origin" } else { "server-origin-unknown" };
            assert_eq!((reply.status, reply.code().as_str()), (403, code), "{foreign}");
        }
    }
    let secure = format!("Origin: https://{}", server.address);
    assert_eq!(server.send("GET", "/games", &[&secure], "").status, 403);
    let link = server.send_raw("GET", "/", &["Sec-Fetch-Site: cross-site"], "");
    assert_eq!(link.status, 200, "a link to the page is welcome");
    assert_eq!(server.get("/games").json()["games"].as_array().map(Vec::len), Some(2));
}

#[test]
fn every_reply_tells_the_browser_what_to_refuse() {
    let server = TestServer::start();
    for path in ["/", "/api/v1/about", "/api/v1/nothing", "/nothing", "/words/en.ftl"] {
        let reply = server.send_raw("GET", path, &[], "");
        let policy = reply.header("content-security-policy").unwrap_or_default();
        assert!(policy.starts_with("default-src 'none'; script-src 'self';"), "{path}");
        assert!(!policy.contains("unsafe") && policy.contains("frame-ancestors 'none'"), "{path}");
        assert_eq!(reply.header("x-content-type-options"), Some("nosniff"), "{path}");
        assert_eq!(reply.header("cross-origin-resource-policy"), Some("same-origin"), "{path}");
        assert_eq!(reply.header("referrer-policy"), Some("no-referrer"), "{path}");
        assert_eq!(reply.header("access-control-allow-origin"), None, "{path}");
    }
}

#[test]
fn what_is_only_part_of_a_page_has_no_policy_of_its_own() {
    let server = TestServer::start();
    for path in ["/js/main.js", "/style/base.css", "/font/inter-latin.woff2"] {
        let reply = server.send_raw("GET", path, &[], "");
        assert_eq!(reply.status, 200, "{path}");
        assert_eq!(reply.header("content-security-policy"), None, "{path}");
        assert_eq!(reply.header("x-content-type-options"), Some("nosniff"), "{path}");
        assert_eq!(reply.header("cross-origin-resource-policy"), Some("same-origin"), "{path}");
    }
    // A picture can be opened as a page, and run what is in it.
    let picture = server.send_raw("GET", "/icon.svg", &[], "");
    assert!(picture.header("content-security-policy").is_some());
}

#[test]
fn answers_are_packed_for_those_who_take_that() {
    let server = TestServer::start();
    let plain = server.get("/samples");
    assert_eq!(plain.header("content-encoding"), None);
    let packed = server.send("GET", "/samples", &["Accept-Encoding: gzip"], "");
    assert_eq!(packed.header("content-encoding"), Some("gzip"));
    assert_eq!(packed.header("vary"), Some("accept-encoding"));
    assert_eq!(packed.header("cache-control"), Some("no-store"));
    let length = packed.header("content-length").and_then(|length| length.parse::<usize>().ok());
    assert!(length.is_some_and(|length| length < plain.body.len() / 2), "{length:?}");
}

#[test]
fn a_server_on_all_addresses_answers_to_the_address_that_was_used() {
    let server = TestServer::start_at("0.0.0.0:0");
    let port = server.address.port();
    // Loopback has many addresses: any of them may be the one that was used.
    let mine = format!("Host: 127.0.0.1:{port}");
    assert_eq!(server.send("GET", "/about", &[&mine], "").status, 200);
    let other = format!("Host: 192.0.2.1:{port}");
    assert_eq!(server.send("GET", "/about", &[&other], "").status, 403);
}

#[test]
fn the_other_loopback_works_too() {
    // Where there is no IPv6, there is nothing to see.
    if std::net::TcpListener::bind("[::1]:0").is_err() {
        return;
    }
    let server = TestServer::start_at("[::1]:0");
    assert_eq!(server.get("/about").status, 200);
    let name = format!("Host: localhost:{}", server.address.port());
    assert_eq!(server.send("GET", "/about", &[&name], "").status, 200);
}

#[test]
fn files_outside_of_the_page_are_not_served() {
    let server = TestServer::start();
    for path in [
        "/../Cargo.toml",
        "/%2e%2e/Cargo.toml",
        "/..%2fCargo.toml",
        "//etc/passwd",
        "/js/../../Cargo.toml",
    ] {
        let reply = server.send_raw("GET", path, &[], "");
        assert_eq!(reply.status, 404, "{path}: {reply:?}");
    }
    assert_eq!(server.send_raw("POST", "/", &[], "").status, 405);
}

#[test]
fn without_the_token_everybody_may_ask_and_nobody_sees_what_is_kept() {
    let mut server = TestServer::start_at("0.0.0.0:0");
    let host = format!("Host: 127.0.0.1:{}", server.address.port());
    let token = server.token.clone().expect("it needs one");
    assert!(token.len() == 32 && token.bytes().all(|digit| digit.is_ascii_hexdigit()), "{token}");
    let owner = format!("Authorization: Bearer {token}");
    let wrong = format!("Authorization: Bearer {}", "0".repeat(32));
    let game = r#"{"state":{}}"#;
    let kept = [
        ("GET", "/settings", ""),
        ("PUT", "/settings", "{}"),
        ("PATCH", "/settings", "{}"),
        ("GET", "/games", ""),
        ("POST", "/games", game),
        ("GET", "/games/1", ""),
        ("PUT", "/games/1", game),
        ("DELETE", "/games/1", ""),
        ("GET", "/records", ""),
        ("POST", "/records", r#"{"puzzle":"","seconds":1}"#),
        ("GET", "/records/1", ""),
        ("DELETE", "/records/1", ""),
        ("DELETE", "/records", ""),
        ("GET", "/backup", ""),
        ("POST", "/restore", "{}"),
        ("POST", "/exit", ""),
    ];
    for (verb, path, body) in kept {
        for headers in [&[host.as_str()][..], &[&host, &wrong]] {
            let reply = server.send(verb, path, headers, body);
            let what = format!("{verb} {path}");
            assert_eq!((reply.status, reply.code().as_str()), (401, "server-not-owner"), "{what}");
            assert_eq!(reply.header("nonet-store"), None, "{what}");
        }
    }
    let solve = format!(r#"{{"puzzle":"{PUZZLE}"}}"#);
    assert_eq!(server.send("POST", "/solve", &[&host], &solve).status, 200);
    let job = format!(r#"{{"question":{{"ask":"solve","puzzle":"{PUZZLE}"}}}}"#);
    assert_eq!(server.send("POST", "/jobs", &[&host], &job).status, 202);
    assert_eq!(server.send_raw("GET", "/", &[&host], "").status, 200);
    let about = |headers: &[&str]| server.send("GET", "/about", headers, "").json();
    assert_eq!(about(&[&host])["owner"], false);
    assert_eq!(about(&[&host, &owner])["owner"], true);
    let reply = server.send("POST", "/games", &[&host, &owner], game);
    assert_eq!((reply.status, reply.header("nonet-store")), (201, Some("memory")));
    assert_eq!(server.send("POST", "/exit", &[&host, &owner], "").status, 200);
    assert!(server.wait());
}

#[test]
fn where_things_are_is_told_to_the_owner_alone() {
    let folder = Folder::new("paths");
    let path = folder.0.to_str().expect("text");
    let server = TestServer::start_in(&folder.0);
    assert_eq!(server.token, None, "loopback needs none");
    let about = server.get("/about").body;
    assert!(about.contains(path) && about.contains(r#""owner":true"#), "{about}");
    drop(server);
    let server = TestServer::start_for_all_in(&folder.0);
    let host = format!("Host: 127.0.0.1:{}", server.address.port());
    let about = server.send("GET", "/about", &[&host], "").body;
    assert!(!about.contains(path) && about.contains(r#""owner":false"#), "{about}");
    let owner = format!("Authorization: Bearer {}", server.token.as_deref().expect("a token"));
    let about = server.send("GET", "/about", &[&host, &owner], "").body;
    assert!(about.contains(path), "{about}");
    let token = server.token.clone();
    drop(server);
    assert_eq!(TestServer::start_for_all_in(&folder.0).token, token, "a bookmark goes on working");
}
