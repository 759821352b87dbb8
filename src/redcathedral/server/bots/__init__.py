"""Bots at the tables: processes of their own, their plies, hints and reviews."""
