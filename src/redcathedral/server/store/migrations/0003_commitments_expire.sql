-- A commitment belongs to whoever asked for it and expires by time: nobody can push out another's by asking for many.
ALTER TABLE commitments ADD COLUMN maker TEXT NOT NULL DEFAULT '';
CREATE INDEX commitments_by_age ON commitments (at);
CREATE INDEX commitments_by_maker ON commitments (maker);
