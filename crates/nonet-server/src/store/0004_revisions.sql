-- Each change of a game has a number, so that nobody overwrites a change that he has not seen.
ALTER TABLE games ADD COLUMN revision INTEGER NOT NULL DEFAULT 1;
