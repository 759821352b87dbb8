"""What is written to files and read back: records, deals as text, snapshots. Each shape is described once, as types."""
