-- What a host needs: a secret of the house, who is kept out, what people report, and what admins have done.
CREATE TABLE house (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) $without_rowid;
CREATE TABLE bans (
    network TEXT PRIMARY KEY,
    at TEXT NOT NULL,
    reason TEXT NOT NULL
) $without_rowid;
CREATE TABLE reports (
    id INTEGER PRIMARY KEY,
    at TEXT NOT NULL,
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    seq INTEGER,
    said TEXT,
    reason TEXT NOT NULL
);
CREATE TABLE acts (
    id INTEGER PRIMARY KEY,
    at TEXT NOT NULL,
    act TEXT NOT NULL,
    subject TEXT NOT NULL
);
