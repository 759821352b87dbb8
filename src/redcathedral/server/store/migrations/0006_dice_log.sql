-- Every promise of dice and what became of it: only ever added to, so that a game dropped for its dice leaves a trace.
CREATE TABLE dice_log (
    number INTEGER PRIMARY KEY,
    at TEXT NOT NULL,
    what TEXT NOT NULL,
    commitment TEXT NOT NULL,
    digest TEXT NOT NULL
);
CREATE INDEX dice_log_by_commitment ON dice_log (commitment);
