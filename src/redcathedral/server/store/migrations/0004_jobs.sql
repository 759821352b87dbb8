-- A bot's move that is due is a job. The process that holds its lease makes the move; `until` is seconds since 1970 by
-- the database's own clock, and after it another process may take the job over.
CREATE TABLE jobs (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    alone INTEGER NOT NULL,
    owner TEXT NOT NULL,
    until DOUBLE PRECISION NOT NULL
) $without_rowid;
CREATE INDEX jobs_by_lease ON jobs (until) WHERE alone = 0;
CREATE INDEX jobs_by_owner ON jobs (owner);
INSERT INTO jobs (table_id, alone, owner, until)
SELECT id, 0, '', 0 FROM tables WHERE bots <> 0 AND status = 'playing';
DROP INDEX tables_with_bots;
ALTER TABLE tables DROP COLUMN bots;
