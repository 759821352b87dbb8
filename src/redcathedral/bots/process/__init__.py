"""A separate process in which bots think: its two ends, and the messages between them."""
