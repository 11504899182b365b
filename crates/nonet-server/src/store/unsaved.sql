-- Notes what is changed while the store is in memory: which rows, and what the file has of each.
CREATE TEMP TABLE unsaved (
    -- Which table it is.
    kind TEXT NOT NULL,
    id INTEGER NOT NULL,
    -- The revision of a game or the text of the settings in the file; nothing if it has no such row.
    before,
    PRIMARY KEY (kind, id)
);

CREATE TEMP TRIGGER settings_added AFTER INSERT ON main.settings BEGIN
    INSERT OR IGNORE INTO unsaved VALUES ('settings', new.id, NULL);
END;
CREATE TEMP TRIGGER settings_changed AFTER UPDATE ON main.settings BEGIN
    INSERT OR IGNORE INTO unsaved VALUES ('settings', old.id, old.value);
END;
CREATE TEMP TRIGGER settings_removed AFTER DELETE ON main.settings BEGIN
    INSERT OR IGNORE INTO unsaved VALUES ('settings', old.id, old.value);
END;

CREATE TEMP TRIGGER game_added AFTER INSERT ON main.games BEGIN
    INSERT OR IGNORE INTO unsaved VALUES ('games', new.id, NULL);
END;
CREATE TEMP TRIGGER game_changed AFTER UPDATE ON main.games BEGIN
    INSERT OR IGNORE INTO unsaved VALUES ('games', old.id, old.revision);
END;
CREATE TEMP TRIGGER game_removed AFTER DELETE ON main.games BEGIN
    INSERT OR IGNORE INTO unsaved VALUES ('games', old.id, old.revision);
END;

CREATE TEMP TRIGGER record_added AFTER INSERT ON main.records BEGIN
    INSERT OR IGNORE INTO unsaved VALUES ('records', new.id, NULL);
END;
CREATE TEMP TRIGGER record_removed AFTER DELETE ON main.records BEGIN
    INSERT OR IGNORE INTO unsaved VALUES ('records', old.id, NULL);
END;

-- Ids that are given away in memory must not be those that another process gives away in the file
-- meanwhile: they begin far behind, each time elsewhere, and stay exact as numbers of JavaScript.
CREATE TEMP TABLE last_ids AS SELECT name, seq FROM main.sqlite_sequence;
INSERT INTO main.sqlite_sequence (name, seq)
    SELECT name, 0 FROM (SELECT 'games' AS name UNION SELECT 'records')
    WHERE name NOT IN (SELECT name FROM main.sqlite_sequence);
UPDATE main.sqlite_sequence SET seq = seq + 1048576 + abs(random() % 1099511627776);

-- Puzzles that are ready are left to the file: somebody else may take them there.
DELETE FROM main.pool;
