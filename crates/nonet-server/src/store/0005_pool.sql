-- Puzzles that were made before anybody asked for them. A row that is taken is removed, so that nobody gets it again.
-- That the version comes first keeps a rescue from taking these rows for settings.
CREATE TABLE pool (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    -- Which program made it: another may make, and judge, others.
    version TEXT NOT NULL,
    -- The question, and the answer to it, as JSON.
    wish TEXT NOT NULL,
    answer TEXT NOT NULL
);
CREATE INDEX pool_by_wish ON pool (version, wish);
