-- Games that were begun: what a list shows of each, and all that is needed to go on with it.
CREATE TABLE games (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    created TEXT NOT NULL,
    updated TEXT NOT NULL,
    summary TEXT NOT NULL,
    state TEXT NOT NULL
);
CREATE INDEX games_by_time ON games (updated, id);
