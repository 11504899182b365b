//! The page: files that are part of the program, or are read from disk in debug builds.

use std::borrow::Cow;

use axum::body::Body;
use axum::extract::Request;
use axum::http::{HeaderValue, Response, StatusCode, header};
use axum::response::IntoResponse;
use rust_embed::{EmbeddedFile, RustEmbed};

/// The files of the page.
#[derive(RustEmbed)]
#[folder = "../../web"]
#[exclude = "tests/*"]
#[exclude = "*.json"]
#[exclude = "*.md"]
#[exclude = "*.d.ts"]
struct Files;

/// The file at the path of a request.
pub(crate) async fn file(request: Request) -> Response<Body> {
    let path = request.uri().path();
    // The words of the page are those of nonet-api: a file for each language.
    if let Some(tag) = path.strip_prefix("/words/").and_then(|name| name.strip_suffix(".ftl")) {
        let Some(words) = words(tag) else { return StatusCode::NOT_FOUND.into_response() };
        return ([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], words).into_response();
    }
    let name = if path == "/" { "index.html" } else { path.trim_start_matches('/') };
    let Some(file) = get(name) else { return StatusCode::NOT_FOUND.into_response() };
    // The content's hash: whoever has this version need not get it again.
    let [high, low] = [0, 8].map(|at| {
        let bytes = file.metadata.sha256_hash();
        u64::from_be_bytes(std::array::from_fn(|index| bytes[at + index]))
    });
    let tag = format!("\"{high:016x}{low:016x}\"");
    let known = request.headers().get(header::IF_NONE_MATCH).and_then(|known| known.to_str().ok());
    if known == Some(tag.as_str()) {
        return StatusCode::NOT_MODIFIED.into_response();
    }
    let mut response = Response::new(Body::from(file.data));
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind_of(name)));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        headers.insert(header::ETAG, tag);
    }
    response
}

/// The words of the page in a language; in debug builds with `NONET_WEB`, the English ones of the
/// repository around it.
fn words(tag: &str) -> Option<Cow<'static, str>> {
    #[cfg(debug_assertions)]
    if let Some(folder) = std::env::var_os("NONET_WEB").filter(|_| tag == "en") {
        let folder = std::path::Path::new(&folder).join("../crates/nonet-api/i18n/en/page");
        let files = ["shell", "board", "solver", "rooms", "learn", "make"]
            .map(|name| format!("{name}.ftl"));
        let texts = files.iter().filter_map(|name| std::fs::read_to_string(folder.join(name)).ok());
        return Some(texts.collect::<String>().into());
    }
    nonet_api::page_words(tag)
}

/// A file of the page. In debug builds it is read from disk each time; the variable `NONET_WEB` can name
/// another folder to read it from.
fn get(name: &str) -> Option<EmbeddedFile> {
    #[cfg(debug_assertions)]
    if let Some(folder) = std::env::var_os("NONET_WEB") {
        let is_inside = name.split('/').all(|part| !matches!(part, "" | "." | ".."));
        let path = is_inside.then(|| std::path::Path::new(&folder).join(name))?;
        return rust_embed::utils::read_file_from_fs(&path).ok();
    }
    Files::get(name)
}

/// The media type of a file, by the ending of its name.
fn kind_of(name: &str) -> &'static str {
    match name.rsplit_once('.').map_or("", |(_, ending)| ending) {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "woff2" => "font/woff2",
        "webmanifest" => "application/manifest+json",
        _ => "text/plain; charset=utf-8",
    }
}
