"""The game for people and programs: words, records, snapshots, reasons and outcomes over the kernel."""
