//! The page: files that are part of the program, or are read from disk in debug builds.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use axum::body::{Body, Bytes};
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, Response, StatusCode, header};
use axum::response::IntoResponse;
use flate2::Compression;
use rust_embed::{EmbeddedFile, RustEmbed};

use crate::app::App;
use crate::bare;
use crate::pack::{self, takes_gzip};

/// The files of the page.
#[derive(RustEmbed)]
#[folder = "../../web"]
#[exclude = "tests/*"]
#[exclude = "*.json"]
#[exclude = "*.md"]
#[exclude = "*.d.ts"]
struct Files;

/// The file at the path of a request.
pub(crate) async fn file(State(app): State<Arc<App>>, request: Request) -> Response<Body> {
    let path = request.uri().path();
    // The words of the page are those of nonet-api: a file for each language.
    if let Some(tag) = path.strip_prefix("/words/").and_then(|name| name.strip_suffix(".ftl")) {
        let Some(words) = words(tag) else { return StatusCode::NOT_FOUND.into_response() };
        let kind = "text/plain; charset=utf-8";
        return sent(kind, words.into_owned().into(), path, request.headers());
    }
    let name = if path == "/" { "index.html" } else { path.trim_start_matches('/') };
    let Some(file) = get(name) else { return StatusCode::NOT_FOUND.into_response() };
    // The content's hash: whoever has this version need not get it again.
    let [high, low] = [0, 8].map(|at| {
        let bytes = file.metadata.sha256_hash();
        u64::from_be_bytes(std::array::from_fn(|index| bytes[at + index]))
    });
    let language = app.words.tag();
    let is_page = name == "index.html";
    let tag = format!("\"{high:016x}{low:016x}{}\"", if is_page { language } else { "" });
    let known = request.headers().get(header::IF_NONE_MATCH).and_then(|known| known.to_str().ok());
    if known == Some(tag.as_str()) {
        return StatusCode::NOT_MODIFIED.into_response();
    }
    let data = file.data.into_owned();
    let data = if is_page { in_language(language, data) } else { data };
    let mut response = sent(kind_of(name), data.into(), path, request.headers());
    let headers = response.headers_mut();
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        headers.insert(header::ETAG, tag);
    }
    response
}

/// The page, with the language of whoever has started the server: it is spoken until somebody chooses another one.
fn in_language(tag: &str, page: Vec<u8>) -> Vec<u8> {
    let said = format!("<html lang=\"{tag}\">");
    match String::from_utf8(page) {
        Ok(text) => text.replacen("<html lang=\"en\">", &said, 1).into_bytes(),
        Err(other) => other.into_bytes(),
    }
}

/// A file as a response: texts are packed for those who take that.
fn sent(kind: &'static str, data: Bytes, path: &str, request: &HeaderMap) -> Response<Body> {
    let is_text = kind.starts_with("text/") || kind == "image/svg+xml";
    let packed = if is_text && takes_gzip(request) { packed(kind, path, &data) } else { None };
    let is_packed = packed.is_some();
    let mut response = Response::new(Body::from(packed.unwrap_or(data)));
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if is_packed {
        pack::mark(headers);
    }
    response
}

/// Files as they were packed last, with what they were packed from.
static PACKED: Mutex<BTreeMap<String, (Bytes, Bytes)>> = Mutex::new(BTreeMap::new());

/// A file, packed; our own modules and sheets without their comments. Nothing if that does not work: then it is sent as it
/// is.
fn packed(kind: &str, path: &str, data: &Bytes) -> Option<Bytes> {
    let mut all = PACKED.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((_, packed)) = all.get(path).filter(|(from, _)| from == data) {
        return Some(packed.clone());
    }
    // Once for each file: that may take its time.
    let bare = if path.starts_with("/vendor/") { None } else { bare(kind, data) };
    let packed = pack::packed(bare.as_deref().unwrap_or(data), Compression::best())?;
    all.insert(path.to_owned(), (data.clone(), packed.clone()));
    Some(packed)
}

/// A module or a sheet without its comments, if it is one.
fn bare(kind: &str, data: &[u8]) -> Option<Vec<u8>> {
    let text = str::from_utf8(data).ok()?;
    let bare = match kind.split(';').next() {
        Some("text/javascript") => bare::module(text),
        Some("text/css") => bare::sheet(text),
        _ => return None,
    };
    Some(bare.into_bytes())
}

/// The words of the page in a language; in debug builds with `NONET_WEB`, those of the repository around it.
fn words(tag: &str) -> Option<Cow<'static, str>> {
    #[cfg(debug_assertions)]
    if let Some(folder) = std::env::var_os("NONET_WEB") {
        let is_tag = tag.chars().all(|symbol| symbol.is_ascii_alphanumeric());
        let folder = std::path::Path::new(&folder).join("../crates/nonet-api/i18n").join(tag);
        if is_tag && folder.is_dir() {
            let text =
                |name: &str| std::fs::read_to_string(folder.join(format!("page/{name}.ftl")));
            let names = ["shell", "board", "solver", "play", "rooms", "learn", "make"];
            return Some(
                names.iter().filter_map(|name| text(name).ok()).collect::<String>().into(),
            );
        }
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

#[cfg(test)]
mod tests {
    use std::io::Read;

    use super::*;

    #[test]
    fn what_is_packed_is_the_file_as_it_is_now() {
        for text in ["one one one", "two two two"] {
            let packed =
                packed("text/plain", "/packed-in-a-test", &Bytes::from(text)).expect("memory");
            let mut unpacked = String::new();
            flate2::read::GzDecoder::new(&packed[..]).read_to_string(&mut unpacked).expect("gzip");
            assert_eq!(unpacked, text);
        }
    }
}
