-- Games that were finished.
CREATE TABLE records (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    date TEXT NOT NULL,
    puzzle TEXT NOT NULL,
    level TEXT,
    seconds INTEGER NOT NULL,
    hints INTEGER NOT NULL,
    mistakes INTEGER NOT NULL,
    details TEXT NOT NULL
);
