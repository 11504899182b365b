//! Whose the server is: what is kept, and the end of the program, are the owner's affair.
//!
//! On loopback everybody who reaches the server is its owner. On any other address it is those who have
//! the token; that holds for this machine, too, as a proxy on it speaks for anybody.

use std::fmt;
use std::fs;
use std::io::{self, Read, Write};
use std::net::IpAddr;
use std::path::Path;
use std::sync::Arc;

use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Response, StatusCode, header};
use axum::middleware::Next;
use axum::response::IntoResponse;
use nonet_api::message;

use crate::app::App;
use crate::reply::Wrong;

/// The file beside the others in which the token is kept, so that a bookmark goes on working.
const FILE: &str = "token";

/// Says where things are, with every reply about what is kept.
const STORE: HeaderName = HeaderName::from_static("nonet-store");

/// Whose the server is.
pub(crate) enum Owner {
    /// Everybody's who reaches it.
    Everybody,
    /// Theirs who have the token.
    Bearer(Token),
}

impl Owner {
    /// The owner of a server that listens on an address, and keeps its things in a folder.
    ///
    /// # Errors
    /// If the system has no random numbers.
    pub(crate) fn of(address: IpAddr, folder: Option<&Path>) -> io::Result<Owner> {
        if address.is_loopback() {
            return Ok(Owner::Everybody);
        }
        Token::kept_in(folder).map(Owner::Bearer)
    }

    /// Whether a request with these headers comes from the owner.
    pub(crate) fn is(&self, headers: &HeaderMap) -> bool {
        let Owner::Bearer(token) = self else { return true };
        let given = headers.get(header::AUTHORIZATION).and_then(|given| given.to_str().ok());
        given.and_then(|given| given.split_once(' ')).is_some_and(|(scheme, given)| {
            scheme.eq_ignore_ascii_case("bearer") && token.is(given.trim())
        })
    }

    /// The token that has to be shown, if one has to.
    pub(crate) fn token(&self) -> Option<&Token> {
        match self {
            Owner::Everybody => None,
            Owner::Bearer(token) => Some(token),
        }
    }
}

/// What the owner knows and nobody else: 128 random bits.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Token([u8; 16]);

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl Token {
    fn new() -> io::Result<Token> {
        let mut bytes = [0; 16];
        getrandom::fill(&mut bytes).map_err(io::Error::other)?;
        Ok(Token(bytes))
    }

    /// The token of a folder; where none can be kept, one for this time only.
    fn kept_in(folder: Option<&Path>) -> io::Result<Token> {
        let Some(folder) = folder else { return Token::new() };
        let file = folder.join(FILE);
        if let Some(token) = Token::read(&file) {
            return Ok(token);
        }
        let token = Token::new()?;
        // What cannot be kept still works until the end.
        let _ = token.write(&file);
        Ok(token)
    }

    /// The token in a file, unless others may have read it.
    fn read(file: &Path) -> Option<Token> {
        let mut file = fs::File::open(file).ok()?;
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            if file.metadata().ok()?.permissions().mode() & 0o077 != 0 {
                return None;
            }
        }
        let mut text = String::new();
        file.read_to_string(&mut text).ok()?;
        Token::parse(text.trim())
    }

    fn parse(text: &str) -> Option<Token> {
        let digit = |&digit: &u8| char::from(digit).to_digit(16);
        let digits: Vec<u32> = text.as_bytes().iter().map(digit).collect::<Option<_>>()?;
        let bytes: Vec<u8> =
            digits.chunks_exact(2).map(|pair| (pair[0] * 16 + pair[1]) as u8).collect();
        (text.len() == 32).then(|| bytes.try_into().ok().map(Token)).flatten()
    }

    fn write(&self, file: &Path) -> io::Result<()> {
        let _ = fs::remove_file(file);
        let mut options = fs::OpenOptions::new();
        options.write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        writeln!(options.open(file)?, "{self}")
    }

    /// Whether a text is this token. How long that takes says nothing about where they differ.
    fn is(&self, text: &str) -> bool {
        let own = self.to_string();
        let differences = own.bytes().zip(text.bytes()).fold(0, |all, (a, b)| all | (a ^ b));
        own.len() == text.len() && differences == 0
    }
}

/// Lets only the owner through, and says with each reply where things are.
pub(crate) async fn only(
    State(app): State<Arc<App>>,
    request: Request,
    next: Next,
) -> Response<Body> {
    if !app.owner.is(request.headers()) {
        let wrong = Wrong::new(StatusCode::UNAUTHORIZED, message!("server-not-owner"));
        let mut reply = wrong.into_response();
        reply.headers_mut().insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        return reply;
    }
    let mut response = next.run(request).await;
    let state = HeaderValue::from_static(app.store.state().id());
    response.headers_mut().insert(STORE, state);
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(authorization: &str) -> HeaderMap {
        let value = HeaderValue::from_str(authorization).expect("a header");
        HeaderMap::from_iter([(header::AUTHORIZATION, value)])
    }

    #[test]
    fn only_the_token_lets_in() {
        let address = IpAddr::from([192, 0, 2, 1]);
        let owner = Owner::of(address, None).expect("there are random numbers");
        let token = owner.token().expect("it needs one").to_string();
        assert_eq!(token.len(), 32);
        assert!(owner.is(&headers(&format!("Bearer {token}"))));
        assert!(owner.is(&headers(&format!("bearer {token}"))));
        let other = token.replace(|digit| digit != '0', "0");
        for wrong in [String::new(), token[..31].to_owned(), format!("{token}0"), other] {
            assert!(!owner.is(&headers(&format!("Bearer {wrong}"))), "{wrong}");
        }
        assert!(!owner.is(&headers(&token)) && !owner.is(&headers(&format!("Basic {token}"))));
        assert!(!owner.is(&HeaderMap::new()));
        let another = Owner::of(address, None).expect("there are random numbers");
        assert!(!another.is(&headers(&format!("Bearer {token}"))), "each has its own");
    }

    #[test]
    fn loopback_needs_no_token_and_all_addresses_together_do() {
        for (address, needs) in
            [("127.0.0.1", false), ("::1", false), ("0.0.0.0", true), ("::", true)]
        {
            let owner = Owner::of(address.parse().expect("an address"), None).expect("numbers");
            assert_eq!(owner.token().is_some(), needs, "{address}");
            assert_eq!(owner.is(&HeaderMap::new()), !needs, "{address}");
        }
    }

    #[test]
    fn a_token_is_kept_where_nobody_else_can_read_it() {
        let folder = std::env::temp_dir().join(format!("nonet-token-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        let first = Token::kept_in(Some(&folder)).expect("numbers");
        assert!(Token::read(&folder.join(FILE)).is_none(), "there is no folder");
        fs::create_dir(&folder).expect("a folder");
        let token = Token::kept_in(Some(&folder)).expect("numbers");
        assert!(token != first);
        assert!(Token::kept_in(Some(&folder)).is_ok_and(|again| again == token));
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let file = folder.join(FILE);
            let mode = || fs::metadata(&file).expect("a file").permissions().mode() & 0o777;
            assert_eq!(mode(), 0o600);
            // Whoever could read it may know it.
            fs::set_permissions(&file, fs::Permissions::from_mode(0o644)).expect("a mode");
            assert!(Token::kept_in(Some(&folder)).is_ok_and(|other| other != token));
            assert_eq!(mode(), 0o600);
        }
        fs::write(folder.join(FILE), "no token").expect("a file");
        assert!(Token::kept_in(Some(&folder)).is_ok());
        fs::remove_dir_all(folder).expect("the folder of the test");
    }
}
