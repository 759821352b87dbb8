"""How the bots that think do so: an evaluation, whole turns by it, and a search with a tree."""
