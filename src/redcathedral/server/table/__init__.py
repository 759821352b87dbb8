"""A table as a value: what happened at it, what may happen next, how it looks. No I/O, no clock, no random numbers."""
