"""What is written down and read again: records, deals in words, snapshots; each shape is described once, as types."""
