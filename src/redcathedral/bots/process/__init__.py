"""A process in which bots think, apart from the program that asks them: its two ends, and what they say."""
