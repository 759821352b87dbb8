"""What the bots compile: a folder of its own, so that machine code outlives changes to the bots around it."""
