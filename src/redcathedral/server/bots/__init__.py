"""Bots at the tables: their processes, plies, hints and reviews."""
