-- Who may come in is told by events, as everything else about a table: a process that missed one can catch up.
INSERT INTO events (table_id, seq, at, kind, seat, public, private, request)
SELECT
    told.table_id,
    told.seq,
    told.at,
    'key',
    NULL,
    '{"seq":' || told.seq || ',"kind":"key","seat":null,"changed":false,"at":"' || told.at || '"}',
    '{"digest":"' || told.digest || '","holder":"' || told.holder || '"}',
    NULL
FROM (
    SELECT
        keys.table_id,
        keys.digest,
        keys.holder,
        last.at,
        last.seq + row_number() OVER (PARTITION BY keys.table_id ORDER BY keys.digest) AS seq
    FROM keys
    JOIN (SELECT table_id, max(seq) AS seq, max(at) AS at FROM events GROUP BY table_id) AS last
        ON last.table_id = keys.table_id
) AS told;
INSERT INTO events (table_id, seq, at, kind, seat, public, private, request)
SELECT
    tables.id,
    last.seq + 1,
    last.at,
    'invitation',
    NULL,
    '{"seq":' || (last.seq + 1) || ',"kind":"invitation","seat":null,"changed":false,"at":"' || last.at || '"}',
    '{"digest":"' || tables.invite || '"}',
    NULL
FROM tables
JOIN (SELECT table_id, max(seq) AS seq, max(at) AS at FROM events GROUP BY table_id) AS last
    ON last.table_id = tables.id
WHERE tables.invite IS NOT NULL;
DROP TABLE keys;
ALTER TABLE tables DROP COLUMN invite;
DROP INDEX tables_with_bots;
CREATE INDEX tables_with_bots ON tables (id) WHERE bots <> 0 AND status = 'playing';
