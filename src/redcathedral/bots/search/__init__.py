"""How searching bots think: an evaluation, whole turns chosen by it, and a tree search."""
