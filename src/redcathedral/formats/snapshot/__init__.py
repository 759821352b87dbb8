"""A snapshot: the whole public state of a game as one JSON object, and the position it describes."""
