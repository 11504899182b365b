//! Packing: texts go over the wire as gzip, to whoever takes that.

use std::io::Write;

use axum::body::{Body, Bytes, to_bytes};
use axum::http::{HeaderMap, HeaderValue, Response, header};
use flate2::Compression;
use flate2::write::GzEncoder;

/// The shortest answer that is packed: below, the header alone would cost what is saved.
const SHORTEST: usize = 1024;

/// Whether a request says that gzip is taken.
pub(crate) fn takes_gzip(request: &HeaderMap) -> bool {
    let named = request.get(header::ACCEPT_ENCODING).and_then(|named| named.to_str().ok());
    named.unwrap_or_default().split(',').any(|one| {
        let (name, weight) = one.split_once(';').unwrap_or((one, "q=1"));
        let weight = weight.trim().strip_prefix("q=").and_then(|weight| weight.parse::<f32>().ok());
        name.trim().eq_ignore_ascii_case("gzip") && weight.unwrap_or(1.0) > 0.0
    })
}

/// A text, packed. Nothing if that does not work: then it is sent as it is.
pub(crate) fn packed(data: &[u8], how: Compression) -> Option<Bytes> {
    let mut encoder = GzEncoder::new(Vec::new(), how);
    encoder.write_all(data).ok()?;
    encoder.finish().ok().map(Bytes::from)
}

/// Says that a response is packed.
pub(crate) fn mark(headers: &mut HeaderMap) {
    headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
}

/// An answer in JSON as whoever takes gzip gets it; any other response as it is. What comes bit by bit, as
/// the events of a job do, is no JSON.
pub(crate) async fn answer(response: Response<Body>) -> Response<Body> {
    let kind = response.headers().get(header::CONTENT_TYPE);
    let is_json = kind.is_some_and(|kind| kind == "application/json");
    if !is_json || response.headers().contains_key(header::CONTENT_ENCODING) {
        return response;
    }
    let (mut parts, body) = response.into_parts();
    // Answers are in memory as a whole: to look at them takes nothing and cannot fail.
    let Ok(data) = to_bytes(body, usize::MAX).await else {
        return Response::from_parts(parts, Body::empty());
    };
    parts.headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    let packed = (data.len() >= SHORTEST).then(|| packed(&data, Compression::fast())).flatten();
    if packed.is_some() {
        mark(&mut parts.headers);
        parts.headers.remove(header::CONTENT_LENGTH);
    }
    Response::from_parts(parts, Body::from(packed.unwrap_or(data)))
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use super::*;

    fn taking(value: &'static str) -> HeaderMap {
        HeaderMap::from_iter([(header::ACCEPT_ENCODING, HeaderValue::from_static(value))])
    }

    fn unpacked(data: &[u8]) -> String {
        let mut text = String::new();
        flate2::read::GzDecoder::new(data).read_to_string(&mut text).expect("gzip");
        text
    }

    #[test]
    fn gzip_is_taken_by_those_who_say_so() {
        for value in ["gzip", "deflate, gzip;q=0.5", "GZIP , br", "br;q=1.0, gzip; q=1"] {
            assert!(takes_gzip(&taking(value)), "{value}");
        }
        for value in ["", "br", "gzip;q=0", "gzip;q=0.0", "xgzip"] {
            assert!(!takes_gzip(&taking(value)), "{value}");
        }
        assert!(!takes_gzip(&HeaderMap::new()));
    }

    #[tokio::test]
    async fn long_answers_are_packed_and_others_stay_as_they_are() {
        let long = format!("[{}1]", "1,".repeat(SHORTEST));
        for (kind, text, is_packed) in [
            ("application/json", long.as_str(), true),
            ("application/json", "[1]", false),
            ("text/event-stream", long.as_str(), false),
        ] {
            let mut response = Response::new(Body::from(text.to_owned()));
            response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
            let response = answer(response).await;
            assert_eq!(response.headers().contains_key(header::CONTENT_ENCODING), is_packed);
            let data = to_bytes(response.into_body(), usize::MAX).await.expect("a body");
            let read = if is_packed {
                assert!(data.len() < text.len() / 2);
                unpacked(&data)
            } else {
                String::from_utf8(data.to_vec()).expect("a text")
            };
            assert_eq!(read, text);
        }
    }
}
