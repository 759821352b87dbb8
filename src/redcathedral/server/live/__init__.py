"""Tables in memory, their watchers, and cached responses."""
