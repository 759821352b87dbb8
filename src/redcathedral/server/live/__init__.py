"""Tables in memory, who watches them, and answers that are kept."""
