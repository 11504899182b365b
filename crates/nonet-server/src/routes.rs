//! The routes: one table from which both the router and its description are made.

use std::sync::Arc;

use axum::Router;
use axum::extract::{DefaultBodyLimit, State};
use axum::middleware;
use axum::response::Response;
use axum::routing::{MethodRouter, delete, get, patch, post, put};
use nonet_api::{ListFormats, ListMethods, ListPages};
use serde_json::json;

use crate::app::{App, Shared};
use crate::assets;
use crate::guard;
use crate::jobs::http as jobs;
use crate::keep;
use crate::library;
use crate::openapi;
use crate::owner;
use crate::questions::{Question, ask};
use crate::reply;
use crate::samples;

/// Where the routes begin.
pub(crate) const BASE: &str = "/api/v1";

/// The longest body of a request.
const LONGEST_BODY: usize = 1 << 20;

/// What a route gives.
#[derive(Clone, Copy)]
pub(crate) enum Gives {
    /// JSON of this schema.
    Json(&'static str),
    /// Events, whose data are described by this schema.
    Events(&'static str),
    /// Nothing.
    Nothing,
}

/// A parameter in the query of an address: its name, what it says, and what it may be.
pub(crate) struct Parameter {
    pub(crate) name: &'static str,
    pub(crate) about: &'static str,
    pub(crate) values: Values,
}

/// What a parameter may be.
pub(crate) enum Values {
    /// A number from one to another.
    Number(i64, i64),
    /// Any text.
    Text,
    /// One of these texts.
    OneOf(&'static [&'static str]),
}

/// A route.
pub(crate) struct Route {
    /// The method of HTTP, in small letters.
    pub(crate) verb: &'static str,
    /// The address, below [`BASE`].
    pub(crate) path: &'static str,
    /// What it does.
    pub(crate) about: &'static str,
    /// The parameters of its query.
    pub(crate) query: &'static [Parameter],
    /// The schema of the body that it takes.
    pub(crate) takes: Option<&'static str>,
    /// What it gives, by status.
    pub(crate) gives: &'static [(u16, Gives)],
    /// With which status it may fail for reasons of its own.
    pub(crate) fails: &'static [u16],
    /// Whether it is for the owner alone.
    pub(crate) is_owners: bool,
    /// What does it.
    handler: fn() -> MethodRouter<Arc<App>>,
}

/// A route that answers a question.
const fn question(
    path: &'static str,
    about: &'static str,
    takes: &'static str,
    gives: &'static [(u16, Gives)],
    handler: fn() -> MethodRouter<Arc<App>>,
) -> Route {
    Route {
        verb: "post",
        path,
        about,
        query: &[],
        takes: Some(takes),
        gives,
        fails: &[400, 413],
        is_owners: false,
        handler,
    }
}

/// A route that only tells.
const fn telling(
    path: &'static str,
    about: &'static str,
    gives: &'static [(u16, Gives)],
    fails: &'static [u16],
    handler: fn() -> MethodRouter<Arc<App>>,
) -> Route {
    let (verb, query, takes, is_owners) = ("get", &[], None, false);
    Route { verb, path, about, query, takes, gives, fails, is_owners, handler }
}

/// A route about what is kept, for the owner alone.
const fn keeping(
    verb: &'static str,
    path: &'static str,
    about: &'static str,
    takes: Option<&'static str>,
    gives: &'static [(u16, Gives)],
    fails: &'static [u16],
    handler: fn() -> MethodRouter<Arc<App>>,
) -> Route {
    Route { verb, path, about, query: &[], takes, gives, fails, is_owners: true, handler }
}

macro_rules! puzzle {
    ($task:literal, $about:literal) => {
        question(
            concat!("/", $task),
            $about,
            concat!($task, "-request"),
            // A puzzle that cannot be read is answered, too.
            &[
                (200, Gives::Json(concat!($task, "-answer"))),
                (422, Gives::Json(concat!($task, "-answer"))),
            ],
            || post(|app, body| ask(app, Question::Puzzle($task), body)),
        )
    };
}

/// Every route.
pub(crate) static ROUTES: &[Route] = &[
    puzzle!("parse", "Read a puzzle, and say what contradicts itself in it"),
    puzzle!("check", "Say whether a puzzle has exactly one solution"),
    puzzle!("solve", "Find solutions"),
    puzzle!("count", "Count the solutions"),
    puzzle!("candidates", "Show every possible value of every empty cell"),
    puzzle!("hint", "Give the next step of reasoning"),
    puzzle!("explain", "Explain the whole way to the solution, step by step"),
    puzzle!("rate", "Say how hard a puzzle is"),
    puzzle!("convert", "Write a puzzle in another format"),
    question(
        "/grid",
        "Count, number, draw and compare grids",
        "grid-request",
        &[(200, Gives::Json("grid-answer"))],
        || post(|app, body| ask(app, Question::Grid, body)),
    ),
    question(
        "/rules",
        "Tell about rules: the ways to place one digit in all boxes",
        "rules-request",
        &[(200, Gives::Json("rules-answer"))],
        || post(|app, body| ask(app, Question::Rules, body)),
    ),
    question(
        "/estimate",
        "Estimate for two seconds how many grids there are",
        "estimate-request",
        &[(200, Gives::Json("estimate-answer")), (422, Gives::Json("estimate-answer"))],
        || post(|app, body| ask(app, Question::Estimate, body)),
    ),
    question(
        "/race",
        "Let every method solve a puzzle, each for less than a second; a job has more time",
        "race-request",
        &[(200, Gives::Json("race-answer")), (422, Gives::Json("race-answer"))],
        || post(|app, body| ask(app, Question::Race, body)),
    ),
    Route {
        verb: "post",
        path: "/jobs",
        about: "Begin long work; listen to it within ten seconds",
        query: &[],
        takes: Some("JobRequest"),
        gives: &[(202, Gives::Json("Job"))],
        fails: &[400, 413, 429],
        is_owners: false,
        handler: || post(jobs::begin),
    },
    telling(
        "/jobs/{id}",
        "Listen to a job; to end the connection stops it",
        &[(200, Gives::Events("JobEvent"))],
        &[404],
        || get(jobs::listen),
    ),
    Route {
        verb: "delete",
        path: "/jobs/{id}",
        about: "Stop a job",
        query: &[],
        takes: None,
        gives: &[(204, Gives::Nothing)],
        fails: &[404],
        is_owners: false,
        handler: || delete(jobs::stop),
    },
    telling(
        "/methods",
        "The ways of solving, the fastest first",
        &[(200, Gives::Json("methods-answer"))],
        &[],
        || get(|State(app): Shared| async move { library::list(&app, &ListMethods {}) }),
    ),
    telling(
        "/formats",
        "The text formats of puzzles",
        &[(200, Gives::Json("formats-answer"))],
        &[],
        || get(|State(app): Shared| async move { library::list(&app, &ListFormats {}) }),
    ),
    telling(
        "/samples",
        "The samples: those that are bundled, then the owner's own for the owner",
        &[(200, Gives::Json("samples-answer"))],
        &[],
        || get(samples::list),
    ),
    Route {
        verb: "get",
        path: "/samples/{name}",
        about: "A sample, by its name, its number or the beginning of its name",
        query: &[Parameter {
            name: "own",
            about: "`true`: only of the owner's own; `false`: only of those that are bundled",
            values: Values::OneOf(&["true", "false"]),
        }],
        takes: None,
        gives: &[(200, Gives::Json("sample-answer"))],
        fails: &[400, 404],
        is_owners: false,
        handler: || get(samples::show),
    },
    keeping(
        "post",
        "/samples",
        "Keep a sample of one's own",
        Some("NewSample"),
        &[(201, Gives::Json("SampleData"))],
        &[400, 409, 413, 503],
        || post(samples::add).layer(DefaultBodyLimit::max(samples::LONGEST_SAMPLE)),
    ),
    keeping(
        "put",
        "/samples/{name}",
        "Change the text of a sample of one's own, or its name; those that are bundled stay as they are",
        Some("ChangedSample"),
        &[(200, Gives::Json("SampleData"))],
        &[400, 404, 409, 413, 503],
        || put(samples::set).layer(DefaultBodyLimit::max(samples::LONGEST_SAMPLE)),
    ),
    keeping(
        "delete",
        "/samples/{name}",
        "Delete a sample of one's own",
        None,
        &[(204, Gives::Nothing)],
        &[404, 409, 503],
        || delete(samples::remove),
    ),
    telling(
        "/learn",
        "The pages about techniques, methods and subjects, by section",
        &[(200, Gives::Json("pages-answer"))],
        &[],
        || get(|State(app): Shared| async move { library::list(&app, &ListPages {}) }),
    ),
    telling(
        "/learn/{name}",
        "A page, in Markdown",
        &[(200, Gives::Json("page-answer"))],
        &[404],
        || get(library::page),
    ),
    keeping(
        "get",
        "/settings",
        "The settings",
        None,
        &[(200, Gives::Json("Settings"))],
        &[503],
        || get(keep::settings),
    ),
    keeping(
        "put",
        "/settings",
        "Set the settings; those that are not named are forgotten",
        Some("Settings"),
        &[(200, Gives::Json("Settings"))],
        &[400, 413, 503],
        || put(keep::set_settings),
    ),
    keeping(
        "patch",
        "/settings",
        "Change some settings; those that are null are forgotten",
        Some("Settings"),
        &[(200, Gives::Json("Settings"))],
        &[400, 413, 503],
        || patch(keep::merge_settings),
    ),
    Route {
        verb: "get",
        path: "/games",
        about: "The games that were begun, without their states, the last changed first",
        query: &[Parameter {
            name: "before",
            about: "Only those behind: what an earlier list gave as `next`",
            values: Values::Text,
        }],
        takes: None,
        gives: &[(200, Gives::Json("GameList"))],
        fails: &[400, 503],
        is_owners: true,
        handler: || get(keep::games),
    },
    keeping(
        "post",
        "/games",
        "Keep a new game",
        Some("NewGame"),
        &[(201, Gives::Json("Game"))],
        &[400, 409, 413, 503],
        || post(keep::add_game).layer(DefaultBodyLimit::max(keep::LONGEST_GAME)),
    ),
    keeping(
        "get",
        "/games/{id}",
        "A game, with its state",
        None,
        &[(200, Gives::Json("Game"))],
        &[404, 503],
        || get(keep::game),
    ),
    keeping(
        "put",
        "/games/{id}",
        "Change a game that has the revision that is said; without a summary, that stays as it is",
        Some("ChangedGame"),
        &[(200, Gives::Json("Game")), (409, Gives::Json("StaleGame"))],
        &[400, 404, 413, 503],
        || put(keep::set_game).layer(DefaultBodyLimit::max(keep::LONGEST_GAME)),
    ),
    keeping(
        "delete",
        "/games/{id}",
        "Forget a game",
        None,
        &[(204, Gives::Nothing)],
        &[404, 503],
        || delete(keep::remove_game),
    ),
    Route {
        verb: "get",
        path: "/records",
        about: "The games that were finished, the last first",
        query: &[
            Parameter {
                name: "limit",
                about: "How many at most",
                values: Values::Number(1, 10_000),
            },
            Parameter {
                name: "before",
                about: "Only those that were added before the record with this id",
                values: Values::Number(1, i64::MAX),
            },
        ],
        takes: None,
        gives: &[(200, Gives::Json("RecordList"))],
        fails: &[400, 503],
        is_owners: true,
        handler: || get(keep::records),
    },
    keeping(
        "post",
        "/records",
        "Keep the record of a finished game",
        Some("NewRecord"),
        &[(201, Gives::Json("Record"))],
        &[400, 413, 503],
        || post(keep::add_record),
    ),
    keeping(
        "delete",
        "/records",
        "Forget all records",
        None,
        &[(204, Gives::Nothing)],
        &[503],
        || delete(keep::remove_records),
    ),
    keeping(
        "get",
        "/records/{id}",
        "A record",
        None,
        &[(200, Gives::Json("Record"))],
        &[404, 503],
        || get(keep::record),
    ),
    keeping(
        "delete",
        "/records/{id}",
        "Forget a record",
        None,
        &[(204, Gives::Nothing)],
        &[404, 503],
        || delete(keep::remove_record),
    ),
    keeping(
        "get",
        "/backup",
        "All that is kept, as one file",
        None,
        &[(200, Gives::Json("Backup"))],
        &[503],
        || get(keep::back_up),
    ),
    Route {
        verb: "post",
        path: "/restore",
        about: "Take back what a backup holds, and say what that has changed",
        query: &[Parameter {
            name: "mode",
            about: "`merge`: what is here stays, too; `replace`: it goes",
            values: Values::OneOf(&["merge", "replace"]),
        }],
        takes: Some("Backup"),
        gives: &[(200, Gives::Json("Restored"))],
        fails: &[400, 409, 413, 503],
        is_owners: true,
        handler: || post(keep::restore).layer(DefaultBodyLimit::max(keep::LONGEST_BACKUP)),
    },
    telling(
        "/about",
        "The version of the program, and where it keeps things",
        &[(200, Gives::Json("About"))],
        &[],
        || get(library::about),
    ),
    keeping("post", "/exit", "End the program", None, &[(200, Gives::Json("Exit"))], &[], || {
        post(exit)
    }),
    telling("/openapi.json", "This description", &[(200, Gives::Json("Any"))], &[], || {
        get(openapi::serve)
    }),
];

/// Everything that the server answers to.
pub(crate) fn router(app: Arc<App>) -> Router {
    let owners = || middleware::from_fn_with_state(Arc::clone(&app), owner::only);
    let api = ROUTES.iter().fold(Router::new(), |api, route| {
        let handler = (route.handler)();
        let handler = if route.is_owners { handler.layer(owners()) } else { handler };
        api.route(route.path, handler)
    });
    Router::new()
        .nest(BASE, api)
        .fallback(get(assets::file))
        .layer(DefaultBodyLimit::max(LONGEST_BODY))
        .layer(middleware::from_fn_with_state(Arc::clone(&app), guard::guard))
        .with_state(app)
}

/// Ends the server once this reply is out.
async fn exit(State(app): Shared) -> Response {
    app.end();
    reply::ok(&json!({ "ended": true }))
}
