"""What the arena compiles: a folder of its own, so that machine code outlives changes elsewhere in the arena."""
