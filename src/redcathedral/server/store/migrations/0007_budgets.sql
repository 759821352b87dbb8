-- What all processes together count against limits, under names that say nothing. `until` is when all that was spent is
-- there again, in seconds since 1970 by the database's own clock. A crash of the database may lose it: all begin again.
CREATE $unlogged TABLE budgets (
    name TEXT PRIMARY KEY,
    until DOUBLE PRECISION NOT NULL
) $without_rowid;
