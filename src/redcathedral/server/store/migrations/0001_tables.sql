-- What 0.1 wrote.
CREATE TABLE editions (
    digest TEXT PRIMARY KEY,
    text TEXT NOT NULL
) $without_rowid;
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    created TEXT NOT NULL,
    rules TEXT NOT NULL,
    edition TEXT NOT NULL REFERENCES editions (digest),
    secret TEXT NOT NULL,
    maker TEXT NOT NULL,
    status TEXT NOT NULL,
    bots INTEGER NOT NULL,
    invite TEXT
) $without_rowid;
CREATE INDEX tables_by_maker ON tables (maker, status);
CREATE INDEX tables_with_bots ON tables (id) WHERE bots <> 0 AND status = 'playing';
CREATE TABLE events (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    at TEXT NOT NULL,
    kind TEXT NOT NULL,
    seat INTEGER,
    public TEXT NOT NULL,
    private TEXT,
    request TEXT,
    UNIQUE (table_id, seq)
);
CREATE TABLE snapshots (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    snapshot TEXT NOT NULL,
    UNIQUE (table_id, seq)
);
CREATE TABLE keys (
    digest TEXT PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id),
    holder TEXT NOT NULL
) $without_rowid;
CREATE INDEX keys_by_table ON keys (table_id);
CREATE TABLE commitments (
    commitment TEXT PRIMARY KEY,
    secret TEXT NOT NULL,
    at TEXT NOT NULL
) $without_rowid;
